//! The wall chart: everybody and every round, with room to write the next one by hand.

use ronde_standings::tables::CrossRow;
use ronde_standings::{Contest, Standings};
use ronde_words::{HeadWords, PaperWords, fill};

use super::people;
use super::{Block, Page, Paper, Sheet, Source, Table};
use crate::crosstable::{sign, written};
use crate::html::{self, Extra};
use crate::names;
use crate::view::{Column, View};

/// The chart, filled in as far as the standings go; empty where `blank` is asked for. It lies on
/// the long side of its page.
pub fn paper(source: &Source, standings: &Standings, blank: bool) -> Paper {
    let title = PaperWords::of(source.lang).wall_chart.to_owned();
    Paper::new(source, "wall-chart", title).with(sheet(source, standings, blank))
}

/// The chart as a part of another paper.
pub fn sheet(source: &Source, standings: &Standings, blank: bool) -> Sheet {
    let words = PaperWords::of(source.lang);
    let page = Page { landscape: true, ..source.page };
    let view = view(source, standings, blank).without_empty(&["rating"]);
    let kept = if view.columns.iter().any(|column| column.key == "rating") { 3 } else { 2 };
    let table = Table { view, abreast: 1, kept };
    let extra = Extra { ruled: true, ..Extra::default() };
    let markup = html::drawn(page, &table, extra);
    Sheet {
        key: "wall-chart".to_owned(),
        title: words.wall_chart.to_owned(),
        page,
        blocks: vec![
            Block::Words(words.wall_chart_how.to_owned()),
            Block::Drawn { markup, view: table.view },
        ],
    }
}

fn view(source: &Source, standings: &Standings, blank: bool) -> View {
    let heads = HeadWords::of(source.lang);
    let snapshot = source.snapshot;
    let settings = standings.settings();
    let declared = snapshot.rules.declared_rounds.map_or(0, usize::from);
    let rounds = declared.max(settings.rounds());
    let mut rows = standings.crosstable();
    rows.sort_by_key(|row| row.who);
    let teams = settings.contest() == Contest::Teams;
    let line = |row: &CrossRow| {
        let rating = row.who.player().map(|it| people::rating(snapshot, it)).unwrap_or_default();
        let name = match row.who.player() {
            Some(number) => people::titled(snapshot, number, source.lang),
            None => names::participant_in(snapshot, row.who, source.lang),
        };
        let mut cells = vec![row.who.number().to_string(), name, rating];
        let filled = row.cells.iter().filter(|_| !blank);
        let filled = filled
            .map(|cell| format!("{}\n{}", written(cell, teams, sign), people::short(cell.running)));
        cells.extend(filled);
        cells.resize(3 + rounds, String::new());
        let over = !blank && settings.rounds() == rounds;
        cells.push(if over { row.score.to_string() } else { String::new() });
        cells
    };
    let mut columns = vec![
        Column::numbers("number", heads.number),
        Column::words("name", heads.name),
        Column::numbers("rating", heads.rating),
    ];
    for round in 1..=rounds {
        let heading = fill!(heads.round, n = round);
        columns.push(Column::numbers(&format!("round_{round}"), &heading));
    }
    columns.push(Column::numbers("points", heads.points));
    View { columns, rows: rows.iter().map(line).collect(), ..View::default() }
}
