//! Invitations, roles, revoking.

use std::collections::BTreeSet;

use axum::Json;
use axum::extract::{Path, State as Shared};
use axum::http::{HeaderMap, header};
use ronde_desk::Role;
use ronde_desk::event::{EventAct, EventState, OWNER, Reach};
use ronde_office::people::{Pass, PassKind};
use ronde_report::qr;
use ronde_words::{ApiWords, fill};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{known, may, submit};
use crate::Server;
use crate::access::{Visitor, now, secret, text};
use crate::api::Body;
use crate::error::{Answer, ApiError, ErrorCode, carried_through};

const HOUR: i64 = 3_600_000;
/// How long a code can be used, if nothing is said, and at most.
const HOURS: u32 = 24;
const MOST_HOURS: u32 = 30 * 24;
/// People of one event, programs among them.
const MOST_PEOPLE: usize = 2_000;

/// Somebody to be invited; with `person`, once more.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    name: String,
    role: Role,
    /// All of the event, if nothing is said.
    #[serde(default)]
    tournaments: Option<BTreeSet<String>>,
    /// For how many hours the code can be used.
    #[serde(default)]
    hours: Option<u32>,
    /// When the access itself ends, in milliseconds since 1970.
    #[serde(default)]
    until: Option<i64>,
    #[serde(default)]
    person: Option<String>,
}

pub(crate) async fn invite(
    Shared(server): Shared<Server>,
    Path(event): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    body: Body<Wanted>,
) -> Answer<Json<Value>> {
    let Json(wanted) = body?;
    // Once begun it is carried through: else the old devices would be out and nobody have the code.
    let invited = {
        let server = server.clone();
        carried_through(async move { invited(&server, &event, &visitor, wanted).await })
    };
    let Invited { person, code, expires } = invited.await?;
    let link = format!("{}/join/{code}", base(&server, &headers));
    let qr = qr::svg(&link);
    // A machine without a network cannot be found by a telephone.
    let reachable = server.behind_proxy || server.hall.address().is_some();
    Ok(Json(json!({
        "person": person,
        "code": code,
        "link": link,
        "qr": qr,
        "expires": expires,
        "reachable": reachable,
    })))
}

struct Invited {
    person: String,
    code: String,
    expires: i64,
}

async fn invited(
    server: &Server,
    event: &str,
    visitor: &Visitor,
    wanted: Wanted,
) -> Answer<Invited> {
    let state = known(server, visitor, event).await?;
    let name = text::name(&wanted.name)?;
    invitable(wanted.role)?;
    let hours = wanted.hours.unwrap_or(HOURS).clamp(1, MOST_HOURS);
    let expires = now() + i64::from(hours) * HOUR;
    let person = named(&state, wanted.person, &name)?;
    let (code, until) = (secret::code(), wanted.until);
    let hash = secret::hash(&code);
    let act = EventAct::Invite {
        person: person.clone(),
        name: name.clone(),
        role: wanted.role,
        tournaments: wanted.tournaments.map_or_else(|| reach_of(&state, visitor), Reach::Some),
        code: hash,
        expires,
        until,
    };
    submit(server, visitor, event, act).await?;
    let credentials = server.office.store().credentials();
    // A telephone that was lost must not come back with the new one.
    credentials.end_person(event, &person).await?;
    let pass = Pass {
        id: secret::id(),
        kind: PassKind::Code,
        event: Some(event.to_owned()),
        person: person.clone(),
        name,
        made: now(),
        used: now(),
        expires: Some(expires),
    };
    credentials.add_pass(hash, &pass).await?;
    Ok(Invited { person, code, expires })
}

/// How far somebody reaches himself: where nothing is said, whom he invites reaches as far.
pub(super) fn reach_of(state: &EventState, visitor: &Visitor) -> Reach {
    state.standing(&visitor.by, now()).map_or(Reach::All, |(_, reach)| reach.clone())
}

/// Roles that are given to people; a player's comes with his board, and everybody looks.
fn invitable(role: Role) -> Answer<()> {
    match role {
        Role::Owner => Err(ApiError::objection(|w| w.owner_uninvited)),
        Role::Chief | Role::Deputy | Role::Helper { .. } => Ok(()),
        Role::Player { .. } => Err(ApiError::objection(|w| w.players_by_code)),
        Role::Viewer => Err(ApiError::objection(|w| w.everybody_looks)),
    }
}

/// The name by which the journal knows somebody: that of the person who is invited once more, or
/// one made of his name that nobody has.
pub(super) fn named(state: &EventState, again: Option<String>, name: &str) -> Answer<String> {
    if let Some(person) = again {
        let known = state.people.contains_key(&person);
        return if known { Ok(person) } else { Err(ApiError::objection(|w| w.no_such_person)) };
    }
    if state.people.len() >= MOST_PEOPLE {
        let full = |w: &'static ApiWords| fill!(w.too_many_people, n = MOST_PEOPLE);
        return Err(ApiError::filled(ErrorCode::Objection, full));
    }
    let plain = |it: char| if it.is_alphanumeric() { it } else { '-' };
    let lower: String = name.to_lowercase().chars().map(plain).collect();
    let words: Vec<&str> = lower.split('-').filter(|word| !word.is_empty()).collect();
    let short: String = words.join("-").chars().take(40).collect();
    let short = if short.is_empty() { "somebody".to_owned() } else { short };
    let taken = |id: &str| id == OWNER || id == "visitor" || state.people.contains_key(id);
    let mut ids = std::iter::once(short.clone()).chain((2..).map(|n| format!("{short}-{n}")));
    Ok(ids.find(|id| !taken(id)).expect("there are more numbers than people"))
}

