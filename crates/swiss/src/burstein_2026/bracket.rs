//! 3.2: a bracket and its pairing.
//!
//! First the bounds of `glance` are tried, which need no weights. Then the bracket is looked at
//! alone: if what comes out leaves everybody below as well off as can be, no look at them could
//! have changed it. Otherwise the following bracket is looked at too, and, unless all below it can
//! be paired whoever comes down, everybody.

use std::collections::BTreeSet;

use ronde_model::Score;

use super::criteria::{self, Shortfall, descending, is_disturbed};
use super::glance;
use super::people::People;
use crate::kernel::fields::{Best, Fields};
use crate::kernel::fold::Folded;
use crate::kernel::rest::Spare;

/// 1.2.2: a scoregroup and who came down to it, and everybody below.
pub(super) struct Bracket {
    /// Incoming floaters and residents, in the order of 1.8: the first is BSN 1 (4.1).
    pub(super) ranked: Vec<usize>,
    /// The same, by place.
    members: Vec<usize>,
    /// Places of the incoming floaters.
    pub(super) incoming: Vec<usize>,
    /// Places of those with the bracket's own score.
    pub(super) residents: Vec<usize>,
    /// The scoregroup that follows, by place.
    pub(super) next: Vec<usize>,
    /// Everybody below that one, by place.
    pub(super) below: Vec<usize>,
}

impl Bracket {
    /// The highest scoregroup of those who are left, by place, with the floaters who come to it.
    pub(super) fn of_highest(
        people: &People<'_>,
        incoming: Vec<usize>,
        left: &[usize],
    ) -> Option<Bracket> {
        let score = |place: usize| people.field.at(place).score;
        let top = score(*left.first()?);
        let (residents, lower) = left.split_at(left.partition_point(|&it| score(it) == top));
        let following = lower.first().map(|&place| score(place));
        let until = lower.partition_point(|&place| Some(score(place)) == following);
        let (next, below) = lower.split_at(until);
        let mut members = [incoming.as_slice(), residents].concat();
        members.sort_unstable();
        let mut ranked = members.clone();
        ranked.sort_by_key(|&place| people.rank(place));
        Some(Bracket {
            ranked,
            members,
            incoming,
            residents: residents.to_vec(),
            next: next.to_vec(),
            below: below.to_vec(),
        })
    }

    pub(super) fn score(&self, people: &People<'_>) -> Score {
        people.field.at(self.residents[0]).score
    }

    pub(super) fn contains(&self, place: usize) -> bool {
        self.members.binary_search(&place).is_ok()
    }

    pub(super) fn is_next(&self, place: usize) -> bool {
        self.next.binary_search(&place).is_ok()
    }

    /// Everybody below the bracket, by place.
    pub(super) fn lower(&self) -> Vec<usize> {
        [self.next.as_slice(), &self.below].concat()
    }

    /// Scores in the bracket, descending.
    pub(super) fn levels(&self, people: &People<'_>) -> Vec<Score> {
        let mut levels = descending(people, &self.members);
        levels.dedup();
        levels
    }
}

/// How much of those below is put into the graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum View {
    /// Nobody.
    Alone,
    /// The following bracket.
    Next,
    /// Everybody.
    Everybody,
}

/// 3.2.2: the first of the best pairings, in the order of 4.3.
pub(super) fn pair(people: &People<'_>, bracket: &Bracket) -> Folded {
    glance::pair(people, bracket).unwrap_or_else(|| by_matching(people, bracket))
}

/// The same by weights alone.
pub(super) fn by_matching(people: &People<'_>, bracket: &Bracket) -> Folded {
    let alone = first_of_best(people, bracket, View::Alone);
    if leaves_the_best(people, bracket, &alone.left) {
        return alone;
    }
    first_of_best(people, bracket, wider(people, bracket))
}

/// The best that a pairing of the bracket with only these pairs can do; `None` if the rest cannot
/// be completed after any of them (C4).
pub(super) fn best_under(
    people: &People<'_>,
    bracket: &Bracket,
    allowed: &dyn Fn(usize, usize) -> bool,
) -> Option<Shortfall> {
    let outcome = |view: View| {
        let places = places(bracket, view);
        let best = fields(people, bracket, &places, view, allowed).solve();
        let is_complete = view != View::Everybody || places.iter().all(|&it| best.of(it).is_some());
        is_complete.then(|| outcome(bracket, &best))
    };
    let alone = outcome(View::Alone)?;
    if leaves_the_best(people, bracket, &alone.left) {
        return shortfall(people, bracket, &alone);
    }
    shortfall(people, bracket, &outcome(wider(people, bracket))?)
}

/// Whom to look at where the bracket alone decides nothing.
fn wider(people: &People<'_>, bracket: &Bracket) -> View {
    if below_is_free(people, bracket) { View::Next } else { View::Everybody }
}

