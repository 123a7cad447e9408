//! The text layouts.

use std::io::BufRead;
use std::ops::Range;

use encoding_rs::WINDOWS_1252;

use super::{
    Broken, Columns, ListError, Listed, Listing, Row, Tempo, Trouble, birth_year, id, rating, sex,
    small, title,
};

pub(super) fn read(
    mut input: impl BufRead,
    single: Tempo,
    take: &mut dyn FnMut(Row),
) -> Result<u64, ListError> {
    let mut line = Vec::new();
    next_line(&mut input, &mut line)?;
    let columns = Columns::of_header(&decode(without_mark(&line)), single)?;
    let mut number = 1;
    let mut rows = 0;
    while next_line(&mut input, &mut line)? {
        number += 1;
        let whole = line.ends_with(b"\n");
        let text = trimmed(&line);
        if text.is_empty() {
            continue;
        }
        // Every line is as long as the header; the last one of a cut download is not.
        if !whole && text.len() + 4 < columns.width {
            return Err(ListError::Truncated { line: number });
        }
        rows += 1;
        take(player(text, &columns).map_err(|trouble| Broken { line: number, trouble }));
    }
    Ok(rows)
}

fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> Result<bool, ListError> {
    line.clear();
    input.read_until(b'\n', line).map(|read| read > 0).map_err(ListError::Unreadable)
}

fn without_mark(line: &[u8]) -> &[u8] {
    line.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(line)
}

fn trimmed(line: &[u8]) -> &[u8] {
    line.trim_ascii_end()
}

fn decode(bytes: &[u8]) -> std::borrow::Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.into(),
        Err(_) => WINDOWS_1252.decode(bytes).0,
    }
}

/// What stands in a column, without the blanks around it.
fn field<'a>(line: &'a [u8], column: &Range<usize>) -> std::borrow::Cow<'a, str> {
    let end = column.end.min(line.len());
    decode(line.get(column.start..end).unwrap_or_default().trim_ascii())
}

fn player(line: &[u8], columns: &Columns) -> Result<Listed, Trouble> {
    if line.len() < columns.name.start {
        return Err(Trouble::Short { length: line.len() });
    }
    let name = field(line, &columns.name).into_owned();
    let id = id(&field(line, &columns.id))?;
    if name.is_empty() {
        return Err(Trouble::NoName);
    }
    let arena = columns.arena_title.as_ref();
    Ok(Listed {
        id,
        name,
        federation: field(line, &columns.federation).into_owned(),
        sex: sex(&field(line, &columns.sex))?,
        title: title(&field(line, &columns.title))?,
        women_title: title(&field(line, &columns.women_title))?,
        other_titles: field(line, &columns.other_titles).into_owned(),
        arena_title: arena.map(|column| field(line, column).into_owned()).unwrap_or_default(),
        listings: listings(line, columns)?,
        birth_year: birth_year(&field(line, &columns.birth_year))?,
        inactive: field(line, &columns.flag).contains('i'),
    })
}

fn listings(line: &[u8], columns: &Columns) -> Result<[Listing; 3], Trouble> {
    let mut listings = [Listing::default(); 3];
    for (tempo, [rated, games, k]) in &columns.listings {
        listings[*tempo as usize] = Listing {
            rating: rating(&field(line, rated), "rating")?,
            games: small(&field(line, games), "games")?,
            k: small(&field(line, k), "K")?,
        };
    }
    Ok(listings)
}
