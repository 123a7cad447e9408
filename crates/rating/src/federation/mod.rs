//! The Swiss federation's rating (ssb-course, "Application pratique FSE").
//!
//! The expected score is the logistic curve P = 1 / (1 + e^(−D/Z)) with Z = 400 / ln 10; the course
//! derives it from the rule that odds multiply, and `docs/rating-curve.md` retells that.
//!
//! Readings: the new rating is F_A + ΣW without the division by p that is printed; the worked
//! example's first rating of 1801.376 comes from interpolating a table from the wrong end, rule 3.3
//! itself gives 1809.3472; article 9's table is missing, so the formula stands for it; the rest of
//! 3.5 is cut off and not guessed.

mod k;

pub use k::{Member, coefficient};

use crate::fide::{GameScore, RatedGame};
use crate::performance::is_one_sided;

/// Games that must count before a member enters the list (3.1).
pub const FEWEST_GAMES: usize = 7;
/// The least that a new member gets (3.1).
pub const LEAST: f64 = 1450.0;

/// What the course calls Z: the scale of the curve.
fn scale() -> f64 {
    400.0 / libm::log(10.0)
}

/// Expected score of a player who is so much higher rated.
pub fn expected(difference: f64) -> f64 {
    1.0 / (1.0 + libm::exp(-difference / scale()))
}

/// A game with its working.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GameChange {
    /// The game.
    pub game: RatedGame,
    /// Own rating less the opponent's.
    pub difference: f64,
    /// Expected score.
    pub expected: f64,
    /// What a win would have brought: K (1 − expected).
    pub for_a_win: f64,
    /// What the game brought: K (score − expected).
    pub gain: f64,
}

/// A rating before and after.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    /// F_A, the rating before.
    pub before: f64,
    /// The coefficient used.
    pub k: u32,
    /// W_1 … W_p with their working.
    pub games: Vec<GameChange>,
    /// Their sum.
    pub gain: f64,
    /// F_N, the rating after.
    pub after: f64,
}

/// F_N = F_A + W_1 + … + W_p.
pub fn change(before: f64, k: u32, games: &[RatedGame]) -> Change {
    let games: Vec<GameChange> = games.iter().map(|&game| of_game(before, k, game)).collect();
    let gain = games.iter().map(|game| game.gain).sum();
    Change { before, k, games, gain, after: before + gain }
}

fn of_game(before: f64, k: u32, game: RatedGame) -> GameChange {
    let difference = before - f64::from(game.opponent);
    let expected = expected(difference);
    let k = f64::from(k);
    GameChange {
        game,
        difference,
        expected,
        for_a_win: k * (1.0 - expected),
        gain: k * (points(game.score) - expected),
    }
}

fn points(score: GameScore) -> f64 {
    f64::from(score.hundredths()) / 100.0
}

/// Why a member gets no first rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoRating {
    /// 3.1: fewer than seven games count.
    TooFewGames {
        /// How many do.
        games: usize,
    },
    /// 3.3 asks for the rating that the games would not change; when all were won there is none.
    AllWon,
}

/// 3.1 and 3.3: the rating that the games would not change, at least 1450.
///
/// # Errors
/// Where the games give none.
pub fn first_rating(games: &[RatedGame]) -> Result<f64, NoRating> {
    if games.len() < FEWEST_GAMES {
        return Err(NoRating::TooFewGames { games: games.len() });
    }
    match without_change(games) {
        Some(rating) => Ok(rating.max(LEAST)),
        None if games.iter().all(|game| game.score == GameScore::Win) => Err(NoRating::AllWon),
        None => Ok(LEAST),
    }
}

/// The rating at which the expected score equals the real one, to the last bit that halving finds.
pub(crate) fn without_change(games: &[RatedGame]) -> Option<f64> {
    if games.is_empty() || is_one_sided(games) {
        return None;
    }
    let score: f64 = games.iter().map(|game| points(game.score)).sum();
    let reaches = |rating: f64| {
        let sum: f64 = games.iter().map(|game| expected(rating - f64::from(game.opponent))).sum();
        sum >= score
    };
    let (mut low, mut high) = (-20_000.0, 20_000.0);
    loop {
        let middle = f64::midpoint(low, high);
        if middle <= low || middle >= high {
            return Some(high);
        }
        if reaches(middle) { high = middle } else { low = middle }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::fide::GameScore::{Draw, Loss, Win};

    /// The seven games of the worked table of ssb-course.
    pub(crate) const SEVEN: [(u16, GameScore); 7] = [
        (1400, Win),
        (1800, Draw),
        (1700, Loss),
        (1600, Win),
        (1750, Win),
        (1550, Win),
        (2000, Loss),
    ];

    fn seven() -> Vec<RatedGame> {
        SEVEN.iter().map(|&(opponent, score)| RatedGame { opponent, score }).collect()
    }

    #[track_caller]
    fn close(expected: f64, given: f64, digits: i32, what: &str) {
        let half_unit = 0.5 * libm::pow(10.0, f64::from(-digits));
        assert!((expected - given).abs() <= half_unit, "{what}: {expected} against {given}");
    }

    #[test]
    fn the_worked_table_of_ssb_course() {
        let change = change(1801.3757, 36, &seven());
        let rows = [
            (401.3757, 0.909_743, 3.2492, 3.2492),
            (1.3757, 0.501_980, 17.9287, -0.0713),
            (101.3757, 0.641_887, 12.8921, -23.1079),
            (201.3757, 0.761_189, 8.5972, 8.5972),
            (51.3757, 0.573_401, 15.3576, 15.3576),
            (251.3757, 0.809_542, 6.8565, 6.8565),
            (-198.6243, 0.241_702, 27.2987, -8.7013),
        ];
        for (game, row) in change.games.iter().zip(rows) {
            close(row.0, game.difference, 4, "difference");
            close(row.1, game.expected, 6, "expected");
            close(row.2, game.for_a_win, 4, "for a win");
            close(row.3, game.gain, 4, "gain");
        }
        close(4.439_444, change.games.iter().map(|game| game.expected).sum(), 6, "sum expected");
        close(2.1800, change.gain, 4, "sum");
        close(1803.5557, change.after, 4, "new rating");
    }

    #[test]
    fn the_first_rating_of_rule_3_3() {
        close(1809.3472, first_rating(&seven()).unwrap(), 4, "zero change");
        let six = &seven()[..6];
        assert_eq!(Err(NoRating::TooFewGames { games: 6 }), first_rating(six));
        let all = |score| vec![RatedGame { opponent: 1700, score }; 7];
        assert_eq!(Err(NoRating::AllWon), first_rating(&all(Win)));
        close(1450.0, first_rating(&all(Loss)).unwrap(), 4, "3.1: at least 1450");
        close(1700.0, first_rating(&all(Draw)).unwrap(), 4, "all drawn");
        // One point of seven against 1600 would be 1289: 1450.
        let mut weak = vec![RatedGame { opponent: 1600, score: Loss }; 6];
        weak.push(RatedGame { opponent: 1600, score: Win });
        close(1450.0, first_rating(&weak).unwrap(), 4, "3.1");
    }
}
