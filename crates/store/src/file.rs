//! The file of an SQLite store: whether it is ours, what version it has, and whether it is still
//! the one that was opened.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use ronde_office::StoreError;

use crate::connection::{Answer, Connection};
use crate::error::in_words;
use crate::migrations::{self, APPLICATION, Found};
use crate::session::{Access, Mode, Session};

/// How long a writer waits for another program.
pub(crate) const PATIENCE: Duration = Duration::from_secs(5);

/// Which file it is, whatever its name. A backup that is put back while the store is open has the
/// same name: what is written then would go into a file that nobody finds again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Identity {
    path: PathBuf,
    number: Number,
}

/// Disk and number of a file, where the system has them.
#[cfg(unix)]
type Number = (u64, u64);
#[cfg(not(unix))]
type Number = ();

impl Identity {
    pub(crate) fn of(path: &Path) -> io::Result<Identity> {
        let about = std::fs::metadata(path)?;
        Ok(Identity { path: path.to_owned(), number: number(&about) })
    }

    /// Whether the name still leads to the same file.
    pub(crate) fn holds(&self) -> bool {
        Identity::of(&self.path).is_ok_and(|now| now == *self)
    }
}

#[cfg(unix)]
fn number(about: &std::fs::Metadata) -> Number {
    use std::os::unix::fs::MetadataExt;
    (about.dev(), about.ino())
}

#[cfg(not(unix))]
fn number(_: &std::fs::Metadata) -> Number {}

/// How the file is written: one writer, forced to the disk. On a Mac a plain fsync leaves the data
/// in the disk's own memory.
const WRITING: &str = "\
    PRAGMA journal_mode = WAL; \
    PRAGMA foreign_keys = ON; \
    PRAGMA synchronous = FULL; \
    PRAGMA fullfsync = ON; \
    PRAGMA checkpoint_fullfsync = ON";

/// The same for those who read beside the writer.
const READING_BESIDE: &str = "\
    PRAGMA journal_mode = WAL; \
    PRAGMA foreign_keys = ON; \
    PRAGMA synchronous = FULL; \
    PRAGMA fullfsync = ON; \
    PRAGMA checkpoint_fullfsync = ON; \
    PRAGMA query_only = ON";

/// For whoever must not change it.
const READING: &str = "PRAGMA foreign_keys = ON; PRAGMA query_only = ON";

pub(crate) fn to_write(path: &Path, mode: Mode) -> Access {
    Access { path: path.to_owned(), mode, settings: WRITING }
}

pub(crate) fn to_read_beside(path: &Path) -> Access {
    Access { path: path.to_owned(), mode: Mode::Write, settings: READING_BESIDE }
}

/// How the file is read by whoever must not change it, and what version it has.
pub(crate) async fn to_read(path: &Path) -> Result<Access, StoreError> {
    let place = path.display().to_string();
    let length = std::fs::metadata(path).map(|about| about.len());
    match length {
        Ok(0) => return Err(StoreError::Nothing { place }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            return Err(StoreError::Nothing { place });
        }
        _ => {}
    }
    let mut trouble = None;
    // What a program left that was stopped in the middle is put in order first, which whoever only
    // reads may not do; where nothing may be written at all, the file is taken as it is.
    let unfinished = std::fs::metadata(wal(path)).is_ok_and(|about| about.len() > 0);
    for mode in [Mode::Read, if unfinished { Mode::Write } else { Mode::AsItIs }] {
        let access = Access { path: path.to_owned(), mode, settings: READING };
        match version(&access).await {
            Ok((true, Found::Ours)) => return Ok(access),
            Ok((true, Found::Newer)) => return Err(StoreError::Newer { place }),
            Ok((true, Found::Older(0))) => return Err(StoreError::Nothing { place }),
            Ok((true, Found::Older(_))) => return Err(StoreError::Older { place }),
            Ok((false, _)) => return Err(StoreError::NotOurs { place }),
            Err(error) => {
                let error = in_words(&place, &error);
                // Another program that holds the file may be writing: then it is not taken as it
                // is.
                if !matches!(error, StoreError::ReadOnly { .. } | StoreError::Gone { .. }) {
                    return Err(trouble.unwrap_or(error));
                }
                trouble = trouble.or(Some(error));
            }
        }
    }
    Err(trouble.unwrap_or(StoreError::Nothing { place }))
}

/// Where SQLite keeps what is not in the file itself yet.
fn wal(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-wal");
    PathBuf::from(name)
}

async fn version(access: &Access) -> Answer<(bool, Found)> {
    let mut connection = access.open().await?;
    let ours = marked(&mut connection).await?;
    let found = migrations::found_sqlite(&mut connection).await?;
    connection.close().await?;
    Ok((ours, found))
}

/// Whether the file is ours, or will be. It is asked before anything is changed in it.
pub(crate) async fn is_ours(path: &Path) -> Answer<bool> {
    if std::fs::metadata(path).map_or(0, |about| about.len()) == 0 {
        return Ok(true);
    }
    match is_marked(path, Mode::Read).await {
        // A program was stopped in the middle of writing: what it left must be put in order first,
        // which whoever only reads may not do.
        Err(error) if matches!(in_words("", &error), StoreError::ReadOnly { .. }) => {
            is_marked(path, Mode::Write).await
        }
        answer => answer,
    }
}

async fn is_marked(path: &Path, mode: Mode) -> Answer<bool> {
    let access = Access { path: path.to_owned(), mode, settings: "" };
    let mut connection = access.open().await?;
    let marked = marked(&mut connection).await?;
    connection.close().await?;
    Ok(marked)
}

async fn marked(connection: &mut dyn Connection) -> Answer<bool> {
    let mark = connection.number("PRAGMA application_id").await?;
    let tables = connection.number("SELECT count(*) FROM sqlite_schema").await?;
    // A file without tables: another program is making it at this moment, or was stopped when it
    // did.
    Ok(mark == APPLICATION || tables == 0)
}

/// When two programs make a file at once, one of them must wait; SQLite itself does not wait for
/// the change of mode.
pub(crate) async fn patiently(access: &Access) -> Answer<Session> {
    let started = std::time::Instant::now();
    loop {
        match access.open().await {
            Err(error)
                if started.elapsed() < PATIENCE
                    && matches!(in_words("", &error), StoreError::Busy { .. }) =>
            {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            answer => return answer,
        }
    }
}
