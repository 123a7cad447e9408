//! 3.1, 3.2.1 and 3.2.2: the bye first, then the brackets from the top, each with the first of its
//! best sets of upfloaters.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::bracket::{self, Paired};
use super::facts::Facts;
use super::order;

/// How far the pairing of a bracket falls short, most important criterion first (2.3).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Shortfall {
    /// Number of upfloaters.
    c05_number: usize,
    /// Their scores in ascending order: the higher the better.
    c06_scores: Reverse<Vec<i32>>,
    /// Players without the colour they prefer.
    c07_preference: usize,
    /// Maximum upfloaters among the upfloaters.
    c08_maximum: usize,
    /// How often those were upfloated.
    c09_times: usize,
    /// Upfloaters who upfloated in the round before.
    c10_again: usize,
}

impl Shortfall {
    /// The first criterion in which the two differ.
    pub(super) fn first_difference(&self, other: &Shortfall) -> Option<&'static str> {
        let rows = [
            (self.c05_number != other.c05_number, "C.04.4.1:C5"),
            (self.c06_scores != other.c06_scores, "C.04.4.1:C6"),
            (self.c07_preference != other.c07_preference, "C.04.4.1:C7"),
            (self.c08_maximum != other.c08_maximum, "C.04.4.1:C8"),
            (self.c09_times != other.c09_times, "C.04.4.1:C9"),
            (self.c10_again != other.c10_again, "C.04.4.1:C10"),
        ];
        rows.into_iter().find(|(differs, _)| *differs).map(|(_, article)| article)
    }
}

/// Whether a pairing of the bracket is looked at.
pub(super) type Keep<'a> = dyn Fn(&[(usize, usize)]) -> bool + 'a;

/// The whole round.
pub(super) struct Drawn {
    pub(super) brackets: Vec<Paired>,
    pub(super) bye: Option<usize>,
}

/// A round while it is being paired.
pub(super) struct Round<'a> {
    facts: &'a Facts,
    known: BTreeMap<Vec<usize>, bool>,
}

impl<'a> Round<'a> {
    pub(super) fn new(facts: &'a Facts) -> Round<'a> {
        Round { facts, known: BTreeMap::new() }
    }

    /// `None` if there is no complete pairing.
    pub(super) fn pair(mut self) -> Option<Drawn> {
        let mut left: Vec<usize> = (0..self.facts.people.len()).collect();
        let mut bye = None;
        if left.len() % 2 == 1 {
            let receiver = self.assign_bye(&left)?;
            left.retain(|&place| place != receiver);
            bye = Some(receiver);
        } else if !self.completes(&left) {
            return None;
        }
        let mut brackets = Vec::new();
        while let Some(&top) = left.first() {
            let score = self.facts.people[top].score;
            let of_score = |place: &usize| self.facts.people[*place].score == score;
            let (residents, lower): (Vec<usize>, Vec<usize>) =
                left.iter().partition(|it| of_score(it));
            let upfloaters = self.choose_upfloaters(&residents, &lower);
            let paired = bracket::pair(self.facts, &residents, &upfloaters);
            left = lower.into_iter().filter(|place| !upfloaters.contains(place)).collect();
            brackets.push(paired);
        }
        Some(Drawn { brackets, bye })
    }

    /// 3.1: eligible (C2), lets all others be paired (C4), lowest score, most games, largest
    /// number.
    pub(super) fn assign_bye(&mut self, all: &[usize]) -> Option<usize> {
        let mut candidates = Vec::new();
        for &place in all {
            let others: Vec<usize> = all.iter().copied().filter(|&it| it != place).collect();
            if self.facts.people[place].may_take_bye && self.completes(&others) {
                candidates.push(place);
            }
        }
        candidates.into_iter().min_by_key(|&place| {
            let person = &self.facts.people[place];
            (person.score, Reverse(person.played.len()), Reverse(person.number))
        })
    }

    /// C4: whether these can all be paired with each other.
    pub(super) fn completes(&mut self, players: &[usize]) -> bool {
        let Some((&first, others)) = players.split_first() else { return true };
        if let Some(&known) = self.known.get(players) {
            return known;
        }
        let answer = others.iter().any(|&other| {
            self.facts.legal(first, other) && {
                let rest: Vec<usize> = others.iter().copied().filter(|&it| it != other).collect();
                self.completes(&rest)
            }
        });
        self.known.insert(players.to_vec(), answer);
        answer
    }

    /// 3.2.1 and 3.2.2. The lower players stand in the order of 4.2: score down, number up.
    pub(super) fn choose_upfloaters(&mut self, residents: &[usize], lower: &[usize]) -> Vec<usize> {
        for size in 0..=lower.len() {
            let mut best: Option<(Shortfall, Vec<usize>)> = None;
            for set in order::sets(lower, size) {
                let Some(shortfall) = self.shortfall(residents, lower, &set, &|_| true) else {
                    continue;
                };
                if best.as_ref().is_none_or(|(least, _)| shortfall < *least) {
                    best = Some((shortfall, set));
                }
            }
            if let Some((_, set)) = best {
                return set;
            }
        }
        unreachable!("C4 was kept so far, so the residents can be paired")
    }

    /// The best that a bracket with these upfloaters can do; `None` if it has no legal pairing of
    /// those that are kept.
    pub(super) fn shortfall(
        &mut self,
        residents: &[usize],
        lower: &[usize],
        set: &[usize],
        keep: &Keep<'_>,
    ) -> Option<Shortfall> {
        if (residents.len() + set.len()) % 2 == 1 {
            return None;
        }
        let rest: Vec<usize> = lower.iter().copied().filter(|it| !set.contains(it)).collect();
        if !self.completes(&rest) {
            return None;
        }
        let facts = self.facts;
        let pairings = bracket::legal_pairings(facts, &bracket::members(residents, set));
        let wronged = |pairs: &Vec<(usize, usize)>| -> usize {
            pairs.iter().map(|&(one, other)| facts.without_preference(one, other)).sum()
        };
        let kept = pairings.iter().filter(|pairs| keep(pairs.as_slice()));
        let c07_preference = kept.map(wronged).min()?;
        let mut scores: Vec<i32> = set.iter().map(|&it| facts.people[it].score).collect();
        scores.sort_unstable();
        let people = || set.iter().map(|&it| &facts.people[it]).filter(|_| !facts.last_round);
        let maximum = || people().filter(|person| person.upfloats >= facts.max_t);
        Some(Shortfall {
            c05_number: set.len(),
            c06_scores: Reverse(scores),
            c07_preference,
            c08_maximum: maximum().count(),
            c09_times: maximum().map(|person| person.upfloats).sum(),
            c10_again: people().filter(|person| person.upfloated_last).count(),
        })
    }
}
