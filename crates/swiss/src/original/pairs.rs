//! The pairs of a level once its floaters are designated (O12, O13, O14).

use ronde_matching::{Counted, Graph, Lex, Solver};

use super::articles::{O6, O14};
use super::levels::{Level, Side};
use super::standings::Standings;
use crate::steps::Refusal;

/// A pair and what was tried before it.
pub(super) struct Pair {
    /// Who was looked at.
    pub(super) one: usize,
    /// His opponent.
    pub(super) other: usize,
    /// Opponents that come earlier in the order and were refused.
    pub(super) refused: Vec<usize>,
}

/// A paired level: the two halves of O13 and the pairs in the order in which they are made.
pub(super) struct Paired {
    pub(super) upper: Vec<usize>,
    pub(super) lower: Vec<usize>,
    pub(super) pairs: Vec<Pair>,
}

/// What is to be kept small (O14): repeated floats, then pairs who expect the same colour.
type Cost = Counted<Lex<2>>;

fn solver(standings: &Standings, staying: &[usize]) -> Solver<Cost> {
    let weight = |a: usize, b: usize| {
        let (a, b) = (staying[a], staying[b]);
        let again = standings.floats_again(a, b);
        Lex([-again, -i64::from(standings.expect_the_same(a, b))])
    };
    let joined = |a: usize, b: usize| standings.may_meet(staying[a], staying[b]);
    let graph = Graph::from_fn(staying.len(), |a, b| joined(a, b).then(|| weight(a, b)));
    let mut solver = Solver::new(graph.counted());
    solver.solve();
    solver
}

/// In larger levels a refusal says what the pair itself suffers from; what the level as a whole
/// would have more of is not computed for each.
const MOST_WEIGHED: usize = 120;

/// Why the opponents that come earlier were refused, pair by pair.
pub(super) fn refusals(standings: &Standings, pairs: &[Pair]) -> Vec<Vec<Refusal>> {
    if 2 * pairs.len() <= MOST_WEIGHED {
        return weighed(standings, pairs);
    }
    let why = |one: usize, refused: usize| {
        let bar = standings.field.bar(standings.place(one), standings.place(refused));
        match bar {
            Some(bar) => Refusal::Barred(bar),
            None if standings.expect_the_same(one, refused) => Refusal::Colours,
            None if standings.floats_again(one, refused) > 0 => Refusal::Criterion(O6),
            None => Refusal::Criterion(O14),
        }
    };
    let of_pair =
        |pair: &Pair| pair.refused.iter().map(|&refused| why(pair.one, refused)).collect();
    pairs.iter().map(of_pair).collect()
}

/// What the level as a whole would have more of after the pairs made before.
fn weighed(standings: &Standings, pairs: &[Pair]) -> Vec<Vec<Refusal>> {
    let mut staying: Vec<usize> = pairs.iter().flat_map(|pair| [pair.one, pair.other]).collect();
    staying.sort_unstable();
    let mut best = solver(standings, &staying);
    let mut open = vec![true; staying.len()];
    let index = |rank: usize| staying.partition_point(|&it| it < rank);
    let mut all = Vec::with_capacity(pairs.len());
    for pair in pairs {
        let (one, other) = (index(pair.one), index(pair.other));
        let why = |refused: usize| {
            let place = |rank: usize| standings.place(rank);
            if let Some(bar) = standings.field.bar(place(pair.one), place(refused)) {
                return Refusal::Barred(bar);
            }
            let mut forced = best.clone();
            let wanted = index(refused);
            for v in (0..staying.len()).filter(|&v| open[v] && v != one && v != wanted) {
                forced.remove_edge(one, v);
            }
            forced.solve();
            let (with, without) = (forced.total(), best.total());
            match with.weight.0.iter().zip(without.weight.0).position(|(a, b)| *a != b) {
                _ if with.pairs < without.pairs => Refusal::Rest,
                Some(0) => Refusal::Criterion(O6),
                Some(_) => Refusal::Colours,
                None => Refusal::Later,
            }
        };
        all.push(pair.refused.iter().map(|&refused| why(refused)).collect());
        let is_best = best.take_out_if_heaviest(one, other);
        debug_assert!(is_best, "the pair was made");
        (open[one], open[other]) = (false, false);
    }
    all
}

