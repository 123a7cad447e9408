//! The tables of a list's file, and a row of them.

use ronde_formats::fide_list::Listing;
use ronde_model::{Sex, Title};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::source::Entry;

/// Written into the file; another one is not read.
pub(crate) const VERSION: i64 = 2;

/// Tables that are filled row by row.
pub(crate) const TABLES: &str = "
CREATE TABLE list (key TEXT PRIMARY KEY, value NOT NULL) WITHOUT ROWID;
CREATE TABLE vocabulary (words TEXT NOT NULL, best_first BLOB NOT NULL);
CREATE TABLE word_ranks (chunk INTEGER PRIMARY KEY, ranks BLOB NOT NULL);
CREATE TABLE player (
    place INTEGER PRIMARY KEY,
    number TEXT NOT NULL,
    fide INTEGER,
    name TEXT NOT NULL,
    federation TEXT,
    sex TEXT,
    title TEXT,
    women_title TEXT,
    other_titles TEXT,
    arena_title TEXT,
    club TEXT,
    standard INTEGER, standard_games INTEGER, standard_k INTEGER,
    rapid INTEGER, rapid_games INTEGER, rapid_k INTEGER,
    blitz INTEGER, blitz_games INTEGER, blitz_k INTEGER,
    birth_year INTEGER,
    inactive INTEGER
);";

/// Columns of a player, in the order in which they are written.
pub(crate) const COLUMNS: usize = 22;

/// What is made of the rows when all of them are there. A number is typed digit by digit, with or
/// without a federation: either way the rows wanted lie side by side.
pub(crate) const INDEXES: [&str; 3] = [
    "CREATE INDEX player_by_number ON player (number)",
    "CREATE INDEX player_by_federation ON player (federation, number)",
    "CREATE INDEX player_by_fide ON player (fide) WHERE fide IS NOT NULL",
];

/// So many players have a rank of three bytes.
pub(crate) const MOST_PLAYERS: u64 = 1 << 24;

/// A federation as a word of the index. Its sign keeps it apart from every name: none has one once
/// it is folded.
pub(crate) fn federation_word(federation: &str) -> String {
    let code = federation.chars().filter(char::is_ascii_alphanumeric);
    format!("§{}", code.collect::<String>().to_ascii_lowercase())
}

/// Reads a row with all columns.
pub(crate) fn entry(row: &SqliteRow, own_is_fide: bool) -> Result<Entry, sqlx::Error> {
    let text = |column: &str| -> Result<String, sqlx::Error> {
        Ok(row.try_get::<Option<String>, _>(column)?.unwrap_or_default())
    };
    let number: String = row.try_get("number")?;
    let fide: Option<u32> = row.try_get("fide")?;
    Ok(Entry {
        fide: fide.or_else(|| number.parse().ok().filter(|_| own_is_fide)),
        number,
        name: row.try_get("name")?,
        federation: text("federation")?,
        sex: match &*text("sex")? {
            "m" => Some(Sex::Male),
            "w" => Some(Sex::Female),
            _ => None,
        },
        title: title(&text("title")?),
        women_title: title(&text("women_title")?),
        other_titles: text("other_titles")?,
        arena_title: text("arena_title")?,
        club: text("club")?,
        listings: [
            listing(row, ["standard", "standard_games", "standard_k"])?,
            listing(row, ["rapid", "rapid_games", "rapid_k"])?,
            listing(row, ["blitz", "blitz_games", "blitz_k"])?,
        ],
        birth_year: row.try_get("birth_year")?,
        inactive: row.try_get::<Option<bool>, _>("inactive")?.unwrap_or(false),
    })
}

fn title(code: &str) -> Option<Title> {
    Title::ALL.into_iter().find(|title| title.code() == code)
}

fn listing(row: &SqliteRow, columns: [&str; 3]) -> Result<Listing, sqlx::Error> {
    let [rating, games, k] = columns;
    Ok(Listing {
        rating: row.try_get(rating)?,
        games: row.try_get::<Option<u16>, _>(games)?.unwrap_or(0),
        k: row.try_get::<Option<u16>, _>(k)?.unwrap_or(0),
    })
}
