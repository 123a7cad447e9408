//! Dubov of 2026 (C.04.4.1) exactly as written, set by set and permutation by permutation, for
//! small fields.
//!
//! Every article is an enumeration here: all sets of upfloaters in the order of 4.2, all legal
//! pairings of every bracket they make, all sets of shifters in the order of 4.3, all
//! transpositions in the order of 4.4; the first of the best is taken. Whether the rest can be
//! paired is answered by trying everything. Nothing is shared with the engine.
//!
//! | Article | Where |
//! |---|---|
//! | 1.6, 1.7, 1.8 | `facts` |
//! | 2.1, 2.2 (C1 to C4) | `facts::Facts::legal`, `procedure::Round::completes` |
//! | 2.3 (C5 to C10) | `procedure::Shortfall` |
//! | 3.1 | `procedure::Round::assign_bye` |
//! | 3.2.1, 3.2.2 | `procedure::Round::choose_upfloaters` |
//! | 3.2.3 to 3.2.6 | `bracket` |
//! | 4.1, 4.2, 4.3, 4.4 | `order` |
//! | 5.2 | `facts::Facts::colour_of_higher` |
//!
//! Readings: as in the engine's documentation. Those that show here: a maximum upfloater counts in
//! C9 with all his upfloats; who was shifted by the first step of 3.2.4 is no possible shifter of
//! the second (4.3.1: the pool are the seekers of the other colour).

use std::cmp::Reverse;

use ronde_model::{Colour, PairingNumber, RoundNumber, Snapshot};

mod bracket;
pub(crate) mod claims;
mod facts;
mod order;
mod procedure;

use crate::literal::LiteralError;
use facts::Facts;

/// The most players that are taken.
pub const MOST_PLAYERS: usize = 14;

/// A round as the articles give it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DubovRound {
    /// White and Black, in the order of boards (C.04.2:3.6).
    pub pairs: Vec<(PairingNumber, PairingNumber)>,
    /// Who has the pairing-allocated bye.
    pub bye: Option<PairingNumber>,
    /// What happened in each bracket, from the top.
    pub brackets: Vec<BracketTrace>,
}

/// What happened in a bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketTrace {
    /// Its upfloaters (3.2.2).
    pub upfloaters: Vec<PairingNumber>,
    /// Who left the smaller subgroup (3.2.4, first step).
    pub first_shift: Vec<PairingNumber>,
    /// Who left the larger one (3.2.4, second step).
    pub second_shift: Vec<PairingNumber>,
    /// S1 and T2.
    pub rows: Vec<(PairingNumber, PairingNumber)>,
}

/// Pairs one round from the rounds before it.
///
/// # Errors
/// If no complete pairing exists, or the field is too large, or earlier rounds are missing.
pub fn pair(snapshot: &Snapshot, round: RoundNumber) -> Result<DubovRound, LiteralError> {
    if snapshot.rounds.len() < round.index() {
        return Err(LiteralError::MissingRounds { rounds: snapshot.rounds.len() });
    }
    let facts = Facts::new(snapshot, round);
    if facts.people.len() > MOST_PLAYERS {
        return Err(LiteralError::TooManyPlayers { players: facts.people.len() });
    }
    let drawn = procedure::Round::new(&facts).pair().ok_or(LiteralError::NoCompletePairing)?;
    let number = |place: usize| facts.people[place].number;
    Ok(DubovRound {
        pairs: in_board_order(&facts, &drawn.brackets),
        bye: drawn.bye.map(number),
        brackets: drawn.brackets.iter().map(|it| trace(&facts, it)).collect(),
    })
}

fn trace(facts: &Facts, bracket: &bracket::Paired) -> BracketTrace {
    let number = |place: &usize| facts.people[*place].number;
    BracketTrace {
        upfloaters: bracket.upfloaters.iter().map(number).collect(),
        first_shift: bracket.first_shift.iter().map(number).collect(),
        second_shift: bracket.second_shift.iter().map(number).collect(),
        rows: bracket.pairs.iter().map(|(one, other)| (number(one), number(other))).collect(),
    }
}

/// C.04.2:3.6: score of the higher ranked, sum of both scores, number of the higher ranked.
fn in_board_order(
    facts: &Facts,
    brackets: &[bracket::Paired],
) -> Vec<(PairingNumber, PairingNumber)> {
    let pairs = brackets.iter().flat_map(|bracket| &bracket.pairs);
    let mut pairs: Vec<(usize, usize)> =
        pairs.map(|&(one, other)| (one.min(other), one.max(other))).collect();
    let score = |place: usize| facts.people[place].score;
    pairs.sort_by_key(|&(higher, lower)| {
        let sum = score(higher) + score(lower);
        (Reverse(score(higher)), Reverse(sum), facts.people[higher].number)
    });
    let board = |(higher, lower): (usize, usize)| {
        let (first, second) = (facts.people[higher].number, facts.people[lower].number);
        match facts.colour_of_higher(higher, lower) {
            Colour::White => (first, second),
            Colour::Black => (second, first),
        }
    };
    pairs.into_iter().map(board).collect()
}
