//! Chapter E, and the order of F1.

use std::cmp::Reverse;

use ronde_model::{Colour, PairingNumber};

use super::people::People;

/// Boards in the order of F1, White first.
pub(super) fn boards(
    people: &People,
    pairs: Vec<(usize, usize)>,
) -> Vec<(PairingNumber, PairingNumber)> {
    let mut pairs: Vec<(usize, usize)> =
        pairs.into_iter().map(|(one, other)| (one.min(other), one.max(other))).collect();
    pairs.sort_by_key(|&(higher, lower)| {
        let sum = people.score(higher) + people.score(lower);
        (Reverse(people.score(higher)), Reverse(sum), people.all[higher].number)
    });
    let board = |(higher, lower): (usize, usize)| {
        let numbers = (people.all[higher].number, people.all[lower].number);
        match colour_of_higher(people, higher, lower) {
            Colour::White => numbers,
            Colour::Black => (numbers.1, numbers.0),
        }
    };
    pairs.into_iter().map(board).collect()
}

fn colour_of_higher(people: &People, higher: usize, lower: usize) -> Colour {
    let (one, other) = (&people.all[higher], &people.all[lower]);
    match (one.preference, other.preference) {
        // E1; A7.f: whoever has no preference takes what is left.
        (Some((colour, _)), None) => colour,
        (None, Some((colour, _))) => colour.other(),
        (Some((mine, _)), Some((theirs, _))) if mine != theirs => mine,
        (Some((mine, degree)), Some((theirs, their_degree))) => {
            // E2.
            if degree > their_degree {
                return mine;
            }
            if degree < their_degree {
                return theirs.other();
            }
            // E3, on histories without gaps (F3).
            let back = one.played.iter().rev().zip(other.played.iter().rev());
            let mut different = back.filter(|(a, b)| a != b);
            // E4.
            different.next().map_or(mine, |(had, _)| had.other())
        }
        // E5.
        (None, None) if one.odd => people.drawn,
        (None, None) => people.drawn.other(),
    }
}
