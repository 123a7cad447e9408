//! One list: its file, its words, its rows.

use std::collections::BTreeSet;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqlitePool, SqlitePoolOptions, SqliteRow,
};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row, Sqlite, SqliteConnection};
use tokio::sync::OnceCell;

use super::{LookupError, Search, Sourced};
use crate::index::{CHUNK, Ranks, player_of_rank, players_in};
use crate::schema::{self, VERSION};
use crate::source::{ListInfo, Source};
use crate::vocabulary::Vocabulary;

/// So many search one list at once; others wait for a moment.
const CONNECTIONS: u32 = 4;
/// Rows that are asked for by one statement.
const ROWS: usize = 500;

#[derive(Debug)]
pub(super) struct List {
    pub(super) info: Arc<ListInfo>,
    file: String,
    pool: SqlitePool,
    words: OnceCell<Words>,
}

/// What is kept in memory from the first search on.
#[derive(Debug)]
struct Words {
    vocabulary: Vocabulary,
    /// The players in the order of their ranks.
    best_first: Vec<u8>,
}

impl List {
    /// Opens the file, if it is there. Everything is read from the file that is there now, whatever
    /// takes its name later: the connections are made at once and stay.
    pub(super) async fn open(path: &Path) -> Result<Option<List>, LookupError> {
        let Some((info, made)) = info_and_moment(path).await? else { return Ok(None) };
        let options = SqlitePoolOptions::new().min_connections(CONNECTIONS);
        let options = options.max_connections(CONNECTIONS).test_before_acquire(false);
        let options = options.idle_timeout(None).max_lifetime(None);
        let options = options.after_connect(move |connection, _| {
            let made = made.clone();
            Box::pin(async move { still(&made, connection).await })
        });
        let file = path.display().to_string();
        let pool = options.connect_with(reading(path)).await;
        let pool = pool.map_err(|error| LookupError::Database { file: file.clone(), error })?;
        Ok(Some(List { info: Arc::new(info), file, pool, words: OnceCell::new() }))
    }

    fn failed(&self) -> impl Fn(sqlx::Error) -> LookupError {
        let file = self.file.clone();
        move |error| LookupError::Database { file: file.clone(), error }
    }

    async fn words(&self) -> Result<&Words, LookupError> {
        let load = || async {
            let query = sqlx::query_as("SELECT words, best_first FROM vocabulary");
            let (words, best_first) = query.fetch_one(&self.pool).await?;
            Ok(Words { vocabulary: Vocabulary::new(words), best_first })
        };
        self.words.get_or_try_init(load).await.map_err(self.failed())
    }

    /// Beginnings of words of this list that are one letter away from one of these.
    pub(super) async fn neighbours(&self, words: &[String]) -> Result<Vec<String>, LookupError> {
        let vocabulary = &self.words().await?.vocabulary;
        Ok(words.iter().flat_map(|word| vocabulary.neighbours(word)).collect())
    }

    /// Everybody who has a word that begins like one of these.
    pub(super) async fn having(&self, beginnings: &[String]) -> Result<Ranks, LookupError> {
        let words = self.words().await?;
        let mut ranks = Ranks::none_of(players_in(&words.best_first));
        let stretches = beginnings.iter().map(|word| words.vocabulary.stretch(word));
        let stretches: Vec<_> = stretches.filter(|stretch| !stretch.is_empty()).collect();
        let chunks =
            stretches.iter().flat_map(|range| range.start / CHUNK..=(range.end - 1) / CHUNK);
        let chunks: BTreeSet<u32> = chunks.collect();
        if chunks.is_empty() {
            return Ok(ranks);
        }
        let sql =
            format!("SELECT chunk, ranks FROM word_ranks WHERE chunk IN ({})", listed(chunks));
        let query = sqlx::query(AssertSqlSafe(sql)).persistent(false);
        for row in query.fetch_all(&self.pool).await.map_err(self.failed())? {
            add(&row, &stretches, &mut ranks).map_err(self.failed())?;
        }
        Ok(ranks)
    }

    /// The best players who are in all of these sets.
    pub(super) async fn best_of(
        &self,
        sets: &[&Ranks],
        limit: usize,
    ) -> Result<Vec<Sourced>, LookupError> {
        let order = &self.words().await?.best_first;
        let best = Ranks::best_of(sets, limit);
        let players: Vec<u32> =
            best.into_iter().filter_map(|rank| player_of_rank(order, rank)).collect();
        let mut rows = Vec::new();
        for players in players.chunks(ROWS) {
            let players = listed(players.iter().copied());
            let sql = format!("SELECT * FROM player WHERE place IN ({players})");
            rows.extend(self.rows(sqlx::query(AssertSqlSafe(sql)).persistent(false)).await?);
        }
        Ok(rows)
    }

    /// Rows whose number begins so, in the order of numbers.
    pub(super) async fn numbered(
        &self,
        number: &str,
        search: &Search,
    ) -> Result<Vec<Sourced>, LookupError> {
        let federation = search.federation.as_ref();
        let only = if federation.is_some() { "federation = ? AND" } else { "" };
        // A colon comes after all digits.
        let sql = format!(
            "SELECT * FROM player WHERE {only} number >= ? AND number < ? || ':'
             ORDER BY number LIMIT ?"
        );
        let limit = i64::try_from(search.limit).unwrap_or(i64::MAX);
        let mut query = sqlx::query(AssertSqlSafe(sql));
        if let Some(federation) = federation {
            query = query.bind(federation.to_ascii_uppercase());
        }
        let query = query.bind(number.to_owned()).bind(number.to_owned());
        self.rows(query.bind(limit)).await
    }

