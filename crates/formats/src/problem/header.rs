//! Problems of the records about the event.

use super::{Severity, Words};

/// What can be wrong with a record about the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeaderProblem {
    /// A date that is none.
    UnreadableDate {
        /// Of what: `the first day`, `round 3`.
        what: String,
        /// What stands there.
        text: String,
    },
    /// A number of players or teams that is none.
    UnreadableCount {
        /// The record.
        code: String,
        /// What stands there.
        text: String,
    },
    /// A stated number that is not the true one.
    CountDiffers {
        /// The record.
        code: String,
        /// Players, rated players or teams.
        what: &'static str,
        /// As stated.
        stated: u32,
        /// As found.
        found: usize,
    },
    /// A type of tournament (192) that is not in the list.
    UnknownKind {
        /// What stands there.
        text: String,
    },
    /// A time control (222) that cannot be read.
    UnreadableTimeControl {
        /// What stands there.
        text: String,
    },
    /// A method of ranking (172) that cannot be read.
    UnknownRankMethod {
        /// What stands there.
        text: String,
    },
}

impl HeaderProblem {
    pub(super) fn severity(&self) -> Severity {
        match self {
            HeaderProblem::UnreadableDate { .. }
            | HeaderProblem::CountDiffers { .. }
            | HeaderProblem::UnknownKind { .. }
            | HeaderProblem::UnreadableTimeControl { .. }
            | HeaderProblem::UnknownRankMethod { .. } => Severity::Warning,
            HeaderProblem::UnreadableCount { .. } => Severity::Error,
        }
    }

    pub(super) fn words(&self) -> Words {
        match self {
            HeaderProblem::UnreadableDate { what, text } => {
                Words::new("unreadable-date", format!("the date of {what}, '{text}', is no date"))
                    .assumed("nothing; the words are kept")
                    .mend("write it as YYYY/MM/DD (record 132: YY/MM/DD)")
            }
            HeaderProblem::UnreadableCount { code, text } => {
                Words::new("unreadable-count", format!("'{text}' in record {code} is no number"))
                    .assumed("the number is not stated")
                    .mend("write a whole number, or remove the record")
            }
            HeaderProblem::CountDiffers { code, what, stated, found } => Words::new(
                "count-differs",
                format!("record {code} states {stated} {what}, but the file has {found}"),
            )
            .assumed(format!("there are {found}"))
            .mend(format!("write {found}, or find the lines that are missing")),
            HeaderProblem::UnknownKind { text } => Words::new(
                "unknown-kind",
                format!("record 192 has '{text}', which is no known type of tournament"),
            )
            .assumed("nothing; it is kept as it is")
            .mend("write a code such as FIDE_DUTCH_2026, or CUSTOM_SWISS"),
            HeaderProblem::UnreadableTimeControl { text } => Words::new(
                "unreadable-time-control",
                format!("record 222 has '{text}', which is no encoded time control"),
            )
            .assumed("nothing; it is kept as it is")
            .mend("write seconds, such as 5400+30 or 40/6000+30:900+30"),
            HeaderProblem::UnknownRankMethod { text } => Words::new(
                "unknown-rank-method",
                format!("record 172 has '{text}', which is no known method of ranking"),
            )
            .assumed("nothing; a rewrite keeps it as a comment")
            .mend("write a federation and FIDE, NRO, FIDON, NIDOF, HBFN, LBFN or OTHER"),
        }
    }
}
