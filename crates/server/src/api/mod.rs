//! Acts, previews and pairings as JSON: what the pages do, programs can do too.

pub(crate) mod birth;
pub(crate) mod files;
pub(crate) mod lists;
pub(crate) mod new;
pub(crate) mod open;
pub(crate) mod paste;

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State as Shared};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use ronde_desk::judge::{Caution, Objection};
use ronde_desk::stored::{ColourCode, EntrantId};
use ronde_desk::{Act, Entry, Refusal, Request, State, lots, preview};
use ronde_store::journal::office::{Asker, Done, OfficeError};
use ronde_store::journal::{Class, StoreError, carry};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::Server;
use crate::access::{Visitor, text};
use crate::words::Lang;
use crate::words::cautions::Teller;

/// An act that somebody wants.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    act: Act,
    #[serde(default)]
    key: String,
    #[serde(default)]
    seen: Option<u64>,
    #[serde(default)]
    accepts: BTreeMap<String, u8>,
}

/// A pairing that somebody wants.
#[derive(Deserialize)]
pub(crate) struct PairWanted {
    #[serde(default)]
    key: String,
    #[serde(default)]
    accepts: BTreeMap<String, u8>,
    /// The round that the page shows as the next, if it says so.
    #[serde(default)]
    round: Option<u16>,
}

/// A caution as a page shows it.
#[derive(Serialize)]
struct Told {
    key: String,
    code: String,
    level: ronde_desk::judge::Level,
    message: String,
}

impl Told {
    fn of(caution: &Caution, teller: Teller<'_>) -> Told {
        Told {
            key: caution.key(),
            code: caution.code(),
            level: caution.level(),
            message: teller.caution(caution),
        }
    }
}

/// The body, or what is wrong with it.
pub(crate) type Body<T> = Result<Json<T>, JsonRejection>;

pub(crate) async fn act(
    Shared(server): Shared<Server>,
    Path(journal): Path<String>,
    visitor: Visitor,
    body: Body<Wanted>,
) -> Response {
    if visitor.role == ronde_desk::Role::Viewer {
        return answer(StatusCode::FORBIDDEN, "role", "Who only looks changes nothing.");
    }
    let Json(wanted) = match body {
        Ok(body) => body,
        Err(why) => return unreadable(&why),
    };
    // A pairing is what the engine says, not what a program sends.
    let own = matches!(
        wanted.act,
        Act::Pair { .. } | Act::DrawColour { .. } | Act::Create { .. } | Act::Import(_)
    );
    if own {
        return answer(
            StatusCode::UNPROCESSABLE_ENTITY,
            "objection",
            "This act is the desk's own.",
        );
    }
    if let Some(fault) = text::fault(&wanted.act) {
        return answer(StatusCode::UNPROCESSABLE_ENTITY, "objection", &fault);
    }
    if wanted.seen.is_none() && wanted.act.needs_seen() {
        return answer(
            StatusCode::PRECONDITION_REQUIRED,
            "seen",
            "Say in `seen` the number of the last act that you knew of, so that nobody's change is \
             overwritten unseen.",
        );
    }
    if let Err(response) = key_fits(&wanted.key) {
        return response;
    }
    if let Err(response) = own_undo(&server, &journal, &visitor, &wanted.act).await {
        return response;
    }
    let Wanted { mut act, key, seen, accepts } = wanted;
    draw_seed(&mut act);
    let request = Request { stamp: visitor.stamp(), act, key, seen, accepts };
    let outcome = server.office.submit(&journal, request, &[]).await;
    done(&server, &journal, &visitor, outcome).await
}

/// A draw of numbers whose seed nobody named gets one here: the desk itself has no dice.
fn draw_seed(act: &mut Act) {
    if let Act::Number { draw: Some(draw), .. } = act {
        draw.seed.get_or_insert_with(crate::odds::fresh_seed);
    }
}

/// An undo takes the whole journal to judge: whoever may take back only what he did himself is asked
/// for that first, by the one line.
pub(crate) async fn own_undo(
    server: &Server,
    journal: &str,
    visitor: &Visitor,
    act: &Act,
) -> Result<(), Response> {
    let Act::Undo { of } = act else { return Ok(()) };
    if visitor.is_arbiter() {
        return Ok(());
    }
    let line = server.office.store().line(journal, *of).await;
    let line = line.map_err(|error| refused(error.into()))?;
    let entry = line.and_then(|line| serde_json::from_str::<Entry<Act>>(&line.text).ok());
    if entry.is_some_and(|entry| entry.stamp.by == visitor.by) {
        return Ok(());
    }
    Err(answer(StatusCode::FORBIDDEN, "role", "Who is no arbiter takes back what he did himself."))
}

