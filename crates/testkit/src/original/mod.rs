//! The original Swiss as its articles O1 to O21 are written (they stand in the documentation of
//! `swiss`'s `original`), step by step, for small fields.
//!
//! Every choice is made by listing what can be chosen, in the order of the articles, and looking at
//! all of it: every player as the exempt, every set of floaters, every pairing of a level. Whether
//! the others can still be paired is answered by trying.

use std::cmp::Reverse;

use ronde_model::{Colour, PairingNumber, RoundNumber, Score, Snapshot};

pub(crate) mod claims;
mod colours;
mod facts;
mod level;

use crate::literal::set::Set;
use facts::Facts;
use level::{Kind, Level};

/// The most players that are taken.
pub const MOST_PLAYERS: usize = 12;

/// A round as the articles give it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// White and Black, in the order of boards (O21).
    pub pairs: Vec<(PairingNumber, PairingNumber)>,
    /// Who is exempt.
    pub exempt: Option<PairingNumber>,
    /// What was done in each level, in the order in which they were paired.
    pub levels: Vec<LevelTrace>,
}

/// What was done in one level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelTrace {
    /// Points of its residents.
    pub points: Score,
    /// Who came from a level farther from the centre.
    pub came: Vec<PairingNumber>,
    /// Who was designated to go on towards the centre.
    pub floats: Vec<PairingNumber>,
    /// The pairs, in the order in which they were made.
    pub pairs: Vec<(PairingNumber, PairingNumber)>,
}

/// Pairs a round; `None` if nobody is there or no complete pairing exists.
///
/// # Panics
/// If there are more than [`MOST_PLAYERS`].
pub fn pair(snapshot: &Snapshot, round: RoundNumber) -> Option<Round> {
    let facts = Facts::new(snapshot, round);
    let count = facts.people.len();
    assert!(count <= MOST_PLAYERS, "everything is tried, so the field must be small");
    if count == 0 {
        return None;
    }
    let everybody = Set::first_places(count);
    let exempt = if count.is_multiple_of(2) { None } else { Some(exempt(&facts, everybody)?) };
    let to_pair = exempt.map_or(everybody, |one| everybody.without(one));
    if !can_all_be_paired(&facts, to_pair) {
        return None;
    }
    // O8: the middle one of all shows which level is the median.
    let median = facts.people[count / 2].points;
    Some(follow(&facts, to_pair, exempt, median))
}

/// A level as it was taken up.
struct Stage<'a> {
    level: Level<'a>,
    points: Score,
    /// Everybody who had no opponent then.
    unpaired: Set,
    floats: Set,
    pairs: Vec<(usize, usize)>,
}

fn follow(facts: &Facts, to_pair: Set, exempt: Option<usize>, median: Score) -> Round {
    let stages = stages(facts, to_pair, median);
    let boards: Vec<(usize, usize, Kind)> = stages
        .iter()
        .flat_map(|stage| stage.pairs.iter().map(|pair| (pair.0, pair.1, stage.level.kind)))
        .collect();
    let levels = stages
        .iter()
        .map(|it| trace(facts, it.points, it.level.came, it.floats, &it.pairs))
        .collect();
    let number = |place: usize| facts.people[place].number;
    Round { pairs: in_order(facts, &boards), exempt: exempt.map(number), levels }
}

/// O9: high levels from the top, low levels from the bottom, the median last.
fn stages(facts: &Facts, to_pair: Set, median: Score) -> Vec<Stage<'_>> {
    let mut points: Vec<Score> = facts.people.iter().map(|person| person.points).collect();
    points.dedup();
    let high = points.iter().copied().filter(|it| *it > median);
    let low = points.iter().copied().rev().filter(|it| *it < median);
    let mut unpaired = to_pair;
    let mut waiting = Set::EMPTY;
    let mut stages = Vec::new();
    for (kind, levels_of_kind) in [
        (Kind::High, high.collect::<Vec<_>>()),
        (Kind::Low, low.collect()),
        (Kind::Median, vec![median]),
    ] {
        let mut came = if kind == Kind::Median { waiting } else { Set::EMPTY };
        for points in levels_of_kind {
            let residents = unpaired.places().filter(|one| facts.people[*one].points == points);
            let residents = residents.fold(Set::EMPTY, Set::with);
            let level = Level { facts, kind, median, came, residents };
            let floats = level.designate(unpaired);
            let pairs = level.pair_without(floats);
            let before = unpaired;
            for &(one, other) in &pairs {
                unpaired = unpaired.without(one).without(other);
            }
            stages.push(Stage { level, points, unpaired: before, floats, pairs });
            came = floats;
        }
        waiting = waiting.and(came);
    }
    stages
}

fn trace(
    facts: &Facts,
    points: Score,
    came: Set,
    floats: Set,
    pairs: &[(usize, usize)],
) -> LevelTrace {
    let number = |place: usize| facts.people[place].number;
    LevelTrace {
        points,
        came: came.places().map(number).collect(),
        floats: floats.places().map(number).collect(),
        pairs: pairs.iter().map(|&(one, other)| (number(one), number(other))).collect(),
    }
}

/// O15 and O21: colours, then the boards by the points of the stronger, the sum, the number.
fn in_order(facts: &Facts, boards: &[(usize, usize, Kind)]) -> Vec<(PairingNumber, PairingNumber)> {
    let mut sorted: Vec<_> = boards
        .iter()
        .map(|&(one, other, kind)| {
            let (stronger, weaker) = (one.min(other), one.max(other));
            let (a, b) = (&facts.people[stronger], &facts.people[weaker]);
            let white = colours::of_the_stronger(facts, stronger, weaker, kind) == Colour::White;
            let board = if white { (a.number, b.number) } else { (b.number, a.number) };
            let first = if a.points == b.points { a.number.min(b.number) } else { a.number };
            ((Reverse(a.points), Reverse(a.points + b.points), first), board)
        })
        .collect();
    sorted.sort();
    sorted.into_iter().map(|(_, board)| board).collect()
}

/// O7: the last of the lowest level, unless somebody else of it leaves fewer floaters there; the
/// next level only if nobody of the lower ones can be exempt at all.
fn exempt(facts: &Facts, everybody: Set) -> Option<usize> {
    let possible = |place: &usize| {
        facts.people[*place].may_be_exempt && can_all_be_paired(facts, everybody.without(*place))
    };
    let possible: Vec<usize> = everybody.places().filter(possible).collect();
    let lowest = possible.iter().map(|place| facts.people[*place].points).min()?;
    let of_lowest = |place: &usize| facts.people[*place].points == lowest;
    let level = everybody.places().filter(of_lowest).fold(Set::EMPTY, Set::with);
    possible
        .into_iter()
        .filter(of_lowest)
        .min_by_key(|&place| (fewest_left_over(facts, level.without(place)), Reverse(place)))
}

/// How many of these stay over when as many pairs as possible are made of them.
fn fewest_left_over(facts: &Facts, set: Set) -> usize {
    let Some(one) = set.first() else { return 0 };
    let others = set.without(one);
    let mates = others.places().filter(|other| facts.may_meet(one, *other));
    let paired = mates.map(|other| fewest_left_over(facts, others.without(other))).min();
    paired.unwrap_or(usize::MAX).min(1 + fewest_left_over(facts, others))
}

/// Whether these can all be paired with each other.
fn can_all_be_paired(facts: &Facts, set: Set) -> bool {
    let Some(one) = set.first() else { return true };
    let others = set.without(one);
    others
        .places()
        .any(|other| facts.may_meet(one, other) && can_all_be_paired(facts, others.without(other)))
}
