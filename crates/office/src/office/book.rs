//! What the office must know of a journal: how its lines become a state, and how an act is decided.

use std::collections::BTreeMap;

use ronde_desk::entry::{Entry, Head, Line, read_after};
use ronde_desk::event::{self, EventAct, EventRefusal, EventRequest, EventState};
use ronde_desk::{Act, Refusal, Request, State, fold, state};

use super::Shelves;
use super::error::JournalDamage;
use super::shelf::Shelf;
use crate::{Handing, Kind, Lease};

/// Journals of one kind.
pub(super) trait Book: 'static {
    type State: Send + Sync + 'static;
    type Request: Clone + Send + 'static;
    type Refusal: Send + 'static;

    const KIND: Kind;
    /// The form in which states are kept; none if opening is quick without.
    const VERSION: Option<u32>;

    fn shelf(shelves: &Shelves) -> &Shelf<Self::State>;
    fn blank(journal: &str) -> Self::State;
    fn head(state: &Self::State) -> Head;
    fn key(request: &Self::Request) -> &str;
    /// Whether deciding takes the whole journal.
    fn needs_all(request: &Self::Request) -> bool;
    /// The line to be stored and the state after it. `lines` are all, if they are needed.
    fn decide(
        state: &Self::State,
        request: Self::Request,
        lines: &[Line],
    ) -> Result<(Line, Self::State), Self::Refusal>;
    /// Whether a line is what this very request has become before.
    fn came_of(line: &Line, request: &Self::Request) -> bool;
    /// The refusal of a request that has the key of another.
    fn key_taken(by: u64) -> Self::Refusal;
    /// What becomes of the lock with this act.
    fn lock(before: &Self::State, after: &Self::State, request: &Self::Request) -> Lock;
    /// Where other journals must end for this act.
    fn heads(request: &Self::Request) -> Option<&BTreeMap<String, Head>>;
    /// The state after some lines more.
    fn follow(state: &Self::State, lines: &[Line]) -> Result<Followed<Self::State>, JournalDamage>;
    fn fold(journal: &str, lines: &[Line]) -> Result<Self::State, JournalDamage>;
    fn bytes(state: &Self::State) -> Vec<u8>;
    fn restored(bytes: &[u8]) -> Option<Self::State>;
}

/// What becomes of the lock with an act.
pub(super) enum Lock {
    Stays,
    Goes(Lease),
    Comes(String),
}

impl Lock {
    pub(super) fn handing(&self) -> Handing<'_> {
        match self {
            Lock::Stays => Handing::Stays,
            Lock::Goes(lease) => Handing::Goes(lease),
            Lock::Comes(holder) => Handing::Comes(holder),
        }
    }
}

/// What became of lines that follow a state.
pub(super) enum Followed<S> {
    State(Box<S>),
    /// One of them reaches back: everything must be folded anew.
    NeedsAll,
}

pub(super) struct TheTournament;

impl Book for TheTournament {
    type State = State;
    type Request = Request;
    type Refusal = Refusal;

    const KIND: Kind = Kind::Tournament;
    const VERSION: Option<u32> = Some(state::VERSION);

    fn shelf(shelves: &Shelves) -> &Shelf<State> {
        &shelves.tournaments
    }

    fn blank(journal: &str) -> State {
        State::new(journal)
    }

    fn head(state: &State) -> Head {
        state.head
    }

    fn key(request: &Request) -> &str {
        &request.key
    }

    fn needs_all(request: &Request) -> bool {
        matches!(request.act, Act::Undo { .. })
    }

    fn decide(state: &State, request: Request, lines: &[Line]) -> Result<(Line, State), Refusal> {
        let entries = || match fold::entries(&state.journal, lines) {
            Ok((entries, _)) => Ok(entries),
            // The chain held when the state was folded.
            Err(broken) => Err(Refusal::Misfit(fold::Misfit::Journal(broken))),
        };
        let decided = ronde_desk::decide(state, request, entries)?;
        Ok((decided.line, decided.state))
    }

