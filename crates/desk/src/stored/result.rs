//! Results, byes and colours, in the letters of a TRF where it has some.

use ronde_model::{Bye, Colour, Forfeit, GameResult, PlayedScore, Unpaired};
use serde::{Deserialize, Serialize};

/// White or Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "two words that need none")]
pub enum ColourCode {
    White,
    Black,
}

impl From<ColourCode> for Colour {
    fn from(code: ColourCode) -> Colour {
        match code {
            ColourCode::White => Colour::White,
            ColourCode::Black => Colour::Black,
        }
    }
}

impl From<Colour> for ColourCode {
    fn from(colour: Colour) -> ColourCode {
        match colour {
            Colour::White => ColourCode::White,
            Colour::Black => ColourCode::Black,
        }
    }
}

/// What became of a game, White first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ResultCode {
    /// White won.
    #[serde(rename = "1-0")]
    WhiteWins,
    /// A draw.
    #[serde(rename = "1/2-1/2")]
    Draw,
    /// Black won.
    #[serde(rename = "0-1")]
    BlackWins,
    /// By decision, half a point for White alone.
    #[serde(rename = "1/2-0")]
    HalfToWhite,
    /// By decision, half a point for Black alone.
    #[serde(rename = "0-1/2")]
    HalfToBlack,
    /// By decision, nothing for either.
    #[serde(rename = "0-0")]
    BothLose,
    /// As 1-0, and not rated.
    #[serde(rename = "1-0u")]
    WhiteWinsUnrated,
    /// As a draw, and not rated.
    #[serde(rename = "1/2-1/2u")]
    DrawUnrated,
    /// As 0-1, and not rated.
    #[serde(rename = "0-1u")]
    BlackWinsUnrated,
    /// Black did not come.
    #[serde(rename = "1-0f")]
    WhiteWinsByForfeit,
    /// White did not come.
    #[serde(rename = "0-1f")]
    BlackWinsByForfeit,
    /// Neither came.
    #[serde(rename = "0-0f")]
    BothForfeit,
    /// To be finished later.
    #[serde(rename = "adj")]
    Adjourned,
}

impl ResultCode {
    /// Every one of them.
    pub const ALL: [ResultCode; 13] = [
        ResultCode::WhiteWins,
        ResultCode::Draw,
        ResultCode::BlackWins,
        ResultCode::HalfToWhite,
        ResultCode::HalfToBlack,
        ResultCode::BothLose,
        ResultCode::WhiteWinsUnrated,
        ResultCode::DrawUnrated,
        ResultCode::BlackWinsUnrated,
        ResultCode::WhiteWinsByForfeit,
        ResultCode::BlackWinsByForfeit,
        ResultCode::BothForfeit,
        ResultCode::Adjourned,
    ];

    /// Whether it is one of the results that games end with every day.
    pub const fn is_usual(self) -> bool {
        matches!(self, ResultCode::WhiteWins | ResultCode::Draw | ResultCode::BlackWins)
    }

    /// As every other room has it.
    pub const fn game(self) -> GameResult {
        const fn played(score: PlayedScore, rated: bool) -> GameResult {
            GameResult::Played { score, rated }
        }
        match self {
            ResultCode::WhiteWins => played(PlayedScore::WhiteWins, true),
            ResultCode::Draw => played(PlayedScore::Draw, true),
            ResultCode::BlackWins => played(PlayedScore::BlackWins, true),
            ResultCode::HalfToWhite => played(PlayedScore::HalfToWhite, true),
            ResultCode::HalfToBlack => played(PlayedScore::HalfToBlack, true),
            ResultCode::BothLose => played(PlayedScore::BothLose, true),
            ResultCode::WhiteWinsUnrated => played(PlayedScore::WhiteWins, false),
            ResultCode::DrawUnrated => played(PlayedScore::Draw, false),
            ResultCode::BlackWinsUnrated => played(PlayedScore::BlackWins, false),
            ResultCode::WhiteWinsByForfeit => GameResult::Forfeited(Forfeit::WhiteWins),
            ResultCode::BlackWinsByForfeit => GameResult::Forfeited(Forfeit::BlackWins),
            ResultCode::BothForfeit => GameResult::Forfeited(Forfeit::BothLose),
            ResultCode::Adjourned => GameResult::Adjourned,
        }
    }

