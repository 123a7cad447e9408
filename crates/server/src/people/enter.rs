//! Coming in and going: codes exchanged for a session, passwords, logging out.

use axum::Json;
use axum::extract::{FromRequestParts, Path, State as Shared};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use ronde_desk::event::{EventAct, EventRequest, EventState, OWNER, Person};
use ronde_desk::{Hash, Stamp};
use ronde_office::people::{Pass, PassKind};
use ronde_words::fill;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{invite, not_for_viewers};
use crate::Server;
use crate::access::gate::Joined;
use crate::access::{self, Visitor, now, secret};
use crate::api::Body;
use crate::error::{Answer, ApiError, ErrorCode, carried_through};

const DAY: i64 = 24 * 3_600_000;
/// How long a device stays in.
const DAYS: i64 = 30;
/// Nobody's name is longer, in bytes.
const LONGEST: usize = 800;
/// Shortest and longest password.
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;

/// Where somebody comes from, and by what.
pub(crate) struct From {
    pub(crate) address: String,
    pub(crate) headers: HeaderMap,
}

impl From {
    /// Whether that is this machine itself, or a proxy on it of which nobody was told.
    pub(crate) fn is_here(&self) -> bool {
        self.address.parse::<std::net::IpAddr>().is_ok_and(|it| it.is_loopback())
    }
}

impl FromRequestParts<Server> for From {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        server: &Server,
    ) -> Result<From, Self::Rejection> {
        let address = access::address(parts, server.behind_proxy);
        Ok(From { address, headers: parts.headers.clone() })
    }
}

/// What a code opens.
pub(crate) enum Door {
    /// The whole machine.
    Owner,
    /// A place in an event.
    Event { pass: Pass, name: String, person: Box<Person> },
}

/// What a code opens now, without using it; or why it opens nothing. Codes that are unknown count
/// as tries of that address.
pub(crate) async fn door(server: &Server, from: &From, code: &str) -> Answer<Door> {
    server.gate.may_try(&from.address, now())?;
    let hash = secret::hash(code);
    if server.behind_proxy && server.gate.is_owner_code(hash) {
        server.gate.did_well(&from.address);
        return Ok(Door::Owner);
    }
    let found = server.office.store().credentials().pass(hash).await?;
    let pass = found.filter(|pass| pass.kind == PassKind::Code).ok_or_else(unknown)?;
    server.gate.did_well(&from.address);
    if !pass.is_open(now()) {
        return Err(
            ApiError::new(ErrorCode::Code, |w| w.code_expired).with_status(StatusCode::GONE)
        );
    }
    let event = pass.event.clone().ok_or_else(unknown)?;
    let state = server.office.event(&event).await?;
    let person = state.people.get(&pass.person).cloned().ok_or_else(unknown)?;
    if person.invitation.as_ref().is_none_or(|open| open.code != hash) {
        return Err(unknown());
    }
    Ok(Door::Event { pass, name: state.name.clone(), person: Box::new(person) })
}

#[derive(Deserialize)]
pub(crate) struct Code {
    code: String,
}

/// Exchanges a code for a session on this device. No other can use it from then on.
pub(crate) async fn join(Shared(server): Shared<Server>, from: From, body: Body<Code>) -> Answer {
    let Json(Code { code }) = body?;
    carried_through(async move { joined(&server, &from, &code).await }).await
}

async fn joined(server: &Server, from: &From, code: &str) -> Answer {
    let hash = secret::hash(code);
    let browser = secret::browser(&from.headers).unwrap_or_default().to_owned();
    if let Some(before) = server.gate.joined_before(hash, &browser, now()) {
        return once_more(server, from, hash, before).await;
    }
    let (code, person) = match door(server, from, code).await? {
        Door::Owner => {
            if !server.gate.use_owner_code(hash) {
                return Err(unknown());
            }
            let (_, response) = let_in(server, from, None, OWNER, "/".to_owned()).await?;
            return Ok(response);
        }
        Door::Event { pass, person, .. } => (pass, person),
    };
    let event = code.event.as_deref().unwrap_or_default();
    let device = device(&from.headers);
    let act = EventAct::Accept { person: code.person.clone(), device, code: hash };
    let stamp = Stamp { at: now(), by: code.person.clone(), role: person.role };
    let machine = server.gate.machine(&**server.office.store()).await?;
    // Of two devices at once the journal takes one.
    let done = server.office.submit_event(event, EventRequest::new(stamp, act, machine)).await?;
    server.office.store().credentials().end_pass(&code.id).await?;
    let to = first_page(event, &done.state, &code.person);
    let (pass, response) = let_in(server, from, Some(event), &code.person, to.clone()).await?;
    if !browser.is_empty() {
        let (event, person) = (event.to_owned(), code.person.clone());
        let joined = Joined { browser, at: now(), event, person, pass, to };
        server.gate.has_joined(hash, joined);
    }
    Ok(response)
}

