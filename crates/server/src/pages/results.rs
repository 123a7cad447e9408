//! Results by keyboard; and corrections, once the round is over.

use askama::Template;
use axum::extract::{Path, Query, State as Shared};
use axum::http::StatusCode;
use axum::response::Response;
use ronde_desk::Role;
use ronde_desk::state::Phase;
use ronde_desk::stored::ResultCode;
use serde::Deserialize;

use super::{Board, Frame, boards, message, result_code, result_text, shown, state_of, visible};
use crate::Server;
use crate::access::Visitor;
use crate::words::fill;
use crate::words::rounds::RoundWords;

#[derive(Template)]
#[template(path = "results.html")]
struct Page {
    frame: Frame,
    p: &'static RoundWords,
    round: u16,
    done: usize,
    boards: Vec<Board>,
    /// Whether C.04.2:4.3 says what may still be corrected.
    over: bool,
    /// The board whose correction was asked for; 0 for none.
    chosen: u32,
    correct_hint: String,
    correct_title: String,
    results: Vec<(String, &'static str)>,
    /// The boards that a helper may enter.
    own: Option<(u32, u32)>,
    own_words: String,
}

#[derive(Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    board: u32,
}

impl Page {
    /// Whether this reader may not enter that board.
    fn locked(&self, table: &u32) -> bool {
        self.own.is_some_and(|(first, last)| !(first..=last).contains(table))
    }
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path((id, round)): Path<(String, u16)>,
    visitor: Visitor,
    Query(asked): Query<Asked>,
) -> Response {
    let state = match state_of(&server, &visitor, &id).await {
        Ok(state) => state,
        Err(response) => return response,
    };
    let held = match visible(&state, &visitor, round) {
        Ok(held) => held,
        Err(why) => return message(&visitor, StatusCode::NOT_FOUND, why),
    };
    let p = RoundWords::of(visitor.lang);
    let own = match visitor.role {
        Role::Helper { first, last } => Some((first, last)),
        _ => None,
    };
    let own_words = own.map_or_else(String::new, |(first, last)| {
        fill(p.own_boards, &[("first", &first), ("last", &last)])
    });
    let page = Page {
        frame: Frame::of(&visitor, "results", &id, &state).at_round(round).placed(&server).await,
        p,
        round,
        done: held.boards.len() - held.missing().count(),
        boards: boards(&state, held, round),
        over: held.phase == Phase::Closed || usize::from(round) < state.rounds.len(),
        chosen: asked.board,
        correct_hint: fill(p.correct_hint, &[("n", &round)]),
        correct_title: fill(p.correct_title, &[("n", &round)]),
        results: CORRECTIONS
            .iter()
            .map(|it| (result_code(Some(*it)), result_text(Some(*it))))
            .collect(),
        own,
        own_words,
    };
    shown(&page)
}

/// What a game can be corrected to.
const CORRECTIONS: [ResultCode; 12] = [
    ResultCode::WhiteWins,
    ResultCode::Draw,
    ResultCode::BlackWins,
    ResultCode::WhiteWinsByForfeit,
    ResultCode::BlackWinsByForfeit,
    ResultCode::BothForfeit,
    ResultCode::HalfToWhite,
    ResultCode::HalfToBlack,
    ResultCode::BothLose,
    ResultCode::WhiteWinsUnrated,
    ResultCode::DrawUnrated,
    ResultCode::BlackWinsUnrated,
];
