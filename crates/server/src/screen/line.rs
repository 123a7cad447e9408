//! The line to a screen: what it shows, whenever that changes, and the time of this machine's
//! clock.
//!
//! A screen that comes, or comes back, is told everything at once, unless it knows it: so there is
//! nothing to catch up with, and the way back from any trouble is to come again.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, Query, State as Shared};
use axum::http::{HeaderValue, header};
use axum::response::IntoResponse as _;
use axum::response::sse::{Event, Sse};
use futures_util::stream::unfold;
use ronde_words::Lang;
use serde::Deserialize;
use tokio::sync::watch;
use tokio::time::Instant;

use super::MOST;
use super::told::Basis;
use crate::Server;
use crate::access::{Visitor, now};
use crate::error::{Answer, ApiError};
use crate::live::Ears;
use crate::people::enter::From;

/// Silence longer than this looks like a broken line.
const PING: Duration = Duration::from_secs(2);
/// A screen is told everything once a second at most, and less often what is long: so many bytes a
/// second for each.
const BYTES: usize = 200_000;

#[derive(Default, Deserialize)]
pub(crate) struct Known {
    #[serde(default)]
    w: u16,
    #[serde(default)]
    h: u16,
    /// What it knows already.
    #[serde(default)]
    mark: String,
}

fn missing() -> ApiError {
    ApiError::missing(|w| w.screen_numbers)
}

/// What a screen shows at this moment.
pub(crate) async fn now_shown(
    Shared(server): Shared<Server>,
    Path(screen): Path<u16>,
    visitor: Visitor,
    from: From,
) -> Answer {
    if !(1..=MOST).contains(&screen) {
        return Err(missing());
    }
    let basis = Basis::of(&server, screen, visitor.lang, &from.headers).await;
    let basis = basis.map_err(ApiError::away)?;
    let kind = [(header::CONTENT_TYPE, "application/json")];
    Ok((kind, with_time(&basis.told(&server).await, &basis.mark())).into_response())
}

/// The body with its mark, and the time of this machine's clock, which alone is new each time.
fn with_time(body: &str, mark: &str) -> String {
    let rest = body.strip_prefix('{').unwrap_or(body);
    format!("{{\"now\":{},\"mark\":\"{mark}\",{rest}", now())
}

/// One screen that listens.
struct Listener {
    server: Server,
    screen: u16,
    lang: Lang,
    from: From,
    ears: Ears,
    journals: Vec<String>,
    changed: watch::Receiver<u64>,
    /// What it was told last.
    sent: String,
    /// Before this it is not told everything again.
    not_before: Instant,
    begun: bool,
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.server.screens.goes(self.screen);
    }
}

pub(crate) async fn stream(
    Shared(server): Shared<Server>,
    Path(screen): Path<u16>,
    Query(known): Query<Known>,
    visitor: Visitor,
    from: From,
) -> Answer {
    if !(1..=MOST).contains(&screen) {
        return Err(missing());
    }
    let Some(ears) = Ears::new(&server.hub, &from) else {
        return Err(crate::live::crowded());
    };
    server.screens.comes(screen, (known.w, known.h));
    let listener = Listener {
        changed: server.screens.watch(),
        server,
        screen,
        lang: visitor.lang,
        from,
        ears,
        journals: Vec::new(),
        sent: known.mark,
        not_before: Instant::now(),
        begun: false,
    };
    let events = unfold(listener, |mut listener| async move {
        let event = listener.next().await;
        Some((Ok::<_, Infallible>(event), listener))
    });
    let mut response = Sse::new(events).into_response();
    // Proxies that collect an answer before they pass it on are asked not to.
    response.headers_mut().insert("x-accel-buffering", HeaderValue::from_static("no"));
    Ok(response)
}

impl Listener {
    async fn next(&mut self) -> Event {
        if self.begun {
            tokio::select! {
                () = self.change() => {}
                () = tokio::time::sleep(PING) => {}
            }
        }
        self.begun = true;
        self.server.screens.is_there(self.screen);
        let news = if Instant::now() < self.not_before { None } else { self.news().await };
        news.unwrap_or_else(|| Event::default().event("ping").data(now().to_string()))
    }

    /// Waits for a change, and then until this screen may be told of it.
    async fn change(&mut self) {
        tokio::select! {
            () = self.ears.hear() => {}
            _ = self.changed.changed() => {}
        }
        tokio::time::sleep_until(self.not_before).await;
    }

    /// Everything, if it is not what this screen has been told.
    async fn news(&mut self) -> Option<Event> {
        let basis = Basis::of(&self.server, self.screen, self.lang, &self.from.headers).await;
        // A store that is away comes back; the screen shows what it has.
        let mut basis = basis.ok()?;
        if basis.journals() != self.journals {
            // Listen first, then look: nothing falls between the two.
            self.journals = basis.journals();
            self.ears.turn_to(&self.server.hub, &self.journals).await;
            let again = Basis::of(&self.server, self.screen, self.lang, &self.from.headers).await;
            basis = again.ok()?;
        }
        let mark = basis.mark();
        if self.sent == mark {
            return None;
        }
        let body = basis.told(&self.server).await;
        let pause = Duration::from_millis(u64::try_from(body.len() * 1000 / BYTES).unwrap_or(0));
        self.not_before = Instant::now() + pause.max(Duration::from_millis(500));
        let told = with_time(&body, &mark);
        self.sent = mark;
        Some(Event::default().event("state").data(told))
    }
}