    fn came_of(line: &Line, request: &Request) -> bool {
        let entry = serde_json::from_str::<Entry<Act>>(&line.text);
        entry.is_ok_and(|entry| ronde_desk::came_of(&entry, request))
    }

    fn key_taken(by: u64) -> Refusal {
        Refusal::KeyTaken { by }
    }

    fn lock(_: &State, _: &State, _: &Request) -> Lock {
        Lock::Stays
    }

    fn heads(_: &Request) -> Option<&BTreeMap<String, Head>> {
        None
    }

    fn follow(state: &State, lines: &[Line]) -> Result<Followed<State>, JournalDamage> {
        let mut after = state.clone();
        for line in lines {
            let read = read_after::<Act>(&after.journal, after.head, line);
            let (entry, head) = read?;
            if matches!(entry.what, Act::Undo { .. }) {
                return Ok(Followed::NeedsAll);
            }
            fold::step(&mut after, &entry, head)?;
        }
        Ok(Followed::State(Box::new(after)))
    }

    fn fold(journal: &str, lines: &[Line]) -> Result<State, JournalDamage> {
        Ok(fold::fold(journal, lines)?)
    }

    fn bytes(state: &State) -> Vec<u8> {
        serde_json::to_vec(state).expect("a state is maps, lists, texts and numbers")
    }

    fn restored(bytes: &[u8]) -> Option<State> {
        serde_json::from_slice(bytes).ok()
    }
}

pub(super) struct TheEvent;

impl Book for TheEvent {
    type State = EventState;
    type Request = EventRequest;
    type Refusal = EventRefusal;

    const KIND: Kind = Kind::Event;
    /// An event has few acts.
    const VERSION: Option<u32> = None;

    fn shelf(shelves: &Shelves) -> &Shelf<EventState> {
        &shelves.events
    }

    fn blank(journal: &str) -> EventState {
        EventState::new(journal)
    }

    fn head(state: &EventState) -> Head {
        state.head
    }

    fn key(request: &EventRequest) -> &str {
        &request.key
    }

    fn needs_all(_: &EventRequest) -> bool {
        false
    }

    fn decide(
        state: &EventState,
        request: EventRequest,
        _: &[Line],
    ) -> Result<(Line, EventState), EventRefusal> {
        event::decide(state, request).map(|decided| (decided.line, decided.state))
    }

    fn came_of(line: &Line, request: &EventRequest) -> bool {
        let entry = serde_json::from_str::<Entry<EventAct>>(&line.text);
        entry.is_ok_and(|it| it.stamp.by == request.stamp.by && it.what == request.act)
    }

    fn key_taken(by: u64) -> EventRefusal {
        EventRefusal::KeyTaken { by }
    }

    /// The store of the machine that writes is open, and every other is locked.
    fn lock(before: &EventState, after: &EventState, request: &EventRequest) -> Lock {
        match request.act {
            EventAct::HandOver { .. } | EventAct::Return { .. } | EventAct::TakeBack { .. } => {}
            _ => return Lock::Stays,
        }
        if after.machine() == request.machine {
            return Lock::Comes(before.machine().to_owned());
        }
        Lock::Goes(Lease { holder: after.machine().to_owned(), until: None })
    }

    fn heads(request: &EventRequest) -> Option<&BTreeMap<String, Head>> {
        match &request.act {
            EventAct::Return { heads } | EventAct::TakeBack { heads, .. } => Some(heads),
            _ => None,
        }
    }

    fn follow(state: &EventState, lines: &[Line]) -> Result<Followed<EventState>, JournalDamage> {
        let mut after = state.clone();
        for line in lines {
            let read = read_after(&after.journal, after.head, line);
            let (entry, head) = read?;
            event::step(&mut after, &entry, head)?;
        }
        Ok(Followed::State(Box::new(after)))
    }

    fn fold(journal: &str, lines: &[Line]) -> Result<EventState, JournalDamage> {
        Ok(event::fold(journal, lines)?)
    }

    fn bytes(_: &EventState) -> Vec<u8> {
        Vec::new()
    }

    fn restored(_: &[u8]) -> Option<EventState> {
        None
    }
}
