//! The people of an event: invited, let in, given another role, sent away; and the event itself.
//!
//! Everything that the page of an event does is JSON under `/api/e/{e}/`. Whether somebody may do
//! it is for the desk to say, which judges every act of an event; what is no act (a device's
//! session, a password) is allowed to whoever could revoke that person.
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
pub(crate) mod hand;
pub(crate) mod invite;
pub(crate) mod token;

pub(crate) use invite::base;

use std::sync::Arc;

use ronde_desk::Role;
use ronde_desk::event::{self as desk_event, EventAct, EventRequest, EventState, Reach};

use crate::Server;
use crate::access::{Visitor, now};
use crate::error::{Answer, ApiError};

/// The event, for somebody who is somebody in it. Whoever is not is told the same whether or not
/// there is such an event.
async fn known(server: &Server, visitor: &Visitor, event: &str) -> Answer<Arc<EventState>> {
    if visitor.role == Role::Viewer {
        return Err(not_for_viewers());
    }
    Ok(server.office.event(event).await?)
}

pub(crate) fn not_for_viewers() -> ApiError {
    ApiError::role(|w| w.people_only)
}

/// A request of this visitor, on this machine.
async fn request(server: &Server, visitor: &Visitor, act: EventAct) -> Answer<EventRequest> {
    let machine = server.gate.machine(&**server.office.store()).await?;
    Ok(EventRequest::new(visitor.stamp(), act, machine))
}

/// Does an act of an event.
async fn submit(
    server: &Server,
    visitor: &Visitor,
    event: &str,
    act: EventAct,
) -> Answer<Arc<EventState>> {
    let request = request(server, visitor, act).await?;
    Ok(server.office.submit_event(event, request).await?.state)
}

/// Whether the desk would let this visitor do that act now.
pub(crate) async fn may(
    server: &Server,
    visitor: &Visitor,
    state: &EventState,
    act: EventAct,
) -> Answer<()> {
    let request = request(server, visitor, act).await?;
    desk_event::decide(state, request)?;
    Ok(())
}

/// Whether this visitor may take the whole event away: its journals hold what is said of everybody
/// in every tournament, so that nobody gets it who was let into some of them only.
pub(crate) async fn may_take_away(server: &Server, visitor: &Visitor, event: &str) -> Answer<()> {
    let no = || ApiError::role(|w| w.whole_event);
    match visitor.role {
        Role::Owner => Ok(()),
        Role::Chief => {
            let state = server.office.event(event).await?;
            let reach = state.standing(&visitor.by, now()).map(|(_, reach)| reach.clone());
            if reach == Some(Reach::All) { Ok(()) } else { Err(no()) }
        }
        _ => Err(no()),
    }
}
