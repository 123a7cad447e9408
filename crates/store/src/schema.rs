//! The tables of a list's file, and a row of them.
//!
//! The number of a row is made of the best rating and the place in the list, so that the order of
//! rows is "best first" and the index, which answers in that order, never has to sort.

use ronde_formats::fide_list::Listing;
use ronde_model::{Sex, Title};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::source::Entry;

/// Written into the file; another one is not read.
pub(crate) const VERSION: i64 = 1;

/// Tables that are filled row by row.
pub(crate) const TABLES: &str = "
CREATE TABLE list (key TEXT PRIMARY KEY, value NOT NULL) WITHOUT ROWID;
CREATE TABLE vocabulary (words TEXT NOT NULL);
CREATE TABLE player (
    place INTEGER PRIMARY KEY,
    number TEXT NOT NULL,
    fide INTEGER,
    name TEXT NOT NULL,
    folded TEXT NOT NULL,
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
pub(crate) const COLUMNS: usize = 23;

/// What is made of the rows when all of them are there. Words and federations are looked up without
/// positions or lengths: a name is found or not, and the rows are ranked already.
pub(crate) const INDEXES: [&str; 7] = [
    "CREATE INDEX player_by_number ON player (number, federation)",
    "CREATE INDEX player_by_fide ON player (fide) WHERE fide IS NOT NULL",
    "CREATE VIRTUAL TABLE names USING fts5 (folded, content='player', content_rowid='place',
        tokenize='ascii', prefix='1 2 3 4', detail=none, columnsize=0)",
    "INSERT INTO names (names, rank) VALUES ('hashsize', 33554432)",
    "INSERT INTO names (rowid, folded) SELECT place, folded FROM player ORDER BY place",
    "CREATE VIRTUAL TABLE terms USING fts5vocab (names, row)",
    "INSERT INTO vocabulary SELECT coalesce(group_concat(term || ' ' || doc, char(10)), '') FROM terms
        WHERE term >= 'a' AND term NOT LIKE '§%'",
];

/// A rating above all others, from which the places of rows count down.
const TOP: i64 = 4000;
/// Bits for the place in the list.
const SEQUENCE_BITS: u32 = 24;
/// So many players have a place.
pub(crate) const MOST_PLAYERS: u64 = 1 << SEQUENCE_BITS;

/// The number of the row.
pub(crate) fn place(entry: &Entry, sequence: u64) -> i64 {
    let below_top = TOP - i64::from(entry.best_rating().unwrap_or(0));
    (below_top << SEQUENCE_BITS) | i64::try_from(sequence).unwrap_or(0)
}

/// The best rating, read off the number of a row.
pub(crate) fn rating_of_place(place: i64) -> i64 {
    TOP - (place >> SEQUENCE_BITS)
}

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
