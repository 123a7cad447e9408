//! News as they come: one event for each act, by its number, so that a page which slept asks for what
//! it missed and gets it once.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, Query, State as Shared};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use futures_util::stream::unfold;
use ronde_desk::{Act, Entry, Line};
use ronde_store::journal::{News, Subscription};
use serde::{Deserialize, Serialize};

use crate::Server;
use crate::access::Visitor;

/// Silence longer than this looks like a broken line.
const PING: Duration = Duration::from_secs(2);
/// Acts that are sent at once.
const PAGE: u32 = 500;

/// What a page is told of an act.
#[derive(Serialize)]
struct Told {
    seq: u64,
    act: &'static str,
    by: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<u16>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    boards: Vec<Seen>,
    /// Pages that are no longer what they were.
    reload: &'static [&'static str],
}

#[derive(Serialize)]
struct Seen {
    board: u32,
    result: Option<String>,
    confirmed: bool,
}

#[derive(Deserialize)]
pub(crate) struct After {
    #[serde(default)]
    after: Option<u64>,
}

struct Follower {
    server: Server,
    journal: String,
    after: u64,
    arbiter: bool,
    waiting: VecDeque<Line>,
    news: Subscription,
}

pub(crate) async fn stream(
    Shared(server): Shared<Server>,
    Path(journal): Path<String>,
    visitor: Visitor,
    Query(query): Query<After>,
    headers: HeaderMap,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let news = server.office.store().subscribe();
    let seen = headers.get("last-event-id").and_then(|id| id.to_str().ok());
    let head = server.office.store().head(&journal).await.map_or(0, |head| head.seq);
    // A page that reconnects names the last act it heard of; a new one the act that it shows.
    let after = seen.and_then(|id| id.parse().ok()).or(query.after).unwrap_or(head);
    let arbiter = visitor.is_arbiter();
    let follower = Follower { server, journal, after, arbiter, waiting: VecDeque::new(), news };
    let events = unfold(follower, |mut follower| async move {
        let event = follower.next().await?;
        Some((Ok(event), follower))
    });
    Sse::new(events)
        .keep_alive(KeepAlive::new().interval(PING).event(Event::default().event("ping").data("")))
}

impl Follower {
    /// The next act that this reader may hear of.
    async fn next(&mut self) -> Option<Event> {
        loop {
            while let Some(line) = self.waiting.pop_front() {
                self.after = line.seq;
                if let Some(event) = self.told(&line) {
                    return Some(event);
                }
            }
            let store = self.server.office.store();
            let lines = store.read(&self.journal, self.after, PAGE).await.ok()?;
            if lines.is_empty() {
                self.wait().await?;
            }
            self.waiting.extend(lines);
        }
    }

    async fn wait(&mut self) -> Option<()> {
        loop {
            match self.news.next().await {
                Some(News::Grown { journal, .. }) if journal != self.journal => {}
                Some(_) => return Some(()),
                None => return None,
            }
        }
    }

    fn told(&self, line: &Line) -> Option<Event> {
        let entry: Entry<Act> = serde_json::from_str(&line.text).ok()?;
        let told = told(&entry, self.arbiter)?;
        let data = serde_json::to_string(&told).ok()?;
        Some(Event::default().event("act").id(line.seq.to_string()).data(data))
    }
}

/// Spectators hear of what everybody can see.
fn told(entry: &Entry<Act>, arbiter: bool) -> Option<Told> {
    let mut told = Told {
        seq: entry.seq,
        act: entry.what.name(),
        by: entry.stamp.by.clone(),
        round: None,
        boards: Vec::new(),
        reload: &[],
    };
    match &entry.what {
        Act::EnterResult { round, board, result } => {
            told.round = Some(*round);
            let result = serde_json::to_value(result).ok()?.as_str().map(str::to_owned);
            told.boards.push(Seen { board: *board, result, confirmed: false });
            told.reload = &["overview", "standings"];
        }
        Act::ClearResult { round, board } => {
            told.round = Some(*round);
            told.boards.push(Seen { board: *board, result: None, confirmed: false });
            told.reload = &["overview", "standings"];
        }
        Act::Publish { .. }
        | Act::CloseRound { .. }
        | Act::Undo { .. }
        | Act::CorrectResult { .. } => {
            told.reload = &["overview", "round", "results", "standings", "players"];
        }
        _ if !arbiter => return None,
        _ => told.reload = &["overview", "round", "results", "players", "journal", "settings"],
    }
    Some(told)
}
