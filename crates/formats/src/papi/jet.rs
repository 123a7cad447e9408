//! Tables of a Microsoft Access database, as far as Papi's files need them.
//!
//! A database of Jet 4 (Access 2000 to 2003) is a row of pages of 4,096 bytes. Page 2 describes the
//! catalogue, whose rows name the tables and the pages that describe them; a data page says which
//! table its rows belong to. All pages are looked at, not only those that the maps of free space
//! list, so a damaged map loses nothing; and the description of a table says how many rows it has,
//! so a damaged page is noticed.
//!
//! Written for this purpose because it is small: everything is a bounded read from a slice, there
//! is no query, index, form, macro or long value to be misled by, and no other library comes along.
//! Long values (memos, pictures), which no table of Papi has, are not read.

use std::collections::BTreeMap;

const PAGE: usize = 4096;
/// Pages of one table's description that are followed.
const MOST_PARTS: usize = 64;
const MOST_COLUMNS: usize = 255;
/// Rows of one table that are read.
const MOST_ROWS: usize = 10_000;
/// Rows of one page: each needs two bytes for its offset.
const MOST_ON_PAGE: u16 = 2_041;
const CATALOGUE: usize = 2;

/// What a cell holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    Number(i64),
    /// Whole days since 30 December 1899.
    Days(i64),
    Text(String),
}

impl Value {
    pub(super) fn number(&self) -> Option<i64> {
        match self {
            Value::Number(number) => Some(*number),
            _ => None,
        }
    }

    pub(super) fn text(&self) -> &str {
        match self {
            Value::Text(text) => text,
            _ => "",
        }
    }
}

/// A row: what is not there is null.
pub(super) type Row = BTreeMap<String, Value>;

/// Rows of a table, and how many there should be.
#[derive(Debug, Default)]
pub(super) struct Table {
    pub(super) rows: Vec<Row>,
    /// Rows that the table says it has.
    pub(super) stated: usize,
    /// Rows whose bytes contradict themselves.
    pub(super) broken: usize,
}

/// Why a database cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// Not a database of Access at all.
    NotAccess,
    /// Access 97 or older.
    Older,
    /// Access 2007 or newer.
    Newer,
    /// The catalogue is not where it must be: encrypted, or damaged.
    NoCatalogue,
}

/// A database.
#[derive(Clone, Copy, Debug)]
pub(super) struct Jet<'a>(&'a [u8]);

/// Whether the bytes begin as databases of Access do.
pub(super) fn is_access(bytes: &[u8]) -> bool {
    let kind = bytes.get(4..19);
    kind == Some(b"Standard Jet DB") || kind == Some(b"Standard ACE DB")
}

impl<'a> Jet<'a> {
    pub(super) fn open(bytes: &'a [u8]) -> Result<Jet<'a>, Fault> {
        if !is_access(bytes) {
            return Err(Fault::NotAccess);
        }
        let jet = Jet(bytes);
        match bytes.get(0x14) {
            Some(1) => {}
            Some(0) => return Err(Fault::Older),
            _ => return Err(Fault::Newer),
        }
        match jet.page(CATALOGUE) {
            Some([2, 1, ..]) => Ok(jet),
            _ => Err(Fault::NoCatalogue),
        }
    }

    /// The rows of a table; `None` where the catalogue does not have it.
    pub(super) fn table(self, name: &str) -> Option<Table> {
        let is_table = |row: &&Row| row.get("Type").and_then(Value::number) == Some(1);
        let catalogue = self.read(CATALOGUE)?;
        let mut tables = catalogue.rows.iter().filter(is_table);
        let found = tables
            .find(|row| row.get("Name").is_some_and(|it| it.text().eq_ignore_ascii_case(name)))?;
        let id = found.get("Id").and_then(Value::number)?;
        self.read(usize::try_from(id & 0x00FF_FFFF).ok()?)
    }

    fn page(self, number: usize) -> Option<&'a [u8]> {
        let start = number.checked_mul(PAGE)?;
        self.0.get(start..start.checked_add(PAGE)?)
    }

    fn read(self, definition: usize) -> Option<Table> {
        let columns = Columns::read(&self.description(definition)?)?;
        let mut table = Table { stated: columns.rows, ..Table::default() };
        for number in 0..self.0.len() / PAGE {
            let Some(page) = self.page(number) else { break };
            if page[0] != 1 || four(page, 4) != u32::try_from(definition).ok() {
                continue;
            }
            for index in 0..usize::from(two(page, 12).unwrap_or(0).min(MOST_ON_PAGE)) {
                if table.rows.len() + table.broken >= MOST_ROWS {
                    return Some(table);
                }
                match self.row(page, index) {
                    Found::Gone => {}
                    Found::Row(bytes) => match columns.cells(bytes) {
                        Some(row) => table.rows.push(row),
                        None => table.broken += 1,
                    },
                    Found::Broken => table.broken += 1,
                }
            }
        }
        Some(table)
    }