    /// Back from there; none while the game is being played.
    pub fn of(result: GameResult) -> Option<ResultCode> {
        // An unusual score that is not rated has no letter in a TRF either.
        let rated = match result {
            GameResult::Played { score, rated: false } if !is_plain(score) => {
                GameResult::Played { score, rated: true }
            }
            other => other,
        };
        ResultCode::ALL.into_iter().find(|code| code.game() == rated)
    }

    /// The same game with the colours exchanged.
    #[must_use]
    pub const fn reversed(self) -> ResultCode {
        match self {
            ResultCode::WhiteWins => ResultCode::BlackWins,
            ResultCode::BlackWins => ResultCode::WhiteWins,
            ResultCode::HalfToWhite => ResultCode::HalfToBlack,
            ResultCode::HalfToBlack => ResultCode::HalfToWhite,
            ResultCode::WhiteWinsUnrated => ResultCode::BlackWinsUnrated,
            ResultCode::BlackWinsUnrated => ResultCode::WhiteWinsUnrated,
            ResultCode::WhiteWinsByForfeit => ResultCode::BlackWinsByForfeit,
            ResultCode::BlackWinsByForfeit => ResultCode::WhiteWinsByForfeit,
            same => same,
        }
    }
}

const fn is_plain(score: PlayedScore) -> bool {
    matches!(score, PlayedScore::WhiteWins | PlayedScore::Draw | PlayedScore::BlackWins)
}

/// A bye that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ByeCode {
    /// Worth a win.
    #[serde(rename = "F")]
    Full,
    /// Worth a draw.
    #[serde(rename = "H")]
    Half,
    /// Worth nothing.
    #[serde(rename = "Z")]
    Zero,
}

impl From<ByeCode> for Bye {
    fn from(code: ByeCode) -> Bye {
        match code {
            ByeCode::Full => Bye::Full,
            ByeCode::Half => Bye::Half,
            ByeCode::Zero => Bye::Zero,
        }
    }
}

impl From<Bye> for ByeCode {
    fn from(bye: Bye) -> ByeCode {
        match bye {
            Bye::Full => ByeCode::Full,
            Bye::Half => ByeCode::Half,
            Bye::Zero => ByeCode::Zero,
        }
    }
}

/// Why somebody has no opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum UnpairedCode {
    /// The pairing-allocated bye.
    #[serde(rename = "U")]
    PairingBye,
    /// A bye worth a win.
    #[serde(rename = "F")]
    Full,
    /// A bye worth a draw.
    #[serde(rename = "H")]
    Half,
    /// Announced absence.
    #[serde(rename = "Z")]
    Zero,
    /// Won without an opponent being named.
    #[serde(rename = "+")]
    ForfeitWin,
    /// Lost without an opponent being named.
    #[serde(rename = "-")]
    ForfeitLoss,
}

impl From<UnpairedCode> for Unpaired {
    fn from(code: UnpairedCode) -> Unpaired {
        match code {
            UnpairedCode::PairingBye => Unpaired::PairingBye,
            UnpairedCode::Full => Unpaired::Bye(Bye::Full),
            UnpairedCode::Half => Unpaired::Bye(Bye::Half),
            UnpairedCode::Zero => Unpaired::Bye(Bye::Zero),
            UnpairedCode::ForfeitWin => Unpaired::ForfeitWin,
            UnpairedCode::ForfeitLoss => Unpaired::ForfeitLoss,
        }
    }
}

impl From<Unpaired> for UnpairedCode {
    fn from(unpaired: Unpaired) -> UnpairedCode {
        match unpaired {
            Unpaired::PairingBye => UnpairedCode::PairingBye,
            Unpaired::Bye(Bye::Full) => UnpairedCode::Full,
            Unpaired::Bye(Bye::Half) => UnpairedCode::Half,
            Unpaired::Bye(Bye::Zero) => UnpairedCode::Zero,
            Unpaired::ForfeitWin => UnpairedCode::ForfeitWin,
            Unpaired::ForfeitLoss => UnpairedCode::ForfeitLoss,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_result_survives_the_way_out_and_back() {
        for code in ResultCode::ALL {
            assert_eq!(Some(code), ResultCode::of(code.game()), "{code:?}");
            assert_eq!(code, code.reversed().reversed());
        }
        assert_eq!(None, ResultCode::of(GameResult::Pending));
    }
}
