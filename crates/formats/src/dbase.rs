//! FIDE's report as a dBASE file (ssb-course, "FORMAT FIDE"): a table of fixed width, as dBASE III
//! and every program since reads it.
//!
//! | Field | type | filled |
//! |---|---|---|
//! | NAME | C 32 | family name, then first names |
//! | COUNTRY | C 3 | code of the federation |
//! | CODE | N 8 | FIDE number |
//! | W | N 4.1 | score against rated opponents |
//! | N | N 2 | games against rated opponents |
//! | RC | N 4 | their average rating |
//! | BIRTHDAY | D 8 | only for new players |
//! | WOMAN | L 1 | only for new players |
//!
//! Field names are in capitals, as dBASE has them. The date in the header is given, not taken from
//! a clock, so the same tournament is always the same file.

use encoding_rs::WINDOWS_1252;
use ronde_model::{Date, Score};

/// A player of the report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Family name, then first names.
    pub name: String,
    /// Code of the federation.
    pub country: String,
    /// FIDE number; none for new players.
    pub code: Option<u32>,
    /// Score against rated opponents.
    pub score: Score,
    /// Games against rated opponents.
    pub games: u8,
    /// Their average rating.
    pub average: Option<u16>,
    /// Birthday of a new player.
    pub birthday: Option<Date>,
    /// Whether a new player is a woman.
    pub woman: Option<bool>,
}

/// The file, and what did not fit into it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The file.
    pub bytes: Vec<u8>,
    /// What had to be cut or replaced.
    pub flaws: Vec<Flaw>,
}

/// Something that the file cannot hold as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// A text has more characters than there is room for, and is cut.
    Cut {
        /// Whose it is.
        who: String,
        /// The whole text.
        text: String,
        /// The room there is.
        width: usize,
    },
    /// Letters that the code page lacks are replaced by question marks.
    Letters {
        /// In whose line.
        who: String,
    },
}

/// Name, type, width, decimals: the table of the specification.
const FIELDS: [(&str, u8, u8, u8); 8] = [
    ("NAME", b'C', 32, 0),
    ("COUNTRY", b'C', 3, 0),
    ("CODE", b'N', 8, 0),
    ("W", b'N', 4, 1),
    ("N", b'N', 2, 0),
    ("RC", b'N', 4, 0),
    ("BIRTHDAY", b'D', 8, 0),
    ("WOMAN", b'L', 1, 0),
];

/// dBASE III without memo fields.
const VERSION: u8 = 0x03;
/// The code page of western Windows, in which names are written.
const CODE_PAGE: u8 = 0x03;
/// Bytes of the header, and of each field in it.
const BLOCK: usize = 32;
const END_OF_HEADER: u8 = 0x0D;
const END_OF_FILE: u8 = 0x1A;

/// Writes the report as it was on that day.
pub fn write(day: Date, lines: &[Line]) -> Written {
    let mut written = Written { bytes: header(day, lines.len()), flaws: Vec::new() };
    for line in lines {
        written.bytes.push(b' ');
        for (cell, (_, kind, width, _)) in cells(line).iter().zip(FIELDS) {
            let cell = padded(cell, kind, usize::from(width), &line.name, &mut written.flaws);
            written.bytes.extend(cell);
        }
    }
    written.bytes.push(END_OF_FILE);
    written
}

/// Version, day, number of records, lengths; then a block for each field.
fn header(day: Date, records: usize) -> Vec<u8> {
    let length = u16::try_from(BLOCK * (1 + FIELDS.len()) + 1).unwrap_or(u16::MAX);
    let record = 1 + FIELDS.iter().map(|field| u16::from(field.2)).sum::<u16>();
    // The year counts from 1900 in one byte.
    let year = u8::try_from(day.year().saturating_sub(1900)).unwrap_or(u8::MAX);
    let mut header = vec![VERSION, year, day.month().unwrap_or(1), day.day().unwrap_or(1)];
    header.extend(u32::try_from(records).unwrap_or(u32::MAX).to_le_bytes());
    header.extend(length.to_le_bytes());
    header.extend(record.to_le_bytes());
    header.resize(BLOCK, 0);
    header[29] = CODE_PAGE;
    for (name, kind, width, decimals) in FIELDS {
        let start = header.len();
        header.extend(name.bytes());
        header.resize(start + 11, 0);
        header.push(kind);
        header.resize(start + 16, 0);
        header.extend([width, decimals]);
        header.resize(start + BLOCK, 0);
    }
    header.push(END_OF_HEADER);
    header
}

