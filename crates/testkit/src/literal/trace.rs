//! What was decided in each bracket, for whoever wants to see why.

use ronde_model::{PairingNumber, Score};

use super::field::Field;
use super::search::{Bracket, Chosen};
use super::{dutch2017, dutch2026};

/// How far the chosen candidate falls short, by the criteria of its edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Criteria {
    /// C6 to C21.
    Dutch2026(dutch2026::Shortfall),
    /// C.5 to C.19.
    Dutch2017(dutch2017::Shortfall),
}

/// One bracket as it was paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketTrace {
    /// Score of the highest ranked resident.
    pub score: Score,
    /// Players moved down from the bracket before.
    pub moved_down: Vec<PairingNumber>,
    /// Residents.
    pub residents: Vec<PairingNumber>,
    /// Pairs made here, White first.
    pub pairs: Vec<(PairingNumber, PairingNumber)>,
    /// Players who leave it unpaired.
    pub floaters: Vec<PairingNumber>,
    /// Why it is the best candidate.
    pub criteria: Criteria,
    /// How many candidates were looked at.
    pub looked_at: usize,
}

impl BracketTrace {
    pub(crate) fn new<S>(
        field: &Field,
        bracket: Bracket,
        chosen: Chosen<S>,
        criteria: impl Fn(S) -> Criteria,
    ) -> BracketTrace {
        let numbers = |places: super::set::Set| places.places().map(|p| field.number(p)).collect();
        let score = bracket.residents.first().map_or(0, |place| field.score(place));
        let boards = chosen.pairs.iter().map(|(one, other)| field.board(*one, *other));
        BracketTrace {
            score: Score::from_tenths(score),
            moved_down: numbers(bracket.moved_down),
            residents: numbers(bracket.residents),
            pairs: boards
                .map(|board| (field.number(board.white), field.number(board.black)))
                .collect(),
            floaters: numbers(chosen.floaters),
            criteria: criteria(chosen.shortfall),
            looked_at: chosen.looked_at,
        }
    }
}
