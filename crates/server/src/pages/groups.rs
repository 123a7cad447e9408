//! Categories of the standings: those that somebody belongs to, and not everybody.

use std::collections::BTreeSet;

use ronde_desk::State;
use ronde_desk::stored::EntrantId;
use ronde_model::{PairingNumber, Snapshot};
use ronde_standings::Category;
use ronde_words::{StandingWords, fill};

use crate::cache::Places;

/// A category that can be chosen.
pub(crate) struct Group {
    /// As the address names it.
    pub(crate) code: String,
    pub(crate) words: String,
}

/// Ages of the usual categories.
const YOUNG: [u16; 7] = [8, 10, 12, 14, 16, 18, 20];
const OLD: [u16; 2] = [50, 65];

/// Categories of the event's own, clubs, and those that sex and age make.
pub(crate) fn groups(state: &State, places: &Places, p: &'static StandingWords) -> Vec<Group> {
    let mut found = vec![Group { code: String::new(), words: p.everybody.to_owned() }];
    let mut add = |code: String, words: String| found.push(Group { code, words });
    let some = |category: &Category| {
        let players = &places.snapshot.players;
        let count = players.iter().filter(|it| category.holds(&places.snapshot, it)).count();
        count > 0 && count < players.len()
    };
    if Category::read("women").is_some_and(|it| some(&it)) {
        add("women".to_owned(), p.women.to_owned());
    }
    for age in YOUNG.into_iter().filter(|age| some(&Category::Under(*age))) {
        add(format!("U{age}"), fill!(p.under, n = age));
    }
    for age in OLD.into_iter().filter(|age| some(&Category::AtLeast(*age))) {
        add(format!("S{age}"), fill!(p.seniors, n = age));
    }
    let of = |get: fn(&ronde_desk::stored::Entrant) -> &str| -> BTreeSet<String> {
        let each = state.players.values().map(|it| get(&it.entrant).trim().to_owned());
        each.filter(|it| !it.is_empty()).collect()
    };
    for name in of(|it| &it.category) {
        add(format!("category:{name}"), name);
    }
    for name in of(|it| &it.club) {
        add(format!("club:{name}"), name);
    }
    found
}

/// The longest code that is read: a category of several parts, with room to spare.
const LONGEST: usize = 200;

/// The category that a page shows.
pub(crate) enum Chosen {
    Everybody,
    Club(String),
    Own(String),
    Of(Category),
}

impl Chosen {
    /// The category of a code; an unknown code is everybody. Spectators choose among those that are
    /// offered: by asking for every age in turn they would learn when each player was born.
    pub(crate) fn read(code: &str, offered: &[Group], arbiter: bool) -> Chosen {
        if code.len() > LONGEST || !(arbiter || offered.iter().any(|it| it.code == code)) {
            return Chosen::Everybody;
        }
        if let Some(name) = code.strip_prefix("club:") {
            return Chosen::Club(name.to_owned());
        }
        if let Some(name) = code.strip_prefix("category:") {
            return Chosen::Own(name.to_owned());
        }
        let category = Some(code).filter(|it| !it.is_empty()).and_then(Category::read);
        category.map_or(Chosen::Everybody, Chosen::Of)
    }

    /// Whether somebody belongs to it.
    pub(crate) fn holds(
        &self,
        state: &State,
        snapshot: &Snapshot,
        number: PairingNumber,
        id: EntrantId,
    ) -> bool {
        let entrant = state.players.get(&id).map(|it| &it.entrant);
        match self {
            Chosen::Everybody => true,
            Chosen::Club(name) => entrant.is_some_and(|it| it.club.trim() == name),
            Chosen::Own(name) => entrant.is_some_and(|it| it.category.trim() == name),
            Chosen::Of(category) => {
                snapshot.player(number).is_some_and(|player| category.holds(snapshot, player))
            }
        }
    }
}
