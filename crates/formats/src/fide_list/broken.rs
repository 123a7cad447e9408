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

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// It ends before its name does.
    #[error("it has {length} characters and ends before the name does")]
    Short {
        /// Its length.
        length: usize,
    },
    /// The FIDE number is none.
    #[error("{0:?} is not a FIDE number")]
    Id(String),
    /// There is no name.
    #[error("there is no name")]
    NoName,
    /// A number is none.
    #[error("{field}: {word:?} is not a number")]
    Number {
        /// The column.
        field: &'static str,
        /// What stands there.
        word: String,
    },
    /// A rating that nobody has.
    #[error("{field}: nobody has a rating of {value}")]
    Rating {
        /// The column.
        field: &'static str,
        /// The rating.
        value: u32,
    },
    /// A year in which no player was born.
    #[error("nobody was born in {0}")]
    BirthYear(u32),
    /// An unknown title.
    #[error("{0:?} is not a title")]
    Title(String),
    /// An unknown sex.
    #[error("{0:?} is neither M nor F")]
    Sex(String),
}

/// Why a list as a whole cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ListError {
    /// There is nothing in it.
    #[error("the list is empty")]
    Empty,
    /// The first line is not the header of a rating list.
    #[error("the first line is not the header of a rating list: {missing:?} is not in it")]
    NoHeader {
        /// The first word that should be there.
        missing: &'static str,
    },
    /// It ends in the middle of a line or of a player.
    #[error("the list ends in the middle, at line {line}: it was not downloaded completely")]
    Truncated {
        /// Where.
        line: u64,
    },
    /// XML that is none.
    #[error("the list is not well-formed XML near byte {position}: {message}")]
    Xml {
        /// Where.
        position: u64,
        /// What the parser says.
        message: String,
    },
    /// The file could not be read.
    #[error("the list could not be read: {0}")]
    Unreadable(io::Error),
}