pub(crate) async fn pair(
    Shared(server): Shared<Server>,
    Path(journal): Path<String>,
    visitor: Visitor,
    body: Body<PairWanted>,
) -> Response {
    let Json(PairWanted { key, accepts, round }) = match body {
        Ok(body) => body,
        Err(why) => return unreadable(&why),
    };
    // Pairing takes a processor for a while: whoever may not do it is told before.
    if !visitor.is_arbiter() {
        return answer(StatusCode::FORBIDDEN, "role", "Only arbiters pair.");
    }
    if let Err(response) = key_fits(&key) {
        return response;
    }
    if let Err(response) = draw_colour(&server, &journal, &visitor).await {
        return response;
    }
    let asker = Asker { stamp: visitor.stamp(), key, accepts, round };
    // Games without a result are a question (C.04.2:3.1, seed-001:F9), not a refusal: they become
    // adjourned if the caution is accepted.
    let outcome = server.office.pair(&journal, true, &asker).await;
    done(&server, &journal, &visitor, outcome).await
}

/// Before round 1 is paired its first colour is drawn, once (C.04.3:5.2.5). Of two who press the
/// button together the second is refused here, and pairs by what the first has drawn.
async fn draw_colour(server: &Server, journal: &str, visitor: &Visitor) -> Result<(), Response> {
    let state = server.office.tournament(journal).await.map_err(refused)?;
    if !lots::is_due(&state) {
        return Ok(());
    }
    // Nine digits: enough for chance, short enough to be read out.
    let seed = u32::from_le_bytes(crate::access::drawn()) % 1_000_000_000;
    let act = Act::DrawColour { seed, colour: ColourCode::White };
    match server.office.submit(journal, Request::new(visitor.stamp(), act), &[]).await {
        Ok(_) | Err(OfficeError::Refused(_)) => Ok(()),
        Err(error) => Err(refused(error)),
    }
}

pub(crate) async fn preview(
    Shared(server): Shared<Server>,
    Path(journal): Path<String>,
    visitor: Visitor,
    body: Body<Wanted>,
) -> Response {
    let Json(wanted) = match body {
        Ok(body) => body,
        Err(why) => return unreadable(&why),
    };
    if !visitor.is_arbiter() {
        return answer(
            StatusCode::FORBIDDEN,
            "role",
            "Only arbiters see what an act would change.",
        );
    }
    let state = match server.office.tournament(&journal).await {
        Ok(state) => state,
        Err(error) => return refused(error),
    };
    // Only an undo is judged by all that came before.
    let entries = match wanted.act {
        Act::Undo { .. } => entries(&server, &journal).await,
        _ => Ok(Vec::new()),
    };
    let entries = match entries {
        Ok(entries) => entries,
        Err(error) => return refused(error),
    };
    let request = Request::new(visitor.stamp(), wanted.act);
    let before = std::sync::Arc::clone(&state);
    let shown = tokio::task::spawn_blocking(move || {
        preview::preview(&before, request, || Ok::<_, std::convert::Infallible>(entries))
    });
    let teller = Teller { lang: visitor.lang, state: Some(&state) };
    match shown.await {
        Ok(Ok(Ok(shown))) => {
            let cautions: Vec<Told> =
                shown.cautions.iter().map(|it| Told::of(it, teller)).collect();
            Json(json!({ "cautions": cautions, "difference": shown.difference })).into_response()
        }
        Ok(Ok(Err(refusal))) => refused_to(teller, OfficeError::Refused(refusal)),
        Ok(Err(never)) => match never {},
        Err(_) => {
            answer(StatusCode::INTERNAL_SERVER_ERROR, "internal", "This is a fault of Ronde.")
        }
    }
}

/// The whole journal, which an undo is judged by.
pub(crate) async fn entries(
    server: &Server,
    journal: &str,
) -> Result<Vec<Entry<Act>>, OfficeError<Refusal>> {
    let lines = carry::lines(&**server.office.store(), journal).await?;
    let damaged = |broken: ronde_desk::entry::Broken| OfficeError::Damaged {
        journal: journal.to_owned(),
        why: broken.to_string(),
    };
    let read = crate::cache::heavy(|| ronde_desk::fold::entries(journal, &lines));
    read.map(|(entries, _)| entries).map_err(damaged)
}

/// The state as a program reads it. It holds birth dates and drafts, so it is for arbiters.
pub(crate) async fn state(
    Shared(server): Shared<Server>,
    Path(journal): Path<String>,
    visitor: Visitor,
) -> Response {
    if !visitor.is_arbiter() {
        return answer(StatusCode::FORBIDDEN, "role", "Only arbiters read the whole state.");
    }
    match server.office.tournament(&journal).await {
        Ok(state) => Json(State::clone(&state)).into_response(),
        Err(error) => refused(error),
    }
}

async fn done(
    server: &Server,
    journal: &str,
    visitor: &Visitor,
    outcome: Result<Done<State>, OfficeError<Refusal>>,
) -> Response {
    match outcome {
        Ok(Done { line, state, already }) => {
            let head = state.head.to_string();
            Json(json!({ "seq": line.seq, "head": head, "already": already })).into_response()
        }
        Err(error) => {
            // The names of those whom the sentence is about.
            let state = server.office.tournament(journal).await.ok();
            refused_to(Teller { lang: visitor.lang, state: state.as_deref() }, error)
        }
    }
}

