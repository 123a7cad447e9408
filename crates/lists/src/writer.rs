//! A new file with a list, filled in one go.

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous,
};
use sqlx::{Arguments, AssertSqlSafe, ConnectOptions, Connection};

use crate::index::{Built, CHUNK_BYTES};
use crate::schema::{COLUMNS, INDEXES, TABLES, VERSION};
use crate::source::{Entry, ListInfo};

/// Rows that are written by one statement.
pub(crate) const BATCH: usize = 300;

/// The file while it is being filled. Nobody else knows it yet, so it needs no journal: whatever
/// goes wrong, it is thrown away.
pub(crate) struct Writer {
    connection: SqliteConnection,
    insert: String,
    /// Rows so far.
    rows: i64,
    own_is_fide: bool,
}

impl Writer {
    pub(crate) async fn create(path: &Path, own_is_fide: bool) -> Result<Writer, sqlx::Error> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Off)
            .synchronous(SqliteSynchronous::Off)
            .page_size(8192)
            .pragma("cache_size", "-65536")
            .pragma("temp_store", "memory");
        let mut connection = options.connect().await?;
        sqlx::raw_sql(TABLES).execute(&mut connection).await?;
        sqlx::raw_sql("BEGIN EXCLUSIVE").execute(&mut connection).await?;
        Ok(Writer { connection, insert: insert(BATCH), rows: 0, own_is_fide })
    }

    pub(crate) async fn add(&mut self, rows: Vec<Entry>) -> Result<(), sqlx::Error> {
        let count = rows.len();
        let mut arguments = SqliteArguments::default();
        arguments.reserve(count * COLUMNS, 0);
        for entry in rows {
            let place = self.rows;
            bind(&mut arguments, place, entry, self.own_is_fide).map_err(sqlx::Error::Encode)?;
            self.rows += 1;
        }
        let whole = count == BATCH;
        let sql = if whole { self.insert.clone() } else { insert(count) };
        let query = sqlx::query_with(AssertSqlSafe(sql), arguments).persistent(whole);
        query.execute(&mut self.connection).await.map(drop)
    }

    /// Makes the indexes and closes the file.
    pub(crate) async fn finish(mut self, info: &ListInfo, built: Built) -> Result<(), sqlx::Error> {
        self.keep_words(built).await?;
        for sql in INDEXES {
            sqlx::raw_sql(sql).execute(&mut self.connection).await?;
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
            let query = sqlx::query("INSERT INTO list VALUES (?, ?)").bind(key).bind(value);
            query.execute(&mut self.connection).await?;
        }
        sqlx::raw_sql("COMMIT").execute(&mut self.connection).await?;
        self.connection.close().await
    }

    async fn keep_words(&mut self, built: Built) -> Result<(), sqlx::Error> {
        let query = sqlx::query("INSERT INTO vocabulary VALUES (?, ?)");
        query.bind(built.words).bind(built.order).execute(&mut self.connection).await?;
        for (ranks, chunk) in built.ranks.chunks(CHUNK_BYTES).zip(0_i64..) {
            let query = sqlx::query("INSERT INTO word_ranks VALUES (?, ?)").bind(chunk);
            query.bind(ranks.to_vec()).execute(&mut self.connection).await?;
        }
        Ok(())
    }
}

/// Tells this file from every other that ever has its name.
fn moment() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_nanos()).to_string()
}

fn insert(rows: usize) -> String {
    let row = format!("({})", vec!["?"; COLUMNS].join(","));
    format!("INSERT INTO player VALUES {}", vec![row; rows].join(","))
}

fn bind(
    to: &mut SqliteArguments,
    place: i64,
    entry: Entry,
    own_is_fide: bool,
) -> Result<(), sqlx::error::BoxDynError> {
    to.add(place)?;
    to.add(entry.number)?;
    // In FIDE's lists it is the number itself.
    to.add(entry.fide.filter(|_| !own_is_fide))?;
    to.add(entry.name)?;
    to.add(some(entry.federation))?;
    to.add(entry.sex.map(|sex| if sex == ronde_model::Sex::Male { "m" } else { "w" }))?;
    to.add(entry.title.map(ronde_model::Title::code))?;
    to.add(entry.women_title.map(ronde_model::Title::code))?;
    to.add(some(entry.other_titles))?;
    to.add(some(entry.arena_title))?;
    to.add(some(entry.club))?;
    for listing in entry.listings {
        to.add(listing.rating)?;
        to.add(Some(listing.games).filter(|&games| games > 0))?;
        to.add(Some(listing.k).filter(|&k| k > 0))?;
    }
    to.add(entry.birth_year)?;
    to.add(entry.inactive.then_some(true))
}

fn some(text: String) -> Option<String> {
    Some(text).filter(|text| !text.is_empty())
}
