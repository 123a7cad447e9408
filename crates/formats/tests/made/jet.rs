//! A small writer of databases of Jet 4.

use std::collections::BTreeMap;

const PAGE: usize = 4096;

/// A cell.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    Null,
    Bool(bool),
    Byte(u8),
    Short(i16),
    Long(i32),
    Date(f64),
    Text(String),
}

/// A column: its name, and its kind as Access numbers it.
pub type Column = (String, u8);

/// A table.
pub struct Table {
    pub name: &'static str,
    pub columns: Vec<Column>,
    pub rows: Vec<Vec<Cell>>,
}

/// A database of these tables.
pub fn write(tables: &[Table]) -> Vec<u8> {
    let mut pages: Vec<Vec<u8>> = vec![header(), vec![0; PAGE], vec![0; PAGE]];
    let mut catalogue = Vec::new();
    for table in tables {
        let definition = put_table(&mut pages, None, table);
        catalogue.push(vec![
            Cell::Long(i32::try_from(definition).unwrap()),
            Cell::Text(table.name.to_owned()),
            Cell::Short(1),
        ]);
    }
    let columns = vec![("Id".to_owned(), 4), ("Name".to_owned(), 10), ("Type".to_owned(), 3)];
    let objects = Table { name: "MSysObjects", columns, rows: catalogue };
    put_table(&mut pages, Some(2), &objects);
    pages.concat()
}

fn header() -> Vec<u8> {
    let mut page = vec![0; PAGE];
    page[..20].copy_from_slice(b"\0\x01\0\0Standard Jet DB\0");
    page[0x14] = 1;
    page
}

/// Writes description and data; the page of the description.
fn put_table(pages: &mut Vec<Vec<u8>>, at: Option<usize>, table: &Table) -> usize {
    let description = description(table);
    let first = at.unwrap_or(pages.len());
    if at.is_none() {
        pages.push(Vec::new());
    }
    // The first page holds all it can, each further one what is left.
    let (head, mut rest) = description.split_at(description.len().min(PAGE));
    let mut page = head.to_vec();
    page.resize(PAGE, 0);
    let mut last = first;
    pages[first] = page;
    while !rest.is_empty() {
        let (part, left) = rest.split_at(rest.len().min(PAGE - 8));
        let number = pages.len();
        pages[last][4..8].copy_from_slice(&(number as u32).to_le_bytes());
        let mut page = vec![2, 1, 0, 0, 0, 0, 0, 0];
        page.extend(part);
        page.resize(PAGE, 0);
        pages.push(page);
        (last, rest) = (number, left);
    }
    put_rows(pages, first, table);
    first
}

fn description(table: &Table) -> Vec<u8> {
    let mut data = vec![0; 63];
    data[0] = 2;
    data[1] = 1;
    data[16..20].copy_from_slice(&(table.rows.len() as u32).to_le_bytes());
    data[40] = 0x4E;
    let count = table.columns.len() as u16;
    data[45..47].copy_from_slice(&count.to_le_bytes());
    let places = places(table);
    for (index, (_, kind)) in table.columns.iter().enumerate() {
        let (fixed, place) = places[&index];
        let mut column = vec![0; 25];
        column[0] = *kind;
        column[5..7].copy_from_slice(&(index as u16).to_le_bytes());
        column[15] = u8::from(fixed);
        let at = if fixed { 21 } else { 7 };
        column[at..at + 2].copy_from_slice(&(place as u16).to_le_bytes());
        data.extend(column);
    }
    for (name, _) in &table.columns {
        let units: Vec<u8> = name.encode_utf16().flat_map(u16::to_le_bytes).collect();
        data.extend((units.len() as u16).to_le_bytes());
        data.extend(units);
    }
    data
}

/// Where each column stands: among those of fixed length, or of variable length.
fn places(table: &Table) -> BTreeMap<usize, (bool, usize)> {
    let (mut offset, mut variable) = (0, 0);
    let place = |(index, (_, kind)): (usize, &Column)| {
        let width = match kind {
            2 => 1,
            3 => 2,
            4 => 4,
            8 => 8,
            1 => 0,
            _ => {
                variable += 1;
                return (index, (false, variable - 1));
            }
        };
        offset += width;
        (index, (true, offset - width))
    };
    table.columns.iter().enumerate().map(place).collect()
}

fn put_rows(pages: &mut Vec<Vec<u8>>, definition: usize, table: &Table) {
    let mut rows: Vec<Vec<u8>> = table.rows.iter().map(|cells| row(table, cells)).collect();
    rows.reverse();
    while !rows.is_empty() {
        let mut page = vec![0; PAGE];
        page[0] = 1;
        page[1] = 1;
        page[4..8].copy_from_slice(&(definition as u32).to_le_bytes());
        let (mut end, mut count) = (PAGE, 0_usize);
        while let Some(row) = rows.last().filter(|row| end - row.len() > 16 + 2 * count) {
            end -= row.len();
            page[end..end + row.len()].copy_from_slice(row);
            page[14 + 2 * count..16 + 2 * count].copy_from_slice(&(end as u16).to_le_bytes());
            count += 1;
            rows.pop();
        }
        assert!(count > 0, "a row fits into a page");
        page[12..14].copy_from_slice(&(count as u16).to_le_bytes());
        pages.push(page);
    }
}

fn row(table: &Table, cells: &[Cell]) -> Vec<u8> {
    let places = places(table);
    let count = table.columns.len();
    let mut fixed = Vec::new();
    let mut variable: Vec<Vec<u8>> = Vec::new();
    let mut nulls = vec![0_u8; count.div_ceil(8)];
    for (index, cell) in cells.iter().enumerate() {
        if !matches!(cell, Cell::Null | Cell::Bool(false)) {
            nulls[index / 8] |= 1 << (index % 8);
        }
        let width = match table.columns[index].1 {
            2 => 1,
            3 => 2,
            4 => 4,
            8 => 8,
            _ => 0,
        };
        let bytes = match cell {
            Cell::Null | Cell::Bool(_) => vec![0; width],
            Cell::Byte(value) => vec![*value],
            Cell::Short(value) => value.to_le_bytes().to_vec(),
            Cell::Long(value) => value.to_le_bytes().to_vec(),
            Cell::Date(value) => value.to_le_bytes().to_vec(),
            Cell::Text(text) => packed(text),
        };
        if places[&index].0 { fixed.extend(bytes) } else { variable.push(bytes) }
    }
    let mut row = (count as u16).to_le_bytes().to_vec();
    row.extend(fixed);
    let mut ends = Vec::new();
    for bytes in &variable {
        ends.push(row.len() as u16);
        row.extend(bytes);
    }
    row.extend((row.len() as u16).to_le_bytes());
    row.extend(ends.iter().rev().flat_map(|end| end.to_le_bytes()));
    row.extend((variable.len() as u16).to_le_bytes());
    row.extend(nulls);
    row
}

/// Packed where every character is one of Latin-1, wide otherwise.
fn packed(text: &str) -> Vec<u8> {
    let latin = text.chars().map(|it| u8::try_from(u32::from(it)).ok().filter(|byte| *byte > 0));
    match latin.collect::<Option<Vec<u8>>>() {
        Some(bytes) => [&[0xFF, 0xFE][..], &bytes].concat(),
        None => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
    }
}
