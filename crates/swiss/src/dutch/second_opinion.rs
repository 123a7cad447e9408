//! A round by the dense matching alone, for tests that compare it with the usual way.

use ronde_model::{Colour, PairingNumber, RoundNumber, Snapshot};

use super::boards;
use super::drawn::{SolvedBy, Solvers};
use super::edition::Edition;
use super::judge::Judge;
use crate::field::Field;
use crate::pairing::Board;

/// The same round by the dense matching alone, without the fast way for large brackets, and for
/// each bracket of the usual way its number of players and what answered for it. `None` when no
/// pairing exists. Made for comparing the two; much slower for large fields.
pub fn second_opinion(
    snapshot: &Snapshot,
    round: RoundNumber,
    edition: Edition,
    initial_colour: Colour,
) -> Option<SecondOpinion> {
    let field = Field::new(snapshot, round, edition.history_rules());
    let judge = Judge::new(edition, &field)?;
    let slow = judge.draw_by(Solvers::MatchingOnly);
    let usual = judge.draw();
    Some(SecondOpinion {
        boards: boards(&field, &slow, initial_colour),
        bye: slow.bye.map(|place| field.at(place).number),
        usual_boards: boards(&field, &usual, initial_colour),
        usual_bye: usual.bye.map(|place| field.at(place).number),
        solved: usual
            .brackets
            .iter()
            .map(|it| (it.bracket.players().len(), it.solved_by))
            .collect(),
    })
}

/// A round by the dense matching alone, beside the usual one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecondOpinion {
    /// Boards by the dense matching.
    pub boards: Vec<Board>,
    /// The bye by the dense matching.
    pub bye: Option<PairingNumber>,
    /// Boards as usual.
    pub usual_boards: Vec<Board>,
    /// The bye as usual.
    pub usual_bye: Option<PairingNumber>,
    /// Players of each bracket, and what answered for it as usual.
    pub solved: Vec<(usize, SolvedBy)>,
}
