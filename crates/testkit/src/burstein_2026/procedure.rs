//! 3.1 and 3.2: the bye first, then the brackets from the top, each with the first of its best
//! pairings.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::facts::Facts;
use super::order::{self, Pairing};

/// How far the pairing of a bracket falls short, most important criterion first (2.3).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Shortfall {
    /// C5: number of outgoing floaters.
    pub(super) c5_floaters: usize,
    /// C6: their scores, highest first.
    pub(super) c6_scores: Vec<i32>,
    /// C7: C5 and C6 of the following bracket.
    pub(super) c7_next: Fare,
    /// C8: players without the colour they prefer.
    pub(super) c8_preference: usize,
}

/// How many a bracket leaves over, and their scores, highest first.
pub(super) type Fare = (usize, Vec<i32>);

impl Shortfall {
    /// Each criterion as a list of numbers.
    pub(super) fn lists(&self) -> [Vec<i64>; 4] {
        let count = |it: usize| i64::try_from(it).expect("few players");
        let list = |it: &[i32]| it.iter().copied().map(i64::from).collect::<Vec<i64>>();
        let mut next = vec![count(self.c7_next.0)];
        next.extend(list(&self.c7_next.1));
        [
            vec![count(self.c5_floaters)],
            list(&self.c6_scores),
            next,
            vec![count(self.c8_preference)],
        ]
    }

    /// The first criterion in which the two differ.
    pub(super) fn first_difference(&self, other: &Shortfall) -> Option<&'static str> {
        const ARTICLES: [&str; 4] = ["C.04.4.2:C5", "C.04.4.2:C6", "C.04.4.2:C7", "C.04.4.2:C8"];
        let (ours, theirs) = (self.lists(), other.lists());
        (0..4).find(|&at| ours[at] != theirs[at]).map(|at| ARTICLES[at])
    }
}

/// A bracket that is paired.
#[derive(Clone, Debug)]
pub(super) struct Bracket {
    pub(super) score: i32,
    /// By BSN.
    pub(super) players: Vec<usize>,
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) floaters: Vec<usize>,
    pub(super) shortfall: Shortfall,
}

/// Those who stand below a bracket: the next scoregroup, and everybody under it.
#[derive(Clone, Debug)]
pub(super) struct Below {
    pub(super) next: Vec<usize>,
    pub(super) rest: Vec<usize>,
}

/// The whole round.
pub(super) struct Drawn {
    pub(super) brackets: Vec<Bracket>,
    pub(super) bye: Option<usize>,
}

/// A round while it is being paired. Players are named by their place in the order of 1.8.
pub(super) struct Round<'a> {
    facts: &'a Facts,
    /// Whether a set of players can be paired, a bit for each.
    completes: BTreeMap<u32, bool>,
    fares: BTreeMap<(u32, u32), Option<Fare>>,
}

fn bits(players: &[usize]) -> u32 {
    players.iter().fold(0, |set, &player| set | 1 << player)
}

