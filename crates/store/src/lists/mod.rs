//! Searching the lists while a name is being typed, and one player with all his ratings.

mod query;

use std::path::Path;
use std::sync::Arc;

use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqlitePoolOptions};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row, SqliteConnection};
use tokio::sync::OnceCell;

use query::Query;

use crate::fold;
use crate::schema::{self, VERSION, rating_of_place};
use crate::source::{Entry, ListInfo, Source};
use crate::vocabulary::Vocabulary;

/// Why the lists cannot be used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LookupError {
    /// A file is not one of ours, or damaged.
    #[error("{file} could not be searched: {error}; import the list again")]
    Database {
        /// Which.
        file: String,
        /// Why.
        error: sqlx::Error,
    },
    /// A file of another version of this program.
    #[error("{file} was made by another version of Ronde: import the list again")]
    Version {
        /// Which.
        file: String,
    },
    /// The folder cannot be read.
    #[error("{folder} could not be read: {error}")]
    Folder {
        /// Which.
        folder: String,
        /// Why.
        error: std::io::Error,
    },
}

/// A player as one list has him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sourced {
    /// Which list.
    pub list: Arc<ListInfo>,
    /// What it says.
    pub entry: Entry,
}

/// A player with all his ratings: lists that give the same FIDE number speak of the same person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// What the lists say, FIDE's first.
    pub entries: Vec<Sourced>,
    /// Whether he was found only by forgiving a mistake in what was typed.
    pub forgiven: bool,
}

impl Person {
    /// What the first list says.
    pub fn main(&self) -> &Entry {
        &self.entries[0].entry
    }
}

/// What is looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Search {
    /// Beginnings of names in any order, or the beginning of a number.
    pub words: String,
    /// Only this federation.
    pub federation: Option<String>,
    /// At most so many players.
    pub limit: usize,
}

/// With fewer players than these found as typed, one mistake is forgiven.
const TOO_FEW: usize = 5;
/// Words beyond these do not narrow a search any more.
const MOST_WORDS: usize = 8;

/// The lists of a folder. They may be searched by many at once.
///
/// A list imported later is seen by opening the folder again, which is cheap.
#[derive(Debug)]
pub struct Lists(Vec<List>);

#[derive(Debug)]
struct List {
    info: Arc<ListInfo>,
    file: String,
    pool: SqlitePool,
    vocabulary: OnceCell<Vocabulary>,
}

/// A row that was found, with its place, by which it is ranked.
type Found = (i64, Sourced);

