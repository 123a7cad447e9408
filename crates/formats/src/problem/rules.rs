//! Problems of the records about rounds, colours and points.

use super::{Severity, Words};

/// What can be wrong with a record about the rules of the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesProblem {
    /// A number of rounds that is none.
    UnreadableRounds {
        /// The record.
        code: String,
        /// What stands there.
        text: String,
    },
    /// Two records declare different numbers of rounds.
    RoundsConflict {
        /// The number taken.
        kept: u16,
        /// The other one.
        other: u16,
    },
    /// An initial colour that is none.
    UnknownInitialColour {
        /// The record.
        code: String,
        /// What stands there.
        text: String,
    },
    /// Two records give different initial colours.
    InitialColourConflict,
    /// A word of `XXC` that nobody here knows.
    UnknownOption {
        /// The record.
        code: String,
        /// The word.
        text: String,
    },
    /// A number of points that is none.
    UnreadablePoints {
        /// The record.
        code: String,
        /// What stands there.
        text: String,
    },
    /// A kind of result that is not in the list.
    UnknownSymbol {
        /// The record.
        code: String,
        /// What stands there.
        text: String,
    },
    /// Two records give different point systems.
    PointsConflict {
        /// The record that does not count.
        code: String,
    },
    /// A pattern of board colours (352) that cannot be read.
    UnreadableBoards {
        /// What stands there.
        text: String,
    },
}

impl RulesProblem {
    pub(super) fn severity(&self) -> Severity {
        match self {
            RulesProblem::UnknownOption { .. } => Severity::Warning,
            _ => Severity::Error,
        }
    }

    pub(super) fn words(&self) -> Words {
        if let Some(words) = self.words_of_numbers() {
            return words;
        }
        match self {
            RulesProblem::UnknownInitialColour { code, text } => Words::new(
                "unknown-initial-colour",
                format!("record {code} has '{text}', which is no colour"),
            )
            .assumed("the initial colour is not given")
            .mend("write W or B (XXC: white1 or black1)"),
            RulesProblem::UnknownOption { code, text } => Words::new(
                "unknown-option",
                format!("record {code} does not know the word '{text}'"),
            )
            .assumed("it means nothing")
            .mend("write rank, white1 or black1"),
            RulesProblem::UnreadableBoards { text } => Words::new(
                "unreadable-boards",
                format!("record 352 has '{text}', which is no pattern of board colours"),
            )
            .assumed("the pattern is not given")
            .mend("write W or B for each board, such as WBWB"),
            _ => Words::new(
                "initial-colour-conflict",
                "records 152 and XXC give different initial colours",
            )
            .assumed("record 152 counts")
            .mend("remove one of the two"),
        }
    }

    fn words_of_numbers(&self) -> Option<Words> {
        Some(match self {
            RulesProblem::UnreadableRounds { code, text } => Words::new(
                "unreadable-rounds",
                format!("record {code} has '{text}', which is no number of rounds"),
            )
            .assumed("the number of rounds is not declared")
            .mend("write a whole number from 1 to 999"),
            RulesProblem::RoundsConflict { kept, other } => Words::new(
                "rounds-conflict",
                format!("one record declares {kept} rounds, another {other}"),
            )
            .assumed(format!("{kept} rounds, because record 142 comes before XXR"))
            .mend("remove one of the two"),
            RulesProblem::UnreadablePoints { code, text } => Words::new(
                "unreadable-points",
                format!("record {code} has '{text}', which is no number of points"),
            )
            .assumed("the usual value")
            .mend("write points with at most one decimal, such as 0.5"),
            RulesProblem::UnknownSymbol { code, text } => Words::new(
                "unknown-symbol",
                format!("record {code} has '{text}', which is no kind of result"),
            )
            .assumed("it means nothing")
            .mend("write W, D, L, A, P or X (XXS: WW BW WD BD WL BL ZPB HPB FPB PAB FW FL)"),
            RulesProblem::PointsConflict { code } => Words::new(
                "points-conflict",
                format!("record {code} gives other points than record 162"),
            )
            .assumed("record 162 counts")
            .mend("remove one of the two"),
            _ => return None,
        })
    }
}
