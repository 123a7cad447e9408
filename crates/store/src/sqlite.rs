//! One SQLite file, in the mode in which readers and the writer do not wait for each other (WAL).
//!
//! One connection writes, one act after another, and each is forced to the disk before it is
//! acknowledged. Other connections read. Another program may have the same file open: whoever
//! writes waits for the other for a few seconds, and its lines are noticed within a tenth of a
//! second.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use ronde_desk::entry::{Hash, Head, Line};
use ronde_office::news::{Herald, News, Subscription};
use ronde_office::notes::Notes;
use ronde_office::people::Credentials;
use ronde_office::{
    Addition, Appended, Arrival, Doubt, JournalInfo, KeptState, Kind, Lease, Listing, Opening,
    Reply, Store, StoreError,
};
use tokio::sync::{MutexGuard, Notify};
use tokio::time::timeout;

use crate::alike::alike;
use crate::connection::{Answer, Connection};
use crate::error::{Fault, Trouble, in_doubt, in_words};
use crate::file::{self, Identity};
use crate::migrations::{self, Found};
use crate::pool::{Lent, Pool};
use crate::protocol;
use crate::session::{Access, Mode, Session};
use crate::watch::Watch;

/// How often the file is looked at for lines of other programs.
const LOOK: Duration = Duration::from_millis(100);
/// So many read at once; others wait for a moment.
const READERS: u32 = 4;

/// Journals in one SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    place: String,
    identity: Identity,
    writing: Access,
    reading: Access,
    /// None while it writes, and after an error: then a new one is made.
    writer: tokio::sync::Mutex<Option<Session>>,
    readers: Pool<Session>,
    told: Told,
    watch: Watch,
}

impl SqliteStore {
    /// Opens a file, or makes it if it is not there.
    ///
    /// # Errors
    /// It is damaged, not ours, of a later version, or cannot be reached.
    pub async fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        let place = path.display().to_string();
        let failed = |error: Fault| in_words(&place, &error);
        if !file::is_ours(path).await.map_err(failed)? {
            return Err(StoreError::NotOurs { place });
        }
        let mut writer =
            file::patiently(&file::to_write(path, Mode::Make)).await.map_err(failed)?;
        if migrations::sqlite(&mut writer).await.map_err(failed)? == Found::Newer {
            return Err(StoreError::Newer { place });
        }
        // A file that is gone must be missed, and not be made anew behind everybody's back.
        let (writing, reading) = (file::to_write(path, Mode::Write), file::to_read_beside(path));
        let journals = listing(&mut writer).await.map_err(failed)?;
        SqliteStore::of(path, writing, reading, Some(writer), journals)
    }

    /// Opens a file in order to read: it is not made, and nothing in it is changed.
    ///
    /// # Errors
    /// It is not there, damaged, not ours, of another version, or cannot be reached.
    pub async fn open_to_read(path: &Path) -> Result<SqliteStore, StoreError> {
        let access = file::to_read(path).await?;
        SqliteStore::of(path, access.clone(), access, None, Vec::new())
    }

    fn of(
        path: &Path,
        writing: Access,
        reading: Access,
        writer: Option<Session>,
        journals: Vec<JournalInfo>,
    ) -> Result<SqliteStore, StoreError> {
        let place = path.display().to_string();
        let identity = Identity::of(path);
        let identity = identity.map_err(|_| StoreError::Replaced { place: place.clone() })?;
        let readers = Pool::new(READERS);
        let told = Told::default();
        told.begin(journals);
        let watch = Watch::start(|stop| watch(reading.clone(), told.clone(), stop));
        let writer = tokio::sync::Mutex::new(writer);
        Ok(SqliteStore { place, identity, writing, reading, writer, readers, told, watch })
    }

    /// Waits until nobody writes, and closes the file.
    pub async fn close(self) {
        if let Some(writer) = self.writer.lock().await.take() {
            // What was acknowledged is on the disk whether or not it closes well.
            let _ = writer.close().await;
        }
        self.watch.end().await;
        for reader in self.readers.close().await {
            let _ = reader.close().await;
        }
    }

    /// Waits for whoever writes in this program, then for other programs.
    pub(crate) async fn begin(&self) -> Result<Writing<'_>, StoreError> {
        let mut slot = self.writer.lock().await;
        self.same_file()?;
        let connection = match slot.take() {
            Some(connection) => Ok(connection),
            None => self.writing.open().await,
        };
        let failed = |error| in_words(&self.place, &error);
        let mut connection = connection.map_err(failed)?;
        connection.run("BEGIN IMMEDIATE".into()).await.map_err(failed)?;
        Ok(Writing { store: self, slot, connection })
    }

    pub(crate) async fn reader(&self) -> Result<Lent<'_, Session>, StoreError> {
        self.same_file()?;
        self.told(self.lent().await)
    }

    async fn lent(&self) -> Answer<Lent<'_, Session>> {
        let place = self.readers.place().await?;
        let connection = match self.readers.idle() {
            Some(idle) => idle.connection,
            None => self.reading.open().await?,
        };
        Ok(self.readers.lend(place, connection))
    }

    /// Whoever puts another file in the place of an open one would see acts go into the old.
    fn same_file(&self) -> Result<(), StoreError> {
        if self.identity.holds() {
            return Ok(());
        }
        Err(StoreError::Replaced { place: self.place.clone() })
    }

    pub(crate) fn told<T>(&self, answer: Answer<T>) -> Result<T, StoreError> {
        answer.map_err(|error| in_words(&self.place, &error))
    }
}

/// A transaction of the one who writes. Given up in the middle, it takes its connection along, and
/// SQLite forgets what was not committed.
pub(crate) struct Writing<'a> {
    store: &'a SqliteStore,
    slot: MutexGuard<'a, Option<Session>>,
    connection: Session,
}

