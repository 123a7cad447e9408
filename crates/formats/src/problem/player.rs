//! Problems of the static columns of a player.

use ronde_model::Score;

use super::{Severity, Who, Words};

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
        /// Whether the point system is known: a record declares it, or it explains most of the lines.
        /// Else another one may be meant.
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

    pub(super) fn words(&self, who: &Who) -> Words {
        if let Some(words) = self.words_of_fields(who) {
            return words;
        }
        match self {
            PlayerProblem::UnreadableNumber { text } => {
                Words::new("unreadable-number", format!("'{text}' is no starting number for {who}"))
                    .assumed("the line is no player; a rewrite keeps it as a comment")
                    .mend("write a number from 1 to 9999 in columns 5 to 8")
            }
            PlayerProblem::NumberZero => {
                Words::new("number-zero", format!("{who} has the number zero, which means nobody"))
                    .assumed("the line is no player; a rewrite keeps it as a comment")
                    .mend("write a number from 1 to 9999 in columns 5 to 8")
            }
            PlayerProblem::NumberTwice { first } => Words::new(
                "number-twice",
                format!("{who} has the number of the player in line {first}"),
            )
            .assumed("the first one counts; a rewrite keeps this line as a comment")
            .mend("give one of the two another number, or remove a line"),
            PlayerProblem::PointsDiffer { stated, computed, .. } => Words::new(
                "points-differ",
                format!("{who} has {stated} points, but the results add up to {computed}"),
            )
            .assumed(format!("{computed}, from the results"))
            .mend("correct the points or the results, or declare the point system (162)"),
            _ => Words::new("no-name", format!("{who} has no name"))
                .mend("write the name in columns 15 to 47"),
        }
    }

    fn words_of_fields(&self, who: &Who) -> Option<Words> {
        Some(match self {
            PlayerProblem::UnknownSex { text } => {
                Words::new("unknown-sex", format!("'{text}' is no sex for {who}"))
                    .assumed("the sex is not known")
                    .mend("write m or w in column 10")
            }
            PlayerProblem::UnknownTitle { text } => {
                Words::new("unknown-title", format!("'{text}' is no title of FIDE for {who}"))
                    .assumed("no title")
                    .mend("write GM, IM, WGM, FM, WIM, CM, WFM or WCM in columns 11 to 13")
            }
            PlayerProblem::UnreadableRating { text } => {
                Words::new("unreadable-rating", format!("'{text}' is no rating for {who}"))
                    .assumed("the player is unrated")
                    .mend("write a whole number in columns 49 to 52")
            }
            PlayerProblem::UnreadableBirth { text } => {
                Words::new("unreadable-birth", format!("'{text}' is no date of birth for {who}"))
                    .assumed("nothing; the words are kept")
                    .mend("write YYYY/MM/DD in columns 70 to 79")
            }
            PlayerProblem::UnreadablePoints { text } => Words::new(
                "unreadable-player-points",
                format!("'{text}' is no number of points for {who}"),
            )
            .assumed("what the results add up to")
            .mend("write points such as 4.5 in columns 81 to 84"),
            PlayerProblem::UnreadableRank { text } => {
                Words::new("unreadable-rank", format!("'{text}' is no rank for {who}"))
                    .assumed("the rank is not known")
                    .mend("write a whole number in columns 86 to 89")
            }
            _ => return None,
        })
    }
}
