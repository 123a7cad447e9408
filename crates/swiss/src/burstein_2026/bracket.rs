//! 3.2: a bracket and its pairing.
//!
//! First the bounds of `glance` are tried, which need no weights. Then the bracket is looked at
//! alone: if what comes out leaves everybody below as well off as can be, no look at them could
//! have changed it. Otherwise the following bracket is looked at too: if all below it can be paired
//! with those whom it leaves over, no look further down could have changed it either. Otherwise
//! everybody is looked at.

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
    let (alone, _) = first_of_best(people, bracket, View::Alone);
    if leaves_the_best(people, bracket, &alone.left) {
        return alone;
    }
    let (with_next, over) = first_of_best(people, bracket, View::Next);
    if completes_below(people, bracket, &over) {
        return with_next;
    }
    first_of_best(people, bracket, View::Everybody).0
}

/// The best that a pairing of the bracket with only these pairs can do; `None` if the rest cannot
/// be completed after any of them (C4).
pub(super) fn best_under(
    people: &People<'_>,
    bracket: &Bracket,
    allowed: &dyn Fn(usize, usize) -> bool,
) -> Option<Shortfall> {
    let solve = |view: View| {
        let places = places(bracket, view);
        let best = fields(people, bracket, &places, view, allowed).solve();
        (outcome(bracket, &best), over(&best, &places))
    };
    let (alone, _) = solve(View::Alone);
    if leaves_the_best(people, bracket, &alone.left) {
        return shortfall(people, bracket, &alone);
    }
    let (with_next, over) = solve(View::Next);
    if completes_below(people, bracket, &over) {
        return shortfall(people, bracket, &with_next);
    }
    let (with_all, over) = solve(View::Everybody);
    if over.is_empty() { shortfall(people, bracket, &with_all) } else { None }
}

/// C4: whether all below the following bracket can be paired with these, whom it leaves over.
fn completes_below(people: &People<'_>, bracket: &Bracket, over: &[usize]) -> bool {
    let mut rest = [over, &bracket.below].concat();
    rest.sort_unstable();
    people.complete(&rest)
}

/// Who has no mate in a matching of these.
fn over(best: &Best<'_>, places: &[usize]) -> Vec<usize> {
    places.iter().copied().filter(|&place| best.of(place).is_none()).collect()
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
    let mut members = [left, &bracket.next].concat();
    members.sort_unstable();
    let left_over = |places: &[usize]| {
        let is_member = |place: usize| members.binary_search(&place).is_ok();
        let inside = |a: usize, b: usize| is_member(a) && is_member(b);
        let mut fields = Fields::new(places, |a, b| people.may_meet(a, b));
        fields.add(|_, _| 1);
        fields.add(|a, b| i64::from(inside(a, b)));
        let mut levels = descending(people, &members);
        levels.dedup();
        criteria::add_levels(&mut fields, people, &levels, &inside);
        let best = fields.solve();
        let stays = |place: &usize| !best.of(*place).is_some_and(is_member);
        let found: Vec<usize> = members.iter().copied().filter(stays).collect();
        (found, over(&best, places).is_empty())
    };
    let (found, _) = left_over(&members);
    if completes_below(people, bracket, &found) {
        return Some(descending(people, &found));
    }
    let everybody = [members.as_slice(), &bracket.below].concat();
    let (found, is_complete) = left_over(&everybody);
    is_complete.then(|| descending(people, &found))
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
/// nobody floats. Also those of the view who have no mate in a best matching with all of that.
fn first_of_best(people: &People<'_>, bracket: &Bracket, view: View) -> (Folded, Vec<usize>) {
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
    let taken = |place: usize| folded.pairs.iter().any(|&(a, b)| a == place || b == place);
    let open: Vec<usize> = places.iter().copied().filter(|&place| !taken(place)).collect();
    let over = over(&best, &open);
    (folded, over)
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
