//! Why a list was not taken.

use std::io;
use std::path::{Path, PathBuf};

use ronde_formats::fide_list::{ListError, Tempo};

use crate::national::MapError;
use crate::sheet::SheetError;
use crate::source::tempo_name;

/// A line that could not be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokenRow {
    /// Its number, from 1; in XML the number of the player.
    pub line: u64,
    /// What is wrong, in words.
    pub trouble: String,
}

/// Why a list was not taken. The old one is still in use.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// It could not be opened or read.
    #[error("it could not be read: {0}")]
    Unreadable(io::Error),
    /// An archive without a list in it.
    #[error("there is no list in the archive: unpack it and name the file")]
    EmptyArchive,
    /// Not an archive, although it begins like one.
    #[error("the archive is damaged ({0}): it may not have been downloaded completely")]
    Archive(String),
    /// Not a list of FIDE's.
    #[error(transparent)]
    List(#[from] ListError),
    /// Not a table.
    #[error(transparent)]
    Sheet(#[from] SheetError),
    /// The columns are not understood.
    #[error(transparent)]
    Map(#[from] MapError),
    /// A national list without a name.
    #[error("it is a table, not one of FIDE's lists: say whose it is, as in --source SUI")]
    NoSource,
    /// A table is no list of FIDE's.
    #[error("it is a table, and FIDE's lists are none: name its source, as in --source SUI")]
    NotFide,
    /// Nothing in it, or more broken lines than whole ones.
    #[error("{players} players could be read and {broken} lines could \
        not{}", first_words(.first.as_ref()))]
    MostlyBroken {
        /// Players read.
        players: u64,
        /// Lines not understood.
        broken: u64,
        /// The first of them.
        first: Option<BrokenRow>,
    },
    /// Far fewer players than before.
    #[error(
        "it has {new} players and the list in use has {old}: it may not be whole; --force takes it \
         nevertheless"
    )]
    Smaller {
        /// Players in the new list.
        new: u64,
        /// Players in the old one.
        old: u64,
    },
    /// A tempo has vanished.
    #[error(
        "it has no {} ratings and the list in use has: a list of one tempo is kept beside the \
         combined one with --tempo; --force takes it nevertheless", tempo_name(*.tempo)
    )]
    LostTempo {
        /// Which.
        tempo: Tempo,
    },
    /// More players than the file has places for.
    #[error("it has more than sixteen million players: this is no rating list")]
    TooMany,
    /// The folder of the lists cannot be used.
    #[error("{} could not be written: {error}", .path.display())]
    Folder {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The new file could not be written.
    #[error("the new index could not be written: {0}")]
    Database(io::Error),
    /// A mistake in this program.
    #[error("reading the list failed because of a mistake in the program")]
    Panicked,
}

impl ImportError {
    pub(super) fn folder(path: &Path) -> impl Fn(io::Error) -> ImportError {
        let path = path.to_owned();
        move |error| ImportError::Folder { path: path.clone(), error }
    }

    /// Whether a file could not be read or written, and the list itself may be good.
    pub fn is_about_access(&self) -> bool {
        matches!(
            self,
            ImportError::Unreadable(_)
                | ImportError::Folder { .. }
                | ImportError::Database(_)
                | ImportError::List(ListError::Unreadable(_))
        )
    }
}

fn first_words(first: Option<&BrokenRow>) -> String {
    let Some(first) = first else { return ": it is no rating list".to_owned() };
    format!(" (line {}: {}): it is no rating list", first.line, first.trouble)
}
