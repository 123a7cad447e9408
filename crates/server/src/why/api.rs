//! The same for programs.

use axum::Json;
use axum::extract::{Path, Query, State as Shared};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use ronde_desk::moment::Told;
use ronde_report::explain::{self, Explained, Story};
use serde_json::{Value, json};

use super::page::{Asked, answered, story};
use super::told::told;
use crate::Server;
use crate::api::{answer, refused};
use crate::pages::{Opened, visible};

/// Which board, or whom.
#[derive(Default, serde::Deserialize)]
pub(super) struct Wanted {
    board: Option<u32>,
    #[serde(flatten)]
    asked: Asked,
}

/// Why a board, a player or the whole round came out so.
pub(super) async fn why(
    Shared(server): Shared<Server>,
    Path((_, round)): Path<(String, u16)>,
    Query(wanted): Query<Wanted>,
    Opened { visitor, state }: Opened,
) -> Response {
    let held = match visible(&state, &visitor, round) {
        Ok(held) => held,
        Err(why) => return answer(StatusCode::NOT_FOUND, "missing", &why),
    };
    let told = match told(&server, &state, round).await {
        Ok(told) => told,
        Err(error) => return refused(error),
    };
    let Some(told) = told.as_ref() else { return not_swiss() };
    let board = match wanted.board {
        None => None,
        Some(table) => {
            let seats = held.board(table).and_then(|it| told.moment.board(it.pair()));
            let Some(seats) = seats else {
                return answer(StatusCode::NOT_FOUND, "missing", "There is no such board.");
            };
            Some(seats)
        }
    };
    let made = crate::cache::heavy(|| match (&told.paired, board) {
        (Ok(pairing), Some(seats)) => {
            let snapshot = &told.moment.snapshot;
            explain::held(&Explained { snapshot, pairing }, seats, visitor.lang)
        }
        _ => story(told, wanted.asked.player(), visitor.lang),
    });
    Json(whole(told, &made)).into_response()
}

/// Why two do not meet.
pub(super) async fn why_not(
    Shared(server): Shared<Server>,
    Path((_, round)): Path<(String, u16)>,
    Query(query): Query<Asked>,
    Opened { visitor, state }: Opened,
) -> Response {
    if let Err(why) = visible(&state, &visitor, round) {
        return answer(StatusCode::NOT_FOUND, "missing", &why);
    }
    let told = match told(&server, &state, round).await {
        Ok(told) => told,
        Err(error) => return refused(error),
    };
    let Some(held) = told.as_ref() else { return not_swiss() };
    let known =
        query.two().filter(|(one, other)| one != other && held.knows(*one) && held.knows(*other));
    let Some(two) = known else {
        let words = "Say in `one` and `other` the numbers of two players.";
        return answer(StatusCode::UNPROCESSABLE_ENTITY, "objection", words);
    };
    match answered(&state, &told, &visitor, two).await {
        Some(made) => Json(whole(held, &made)).into_response(),
        None => not_swiss(),
    }
}

fn not_swiss() -> Response {
    let words = "A schedule pairs this round: nothing was decided.";
    answer(StatusCode::UNPROCESSABLE_ENTITY, "objection", words)
}

/// The story, and of when it is.
fn whole(told: &Told, story: &Story) -> Value {
    let step =
        |it: &explain::Part| json!({ "name": it.name, "lines": it.lines, "article": it.article });
    json!({
        "round": told.moment.round.get(),
        "system": told.moment.system.code(),
        "frozen": told.moment.made.map(|(_, at)| at),
        "title": story.title,
        "short": story.short,
        "steps": story.steps.iter().map(step).collect::<Vec<_>>(),
    })
}
