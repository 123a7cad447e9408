//! A round by weights alone, for tests that compare it with the usual way.

use ronde_model::{Colour, PairingNumber, RoundNumber, Snapshot};

use super::people::People;
use super::{BOOK, boards, bracket, draw, glance};
use crate::field::Field;
use crate::pairing::Board;

/// A round after the seeding rounds by the dense matching alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BursteinSecondOpinion {
    /// Boards by the dense matching.
    pub boards: Vec<Board>,
    /// The bye.
    pub bye: Option<PairingNumber>,
    /// Players of each bracket, and whether the usual way decides it at a glance.
    pub solved: Vec<(usize, bool)>,
}

/// The same round by the dense matching alone, without the glance for large brackets. `None` when
/// no pairing exists. Made for comparing the two; much slower for large fields.
pub fn burstein_second_opinion(
    snapshot: &Snapshot,
    round: RoundNumber,
    initial_colour: Colour,
) -> Option<BursteinSecondOpinion> {
    let field = Field::of(snapshot, round, BOOK.system);
    let people = People::new(snapshot, &field);
    let drawn = draw(&people, bracket::by_matching).ok()?;
    let solved = drawn.brackets.iter().map(|paired| {
        (paired.bracket.ranked.len(), glance::pair(&people, &paired.bracket).is_some())
    });
    Some(BursteinSecondOpinion {
        boards: boards(&people, &drawn, initial_colour),
        solved: solved.collect(),
        bye: drawn.bye.map(|bye| people.number(bye.receiver)),
    })
}
