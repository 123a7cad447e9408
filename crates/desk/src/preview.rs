//! What an act would change, before it is done: boards, the next pairing, the standings, ratings.

use std::collections::BTreeMap;

use ronde_model::{Participant, Score};
use ronde_rating::event::fide::{self, Verdict};
use serde::Serialize;

use crate::desk::{Decided, Refusal, Request, decide_accepting};
use crate::engine;
use crate::entry::Entry;
use crate::judge::Caution;
use crate::state::State;
use crate::stored::{Act, Arrangement, Departure, EntrantId, ResultCode};

/// What an act would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// What must be accepted.
    pub cautions: Vec<Caution>,
    /// What would be different.
    pub difference: Difference,
    /// The state after it.
    pub after: State,
}

/// What is different between two states of a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// Boards of rounds that are paired.
    pub boards: Vec<BoardDifference>,
    /// The pairing that the engine would make next, before and after; none where it is the same or
    /// there is none.
    pub next: Option<Departure>,
    /// Who has other points or another rank.
    pub standings: Vec<RankDifference>,
    /// Whose rating changes by something else, in hundredths of a point.
    pub ratings: Vec<RatingDifference>,
}

impl Difference {
    /// Whether nothing is different.
    pub fn is_none(&self) -> bool {
        *self == Difference::default()
    }
}

/// A board before and after.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "named by what they are")]
pub struct BoardDifference {
    pub round: u16,
    pub table: u32,
    pub before: Option<Seated>,
    pub after: Option<Seated>,
}

/// Who sits at a board, and with what result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "named by what they are")]
pub struct Seated {
    pub white: EntrantId,
    pub black: EntrantId,
    pub result: Option<ResultCode>,
}

/// Points in tenths, and rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "named by what they are")]
pub struct Place {
    pub rank: u32,
    pub tenths: i32,
}

/// Somebody's place before and after; none where he is not ranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "named by what they are")]
pub struct RankDifference {
    pub player: EntrantId,
    pub before: Option<Place>,
    pub after: Option<Place>,
}

/// Somebody's change of rating before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "named by what they are")]
pub struct RatingDifference {
    pub player: EntrantId,
    pub before: Option<i64>,
    pub after: Option<i64>,
}

/// What an act would do, with everything accepted that must be.
///
/// # Errors
/// Why it cannot be done at all; or that the journal could not be read.
pub fn preview<E: From<Refusal>>(
    state: &State,
    request: Request,
    journal: impl FnOnce() -> Result<Vec<Entry<Act>>, E>,
) -> Result<Preview, E> {
    let (Decided { state: after, .. }, cautions) = decide_accepting(state, request, journal)?;
    let difference = difference(state, &after);
    Ok(Preview { cautions, difference, after })
}

/// What is different between two states.
pub fn difference(before: &State, after: &State) -> Difference {
    Difference { next: next(before, after), ..without_next(before, after) }
}

/// The same without the pairing that comes next.
pub(crate) fn without_next(before: &State, after: &State) -> Difference {
    Difference {
        boards: boards(before, after),
        next: None,
        standings: standings(before, after),
        ratings: ratings(before, after),
    }
}

/// Boards as arbiters see them: what a session holds aside is among them.
fn boards(before: &State, after: &State) -> Vec<BoardDifference> {
    let seats = |state: &State| -> BTreeMap<(u16, u32), Seated> {
        let boards = state.rounds.iter().zip(1u16..).flat_map(|(held, round)| {
            held.boards.iter().map(move |it| {
                let seated = Seated { white: it.white, black: it.black, result: it.result };
                ((round, it.table), seated)
            })
        });
        boards.collect()
    };
    let changed = changed(&seats(&before.with_session()), &seats(&after.with_session()));
    let board = |((round, table), before, after)| BoardDifference { round, table, before, after };
    changed.into_iter().map(board).collect()
}

/// Keys whose values differ, with both.
fn changed<K: Ord + Copy, V: PartialEq + Copy>(
    before: &BTreeMap<K, V>,
    after: &BTreeMap<K, V>,
) -> Vec<(K, Option<V>, Option<V>)> {
    let mut keys: Vec<K> = before.keys().chain(after.keys()).copied().collect();
    keys.sort_unstable();
    keys.dedup();
    keys.into_iter()
        .map(|key| (key, before.get(&key).copied(), after.get(&key).copied()))
        .filter(|(_, before, after)| before != after)
        .collect()
}

/// What the engine would pair next, where both states let it.
fn next(before: &State, after: &State) -> Option<Departure> {
    let paired = |state: &State| -> Option<Arrangement> {
        let Act::Pair { pairing, .. } = engine::pair(state, true).ok()?.act else { return None };
        Some(pairing.arrangement)
    };
    let same_round = before.next_round() == after.next_round();
    let (one, other) = same_round.then(|| Some((paired(before)?, paired(after)?)))??;
    Some(engine::compared(&one, &other)).filter(|departure| !departure.is_none())
}

fn standings(before: &State, after: &State) -> Vec<RankDifference> {
    let places = |state: &State| -> BTreeMap<EntrantId, Place> {
        let (table, numbers) = state.standings();
        let place = |row: &ronde_standings::Row| {
            let Participant::Player(number) = row.who else { return None };
            let tenths = Score::tenths(row.score);
            Some((numbers.id(number)?, Place { rank: row.rank, tenths }))
        };
        table.rows().iter().filter_map(place).collect()
    };
    let difference = |(player, before, after)| RankDifference { player, before, after };
    changed(&places(before), &places(after)).into_iter().map(difference).collect()
}

fn ratings(before: &State, after: &State) -> Vec<RatingDifference> {
    let changes = |state: &State| -> BTreeMap<EntrantId, i64> {
        let numbers = state.numbering(state.next_round());
        let lines = fide::lines(&state.rating_snapshot(), &fide::Settings::default());
        let change = |line: &fide::Line| match &line.verdict {
            Verdict::Changed(change) => Some((numbers.id(line.number)?, change.hundredths)),
            _ => None,
        };
        lines.iter().filter_map(change).collect()
    };
    let difference = |(player, before, after)| RatingDifference { player, before, after };
    changed(&changes(before), &changes(after)).into_iter().map(difference).collect()
}
