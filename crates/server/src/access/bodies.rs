//! Who may send how much: what is long is read only of those who may send it, and of few at once.

use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::extract::{FromRequestParts as _, Request, State as Shared};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode, header};
use axum::middleware::Next;
use tokio::sync::Semaphore;

use super::Visitor;
use crate::Server;
use crate::error::{Answer, ApiError, ErrorCode};

/// The most that anybody sends who is not an arbiter: a result, a code, a password.
const SMALL: usize = 64 * 1024;
/// Long bodies that are read at once.
const AT_ONCE: usize = 4;
/// How long somebody waits for his turn.
const PATIENCE: Duration = Duration::from_secs(20);

/// The turns of those who send something long.
#[derive(Clone, Debug)]
pub(crate) struct Bodies(Arc<Semaphore>);

impl Default for Bodies {
    fn default() -> Bodies {
        Bodies(Arc::new(Semaphore::new(AT_ONCE)))
    }
}

/// Asks who sends a long body before a byte of it is read.
pub(crate) async fn no_more_than_allowed(
    Shared((server, bodies)): Shared<(Server, Bodies)>,
    request: Request,
    next: Next,
) -> Answer {
    if matches!(*request.method(), Method::GET | Method::HEAD) || is_small(&request) {
        return Ok(next.run(request).await);
    }
    let (mut parts, body) = request.into_parts();
    let visitor = Visitor::from_request_parts(&mut parts, &server).await?;
    if !visitor.is_arbiter() {
        let body = short(&parts, body).await.ok_or_else(too_long)?;
        return Ok(next.run(Request::from_parts(parts, body)).await);
    }
    let turn = tokio::time::timeout(PATIENCE, bodies.0.acquire()).await;
    let Ok(Ok(_turn)) = turn else {
        return Err(ApiError::new(ErrorCode::Away, |w| w.others_send));
    };
    Ok(next.run(Request::from_parts(parts, body)).await)
}

/// How long it says that it is; none if it does not say.
fn told(parts: &axum::http::HeaderMap) -> Option<usize> {
    parts.get(header::CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}

fn is_small(request: &Request) -> bool {
    told(request.headers()).is_some_and(|length| length <= SMALL)
        || axum::body::HttpBody::is_end_stream(request.body())
}

/// A body of unknown length that turns out to be short.
async fn short(parts: &Parts, body: Body) -> Option<Body> {
    if told(&parts.headers).is_some() {
        return None;
    }
    to_bytes(body, SMALL).await.ok().map(Body::from)
}

fn too_long() -> ApiError {
    ApiError::new(ErrorCode::Unreadable, |w| w.too_much).with_status(StatusCode::PAYLOAD_TOO_LARGE)
}
