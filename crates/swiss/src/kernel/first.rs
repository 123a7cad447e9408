//! Of all pairings that are best by the criteria, the first in the book's order.
//!
//! The order is that of C.04.3:3 and 4, which every system with top halves and bottom halves
//! shares. From the outermost: which of the players from above are paired (4.4), whom each of them
//! gets (4.2), how the remainder's halves are exchanged (4.3), whom each of the upper half gets
//! (4.2). A best matching is found once; then each decision is put to it in turn, and is taken if
//! some best matching agrees.
//!
//! In the remainder a candidate pairs the i-th of S1 with the i-th of S2 after exchanges. A given
//! set of pairs comes up first with the higher-ranked of every pair in S1: any other way costs
//! more exchanges or a larger difference. So the number of exchanges is the number of pairs within
//! S2, and the difference is, up to a constant, the sum of the numbers of the higher-ranked. Only
//! where exchanges are needed do they become criteria of their own, below the real ones.

use super::fields::{Best, Fields, Occurs};

/// How many lanes a solve may use before decisions are put off to the next one.
const BUDGET: usize = 16;

/// What is to be paired, and by what.
pub(crate) struct Task<'a> {
    /// Players from above, in ranking order; they never meet each other.
    pub(crate) movers: &'a [usize],
    /// Players of the bracket itself, in ranking order.
    pub(crate) residents: &'a [usize],
    /// Players below, whom those left over may meet; empty when they need not be looked at.
    pub(crate) tail: &'a [usize],
    /// Whether two places may be paired at all.
    pub(crate) admissible: &'a dyn Fn(usize, usize) -> bool,
    /// Adds the criteria, most important first. They must settle how many pairs the bracket has
    /// and how many of the players from above are paired.
    pub(crate) criteria: &'a dyn Fn(&mut Fields<'_>),
}

impl Task<'_> {
    fn places(&self) -> Vec<usize> {
        let mut places = [self.movers, self.residents, self.tail].concat();
        places.sort_unstable();
        places
    }

    fn fields<'p>(&self, places: &'p [usize]) -> Fields<'p> {
        let mut fields = Fields::new(places, |a, b| {
            !(self.is_mover(a) && self.is_mover(b)) && (self.admissible)(a, b)
        });
        (self.criteria)(&mut fields);
        fields
    }

    fn is_mover(&self, place: usize) -> bool {
        self.movers.binary_search(&place).is_ok()
    }
}

/// The pairing of a bracket.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Answer {
    /// Pairs in the bracket, movers first, each with the earlier place first.
    pub(crate) pairs: Vec<(usize, usize)>,
    /// Who stays without an opponent in the bracket, in ranking order.
    pub(crate) left: Vec<usize>,
    /// Number of pairs of movers, at the front of `pairs`.
    pub(crate) mover_pairs: usize,
    /// Members of the remainder's S1 that moved to S2, and the other way, in ranking order.
    pub(crate) exchanged: (Vec<usize>, Vec<usize>),
}

/// Solves the task. Everything admissible in the bracket may end up paired or not; what must be
/// paired is for the criteria to say.
pub(crate) fn first_of_best(task: &Task<'_>) -> Answer {
    let places = task.places();
    let mut work = Work {
        fields: task.fields(&places),
        movers: task.movers.to_vec(),
        limbo: Vec::new(),
        residents: task.residents.to_vec(),
        answer: Answer::default(),
    };
    let best = work.pair_movers();
    work.pair_remainder(&best);
    work.answer
}

/// How many players of the bracket stay without an opponent in it. Here the criteria need only
/// settle how many pairs it has.
pub(crate) fn left_in_best(task: &Task<'_>) -> usize {
    let places = task.places();
    let best = task.fields(&places).solve();
    let is_member = |place: usize| task.tail.binary_search(&place).is_err();
    let is_left = |place: &&usize| !best.of(**place).is_some_and(is_member);
    places.iter().filter(|&&place| is_member(place)).filter(is_left).count()
}

struct Work<'a> {
    /// What is still open, with the criteria on it.
    fields: Fields<'a>,
    /// Movers that will be paired, in ranking order.
    movers: Vec<usize>,
    /// Movers that stay unpaired in the bracket.
    limbo: Vec<usize>,
    /// Residents still to be paired or left, in ranking order.
    residents: Vec<usize>,
    answer: Answer,
}

impl<'a> Work<'a> {
    fn is_resident(&self, place: usize) -> bool {
        self.residents.binary_search(&place).is_ok()
    }

