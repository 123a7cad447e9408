//! News as they come, by the number of the act, so that a page which slept asks for what it missed
//! and gets it once.
//!
//! | To find | look in |
//! |---|---|
//! | that something has changed, for screens | `ears` |
//! | what is told of an act, and to whom | `told` |
//! | one reader for each journal, and how often everybody is told | `hub` |

mod ears;
mod hub;
mod told;

use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Query, State as Shared};
use axum::http::HeaderValue;
use axum::response::IntoResponse as _;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::unfold;
use serde::Deserialize;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

use self::hub::{Batch, Channel, Missed, Seat};
use self::told::{Told, merged};
use crate::Server;
use crate::access::Visitor;
use crate::error::{Answer, ApiError, ErrorCode};
use crate::people::enter::From;

pub(crate) use ears::Ears;
pub use hub::Hub;

/// How often a page hears that the line holds; two missed in a row look like a broken one.
const PING: Duration = Duration::from_secs(2);
/// What a ping says. A browser keeps an event without data to itself (HTML, 9.2.6: an empty data
/// buffer is not dispatched), and a page that hears nothing believes that its line is broken.
const PING_DATA: &str = "{}";

#[derive(Deserialize)]
pub(crate) struct After {
    #[serde(default)]
    after: Option<u64>,
}

/// One page that follows.
struct Follower {
    channel: Arc<Channel>,
    ear: Ear,
    after: u64,
    waiting: VecDeque<Event>,
    /// Its place among the streams, given back when it ends.
    _place: Seat,
}

enum Ear {
    Arbiter(Receiver<Arc<Told>>),
    Everybody(Receiver<Arc<Batch>>),
}

pub(crate) async fn stream(
    Shared(server): Shared<Server>,
    Path(journal): Path<String>,
    visitor: Visitor,
    Query(query): Query<After>,
    from: From,
) -> Answer {
    if crate::pages::is_hidden(&server, &visitor, &journal).await {
        return Err(ApiError::missing(|w| w.no_such_tournament));
    }
    let Some(place) = server.hub.place(&from, visitor.is_arbiter()) else {
        return Err(crowded());
    };
    let channel = server.hub.channel(&journal).await?;
    let id = from.headers.get("last-event-id").and_then(|id| id.to_str().ok());
    // A page that reconnects names the last act it heard of; a new one the act that it shows.
    let after = id.and_then(|id| id.parse().ok()).or(query.after);
    let follower = Follower::new(channel, visitor.is_arbiter(), after, place);
    let arbiter = visitor.is_arbiter();
    let reader = (server, journal, visitor);
    let events = unfold((follower, reader), move |(mut follower, reader)| async move {
        let event = follower.next().await?;
        // An arbiter who is one no longer hears no more as one; his page asks again, as what he is.
        let (server, journal, visitor) = &reader;
        if arbiter && !visitor.is_still(server, journal).await {
            return None;
        }
        Some((Ok::<_, Infallible>(event), (follower, reader)))
    });
    let ping =
        KeepAlive::new().interval(PING).event(Event::default().event("ping").data(PING_DATA));
    let mut response = Sse::new(events).keep_alive(ping).into_response();
    // Proxies that collect an answer before they pass it on are asked not to.
    let no = HeaderValue::from_static("no");
    response.headers_mut().insert("x-accel-buffering", no);
    Ok(response)
}

pub(crate) fn crowded() -> ApiError {
    ApiError::new(ErrorCode::Away, |w| w.many_ask).retry_after(9_000)
}

impl Follower {
    fn new(channel: Arc<Channel>, arbiter: bool, after: Option<u64>, place: Seat) -> Follower {
        // Listen first, then look at what was missed: nothing falls between the two.
        let ear = if arbiter {
            Ear::Arbiter(channel.arbiters.subscribe())
        } else {
            Ear::Everybody(channel.public.subscribe())
        };
        let waiting = VecDeque::new();
        let mut it = Follower { channel, ear, after: 0, waiting, _place: place };
        match after {
            Some(after) => {
                it.after = after;
                it.look_back();
            }
            None if arbiter => it.after = it.channel.head(),
            // What everybody is told next may hold acts that are here already.
            None => it.after = it.channel.public_head(),
        }
        it
    }

    /// Puts what was missed into the queue.
    fn look_back(&mut self) {
        let missed = match self.ear {
            Ear::Arbiter(_) => self.channel.missed(self.after),
            Ear::Everybody(_) => self.channel.missed_by_all(self.after),
        };
        match missed {
            Missed::Look(head) => {
                self.after = head;
                let data = format!(r#"{{"seq":{head}}}"#);
                self.waiting.push_back(event("look", head, data));
            }
            Missed::Acts(acts) => {
                let Some(last) = acts.last() else { return };
                self.after = last.seq;
                match self.ear {
                    Ear::Arbiter(_) => self.waiting.extend(acts.iter().map(|it| of_act(it))),
                    Ear::Everybody(_) => {
                        let news: Vec<_> =
                            acts.iter().filter_map(|it| it.public.as_ref()).collect();
                        self.waiting.push_back(event("acts", self.after, merged(&news)));
                    }
                }
            }
        }
    }

    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.waiting.pop_front() {
                return Some(event);
            }
            match self.hear().await {
                Ok(Some(event)) => return Some(event),
                Ok(None) => {}
                Err(RecvError::Lagged(_)) => self.look_back(),
                Err(RecvError::Closed) => return None,
            }
        }
    }

    /// The next message; none if it is known already.
    async fn hear(&mut self) -> Result<Option<Event>, RecvError> {
        let (seq, event) = match &mut self.ear {
            Ear::Arbiter(ear) => {
                let told = ear.recv().await?;
                (told.seq, of_act(&told))
            }
            Ear::Everybody(ear) => {
                let batch = ear.recv().await?;
                (batch.seq, event("acts", batch.seq, batch.text.clone()))
            }
        };
        if seq <= self.after {
            return Ok(None);
        }
        self.after = seq;
        Ok(Some(event))
    }
}

fn of_act(told: &Told) -> Event {
    let data = serde_json::to_string(&told.arbiters).expect("news are texts and numbers");
    event("act", told.seq, data)
}

fn event(name: &str, seq: u64, data: String) -> Event {
    Event::default().event(name).id(seq.to_string()).data(data)
}