pub(crate) fn answer(status: StatusCode, error: &str, message: &str) -> Response {
    (status, Json(json!({ "error": error, "message": message }))).into_response()
}

/// What was asked for broke the program, and nobody else.
pub(crate) fn fault() -> Response {
    answer(StatusCode::INTERNAL_SERVER_ERROR, "internal", "This is a fault of Ronde.")
}

/// The longest key; parts of a request may add to it.
const LONGEST_KEY: usize = 150;

/// Whether that can be the key of a request: short, and without blanks.
#[expect(clippy::result_large_err, reason = "the error is the answer itself")]
pub(crate) fn key_fits(key: &str) -> Result<(), Response> {
    let odd = key.chars().any(|it| it.is_control() || it.is_whitespace());
    if key.len() <= LONGEST_KEY && !odd {
        return Ok(());
    }
    let words = format!("A key has at most {LONGEST_KEY} bytes, and no blanks.");
    Err(answer(StatusCode::BAD_REQUEST, "unreadable", &words))
}

/// What is wrong with a body: too long (413), no JSON at all (415), or not what was expected.
pub(crate) fn unreadable(why: &JsonRejection) -> Response {
    let status = match why.status() {
        StatusCode::UNPROCESSABLE_ENTITY => StatusCode::BAD_REQUEST,
        status => status,
    };
    answer(status, "unreadable", &why.body_text())
}

/// What a program is told when something was not done, in English.
pub(crate) fn refused(error: OfficeError<Refusal>) -> Response {
    refused_to(Teller { lang: Lang::En, state: None }, error)
}

/// What somebody is told in his language when something was not done.
pub(crate) fn refused_to(teller: Teller<'_>, error: OfficeError<Refusal>) -> Response {
    let message = match &error {
        OfficeError::Refused(refusal) => teller.refusal(refusal),
        other => other.to_string(),
    };
    match error {
        OfficeError::Refused(Refusal::Role { .. }) => {
            answer(StatusCode::FORBIDDEN, "role", &message)
        }
        OfficeError::Refused(Refusal::Conflict { thing, by }) => {
            let body = json!({ "error": "conflict", "by": by, "thing": thing, "message": message });
            (StatusCode::CONFLICT, Json(body)).into_response()
        }
        OfficeError::Refused(Refusal::Cautions(cautions)) => {
            let cautions: Vec<Told> = cautions.iter().map(|it| Told::of(it, teller)).collect();
            let body = json!({ "error": "cautions", "cautions": cautions, "message": message });
            (StatusCode::UNPROCESSABLE_ENTITY, Json(body)).into_response()
        }
        OfficeError::Refused(Refusal::Rests { acts }) => {
            let body = json!({ "error": "rests", "acts": acts, "message": message });
            (StatusCode::UNPROCESSABLE_ENTITY, Json(body)).into_response()
        }
        OfficeError::Refused(Refusal::Objection(Objection::FideMode { .. })) => {
            let body = json!({ "error": "objection", "code": "fide_mode", "message": message });
            (StatusCode::UNPROCESSABLE_ENTITY, Json(body)).into_response()
        }
        OfficeError::Refused(Refusal::Objection(Objection::RatingsMissing { players })) => {
            let card = |id: &EntrantId| json!({ "id": id, "name": teller.who(*id) });
            let cards: Vec<_> = players.iter().map(card).collect();
            let (error, code) = ("objection", "ratings_missing");
            let body = json!({ "error": error, "code": code, "cards": cards, "message": message });
            (StatusCode::UNPROCESSABLE_ENTITY, Json(body)).into_response()
        }
        OfficeError::Refused(Refusal::Objection(Objection::NoPairing { .. })) => {
            let body = json!({ "error": "objection", "code": "no_pairing", "message": message });
            (StatusCode::UNPROCESSABLE_ENTITY, Json(body)).into_response()
        }
        OfficeError::Refused(_) => answer(StatusCode::UNPROCESSABLE_ENTITY, "objection", &message),
        OfficeError::Store(StoreError::CheckedOut { .. }) => {
            answer(StatusCode::CONFLICT, "locked", &message)
        }
        OfficeError::Store(_) | OfficeError::Damaged { .. } => {
            let (status, error) = trouble(error.class());
            answer(status, error, &message)
        }
    }
}

/// What a program can do about a store that did not do it.
pub(crate) const fn trouble(class: Class) -> (StatusCode, &'static str) {
    match class {
        Class::TryAgain => (StatusCode::SERVICE_UNAVAILABLE, "away"),
        Class::Conflict => (StatusCode::CONFLICT, "changed"),
        Class::Full => (StatusCode::INSUFFICIENT_STORAGE, "full"),
        Class::Refused => (StatusCode::UNPROCESSABLE_ENTITY, "objection"),
        Class::Missing => (StatusCode::NOT_FOUND, "missing"),
        Class::Broken => (StatusCode::INTERNAL_SERVER_ERROR, "damaged"),
    }
}
