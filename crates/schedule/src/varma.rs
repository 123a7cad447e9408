//! Directed numbers: Varma's tables (C.05 annex 2, ssb-course), for 9 to 24 players.
//!
//! The test of a row is the property it exists for: no two numbers of a group meet in the last
//! three rounds of Berger's table. Rows that fail it in print, and what stands here instead:
//!
//! | Size | Printed | Here | Why |
//! |---|---|---|---|
//! | 13/14 (ssb-course) | B 1 2 3 9 10 | B 1 2 8 9 | 3 and 10 stand in other groups too, 8 is missing; 2–10 and 3–9 meet in round 11, 3–10 in round 12 |
//! | 11/12 (FIDE) | B 1 2 7, C 6 8 12, D 3 11 | B 1 2 6 7, C 3 11, D 8 12 (ssb-course) | 6 and 12 meet in round 11 |
//! | range (ssb-course) | "10 to 24" | 9 to 24 | the first row is for 9 and 10 |

use crate::error::{Counted, Error, within};

/// The fewest players there is a table for.
pub const LEAST: usize = 9;
/// The most.
pub const MOST: usize = 24;

/// Groups A to D of one even number of players.
type Row = [&'static [usize]; 4];

const TABLES: [Row; 8] = [
    // 9/10
    [&[3, 4, 8], &[5, 7, 9], &[1, 6], &[2, 10]],
    // 11/12
    [&[4, 5, 9, 10], &[1, 2, 6, 7], &[3, 11], &[8, 12]],
    // 13/14
    [&[4, 5, 6, 11, 12], &[1, 2, 8, 9], &[7, 10, 13], &[3, 14]],
    // 15/16
    [&[5, 6, 7, 12, 13, 14], &[1, 2, 3, 9, 10], &[8, 11, 15], &[4, 16]],
    // 17/18
    [&[5, 6, 7, 8, 14, 15, 16], &[1, 2, 3, 10, 11, 12], &[9, 13, 17], &[4, 18]],
    // 19/20
    [&[6, 7, 8, 9, 15, 16, 17, 18], &[1, 2, 3, 11, 12, 13, 14], &[5, 10, 19], &[4, 20]],
    // 21/22
    [&[6, 7, 8, 9, 10, 17, 18, 19, 20], &[1, 2, 3, 4, 12, 13, 14, 15], &[11, 16, 21], &[5, 22]],
    // 23/24
    [
        &[6, 7, 8, 9, 10, 11, 19, 20, 21, 22],
        &[1, 2, 3, 4, 13, 14, 15, 16, 17],
        &[12, 18, 23],
        &[5, 24],
    ],
];

/// The four groups for so many players. With an odd number the highest number is nobody's.
///
/// # Errors
/// A number of players without a table.
pub fn groups(players: usize) -> Result<[Vec<usize>; 4], Error> {
    within(Counted::VarmaPlayers, players, LEAST, MOST)?;
    let row = TABLES[players.div_ceil(2) - 5];
    Ok(row.map(|group| group.iter().copied().filter(|number| *number <= players).collect()))
}
