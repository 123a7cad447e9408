//! Criteria as numbers.
//!
//! A criterion is a gain for every edge of a graph; a matching is better when its sum is larger in
//! the first criterion that differs. Several small criteria share one integer (a lane) in mixed
//! radix; this file is the only one that packs, and its tests prove that packing keeps the order.

use std::collections::BTreeMap;

use ronde_matching::{Graph, Lex, Solver, Weight};

/// Lanes stay below this, so that the sums of a matching algorithm stay exact.
const LANE_CAPACITY: i64 = 1 << 40;

/// As many lanes as the widest solver takes.
const MOST_LANES: usize = 32;

/// A graph over places, and criteria on its edges, most important first.
#[derive(Clone)]
pub(crate) struct Fields<'a> {
    places: &'a [usize],
    edges: Vec<(u32, u32)>,
    lanes: Vec<Lane>,
    /// Gains of the first criterion: a later one that is a multiple of them decides nothing.
    base: Option<Vec<i64>>,
}

#[derive(Clone)]
struct Lane {
    values: Vec<i64>,
    capacity: i64,
}

/// How often the gains of a criterion can occur in one matching.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Occurs {
    /// On every pair.
    OnEveryPair,
    /// On one pair at the most: all edges with a gain share a player.
    Once,
}

impl<'a> Fields<'a> {
    /// The graph of these places, ascending, with every edge that is admissible.
    pub(crate) fn new(
        places: &'a [usize],
        admissible: impl Fn(usize, usize) -> bool,
    ) -> Fields<'a> {
        let mut edges = Vec::new();
        for (v, &second) in (0u32..).zip(places) {
            for (u, &first) in (0u32..v).zip(places) {
                if admissible(first, second) {
                    edges.push((u, v));
                }
            }
        }
        Fields { places, edges, lanes: Vec::new(), base: None }
    }

    /// Adds a criterion less important than all before it. `gain` is asked about every edge with
    /// the earlier place first.
    pub(crate) fn add(&mut self, gain: impl Fn(usize, usize) -> i64) {
        let taken = self.try_add(Occurs::OnEveryPair, MOST_LANES, gain);
        assert!(taken, "the criteria of a system fit into the lanes");
    }

    /// Adds a criterion unless that takes more than so many lanes; says whether it was added.
    pub(crate) fn try_add(
        &mut self,
        occurs: Occurs,
        most_lanes: usize,
        gain: impl Fn(usize, usize) -> i64,
    ) -> bool {
        let gains: Vec<i64> = self
            .edges
            .iter()
            .map(|&(u, v)| gain(self.places[u as usize], self.places[v as usize]))
            .collect();
        if self.decides_nothing(&gains) {
            return true;
        }
        let radix = self.radix(occurs, &gains);
        if !self.has_room(radix) && self.lanes.len() >= most_lanes.min(MOST_LANES) {
            return false;
        }
        if self.base.is_none() {
            self.base = Some(gains.clone());
        }
        self.append(radix, &gains);
        true
    }

    /// Adds a criterion for each of these places in turn, that a pair selects it, each less
    /// important than the one before: as [`Fields::try_add`] with [`Occurs::Once`] would one by
    /// one, but with one look at the edges. As many as fit into so many lanes are added, one at the
    /// least unless no lane is left at all; says how many.
    pub(crate) fn try_add_selections(
        &mut self,
        order: &[usize],
        most_lanes: usize,
        selects: &dyn Fn(usize, usize) -> Option<usize>,
    ) -> usize {
        let rank_of: BTreeMap<usize, usize> =
            order.iter().enumerate().map(|(rank, &place)| (place, rank)).collect();
        let rank = |&(u, v): &(u32, u32)| {
            let selected = selects(self.places[u as usize], self.places[v as usize])?;
            rank_of.get(&selected).copied()
        };
        let ranks: Vec<Option<usize>> = self.edges.iter().map(rank).collect();
        let mut is_selected = vec![false; order.len()];
        ranks.iter().flatten().for_each(|&rank| is_selected[rank] = true);
        let mut bits: Vec<Option<(usize, i64)>> = vec![None; order.len()];
        let mut added = 0;
        while added < order.len() {
            let most = if added == 0 { MOST_LANES } else { most_lanes.min(MOST_LANES) };
            let first = added;
            let Some(lane) = self.lane_with_room(most) else { break };
            while added < order.len() && self.has_room(2) {
                if is_selected[added] {
                    self.lanes[lane].capacity *= 2;
                    bits[added] = Some((lane, 1));
                }
                added += 1;
            }
            // The first of them is worth most.
            let mut worth = 1;
            for bit in bits[first..added].iter_mut().rev().flatten() {
                bit.1 = worth;
                worth *= 2;
            }
            self.lanes[lane].values.iter_mut().for_each(|value| *value *= worth);
        }
        for (edge, rank) in ranks.into_iter().enumerate() {
            if let Some((lane, worth)) = rank.and_then(|rank| bits[rank]) {
                self.lanes[lane].values[edge] += worth;
            }
        }
        added
    }

    /// The lane that takes the next small criterion; a new one unless there are so many.
    fn lane_with_room(&mut self, most_lanes: usize) -> Option<usize> {
        if !self.has_room(2) {
            if self.lanes.len() >= most_lanes {
                return None;
            }
            self.lanes.push(Lane { values: vec![0; self.edges.len()], capacity: 1 });
        }
        self.lanes.len().checked_sub(1)
    }

    /// Zero everywhere, or a multiple of the first criterion.
    fn decides_nothing(&self, gains: &[i64]) -> bool {
        let Some(base) = &self.base else {
            return gains.iter().all(|&gain| gain == 0);
        };
        let factor = base.iter().zip(gains).find(|(first, _)| **first != 0);
        let Some((&first, &gain)) = factor else { return false };
        base.iter().zip(gains).all(|(one, other)| one * gain == other * first)
    }

    /// One more than the widest difference between the sums of two matchings.
    fn radix(&self, occurs: Occurs, gains: &[i64]) -> i64 {
        let most = gains.iter().copied().max().unwrap_or(0).max(0);
        let least = gains.iter().copied().min().unwrap_or(0).min(0);
        let pairs = match occurs {
            Occurs::Once => 1,
            Occurs::OnEveryPair => i64::try_from(self.places.len() / 2).unwrap_or(i64::MAX),
        };
        (most - least) * pairs + 1
    }

    fn has_room(&self, radix: i64) -> bool {
        self.lanes.last().is_some_and(|lane| lane.capacity <= LANE_CAPACITY / radix)
    }

    fn append(&mut self, radix: i64, gains: &[i64]) {
        if !self.has_room(radix) {
            self.lanes.push(Lane { values: vec![0; self.edges.len()], capacity: 1 });
        }
        if let Some(lane) = self.lanes.last_mut() {
            lane.capacity *= radix;
            for (value, gain) in lane.values.iter_mut().zip(gains) {
                *value = *value * radix + gain;
            }
        }
    }

    /// The same criteria on fewer edges. Sums stay comparable with those of the whole.
    pub(crate) fn only(&self, allowed: impl Fn(usize, usize) -> bool) -> Fields<'a> {
        let kept: Vec<usize> = (0..self.edges.len())
            .filter(|&edge| {
                let (u, v) = self.edges[edge];
                allowed(self.places[u as usize], self.places[v as usize])
            })
            .collect();
        let keep = |values: &[i64]| kept.iter().map(|&edge| values[edge]).collect();
        let lanes = self
            .lanes
            .iter()
            .map(|lane| Lane { values: keep(&lane.values), capacity: lane.capacity })
            .collect();
        Fields {
            places: self.places,
            edges: kept.iter().map(|&edge| self.edges[edge]).collect(),
            lanes,
            base: self.base.as_deref().map(keep),
        }
    }

    /// A matching that is best by all criteria, ready for decisions.
    pub(crate) fn solve(&self) -> Best<'a> {
        let solver: Box<dyn Decide> = match self.lanes.len() {
            0 | 1 => self.solve_with::<1>(),
            2 => self.solve_with::<2>(),
            3 | 4 => self.solve_with::<4>(),
            5..=8 => self.solve_with::<8>(),
            9..=16 => self.solve_with::<16>(),
            _ => self.solve_with::<32>(),
        };
        Best { places: self.places, solver }
    }

    fn solve_with<const N: usize>(&self) -> Box<dyn Decide> {
        let mut graph: Graph<Lex<N>> = Graph::new(self.places.len());
        for (edge, &(u, v)) in self.edges.iter().enumerate() {
            let mut weight = Lex::<N>::ZERO;
            for (entry, lane) in weight.0.iter_mut().zip(&self.lanes) {
                *entry = lane.values[edge];
            }
            graph.set(u as usize, v as usize, Some(weight));
        }
        let mut solver = Solver::new(graph);
        solver.solve();
        Box::new(solver)
    }
}

