//! Problems of the file as a whole, and of the shape of its lines.

use super::{Severity, Words};

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

    pub(super) fn words(&self) -> Words {
        match self {
            FileProblem::NotUtf8 { lines } => Words::new(
                "not-utf8",
                format!("{} not valid UTF-8; this is the first", are(*lines)),
            )
            .assumed("such lines are in Windows-1252")
            .mend("save the file as UTF-8 and look at the accents in the names"),
            FileProblem::NoPlayers => {
                Words::new("no-players", "the file has no player record (001)")
                    .mend("add a line 001 for each player")
            }
            FileProblem::Old { form: OldForm::Title, places } => Words::new(
                "old-title",
                format!(
                    "{} titles as they were written before 2016; this is the first",
                    has(*places)
                ),
            )
            .assumed("g is GM, m is IM, f is FM, c is CM, and a w before it is the women's title")
            .mend("write GM, IM, WGM, FM, WIM, CM, WFM or WCM; a rewrite does"),
            FileProblem::Old { form: OldForm::Date, places } => Words::new(
                "old-date",
                format!("{} a date in an older form; this is the first", has(*places)),
            )
            .assumed("the day, month and year that the form suggests")
            .mend("write dates as YYYY/MM/DD; a rewrite does"),
        }
    }
}

fn are(lines: usize) -> String {
    if lines == 1 { "1 line is".to_owned() } else { format!("{lines} lines are") }
}

fn has(places: usize) -> String {
    if places == 1 { "1 place has".to_owned() } else { format!("{places} places have") }
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

    pub(super) fn words(&self) -> Words {
        match self {
            LineProblem::Tabs => Words::new("tabs", "the line has tabs where columns are counted")
                .assumed("a tab reaches to the next multiple of eight columns")
                .mend("replace the tabs by spaces"),
            LineProblem::LowerCaseCode { code } => {
                Words::new("lower-case-code", "the code of the record is in small letters")
                    .assumed(format!("it is {code}"))
                    .mend(format!("write {code}"))
            }
            LineProblem::UnknownRecord { code } => Words::new(
                "unknown-record",
                format!("no record has the code '{code}'"),
            )
            .assumed("the line means nothing here; it is kept as it is")
            .mend("correct the first three characters, or begin the line with ### as a comment"),
            LineProblem::TooShort { code, needed } => Words::new(
                "line-too-short",
                format!("record {code} ends before column {needed}, which it cannot do without"),
            )
            .assumed("the line says nothing; a rewrite keeps it as a comment")
            .mend("complete the line"),
            LineProblem::NotBlank { code, text } => Words::new(
                "not-blank",
                format!("record {code} has '{text}' in columns that must be blank"),
            )
            .assumed("it means nothing, unless it is the beginning of a text")
            .mend("see whether the line is shifted, and move it to its columns"),
            LineProblem::BytesCounted => Words::new(
                "bytes-counted",
                "the columns after the name are shifted by its accents, as if bytes were counted",
            )
            .assumed("everything after the name stands in its columns when bytes are counted")
            .mend("add blanks after the name, so that characters are counted; a rewrite does"),
            LineProblem::TooLong { read } => {
                Words::new("line-too-long", "the line is longer than any record can be")
                    .assumed(format!("what stands after column {read} means nothing"))
                    .mend("see whether line ends are missing")
            }
            LineProblem::Repeated { code, first, .. } => Words::new(
                "repeated-record",
                format!("record {code} may be there once, but is also in line {first}"),
            )
            .assumed("the first one counts; a rewrite keeps another value as a comment")
            .mend("remove one of the two"),
        }
    }
}

fn is_three_letters(code: &str) -> bool {
    code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_alphabetic())
}
