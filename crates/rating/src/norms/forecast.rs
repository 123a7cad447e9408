//! Before the last rounds: what they must bring.

use super::assess::{Assessment, assess};
use super::{EventKind, Level, NormGame, Opponent};
use crate::fide::GameScore;

/// What the rounds to come must bring for a norm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// Which norm.
    pub level: Level,
    /// The least half points from the games to come; none if no score is enough.
    pub halves_needed: Option<i64>,
    /// The assessment with that score, or with all points where none is enough: it says what is
    /// missing.
    pub then: Assessment,
}

/// The least score in games against these opponents that makes a norm with the games played.
pub fn forecast(
    level: Level,
    own_federation: &str,
    kind: EventKind,
    played: &[NormGame],
    to_come: &[Opponent],
) -> Forecast {
    let most = 2 * to_come.len();
    let with = |halves: usize| {
        let mut games = played.to_vec();
        games.extend(to_come.iter().enumerate().map(|(game, opponent)| NormGame {
            opponent: opponent.clone(),
            score: share(halves, game),
        }));
        assess(level, own_federation, kind, &games)
    };
    let enough = (0..=most).find(|&halves| with(halves).is_norm());
    Forecast {
        level,
        halves_needed: enough.and_then(|halves| i64::try_from(halves).ok()),
        then: with(enough.unwrap_or(most)),
    }
}

/// Which score in which game does not matter for the sum: two halves a game while they last.
fn share(halves: usize, game: usize) -> GameScore {
    match halves.saturating_sub(2 * game) {
        0 => GameScore::Loss,
        1 => GameScore::Draw,
        _ => GameScore::Win,
    }
}
