//! The start: new, demo, and what is on this machine.

use askama::Template;
use axum::extract::State as Shared;
use axum::response::Response;
use ronde_store::journal::Kind;

use super::{Frame, shown};
use crate::Server;
use crate::access::Visitor;
use crate::words::fill;

/// Tournaments that are listed; the newest come first.
const LISTED: usize = 30;

#[derive(Template)]
#[template(path = "start.html")]
struct Start {
    frame: Frame,
    tournaments: Vec<Listed>,
    kept_in: String,
    hall: Option<String>,
}

struct Listed {
    id: String,
    name: String,
    stands: String,
}

pub(crate) async fn page(Shared(server): Shared<Server>, visitor: Visitor) -> Response {
    let words = visitor.lang.words();
    let mut journals = server.office.store().journals().await.unwrap_or_default();
    journals.retain(|journal| journal.kind == Kind::Tournament);
    let mut tournaments = Vec::new();
    // Names of journals are in the order in which they were given.
    for journal in journals.into_iter().rev().take(LISTED) {
        let Ok(state) = server.office.tournament(&journal.id).await else { continue };
        let stands = super::next_step(&journal.id, &state, &visitor).sentence;
        tournaments.push(Listed { id: journal.id, name: state.settings.name.clone(), stands });
    }
    let frame = Frame::new(&visitor, "start", "Ronde".to_owned());
    let kept_in = fill(words.kept_in, &[("place", &server.kept_in)]);
    shown(&Start { frame, tournaments, kept_in, hall: server.hall.address() })
}
