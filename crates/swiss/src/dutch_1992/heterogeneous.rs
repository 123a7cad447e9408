//! C6 to C11 and C14 for a heterogeneous level: its floaters first, then the remainder.

use std::collections::{BTreeMap, BTreeSet};

use super::below::Below;
use super::budget::Budget;
use super::criteria::{Demands, Floats};
use super::floaters::{Disturbs, Floaters, Purse};
use super::group::{Exit, Found, Group};
use super::level::{Answer, Errand, Lowered, Paired};
use super::preliminaries::{Cards, Palette};
use crate::pairing::PairingError;

/// Its players, how often C14 lowered its p, and what is asked of those raised.
type Remainder = (Vec<usize>, usize, Floats);

/// Which permutations of S2 are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Permutations {
    /// C10: the first that serves, then other opponents of the last floater.
    LastFloater,
    /// All, before C14 lowers p or C12 and C13 give up.
    All,
}

/// A heterogeneous level whose p of floaters is given.
pub(super) struct Heterogeneous<'a> {
    cards: &'a Cards<'a>,
    s1: &'a [usize],
    s2: &'a [usize],
    lowered: usize,
    errand: Errand<'a>,
    below: Option<Below>,
    palette: Palette,
    /// Whether anybody has a weak preference.
    weak: bool,
    /// Most pairs among those left when so many floaters are still to be paired.
    most: BTreeMap<(usize, Vec<usize>, Floats), Option<usize>>,
    /// Fewest disturbed pairs of remainders met before, and fewest of these without a weak player,
    /// with so many pairs and such demands.
    fewest: BTreeMap<Remainder, Option<(usize, usize)>>,
}

/// One way through the permutations of S2.
struct Search<'a> {
    floaters: Floaters<'a>,
    others: usize,
    /// How many floaters were left, whom of S2 and what of x, where nothing was found.
    dead: BTreeSet<(usize, Vec<usize>, Purse)>,
}

