//! The standings as a view, whole or of a category.

use ronde_model::{Participant, Snapshot};
use ronde_standings::tables::{MedalRow, Selected};
use ronde_standings::{Category, Contest, Row, Standings, Value};

use crate::names;
use crate::view::{Column, View};

/// The standings of everybody.
pub fn view(snapshot: &Snapshot, standings: &Standings) -> View {
    let lines = standings.rows().iter().map(|row| (row.rank, row));
    let title = heading(snapshot, standings);
    table(snapshot, standings, title, lines.collect())
}

/// The standings of a category.
pub fn category(snapshot: &Snapshot, standings: &Standings, category: &Category) -> View {
    let selected = standings.of_category(snapshot, category);
    let lines = selected.iter().map(|Selected { place, row }| (*place, *row)).collect();
    let title = format!("{}: {category}", heading(snapshot, standings));
    table(snapshot, standings, title, lines)
}

/// `Lakeside Open: standings after round 5 of 9`.
pub fn heading(snapshot: &Snapshot, standings: &Standings) -> String {
    let name = snapshot.event.name.trim();
    let rounds = standings.settings().rounds;
    let when = match snapshot.rules.declared_rounds {
        _ if rounds == 0 => "before round 1".to_owned(),
        Some(declared) if usize::from(declared) == rounds => {
            format!("after round {rounds}, the last")
        }
        Some(declared) => format!("after round {rounds} of {declared}"),
        None => format!("after round {rounds}"),
    };
    let colon = if name.is_empty() { "Standings".to_owned() } else { format!("{name}: standings") };
    format!("{colon} {when}")
}

fn table(
    snapshot: &Snapshot,
    standings: &Standings,
    title: String,
    lines: Vec<(u32, &Row)>,
) -> View {
    let teams = standings.settings().contest == Contest::Teams;
    let mut columns = vec![Column::numbers("rank", "Rank"), Column::numbers("number", "No.")];
    if !teams {
        columns.push(Column::words("title", "Title"));
    }
    columns.push(Column::words("name", "Name"));
    if !teams {
        columns.push(Column::numbers("rating", "Rating"));
        columns.push(Column::words("federation", "Fed"));
    }
    columns.push(Column::numbers("points", "Points"));
    for tie_break in &standings.settings().tie_breaks {
        let code = tie_break.to_string();
        columns.push(Column::numbers(&code, &code));
    }
    let rows = lines.into_iter().map(|(rank, row)| line(snapshot, standings, rank, row));
    View { title, columns, rows: rows.collect(), notes: Vec::new() }
}

fn line(snapshot: &Snapshot, standings: &Standings, rank: u32, row: &Row) -> Vec<String> {
    let mut cells = vec![rank.to_string(), row.who.number().to_string()];
    let name = names::participant(snapshot, row.who);
    match row.who {
        Participant::Player(number) => {
            let player = snapshot.player(number);
            let title = player.and_then(|player| player.title).map_or("", |title| title.code());
            let rating = player.and_then(|player| player.rating);
            let federation = player.map_or("", |player| player.federation.as_str());
            cells.extend([
                title.to_owned(),
                name,
                rating.map_or_else(String::new, |rating| rating.to_string()),
                federation.to_owned(),
            ]);
        }
        Participant::Team(_) => cells.push(name),
    }
    cells.push(row.score.to_string());
    cells.extend(values(standings, row));
    cells
}

/// The values of one row as tables show them.
pub fn values(standings: &Standings, row: &Row) -> Vec<String> {
    let settings = standings.settings();
    let pairs = row.values.iter().zip(&settings.tie_breaks);
    pairs.map(|(value, tie_break)| cell(value, tie_break.decimals(settings.edition))).collect()
}

/// A value without anything to show is an empty cell.
fn cell(value: &Value, decimals: u32) -> String {
    match value {
        Value::None => String::new(),
        value => value.text(decimals),
    }
}

/// The medal table as a view.
pub fn medals(title: &str, rows: &[MedalRow]) -> View {
    let line = |row: &MedalRow| {
        let counts = row.medals.iter().map(u32::to_string);
        let total = row.medals.iter().sum::<u32>().to_string();
        let first = [row.rank.to_string(), row.name.clone()].into_iter();
        first.chain(counts).chain([total]).collect()
    };
    View {
        title: title.to_owned(),
        columns: vec![
            Column::numbers("rank", "Rank"),
            Column::words("name", "Name"),
            Column::numbers("gold", "Gold"),
            Column::numbers("silver", "Silver"),
            Column::numbers("bronze", "Bronze"),
            Column::numbers("total", "Total"),
        ],
        rows: rows.iter().map(line).collect(),
        notes: Vec::new(),
    }
}
