//! The standings as a view, whole or of a category.

use ronde_model::{Participant, Snapshot};
use ronde_standings::tables::{MedalRow, Selected};
use ronde_standings::{Category, Contest, Group, Row, Standings, Value};
use ronde_words::{HeadWords, Lang, MedalWords, fill};

use crate::estimates;
use crate::names;
use crate::view::{Column, View};

/// The standings of everybody, in English.
pub fn view(snapshot: &Snapshot, standings: &Standings) -> View {
    view_in(snapshot, standings, Lang::En)
}

/// The standings of everybody.
pub fn view_in(snapshot: &Snapshot, standings: &Standings, lang: Lang) -> View {
    let lines = standings.rows().iter().map(|row| (row.rank, row)).collect();
    let title = heading_in(snapshot, standings, lang);
    table(snapshot, standings, lang, title, lines)
}

/// The standings of a category.
pub fn category_in(
    snapshot: &Snapshot,
    standings: &Standings,
    category: &Category,
    lang: Lang,
) -> View {
    let title = heading_in(snapshot, standings, lang);
    let title = format!("{title}: {}", names::category(category, lang));
    let selected = standings.of_category(snapshot, category);
    let lines = selected.iter().map(|Selected { place, row }| (*place, *row)).collect();
    table(snapshot, standings, lang, title, lines)
}

/// `Lakeside Open: standings after round 5 of 9`.
pub fn heading(snapshot: &Snapshot, standings: &Standings) -> String {
    heading_in(snapshot, standings, Lang::En)
}

/// The same in a language.
pub(crate) fn heading_in(snapshot: &Snapshot, standings: &Standings, lang: Lang) -> String {
    let when = when(snapshot, standings, lang);
    match snapshot.event.name.trim() {
        "" => fill!(HeadWords::of(lang).standings, when = when),
        name => fill!(HeadWords::of(lang).standings_of, name = name, when = when),
    }
}

/// `after round 5 of 9`.
pub(crate) fn when(snapshot: &Snapshot, standings: &Standings, lang: Lang) -> String {
    let words = HeadWords::of(lang);
    let rounds = standings.settings().rounds();
    match snapshot.rules.declared_rounds {
        _ if rounds == 0 => words.before.to_owned(),
        Some(declared) if usize::from(declared) == rounds => {
            fill!(words.after_last, n = rounds)
        }
        Some(declared) => fill!(words.after_of, n = rounds, of = declared),
        None => fill!(words.after, n = rounds),
    }
}

fn table(
    snapshot: &Snapshot,
    standings: &Standings,
    lang: Lang,
    title: String,
    lines: Vec<(u32, &Row)>,
) -> View {
    let words = HeadWords::of(lang);
    let teams = standings.settings().contest() == Contest::Teams;
    let mut columns =
        vec![Column::numbers("rank", words.rank), Column::numbers("number", words.number)];
    if !teams {
        columns.push(Column::words("title", words.title));
    }
    columns.push(Column::words("name", words.name));
    if !teams {
        columns.push(Column::numbers("rating", words.rating));
        columns.push(Column::words("federation", words.federation));
    }
    let grouped = !standings.sections().is_empty();
    if grouped {
        columns.push(Column::words("group", words.group));
    }
    columns.push(Column::numbers("points", words.points));
    for tie_break in standings.settings().tie_breaks() {
        let code = tie_break.to_string();
        columns.push(Column::numbers(&code, &code));
    }
    let rows = lines.into_iter().map(|(rank, row)| line(snapshot, standings, lang, rank, row));
    estimates::noted(View { title, columns, rows: rows.collect(), notes: Vec::new() }, lang)
}

fn line(
    snapshot: &Snapshot,
    standings: &Standings,
    lang: Lang,
    rank: u32,
    row: &Row,
) -> Vec<String> {
    let mut cells = vec![rank.to_string(), row.who.number().to_string()];
    let name = names::participant_in(snapshot, row.who, lang);
    match row.who {
        Participant::Player(number) => {
            let player = snapshot.player(number);
            let title = player.and_then(|player| player.title).map_or("", |title| title.code());
            let rating = player.map(estimates::shown).unwrap_or_default();
            let federation = player.map_or("", |player| player.federation.as_str());
            cells.extend([title.to_owned(), name, rating, federation.to_owned()]);
        }
        Participant::Team(_) => cells.push(name),
    }
    cells.extend(row.group.map(|it| group(it, lang)));
    cells.push(row.score.to_string());
    cells.extend(values(standings, row));
    cells
}

/// `B`, or `Final 1`.
pub fn group(group: Group, lang: Lang) -> String {
    if group.is_final {
        return fill!(HeadWords::of(lang).final_n, n = group.number);
    }
    let letter = group.number.checked_sub(1).and_then(|it| u8::try_from(it).ok());
    letter.map_or_else(|| group.number.to_string(), |it| char::from(b'A' + it % 26).to_string())
}

/// The values of one row as tables show them.
pub fn values(standings: &Standings, row: &Row) -> Vec<String> {
    let settings = standings.settings();
    let pairs = row.values.iter().zip(settings.tie_breaks());
    pairs.map(|(value, tie_break)| cell(value, tie_break.decimals(settings.edition()))).collect()
}

/// A value without anything to show is an empty cell.
fn cell(value: &Value, decimals: u32) -> String {
    match value {
        Value::None => String::new(),
        value => value.text(decimals),
    }
}

/// The medal table as a view.
pub fn medals(rows: &[MedalRow], lang: Lang) -> View {
    let (w, head) = (MedalWords::of(lang), HeadWords::of(lang));
    let line = |row: &MedalRow| {
        let counts = row.medals.iter().map(u32::to_string);
        let total = row.medals.iter().sum::<u32>().to_string();
        let first = [row.rank.to_string(), row.name.clone()].into_iter();
        first.chain(counts).chain([total]).collect()
    };
    View {
        title: w.title.to_owned(),
        columns: vec![
            Column::numbers("rank", head.rank),
            Column::words("name", head.name),
            Column::numbers("gold", w.gold),
            Column::numbers("silver", w.silver),
            Column::numbers("bronze", w.bronze),
            Column::numbers("total", w.total),
        ],
        rows: rows.iter().map(line).collect(),
        notes: Vec::new(),
    }
}
