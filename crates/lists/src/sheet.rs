//! Tables as rows of text: CSV in any of its dialects, and workbooks.

use std::collections::BTreeMap;
use std::io::{self, BufRead, Cursor, Read};

use calamine::{Data, Reader as _};
use encoding_rs::{UTF_16BE, UTF_16LE, WINDOWS_1252};
use zip::ZipArchive;

/// A row with the number of its line, from 1.
pub type SheetRow = (u64, Vec<String>);

/// Rows of a table; the first one holds the heads.
pub type Rows<'a> = Box<dyn Iterator<Item = Result<SheetRow, SheetError>> + 'a>;

/// Why a table cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum SheetError {
    /// There is nothing in it.
    #[error("empty")]
    Empty,
    /// It is no CSV.
    #[error("csv: {0}")]
    Csv(#[from] csv::Error),
    /// It is no workbook.
    #[error("workbook")]
    Workbook,
    /// Too large to be held in memory.
    #[error("too-large")]
    TooLarge,
    /// A few bytes that unpack to gigabytes, or cells at the ends of the earth.
    #[error("too-full")]
    TooFull,
    /// The file could not be read.
    #[error("unreadable: {0}")]
    Unreadable(#[from] io::Error),
}

/// A workbook is held in memory as a whole.
pub const LARGEST_WORKBOOK: u64 = 64 << 20;
/// All of its parts together, unpacked.
pub const MOST_UNPACKED: u64 = 512 << 20;
/// Cells of a sheet that are read.
pub const MOST_CELLS: usize = 5_000_000;
/// A table of players has a few dozen columns.
pub const MOST_COLUMNS: usize = 1_000;

/// Rows of a table as text. Its separator is the one that its first line with columns has most of.
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

/// Lines before the heads, such as a title and a date, that have no columns yet.
const PREFACE: usize = 20;

/// The separator that the first line with columns has most of.
fn separator(start: &[u8]) -> u8 {
    let lines = start.split(|byte| *byte == b'\n').filter(|line| !line.trim_ascii().is_empty());
    let lines: Vec<&[u8]> = lines.take(PREFACE).collect();
    let parted = |cells: usize| lines.iter().map(|line| most(line)).find(|it| it.1 >= cells);
    // A title may hold a comma; hardly two.
    parted(3).or_else(|| parted(2)).map_or(b';', |(separator, _)| separator)
}

/// The separator that a line has most of, and how many cells it makes.
fn most(line: &[u8]) -> (u8, usize) {
    let count = |separator: u8| (separator, line.split(|byte| *byte == separator).count());
    // A name may hold a comma; with as many semicolons or tabs, those separate.
    [b',', b';', b'\t'].map(count).into_iter().max_by_key(|it| it.1).expect("there are three")
}

fn cell(bytes: &[u8]) -> String {
    text(bytes).trim().to_owned()
}

/// Text of whatever encoding: what its mark says, else UTF-8 where it is that, else Windows-1252,
/// which old programs write and in which every byte is something.
pub fn text(bytes: &[u8]) -> String {
    match bytes {
        [0xFF, 0xFE, rest @ ..] => UTF_16LE.decode_without_bom_handling(rest).0.into_owned(),
        [0xFE, 0xFF, rest @ ..] => UTF_16BE.decode_without_bom_handling(rest).0.into_owned(),
        _ => {
            let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
            match std::str::from_utf8(bytes) {
                Ok(text) => text.to_owned(),
                Err(_) => WINDOWS_1252.decode(bytes).0.into_owned(),
            }
        }
    }
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
    unpacks(&bytes, MOST_UNPACKED)?;
    let failed = |_: calamine::XlsxError| SheetError::Workbook;
    let mut book: calamine::Xlsx<_> =
        calamine::open_workbook_from_rs(Cursor::new(bytes)).map_err(failed)?;
    for name in book.sheet_names() {
        let rows = sheet(&mut book, &name)?;
        if !rows.is_empty() {
            return Ok(Box::new(rows.into_iter().map(Ok)));
        }
    }
    Err(SheetError::Empty)
}

/// Whether all parts of an archive together stay within bounds. What the archive itself says of
/// their sizes may be a lie, so they are unpacked, and thrown away.
fn unpacks(bytes: &[u8], most: u64) -> Result<(), SheetError> {
    let failed = |_: zip::result::ZipError| SheetError::Workbook;
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(failed)?;
    let mut left = most;
    for index in 0..archive.len() {
        let mut part = archive.by_index(index).map_err(failed)?.take(left + 1);
        let size = io::copy(&mut part, &mut io::sink());
        let size = size.map_err(|_| SheetError::Workbook)?;
        left = left.checked_sub(size).ok_or(SheetError::TooFull)?;
    }
    Ok(())
}

/// The cells of a sheet, by rows. A sheet says of itself how large it is, and room for that is not
/// made: one cell in the last corner would take all memory there is.
fn sheet(
    book: &mut calamine::Xlsx<Cursor<Vec<u8>>>,
    name: &str,
) -> Result<Vec<SheetRow>, SheetError> {
    let failed = |_: calamine::XlsxError| SheetError::Workbook;
    let mut cells = book.worksheet_cells_reader(name).map_err(failed)?;
    let mut rows: BTreeMap<u32, Vec<String>> = BTreeMap::new();
    let mut count = 0;
    while let Some(cell) = cells.next_cell().map_err(failed)? {
        let text = value(&Data::from(cell.get_value().clone()));
        if text.is_empty() {
            continue;
        }
        let (row, column) = cell.get_position();
        let column = column as usize;
        count += 1;
        if column >= MOST_COLUMNS || count > MOST_CELLS {
            return Err(SheetError::TooFull);
        }
        let row = rows.entry(row).or_default();
        row.resize(row.len().max(column + 1), String::new());
        row[column] = text;
    }
    Ok(rows.into_iter().map(|(row, cells)| (u64::from(row) + 1, cells)).collect())
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
    fn encodings() {
        for bytes in [
            &b"\xEF\xBB\xBFN\xC3\xA9e"[..],
            b"N\xC3\xA9e",
            b"N\xE9e",
            b"\xFF\xFEN\0\xE9\0e\0",
            b"\xFE\xFF\0N\0\xE9\0e",
        ] {
            assert_eq!("N\u{e9}e", text(bytes), "{bytes:?}");
        }
    }

    /// A workbook whose only sheet is this.
    fn workbook(sheet: &str) -> Vec<u8> {
        const SHEET: &str = "xl/worksheets/sheet1.xml";
        let whole = rust_xlsxwriter::Workbook::new().save_to_buffer().unwrap();
        let mut old = ZipArchive::new(Cursor::new(whole)).unwrap();
        let mut new = zip::ZipWriter::new(Cursor::new(Vec::new()));
        for index in 0..old.len() {
            let part = old.by_index_raw(index).unwrap();
            if part.name().unwrap() != SHEET {
                new.raw_copy_file(part).unwrap();
            }
        }
        let options = zip::write::SimpleFileOptions::default();
        new.start_file(SHEET, options).unwrap();
        io::Write::write_all(&mut new, sheet.as_bytes()).unwrap();
        new.finish().unwrap().into_inner()
    }

    #[test]
    fn a_few_bytes_that_unpack_to_many() {
        let bytes = workbook(&" ".repeat(1 << 20));
        assert!(bytes.len() < 20_000, "it is packed");
        assert!(matches!(unpacks(&bytes, 1 << 20), Err(SheetError::TooFull)));
        assert!(unpacks(&bytes, 2 << 20).is_ok());
    }

    #[test]
    fn cells_at_the_ends_of_the_earth() {
        let cell = |place: &str| {
            let head = "<worksheet><dimension ref=\"A1:XFD1048576\"/><sheetData><row><c \
                r=\"A1\"><v>1</v></c>";
            format!("{head}<c r=\"{place}\"><v>2</v></c></row></sheetData></worksheet>")
        };
        let far = xlsx(&mut workbook(&cell("XFD1")).as_slice());
        assert!(matches!(far, Err(SheetError::TooFull)));
        let low = xlsx(&mut workbook(&cell("A1048576")).as_slice()).unwrap();
        assert_eq!(vec![1, 1_048_576], low.map(|row| row.unwrap().0).collect::<Vec<_>>());
    }

    #[test]
    fn entities_are_not_expanded() {
        let sheet = "<!DOCTYPE x [<!ENTITY a \"aaaa\"><!ENTITY b SYSTEM \"file:///etc/passwd\">]>\
            <worksheet><sheetData><row><c \
            t=\"inlineStr\"><is><t>&a;&b;x</t></is></c></row></sheetData></worksheet>";
        let rows: Vec<SheetRow> = match xlsx(&mut workbook(sheet).as_slice()) {
            Ok(rows) => rows.map(Result::unwrap).collect(),
            Err(_) => Vec::new(),
        };
        let text = format!("{rows:?}");
        assert!(!text.contains("aaaa") && !text.contains("root"), "{text}");
    }

    #[test]
    fn no_workbook() {
        assert!(matches!(xlsx(&mut &b"PK\x03\x04nonsense"[..]), Err(SheetError::Workbook)));
    }
}
