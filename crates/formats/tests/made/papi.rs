//! A small writer of Papi's files.

use super::PEOPLE;
use super::jet::{self, Cell, Table};

/// Colour, opponent's reference, result.
pub type Entry = (&'static str, Option<i16>, u8);

/// Six players after two of three rounds: byes of every kind, a forfeit, a game without a result.
/// References are 2 to 7, in another order than the ratings.
pub fn usual() -> Vec<u8> {
    write(&settings(), &rounds())
}

pub fn settings() -> Vec<(&'static str, &'static str)> {
    vec![
        ("Nom", "Open des oiseaux"),
        ("NbrRondes", "3"),
        ("DateDebut", "01/05/2026"),
        ("DateFin", "03/05/2026"),
        ("Lieu", "Rondeville"),
        ("Arbitre", "Gimpel Gustave"),
        ("Genre", "Suisse"),
        ("Pairing", "Standard"),
        ("ClassElo", "Elo"),
        ("Dep1", "Buchholz"),
        ("Prix1", "100"),
    ]
}

/// Of each player, by reference from 2 on.
pub fn rounds() -> Vec<[Entry; 3]> {
    vec![
        [("F", None, 0), ("B", Some(3), 0), ("F", None, 2)], // 2: the sixth
        [("N", Some(6), 2), ("N", Some(2), 0), ("R", None, 0)], // 3: the fifth
        [("N", Some(7), 1), ("F", None, 2), ("R", None, 0)], // 4: the fourth
        [("B", Some(1), 6), ("B", Some(6), 4), ("R", None, 0)], // 5: the third
        [("B", Some(3), 2), ("N", Some(5), 6), ("R", None, 0)], // 6: the second
        [("B", Some(4), 3), ("F", None, 6), ("R", None, 0)], // 7: the first
    ]
}

pub fn write(settings: &[(&str, &str)], rounds: &[[Entry; 3]]) -> Vec<u8> {
    let text = |text: &str| Cell::Text(text.to_owned());
    let info = Table {
        name: "INFO",
        columns: vec![("Variable".to_owned(), 10), ("Value".to_owned(), 10)],
        rows: settings.iter().map(|(name, value)| vec![text(name), text(value)]).collect(),
    };
    jet::write(&[info, players(rounds)])
}

const STATIC: [(&str, u8); 16] = [
    ("Ref", 4),
    ("NrFFE", 10),
    ("Nom", 10),
    ("Prenom", 10),
    ("Sexe", 10),
    ("NeLe", 8),
    ("Cat", 10),
    ("Elo", 3),
    ("Federation", 10),
    ("Club", 10),
    ("Ligue", 10),
    ("Fide", 10),
    ("FideCode", 10),
    ("FideTitre", 10),
    ("Pointe", 1),
    ("Fixe", 3),
];

fn players(rounds: &[[Entry; 3]]) -> Table {
    let mut columns: Vec<jet::Column> =
        STATIC.iter().map(|(name, kind)| ((*name).to_owned(), *kind)).collect();
    for round in 1..=24 {
        columns.push((format!("Rd{round:02}Cl"), 10));
        columns.push((format!("Rd{round:02}Adv"), 3));
        columns.push((format!("Rd{round:02}Res"), 2));
    }
    let mut exempt = person(1, ("EXEMPT", "", 0), "");
    exempt.extend(cells(&[("B", None, 0); 3]));
    let mut rows = vec![exempt];
    for (index, entries) in rounds.iter().enumerate() {
        let (family, first, rating) = PEOPLE[PEOPLE.len() - 1 - index];
        let kind = if index == 0 { "E" } else { "F" };
        let mut row = person(i32::try_from(index).unwrap() + 2, (family, first, rating), kind);
        row.extend(cells(entries));
        rows.push(row);
    }
    Table { name: "JOUEUR", columns, rows }
}

fn person(reference: i32, (family, first, rating): (&str, &str, u16), kind: &str) -> Vec<Cell> {
    let text = |text: &str| Cell::Text(text.to_owned());
    vec![
        Cell::Long(reference),
        text("A12345"),
        text(family),
        text(first),
        text("M"),
        Cell::Date(32_944.5), // a day of March 1990
        text("Sen"),
        Cell::Short(i16::try_from(rating).unwrap()),
        text("FRA"),
        text("Club des oiseaux"),
        text("IDF"),
        text(kind),
        text("99900001"),
        if reference == 7 { text("mf") } else { Cell::Null },
        Cell::Bool(reference == 3),
        Cell::Short(0),
    ]
}

fn cells(entries: &[Entry]) -> Vec<Cell> {
    let mut cells = Vec::new();
    for round in 0..24 {
        let (colour, opponent, result) = entries.get(round).copied().unwrap_or(("R", None, 0));
        cells.push(Cell::Text(colour.to_owned()));
        cells.push(opponent.map_or(Cell::Null, Cell::Short));
        cells.push(Cell::Byte(result));
    }
    cells
}
