//! Coming in and going: codes exchanged for a session, passwords, logging out.

use axum::Json;
use axum::extract::{FromRequestParts, Path, State as Shared};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use ronde_desk::Stamp;
use ronde_desk::event::{EventAct, EventRequest, EventState, OWNER, Person};
use ronde_store::people::{Pass, PassKind};
use serde::Deserialize;
use serde_json::json;

use super::{invite, not_for_viewers, refused, stored};
use crate::Server;
use crate::access::{self, Visitor, now, secret};
use crate::api::{Body, answer, unreadable};

const DAY: i64 = 24 * 3_600_000;
/// How long a device stays in.
const DAYS: i64 = 30;
/// Shortest and longest password.
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;

/// Where somebody comes from, and by what.
pub(crate) struct From {
    address: String,
    headers: HeaderMap,
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

/// What a code opens now, without using it; or why it opens nothing. Codes that are unknown count as
/// tries of that address.
pub(crate) async fn door(server: &Server, from: &From, code: &str) -> Result<Door, Response> {
    server.gate.may_try(&from.address, now())?;
    let hash = secret::hash(code);
    if server.behind_proxy && server.gate.is_owner_code(hash) {
        server.gate.did_well(&from.address);
        return Ok(Door::Owner);
    }
    let found = server.office.store().credentials().pass(hash).await.map_err(stored)?;
    let unknown = || {
        let words =
            "This code is unknown, or was used already on another device. Ask for a new one.";
        answer(StatusCode::NOT_FOUND, "code", words)
    };
    let pass = found.filter(|pass| pass.kind == PassKind::Code).ok_or_else(unknown)?;
    server.gate.did_well(&from.address);
    if !pass.is_open(now()) {
        let words = "This code has expired. Ask for a new one.";
        return Err(answer(StatusCode::GONE, "code", words));
    }
    let event = pass.event.clone().ok_or_else(unknown)?;
    let state = server.office.event(&event).await.map_err(refused)?;
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
pub(crate) async fn join(Shared(server): Shared<Server>, from: From, body: Body<Code>) -> Response {
    let Json(Code { code }) = match body {
        Ok(body) => body,
        Err(why) => return unreadable(&why),
    };
    match joined(&server, &from, &code).await {
        Ok(response) | Err(response) => response,
    }
}

async fn joined(server: &Server, from: &From, code: &str) -> Result<Response, Response> {
    let (code, person) = match door(server, from, code).await? {
        Door::Owner => return let_in(server, from, None, OWNER, "/".to_owned()).await,
        Door::Event { pass, person, .. } => (pass, person),
    };
    let event = code.event.as_deref().unwrap_or_default();
    let hash = person.invitation.as_ref().map(|open| open.code).unwrap_or_default();
    let device = device(&from.headers);
    let act = EventAct::Accept { person: code.person.clone(), device, code: hash };
    let stamp = Stamp { at: now(), by: code.person.clone(), role: person.role };
    let machine = server.gate.machine(&**server.office.store()).await.map_err(stored)?;
    // Of two devices at once the journal takes one.
    let done = server.office.submit_event(event, EventRequest::new(stamp, act, machine)).await;
    let done = done.map_err(refused)?;
    server.office.store().credentials().end_pass(&code.id).await.map_err(stored)?;
    let to = first_page(event, &done.state, &code.person);
    let_in(server, from, Some(event), &code.person, to).await
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

/// Gives this device a session.
async fn let_in(
    server: &Server,
    from: &From,
    event: Option<&str>,
    person: &str,
    to: String,
) -> Result<Response, Response> {
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
    credentials.add_pass(secret::hash(&value), &pass).await.map_err(stored)?;
    let https = invite::is_https(server, &from.headers);
    let cookie = secret::set_cookie(event, Some(&value), DAYS, https);
    let body = json!({ "to": to, "event": event, "person": person });
    Ok(with_cookie(Json(body).into_response(), &cookie))
}

fn with_cookie(mut response: Response, cookie: &str) -> Response {
    // The name of an event is one that the store takes: letters and digits.
    match HeaderValue::from_str(cookie) {
        Ok(value) => {
            response.headers_mut().append(header::SET_COOKIE, value);
            response
        }
        Err(error) => answer(StatusCode::INTERNAL_SERVER_ERROR, "internal", &error.to_string()),
    }
}

#[derive(Deserialize)]
pub(crate) struct Login {
    event: String,
    name: String,
    password: String,
}

/// Comes back with a password, on whatever device.
pub(crate) async fn login(
    Shared(server): Shared<Server>,
    from: From,
    body: Body<Login>,
) -> Response {
    let Json(wanted) = match body {
        Ok(body) => body,
        Err(why) => return unreadable(&why),
    };
    match logged_in(&server, &from, wanted).await {
        Ok(response) | Err(response) => response,
    }
}

async fn logged_in(server: &Server, from: &From, wanted: Login) -> Result<Response, Response> {
    let wrong = || {
        let words = "Name and password do not fit together. After ten tries you have to wait.";
        answer(StatusCode::UNAUTHORIZED, "password", words)
    };
    server.gate.may_try(&from.address, now())?;
    if !PASSWORD.contains(&wanted.password.len()) {
        return Err(wrong());
    }
    // An event that is not there and a person who is not are told alike.
    let state = server.office.event(&wanted.event).await.ok();
    let found = state.as_ref().and_then(|state| person_of(state, &wanted.name));
    let typed = wanted.name.trim().to_lowercase();
    let who = format!("{}/{}", wanted.event, found.as_deref().unwrap_or(&typed));
    server.gate.may_try_as(&who, now())?;
    let hash = match &found {
        Some(person) => {
            let credentials = server.office.store().credentials();
            credentials.password(&wanted.event, person).await.map_err(stored)?
        }
        None => None,
    };
    let good = server.gate.is_password(wanted.password, hash).await?;
    let (true, Some(state), Some(person)) = (good, state, found) else { return Err(wrong()) };
    server.gate.did_well(&from.address);
    server.gate.did_well_as(&who);
    let to = first_page(&wanted.event, &state, &person);
    let_in(server, from, Some(&wanted.event), &person, to).await
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
}

/// Sets one's own password.
pub(crate) async fn password(
    Shared(server): Shared<Server>,
    Path(event): Path<String>,
    visitor: Visitor,
    body: Body<Password>,
) -> Response {
    let Json(Password { password }) = match body {
        Ok(body) => body,
        Err(why) => return unreadable(&why),
    };
    // A program could otherwise make itself a session that outlives its token.
    let session = visitor.pass.as_ref().filter(|pass| pass.kind == PassKind::Session);
    let Some(person) = session.filter(|pass| pass.event.as_deref() == Some(&*event)) else {
        return not_for_viewers();
    };
    if !PASSWORD.contains(&password.len()) {
        let words = format!(
            "A password has {} to {} characters; a short sentence is a good one.",
            PASSWORD.start(),
            PASSWORD.end()
        );
        return answer(StatusCode::UNPROCESSABLE_ENTITY, "objection", &words);
    }
    let hash = match server.gate.hashed(password).await {
        Ok(hash) => hash,
        Err(response) => return response,
    };
    let credentials = server.office.store().credentials();
    match credentials.set_password(&event, &person.person, Some(&hash)).await {
        Ok(()) => Json(json!({ "name": person.person })).into_response(),
        Err(error) => stored(error),
    }
}

/// Ends the session of this device.
pub(crate) async fn logout(
    Shared(server): Shared<Server>,
    visitor: Visitor,
    from: From,
) -> Response {
    let done = Json(json!({ "to": "/" })).into_response();
    let Some(pass) = visitor.pass.filter(|pass| pass.kind == PassKind::Session) else {
        return done;
    };
    if let Err(error) = server.office.store().credentials().end_pass(&pass.id).await {
        return stored(error);
    }
    let https = invite::is_https(&server, &from.headers);
    with_cookie(done, &secret::set_cookie(pass.event.as_deref(), None, 0, https))
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
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) \
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
