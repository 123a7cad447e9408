//! Where the columns of a text list are: read off its header line.

use std::ops::Range;

use super::{ListError, Tempo};

/// Where rating, games and K of a tempo stand.
pub(super) type RatingColumns = (Tempo, [Range<usize>; 3]);

/// The columns of a list, in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Columns {
    pub(super) id: Range<usize>,
    pub(super) name: Range<usize>,
    pub(super) federation: Range<usize>,
    pub(super) sex: Range<usize>,
    pub(super) title: Range<usize>,
    pub(super) women_title: Range<usize>,
    pub(super) other_titles: Range<usize>,
    pub(super) arena_title: Option<Range<usize>>,
    /// For each tempo the list has: rating, games, K.
    pub(super) listings: Vec<RatingColumns>,
    pub(super) birth_year: Range<usize>,
    pub(super) flag: Range<usize>,
    /// Length of a whole line.
    pub(super) width: usize,
}

/// Rating, games and K of each tempo in the combined list.
const COMBINED: [(Tempo, [&str; 3]); 3] = [
    (Tempo::Standard, ["SRtng", "SGm", "SK"]),
    (Tempo::Rapid, ["RRtng", "RGm", "Rk"]),
    (Tempo::Blitz, ["BRtng", "BGm", "BK"]),
];

impl Columns {
    /// Reads a header line; `single` is the tempo of a list with one rating column.
    ///
    /// # Errors
    /// If it is not the header of a rating list.
    pub fn of_header(header: &str, single: Tempo) -> Result<Columns, ListError> {
        let heads = heads(header);
        let column = |name: &'static str| {
            column(&heads, |head| head.eq_ignore_ascii_case(name))
                .ok_or(ListError::NoHeader { missing: name })
        };
        Ok(Columns {
            id: column("ID")?,
            name: column("Name")?,
            federation: column("Fed")?,
            sex: column("Sex")?,
            title: column("Tit")?,
            women_title: column("WTit")?,
            other_titles: column("OTit")?,
            arena_title: column("FOA").ok(),
            listings: listings(&heads, single)?,
            birth_year: column("B-day")?,
            flag: column("Flag")?,
            width: header.trim_end().len(),
        })
    }
}

/// Words of the header with their places. `ID Number` is one head.
fn heads(header: &str) -> Vec<(usize, &str)> {
    let mut heads = Vec::new();
    let mut at = 0;
    for word in header.split([' ', '\t', '\r', '\n']) {
        if !word.is_empty() && word != "Number" {
            heads.push((at, word));
        }
        at += word.len() + 1;
    }
    heads
}

/// From the start of a head to the start of the next.
fn column(heads: &[(usize, &str)], is: impl Fn(&str) -> bool) -> Option<Range<usize>> {
    let place = heads.iter().position(|(_, head)| is(head))?;
    let start = heads[place].0;
    Some(start..heads.get(place + 1).map_or(usize::MAX, |next| next.0))
}

fn listings(heads: &[(usize, &str)], single: Tempo) -> Result<Vec<RatingColumns>, ListError> {
    let named = |name: &str| column(heads, |head| head.eq_ignore_ascii_case(name));
    let combined: Option<Vec<_>> = COMBINED
        .iter()
        .map(|&(tempo, [rating, games, k])| {
            Some((tempo, [named(rating)?, named(games)?, named(k)?]))
        })
        .collect();
    if let Some(listings) = combined {
        return Ok(listings);
    }
    let missing = || ListError::NoHeader { missing: "SRtng" };
    let rating = column(heads, is_month).ok_or_else(missing)?;
    let games = named("Gms").ok_or(ListError::NoHeader { missing: "Gms" })?;
    let k = named("K").ok_or(ListError::NoHeader { missing: "K" })?;
    Ok(vec![(single, [rating, games, k])])
}

/// `OCT26`: the head of the rating column in a single list.
fn is_month(head: &str) -> bool {
    const MONTHS: [&str; 12] =
        ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
    let upper = head.to_ascii_uppercase();
    MONTHS.iter().any(|month| {
        upper
            .strip_prefix(month)
            .is_some_and(|year| year.len() == 2 && year.bytes().all(|byte| byte.is_ascii_digit()))
    })
}
