//! How a game ends: chances from two ratings, in parts of a million.
//!
//! The model is the one published with FIDE's Gacrux. With *m* the mean of the two ratings, White
//! wins with 1 / (1 + 10^((b − w + 0.0986 (m − 2000) + 96) / 370)), Black with
//! 1 / (1 + 10^((w − b + 0.157 (m − 2000) + 150) / 370)), and the rest are draws. Differences above
//! 400 count as 400, as in the rating rules (B.02), from whose expected scores the model stays
//! within two hundredths around 2000.
#![expect(
    clippy::float_arithmetic,
    reason = "the model is a formula with powers; libm gives the same answer on every platform, \
              and what leaves this file is whole numbers"
)]

/// All chances together.
pub const WHOLE: u32 = 1_000_000;

/// Differences beyond this count as this.
const CAP: f64 = 400.0;

/// Chances of a game, in parts of [`WHOLE`]. What is left is Black's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// White wins.
    pub white: u32,
    /// A draw.
    pub draw: u32,
}

/// The chances of two players with these ratings. With a percentage of draws the draws are so many
/// where the ratings allow it, and the expected scores stay.
pub fn odds(white: u16, black: u16, draw_percentage: Option<u8>) -> Odds {
    let (white_wins, black_wins) = wins(f64::from(white), f64::from(black));
    let (white_wins, draws) = match draw_percentage {
        None => (white_wins, 1.0 - white_wins - black_wins),
        Some(percentage) => {
            let expected = white_wins + (1.0 - white_wins - black_wins) / 2.0;
            let most = 2.0 * expected.min(1.0 - expected);
            let draws = (f64::from(percentage) / 100.0).min(most);
            (expected - draws / 2.0, draws)
        }
    };
    let white = parts(white_wins);
    Odds { white, draw: parts(draws).min(WHOLE - white) }
}

/// Chances of White and of Black to win. Far below club strength the two formulas add up to more
/// than one; then nobody draws, and they share by their weights.
fn wins(white: f64, black: f64) -> (f64, f64) {
    let difference = (white - black).clamp(-CAP, CAP);
    let above = f64::midpoint(white, black) - 2000.0;
    let white_wins = logistic(-difference + 0.0986 * above + 96.0);
    let black_wins = logistic(difference + 0.157 * above + 150.0);
    let sum = (white_wins + black_wins).max(1.0);
    (white_wins / sum, black_wins / sum)
}

fn logistic(exponent: f64) -> f64 {
    1.0 / (1.0 + libm::pow(10.0, exponent / 370.0))
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "clamped between zero and a million"
)]
fn parts(chance: f64) -> u32 {
    libm::round(chance.clamp(0.0, 1.0) * f64::from(WHOLE)) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_of_the_model() {
        // Computed apart, with 40 decimals.
        check(2000, 2000, None, 354_932, 362_848);
        check(2467, 2344, None, 479_813, 410_615);
        check(1500, 1500, None, 427_851, 181_589);
        check(1000, 1000, None, 496_628, 0);
        check(2400, 2000, None, 854_350, 119_520);
        check(2800, 2000, None, 838_405, 140_002);
        check(2000, 2000, Some(100), 72_713, 927_287);
        check(2000, 2000, Some(0), 536_357, 0);
        check(2600, 1600, Some(50), 833_085, 166_915);
    }

    #[track_caller]
    fn check(white: u16, black: u16, draws: Option<u8>, white_wins: u32, draw: u32) {
        assert_eq!(Odds { white: white_wins, draw }, odds(white, black, draws), "{white}-{black}");
    }

    #[test]
    fn expected_scores_are_near_those_of_the_rating_rules() {
        // B.02: a difference and the score that the higher-rated player may expect, in thousandths.
        for (difference, expected) in [(0, 500), (100, 640), (200, 760), (300, 850), (400, 920)] {
            let (higher, lower) = (2000 + difference / 2, 2000 - difference / 2);
            let score = |odds: Odds| odds.white + odds.draw / 2;
            let with_white = score(odds(higher, lower, None));
            let with_black = WHOLE - score(odds(lower, higher, None));
            let mean = u32::midpoint(with_white, with_black) / 1000;
            assert!(mean.abs_diff(expected) <= 16, "{difference}: {mean} for {expected}");
        }
        assert_eq!(odds(2200, 1800, None), odds(2300, 1700, None), "400 is the most that counts");
    }

    #[test]
    fn a_percentage_of_draws_keeps_the_expected_score() {
        for (white, black) in [(2000, 2000), (2300, 2000), (1700, 2050)] {
            let free = odds(white, black, None);
            let fixed = odds(white, black, Some(20));
            let expected = |odds: Odds| odds.white + odds.draw / 2;
            assert!(expected(free).abs_diff(expected(fixed)) <= 2, "{white}-{black}");
        }
    }
}
