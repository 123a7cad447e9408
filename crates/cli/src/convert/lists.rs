//! Lists for other programs and spreadsheets: players, results, headers of games.

use std::path::Path;

use ronde_formats::{lists, pgn};
use ronde_model::{RoundNumber, Snapshot};
use ronde_report::{Column, View, csv, xlsx};

use crate::outcome::Stop;
use crate::save::save;

/// The starting list.
pub(super) fn players(output: &Path, snapshot: &Snapshot) -> Result<(), Stop> {
    table(output, lists::players(snapshot))
}

/// Every board of every round.
pub(super) fn results(output: &Path, snapshot: &Snapshot) -> Result<(), Stop> {
    table(output, lists::results(snapshot))
}

/// The headers of the games of all rounds.
pub(super) fn games(output: &Path, snapshot: &Snapshot) -> Result<(), Stop> {
    let numbers = (0..snapshot.rounds.len()).filter_map(RoundNumber::from_index);
    let rounds: Vec<String> = numbers.filter_map(|it| pgn::round(snapshot, it)).collect();
    let rounds = rounds.into_iter().filter(|games| !games.is_empty());
    let text = rounds.collect::<Vec<String>>().join("\n");
    save(output, |target| target.write_all(text.as_bytes()))
}

/// A workbook where the name ends so, and CSV otherwise.
fn table(output: &Path, mut rows: Vec<Vec<String>>) -> Result<(), Stop> {
    let ending = output.extension().and_then(|it| it.to_str()).map(str::to_ascii_lowercase);
    let heads = rows.remove(0);
    let number =
        |at: usize| rows.iter().all(|row| row[at].is_empty() || row[at].parse::<i64>().is_ok());
    let column = |(at, head): (usize, &String)| {
        if number(at) { Column::numbers(head, head) } else { Column::words(head, head) }
    };
    let columns = heads.iter().enumerate().map(column).collect();
    let view = View { columns, rows, ..View::default() };
    let bytes = if ending.as_deref() == Some("xlsx") {
        xlsx::table(&view).map_err(too_large)?
    } else {
        csv::table(&view).into_bytes()
    };
    save(output, |target| target.write_all(&bytes))
}

/// A table that does not go into a workbook.
pub(crate) fn too_large(error: xlsx::TooLarge) -> Stop {
    Stop::too_large(format!("{}.", error.words(crate::language::current())))
}