impl Lists {
    /// Opens every list of the folder; none if the folder does not exist.
    ///
    /// # Errors
    /// If the folder or one of the lists cannot be read.
    pub async fn open(folder: &Path) -> Result<Lists, LookupError> {
        let failed = |error| LookupError::Folder { folder: folder.display().to_string(), error };
        let entries = match std::fs::read_dir(folder) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Lists(vec![])),
            entries => entries.map_err(failed)?,
        };
        let mut paths = Vec::new();
        for entry in entries {
            let path = entry.map_err(failed)?.path();
            let name = path.file_name().and_then(|name| name.to_str());
            if name.and_then(Source::of_file).is_some() {
                paths.push(path);
            }
        }
        paths.sort();
        let mut lists = Vec::new();
        for path in paths {
            lists.extend(List::open(&path).await?);
        }
        Ok(Lists(lists))
    }

    /// What is there, FIDE's lists first.
    pub fn infos(&self) -> impl Iterator<Item = &ListInfo> {
        self.0.iter().map(|list| &*list.info)
    }

    /// Players that fit, best first; those found by forgiving a mistake come last.
    ///
    /// # Errors
    /// If a list cannot be read.
    pub async fn search(&self, search: &Search) -> Result<Vec<Person>, LookupError> {
        let number = search.words.trim();
        if !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()) {
            return self.by_number_beginning(number, search).await;
        }
        let words: Vec<Vec<String>> =
            fold::readings(&search.words).into_iter().take(MOST_WORDS).collect();
        if words.is_empty() {
            return Ok(Vec::new());
        }
        let mut exact = Vec::new();
        for list in &self.0 {
            let query = Query::new(&words, search, list.vocabulary().await?);
            exact.extend(list.matching(&query, search.limit).await?);
        }
        let mut people = merged(exact, false);
        if people.len() < TOO_FEW.min(search.limit) {
            let more = self.forgiving(&words, search).await?;
            let known = |person: &Person| people.iter().any(|other| same(other, person));
            let more: Vec<Person> = more.into_iter().filter(|person| !known(person)).collect();
            people.extend(more);
        }
        people.truncate(search.limit);
        Ok(people)
    }

    /// Looks for the words with one mistake in one of them.
    async fn forgiving(
        &self,
        words: &[Vec<String>],
        search: &Search,
    ) -> Result<Vec<Person>, LookupError> {
        let mut found = Vec::new();
        for list in &self.0 {
            let vocabulary = list.vocabulary().await?;
            for place in 0..words.len() {
                let near = words[place].iter().flat_map(|word| vocabulary.neighbours(word));
                let near: Vec<String> = near.collect();
                if near.is_empty() {
                    continue;
                }
                let mut words = words.to_vec();
                words[place] = near;
                let query = Query::new(&words, search, vocabulary);
                found.extend(list.matching(&query, search.limit).await?);
            }
        }
        Ok(merged(found, true))
    }

    async fn by_number_beginning(
        &self,
        number: &str,
        search: &Search,
    ) -> Result<Vec<Person>, LookupError> {
        let mut found = Vec::new();
        for list in &self.0 {
            found.extend(list.numbered(number, search).await?);
        }
        // A number that was typed in full comes first, whatever the rating.
        found.sort_by_key(|(place, sourced)| (sourced.entry.number != number, *place));
        let mut people = merged_in_order(found, false);
        people.truncate(search.limit);
        Ok(people)
    }

    /// Everybody with this number: the FIDE number, or a national one. Lists that give the same FIDE
    /// number are put together.
    ///
    /// # Errors
    /// If a list cannot be read.
    pub async fn show(&self, number: &str) -> Result<Vec<Person>, LookupError> {
        let mut found: Vec<Found> = Vec::new();
        for list in &self.0 {
            found.extend(list.with_number(number).await?);
        }
        let mut fides: Vec<u32> = found.iter().filter_map(|(_, row)| row.entry.fide).collect();
        fides.sort_unstable();
        fides.dedup();
        for fide in fides {
            for list in &self.0 {
                for row in list.with_fide(fide).await? {
                    if !found.contains(&row) {
                        found.push(row);
                    }
                }
            }
        }
        Ok(merged(found, false))
    }

    /// Everybody whose name has exactly these words, in any order.
    ///
    /// # Errors
    /// If a list cannot be read.
    pub async fn named(&self, name: &str, limit: usize) -> Result<Vec<Person>, LookupError> {
        let words = fold::readings(name);
        if words.is_empty() {
            return Ok(Vec::new());
        }
        let query = Query::whole(&words);
        let mut found = Vec::new();
        for list in &self.0 {
            found.extend(list.matching(&query, limit).await?);
        }
        found.retain(|(_, row)| fold::words(&row.entry.name).len() == words.len());
        Ok(merged(found, false))
    }
}

impl List {
    async fn open(path: &Path) -> Result<Option<List>, LookupError> {
        let Some(info) = info(path).await? else { return Ok(None) };
        let options = SqlitePoolOptions::new().max_connections(4).test_before_acquire(false);
        Ok(Some(List {
            info: Arc::new(info),
            file: path.display().to_string(),
            pool: options.connect_lazy_with(reading(path)),
            vocabulary: OnceCell::new(),
        }))
    }

    fn failed(&self) -> impl Fn(sqlx::Error) -> LookupError {
        let file = self.file.clone();
        move |error| LookupError::Database { file: file.clone(), error }
    }

    async fn vocabulary(&self) -> Result<&Vocabulary, LookupError> {
        let load = || async {
            let query = sqlx::query_scalar("SELECT words FROM vocabulary");
            query.fetch_one(&self.pool).await.map(Vocabulary::new)
        };
        self.vocabulary.get_or_try_init(load).await.map_err(self.failed())
    }

    /// Rows that fit, best first.
    async fn matching(&self, query: &Query, limit: usize) -> Result<Vec<Found>, LookupError> {
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        // Only the statement without comparisons is the same every time.
        let same = query.beginnings.is_empty();
        let mut asked = sqlx::query(AssertSqlSafe(query.sql())).persistent(same);
        asked = asked.bind(query.expression.clone());
        for beginning in query.beginnings.iter().flatten() {
            asked = asked.bind(beginning.clone());
        }
        self.rows(asked.bind(limit)).await
    }