    pub(super) async fn with_number(&self, number: &str) -> Result<Vec<Sourced>, LookupError> {
        let query = sqlx::query("SELECT * FROM player WHERE number = ? LIMIT 20");
        let mut rows = self.rows(query.bind(number.to_owned())).await?;
        if let Ok(fide) = number.parse() {
            let more = self.with_fide(fide).await?;
            let new: Vec<Sourced> = more.into_iter().filter(|row| !rows.contains(row)).collect();
            rows.extend(new);
        }
        Ok(rows)
    }

    pub(super) async fn with_fide(&self, fide: u32) -> Result<Vec<Sourced>, LookupError> {
        if self.info.source.is_fide() {
            let query = sqlx::query("SELECT * FROM player WHERE number = ? LIMIT 20");
            return self.rows(query.bind(fide.to_string())).await;
        }
        let sql = "SELECT * FROM player WHERE fide IS NOT NULL AND fide = ? LIMIT 20";
        self.rows(sqlx::query(sql).bind(fide)).await
    }

    async fn rows(
        &self,
        query: sqlx::query::Query<'_, Sqlite, SqliteArguments>,
    ) -> Result<Vec<Sourced>, LookupError> {
        let rows = query.fetch_all(&self.pool).await.map_err(self.failed())?;
        let own_is_fide = self.info.source.is_fide();
        let sourced = |row| {
            let entry = schema::entry(row, own_is_fide)?;
            Ok(Sourced { list: Arc::clone(&self.info), entry })
        };
        rows.iter().map(sourced).collect::<Result<_, sqlx::Error>>().map_err(self.failed())
    }
}

/// Adds what a row of ranks has of the stretches.
fn add(row: &SqliteRow, stretches: &[Range<u32>], ranks: &mut Ranks) -> Result<(), sqlx::Error> {
    let chunk: u32 = row.try_get("chunk")?;
    let bytes: &[u8] = row.try_get("ranks")?;
    let first = chunk * CHUNK;
    for stretch in stretches {
        let from = stretch.start.max(first);
        let to = stretch.end.min(first + CHUNK);
        if from < to {
            ranks.add(bytes, (from - first) as usize, (to - first) as usize);
        }
    }
    Ok(())
}

/// `1,2,3`.
fn listed(numbers: impl IntoIterator<Item = u32>) -> String {
    let numbers: Vec<String> = numbers.into_iter().map(|number| number.to_string()).collect();
    numbers.join(",")
}

/// How a list is opened by those who search. It is never changed, so nobody locks anything.
fn reading(path: &Path) -> SqliteConnectOptions {
    let options = SqliteConnectOptions::new().filename(path).read_only(true).immutable(true);
    // The system's own copy of the file in memory is used as it is.
    options.pragma("mmap_size", "1073741824").pragma("cache_size", "-16384")
}

async fn value(connection: &mut SqliteConnection, key: &str) -> Result<String, sqlx::Error> {
    let query = sqlx::query_scalar("SELECT value FROM list WHERE key = ?");
    query.bind(key.to_owned()).fetch_one(connection).await
}

/// A connection that found a newer file under the name would read other ranks than the words in
/// memory speak of.
async fn still(made: &str, connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    if value(connection, "made").await? == made {
        return Ok(());
    }
    Err(sqlx::Error::Protocol("a newer list has taken its place".to_owned()))
}

/// What a file says of itself; nothing if it is not there.
pub(crate) async fn info(path: &Path) -> Result<Option<ListInfo>, LookupError> {
    Ok(info_and_moment(path).await?.map(|(info, _)| info))
}

/// What a file says of itself, and when it was made.
async fn info_and_moment(path: &Path) -> Result<Option<(ListInfo, String)>, LookupError> {
    let name = path.file_name().and_then(|name| name.to_str());
    let Some(source) = name.and_then(Source::of_file).filter(|_| path.is_file()) else {
        return Ok(None);
    };
    let file = path.display().to_string();
    let failed = |error| LookupError::Database { file: file.clone(), error };
    let mut connection = reading(path).connect().await.map_err(failed)?;
    let version = value(&mut connection, "version").await.map_err(failed)?;
    if version != VERSION.to_string() {
        return Err(LookupError::Version { file });
    }
    let mut counts = [0; 5];
    let keys = ["players", "rated_standard", "rated_rapid", "rated_blitz", "broken"];
    for (count, key) in counts.iter_mut().zip(keys) {
        *count = value(&mut connection, key).await.map_err(failed)?.parse().unwrap_or(0);
    }
    let dated = value(&mut connection, "dated").await.map_err(failed)?;
    let made = value(&mut connection, "made").await.map_err(failed)?;
    connection.close().await.map_err(failed)?;
    let [players, standard, rapid, blitz, broken] = counts;
    let rated = [standard, rapid, blitz];
    Ok(Some((ListInfo { source, dated, players, rated, broken }, made)))
}
