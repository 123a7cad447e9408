//! A new file with a list, filled in one go.

use std::io;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use ronde_model::{Sex, Title};
use rusqlite::{Connection, Statement};
use tokio::task::spawn_blocking;

use crate::index::{Built, CHUNK_BYTES};
use crate::schema::{COLUMNS, INDEXES, TABLES, VERSION};
use crate::source::{Entry, ListInfo};

/// Rows that are handed over at once.
pub(crate) const BATCH: usize = 300;

/// How the file is filled. Nobody else knows it yet, so it needs no journal: whatever goes wrong,
/// it is thrown away.
const SETTINGS: &str = "\
    PRAGMA page_size = 8192; \
    PRAGMA journal_mode = OFF; \
    PRAGMA synchronous = OFF; \
    PRAGMA cache_size = -65536; \
    PRAGMA temp_store = MEMORY";

/// The file while it is being filled. SQLite works on a thread where nobody waits for it, and the
/// writer travels there and back.
pub(crate) struct Writer {
    connection: Connection,
    insert: String,
    /// Rows so far.
    rows: i64,
    own_is_fide: bool,
}

impl Writer {
    pub(crate) async fn create(path: &Path, own_is_fide: bool) -> io::Result<Writer> {
        let path = path.to_owned();
        elsewhere(move || {
            let connection = Connection::open(path)?;
            connection.execute_batch(SETTINGS)?;
            connection.execute_batch(TABLES)?;
            connection.execute_batch("BEGIN EXCLUSIVE")?;
            Ok(Writer { connection, insert: insert(), rows: 0, own_is_fide })
        })
        .await
    }

    pub(crate) async fn add(mut self, rows: Vec<Entry>) -> io::Result<Writer> {
        elsewhere(move || {
            let mut statement = self.connection.prepare_cached(&self.insert)?;
            for entry in rows {
                bind(&mut statement, self.rows, &entry, self.own_is_fide)?;
                statement.raw_execute()?;
                self.rows += 1;
            }
            drop(statement);
            Ok(self)
        })
        .await
    }

    /// Makes the indexes and closes the file.
    pub(crate) async fn finish(self, info: &ListInfo, built: Built) -> io::Result<()> {
        let info = info.clone();
        elsewhere(move || self.finished(&info, &built)).await
    }

    fn finished(self, info: &ListInfo, built: &Built) -> rusqlite::Result<()> {
        self.keep_words(built)?;
        for sql in INDEXES {
            self.connection.execute_batch(sql)?;
        }
        let [standard, rapid, blitz] = info.rated;
        for (key, value) in [
            ("version", VERSION.to_string()),
            ("made", moment()),
            ("dated", info.dated.clone()),
            ("players", info.players.to_string()),
            ("rated_standard", standard.to_string()),
            ("rated_rapid", rapid.to_string()),
            ("rated_blitz", blitz.to_string()),
            ("broken", info.broken.to_string()),
        ] {
            self.connection.execute("INSERT INTO list VALUES (?, ?)", (key, value))?;
        }
        self.connection.execute_batch("COMMIT")?;
        self.connection.close().map_err(|(_, error)| error)
    }

    fn keep_words(&self, built: &Built) -> rusqlite::Result<()> {
        let sql = "INSERT INTO vocabulary VALUES (?, ?)";
        self.connection.execute(sql, (&built.words, &built.order))?;
        let mut insert = self.connection.prepare("INSERT INTO word_ranks VALUES (?, ?)")?;
        for (ranks, chunk) in built.ranks.chunks(CHUNK_BYTES).zip(0_i64..) {
            insert.execute((chunk, ranks))?;
        }
        Ok(())
    }
}

/// Lets SQLite work where nobody waits for it.
async fn elsewhere<T: Send + 'static>(
    work: impl FnOnce() -> rusqlite::Result<T> + Send + 'static,
) -> io::Result<T> {
    spawn_blocking(work).await.map_err(io::Error::other)?.map_err(io::Error::other)
}

/// Tells this file from every other that ever has its name.
fn moment() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_nanos()).to_string()
}

fn insert() -> String {
    format!("INSERT INTO player VALUES ({})", vec!["?"; COLUMNS].join(","))
}

fn bind(
    to: &mut Statement<'_>,
    place: i64,
    entry: &Entry,
    own_is_fide: bool,
) -> rusqlite::Result<()> {
    let sex = entry.sex.map(|sex| if sex == Sex::Male { "m" } else { "w" });
    to.raw_bind_parameter(1, place)?;
    to.raw_bind_parameter(2, &entry.number)?;
    // In FIDE's lists it is the number itself.
    to.raw_bind_parameter(3, entry.fide.filter(|_| !own_is_fide))?;
    to.raw_bind_parameter(4, &entry.name)?;
    to.raw_bind_parameter(5, some(&entry.federation))?;
    to.raw_bind_parameter(6, sex)?;
    to.raw_bind_parameter(7, entry.title.map(Title::code))?;
    to.raw_bind_parameter(8, entry.women_title.map(Title::code))?;
    to.raw_bind_parameter(9, some(&entry.other_titles))?;
    to.raw_bind_parameter(10, some(&entry.arena_title))?;
    to.raw_bind_parameter(11, some(&entry.club))?;
    for (listing, at) in entry.listings.iter().zip((12..).step_by(3)) {
        to.raw_bind_parameter(at, listing.rating)?;
        to.raw_bind_parameter(at + 1, Some(listing.games).filter(|&games| games > 0))?;
        to.raw_bind_parameter(at + 2, Some(listing.k).filter(|&k| k > 0))?;
    }
    to.raw_bind_parameter(21, entry.birth_year)?;
    to.raw_bind_parameter(COLUMNS, entry.inactive.then_some(true))
}

fn some(text: &str) -> Option<&str> {
    Some(text).filter(|text| !text.is_empty())
}
