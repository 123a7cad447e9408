//! C6 and C7 for the floaters of a heterogeneous level: the first permutation of S2 that serves.

use super::budget::Budget;
use super::criteria::{Demands, raised_too_often};
use super::preliminaries::{Cards, Palette};
use crate::field::Float;
use crate::pairing::PairingError;
use crate::steps::Refusal;

/// S1 against S2, under demands on the pairs made so far.
pub(super) struct Floaters<'a> {
    pub(super) cards: &'a Cards<'a>,
    /// Colours of the whole level.
    pub(super) palette: Palette,
    pub(super) demands: Demands,
    pub(super) disturbs: Disturbs,
}

/// Who of a floater's pair may be denied the colour due (COMMENTAIRES on C6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Disturbs {
    /// Players due the colour of the majority: x of A8 counts how many of *these* there are too
    /// many, so a pair of two others would use up what is meant for them.
    TheMajority,
    /// Anybody: C11 raised x, because pairs within the majority alone do not suffice.
    Anybody,
}

impl Disturbs {
    /// With this x, where `of_a8` is what A8 gave and C14, which lowers x with p, left of it.
    pub(super) fn with(x: usize, of_a8: usize) -> Disturbs {
        if x > of_a8 { Disturbs::Anybody } else { Disturbs::TheMajority }
    }
}

/// What is left of x, of the weak players that BAF-77 counts, and of what it overlooks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Purse {
    pub(super) x: usize,
    /// The same without the disturbed pairs of the other colour that have a weak player.
    x_of_weak: usize,
    weak: usize,
    /// Pairs that the look-ahead of BAF-77 refuses and that are made nevertheless.
    pub(super) forced: usize,
}

impl Floaters<'_> {
    /// Before the first pair.
    pub(super) fn purse(&self) -> Purse {
        let Demands { x, forced, .. } = self.demands;
        Purse { x, x_of_weak: x, weak: self.palette.weak, forced }
    }

    /// What is left after this pair, or why it is refused.
    pub(super) fn spend(&self, a: usize, b: usize, purse: Purse) -> Result<Purse, Refusal> {
        if let Some(bar) = self.cards.field.bar(a, b) {
            return Err(Refusal::Barred(bar));
        }
        if let Some(ago) = raised_too_often(self.cards, a, b, self.demands.up) {
            return Err(Refusal::Float(Float::Up, ago));
        }
        let disturbed = self.cards.is_disturbed(a, b);
        if disturbed && (purse.x == 0 || !self.may_disturb(a)) {
            return Err(Refusal::Colours);
        }
        let is_disliked = self.degrees_refuse(a, b, purse);
        let forced = purse.forced.checked_sub(usize::from(is_disliked));
        Ok(Purse {
            x: purse.x - usize::from(disturbed),
            x_of_weak: purse.x_of_weak - usize::from(disturbed && !self.is_elsewhere(a, b)),
            weak: purse.weak - self.palette.weak_in(self.cards, a, b),
            forced: forced.ok_or(Refusal::ColourDegree)?,
        })
    }

    /// Whether somebody due this player's colour may be denied it.
    fn may_disturb(&self, place: usize) -> bool {
        let is_in_majority =
            || self.cards.due(place).map(|due| due.colour) == self.palette.majority;
        self.disturbs == Disturbs::Anybody || is_in_majority()
    }

    /// Whether the pair is disturbed in the minority's colour and has a weak player: BAF-77 has
    /// nothing to say against it.
    fn is_elsewhere(&self, a: usize, b: usize) -> bool {
        self.cards.is_disturbed(a, b)
            && self.cards.has_weak(a, b)
            && self.palette.weak_in(self.cards, a, b) == 0
    }

    /// BAF-77, on what is left.
    fn degrees_refuse(&self, a: usize, b: usize, purse: Purse) -> bool {
        let weak = self.palette.weak_in(self.cards, a, b);
        !self.is_elsewhere(a, b)
            && match (self.cards.is_disturbed(a, b), weak) {
                (true, 0) => purse.x_of_weak <= purse.weak,
                (true, 1) | (false, 0) => false,
                (true | false, _) => purse.x_of_weak >= purse.weak,
            }
    }

    /// Whether x, and what BAF-77 leaves, can suffice for all of S1, each by itself. What is
    /// refused now stays refused as the purse empties: BAF-77 too, as long as all who are counted
    /// as weak are due one colour, so that no pair takes two of them without using x.
    pub(super) fn may_last(&self, s1: &[usize], s2: &[usize], purse: Purse) -> bool {
        let degrees = purse.forced == 0 && self.palette.majority.is_some();
        let lenient = Purse { forced: usize::from(!degrees), ..purse };
        let allowed = |a: usize, b: usize| self.spend(a, b, lenient).is_ok();
        if !fit(s1, s2, &allowed) {
            return false;
        }
        let suffices = |limit: usize, counts: &dyn Fn(usize, usize) -> bool| {
            let cost = |a: usize, b: usize| allowed(a, b).then(|| i64::from(counts(a, b)));
            limit >= s1.len()
                || cheapest(s1, s2, &cost).is_some_and(|least| least <= as_cost(limit))
        };
        let gap = purse.x_of_weak.abs_diff(purse.weak);
        suffices(purse.x, &|a, b| self.cards.is_disturbed(a, b))
            && (!degrees || suffices(gap, &|a, b| self.is_wasteful(a, b, purse)))
    }

    /// Whether the pair brings x and the weak players left nearer to each other.
    fn is_wasteful(&self, a: usize, b: usize, purse: Purse) -> bool {
        let disturbed = self.cards.is_disturbed(a, b);
        match self.palette.weak_in(self.cards, a, b) {
            0 => disturbed && !self.is_elsewhere(a, b) && purse.x_of_weak > purse.weak,
            1 => !disturbed,
            _ => true,
        }
    }

    /// D1: opponents of all of S1, the first in order.
    pub(super) fn first(
        &self,
        s1: &[usize],
        s2: &[usize],
        purse: Purse,
        budget: &mut Budget,
    ) -> Result<Option<Vec<usize>>, PairingError> {
        budget.spend()?;
        let Some((&floater, others)) = s1.split_first() else { return Ok(Some(Vec::new())) };
        if !self.may_last(s1, s2, purse) {
            return Ok(None);
        }
        for &mate in s2 {
            let Ok(left) = self.spend(floater, mate, purse) else { continue };
            let rest: Vec<usize> = s2.iter().copied().filter(|&it| it != mate).collect();
            if let Some(mut mates) = self.first(others, &rest, left, budget)? {
                mates.insert(0, mate);
                return Ok(Some(mates));
            }
        }
        Ok(None)
    }
}