    /// Rows whose number begins so, in the order of numbers.
    async fn numbered(&self, number: &str, search: &Search) -> Result<Vec<Found>, LookupError> {
        let federation = search.federation.as_ref();
        let only = if federation.is_some() { "AND federation = ?" } else { "" };
        // A colon comes after all digits.
        let sql = format!(
            "SELECT * FROM player WHERE number >= ? AND number < ? || ':' {only}
             ORDER BY number LIMIT ?"
        );
        let limit = i64::try_from(search.limit).unwrap_or(i64::MAX);
        let mut query = sqlx::query(AssertSqlSafe(sql)).bind(number.to_owned());
        query = query.bind(number.to_owned());
        if let Some(federation) = federation {
            query = query.bind(federation.to_ascii_uppercase());
        }
        self.rows(query.bind(limit)).await
    }

    async fn with_number(&self, number: &str) -> Result<Vec<Found>, LookupError> {
        let query = sqlx::query("SELECT * FROM player WHERE number = ? LIMIT 20");
        let mut rows = self.rows(query.bind(number.to_owned())).await?;
        if let Ok(fide) = number.parse() {
            let more = self.with_fide(fide).await?;
            let new: Vec<Found> = more.into_iter().filter(|row| !rows.contains(row)).collect();
            rows.extend(new);
        }
        Ok(rows)
    }

    async fn with_fide(&self, fide: u32) -> Result<Vec<Found>, LookupError> {
        if self.info.source.is_fide() {
            let query = sqlx::query("SELECT * FROM player WHERE number = ? LIMIT 20");
            return self.rows(query.bind(fide.to_string())).await;
        }
        let sql = "SELECT * FROM player WHERE fide IS NOT NULL AND fide = ? LIMIT 20";
        self.rows(sqlx::query(sql).bind(fide)).await
    }

    async fn rows(
        &self,
        query: sqlx::query::Query<'_, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>,
    ) -> Result<Vec<Found>, LookupError> {
        let rows = query.fetch_all(&self.pool).await.map_err(self.failed())?;
        let own_is_fide = self.info.source.is_fide();
        let found = |row| {
            let entry = schema::entry(row, own_is_fide)?;
            Ok((row.try_get("place")?, Sourced { list: Arc::clone(&self.info), entry }))
        };
        rows.iter().map(found).collect::<Result<_, sqlx::Error>>().map_err(self.failed())
    }
}

/// Puts rows of one person together, best first.
fn merged(mut found: Vec<Found>, forgiven: bool) -> Vec<Person> {
    found.sort_by_key(|(place, _)| -rating_of_place(*place));
    merged_in_order(found, forgiven)
}

fn merged_in_order(found: Vec<Found>, forgiven: bool) -> Vec<Person> {
    let mut people: Vec<Person> = Vec::new();
    for (_, row) in found {
        let fide = row.entry.fide;
        let known = people.iter_mut().find(|person| {
            fide.is_some() && person.entries.iter().any(|own| own.entry.fide == fide)
        });
        match known {
            Some(person) if person.entries.contains(&row) => {}
            Some(person) => person.entries.push(row),
            None => people.push(Person { entries: vec![row], forgiven }),
        }
    }
    for person in &mut people {
        person.entries.sort_by_key(|row| (!row.list.source.is_fide(), row.list.source.clone()));
    }
    people
}

/// Whether two findings are about the same person.
fn same(one: &Person, other: &Person) -> bool {
    let first = &one.entries[0];
    other
        .entries
        .iter()
        .any(|row| row == first || (row.entry.fide.is_some() && row.entry.fide == first.entry.fide))
}

/// How a list is opened by those who search. It is never changed, so nobody locks anything.
fn reading(path: &Path) -> SqliteConnectOptions {
    let options = SqliteConnectOptions::new().filename(path).read_only(true).immutable(true);
    // The system's own copy of the file in memory is used as it is.
    options.pragma("mmap_size", "1073741824").pragma("cache_size", "-16384")
}

/// What a file says of itself; nothing if it is not there.
pub(crate) async fn info(path: &Path) -> Result<Option<ListInfo>, LookupError> {
    let name = path.file_name().and_then(|name| name.to_str());
    let Some(source) = name.and_then(Source::of_file).filter(|_| path.is_file()) else {
        return Ok(None);
    };
    let file = path.display().to_string();
    let failed = |error| LookupError::Database { file: file.clone(), error };
    let mut connection = reading(path).connect().await.map_err(failed)?;
    let value = async |connection: &mut SqliteConnection, key: &'static str| {
        let query = sqlx::query_scalar::<_, String>("SELECT value FROM list WHERE key = ?");
        query.bind(key).fetch_one(connection).await
    };
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
    connection.close().await.map_err(failed)?;
    let [players, standard, rapid, blitz, broken] = counts;
    Ok(Some(ListInfo { source, dated, players, rated: [standard, rapid, blitz], broken }))
}
