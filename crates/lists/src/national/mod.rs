//! Lists of federations: a table with heads, and rows that become entries.

mod heads;

use ronde_formats::fide_list::{Listing, Trouble};
use ronde_model::birth::{self, NoBirth};
use ronde_model::{Date, Sex};
use ronde_rating::conversion::{BCR, INGO};

pub(crate) use heads::is_head_word;
pub use heads::{ColumnsTaken, Field, MapError, Mapped, Mapping};

use crate::entering::marks;
use crate::import::{BrokenRow, ImportError, Progress, Tell};
use crate::sheet::{Rows, SheetRow};
use crate::source::Entry;

/// A rating no player has ever come near: beyond it, a row is broken.
const HIGHEST_RATING: u32 = 3500;

/// Reads a table: says first which columns are taken for what, then hands out the rows.
///
/// # Errors
/// If the table cannot be read or its columns are not understood.
pub(crate) fn read(
    rows: &mut Rows<'_>,
    mapping: &Mapping,
    tell: &mut Tell,
    take: &mut dyn FnMut(Result<Entry, BrokenRow>),
) -> Result<(), ImportError> {
    let (_, heads) = rows.next().ok_or(crate::sheet::SheetError::Empty)??;
    let mapped = Mapped::new(&heads, mapping)?;
    tell(Progress::Columns(mapped.taken(&heads)));
    for row in rows {
        let (line, cells) = row?;
        if cells.iter().all(String::is_empty) {
            continue;
        }
        take(entry(&cells, &mapped).map_err(|trouble| BrokenRow { line, trouble }));
    }
    Ok(())
}

/// Rows above the heads: exports have a title, a date and an address there.
pub const PREFACE: usize = 20;

/// The row of the heads, and which column is what, as `map` finds them.
pub fn start(
    rows: &[SheetRow],
    map: impl Fn(&[String], &Mapping) -> Result<Mapped, MapError>,
) -> Option<(usize, Mapped)> {
    rows.iter().take(PREFACE).enumerate().find_map(|(index, (_, cells))| {
        // A line of a letter may be a word that is a head too.
        let filled = cells.iter().filter(|cell| !cell.is_empty()).count();
        let mapped = map(cells, &Mapping::default()).ok()?;
        (filled > 1 || cells.len() == 1).then_some((index, mapped))
    })
}

/// A row as an entry; the error says what is wrong.
///
/// # Errors
/// If there is no name, or a value that cannot be one of its column.
pub fn entry(cells: &[String], mapped: &Mapped) -> Result<Entry, Trouble> {
    let cell = |field| mapped.column(field).and_then(|column| cells.get(column));
    let text = |field| cell(field).map_or("", |text| text.trim());
    let rated = |field| rating(text(field), field);
    let single = |rating| Listing { rating, ..Listing::default() };
    let name = name(cells, mapped);
    if name.is_empty() {
        return Err(Trouble::NoName);
    }
    Ok(Entry {
        number: text(Field::Number).to_owned(),
        fide: fide_number(text(Field::Fide))?,
        name,
        federation: text(Field::Federation).to_ascii_uppercase(),
        sex: sex(text(Field::Sex))?,
        title: marks::title(text(Field::Title), true),
        club: text(Field::Club).to_owned(),
        listings: [
            single(rated(Field::Rating)?.or(converted(cells, mapped)?)),
            single(rated(Field::Rapid)?),
            single(rated(Field::Blitz)?),
        ],
        birth_year: birth_year(text(Field::Birth))?,
        ..Entry::default()
    })
}

/// `Family, First` from the columns there are.
pub fn name(cells: &[String], mapped: &Mapped) -> String {
    let cell = |field| mapped.column(field).and_then(|column| cells.get(column));
    let text = |field| cell(field).map_or("", |text| text.trim());
    let (family, first) = (text(Field::Family), text(Field::First));
    let family = if family.is_empty() { text(Field::Name) } else { family };
    if first.is_empty() { family.to_owned() } else { format!("{family}, {first}") }
}

fn fide_number(text: &str) -> Result<Option<u32>, Trouble> {
    match text.trim_start_matches('0') {
        "" | "-" => Ok(None),
        digits => digits.parse().map(Some).map_err(|_| Trouble::Id(text.to_owned())),
    }
}

/// Elo from INGO or BCR (dutch-1992:A1), where the table has one of them.
pub(crate) fn converted(cells: &[String], mapped: &Mapped) -> Result<Option<u16>, Trouble> {
    let cell = |field| mapped.column(field).and_then(|column| cells.get(column));
    let read = |field| rating(cell(field).map_or("", |text| text.trim()), field);
    let of_ingo = read(Field::Ingo)?.map(|ingo| INGO.elo(ingo));
    let elo = of_ingo.or(read(Field::Bcr)?.map(|bcr| BCR.elo(bcr)));
    match elo {
        None => Ok(None),
        Some(elo) => u16::try_from(elo)
            .ok()
            .filter(|&elo| elo > 0 && u32::from(elo) <= HIGHEST_RATING)
            .map(Some)
            .ok_or_else(|| Trouble::Converted(elo.into())),
    }
}

