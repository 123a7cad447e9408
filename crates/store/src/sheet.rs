//! Tables as rows of text: CSV in any of its dialects, and workbooks.

use std::io::{self, BufRead, Cursor, Read};

use calamine::{Data, Reader as _};
use encoding_rs::WINDOWS_1252;

/// A row with the number of its line, from 1.
pub type SheetRow = (u64, Vec<String>);

/// Rows of a table; the first one holds the heads.
pub type Rows<'a> = Box<dyn Iterator<Item = Result<SheetRow, SheetError>> + 'a>;

/// Why a table cannot be read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SheetError {
    /// There is nothing in it.
    #[error("the table is empty")]
    Empty,
    /// It is no CSV.
    #[error("the table could not be read: {0}")]
    Csv(#[from] csv::Error),
    /// It is no workbook.
    #[error("the workbook could not be read: {0}")]
    Workbook(String),
    /// Too large to be held in memory.
    #[error("the workbook is larger than {} MB: save it as CSV, which is read row by row", LARGEST_WORKBOOK >> 20)]
    TooLarge,
    /// The file could not be read.
    #[error("the table could not be read: {0}")]
    Unreadable(#[from] io::Error),
}

/// A workbook is held in memory as a whole.
const LARGEST_WORKBOOK: u64 = 64 << 20;

/// Rows of a table as text. Its separator is the one that its first line has most of.
///
/// # Errors
/// If it cannot be read or is empty.
pub fn csv(input: &mut dyn BufRead) -> Result<Rows<'_>, SheetError> {
    let start = input.fill_buf()?;
    if start.trim_ascii().is_empty() {
        return Err(SheetError::Empty);
    }
    let separator = separator(start);
    let mut builder = csv::ReaderBuilder::new();
    let builder = builder.delimiter(separator).has_headers(false).flexible(true);
    let mut reader = builder.trim(csv::Trim::All).from_reader(input);
    let mut record = csv::ByteRecord::new();
    Ok(Box::new(std::iter::from_fn(move || match reader.read_byte_record(&mut record) {
        Ok(false) => None,
        Ok(true) => {
            let line = record.position().map_or(0, csv::Position::line);
            Some(Ok((line, record.iter().map(cell).collect())))
        }
        Err(error) => Some(Err(error.into())),
    })))
}

fn separator(start: &[u8]) -> u8 {
    let line = start.split(|byte| *byte == b'\n').find(|line| !line.trim_ascii().is_empty());
    let line = line.unwrap_or_default();
    let count = |separator: u8| line.split(|byte| *byte == separator).count();
    // A name may hold a comma; with as many semicolons or tabs, those separate.
    [b'\t', b';', b','].into_iter().rev().max_by_key(|&separator| count(separator)).unwrap_or(b';')
}

fn cell(bytes: &[u8]) -> String {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => WINDOWS_1252.decode(bytes).0.into_owned(),
    };
    text.trim().to_owned()
}

/// Rows of the first sheet of a workbook that has any.
///
/// # Errors
/// If it cannot be read or is empty.
pub fn xlsx(input: &mut dyn BufRead) -> Result<Rows<'static>, SheetError> {
    let mut bytes = Vec::new();
    input.take(LARGEST_WORKBOOK + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST_WORKBOOK {
        return Err(SheetError::TooLarge);
    }
    let failed = |error: calamine::XlsxError| SheetError::Workbook(error.to_string());
    let mut book: calamine::Xlsx<_> =
        calamine::open_workbook_from_rs(Cursor::new(bytes)).map_err(failed)?;
    for name in book.sheet_names() {
        let sheet = book.worksheet_range(&name).map_err(failed)?;
        if !sheet.is_empty() {
            let first = u64::from(sheet.start().map_or(0, |(row, _)| row)) + 1;
            let rows = sheet.rows().map(|row| row.iter().map(value).collect());
            let rows: Vec<Vec<String>> = rows.collect();
            return Ok(Box::new((first..).zip(rows).map(Ok)));
        }
    }
    Err(SheetError::Empty)
}

/// A value as it would be typed: whole numbers without a point, dates as `2001-05-30`.
fn value(data: &Data) -> String {
    match data {
        Data::DateTime(moment) if moment.is_datetime() => {
            let (year, month, day, ..) = moment.to_ymd_hms_milli();
            format!("{year:04}-{month:02}-{day:02}")
        }
        Data::Empty | Data::Error(_) => String::new(),
        other => other.to_string().trim().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &[u8]) -> Vec<SheetRow> {
        csv(&mut { text }).unwrap().map(Result::unwrap).collect()
    }

    #[test]
    fn dialects() {
        let expected = vec!["Muster, Erika".to_owned(), "1800".to_owned()];
        for text in [
            &b"Muster, Erika;1800\n"[..],
            b"\"Muster, Erika\",1800\r\n",
            b"\xEF\xBB\xBFMuster, Erika\t1800",
        ] {
            assert_eq!(vec![(1, expected.clone())], rows(text));
        }
        assert_eq!(vec![(1, vec!["Née".to_owned(), "1".to_owned()])], rows(b"N\xE9e;1\n"));
        assert!(matches!(csv(&mut &b" \n"[..]), Err(SheetError::Empty)));
    }

    #[test]
    fn no_workbook() {
        assert!(matches!(xlsx(&mut &b"PK\x03\x04nonsense"[..]), Err(SheetError::Workbook(_))));
    }
}
