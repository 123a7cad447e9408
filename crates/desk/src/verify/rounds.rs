//! Rounds paired again, from what was known at the time.

use crate::engine;
use crate::judge::Objection;
use crate::state::State;
use crate::stored::{Act, Adjourned, Departure, Origin, Pairing};

use super::past::Past;
use super::report::{Difference, Finding, NoAnswer, RoundReport};

/// One round to be paired again. Each stands alone, so they may run side by side.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    pub(super) place: usize,
    pub(super) journal: &'a str,
    pub(super) past: &'a Past,
    pub(super) act: usize,
}

/// What came of a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    pub(super) place: usize,
    pub(super) round: RoundReport,
}

/// Whether something about a round can be said of this act.
pub(super) const fn asks(act: &Act) -> bool {
    matches!(act, Act::Pair { .. } | Act::CloseManual { .. } | Act::AddPair { .. })
}

impl Task<'_> {
    /// Pairs the round again.
    pub fn run(&self) -> Done {
        let entry = &self.past.entries[self.act];
        let (round, finding) = self.found(&entry.what).expect("no other act is a task");
        let taken_back = self.past.took_back(round, entry.seq);
        Done {
            place: self.place,
            round: RoundReport { round, act: entry.seq, taken_back, finding },
        }
    }

    /// The round that an act made or changed, and what is found about it.
    fn found(&self, act: &Act) -> Option<(u16, Finding)> {
        if let Act::Pair { round, adjourned, pairing, .. } = act {
            return Some((*round, self.paired(*round, adjourned, pairing)));
        }
        if let Act::CloseManual { round, departure } = act {
            return Some((*round, self.by_hand(*round, departure)));
        }
        let Act::AddPair { round, white, black, .. } = act else { return None };
        Some((*round, Finding::Added { white: *white, black: *black }))
    }

    /// The state after so many acts, undone ones among them as they were then.
    fn state(&self, acts: usize) -> Result<State, NoAnswer> {
        let after = self.past.after(self.journal, acts);
        after.map_err(NoAnswer::Unreadable)
    }

    fn paired(&self, round: u16, adjourned: &[Adjourned], pairing: &Pairing) -> Finding {
        let engine = match &pairing.origin {
            Origin::Engine(version) => version.clone(),
            Origin::Hand => return self.compared_by_hand(round, pairing),
            Origin::File => return Finding::FromFile,
        };
        let difference = self.whole(adjourned, pairing).unwrap_or_else(|| {
            // Today's rules may refuse to pair then; the round can be compared all the same.
            let after = self.state(self.act + 1)?;
            let again = engine::again(&after, round).map_err(NoAnswer::Refused)?;
            Ok(Difference::of(&again, &pairing.arrangement))
        });
        match difference {
            Ok(difference) if difference.is_none() => Finding::Agrees { engine },
            Ok(difference) => Finding::Differs { engine, difference },
            Err(why) => Finding::NoAnswer { engine, why },
        }
    }

    /// The round and all that is kept with it, if it can be paired just as it was.
    fn whole(&self, held: &[Adjourned], pairing: &Pairing) -> Option<Result<Difference, NoAnswer>> {
        let before = match self.state(self.act) {
            Ok(before) => before,
            Err(why) => return Some(Err(why)),
        };
        let made = match engine::pair(&before, !held.is_empty()) {
            Ok(made) => made,
            Err(why @ (Objection::NoPairing { .. } | Objection::RatingsMissing { .. })) => {
                return Some(Err(NoAnswer::Refused(why)));
            }
            Err(_) => return None,
        };
        let Act::Pair { adjourned, pairing: again, .. } = &made.act else { return None };
        (adjourned == held).then(|| Ok(Difference::of_whole(again, pairing)))
    }

    /// What was written down about a round made by hand, and what would be written down today.
    fn by_hand(&self, round: u16, written: &Departure) -> Finding {
        let confirmed = match self.state(self.act) {
            Ok(before) => same(&engine::departure(&before, round), written),
            Err(_) => false,
        };
        Finding::ByHand { departure: written.clone(), confirmed }
    }

    fn compared_by_hand(&self, round: u16, pairing: &Pairing) -> Finding {
        let after = self.state(self.act + 1);
        let again = after.and_then(|after| engine::again(&after, round).map_err(NoAnswer::Refused));
        let departure = match again {
            Ok(engine) => engine::compared(&engine, &pairing.arrangement),
            Err(why) => Departure { no_engine: why.code(), ..Departure::default() },
        };
        Finding::ByHand { departure, confirmed: true }
    }
}

/// Why an engine had no pairing may be said in other words today.
fn same(one: &Departure, other: &Departure) -> bool {
    let both_silent = !one.no_engine.is_empty() && !other.no_engine.is_empty();
    both_silent || one == other
}
