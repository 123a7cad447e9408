//! 3.6: of the best pairings of a bracket the one whose identifier comes first.
//!
//! Where nobody need be hurt by a criterion of pairs, or where only as many prefer the same colour
//! as their number asks for, being best is a matter of which pairs are allowed, and matchings
//! without weights answer. Otherwise the criteria are weights.
//!
//! In a large bracket without colours to be cared for, the upper half meets the lower in order, and
//! Hall's theorem says how long everybody may take the first who is free: a part of r rows and
//! columns can be paired if nobody in it is barred from more than half of the other side. Those few
//! who are barred from more (upfloaters, by who floated before) are counted apart: as long as each
//! of them has as many left to choose from as there are of them, they can be served first.

use std::collections::BTreeSet;

use ronde_matching::{Adjacency, Completion};
use ronde_model::Colour;

use super::sets::add;
use super::{Pair, Round, TooWide};
use crate::colours::Strength;
use crate::kernel::fields::{Best, Fields};
use crate::kernel::first_set::first_set;

/// Top member and bottom member of each pair, in the order of the top members.
type Identified = Vec<(usize, usize)>;

/// The pairing of a bracket that can be paired.
pub(super) fn first(round: &Round<'_>, members: &[usize]) -> Result<Identified, TooWide> {
    let mut members = members.to_vec();
    members.sort_by_key(|&place| round.tpn(place));
    let bound =
        round.field.bound().filter(|(one, other)| members.contains(one) && members.contains(other));
    // They meet whatever the others do, and change nothing in the order of the others.
    members.retain(|place| bound.is_none_or(|two| *place != two.0 && *place != two.1));
    let bracket = Bracket { round, members };
    let mut pairs = bracket.pairs()?;
    pairs.extend(bound.map(|(one, other)| in_order(round, one, other)));
    pairs.sort_by_key(|&(top, _)| round.tpn(top));
    Ok(pairs)
}

/// The smaller number first (3.6.1).
pub(super) fn in_order(round: &Round<'_>, one: usize, other: usize) -> (usize, usize) {
    if round.tpn(one) < round.tpn(other) { (one, other) } else { (other, one) }
}

struct Bracket<'a> {
    round: &'a Round<'a>,
    /// By number.
    members: Vec<usize>,
}

