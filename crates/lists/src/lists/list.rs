//! One list: its file, its words, its rows.

use std::collections::BTreeSet;
use std::io;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use rusqlite::types::Value;
use rusqlite::{Connection, Row, params_from_iter};
use tokio::sync::OnceCell;

use super::pool::{self, Pool};
use super::{LookupError, Search, Sourced};
use crate::index::{CHUNK, Ranks, player_of_rank, players_in};
use crate::schema::{self, VERSION};
use crate::source::{ListInfo, Source};
use crate::vocabulary::Vocabulary;

/// Rows that are asked for by one statement.
const ROWS: usize = 500;

#[derive(Debug)]
pub(super) struct List {
    pub(super) info: Arc<ListInfo>,
    file: String,
    pool: Pool,
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
        let (file, path) = (path.display().to_string(), path.to_owned());
        let opened = pool::elsewhere(move || opened(&path)).await;
        match opened.map_err(|error| LookupError::Database { file: file.clone(), error })? {
            Opened::Nothing => Ok(None),
            Opened::OtherVersion => Err(LookupError::Version { file }),
            Opened::List(info, pool) => {
                Ok(Some(List { info: Arc::new(info), file, pool, words: OnceCell::new() }))
            }
        }
    }

    /// Asks the file.
    async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, LookupError> {
        let answer = self.pool.ask(question).await;
        answer.map_err(|error| LookupError::Database { file: self.file.clone(), error })
    }

    async fn words(&self) -> Result<&Words, LookupError> {
        let load = || {
            self.ask(|connection| {
                let sql = "SELECT words, best_first FROM vocabulary";
                let (words, best_first) =
                    connection.query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?)))?;
                Ok(Words { vocabulary: Vocabulary::new(words), best_first })
            })
        };
        self.words.get_or_try_init(load).await
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
        self.ask(move |connection| {
            let mut statement = connection.prepare(&sql)?;
            let mut rows = statement.raw_query();
            while let Some(row) = rows.next()? {
                add(row, &stretches, &mut ranks)?;
            }
            Ok(ranks)
        })
        .await
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
            rows.extend(self.rows(sql, Vec::new()).await?);
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
        let federation = federation.map(|federation| federation.to_ascii_uppercase().into());
        let mut values: Vec<Value> = federation.into_iter().collect();
        values.extend([number.to_owned().into(), number.to_owned().into(), limit.into()]);
        self.rows(sql, values).await
    }

    pub(super) async fn with_number(&self, number: &str) -> Result<Vec<Sourced>, LookupError> {
        let mut rows = self.rows(NUMBERED.into(), vec![number.to_owned().into()]).await?;
        if let Ok(fide) = number.parse() {
            let more = self.with_fide(fide).await?;
            let new: Vec<Sourced> = more.into_iter().filter(|row| !rows.contains(row)).collect();
            rows.extend(new);
        }
        Ok(rows)
    }

    pub(super) async fn with_fide(&self, fide: u32) -> Result<Vec<Sourced>, LookupError> {
        if self.info.source.is_fide() {
            return self.rows(NUMBERED.into(), vec![fide.to_string().into()]).await;
        }
        let sql = "SELECT * FROM player WHERE fide IS NOT NULL AND fide = ? LIMIT 20";
        self.rows(sql.into(), vec![i64::from(fide).into()]).await
    }

    /// The players that a statement finds.
    async fn rows(&self, sql: String, values: Vec<Value>) -> Result<Vec<Sourced>, LookupError> {
        let list = Arc::clone(&self.info);
        let own_is_fide = list.source.is_fide();
        self.ask(move |connection| {
            let mut statement = connection.prepare(&sql)?;
            let sourced = |row: &Row<'_>| {
                let entry = schema::entry(row, own_is_fide)?;
                Ok(Sourced { list: Arc::clone(&list), entry })
            };
            let rows = statement.query_map(params_from_iter(values), sourced)?;
            rows.collect()
        })
        .await
    }
}

/// Those with a number.
const NUMBERED: &str = "SELECT * FROM player WHERE number = ? LIMIT 20";

/// Adds what a row of ranks has of the stretches.
fn add(row: &Row<'_>, stretches: &[Range<u32>], ranks: &mut Ranks) -> rusqlite::Result<()> {
    let chunk: u32 = row.get(0)?;
    let bytes = row.get_ref(1)?.as_blob()?;
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

fn value(connection: &Connection, key: &str) -> rusqlite::Result<String> {
    connection.query_row("SELECT value FROM list WHERE key = ?", [key], |row| row.get(0))
}

/// What was found under the name of a list.
enum Opened {
    Nothing,
    OtherVersion,
    List(ListInfo, Pool),
}

fn opened(path: &Path) -> io::Result<Opened> {
    let name = path.file_name().and_then(|name| name.to_str());
    let Some(source) = name.and_then(Source::of_file).filter(|_| path.is_file()) else {
        return Ok(Opened::Nothing);
    };
    let first = pool::connect(path)?;
    let told = |key: &str| value(&first, key).map_err(io::Error::other);
    if told("version")? != VERSION.to_string() {
        return Ok(Opened::OtherVersion);
    }
    let count = |key: &str| Ok::<u64, io::Error>(told(key)?.parse().unwrap_or(0));
    let rated = [count("rated_standard")?, count("rated_rapid")?, count("rated_blitz")?];
    let (players, broken) = (count("players")?, count("broken")?);
    let info = ListInfo { source, dated: told("dated")?, players, rated, broken };
    let made = told("made")?;
    let pool = Pool::open(path, first, |other| still(&made, other))?;
    Ok(Opened::List(info, pool))
}

/// A connection that found a newer file under the name would read other ranks than the words in
/// memory speak of.
fn still(made: &str, connection: &Connection) -> io::Result<()> {
    if value(connection, "made").map_err(io::Error::other)? == made {
        return Ok(());
    }
    Err(io::Error::from(io::ErrorKind::StaleNetworkFileHandle))
}

/// What a file says of itself; nothing if it is not there.
pub(crate) async fn info(path: &Path) -> Result<Option<ListInfo>, LookupError> {
    Ok(List::open(path).await?.map(|list| (*list.info).clone()))
}
