//! FIDE's rating lists, streamed player by player: the combined text list, the single ones, the
//! older layouts, and XML.
//!
//! | Layout | code |
//! |---|---|
//! | text, its columns read off the header line | `text` |
//! | XML, without or with a declaration | `xml` |
//!
//! A list has almost two million lines: nothing here holds more than one of them. A line that
//! cannot be understood is handed out as such, with its number, and reading goes on; a list that
//! ends in the middle is an error of its own, so that it never replaces a whole one.

mod broken;
mod columns;
mod text;
mod xml;

#[cfg(test)]
mod tests;

pub use broken::{Broken, ListError, Trouble};
pub use columns::Columns;

use std::io::BufRead;

use ronde_model::{Sex, Title};

/// Which game a rating is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tempo {
    /// Standard.
    #[default]
    Standard,
    /// Rapid.
    Rapid,
    /// Blitz.
    Blitz,
}

impl Tempo {
    /// All three, as the combined list has them.
    pub const ALL: [Tempo; 3] = [Tempo::Standard, Tempo::Rapid, Tempo::Blitz];
}

/// A rating with what the list says about it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// The rating; none for an unrated player.
    pub rating: Option<u16>,
    /// Games in the period.
    pub games: u16,
    /// K of the period.
    pub k: u16,
}

/// A player of the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listed {
    /// FIDE number.
    pub id: u32,
    /// Family name, first names.
    pub name: String,
    /// Federation.
    pub federation: String,
    /// Sex.
    pub sex: Option<Sex>,
    /// Title.
    pub title: Option<Title>,
    /// Women's title, where the list has one besides.
    pub women_title: Option<Title>,
    /// Other titles (arbiter, trainer, organiser), as written.
    pub other_titles: String,
    /// Arena title, as written.
    pub arena_title: String,
    /// Standard, rapid, blitz.
    pub listings: [Listing; 3],
    /// Year of birth.
    pub birth_year: Option<u16>,
    /// Whether the flag says inactive.
    pub inactive: bool,
}

impl Listed {
    /// The rating for that tempo.
    pub fn rating(&self, tempo: Tempo) -> Option<u16> {
        self.listings[tempo as usize].rating
    }

    /// The highest rating there is.
    pub fn best_rating(&self) -> Option<u16> {
        self.listings.iter().filter_map(|listing| listing.rating).max()
    }
}

/// One player, or a line that could not be understood.
pub type Row = Result<Listed, Broken>;

/// Reads a list of either layout and hands every row to `take`; `single` says which tempo a list
/// with one rating column is for. Returns how many rows there were.
///
/// # Errors
/// If it is no such list, if it ends in the middle, or if it cannot be read.
pub fn read(
    mut input: impl BufRead,
    single: Tempo,
    take: &mut dyn FnMut(Row),
) -> Result<u64, ListError> {
    let start = input.fill_buf().map_err(ListError::Unreadable)?;
    let first =
        start.iter().find(|byte| !byte.is_ascii_whitespace() && !(0xBB..=0xEF).contains(*byte));
    match first {
        None => Err(ListError::Empty),
        Some(b'<') => xml::read(input, single, take),
        Some(_) => text::read(input, single, take),
    }
}

/// A rating no player has ever come near: beyond it, a line is broken.
const HIGHEST_RATING: u32 = 3500;

/// A title by its code; none for an empty field.
fn title(word: &str) -> Result<Option<Title>, Trouble> {
    if word.is_empty() {
        return Ok(None);
    }
    let found = Title::ALL.into_iter().find(|title| title.code().eq_ignore_ascii_case(word));
    // Honorary titles stand in the same column; they are no title for pairings or norms.
    match (found, word.to_ascii_uppercase().as_str()) {
        (Some(title), _) => Ok(Some(title)),
        (None, "HM" | "WH" | "GH" | "WHM") => Ok(None),
        (None, _) => Err(Trouble::Title(word.to_owned())),
    }
}

fn sex(word: &str) -> Result<Option<Sex>, Trouble> {
    match word {
        "M" | "m" => Ok(Some(Sex::Male)),
        "F" | "f" | "W" | "w" => Ok(Some(Sex::Female)),
        "" => Ok(None),
        _ => Err(Trouble::Sex(word.to_owned())),
    }
}

/// A number in a column; an empty one is zero.
fn number(word: &str, field: &'static str) -> Result<u32, Trouble> {
    if word.is_empty() {
        return Ok(0);
    }
    word.parse().map_err(|_| Trouble::Number { field, word: word.to_owned() })
}

fn small(word: &str, field: &'static str) -> Result<u16, Trouble> {
    let value = number(word, field)?;
    u16::try_from(value).map_err(|_| Trouble::Number { field, word: word.to_owned() })
}

fn rating(word: &str, field: &'static str) -> Result<Option<u16>, Trouble> {
    let value = number(word, field)?;
    if value > HIGHEST_RATING {
        return Err(Trouble::Rating { field, value });
    }
    Ok(u16::try_from(value).ok().filter(|&rating| rating > 0))
}

fn birth_year(word: &str) -> Result<Option<u16>, Trouble> {
    let value = number(word, "B-day")?;
    match value {
        0 => Ok(None),
        1850..=2100 => Ok(u16::try_from(value).ok()),
        _ => Err(Trouble::BirthYear(value)),
    }
}

fn id(word: &str) -> Result<u32, Trouble> {
    match word.parse() {
        Ok(id) if id > 0 => Ok(id),
        _ => Err(Trouble::Id(word.to_owned())),
    }
}