impl Bracket<'_> {
    fn pairs(&self) -> Result<Identified, TooWide> {
        if self.members.is_empty() {
            return Ok(Vec::new());
        }
        if let Some(found) = self.in_order_of_halves() {
            return Ok(found);
        }
        if let Some(found) = self.by_allowed(&|a, b| !self.is_hurt(a, b)) {
            return Ok(found);
        }
        if let Some(found) = self.by_majority() {
            return Ok(found);
        }
        self.by_weights()
    }

    /// Whether a criterion of pairs goes against the pair.
    fn is_hurt(&self, a: usize, b: usize) -> bool {
        let pair = (a.min(b), a.max(b));
        let rows = self.round.chapter.criteria.iter();
        let mut rows = rows.filter(|row| row.criterion.is_of_pairs());
        rows.any(|row| row.criterion.is_hurt(self.round, pair))
    }

    /// More prefer one colour than all others are: each of the others must meet one of them, and
    /// then no fewer preferences can be disregarded. Nobody else is to be hurt.
    fn by_majority(&self) -> Option<Identified> {
        let wish = |place: usize| self.round.field.at(place).preference;
        let prefers =
            |place: usize, colour: Colour| wish(place).is_some_and(|it| it.colour == colour);
        let half = self.members.len() / 2;
        let majority = [Colour::White, Colour::Black].into_iter().find(|&colour| {
            self.members.iter().filter(|&&place| prefers(place, colour)).count() > half
        })?;
        let is_strong =
            |place: usize| wish(place).is_some_and(|it| it.strength == Strength::Strong);
        self.by_allowed(&|a, b| {
            let of_majority = [a, b].map(|place| prefers(place, majority));
            match of_majority {
                [false, false] => false,
                [true, true] if is_strong(a) && is_strong(b) => false,
                [true, true] => !self.repeats_float(a, b),
                _ => !self.is_hurt(a, b),
            }
        })
    }

    fn repeats_float(&self, a: usize, b: usize) -> bool {
        let again = super::criteria::UpfloatCriterion::OpponentsAgain;
        again.is_hurt(self.round, (a.min(b), a.max(b)))
    }

    /// The first identifier of pairs that are allowed; `None` if they do not pair everybody.
    fn by_allowed(&self, allowed: &dyn Fn(usize, usize) -> bool) -> Option<Identified> {
        let members = &self.members;
        let joined = |u: usize, v: usize| {
            let (a, b) = (members[u], members[v]);
            self.round.may_meet(a, b) && allowed(a, b)
        };
        let graph = Adjacency::from_fn(members.len(), joined);
        let (tops, mut completion) = top_members(graph)?;
        let found = bottom_members(&tops, &mut completion);
        let pairs = tops.iter().zip(found);
        Some(pairs.map(|(&top, bottom)| (members[top], members[bottom])).collect())
    }

    fn by_weights(&self) -> Result<Identified, TooWide> {
        let mut places = self.members.clone();
        places.sort_unstable();
        let fields = self.weighted(&places)?;
        let top = |a: usize, b: usize| Some(in_order(self.round, a, b).0);
        let (tops, _) = first_set(fields.clone(), &self.members, &top)?;
        let set: BTreeSet<usize> = tops.iter().copied().collect();
        let crosses = |a: usize, b: usize| {
            let (top, bottom) = in_order(self.round, a, b);
            set.contains(&top) && !set.contains(&bottom)
        };
        let mut best = fields.only(crosses).solve();
        let bottoms: Vec<usize> =
            self.members.iter().copied().filter(|place| !set.contains(place)).collect();
        let mut pairs = Vec::with_capacity(tops.len());
        for &top in &tops {
            let found = bottoms.iter().find(|&&bottom| best.take(top, bottom));
            pairs.push((top, *found.expect("a best pairing has a mate for each")));
        }
        Ok(pairs)
    }

    fn weighted<'p>(&self, places: &'p [usize]) -> Result<Fields<'p>, TooWide> {
        let mut fields = Fields::new(places, |a, b| self.round.may_meet(a, b));
        fields.add(|_, _| 1);
        for row in self.round.chapter.criteria.iter().filter(|row| row.criterion.is_of_pairs()) {
            add(&mut fields, &|a, b| row.criterion.is_hurt(self.round, (a, b)))?;
        }
        Ok(fields)
    }

    /// The upper half against the lower, where that is plainly possible; `None` decides nothing.
    fn in_order_of_halves(&self) -> Option<Identified> {
        let field = self.round.field;
        if self.members.iter().any(|&place| field.at(place).preference.is_some()) {
            return None;
        }
        let (upper, lower) = self.members.split_at(self.members.len() / 2);
        let mut halves = Halves::new(self, upper, lower)?;
        for &top in upper {
            if !halves.take_first(top) {
                break;
            }
        }
        let rows = &upper[halves.pairs.len()..];
        let columns = lower.iter().zip(&halves.taken).filter(|(_, taken)| !**taken);
        let columns: Vec<usize> = columns.map(|(&place, _)| place).collect();
        halves.pairs.extend(self.across(rows, &columns)?);
        Some(halves.pairs)
    }

    fn is_allowed(&self, a: usize, b: usize) -> bool {
        self.round.may_meet(a, b) && !self.is_hurt(a, b)
    }

    /// Each row in turn with the first column that leaves the others pairable.
    fn across(&self, rows: &[usize], columns: &[usize]) -> Option<Identified> {
        let count = rows.len();
        let joined = |u: usize, v: usize| {
            u < count && v >= count && self.is_allowed(rows[u], columns[v - count])
        };
        let mut completion = Completion::new(Adjacency::from_fn(2 * count, joined));
        if completion.left_over() > 0 {
            return None;
        }
        let tops: Vec<usize> = (0..count).collect();
        let found = bottom_members(&tops, &mut completion);
        Some(rows.iter().zip(found).map(|(&row, at)| (row, columns[at - count])).collect())
    }
}

/// The set of top members that comes first, as vertices, and a graph in which they meet bottom
/// members only; `None` if there is no pairing.
fn top_members(graph: Adjacency) -> Option<(Vec<usize>, Completion)> {
    let count = graph.vertices();
    let half = count / 2;
    let across = Adjacency::from_fn(count, |u, v| u < half && v >= half && graph.joins(u, v));
    let completion = Completion::new(across);
    if completion.left_over() == 0 {
        return Some(((0..half).collect(), completion));
    }
    let mut completion = Completion::new(graph);
    if completion.left_over() > 0 {
        return None;
    }
    let mut tops = Vec::with_capacity(half);
    for vertex in 0..count {
        let mut trial = completion.clone();
        part(&mut trial, vertex, &(0..vertex).collect::<Vec<_>>());
        if tops.len() < half && trial.left_over() == 0 {
            tops.push(vertex);
            completion = trial;
        } else {
            part(&mut completion, vertex, &(vertex + 1..count).collect::<Vec<_>>());
        }
    }
    Some((tops, completion))
}

/// Forbids a vertex these others; whom it meets now comes last, so that one search is enough.
fn part(completion: &mut Completion, vertex: usize, others: &[usize]) {
    let mate = completion.matching().mate(vertex);
    let last = others.iter().filter(|&&it| Some(it) == mate);
    let first = others.iter().filter(|&&it| Some(it) != mate);
    for &other in first.chain(last) {
        completion.set(vertex, other, false);
    }
}

