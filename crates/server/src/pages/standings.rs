//! The standings, and why somebody is where he is.

use askama::Template;
use axum::extract::{Path, State as Shared};
use axum::http::StatusCode;
use axum::response::Response;
use ronde_desk::preview::table;
use ronde_desk::stored::EntrantId;
use ronde_model::Participant;

use super::{Frame, message, name_of, points, shown, state_of};
use crate::Server;
use crate::access::Visitor;
use crate::words::fill;

/// Decimals of a tie-break in its working.
const DECIMALS: u32 = 2;

#[derive(Template)]
#[template(path = "standings.html")]
struct Page {
    frame: Frame,
    after: String,
    tie_breaks: Vec<String>,
    rows: Vec<Row>,
}

struct Row {
    rank: u32,
    number: u32,
    name: String,
    points: String,
    values: Vec<String>,
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Response {
    let state = match state_of(&server, &visitor, &id).await {
        Ok(state) => state,
        Err(response) => return response,
    };
    let (standings, numbers) = table(&state);
    let row = |row: &ronde_standings::Row| {
        let Participant::Player(number) = row.who else { return None };
        Some(Row {
            rank: row.rank,
            number: number.get(),
            name: name_of(&state, numbers.id(number)?),
            points: points(row.score),
            values: ronde_report::standings::values(&standings, row),
        })
    };
    let settings = standings.settings();
    let page = Page {
        frame: Frame::of(&visitor, "standings", &id, &state).placed(&server).await,
        after: fill(visitor.lang.words().after_round, &[("n", &settings.rounds)]),
        tie_breaks: settings.tie_breaks.iter().map(ToString::to_string).collect(),
        rows: standings.rows().iter().filter_map(row).collect(),
    };
    shown(&page)
}

#[derive(Template)]
#[template(path = "working.html")]
struct Working {
    frame: Frame,
    heading: String,
    name: String,
    points: String,
    lines: Vec<(String, &'static str, String)>,
}

pub(crate) async fn working(
    Shared(server): Shared<Server>,
    Path((id, number)): Path<(String, u32)>,
    visitor: Visitor,
) -> Response {
    let state = match state_of(&server, &visitor, &id).await {
        Ok(state) => state,
        Err(response) => return response,
    };
    let words = visitor.lang.words();
    let (standings, numbers) = table(&state);
    let who = ronde_model::PairingNumber::new(number).map(Participant::Player);
    let found = who.and_then(|who| Some((standings.row_of(who)?, standings.why(who)?)));
    let Some((row, why)) = found else {
        return message(&visitor, StatusCode::NOT_FOUND, words.missing_page.to_owned());
    };
    let player = ronde_model::PairingNumber::new(number).and_then(|it| numbers.id(it));
    let line = |it: &ronde_standings::Explained| {
        (it.tie_break.to_string(), it.article, it.value.text(DECIMALS))
    };
    let page = Working {
        frame: Frame::of(&visitor, "standings", &id, &state).placed(&server).await,
        heading: fill(words.why_place, &[("n", &row.rank)]),
        name: name_of(&state, player.unwrap_or(EntrantId(0))),
        points: points(row.score),
        lines: why.iter().map(line).collect(),
    };
    shown(&page)
}
