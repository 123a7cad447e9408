//! What a format could not hold.

use std::fmt;

/// Something of a snapshot that is not in the written file, or only in another form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// The format has no place for it.
    NoPlace {
        /// What it is, in the plural.
        what: &'static str,
        /// How many there are.
        count: usize,
    },
    /// A text or number does not fit into its columns, or has characters that a line cannot hold.
    Altered {
        /// Which field.
        what: &'static str,
        /// Whose, by number, where it is somebody's.
        of: Option<u32>,
        /// The whole text.
        text: String,
    },
    /// Participants whose numbers have more digits than there are columns are left out, and with
    /// them what they are named in.
    NumbersTooHigh {
        /// Players or teams.
        what: &'static str,
        /// The highest number there is a place for.
        most: u32,
        /// How many are above it.
        count: usize,
    },
    /// The point system distinguishes more than the format can; the nearest one is written.
    PointSystem,
    /// Late entries and withdrawals are written as zero-point byes of the rounds to come.
    AbsencesAsByes {
        /// How many byes.
        count: usize,
    },
    /// Results of byes are written as other results of the same worth.
    ByesAsResults {
        /// How many.
        count: usize,
    },
    /// More was lost than is listed.
    More {
        /// How much.
        count: usize,
    },
    /// Games that are not to be rated are written as others.
    UnratedAsRated {
        /// How many.
        count: usize,
    },
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Loss::NoPlace { what, count } => {
                write!(f, "the format has no place for {what}: {count} left out")
            }
            Loss::Altered { what, of: Some(of), text } => {
                write!(f, "the {what} of number {of}, '{text}', does not fit into its columns")
            }
            Loss::Altered { what, of: None, text } => {
                write!(f, "the {what}, '{text}', does not fit into its columns")
            }
            Loss::NumbersTooHigh { what, most, count } => {
                write!(f, "there are no columns for numbers above {most}: {count} {what} left out")
            }
            Loss::PointSystem => {
                f.write_str("the format cannot say all of the point system; the nearest is written")
            }
            Loss::AbsencesAsByes { count } => {
                write!(f, "late entries and withdrawals are written as {count} zero-point byes")
            }
            Loss::ByesAsResults { count } => {
                write!(f, "{count} byes are written as results without an opponent")
            }
            Loss::More { count } => write!(f, "{count} more things do not fit"),
            Loss::UnratedAsRated { count } => {
                write!(f, "{count} results of games not to be rated are written as others")
            }
        }
    }
}
