//! The standings, whole or of a category, after any round.

use std::collections::BTreeMap;
use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, Query, State as Shared};
use ronde_desk::State;
use ronde_desk::state::Phase;
use ronde_desk::stored::EntrantId;
use ronde_model::Participant;
use ronde_rating::event::fide::Verdict;
use ronde_report::graphics::{self, Mark, Step};
use ronde_report::ranking_notes;
use ronde_standings::tables::{CrossRow, Selected};
use ronde_words::{Lang, StandingWords, fill};
use serde::Deserialize;

use super::groups::{Chosen, Group, groups};
use super::{Frame, Opened, points, shown};
use crate::Server;
use crate::cache::{self, Places};
use crate::error::Answer;

/// Above this many, a page has no pictures: it must still open on a telephone.
const PICTURES: usize = 1000;

#[derive(Template)]
#[template(path = "standings.html")]
struct Page {
    frame: Frame,
    p: &'static StandingWords,
    id: String,
    after: u16,
    rounds: Vec<u16>,
    provisional: String,
    is_final: bool,
    groups: Vec<Group>,
    group: String,
    tie_breaks: Vec<String>,
    /// By which rules, and what else a reader should know.
    notes: Vec<String>,
    grouped: bool,
    rows: Vec<Row>,
    pictures: bool,
    /// `ΔElo`, where ratings change; empty elsewhere.
    change_head: &'static str,
}

struct Row {
    rank: u32,
    /// Among everybody, where the page shows a category.
    overall: u32,
    number: u32,
    name: String,
    /// The group of a Berlin tournament; empty elsewhere.
    group: String,
    points: String,
    values: Vec<String>,
    progress: String,
    colours: String,
    change: String,
}

/// What is to be shown.
#[derive(Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    pub(crate) after: Option<u16>,
    #[serde(default)]
    pub(crate) group: String,
}

/// Rounds that everybody has seen: the standings are of these.
pub(crate) fn published(state: &State) -> u16 {
    let count = state.rounds.iter().filter(|held| held.phase > Phase::Draft).count();
    u16::try_from(count).unwrap_or(u16::MAX)
}

/// Rounds that are over: what is shown if nobody asks for another.
pub(crate) fn complete(state: &State) -> u16 {
    u16::try_from(state.complete_rounds()).unwrap_or(u16::MAX)
}

/// The round after which; the last complete one if nobody asks for another.
pub(crate) fn after(state: &State, asked: Option<u16>) -> u16 {
    let last = published(state);
    asked.filter(|round| (1..=last).contains(round)).unwrap_or_else(|| complete(state))
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path(id): Path<String>,
    Opened { visitor, state }: Opened,
    Query(asked): Query<Asked>,
) -> Answer {
    let p = StandingWords::of(visitor.lang);
    let (last, after) = (published(&state), after(&state, asked.after));
    let places = server.tables.places(&state, after).await;
    let changes = if after == last { changes(&server, &state).await } else { BTreeMap::new() };
    let (rated, arbiter, code) = (!changes.is_empty(), visitor.is_arbiter(), asked.group.clone());
    let (held, table, lang) = (Arc::clone(&state), Arc::clone(&places), visitor.lang);
    let made = tokio::task::spawn_blocking(move || {
        let offered = groups(&held, &table, p);
        let chosen = Chosen::read(&code, &offered, arbiter);
        (rows(&held, &table, &chosen, &changes, lang), offered)
    });
    let (rows, offered) = made.await?;
    let open = after == last && state.round(after).is_some_and(|it| it.phase < Phase::Closed);
    let settings = places.standings.settings();
    let page = Page {
        frame: Frame::of(&visitor, "standings", &id, &state).at_round(after).placed(&server).await,
        p,
        after,
        rounds: (1..=last).collect(),
        provisional: if open { fill!(p.provisional, n = after) } else { String::new() },
        is_final: state.finished && after == last,
        groups: offered,
        group: asked.group,
        tie_breaks: settings.tie_breaks().iter().map(ToString::to_string).collect(),
        notes: notes(&places, visitor.lang),
        grouped: !places.standings.sections().is_empty(),
        pictures: rows.len() <= PICTURES,
        change_head: if rated { p.change } else { "" },
        rows,
        id,
    };
    Ok(cache::heavy(|| shown(&page)))
}

