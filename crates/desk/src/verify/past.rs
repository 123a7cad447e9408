//! What a tournament was like after any of its acts, without folding everything for each.

use std::collections::{BTreeMap, BTreeSet};

use crate::entry::{Entry, Head};
use crate::fold::{self, Unfoldable};
use crate::state::State;
use crate::stored::Act;

/// A state is kept after so many acts.
const EVERY: usize = 1_000;

/// The acts of a tournament, with states to begin from.
#[derive(Clone, Debug)]
pub(super) struct Past {
    pub(super) entries: Vec<Entry<Act>>,
    /// Acts that count no longer.
    pub(super) cancelled: BTreeSet<u64>,
    /// How many acts a state has in it, and the state.
    marks: Vec<(usize, State)>,
    /// The last act that took each round back.
    taken: BTreeMap<u16, u64>,
}

impl Past {
    pub(super) fn of(journal: &str, entries: Vec<Entry<Act>>) -> Past {
        let cancelled = fold::cancelled(&entries);
        let counts = entries.iter().filter(|entry| !cancelled.contains(&entry.seq));
        let taken = counts.filter_map(|entry| Some((entry.what.takes_back()?, entry.seq)));
        let taken = taken.collect();
        let mut past = Past { entries, cancelled, marks: Vec::new(), taken };
        for acts in (EVERY..past.entries.len()).step_by(EVERY) {
            // A state that fits nowhere is told by whoever asks for it.
            if let Ok(state) = past.after(journal, acts) {
                past.marks.push((acts, state));
            }
        }
        past
    }

    /// The state after so many acts, undone ones among them as they were then.
    pub(super) fn after(&self, journal: &str, acts: usize) -> Result<State, Unfoldable> {
        let seq = self.entries[..acts].last().map_or(0, |entry| entry.seq);
        self.fold(journal, acts, Head { seq, ..Head::default() })
    }

    /// The state after all of them.
    pub(super) fn end(&self, journal: &str, head: Head) -> Result<State, Unfoldable> {
        self.fold(journal, self.entries.len(), head)
    }

    fn fold(&self, journal: &str, acts: usize, head: Head) -> Result<State, Unfoldable> {
        let before = self.marks.partition_point(|(there, _)| *there <= acts);
        if let Some((there, state)) = before.checked_sub(1).map(|place| &self.marks[place]) {
            let since = &self.entries[*there..acts];
            if !fold::reaches_back(since) {
                return fold::fold_more(state.clone(), since, head);
            }
        }
        fold::fold_entries(journal, &self.entries[..acts], head)
    }

    /// Whether the round that this act made was undone, thrown away or paired again later.
    pub(super) fn took_back(&self, round: u16, seq: u64) -> bool {
        self.cancelled.contains(&seq) || self.taken.get(&round).is_some_and(|later| *later > seq)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::{Hash, Stamp, VERSION};
    use crate::role::Role;

    fn entry(seq: u64, what: Act) -> Entry<Act> {
        let stamp = Stamp { at: 0, by: "owner".to_owned(), role: Role::Owner };
        let (journal, key, accepted) = ("j".to_owned(), String::new(), Vec::new());
        Entry { version: VERSION, journal, seq, previous: Hash::NONE, stamp, key, accepted, what }
    }

    #[test]
    fn every_state_of_the_past_is_what_was_folded_then() {
        let act = |seq| match seq {
            1 => Act::Create { name: "Open".to_owned() },
            1_500 => Act::Undo { of: 700 },
            2_600 => Act::Undo { of: 1_500 },
            2_601 | 3_100 => Act::Undo { of: seq - 1 },
            _ => Act::Remark { text: format!("remark {seq}") },
        };
        let entries: Vec<Entry<Act>> = (1..=3_500).map(|seq| entry(seq, act(seq))).collect();
        let past = Past::of("j", entries.clone());
        assert_eq!(3, past.marks.len());
        for acts in [0, 1, 999, 1_000, 1_499, 1_500, 2_000, 2_599, 2_600, 2_601, 3_099, 3_500] {
            let seq = acts as u64;
            let head = Head { seq, ..Head::default() };
            let then = fold::fold_entries("j", &entries[..acts], head).unwrap();
            assert_eq!(then, past.after("j", acts).unwrap(), "{acts}");
        }
    }
}
