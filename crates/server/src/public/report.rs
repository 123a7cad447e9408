//! The result of one game by those who played it. Who holds the code of the board says who he is
//! and what came of it; when both say the same, it is the result.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use askama::Template;
use axum::Json;
use axum::extract::{Path, Query, State as Shared};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use ronde_desk::state::BoardState;
use ronde_desk::stored::{ColourCode, ResultCode};
use ronde_desk::{Act, Entry, Request, Role, Stamp};
use ronde_office::StoreError;
use ronde_words::{Lang, PhoneWords, SafetyWords, fill};
use serde::Deserialize;
use serde_json::{Value, json};

use super::codes::{Code, Found, find};
use super::{Frame, family};
use crate::Server;
use crate::access::{Visitor, now};
use crate::api::{Body, key_fits};
use crate::error::{Answer, ApiError, ErrorCode};
use crate::pages::{PageError, PhoneMessage, Shown};
use crate::pages::{name_of, result_code, result_text, shown};
use crate::people::enter::From;

/// Letters of a telephone's name in the journal.
const DEVICE: usize = 6;

/// Why a code opens nothing.
enum Closed {
    Unknown,
    Over,
    /// Too many wrong ones; wait so many milliseconds.
    Tries(i64),
    Away,
}

impl Closed {
    const fn code(&self) -> ErrorCode {
        match self {
            Closed::Unknown => ErrorCode::Code,
            Closed::Over => ErrorCode::Over,
            Closed::Tries(_) => ErrorCode::TooOften,
            Closed::Away => ErrorCode::Away,
        }
    }

    fn words(&self, lang: Lang) -> &'static str {
        let (p, safety) = (PhoneWords::of(lang), SafetyWords::of(lang));
        match self {
            Closed::Unknown => p.code_unknown,
            Closed::Away => safety.away,
            Closed::Over => p.code_over,
            Closed::Tries(_) => p.code_tries,
        }
    }

    /// As programs are told, with the time to wait where there is one.
    fn told(&self, lang: Lang) -> ApiError {
        let error = ApiError::told(self.code(), self.words(lang));
        match self {
            Closed::Tries(wait) => error.retry_after(*wait),
            Closed::Unknown | Closed::Over | Closed::Away => error,
        }
    }
}

/// What the code opens, while its round is open. Only wrong codes count: whoever holds a slip
/// reports from behind the same router as somebody who guesses.
async fn opened(server: &Server, from: &From, text: &str) -> Result<Found, Closed> {
    let guesses = server.gate.is_guessing(&from.address, now());
    let found = match Code::read(text) {
        Some(code) => find(server, &code, guesses).await.map_err(|_| Closed::Away)?,
        None => None,
    };
    match found {
        Some(found) if found.open => Ok(found),
        Some(_) => Err(Closed::Over),
        None => Err(match server.gate.wrong_code(&from.address, now()) {
            Ok(()) => Closed::Unknown,
            Err(wait) => Closed::Tries(wait),
        }),
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
    from: From,
    Path(text): Path<String>,
    visitor: Visitor,
) -> Shown {
    let p = PhoneWords::of(visitor.lang);
    let closed = |closed: Closed| {
        let frame = Frame::new(&visitor, "message", p.report.to_owned());
        let page = PhoneMessage { frame, says: closed.words(visitor.lang), asks_code: true };
        let error = closed.told(visitor.lang);
        let page = (error.status(), error.waiting(), shown(&page));
        PageError::instead(page.into_response())
    };
    let found = opened(&server, &from, &text).await.map_err(closed)?;
    let Some(board) = found.board() else {
        return Err(PageError::on_phone(&visitor, StatusCode::NOT_FOUND, p.code_unknown));
    };
    let (white, black) = (name_of(&found.state, board.white), name_of(&found.state, board.black));
    let families = [family(&found.state, board.white), family(&found.state, board.black)];
    let [white_won, black_won] = families.each_ref().map(|name| fill!(p.won, name = name));
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
        heading: fill!(p.round_n, n = found.seat.round),
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
    Ok(shown(&page))
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
        let both = board.confirmed && board.reports == [board.result; 2];
        let known = fill!(p.known, result = short(board.result));
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
        fill!(p.waiting_for, result = result, name = name(for_whom))
    } else {
        fill!(p.other_said, name = name(by), result = result)
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
    shown(&PhoneMessage { frame, says, asks_code: true })
}

/// How the game stands, for the page that waits.
pub(crate) async fn board(
    Shared(server): Shared<Server>,
    from: From,
    Path(text): Path<String>,
    visitor: Visitor,
) -> Answer<Json<Value>> {
    let found = opened(&server, &from, &text).await.map_err(|it| it.told(visitor.lang))?;
    Ok(Json(standing(&found)))
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
    from: From,
    Path(text): Path<String>,
    visitor: Visitor,
    body: Body<Said>,
) -> Answer<Json<Value>> {
    let found = opened(&server, &from, &text).await.map_err(|it| it.told(visitor.lang))?;
    let Json(Said { side, result, key, device }) = body?;
    let unsaid = || ApiError::new(ErrorCode::Side, |w| w.side);
    let side = side.or(found.seat.side).ok_or_else(unsaid)?;
    key_fits(&key)?;
    // What stands already is no news, and nothing is added for it.
    if let Some(board) = found.board().filter(|it| it.reports[side as usize] == Some(result)) {
        return Ok(done(&found, board.changed, true));
    }
    server.gate.may_report(&text, now()).map_err(ApiError::too_often)?;
    let stamp = stamp(&found, &device);
    let alone = is_alone(&server, &found, &from, &stamp, side).await;
    let (round, board) = (found.seat.round, found.seat.board);
    let act = Act::ReportResult { round, board, side, result, alone };
    let by = stamp.by.clone();
    let request = Request { key, ..Request::new(stamp, act) };
    let done = submitted(&server, &found, request).await?;
    server.reporters.insert(place_of(&found, side), (from.address.clone(), by));
    Ok(done)
}

/// A side of a board of a round of a tournament.
type Place = (String, u16, u32, u8);

/// Who reported for which side of which board: address and name of each telephone. Only the game
/// that is being played matters.
#[derive(Debug, Default)]
pub struct Reporters(Mutex<BTreeMap<Place, (String, String)>>);

impl Reporters {
    /// Sides that are remembered.
    const MOST: usize = 20_000;

    fn held(&self) -> MutexGuard<'_, BTreeMap<Place, (String, String)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn insert(&self, place: Place, who: (String, String)) {
        let mut held = self.held();
        if held.len() >= Reporters::MOST {
            held.clear();
        }
        held.insert(place, who);
    }
}

