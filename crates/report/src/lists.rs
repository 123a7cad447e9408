//! What is said of rating lists and tables: why one was not taken, what is wrong with a row, why
//! nobody was chosen for an entry. Ends of sentences, without a full stop.

use ronde_formats::fide_list::{ListError, Trouble};
use ronde_lists::entering::Doubt;
use ronde_lists::import::ImportError;
use ronde_lists::lists::LookupError;
use ronde_lists::national::{ColumnsTaken, Field, MapError};
use ronde_lists::sheet::{self, SheetError};
use ronde_lists::{BadSource, Tempo};
use ronde_words::{Lang, ListWords, RowWords, fill};

/// Why a list was not taken, without a full stop.
pub fn import_told(error: &ImportError, lang: Lang) -> String {
    let w = ListWords::of(lang);
    match error {
        ImportError::Unreadable(why) => fill!(w.unread, why = why),
        ImportError::EmptyArchive => w.empty_archive.to_owned(),
        ImportError::Archive => w.archive.to_owned(),
        ImportError::List(error) => list_told(error, lang),
        ImportError::Sheet(error) => sheet_told(error, lang),
        ImportError::Map(error) => map_told(error, lang),
        ImportError::NoSource => w.no_source.to_owned(),
        ImportError::NotFide => w.not_fide.to_owned(),
        ImportError::MostlyBroken { players, broken, first: None } => {
            fill!(w.mostly_broken, players = players, broken = broken)
        }
        ImportError::MostlyBroken { players, broken, first: Some(first) } => fill!(
            w.first_broken,
            players = players,
            broken = broken,
            line = first.line,
            why = row_told(&first.trouble, lang),
        ),
        ImportError::Smaller { new, old } => fill!(w.smaller, new = new, old = old),
        ImportError::LostTempo { tempo: Tempo::Standard } => w.lost_standard.to_owned(),
        ImportError::LostTempo { tempo: Tempo::Rapid } => w.lost_rapid.to_owned(),
        ImportError::LostTempo { tempo: Tempo::Blitz } => w.lost_blitz.to_owned(),
        ImportError::TooMany => w.too_many.to_owned(),
        ImportError::Folder { path, error } => {
            fill!(w.folder, path = path.display(), why = error)
        }
        ImportError::Database(why) => fill!(w.index, why = why),
        ImportError::Panicked => w.mistake.to_owned(),
    }
}

fn list_told(error: &ListError, lang: Lang) -> String {
    let w = ListWords::of(lang);
    match error {
        ListError::Empty => w.nothing.to_owned(),
        ListError::NoHeader { missing } => fill!(w.no_header, missing = missing),
        ListError::Truncated { line } => fill!(w.truncated, line = line),
        ListError::Xml { position } => fill!(w.xml, position = position),
        ListError::Unreadable(why) => fill!(w.unread_list, why = why),
    }
}

/// Why a table cannot be read, without a full stop.
pub fn sheet_told(error: &SheetError, lang: Lang) -> String {
    let w = ListWords::of(lang);
    match error {
        SheetError::Empty => w.table_empty.to_owned(),
        SheetError::Csv(why) => fill!(w.table_unread, why = why),
        SheetError::Workbook => w.workbook.to_owned(),
        SheetError::TooLarge => {
            fill!(w.workbook_large, mb = sheet::LARGEST_WORKBOOK >> 20)
        }
        SheetError::TooFull => fill!(
            w.workbook_full,
            mb = sheet::MOST_UNPACKED >> 20,
            cells = sheet::MOST_CELLS,
            columns = sheet::MOST_COLUMNS,
        ),
        SheetError::Unreadable(why) => fill!(w.table_unread, why = why),
    }
}

/// Why the columns of a table are not understood, without a full stop.
pub fn map_told(error: &MapError, lang: Lang) -> String {
    let w = ListWords::of(lang);
    match error {
        MapError::Form(text) => fill!(w.mapping, text = text),
        MapError::Field(text) => {
            let fields = Field::ALL.map(Field::name).join(", ");
            fill!(w.no_field, text = text, fields = fields)
        }
        MapError::Head { head, columns } => {
            fill!(w.no_column, text = head, columns = columns.join(", "))
        }
        MapError::NoName { columns } => fill!(w.no_names, columns = columns.join(", ")),
    }
}

/// Why a name is none of a source, without a full stop.
pub fn source_told(error: &BadSource, lang: Lang) -> String {
    let w = ListWords::of(lang);
    fill!(w.bad_source, text = error.0)
}

/// What is wrong with a row, without a full stop.
pub fn row_told(trouble: &Trouble, lang: Lang) -> String {
    let w = RowWords::of(lang);
    match trouble {
        Trouble::Short { length } => fill!(w.short, length = length),
        Trouble::Id(text) => fill!(w.id, text = text),
        Trouble::NoName => w.no_name.to_owned(),
        Trouble::Number { field, word } => fill!(w.number, field = field, text = word),
        Trouble::Rating { field, value } => fill!(w.rating, field = field, value = value),
        Trouble::Converted(value) => fill!(w.converted, value = value),
        Trouble::NoBirthYear(text) => fill!(w.no_birth_year, text = text),
        Trouble::BirthYear(year) => fill!(w.birth_year, year = year),
        Trouble::Title(text) => fill!(w.title, text = text),
        Trouble::Sex(text) => fill!(w.sex, text = text),
    }
}

