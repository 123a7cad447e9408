//! What to do next, always one clear step.

use askama::Template;
use axum::extract::{Path, State as Shared};
use axum::response::Response;
use ronde_desk::state::Phase;

use super::{Frame, Next, name_of, next_step, result_text, shown, shown_rounds, state_of};
use crate::Server;
use crate::access::Visitor;

/// Boards that are shown at once.
const TOP: usize = 8;

#[derive(Template)]
#[template(path = "overview.html")]
struct Overview {
    frame: Frame,
    next: Next,
    top: Vec<Board>,
    done: usize,
    boards: usize,
}

struct Board {
    table: u32,
    white: String,
    black: String,
    result: &'static str,
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
    let held = state.round(shown_rounds(&state, &visitor));
    let board = |it: &ronde_desk::state::BoardState| Board {
        table: it.table,
        white: name_of(&state, it.white),
        black: name_of(&state, it.black),
        result: result_text(it.result),
    };
    let open = held.filter(|held| held.phase == Phase::Published);
    let page = Overview {
        frame: Frame::of(&visitor, "overview", &id, &state).placed(&server).await,
        next: next_step(&id, &state, &visitor),
        top: held.map_or_else(Vec::new, |it| it.boards.iter().take(TOP).map(board).collect()),
        done: open.map_or(0, |it| it.boards.len() - it.missing().count()),
        boards: open.map_or(0, |it| it.boards.len()),
    };
    shown(&page)
}
