//! A round: draft, published, closed.

use askama::Template;
use axum::extract::{Path, State as Shared};
use axum::http::StatusCode;
use axum::response::Response;
use ronde_desk::state::{Phase, RoundState};
use ronde_desk::stored::UnpairedCode;

use super::{Board, Frame, Next, boards, message, name_of, next_step, shown, state_of, visible};
use crate::Server;
use crate::access::Visitor;
use crate::words::Words;

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
    let held = match visible(&state, &visitor, round) {
        Ok(held) => held,
        Err(why) => return message(&visitor, StatusCode::NOT_FOUND, why),
    };
    let unpaired =
        held.unpaired.iter().map(|(id, why)| (name_of(&state, *id), why_words(*why, words)));
    let (band, stands) = phase(held, words);
    let page = Page {
        frame: Frame::of(&visitor, "round", &id, &state).at_round(round).placed(&server).await,
        next: next_step(&id, &state, &visitor),
        round,
        band,
        stands,
        boards: boards(&state, held, round),
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
