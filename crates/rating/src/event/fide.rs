//! What a tournament does to FIDE's ratings (B.02:8.2, 8.3).

use std::collections::{BTreeMap, BTreeSet};

use ronde_model::{Histories, PairingNumber, Player, Snapshot};

use super::{Counted, Performances, bare, counted, decisive_day};
use crate::fide::DifferenceRule;
use crate::fide::change::{Change, change};
use crate::fide::initial::{Initial, NoRating, initial};
use crate::fide::k::{Career, List, NEW_UNTIL, coefficient};

/// What a tournament file does not say of its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Which list.
    pub list: List,
    /// Players with fewer than thirty rated games.
    pub newcomers: BTreeSet<PairingNumber>,
    /// Players whose published rating once reached 2400.
    pub reached_2400: BTreeSet<PairingNumber>,
    /// K as FIDE's list has it.
    pub k: BTreeMap<PairingNumber, u32>,
    /// K of everybody whose K is not given.
    pub k_of_all: Option<u32>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            list: List::Standard,
            newcomers: BTreeSet::new(),
            reached_2400: BTreeSet::new(),
            k: BTreeMap::new(),
            k_of_all: None,
        }
    }
}

/// What happens to a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The rating changes.
    Changed(Change),
    /// A first rating, or why there is none.
    First(Result<Initial, NoRating>),
    /// A rated player without a game that counts.
    NoGames,
}

/// A player of the tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Who.
    pub number: PairingNumber,
    /// The games that count.
    pub games: Vec<Counted>,
    /// What they do.
    pub verdict: Verdict,
    /// What they are worth.
    pub performances: Performances,
}

/// The form of the 400-point rule that the event's date chooses; today's without a date.
pub fn difference_rule(snapshot: &Snapshot) -> DifferenceRule {
    decisive_day(snapshot).map_or(DifferenceRule::Below2650Capped, DifferenceRule::on)
}

/// Every player of the tournament, in the order of the starting list.
pub fn lines(snapshot: &Snapshot, settings: &Settings) -> Vec<Line> {
    let histories = Histories::of(snapshot);
    let rule = difference_rule(snapshot);
    let year = decisive_day(snapshot).map(ronde_model::Date::year);
    let line = |(index, player): (usize, &Player)| {
        let games = counted(snapshot, &histories, index, &|one| one.rating);
        let plain = bare(&games);
        let verdict = match player.rating {
            None => Verdict::First(initial(&plain)),
            Some(_) if games.is_empty() => Verdict::NoGames,
            Some(rating) => {
                let k = k_of(settings, player, rating, year);
                Verdict::Changed(change(rating, k, rule, &plain))
            }
        };
        let performances = Performances::of(player.rating, &plain);
        Line { number: player.number, games, verdict, performances }
    };
    snapshot.players.iter().enumerate().map(line).collect()
}

/// K as given, else by B.02:8.3.3 from what the file knows: rating, year of birth, and the
/// newcomers that were named.
fn k_of(settings: &Settings, player: &Player, rating: u16, year: Option<u16>) -> u32 {
    let given = settings.k.get(&player.number).copied().or(settings.k_of_all);
    let birth = player.birth.as_ref().and_then(ronde_model::DateText::date);
    let career = Career {
        rating,
        games: if settings.newcomers.contains(&player.number) { 0 } else { NEW_UNTIL },
        reached_2400: settings.reached_2400.contains(&player.number),
        // Without the year of the event nobody's age is known.
        birth_year: year.and(birth).map(ronde_model::Date::year),
    };
    given.unwrap_or_else(|| coefficient(settings.list, career, year.unwrap_or_default()))
}