    /// The description of a table, joined from its pages.
    fn description(self, first: usize) -> Option<Vec<u8>> {
        let mut joined: Vec<u8> = Vec::new();
        let mut number = first;
        for _ in 0..MOST_PARTS {
            let page = self.page(number)?;
            if page[0] != 2 {
                return None;
            }
            // Pages after the first repeat its eight bytes of header.
            joined.extend_from_slice(if joined.is_empty() { page } else { &page[8..] });
            number = four(page, 4)? as usize;
            if number == 0 {
                break;
            }
        }
        Some(joined)
    }

    /// The bytes of a row of a page. One that has grown stands on another page.
    fn row(self, page: &'a [u8], index: usize) -> Found<'a> {
        const GONE: u16 = 0x8000;
        const ELSEWHERE: u16 = 0x4000;
        let Some(offset) = two(page, 14 + 2 * index) else { return Found::Broken };
        if offset & GONE != 0 {
            return Found::Gone;
        }
        let Some(bytes) = slice(page, index) else { return Found::Broken };
        if offset & ELSEWHERE == 0 {
            return Found::Row(bytes);
        }
        let elsewhere = four(bytes, 0).and_then(|pointer| {
            let page = self.page((pointer >> 8) as usize)?;
            (page[0] == 1).then(|| slice(page, (pointer & 0xFF) as usize))?
        });
        elsewhere.map_or(Found::Broken, Found::Row)
    }
}

enum Found<'a> {
    Gone,
    Row(&'a [u8]),
    Broken,
}

/// Rows stand from the end of the page towards its beginning.
fn slice(page: &[u8], index: usize) -> Option<&[u8]> {
    const PLACE: u16 = 0x1FFF;
    if index >= usize::from(two(page, 12)?) {
        return None;
    }
    let start = usize::from(two(page, 14 + 2 * index)? & PLACE);
    let end = match index {
        0 => PAGE,
        _ => usize::from(two(page, 12 + 2 * index)? & PLACE),
    };
    page.get(start..end)
}

#[derive(Debug)]
struct Column {
    kind: u8,
    /// Place in the bits that say what is null.
    number: usize,
    fixed: bool,
    /// Place among the columns of variable length.
    variable: usize,
    /// Offset among those of fixed length.
    offset: usize,
    name: String,
}

/// The columns of a table.
struct Columns {
    rows: usize,
    columns: Vec<Column>,
}

impl Columns {
    fn read(description: &[u8]) -> Option<Columns> {
        const LENGTH: usize = 25;
        let rows = four(description, 16)? as usize;
        let count = usize::from(two(description, 45)?);
        let indexes = four(description, 51)? as usize;
        if count > MOST_COLUMNS {
            return None;
        }
        let start = indexes.checked_mul(12)?.checked_add(63)?;
        let mut names = start.checked_add(LENGTH * count)?;
        let mut columns = Vec::with_capacity(count);
        for index in 0..count {
            let at = start + LENGTH * index;
            let length = usize::from(two(description, names)?);
            let name = description.get(names + 2..names + 2 + length)?;
            names += 2 + length;
            columns.push(Column {
                kind: *description.get(at)?,
                number: two(description, at + 5)?.into(),
                variable: two(description, at + 7)?.into(),
                fixed: description.get(at + 15)? & 1 != 0,
                offset: two(description, at + 21)?.into(),
                name: wide(name),
            });
        }
        Some(Columns { rows, columns })
    }

    /// The cells of a row; `None` where its bytes contradict themselves.
    fn cells(&self, row: &[u8]) -> Option<Row> {
        let count = usize::from(two(row, 0)?);
        let bits = count.div_ceil(8);
        let nulls = row.len().checked_sub(bits)?;
        let mut cells = Row::new();
        for column in &self.columns {
            let there = column.number < count
                && row.get(nulls + column.number / 8)? >> (column.number % 8) & 1 == 1;
            if column.kind == BOOLEAN {
                cells.insert(column.name.clone(), Value::Number(there.into()));
            } else if there && column.is_read() && column.is_in(row, nulls)? {
                cells.insert(column.name.clone(), column.value(row, nulls)?);
            }
        }
        Some(cells)
    }
}

/// Kinds of columns, as the descriptions number them.
const BOOLEAN: u8 = 1;
const BYTE: u8 = 2;
const SHORT: u8 = 3;
const LONG: u8 = 4;
const DATE: u8 = 8;
const TEXT: u8 = 10;

impl Column {
    /// Whether Papi's tables need columns of this kind.
    fn is_read(&self) -> bool {
        [BYTE, SHORT, LONG, DATE, TEXT].contains(&self.kind)
    }

