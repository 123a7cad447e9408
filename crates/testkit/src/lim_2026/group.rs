//! One scoregroup: who floats (articles 2.3, 3 and 4.4), and how the others are paired (2.4, 3.6 to
//! 3.8, 4 and 5.2).

use super::people::{People, without};

/// Where a scoregroup lies (2.2). The median is paired like those above it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Above,
    Median,
    Below,
}

/// A scoregroup with those who came to it. Players are named by their place in the ranking.
pub(super) struct Group<'a> {
    pub(super) people: &'a People,
    pub(super) side: Side,
    /// Who came from above, and who from below.
    pub(super) from_above: Vec<usize>,
    pub(super) from_below: Vec<usize>,
    pub(super) residents: Vec<usize>,
}

/// What speaks for one floater rather than another, in this order; the smallest is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Claim {
    /// 3.9: 0 for type d, then c, b, a.
    pub(super) kind: u8,
    /// 3.10: floated in the round before.
    pub(super) again: bool,
    /// 3.2.2: does not help to equalise the colours due.
    pub(super) idle: bool,
    /// 3.2.4: how many of the group are nearer to the next one by their number.
    pub(super) place: usize,
}

/// Whose turn it is, and whom the player tries: list after list, each in its order.
pub(super) struct Turn {
    pub(super) one: usize,
    pub(super) lists: Vec<Vec<usize>>,
    /// Whether the player came from another group (3.8).
    pub(super) came: bool,
}

impl Group<'_> {
    pub(super) fn came(&self) -> Vec<usize> {
        [self.from_above.as_slice(), &self.from_below].concat()
    }

    pub(super) fn everybody(&self) -> Vec<usize> {
        let mut all = [self.came(), self.residents.clone()].concat();
        all.sort_unstable();
        all
    }

    /// 2.3.1 to 2.3.3: no opponent in the whole group.
    pub(super) fn stranded(&self) -> Vec<usize> {
        let all = self.everybody();
        let alone = |one: &usize| !all.iter().any(|other| self.people.compatible(*one, *other));
        all.iter().copied().filter(alone).collect()
    }

    /// Who leaves, in the order of choice: first those without an opponent, then one after another
    /// until the others are as many as can be paired.
    pub(super) fn floaters(&self, next_door: &[usize]) -> Vec<usize> {
        let most = self.people.most_pairs(&self.everybody());
        let mut floaters = self.stranded();
        while self.everybody().len() - floaters.len() > 2 * most {
            let chosen = self.next_floater(&floaters, next_door, most);
            floaters.push(chosen);
        }
        floaters
    }

    fn next_floater(&self, floaters: &[usize], next_door: &[usize], most: usize) -> usize {
        let staying = without(&self.everybody(), floaters);
        let keeps_the_pairs =
            |one: &&usize| self.people.most_pairs(&without(&staying, &[**one])) == most;
        let claim = |one: &&usize| self.claim(**one, floaters, next_door);
        *staying.iter().filter(keeps_the_pairs).min_by_key(claim).expect("somebody can be spared")
    }

    /// What speaks for this player as the next floater after those.
    pub(super) fn claim(&self, one: usize, floaters: &[usize], next_door: &[usize]) -> Claim {
        let staying = without(&self.everybody(), floaters);
        let with = [floaters, &[one]].concat();
        let served = self.people.most_served(&with, next_door)
            > self.people.most_served(floaters, next_door);
        let kind = match (self.came().contains(&one), served) {
            (false, true) => 0,
            (false, false) => 1,
            (true, true) => 2,
            (true, false) => 3,
        };
        let by_number = self.by_number(&staying);
        let due = |place: usize| self.people.all[place].due();
        let count = |colour| staying.iter().filter(|it| due(**it) == Some(colour)).count();
        let (whites, blacks) =
            (count(ronde_model::Colour::White), count(ronde_model::Colour::Black));
        let surplus = match whites.cmp(&blacks) {
            std::cmp::Ordering::Greater => Some(ronde_model::Colour::White),
            std::cmp::Ordering::Less => Some(ronde_model::Colour::Black),
            std::cmp::Ordering::Equal => None,
        };
        let helps = surplus.is_some()
            && due(one) == surplus
            && self.people.colours_may_choose(one, by_number[0]);
        Claim {
            kind,
            again: self.people.all[one].floated(),
            idle: !helps,
            place: by_number.iter().position(|it| *it == one).expect("the player is there"),
        }
    }

    /// 3.2.4: the lowest number first where floaters go down, the highest where they go up.
    fn by_number(&self, these: &[usize]) -> Vec<usize> {
        let mut list = these.to_vec();
        list.sort_by_key(|it| self.people.all[*it].number);
        if self.side != Side::Below {
            list.reverse();
        }
        list
    }

    /// Pairs all of these, who can all be paired: the pairs in the order in which they are made.
    pub(super) fn pairs(&self, staying: &[usize]) -> Vec<(usize, usize)> {
        let mut open = staying.to_vec();
        let mut pairs = Vec::new();
        while let Some(turn) = self.turn(&open) {
            let other = self.opponent(&turn, &open);
            open = without(&open, &[turn.one, other]);
            pairs.push((turn.one, other));
        }
        pairs
    }

    /// The first available, and rather the first available whose colour suits (3.8, 5.2).
    fn opponent(&self, turn: &Turn, open: &[usize]) -> usize {
        for list in &turn.lists {
            let available: Vec<usize> =
                list.iter().copied().filter(|it| self.is_available(turn.one, *it, open)).collect();
            let Some(first) = available.first().copied() else { continue };
            let suits = |it: &usize| {
                self.people.colours_suit(turn.one, *it)
                    && self.people.colours_may_choose(*it, first)
            };
            return available.iter().copied().find(suits).unwrap_or(first);
        }
        unreachable!("those who stay can all be paired")
    }

    /// Compatible, and those who are left can all be paired.
    pub(super) fn is_available(&self, one: usize, other: usize, open: &[usize]) -> bool {
        self.people.compatible(one, other)
            && self.people.can_all_be_paired(&without(open, &[one, other]))
    }

    /// 3.6, 3.7: first those from above, the highest ranked first; then those from below, the
    /// lowest ranked first. 4.1: then the residents, from the top, or below the median from the
    /// bottom.
    pub(super) fn turn(&self, open: &[usize]) -> Option<Turn> {
        let mut open = open.to_vec();
        open.sort_unstable();
        let came = |it: &&usize| !self.residents.contains(it);
        let from_above = open.iter().copied().find(|it| self.from_above.contains(it));
        let from_below = open.iter().copied().rfind(|it| self.from_below.contains(it));
        if let Some(one) = from_above.or(from_below) {
            let (mut others, mut residents): (Vec<usize>, Vec<usize>) =
                without(&open, &[one]).into_iter().partition(|it| came(&it));
            if from_above.is_none() {
                residents.reverse();
                others.reverse();
            }
            return Some(Turn { one, lists: vec![residents, others], came: true });
        }
        if self.side == Side::Below {
            open.reverse();
        }
        let one = *open.first()?;
        let (top, bottom) = open.split_at(open.len() / 2);
        let list = bottom.iter().chain(top[1..].iter().rev()).copied().collect();
        Some(Turn { one, lists: vec![list], came: false })
    }
}
