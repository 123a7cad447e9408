//! Players sorted into kinds, and what a pair of kinds costs.

use std::collections::BTreeMap;

use super::Typed;
use super::transport::{Cost, Transport};
use super::walk::MOST_KINDS;

/// Bits that the criteria may take together: sums of many pairs must stay exact.
const MOST_BITS: u32 = 100;

/// Criteria as gains of pairs, most important first, with the widest difference that the sums of
/// two pairings of the bracket can have.
pub(crate) struct Criteria<'a> {
    pairs: &'a [(usize, usize)],
    gains: Vec<i128>,
    bits: u32,
    digits: Vec<Digit>,
}

/// A criterion's share of a gain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Digit {
    /// What the system calls it.
    pub(crate) label: u32,
    /// How many bits it takes.
    pub(crate) bits: u32,
}

impl Criteria<'_> {
    /// Adds a criterion less important than all before it, under a label of the system's choice.
    pub(crate) fn add(&mut self, label: u32, range: usize, gain: impl Fn(usize, usize) -> i64) {
        let values: Vec<i64> = self.pairs.iter().map(|&(a, b)| gain(a, b)).collect();
        let constant = values.windows(2).all(|two| two[0] == two[1]);
        if constant || range == 0 {
            return;
        }
        let bits = usize::BITS - range.leading_zeros();
        self.bits += bits;
        if self.bits > MOST_BITS {
            return;
        }
        self.digits.push(Digit { label, bits });
        for (sum, value) in self.gains.iter_mut().zip(values) {
            *sum = (*sum << bits) + i128::from(value);
        }
    }
}

/// The kinds of a bracket. The last one is the blank: who is paired with it is left over.
pub(super) struct Kinds {
    /// Kind of every place from `first` on; places of other brackets have none.
    of: Vec<u8>,
    first: usize,
    costs: Vec<Vec<Cost>>,
    /// Number of kinds, the blank included.
    count: usize,
    /// The highest gain of any pair; costs are counted from it.
    #[cfg_attr(not(feature = "testing"), expect(dead_code, reason = "only tests read it"))]
    most: i128,
    #[cfg_attr(not(feature = "testing"), expect(dead_code, reason = "only tests read it"))]
    digits: Vec<Digit>,
}

impl Kinds {
    /// `None` if there are more kinds than a mask can hold, or the criteria are too wide.
    pub(super) fn new(task: &Typed<'_>) -> Option<Kinds> {
        let places: Vec<usize> = task.movers.iter().chain(task.residents).copied().collect();
        let first = places.iter().copied().min()?;
        let last = places.iter().copied().max()?;
        let mut of = vec![u8::MAX; last - first + 1];
        let mut numbers: BTreeMap<(bool, u64), (u8, Vec<usize>)> = BTreeMap::new();
        let movers = task.movers.len();
        for (index, &place) in places.iter().enumerate() {
            let next = u8::try_from(numbers.len()).ok()?;
            let key = (index >= movers, (task.kind)(place));
            let entry = numbers.entry(key).or_insert_with(|| (next, Vec::new()));
            of[place - first] = entry.0;
            if entry.1.len() < 2 {
                entry.1.push(place);
            }
            if numbers.len() >= MOST_KINDS {
                return None;
            }
        }
        let mut examples = vec![Vec::new(); numbers.len()];
        let mut is_mover = vec![false; numbers.len()];
        for ((resident, _), (kind, members)) in numbers {
            is_mover[usize::from(kind)] = !resident;
            examples[usize::from(kind)] = members;
        }
        let (costs, most, digits) = costs(task, &examples, &is_mover)?;
        Some(Kinds { of, first, costs, count: examples.len() + 1, most, digits })
    }

    pub(super) fn len(&self) -> usize {
        self.count
    }

    pub(super) fn blank(&self) -> usize {
        self.count - 1
    }

