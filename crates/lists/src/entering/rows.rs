//! Rows of entries from whatever they were written in.

use ronde_model::{DateText, Player};

use super::{Read, Wanted, What};
use crate::national::{Field, MapError, Mapped, Mapping, entry, name};
use crate::sheet::{Rows, SheetError};

/// Players of a tournament file.
pub fn of_players(players: &[Player]) -> Vec<Wanted> {
    let wanted = |player: &Player| Wanted {
        line: u64::from(player.number.get()),
        text: player.name.clone(),
        number: some(&player.fide_id).filter(|number| number != "0"),
        name: player.name.clone(),
        federation: some(&player.federation),
        birth_year: match &player.birth {
            Some(DateText::Date(date)) => Some(date.year()),
            _ => None,
        },
    };
    players.iter().map(wanted).collect()
}

/// Rows of a table with heads; a row that cannot be understood is looked for by its name alone.
///
/// # Errors
/// If the table cannot be read, or no column holds names or FIDE numbers.
pub fn of_table(rows: &mut Rows<'_>, mapping: &Mapping) -> Result<Vec<Wanted>, TableError> {
    let (_, heads) = rows.next().ok_or(SheetError::Empty)??;
    let mapped = Mapped::of_entries(&heads, mapping)?;
    let mut wanted = Vec::new();
    for row in rows {
        let (line, cells) = row?;
        if cells.iter().any(|cell| !cell.is_empty()) {
            wanted.push(of_cells(line, &cells, &mapped));
        }
    }
    Ok(wanted)
}

/// Why a table of entries cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// It cannot be read.
    #[error(transparent)]
    Sheet(#[from] SheetError),
    /// Its columns are not understood.
    #[error(transparent)]
    Map(#[from] MapError),
}

fn of_cells(line: u64, cells: &[String], mapped: &Mapped) -> Wanted {
    let text = cells.join("; ");
    let cell = |field| mapped.column(field).and_then(|column| cells.get(column));
    let name = name(cells, mapped);
    let Ok(entry) = entry(cells, mapped) else {
        let number = cell(Field::Fide).and_then(|number| some(number));
        return Wanted { line, text, number, name, ..Wanted::default() };
    };
    Wanted {
        line,
        text,
        number: entry.fide.map(|fide| fide.to_string()).or(some(&entry.number)),
        name: entry.name,
        federation: some(&entry.federation),
        birth_year: entry.birth_year,
    }
}

/// Pasted lines, as everywhere: titles above players and heads of columns are nobody.
pub fn of_text(text: &str) -> Vec<Wanted> {
    super::read(text).into_iter().filter_map(of_read).collect()
}

fn of_read(read: Read) -> Option<Wanted> {
    let line = match read.what {
        What::Player(line) | What::Nobody(line) => line,
        What::Heads(_) | What::Title => return None,
    };
    Some(Wanted {
        line: read.number,
        text: read.text.trim().to_owned(),
        number: some(&line.number),
        birth_year: line.birth.get(..4).and_then(|year| year.parse().ok()),
        federation: some(&line.federation),
        name: line.name,
    })
}

fn some(text: &str) -> Option<String> {
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pasted_lines() {
        for (line, number, name, federation) in [
            ("1200123", Some("1200123"), "", None),
            ("Muster, Erika", None, "Muster, Erika", None),
            ("12. IM Muster, Erika SUI 1987 2345", None, "Muster, Erika", Some("SUI")),
            ("Erika Muster (1200123)", Some("1200123"), "Erika Muster", None),
            ("LEE SUN YIN", None, "LEE SUN YIN", None),
            ("7\tMuster\tErika\t01200123", Some("1200123"), "Muster, Erika", None),
        ] {
            let rows = of_text(line);
            let row = &rows[0];
            assert_eq!(
                (number, name, federation),
                (row.number.as_deref(), &*row.name, row.federation.as_deref()),
                "{line}"
            );
        }
        assert_eq!(
            vec![2, 4],
            of_text("\nA B\n \nC D").iter().map(|row| row.line).collect::<Vec<_>>()
        );
    }
}