/// The answer to a browser that has used its code and may not have heard of it.
async fn once_more(server: &Server, from: &From, code: Hash, before: Joined) -> Answer {
    let state = server.office.event(&before.event).await?;
    if state.standing(&before.person, now()).is_none() {
        return Err(unknown());
    }
    server.office.store().credentials().end_pass(&before.pass).await?;
    let (event, to) = (Some(before.event.as_str()), before.to.clone());
    let (pass, response) = let_in(server, from, event, &before.person, to).await?;
    server.gate.has_joined(code, Joined { pass, ..before });
    Ok(response)
}

fn unknown() -> ApiError {
    ApiError::new(ErrorCode::Code, |w| w.code_unknown)
}

/// Where somebody begins: his only tournament, or all of them.
fn first_page(event: &str, state: &EventState, person: &str) -> String {
    let at = now();
    let mut reached =
        state.tournaments.keys().filter(|journal| state.may(person, journal, at).is_some());
    match (reached.next(), reached.next()) {
        (Some(only), None) => format!("/t/{only}"),
        _ => format!("/e/{event}"),
    }
}

/// Gives this device a session; by which name that is known, and the answer that carries it.
async fn let_in(
    server: &Server,
    from: &From,
    event: Option<&str>,
    person: &str,
    to: String,
) -> Answer<(String, Response)> {
    let value = secret::session();
    let at = now();
    let pass = Pass {
        id: secret::id(),
        kind: PassKind::Session,
        event: event.map(str::to_owned),
        person: person.to_owned(),
        name: device(&from.headers),
        made: at,
        used: at,
        expires: Some(at + DAYS * DAY),
    };
    let credentials = server.office.store().credentials();
    credentials.add_pass(secret::hash(&value), &pass).await?;
    let https = invite::is_https(server, &from.headers);
    let cookie = secret::set_cookie(event, Some(&value), DAYS, https);
    let body = json!({ "to": to, "event": event, "person": person });
    Ok((pass.id, with_cookie(Json(body), &cookie)?))
}

pub(crate) fn with_cookie(body: impl IntoResponse, cookie: &str) -> Answer {
    // The name of an event is one that the store takes: letters and digits.
    let value = HeaderValue::from_str(cookie).map_err(|_| ApiError::fault())?;
    let mut response = body.into_response();
    response.headers_mut().append(header::SET_COOKIE, value);
    Ok(response)
}

#[derive(Deserialize)]
pub(crate) struct Login {
    event: String,
    name: String,
    password: String,
}

/// Comes back with a password, on whatever device.
pub(crate) async fn login(Shared(server): Shared<Server>, from: From, body: Body<Login>) -> Answer {
    let Json(wanted) = body?;
    let (server, from) = (&server, &from);
    let wrong = || ApiError::new(ErrorCode::Password, |w| w.login);
    server.gate.may_try(&from.address, now())?;
    let long = wanted.name.len() > LONGEST || wanted.event.len() > LONGEST;
    if long || !PASSWORD.contains(&wanted.password.len()) {
        return Err(wrong());
    }
    // An event that is not there and a person who is not are told alike.
    let state = server.office.event(&wanted.event).await.ok();
    let found = state.as_ref().and_then(|state| person_of(state, &wanted.name));
    let typed = wanted.name.trim().to_lowercase();
    // Of one person at one address: nobody keeps a person out from elsewhere.
    let name = found.as_deref().unwrap_or(&typed);
    let who = format!("{}/{name}/{}", wanted.event, from.address);
    server.gate.may_try_as(&who, now())?;
    let hash = match &found {
        Some(person) => {
            let credentials = server.office.store().credentials();
            credentials.password(&wanted.event, person).await?
        }
        None => None,
    };
    let good = server.gate.is_password(wanted.password, hash).await?;
    let (true, Some(state), Some(person)) = (good, state, found) else { return Err(wrong()) };
    server.gate.did_well(&from.address);
    server.gate.did_well_as(&who);
    let to = first_page(&wanted.event, &state, &person);
    let (_, response) = let_in(server, from, Some(&wanted.event), &person, to).await?;
    Ok(response)
}

/// Who that is, by his name or the journal's; none if several have the name.
fn person_of(state: &EventState, typed: &str) -> Option<String> {
    let typed = typed.trim().to_lowercase();
    let at = now();
    let mut found = state.people.iter().filter(|(id, person)| {
        person.active(at) && (**id == typed || person.name.to_lowercase() == typed)
    });
    let (first, second) = (found.next()?, found.next());
    second.is_none().then(|| first.0.clone())
}

#[derive(Deserialize)]
pub(crate) struct Password {
    password: String,
    /// The one before, where there is one.
    #[serde(default)]
    old: String,
}

