//! What can be wrong with a file, and where.

use std::fmt;

use ronde_formats::json::Complaint;

use crate::entry::{Hash, Head};

/// Something wrong in a file. `report::journals` has the words; as a text it is a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Line of the unpacked text, from 1; zero when it concerns the file as a whole.
    pub line: u64,
    /// What is wrong.
    pub what: What,
}

impl Fault {
    /// Of the whole file.
    pub const fn whole(what: What) -> Fault {
        Fault { line: 0, what }
    }

    /// Whether the file could not be read to its end, so that it cannot be judged.
    pub const fn is_fatal(&self) -> bool {
        matches!(self.what, What::TooLarge { .. } | What::Unreadable(_))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => self.what.fmt(f),
            line => write!(f, "{line}: {}", self.what),
        }
    }
}

impl std::error::Error for Fault {}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum What {
    /// The file itself could not be read.
    #[error("unreadable: {0}")]
    Unreadable(String),
    /// The packing does not hold.
    #[error("packing")]
    Packing,
    /// It is something else.
    #[error("not-ours")]
    NotOurs,
    /// It was written by a later version.
    #[error("newer {version}")]
    Newer {
        /// Its version.
        version: u32,
    },
    /// It is larger than allowed.
    #[error("too-large {limit}")]
    TooLarge {
        /// What was allowed.
        limit: u64,
    },
    /// The first line says something impossible.
    #[error("header: {0:?}")]
    Header(HeaderFault),
    /// A line that is nothing known.
    #[error("line: {0:?}")]
    Line(LineFault),
    /// A line that is no text.
    #[error("not-text")]
    NotText,
    /// An act of a journal that the first line does not name.
    #[error("unknown-journal {0}")]
    UnknownJournal(String),
    /// An attachment with other bytes than its hash says.
    #[error("attachment {0}")]
    Attachment(Hash),
    /// An attachment that is there already.
    #[error("attachment-twice {0}")]
    AttachmentTwice(Hash),
    /// The end is not there.
    #[error("cut-off")]
    CutOff,
    /// Something comes after the end.
    #[error("after-the-end")]
    AfterTheEnd,
    /// The end counts otherwise.
    #[error("count {said} {found}")]
    Count {
        /// What the end says.
        said: u64,
        /// How many there are.
        found: u64,
    },
    /// The bytes are not those that were written.
    #[error("sum")]
    Sum,
    /// There is more wrong than anybody wants to read.
    #[error("more {count}")]
    More {
        /// How many were not told.
        count: u64,
    },
    /// A journal of a database that cannot be read.
    #[error("journal {journal}: {why}")]
    Journal {
        /// Which.
        journal: String,
        /// What was found.
        why: Damage,
    },
    /// A journal does not end where the first line, or the database, says.
    #[error("head {journal} {said} {found}")]
    Head {
        /// Which.
        journal: String,
        /// What is written down.
        said: Head,
        /// Where it ends.
        found: Head,
    },
}

/// What is wrong with the first line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeaderFault {
    /// It cannot be read.
    Unreadable(Complaint),
    /// What should be the end of a journal is none.
    NoHead(String),
    /// The event's own journal is not among the others.
    EventNotNamed,
}

/// What is wrong with a line after the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineFault {
    /// It cannot be read.
    Unreadable(Complaint),
    /// An attachment has neither a text nor bytes, or both.
    NoContent,
}

/// What a database holds instead of what was written into it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Damage {
    /// An act has an impossible number.
    #[error("number {0}")]
    Number(i64),
    /// A hash has not as many bytes as hashes have.
    #[error("hash")]
    Hash,
    /// The text of an act is none.
    #[error("text {0}")]
    Text(u64),
    /// The key of an act is no text.
    #[error("key {0}")]
    Key(u64),
    /// A journal is of a kind that there is not.
    #[error("kind {0}")]
    Kind(String),
    /// An attachment has other bytes than its hash says.
    #[error("attachment {0}")]
    Attachment(Hash),
    /// A pass is of a kind that there is not.
    #[error("pass {0}")]
    Pass(String),
    /// A secret has another length than secrets have.
    #[error("secret {0}")]
    Secret(String),
    /// A value is missing, or of another kind than was stored.
    #[error("value")]
    Value,
    /// There is so much wrong that nothing was read after this act.
    #[error("not-read-after {0}")]
    NotReadAfter(u64),
    /// What the database says itself.
    #[error("said: {0}")]
    Said(String),
}
