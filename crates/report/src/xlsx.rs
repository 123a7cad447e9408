//! Tables for spreadsheet programs: a workbook with a sheet for each table of a paper.
//!
//! Words are written as words, whatever they begin with: no cell is a formula. Columns of numbers
//! hold numbers, so that they can be sorted and added up.

use ronde_words::{FormWords, Lang};
use rust_xlsxwriter::{Format, Workbook, Worksheet, XlsxError};
use unicode_width::UnicodeWidthStr;

use crate::paper::Paper;
use crate::view::{Align, View};

/// Letters that a cell may hold.
const LETTERS: usize = 32_767;
/// Letters of the name of a sheet.
const NAME: usize = 31;
/// The widest column, in letters.
const WIDEST: usize = 60;

/// The paper does not go into a workbook: a table has more rows or columns than one can hold.
#[derive(Clone, Copy, Debug)]
pub struct TooLarge;

impl TooLarge {
    /// What people are told, without a full stop.
    pub const fn words(self, lang: Lang) -> &'static str {
        FormWords::of(lang).too_large
    }
}

impl From<XlsxError> for TooLarge {
    fn from(_: XlsxError) -> TooLarge {
        TooLarge
    }
}

/// The workbook.
///
/// # Errors
/// A table has more than a million rows, or more than 16,384 columns.
pub fn paper(paper: &Paper) -> Result<Vec<u8>, TooLarge> {
    let mut workbook = Workbook::new();
    let mut names: Vec<String> = Vec::new();
    for (key, view) in paper.tables() {
        let name = free_name(if view.title.is_empty() { &key } else { &view.title }, &names);
        let sheet = workbook.add_worksheet();
        sheet.set_name(&name)?;
        fill(sheet, &view)?;
        names.push(name);
    }
    if names.is_empty() {
        workbook.add_worksheet();
    }
    Ok(workbook.save_to_buffer()?)
}

/// A workbook of one table.
///
/// # Errors
/// It has more than a million rows, or more than 16,384 columns.
pub fn table(view: &View) -> Result<Vec<u8>, TooLarge> {
    let mut workbook = Workbook::new();
    fill(workbook.add_worksheet(), view)?;
    Ok(workbook.save_to_buffer()?)
}

fn fill(sheet: &mut Worksheet, view: &View) -> Result<(), XlsxError> {
    let bold = Format::new().set_bold();
    for (at, column) in (0_u16..).zip(&view.columns) {
        sheet.write_string_with_format(0, at, cell(&column.heading), &bold)?;
        let cells = view.rows.iter().map(|row| row[usize::from(at)].width());
        let widest = cells.chain([column.heading.width()]).max().unwrap_or(0).min(WIDEST);
        sheet.set_column_width(at, u32::try_from(widest).unwrap_or(0) + 2)?;
    }
    sheet.set_freeze_panes(1, 0)?;
    for (line, row) in (1_u32..).zip(&view.rows) {
        for ((at, column), text) in (0_u16..).zip(&view.columns).zip(row) {
            match number(column.align, text) {
                Some(value) => sheet.write_number(line, at, value)?,
                None if text.is_empty() => continue,
                None => sheet.write_string(line, at, cell(text))?,
            };
        }
    }
    let first = u32::try_from(view.rows.len()).unwrap_or(u32::MAX) + 2;
    for (line, note) in (first..).zip(&view.notes) {
        sheet.write_string(line, 0, cell(note))?;
    }
    Ok(())
}

/// The number of a cell in a column of numbers; `007` is no number, and neither is `12w1`.
fn number(align: Align, text: &str) -> Option<f64> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let padded = digits.len() > 1 && digits.starts_with('0') && !digits.starts_with("0.");
    (align == Align::Right && plain && !padded && digits.len() < 15).then(|| text.parse().ok())?
}

/// Without what XML has no place for.
fn cell(text: &str) -> String {
    let kept = |letter: &char| match letter {
        '\n' => true,
        '\u{fffe}' | '\u{ffff}' => false,
        letter => !letter.is_control(),
    };
    text.chars().filter(kept).take(LETTERS).collect()
}

/// A name that a sheet may have and no other one has.
fn free_name(title: &str, taken: &[String]) -> String {
    let allowed = |letter: &char| !letter.is_control() && !"[]:*?/\\".contains(*letter);
    let plain: String = title.chars().filter(allowed).collect();
    let plain = plain.trim().trim_matches('\'');
    let plain = if plain.is_empty() { "-" } else { plain };
    let first = shortened(plain, "");
    let others = (2..).map(|number| shortened(plain, &format!(" {number}")));
    let same = |name: &String| taken.iter().any(|it| it.to_lowercase() == name.to_lowercase());
    let mut names = std::iter::once(first).chain(others);
    names.find(|name| !same(name)).expect("numbers do not end")
}

/// Spreadsheet programs count the letters of a name in UTF-16.
fn shortened(name: &str, end: &str) -> String {
    let mut room = NAME - end.len();
    let fits = |letter: &char| {
        let fits = letter.len_utf16() <= room;
        room = room.saturating_sub(letter.len_utf16());
        fits
    };
    let short: String = name.chars().take_while(fits).collect();
    short.trim_end().trim_end_matches('\'').to_owned() + end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_figures_in_columns_of_numbers_are_numbers() {
        for (align, text, value) in [
            (Align::Right, "7.5", Some(7.5)),
            (Align::Right, "-12", Some(-12.0)),
            (Align::Right, "0.50", Some(0.5)),
            (Align::Right, "0", Some(0.0)),
            (Align::Right, "007", None),
            (Align::Right, "12w1", None),
            (Align::Right, "+14", None),
            (Align::Right, "", None),
            (Align::Right, "1.2.3", None),
            (Align::Left, "1850", None),
        ] {
            assert_eq!(value, number(align, text), "{text}");
        }
    }

    #[test]
    fn sheets_have_names_of_their_own() {
        let taken = ["Round 1".to_owned(), "x".repeat(31)];
        for (title, name) in [
            ("Standings", "Standings"),
            ("round 1", "round 1 2"),
            ("a/b: [c]*?", "ab c"),
            ("'", "-"),
            ("", "-"),
            (&*"x".repeat(40), &*format!("{} 2", "x".repeat(29))),
        ] {
            assert_eq!(name, free_name(title, &taken));
        }
    }
}
