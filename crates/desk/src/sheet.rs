//! What an arbiter looks at beside each pair: points, colours so far, the colour due, whom they
//! met.

use std::collections::BTreeMap;

use ronde_model::{Colour, Histories, RoundNumber, Score};
use ronde_swiss::Book;
use ronde_swiss::field::Field;

use crate::state::{Phase, State};
use crate::stored::EntrantId;
use crate::thing::Thing;

pub use ronde_swiss::colours::{Preference, Strength};

/// What is known of somebody before a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// Points.
    pub points: Score,
    /// What he is paired by: points, and virtual points where there is an acceleration.
    pub score: Score,
    /// The colour of each round before; none where he played no game.
    pub colours: Vec<Option<Colour>>,
    /// The colour due, and how urgently (C.04.3:1.7); none where nothing is due.
    pub due: Option<Preference>,
    /// Whom he has played.
    pub met: Vec<EntrantId>,
    /// His number in the starting list.
    pub number: u32,
}

/// Everybody before a round.
pub fn facts(state: &State, round: u16) -> BTreeMap<EntrantId, Facts> {
    let (snapshot, numbers) = state.numbered_snapshot(usize::from(round.max(1)) - 1);
    let histories = Histories::of(&snapshot);
    let totals = ronde_model::scores::totals(&snapshot, &histories);
    let mut found = BTreeMap::new();
    for (index, player) in snapshot.players.iter().enumerate() {
        let Some(id) = numbers.id(player.number) else { continue };
        let met: Vec<_> = histories.row(index).iter().map(|entry| entry.met()).collect();
        let facts = Facts {
            points: totals[index],
            score: totals[index],
            colours: met.iter().map(|game| game.map(|(_, colour)| colour)).collect(),
            due: None,
            met: met.iter().flatten().filter_map(|(other, _)| numbers.id(*other)).collect(),
            number: player.number.get(),
        };
        found.insert(id, facts);
    }
    let field = state.settings.swiss().zip(RoundNumber::new(round));
    if let Some((system, round)) = field {
        for entrant in Field::new(&snapshot, round, Book::of(system).history).entrants() {
            let id = numbers.id(entrant.number);
            if let Some(facts) = id.and_then(|id| found.get_mut(&id)) {
                (facts.score, facts.due) = (entrant.score, entrant.preference);
            }
        }
    }
    found
}

/// Whether something on which a draft rests has changed since it was made.
pub fn is_outdated(state: &State, round: u16) -> bool {
    if state.round(round).is_none_or(|held| held.phase != Phase::Draft) {
        return false;
    }
    let made = state.last_change(Thing::Round(round));
    let before = (1..round).flat_map(|round| [Thing::Round(round), Thing::Boards(round)]);
    let rests = before.chain([Thing::Settings, Thing::Players]);
    rests.into_iter().any(|thing| state.last_change(thing) > made)
}
