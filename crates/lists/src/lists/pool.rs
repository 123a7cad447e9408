//! The connections to a list's file. SQLite answers only when it is done, so each question is asked
//! on a thread where others do not wait; the connection travels there and comes back by itself,
//! whether or not somebody still waits for the answer.

use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::{Connection, OpenFlags};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;

/// So many search one list at once; others wait for a moment.
const CONNECTIONS: usize = 4;

/// The system's own copy of the file in memory is used as it is.
const SETTINGS: &str = "PRAGMA mmap_size = 1073741824; PRAGMA cache_size = -16384";

#[derive(Debug)]
pub(super) struct Pool {
    idle: Arc<Mutex<Vec<Connection>>>,
    places: Arc<Semaphore>,
}

impl Pool {
    /// With `first`, as many as there will ever be: the file may soon have lost its name. Each of
    /// them must be one that `still` takes.
    pub(super) fn open(
        path: &Path,
        first: Connection,
        still: impl Fn(&Connection) -> io::Result<()>,
    ) -> io::Result<Pool> {
        let mut idle = vec![first];
        while idle.len() < CONNECTIONS {
            let other = connect(path)?;
            still(&other)?;
            idle.push(other);
        }
        Ok(Pool { idle: Arc::new(Mutex::new(idle)), places: Arc::new(Semaphore::new(CONNECTIONS)) })
    }

    pub(super) async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> io::Result<T> {
        let place = Arc::clone(&self.places).acquire_owned().await.map_err(io::Error::other)?;
        let connection = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let lent = Lent { connection, idle: Arc::clone(&self.idle), _place: place };
        elsewhere(move || {
            let none = || io::Error::from(io::ErrorKind::NotConnected);
            question(lent.connection.as_ref().ok_or_else(none)?).map_err(io::Error::other)
        })
        .await
    }
}

/// A connection that goes back when it is dropped.
struct Lent {
    connection: Option<Connection>,
    idle: Arc<Mutex<Vec<Connection>>>,
    _place: OwnedSemaphorePermit,
}

impl Drop for Lent {
    fn drop(&mut self) {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        idle.extend(self.connection.take());
    }
}

/// Does something where nobody waits for it.
pub(super) async fn elsewhere<T: Send + 'static>(
    work: impl FnOnce() -> io::Result<T> + Send + 'static,
) -> io::Result<T> {
    spawn_blocking(work).await.map_err(io::Error::other)?
}

/// How a list is opened by those who search. It is never changed, so nobody locks anything.
pub(super) fn connect(path: &Path) -> io::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY
        | OpenFlags::SQLITE_OPEN_NO_MUTEX
        | OpenFlags::SQLITE_OPEN_PRIVATE_CACHE
        | OpenFlags::SQLITE_OPEN_URI;
    let connection = Connection::open_with_flags(unchanging(path), flags);
    let connection = connection.map_err(io::Error::other)?;
    connection.execute_batch(SETTINGS).map_err(io::Error::other)?;
    Ok(connection)
}

/// The URI of a file that nobody changes.
fn unchanging(path: &Path) -> String {
    let text = path.to_string_lossy();
    let text = if cfg!(windows) { text.replace('\\', "/") } else { text.into_owned() };
    let drive = cfg!(windows) && text.as_bytes().get(1) == Some(&b':');
    let start = match (drive, text.starts_with('/')) {
        (true, _) => "file:///",
        (false, true) => "file://",
        (false, false) => "file:",
    };
    let text = text.replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    format!("{start}{text}?immutable=1")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn names_of_files_as_uris() {
        let uri = |path| unchanging(Path::new(path));
        assert_eq!("file:///a b/c%3f%23%25.sqlite?immutable=1", uri("/a b/c?#%.sqlite"));
        assert_eq!("file:fide.sqlite?immutable=1", uri("fide.sqlite"));
    }
}
