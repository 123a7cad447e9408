//! What can be wrong with a list, and with a line of it.

use std::io;

/// A line that could not be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// Its number, from 1; in XML the number of the player.
    pub line: u64,
    /// What is wrong.
    pub trouble: Trouble,
}

/// What is wrong with a line, of FIDE's lists and of others. `report::lists` has the words; as a
/// text it is a code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// It ends before its name does.
    #[error("short {length}")]
    Short {
        /// Its length.
        length: usize,
    },
    /// The FIDE number is none.
    #[error("id {0:?}")]
    Id(String),
    /// There is no name.
    #[error("no-name")]
    NoName,
    /// A number is none.
    #[error("number {field} {word:?}")]
    Number {
        /// The column.
        field: &'static str,
        /// What stands there.
        word: String,
    },
    /// A rating that nobody has.
    #[error("rating {field} {value}")]
    Rating {
        /// The column.
        field: &'static str,
        /// The rating.
        value: u32,
    },
    /// INGO or BCR that would be an Elo which nobody has.
    #[error("converted {0}")]
    Converted(i64),
    /// There is no year of birth in it.
    #[error("no-birth-year {0:?}")]
    NoBirthYear(String),
    /// A year in which no player was born.
    #[error("birth-year {0}")]
    BirthYear(u32),
    /// An unknown title.
    #[error("title {0:?}")]
    Title(String),
    /// An unknown sex.
    #[error("sex {0:?}")]
    Sex(String),
}

/// Why a list as a whole cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ListError {
    /// There is nothing in it.
    #[error("empty")]
    Empty,
    /// The first line is not the header of a rating list.
    #[error("no-header {missing:?}")]
    NoHeader {
        /// The first word that should be there.
        missing: &'static str,
    },
    /// It ends in the middle of a line or of a player.
    #[error("truncated {line}")]
    Truncated {
        /// Where.
        line: u64,
    },
    /// XML that is none.
    #[error("xml {position}")]
    Xml {
        /// Where.
        position: u64,
    },
    /// The file could not be read.
    #[error("unreadable: {0}")]
    Unreadable(io::Error),
}
