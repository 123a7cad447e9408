//! Burstein of 2026 (C.04.4.2) exactly as written, pairing by pairing, for small fields.
//!
//! Every bracket shows all its pairings in the order of 4.3, the criteria are counted for each, and
//! the first of the best is taken. Whether the rest can be paired, and how the following bracket
//! would fare, is answered by trying everything. Nothing is shared with the engine.
//!
//! | Article | Where |
//! |---|---|
//! | 1.5 | `facts::preference` |
//! | 1.6 | `pair` |
//! | 1.7, 1.8 | `index` |
//! | 2.1, 2.2 (C1 to C4) | `facts::Facts::legal`, `procedure::Round::completes` |
//! | 2.3 (C5 to C8) | `procedure::Shortfall` |
//! | 3.1 | `procedure::Round::assign_bye` |
//! | 3.2 | `procedure::Round::choose` |
//! | 4.1, 4.2, 4.3 | `order` |
//! | 5.2 | `facts::Facts::colour_of_higher` |
//!
//! Readings: as in the engine's documentation. Those that show here: the following bracket of C7 is
//! the outgoing floaters with the next scoregroup, which then makes as many pairs as it can (C5)
//! and leaves over scores as low as it can (C6); who has a zero-point bye in the round being paired
//! is counted for former opponents with draws for the zero-point byes that lead up to it (1.7.2).

use std::cmp::Reverse;

use ronde_model::{Colour, PairingNumber, RoundNumber, Score, Snapshot};

pub(crate) mod claims;
mod facts;
mod index;
mod order;
mod procedure;
#[cfg(test)]
mod tests;

use crate::literal::{self, Edition, LiteralError};
use facts::Facts;
use procedure::Bracket;

/// The most players that are taken.
pub const MOST_PLAYERS: usize = 20;

/// A round as the articles give it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BursteinRound {
    /// White and Black, in the order of boards (C.04.2:3.6).
    pub pairs: Vec<(PairingNumber, PairingNumber)>,
    /// Who has the pairing-allocated bye.
    pub bye: Option<PairingNumber>,
    /// What happened in each bracket, from the top; nothing in a seeding round.
    pub brackets: Vec<BracketTrace>,
}

/// What happened in a bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketTrace {
    /// The score of its residents.
    pub score: Score,
    /// Everybody in it by BSN (4.1).
    pub ranked: Vec<PairingNumber>,
    /// Its pairs, the smaller BSN first.
    pub pairs: Vec<(PairingNumber, PairingNumber)>,
    /// Its outgoing floaters.
    pub floaters: Vec<PairingNumber>,
    /// C5 to C8 as lists, each the smaller the better.
    pub criteria: [Vec<i64>; 4],
}

/// 1.6: whether the round is paired by the FIDE (Dutch) system.
pub fn is_seeding_round(snapshot: &Snapshot, round: RoundNumber) -> bool {
    let half = snapshot.rules.declared_rounds.unwrap_or(0) / 2;
    let seeding = if half > 4 { 4 } else { half };
    round.get() <= seeding
}

/// Pairs one round from the rounds before it.
///
/// # Errors
/// If no complete pairing exists, or the field is too large, or earlier rounds are missing.
pub fn pair(snapshot: &Snapshot, round: RoundNumber) -> Result<BursteinRound, LiteralError> {
    if is_seeding_round(snapshot, round) {
        let dutch = literal::pair(snapshot, round, Edition::Dutch2026)?;
        return Ok(BursteinRound { pairs: dutch.pairs, bye: dutch.bye, brackets: Vec::new() });
    }
    if snapshot.rounds.len() < round.index() {
        return Err(LiteralError::MissingRounds { rounds: snapshot.rounds.len() });
    }
    let facts = Facts::new(snapshot, round);
    if facts.people.len() > MOST_PLAYERS {
        return Err(LiteralError::TooManyPlayers { players: facts.people.len() });
    }
    let drawn = procedure::Round::new(&facts).pair().ok_or(LiteralError::NoCompletePairing)?;
    Ok(BursteinRound {
        pairs: in_board_order(&facts, &drawn.brackets),
        bye: drawn.bye.map(|place| facts.people[place].number),
        brackets: drawn.brackets.iter().map(|it| trace(&facts, it)).collect(),
    })
}

fn trace(facts: &Facts, bracket: &Bracket) -> BracketTrace {
    let number = |place: &usize| facts.people[*place].number;
    BracketTrace {
        score: Score::from_tenths(bracket.score),
        ranked: bracket.players.iter().map(number).collect(),
        pairs: bracket.pairs.iter().map(|(one, other)| (number(one), number(other))).collect(),
        floaters: bracket.floaters.iter().map(number).collect(),
        criteria: bracket.shortfall.lists(),
    }
}

/// C.04.2:3.6: score of the higher ranked, sum of both scores, number of the higher ranked; there
/// it is scores and numbers that rank.
fn in_board_order(facts: &Facts, brackets: &[Bracket]) -> Vec<(PairingNumber, PairingNumber)> {
    let pairs = brackets.iter().flat_map(|bracket| &bracket.pairs);
    let mut boards: Vec<_> = pairs
        .map(|&(one, other)| {
            let (a, b) = (&facts.people[one], &facts.people[other]);
            let first =
                if (Reverse(a.score), a.number) < (Reverse(b.score), b.number) { a } else { b };
            let key = (Reverse(first.score), Reverse(a.score + b.score), first.number);
            let (higher, lower) = (one.min(other), one.max(other));
            let (high, low) = (facts.people[higher].number, facts.people[lower].number);
            let board = match facts.colour_of_higher(higher, lower) {
                Colour::White => (high, low),
                Colour::Black => (low, high),
            };
            (key, board)
        })
        .collect();
    boards.sort_by_key(|(key, _)| *key);
    boards.into_iter().map(|(_, board)| board).collect()
}
