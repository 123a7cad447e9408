//! What is said of a rating list or a table that was not taken.
//!
//! In English it is what the terminal says; `lists` has those words for it.

use ronde_formats::fide_list::ListError;
use ronde_lists::import::ImportError;
use ronde_lists::national::{Field, MapError};
use ronde_lists::sheet::{self, SheetError};
use ronde_lists::{BadSource, Tempo};
use ronde_words::{ApiWords, fill};

/// Why a list was not taken, without a full stop.
pub(crate) fn import_told(error: &ImportError, w: &ApiWords) -> String {
    match error {
        ImportError::Unreadable(why) => fill!(w.list_unread, why = why),
        ImportError::EmptyArchive => w.list_empty_archive.to_owned(),
        ImportError::Archive(why) => fill!(w.list_archive, why = why),
        ImportError::List(error) => list_told(error, w),
        ImportError::Sheet(error) => sheet_told(error, w),
        ImportError::Map(error) => map_told(error, w),
        ImportError::NoSource => w.list_no_source.to_owned(),
        ImportError::NotFide => w.list_not_fide.to_owned(),
        ImportError::MostlyBroken { players, broken, first: None } => {
            fill!(w.list_mostly_broken, players = players, broken = broken)
        }
        ImportError::MostlyBroken { players, broken, first: Some(first) } => fill!(
            w.list_first_broken,
            players = players,
            broken = broken,
            line = first.line,
            why = first.trouble,
        ),
        ImportError::Smaller { new, old } => fill!(w.list_smaller, new = new, old = old),
        ImportError::LostTempo { tempo: Tempo::Standard } => w.list_lost_standard.to_owned(),
        ImportError::LostTempo { tempo: Tempo::Rapid } => w.list_lost_rapid.to_owned(),
        ImportError::LostTempo { tempo: Tempo::Blitz } => w.list_lost_blitz.to_owned(),
        ImportError::TooMany => w.list_too_many.to_owned(),
        ImportError::Folder { path, error } => {
            fill!(w.list_folder, path = path.display(), why = error)
        }
        ImportError::Database(why) => fill!(w.list_index, why = why),
        ImportError::Panicked => w.list_mistake.to_owned(),
    }
}

fn list_told(error: &ListError, w: &ApiWords) -> String {
    match error {
        ListError::Empty => w.list_nothing.to_owned(),
        ListError::NoHeader { missing } => fill!(w.list_no_header, missing = missing),
        ListError::Truncated { line } => fill!(w.list_truncated, line = line),
        ListError::Xml { position, message } => {
            fill!(w.list_xml, position = position, why = message)
        }
        ListError::Unreadable(why) => fill!(w.list_unread_list, why = why),
    }
}

/// Why a table cannot be read, without a full stop.
pub(crate) fn sheet_told(error: &SheetError, w: &ApiWords) -> String {
    match error {
        SheetError::Empty => w.list_table_empty.to_owned(),
        SheetError::Csv(why) => fill!(w.list_table_unread, why = why),
        SheetError::Workbook(why) => fill!(w.list_workbook, why = why),
        SheetError::TooLarge => {
            fill!(w.list_workbook_large, mb = sheet::LARGEST_WORKBOOK >> 20)
        }
        SheetError::TooFull => fill!(
            w.list_workbook_full,
            mb = sheet::MOST_UNPACKED >> 20,
            cells = sheet::MOST_CELLS,
            columns = sheet::MOST_COLUMNS,
        ),
        SheetError::Unreadable(why) => fill!(w.list_table_unread, why = why),
    }
}

fn map_told(error: &MapError, w: &ApiWords) -> String {
    match error {
        MapError::Form(text) => fill!(w.list_mapping, text = text),
        MapError::Field(text) => {
            let fields = Field::ALL.map(Field::name).join(", ");
            fill!(w.list_no_field, text = text, fields = fields)
        }
        MapError::Head { head, columns } => {
            fill!(w.list_no_column, text = head, columns = columns.join(", "))
        }
        MapError::NoName { columns } => fill!(w.list_no_names, columns = columns.join(", ")),
    }
}

/// Why a name is none of a source, without a full stop.
pub(crate) fn source_told(error: &BadSource, w: &ApiWords) -> String {
    fill!(w.list_bad_source, text = error.0)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::io;

    use ronde_lists::Source;
    use ronde_lists::import::BrokenRow;
    use ronde_words::Lang;

    use super::*;

    /// The error after this one, so that a new variant does not compile without a place here.
    fn after(error: &ImportError) -> Option<ImportError> {
        let io = || io::Error::other("disk");
        let text = || "Nom".to_owned();
        Some(match error {
            ImportError::Unreadable(_) => ImportError::EmptyArchive,
            ImportError::EmptyArchive => ImportError::Archive("short".to_owned()),
            ImportError::Archive(_) => ImportError::List(ListError::Empty),
            ImportError::List(error) => match error {
                ListError::Empty => ListError::NoHeader { missing: "ID" }.into(),
                ListError::NoHeader { .. } => ListError::Truncated { line: 7 }.into(),
                ListError::Truncated { .. } => {
                    ListError::Xml { position: 9, message: "open".to_owned() }.into()
                }
                ListError::Xml { .. } => ListError::Unreadable(io()).into(),
                ListError::Unreadable(_) => SheetError::Empty.into(),
            },
            ImportError::Sheet(error) => match error {
                SheetError::Empty => SheetError::Csv(io().into()).into(),
                SheetError::Csv(_) => SheetError::Workbook("no sheet".to_owned()).into(),
                SheetError::Workbook(_) => SheetError::TooLarge.into(),
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
                let first = Some(BrokenRow { line: 3, trouble: "no name".to_owned() });
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
    fn every_error_has_words_in_every_language_and_those_of_the_terminal_in_english() {
        let first = ImportError::Unreadable(io::Error::other("disk"));
        for error in std::iter::successors(Some(first), after) {
            let told = |lang: Lang| import_told(&error, ApiWords::of(lang));
            assert_eq!(error.to_string(), told(Lang::En));
            let all: BTreeSet<String> = Lang::ALL.iter().map(|lang| told(*lang)).collect();
            assert_eq!(Lang::ALL.len(), all.len(), "{all:?}");
        }
        let error = "S/U".parse::<Source>().unwrap_err();
        assert_eq!(error.to_string(), source_told(&error, ApiWords::of(Lang::En)));
    }
}
