//! The same for programs.

use axum::Json;
use axum::extract::{Path, Query, State as Shared};
use ronde_desk::moment::Told;
use ronde_report::explain::{self, Explained, Story};
use serde_json::{Value, json};

use super::page::{Asked, answered, story};
use super::told::told;
use crate::Server;
use crate::error::{Answer, ApiError, ErrorCode};
use crate::pages::{Opened, visible};

/// Which board, or whom.
#[derive(Default, serde::Deserialize)]
pub(crate) struct Wanted {
    board: Option<u32>,
    #[serde(flatten)]
    asked: Asked,
}

/// Why a board, a player or the whole round came out so.
pub(crate) async fn why(
    Shared(server): Shared<Server>,
    Path((_, round)): Path<(String, u16)>,
    Query(wanted): Query<Wanted>,
    Opened { visitor, state }: Opened,
) -> Answer<Json<Value>> {
    let held = visible(&state, &visitor, round).map_err(unseen)?;
    let told = told(&server, &state, round).await?;
    let Some(told) = told.as_ref() else { return Err(not_swiss()) };
    let board = match wanted.board {
        None => None,
        Some(table) => {
            let seats = held.board(table).and_then(|it| told.moment.board(it.pair()));
            let Some(seats) = seats else {
                return Err(ApiError::missing(|w| w.no_such_board));
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
    Ok(Json(whole(told, &made)))
}

/// Why two do not meet.
pub(crate) async fn why_not(
    Shared(server): Shared<Server>,
    Path((_, round)): Path<(String, u16)>,
    Query(query): Query<Asked>,
    Opened { visitor, state }: Opened,
) -> Answer<Json<Value>> {
    visible(&state, &visitor, round).map_err(unseen)?;
    let told = told(&server, &state, round).await?;
    let Some(held) = told.as_ref() else { return Err(not_swiss()) };
    let known =
        query.two().filter(|(one, other)| one != other && held.knows(*one) && held.knows(*other));
    let Some(two) = known else {
        return Err(ApiError::objection(|w| w.two_players));
    };
    let made = answered(&server, &state, &told, &visitor, two).await.ok_or_else(not_swiss)?;
    Ok(Json(whole(held, &made)))
}

fn unseen(why: String) -> ApiError {
    ApiError::told(ErrorCode::Missing, why)
}

fn not_swiss() -> ApiError {
    ApiError::objection(|w| w.scheduled)
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
