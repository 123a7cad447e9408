//! A round that is not there: not paired yet (perhaps no more, after an undo), not published, or
//! not one of this tournament. The frame stays, and what is to be done next stands in it.

use askama::Template;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use ronde_desk::State;
use ronde_desk::state::RoundState;

use super::{Frame, Next, PageError, next_step, shown, visible};
use crate::Server;
use crate::access::Visitor;

#[derive(Template)]
#[template(path = "unpaired.html")]
struct Page {
    frame: Frame,
    id: String,
    why: String,
    next: Next,
    /// Whether the next step is a pairing: then who is there is asked first.
    pairs: bool,
}

/// A round that this reader may see, or the page in its place.
pub(crate) async fn held<'a>(
    server: &Server,
    visitor: &Visitor,
    state: &'a State,
    id: &str,
    round: u16,
) -> Result<&'a RoundState, PageError> {
    match visible(state, visitor, round) {
        Ok(held) => Ok(held),
        Err(why) => Err(page(server, visitor, state, id, why).await),
    }
}

/// The page in place of any page of such a round.
pub(crate) async fn page(
    server: &Server,
    visitor: &Visitor,
    state: &State,
    id: &str,
    why: String,
) -> PageError {
    let next = next_step(id, state, visitor);
    let page = Page {
        frame: Frame::of(visitor, "unpaired", id, state).placed(server).await,
        id: id.to_owned(),
        why,
        pairs: next.pairs,
        next,
    };
    PageError::instead((StatusCode::NOT_FOUND, shown(&page)).into_response())
}
