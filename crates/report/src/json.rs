//! Standings for programs. Points and values are strings, exact for every reader; fractions that no
//! decimal holds stand as `59/3` in `exact`.

use ronde_model::{Participant, Snapshot};
use ronde_standings::edition::Form;
use ronde_standings::{Contest, Decider, Row, Standings, Value};
use serde::Serialize;

use crate::names;
use crate::standings::values;
use crate::why::json::{Explanation, explanation};

/// The version of the form. It is raised when a field goes or changes its meaning.
const VERSION: u32 = 1;

#[derive(Serialize)]
struct Page<'a> {
    ronde_standings: u32,
    event: &'a str,
    rules: String,
    form: &'static str,
    contest: &'static str,
    rounds: usize,
    tie_breaks: Vec<String>,
    standings: Vec<Line>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<Explanation>,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    notes: &'a [String],
}

#[derive(Serialize)]
struct Line {
    rank: u32,
    number: u32,
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    estimate: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    federation: Option<String>,
    points: String,
    below_by: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    group: Option<GroupLine>,
    values: Vec<Cell>,
}

/// A group that is ranked by itself.
#[derive(Serialize)]
struct GroupLine {
    number: u32,
    #[serde(rename = "final")]
    is_final: bool,
}

#[derive(Serialize)]
struct Cell {
    code: String,
    /// As tables show it; `null` where the tie-break says nothing.
    value: Option<String>,
    /// Without rounding.
    #[serde(skip_serializing_if = "Option::is_none")]
    exact: Option<String>,
}

/// The standings, and the working of one participant where it is asked for.
pub fn page(
    snapshot: &Snapshot,
    standings: &Standings,
    why: Option<Participant>,
    notes: &[String],
) -> String {
    let settings = standings.settings();
    let page = Page {
        ronde_standings: VERSION,
        event: &snapshot.event.name,
        rules: settings.edition().to_string(),
        form: match settings.form() {
            Form::Swiss => "swiss",
            Form::Predetermined => "predetermined",
        },
        contest: match settings.contest() {
            Contest::Players => "players",
            Contest::Teams => "teams",
        },
        rounds: settings.rounds(),
        tie_breaks: settings.tie_breaks().iter().map(ToString::to_string).collect(),
        standings: standings.rows().iter().map(|row| line(snapshot, standings, row)).collect(),
        why: why.and_then(|who| explanation(snapshot, standings, who)),
        notes,
    };
    serde_json::to_string_pretty(&page).expect("strings and numbers can always be written") + "\n"
}

fn line(snapshot: &Snapshot, standings: &Standings, row: &Row) -> Line {
    let player = row.who.player().and_then(|number| snapshot.player(number));
    let settings = standings.settings();
    let cells = row.values.iter().zip(values(standings, row)).zip(settings.tie_breaks());
    Line {
        rank: row.rank,
        number: row.who.number(),
        name: names::participant(snapshot, row.who),
        title: player.and_then(|player| player.title).map(ronde_model::Title::code),
        rating: player.and_then(|player| player.rating),
        estimate: player.and_then(|player| Some(player.estimate.as_ref()?.rating)),
        federation: player.map(|player| player.federation.clone()).filter(|it| !it.is_empty()),
        points: row.score.to_string(),
        below_by: decider(standings, row.below_by),
        group: row.group.map(|it| GroupLine { number: it.number, is_final: it.is_final }),
        values: cells
            .map(|((value, shown), tie_break)| Cell {
                code: tie_break.to_string(),
                value: (*value != Value::None).then_some(shown),
                exact: value.number().map(|ratio| ratio.to_string()).filter(|it| it.contains('/')),
            })
            .collect(),
    }
}

/// What put a row below the one above, as a word or the code of the tie-break.
pub(crate) fn decider(standings: &Standings, decider: Decider) -> String {
    match decider {
        Decider::First => "first".to_owned(),
        Decider::Points => "points".to_owned(),
        Decider::TieBreak(place) => standings.settings().tie_breaks()[place].to_string(),
        Decider::Place => "place".to_owned(),
        Decider::Lots => "lots".to_owned(),
        Decider::Nothing => "shared".to_owned(),
    }
}
