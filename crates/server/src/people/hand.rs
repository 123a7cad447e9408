//! The event to another machine and back: one machine at a time writes, and the journal says which.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, State as Shared};
use axum::http::header;
use axum::response::IntoResponse as _;
use ronde_desk::Head;
use ronde_desk::event::{EventAct, EventState};
use ronde_desk::portable;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{known, may, may_take_away, submit};
use crate::Server;
use crate::access::{Visitor, text};
use crate::api::Body;
use crate::api::files::packed;
use crate::error::{Answer, ApiError};

/// The longest name of a machine, in bytes.
const LONGEST: usize = 200;

#[derive(Deserialize)]
pub(crate) struct To {
    /// The other machine, as it calls itself.
    to: String,
}

/// Hands the event to another machine: it is written there from now on, and locked here.
pub(crate) async fn over(
    Shared(server): Shared<Server>,
    Path(event): Path<String>,
    visitor: Visitor,
    body: Body<To>,
) -> Answer<Json<Value>> {
    let Json(To { to }) = body?;
    handed(&server, &event, &visitor, &to).await?;
    Ok(Json(json!({ "file": format!("/api/e/{event}/file") })))
}

async fn handed(server: &Server, event: &str, visitor: &Visitor, to: &str) -> Answer<()> {
    let state = known(server, visitor, event).await?;
    let to = text::name(to)?;
    // As the store takes it: it is asked before anything is written.
    if to.len() > LONGEST || to.contains(char::is_whitespace) {
        return Err(ApiError::objection(|w| w.machine_name));
    }
    if state.home.is_empty() {
        // It must be known where it comes back to.
        let home = server.gate.machine(&**server.office.store()).await?;
        if home == to {
            return Err(ApiError::objection(|w| w.here_already));
        }
        submit(server, visitor, event, EventAct::Settle { home }).await?;
    }
    submit(server, visitor, event, EventAct::HandOver { to }).await?;
    Ok(())
}

/// Brings the event home: it is written there from now on, with all that was done here.
pub(crate) async fn give_back(
    Shared(server): Shared<Server>,
    Path(event): Path<String>,
    visitor: Visitor,
) -> Answer<Json<Value>> {
    given_back(&server, &event, &visitor).await?;
    Ok(Json(json!({ "file": format!("/api/e/{event}/file") })))
}

async fn given_back(server: &Server, event: &str, visitor: &Visitor) -> Answer<()> {
    let state = known(server, visitor, event).await?;
    let heads = heads(server, &state).await?;
    submit(server, visitor, event, EventAct::Return { heads }).await.map(drop)
}

/// Where each tournament ends.
async fn heads(server: &Server, state: &EventState) -> Answer<BTreeMap<String, Head>> {
    let mut heads = BTreeMap::new();
    for journal in state.tournaments.keys() {
        let head = server.office.store().head(journal).await?;
        heads.insert(journal.clone(), head);
    }
    Ok(heads)
}

#[derive(Deserialize)]
pub(crate) struct Why {
    reason: String,
}

/// Gives the other machine up for lost: the event goes on here, from where it was.
pub(crate) async fn take_back(
    Shared(server): Shared<Server>,
    Path(event): Path<String>,
    visitor: Visitor,
    body: Body<Why>,
) -> Answer<Json<Value>> {
    let Json(Why { reason }) = body?;
    taken_back(&server, &event, &visitor, reason).await?;
    Ok(Json(json!({ "done": true })))
}

async fn taken_back(server: &Server, event: &str, visitor: &Visitor, reason: String) -> Answer<()> {
    let state = known(server, visitor, event).await?;
    let heads = heads(server, &state).await?;
    let act = EventAct::TakeBack { heads, reason };
    text::check(&act)?;
    may(server, visitor, &state, act.clone()).await?;
    submit(server, visitor, event, act).await.map(drop)
}

/// The whole event as one file, which holds what only arbiters see.
pub(crate) async fn file(
    Shared(server): Shared<Server>,
    Path(event): Path<String>,
    visitor: Visitor,
) -> Answer {
    known(&server, &visitor, &event).await?;
    may_take_away(&server, &visitor, &event).await?;
    let bytes = packed(&server, &event).await?;
    let named = format!("attachment; filename=\"event.{}\"", portable::EXTENSION);
    let headers = [
        (header::CONTENT_TYPE, "application/octet-stream".to_owned()),
        (header::CONTENT_DISPOSITION, named),
    ];
    Ok((headers, bytes).into_response())
}
