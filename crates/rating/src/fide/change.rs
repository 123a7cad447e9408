//! B.02:8.3: what the games of a tournament do to a rating.

use super::k::in_period;
use super::tables::expected;
use super::{DifferenceRule, RatedGame};
use crate::rounding::half_away;

/// A game with its working.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameChange {
    /// The game.
    pub game: RatedGame,
    /// The difference of the ratings.
    pub difference: i32,
    /// The difference that counts (8.3.1).
    pub counted: i32,
    /// Expected score in hundredths (8.1.2).
    pub expected: i32,
    /// Score less expected score, in hundredths.
    pub gain: i32,
}

/// What a tournament does to a rating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The rating before.
    pub before: u16,
    /// K that was used, limited by the games of the period.
    pub k: u32,
    /// Every game.
    pub games: Vec<GameChange>,
    /// Score less expected score of all of them, in hundredths.
    pub gain: i32,
    /// K times that, in hundredths of a rating point, as federations publish it per tournament.
    pub hundredths: i64,
    /// Rounded as at the end of a period (8.3.4).
    pub rounded: i64,
}

impl Change {
    /// The rating after, if this tournament were the whole period.
    pub fn after(&self) -> i64 {
        i64::from(self.before) + self.rounded
    }
}

/// The change by these games with that K.
pub fn change(before: u16, k: u32, rule: DifferenceRule, games: &[RatedGame]) -> Change {
    let games: Vec<GameChange> = games.iter().map(|&game| of_game(before, rule, game)).collect();
    let gain: i32 = games.iter().map(|game| game.gain).sum();
    let k = in_period(k, u32::try_from(games.len()).unwrap_or(u32::MAX).max(1));
    let hundredths = i64::from(k) * i64::from(gain);
    Change { before, k, games, gain, hundredths, rounded: half_away(hundredths, 100) }
}

fn of_game(rating: u16, rule: DifferenceRule, game: RatedGame) -> GameChange {
    let counted = rule.counted(rating, game.opponent);
    let expected = expected(counted);
    GameChange {
        game,
        difference: i32::from(rating) - i32::from(game.opponent),
        counted,
        expected,
        gain: game.score.hundredths() - expected,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fide::GameScore::{Draw, Loss, Win};
    use DifferenceRule::{AllCapped, Below2650Capped};

    #[test]
    fn hand_worked_games() {
        // 2000 beats 2000: 1 − 0.50; K 20: +10.
        check(2000, 20, Below2650Capped, &[(2000, Win)], 50, 1000, 10);
        // 2000 draws 1900 (difference 100: 0.64).
        check(2000, 20, Below2650Capped, &[(1900, Draw)], -14, -280, -3);
        // 8.3.1: 2400 beats 1700: 400 counts (0.92).
        check(2400, 10, Below2650Capped, &[(1700, Win)], 8, 80, 1);
        // 8.3.1 from October 2025: 2650 beats 1900, the real difference of 750 gives 1.00.
        check(2650, 10, Below2650Capped, &[(1900, Win)], 0, 0, 0);
        // The same before: 400 counts.
        check(2650, 10, AllCapped, &[(1900, Win)], 8, 80, 1);
        // 8.3.4: halves away from zero; −0.25 × 10 = −2.5 → −3.
        check(2500, 10, Below2650Capped, &[(2303, Draw)], -25, -250, -3);
        // Below 2650 against a much stronger one: 400 counts for him too (0.08).
        check(2000, 40, Below2650Capped, &[(2700, Draw), (2700, Loss)], 34, 1360, 14);
    }

    #[test]
    fn the_rule_follows_the_date() {
        let on = |year, month, day| {
            DifferenceRule::on(ronde_model::Date::new(year, month, day).expect("a date"))
        };
        assert_eq!(AllCapped, on(2025, 9, 30));
        assert_eq!(Below2650Capped, on(2025, 10, 1));
    }

    #[track_caller]
    fn check(
        before: u16,
        k: u32,
        rule: DifferenceRule,
        games: &[(u16, crate::fide::GameScore)],
        gain: i32,
        hundredths: i64,
        rounded: i64,
    ) {
        let games: Vec<RatedGame> =
            games.iter().map(|&(opponent, score)| RatedGame { opponent, score }).collect();
        let change = change(before, k, rule, &games);
        assert_eq!((gain, hundredths, rounded), (change.gain, change.hundredths, change.rounded));
        assert_eq!(i64::from(before) + rounded, change.after());
    }
}
