//! Dubov as approved in 1997 (dubov-1997), step by step as it is written, for small
//! fields.
//!
//! Whoever reads this with the text beside it finds each article in its turn: the bye (4), round 1
//! (5), and for every score group from the top the floaters (8), the transfers (7.1 to 7.4), the
//! rows (6.2, 6.3) and who is left over (6.4). Where the text leaves a choice, every possibility is
//! written out in the order of the book and the first of the best is taken. "Proceed wisely" (9) is
//! one question, answered by trying everything: can all who are still to be paired be paired? A
//! step that would make the answer "no" is not taken.
//!
//! The readings are listed where the engine has them; this file was written from the text before
//! the engine and shares nothing with it.

pub(crate) mod claims;
mod groups;
mod order;
mod people;
mod rows;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;

use ronde_model::{Colour, PairingNumber, RoundNumber, Snapshot};

use crate::literal::LiteralError;
use groups::Table;
use people::People;

/// The most players that are taken: beyond, trying everything takes too long.
pub const MOST_PLAYERS: usize = 12;

/// A round as the text gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiteralDubov {
    /// White and Black, in the order of boards.
    pub pairs: Vec<(PairingNumber, PairingNumber)>,
    /// Who has the bye.
    pub bye: Option<PairingNumber>,
    /// What was done, in words, for whoever looks for a difference.
    pub log: Vec<String>,
}

/// Pairs one round from the rounds before it.
///
/// # Errors
/// If no complete pairing exists, or the field is too large, or earlier rounds are missing.
pub fn pair(
    snapshot: &Snapshot,
    round: RoundNumber,
    drawn: Colour,
) -> Result<LiteralDubov, LiteralError> {
    if snapshot.rounds.len() < round.index() {
        return Err(LiteralError::MissingRounds { rounds: snapshot.rounds.len() });
    }
    let people = People::new(snapshot, round, drawn);
    let players = people.list.len();
    if players > MOST_PLAYERS {
        return Err(LiteralError::TooManyPlayers { players });
    }
    let mut table = Table::new(&people);
    table.pair_the_round().ok_or(LiteralError::NoCompletePairing)?;
    Ok(LiteralDubov {
        pairs: boards(&people, &table.pairs),
        bye: table.bye.map(|place| people.list[place].number),
        log: table.log,
    })
}

/// Colours by articles 3 and 5, pairs being numbered as they are made; boards by the score of the
/// higher, the sum of both, the number.
fn boards(people: &People, pairs: &[(usize, usize)]) -> Vec<(PairingNumber, PairingNumber)> {
    let mut boards: Vec<(usize, usize, usize)> = (1..)
        .zip(pairs)
        .map(|(pair, &(one, other))| (pair, one.min(other), one.max(other)))
        .collect();
    boards.sort_by_key(|&(_, higher, lower)| {
        let (first, second) = (&people.list[higher], &people.list[lower]);
        (Reverse(first.score), Reverse(first.score + second.score), first.number)
    });
    let numbers = |(pair, higher, lower)| {
        let (white, black) = people.colours(pair, higher, lower);
        (people.list[white].number, people.list[black].number)
    };
    boards.into_iter().map(numbers).collect()
}
