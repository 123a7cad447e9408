//! A slip with a code for each board of a round: to be printed, cut and laid on the boards.

use askama::Template;
use axum::Json;
use axum::extract::{Path, Query, State as Shared};
use axum::http::{HeaderMap, StatusCode};
use ronde_desk::State;
use ronde_desk::state::BoardState;
use ronde_desk::stored::ColourCode;
use ronde_report::qr;
use ronde_words::{NewWords, PhoneWords, fill};
use serde::Deserialize;
use serde_json::{Value, json};

use super::codes::{code, is_open};
use super::{Frame, address};
use crate::Server;
use crate::access::Visitor;
use crate::error::{Answer, ApiError, ErrorCode};
use crate::pages::{PageError, Shown, name_of, shown};

#[derive(Deserialize)]
pub(crate) struct Asked {
    /// `player`: a code for each of the two.
    #[serde(default)]
    each: String,
}

#[derive(Template)]
#[template(path = "codes.html")]
struct Page {
    frame: Frame,
    heading: String,
    tournament: String,
    round: u16,
    each_player: bool,
    reachable: bool,
    open_hall: &'static str,
    scan: String,
    slips: Vec<Slip>,
}

struct Slip {
    board: u32,
    white: String,
    black: String,
    codes: Vec<Printed>,
}

struct Printed {
    /// Whose, where it is one player's.
    side: &'static str,
    side_word: &'static str,
    code: String,
    picture: String,
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path((id, round)): Path<(String, u16)>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Shown {
    let (w, p) = (visitor.words(), PhoneWords::of(visitor.lang));
    if !visitor.is_arbiter() {
        return Err(PageError::on_phone(&visitor, StatusCode::FORBIDDEN, w.only_arbiters));
    }
    let state = server.office.tournament(&id).await;
    let state = state.map_err(|error| PageError::of(&visitor, error))?;
    if !is_open(&state, round) {
        let why = p.codes_closed.to_owned();
        return Err(crate::pages::unpaired::page(&server, &visitor, &state, &id, why).await);
    }
    let (address, reachable) = address(&server, &headers);
    let each_player = asked.each == "player";
    let slip = |board: &BoardState| slip(&server, &state, round, board, each_player, &address, w);
    let mut slips: Vec<Slip> =
        state.round(round).map_or_else(Vec::new, |held| held.boards.iter().map(slip).collect());
    slips.sort_by_key(|slip| slip.board);
    let short = address.split_once("://").map_or(&*address, |(_, rest)| rest);
    let heading = fill!(p.codes, n = round);
    Ok(shown(&Page {
        frame: Frame {
            home: format!("/t/{id}/round/{round}"),
            role: "owner",
            ..Frame::new(&visitor, "codes", state.settings.name.clone())
                .with_query(&format!("each={}", if each_player { "player" } else { "board" }))
        },
        heading,
        tournament: state.settings.name.clone(),
        round,
        each_player,
        reachable,
        open_hall: NewWords::of(visitor.lang).open_hall,
        scan: fill!(p.scan, address = format!("{short}/r")),
        slips,
    }))
}

fn slip(
    server: &Server,
    state: &State,
    round: u16,
    board: &BoardState,
    each_player: bool,
    address: &str,
    w: &'static ronde_words::PageWords,
) -> Slip {
    let sides: &[(Option<ColourCode>, &str, &'static str)] = if each_player {
        &[(Some(ColourCode::White), "white", w.white), (Some(ColourCode::Black), "black", w.black)]
    } else {
        &[(None, "", "")]
    };
    let printed = |&(side, name, word): &(Option<ColourCode>, &'static str, &'static str)| {
        let code = code(&server.secret, &state.journal, round, board, side).to_string();
        // Capitals and digits alone: the code has a third fewer dots.
        let picture = qr::svg(&format!("{address}/r/{code}")).unwrap_or_default();
        Printed { side: name, side_word: word, code, picture }
    };
    Slip {
        board: board.table,
        white: name_of(state, board.white),
        black: name_of(state, board.black),
        codes: sides.iter().map(printed).collect(),
    }
}

/// The codes of a round, for programs that print their own slips.
pub(crate) async fn codes(
    Shared(server): Shared<Server>,
    Path((id, round)): Path<(String, u16)>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Answer<Json<Value>> {
    if !visitor.is_arbiter() {
        return Err(ApiError::role(|w| w.arbiters_codes));
    }
    let state = server.office.tournament(&id).await?;
    let closed = || {
        let words = PhoneWords::of(visitor.lang).codes_closed;
        ApiError::told(ErrorCode::Objection, words)
    };
    let held = state.round(round).filter(|_| is_open(&state, round)).ok_or_else(closed)?;
    let (address, _) = address(&server, &headers);
    let of = |board: &BoardState, side| {
        let code = code(&server.secret, &id, round, board, side);
        json!({ "code": code.to_string(), "url": format!("{address}/r/{code}") })
    };
    let row = |board: &BoardState| {
        json!({
            "board": board.table,
            "both": of(board, None),
            "white": of(board, Some(ColourCode::White)),
            "black": of(board, Some(ColourCode::Black)),
        })
    };
    let boards: Vec<_> = held.boards.iter().map(row).collect();
    Ok(Json(json!({ "round": round, "boards": boards })))
}
