//! A table with heads becomes lines, so that everybody sees in the box what will be read.

use ronde_model::{Sex, Title};
use ronde_store::Entry;
use ronde_store::national::{Mapped, Mapping, entry, name};
use ronde_store::sheet::{self, Rows, SheetError};

/// Players of a table that are taken at once.
const MOST: usize = 20_000;

/// Lines of a table, with what was wrong in it.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Lines {
    pub(crate) text: String,
    /// Rows whose values could not be understood: the number of the row and why.
    pub(crate) doubts: Vec<(u64, String)>,
}

/// The lines of pasted text, where its first line holds heads.
pub(super) fn as_lines(text: &str) -> Option<String> {
    let head = text.lines().next()?;
    if !head.contains([';', '\t', ',']) || head.chars().any(|it| it.is_ascii_digit()) {
        return None;
    }
    let mut bytes = text.as_bytes();
    let mut rows = sheet::csv(&mut bytes).ok()?;
    lines(&mut rows).ok()?.ok().map(|lines| lines.text)
}

/// Lines of rows; `Err` inside where the first row is no row of heads, with all rows as they are.
///
/// # Errors
/// The table cannot be read.
pub(crate) fn lines(rows: &mut Rows<'_>) -> Result<Result<Lines, String>, SheetError> {
    let (_, heads) = rows.next().ok_or(SheetError::Empty)??;
    let mapped = Mapped::of_entries(&heads, &Mapping::default());
    let Ok(mapped) = mapped else {
        let mut text = heads.join("; ") + "\n";
        for row in rows.take(MOST) {
            text += &(row?.1.join("; ") + "\n");
        }
        return Ok(Err(text));
    };
    let mut lines = Lines::default();
    for row in rows.take(MOST) {
        let (number, cells) = row?;
        match entry(&cells, &mapped) {
            _ if cells.iter().all(String::is_empty) => {}
            Ok(entry) => lines.text += &line(&entry),
            Err(why) => {
                // The name alone, or else the row as it is: nobody gets lost.
                let named = name(&cells, &mapped);
                let kept = if named.is_empty() { cells.join("; ") } else { named };
                lines.text += &(kept.replace(['\n', '\r'], " ") + "\n");
                lines.doubts.push((number, why));
            }
        }
    }
    Ok(Ok(lines))
}

/// `Keller, Anna; IM; 2312; SUI; 999000001; 1990; w; Bern`.
fn line(entry: &Entry) -> String {
    let number = entry.fide.map_or_else(String::new, |fide| fide.to_string());
    let parts = [
        entry.name.clone(),
        entry.title.map(Title::code).unwrap_or_default().to_owned(),
        entry.best_rating().map(|it| it.to_string()).unwrap_or_default(),
        entry.federation.clone(),
        number,
        entry.birth_year.map(|it| it.to_string()).unwrap_or_default(),
        entry
            .sex
            .map(|sex| if sex == Sex::Male { "m" } else { "w" })
            .unwrap_or_default()
            .to_owned(),
        entry.club.clone(),
    ];
    let clean = |part: String| part.replace([';', '\t', '|', '\n', '\r'], " ").trim().to_owned();
    let parts: Vec<String> = parts.into_iter().map(clean).filter(|part| !part.is_empty()).collect();
    parts.join("; ") + "\n"
}