    pub(super) fn of(&self, place: usize) -> usize {
        usize::from(self.of[place - self.first])
    }

    pub(super) fn cost(&self, from: usize, to: usize) -> Cost {
        self.costs[from][to]
    }

    /// How many of each kind, and so many blanks.
    pub(super) fn counts<'p>(
        &self,
        places: impl Iterator<Item = &'p usize>,
        blanks: usize,
    ) -> Vec<i64> {
        let mut counts = vec![0; self.count];
        for &place in places {
            counts[self.of(place)] += 1;
        }
        counts[self.blank()] = i64::try_from(blanks).unwrap_or(i64::MAX);
        counts
    }

    #[cfg(feature = "testing")]
    pub(super) fn most(&self) -> i128 {
        self.most
    }

    #[cfg(feature = "testing")]
    pub(super) fn digits(&self) -> &[Digit] {
        &self.digits
    }

    /// Twice the least that a pairing of so many of each kind can cost.
    pub(super) fn bound(&self, counts: &[i64]) -> Option<i128> {
        self.double_cover(counts).map(|transport| transport.cost)
    }

    /// Everybody is carried to somebody, both ways at once. A single player is never carried to
    /// himself.
    pub(super) fn double_cover(&self, counts: &[i64]) -> Option<Transport> {
        let singles = counts.iter().enumerate().filter(|(_, count)| **count < 2);
        let single = singles.fold(0, |mask, (kind, _)| mask | 1 << kind);
        Transport::solve(counts, counts, &self.costs, single)
    }

    pub(super) fn transport(&self, supply: &[i64], demand: &[i64]) -> Option<Transport> {
        Transport::solve(supply, demand, &self.costs, 0)
    }

    /// For each kind, the kinds that a cheapest transport can carry it to.
    pub(super) fn tight(&self, transport: &Transport) -> Vec<u64> {
        let row = |from: usize| {
            let is_tight = |to: &usize| transport.is_tight(from, *to, self.costs[from][*to]);
            (0..self.count).filter(is_tight).fold(0, |mask, to| mask | 1 << to)
        };
        (0..self.count).map(row).collect()
    }
}

/// What each pair of kinds costs: the highest gain of any pair less its own.
fn costs(
    task: &Typed<'_>,
    examples: &[Vec<usize>],
    is_mover: &[bool],
) -> Option<(Vec<Vec<Cost>>, i128, Vec<Digit>)> {
    let count = examples.len();
    let mut cells = Vec::new();
    let mut pairs = Vec::new();
    for from in 0..count {
        for to in from..count {
            let Some((a, b)) = two_of(&examples[from], &examples[to], from == to) else { continue };
            if !(is_mover[from] && is_mover[to]) && (task.kinds_may_meet)(a, b) {
                cells.push((from, to));
                pairs.push((a.min(b), a.max(b)));
            }
        }
    }
    let gains = vec![0; pairs.len()];
    let mut criteria = Criteria { pairs: &pairs, gains, bits: 0, digits: Vec::new() };
    (task.criteria)(&mut criteria);
    if criteria.bits > MOST_BITS {
        return None;
    }
    let most = criteria.gains.iter().copied().max().unwrap_or(0);
    let mut costs = vec![vec![None; count + 1]; count + 1];
    for (&(from, to), gain) in cells.iter().zip(&criteria.gains) {
        costs[from][to] = Some(most - gain);
        costs[to][from] = Some(most - gain);
    }
    for kind in 0..count {
        if !is_mover[kind] && (task.may_be_left)(examples[kind][0]) {
            costs[kind][count] = Some(0);
            costs[count][kind] = Some(0);
        }
    }
    Some((costs, most, criteria.digits))
}

/// An example of a pair of two kinds: two different players.
fn two_of(from: &[usize], to: &[usize], same: bool) -> Option<(usize, usize)> {
    let second = if same { to.get(1) } else { to.first() };
    Some((*from.first()?, *second?))
}
