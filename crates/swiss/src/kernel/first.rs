//! Of all pairings that are best by the criteria, the first in the book's order.
//!
//! The order is that of C.04.3:3 and 4, which every system with top halves and bottom halves
//! shares. From the outermost: which of the players from above are paired (4.4), whom each of them
//! gets (4.2), how the remainder's halves are exchanged (4.3), whom each of the upper half gets
//! (4.2). Each decision is one more criterion below the real ones, and as many as fit are decided
//! in one solve.
//!
//! In the remainder a candidate pairs the i-th of S1 with the i-th of S2 after exchanges. A given
//! set of pairs comes up first with the higher-ranked of every pair in S1: any other way costs
//! more exchanges or a larger difference. So the number of exchanges is the number of pairs within
//! S2, and the difference is, up to a constant, the sum of the numbers of the higher-ranked.

use super::fields::{Fields, Occurs};

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
    /// Adds the criteria, most important first. The first must count the pairs in the bracket
    /// before anything less important, or something that decides their number.
    pub(crate) criteria: &'a dyn Fn(&mut Fields<'_>),
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
    let mut work = Work::new(task);
    work.pair_movers();
    work.pair_remainder();
    work.answer
}

struct Work<'a> {
    task: &'a Task<'a>,
    /// Movers whose fate is open, in ranking order.
    movers: Vec<usize>,
    /// Movers that stay unpaired in the bracket.
    limbo: Vec<usize>,
    /// Movers that will be paired.
    chosen: Vec<usize>,
    /// Residents still to be paired or left, in ranking order.
    residents: Vec<usize>,
    answer: Answer,
}

