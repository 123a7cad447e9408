//! Events on this machine, where there are several.

use askama::Template;
use axum::extract::State as Shared;
use axum::response::{IntoResponse, Redirect, Response};
use ronde_office::Kind;

use super::Frame;
use crate::Server;
use crate::access::Visitor;
use crate::pages::shown;

/// Events that are listed.
const EVENTS: usize = 30;

/// Events on this machine; of one, its page.
pub(crate) async fn events(Shared(server): Shared<Server>, visitor: Visitor) -> Response {
    let mut journals = server.office.store().journals().await.unwrap_or_default();
    journals.retain(|journal| journal.kind == Kind::Event);
    let mut events = Vec::new();
    // Names of journals are in the order in which they were given.
    for journal in journals.into_iter().rev().take(EVENTS) {
        let Ok(event) = server.office.event(&journal.id).await else { continue };
        if event.tournaments.values().any(|it| it.shown) {
            events.push((journal.id, event.name.clone()));
        }
    }
    if let [(id, _)] = events.as_slice() {
        return Redirect::temporary(&format!("/p/{id}")).into_response();
    }
    let title = ronde_words::PhoneWords::of(visitor.lang).events.to_owned();
    shown(&Events { frame: Frame::new(&visitor, "message", title), events })
}

#[derive(Template)]
#[template(path = "phone-events.html")]
struct Events {
    frame: Frame,
    events: Vec<(String, String)>,
}