    /// Pairs the movers and returns a best matching of what is left.
    fn pair_movers(&mut self) -> Best<'a> {
        let mut best = self.fields.solve();
        let is_paired = |&mover: &usize| best.of(mover).is_some_and(|it| self.is_resident(it));
        if !self.movers.iter().all(is_paired) {
            self.choose_movers();
            best = self.fields.solve();
        }
        for mover in std::mem::take(&mut self.movers) {
            let mate = self.residents.iter().copied().find(|&mate| best.take(mover, mate));
            let mate = mate.expect("a chosen player is paired in every best pairing");
            self.answer.pairs.push((mover, mate));
            self.residents.retain(|&place| place != mate);
        }
        self.answer.mover_pairs = self.answer.pairs.len();
        best
    }

    /// C.04.3:4.4: the set with the smallest differing number, so each in turn is paired if it can.
    /// Those who are not lose their edges in the bracket.
    fn choose_movers(&mut self) {
        let open = std::mem::take(&mut self.movers);
        while self.movers.len() + self.limbo.len() < open.len() {
            let from = self.movers.len() + self.limbo.len();
            let mut fields = self.fields.clone();
            if !self.movers.is_empty() {
                let keeps = |a, b| self.movers.contains(&a) && self.is_resident(b);
                fields.add(|a, b| i64::from(keeps(a, b)));
            }
            let mut until = from;
            while until < open.len() {
                let gain = |a, b| i64::from(a == open[until] && self.is_resident(b));
                if !fields.try_add(Occurs::Once, BUDGET.max(until - from + 1), gain) {
                    break;
                }
                until += 1;
            }
            let best = fields.solve();
            for &mover in &open[from..until.max(from + 1)] {
                let paired = best.of(mover).is_some_and(|mate| self.is_resident(mate));
                if paired { self.movers.push(mover) } else { self.limbo.push(mover) }
            }
            self.fields =
                self.fields.only(|a, b| !(self.limbo.contains(&a) && self.is_resident(b)));
        }
    }

    fn pair_remainder(&mut self, best: &Best<'_>) {
        let settled = self.answer.pairs.clone();
        let is_open = |place: usize| settled.iter().all(|&(a, b)| place != a && place != b);
        self.fields = self.fields.only(|a, b| is_open(a) && is_open(b));
        let paired = |&&place: &&usize| best.of(place).is_some_and(|it| self.is_resident(it));
        let half = self.residents.iter().filter(paired).count() / 2;
        let (upper, halves) = self.halves(half, &best.total());
        self.transpose(&upper, halves);
        self.answer.left.append(&mut self.limbo);
        self.answer.left.append(&mut self.residents);
        self.answer.left.sort_unstable();
    }

    /// The upper half after exchanges, and a best matching that pairs it with the lower.
    fn halves(&mut self, half: usize, total: &[i64]) -> (Vec<usize>, Best<'a>) {
        let natural = self.residents[..half].to_vec();
        let best = self.across(&natural).solve();
        if best.total() == total {
            return (natural, best);
        }
        let upper = self.exchange(half);
        let (from, to) = self.residents.split_at(half);
        let out = from.iter().filter(|place| !upper.contains(place)).copied().collect();
        let into = to.iter().filter(|place| upper.contains(place)).copied().collect();
        self.answer.exchanged = (out, into);
        let best = self.across(&upper).solve();
        debug_assert_eq!(total, best.total(), "exchanges cost nothing in the criteria");
        (upper, best)
    }

    /// The open pairs with residents only across the halves, and the upper half only there.
    fn across(&self, upper: &[usize]) -> Fields<'a> {
        let is_upper = |place: usize| upper.binary_search(&place).is_ok();
        self.fields.only(|a, b| {
            if self.is_resident(a) && self.is_resident(b) {
                is_upper(a) != is_upper(b)
            } else {
                !is_upper(a) && !is_upper(b)
            }
        })
    }

    /// The higher-ranked of every pair of residents.
    fn leaders(&self, best: &Best<'_>) -> Vec<usize> {
        let leads = |&&place: &&usize| {
            best.of(place).is_some_and(|mate| place < mate && self.is_resident(mate))
        };
        self.residents.iter().filter(leads).copied().collect()
    }

    /// C.04.3:4.3: fewest exchanges, the smallest difference, the highest-numbered players of S1
    /// out, the lowest-numbered of S2 in.
    fn exchange(&self, half: usize) -> Vec<usize> {
        let mut fields = self.fields.clone();
        self.add_exchanges(&mut fields, half);
        let (upper, lower) = self.residents.split_at(half);
        let out = upper.iter().rev().map(|&place| (place, -1));
        let order: Vec<(usize, i64)> = out.chain(lower.iter().map(|&place| (place, 1))).collect();
        let mut settled = 0;
        loop {
            let mut trial = fields.clone();
            let mut until = settled;
            while let Some(&(place, sign)) = order.get(until) {
                let gain = |a, b| sign * i64::from(a == place && self.is_resident(b));
                if !trial.try_add(Occurs::Once, BUDGET.max(until - settled + 1), gain) {
                    break;
                }
                until += 1;
            }
            let leaders = self.leaders(&trial.solve());
            if until == order.len() {
                return leaders;
            }
            until = until.max(settled + 1);
            self.keep_roles(&mut fields, &order[settled..until], &leaders);
            settled = until;
        }
    }

    /// 4.3.1 and 4.3.2: fewest exchanges, then the smallest difference.
    fn add_exchanges(&self, fields: &mut Fields<'_>, half: usize) {
        let position = |place: usize| self.residents.binary_search(&place).ok();
        let both = |a: usize, b: usize| position(a).filter(|_| position(b).is_some());
        fields.add(|a, b| i64::from(both(a, b).is_some_and(|first| first < half)));
        let count = self.residents.len();
        fields.add(|a, b| {
            both(a, b).map_or(0, |first| i64::try_from(count - first).unwrap_or(i64::MAX))
        });
    }

    /// Whoever leads a pair now leads one in every later solve, and whoever does not, does not.
    fn keep_roles(&self, fields: &mut Fields<'_>, order: &[(usize, i64)], leaders: &[usize]) {
        let decided: Vec<usize> = order.iter().map(|&(place, _)| place).collect();
        fields.add(|a, b| {
            if !decided.contains(&a) || !self.is_resident(b) {
                0
            } else if leaders.binary_search(&a).is_ok() {
                1
            } else {
                -1
            }
        });
    }

    /// C.04.3:4.2: each of the upper half in turn gets the highest-ranked of the lower possible.
    fn transpose(&mut self, upper: &[usize], mut best: Best<'_>) {
        let lower = self.residents.iter().copied();
        let mut lower: Vec<usize> =
            lower.filter(|place| upper.binary_search(place).is_err()).collect();
        for &place in upper {
            let found = lower.iter().position(|&mate| best.take(place, mate));
            let found = found.expect("the upper half is paired in every best pairing");
            self.answer.pairs.push((place, lower.remove(found)));
        }
        self.residents = lower;
    }
}
