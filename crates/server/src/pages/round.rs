//! A round: draft, published, closed.

use askama::Template;
use axum::extract::{Path, State as Shared};
use axum::http::StatusCode;
use axum::response::Response;
use ronde_desk::state::{Phase, RoundState};
use ronde_desk::stored::UnpairedCode;

use super::{
    Frame, Next, by_table, message, name_of, next_step, points_before, result_text, shown,
    shown_rounds, state_of,
};
use crate::Server;
use crate::access::Visitor;
use crate::words::{Words, fill};

#[derive(Template)]
#[template(path = "round.html")]
struct Page {
    frame: Frame,
    next: Next,
    round: u16,
    band: &'static str,
    stands: &'static str,
    boards: Vec<Board>,
    unpaired: Vec<(String, &'static str)>,
}

struct Board {
    table: u32,
    white: String,
    white_points: String,
    black: String,
    black_points: String,
    result: &'static str,
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
        let text =
            if state.round(round).is_some() { words.not_published } else { words.not_paired };
        return message(&visitor, StatusCode::NOT_FOUND, fill(text, &[("n", &round)]));
    };
    let points = points_before(&state, round);
    let of = |id| points.get(&id).cloned().unwrap_or_default();
    let board = |it: &ronde_desk::state::BoardState| Board {
        table: it.table,
        white: name_of(&state, it.white),
        white_points: of(it.white),
        black: name_of(&state, it.black),
        black_points: of(it.black),
        result: result_text(it.result),
    };
    let unpaired =
        held.unpaired.iter().map(|(id, why)| (name_of(&state, *id), why_words(*why, words)));
    let (band, stands) = phase(held, words);
    let page = Page {
        frame: Frame::of(&visitor, "round", &id, &state),
        next: next_step(&id, &state, words),
        round,
        band,
        stands,
        boards: by_table(held).into_iter().map(board).collect(),
        unpaired: unpaired.collect(),
    };
    shown(&page)
}

const fn phase(round: &RoundState, words: &Words) -> (&'static str, &'static str) {
    match round.phase {
        Phase::Draft => ("draft", words.draft),
        Phase::Published => ("published", words.published),
        Phase::Closed => ("published", words.closed),
    }
}

const fn why_words(why: UnpairedCode, words: &Words) -> &'static str {
    match why {
        UnpairedCode::PairingBye | UnpairedCode::Full | UnpairedCode::ForfeitWin => words.bye,
        UnpairedCode::Half => words.half_bye,
        UnpairedCode::Zero | UnpairedCode::ForfeitLoss => words.absent,
    }
}
