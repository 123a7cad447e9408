//! Coming in: the page behind a link, and the one for passwords.
//!
//! Opening a link uses nothing up: programs that show a picture of a link open it, too. Only the
//! button does.

use askama::Template;
use axum::extract::{Path, Query, State as Shared};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use ronde_office::Kind;
use ronde_words::{PeopleWords, fill};
use serde::Deserialize;

use super::PageError;
use super::{Frame, shown};
use crate::Server;
use crate::access::{Visitor, secret};
use crate::error::Answer;
use crate::people::enter::{self, Door, From};
use crate::words::people::role_of;

/// Events to choose from; the newest come first.
const LISTED: usize = 50;

#[derive(Template)]
#[template(path = "join.html")]
struct Join {
    frame: Frame,
    p: &'static PeopleWords,
    /// The request that uses the code, as JSON; empty where it opens nothing.
    code: String,
    heading: String,
    sentence: String,
}

pub(crate) async fn join(
    Shared(server): Shared<Server>,
    Path(code): Path<String>,
    visitor: Visitor,
    from: From,
) -> Answer {
    let p = PeopleWords::of(visitor.lang);
    let door = enter::door(&server, &from, &code).await;
    let code = serde_json::json!({ "code": code }).to_string();
    let (status, code, heading, sentence) = match door {
        Ok(Door::Owner) => (StatusCode::OK, code, "Ronde".to_owned(), p.join_owner.to_owned()),
        Ok(Door::Event { name, person, .. }) => {
            let role = role_of(p, person.role);
            let sentence = fill!(p.join_as, name = person.name, role = role);
            (StatusCode::OK, code, name, sentence)
        }
        Err(error) => {
            let often = error.status() == StatusCode::TOO_MANY_REQUESTS;
            let sentence = if often { p.too_often } else { p.code_ask };
            let heading = p.code_unknown.to_owned();
            (error.status(), String::new(), heading, sentence.to_owned())
        }
    };
    let frame = Frame::new(&visitor, "join", p.join.to_owned());
    let page = shown(&Join { frame, p, code, heading, sentence });
    // The address is a secret as long as the code is.
    let page = (status, [(header::CACHE_CONTROL, "no-store")], page).into_response();
    // By this the same browser may ask again, should it not hear that it is in.
    match (status, secret::browser(&from.headers)) {
        (StatusCode::OK, None) => {
            enter::with_cookie(page, &secret::set_browser(&secret::session()))
        }
        _ => Ok(page),
    }
}

#[derive(Template)]
#[template(path = "login.html")]
struct LoginPage {
    frame: Frame,
    p: &'static PeopleWords,
    /// Why the reader came here, if he wanted another page.
    why: &'static str,
    events: Vec<Choice>,
}

struct Choice {
    id: String,
    name: String,
    chosen: bool,
}

#[derive(Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    e: String,
}

pub(crate) async fn login(
    Shared(server): Shared<Server>,
    visitor: Visitor,
    Query(asked): Query<Asked>,
) -> Response {
    let p = PeopleWords::of(visitor.lang);
    let mut journals = server.office.store().journals().await.unwrap_or_default();
    journals.retain(|journal| journal.kind == Kind::Event);
    let mut events = Vec::new();
    for journal in journals.into_iter().rev().take(LISTED) {
        let Ok(state) = server.office.event(&journal.id).await else { continue };
        // An event without people has nobody to log in.
        if !state.people.is_empty() {
            let chosen = journal.id == asked.e;
            events.push(Choice { id: journal.id, name: state.name.clone(), chosen });
        }
    }
    let frame = Frame::new(&visitor, "login", p.log_in.to_owned());
    shown(&LoginPage { frame, p, why: "", events })
}

/// For whoever is nobody in the event, be there such an event or not.
pub(super) fn only_people(visitor: &Visitor) -> PageError {
    let p = PeopleWords::of(visitor.lang);
    let frame = Frame::new(visitor, "login", p.log_in.to_owned());
    let page = shown(&LoginPage { frame, p, why: p.for_people, events: Vec::new() });
    PageError::instead((StatusCode::FORBIDDEN, page).into_response())
}
