//! From acts to the state.
//!
//! The fold knows no rules of chess: it puts every act where it belongs and refuses only what
//! cannot be put anywhere. Whether an act is *allowed* was judged before it was written, by the
//! rules and the program of that day; a journal of then must fold to the same state for ever.

mod apply;
mod boards;
pub(crate) mod import;

use std::collections::{BTreeMap, BTreeSet};

use ronde_formats::json::JsonFault;

use crate::entry::{self, Broken, Entry, Head, Line};
use crate::state::State;
use crate::stored::{Act, EntrantId};

/// An act that cannot be put anywhere. `report::journals` has the words for people; as a text it
/// is a code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misfit {
    /// The first act creates the tournament, and no other does.
    #[error("creation")]
    Creation,
    /// Nobody has this number in the journal.
    #[error("unknown-player {0}")]
    UnknownPlayer(EntrantId),
    /// Somebody has this number already.
    #[error("player-twice {0}")]
    PlayerTwice(EntrantId),
    /// There is no such round.
    #[error("unknown-round {0}")]
    UnknownRound(u16),
    /// The round that comes next is another one.
    #[error("not-next {round} {next}")]
    NotNext {
        /// Which was to be paired.
        round: u16,
        /// Which is next.
        next: u16,
    },
    /// There is no such board.
    #[error("unknown-board {0} {1}")]
    UnknownBoard(u16, u32),
    /// Somebody would sit at two boards.
    #[error("seated-twice {0} {1}")]
    SeatedTwice(u16, EntrantId),
    /// Two boards would have one number.
    #[error("table-twice {0} {1}")]
    TableTwice(u16, u32),
    /// No session for pairing by hand is open, or another is.
    #[error("no-session {0}")]
    NoSession(u16),
    /// There is no such act to be undone.
    #[error("nothing-to-undo {0}")]
    NothingToUndo(u64),
    /// The tournament in an import cannot be read.
    #[error("not-imported")]
    Import(Box<JsonFault>),
    /// A number in an import is too high to be counted on from.
    #[error("number-too-high {0}")]
    NumberTooHigh(EntrantId),
    /// The journal itself does not hold.
    #[error(transparent)]
    Journal(Broken),
}

/// A journal that cannot be folded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfoldable {
    /// The chain is broken.
    #[error(transparent)]
    Broken(#[from] Broken),
    /// An act fits nowhere.
    #[error("misfit {seq}: {why}")]
    Misfit {
        /// Which.
        seq: u64,
        /// Why.
        why: Misfit,
    },
}

/// Lines read, and the chain checked, from the first on.
///
/// # Errors
/// The first thing that is broken.
pub fn entries(journal: &str, lines: &[Line]) -> Result<(Vec<Entry<Act>>, Head), Broken> {
    let mut head = Head::default();
    let mut entries = Vec::with_capacity(lines.len());
    for line in lines {
        let (entry, next) = entry::read_after(journal, head, line)?;
        entries.push(entry);
        head = next;
    }
    Ok((entries, head))
}

/// The state that a whole journal gives.
///
/// # Errors
/// A broken chain, or an act that fits nowhere.
pub fn fold(journal: &str, lines: &[Line]) -> Result<State, Unfoldable> {
    let (entries, head) = entries(journal, lines)?;
    fold_entries(journal, &entries, head)
}

/// The state of acts whose chain was checked.
///
/// # Errors
/// An act that fits nowhere.
pub fn fold_entries(
    journal: &str,
    entries: &[Entry<Act>],
    head: Head,
) -> Result<State, Unfoldable> {
    fold_more(State::new(journal), entries, head)
}

/// More acts on a state, none of which undoes one that is in it already ([`reaches_back`]).
pub(crate) fn fold_more(
    mut state: State,
    entries: &[Entry<Act>],
    head: Head,
) -> Result<State, Unfoldable> {
    let cancelled = cancelled(entries);
    let mut acts: BTreeMap<u64, &Act> = BTreeMap::new();
    let mut undos: BTreeSet<u64> = BTreeSet::new();
    for entry in entries {
        let misfit = |why| Unfoldable::Misfit { seq: entry.seq, why };
        let mut end = &entry.what;
        if let Act::Undo { of } = &entry.what {
            end = acts.get(of).copied().ok_or(Misfit::NothingToUndo(*of)).map_err(misfit)?;
            let takes_away = !undos.contains(of) && !cancelled.contains(&entry.seq);
            apply::undo(&mut state, entry.seq, end, takes_away);
            undos.insert(entry.seq);
        } else if !cancelled.contains(&entry.seq) {
            apply::act(&mut state, entry.seq, &entry.what).map_err(misfit)?;
        }
        // Under its number an undo has the act at the end of the chain of undos.
        acts.insert(entry.seq, end);
    }
    state.head = head;
    Ok(state)
}

/// Whether one of these acts undoes another that came before all of them.
pub(crate) fn reaches_back(entries: &[Entry<Act>]) -> bool {
    let first = entries.first().map_or(0, |entry| entry.seq);
    entries.iter().any(|entry| matches!(entry.what, Act::Undo { of } if of < first))
}

/// One more act on a state. Undo needs the whole journal: it is not done here.
///
/// # Errors
/// An act that fits nowhere; the state is then of no use any more.
pub fn step(state: &mut State, entry: &Entry<Act>, head: Head) -> Result<(), Unfoldable> {
    debug_assert!(!matches!(entry.what, Act::Undo { .. }), "an undo folds the journal anew");
    apply::act(state, entry.seq, &entry.what)
        .map_err(|why| Unfoldable::Misfit { seq: entry.seq, why })?;
    state.head = head;
    Ok(())
}

/// Tries an act on a state.
pub(crate) fn try_act(state: &mut State, seq: u64, act: &Act) -> Result<(), Misfit> {
    apply::act(state, seq, act)
}

/// Acts that no longer count. An undo counts unless a later one undoes it, so the last comes first.
pub fn cancelled(entries: &[Entry<Act>]) -> BTreeSet<u64> {
    let mut cancelled = BTreeSet::new();
    for entry in entries.iter().rev() {
        if let Act::Undo { of } = entry.what
            && !cancelled.contains(&entry.seq)
        {
            cancelled.insert(of);
        }
    }
    cancelled
}