/// For each top member in turn the first who leaves the others pairable.
fn bottom_members(tops: &[usize], completion: &mut Completion) -> Vec<usize> {
    let mut found = Vec::with_capacity(tops.len());
    for &top in tops {
        let mate = completion.matching().mate(top);
        let others: Vec<usize> = completion.adjacency().neighbours(top).collect();
        let free = others.into_iter().filter(|other| !found.contains(other));
        let mut suits = |other: &usize| {
            Some(*other) == mate || completion.left_over_without(&[top, *other]) == 0
        };
        let bottom = free.into_iter().find(&mut suits).expect("everybody finds a mate");
        completion.remove(top);
        completion.remove(bottom);
        found.push(bottom);
    }
    found
}

/// A large bracket, row by row.
struct Halves<'a> {
    bracket: &'a Bracket<'a>,
    lower: &'a [usize],
    taken: Vec<bool>,
    /// Everything before it is taken.
    first_free: usize,
    pairs: Identified,
    most_bars: usize,
    barred: Vec<Barred>,
}

/// Somebody who is barred from more than others are.
struct Barred {
    place: usize,
    is_upper: bool,
    /// How many of the other half they may still meet.
    choices: usize,
}

impl<'a> Halves<'a> {
    fn new(bracket: &'a Bracket<'a>, upper: &'a [usize], lower: &'a [usize]) -> Option<Halves<'a>> {
        let round = bracket.round;
        let highest = bracket.members.iter().map(|&place| round.score(place)).max()?;
        let has_floaters = bracket.members.iter().any(|&place| round.floated(place));
        let is_barred = |place: &usize| has_floaters && round.score(*place) != highest;
        let side = |own: &[usize], others: &[usize], is_upper: bool| -> Vec<Barred> {
            let places = own.iter().copied().filter(is_barred);
            let choices = |place: usize| {
                let may = |&&other: &&usize| !is_barred(&other) && bracket.is_allowed(place, other);
                others.iter().filter(may).count()
            };
            places.map(|place| Barred { place, is_upper, choices: choices(place) }).collect()
        };
        let mut barred = side(upper, lower, true);
        barred.extend(side(lower, upper, false));
        let halves = Halves {
            bracket,
            lower,
            taken: vec![false; lower.len()],
            first_free: 0,
            pairs: Vec::with_capacity(upper.len()),
            most_bars: round.field.most_bars(),
            barred,
        };
        halves.is_plain().then_some(halves)
    }

    /// Whether those who are left can plainly be paired.
    fn is_plain(&self) -> bool {
        let left = self.lower.len() - self.pairs.len();
        let apart = self.barred.len();
        left > 2 * self.most_bars + apart && self.barred.iter().all(|it| it.choices >= apart)
    }

    /// Gives the row its first column, if the others can plainly be paired after that.
    fn take_first(&mut self, top: usize) -> bool {
        let free = (self.first_free..self.lower.len()).filter(|&at| !self.taken[at]);
        let mut free = free.filter(|&at| self.bracket.is_allowed(top, self.lower[at]));
        let Some(at) = free.next() else { return false };
        drop(free);
        let bottom = self.lower[at];
        self.leave(top, bottom);
        self.taken[at] = true;
        self.pairs.push((top, bottom));
        if self.is_plain() {
            while self.taken.get(self.first_free) == Some(&true) {
                self.first_free += 1;
            }
            return true;
        }
        self.taken[at] = false;
        self.pairs.pop();
        false
    }

    /// Both are no more to be served, nor to be chosen.
    fn leave(&mut self, top: usize, bottom: usize) {
        self.barred.retain(|it| it.place != top && it.place != bottom);
        for it in &mut self.barred {
            let gone = if it.is_upper { bottom } else { top };
            if self.bracket.is_allowed(it.place, gone) {
                it.choices = it.choices.saturating_sub(1);
            }
        }
    }
}

/// How much of each criterion of pairs a pairing hurts, in order.
pub(super) fn hurts(round: &Round<'_>, pairs: &[Pair]) -> Vec<usize> {
    let rows = round.chapter.criteria.iter().filter(|row| row.criterion.is_of_pairs());
    rows.map(|row| pairs.iter().filter(|&&pair| row.criterion.is_hurt(round, pair)).count())
        .collect()
}

/// A best pairing of these under a condition; `None` if there is none, or it cannot be weighed.
pub(super) fn best_with(
    round: &Round<'_>,
    members: &[usize],
    condition: &dyn Fn(usize, usize) -> bool,
) -> Option<Vec<Pair>> {
    let mut places = members.to_vec();
    places.sort_unstable();
    let bracket = Bracket { round, members: places.clone() };
    let best: Best<'_> = bracket.weighted(&places).ok()?.only(condition).solve();
    let pairs: Vec<Pair> = places
        .iter()
        .filter_map(|&place| Some((place, best.of(place)?)))
        .filter(|(place, mate)| place < mate)
        .collect();
    (2 * pairs.len() == places.len()).then_some(pairs)
}
