//! The pairs of a level once its floaters are designated (O12, O13, O14).

use ronde_matching::{Counted, Graph, Lex, Solver};

use super::levels::{Level, Side};
use super::standings::Standings;

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

/// Pairs all of `staying`, which can all be paired with each other.
pub(super) fn pair(standings: &Standings, level: &Level, staying: &[usize]) -> Paired {
    let weight = |a: usize, b: usize| {
        let (a, b) = (staying[a], staying[b]);
        let again = standings.floats_again(a, b);
        Lex([-again, -i64::from(standings.expect_the_same(a, b))])
    };
    let joined = |a: usize, b: usize| standings.may_meet(staying[a], staying[b]);
    let graph = Graph::from_fn(staying.len(), |a, b| joined(a, b).then(|| weight(a, b)));
    let mut solver = Solver::new(graph.counted());
    solver.solve();
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
    solver: Solver<Counted<Lex<2>>>,
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

    /// O14: the first with whom the level comes off no worse. Nothing to do if somebody stronger has
    /// taken the player already.
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
