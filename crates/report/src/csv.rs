//! Tables for spreadsheets: RFC 4180, with a header row.

use crate::paper::Paper;
use crate::view::View;

/// A table of a paper by its key (see [`Paper::tables`]), `None` if there is no such table. Without
/// a key all of them: one alone as it is, several each below a line with its key, an empty line
/// between them.
pub fn paper(paper: &Paper, key: Option<&str>) -> Option<String> {
    let tables = paper.tables();
    match (key, tables.as_slice()) {
        (Some(key), _) => tables.iter().find(|(known, _)| known == key).map(|it| table(&it.1)),
        (None, [(_, view)]) => Some(table(view)),
        (None, several) => {
            let one = |(key, view): &(String, View)| line(&[key]) + &table(view);
            Some(several.iter().map(one).collect::<Vec<_>>().join("\r\n"))
        }
    }
}

/// The header row of the columns' keys, then the rows.
pub fn table(view: &View) -> String {
    let header: Vec<&str> = view.columns.iter().map(|column| column.key.as_str()).collect();
    let rows = view.rows.iter().map(|row| row.iter().map(String::as_str).collect());
    let lines = std::iter::once(header).chain(rows);
    lines.map(|cells: Vec<&str>| line(&cells)).collect()
}

fn line(cells: &[&str]) -> String {
    let cells: Vec<String> = cells.iter().map(|cell| quoted(cell)).collect();
    cells.join(",") + "\r\n"
}

/// Quotation marks where the cell would be misread; never otherwise.
fn quoted(cell: &str) -> String {
    let defused = if is_formula(cell) { format!("'{cell}") } else { cell.to_owned() };
    let cell = defused.as_str();
    if cell.contains(['"', ',', '\n', '\r']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}

/// Whether a spreadsheet would compute it. A name may begin with anything, and a cell that begins
/// with `=` is executed by the program that opens the file; `+14` and `-` are figures and stay.
fn is_formula(cell: &str) -> bool {
    let mut letters = cell.chars();
    match letters.next() {
        Some('=' | '@' | '\t' | '\r') => true,
        Some('+' | '-') => letters.any(|it| it.is_alphabetic() || "(|!=@".contains(it)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_that_would_be_misread_are_quoted() {
        for (cell, written) in [
            ("7.5", "7.5"),
            ("Doe, Jane", "\"Doe, Jane\""),
            ("\"Bobby\"", "\"\"\"Bobby\"\"\""),
            ("two\nlines", "\"two\nlines\""),
            ("", ""),
            ("=1+1", "'=1+1"),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"),
            ("+14", "+14"),
            ("-", "-"),
            ("-0.5", "-0.5"),
        ] {
            assert_eq!(written, quoted(cell));
        }
    }
}
