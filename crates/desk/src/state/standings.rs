//! The table of a state, as the tournament declares it.

use ronde_model::Snapshot;
use ronde_standings::Standings;

use super::{Numbers, State};

impl State {
    /// The standings after the last complete round, and who is who in them.
    pub fn standings(&self) -> (Standings, Numbers) {
        let (_, standings, numbers) = self.standings_after(self.complete_rounds());
        (standings, numbers)
    }

    /// The same after so many rounds, with the tournament as it was then.
    pub fn standings_after(&self, rounds: usize) -> (Snapshot, Standings, Numbers) {
        let (snapshot, numbers) = self.numbered_snapshot(rounds);
        let standings = Standings::declared_after(&snapshot, rounds);
        (snapshot, standings, numbers)
    }
}
