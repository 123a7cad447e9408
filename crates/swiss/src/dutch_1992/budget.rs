//! How far the book's order is followed before the level is given up as undecided.

use ronde_model::Score;

use crate::pairing::PairingError;

/// Steps allowed in one level: an opponent tried for a floater is one, a matching of n players
/// about n³/1000. A few tens of thousands are the most that levels of ordinary events were seen to
/// need.
const STEPS: u64 = 5_000_000;

/// The steps left to a level.
#[derive(Clone, Copy, Debug)]
pub(super) struct Budget {
    left: u64,
    bracket: Score,
    players: usize,
}

impl Budget {
    /// For a level of so many players with that score.
    pub(super) fn new(bracket: Score, players: usize) -> Budget {
        Budget { left: STEPS, bracket, players }
    }

    /// One step more.
    ///
    /// # Errors
    /// If it was one too many.
    pub(super) fn spend(&mut self) -> Result<(), PairingError> {
        self.take(1)
    }

    /// A matching of so many players.
    ///
    /// # Errors
    /// If it was too much.
    pub(super) fn spend_on(&mut self, players: usize) -> Result<(), PairingError> {
        self.take(1 + (players as u64).saturating_pow(3) / 1000)
    }

    fn take(&mut self, steps: u64) -> Result<(), PairingError> {
        let Budget { bracket, players, .. } = *self;
        let spent = PairingError::BudgetSpent { bracket, players, steps: STEPS };
        self.left = self.left.checked_sub(steps).ok_or(spent)?;
        Ok(())
    }
}
