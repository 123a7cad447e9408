//! One level: who floats (O10 to O12), and how the others are paired (O12 to O14).

use ronde_model::Score;

use super::can_all_be_paired;
use super::facts::Facts;
use crate::literal::set::Set;

/// O8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    High,
    Median,
    Low,
}

/// A level with those who came to it. Places of players are their ranks in the standings.
pub(super) struct Level<'a> {
    pub(super) facts: &'a Facts,
    pub(super) kind: Kind,
    pub(super) median: Score,
    pub(super) came: Set,
    pub(super) residents: Set,
}

/// O13: two halves, laid out once.
#[derive(Clone)]
pub(super) struct Halves {
    upper: Vec<usize>,
    lower: Vec<usize>,
}

impl Level<'_> {
    pub(super) fn everybody(&self) -> Set {
        self.came.and(self.residents)
    }

    /// O12: those who came are paired first, unless they are half of the level or more.
    fn those_who_came_go_first(&self) -> bool {
        2 * self.came.len() < self.everybody().len()
    }

    /// O10, O11: of all sets that may float, the first by the criteria in their order.
    pub(super) fn designate(&self, unpaired: Set) -> Set {
        let everybody = self.everybody();
        if self.kind == Kind::Median {
            return Set::EMPTY;
        }
        let elsewhere = unpaired.minus(everybody);
        everybody
            .subsets()
            .filter(|floats| can_all_be_paired(self.facts, everybody.minus(*floats)))
            .filter(|floats| can_all_be_paired(self.facts, elsewhere.and(*floats)))
            .min_by_key(|floats| self.judge(*floats))
            .expect("all may float: the rest of the field can be paired")
    }

    /// O10: fewest; fewest of those who came; fewest who floated in the round before; nearest to
    /// the centre.
    pub(super) fn judge(&self, floats: Set) -> (usize, usize, usize, Vec<usize>) {
        let on = if self.those_who_came_go_first() { floats.common(self.came).len() } else { 0 };
        let again = floats.places().filter(|one| self.facts.people[*one].floated).count();
        let mut from_centre: Vec<usize> = self.everybody().places().collect();
        if self.kind == Kind::High {
            from_centre.reverse();
        }
        let places = (0..from_centre.len()).filter(|at| floats.contains(from_centre[*at]));
        (floats.len(), on, again, places.collect())
    }

    /// O12 to O14: all pairings in order; the first with the least.
    pub(super) fn pair_without(&self, floats: Set) -> Vec<(usize, usize)> {
        let mut best = None;
        self.walk(self.everybody().minus(floats), None, &mut Vec::new(), &mut best);
        best.expect("those who stay can be paired").1
    }

    pub(super) fn walk(
        &self,
        open: Set,
        halves: Option<&Halves>,
        made: &mut Pairs,
        best: &mut Option<Found>,
    ) {
        let Some((one, opponents, halves)) = self.scrutiny(open, halves) else {
            let shortfall = self.shortfall(made);
            if best.as_ref().is_none_or(|(least, _)| shortfall < *least) {
                *best = Some((shortfall, made.clone()));
            }
            return;
        };
        for other in opponents {
            if self.facts.may_meet(one, other) {
                made.push((one, other));
                self.walk(open.without(one).without(other), halves.as_ref(), made, best);
                made.pop();
            }
        }
    }

    /// Who is looked at next, his opponents in the order in which they are tried, and the halves
    /// once they are laid out.
    pub(super) fn scrutiny(
        &self,
        open: Set,
        halves: Option<&Halves>,
    ) -> Option<(usize, Vec<usize>, Option<Halves>)> {
        let came = open.common(self.came);
        if self.those_who_came_go_first() && came.len() > 0 {
            let (one, opponents) = self.first_of_those_who_came(open, came);
            return Some((one, opponents, None));
        }
        let list: Vec<usize> = open.places().collect();
        let halves = halves.cloned().unwrap_or_else(|| {
            let (upper, lower) = list.split_at(list.len() / 2);
            Halves { upper: upper.to_vec(), lower: lower.to_vec() }
        });
        let is_open = |place: &usize| open.contains(*place);
        let upper = halves.upper.iter().copied().filter(is_open);
        let lower = halves.lower.iter().copied().filter(is_open);
        // O13: in low levels everything is done the other way round, from the bottom.
        let (one, opponents): (usize, Vec<usize>) = if self.kind == Kind::Low {
            (*list.last()?, upper.rev().chain(lower).collect())
        } else {
            (*list.first()?, lower.chain(upper.rev()).collect())
        };
        let opponents = opponents.into_iter().filter(|other| *other != one).collect();
        Some((one, self.packets(one, opponents), Some(halves)))
    }

    /// O13: the packet of those who do not expect the same colour, then that of those who do.
    fn packets(&self, one: usize, opponents: Vec<usize>) -> Vec<usize> {
        let expected = self.facts.people[one].expects();
        let same =
            |other: &usize| expected.is_some() && self.facts.people[*other].expects() == expected;
        let (second, first): (Vec<usize>, Vec<usize>) = opponents.into_iter().partition(same);
        first.into_iter().chain(second).collect()
    }

    /// O12: from above, the strongest first, residents from the top; then from below, the weakest
    /// first, residents from the bottom. Another who came is the last resort.
    fn first_of_those_who_came(&self, open: Set, came: Set) -> (usize, Vec<usize>) {
        let home = |one: &usize| self.facts.people[*one].points;
        let level_points = match self.kind {
            Kind::Median => self.median,
            _ => self.residents.first().map_or(self.median, |one| home(&one)),
        };
        let from_above = came.places().find(|one| home(one) > level_points);
        let one = from_above.or(came.places().last()).expect("somebody came");
        let mut residents: Vec<usize> = open.minus(came).places().collect();
        let mut others: Vec<usize> = came.without(one).places().collect();
        if from_above.is_none() {
            residents.reverse();
            others.reverse();
        }
        let mut opponents = self.packets(one, residents);
        opponents.extend(self.packets(one, others));
        (one, opponents)
    }

    /// O14: repeated floats, then pairs who expect the same colour.
    fn shortfall(&self, pairs: &[(usize, usize)]) -> (usize, usize) {
        let person = |place: usize| &self.facts.people[place];
        let unequal =
            pairs.iter().filter(|(one, other)| person(*one).points != person(*other).points);
        let again = unequal.map(|(one, other)| {
            usize::from(person(*one).floated) + usize::from(person(*other).floated)
        });
        let same = pairs.iter().filter(|(one, other)| {
            let expected = person(*one).expects();
            expected.is_some() && expected == person(*other).expects()
        });
        (again.sum(), same.count())
    }
}

pub(super) type Pairs = Vec<(usize, usize)>;
pub(super) type Found = ((usize, usize), Pairs);
