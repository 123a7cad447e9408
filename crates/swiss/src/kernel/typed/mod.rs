//! Large brackets by kinds of players instead of players.
//!
//! What a pair is worth under the criteria depends on little of either player: his kind. A bracket
//! of a hundred thousand has a few dozen kinds. A transport between kinds, both ways at once, gives
//! a bound that no pairing can beat; if the pairing of the halves reaches it, it is best, and the
//! walk finds the first such pairing. Where the bound is not reached, or something else is not as
//! in a large bracket, nothing is answered, and the dense solver takes over: what this module
//! answers is proved.
//!
//! | file | what it holds |
//! |---|---|
//! | `kinds` | players sorted into kinds, and what a pair of kinds costs |
//! | `transport` | the cheapest transport between kinds, with its proof |
//! | `walk` | the first of the cheapest pairings between two halves |

mod kinds;
mod transport;
mod walk;

pub(crate) use kinds::Criteria;
#[cfg(feature = "testing")]
pub(crate) use kinds::Digit;

use super::first::Answer;
use kinds::Kinds;
use transport::Transport;
use walk::{Halves, MOST_KINDS};

/// A bracket in which every player from above is paired and only residents are left over.
pub(crate) struct Typed<'a> {
    /// Players from above, in ranking order.
    pub(crate) movers: &'a [usize],
    /// Players of the bracket itself, in ranking order.
    pub(crate) residents: &'a [usize],
    /// How many residents are left over.
    pub(crate) left: usize,
    /// Whether a resident may be left over.
    pub(crate) may_be_left: &'a dyn Fn(usize) -> bool,
    /// All that the criteria and `kinds_may_meet` look at in a player.
    pub(crate) kind: &'a dyn Fn(usize) -> u64,
    /// Whether players of these two kinds may meet.
    pub(crate) kinds_may_meet: &'a dyn Fn(usize, usize) -> bool,
    /// Whether two players may not meet although their kinds may.
    pub(crate) barred: &'a dyn Fn(usize, usize) -> bool,
    /// Adds the criteria that the choice of pairs decides.
    pub(crate) criteria: &'a dyn Fn(&mut Criteria<'_>),
}

/// Why the kinds have no answer for a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Aside {
    /// Too many kinds of players, or criteria too wide.
    Kinds,
    /// Not everybody can be paired in the way of large brackets.
    Bound,
    /// No opponents for the players from above that reach the bound.
    Movers,
    /// The halves need more than one exchange, or the bound cannot be reached at all.
    Exchanges,
    /// Single players who may not meet leave no way.
    Players,
    /// Somebody of a bracket that is not the last takes the bye.
    Bye,
    /// Whether those left over are the best for those below could not be shown.
    Below,
}

/// The first of the best pairings, if it can be proved here.
pub(crate) fn first_of_best(task: &Typed<'_>) -> Result<Answer, Aside> {
    let mut work = Work::new(task)?;
    work.pair_movers().ok_or(Aside::Movers)?;
    work.pair_remainder()?;
    Ok(work.answer)
}

/// Prices of kinds that prove a pairing best.
#[cfg(feature = "testing")]
#[derive(Clone, Debug)]
pub(crate) struct Proof {
    /// Kind of every player, in the order of movers and residents.
    pub(crate) kinds: Vec<usize>,
    /// Price of every kind. Two players never cost less, twice, than their prices together.
    pub(crate) prices: Vec<i128>,
    /// Price of being left over.
    pub(crate) blank: i128,
    /// The cost of a pair is this less its gain.
    pub(crate) most: i128,
    /// How the gain of a pair is put together, most important first.
    pub(crate) digits: Vec<Digit>,
}

/// The prices of the bracket. Whether they prove anything is for others to check.
#[cfg(feature = "testing")]
pub(crate) fn prove(task: &Typed<'_>) -> Option<Proof> {
    let kinds = Kinds::new(task)?;
    let players = || task.movers.iter().chain(task.residents);
    let transport = kinds.double_cover(&kinds.counts(players(), task.left))?;
    let mut prices = transport.symmetric_prices();
    let blank = prices.pop()?;
    Some(Proof {
        kinds: players().map(|&place| kinds.of(place)).collect(),
        prices,
        blank,
        most: kinds.most(),
        digits: kinds.digits().to_vec(),
    })
}

struct Work<'a> {
    task: &'a Typed<'a>,
    kinds: Kinds,
    /// How many of each kind are not settled yet; the last kind is the blank.
    counts: Vec<i64>,
    /// Residents not settled yet, in ranking order.
    residents: Vec<usize>,
    /// Twice the least that the open pairs can cost.
    bound: i128,
    answer: Answer,
}

