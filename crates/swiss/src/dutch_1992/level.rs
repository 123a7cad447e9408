//! C2 to C11 and C14 for one level: S1, S2, x, p, and the demands that are given up in turn.

use std::collections::BTreeMap;

use super::below::{Below, pairs_among};
use super::budget::Budget;
use super::criteria::{Demands, Floats};
use super::floaters::{Floaters, Purse, fit};
use super::group::{Exit, Found, Group};
use super::preliminaries::{Cards, Palette, is_homogeneous};
use crate::pairing::PairingError;

/// How often C14 lowered p: of the floaters, and of the homogeneous level or the remainder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Lowered {
    pub(super) floaters: usize,
    pub(super) others: usize,
}

/// Why a level is paired.
#[derive(Clone, Copy)]
pub(super) enum Errand<'a> {
    /// In its turn.
    Turn,
    /// In its turn, as the last one.
    Last,
    /// C12: again with as many pairs, so that those left over fit below.
    C12(&'a Below, Lowered),
    /// C13: again with as few pairs as need be, but one at least.
    C13(&'a Below),
}

impl Errand<'_> {
    fn is_last(self) -> bool {
        matches!(self, Errand::Last)
    }

    fn below(self) -> Option<Below> {
        match self {
            Errand::Turn | Errand::Last => None,
            Errand::C12(below, _) | Errand::C13(below) => Some(below.clone()),
        }
    }

    /// Whether p may be lowered so often.
    fn allows(self, lowered: Lowered) -> bool {
        match self {
            Errand::Turn | Errand::C13(_) => true,
            Errand::Last => lowered.others == 0,
            Errand::C12(_, as_before) => lowered == as_before,
        }
    }
}

/// A level that is paired.
#[derive(Clone, Debug, Default)]
pub(super) struct Paired {
    /// S1 and S2 of the floaters, as they were laid out; empty in a homogeneous level.
    pub(super) floaters: (Vec<usize>, Vec<usize>),
    /// Their pairs.
    pub(super) floated: Vec<(usize, usize)>,
    /// What was asked of these.
    pub(super) asked_of_floaters: Option<Demands>,
    /// The homogeneous level or the remainder.
    pub(super) players: Vec<usize>,
    pub(super) found: Found,
    /// What was asked of it, and x by A8.
    pub(super) asked: Option<Demands>,
    pub(super) x: usize,
    /// Everybody who leaves the level.
    pub(super) left: Vec<usize>,
    pub(super) lowered: Lowered,
}

impl Paired {
    /// All pairs of the level.
    pub(super) fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        self.floated.iter().chain(&self.found.pairs).copied()
    }
}

type Answer = Result<Option<Paired>, PairingError>;

/// Pairs a level.
pub(super) fn pair(
    cards: &Cards<'_>,
    movers: &[usize],
    residents: &[usize],
    errand: Errand<'_>,
    budget: &mut Budget,
) -> Answer {
    let everybody = [movers, residents].concat();
    let homogeneous = Homogeneous { cards, errand };
    if is_homogeneous(movers.len(), residents.len()) {
        return homogeneous.pair(&everybody, &[], 0, budget);
    }
    for lowered in 0..movers.len() {
        let (s1, s2) = everybody.split_at(movers.len() - lowered);
        if !fit(s1, s2, &|a, b| cards.field.may_meet(a, b)) {
            continue;
        }
        let mut level = Heterogeneous::new(cards, s1, s2, lowered, errand);
        if let Some(paired) = level.pair(budget)? {
            return Ok(Some(paired));
        }
    }
    // C14 with p = 0, as the comments have it: the floaters go down, which in the last level
    // nobody can.
    if errand.is_last() {
        homogeneous.pair(&everybody, &[], movers.len(), budget)
    } else {
        homogeneous.pair(residents, movers, movers.len(), budget)
    }
}

/// Seed-001:C9, C10 and BAF-77 on B4, for one x: what is asked in turn.
fn loosening(x: usize) -> impl Iterator<Item = Demands> {
    let degrees = [true, false].into_iter();
    let ups = degrees.flat_map(|degrees| Floats::ALL.map(|up| (degrees, up)));
    ups.flat_map(move |(degrees, up)| Floats::ALL.map(|down| Demands { x, degrees, up, down }))
}

/// Everything asked with this x.
fn strictest(x: usize) -> Demands {
    Demands { x, degrees: true, up: Floats::B5AndB6, down: Floats::B5AndB6 }
}

struct Homogeneous<'a> {
    cards: &'a Cards<'a>,
    errand: Errand<'a>,
}

