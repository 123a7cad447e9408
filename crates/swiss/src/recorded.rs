//! Floats that are written down when a round is paired, for the book that goes by them.
//!
//! Under dutch-1992:A4 (BAF-78) a float is final once the round is paired: an adjourned game that
//! ends later, or a corrected result, changes scores but no float. So whoever adds a round to a
//! tournament adds its record too; the other books derive floats from the scores each time.

use ronde_model::{RoundFloats, Snapshot};

use crate::book::Book;
use crate::field::Field;
use crate::pairing::RoundPairing;

/// Who floats in the round as it is paired, by number: of two unequal pairing scores the lower up
/// and the higher down, and the exempt down (dutch-1992:A4, A5).
pub fn floats_of(snapshot: &Snapshot, pairing: &RoundPairing) -> RoundFloats {
    let field = Field::new(snapshot, pairing.round, Book::of(pairing.system).history);
    let mut scores = vec![None; snapshot.players.len()];
    for entrant in field.entrants() {
        scores[entrant.index] = Some(entrant.score);
    }
    let score = |number| snapshot.index_of(number).and_then(|index| scores[index]);
    let mut floats = RoundFloats { round: pairing.round, up: Vec::new(), down: Vec::new() };
    for board in &pairing.boards {
        let (lower, higher) = match score(board.white).cmp(&score(board.black)) {
            std::cmp::Ordering::Less => (board.white, board.black),
            std::cmp::Ordering::Greater => (board.black, board.white),
            std::cmp::Ordering::Equal => continue,
        };
        floats.up.push(lower);
        floats.down.push(higher);
    }
    floats.down.extend(pairing.bye);
    floats.up.sort_unstable();
    floats.down.sort_unstable();
    floats
}

/// The records of a tournament to which this round is added: those of the rounds before it, and its
/// own where the book goes by them.
pub fn records_with(snapshot: &Snapshot, pairing: &RoundPairing) -> Vec<RoundFloats> {
    let before = snapshot.recorded_floats.iter().filter(|it| it.round < pairing.round);
    let goes_by_them = Book::of(pairing.system).history.recorded_floats;
    let own = goes_by_them.then(|| floats_of(snapshot, pairing));
    before.cloned().chain(own).collect()
}
