//! The first complete pairing of a list that is folded: the first gets the last possible, then the
//! second, and so on; to stay without comes after every opponent.
//!
//! A complete pairing is kept all the while. Whoever is given another opponent deprives two others:
//! they meet, or take a pair apart between them; where neither will do, a largest matching of all
//! who are open decides. Sets of which no two may be paired give a bound that spares most of that:
//! such a set is no larger than half of those who are open.

use ronde_matching::{Adjacency, Completion};

/// What is to be folded.
pub(crate) struct Fold<'a> {
    /// Everybody, in order.
    pub(crate) order: &'a [usize],
    /// Whether two of them may be paired.
    pub(crate) joined: &'a dyn Fn(usize, usize) -> bool,
    /// So many stay without,
    pub(crate) spare: usize,
    /// of those for whom this is true.
    pub(crate) may_stay: &'a dyn Fn(usize) -> bool,
    /// To which sets somebody belongs, of each of which no two may be paired: a bit for each.
    pub(crate) apart: &'a dyn Fn(usize) -> u8,
    /// To which of these sets those belong who stand for staying without.
    pub(crate) spare_apart: u8,
}

/// The pairing of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Folded {
    /// Pairs in the order of their first, who stands earlier in the list.
    pub(crate) pairs: Vec<(usize, usize)>,
    /// Who stays without, in order.
    pub(crate) left: Vec<usize>,
}

impl Fold<'_> {
    /// The sets of a vertex.
    fn apart_of(&self, vertex: usize) -> u8 {
        self.order.get(vertex).map_or(self.spare_apart, |&place| (self.apart)(place))
    }

    /// The first complete pairing; `None` if there is none.
    pub(crate) fn first(&self) -> Option<Folded> {
        let vertices = self.order.len() + self.spare;
        let mut work = Work {
            fold: self,
            mates: vec![None; vertices],
            settled: vec![false; vertices],
            open: Open::of(self),
            largest: None,
        };
        (work.begin() || work.adopt_largest()).then(|| work.walk())
    }
}

/// A complete pairing that is changed towards the first one. Vertices are positions in the list;
/// those after it stand for staying without.
struct Work<'a> {
    fold: &'a Fold<'a>,
    mates: Vec<Option<usize>>,
    settled: Vec<bool>,
    open: Open,
    largest: Option<Largest>,
}

/// How many are not settled: in all, and of each set that stays apart.
struct Open {
    all: usize,
    apart: [usize; 8],
}

impl Open {
    fn of(fold: &Fold<'_>) -> Open {
        let mut open = Open { all: 0, apart: [0; 8] };
        for vertex in 0..fold.order.len() + fold.spare {
            let mask = fold.apart_of(vertex);
            open.all += 1;
            (0..8).for_each(|set| open.apart[set] += usize::from(mask >> set & 1));
        }
        open
    }

    /// Whether so many can still be paired when these two, by their sets, have gone.
    fn may_lose(&self, one: u8, other: u8) -> bool {
        let left = self.all - 2;
        (0..8).all(|set| {
            let gone = usize::from(one >> set & 1) + usize::from(other >> set & 1);
            2 * (self.apart[set] - gone) <= left
        })
    }

    fn lose(&mut self, mask: u8) {
        self.all -= 1;
        (0..8).for_each(|set| self.apart[set] -= usize::from(mask >> set & 1));
    }
}

/// A largest matching of those who were open when it was first needed.
struct Largest {
    completion: Completion,
    /// The vertex of each position, and the reverse.
    vertex: Vec<Option<usize>>,
    position: Vec<usize>,
}