    /// Whether the row has the column: one that was added later is not in older rows. `None` where
    /// the row contradicts itself.
    fn is_in(&self, row: &[u8], nulls: usize) -> Option<bool> {
        Some(self.fixed || self.variable < usize::from(two(row, nulls.checked_sub(2)?)?))
    }

    /// The value of a cell that is there.
    fn value(&self, row: &[u8], nulls: usize) -> Option<Value> {
        let bytes = if self.fixed {
            row.get(2 + self.offset..nulls)?
        } else {
            variable(row, nulls, self.variable)?
        };
        Some(match self.kind {
            BYTE => Value::Number(i64::from(*bytes.first()?)),
            SHORT => Value::Number(i64::from(i16::from_le_bytes(bytes.get(..2)?.try_into().ok()?))),
            LONG => Value::Number(i64::from(i32::from_le_bytes(bytes.get(..4)?.try_into().ok()?))),
            DATE => Value::Days(days(bytes.get(..8)?.try_into().ok()?)),
            _ => Value::Text(text(bytes)),
        })
    }
}

/// The bytes of a cell of variable length. Their offsets stand before the bits, in reverse order,
/// the last one being the end of all.
fn variable(row: &[u8], nulls: usize, index: usize) -> Option<&[u8]> {
    let offset = |index: usize| {
        let at = nulls.checked_sub(4 + 2 * index)?;
        two(row, at).map(usize::from)
    };
    row.get(offset(index)?..offset(index + 1)?)
}

/// A text may be packed: after FF FE one byte stands for one character, and a zero byte switches to
/// two bytes and back.
fn text(bytes: &[u8]) -> String {
    let Some(packed) = bytes.strip_prefix(&[0xFF, 0xFE]) else { return wide(bytes) };
    let mut text = String::new();
    for (index, part) in packed.split(|byte| *byte == 0).enumerate() {
        if index % 2 == 0 {
            text.extend(part.iter().map(|byte| char::from(*byte)));
        } else {
            text.push_str(&wide(part));
        }
    }
    text
}

fn wide(bytes: &[u8]) -> String {
    let units = bytes.chunks_exact(2).map(|two| u16::from_le_bytes([two[0], two[1]]));
    String::from_utf16_lossy(&units.collect::<Vec<u16>>())
}

/// The whole part of a number as processors keep it (IEEE 754), without calculating in fractions.
fn days(bytes: [u8; 8]) -> i64 {
    let bits = u64::from_le_bytes(bytes);
    let exponent = (bits >> 52) & 0x7FF;
    let mantissa = (bits & ((1 << 52) - 1)) | (1 << 52);
    let whole = match exponent {
        1023..=1074 => mantissa >> (1075 - exponent),
        _ => 0,
    };
    let whole = i64::try_from(whole).unwrap_or(0);
    if bits >> 63 == 1 { -whole } else { whole }
}

fn two(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_le_bytes(bytes.get(at..at.checked_add(2)?)?.try_into().ok()?))
}

fn four(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(bytes.get(at..at.checked_add(4)?)?.try_into().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_days_of_a_fraction() {
        for (written, expected) in [
            (0_u64, 0),
            (0x3FF0_0000_0000_0000, 1),     // 1.0
            (0x4005_BF0A_8B14_5769, 2),     // 2.718…
            (0xC000_0000_0000_0000, -2),    // -2.0
            (0x40E6_1D40_0000_0000, 45290), // a day of December 2023
            (0x7FF0_0000_0000_0000, 0),     // infinity
            (0x7FEF_FFFF_FFFF_FFFF, 0),     // the largest
        ] {
            assert_eq!(expected, days(written.to_le_bytes()), "{written:x}");
        }
    }

    #[test]
    fn packed_texts() {
        for (bytes, expected) in [
            (&b"\xFF\xFEAnna"[..], "Anna"),
            (b"A\0b\0", "Ab"),
            (b"\xFF\xFEA\0\x41\x01\0b", "A\u{141}b"),
            (b"\xFF\xFE\xE9", "\u{e9}"),
            (b"", ""),
        ] {
            assert_eq!(expected, text(bytes), "{bytes:?}");
        }
    }
}
