//! A slip with a code for each board of a round: to be printed, cut and laid on the boards.

use std::fmt::Write as _;

use askama::Template;
use axum::Json;
use axum::extract::{Path, Query, State as Shared};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use qrcode::{Color, EcLevel, QrCode};
use ronde_desk::State;
use ronde_desk::state::BoardState;
use ronde_desk::stored::ColourCode;
use serde::Deserialize;
use serde_json::json;

use super::codes::{code, is_open};
use super::{Frame, address, message};
use crate::Server;
use crate::access::Visitor;
use crate::api::refused;
use crate::pages::{name_of, shown, trouble};
use crate::words::fill;
use crate::words::new::NewWords;
use crate::words::phone::PhoneWords;

/// Modules of white around a code (ISO/IEC 18004 asks for four).
const QUIET: usize = 4;

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
) -> Response {
    let (w, p) = (visitor.words(), PhoneWords::of(visitor.lang));
    if !visitor.is_arbiter() {
        return message(&visitor, StatusCode::FORBIDDEN, w.only_arbiters);
    }
    let state = match server.office.tournament(&id).await {
        Ok(state) => state,
        Err(error) => return trouble(&visitor, &error),
    };
    if !is_open(&state, round) {
        return message(&visitor, StatusCode::NOT_FOUND, p.codes_closed);
    }
    let (address, reachable) = address(&server, &headers);
    let each_player = asked.each == "player";
    let slip = |board: &BoardState| slip(&server, &state, round, board, each_player, &address, w);
    let mut slips: Vec<Slip> =
        state.round(round).map_or_else(Vec::new, |held| held.boards.iter().map(slip).collect());
    slips.sort_by_key(|slip| slip.board);
    let short = address.split_once("://").map_or(&*address, |(_, rest)| rest);
    let heading = fill(p.codes, &[("n", &round)]);
    shown(&Page {
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
        scan: fill(p.scan, &[("address", &format!("{short}/r"))]),
        slips,
    })
}

fn slip(
    server: &Server,
    state: &State,
    round: u16,
    board: &BoardState,
    each_player: bool,
    address: &str,
    w: &'static crate::words::Words,
) -> Slip {
    let sides: &[(Option<ColourCode>, &str, &'static str)] = if each_player {
        &[(Some(ColourCode::White), "white", w.white), (Some(ColourCode::Black), "black", w.black)]
    } else {
        &[(None, "", "")]
    };
    let printed = |&(side, name, word): &(Option<ColourCode>, &'static str, &'static str)| {
        let code = code(&server.secret, &state.journal, round, board, side).to_string();
        // Capitals and digits alone: the code has a third fewer dots.
        let picture = picture(&format!("{address}/r/{code}"));
        Printed { side: name, side_word: word, code, picture }
    };
    Slip {
        board: board.table,
        white: name_of(state, board.white),
        black: name_of(state, board.black),
        codes: sides.iter().map(printed).collect(),
    }
}

/// A QR code as SVG: one path of the dark runs.
fn picture(text: &str) -> String {
    let Ok(code) = QrCode::with_error_correction_level(text, EcLevel::M) else {
        return String::new();
    };
    let width = code.width();
    let colours = code.to_colors();
    let mut path = String::new();
    for (y, row) in colours.chunks(width).enumerate() {
        let mut x = 0;
        while x < width {
            let run = row[x..].iter().take_while(|it| **it == Color::Dark).count();
            if run > 0 {
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
            }
            x += run.max(1);
        }
    }
    let side = width + 2 * QUIET;
    format!(
        r##"<svg class="qr" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" shape-rendering="crispEdges" aria-hidden="true"><rect width="{side}" height="{side}" fill="#fff"/><path d="{path}" fill="#000"/></svg>"##
    )
}

/// The codes of a round, for programs that print their own slips.
pub(crate) async fn codes(
    Shared(server): Shared<Server>,
    Path((id, round)): Path<(String, u16)>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Response {
    let answer = |status, error: &str, message: &str| {
        (status, Json(json!({ "error": error, "message": message }))).into_response()
    };
    if !visitor.is_arbiter() {
        return answer(StatusCode::FORBIDDEN, "role", "Only arbiters see the codes.");
    }
    let state = match server.office.tournament(&id).await {
        Ok(state) => state,
        Err(error) => return refused(error),
    };
    let held = match state.round(round) {
        Some(held) if is_open(&state, round) => held,
        _ => {
            let words = PhoneWords::of(visitor.lang).codes_closed;
            return answer(StatusCode::UNPROCESSABLE_ENTITY, "objection", words);
        }
    };
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
    Json(json!({ "round": round, "boards": boards })).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_holds_every_dark_dot() {
        let text = "http://192.168.1.20:8080/r/K7QM-3XPA-9TWD-H2VE";
        let code = QrCode::with_error_correction_level(text, EcLevel::M).unwrap();
        let dark = code.to_colors().iter().filter(|it| **it == Color::Dark).count();
        let svg = picture(text);
        let runs =
            svg.split('h').skip(1).filter_map(|it| it.split_once('v')?.0.parse::<usize>().ok());
        assert_eq!(dark, runs.sum::<usize>());
    }
}
