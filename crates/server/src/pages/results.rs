//! Results by keyboard.

use askama::Template;
use axum::extract::{Path, State as Shared};
use axum::http::StatusCode;
use axum::response::Response;

use super::{Board, Frame, boards, message, shown, state_of, visible};
use crate::Server;
use crate::access::Visitor;

#[derive(Template)]
#[template(path = "results.html")]
struct Page {
    frame: Frame,
    round: u16,
    done: usize,
    boards: Vec<Board>,
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path((id, round)): Path<(String, u16)>,
    visitor: Visitor,
) -> Response {
    let state = match state_of(&server, &visitor, &id).await {
        Ok(state) => state,
        Err(response) => return response,
    };
    let held = match visible(&state, &visitor, round) {
        Ok(held) => held,
        Err(why) => return message(&visitor, StatusCode::NOT_FOUND, why),
    };
    let page = Page {
        frame: Frame::of(&visitor, "results", &id, &state).at_round(round).placed(&server).await,
        round,
        done: held.boards.len() - held.missing().count(),
        boards: boards(&state, held, round),
    };
    shown(&page)
}
