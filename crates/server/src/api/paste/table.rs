//! A table of a file becomes lines below their heads, so that everybody sees in the box what will
//! be read. What the cells mean is read where all pasted lines are.

use ronde_lists::national::{Field, Mapped, start};
use ronde_lists::sheet::{Rows, SheetError, SheetRow};

/// Players of a table that are taken at once.
const MOST: usize = 20_000;

/// Lines of a table.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Lines {
    pub(crate) text: String,
    /// Whether a row holds heads; without, all rows are as they stand in the table.
    pub(crate) has_heads: bool,
    /// Heads of columns that are nothing known, and were left out.
    pub(crate) unused: Vec<String>,
}

/// Lines of rows.
///
/// # Errors
/// The table cannot be read.
pub(crate) fn lines(rows: &mut Rows<'_>) -> Result<Lines, SheetError> {
    let rows: Vec<SheetRow> = rows.take(MOST).collect::<Result<_, _>>()?;
    if rows.is_empty() {
        return Err(SheetError::Empty);
    }
    let Some((heads, mapped)) = start(&rows, Mapped::of_entries) else {
        let text = rows.iter().map(|(_, cells)| line(cells)).collect();
        return Ok(Lines { text, has_heads: false, unused: Vec::new() });
    };
    let columns: Vec<usize> = {
        let mut columns: Vec<usize> =
            Field::ALL.into_iter().filter_map(|field| mapped.column(field)).collect();
        columns.sort_unstable();
        columns
    };
    let used = |cells: &[String]| -> Vec<String> {
        columns.iter().map(|at| cells.get(*at).cloned().unwrap_or_default()).collect()
    };
    let text = rows.iter().enumerate().map(|(place, (_, cells))| {
        // What stands above the heads is a title, and has no columns.
        if place < heads { line(cells) } else { line(&used(cells)) }
    });
    let unused = mapped.unused(&rows[heads].1);
    Ok(Lines { text: text.collect(), has_heads: true, unused })
}

/// `Keller, Anna; 2312; ; Bern`, and nothing for a row without anything.
fn line(cells: &[String]) -> String {
    let clean =
        |cell: &String| cell.replace([';', '\t', '|', '\n', '\r', '"'], " ").trim().to_owned();
    let cells: Vec<String> = cells.iter().map(clean).collect();
    let text = cells.join("; ");
    let text = text.trim_end_matches([';', ' ']);
    if text.is_empty() { String::new() } else { format!("{text}\n") }
}
