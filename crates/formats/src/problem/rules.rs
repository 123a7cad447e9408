//! Problems of the records about rounds, colours and points.

use ronde_model::PointSystem;

use super::Severity;

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

impl RulesProblem {
    pub(super) fn severity(&self) -> Severity {
        match self {
            RulesProblem::UnknownOption { .. } | RulesProblem::PointsTaken { .. } => {
                Severity::Warning
            }
            _ => Severity::Error,
        }
    }

    pub(super) const fn code(&self) -> &'static str {
        match self {
            RulesProblem::UnreadableRounds { .. } => "unreadable-rounds",
            RulesProblem::RoundsConflict { .. } => "rounds-conflict",
            RulesProblem::UnknownInitialColour { .. } => "unknown-initial-colour",
            RulesProblem::InitialColourConflict => "initial-colour-conflict",
            RulesProblem::UnknownOption { .. } => "unknown-option",
            RulesProblem::UnreadablePoints { .. } => "unreadable-points",
            RulesProblem::UnknownSymbol { .. } => "unknown-symbol",
            RulesProblem::PointsConflict { .. } => "points-conflict",
            RulesProblem::PointsTaken { .. } => "points-undeclared",
            RulesProblem::PointsAmbiguous { .. } => "points-ambiguous",
            RulesProblem::UnreadableBoards { .. } => "unreadable-boards",
        }
    }
}