impl<'a> Round<'a> {
    pub(super) fn new(facts: &'a Facts) -> Round<'a> {
        Round { facts, completes: BTreeMap::new(), fares: BTreeMap::new() }
    }

    /// `None` if there is no complete pairing.
    pub(super) fn pair(mut self) -> Option<Drawn> {
        let mut left: Vec<usize> = (0..self.facts.people.len()).collect();
        let mut bye = None;
        if left.len() % 2 == 1 {
            let receiver = self.assign_bye(&left)?;
            left.retain(|&place| place != receiver);
            bye = Some(receiver);
        } else if !self.completes(bits(&left)) {
            return None;
        }
        let mut brackets: Vec<Bracket> = Vec::new();
        let mut incoming: Vec<usize> = Vec::new();
        while let Some((score, residents, below)) = self.highest(&left) {
            let players = together(&incoming, &residents);
            let chosen = self.choose(&players, &below, &|_| true);
            let (shortfall, pairing) = chosen.expect("C4 was kept so far");
            let pairs = pairing.iter().filter_map(|&(one, other)| Some((one, other?))).collect();
            incoming = floaters(&pairing);
            left = together(&below.next, &below.rest);
            let floaters = incoming.clone();
            brackets.push(Bracket { score, players, pairs, floaters, shortfall });
        }
        Some(Drawn { brackets, bye })
    }

    /// The highest score of these, who has it, and who stands below.
    pub(super) fn highest(&self, left: &[usize]) -> Option<(i32, Vec<usize>, Below)> {
        let score = |place: &usize| self.facts.people[*place].score;
        let top = left.iter().map(score).max()?;
        let (residents, lower): (Vec<usize>, Vec<usize>) =
            left.iter().partition(|&place| score(place) == top);
        let following = lower.iter().map(score).max();
        let (next, rest) = lower.iter().partition(|&place| Some(score(place)) == following);
        Some((top, residents, Below { next, rest }))
    }

    /// 3.1: eligible (C2), lets all others be paired (C4), lowest score, most games, lowest in the
    /// order of 1.8.
    pub(super) fn assign_bye(&mut self, all: &[usize]) -> Option<usize> {
        let mut candidates = Vec::new();
        for &place in all {
            if self.facts.people[place].may_take_bye && self.completes(bits(all) & !(1 << place)) {
                candidates.push(place);
            }
        }
        candidates.into_iter().min_by_key(|&place| {
            let person = &self.facts.people[place];
            (person.score, Reverse(person.played.len()), Reverse(place))
        })
    }

    /// C4: whether these can all be paired with each other.
    pub(super) fn completes(&mut self, players: u32) -> bool {
        if players == 0 {
            return true;
        }
        if let Some(&known) = self.completes.get(&players) {
            return known;
        }
        let first = players.trailing_zeros() as usize;
        let others = players & !(1 << first);
        let answer = (0..self.facts.people.len()).any(|other| {
            others & 1 << other != 0
                && self.facts.legal(first, other)
                && self.completes(others & !(1 << other))
        });
        self.completes.insert(players, answer);
        answer
    }

    /// 3.2: as many pairs as possible (3.2.1), and of the pairings with so many the first that is
    /// best (3.2.2), of those that are kept; `None` if there is none.
    pub(super) fn choose(
        &mut self,
        players: &[usize],
        below: &Below,
        keep: &dyn Fn(&Pairing) -> bool,
    ) -> Option<(Shortfall, Pairing)> {
        let facts = self.facts;
        for zeros in (players.len() % 2..=players.len()).step_by(2) {
            let mut best: Option<(Shortfall, Pairing)> = None;
            let mut look = |pairing: &Pairing| {
                if !keep(pairing) {
                    return;
                }
                let Some(shortfall) = self.shortfall(pairing, below) else { return };
                if best.as_ref().is_none_or(|(least, _)| shortfall < *least) {
                    best = Some((shortfall, pairing.clone()));
                }
            };
            order::each(players, zeros, &|one, other| facts.legal(one, other), &mut look);
            if best.is_some() {
                return best;
            }
        }
        None
    }

    /// C5 to C8 of a pairing; `None` if the rest cannot be paired after it (C4).
    pub(super) fn shortfall(&mut self, pairing: &Pairing, below: &Below) -> Option<Shortfall> {
        let floaters = floaters(pairing);
        let unpaired = bits(&floaters) | bits(&below.next) | bits(&below.rest);
        if !self.completes(unpaired) {
            return None;
        }
        let c8_preference = pairing
            .iter()
            .filter_map(|&(one, other)| Some(self.facts.without_preference(one, other?)))
            .sum();
        let c7_next = self.fare(&floaters, below)?;
        let (c5_floaters, c6_scores) = (floaters.len(), self.scores(&floaters));
        Some(Shortfall { c5_floaters, c6_scores, c7_next, c8_preference })
    }

    fn scores(&self, players: &[usize]) -> Vec<i32> {
        let mut scores: Vec<i32> =
            players.iter().map(|&place| self.facts.people[place].score).collect();
        scores.sort_by_key(|&score| Reverse(score));
        scores
    }

    /// C7: how the following bracket fares by C5 and C6, under C1 to C4, if these come down to it.
    /// Where nobody does, there is nothing to choose.
    fn fare(&mut self, floaters: &[usize], below: &Below) -> Option<Fare> {
        if floaters.is_empty() {
            return Some((0, Vec::new()));
        }
        let key = (bits(floaters), bits(&below.next));
        if let Some(known) = self.fares.get(&key) {
            return known.clone();
        }
        let members = together(floaters, &below.next);
        let mut best: Option<Fare> = None;
        for over in 0..1u32 << members.len() {
            let number = over.count_ones() as usize;
            if best.as_ref().is_some_and(|best| best.0 < number) {
                continue;
            }
            let is_over = |at: usize| over & 1 << at != 0;
            let part = |wanted: bool| -> Vec<usize> {
                let places = (0..members.len()).filter(|&at| is_over(at) == wanted);
                places.map(|at| members[at]).collect()
            };
            let (left, paired) = (part(true), part(false));
            if !self.completes(bits(&paired)) || !self.completes(bits(&left) | bits(&below.rest)) {
                continue;
            }
            let fare = (number, self.scores(&left));
            if best.as_ref().is_none_or(|best| fare < *best) {
                best = Some(fare);
            }
        }
        self.fares.insert(key, best.clone());
        best
    }
}

/// Who is paired with a dummy.
pub(super) fn floaters(pairing: &Pairing) -> Vec<usize> {
    pairing.iter().filter(|(_, other)| other.is_none()).map(|&(one, _)| one).collect()
}

/// These and the others in the order of 1.8.
pub(super) fn together(these: &[usize], others: &[usize]) -> Vec<usize> {
    let mut all = [these, others].concat();
    all.sort_unstable();
    all
}
