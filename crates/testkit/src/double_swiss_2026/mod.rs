//! The Double-Swiss system (C.04.5) exactly as written, for small fields; its chapters 2 and 3 are
//! in [`mod@matches`].
//!
//! | Article | Where |
//! |---|---|
//! | 0, 1.6: what a match is | `facts::Meeting` |
//! | 1.5, C7, C8 | `facts::floated` |
//! | C1, C2 | `facts` |
//! | 4.3 | `colours` |
//!
//! Readings: as in the engine's documentation.

mod facts;

use ronde_model::{Colour, RoundNumber, Snapshot};

use crate::literal::LiteralError;
use crate::matches::{self, MatchRound, Reading, Rules};

/// Pairs one match of everybody from the matches before it; the tournament has two rounds for each.
///
/// # Errors
/// If no complete pairing exists, or the field is too large, or earlier rounds are missing.
pub fn pair(snapshot: &Snapshot, round: RoundNumber) -> Result<MatchRound, LiteralError> {
    pair_by(snapshot, round, Reading::Named)
}

/// The same by a reading of C6.
///
/// # Errors
/// Those of [`pair`].
pub fn pair_by(
    snapshot: &Snapshot,
    round: RoundNumber,
    reading: Reading,
) -> Result<MatchRound, LiteralError> {
    if snapshot.rounds.len() < 2 * round.index() {
        return Err(LiteralError::MissingRounds { rounds: snapshot.rounds.len() });
    }
    matches::pair(&facts::field(snapshot, round), reading)
}

/// What C.04.5 says for itself.
struct Colours {
    /// Colours in first games of matches of which a game was played, by place.
    had: Vec<Vec<Colour>>,
    /// Whether the number among those who have arrived is odd.
    odd: Vec<bool>,
    initial: Colour,
    is_last: bool,
}

impl Rules for Colours {
    fn floats_count(&self) -> bool {
        !self.is_last
    }

    fn colours_hurt(&self, _: usize, _: usize) -> Vec<usize> {
        Vec::new()
    }

    fn colour_of_higher(&self, higher: usize, lower: usize) -> Colour {
        let (high, low) = (&self.had[higher], &self.had[lower]);
        // 4.3.1
        if high.is_empty() && low.is_empty() {
            return if self.odd[higher] { self.initial } else { self.initial.other() };
        }
        // 4.3.2
        let whites = |had: &[Colour]| had.iter().filter(|&&it| it == Colour::White).count();
        if whites(high) != whites(low) {
            return if whites(high) < whites(low) { Colour::White } else { Colour::Black };
        }
        // 4.3.3
        let backwards = high.iter().rev().zip(low.iter().rev());
        if let Some((had, _)) = backwards.into_iter().find(|(one, other)| one != other) {
            return had.other();
        }
        // 4.3.4, 4.3.5
        match (high.last(), low.last()) {
            (Some(had), _) => had.other(),
            (None, Some(had)) => *had,
            (None, None) => self.initial,
        }
    }
}