/// Federations may count in fractions; what orders players is the whole number.
fn rating(text: &str, field: Field) -> Result<Option<u16>, Trouble> {
    if marks::is_unrated_alone(text) {
        return Ok(None);
    }
    let whole = text.split(['.', ',']).next().unwrap_or_default();
    match whole.parse::<u32>() {
        Ok(value) if value > HIGHEST_RATING => Err(Trouble::Rating { field: field.name(), value }),
        Ok(value) => Ok(u16::try_from(value).ok().filter(|&rating| rating > 0)),
        Err(_) => Err(Trouble::Number { field: field.name(), word: text.to_owned() }),
    }
}

/// The date of birth in a row, if there is one that everybody reads alike.
pub fn born(cells: &[String], mapped: &Mapped) -> Option<Date> {
    let cell = mapped.column(Field::Birth).and_then(|column| cells.get(column))?;
    birth::read(cell).ok()
}

/// The year of a date; of one that can be read two ways too.
fn birth_year(text: &str) -> Result<Option<u16>, Trouble> {
    if text.trim_matches(['0', '.', '-', '/', ' ']).is_empty() {
        return Ok(None);
    }
    match birth::read(text) {
        Ok(date) | Err(NoBirth::EitherWay(date, _)) => Ok(Some(date.year())),
        Err(NoBirth::Unreadable) => Err(Trouble::NoBirthYear(text.to_owned())),
    }
}

fn sex(text: &str) -> Result<Option<Sex>, Trouble> {
    match marks::sex(text) {
        Some(sex) => Ok(Some(sex)),
        None if matches!(text, "" | "-") => Ok(None),
        None => Err(Trouble::Sex(text.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str) -> Vec<String> {
        text.split(';').map(str::to_owned).collect()
    }

    #[test]
    fn rows_in_four_languages() {
        for (heads, row, name) in [
            ("Name;Elo;FIDE ID;Born", "Muster, Erika;1800;77;1987", "Muster, Erika"),
            (
                "Nachname;Vorname;Elo;FIDE-ID;Geburtsdatum",
                "Muster;Erika;1800;77;30.5.1987",
                "Muster, Erika",
            ),
            ("Nom;Prénom;Elo;Code FIDE;Année", "Muster;Erika;1800;77;1987", "Muster, Erika"),
            (
                "Cognome;Nome;Elo;ID FIDE;Nascita",
                "Muster;Erika;1800;77;1987-05-30",
                "Muster, Erika",
            ),
        ] {
            let mapped = Mapped::new(&cells(heads), &Mapping::default()).unwrap();
            let entry = entry(&cells(row), &mapped).unwrap();
            assert_eq!(
                (name, Some(1800), Some(77), Some(1987)),
                (&*entry.name, entry.listings[0].rating, entry.fide, entry.birth_year),
                "{heads}"
            );
        }
    }

    #[test]
    fn ingo_and_bcr_become_elo() {
        for (heads, row, expected) in [
            ("Name;INGO", "A;100", Ok(Some(2040))),
            ("Name;BCR", "A;180", Ok(Some(2040))),
            ("Name;BCR;INGO", "A;180;", Ok(Some(2040))),
            ("Name;Elo;INGO", "A;2100;100", Ok(Some(2100))),
            ("Name;INGO", "A;", Ok(None)),
            ("Name;INGO", "A;360", Err(Trouble::Converted(-40))),
        ] {
            let mapped = Mapped::new(&cells(heads), &Mapping::default()).unwrap();
            let found = entry(&cells(row), &mapped).map(|entry| entry.listings[0].rating);
            assert_eq!(expected, found, "{heads} {row}");
        }
    }

    #[test]
    fn broken_rows_say_why() {
        let mapped = Mapped::new(&cells("Name;Elo;Born;Sex;FIDE ID"), &Mapping::default()).unwrap();
        let field = "rating";
        for (row, trouble) in [
            (";1800;;;", Trouble::NoName),
            ("A;9999;;;", Trouble::Rating { field, value: 9999 }),
            ("A;18x0;;;", Trouble::Number { field, word: "18x0".to_owned() }),
            ("A;1800;87;;", Trouble::NoBirthYear("87".to_owned())),
            ("A;1800;;x;", Trouble::Sex("x".to_owned())),
            ("A;1800;;;x7", Trouble::Id("x7".to_owned())),
        ] {
            assert_eq!(Err(trouble), entry(&cells(row), &mapped), "{row}");
        }
        let whole = entry(&cells("A;1803.56;0000/00/00;w;0"), &mapped).unwrap();
        assert_eq!(
            (Some(1803), None, None),
            (whole.listings[0].rating, whole.birth_year, whole.fide)
        );
    }
}