/// Pairs all of `staying`, which can all be paired with each other.
pub(super) fn pair(standings: &Standings, level: &Level, staying: &[usize]) -> Paired {
    let solver = solver(standings, staying);
    let open = vec![true; staying.len()];
    let mut work = Work {
        standings,
        level,
        staying,
        solver,
        open,
        pairs: Vec::with_capacity(staying.len() / 2),
    };
    work.pair_those_who_came();
    let (upper, lower) = work.pair_halves();
    let ranks = |indices: Vec<usize>| indices.into_iter().map(|index| staying[index]).collect();
    Paired { upper: ranks(upper), lower: ranks(lower), pairs: work.pairs }
}

/// Players are named by their index in `staying`.
struct Work<'a> {
    standings: &'a Standings<'a>,
    level: &'a Level,
    staying: &'a [usize],
    solver: Solver<Cost>,
    open: Vec<bool>,
    pairs: Vec<Pair>,
}

impl Work<'_> {
    fn open(&self) -> impl DoubleEndedIterator<Item = usize> {
        (0..self.open.len()).filter(|&index| self.open[index])
    }

    /// O12: from above, the strongest first, residents from the top; from below, the weakest first,
    /// residents from the bottom; another who came only then.
    fn pair_those_who_came(&mut self) {
        if !self.level.came_first() {
            return;
        }
        let came: Vec<bool> =
            self.staying.iter().map(|rank| self.level.came.contains(rank)).collect();
        let score = |index: usize| self.standings.at(self.staying[index]).score;
        let (above, mut below): (Vec<usize>, Vec<usize>) =
            (0..came.len()).filter(|&it| came[it]).partition(|&it| score(it) > self.level.score);
        below.reverse();
        for (from_above, one) in
            above.into_iter().map(|it| (true, it)).chain(below.into_iter().map(|it| (false, it)))
        {
            let mut residents: Vec<usize> = self.open().filter(|&it| !came[it]).collect();
            let mut others: Vec<usize> = self.open().filter(|&it| came[it]).collect();
            if !from_above {
                residents.reverse();
                others.reverse();
            }
            let mut opponents = self.packets(one, residents.into_iter());
            opponents.extend(self.packets(one, others.into_iter()));
            self.pair_with_first(one, opponents);
        }
    }

    /// O13: the halves as they are laid out at first; in low levels from the bottom.
    fn pair_halves(&mut self) -> (Vec<usize>, Vec<usize>) {
        let list: Vec<usize> = self.open().collect();
        let (upper, lower) = list.split_at(list.len() / 2);
        if self.level.side == Side::Low {
            for &one in list.iter().rev() {
                let opponents = upper.iter().rev().chain(lower).copied();
                self.pair_with_first(one, self.packets(one, opponents));
            }
        } else {
            for &one in &list {
                let opponents = lower.iter().chain(upper.iter().rev()).copied();
                self.pair_with_first(one, self.packets(one, opponents));
            }
        }
        (upper.to_vec(), lower.to_vec())
    }

    /// O13: those who do not expect the same colour first, each packet in the order given.
    fn packets(&self, one: usize, opponents: impl Iterator<Item = usize>) -> Vec<usize> {
        let same =
            |other: usize| self.standings.expect_the_same(self.staying[one], self.staying[other]);
        let open = opponents.filter(|&other| other != one && self.open[other]);
        let (mut first, second): (Vec<usize>, Vec<usize>) = open.partition(|&other| !same(other));
        first.extend(second);
        first
    }

    /// O14: the first with whom the level comes off no worse. Nothing to do if somebody stronger
    /// has taken the player already.
    fn pair_with_first(&mut self, one: usize, opponents: Vec<usize>) {
        if !self.open[one] {
            return;
        }
        let mut refused = Vec::new();
        for other in opponents {
            if self.solver.take_out_if_heaviest(one, other) {
                self.open[one] = false;
                self.open[other] = false;
                let (one, other) = (self.staying[one], self.staying[other]);
                self.pairs.push(Pair { one, other, refused });
                return;
            }
            refused.push(self.staying[other]);
        }
        unreachable!("those who stay can all be paired");
    }
}