impl Work<'_> {
    fn count(&self) -> usize {
        self.fold.order.len()
    }

    fn joined(&self, one: usize, other: usize) -> bool {
        let (first, second) = (one.min(other), one.max(other));
        let order = self.fold.order;
        match (order.get(first), order.get(second)) {
            (Some(&a), Some(&b)) => (self.fold.joined)(a, b),
            (Some(&a), None) => (self.fold.may_stay)(a),
            _ => false,
        }
    }

    fn marry(&mut self, one: usize, other: usize) {
        self.mates[one] = Some(other);
        self.mates[other] = Some(one);
    }

    /// Pairs greedily in the order that is asked for, then mends; says whether all are paired.
    fn begin(&mut self) -> bool {
        let mut open: Vec<usize> = (0..self.mates.len()).collect();
        let mut over = Vec::new();
        for one in 0..self.count() {
            if self.mates[one].is_some() {
                continue;
            }
            open.retain(|&it| it != one);
            // Those who stand for staying without come last of all, and are alike.
            let until = open.partition_point(|&it| it < self.count());
            let last = open[..until].iter().rposition(|&other| self.joined(one, other));
            let spare = || (until < open.len() && self.joined(one, open[until])).then_some(until);
            match last.or_else(spare) {
                Some(at) => {
                    let other = open.remove(at);
                    self.marry(one, other);
                }
                None => over.push(one),
            }
        }
        over.extend(open.into_iter().filter(|&it| it >= self.count()));
        self.mend(over)
    }

    /// Two who are over meet, or take a pair apart between them.
    fn mend(&mut self, mut over: Vec<usize>) -> bool {
        while let Some(one) = over.pop() {
            let Some(other) = over.pop() else { return false };
            if !self.join(one, other) {
                return false;
            }
        }
        true
    }

    /// Pairs two who have nobody, with each other or by way of one open pair.
    fn join(&mut self, one: usize, other: usize) -> bool {
        if self.joined(one, other) {
            self.marry(one, other);
            return true;
        }
        let is_open = |&it: &usize| !self.settled[it] && it != one && it != other;
        let apart = |it: usize| {
            let mate = self.mates[it].filter(|mate| *mate != one && *mate != other)?;
            (self.joined(one, it) && self.joined(other, mate)).then_some((it, mate))
        };
        let found = (0..self.mates.len()).filter(is_open).find_map(apart);
        if let Some((it, mate)) = found {
            self.marry(one, it);
            self.marry(other, mate);
        }
        found.is_some()
    }

    fn walk(&mut self) -> Folded {
        let mut folded = Folded::default();
        for one in 0..self.count() {
            if self.settled[one] {
                continue;
            }
            let others = (one + 1..self.count()).rev().chain(self.count()..self.mates.len());
            let mut others = others.filter(|&it| it != one);
            let found = others.find(|&other| !self.settled[other] && self.gives(one, other));
            let found = found.expect("some complete pairing has everybody");
            self.settle(one, found);
            let place = self.fold.order[one];
            match self.fold.order.get(found) {
                Some(&mate) => folded.pairs.push((place, mate)),
                None => folded.left.push(place),
            }
        }
        folded
    }

    fn settle(&mut self, one: usize, other: usize) {
        for it in [one, other] {
            self.settled[it] = true;
            self.open.lose(self.fold.apart_of(it));
        }
        if let Some(largest) = &mut self.largest {
            largest.remove(one, other);
        }
    }

    /// Pairs the two if all who are open can then be paired; else changes nothing.
    fn gives(&mut self, one: usize, other: usize) -> bool {
        if self.mates[one] == Some(other) {
            return true;
        }
        let sets = (self.fold.apart_of(one), self.fold.apart_of(other));
        if !self.joined(one, other) || !self.open.may_lose(sets.0, sets.1) {
            return false;
        }
        let (Some(first), Some(second)) = (self.mates[one], self.mates[other]) else {
            return false;
        };
        self.marry(one, other);
        self.settled[one] = true;
        self.settled[other] = true;
        let possible = self.join(first, second) || self.adopt_largest_without(one, other);
        self.settled[one] = false;
        self.settled[other] = false;
        if !possible {
            self.marry(one, first);
            self.marry(other, second);
        }
        possible
    }

    /// A largest matching of everybody, if it is complete.
    fn adopt_largest(&mut self) -> bool {
        let largest = self.largest_of_open();
        let is_complete = largest.completion.left_over() == 0;
        if is_complete {
            self.adopt(&largest);
        }
        self.largest = Some(largest);
        is_complete
    }

    fn adopt_largest_without(&mut self, one: usize, other: usize) -> bool {
        let mut largest = if let Some(largest) = self.largest.take() {
            largest
        } else {
            // The two are settled for the moment, and are among those who are open all the same.
            self.settled[one] = false;
            self.settled[other] = false;
            self.largest_of_open()
        };
        largest.remove(one, other);
        let is_complete = largest.completion.left_over() == 0;
        if is_complete {
            self.adopt(&largest);
        } else {
            largest.restore(one);
            largest.restore(other);
        }
        self.largest = Some(largest);
        is_complete
    }

    fn largest_of_open(&self) -> Largest {
        let position: Vec<usize> =
            (0..self.settled.len()).filter(|&it| !self.settled[it]).collect();
        let mut vertex = vec![None; self.settled.len()];
        for (at, &it) in position.iter().enumerate() {
            vertex[it] = Some(at);
        }
        let joined = |u: usize, v: usize| self.joined(position[u], position[v]);
        let completion = Completion::new(Adjacency::from_fn(position.len(), joined));
        Largest { completion, vertex, position }
    }

    fn adopt(&mut self, largest: &Largest) {
        for (u, v) in largest.completion.matching().pairs() {
            self.marry(largest.position[u], largest.position[v]);
        }
    }
}

