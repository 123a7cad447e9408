//! 3.2.3 to 3.2.6: the subgroups, their re-composition, S1 and T2.

use ronde_model::Colour;

use super::facts::Facts;
use super::order;

/// A bracket and its pairing, S1 on the left and T2 on the right.
pub(super) struct Paired {
    pub(super) upfloaters: Vec<usize>,
    pub(super) first_shift: Vec<usize>,
    pub(super) second_shift: Vec<usize>,
    pub(super) pairs: Vec<(usize, usize)>,
}

/// Residents and upfloaters, in ranking order.
pub(super) fn members(residents: &[usize], upfloaters: &[usize]) -> Vec<usize> {
    let mut members = [residents, upfloaters].concat();
    members.sort_unstable();
    members
}

/// Every way to pair all of these by C1 and C3.
pub(super) fn legal_pairings(facts: &Facts, players: &[usize]) -> Vec<Vec<(usize, usize)>> {
    let Some((&first, others)) = players.split_first() else { return vec![Vec::new()] };
    let mut all = Vec::new();
    for &other in others.iter().filter(|&&other| facts.legal(first, other)) {
        let rest: Vec<usize> = others.iter().copied().filter(|&it| it != other).collect();
        for mut pairs in legal_pairings(facts, &rest) {
            pairs.push((first, other));
            all.push(pairs);
        }
    }
    all
}

/// Which subgroup; G1 is that of the White seekers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    G1,
    G2,
}

#[derive(Clone)]
pub(super) struct Groups {
    pub(super) g1: Vec<usize>,
    pub(super) g2: Vec<usize>,
}

impl Groups {
    /// 3.2.3.
    fn initial(facts: &Facts, bracket: &[usize]) -> Groups {
        if bracket.iter().all(|&it| facts.people[it].played.is_empty()) {
            let mut by_number = bracket.to_vec();
            by_number.sort_by_key(|&it| facts.people[it].number);
            let g2 = by_number.split_off(bracket.len() / 2);
            return Groups { g1: by_number, g2 };
        }
        let (g1, g2) = bracket.iter().partition(|&&it| facts.people[it].due == Colour::White);
        Groups { g1, g2 }
    }

    fn of(&self, side: Side) -> &[usize] {
        match side {
            Side::G1 => &self.g1,
            Side::G2 => &self.g2,
        }
    }

    /// The smaller one, or G1 if they are equal; and the other.
    pub(super) fn smaller_and_larger(&self) -> (Side, Side) {
        if self.g1.len() <= self.g2.len() { (Side::G1, Side::G2) } else { (Side::G2, Side::G1) }
    }

    pub(super) fn shifted(&self, from: Side, set: &[usize]) -> Groups {
        let mut after = self.clone();
        let (source, target) = match from {
            Side::G1 => (&mut after.g1, &mut after.g2),
            Side::G2 => (&mut after.g2, &mut after.g1),
        };
        source.retain(|it| !set.contains(it));
        target.extend(set);
        after
    }
}

pub(super) struct Work<'a> {
    facts: &'a Facts,
    /// The fewest players without their colour in any legal pairing of the bracket (C7).
    fewest_wronged: usize,
    pub(super) initial: Groups,
}

pub(super) fn pair(facts: &Facts, residents: &[usize], upfloaters: &[usize]) -> Paired {
    let bracket = members(residents, upfloaters);
    let work = Work::new(facts, &bracket);
    let (smaller, larger) = work.initial.smaller_and_larger();
    let inside = |pairs: &Vec<(usize, usize)>| {
        let group = work.initial.of(smaller);
        pairs.iter().filter(|(one, other)| group.contains(one) && group.contains(other)).count()
    };
    let pairings = legal_pairings(facts, &bracket);
    let unavoidable = pairings.iter().map(inside).min().expect("the bracket can be paired");
    // 3.2.4, first step.
    let sets = order::sets(&work.shifters(smaller), unavoidable);
    let first_shift = sets.into_iter().find(|set| {
        let groups = work.initial.shifted(smaller, set);
        work.second_shift(&groups, larger).is_some()
    });
    let first_shift = first_shift.expect("some legal pairing has no more such pairs");
    let groups = work.initial.shifted(smaller, &first_shift);
    // 3.2.4, second step.
    let second_shift = work.second_shift(&groups, larger).expect("the first step allows it");
    let groups = groups.shifted(larger, &second_shift);
    let pairs = work.first_transposition(&groups).expect("the second step allows it");
    Paired { upfloaters: upfloaters.to_vec(), first_shift, second_shift, pairs }
}

impl<'a> Work<'a> {
    pub(super) fn new(facts: &'a Facts, bracket: &[usize]) -> Work<'a> {
        let pairings = legal_pairings(facts, bracket);
        let wronged = |pairs: &Vec<(usize, usize)>| -> usize {
            pairs.iter().map(|&(one, other)| facts.without_preference(one, other)).sum()
        };
        let fewest_wronged = pairings.iter().map(wronged).min().expect("it can be paired");
        Work { facts, fewest_wronged, initial: Groups::initial(facts, bracket) }
    }

    /// 4.3: the possible shifters of a subgroup as it was formed, by their sequence numbers.
    pub(super) fn shifters(&self, side: Side) -> Vec<usize> {
        let mut pool = self.initial.of(side).to_vec();
        match side {
            Side::G1 => pool.sort_by_key(|&it| self.by_average(it)),
            Side::G2 => pool.sort_by_key(|&it| self.facts.people[it].number),
        }
        order::from_the_middle(&pool)
    }

    fn by_average(&self, place: usize) -> (i64, ronde_model::PairingNumber) {
        (self.facts.people[place].aro, self.facts.people[place].number)
    }

    /// The first set from the larger subgroup that makes both equal and yields a legal pairing
    /// that complies at best with C7.
    fn second_shift(&self, groups: &Groups, larger: Side) -> Option<Vec<usize>> {
        let (large, all) = (groups.of(larger).len(), groups.g1.len() + groups.g2.len());
        let surplus = large - all / 2;
        let sets = order::sets(&self.shifters(larger), surplus);
        sets.into_iter().find(|set| self.yields_the_best(&groups.shifted(larger, set)))
    }

    pub(super) fn yields_the_best(&self, groups: &Groups) -> bool {
        let wronged = |pairs: &[(usize, usize)]| -> usize {
            pairs.iter().map(|&(one, other)| self.facts.without_preference(one, other)).sum()
        };
        self.all_transpositions(groups)
            .into_iter()
            .any(|pairs| self.is_legal(&pairs) && wronged(&pairs) == self.fewest_wronged)
    }

    /// 3.2.5 and 3.2.6: S1 by average and number, against every order of G2.
    fn all_transpositions(&self, groups: &Groups) -> Vec<Vec<(usize, usize)>> {
        let mut s1 = groups.g1.clone();
        s1.sort_by_key(|&it| self.by_average(it));
        let mut g2 = groups.g2.clone();
        g2.sort_by_key(|&it| self.facts.people[it].number);
        let with = |t2: Vec<usize>| s1.iter().copied().zip(t2).collect();
        order::transpositions(&g2).into_iter().map(with).collect()
    }

    fn is_legal(&self, pairs: &[(usize, usize)]) -> bool {
        pairs.iter().all(|&(one, other)| self.facts.legal(one, other))
    }

    fn first_transposition(&self, groups: &Groups) -> Option<Vec<(usize, usize)>> {
        self.all_transpositions(groups).into_iter().find(|pairs| self.is_legal(pairs))
    }
}