impl<'a> Heterogeneous<'a> {
    pub(super) fn new(
        cards: &'a Cards<'a>,
        s1: &'a [usize],
        s2: &'a [usize],
        lowered: usize,
        errand: Errand<'a>,
    ) -> Heterogeneous<'a> {
        let everybody = [s1, s2].concat();
        let palette = Palette::of(cards, &everybody);
        let weak = everybody.iter().any(|&place| cards.has_weak(place, place));
        let (below, most, fewest) = (errand.below(), BTreeMap::new(), BTreeMap::new());
        Heterogeneous { cards, s1, s2, lowered, errand, below, palette, weak, most, fewest }
    }

    /// C14 outermost, then C11, the degrees, C10.
    pub(super) fn pair(&mut self, budget: &mut Budget) -> Answer {
        if matches!(self.errand, Errand::Turn | Errand::Last) {
            let demands = Demands::strictest(self.x_of_a8(0));
            let search = self.search(demands, 0);
            if let Some(paired) = self.with_last(&search, budget)? {
                let lowered = Lowered { floaters: self.lowered, others: 0 };
                return Ok(Some(Paired { lowered, ..paired }));
            }
        }
        let Some(fewest) = self.fewest_others(budget)? else { return Ok(None) };
        for others in fewest..=(self.s2.len() - self.s1.len()) / 2 {
            if let Some(paired) = self.pair_with(others, budget)? {
                return Ok(Some(paired));
            }
        }
        Ok(None)
    }

    /// How often C14 must lower the p of the remainder at the least.
    fn fewest_others(&mut self, budget: &mut Budget) -> Result<Option<usize>, PairingError> {
        let possible = self.most_pairs(self.s1, self.s2, Floats::Neither, budget)?;
        let most = (self.s2.len() - self.s1.len()) / 2;
        Ok(possible.map(|pairs| most - pairs))
    }

    /// Most pairs in the remainder that those of S2 allow when these floaters have met some.
    fn most_pairs(
        &mut self,
        s1: &[usize],
        s2: &[usize],
        up: Floats,
        budget: &mut Budget,
    ) -> Result<Option<usize>, PairingError> {
        let key = (s1.len(), s2.to_vec(), up);
        if let Some(&most) = self.most.get(&key) {
            return Ok(most);
        }
        let exit = self.exit(self.below.as_ref());
        let group = Group { cards: self.cards, players: s2, palette: self.palette, exit };
        let most = group.most_pairs(s1, up, budget)?;
        self.most.insert(key, most);
        Ok(most)
    }

    fn exit<'b>(&self, below: Option<&'b Below>) -> Exit<'b> {
        match below {
            Some(below) => Exit::Below(below),
            None if self.errand.is_last() => Exit::Bye,
            None => Exit::Down,
        }
    }

    fn pair_with(&mut self, others: usize, budget: &mut Budget) -> Answer {
        let lowered = Lowered { floaters: self.lowered, others };
        if !self.errand.allows(lowered) {
            return Ok(None);
        }
        for permutations in [Permutations::LastFloater, Permutations::All] {
            if let Some(paired) = self.loosen(permutations, others, budget)? {
                return Ok(Some(Paired { lowered, ..paired }));
            }
        }
        Ok(None)
    }

    /// C11, BAF-77, C10.
    fn loosen(&mut self, permutations: Permutations, others: usize, budget: &mut Budget) -> Answer {
        let base = self.x_of_a8(others);
        let pairs = usize::midpoint(self.s1.len(), self.s2.len()) - others;
        // Without a weak player there is nothing for BAF-77 to overlook.
        let most = if self.weak { pairs } else { 0 };
        for x in base..=pairs.max(base) {
            let loosest = Demands { forced: most, ..Demands::loosest(x) };
            // Among all permutations, one that serves more demands serves these.
            if permutations == Permutations::All
                && self.attempt(permutations, loosest, others, budget)?.is_none()
            {
                continue;
            }
            for (forced, up) in (0..=most).flat_map(|it| Floats::ALL.map(|up| (it, up))) {
                let demands = Demands { forced, up, ..Demands::strictest(x) };
                let found = self.attempt(permutations, demands, others, budget)?;
                if found.is_some() {
                    return Ok(found);
                }
            }
        }
        Ok(None)
    }

    fn attempt(
        &mut self,
        permutations: Permutations,
        demands: Demands,
        others: usize,
        budget: &mut Budget,
    ) -> Answer {
        let mut search = self.search(demands, others);
        match permutations {
            Permutations::LastFloater => self.with_last(&search, budget),
            Permutations::All => {
                let purse = search.floaters.purse();
                self.any(&mut search, self.s1, self.s2, purse, budget)
            }
        }
    }

    /// A8, and C14: x is lowered with p, the p of the floaters and that of the remainder.
    fn x_of_a8(&self, others: usize) -> usize {
        self.palette.x.saturating_sub(self.lowered + others)
    }

    fn search(&self, demands: Demands, others: usize) -> Search<'a> {
        let (cards, palette) = (self.cards, self.palette);
        let disturbs = Disturbs::with(demands.x, self.x_of_a8(others));
        let floaters = Floaters { cards, palette, demands, disturbs };
        Search { floaters, others, dead: BTreeSet::new() }
    }

    /// C6 for the floaters, then the remainder; C10: other opponents of the last floater.
    fn with_last(&mut self, search: &Search<'_>, budget: &mut Budget) -> Answer {
        let floaters = &search.floaters;
        let Some(mut mates) = floaters.first(self.s1, self.s2, floaters.purse(), budget)? else {
            return Ok(None);
        };
        let (Some(first), Some((&last, before))) = (mates.pop(), self.s1.split_last()) else {
            return Ok(None);
        };
        let Some(purse) = purse_after(floaters, before, &mates) else { return Ok(None) };
        for &mate in self.s2.iter().filter(|it| **it >= first && !mates.contains(it)) {
            budget.spend()?;
            let Ok(purse) = floaters.spend(last, mate, purse) else { continue };
            let taken = |place: &usize| mates.contains(place) || *place == mate;
            let rest: Vec<usize> = self.s2.iter().copied().filter(|it| !taken(it)).collect();
            if let Some(mut paired) = self.remainder(search, &rest, purse, budget)? {
                mates.push(mate);
                paired.floated = self.s1.iter().copied().zip(mates).collect();
                return Ok(Some(paired));
            }
        }
        Ok(None)
    }

    /// C6, C7: every permutation of S2 in order, until the remainder can be paired. What B1, B2 and
    /// x rule out, and what was seen to lead nowhere, is left aside.
    fn any(
        &mut self,
        search: &mut Search<'_>,
        s1: &[usize],
        s2: &[usize],
        purse: Purse,
        budget: &mut Budget,
    ) -> Answer {
        budget.spend()?;
        let Some((&floater, others)) = s1.split_first() else {
            return self.remainder(search, s2, purse, budget);
        };
        let key = (s1.len(), s2.to_vec(), purse);
        if search.dead.contains(&key) || !self.leads_on(search, s1, s2, purse, budget)? {
            return Ok(None);
        }
        for &mate in s2 {
            let Ok(left) = search.floaters.spend(floater, mate, purse) else { continue };
            let rest: Vec<usize> = s2.iter().copied().filter(|&it| it != mate).collect();
            if let Some(mut paired) = self.any(search, others, &rest, left, budget)? {
                paired.floated.insert(0, (floater, mate));
                return Ok(Some(paired));
            }
        }
        search.dead.insert(key);
        Ok(None)
    }

    /// Whether these floaters can be paired, and as many pairs made after them as are wanted.
    fn leads_on(
        &mut self,
        search: &Search<'_>,
        s1: &[usize],
        s2: &[usize],
        purse: Purse,
        budget: &mut Budget,
    ) -> Result<bool, PairingError> {
        if !search.floaters.may_last(s1, s2, purse) {
            return Ok(false);
        }
        let wanted = (s2.len() - s1.len()) / 2 - search.others;
        let most = self.most_pairs(s1, s2, search.floaters.demands.up, budget)?;
        Ok(most.is_some_and(|most| most >= wanted))
    }

    /// C2 to C9 for the remainder, which may use what is left in the purse.
    fn remainder(
        &mut self,
        search: &Search<'_>,
        players: &[usize],
        purse: Purse,
        budget: &mut Budget,
    ) -> Answer {
        let below = self.below.take();
        let exit = self.exit(below.as_ref());
        let palette = Palette::of(self.cards, players);
        let group = Group { cards: self.cards, players, palette, exit };
        let found = self.candidate(&group, search, purse, budget);
        self.below = below;
        let Some((found, asked)) = found? else { return Ok(None) };
        Ok(Some(Paired {
            floaters: (self.s1.to_vec(), self.s2.to_vec()),
            asked_of_floaters: Some(search.floaters.demands),
            players: players.to_vec(),
            x: palette.x,
            left: found.left.clone(),
            asked: Some(asked),
            found,
            below: self.below.clone(),
            is_last: self.errand.is_last(),
            ..Paired::default()
        }))
    }

    fn candidate(
        &mut self,
        group: &Group<'_>,
        search: &Search<'_>,
        purse: Purse,
        budget: &mut Budget,
    ) -> Result<Option<(Found, Demands)>, PairingError> {
        let up = search.floaters.demands.up;
        let p = group.players.len() / 2 - search.others;
        let base = group.palette.x.saturating_sub(search.others);
        let key = (group.players.to_vec(), search.others, up);
        let known = self.fewest.get(&key).copied();
        if known.is_none() {
            let demands = Demands { up, ..Demands::strictest(base) };
            if let Some(found) = group.first(p, demands, budget)? {
                return Ok(Some((found, demands)));
            }
        }
        let loosest = Demands { up, ..Demands::loosest(0) };
        let fewest = known.map_or_else(|| group.fewest_disturbed(p, loosest, budget), Ok)?;
        self.fewest.insert(key, fewest);
        // What the weak players cannot take, and what BAF-77 overlooks.
        let most_forced = |x: usize| x.saturating_sub(group.palette.weak) + purse.forced;
        let serves =
            |&(x, forced): &(usize, usize)| x <= purse.x.max(base) && forced <= most_forced(x);
        let Some((x, forced)) = fewest.filter(serves) else { return Ok(None) };
        for down in Floats::ALL {
            let demands = Demands { x, forced, up, down };
            if let Some(found) = group.first(p, demands, budget)? {
                return Ok(Some((found, demands)));
            }
        }
        Ok(None)
    }
}

/// What is left of x after the floaters but the last.
fn purse_after(floaters: &Floaters<'_>, s1: &[usize], mates: &[usize]) -> Option<Purse> {
    let pairs = s1.iter().zip(mates);
    pairs
        .into_iter()
        .try_fold(floaters.purse(), |purse, (&one, &mate)| floaters.spend(one, mate, purse).ok())
}
