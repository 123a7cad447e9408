//! Problems of the records about the event.

use super::Severity;

/// What a date is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DateOf {
    /// The first day of the event.
    FirstDay,
    /// Its last day.
    LastDay,
    /// A round, counted from 1.
    Round(usize),
}

/// What a stated number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Players (062).
    Players,
    /// Players with a rating (072).
    Rated,
    /// Teams (082).
    Teams,
}

/// What can be wrong with a record about the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeaderProblem {
    /// A date that is none.
    UnreadableDate {
        /// Of what.
        what: DateOf,
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
        /// Of what.
        what: Counted,
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

    pub(super) const fn code(&self) -> &'static str {
        match self {
            HeaderProblem::UnreadableDate { .. } => "unreadable-date",
            HeaderProblem::UnreadableCount { .. } => "unreadable-count",
            HeaderProblem::CountDiffers { .. } => "count-differs",
            HeaderProblem::UnknownKind { .. } => "unknown-kind",
            HeaderProblem::UnreadableTimeControl { .. } => "unreadable-time-control",
            HeaderProblem::UnknownRankMethod { .. } => "unknown-rank-method",
        }
    }
}
