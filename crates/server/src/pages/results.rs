//! Results by keyboard.

use askama::Template;
use axum::extract::{Path, State as Shared};
use axum::http::StatusCode;
use axum::response::Response;

use super::{
    Frame, by_table, message, name_of, points_before, result_code, result_text, shown,
    shown_rounds, state_of,
};
use crate::Server;
use crate::access::Visitor;
use crate::words::fill;

#[derive(Template)]
#[template(path = "results.html")]
struct Page {
    frame: Frame,
    round: u16,
    done: usize,
    boards: Vec<Board>,
}

struct Board {
    table: u32,
    white: String,
    black: String,
    white_points: String,
    black_points: String,
    text: &'static str,
    code: String,
    confirmed: bool,
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
    let words = visitor.lang.words();
    let visible = round <= shown_rounds(&state, &visitor);
    let Some(held) = state.round(round).filter(|_| visible) else {
        return message(&visitor, StatusCode::NOT_FOUND, fill(words.not_paired, &[("n", &round)]));
    };
    let points = points_before(&state, round);
    let of = |id| points.get(&id).cloned().unwrap_or_default();
    let board = |it: &ronde_desk::state::BoardState| Board {
        table: it.table,
        white: name_of(&state, it.white),
        black: name_of(&state, it.black),
        white_points: of(it.white),
        black_points: of(it.black),
        text: result_text(it.result),
        code: result_code(it.result),
        confirmed: it.confirmed,
    };
    let page = Page {
        frame: Frame::of(&visitor, "results", &id, &state),
        round,
        done: held.boards.len() - held.missing().count(),
        boards: by_table(held).into_iter().map(board).collect(),
    };
    shown(&page)
}