/// Whether each of `left` can have one of `right`, by augmenting paths.
pub(super) fn fit(
    left: &[usize],
    right: &[usize],
    may_meet: &dyn Fn(usize, usize) -> bool,
) -> bool {
    let mut mates: Vec<Option<usize>> = vec![None; right.len()];
    left.iter().all(|&one| {
        let mut seen = vec![false; right.len()];
        augment(one, right, may_meet, &mut mates, &mut seen)
    })
}

fn augment(
    one: usize,
    right: &[usize],
    may_meet: &dyn Fn(usize, usize) -> bool,
    mates: &mut [Option<usize>],
    seen: &mut [bool],
) -> bool {
    for at in 0..right.len() {
        if seen[at] || !may_meet(one, right[at]) {
            continue;
        }
        seen[at] = true;
        let is_free = match mates[at] {
            None => true,
            Some(holder) => augment(holder, right, may_meet, mates, seen),
        };
        if is_free {
            mates[at] = Some(one);
            return true;
        }
    }
    false
}

fn as_cost(limit: usize) -> i64 {
    i64::try_from(limit).unwrap_or(i64::MAX)
}

/// Larger than any sum of costs, small enough to be added up.
const FORBIDDEN: i64 = 1 << 32;

/// The least cost of giving each of `left` one of `right`, where that is possible, by the Hungarian
/// method: prices `u` and `v`, and a shortest augmenting path for each of `left` in turn.
fn cheapest(
    left: &[usize],
    right: &[usize],
    cost: &dyn Fn(usize, usize) -> Option<i64>,
) -> Option<i64> {
    if left.len() > right.len() {
        return None;
    }
    let (rows, columns) = (left.len(), right.len());
    let table: Vec<Vec<i64>> = left
        .iter()
        .map(|&a| right.iter().map(|&b| cost(a, b).unwrap_or(FORBIDDEN)).collect())
        .collect();
    let (mut u, mut v) = (vec![0; rows + 1], vec![0; columns + 1]);
    // Row matched to each column; column 0 and row 0 stand for nobody.
    let mut holder = vec![0; columns + 1];
    for row in 1..=rows {
        augment_cheaply(row, &table, &mut u, &mut v, &mut holder);
    }
    let held = (1..=columns).filter(|&column| holder[column] > 0);
    let total: i64 = held.map(|column| table[holder[column] - 1][column - 1]).sum();
    (total < FORBIDDEN).then_some(total)
}

fn augment_cheaply(
    row: usize,
    table: &[Vec<i64>],
    u: &mut [i64],
    v: &mut [i64],
    holder: &mut [usize],
) {
    let columns = v.len();
    let mut least = vec![i64::MAX; columns];
    let mut from = vec![0; columns];
    let mut done = vec![false; columns];
    let mut here = 0;
    holder[0] = row;
    while holder[here] != 0 {
        done[here] = true;
        let (mut next, mut step) = (0, i64::MAX);
        for column in (1..columns).filter(|&column| !done[column]) {
            let reduced = table[holder[here] - 1][column - 1] - u[holder[here]] - v[column];
            if reduced < least[column] {
                (least[column], from[column]) = (reduced, here);
            }
            if least[column] < step {
                (step, next) = (least[column], column);
            }
        }
        for column in 0..columns {
            if done[column] {
                u[holder[column]] += step;
                v[column] -= step;
            } else if column > 0 {
                least[column] -= step;
            }
        }
        here = next;
    }
    while here != 0 {
        holder[here] = holder[from[here]];
        here = from[here];
    }
}
