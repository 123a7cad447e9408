//! The common vocabulary: a schedule is rounds of boards between seats.

use std::fmt;
use std::num::NonZeroU32;

/// A place at the tables, from 1; who sits there is decided by lot or by the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(NonZeroU32);

impl Seat {
    /// The seat, unless the number is zero or far too large.
    pub fn new(number: usize) -> Option<Seat> {
        u32::try_from(number).ok().and_then(NonZeroU32::new).map(Seat)
    }

    /// The seat at this place of a list that starts with seat 1.
    pub(crate) fn at(index: usize) -> Seat {
        Seat::new(index + 1).expect("a list of seats is short")
    }

    /// The number, from 1.
    pub const fn get(self) -> usize {
        self.0.get() as usize
    }

    /// Place in a list that starts with seat 1.
    pub const fn index(self) -> usize {
        self.get() - 1
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Who has one side of a board, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// A seat.
    Seat(Seat),
    /// Whoever wins this match of a cup, counted from 1.
    Winner(usize),
    /// Whoever loses it.
    Loser(usize),
    /// Whoever comes to this place in this group, both counted from 1.
    Placed {
        /// The group.
        group: usize,
        /// The place in it.
        place: usize,
    },
}

impl Side {
    /// The seat, where it is known.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Side::Seat(seat) => Some(seat),
            _ => None,
        }
    }
}

/// Two sides of a board, or of a match of teams: White of the first board is named first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Board {
    /// Has White.
    pub white: Side,
    /// Has Black.
    pub black: Side,
}

impl Board {
    /// A board between two seats, by their numbers.
    pub(crate) fn between(white: usize, black: usize) -> Board {
        Board { white: Side::Seat(Seat::at(white - 1)), black: Side::Seat(Seat::at(black - 1)) }
    }

    /// Both seats, where they are known.
    pub fn seats(self) -> Option<(Seat, Seat)> {
        Some((self.white.seat()?, self.black.seat()?))
    }

    /// The same with colours reversed.
    #[must_use]
    pub const fn reversed(self) -> Board {
        Board { white: self.black, black: self.white }
    }
}

/// What a round belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The tournament has one part only.
    Only,
    /// The groups of a Berlin tournament.
    Groups,
    /// Its second part.
    Finals,
    /// A round of a cup, with so many still in the main bracket before it.
    Cup {
        /// Those who can still win the cup.
        left: usize,
    },
    /// The round before the first of a cup.
    Preliminary,
}

/// One round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// What it belongs to.
    pub stage: Stage,
    /// Boards (or matches of teams) in order.
    pub boards: Vec<Board>,
    /// Those who have no game although they are still in.
    pub resting: Vec<Side>,
}

impl Round {
    /// A round of pairs of numbers, White first. `bye` is the number that means "rests".
    pub(crate) fn of(pairs: &[(usize, usize)], bye: Option<usize>) -> Round {
        let rests = |pair: &(usize, usize)| Some(pair.0) == bye || Some(pair.1) == bye;
        let boards = pairs.iter().filter(|pair| !rests(pair));
        let boards = boards.map(|&(white, black)| Board::between(white, black)).collect();
        let resting = pairs.iter().filter(|pair| rests(pair)).map(|&(white, black)| {
            let player = if Some(white) == bye { black } else { white };
            Side::Seat(Seat::at(player - 1))
        });
        Round { stage: Stage::Only, boards, resting: resting.collect() }
    }

    /// The same with all colours reversed.
    #[must_use]
    pub fn reversed(&self) -> Round {
        let boards = self.boards.iter().map(|board| board.reversed()).collect();
        Round { boards, ..self.clone() }
    }
}

/// How seats are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Labels {
    /// By their numbers: 1, 2, 3 …
    Numbers,
    /// By a letter for the team and the board in it: A1, A2 … B1 …
    Teams {
        /// Players of a team.
        size: usize,
    },
}

/// A whole schedule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// How many seats there are.
    pub seats: usize,
    /// How they are called.
    pub labels: Labels,
    /// The rounds.
    pub rounds: Vec<Round>,
}

impl Schedule {
    /// What a seat is called.
    pub fn label(&self, seat: Seat) -> String {
        match self.labels {
            Labels::Numbers => seat.to_string(),
            Labels::Teams { size } => {
                format!("{}{}", letters(seat.index() / size), seat.index() % size + 1)
            }
        }
    }

    /// The team of a seat, from 0, where seats belong to teams.
    pub fn team_of(&self, seat: Seat) -> Option<usize> {
        match self.labels {
            Labels::Numbers => None,
            Labels::Teams { size } => Some(seat.index() / size),
        }
    }
}

/// A, B … Z, AA, AB …: the name of a team or group, counted from 0.
pub fn letters(index: usize) -> String {
    let letter = |place: usize| char::from(b"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[place % 26]);
    match index / 26 {
        0 => letter(index).to_string(),
        more => letters(more - 1) + &letter(index).to_string(),
    }
}

/// The rounds again and again, every second cycle with colours reversed.
pub(crate) fn cycles(first: &[Round], cycles: usize) -> Vec<Round> {
    let turn = |cycle: usize| {
        first.iter().map(
            move |round| if cycle.is_multiple_of(2) { round.clone() } else { round.reversed() },
        )
    };
    (0..cycles).flat_map(turn).collect()
}
