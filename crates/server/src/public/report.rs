//! The result of one game by those who played it. Who holds the code of the board says who he is and
//! what came of it; when both say the same, it is the result.

use std::net::SocketAddr;

use askama::Template;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, Path, Query, State as Shared};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use ronde_desk::state::BoardState;
use ronde_desk::stored::{ColourCode, ResultCode};
use ronde_desk::{Act, Request, Role, Stamp};
use serde::Deserialize;
use serde_json::{Value, json};

use super::codes::{Code, Found, find};
use super::tries::TRIES;
use super::{Frame, Message, family, message};
use crate::Server;
use crate::access::{Visitor, now};
use crate::api::{refused_to, unreadable};
use crate::pages::{name_of, result_code, result_text, shown};
use crate::words::cautions::Teller;
use crate::words::fill;
use crate::words::phone::PhoneWords;

/// Letters of a telephone's name in the journal.
const DEVICE: usize = 6;

/// Why a code opens nothing.
enum Closed {
    Unknown,
    Over,
    Tries,
    Away,
}

impl Closed {
    const fn status(&self) -> StatusCode {
        match self {
            Closed::Unknown => StatusCode::NOT_FOUND,
            Closed::Over => StatusCode::GONE,
            Closed::Tries => StatusCode::TOO_MANY_REQUESTS,
            Closed::Away => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    const fn words(&self, p: &'static PhoneWords) -> &'static str {
        match self {
            Closed::Unknown | Closed::Away => p.code_unknown,
            Closed::Over => p.code_over,
            Closed::Tries => p.code_tries,
        }
    }

    const fn name(&self) -> &'static str {
        match self {
            Closed::Unknown => "code",
            Closed::Over => "over",
            Closed::Tries => "too_often",
            Closed::Away => "away",
        }
    }

    fn as_json(&self, visitor: &Visitor) -> Response {
        let message = self.words(PhoneWords::of(visitor.lang));
        let body = json!({ "error": self.name(), "message": message });
        (self.status(), Json(body)).into_response()
    }
}

/// What the code opens, while its round is open.
async fn opened(server: &Server, peer: SocketAddr, text: &str) -> Result<Found, Closed> {
    if !TRIES.may(peer.ip(), now()) {
        return Err(Closed::Tries);
    }
    let found = match Code::read(text) {
        Some(code) => find(server, &code).await.map_err(|_| Closed::Away)?,
        None => None,
    };
    match found {
        Some(found) if found.open => Ok(found),
        Some(_) => Err(Closed::Over),
        None => {
            TRIES.wrong(peer.ip(), now());
            Err(Closed::Unknown)
        }
    }
}

impl Found {
    fn board(&self) -> Option<&BoardState> {
        self.state.round(self.seat.round)?.board(self.seat.board)
    }
}

#[derive(Template)]
#[template(path = "report.html")]
struct Page {
    frame: Frame,
    code: String,
    heading: String,
    board: u32,
    white: String,
    black: String,
    white_family: String,
    black_family: String,
    white_won: String,
    black_won: String,
    /// `white`, `black`, or empty where the telephone is both players'.
    side: &'static str,
    reports: [String; 2],
    result: String,
    says: String,
    says_more: &'static str,
    is_known: bool,
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(text): Path<String>,
    visitor: Visitor,
) -> Response {
    let p = PhoneWords::of(visitor.lang);
    let found = match opened(&server, peer, &text).await {
        Ok(found) => found,
        Err(closed) => {
            let frame = Frame::new(&visitor, "message", p.report.to_owned());
            let page = Message { frame, says: closed.words(p), asks_code: true };
            return (closed.status(), shown(&page)).into_response();
        }
    };
    let Some(board) = found.board() else {
        return message(&visitor, StatusCode::NOT_FOUND, p.code_unknown);
    };
    let (white, black) = (name_of(&found.state, board.white), name_of(&found.state, board.black));
    let families = [family(&found.state, board.white), family(&found.state, board.black)];
    let [white_won, black_won] = families.each_ref().map(|name| fill(p.won, &[("name", name)]));
    let [white_family, black_family] = families;
    let (says, says_more) = said(p, &found, board);
    let page = Page {
        frame: Frame {
            tournament: found.journal.clone(),
            seq: found.state.head.seq,
            round: found.seat.round,
            ..Frame::new(&visitor, "report", found.state.settings.name.clone())
        },
        code: text,
        heading: fill(p.round_n, &[("n", &found.seat.round)]),
        board: board.table,
        white_won,
        black_won,
        white_family,
        black_family,
        white,
        black,
        side: side_name(found.seat.side),
        reports: board.reports.map(result_code),
        result: result_code(board.result),
        says,
        says_more,
        is_known: board.result.is_some(),
    };
    shown(&page)
}

const fn side_name(side: Option<ColourCode>) -> &'static str {
    match side {
        None => "",
        Some(ColourCode::White) => "white",
        Some(ColourCode::Black) => "black",
    }
}

/// How the game stands, in words.
fn said(p: &'static PhoneWords, found: &Found, board: &BoardState) -> (String, &'static str) {
    let short = |result| result_text(result).replace(" – ", "–");
    if board.result.is_some() {
        let both = board.reports == [board.result; 2];
        let known = fill(p.known, &[("result", &short(board.result))]);
        let known = if both { format!("{known} {}", p.confirmed) } else { known };
        return (known, p.known_wrong);
    }
    if board.in_dispute() {
        return (p.differs.to_owned(), "");
    }
    let name = |side| match side {
        ColourCode::White => family(&found.state, board.white),
        ColourCode::Black => family(&found.state, board.black),
    };
    let (one, other) = (ColourCode::White, ColourCode::Black);
    let (by, for_whom, report) = match board.reports {
        [Some(report), None] => (one, other, report),
        [None, Some(report)] => (other, one, report),
        _ => return (p.both_report.to_owned(), ""),
    };
    let result = short(Some(report));
    let text = if found.seat.side == Some(by) {
        fill(p.waiting_for, &[("result", &result), ("name", &name(for_whom))])
    } else {
        fill(p.other_said, &[("name", &name(by)), ("result", &result)])
    };
    (text, "")
}

/// A code that somebody types.
#[derive(Deserialize)]
pub(crate) struct Typed {
    #[serde(default)]
    code: String,
}

pub(crate) async fn typed(visitor: Visitor, Query(Typed { code }): Query<Typed>) -> Response {
    let p = PhoneWords::of(visitor.lang);
    if let Some(code) = Code::read(&code) {
        return Redirect::to(&format!("/r/{code}")).into_response();
    }
    let frame = Frame::new(&visitor, "message", p.report.to_owned());
    let says = if code.is_empty() { p.both_report } else { p.code_unknown };
    shown(&Message { frame, says, asks_code: true })
}

/// How the game stands, for the page that waits.
pub(crate) async fn board(
    Shared(server): Shared<Server>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(text): Path<String>,
    visitor: Visitor,
) -> Response {
    match opened(&server, peer, &text).await {
        Ok(found) => Json(standing(&found)).into_response(),
        Err(closed) => closed.as_json(&visitor),
    }
}

fn standing(found: &Found) -> Value {
    let Some(board) = found.board() else { return Value::Null };
    json!({
        "tournament": found.journal,
        "round": found.seat.round,
        "board": board.table,
        "side": found.seat.side,
        "white": name_of(&found.state, board.white),
        "black": name_of(&found.state, board.black),
        "reports": { "white": board.reports[0], "black": board.reports[1] },
        "result": board.result,
        "confirmed": board.confirmed,
        "dispute": board.in_dispute(),
    })
}

/// What a player says.
#[derive(Deserialize)]
pub(crate) struct Said {
    #[serde(default)]
    side: Option<ColourCode>,
    result: ResultCode,
    #[serde(default)]
    key: String,
    #[serde(default)]
    device: String,
}

pub(crate) async fn send(
    Shared(server): Shared<Server>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(text): Path<String>,
    visitor: Visitor,
    body: Result<Json<Said>, JsonRejection>,
) -> Response {
    let found = match opened(&server, peer, &text).await {
        Ok(found) => found,
        Err(closed) => return closed.as_json(&visitor),
    };
    let Said { side, result, key, device } = match body {
        Ok(Json(said)) => said,
        Err(why) => return unreadable(&why),
    };
    let Some(side) = side.or(found.seat.side) else {
        let body = json!({ "error": "side", "message": "Say whether White or Black reports." });
        return (StatusCode::BAD_REQUEST, Json(body)).into_response();
    };
    let (round, board) = (found.seat.round, found.seat.board);
    let act = Act::ReportResult { round, board, side, result };
    submitted(
        &server,
        &visitor,
        &found,
        Request { key, ..Request::new(stamp(&found, &device), act) },
    )
    .await
}

/// What a player takes back: his own report, while nothing rests on it.
#[derive(Deserialize)]
pub(crate) struct TakenBack {
    of: u64,
    #[serde(default)]
    key: String,
    #[serde(default)]
    device: String,
}

pub(crate) async fn undo(
    Shared(server): Shared<Server>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(text): Path<String>,
    visitor: Visitor,
    body: Result<Json<TakenBack>, JsonRejection>,
) -> Response {
    let found = match opened(&server, peer, &text).await {
        Ok(found) => found,
        Err(closed) => return closed.as_json(&visitor),
    };
    let TakenBack { of, key, device } = match body {
        Ok(Json(body)) => body,
        Err(why) => return unreadable(&why),
    };
    let request = Request::new(stamp(&found, &device), Act::Undo { of });
    submitted(&server, &visitor, &found, Request { key, ..request }).await
}

/// Which telephone, so that the arbiter can tell two apart and nobody undoes another's report.
fn stamp(found: &Found, device: &str) -> Stamp {
    let letters = device.chars().filter(char::is_ascii_alphanumeric).take(DEVICE);
    let by: String = "phone ".chars().chain(letters).collect();
    let super::codes::Seat { round, board, side } = found.seat;
    Stamp { at: now(), by: by.trim_end().to_owned(), role: Role::Player { round, board, side } }
}

async fn submitted(
    server: &Server,
    visitor: &Visitor,
    found: &Found,
    request: Request,
) -> Response {
    match server.office.submit(&found.journal, request, &[]).await {
        Ok(done) => {
            let after = Found {
                journal: found.journal.clone(),
                state: done.state.clone(),
                seat: found.seat,
                open: true,
            };
            let board = standing(&after);
            let body = json!({ "seq": done.line.seq, "already": done.already, "board": board });
            Json(body).into_response()
        }
        Err(error) => {
            let teller = Teller { lang: visitor.lang, state: Some(&found.state) };
            refused_to(teller, error)
        }
    }
}