impl Homogeneous<'_> {
    /// `down` leave the level in any case.
    fn pair(
        &self,
        players: &[usize],
        down: &[usize],
        floaters: usize,
        budget: &mut Budget,
    ) -> Answer {
        let below = self.errand.below().map(|below| below.with(down));
        let exit = match &below {
            Some(below) => Exit::Below(below),
            None if self.errand.is_last() => Exit::Bye,
            None => Exit::Down,
        };
        let palette = Palette::of(self.cards, players);
        let cards = self.cards;
        let group = Group { cards, players, palette, exit };
        let most = players.len() / 2;
        let Some((found, asked)) = self.candidate(&group, floaters, budget)? else {
            return Ok(None);
        };
        let mut left = [down, &found.left].concat();
        left.sort_unstable();
        Ok(Some(Paired {
            players: players.to_vec(),
            x: palette.x,
            left,
            lowered: Lowered { floaters, others: most - found.pairs.len() },
            asked: Some(asked),
            found,
            ..Paired::default()
        }))
    }

    /// C14 is settled first: how many pairs there can be. Then C11: how many must be disturbed.
    fn candidate(
        &self,
        group: &Group<'_>,
        floaters: usize,
        budget: &mut Budget,
    ) -> Result<Option<(Found, Demands)>, PairingError> {
        let most = group.players.len() / 2;
        if group.players.is_empty() {
            // Nobody is here, and C13 wants a pair.
            let is_enough = !matches!(self.errand, Errand::C13(_));
            return Ok(is_enough.then(|| (Found::default(), strictest(0))));
        }
        if matches!(self.errand, Errand::Turn | Errand::Last) {
            let demands = strictest(group.palette.x);
            if let Some(found) = group.first(most, demands, budget)? {
                return Ok(Some((found, demands)));
            }
        }
        let Some(p) = self.pairs_possible(group, floaters, budget)? else { return Ok(None) };
        let fewest = group.fewest_disturbed(p, Demands::loosest(0), budget)?;
        let Some(x) = fewest else { return Ok(None) };
        for demands in loosening(x) {
            if let Some(found) = group.first(p, demands, budget)? {
                return Ok(Some((found, demands)));
            }
        }
        Ok(None)
    }

    fn pairs_possible(
        &self,
        group: &Group<'_>,
        floaters: usize,
        budget: &mut Budget,
    ) -> Result<Option<usize>, PairingError> {
        let most = group.players.len() / 2;
        Ok(match self.errand {
            Errand::Turn => Some(pairs_among(self.cards.field, group.players)),
            Errand::Last => Some(most),
            Errand::C12(_, before) => {
                most.checked_sub(before.others).filter(|_| before.floaters == floaters)
            }
            Errand::C13(_) => group.most_pairs(&[], budget)?.filter(|&pairs| pairs > 0),
        })
    }
}

/// A heterogeneous level whose p of floaters is given.
struct Heterogeneous<'a> {
    cards: &'a Cards<'a>,
    s1: &'a [usize],
    s2: &'a [usize],
    lowered: usize,
    errand: Errand<'a>,
    below: Option<Below>,
    palette: Palette,
    /// Most pairs of remainders met before.
    most: BTreeMap<Vec<usize>, Option<usize>>,
    /// Fewest disturbed pairs of remainders met before, with so many pairs and such demands.
    fewest: BTreeMap<(Vec<usize>, usize, Floats), Option<usize>>,
}

