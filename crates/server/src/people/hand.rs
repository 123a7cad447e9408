//! The event to another machine and back: one machine at a time writes, and the journal says which.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, State as Shared};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use ronde_desk::Role;
use ronde_desk::event::EventAct;
use ronde_desk::portable::{self, Packing};
use ronde_store::journal::carry;
use serde::Deserialize;
use serde_json::json;

use super::{known, may, stored, submit};
use crate::Server;
use crate::access::{Visitor, text};
use crate::api::{Body, answer, unreadable};

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
) -> Response {
    let Json(To { to }) = match body {
        Ok(body) => body,
        Err(why) => return unreadable(&why),
    };
    match handed(&server, &event, &visitor, &to).await {
        Ok(()) => Json(json!({ "file": format!("/api/e/{event}/file") })).into_response(),
        Err(response) => response,
    }
}

async fn handed(server: &Server, event: &str, visitor: &Visitor, to: &str) -> Result<(), Response> {
    let state = known(server, visitor, event).await?;
    let wrong = |why: String| answer(StatusCode::UNPROCESSABLE_ENTITY, "objection", &why);
    let to = text::name(to).map_err(wrong)?;
    if state.home.is_empty() {
        // It must be known where it comes back to.
        let home = server.gate.machine(&**server.office.store()).await.map_err(stored)?;
        if home == to {
            return Err(wrong("The event is on this machine already.".to_owned()));
        }
        submit(server, visitor, event, EventAct::Settle { home }).await?;
    }
    submit(server, visitor, event, EventAct::HandOver { to }).await?;
    Ok(())
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
) -> Response {
    let Json(Why { reason }) = match body {
        Ok(body) => body,
        Err(why) => return unreadable(&why),
    };
    match taken_back(&server, &event, &visitor, reason).await {
        Ok(()) => Json(json!({ "done": true })).into_response(),
        Err(response) => response,
    }
}

async fn taken_back(
    server: &Server,
    event: &str,
    visitor: &Visitor,
    reason: String,
) -> Result<(), Response> {
    let state = known(server, visitor, event).await?;
    let mut heads = BTreeMap::new();
    for journal in state.tournaments.keys() {
        let head = server.office.store().head(journal).await.map_err(stored)?;
        heads.insert(journal.clone(), head);
    }
    let act = EventAct::TakeBack { heads, reason };
    if let Some(fault) = text::fault(&act) {
        return Err(answer(StatusCode::UNPROCESSABLE_ENTITY, "objection", &fault));
    }
    may(server, visitor, &state, act.clone()).await?;
    submit(server, visitor, event, act).await.map(drop)
}

/// The whole event as one file, which holds what only arbiters see.
pub(crate) async fn file(
    Shared(server): Shared<Server>,
    Path(event): Path<String>,
    visitor: Visitor,
) -> Response {
    match packed(&server, &event, &visitor).await {
        Ok(bytes) => {
            let named = format!("attachment; filename=\"event.{}\"", portable::EXTENSION);
            let headers = [
                (header::CONTENT_TYPE, "application/octet-stream".to_owned()),
                (header::CONTENT_DISPOSITION, named),
            ];
            (headers, bytes).into_response()
        }
        Err(response) => response,
    }
}

async fn packed(server: &Server, event: &str, visitor: &Visitor) -> Result<Vec<u8>, Response> {
    known(server, visitor, event).await?;
    if !matches!(visitor.role, Role::Owner | Role::Chief) {
        let words = "The whole event is for the owner and the chief arbiter.";
        return Err(answer(StatusCode::FORBIDDEN, "role", words));
    }
    let content = carry::event_of(&**server.office.store(), event).await.map_err(stored)?;
    let made = tokio::task::spawn_blocking(move || {
        let mut bytes = Vec::new();
        let by = format!("Ronde {}", env!("CARGO_PKG_VERSION"));
        portable::write(&content, &by, Packing::Gzip, &mut bytes).map(|()| bytes)
    });
    let failed =
        || answer(StatusCode::INTERNAL_SERVER_ERROR, "internal", "This is a fault of Ronde.");
    made.await.map_err(|_| failed())?.map_err(|_| failed())
}
