//! 3.3 to 3.6, by trying everything.

use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::claims::Claim;
use super::{Field, Reading, Rules};

/// A round but for its colours.
pub(super) struct Drawn {
    pub(super) bye: Option<usize>,
    pub(super) brackets: Vec<Paired>,
}

/// A bracket that is paired.
pub(super) struct Paired {
    pub(super) upfloaters: Vec<usize>,
    pub(super) fails_c6: bool,
    pub(super) identifier: Vec<u32>,
    pub(super) hurt: Vec<usize>,
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) refused: Vec<Claim>,
}

/// What is worse in a set of upfloaters comes later; then the order of 3.5.4.
type SetKey = (Reverse<Vec<i32>>, usize, usize, Vec<u32>);

/// C4 to C7; less is better.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Worth(usize, Reverse<Vec<i32>>, usize, usize);

impl Worth {
    /// Whether the two differ in the criterion at this place, from 0.
    pub(super) fn differs(&self, other: &Worth, at: usize) -> bool {
        match at {
            0 => self.0 != other.0,
            1 => self.1 != other.1,
            2 => self.2 != other.2,
            _ => self.3 != other.3,
        }
    }
}

pub(super) struct Procedure<'a, R> {
    field: &'a Field<R>,
    reading: Reading,
    /// Whether a set of places can be paired; asked again and again.
    known: RefCell<BTreeMap<u32, bool>>,
}

