//! The event's own journal: its tournaments, its people, and the machine on which it is written.
//!
//! An event has a journal beside those of its tournaments, in the same form and with the same
//! chain. Passwords and tokens are no part of it: of the code that somebody is invited with, only
//! the hash is here. A hash of a short code can be guessed, so whoever makes codes makes them long
//! and lets them expire.
//!
//! An event that goes to another machine is handed over, never merged: one machine at a time may
//! write, and the journal says which.
//!
//! | To find | look in |
//! |---|---|
//! | what can be done, as it is stored | [`EventAct`] |
//! | the state, and who may do what in it | [`EventState`] |
//! | one act from request to entry, and why it is refused | [`decide`], [`EventRefusal`] |

mod act;
mod judge;
mod state;

use crate::entry::{self, Broken, Entry, Head, Line, Stamp};

pub use act::{EventAct, Reach};
pub use judge::{EventAuthority, EventPart, EventRefusal, LONGEST_MACHINE};
pub use state::{EventMisfit, EventState, Invitation, Person, Tournament};

/// The local owner, who needs no account and no invitation.
pub const OWNER: &str = "owner";

/// An event's journal that cannot be folded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EventUnfoldable {
    /// The chain is broken.
    #[error(transparent)]
    Broken(#[from] Broken),
    /// An act fits nowhere.
    #[error("misfit {seq}: {why}")]
    Misfit {
        /// Which.
        seq: u64,
        /// Why.
        why: EventMisfit,
    },
}

/// The state that a whole journal gives.
///
/// # Errors
/// A broken chain, or an act that fits nowhere.
pub fn fold(journal: &str, lines: &[Line]) -> Result<EventState, EventUnfoldable> {
    let mut state = EventState::new(journal);
    for line in lines {
        let (entry, head) = entry::read_after(journal, state.head, line)?;
        step(&mut state, &entry, head)?;
    }
    Ok(state)
}

/// One more act on a state.
///
/// # Errors
/// An act that fits nowhere; the state is then as it was.
pub fn step(
    state: &mut EventState,
    entry: &Entry<EventAct>,
    head: Head,
) -> Result<(), EventUnfoldable> {
    let misfit = |why| EventUnfoldable::Misfit { seq: entry.seq, why };
    state.put(entry).map_err(misfit)?;
    state.head = head;
    Ok(())
}

/// What somebody wants to do to an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventRequest {
    /// Who and when.
    pub stamp: Stamp,
    /// What.
    pub act: EventAct,
    /// What makes a repeated request the same one; empty if it need not be.
    pub key: String,
    /// The machine on which it is to be written.
    pub machine: String,
}

impl EventRequest {
    /// An act without a key.
    pub fn new(stamp: Stamp, act: EventAct, machine: impl Into<String>) -> EventRequest {
        EventRequest { stamp, act, key: String::new(), machine: machine.into() }
    }
}

/// An act that is allowed: the line to be written, and the state after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventDecided {
    /// The line.
    pub line: Line,
    /// What it says.
    pub entry: Entry<EventAct>,
    /// The state after it.
    pub state: EventState,
}

/// Decides about an act.
///
/// # Errors
/// Why it is refused; the journal is as it was.
pub fn decide(state: &EventState, request: EventRequest) -> Result<EventDecided, EventRefusal> {
    judge::judge(state, &request)?;
    let EventRequest { stamp, key, act, .. } = request;
    let entry = Entry::after(&state.journal, state.head, stamp, key, act);
    let line = entry.line();
    let mut after = state.clone();
    after.put(&entry).map_err(EventRefusal::Misfit)?;
    after.head = Head { seq: line.seq, hash: line.hash };
    Ok(EventDecided { line, entry, state: after })
}
