//! Scheveningen: two teams, everybody of one meets everybody of the other.
//!
//! Seats 1 to n are team A, n+1 to 2n team B. Two ways:
//! - [`Way::Sitting`] (ssb-course): team A sits, team B moves one board a round; a team has one
//!   colour in a round, the other one in the next.
//! - [`Way::Balanced`] (C.05 annex 4): colours are shared out inside each team too. The printed
//!   tables for 2 to 8 boards come out; they follow three patterns, by the number of boards:
//!   odd; a multiple of four; and the rest, of which 6 is a table of its own.
//!
//! For 10, 14, 18 … boards, of which nothing is printed, a team has White on one board more or one
//! less than half of them in a round; every player's colours are level all the same, and none comes
//! three times running. (If team B simply moves on, exactly half is impossible: count the Whites in
//! rows and rounds of equal parity.)

use crate::error::{Counted, Error, within};
use crate::table::{Labels, Round, Schedule, cycles};

/// The most boards.
pub const MOST: usize = 60;

/// How colours are shared out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// One team sits, the other moves; a team has one colour in a round.
    Sitting,
    /// Colours inside each team, too.
    Balanced,
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scheveningen {
    /// Players of a team.
    pub boards: usize,
    /// How often each meets each of the other team.
    pub cycles: usize,
    /// Colours.
    pub way: Way,
}

impl Scheveningen {
    /// The whole schedule.
    ///
    /// # Errors
    /// A number outside its range.
    pub fn schedule(self) -> Result<Schedule, Error> {
        let n = within(Counted::ScheveningenBoards, self.boards, 2, MOST)?;
        within(Counted::ScheveningenCycles, self.cycles, 1, 999 / n)?;
        let games = match self.way {
            Way::Sitting => sitting(n),
            Way::Balanced => balanced(n),
        };
        let round = |games: &Vec<Game>| {
            let pairs: Vec<(usize, usize)> = games.iter().map(|game| game.numbers(n)).collect();
            Round::of(&pairs, None)
        };
        let first: Vec<Round> = games.iter().map(round).collect();
        let rounds = cycles(&first, self.cycles);
        Ok(Schedule { seats: 2 * n, labels: Labels::Teams { size: n }, rounds })
    }
}

/// A game between player `a` of the one team and `b` of the other, from 0.
#[derive(Clone, Copy)]
struct Game {
    a: usize,
    b: usize,
    a_is_white: bool,
}

impl Game {
    fn numbers(self, n: usize) -> (usize, usize) {
        let (a, b) = (self.a + 1, n + self.b + 1);
        if self.a_is_white { (a, b) } else { (b, a) }
    }
}

/// ssb-course; direction and colours are those of rounds 1 to 3 of its Schiller table.
fn sitting(n: usize) -> Vec<Vec<Game>> {
    let game =
        |round: usize, a| Game { a, b: (a + n - round) % n, a_is_white: round.is_multiple_of(2) };
    (0..n).map(|round| (0..n).map(|a| game(round, a)).collect()).collect()
}

/// The pairs of [`sitting`] as numbers from 0, and whether the first has White, for other systems.
pub(crate) fn sitting_pairs(n: usize) -> Vec<Vec<(usize, usize, bool)>> {
    let plain = |game: &Game| (game.a, game.b, game.a_is_white);
    sitting(n).iter().map(|round| round.iter().map(plain).collect()).collect()
}

fn balanced(n: usize) -> Vec<Vec<Game>> {
    match (n % 4, n) {
        (0, _) => halves(n),
        (1 | 3, _) => odd(n),
        (_, 2) => sitting(2),
        (_, 6) => six(),
        _ => exchanged(n),
    }
}

/// An odd number: team B moves on; in every round a block of half the boards has the other colour,
/// and the block itself moves up every two rounds.
fn odd(n: usize) -> Vec<Vec<Game>> {
    let late = usize::from(n % 4 == 3);
    let game = |round: usize, a: usize| {
        let block = n.div_ceil(2) - usize::midpoint(round, late);
        let inside = (block..block + n / 2).contains(&a);
        Game { a, b: (a + round) % n, a_is_white: round.is_multiple_of(2) != inside }
    };
    (0..n).map(|round| (0..n).map(|a| game(round, a)).collect()).collect()
}

/// A multiple of four: the halves of the teams against each other, then crosswise; in every round
/// one half of team A has White, the other half Black.
fn halves(n: usize) -> Vec<Vec<Game>> {
    let half = n / 2;
    let game = |round: usize, a: usize| {
        let across = (round >= half) != (a >= half);
        let b = (a + round) % half + if across { half } else { 0 };
        Game { a, b, a_is_white: round.is_multiple_of(2) == (a < half) }
    };
    (0..n).map(|round| (0..n).map(|a| game(round, a)).collect()).collect()
}

/// C.05 annex 4 for six boards: the opponents of A1 to A6 in each round, negative where B has
/// White.
const SIX: [[i8; 6]; 6] = [
    [-1, -5, 4, 2, 3, -6],
    [-2, 1, -3, -4, 6, 5],
    [3, 2, -1, -6, -5, 4],
    [4, -6, 5, 1, -2, -3],
    [-5, -4, 6, -3, 1, 2],
    [6, 3, -2, 5, -4, -1],
];

fn six() -> Vec<Vec<Game>> {
    let game = |(a, &code): (usize, &i8)| {
        let b = usize::from(code.unsigned_abs()) - 1;
        Game { a, b, a_is_white: code > 0 }
    };
    SIX.iter().map(|round| round.iter().enumerate().map(game).collect()).collect()
}

/// 10, 14, 18 … boards: two players of team A who sit half the boards apart have the same colour
/// and exchange opponents from one round to the next, in which everybody has the other colour.
fn exchanged(n: usize) -> Vec<Vec<Game>> {
    let half = n / 2;
    let game = |round: usize, a: usize| {
        let (pair, second) = (round / 2, round % 2);
        // Half of an odd number: by turns one more and one less.
        let whites = half / 2 + usize::from(pair.is_multiple_of(2));
        let first_white = (a + pair) % half < whites;
        let b = (a + pair + second * half) % n;
        Game { a, b, a_is_white: first_white == (second == 0) }
    };
    (0..n).map(|round| (0..n).map(|a| game(round, a)).collect()).collect()
}
