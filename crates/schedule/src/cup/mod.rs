//! Cups (ssb-course): whoever loses is out, or plays on for the places.
//!
//! A player dispensed from k rounds takes 2^k places, as if he had beaten 2^k − 1 opponents who do
//! not exist. The places taken are filled up to a power of two by dispensing further players from
//! the first round (cases A to C); where the first round cannot take them all, from the next one.
//!
//! Readings: the arithmetic printed for case D (2/2 + 63 − 8 = 48) does not add up; by the rule
//! just given, 58 players of whom two are dispensed from two rounds and one from one take 65
//! places: one preliminary game, then 27, 14, 8, 4, 2, 1 games. With a preliminary round
//! dispensations count from the round after it. It is held by itself where places exceed a power of
//! two and the first round alone could not take the dispensations needed otherwise.
//!
//! In each round the strongest meets the weakest, the second strongest the last but one …, and a
//! match counts as strong as its stronger side. So numbers 1 and 2 can only meet in the final, 1 to
//! 4 not before the semi-finals, and so on.

mod bracket;
mod progress;

pub use bracket::{Bracket, Match};
pub use progress::{Progress, Tie};

use crate::error::{Counted, Error, within};
use crate::table::Seat;

/// The most entrants.
pub const MOST: usize = 1024;
/// The most rounds that somebody may be dispensed from.
const MOST_DISPENSED: usize = 9;

/// Who meets whom in the first round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seeding {
    /// By number: first against last, second against last but one …
    Strength,
    /// So many at the top of the list are protected from each other as long as possible, the
    /// others are drawn by lot. With none protected everything is by lot.
    Lot {
        /// How many are protected.
        protected: usize,
        /// Seed of the draw.
        seed: u64,
    },
}

/// What those who lost play for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Places {
    /// Nothing: they are out.
    First,
    /// The losers of the semi-finals play for the third place.
    Third,
    /// Everybody plays on for a place.
    All,
}

/// Whether there is a round before the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preliminary {
    /// Where the places taken exceed a power of two and dispensations leave no other way.
    WhereNeeded,
    /// Asked for.
    Yes,
    /// Not wanted.
    No,
}

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cup {
    /// Players or teams.
    pub players: usize,
    /// Who is dispensed from how many rounds.
    pub dispensed: Vec<(Seat, usize)>,
    /// The draw.
    pub seeding: Seeding,
    /// The round before the first.
    pub preliminary: Preliminary,
    /// Third place, all places.
    pub places: Places,
    /// Games of a match: one, or two with changed colours. A level match is played off.
    pub legs: usize,
}

impl Cup {
    /// A plain one, by strength.
    pub const fn new(players: usize) -> Cup {
        Cup {
            players,
            dispensed: Vec::new(),
            seeding: Seeding::Strength,
            preliminary: Preliminary::WhereNeeded,
            places: Places::First,
            legs: 1,
        }
    }

    /// Looks at the numbers.
    ///
    /// # Errors
    /// A number outside its range, or a dispensation for nobody.
    pub fn checked(&self) -> Result<&Cup, Error> {
        within(Counted::CupPlayers, self.players, 2, MOST)?;
        within(Counted::MatchGames, self.legs, 1, 8)?;
        if let Seeding::Lot { protected, .. } = self.seeding {
            within(Counted::Protected, protected, 0, self.players)?;
        }
        for &(seat, rounds) in &self.dispensed {
            if seat.get() > self.players {
                return Err(Error::NoSuchSeat { seat: seat.get(), seats: self.players });
            }
            if rounds > MOST_DISPENSED {
                return Err(Error::DispensedTooLong { seat, rounds, most: MOST_DISPENSED });
            }
        }
        Ok(self)
    }

    /// From how many rounds each seat is dispensed.
    pub(crate) fn dispensations(&self) -> Vec<usize> {
        let mut rounds = vec![0; self.players];
        for &(seat, number) in &self.dispensed {
            rounds[seat.index()] = number;
        }
        rounds
    }

    /// Places that the entrants take: 2^k for a player dispensed from k rounds.
    pub fn weight(&self) -> usize {
        self.dispensations().iter().map(|rounds| 1 << rounds).sum()
    }

    /// All matches.
    ///
    /// # Errors
    /// A number outside its range, or dispensations that leave a round without a match.
    pub fn bracket(&self) -> Result<Bracket, Error> {
        Bracket::of(self.checked()?)
    }
}
