//! Results board by board, for a helper who walks through the hall with a telephone: large buttons,
//! his boards alone, those without a result first.

use askama::Template;
use axum::extract::{Path, Query, State as Shared};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect};
use ronde_desk::state::BoardState;
use ronde_desk::stored::ResultCode;
use ronde_desk::{Act, Role};
use ronde_words::{PhoneWords, fill};
use serde::Deserialize;

use super::codes::is_open;
use super::{Frame, family};
use crate::Server;
use crate::access::Visitor;
use crate::pages::{PageError, Shown};
use crate::pages::{name_of, result_code, result_text, shown};

#[derive(Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    board: Option<u32>,
}

#[derive(Template)]
#[template(path = "entry.html")]
struct Page {
    frame: Frame,
    here: String,
    heading: String,
    board: u32,
    white: String,
    black: String,
    white_won: String,
    black_won: String,
    result: String,
    /// The result, where it is none of the three with a button of its own.
    other: &'static str,
    /// What the menu of all results asks, and the two of whom.
    ask: String,
    families: (String, String),
    left: String,
    before: Option<u32>,
    after: Option<u32>,
    /// Every board of his: number, and whether it has its result.
    boards: Vec<(u32, bool)>,
    next: Option<(u32, String)>,
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path((id, round)): Path<(String, u16)>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Shown {
    let p = PhoneWords::of(visitor.lang);
    let state = server.office.tournament(&id).await;
    let state = state.map_err(|error| PageError::of(&visitor, error))?;
    if !matches!(visitor.role, Role::Owner | Role::Chief | Role::Deputy | Role::Helper { .. }) {
        return Err(PageError::on_phone(&visitor, StatusCode::FORBIDDEN, p.only_entry));
    }
    let held = match state.round(round) {
        Some(held) if is_open(&state, round) => held,
        // What is over is corrected there; what is not there yet is said there.
        _ => {
            let results = Redirect::to(&format!("/t/{id}/round/{round}/results"));
            return Ok(results.into_response());
        }
    };
    let mine = |board: &&BoardState| {
        let (board, result) = (board.table, ResultCode::Draw);
        visitor.role.may(&Act::EnterResult { round, board, result })
    };
    let mut boards: Vec<&BoardState> = held.boards.iter().filter(mine).collect();
    boards.sort_by_key(|board| board.table);
    let missing = || boards.iter().filter(|board| board.result.is_none());
    let wanted = asked.board.and_then(|board| boards.iter().find(|it| it.table == board));
    let Some(board) = wanted.or_else(|| missing().next()).or_else(|| boards.first()) else {
        return Err(PageError::on_phone(&visitor, StatusCode::NOT_FOUND, p.no_boards));
    };
    let place = boards.iter().position(|it| it.table == board.table).unwrap_or(0);
    let others = boards.iter().cycle().skip(place + 1).take(boards.len().saturating_sub(1));
    let next = others.into_iter().find(|it| it.result.is_none()).map(|it| it.table);
    let name = |id| name_of(&state, id);
    let won = |id| fill!(p.won, name = family(&state, id));
    let left = left(missing().count(), p);
    Ok(shown(&Page {
        frame: Frame {
            home: format!("/t/{id}"),
            tournament: id.clone(),
            seq: state.head.seq,
            round,
            role: "helper",
            ..Frame::new(&visitor, "report", state.settings.name.clone())
                .with_query(&format!("board={}", board.table))
        },
        here: format!("/t/{id}/round/{round}/entry"),
        heading: fill!(p.round_n, n = round),
        board: board.table,
        white_won: won(board.white),
        black_won: won(board.black),
        white: name(board.white),
        black: name(board.black),
        result: result_code(board.result),
        other: other(board.result),
        ask: fill!(p.which_result, n = board.table),
        families: (family(&state, board.white), family(&state, board.black)),
        left,
        before: place.checked_sub(1).map(|it| boards[it].table),
        after: boards.get(place + 1).map(|it| it.table),
        boards: boards.iter().map(|it| (it.table, it.result.is_some())).collect(),
        next: next.map(|board| (board, fill!(p.next_missing, n = board))),
    }))
}

/// How many boards have no result yet.
fn left(missing: usize, p: &PhoneWords) -> String {
    match missing {
        0 => p.none_left.to_owned(),
        count => fill!(p.left, n = count),
    }
}

/// A result without a button of its own, as people write it.
const fn other(result: Option<ResultCode>) -> &'static str {
    match result {
        None | Some(ResultCode::WhiteWins | ResultCode::Draw | ResultCode::BlackWins) => "",
        Some(_) => result_text(result),
    }
}
