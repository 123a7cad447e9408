//! The Dutch system of 2010 (dutch-2010) followed step by step, for small fields.
//!
//! | file | chapter |
//! |---|---|
//! | `people` | A: scores, colours, floats, X1 and Z1 |
//! | `order` | D1, D2, D3: permutations, exchanges and sets in the printed order |
//! | `level` | C3 to C10: one bracket, candidate by candidate, requirement by requirement |
//! | `procedure` | C1, C2, C12, C13, C14: from bracket to bracket and back |
//! | `colours` | E and F1 |
//!
//! Permutations and exchanges are written down in their order once for each bracket; the loosening
//! of C10 then goes through that list again and again, one requirement at a time. Everything that
//! asks "can it be done" is answered by trying.
//!
//! Readings, beside those of the book of readings: see the engine's list, which is the same.

pub(crate) mod claims;
mod colours;
mod level;
mod order;
mod people;
mod procedure;
#[cfg(test)]
mod tests;

use ronde_model::{PairingNumber, RoundNumber, Snapshot};

use crate::literal::LiteralError;
use people::People;

/// The most players that are taken.
const MOST_PLAYERS: usize = 12;

/// A round as the book gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// White and Black, in the order of F1.
    pub pairs: Vec<(PairingNumber, PairingNumber)>,
    /// Who is exempt (A5).
    pub bye: Option<PairingNumber>,
    /// The steps taken, in words.
    pub trace: Vec<String>,
}

/// Pairs one round from the rounds before it.
///
/// # Errors
/// If no complete pairing exists, or the field is too large, or earlier rounds are missing.
pub fn pair(snapshot: &Snapshot, round: RoundNumber) -> Result<Round, LiteralError> {
    if snapshot.rounds.len() < round.index() {
        return Err(LiteralError::MissingRounds { rounds: snapshot.rounds.len() });
    }
    let people = People::new(snapshot, round);
    if people.all.len() > MOST_PLAYERS {
        return Err(LiteralError::TooManyPlayers { players: people.all.len() });
    }
    let mut trace = Vec::new();
    let (pairs, bye) =
        procedure::pair(&people, &mut trace).ok_or(LiteralError::NoCompletePairing)?;
    let pairs = colours::boards(&people, pairs);
    Ok(Round { pairs, bye: bye.map(|place| people.all[place].number), trace })
}
