//! Tokens for programs.
//!
//! A program is a person of the event like any other, invited and let in at once: the journal says
//! who made it, what it may do, and what it did; and it is revoked as a person is. A token of the
//! owner's own opens every event of this machine, and only the owner makes one.

use std::collections::BTreeSet;

use axum::Json;
use axum::extract::{Path, State as Shared};
use ronde_desk::Role;
use ronde_desk::Stamp;
use ronde_desk::event::{EventAct, EventRequest, OWNER, Reach};
use ronde_office::people::{Pass, PassKind};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{invite, known, submit};
use crate::Server;
use crate::access::{Visitor, now, secret, text};
use crate::api::Body;
use crate::error::{Answer, ApiError, carried_through};

const DAY: i64 = 24 * 3_600_000;
/// How long a token opens something, if nothing is said, and at most.
const DAYS: u32 = 30;
const MOST_DAYS: u32 = 366;
/// How long it may take from the invitation to the acceptance, which the server does itself.
const AT_ONCE: i64 = 60_000;

/// A token that somebody wants.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    /// What the program is called.
    name: String,
    role: Role,
    #[serde(default)]
    tournaments: Option<BTreeSet<String>>,
    #[serde(default)]
    days: Option<u32>,
}

/// Makes a token. It is shown this once.
pub(crate) async fn make(
    Shared(server): Shared<Server>,
    Path(event): Path<String>,
    visitor: Visitor,
    body: Body<Wanted>,
) -> Answer<Json<Value>> {
    let Json(wanted) = body?;
    // Once begun it is carried through: a program that is let in has its token.
    let made = async move { made(&server, &event, &visitor, wanted).await };
    let (token, pass) = carried_through(made).await?;
    Ok(Json(json!({
        "token": token, "id": pass.id, "person": pass.person, "expires": pass.expires,
    })))
}

async fn made(
    server: &Server,
    event: &str,
    visitor: &Visitor,
    wanted: Wanted,
) -> Answer<(String, Pass)> {
    let state = known(server, visitor, event).await?;
    if !matches!(visitor.role, Role::Owner | Role::Chief) {
        return Err(ApiError::role(|w| w.tokens_by));
    }
    let name = text::name(&wanted.name)?;
    let days = wanted.days.unwrap_or(DAYS).clamp(1, MOST_DAYS);
    let expires = now() + i64::from(days) * DAY;
    let (of, person) = match (wanted.role, visitor.role) {
        (Role::Owner, Role::Owner) => (None, OWNER.to_owned()),
        (Role::Owner, _) => {
            return Err(ApiError::role(|w| w.owner_token));
        }
        _ => {
            let person = invite::named(&state, None, &name)?;
            let own = invite::reach_of(&state, visitor);
            let reach = wanted.tournaments.map_or(own, Reach::Some);
            let program = Program { person: &person, name: &name, role: wanted.role, reach };
            let_in(server, event, visitor, program, expires).await?;
            (Some(event.to_owned()), person)
        }
    };
    let token = secret::token();
    let pass = Pass {
        id: secret::id(),
        kind: PassKind::Token,
        event: of,
        person,
        name,
        made: now(),
        used: now(),
        expires: Some(expires),
    };
    let credentials = server.office.store().credentials();
    credentials.add_pass(secret::hash(&token), &pass).await?;
    Ok((token, pass))
}

struct Program<'a> {
    person: &'a str,
    name: &'a str,
    role: Role,
    reach: Reach,
}

/// Invites a program and lets it in, in its own name, as a device would do.
async fn let_in(
    server: &Server,
    event: &str,
    visitor: &Visitor,
    program: Program<'_>,
    until: i64,
) -> Answer<()> {
    let code = secret::hash(&secret::code());
    let Program { person, name, role, reach } = program;
    if let Role::Player { .. } | Role::Viewer = role {
        return Err(ApiError::objection(|w| w.token_looks));
    }
    let act = EventAct::Invite {
        person: person.to_owned(),
        name: name.to_owned(),
        role,
        tournaments: reach,
        code,
        expires: now() + AT_ONCE,
        until: Some(until),
    };
    submit(server, visitor, event, act).await?;
    let machine = server.gate.machine(&**server.office.store()).await?;
    let device = "a program".to_owned();
    let act = EventAct::Accept { person: person.to_owned(), device, code };
    let stamp = Stamp { at: now(), by: person.to_owned(), role };
    server.office.submit_event(event, EventRequest::new(stamp, act, machine)).await?;
    Ok(())
}
