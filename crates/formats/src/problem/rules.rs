//! Problems of the records about rounds, colours and points.

use ronde_model::PointSystem;

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
    /// No record declares a point system, and this one explains the points of every player.
    PointsTaken {
        /// The system.
        points: PointSystem,
    },
    /// No record declares a point system, and each of these explains the points of every player.
    PointsAmbiguous {
        /// The systems.
        systems: Vec<PointSystem>,
    },
    /// A pattern of board colours (352) that cannot be read.
    UnreadableBoards {
        /// What stands there.
        text: String,
    },
}

const DECLARE: &str = "declare the point system (record 162; XXS for JaVaFo, BBW for bbpPairings)";

/// `3-1-0`, and what the bye is worth where that is not a win.
fn system(points: &PointSystem) -> String {
    let short = |score: ronde_model::Score| {
        let text = score.to_string();
        text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
    };
    let [win, draw, loss] = [points.white_win, points.white_draw, points.white_loss].map(short);
    let bye = if points.pairing_bye == points.white_win {
        String::new()
    } else {
        format!(" with {} for the bye", short(points.pairing_bye))
    };
    format!("{win}-{draw}-{loss}{bye}")
}

impl RulesProblem {
    pub(super) fn severity(&self) -> Severity {
        match self {
            RulesProblem::UnknownOption { .. } | RulesProblem::PointsTaken { .. } => {
                Severity::Warning
            }
            _ => Severity::Error,
        }
    }

    pub(super) fn words(&self) -> Words {
        if let Some(words) = self.words_of_numbers().or_else(|| self.words_of_points()) {
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
            _ => return None,
        })
    }

    fn words_of_points(&self) -> Option<Words> {
        Some(match self {
            RulesProblem::PointsTaken { points } => Words::new(
                "points-undeclared",
                format!(
                    "no record declares a point system, and the points of every player follow {}",
                    system(points)
                ),
            )
            .assumed(format!("{} is the point system", system(points)))
            .mend(DECLARE),
            RulesProblem::PointsAmbiguous { systems } => {
                let systems: Vec<String> = systems.iter().map(system).collect();
                let systems = systems.join(" and ");
                Words::new(
                    "points-ambiguous",
                    format!(
                        "no record declares a point system, and the points of every player follow \
                         {systems}"
                    ),
                )
                .assumed("1-0.5-0")
                .mend(DECLARE)
            }
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
