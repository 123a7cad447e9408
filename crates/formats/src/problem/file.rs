//! Problems of the file as a whole, and of the shape of its lines.

use super::Severity;

/// A way of writing that an older format used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum OldForm {
    /// `g`, `m`, `wf` … for a title.
    Title,
    /// A date in another order or with other separators than `YYYY/MM/DD`.
    Date,
}

/// What can be wrong with a whole file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileProblem {
    /// Some lines are not valid UTF-8.
    NotUtf8 {
        /// How many.
        lines: usize,
    },
    /// There is no player.
    NoPlayers,
    /// An older way of writing was understood.
    Old {
        /// Which one.
        form: OldForm,
        /// In how many places; the first is reported.
        places: usize,
    },
}

impl FileProblem {
    pub(super) fn severity(&self) -> Severity {
        match self {
            FileProblem::NoPlayers => Severity::Warning,
            FileProblem::NotUtf8 { .. } | FileProblem::Old { .. } => Severity::Note,
        }
    }

    pub(super) const fn code(&self) -> &'static str {
        match self {
            FileProblem::NotUtf8 { .. } => "not-utf8",
            FileProblem::NoPlayers => "no-players",
            FileProblem::Old { form: OldForm::Title, .. } => "old-title",
            FileProblem::Old { form: OldForm::Date, .. } => "old-date",
        }
    }
}

/// What can be wrong with the shape of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineProblem {
    /// Tabulators where columns are counted.
    Tabs,
    /// The code of a record in small letters.
    LowerCaseCode {
        /// As it should be.
        code: String,
    },
    /// A record nobody here knows.
    UnknownRecord {
        /// Its first three characters.
        code: String,
    },
    /// The line ends before the columns that the record cannot do without.
    TooShort {
        /// The record.
        code: String,
        /// Columns it needs at least.
        needed: usize,
    },
    /// There is text in columns that must be blank.
    NotBlank {
        /// The record.
        code: String,
        /// What stands there.
        text: String,
    },
    /// Columns after the name are in their place only if bytes are counted.
    BytesCounted,
    /// The line is longer than any record can be.
    TooLong {
        /// Columns that were looked at.
        read: usize,
    },
    /// A record that may be there once is there again.
    Repeated {
        /// The record.
        code: String,
        /// Line of the first one.
        first: usize,
        /// Whether both say the same.
        same: bool,
    },
}

impl LineProblem {
    pub(super) fn severity(&self) -> Severity {
        match self {
            LineProblem::LowerCaseCode { .. } => Severity::Note,
            LineProblem::UnknownRecord { code } if is_three_letters(code) => Severity::Note,
            LineProblem::Tabs
            | LineProblem::BytesCounted
            | LineProblem::UnknownRecord { .. }
            | LineProblem::NotBlank { .. }
            | LineProblem::Repeated { same: true, .. } => Severity::Warning,
            LineProblem::TooShort { .. }
            | LineProblem::TooLong { .. }
            | LineProblem::Repeated { same: false, .. } => Severity::Error,
        }
    }

    pub(super) const fn code(&self) -> &'static str {
        match self {
            LineProblem::Tabs => "tabs",
            LineProblem::LowerCaseCode { .. } => "lower-case-code",
            LineProblem::UnknownRecord { .. } => "unknown-record",
            LineProblem::TooShort { .. } => "line-too-short",
            LineProblem::NotBlank { .. } => "not-blank",
            LineProblem::BytesCounted => "bytes-counted",
            LineProblem::TooLong { .. } => "line-too-long",
            LineProblem::Repeated { .. } => "repeated-record",
        }
    }
}

fn is_three_letters(code: &str) -> bool {
    code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_alphabetic())
}
