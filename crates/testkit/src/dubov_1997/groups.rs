//! Chapters 4, 7, 8 and 9: the bye, and the score groups from the top.

use super::people::People;

/// Where a player stands while the groups are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// Has an opponent or the bye.
    Done,
    /// Came down from a higher group and waits for an opponent of this one (8).
    Floater,
    /// Leaves this group for a lower one (6.4).
    Leaving,
    /// Belongs to the group being paired.
    Member,
    /// Was transferred up to it (7.1, 7.2) and finds an opponent there or nowhere.
    Raised,
    /// Belongs to a lower group.
    Below,
}

use Role::{Below, Done, Floater, Leaving, Member, Raised};

/// How many floaters are left, and how many of them the next group cannot take; and the opponent of
/// each, in order.
pub(super) type FloatersWay = ((usize, usize), Vec<Option<usize>>);

/// The round as far as it has come.
pub(super) struct Table<'a> {
    pub(super) people: &'a People,
    pub(super) roles: Vec<Role>,
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) bye: Option<usize>,
    pub(super) log: Vec<String>,
}

impl<'a> Table<'a> {
    pub(super) fn new(people: &'a People) -> Table<'a> {
        let roles = vec![Below; people.list.len()];
        Table { people, roles, pairs: Vec::new(), bye: None, log: Vec::new() }
    }

    /// Everything from the bye to the lowest group; nothing if there is no way.
    pub(super) fn pair_the_round(&mut self) -> Option<()> {
        if self.roles.len() % 2 == 1 {
            self.give_the_bye()?;
        }
        if !self.all_can_be_paired() {
            return None;
        }
        let mut scores: Vec<i32> = self.people.list.iter().map(|person| person.score).collect();
        scores.dedup();
        for score in scores {
            self.pair_the_group(score);
        }
        Some(())
    }

    /// Article 4, in the lowest group; where nobody there may have it, in the next higher one.
    fn give_the_bye(&mut self) -> Option<()> {
        let mut scores: Vec<i32> = self.people.list.iter().map(|person| person.score).collect();
        scores.dedup();
        for score in scores.into_iter().rev() {
            for place in self.people.for_the_bye(&self.with_score(score)) {
                self.roles[place] = Done;
                if self.people.list[place].may_take_bye && self.all_can_be_paired() {
                    self.bye = Some(place);
                    self.note("4: bye", &[place]);
                    return Some(());
                }
                self.roles[place] = Below;
            }
        }
        None
    }

    pub(super) fn with_score(&self, score: i32) -> Vec<usize> {
        let all = 0..self.roles.len();
        all.filter(|&place| self.people.list[place].score == score).collect()
    }

    pub(super) fn having(&self, wanted: &[Role]) -> Vec<usize> {
        (0..self.roles.len()).filter(|&place| wanted.contains(&self.roles[place])).collect()
    }

    fn pair_the_group(&mut self, score: i32) {
        for place in self.having(&[Leaving]) {
            self.roles[place] = Floater;
        }
        for place in self.with_score(score) {
            if self.roles[place] == Below {
                self.roles[place] = Member;
            }
        }
        self.pair_the_floaters();
        self.bring_opponents();
        self.make_even();
        self.pair_the_rows();
    }

    /// 8.1 and 8.2: every way to give the floaters opponents, in the order of the book; the first
    /// that leaves the fewest without one, and of those the fewest whom the next group cannot take.
    fn pair_the_floaters(&mut self) {
        let floaters = self.people.alternating(&self.having(&[Floater]));
        if floaters.is_empty() {
            return;
        }
        let mut best: Option<FloatersWay> = None;
        self.try_floaters(&floaters, &mut Vec::new(), &mut best);
        let (_, way) = best.expect("a step is only taken if all can be paired after it");
        for (&floater, opponent) in floaters.iter().zip(way) {
            if let Some(opponent) = opponent {
                self.settle("8.2", floater, opponent);
            } else {
                self.roles[floater] = Leaving;
                self.note("6.4: floats again", &[floater]);
            }
        }
    }

    pub(super) fn try_floaters(
        &mut self,
        floaters: &[usize],
        way: &mut Vec<Option<usize>>,
        best: &mut Option<FloatersWay>,
    ) {
        let Some(&floater) = floaters.get(way.len()) else {
            let left: Vec<usize> = self.having(&[Leaving]);
            let stuck = left.iter().filter(|&&place| !self.has_opponent_in_next_group(place));
            let cost = (left.len(), stuck.count());
            if self.all_can_be_paired() && best.as_ref().is_none_or(|(least, _)| cost < *least) {
                *best = Some((cost, way.clone()));
            }
            return;
        };
        let members: Vec<usize> = self.having(&[Member]);
        let wanted = self.people.list[floater].due.other();
        for opponent in self.people.wanted(&members, wanted) {
            if self.people.legal(floater, opponent) {
                (self.roles[floater], self.roles[opponent]) = (Done, Done);
                way.push(Some(opponent));
                self.try_floaters(floaters, way, best);
                way.pop();
                (self.roles[floater], self.roles[opponent]) = (Floater, Member);
            }
        }
        self.roles[floater] = Leaving;
        way.push(None);
        self.try_floaters(floaters, way, best);
        way.pop();
        self.roles[floater] = Floater;
    }

    /// 7.1: whoever has no opponent in the group gets one from the next possible lower group; if
    /// there is none, he floats.
    fn bring_opponents(&mut self) {
        loop {
            let group = self.having(&[Member, Raised]);
            let alone =
                |&place: &usize| !group.iter().any(|&other| self.people.legal(place, other));
            let alone: Vec<usize> = group.iter().copied().filter(alone).collect();
            let Some(&player) = self.people.alternating(&alone).first() else { return };
            let colour = self.people.list[player].due.other();
            if !self.transfer("7.1", colour, &[player]) {
                self.roles[player] = Leaving;
                self.note("7.1: nobody for", &[player]);
            }
        }
    }

    /// 7.2: an odd group gets a player from the next possible lower group.
    fn make_even(&mut self) {
        let group = self.having(&[Member, Raised]);
        if group.len().is_multiple_of(2) {
            return;
        }
        let dominating = self.people.dominating(&group).expect("they are odd");
        self.transfer("7.2", dominating.other(), &group);
    }

    /// Brings up the first who may meet one of these: nearest group, then 7.1's and 7.2's order.
    fn transfer(&mut self, article: &str, colour: ronde_model::Colour, for_whom: &[usize]) -> bool {
        let below = self.having(&[Below]);
        let mut scores: Vec<i32> =
            below.iter().map(|&place| self.people.list[place].score).collect();
        scores.dedup();
        for score in scores {
            let group: Vec<usize> =
                below.iter().copied().filter(|&it| self.people.list[it].score == score).collect();
            for candidate in self.people.wanted(&group, colour) {
                let meets = for_whom.iter().any(|&player| self.people.legal(player, candidate));
                if !meets || !self.people.list[candidate].may_rise {
                    continue;
                }
                self.roles[candidate] = Raised;
                if self.all_can_be_paired() {
                    self.note(&format!("{article}: raised"), &[candidate]);
                    return true;
                }
                self.roles[candidate] = Below;
            }
        }
        false
    }

    /// 6.4: whether the player can be paired in the next lower group.
    pub(super) fn has_opponent_in_next_group(&self, place: usize) -> bool {
        let below = self.having(&[Below]);
        let next = below.iter().map(|&it| self.people.list[it].score).max();
        let mut next_group = below.iter().filter(|&&it| Some(self.people.list[it].score) == next);
        next_group.any(|&it| self.people.legal(place, it))
    }

    pub(super) fn settle(&mut self, article: &str, one: usize, other: usize) {
        (self.roles[one], self.roles[other]) = (Done, Done);
        self.pairs.push((one, other));
        self.note(&format!("{article}: pair"), &[one, other]);
    }

    pub(super) fn note(&mut self, what: &str, who: &[usize]) {
        let numbers: Vec<String> =
            who.iter().map(|&place| self.people.list[place].number.to_string()).collect();
        self.log.push(format!("{what} {}", numbers.join(" ")));
    }

    /// 9: whether everybody who has no opponent yet can get one.
    pub(super) fn all_can_be_paired(&self) -> bool {
        let open = self.having(&[Floater, Leaving, Member, Raised, Below]);
        self.can_pair(&open)
    }

    fn can_pair(&self, open: &[usize]) -> bool {
        let Some((&one, others)) = open.split_first() else { return true };
        others.iter().any(|&other| {
            let rest: Vec<usize> = others.iter().copied().filter(|&it| it != other).collect();
            self.people.legal(one, other)
                && may_be_joined(self.roles[one], self.roles[other])
                && self.can_pair(&rest)
        })
    }
}

/// Who may still come together: floaters never with each other, the raised only in their group.
fn may_be_joined(one: Role, other: Role) -> bool {
    match (one, other) {
        (Done, _) | (_, Done) => false,
        (Leaving, it) | (it, Leaving) => it == Below,
        (Floater, it) | (it, Floater) => matches!(it, Member | Below),
        (Raised, it) | (it, Raised) => matches!(it, Member | Raised),
        (Member | Below, Member | Below) => true,
    }
}