impl Largest {
    fn remove(&mut self, one: usize, other: usize) {
        let leaving = [self.vertex[one], self.vertex[other]].into_iter().flatten();
        self.completion.remove_all(&leaving.collect::<Vec<_>>());
    }

    fn restore(&mut self, position: usize) {
        if let Some(vertex) = self.vertex[position] {
            self.completion.restore(vertex);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every graph of six in a sample, against all pairings in order.
    #[test]
    fn the_first_is_found() {
        let mut state = 1u64;
        let mut found = 0;
        for case in 0..3_000u64 {
            let count = 3 + usize::try_from(case % 6).unwrap();
            let spare = (count % 2) + 2 * usize::try_from(case / 6 % 2).unwrap();
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(case | 1);
            let bits = state >> 20;
            let edge = |a: usize, b: usize| {
                let (a, b) = (a.min(b), a.max(b));
                bits.rotate_left(u32::try_from(7 * a + 3 * b).unwrap()) & 3 != 0
            };
            let may_stay = |a: usize| bits.rotate_left(u32::try_from(a).unwrap()) & 4 != 0;
            let order: Vec<usize> = (0..count).collect();
            let fold = Fold {
                order: &order,
                joined: &edge,
                spare,
                may_stay: &may_stay,
                apart: &|_| 0,
                spare_apart: 0,
            };
            let expected = plainly(&order, spare, &edge, &may_stay);
            assert_eq!(expected, fold.first(), "case {case}");
            found += u32::from(expected.is_some());
        }
        assert!(found > 500, "{found}");
    }

    /// Tries everything in the order that is asked for.
    fn plainly(
        open: &[usize],
        spare: usize,
        edge: &dyn Fn(usize, usize) -> bool,
        may_stay: &dyn Fn(usize) -> bool,
    ) -> Option<Folded> {
        let Some((&one, others)) = open.split_first() else {
            return (spare == 0).then(Folded::default);
        };
        for &other in others.iter().rev().filter(|&&other| edge(one, other)) {
            let rest: Vec<usize> = others.iter().copied().filter(|&it| it != other).collect();
            if let Some(mut folded) = plainly(&rest, spare, edge, may_stay) {
                folded.pairs.insert(0, (one, other));
                return Some(folded);
            }
        }
        if spare == 0 || !may_stay(one) {
            return None;
        }
        let mut folded = plainly(others, spare - 1, edge, may_stay)?;
        folded.left.insert(0, one);
        Some(folded)
    }
}