/// C4 to C8 of a pairing; `None` if the rest cannot be completed (C4).
pub(super) fn shortfall(
    people: &People<'_>,
    bracket: &Bracket,
    folded: &Folded,
) -> Option<Shortfall> {
    let disturbed = folded.pairs.iter().filter(|&&(a, b)| is_disturbed(people, a, b)).count();
    Some(Shortfall {
        floaters: folded.left.len(),
        scores: descending(people, &folded.left),
        next_scores: next_scores(people, bracket, &folded.left)?,
        disturbed,
    })
}

/// C7: whom the following bracket leaves over when these come down to it, by score; nobody where
/// nobody comes down, for then there is nothing to choose. `None` if C4 fails.
fn next_scores(people: &People<'_>, bracket: &Bracket, left: &[usize]) -> Option<Vec<Score>> {
    if left.is_empty() {
        return people.complete(&bracket.lower()).then(Vec::new);
    }
    if leaves_the_best(people, bracket, left) {
        let odd = (left.len() + bracket.next.len()) % 2;
        return Some(descending(people, &bracket.next[..odd]));
    }
    let mut open = [left, &bracket.next].concat();
    open.sort_unstable();
    let members: BTreeSet<usize> = open.iter().copied().collect();
    let is_free = below_is_free(people, bracket);
    if !is_free {
        open.extend(&bracket.below);
    }
    let mut fields = Fields::new(&open, |a, b| people.may_meet(a, b));
    fields.add(|_, _| 1);
    let inside = |a: usize, b: usize| members.contains(&a) && members.contains(&b);
    fields.add(|a, b| i64::from(inside(a, b)));
    let mut levels = descending(people, &members.iter().copied().collect::<Vec<_>>());
    levels.dedup();
    criteria::add_levels(&mut fields, people, &levels, &inside);
    let best = fields.solve();
    if !is_free && open.iter().any(|&place| best.of(place).is_none()) {
        return None;
    }
    let over = |place: &usize| best.of(*place).is_none_or(|mate| !members.contains(&mate));
    Some(descending(people, &members.iter().copied().filter(over).collect::<Vec<_>>()))
}

/// Whether the rest can be completed (C4) with the following bracket as well off as it could ever
/// be (C7): everybody in it paired, or all but one resident if they are odd.
pub(super) fn leaves_the_best(people: &People<'_>, bracket: &Bracket, left: &[usize]) -> bool {
    if left.is_empty() {
        return people.complete(&bracket.lower());
    }
    let mut left = left.to_vec();
    left.sort_unstable();
    people.with_crowd(|crowd| crowd.hands_over(&left, &bracket.next, &bracket.below, Spare::Nobody))
}

/// Whether everybody below the following bracket can be paired whoever comes down to them: there
/// are so many that each newcomer finds an opponent, and nobody is barred from half of those who
/// remain.
fn below_is_free(people: &People<'_>, bracket: &Bracket) -> bool {
    let field = people.field;
    let newcomers = bracket.ranked.len() + bracket.next.len();
    let camp_size = |camp: u8| bracket.below.iter().filter(|&&it| field.camp(it) == camp).count();
    let never_met = camp_size(1).max(camp_size(2)) + field.most_bars() + 1;
    // Whoever is bound to somebody meets nobody else.
    let bound = bracket.below.iter().filter(|&&place| field.bound_to(place).is_some()).count();
    2 * (never_met + newcomers + 1) + bound <= bracket.below.len()
}

fn places(bracket: &Bracket, view: View) -> Vec<usize> {
    let mut places = bracket.members.clone();
    match view {
        View::Alone => {}
        View::Next => places.extend(&bracket.next),
        View::Everybody => places.extend(bracket.lower()),
    }
    places.sort_unstable();
    places
}

fn fields<'p>(
    people: &People<'_>,
    bracket: &Bracket,
    places: &'p [usize],
    view: View,
    allowed: &dyn Fn(usize, usize) -> bool,
) -> Fields<'p> {
    let mut fields = Fields::new(places, |a, b| allowed(a, b) && people.may_meet(a, b));
    if view == View::Everybody {
        fields.add(|_, _| 1); // C4
    }
    criteria::add(&mut fields, people, bracket);
    fields
}

/// 4.3: each in turn gets the last with whom the pairing can still be a best one; whoever gets
/// nobody floats.
fn first_of_best(people: &People<'_>, bracket: &Bracket, view: View) -> Folded {
    let places = places(bracket, view);
    let mut best = fields(people, bracket, &places, view, &|_, _| true).solve();
    let mut open = bracket.ranked.clone();
    let mut folded = Folded::default();
    while !open.is_empty() {
        let one = open.remove(0);
        match open.iter().rposition(|&other| best.take(one, other)) {
            Some(at) => folded.pairs.push((one, open.remove(at))),
            None => folded.left.push(one),
        }
    }
    folded
}

/// Pairs and floaters of the bracket in a best matching.
fn outcome(bracket: &Bracket, best: &Best<'_>) -> Folded {
    let mut folded = Folded::default();
    for &place in &bracket.members {
        match best.of(place).filter(|&mate| bracket.contains(mate)) {
            Some(mate) if place < mate => folded.pairs.push((place, mate)),
            Some(_) => {}
            None => folded.left.push(place),
        }
    }
    folded
}
