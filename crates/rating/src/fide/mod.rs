//! FIDE's rating regulations (B.02).

pub mod change;
pub mod initial;
pub mod k;
pub mod tables;

use ronde_model::Date;

/// The lowest rating that is published (B.02:7.1.4).
pub const FLOOR: u16 = 1400;

/// Half points of a game: 0, 1 or 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameScore {
    /// Lost.
    Loss,
    /// Drawn.
    Draw,
    /// Won.
    Win,
}

impl GameScore {
    /// In hundredths of a point, the unit of the tables.
    pub const fn hundredths(self) -> i32 {
        match self {
            GameScore::Loss => 0,
            GameScore::Draw => 50,
            GameScore::Win => 100,
        }
    }

    /// In half points.
    pub const fn halves(self) -> i64 {
        match self {
            GameScore::Loss => 0,
            GameScore::Draw => 1,
            GameScore::Win => 2,
        }
    }
}

/// A game that counts for the rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedGame {
    /// The opponent's rating.
    pub opponent: u16,
    /// How it ended.
    pub score: GameScore,
}

/// Which form of B.02:8.3.1 holds: how far a difference of ratings counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DifferenceRule {
    /// Until 30 September 2025: more than 400 points count as 400, for everybody.
    AllCapped,
    /// From 1 October 2025: only for players below 2650; others use the real difference.
    Below2650Capped,
}

impl DifferenceRule {
    /// The form in force on a day.
    pub fn on(date: Date) -> DifferenceRule {
        let day = (date.year(), date.month().unwrap_or(12), date.day().unwrap_or(31));
        if day < (2025, 10, 1) {
            DifferenceRule::AllCapped
        } else {
            DifferenceRule::Below2650Capped
        }
    }

    /// The difference that counts for a player of that rating.
    pub fn counted(self, rating: u16, opponent: u16) -> i32 {
        let difference = i32::from(rating) - i32::from(opponent);
        if self == DifferenceRule::Below2650Capped && rating >= 2650 {
            difference
        } else {
            difference.clamp(-400, 400)
        }
    }
}