/// Why the lists cannot be searched, without a full stop.
pub fn lookup_told(error: &LookupError, lang: Lang) -> String {
    let w = RowWords::of(lang);
    match error {
        LookupError::Database { file, error } => fill!(w.not_searched, file = file, why = error),
        LookupError::Version { file } => fill!(w.other_version, file = file),
        LookupError::Folder { folder, error } => fill!(w.folder, folder = folder, why = error),
    }
}

/// Why nobody was chosen for an entry, without a full stop.
pub const fn doubt_told(doubt: Doubt, lang: Lang) -> &'static str {
    let w = RowWords::of(lang);
    match doubt {
        Doubt::NumberAndName => w.doubt_number_and_name,
        Doubt::SeveralNumbers => w.doubt_several_numbers,
        Doubt::SeveralNames => w.doubt_several_names,
        Doubt::Contradiction => w.doubt_contradiction,
        Doubt::SimilarNames => w.doubt_similar_names,
        Doubt::NumberNotListed => w.doubt_number_not_listed,
    }
}

/// Which columns of a table are taken for what: `name is "Nom"; not used: "Remarques"`.
pub fn columns_told(columns: &ColumnsTaken, lang: Lang) -> String {
    let w = RowWords::of(lang);
    let one =
        |(field, head): &(Field, String)| fill!(w.column_is, field = field.name(), head = head);
    let used = columns.used.iter().map(one).collect::<Vec<_>>().join(", ");
    if columns.unused.is_empty() {
        return used;
    }
    let head = |head: &String| fill!(w.column_head, head = head);
    let unused = columns.unused.iter().map(head).collect::<Vec<_>>().join(", ");
    fill!(w.columns_unused, used = used, unused = unused)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::io;

    use ronde_lists::Source;
    use ronde_lists::import::BrokenRow;

    use super::*;

    /// The error after this one, so that a new variant does not compile without a place here.
    fn after(error: &ImportError) -> Option<ImportError> {
        let io = || io::Error::other("disk");
        let text = || "Nom".to_owned();
        Some(match error {
            ImportError::Unreadable(_) => ImportError::EmptyArchive,
            ImportError::EmptyArchive => ImportError::Archive,
            ImportError::Archive => ImportError::List(ListError::Empty),
            ImportError::List(error) => match error {
                ListError::Empty => ListError::NoHeader { missing: "ID" }.into(),
                ListError::NoHeader { .. } => ListError::Truncated { line: 7 }.into(),
                ListError::Truncated { .. } => ListError::Xml { position: 9 }.into(),
                ListError::Xml { .. } => ListError::Unreadable(io()).into(),
                ListError::Unreadable(_) => SheetError::Empty.into(),
            },
            ImportError::Sheet(error) => match error {
                SheetError::Empty => SheetError::Csv(io().into()).into(),
                SheetError::Csv(_) => SheetError::Workbook.into(),
                SheetError::Workbook => SheetError::TooLarge.into(),
                SheetError::TooLarge => SheetError::TooFull.into(),
                SheetError::TooFull => SheetError::Unreadable(io()).into(),
                SheetError::Unreadable(_) => MapError::Form(text()).into(),
            },
            ImportError::Map(error) => match error {
                MapError::Form(_) => MapError::Field(text()).into(),
                MapError::Field(_) => {
                    MapError::Head { head: text(), columns: vec![text(), text()] }.into()
                }
                MapError::Head { .. } => MapError::NoName { columns: vec![text()] }.into(),
                MapError::NoName { .. } => ImportError::NoSource,
            },
            ImportError::NoSource => ImportError::NotFide,
            ImportError::NotFide => {
                ImportError::MostlyBroken { players: 1, broken: 9, first: None }
            }
            ImportError::MostlyBroken { first: None, .. } => {
                let first = Some(BrokenRow { line: 3, trouble: Trouble::NoName });
                ImportError::MostlyBroken { players: 1, broken: 9, first }
            }
            ImportError::MostlyBroken { first: Some(_), .. } => {
                ImportError::Smaller { new: 5, old: 9 }
            }
            ImportError::Smaller { .. } => ImportError::LostTempo { tempo: Tempo::Standard },
            ImportError::LostTempo { tempo: Tempo::Standard } => {
                ImportError::LostTempo { tempo: Tempo::Rapid }
            }
            ImportError::LostTempo { tempo: Tempo::Rapid } => {
                ImportError::LostTempo { tempo: Tempo::Blitz }
            }
            ImportError::LostTempo { tempo: Tempo::Blitz } => ImportError::TooMany,
            ImportError::TooMany => ImportError::Folder { path: "lists".into(), error: io() },
            ImportError::Folder { .. } => ImportError::Database(io()),
            ImportError::Database(_) => ImportError::Panicked,
            ImportError::Panicked => return None,
        })
    }

    #[test]
    fn every_error_has_words_in_every_language() {
        let first = ImportError::Unreadable(io::Error::other("disk"));
        for error in std::iter::successors(Some(first), after) {
            let told = |lang: Lang| import_told(&error, lang);
            let all: BTreeSet<String> = Lang::ALL.iter().map(|lang| told(*lang)).collect();
            assert_eq!(Lang::ALL.len(), all.len(), "{all:?}");
        }
        let error = "S/U".parse::<Source>().unwrap_err();
        let told =
            "\"S/U\" cannot name a source: use up to 40 letters, digits and hyphens, as in SUI";
        assert_eq!(told, source_told(&error, Lang::En));
    }
}
