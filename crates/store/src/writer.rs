//! A new file with a list, filled in one go.

use std::path::Path;

use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous,
};
use sqlx::{Arguments, AssertSqlSafe, ConnectOptions, Connection};

use crate::fold;
use crate::schema::{COLUMNS, INDEXES, TABLES, VERSION, federation_word, place};
use crate::source::{Entry, ListInfo};

/// Rows that are written by one statement.
pub(crate) const BATCH: usize = 300;

/// A row as the file has it: made where the list is read, so that writing only writes.
pub(crate) struct Prepared {
    place: i64,
    folded: String,
    entry: Entry,
}

impl Prepared {
    pub(crate) fn new(entry: Entry, sequence: u64) -> Prepared {
        let mut folded = fold::indexed(&entry.name);
        if !entry.federation.is_empty() {
            folded.push(' ');
            folded.push_str(&federation_word(&entry.federation));
        }
        Prepared { place: place(&entry, sequence), folded, entry }
    }
}

impl Prepared {
    pub(crate) fn listings(&self) -> [ronde_formats::fide_list::Listing; 3] {
        self.entry.listings
    }
}

/// The file while it is being filled. Nobody else knows it yet, so it needs no journal: whatever
/// goes wrong, it is thrown away.
pub(crate) struct Writer {
    connection: SqliteConnection,
    insert: String,
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
        Ok(Writer { connection, insert: insert(BATCH), own_is_fide })
    }

    pub(crate) async fn add(&mut self, rows: Vec<Prepared>) -> Result<(), sqlx::Error> {
        let count = rows.len();
        let mut arguments = SqliteArguments::default();
        arguments.reserve(count * COLUMNS, 0);
        for row in rows {
            bind(&mut arguments, row, self.own_is_fide).map_err(sqlx::Error::Encode)?;
        }
        let whole = count == BATCH;
        let sql = if whole { self.insert.clone() } else { insert(count) };
        let query = sqlx::query_with(AssertSqlSafe(sql), arguments).persistent(whole);
        query.execute(&mut self.connection).await.map(drop)
    }

    /// Makes the indexes and closes the file.
    pub(crate) async fn finish(mut self, info: &ListInfo) -> Result<(), sqlx::Error> {
        for sql in INDEXES {
            sqlx::raw_sql(sql).execute(&mut self.connection).await?;
        }
        let [standard, rapid, blitz] = info.rated;
        for (key, value) in [
            ("version", VERSION.to_string()),
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
}

fn insert(rows: usize) -> String {
    let row = format!("({})", vec!["?"; COLUMNS].join(","));
    format!("INSERT INTO player VALUES {}", vec![row; rows].join(","))
}

fn bind(
    to: &mut SqliteArguments,
    row: Prepared,
    own_is_fide: bool,
) -> Result<(), sqlx::error::BoxDynError> {
    let Prepared { place, folded, entry } = row;
    to.add(place)?;
    to.add(entry.number)?;
    // In FIDE's lists it is the number itself.
    to.add(entry.fide.filter(|_| !own_is_fide))?;
    to.add(entry.name)?;
    to.add(folded)?;
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
