//! Rounds in short: what stands for a result in the tests.

use ronde_model::{Forfeit, GameResult, PlayedScore};

/// `1-0`, `=` or `½`, `0-1`; `+-`, `-+` and `--` for forfeits; `adj` for a game that goes on.
///
/// # Panics
/// If it is none of them: a mistake in the test.
pub fn result(text: &str) -> GameResult {
    let played = |score| GameResult::Played { score, rated: true };
    match text {
        "1-0" => played(PlayedScore::WhiteWins),
        "=" | "½" => played(PlayedScore::Draw),
        "0-1" => played(PlayedScore::BlackWins),
        "+-" => GameResult::Forfeited(Forfeit::WhiteWins),
        "-+" => GameResult::Forfeited(Forfeit::BlackWins),
        "--" => GameResult::Forfeited(Forfeit::BothLose),
        "adj" => GameResult::Adjourned,
        _ => panic!("{text} is no result"),
    }
}