fn place_of(found: &Found, side: ColourCode) -> Place {
    (found.journal.clone(), found.seat.round, found.seat.board, side as u8)
}

/// Whether the telephone that reports now has reported for the other side too. A code for a whole
/// board lies open on the table: what one telephone says of both sides, both have not said.
async fn is_alone(
    server: &Server,
    found: &Found,
    from: &From,
    stamp: &Stamp,
    side: ColourCode,
) -> bool {
    if found.seat.side.is_some() {
        return false;
    }
    let other = match side {
        ColourCode::White => ColourCode::Black,
        ColourCode::Black => ColourCode::White,
    };
    let known = server.reporters.held().get(&place_of(found, other)).cloned();
    if let Some((address, by)) = known {
        // Behind a proxy a whole hall may have one address, and this machine itself may be one.
        let from_one = address == from.address && !server.behind_proxy && !from.is_here();
        return from_one || by == stamp.by;
    }
    // Before the program was started again: the journal knows the last of them.
    let Some(board) = found.board().filter(|it| it.reports[other as usize].is_some()) else {
        return false;
    };
    let line = server.office.store().line(&found.journal, board.changed).await.ok().flatten();
    let entry = line.and_then(|line| serde_json::from_str::<Entry<Act>>(&line.text).ok());
    entry.is_some_and(|entry| {
        let theirs = matches!(entry.what, Act::ReportResult { side, .. } if side == other);
        theirs && entry.stamp.by == stamp.by
    })
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
    from: From,
    Path(text): Path<String>,
    visitor: Visitor,
    body: Body<TakenBack>,
) -> Answer<Json<Value>> {
    let found = opened(&server, &from, &text).await.map_err(|it| it.told(visitor.lang))?;
    let Json(TakenBack { of, key, device }) = body?;
    key_fits(&key)?;
    server.gate.may_report(&text, now()).map_err(ApiError::too_often)?;
    let stamp = stamp(&found, &device);
    if !is_own(&server, &found, &stamp, of).await? {
        let words = SafetyWords::of(visitor.lang).not_yours;
        return Err(ApiError::told(ErrorCode::Role, words));
    }
    let request = Request::new(stamp, Act::Undo { of });
    submitted(&server, &found, Request { key, ..request }).await
}

/// Whether that act is a report of this telephone about this board. It is asked by the one line: to
/// judge an undo the whole journal is read, while everybody waits.
async fn is_own(
    server: &Server,
    found: &Found,
    stamp: &Stamp,
    of: u64,
) -> Result<bool, StoreError> {
    let line = server.office.store().line(&found.journal, of).await?;
    let entry = line.and_then(|line| serde_json::from_str::<Entry<Act>>(&line.text).ok());
    Ok(entry.is_some_and(|entry| {
        let seat = (found.seat.round, found.seat.board);
        let here =
            matches!(entry.what, Act::ReportResult { round, board, .. } if (round, board) == seat);
        here && entry.stamp.by == stamp.by
    }))
}

/// Which telephone, so that the arbiter can tell two apart and nobody undoes another's report.
fn stamp(found: &Found, device: &str) -> Stamp {
    let letters = device.chars().filter(char::is_ascii_alphanumeric).take(DEVICE);
    let by: String = "phone ".chars().chain(letters).collect();
    let super::codes::Seat { round, board, side } = found.seat;
    Stamp { at: now(), by: by.trim_end().to_owned(), role: Role::Player { round, board, side } }
}

fn done(found: &Found, seq: u64, already: bool) -> Json<Value> {
    let board = standing(found);
    Json(json!({ "seq": seq, "already": already, "board": board }))
}

async fn submitted(server: &Server, found: &Found, request: Request) -> Answer<Json<Value>> {
    let done = server.office.submit(&found.journal, request, &[]).await;
    let done =
        done.map_err(|error| ApiError::from(error).named_by(Some(Arc::clone(&found.state))))?;
    let after = Found {
        journal: found.journal.clone(),
        state: done.state.clone(),
        seat: found.seat,
        open: true,
    };
    Ok(self::done(&after, done.line.seq, done.already))
}