fn cells(line: &Line) -> [String; 8] {
    let number = |value: Option<String>| value.unwrap_or_default();
    let birthday = line
        .birthday
        .and_then(|date| Some(format!("{:04}{:02}{:02}", date.year(), date.month()?, date.day()?)));
    let woman = match line.woman {
        Some(true) => "T",
        Some(false) => "F",
        None => "?",
    };
    [
        line.name.clone(),
        line.country.clone(),
        number(line.code.map(|code| code.to_string())),
        line.score.to_string(),
        line.games.to_string(),
        number(line.average.map(|average| average.to_string())),
        birthday.unwrap_or_default(),
        woman.to_owned(),
    ]
}

/// Words stand left, numbers right. What does not fit is cut, and said.
fn padded(cell: &str, kind: u8, width: usize, who: &str, flaws: &mut Vec<Flaw>) -> Vec<u8> {
    let mut bytes = western(cell, who, flaws);
    if bytes.len() > width {
        flaws.push(Flaw::Cut { who: who.to_owned(), text: cell.to_owned(), width });
        bytes.truncate(width);
    }
    let blanks = vec![b' '; width - bytes.len()];
    if kind == b'N' { [blanks, bytes].concat() } else { [bytes, blanks].concat() }
}

/// In the file's code page; a letter that it lacks becomes a question mark.
fn western(text: &str, who: &str, flaws: &mut Vec<Flaw>) -> Vec<u8> {
    let mut lost = false;
    let bytes = text.chars().map(|letter| {
        let mut buffer = [0; 4];
        let (bytes, _, unknown) = WINDOWS_1252.encode(letter.encode_utf8(&mut buffer));
        lost |= unknown;
        if unknown { b'?' } else { bytes[0] }
    });
    let bytes = bytes.collect();
    if lost {
        flaws.push(Flaw::Letters { who: who.to_owned() });
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line() -> Line {
        Line {
            name: "Müller, Zoé".to_owned(),
            country: "SUI".to_owned(),
            code: None,
            score: Score::from_tenths(45),
            games: 7,
            average: Some(1686),
            birthday: Date::new(2011, 3, 9),
            woman: Some(true),
        }
    }

    #[test]
    fn a_file_byte_by_byte() {
        let day = Date::new(2026, 7, 19).unwrap();
        let written = write(day, &[line()]);
        assert_eq!(Vec::<Flaw>::new(), written.flaws);
        let bytes = written.bytes;
        assert_eq!([0x03, 126, 7, 19, 1, 0, 0, 0, 0x21, 1, 63, 0], bytes[..12]);
        assert_eq!(b"NAME\0\0\0\0\0\0\0C", &bytes[32..44]);
        assert_eq!([32, 0], bytes[48..50]);
        assert_eq!([4, 1], bytes[32 * 4 + 16..32 * 4 + 18], "W has one decimal");
        assert_eq!(0x0D, bytes[288]);
        let record = WINDOWS_1252.decode(&bytes[289..]).0.into_owned();
        let expected = format!(
            " {:<32}SUI        {:>4}{:>2}{:>4}20110309T\u{1a}",
            "Müller, Zoé", "4.5", 7, 1686
        );
        assert_eq!(expected, record);
    }

    #[test]
    fn what_does_not_fit_is_said() {
        let name = "Łukasiewicz-Brzęczyszczykiewicz, Grzegorz".to_owned();
        let written = write(Date::new(2026, 7, 19).unwrap(), &[Line { name, ..line() }]);
        assert_eq!(2, written.flaws.len(), "{:?}", written.flaws);
        assert_eq!(289 + 63 + 1, written.bytes.len());
    }
}