impl<'a> Work<'a> {
    fn new(task: &'a Task<'a>) -> Work<'a> {
        Work {
            task,
            movers: task.movers.to_vec(),
            limbo: Vec::new(),
            chosen: Vec::new(),
            residents: task.residents.to_vec(),
            answer: Answer::default(),
        }
    }

    fn places(&self) -> Vec<usize> {
        let mut places = [&self.movers, &self.limbo, &self.chosen, &self.residents, self.task.tail]
            .map(|part: &[usize]| part.iter().copied())
            .into_iter()
            .flatten()
            .collect::<Vec<_>>();
        places.sort_unstable();
        places
    }

    fn is_resident(&self, place: usize) -> bool {
        self.residents.binary_search(&place).is_ok()
    }

    /// The graph of what is still open, with the criteria on it.
    fn fields<'p>(
        &self,
        places: &'p [usize],
        allowed: impl Fn(usize, usize) -> bool,
    ) -> Fields<'p> {
        let is_mover = |place: usize| self.task.movers.binary_search(&place).is_ok();
        let mut fields = Fields::new(places, |a, b| {
            !(is_mover(a) && is_mover(b)) && allowed(a, b) && (self.task.admissible)(a, b)
        });
        (self.task.criteria)(&mut fields);
        fields
    }

    fn pair_movers(&mut self) {
        while !self.movers.is_empty() {
            self.choose_movers();
        }
        while !self.chosen.is_empty() {
            self.match_movers();
        }
        self.answer.mover_pairs = self.answer.pairs.len();
    }

    /// C.04.3:4.4: the set with the smallest differing number, so each in turn is paired if it can.
    fn choose_movers(&mut self) {
        let places = self.places();
        let mut fields = self.fields(&places, |a, b| !self.is_limbo_pair(a, b));
        self.keep_chosen(&mut fields);
        let mut decided = 0;
        while decided < self.movers.len() {
            let mover = self.movers[decided];
            let gain = |a, b| i64::from(a == mover && self.is_resident(b));
            if !fields.try_add(Occurs::Once, BUDGET.max(decided + 1), gain) {
                break;
            }
            decided += 1;
        }
        let with_opponents = if decided == self.movers.len() && self.chosen.is_empty() {
            self.add_opponents(&mut fields, &self.movers)
        } else {
            0
        };
        let mates = fields.solve();
        let open: Vec<usize> = self.movers.drain(..decided).collect();
        for (index, mover) in open.into_iter().enumerate() {
            match mates.of(mover).filter(|&mate| self.is_resident(mate)) {
                Some(mate) if index < with_opponents => self.take(mover, mate),
                Some(_) => self.chosen.push(mover),
                None => self.limbo.push(mover),
            }
        }
    }

    /// Whoever was chosen in an earlier solve is paired in this one too.
    fn keep_chosen(&self, fields: &mut Fields<'_>) {
        if !self.chosen.is_empty() {
            fields.add(|a, b| i64::from(self.chosen.contains(&a) && self.is_resident(b)));
        }
    }

    /// C.04.3:4.2: each mover in turn gets the highest-ranked resident possible. Says for how many
    /// movers, from the first, there was room.
    fn add_opponents(&self, fields: &mut Fields<'_>, movers: &[usize]) -> usize {
        let rank = self.ranks();
        for (count, &mover) in movers.iter().enumerate() {
            let gain = |a, b| if a == mover { rank(b) } else { 0 };
            if !fields.try_add(Occurs::Once, BUDGET.max(count + 1), gain) {
                return count;
            }
        }
        movers.len()
    }

    /// More for a higher-ranked resident, nothing for anybody else.
    fn ranks(&self) -> impl Fn(usize) -> i64 + '_ {
        let residents = &self.residents;
        move |place| match residents.binary_search(&place) {
            Ok(index) => i64::try_from(residents.len() - index).unwrap_or(i64::MAX),
            Err(_) => 0,
        }
    }

    fn match_movers(&mut self) {
        let places = self.places();
        let mut fields = self.fields(&places, |a, b| !self.is_limbo_pair(a, b));
        self.keep_chosen(&mut fields);
        let decided = self.add_opponents(&mut fields, &self.chosen).max(1);
        let mates = fields.solve();
        let chosen: Vec<usize> = self.chosen.drain(..decided).collect();
        for mover in chosen {
            let mate = mates.of(mover).filter(|&mate| self.is_resident(mate));
            self.take(mover, mate.expect("a chosen player is paired in every best pairing"));
        }
    }

    fn is_limbo_pair(&self, a: usize, b: usize) -> bool {
        self.limbo.contains(&a) && self.is_resident(b)
    }

    fn take(&mut self, mover: usize, mate: usize) {
        self.answer.pairs.push((mover, mate));
        self.residents.retain(|&place| place != mate);
    }

    fn pair_remainder(&mut self) {
        let halves = self.exchange();
        self.transpose(halves);
        self.answer.left.append(&mut self.limbo);
        self.answer.left.append(&mut self.residents);
        self.answer.left.sort_unstable();
    }

    /// C.04.3:4.3. The upper half after exchanges; nobody where nobody is paired.
    fn exchange(&mut self) -> Vec<usize> {
        let places = self.places();
        let allowed = |a, b| !self.is_limbo_pair(a, b);
        let half = self.remainder_pairs(&self.fields(&places, allowed));
        if half == 0 {
            return Vec::new();
        }
        let mut fields = self.fields(&places, allowed);
        self.add_exchanges(&mut fields, half);
        let upper = self.upper_members(&fields);
        let original = &self.residents[..half];
        if upper == original {
            return upper;
        }
        let upper = self.exact_exchange(&places, half);
        self.note_exchange(half, &upper);
        upper
    }

    /// How many pairs the remainder has in every best pairing.
    fn remainder_pairs(&self, fields: &Fields<'_>) -> usize {
        let mates = fields.solve();
        let paired = |&&place: &&usize| mates.of(place).is_some_and(|mate| self.is_resident(mate));
        self.residents.iter().filter(paired).count() / 2
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

    /// The higher-ranked of every pair of residents.
    fn upper_members(&self, fields: &Fields<'_>) -> Vec<usize> {
        let mates = fields.solve();
        let leads = |&&place: &&usize| {
            mates.of(place).is_some_and(|mate| place < mate && self.is_resident(mate))
        };
        self.residents.iter().filter(leads).copied().collect()
    }

    /// 4.3.3 and 4.3.4: the highest-numbered players of S1 leave, the lowest-numbered of S2 enter.
    fn exact_exchange(&self, places: &[usize], half: usize) -> Vec<usize> {
        let (upper, lower) = self.residents.split_at(half);
        let order: Vec<(usize, i64)> = upper
            .iter()
            .rev()
            .map(|&place| (place, -1))
            .chain(lower.iter().map(|&place| (place, 1)))
            .collect();
        let mut settled: Vec<(usize, bool)> = Vec::new();
        loop {
            let mut fields = self.fields(places, |a, b| !self.is_limbo_pair(a, b));
            self.add_exchanges(&mut fields, half);
            self.keep_settled(&mut fields, &settled);
            let mut decided = settled.len();
            while let Some(&(place, sign)) = order.get(decided) {
                let gain = |a, b| sign * i64::from(a == place && self.is_resident(b));
                let most = BUDGET.max(decided - settled.len() + 1);
                if !fields.try_add(Occurs::Once, most, gain) {
                    break;
                }
                decided += 1;
            }
            let upper = self.upper_members(&fields);
            if decided == order.len() {
                return upper;
            }
            settled = order[..decided.max(settled.len() + 1)]
                .iter()
                .map(|&(place, _)| (place, upper.contains(&place)))
                .collect();
        }
    }

    fn keep_settled(&self, fields: &mut Fields<'_>, settled: &[(usize, bool)]) {
        if settled.is_empty() {
            return;
        }
        fields.add(|a, b| {
            let leads = settled.iter().find(|(place, _)| *place == a);
            match leads.filter(|_| self.is_resident(b)) {
                Some((_, true)) => 1,
                Some((_, false)) => -1,
                None => 0,
            }
        });
    }

    fn note_exchange(&mut self, half: usize, upper: &[usize]) {
        let (from, to) = self.residents.split_at(half);
        let out = from.iter().filter(|place| !upper.contains(place)).copied().collect();
        let into = to.iter().filter(|place| upper.contains(place)).copied().collect();
        self.answer.exchanged = (out, into);
    }

    /// C.04.3:4.2: each of the upper half in turn gets the highest-ranked of the lower possible.
    fn transpose(&mut self, mut upper: Vec<usize>) {
        while !upper.is_empty() {
            let places = self.places();
            let is_upper = |place: usize| upper.binary_search(&place).is_ok();
            let mut fields = self.fields(&places, |a, b| {
                let across = is_upper(a) != is_upper(b);
                let inside = self.is_resident(a) && self.is_resident(b);
                !self.is_limbo_pair(a, b)
                    && if inside { across } else { !(is_upper(a) || is_upper(b)) }
            });
            let decided = self.add_opponents(&mut fields, &upper).max(1);
            let mates = fields.solve();
            for place in upper.drain(..decided).collect::<Vec<_>>() {
                let mate = mates.of(place).expect("the upper half is paired in every best pairing");
                self.answer.pairs.push((place, mate));
                self.residents.retain(|&resident| resident != place && resident != mate);
            }
        }
    }
}