/// Sets one's own password, and puts out whoever else has come in by this name.
pub(crate) async fn password(
    Shared(server): Shared<Server>,
    Path(event): Path<String>,
    visitor: Visitor,
    from: From,
    body: Body<Password>,
) -> Answer<Json<Value>> {
    let Json(wanted) = body?;
    // A program could otherwise make itself a session that outlives its token.
    let session = visitor.pass.as_ref().filter(|pass| pass.kind == PassKind::Session);
    let Some(own) = session.filter(|pass| pass.event.as_deref() == Some(&*event)) else {
        return Err(not_for_viewers());
    };
    changed(&server, &event, own, &from, wanted).await?;
    Ok(Json(json!({ "name": own.person })))
}

async fn changed(
    server: &Server,
    event: &str,
    own: &Pass,
    from: &From,
    wanted: Password,
) -> Answer<()> {
    if !PASSWORD.contains(&wanted.password.len()) {
        return Err(ApiError::filled(ErrorCode::Objection, |w| {
            fill!(w.password_length, least = PASSWORD.start(), most = PASSWORD.end())
        }));
    }
    let credentials = server.office.store().credentials();
    let before = credentials.password(event, &own.person).await?;
    if before.is_some() {
        let who = format!("{event}/{}/{}", own.person, from.address);
        server.gate.may_try_as(&who, now())?;
        if !server.gate.is_password(wanted.old, before).await? {
            return Err(ApiError::new(ErrorCode::Password, |w| w.password_wrong));
        }
        server.gate.did_well_as(&who);
    }
    let hash = server.gate.hashed(wanted.password).await?;
    credentials.set_password(event, &own.person, Some(&hash)).await?;
    let passes = credentials.passes(Some(event)).await?;
    let others = passes.into_iter().filter(|it| it.person == own.person && it.id != own.id);
    for other in others.filter(|it| it.kind == PassKind::Session) {
        credentials.end_pass(&other.id).await?;
    }
    Ok(())
}

/// Ends the session of this device.
pub(crate) async fn logout(Shared(server): Shared<Server>, visitor: Visitor, from: From) -> Answer {
    let done = Json(json!({ "to": "/" }));
    let Some(pass) = visitor.pass.filter(|pass| pass.kind == PassKind::Session) else {
        return Ok(done.into_response());
    };
    server.office.store().credentials().end_pass(&pass.id).await?;
    let https = invite::is_https(&server, &from.headers);
    with_cookie(done, &secret::set_cookie(pass.event.as_deref(), None, 0, https))
}

/// Ends everything by which the owner comes in from elsewhere, but the device that asks.
pub(crate) async fn end_owners(
    Shared(server): Shared<Server>,
    visitor: Visitor,
) -> Answer<Json<Value>> {
    if visitor.role != ronde_desk::Role::Owner {
        return Err(ApiError::role(|w| w.owner_devices));
    }
    let credentials = server.office.store().credentials();
    let passes = credentials.passes(None).await?;
    let own = visitor.pass.map(|pass| pass.id);
    for pass in passes.into_iter().filter(|pass| Some(&pass.id) != own.as_ref()) {
        credentials.end_pass(&pass.id).await?;
    }
    Ok(Json(json!({ "done": true })))
}

/// A device in words that its owner knows: `Firefox, Android`.
fn device(headers: &HeaderMap) -> String {
    let told = headers.get(header::USER_AGENT).and_then(|it| it.to_str().ok()).unwrap_or_default();
    let first = |names: &[(&str, &'static str)]| {
        names.iter().find(|(mark, _)| told.contains(mark)).map(|(_, name)| *name)
    };
    let browser = first(&[
        ("Edg", "Edge"),
        ("Firefox", "Firefox"),
        ("FxiOS", "Firefox"),
        ("SamsungBrowser", "Samsung"),
        ("CriOS", "Chrome"),
        ("Chrome", "Chrome"),
        ("Safari", "Safari"),
    ]);
    let system = first(&[
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Android", "Android"),
        ("Windows", "Windows"),
        ("Mac OS", "Mac"),
        ("Linux", "Linux"),
    ]);
    if let (Some(browser), Some(system)) = (browser, system) {
        return format!("{browser}, {system}");
    }
    let plain = |it: &char| it.is_ascii_alphanumeric() || " ./-".contains(*it);
    let short: String = told.chars().filter(plain).take(40).collect();
    if short.trim().is_empty() { "a device".to_owned() } else { short }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_by_their_own_words() {
        let firefox = "Mozilla/5.0 (Android 14; Mobile; rv:120.0) Gecko/120.0 Firefox/120.0";
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like \
            Gecko) \
                    Chrome/120.0.0.0 Safari/537.36 Edg/120.0";
        for (told, shown) in [
            (firefox, "Firefox, Android"),
            (edge, "Edge, Windows"),
            ("curl/8.5", "curl/8.5"),
            ("<script>x</script>", "scriptx/script"),
            ("", "a device"),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::USER_AGENT, HeaderValue::from_static(told));
            assert_eq!(shown, device(&headers), "{told}");
        }
    }
}
