//! Performances: the rating that a result stands for, in the definitions that are in use.
//!
//! They differ, so each is named by its source; none of them is "the" performance.

use crate::federation;
use crate::fide::tables::{difference, expected};
use crate::fide::{GameScore, RatedGame};
use crate::rounding::half_up;

/// The usual one with its working: opponents' average and the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Performance {
    /// Average rating of the opponents, rounded (halves up).
    pub average: i64,
    /// Score in per cent, rounded (halves up).
    pub percent: u8,
    /// What it stands for (B.02:8.1.1).
    pub difference: i32,
    /// Average and difference together.
    pub rating: i64,
}

/// FIDE's: the average of the opponents plus the difference of the table; none without games.
pub fn by_table(games: &[RatedGame]) -> Option<Performance> {
    of_ratings(games, |game| i64::from(game.opponent))
}

/// ssb-course:2.3.2, "including the 350-point rule": an opponent more than 350 points below the
/// player counts as 350 points below.
pub fn by_table_with_350(rating: u16, games: &[RatedGame]) -> Option<Performance> {
    let lowest = i64::from(rating) - 350;
    of_ratings(games, |game| i64::from(game.opponent).max(lowest))
}

fn of_ratings(games: &[RatedGame], counted: impl Fn(&RatedGame) -> i64) -> Option<Performance> {
    let number = i64::try_from(games.len()).ok().filter(|&number| number > 0)?;
    let halves: i64 = games.iter().map(|game| game.score.halves()).sum();
    let average = half_up(games.iter().map(counted).sum(), number);
    let percent = u8::try_from(half_up(100 * halves, 2 * number)).unwrap_or(100);
    let difference = difference(percent);
    Some(Performance { average, percent, difference, rating: average + i64::from(difference) })
}

/// The linear rule of thumb: each opponent's rating, 400 more for a win, 400 less for a loss.
pub fn linear(games: &[RatedGame]) -> Option<i64> {
    let number = i64::try_from(games.len()).ok().filter(|&number| number > 0)?;
    let worth = |game: &RatedGame| i64::from(game.opponent) + 400 * (game.score.halves() - 1);
    Some(half_up(games.iter().map(worth).sum(), number))
}

/// C.07:10.3, perfect tournament performance: the lowest rating whose expected score is at least
/// the real one. Without a point it is 800 below the weakest opponent.
pub fn perfect(games: &[RatedGame]) -> Option<i64> {
    let weakest = games.iter().map(|game| i32::from(game.opponent)).min()?;
    let strongest = games.iter().map(|game| i32::from(game.opponent)).max()?;
    let score: i32 = games.iter().map(|game| game.score.hundredths()).sum();
    if score == 0 {
        return Some(i64::from(weakest - 800));
    }
    let reaches = |rating: i32| {
        games.iter().map(|game| expected(rating - i32::from(game.opponent))).sum::<i32>() >= score
    };
    let (mut low, mut high) = (weakest - 801, strongest + 801);
    while high - low > 1 {
        let middle = low + (high - low) / 2;
        if reaches(middle) { high = middle } else { low = middle }
    }
    Some(i64::from(high))
}

/// ssb-course:3.3, the Swiss federation's: the rating that these games would not change. None where
/// all were won or all were lost: no rating does that.
pub fn without_change(games: &[RatedGame]) -> Option<f64> {
    federation::without_change(games)
}

/// Whether all games were won, or all were lost.
pub(crate) fn is_one_sided(games: &[RatedGame]) -> bool {
    [GameScore::Win, GameScore::Loss]
        .iter()
        .any(|&score| games.iter().all(|game| game.score == score))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fide::GameScore::{Draw, Loss, Win};

    fn games(rows: &[(u16, GameScore)]) -> Vec<RatedGame> {
        rows.iter().map(|&(opponent, score)| RatedGame { opponent, score }).collect()
    }

    #[test]
    fn average_and_table() {
        let played = games(&[(2400, Win), (2300, Draw), (2201, Loss), (2100, Win)]);
        // 9001 / 4 = 2250.25; 2½ of 4 = 62.5 % → 63, dp 95.
        let expected = Performance { average: 2250, percent: 63, difference: 95, rating: 2345 };
        assert_eq!(Some(expected), by_table(&played));
        // The 350-point rule for a player of 2550: 2201 and 2100 count as 2201 and 2200.
        assert_eq!(Some(2275), by_table_with_350(2550, &played).map(|it| it.average));
        assert_eq!(None, by_table(&[]));
    }

    #[test]
    fn linear_and_perfect() {
        let played = games(&[(2400, Win), (2300, Draw), (2200, Loss)]);
        assert_eq!(Some(2300), linear(&played));
        // 1½ of 3: at 2300 the table expects .36 + .50 + .64; lower ratings expect as much down to
        // the first that does not.
        let rating = perfect(&played).unwrap();
        let sum = |rating: i32| {
            [2400, 2300, 2200].iter().map(|opponent| expected(rating - opponent)).sum::<i32>()
        };
        let rating = i32::try_from(rating).unwrap();
        assert!(sum(rating) >= 150 && sum(rating - 1) < 150, "{rating}");
        assert_eq!(Some(1400), perfect(&games(&[(2200, Loss), (2400, Loss)])));
        // All won: the lowest at which 1.00 is expected against each, 736 above the strongest.
        assert_eq!(Some(3136), perfect(&games(&[(2200, Win), (2400, Win)])));
    }
}