impl<'a> Heterogeneous<'a> {
    fn new(
        cards: &'a Cards<'a>,
        s1: &'a [usize],
        s2: &'a [usize],
        lowered: usize,
        errand: Errand<'a>,
    ) -> Heterogeneous<'a> {
        let palette = Palette::of(cards, &[s1, s2].concat());
        let (below, most, fewest) = (errand.below(), BTreeMap::new(), BTreeMap::new());
        Heterogeneous { cards, s1, s2, lowered, errand, below, palette, most, fewest }
    }

    /// C14 outermost, then C11, the degrees, C10.
    fn pair(&mut self, budget: &mut Budget) -> Answer {
        if matches!(self.errand, Errand::Turn | Errand::Last) {
            let demands = strictest(self.palette.x.saturating_sub(self.lowered));
            if let Some(paired) = self.attempt(demands, true, 0, budget)? {
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
    fn fewest_others(&self, budget: &mut Budget) -> Result<Option<usize>, PairingError> {
        let exit = self.exit(self.below.as_ref());
        let group = Group { cards: self.cards, players: self.s2, palette: self.palette, exit };
        let possible = group.most_pairs(self.s1, budget)?;
        let most = (self.s2.len() - self.s1.len()) / 2;
        Ok(possible.map(|pairs| most - pairs))
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
        let base = self.palette.x.saturating_sub(self.lowered + others);
        let pairs = usize::midpoint(self.s1.len(), self.s2.len()) - others;
        for x in base..=pairs.max(base) {
            for demands in loosening(x).filter(|it| it.down == Floats::B5AndB6) {
                if let Some(paired) = self.attempt(demands, x == base, others, budget)? {
                    return Ok(Some(Paired { lowered, ..paired }));
                }
            }
        }
        Ok(None)
    }

    /// C6 for the floaters, then the remainder; C10: other opponents of the last floater.
    fn attempt(
        &mut self,
        demands: Demands,
        majority_only: bool,
        others: usize,
        budget: &mut Budget,
    ) -> Answer {
        let (cards, palette) = (self.cards, self.palette);
        let floaters = Floaters { cards, palette, demands, majority_only };
        let Some(mut mates) = floaters.first(self.s1, self.s2, floaters.purse(), budget)? else {
            return Ok(None);
        };
        let (Some(first), Some((&last, before))) = (mates.pop(), self.s1.split_last()) else {
            return Ok(None);
        };
        let Some(purse) = purse_after(&floaters, before, &mates) else { return Ok(None) };
        for &mate in self.s2.iter().filter(|it| **it >= first && !mates.contains(it)) {
            budget.spend()?;
            let Ok(purse) = floaters.spend(last, mate, purse) else { continue };
            let taken = |place: &usize| mates.contains(place) || *place == mate;
            let rest: Vec<usize> = self.s2.iter().copied().filter(|it| !taken(it)).collect();
            if let Some(paired) = self.remainder(rest, demands, purse.x, others, budget)? {
                mates.push(mate);
                let floated = self.s1.iter().copied().zip(mates).collect();
                let sides = (self.s1.to_vec(), self.s2.to_vec());
                let asked_of_floaters = Some(demands);
                return Ok(Some(Paired { floaters: sides, floated, asked_of_floaters, ..paired }));
            }
        }
        Ok(None)
    }

    /// C2 to C9 for the remainder, which may use `most` of x.
    fn remainder(
        &mut self,
        players: Vec<usize>,
        demands: Demands,
        most: usize,
        others: usize,
        budget: &mut Budget,
    ) -> Answer {
        let below = self.below.take();
        let exit = self.exit(below.as_ref());
        let palette = Palette::of(self.cards, &players);
        let cards = self.cards;
        let group = Group { cards, players: &players, palette, exit };
        let found = self.candidate(&group, demands, most, others, budget);
        self.below = below;
        let Some((found, asked)) = found? else { return Ok(None) };
        let left = found.left.clone();
        Ok(Some(Paired {
            players,
            x: palette.x,
            left,
            asked: Some(asked),
            found,
            ..Paired::default()
        }))
    }

    fn candidate(
        &mut self,
        group: &Group<'_>,
        demands: Demands,
        most: usize,
        others: usize,
        budget: &mut Budget,
    ) -> Result<Option<(Found, Demands)>, PairingError> {
        let p = group.players.len() / 2 - others;
        let base = group.palette.x.saturating_sub(others);
        if others > 0 && self.most_in(group, budget)? != Some(p) {
            return Ok(None);
        }
        let key = (group.players.to_vec(), others, demands.up);
        let known = self.fewest.get(&key).copied();
        if known.is_none() {
            let demands = Demands { x: base, ..demands };
            if let Some(found) = group.first(p, demands, budget)? {
                return Ok(Some((found, demands)));
            }
        }
        let loosest = Demands { up: demands.up, ..Demands::loosest(0) };
        let fewest = known.map_or_else(|| group.fewest_disturbed(p, loosest, budget), Ok)?;
        self.fewest.insert(key, fewest);
        let Some(x) = fewest.filter(|&x| x <= most.max(base)) else { return Ok(None) };
        for down in Floats::ALL {
            let demands = Demands { x, down, ..demands };
            if let Some(found) = group.first(p, demands, budget)? {
                return Ok(Some((found, demands)));
            }
        }
        Ok(None)
    }

    /// C14 lowers p only where more pairs are not possible.
    fn most_in(
        &mut self,
        group: &Group<'_>,
        budget: &mut Budget,
    ) -> Result<Option<usize>, PairingError> {
        if let Some(&most) = self.most.get(group.players) {
            return Ok(most);
        }
        let most = group.most_pairs(&[], budget)?;
        self.most.insert(group.players.to_vec(), most);
        Ok(most)
    }
}

/// What is left of x after the floaters but the last.
fn purse_after(floaters: &Floaters<'_>, s1: &[usize], mates: &[usize]) -> Option<Purse> {
    let pairs = s1.iter().zip(mates);
    pairs
        .into_iter()
        .try_fold(floaters.purse(), |purse, (&one, &mate)| floaters.spend(one, mate, purse).ok())
}