impl<'a, R: Rules> Procedure<'a, R> {
    pub(super) fn new(field: &'a Field<R>, reading: Reading) -> Procedure<'a, R> {
        Procedure { field, reading, known: RefCell::new(BTreeMap::new()) }
    }

    /// 3.3.
    pub(super) fn pair(&self) -> Option<Drawn> {
        let mut left: Vec<usize> = (0..self.field.people.len()).collect();
        let mut bye = None;
        if left.len() % 2 == 1 {
            let receiver = self.assign_bye(&left)?;
            left.retain(|&place| place != receiver);
            bye = Some(receiver);
        }
        if !self.completes(&left) {
            return None;
        }
        let mut brackets = Vec::new();
        while let Some(&top) = left.first() {
            let score = self.score(top);
            let (residents, lower): (Vec<usize>, Vec<usize>) =
                left.iter().partition(|&&place| self.score(place) == score);
            let (upfloaters, fails_c6) = self.choose_upfloaters(&residents, &lower);
            let members = [residents.clone(), upfloaters.clone()].concat();
            let mut paired = self.pair_bracket(&members, upfloaters, fails_c6);
            paired.refused = self.refused(&residents, &lower, &paired);
            left.retain(|place| !members.contains(place));
            brackets.push(paired);
        }
        Some(Drawn { bye, brackets })
    }

    fn score(&self, place: usize) -> i32 {
        self.field.people[place].score
    }

    pub(super) fn may_meet(&self, one: usize, other: usize) -> bool {
        self.field.legal[one][other]
    }

    pub(super) fn tpn(&self, place: usize) -> u32 {
        self.field.people[place].number
    }

    /// C1 for everybody of the list: some way to pair them all.
    fn completes(&self, places: &[usize]) -> bool {
        let Some((&first, others)) = places.split_first() else { return true };
        let key = places.iter().fold(0, |key, place| key | 1 << place);
        if let Some(&known) = self.known.borrow().get(&key) {
            return known;
        }
        let answer = others.iter().any(|&mate| {
            self.field.legal[first][mate] && {
                let rest: Vec<usize> = others.iter().copied().filter(|&it| it != mate).collect();
                self.completes(&rest)
            }
        });
        self.known.borrow_mut().insert(key, answer);
        answer
    }

    /// 3.4.
    fn assign_bye(&self, all: &[usize]) -> Option<usize> {
        let may = |place: &&usize| {
            let rest: Vec<usize> = all.iter().copied().filter(|it| it != *place).collect();
            self.field.people[**place].may_take_bye && self.completes(&rest)
        };
        all.iter().filter(may).copied().min_by_key(|&place| {
            let person = &self.field.people[place];
            (person.score, Reverse(person.matches), Reverse(person.number))
        })
    }

    /// 3.5: the set, and whether C6 fails after it.
    fn choose_upfloaters(&self, residents: &[usize], lower: &[usize]) -> (Vec<usize>, bool) {
        let rest_of = |set: &[usize]| -> Vec<usize> {
            lower.iter().copied().filter(|place| !set.contains(place)).collect()
        };
        let following = match self.reading {
            Reading::Named | Reading::Graded => self.following(residents[0]),
            Reading::PassedOn => lower.iter().map(|&place| self.score(place)).max(),
        };
        let mut count = residents.len() % 2;
        loop {
            assert!(count <= lower.len(), "a complete pairing exists");
            let legal = subsets(lower, count).into_iter().filter(|set| {
                self.completes(&[residents, set].concat()) && self.completes(&rest_of(set))
            });
            let best = legal.min_by_key(|set| self.key(set, self.c6(following, &rest_of(set))));
            if let Some(set) = best {
                let fails = self.c6(following, &rest_of(&set)) > 0;
                return (set, fails);
            }
            count += 2;
        }
    }

    /// Every set that gives a legal pairing, of whatever number.
    pub(super) fn legal_sets(&self, residents: &[usize], lower: &[usize]) -> Vec<Vec<usize>> {
        let counts = (residents.len() % 2..=lower.len()).step_by(2);
        let sets = counts.flat_map(|count| subsets(lower, count));
        let legal = sets.filter(|set| {
            let rest: Vec<usize> = lower.iter().copied().filter(|it| !set.contains(it)).collect();
            self.completes(&[residents, set].concat()) && self.completes(&rest)
        });
        legal.collect()
    }

    /// C4 to C7 of a set.
    pub(super) fn worth(&self, residents: &[usize], lower: &[usize], set: &[usize]) -> Worth {
        let rest: Vec<usize> = lower.iter().copied().filter(|it| !set.contains(it)).collect();
        let c6 = self.c6(self.following(residents[0]), &rest);
        let (scores, fails, again, _) = self.key(set, c6);
        Worth(set.len(), scores, fails, again)
    }

    /// C5: scores in ascending order, the higher the better; C6; C7; 3.5.3 and 3.5.4.
    fn key(&self, set: &[usize], fails_c6: usize) -> SetKey {
        let mut scores: Vec<i32> = set.iter().map(|&place| self.score(place)).collect();
        scores.sort_unstable();
        let counts = self.field.rules.floats_count();
        let again = set.iter().filter(|&&place| counts && self.field.people[place].floated).count();
        let mut sorted = set.to_vec();
        sorted.sort_by_key(|&place| (Reverse(self.score(place)), self.tpn(place)));
        let numbers = sorted.into_iter().map(|place| self.tpn(place)).collect();
        (Reverse(scores), fails_c6, again, numbers)
    }

    /// The scoregroup after that of the residents, in the standings of everybody of the round.
    fn following(&self, resident: usize) -> Option<i32> {
        let scores = self.field.people.iter().map(|person| person.score);
        scores.filter(|&score| score < self.score(resident)).max()
    }

    /// C6: its members who are left, unless none is, can be paired with no upfloater or one; how
    /// many more they need, or that they need more.
    fn c6(&self, following: Option<i32>, rest: &[usize]) -> usize {
        let (group, below): (Vec<usize>, Vec<usize>) =
            rest.iter().partition(|&&place| Some(self.score(place)) == following);
        if group.is_empty() {
            return 0;
        }
        let suits = |set: &Vec<usize>| {
            let others: Vec<usize> =
                below.iter().copied().filter(|place| !set.contains(place)).collect();
            self.completes(&[group.as_slice(), set].concat()) && self.completes(&others)
        };
        let fewest = group.len() % 2;
        let needed = (fewest..=below.len())
            .step_by(2)
            .find(|&count| subsets(&below, count).iter().any(suits));
        let more = needed.expect("the rest can be paired") - fewest;
        if self.reading == Reading::Graded { more } else { usize::from(more > 0) }
    }

    /// 3.6: every pairing with its identifier; the best by the criteria of pairs, then the first.
    fn pair_bracket(&self, members: &[usize], upfloaters: Vec<usize>, fails_c6: bool) -> Paired {
        let all = self.all_pairings(members);
        let keyed =
            all.into_iter().map(|pairs| (self.hurt(&pairs), self.identifier(&pairs), pairs));
        let (hurt, identifier, pairs) = keyed.min().expect("the bracket can be paired");
        Paired { upfloaters, fails_c6, identifier, hurt, pairs, refused: Vec::new() }
    }

    pub(super) fn all_pairings(&self, members: &[usize]) -> Vec<Vec<(usize, usize)>> {
        let mut all = Vec::new();
        self.pairings(members, &mut Vec::new(), &mut all);
        all
    }

    fn pairings(
        &self,
        left: &[usize],
        made: &mut Vec<(usize, usize)>,
        all: &mut Vec<Vec<(usize, usize)>>,
    ) {
        let Some((&first, others)) = left.split_first() else {
            all.push(made.clone());
            return;
        };
        for &mate in others.iter().filter(|&&mate| self.field.legal[first][mate]) {
            let rest: Vec<usize> = others.iter().copied().filter(|&it| it != mate).collect();
            made.push((first, mate));
            self.pairings(&rest, made, all);
            made.pop();
        }
    }

    /// 3.6.2.
    fn identifier(&self, pairs: &[(usize, usize)]) -> Vec<u32> {
        let members = pairs.iter().map(|&(one, other)| {
            let (one, other) = (self.tpn(one), self.tpn(other));
            (one.min(other), one.max(other))
        });
        let mut members: Vec<(u32, u32)> = members.collect();
        members.sort_unstable();
        let (tops, bottoms): (Vec<u32>, Vec<u32>) = members.into_iter().unzip();
        [tops, bottoms].concat()
    }

    /// What is about colours, then the opponents of upfloaters who were floaters.
    pub(super) fn hurt(&self, pairs: &[(usize, usize)]) -> Vec<usize> {
        let counts = self.field.rules.floats_count();
        let mut sums: Vec<usize> = Vec::new();
        for &(one, other) in pairs {
            let (higher, lower) = (one.min(other), one.max(other));
            let differ = self.score(higher) != self.score(lower);
            let again = counts && differ && self.field.people[higher].floated;
            let mut hurt = self.field.rules.colours_hurt(higher, lower);
            hurt.push(usize::from(again));
            sums.resize(hurt.len(), 0);
            sums.iter_mut().zip(hurt).for_each(|(sum, more)| *sum += more);
        }
        sums
    }
}

/// Every subset of so many, in the order of the list.
fn subsets(list: &[usize], count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let Some((&first, others)) = list.split_first() else { return Vec::new() };
    let with = subsets(others, count - 1).into_iter().map(|mut set| {
        set.insert(0, first);
        set
    });
    with.chain(subsets(others, count)).collect()
}
