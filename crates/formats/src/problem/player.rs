//! Problems of the static columns of a player.

use ronde_model::Score;

use super::Severity;

/// What can be wrong with the static columns of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerProblem {
    /// The number is none.
    UnreadableNumber {
        /// What stands there.
        text: String,
    },
    /// The number is zero, which means "nobody".
    NumberZero,
    /// Another player has this number.
    NumberTwice {
        /// Line of the first one.
        first: usize,
    },
    /// There is no name.
    NoName,
    /// Neither `m` nor `w`.
    UnknownSex {
        /// What stands there.
        text: String,
    },
    /// No title of FIDE.
    UnknownTitle {
        /// What stands there.
        text: String,
    },
    /// The rating is no number.
    UnreadableRating {
        /// What stands there.
        text: String,
    },
    /// The date of birth is none.
    UnreadableBirth {
        /// What stands there.
        text: String,
    },
    /// The points are no number.
    UnreadablePoints {
        /// What stands there.
        text: String,
    },
    /// The rank is no number.
    UnreadableRank {
        /// What stands there.
        text: String,
    },
    /// The points are not what the results add up to.
    PointsDiffer {
        /// As stated.
        stated: Score,
        /// As the results add up.
        computed: Score,
        /// Whether the point system is known: a record declares it, or it explains most of the
        /// lines. Else another one may be meant.
        system_known: bool,
    },
}

impl PlayerProblem {
    pub(super) fn severity(&self) -> Severity {
        match self {
            PlayerProblem::NoName => Severity::Note,
            PlayerProblem::UnreadableBirth { .. } | PlayerProblem::UnreadablePoints { .. } => {
                Severity::Warning
            }
            _ => Severity::Error,
        }
    }

    pub(super) const fn code(&self) -> &'static str {
        match self {
            PlayerProblem::UnreadableNumber { .. } => "unreadable-number",
            PlayerProblem::NumberZero => "number-zero",
            PlayerProblem::NumberTwice { .. } => "number-twice",
            PlayerProblem::NoName => "no-name",
            PlayerProblem::UnknownSex { .. } => "unknown-sex",
            PlayerProblem::UnknownTitle { .. } => "unknown-title",
            PlayerProblem::UnreadableRating { .. } => "unreadable-rating",
            PlayerProblem::UnreadableBirth { .. } => "unreadable-birth",
            PlayerProblem::UnreadablePoints { .. } => "unreadable-player-points",
            PlayerProblem::UnreadableRank { .. } => "unreadable-rank",
            PlayerProblem::PointsDiffer { .. } => "points-differ",
        }
    }
}