impl Writing<'_> {
    /// Forces it to the disk if all went well, and undoes it else.
    pub(crate) async fn end<T>(mut self, outcome: Result<T, Trouble>) -> Result<T, StoreError> {
        match outcome {
            Ok(answer) => {
                let committed = self.connection.run("COMMIT".into()).await;
                committed.map_err(|error| in_doubt(&self.store.place, &error))?;
                *self.slot = Some(self.connection);
                // It may have been exchanged while this one waited for another program.
                self.store.same_file().map_err(unfound)?;
                Ok(answer)
            }
            Err(Trouble::Told(error)) => {
                if self.connection.run("ROLLBACK".into()).await.is_ok() {
                    *self.slot = Some(self.connection);
                }
                Err(error)
            }
            // What state the connection is in nobody knows; the next act gets a new one.
            Err(Trouble::Database(error)) => Err(in_words(&self.store.place, &error)),
        }
    }
}

/// What was written into a file that has no name any more nobody finds again.
fn unfound(error: StoreError) -> StoreError {
    match error {
        StoreError::Replaced { place } => StoreError::Doubtful { place, why: Doubt::Exchanged },
        other => other,
    }
}

/// For what else is kept in the same file.
pub(crate) fn connection<'a>(writing: &'a mut Writing<'_>) -> &'a mut dyn Connection {
    &mut writing.connection
}

/// What subscribers have been told, so that the look at the file does not repeat it.
#[derive(Clone, Debug)]
struct Told {
    herald: Herald,
    heads: Arc<Mutex<BTreeMap<String, u64>>>,
}

impl Default for Told {
    fn default() -> Told {
        Told { herald: Herald::new(), heads: Arc::default() }
    }
}

impl Told {
    fn begin(&self, journals: Vec<JournalInfo>) {
        let mut heads = self.heads.lock().unwrap_or_else(PoisonError::into_inner);
        heads.extend(journals.into_iter().map(|info| (info.id, info.head.seq)));
    }

    fn tell(&self, journal: &str, seq: u64) {
        let mut heads = self.heads.lock().unwrap_or_else(PoisonError::into_inner);
        if heads.get(journal).is_some_and(|&known| known >= seq) {
            return;
        }
        heads.insert(journal.to_owned(), seq);
        drop(heads);
        self.herald.tell(News::Grown { journal: journal.to_owned(), seq });
    }
}

/// Looks for lines of other programs, and of this one's should it have been interrupted.
async fn watch(access: Access, told: Told, stop: Arc<Notify>) {
    while look(&access, &told, &stop).await.is_err() {
        // Something may be missed before it begins again.
        told.herald.tell(News::LookAgain);
        if timeout(LOOK * 10, stop.notified()).await.is_ok() {
            return;
        }
    }
}

async fn listing(connection: &mut dyn Connection) -> Answer<Vec<JournalInfo>> {
    Ok(connection.listing().await?.journals)
}

async fn look(access: &Access, told: &Told, stop: &Notify) -> Answer<()> {
    let mut connection = access.open().await?;
    let mut seen = 0;
    loop {
        if told.herald.is_heard() {
            // Changes whenever another connection has changed the file.
            let session: &mut dyn Connection = &mut connection;
            let version = session.number("PRAGMA data_version").await?;
            if version != seen {
                for info in session.listing().await?.journals {
                    told.tell(&info.id, info.head.seq);
                }
                seen = version;
            }
        }
        if timeout(LOOK, stop.notified()).await.is_ok() {
            return connection.close().await;
        }
    }
}

impl Store for SqliteStore {
    fn create<'a>(&'a self, opening: Opening<'a>) -> Reply<'a, Head> {
        Box::pin(async move {
            let mut writing = self.begin().await?;
            let outcome = protocol::create(&mut writing.connection, &opening).await;
            let head = writing.end(outcome).await?;
            self.told.tell(opening.journal, head.seq);
            Ok(head)
        })
    }

    fn arrive<'a>(&'a self, arrival: Arrival<'a>) -> Reply<'a, ()> {
        Box::pin(async move {
            let mut writing = self.begin().await?;
            let outcome = protocol::arrive(&mut writing.connection, &arrival).await;
            writing.end(outcome).await?;
            let openings = arrival.openings.iter().map(|it| (it.journal, it.lines));
            let additions = arrival.additions.iter().map(|it| (it.journal, it.lines));
            for (journal, lines) in openings.chain(additions) {
                self.told.tell(journal, lines.last().map_or(0, |line| line.seq));
            }
            Ok(())
        })
    }

    fn append<'a>(&'a self, addition: Addition<'a>) -> Reply<'a, Appended> {
        Box::pin(async move {
            let mut writing = self.begin().await?;
            let outcome = protocol::append(&mut writing.connection, &addition).await;
            let appended = writing.end(outcome).await?;
            if let Appended::Now(head) = &appended {
                self.told.tell(addition.journal, head.seq);
            }
            Ok(appended)
        })
    }

    alike!();

    fn subscribe(&self) -> Subscription {
        self.told.herald.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is committed into a file that lost its name meanwhile is not acknowledged.
    #[tokio::test]
    #[cfg(unix)]
    async fn a_file_that_goes_while_somebody_waits_to_write_leaves_a_doubt() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("events.sqlite");
        let store = SqliteStore::open(&path).await.unwrap();
        let writing = store.begin().await.unwrap();
        std::fs::rename(&path, folder.path().join("away.sqlite")).unwrap();
        let outcome = writing.end(Ok(())).await;
        assert!(matches!(outcome, Err(StoreError::Doubtful { .. })), "{outcome:?}");
        assert!(matches!(store.begin().await, Err(StoreError::Replaced { .. })));
    }
}
