//! Acts, previews and pairings as JSON: what the pages do, programs can do too.

pub(crate) mod birth;
pub(crate) mod earlier;
pub(crate) mod files;
pub(crate) mod lists;
pub(crate) mod new;
pub(crate) mod open;
pub(crate) mod paste;
pub(crate) mod standings;
pub(crate) mod state;

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State as Shared};
use ronde_desk::stored::ColourCode;
use ronde_desk::{Act, Entry, Refusal, Request, State, lots, preview};
use ronde_office::carry;
use ronde_office::{Asker, Done, OfficeError};
use ronde_report::refusals::Teller;
use ronde_words::fill;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Server;
use crate::access::{Visitor, text};
use crate::error::{Answer, ApiError, CautionView, ErrorCode};

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

/// The body, or what is wrong with it.
pub(crate) type Body<T> = Result<Json<T>, JsonRejection>;

pub(crate) async fn act(
    Shared(server): Shared<Server>,
    Path(journal): Path<String>,
    visitor: Visitor,
    body: Body<Wanted>,
) -> Answer<Json<Value>> {
    if visitor.role == ronde_desk::Role::Viewer {
        return Err(ApiError::role(|w| w.viewers_change));
    }
    let Json(wanted) = body?;
    // A pairing is what the engine says, not what a program sends.
    let own = matches!(
        wanted.act,
        Act::Pair { .. } | Act::DrawColour { .. } | Act::Create { .. } | Act::Import(_)
    );
    if own {
        return Err(ApiError::objection(|w| w.desks_own));
    }
    text::check(&wanted.act)?;
    if wanted.seen.is_none() && wanted.act.needs_seen() {
        return Err(ApiError::new(ErrorCode::Seen, |w| w.seen));
    }
    key_fits(&wanted.key)?;
    own_undo(&server, &journal, &visitor, &wanted.act).await?;
    let Wanted { mut act, key, seen, accepts } = wanted;
    draw_seed(&mut act);
    let request = Request { stamp: visitor.stamp(), act, key, seen, accepts };
    let outcome = server.office.submit(&journal, request, &[]).await;
    done(&server, &journal, outcome).await
}

/// A draw of numbers whose seed nobody named gets one here: the desk itself has no dice.
fn draw_seed(act: &mut Act) {
    if let Act::Number { draw: Some(draw), .. } = act {
        draw.seed.get_or_insert_with(crate::odds::fresh_seed);
    }
}

/// An undo takes the whole journal to judge: whoever may take back only what he did himself is
/// asked for that first, by the one line.
pub(crate) async fn own_undo(
    server: &Server,
    journal: &str,
    visitor: &Visitor,
    act: &Act,
) -> Answer<()> {
    let Act::Undo { of } = act else { return Ok(()) };
    if visitor.is_arbiter() {
        return Ok(());
    }
    let line = server.office.store().line(journal, *of).await?;
    let entry = line.and_then(|line| serde_json::from_str::<Entry<Act>>(&line.text).ok());
    if entry.is_some_and(|entry| entry.stamp.by == visitor.by) {
        return Ok(());
    }
    Err(ApiError::role(|w| w.others_undo))
}

pub(crate) async fn pair(
    Shared(server): Shared<Server>,
    Path(journal): Path<String>,
    visitor: Visitor,
    body: Body<PairWanted>,
) -> Answer<Json<Value>> {
    let Json(PairWanted { key, accepts, round }) = body?;
    // Pairing takes a processor for a while: whoever may not do it is told before.
    if !visitor.is_arbiter() {
        return Err(ApiError::role(|w| w.arbiters_pair));
    }
    key_fits(&key)?;
    draw_colour(&server, &journal, &visitor).await?;
    let asker = Asker { stamp: visitor.stamp(), key, accepts, round };
    // Games without a result are a question (C.04.2:3.1, dutch-1992:F9), not a refusal: they become
    // adjourned if the caution is accepted.
    let outcome = server.office.pair(&journal, true, &asker).await;
    done(&server, &journal, outcome).await
}

/// Before round 1 is paired its first colour is drawn, once (C.04.3:5.2.5). Of two who press the
/// button together the second is refused here, and pairs by what the first has drawn.
async fn draw_colour(server: &Server, journal: &str, visitor: &Visitor) -> Answer<()> {
    let state = server.office.tournament(journal).await?;
    if !lots::is_due(&state) {
        return Ok(());
    }
    // Nine digits: enough for chance, short enough to be read out.
    let seed = u32::from_le_bytes(crate::access::drawn()) % 1_000_000_000;
    let act = Act::DrawColour { seed, colour: ColourCode::White };
    match server.office.submit(journal, Request::new(visitor.stamp(), act), &[]).await {
        Ok(_) | Err(OfficeError::Refused(_)) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

pub(crate) async fn preview(
    Shared(server): Shared<Server>,
    Path(journal): Path<String>,
    visitor: Visitor,
    body: Body<Wanted>,
) -> Answer<Json<Value>> {
    let Json(wanted) = body?;
    if !visitor.is_arbiter() {
        return Err(ApiError::role(|w| w.arbiters_preview));
    }
    let state = server.office.tournament(&journal).await?;
    // Only an undo is judged by all that came before.
    let entries = if matches!(wanted.act, Act::Undo { .. }) {
        entries(&server, &journal).await?
    } else {
        Vec::new()
    };
    let request = Request::new(visitor.stamp(), wanted.act);
    let before = std::sync::Arc::clone(&state);
    let shown = tokio::task::spawn_blocking(move || {
        preview::preview(&before, request, || Ok::<_, Refusal>(entries))
    });
    match shown.await? {
        Ok(shown) => {
            let teller = Teller { lang: visitor.lang, state: Some(&state) };
            let told = |it| CautionView::of(it, teller);
            let cautions: Vec<CautionView> = shown.cautions.iter().map(told).collect();
            Ok(Json(json!({ "cautions": cautions, "difference": shown.difference })))
        }
        Err(refusal) => Err(ApiError::from(refusal).named_by(Some(state))),
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
        why: broken.into(),
    };
    let read = crate::cache::heavy(|| ronde_desk::fold::entries(journal, &lines));
    read.map(|(entries, _)| entries).map_err(damaged)
}

async fn done(
    server: &Server,
    journal: &str,
    outcome: Result<Done<State>, OfficeError<Refusal>>,
) -> Answer<Json<Value>> {
    match outcome {
        Ok(Done { line, state, already }) => {
            let head = state.head.to_string();
            Ok(Json(json!({ "seq": line.seq, "head": head, "already": already })))
        }
        Err(error) => {
            let names = server.office.tournament(journal).await.ok();
            Err(ApiError::from(error).named_by(names))
        }
    }
}

/// The longest key; parts of a request may add to it.
const LONGEST_KEY: usize = 150;

/// Whether that can be the key of a request: short, and without blanks.
pub(crate) fn key_fits(key: &str) -> Answer<()> {
    let odd = key.chars().any(|it| it.is_control() || it.is_whitespace());
    if key.len() <= LONGEST_KEY && !odd {
        return Ok(());
    }
    Err(ApiError::filled(ErrorCode::Unreadable, |w| fill!(w.key, n = LONGEST_KEY)))
}
