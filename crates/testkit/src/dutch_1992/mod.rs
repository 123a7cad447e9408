//! The Swiss on ratings of dutch-1992, word for word and step by step, for small fields.
//!
//! Nothing here is clever: exchanges and permutations are written down in the printed order and
//! tried one after the other, pair by pair from the top, as an arbiter with cards would. The steps
//! C1 to C14 are loops and returns in [`steps`]; what each step may not yet do stands in
//! [`Demands`](steps::Demands). The engine is checked against it.
//!
//! Readings, where the text is open (the module of the engine argues them):
//! - C9 drops B6, then B5 for those left over; C10 drops B6, then B5 for those raised, and takes
//!   the former up again; then BAF-77 allows one more disturbed pair without a weak player; then
//!   C11 raises x, and all come back.
//! - C10 changes the opponent of the last floater; before C14 lowers p or C12 and C13 give up, the
//!   other permutations of S2 are tried in D1's order.
//! - C14 lowers the p of the remainder first; with a smaller p of floaters, the weakest of them
//!   stand in S2; with none, they go down, or in the last level join the others.
//! - C12 and C13 repeat the level above with one more demand on those left over.

use std::cmp::Reverse;

use ronde_model::{PairingNumber, RoundNumber, Snapshot};

mod candidate;
pub(crate) mod claims;
mod colours;
mod moves;
mod sheet;
pub mod steps;
#[cfg(test)]
mod tests;
mod whole;

pub use colours::{Degree, Wish, wish};
pub use moves::{Exchange, exchanges, permutations};
pub use sheet::Sheet;

/// The most players that are taken: the book's order is enumerated.
pub const MOST_PLAYERS: usize = 14;

/// A round as the steps give it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// White and Black in the order of F1.
    pub pairs: Vec<(PairingNumber, PairingNumber)>,
    /// Who is exempt (A5).
    pub bye: Option<PairingNumber>,
}

/// Why there is no round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotWritten {
    /// C13 was repeated until one level was left, and it cannot be paired.
    NoPairing,
    /// More players than [`MOST_PLAYERS`].
    TooMany(usize),
}

/// The two examples of BAF 77, with 14 and 16 players: their rounds, with the rest of the
/// tournament around what is printed.
pub const EXAMPLES_OF_BAF_77: [[&str; 3]; 2] = [
    [
        "1-9 1-0 12-4 ½ 5-13 1-0 3-11 0-1 14-6 1-0 7-2 1-0 8-10 ½",
        "11-1 1-0 4-5 ½ 14-7 ½ 9-3 1-0 13-6 1-0 12-8 ½ 2-10 ½",
        "1-13 1-0 9-4 0-1 5-14 ½ 11-2 -+ 6-7 1-0 10-12 ½ 8-3 ½",
    ],
    [
        "9-1 ½ 13-5 ½ 15-7 1-0 8-16 ½ 4-12 ½ 2-14 ½ 3-6 0-1 11-10 0-1",
        "1-4 ½ 5-2 ½ 7-8 1-0 14-9 ½ 12-13 1-0 16-3 ½ 6-11 1-0 10-15 0-1",
        "7-1 ½ 9-5 ½ 8-3 1-0 13-16 1-0 12-14 -+ 10-6 0-1 15-2 1-0 11-4 0-1",
    ],
];

/// Pairs one round from the rounds before it.
///
/// # Errors
/// If C13 finds nothing, or the field is too large.
pub fn pair(snapshot: &Snapshot, round: RoundNumber) -> Result<Written, NotWritten> {
    let sheet = Sheet::new(snapshot, round);
    if sheet.cards.len() > MOST_PLAYERS {
        return Err(NotWritten::TooMany(sheet.cards.len()));
    }
    let (pairs, bye) = steps::round(&sheet).ok_or(NotWritten::NoPairing)?;
    Ok(Written { pairs: in_order(&sheet, &pairs), bye: bye.map(|place| sheet.cards[place].number) })
}

/// F1: the score of the stronger, the sum of both, the rank of the stronger.
fn in_order(sheet: &Sheet, pairs: &[(usize, usize)]) -> Vec<(PairingNumber, PairingNumber)> {
    let mut pairs: Vec<(usize, usize)> =
        pairs.iter().map(|&(one, other)| (one.min(other), one.max(other))).collect();
    pairs.sort_by_key(|&(strong, weak)| {
        let (first, second) = (sheet.cards[strong].score, sheet.cards[weak].score);
        (Reverse(first), Reverse(first + second), strong)
    });
    let number = |place: usize| sheet.cards[place].number;
    pairs
        .into_iter()
        .map(|(strong, weak)| {
            let (strong_number, weak_number) = (number(strong), number(weak));
            if colours::white(sheet, strong, weak) {
                (strong_number, weak_number)
            } else {
                (weak_number, strong_number)
            }
        })
        .collect()
}