/// A solver of any width.
trait Decide {
    fn mate(&self, vertex: usize) -> Option<usize>;
    fn take(&mut self, u: usize, v: usize) -> bool;
    fn total(&self) -> Vec<i64>;
}

impl<const N: usize> Decide for Solver<Lex<N>> {
    fn mate(&self, vertex: usize) -> Option<usize> {
        Solver::mate(self, vertex)
    }

    fn take(&mut self, u: usize, v: usize) -> bool {
        self.take_out_if_heaviest(u, v)
    }

    fn total(&self) -> Vec<i64> {
        Solver::total(self).0.to_vec()
    }
}

/// A best matching, by place, on which decisions can be made one by one.
pub(crate) struct Best<'a> {
    places: &'a [usize],
    solver: Box<dyn Decide>,
}

impl Best<'_> {
    /// The mate of a place.
    pub(crate) fn of(&self, place: usize) -> Option<usize> {
        let position = self.places.binary_search(&place).ok()?;
        self.solver.mate(position).map(|mate| self.places[mate])
    }

    /// Settles the pair if some best matching has it; says whether.
    pub(crate) fn take(&mut self, a: usize, b: usize) -> bool {
        let position = |place: usize| self.places.binary_search(&place).ok();
        match (position(a), position(b)) {
            (Some(u), Some(v)) => self.solver.take(u, v),
            _ => false,
        }
    }

    /// The sums of all pairs that are not settled, lane by lane.
    pub(crate) fn total(&self) -> Vec<i64> {
        self.solver.total()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sums of two matchings compare in their lanes as the lists of their criteria do.
    #[test]
    fn packing_keeps_the_order_of_the_criteria() {
        let places: Vec<usize> = (0..6).collect();
        let gains: [fn(i64, i64) -> i64; 5] = [
            |a, b| (a + b) % 2,
            |a, b| (a * 7 + b * 3) % 5,
            |a, b| -(a * b % 3),
            |a, b| (1 << 30) + (a + 2 * b) % 4,
            |a, b| a ^ b,
        ];
        let mut fields = Fields::new(&places, |_, _| true);
        for gain in gains {
            fields.add(|a, b| gain(number(a), number(b)));
        }
        assert!(fields.lanes.len() > 1, "the wide criterion opens a second lane");
        let matchings = perfect_matchings(&places);
        assert_eq!(15, matchings.len());
        let packed = |matching: &[(usize, usize)]| -> Vec<i64> {
            let value = |lane: &Lane| {
                let edge = |pair: &(usize, usize)| {
                    let is_pair = |&(u, v): &(u32, u32)| (u as usize, v as usize) == *pair;
                    fields.edges.iter().position(is_pair).unwrap()
                };
                matching.iter().map(|pair| lane.values[edge(pair)]).sum()
            };
            fields.lanes.iter().map(value).collect()
        };
        let plain = |matching: &[(usize, usize)]| -> Vec<i64> {
            gains
                .iter()
                .map(|gain| matching.iter().map(|&(a, b)| gain(number(a), number(b))).sum())
                .collect()
        };
        for one in &matchings {
            for other in &matchings {
                assert_eq!(plain(one).cmp(&plain(other)), packed(one).cmp(&packed(other)));
            }
        }
    }

    fn number(place: usize) -> i64 {
        i64::try_from(place).unwrap()
    }

    fn perfect_matchings(places: &[usize]) -> Vec<Vec<(usize, usize)>> {
        let Some((&first, rest)) = places.split_first() else { return vec![vec![]] };
        let mut all = Vec::new();
        for &mate in rest {
            let left: Vec<usize> = rest.iter().copied().filter(|&place| place != mate).collect();
            for mut matching in perfect_matchings(&left) {
                matching.push((first, mate));
                all.push(matching);
            }
        }
        all
    }
}