/// Changes of ratings, where the event has ratings at all.
async fn changes(server: &Server, state: &Arc<State>) -> BTreeMap<EntrantId, String> {
    let ratings = server.tables.ratings(state).await;
    let numbers = state.numbering(state.next_round());
    let change = |line: &ronde_rating::event::fide::Line| match &line.verdict {
        Verdict::Changed(change) => Some((numbers.id(line.number)?, signed(change.hundredths))),
        _ => None,
    };
    ratings.lines.iter().filter_map(change).collect()
}

/// Hundredths of a point with their sign: `+14.2`.
fn signed(hundredths: i64) -> String {
    let sign = match hundredths {
        0 => "",
        1.. => "+",
        _ => "−",
    };
    let tenths = (hundredths.abs() + 5) / 10;
    format!("{sign}{}.{}", tenths / 10, tenths % 10)
}

fn rows(
    state: &State,
    places: &Places,
    group: &Chosen,
    changes: &BTreeMap<EntrantId, String>,
    lang: Lang,
) -> Vec<Row> {
    let Places { snapshot, standings, numbers } = places;
    let mut crosstable: BTreeMap<Participant, CrossRow> = BTreeMap::new();
    if standings.rows().len() <= PICTURES {
        crosstable.extend(standings.crosstable().into_iter().map(|row| (row.who, row)));
    }
    let rounds = state.last_round().unwrap_or(0);
    let win = snapshot.rules.points.white_win;
    let belongs = |row: &&ronde_standings::Row| {
        let id = row.who.player().and_then(|number| Some((number, numbers.id(number)?)));
        id.is_none_or(|(number, id)| group.holds(state, snapshot, number, id))
    };
    let mut rows: Vec<Row> = Vec::new();
    for Selected { place, row } in standings.selected(belongs) {
        let id = row.who.player().and_then(|number| numbers.id(number));
        let line = crosstable.get(&row.who);
        let name = name(state, places, row.who);
        rows.push(Row {
            rank: place,
            overall: row.rank,
            number: row.who.number(),
            group: row.group.map(|it| ronde_report::standings::group(it, lang)).unwrap_or_default(),
            points: points(row.score),
            values: fractions(&ronde_report::standings::values(standings, row)),
            progress: line.map_or_else(String::new, |line| progress(line, &name, rounds, win)),
            colours: line.map_or_else(String::new, |line| colours(line, &name)),
            change: id.and_then(|id| changes.get(&id).cloned()).unwrap_or_default(),
            name,
        });
    }
    rows
}

/// By which rules the table is made, and what its reader should know.
pub(crate) fn notes(places: &Places, lang: Lang) -> Vec<String> {
    let settings = places.standings.settings();
    let mut notes = vec![ranking_notes::decided(settings, lang)];
    notes.extend(ranking_notes::notes(&places.snapshot, settings, lang));
    notes
}

/// A player by today's name, a team by its own.
pub(crate) fn name(state: &State, places: &Places, who: Participant) -> String {
    let id = who.player().and_then(|number| places.numbers.id(number));
    id.map_or_else(
        || ronde_report::names::participant(&places.snapshot, who),
        |id| super::name_of(state, id),
    )
}

fn fractions(values: &[String]) -> Vec<String> {
    values.iter().map(|value| super::fraction(value)).collect()
}

fn progress(line: &CrossRow, name: &str, rounds: u16, win: ronde_model::Score) -> String {
    let steps: Vec<Step> = line.cells.iter().map(Step::from).collect();
    let each: Vec<String> = line.cells.iter().map(|cell| points(cell.running)).collect();
    graphics::progress(&format!("{name}: {}", each.join(" · ")), rounds, win, &steps)
}

fn colours(line: &CrossRow, name: &str) -> String {
    let marks: Vec<Mark> = line.cells.iter().map(Mark::from).collect();
    graphics::colours(name, &marks, None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_have_one_decimal_and_a_sign() {
        for (hundredths, text) in
            [(1420, "+14.2"), (-305, "−3.1"), (0, "0.0"), (4, "+0.0"), (95, "+1.0")]
        {
            assert_eq!(text, signed(hundredths), "{hundredths}");
        }
    }
}
