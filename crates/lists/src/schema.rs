//! The tables of a list's file, and a row of them.

use ronde_formats::fide_list::Listing;
use ronde_model::{Sex, Title};
use rusqlite::Row;

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

/// Columns of a player; [`entry`] and the writer count them.
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
pub(crate) fn entry(row: &Row<'_>, own_is_fide: bool) -> rusqlite::Result<Entry> {
    let text = |column| row.get::<_, Option<String>>(column).map(Option::unwrap_or_default);
    let number: String = row.get(1)?;
    let fide: Option<u32> = row.get(2)?;
    let sex: Option<String> = row.get(5)?;
    Ok(Entry {
        fide: fide.or_else(|| number.parse().ok().filter(|_| own_is_fide)),
        number,
        name: row.get(3)?,
        federation: text(4)?,
        sex: match sex.as_deref() {
            Some("m") => Some(Sex::Male),
            Some("w") => Some(Sex::Female),
            _ => None,
        },
        title: title(row, 6)?,
        women_title: title(row, 7)?,
        other_titles: text(8)?,
        arena_title: text(9)?,
        club: text(10)?,
        listings: [listing(row, 11)?, listing(row, 14)?, listing(row, 17)?],
        birth_year: row.get(20)?,
        inactive: row.get::<_, Option<bool>>(21)?.unwrap_or(false),
    })
}

fn title(row: &Row<'_>, column: usize) -> rusqlite::Result<Option<Title>> {
    let code: Option<String> = row.get(column)?;
    Ok(code.and_then(|code| Title::ALL.into_iter().find(|title| title.code() == code)))
}

/// Rating, games and k stand side by side.
fn listing(row: &Row<'_>, first: usize) -> rusqlite::Result<Listing> {
    Ok(Listing {
        rating: row.get(first)?,
        games: row.get::<_, Option<u16>>(first + 1)?.unwrap_or(0),
        k: row.get::<_, Option<u16>>(first + 2)?.unwrap_or(0),
    })
}