impl<'a> Work<'a> {
    fn new(task: &'a Typed<'a>) -> Result<Work<'a>, Aside> {
        let kinds = Kinds::new(task).ok_or(Aside::Kinds)?;
        let counts = kinds.counts(task.movers.iter().chain(task.residents), task.left);
        let bound = kinds.bound(&counts).ok_or(Aside::Bound)?;
        let residents = task.residents.to_vec();
        Ok(Work { task, kinds, counts, residents, bound, answer: Answer::default() })
    }

    /// Each player from above in turn gets the first resident with whom the rest can still reach
    /// the bound. A refusal is a proof: the bound of the rest is one for every pairing of it.
    fn pair_movers(&mut self) -> Option<()> {
        for &mover in self.task.movers {
            let mate = self.first_mate(mover)?;
            self.residents.retain(|&place| place != mate);
            self.answer.pairs.push((mover, mate));
        }
        self.answer.mover_pairs = self.answer.pairs.len();
        Some(())
    }

    fn first_mate(&mut self, mover: usize) -> Option<usize> {
        let from = self.kinds.of(mover);
        let mut refused = 0u64;
        let residents = self.residents.clone();
        for mate in residents {
            let to = self.kinds.of(mate);
            if refused >> to & 1 == 1 || (self.task.barred)(mover, mate) {
                continue;
            }
            match self.bound_with(from, to) {
                Some(rest) => {
                    self.counts[from] -= 1;
                    self.counts[to] -= 1;
                    self.bound = rest;
                    return Some(mate);
                }
                None => refused |= 1 << to,
            }
        }
        None
    }

    /// The bound of the rest if a pair of these kinds costs nothing extra.
    fn bound_with(&self, from: usize, to: usize) -> Option<i128> {
        let cost = self.kinds.cost(from, to)?;
        let mut counts = self.counts.clone();
        counts[from] -= 1;
        counts[to] -= 1;
        let rest = self.kinds.bound(&counts)?;
        (rest + 2 * cost == self.bound).then_some(rest)
    }

    fn pair_remainder(&mut self) -> Result<(), Aside> {
        let half = (self.residents.len() - self.task.left) / 2;
        let upper: Vec<usize> = self.residents[..half].to_vec();
        let upper = match self.between(&upper) {
            Some(transport) => (upper, transport),
            None => self.exchange_one(half).ok_or(Aside::Exchanges)?,
        };
        self.walk(&upper.0, &upper.1).ok_or(Aside::Players)
    }

    /// The cheapest pairing between this upper half and everybody else, if it reaches the bound.
    fn between(&self, upper: &[usize]) -> Option<Transport> {
        let supply = self.kinds.counts(upper.iter(), self.task.left);
        let demand: Vec<i64> =
            self.counts.iter().zip(&supply).map(|(all, upper)| all - upper).collect();
        self.reach_bound(&supply, &demand)
    }

    fn reach_bound(&self, supply: &[i64], demand: &[i64]) -> Option<Transport> {
        let transport = self.kinds.transport(supply, demand)?;
        (2 * transport.cost == self.bound).then_some(transport)
    }

    /// C.04.3:4.3 with one player of each half: the smallest difference, then the highest-numbered
    /// of the upper half. Whether a change helps depends on the two kinds only, and of each two
    /// kinds the last of the upper half and the first of the lower come first.
    fn exchange_one(&mut self, half: usize) -> Option<(Vec<usize>, Transport)> {
        let (upper, lower) = self.residents.split_at(half);
        let supply = self.kinds.counts(upper.iter(), self.task.left);
        let last_of = |kind: usize| upper.iter().rposition(|&place| self.kinds.of(place) == kind);
        let first_of = |kind: usize| lower.iter().position(|&place| self.kinds.of(place) == kind);
        let out: Vec<(usize, usize)> =
            (0..self.kinds.len()).filter_map(|kind| Some((last_of(kind)?, kind))).collect();
        let into: Vec<(usize, usize)> =
            (0..self.kinds.len()).filter_map(|kind| Some((first_of(kind)?, kind))).collect();
        let mut trials: Vec<(usize, std::cmp::Reverse<usize>, usize, usize, usize)> = Vec::new();
        for &(leaves, from) in &out {
            for &(enters, to) in into.iter().filter(|(_, to)| *to != from) {
                let difference = half + enters - leaves;
                trials.push((difference, std::cmp::Reverse(leaves), enters, from, to));
            }
        }
        trials.sort_unstable();
        for (_, std::cmp::Reverse(leaves), enters, from, to) in trials {
            let mut changed = supply.clone();
            changed[from] -= 1;
            changed[to] += 1;
            let demand: Vec<i64> =
                self.counts.iter().zip(&changed).map(|(all, upper)| all - upper).collect();
            if let Some(transport) = self.reach_bound(&changed, &demand) {
                let (out, into) = (upper[leaves], lower[enters]);
                let mut exchanged: Vec<usize> =
                    upper.iter().copied().filter(|&place| place != out).chain([into]).collect();
                exchanged.sort_unstable();
                self.answer.exchanged = (vec![out], vec![into]);
                return Some((exchanged, transport));
            }
        }
        None
    }

    fn walk(&mut self, upper: &[usize], transport: &Transport) -> Option<()> {
        let is_upper = |place: &usize| upper.binary_search(place).is_ok();
        let lower: Vec<usize> =
            self.residents.iter().copied().filter(|place| !is_upper(place)).collect();
        let kind = |place: &usize| self.kinds.of(*place);
        let blanks = std::iter::repeat_n(self.kinds.blank(), self.task.left);
        let mates = walk::first_pairing(Halves {
            upper: upper.iter().map(kind).chain(blanks).collect(),
            lower: lower.iter().map(kind).collect(),
            players: upper.len(),
            allowed: self.kinds.tight(transport),
            flow: transport.flow.clone(),
            barred: &|a, b| {
                let (one, other) = (upper[a].min(lower[b]), upper[a].max(lower[b]));
                (self.task.barred)(one, other)
            },
        })?;
        let mut taken = vec![false; lower.len()];
        for (&place, mate) in upper.iter().zip(mates) {
            taken[mate] = true;
            let (a, b) = (place.min(lower[mate]), place.max(lower[mate]));
            self.answer.pairs.push((a, b));
        }
        let left = lower.iter().zip(taken).filter(|(_, taken)| !taken).map(|(&place, _)| place);
        self.answer.left = left.collect();
        Some(())
    }
}

const _: () = assert!(MOST_KINDS == 64, "kinds are kept in masks of 64 bits");
