//! What can be wrong with a file, and where.

use std::fmt;

use crate::entry::{Hash, Head};

/// Something wrong in a file.
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
            line => write!(f, "line {line}: {}", self.what),
        }
    }
}

impl std::error::Error for Fault {}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum What {
    /// The file itself could not be read.
    #[error("it could not be read: {0}")]
    Unreadable(String),
    /// The packing does not hold.
    #[error("the packing is damaged ({0}); what comes after this place is lost. Fetch it again")]
    Packing(String),
    /// It is something else.
    #[error("this is no file of an event; its first line would begin with {{\"ronde_event\":")]
    NotOurs,
    /// It was written by a later version.
    #[error(
        "this file has version {version} of its form, and this program reads version {}: use a \
         newer Ronde",
        super::VERSION
    )]
    Newer {
        /// Its version.
        version: u32,
    },
    /// It is larger than allowed.
    #[error("there is more than {limit} bytes of text in it; if it is right, allow more")]
    TooLarge {
        /// What was allowed.
        limit: u64,
    },
    /// The first line says something impossible.
    #[error("the first line is damaged: {0}")]
    Header(String),
    /// A line that is nothing known.
    #[error("it is no act, no attachment and no end: {0}")]
    Line(String),
    /// A line that is no text.
    #[error("it is not UTF-8")]
    NotText,
    /// An act of a journal that the first line does not name.
    #[error("there is an act of the journal {0}, which the first line does not name")]
    UnknownJournal(String),
    /// An attachment with other bytes than its hash says.
    #[error("the attachment {0} was changed: its bytes have another hash")]
    Attachment(Hash),
    /// An attachment that is there already.
    #[error("the attachment {0} is there twice")]
    AttachmentTwice(Hash),
    /// The end is not there.
    #[error("the file was cut off: its last line is missing")]
    CutOff,
    /// Something comes after the end.
    #[error("there is something after the last line")]
    AfterTheEnd,
    /// The end counts otherwise.
    #[error("{found} lines came before it, and it says {said}")]
    Count {
        /// What the end says.
        said: u64,
        /// How many there are.
        found: u64,
    },
    /// The bytes are not those that were written.
    #[error("something in the file was changed: its bytes have another SHA-256 than the end says")]
    Sum,
    /// There is more wrong than anybody wants to read.
    #[error("{count} more things are wrong; only the first {} are told", super::MOST_FAULTS)]
    More {
        /// How many were not told.
        count: u64,
    },
    /// A journal of a database that cannot be read.
    #[error("the journal {journal} cannot be read: {why}")]
    Journal {
        /// Which.
        journal: String,
        /// What was found.
        why: String,
    },
    /// A journal does not end where the first line, or the database, says.
    #[error("the journal {journal} ends with {found}, and its head is written down as {said}")]
    Head {
        /// Which.
        journal: String,
        /// What is written down.
        said: Head,
        /// Where it ends.
        found: Head,
    },
}
