//! The Dutch system exactly as written, candidate by candidate, for small fields.
//!
//! Nothing here is clever: every bracket shows all its candidates in the order of the articles, the
//! criteria are counted for each, and the first of the best is taken. Whether the rest of a round
//! can be completed is answered by trying everything. That makes it slow beyond a dozen players and
//! easy to compare with the book, which is the point: the engine is checked against it.
//!
//! Readings taken where the text is open:
//! - An MDP who is not paired in a bracket counts in C18 and C20 with a difference larger than any
//!   real one, the higher his score the larger.
//! - Players who float down together are never paired with each other further down, so C4 does not
//!   count on it.
//! - "Score" of a topscorer is his pairing score; where a win with White and with Black are worth
//!   different points, "a win" is the larger, and so is "a loss".
//! - Overlapping rows of virtual points add up.

use std::cmp::Reverse;
use std::fmt;

use ronde_model::{PairingNumber, RoundNumber, Snapshot};

pub(crate) mod claims;
mod colours;
mod completion;
pub mod dutch2017;
pub mod dutch2026;
pub(crate) mod field;
mod order;
pub(crate) mod record;
mod search;
pub(crate) mod set;
#[cfg(test)]
mod tests;
mod trace;

pub use trace::{BracketTrace, Criteria};

use field::Field;
use record::Record;

/// The most players that are taken: beyond, the tables of the brute force would not fit.
pub const MOST_PLAYERS: usize = 16;

/// Which edition of C.04.3 is followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Edition {
    /// In force until 31 January 2026.
    Dutch2017,
    /// In force from 1 February 2026.
    Dutch2026,
}

/// A round as the articles give it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiteralRound {
    /// White and Black, in the order of boards (C.04.2:3.6).
    pub pairs: Vec<(PairingNumber, PairingNumber)>,
    /// Who has the pairing-allocated bye.
    pub bye: Option<PairingNumber>,
    /// What happened in each bracket, from the top.
    pub brackets: Vec<BracketTrace>,
}

/// Why there is no round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LiteralError {
    /// C.04.3:1.9.3: no complete pairing exists under the absolute criteria.
    NoCompletePairing,
    /// More players than brute force can take.
    TooManyPlayers {
        /// How many are to be paired.
        players: usize,
    },
    /// The rounds before are not all in the snapshot.
    MissingRounds {
        /// How many there are.
        rounds: usize,
    },
}

impl fmt::Display for LiteralError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LiteralError::NoCompletePairing => {
                f.write_str("no complete pairing exists; the chief arbiter must decide")
            }
            LiteralError::TooManyPlayers { players } => {
                write!(f, "{players} players are to be paired; at most {MOST_PLAYERS} can be")
            }
            LiteralError::MissingRounds { rounds } => {
                write!(f, "only {rounds} earlier rounds are there; add the missing ones")
            }
        }
    }
}

impl std::error::Error for LiteralError {}

/// Pairs one round from the rounds before it. Byes of the round come from the requests, and from
/// the round itself if it is already there; nothing else of it or of later rounds is looked at.
///
/// # Errors
/// If no complete pairing exists, or the field is too large, or earlier rounds are missing.
pub fn pair(
    snapshot: &Snapshot,
    round: RoundNumber,
    edition: Edition,
) -> Result<LiteralRound, LiteralError> {
    if snapshot.rounds.len() < round.index() {
        return Err(LiteralError::MissingRounds { rounds: snapshot.rounds.len() });
    }
    let record = Record::new(snapshot, round, edition);
    let players = record.present().count();
    if players > MOST_PLAYERS {
        return Err(LiteralError::TooManyPlayers { players });
    }
    let field = Field::new(&record);
    let paired = match edition {
        Edition::Dutch2017 => dutch2017::pair(&field),
        Edition::Dutch2026 => dutch2026::pair(&field),
    };
    let (brackets, bye) = paired.ok_or(LiteralError::NoCompletePairing)?;
    let bye = bye.map(|place| field.number(place));
    Ok(LiteralRound { pairs: in_board_order(&field, &brackets), bye, brackets })
}

/// C.04.2:3.6: score of the higher ranked, sum of both scores, number of the higher ranked.
fn in_board_order(field: &Field, brackets: &[BracketTrace]) -> Vec<(PairingNumber, PairingNumber)> {
    let place = |number: PairingNumber| {
        field.people.iter().position(|person| person.number == number).unwrap_or(usize::MAX)
    };
    let mut pairs: Vec<_> =
        brackets.iter().flat_map(|bracket| bracket.pairs.iter().copied()).collect();
    pairs.sort_by_cached_key(|(white, black)| {
        let (white, black) = (place(*white), place(*black));
        let (higher, lower) = (white.min(black), white.max(black));
        let sum = field.score(higher) + field.score(lower);
        (Reverse(field.score(higher)), Reverse(sum), field.number(higher))
    });
    pairs
}
