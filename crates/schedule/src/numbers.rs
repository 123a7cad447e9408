//! The remarkable numbers (ssb-course): how many rounds a number of players needs or allows.
//!
//! Readings: NJ−1 rounds are right for even numbers; an odd number of players needs NJ rounds,
//! since somebody rests in each. NJ/2 is rounded down, and where it falls below log2 (three and
//! five players) no number of Swiss rounds is both enough and not too many.

use crate::error::{Counted, Error, within};

/// The numbers for so many players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remarkable {
    /// Players.
    pub players: usize,
    /// The least number of Swiss rounds: log2, rounded up. A cup has as many.
    pub least: usize,
    /// The most that make sense in a Swiss tournament: half of the players. None where that is
    /// less than the least number: three and five players play a round robin.
    pub most: Option<usize>,
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
    within(Counted::Players, players, 2, MOST)?;
    let single = players + players % 2 - 1;
    let least = players.next_power_of_two().trailing_zeros() as usize;
    let most = Some(players / 2).filter(|most| *most >= least);
    Ok(Remarkable { players, least, most, single, double: 2 * single })
}

/// Boards for teams that all play at once: 17 teams of 8 need 68. An odd player has no board.
pub const fn boards(teams: usize, players: usize) -> usize {
    teams * players / 2
}

/// What a point on a board is worth by Berlin: the first of eight counts eightfold, the last once.
pub const fn berlin_weight(boards: usize, board: usize) -> usize {
    (boards + 1).saturating_sub(board)
}
