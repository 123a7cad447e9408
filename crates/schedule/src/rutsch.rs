//! Rütsch (ssb-course): the players sit face to face, boards with alternating colours; the pivot at
//! the first board stays and changes sides, everybody else moves up one place.
//!
//! The rounds hold the pairs of Berger's, in another order and with other colours. With an odd
//! number the pivot is not there, and whoever comes to his board rests.
//!
//! Colours: the pivot alternates B W B W …; so does number 1, who begins against him; everybody
//! else has one colour twice running, exactly once. (The number of players who repeat White from
//! one round to the next is the number of those who repeat Black, so repetitions come in twos, and
//! N−1 of them cannot be.) With an odd number everybody alternates in all the games played.

use ronde_model::Colour;

/// Pairs of each round, White first, boards in order, for an even number.
pub fn table(n: usize) -> Vec<Vec<(usize, usize)>> {
    (1..n).map(|round| (0..n / 2).map(|board| pair(n, round, board)).collect()).collect()
}

fn pair(n: usize, round: usize, board: usize) -> (usize, usize) {
    let left = at_place(n, round, board);
    let right = if board == 0 { n } else { at_place(n, round, n - 1 - board) };
    match colour(n, left, round) {
        Colour::White => (left, right),
        Colour::Black => (right, left),
    }
}

/// Places count along the row on the left, 0 at the pivot's board, and back along the right.
fn place(n: usize, player: usize, round: usize) -> usize {
    (player + round - 2) % (n - 1)
}

fn at_place(n: usize, round: usize, place: usize) -> usize {
    (place + (n - 1) - (round - 1) % (n - 1)) % (n - 1) + 1
}

/// The colour of a player in a round: by the place, but for the pivot and whoever faces him.
pub fn colour(n: usize, player: usize, round: usize) -> Colour {
    let white = if player == n {
        round.is_multiple_of(2)
    } else {
        match place(n, player, round) {
            0 => round % 2 == 1,
            left if left < n / 2 => left % 2 == 0,
            right => (n - 1 - right) % 2 == 1,
        }
    };
    if white { Colour::White } else { Colour::Black }
}

/// The round of Berger's table with the same pairs: the one in which the pivot meets the same.
pub fn as_berger_round(n: usize, round: usize) -> usize {
    crate::berger::round_of(n, at_place(n, round, 0), n)
}

/// The round here with the pairs of this round of Berger's.
pub fn from_berger_round(n: usize, round: usize) -> usize {
    let facing = crate::berger::opponent(n, n, round);
    (n - facing) % (n - 1) + 1
}
