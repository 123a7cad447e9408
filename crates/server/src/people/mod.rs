//! The people of an event: invited, let in, given another role, sent away; and the event itself.
//!
//! Everything that the page of an event does is JSON under `/api/e/{e}/`. Whether somebody may do it
//! is for the desk to say, which judges every act of an event; what is no act (a device's session, a
//! password) is allowed to whoever could revoke that person.
//!
//! | To find | look in |
//! |---|---|
//! | the event as JSON, its name and tournaments | `event` |
//! | invitations, roles, revoking | `invite` |
//! | codes exchanged for a session, passwords, coming in and going | `enter` |
//! | tokens for programs | `token` |
//! | the event to another machine and back | `hand` |

pub(crate) mod enter;
pub(crate) mod event;
mod hand;
mod invite;
mod token;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::{get, post};
use ronde_desk::Role;
use ronde_desk::event::{self as desk_event, EventAct, EventRefusal, EventRequest, EventState};
use ronde_store::journal::StoreError;
use ronde_store::journal::office::OfficeError;

use crate::Server;
use crate::access::Visitor;
use crate::api::{answer, trouble};

/// The most that is sent here: a name, a code, a password.
const LARGEST: usize = 64 * 1024;

pub(crate) fn routes() -> Router<Server> {
    Router::new()
        .route("/api/join", post(enter::join))
        .route("/api/login", post(enter::login))
        .route("/api/logout", post(enter::logout))
        .route("/api/e/{e}", get(event::shown))
        .route("/api/e/{e}/logout", post(enter::logout))
        .route("/api/e/{e}/password", post(enter::password))
        .route("/api/e/{e}/name", post(event::rename))
        .route("/api/e/{e}/tournaments", post(event::add_tournament))
        .route("/api/e/{e}/tournaments/show", post(event::show_tournament))
        .route("/api/e/{e}/people", post(invite::invite))
        .route("/api/e/{e}/people/role", post(invite::change))
        .route("/api/e/{e}/people/revoke", post(invite::revoke))
        .route("/api/e/{e}/devices/revoke", post(invite::end_device))
        .route("/api/e/{e}/tokens", post(token::make))
        .route("/api/e/{e}/hand-over", post(hand::over))
        .route("/api/e/{e}/take-back", post(hand::take_back))
        .route("/api/e/{e}/file", get(hand::file))
        .layer(DefaultBodyLimit::max(LARGEST))
}

/// The event, for somebody who is somebody in it. Whoever is not is told the same whether or not
/// there is such an event.
async fn known(
    server: &Server,
    visitor: &Visitor,
    event: &str,
) -> Result<Arc<EventState>, Response> {
    if visitor.role == Role::Viewer {
        return Err(not_for_viewers());
    }
    server.office.event(event).await.map_err(refused)
}

pub(crate) fn not_for_viewers() -> Response {
    let words = "This is for people of the event. Come in by your link, or log in.";
    answer(StatusCode::FORBIDDEN, "role", words)
}

/// A request of this visitor, on this machine.
async fn request(
    server: &Server,
    visitor: &Visitor,
    act: EventAct,
) -> Result<EventRequest, Response> {
    let machine = server.gate.machine(&**server.office.store()).await.map_err(stored)?;
    Ok(EventRequest::new(visitor.stamp(), act, machine))
}

/// Does an act of an event.
async fn submit(
    server: &Server,
    visitor: &Visitor,
    event: &str,
    act: EventAct,
) -> Result<Arc<EventState>, Response> {
    let request = request(server, visitor, act).await?;
    let done = server.office.submit_event(event, request).await.map_err(refused)?;
    Ok(done.state)
}

/// Whether the desk would let this visitor do that act now.
pub(crate) async fn may(
    server: &Server,
    visitor: &Visitor,
    state: &EventState,
    act: EventAct,
) -> Result<(), Response> {
    let request = request(server, visitor, act).await?;
    let judged = desk_event::decide(state, request).map(drop);
    judged.map_err(|refusal| refused(OfficeError::Refused(refusal)))
}

fn stored(error: StoreError) -> Response {
    refused(OfficeError::Store(error))
}

/// What is told when something was not done.
#[expect(clippy::needless_pass_by_value, reason = "it is given to map_err")]
fn refused(error: OfficeError<EventRefusal>) -> Response {
    let message = error.to_string();
    let (status, code) = match &error {
        OfficeError::Refused(EventRefusal::Locked { .. })
        | OfficeError::Store(StoreError::CheckedOut { .. }) => (StatusCode::CONFLICT, "locked"),
        OfficeError::Refused(EventRefusal::Role { .. } | EventRefusal::NoAccess { .. }) => {
            (StatusCode::FORBIDDEN, "role")
        }
        OfficeError::Refused(EventRefusal::AlreadyAccepted | EventRefusal::Expired) => {
            (StatusCode::GONE, "code")
        }
        OfficeError::Refused(_) => (StatusCode::UNPROCESSABLE_ENTITY, "objection"),
        OfficeError::Store(_) | OfficeError::Damaged { .. } => trouble(error.class()),
    };
    answer(status, code, &message)
}
