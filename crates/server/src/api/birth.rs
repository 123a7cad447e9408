//! A tournament comes into the world whole or not at all.
//!
//! Everything that is to be done is decided in memory first; then the journals are stored with all
//! their lines. Names of journals and hours of acts follow from the key and the hour that the page
//! gave, so the same request once more is the same tournament, also after a power cut in between.
#![expect(clippy::result_large_err, reason = "an answer is made once, and handed on as it is")]

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use ronde_desk::event::{self, EventAct, EventRequest, EventState};
use ronde_desk::{Act, Hash, Line, Refusal, Request, Stamp, State};
use ronde_store::journal::office::OfficeError;
use ronde_store::journal::{Attachment, Kind, Opening, StoreError, new_id};
use serde_json::json;

use super::{answer, refused};
use crate::Server;
use crate::access::{Visitor, now};
use crate::words::new::NewWords;

/// A page's clock may be so wrong.
const A_DAY: i64 = 86_400_000;

/// Who is born, when, and of whom.
pub(super) struct Birth {
    event: String,
    pub(super) journal: String,
    stamp: Stamp,
    key: String,
}

impl Birth {
    /// Without a key, somebody new each time.
    pub(super) fn new(visitor: &Visitor, key: &str, at: i64) -> Result<Birth, Response> {
        let at = if at == 0 { now() } else { at };
        if (now() - at).abs() > A_DAY {
            let words = NewWords::of(visitor.lang);
            return Err(answer(StatusCode::UNPROCESSABLE_ENTITY, "objection", words.clock));
        }
        super::key_fits(key)?;
        let stamp = Stamp { at, ..visitor.stamp() };
        let key = if key.is_empty() { new_id() } else { key.to_owned() };
        let seed = format!("{}\n{key}", stamp.by);
        Ok(Birth { event: id(at, &seed, "event"), journal: id(at, &seed, "open"), stamp, key })
    }

    /// The lines of the event's journal.
    fn event_lines(&self, name: &str) -> Result<Vec<Line>, Response> {
        let mut state = EventState::new(&self.event);
        let acts = [
            EventAct::Create { name: name.to_owned(), home: String::new() },
            EventAct::AddTournament { journal: self.journal.clone(), name: name.to_owned() },
        ];
        let mut lines = Vec::new();
        for (place, act) in acts.into_iter().enumerate() {
            let key = format!("{}/event-{place}", self.key);
            let asked = EventRequest { key, ..EventRequest::new(self.stamp.clone(), act, "") };
            let decided = event::decide(&state, asked).map_err(|why| {
                answer(StatusCode::UNPROCESSABLE_ENTITY, "objection", &why.to_string())
            })?;
            lines.push(decided.line);
            state = decided.state;
        }
        Ok(lines)
    }
}

/// The lines of a tournament's journal from its beginning. Warnings are accepted: the page has shown
/// them.
pub(crate) fn lines(
    journal: &str,
    stamp: &Stamp,
    key: &str,
    name: &str,
    acts: Vec<Act>,
) -> Result<Vec<Line>, Refusal> {
    let mut state = State::new(journal);
    let mut lines = Vec::new();
    let create = Act::Create { name: name.to_owned() };
    for (place, act) in std::iter::once(create).chain(acts).enumerate() {
        let request = Request { key: format!("{key}/{place}"), ..Request::new(stamp.clone(), act) };
        let none = || Ok::<_, std::convert::Infallible>(Vec::new());
        let (decided, _) = match ronde_desk::decide_accepting(&state, request, none) {
            Ok(decided) => decided?,
            Err(never) => match never {},
        };
        lines.push(decided.line);
        state = decided.state;
    }
    Ok(lines)
}

/// A UUID of version 7 that follows from an hour and a text, so that names are in the order of time
/// and the same request gives the same name.
fn id(at: i64, seed: &str, what: &str) -> String {
    let hash = Hash::of(format!("{what}\n{seed}").as_bytes()).to_string();
    let hour = format!("{:012x}", at.unsigned_abs() & 0xffff_ffff_ffff);
    let (first, second) = hour.split_at(8);
    // The digits 7 and 8 say what kind of UUID it is.
    format!("{first}-{second}-7{}-8{}-{}", &hash[..3], &hash[3..6], &hash[6..18])
}

/// Does it on a task of its own: a client that goes away leaves no half tournament.
pub(super) async fn aside(
    server: Server,
    birth: Birth,
    name: String,
    acts: Vec<Act>,
    attachments: Vec<Attachment>,
) -> Result<String, Response> {
    let born = tokio::spawn(async move { bear(&server, birth, name, acts, attachments).await });
    born.await.unwrap_or_else(|_| Err(super::fault()))
}

async fn bear(
    server: &Server,
    birth: Birth,
    name: String,
    acts: Vec<Act>,
    attachments: Vec<Attachment>,
) -> Result<String, Response> {
    let store = server.office.store();
    if store.head(&birth.journal).await.is_ok() {
        return Ok(birth.journal);
    }
    let (event, open) = (birth.event.clone(), birth.journal.clone());
    let decided = tokio::task::spawn_blocking(move || {
        let event_lines = birth.event_lines(&name)?;
        let lines = lines(&birth.journal, &birth.stamp, &birth.key, &name, acts);
        Ok((event_lines, lines.map_err(|why| refused(OfficeError::Refused(why)))?))
    });
    let (event_lines, lines) = decided.await.unwrap_or_else(|_| Err(super::fault()))?;
    let opening = |journal, kind, parent, lines, attachments| Opening {
        journal,
        kind,
        parent,
        lines,
        attachments,
        holder: None,
    };
    let stored = |error: StoreError| refused(OfficeError::Store(error));
    if store.head(&event).await.is_err() {
        let first = opening(&event, Kind::Event, None, &event_lines, &[]);
        store.create(first).await.map_err(stored)?;
    }
    let second = opening(&open, Kind::Tournament, Some(&event), &lines, &attachments);
    store.create(second).await.map_err(stored)?;
    Ok(open)
}

/// What the page is told.
pub(super) fn answered(born: Result<String, Response>) -> Response {
    match born {
        Ok(journal) => Json(json!({ "t": journal })).into_response(),
        Err(response) => response,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_follows_from_hour_and_key() {
        let name = id(1_700_000_000_000, "owner\nk", "open");
        assert_eq!(name, id(1_700_000_000_000, "owner\nk", "open"));
        assert_ne!(name, id(1_700_000_000_000, "owner\nk", "event"));
        assert!(name < id(1_700_000_000_001, "owner\nother", "open"), "in the order of time");
        assert_eq!((36, Some('7')), (name.len(), name.chars().nth(14)));
    }
}
