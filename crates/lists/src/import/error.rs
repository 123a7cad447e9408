//! Why a list was not taken.

use std::io;
use std::path::{Path, PathBuf};

use ronde_formats::fide_list::{ListError, Tempo, Trouble};

use crate::national::MapError;
use crate::sheet::SheetError;

/// A line that could not be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokenRow {
    /// Its number, from 1; in XML the number of the player.
    pub line: u64,
    /// What is wrong.
    pub trouble: Trouble,
}

/// Why a list was not taken. The old one is still in use. `report::lists` has the words; as a text
/// it is a code.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// It could not be opened or read.
    #[error("unreadable: {0}")]
    Unreadable(io::Error),
    /// An archive without a list in it.
    #[error("empty-archive")]
    EmptyArchive,
    /// Not an archive, although it begins like one.
    #[error("archive")]
    Archive,
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
    #[error("no-source")]
    NoSource,
    /// A table is no list of FIDE's.
    #[error("not-fide")]
    NotFide,
    /// Nothing in it, or more broken lines than whole ones.
    #[error("mostly-broken {players} {broken}")]
    MostlyBroken {
        /// Players read.
        players: u64,
        /// Lines not understood.
        broken: u64,
        /// The first of them.
        first: Option<BrokenRow>,
    },
    /// Far fewer players than before.
    #[error("smaller {new} {old}")]
    Smaller {
        /// Players in the new list.
        new: u64,
        /// Players in the old one.
        old: u64,
    },
    /// A tempo has vanished.
    #[error("lost-tempo {tempo:?}")]
    LostTempo {
        /// Which.
        tempo: Tempo,
    },
    /// More players than the file has places for.
    #[error("too-many")]
    TooMany,
    /// The folder of the lists cannot be used.
    #[error("folder {}", .path.display())]
    Folder {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The new file could not be written.
    #[error("database: {0}")]
    Database(io::Error),
    /// A mistake in this program.
    #[error("panicked")]
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