/// Where telephones find this server: the hall's address, or the one that was asked.
pub(crate) fn base(server: &Server, headers: &HeaderMap) -> String {
    if let Some(hall) = server.hall.address().filter(|_| !server.behind_proxy) {
        return hall;
    }
    let text = |name: header::HeaderName| headers.get(name).and_then(|it| it.to_str().ok());
    let host = text(header::HOST).unwrap_or("localhost");
    let scheme = if is_https(server, headers) { "https" } else { "http" };
    format!("{scheme}://{host}")
}

/// Whether the reader came by https: the proxy says so, or his browser.
pub(crate) fn is_https(server: &Server, headers: &HeaderMap) -> bool {
    let proto = headers.get("x-forwarded-proto").is_some_and(|it| it == "https");
    let origin = headers.get(header::ORIGIN).and_then(|it| it.to_str().ok());
    server.behind_proxy && proto || origin.is_some_and(|it| it.starts_with("https://"))
}

#[derive(Deserialize)]
pub(crate) struct Change {
    person: String,
    role: Role,
    #[serde(default)]
    tournaments: Option<BTreeSet<String>>,
}

pub(crate) async fn change(
    Shared(server): Shared<Server>,
    Path(event): Path<String>,
    visitor: Visitor,
    body: Body<Change>,
) -> Answer<Json<Value>> {
    let Json(Change { person, role, tournaments }) = body?;
    if visitor.role == Role::Viewer {
        return Err(super::not_for_viewers());
    }
    invitable(role)?;
    let reach = match (&tournaments, server.office.event(&event).await) {
        (None, Ok(state)) => reach_of(&state, &visitor),
        _ => Reach::All,
    };
    let tournaments = tournaments.map_or(reach, Reach::Some);
    let act = EventAct::ChangeRole { person, role, tournaments };
    submit(&server, &visitor, &event, act).await?;
    Ok(Json(json!({ "done": true })))
}

#[derive(Deserialize)]
pub(crate) struct Who {
    person: String,
}

/// Takes everything from somebody; himself, if he wants.
pub(crate) async fn revoke(
    Shared(server): Shared<Server>,
    Path(event): Path<String>,
    visitor: Visitor,
    body: Body<Who>,
) -> Answer<Json<Value>> {
    let Json(Who { person }) = body?;
    if visitor.role == Role::Viewer {
        return Err(super::not_for_viewers());
    }
    let act = EventAct::Revoke { person: person.clone() };
    submit(&server, &visitor, &event, act).await?;
    // From here on nothing opens any more; that the rows go is tidiness.
    let _ = server.office.store().credentials().end_person(&event, &person).await;
    Ok(Json(json!({ "done": true })))
}

#[derive(Deserialize)]
pub(crate) struct Device {
    id: String,
}

/// Ends the session of one device, or one token: one's own, or of somebody whom one could revoke.
pub(crate) async fn end_device(
    Shared(server): Shared<Server>,
    Path(event): Path<String>,
    visitor: Visitor,
    body: Body<Device>,
) -> Answer<Json<Value>> {
    let Json(Device { id }) = body?;
    ended(&server, &event, &visitor, &id).await?;
    Ok(Json(json!({ "done": true })))
}

async fn ended(server: &Server, event: &str, visitor: &Visitor, id: &str) -> Answer<()> {
    let state = known(server, visitor, event).await?;
    let credentials = server.office.store().credentials();
    let mut passes = credentials.passes(Some(event)).await?;
    if visitor.role == Role::Owner {
        passes.extend(credentials.passes(None).await?);
    }
    let found = passes.into_iter().find(|pass| pass.id == id && pass.kind != PassKind::Code);
    let missing = || ApiError::missing(|w| w.no_such_device);
    let pass = found.ok_or_else(missing)?;
    let revoke = EventAct::Revoke { person: pass.person.clone() };
    if pass.person != visitor.by {
        may(server, visitor, &state, revoke.clone()).await?;
    }
    credentials.end_pass(id).await?;
    if pass.kind == PassKind::Token && pass.event.is_some() {
        // A program is one token, and nobody without it.
        submit(server, visitor, event, revoke).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_the_journal() {
        let state = EventState::new("e");
        for (name, id) in [
            ("Anna Keller", "anna-keller"),
            ("  Łukasz  O'Neil ", "łukasz-o-neil"),
            ("Owner", "owner-2"),
            ("visitor", "visitor-2"),
            ("!!", "somebody"),
            ("<script>", "script"),
        ] {
            assert_eq!(id, named(&state, None, name).unwrap(), "{name}");
        }
        assert!(named(&state, Some("nobody".to_owned()), "Anna").is_err());
    }
}
