//! The remarkable numbers (seed-002): how many rounds a number of players needs or allows.
//!
//! Reading: NJ−1 rounds are right for even numbers; an odd number of players needs NJ rounds, since
//! somebody rests in each.

use crate::error::{Error, within};

/// The numbers for so many players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remarkable {
    /// Players.
    pub players: usize,
    /// The least number of Swiss rounds: log2, rounded up. A cup has as many.
    pub least: usize,
    /// The most that make sense in a Swiss tournament: half of the players.
    pub most: usize,
    /// Rounds of a single round robin.
    pub single: usize,
    /// Rounds of a double one.
    pub double: usize,
}

/// The most players there are numbers for.
pub const MOST: usize = 10_000;

/// The numbers for so many players.
///
/// # Errors
/// Fewer than two, or more than anybody could want.
pub fn remarkable(players: usize) -> Result<Remarkable, Error> {
    within("players", players, 2, MOST)?;
    let single = players + players % 2 - 1;
    let least = players.next_power_of_two().trailing_zeros() as usize;
    Ok(Remarkable { players, least, most: players / 2, single, double: 2 * single })
}

/// Boards for teams that all play at once: 17 teams of 8 need 68. An odd player has no board.
pub const fn boards(teams: usize, players: usize) -> usize {
    teams * players / 2
}

/// What a point on a board is worth by Berlin: the first of eight counts eightfold, the last once.
pub const fn berlin_weight(boards: usize, board: usize) -> usize {
    (boards + 1).saturating_sub(board)
}
