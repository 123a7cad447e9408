//! B.02:7.1.4 and 8.2: the first rating of a player.

use super::tables::difference;
use super::{FLOOR, RatedGame};
use crate::rounding::half_up;

/// The fewest games against rated opponents that give a rating.
pub const FEWEST_GAMES: usize = 5;
/// The most that a first rating can be.
pub const MOST: i64 = 2200;
/// Rating of each of the two opponents that are added, both drawn with.
const HYPOTHETICAL: i64 = 1800;

/// A first rating with its working.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Initial {
    /// Sum of the opponents' ratings, the two hypothetical ones included.
    pub sum: i64,
    /// How many they are, the two included.
    pub opponents: i64,
    /// Score in per cent, the two draws included, rounded.
    pub percent: u8,
    /// What it stands for (8.1.1).
    pub difference: i32,
    /// Before floor and ceiling.
    pub computed: i64,
    /// What is published.
    pub published: u16,
}

/// Why there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoRating {
    /// Fewer than five games against rated opponents.
    TooFewGames {
        /// How many there are.
        games: usize,
    },
    /// 7.1.4: a score of zero in the first event is disregarded.
    NoPoints,
    /// It would be below the floor: shown as unrated.
    BelowFloor {
        /// What it would be.
        computed: i64,
    },
}

/// The first rating from these games against rated opponents.
///
/// # Errors
/// Where the games give none.
pub fn initial(games: &[RatedGame]) -> Result<Initial, NoRating> {
    let halves: i64 = games.iter().map(|game| game.score.halves()).sum();
    if games.len() < FEWEST_GAMES {
        return Err(NoRating::TooFewGames { games: games.len() });
    }
    if halves == 0 {
        return Err(NoRating::NoPoints);
    }
    let sum = 2 * HYPOTHETICAL + games.iter().map(|game| i64::from(game.opponent)).sum::<i64>();
    let opponents = 2 + i64::try_from(games.len()).unwrap_or(i64::MAX);
    let percent = u8::try_from(half_up(100 * (halves + 2), 2 * opponents)).unwrap_or(100);
    let difference = difference(percent);
    let computed = half_up(sum + i64::from(difference) * opponents, opponents);
    let published = u16::try_from(computed.min(MOST)).ok().filter(|&rating| rating >= FLOOR);
    let published = published.ok_or(NoRating::BelowFloor { computed })?;
    Ok(Initial { sum, opponents, percent, difference, computed, published })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fide::GameScore::{self, Draw, Loss, Win};

    fn games(rows: &[(u16, GameScore)]) -> Vec<RatedGame> {
        rows.iter().map(|&(opponent, score)| RatedGame { opponent, score }).collect()
    }

    #[test]
    fn two_hypothetical_draws_are_added() {
        // Five opponents at 1800, 2½ points: (2½ + 1) / 7 = 50 %, 1800.
        let even = [(1800, Win), (1800, Win), (1800, Draw), (1800, Loss), (1800, Loss)];
        let rating = initial(&games(&even)).unwrap();
        assert_eq!((12600, 7, 50, 0, 1800), figures(rating));
        // Three of five against 1600: 4 / 7 = 57 %, dp 50; mean (8000 + 3600) / 7 = 1657.14.
        let good = [(1600, Win), (1600, Win), (1600, Win), (1600, Loss), (1600, Loss)];
        assert_eq!((11600, 7, 57, 50, 1707), figures(initial(&games(&good)).unwrap()));
    }

    fn figures(rating: Initial) -> (i64, i64, u8, i32, i64) {
        (rating.sum, rating.opponents, rating.percent, rating.difference, rating.computed)
    }

    #[test]
    fn ceiling_and_floor_and_what_gives_none() {
        let strong = initial(&games(&[(2600, Win); 5])).unwrap();
        assert!(strong.computed > 2200, "{strong:?}");
        assert_eq!(2200, strong.published);
        let four = games(&[(1800, Win); 4]);
        assert_eq!(Err(NoRating::TooFewGames { games: 4 }), initial(&four));
        assert_eq!(Err(NoRating::NoPoints), initial(&games(&[(1800, Loss); 9])));
        let weak = [(1400, Draw), (1400, Loss), (1400, Loss), (1400, Loss), (1400, Loss)];
        // 1½ / 7 = 21 %, dp −230; mean 10600 / 7 = 1514.29.
        assert_eq!(Err(NoRating::BelowFloor { computed: 1284 }), initial(&games(&weak)));
    }
}
