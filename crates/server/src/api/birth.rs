//! A tournament comes into the world whole or not at all.
//!
//! Everything that is to be done is decided in memory first; then the journals are stored with all
//! their lines. Names of journals and hours of acts follow from the key and the hour that the page
//! gave, so the same request once more is the same tournament, also after a power cut in between.

use ronde_desk::event::{self, EventAct, EventRequest, EventState};
use ronde_desk::{Act, Hash, Line, Refusal, Request, Stamp, State};
use ronde_office::{Arrival, Attachment, Handing, Kind, Opening, Store, StoreError, new_id};
use ronde_words::NewWords;

use crate::Server;
use crate::access::{Visitor, now};
use crate::error::{Answer, ApiError, ErrorCode, carried_through};

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
    pub(super) fn new(visitor: &Visitor, key: &str, at: i64) -> Answer<Birth> {
        let at = if at == 0 { now() } else { at };
        if (now() - at).abs() > A_DAY {
            let words = NewWords::of(visitor.lang);
            return Err(ApiError::told(ErrorCode::Objection, words.clock));
        }
        super::key_fits(key)?;
        let stamp = Stamp { at, ..visitor.stamp() };
        let key = if key.is_empty() { new_id() } else { key.to_owned() };
        let seed = format!("{}\n{key}", stamp.by);
        Ok(Birth { event: id(at, &seed, "event"), journal: id(at, &seed, "open"), stamp, key })
    }

    /// The lines of the event's journal.
    fn event_lines(&self, name: &str) -> Answer<Vec<Line>> {
        let mut state = EventState::new(&self.event);
        let acts = [
            EventAct::Create { name: name.to_owned(), home: String::new() },
            EventAct::AddTournament { journal: self.journal.clone(), name: name.to_owned() },
        ];
        let mut lines = Vec::new();
        for (place, act) in acts.into_iter().enumerate() {
            let key = format!("{}/event-{place}", self.key);
            let asked = EventRequest { key, ..EventRequest::new(self.stamp.clone(), act, "") };
            let decided = event::decide(&state, asked)?;
            lines.push(decided.line);
            state = decided.state;
        }
        Ok(lines)
    }
}

/// The lines of a tournament's journal from its beginning. Warnings are accepted: the page has
/// shown them.
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
        let none = || Ok::<_, Refusal>(Vec::new());
        let (decided, _) = ronde_desk::decide_accepting(&state, request, none)?;
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
) -> Answer<String> {
    carried_through(async move { bear(&server, birth, name, acts, attachments).await }).await
}

async fn bear(
    server: &Server,
    birth: Birth,
    name: String,
    acts: Vec<Act>,
    attachments: Vec<Attachment>,
) -> Answer<String> {
    let store = server.office.store();
    if store.head(&birth.journal).await.is_ok() {
        return Ok(birth.journal);
    }
    let (event, open) = (birth.event.clone(), birth.journal.clone());
    let decided = tokio::task::spawn_blocking(move || {
        let event_lines = birth.event_lines(&name)?;
        let lines = lines(&birth.journal, &birth.stamp, &birth.key, &name, acts);
        Ok::<_, ApiError>((event_lines, lines?))
    });
    let (event_lines, lines) = decided.await??;
    let opening = |journal, kind, parent, lines, attachments| Opening {
        journal,
        kind,
        parent,
        lines,
        attachments,
        holder: None,
    };
    let first = opening(&event, Kind::Event, None, &event_lines, &[]);
    let second = opening(&open, Kind::Tournament, Some(&event), &lines, &attachments);
    at_once(&**store, first, second).await?;
    Ok(open)
}

/// Both journals, or none. If one of them is there, it is of the same request, sent twice or broken
/// off: then the other is made beside it, unless they begin otherwise.
async fn at_once(
    store: &dyn Store,
    event: Opening<'_>,
    tournament: Opening<'_>,
) -> Result<(), StoreError> {
    let (top, handing) = (event.journal, Handing::Stays);
    let arrival = Arrival { top, openings: &[event, tournament], additions: &[], handing };
    match store.arrive(arrival).await {
        Err(StoreError::Exists { .. }) => {
            store.create(event).await?;
            store.create(tournament).await.map(drop)
        }
        outcome => outcome,
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

    fn decided() -> (Vec<Line>, Vec<Line>) {
        let stamp = Stamp { at: 1, by: event::OWNER.to_owned(), role: ronde_desk::Role::Owner };
        let birth = Birth { event: "e".into(), journal: "o".into(), stamp, key: "k".into() };
        let lines = lines(&birth.journal, &birth.stamp, &birth.key, "Open", Vec::new());
        (birth.event_lines("Open").unwrap(), lines.unwrap())
    }

    /// The event names its tournament, so that neither is there without the other.
    #[tokio::test]
    async fn both_journals_are_stored_or_none() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("events.sqlite").display().to_string();
        let store = ronde_store::open(&file).await.unwrap();
        let (event_lines, lines) = decided();
        let opening = |journal, kind, parent, lines| Opening {
            journal,
            kind,
            parent,
            lines,
            attachments: &[],
            holder: None,
        };
        let first = opening("e", Kind::Event, None, &event_lines[..]);
        let broken = Opening { lines: &[], ..opening("o", Kind::Tournament, Some("e"), &lines) };
        at_once(&*store, first, broken).await.unwrap_err();
        assert_eq!(0, store.journals().await.unwrap().len(), "none without the other");
        let second = opening("o", Kind::Tournament, Some("e"), &lines[..]);
        for _ in 0..2 {
            at_once(&*store, first, second).await.unwrap();
            assert_eq!(2, store.journals().await.unwrap().len());
        }
        let other = opening("o", Kind::Tournament, Some("e"), &lines[..0]);
        assert!(at_once(&*store, first, other).await.is_err());
    }
}
