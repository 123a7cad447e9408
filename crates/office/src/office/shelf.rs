//! States in memory.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use ronde_desk::entry::Head;

/// Journals that are kept open; of more, those that nobody has asked for the longest are closed.
const OPEN: usize = 500;

/// One journal.
pub(super) struct Slot<S> {
    pub(super) journal: String,
    /// Held by whoever decides and stores, so that acts of one program do not chase each other.
    pub(super) turn: tokio::sync::Mutex<()>,
    state: RwLock<Arc<S>>,
    kept: AtomicU64,
    used: AtomicU64,
}

impl<S> Slot<S> {
    pub(super) fn state(&self) -> Arc<S> {
        self.state.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Makes this the state unless a newer one is there already. The one that is there then.
    pub(super) fn publish(&self, state: S, head: fn(&S) -> Head) -> Arc<S> {
        let mut there = self.state.write().unwrap_or_else(PoisonError::into_inner);
        if head(&state).seq > head(&there).seq {
            *there = Arc::new(state);
        }
        there.clone()
    }

    /// Makes this the state, whatever is there: the store has gone back.
    pub(super) fn replace(&self, state: S, head: fn(&S) -> Head) {
        self.kept.fetch_min(head(&state).seq, Ordering::Relaxed);
        *self.state.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(state);
    }

    pub(super) fn kept(&self, seq: u64) {
        self.kept.fetch_max(seq, Ordering::Relaxed);
    }

    /// Whether the state after `seq` is to be kept; says so once.
    pub(super) fn is_due(&self, seq: u64, every: u64) -> bool {
        let kept = self.kept.load(Ordering::Relaxed);
        let due = seq >= kept.saturating_add(every);
        let taken = Ordering::Relaxed;
        due && self.kept.compare_exchange(kept, seq, taken, taken).is_ok()
    }
}

/// All journals of one kind that are open.
pub(super) struct Shelf<S> {
    slots: Mutex<BTreeMap<String, Arc<Slot<S>>>>,
    clock: AtomicU64,
}

impl<S> Default for Shelf<S> {
    fn default() -> Shelf<S> {
        Shelf { slots: Mutex::default(), clock: AtomicU64::new(0) }
    }
}

impl<S> Shelf<S> {
    pub(super) fn get(&self, journal: &str) -> Option<Arc<Slot<S>>> {
        let slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        let slot = slots.get(journal)?;
        slot.used.store(self.clock.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
        Some(slot.clone())
    }

    /// The slot of a journal; `state` is its first state, should it have none.
    pub(super) fn put(&self, journal: &str, state: S) -> Arc<Slot<S>> {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        let used = AtomicU64::new(self.clock.fetch_add(1, Ordering::Relaxed));
        let make = || {
            let (turn, kept) = (tokio::sync::Mutex::default(), AtomicU64::new(0));
            let state = RwLock::new(Arc::new(state));
            Arc::new(Slot { journal: journal.to_owned(), turn, state, kept, used })
        };
        let slot = slots.entry(journal.to_owned()).or_insert_with(make).clone();
        if slots.len() > OPEN {
            make_room(&mut slots);
        }
        slot
    }
}

/// Closes the journal that has waited the longest and is in nobody's hands.
fn make_room<S>(slots: &mut BTreeMap<String, Arc<Slot<S>>>) {
    let idle = slots.values().filter(|slot| Arc::strong_count(slot) == 1);
    let oldest = idle.min_by_key(|slot| slot.used.load(Ordering::Relaxed));
    if let Some(journal) = oldest.map(|slot| slot.journal.clone()) {
        slots.remove(&journal);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Any state will do that has a head.
    #[derive(Debug, PartialEq, Eq)]
    struct State(Head);

    fn state(seq: u64) -> State {
        State(Head { seq, ..Head::default() })
    }

    fn head(state: &State) -> Head {
        state.0
    }

    #[test]
    fn the_newest_state_stays() {
        let shelf = Shelf::default();
        let slot = shelf.put("j", state(3));
        assert_eq!(state(5), *slot.publish(state(5), head));
        assert_eq!(state(5), *slot.publish(state(4), head));
        assert_eq!(state(5), *shelf.put("j", state(1)).state());
    }

    #[test]
    fn a_state_is_kept_once_in_a_while() {
        let slot = Shelf::default().put("j", 0);
        let due: Vec<u64> = (1..=35).filter(|seq| slot.is_due(*seq, 10)).collect();
        assert_eq!(vec![10, 20, 30], due);
        slot.kept(38);
        assert!(!slot.is_due(47, 10) && slot.is_due(48, 10));
    }

    #[test]
    fn the_one_that_waited_longest_is_closed() {
        let shelf = Shelf::default();
        let held = shelf.put("held", 0);
        for at in 0..OPEN - 1 {
            shelf.put(&format!("j{at}"), 0);
        }
        shelf.get("j0");
        shelf.put("one more", 0);
        assert!(shelf.get("j1").is_none(), "nobody has asked for it");
        assert!(shelf.get("j0").is_some() && shelf.get("held").is_some());
        drop(held);
    }
}
