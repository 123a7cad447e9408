//! The Lim system as C.04.4.3 of 2026 is written, act by act, for small fields.
//!
//! Plain lists are looked through again at every question; whether players can be paired is found
//! out by trying. What the text leaves open is read as the documentation of `swiss`'s `lim_2026`
//! says, under the same names.

use std::cmp::{Ordering, Reverse};

use ronde_model::{Colour, PairingNumber, RoundNumber, Score, Snapshot};

pub(crate) mod claims;
mod colours;
mod group;
mod people;

use group::{Group, Side};
use people::{People, without};

/// The most players that are taken.
pub const MOST_PLAYERS: usize = 12;

/// A round as the articles give it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// White and Black, in the order of boards (C.04.2:3.6).
    pub pairs: Vec<(PairingNumber, PairingNumber)>,
    /// Who has the bye.
    pub bye: Option<PairingNumber>,
    /// What was done in each scoregroup, in the order in which they were paired.
    pub groups: Vec<GroupTrace>,
}

/// What was done in one scoregroup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupTrace {
    /// Points of its residents.
    pub points: Score,
    /// Who came from elsewhere.
    pub came: Vec<PairingNumber>,
    /// Who went on towards the median.
    pub floats: Vec<PairingNumber>,
    /// The pairs, in the order in which they were made.
    pub pairs: Vec<(PairingNumber, PairingNumber)>,
    /// Those of them that were cracked for the sake of the median (2.6).
    pub cracked: Vec<(PairingNumber, PairingNumber)>,
}

/// Pairs a round; `None` if nobody is there or no complete pairing exists.
///
/// # Panics
/// If there are more than [`MOST_PLAYERS`].
pub fn pair(snapshot: &Snapshot, round: RoundNumber) -> Option<Round> {
    let people = People::new(snapshot, round);
    let count = people.all.len();
    assert!(count <= MOST_PLAYERS, "everything is tried, so the field must be small");
    if count == 0 {
        return None;
    }
    let everybody: Vec<usize> = (0..count).collect();
    let bye = if count.is_multiple_of(2) { None } else { Some(bye(&people)?) };
    let to_pair = without(&everybody, bye.as_slice());
    if !people.can_all_be_paired(&to_pair) {
        return None;
    }
    let stages = stages(&people, &to_pair);
    let number = |place: usize| people.all[place].number;
    Some(Round {
        pairs: boards(&people, &stages),
        bye: bye.map(number),
        groups: stages.iter().map(|stage| trace(&people, stage)).collect(),
    })
}

/// Everybody in the order in which the bye is offered. 1.1: the lowest rank of the lowest
/// scoregroup; 7.1: in round 1 the lowest rated, the unrated before them.
fn in_order_of_the_bye(people: &People) -> Vec<usize> {
    let mut order: Vec<usize> = (0..people.all.len()).rev().collect();
    if people.first_round {
        order.sort_by_key(|place| people.all[*place].rating);
    }
    order
}

/// The first who may have it and without whom the others can be paired.
fn bye(people: &People) -> Option<usize> {
    in_order_of_the_bye(people).into_iter().find(|one| can_have_the_bye(people, *one))
}

fn can_have_the_bye(people: &People, one: usize) -> bool {
    let everybody: Vec<usize> = (0..people.all.len()).collect();
    people.all[one].may_take_bye && people.can_all_be_paired(&without(&everybody, &[one]))
}

/// A scoregroup as it was taken up.
struct Stage<'a> {
    group: Group<'a>,
    points: Score,
    /// Who was in the next scoregroup then.
    next_door: Vec<usize>,
    floats: Vec<usize>,
    pairs: Vec<(usize, usize)>,
    cracked: Vec<(usize, usize)>,
    /// Pairs of other scoregroups that were cracked for this one, in order.
    took: Vec<(usize, usize)>,
}

/// 2.2: from the top down to the median, from the bottom up to it, the median last.
fn stages<'a>(people: &'a People, to_pair: &[usize]) -> Vec<Stage<'a>> {
    let of = |points: Score| -> Vec<usize> {
        to_pair.iter().copied().filter(|it| people.all[*it].points == points).collect()
    };
    let mut points: Vec<Score> = to_pair.iter().map(|it| people.all[*it].points).collect();
    points.dedup();
    let on = |side| points.iter().copied().filter(move |it| people.beside_the_median(*it) == side);
    let above: Vec<Score> = on(Ordering::Greater).collect();
    let below: Vec<Score> = on(Ordering::Less).rev().collect();
    let in_median: Vec<usize> = on(Ordering::Equal).flat_map(of).collect();
    let mut all = Vec::new();
    let mut from_above = Vec::new();
    for (at, points) in above.iter().enumerate() {
        let next_door = above.get(at + 1).map_or_else(|| in_median.clone(), |next| of(*next));
        let group = Group {
            people,
            side: Side::Above,
            from_above: std::mem::take(&mut from_above),
            from_below: Vec::new(),
            residents: of(*points),
        };
        let stage = outer(group, *points, next_door);
        from_above.clone_from(&stage.floats);
        all.push(stage);
    }
    let mut from_below = Vec::new();
    for (at, points) in below.iter().enumerate() {
        let waiting = || [in_median.as_slice(), &from_above].concat();
        let next_door = below.get(at + 1).map_or_else(waiting, |next| of(*next));
        let group = Group {
            people,
            side: Side::Below,
            from_above: Vec::new(),
            from_below: std::mem::take(&mut from_below),
            residents: of(*points),
        };
        let stage = outer(group, *points, next_door);
        from_below.clone_from(&stage.floats);
        all.push(stage);
    }
    let side = Side::Median;
    let group = Group { people, side, from_above, from_below, residents: in_median };
    let median = median(group, &mut all);
    all.push(median);
    all
}

/// A scoregroup above or below the median.
fn outer(group: Group<'_>, points: Score, next_door: Vec<usize>) -> Stage<'_> {
    let floats = group.floaters(&next_door);
    let pairs = group.pairs(&without(&group.everybody(), &floats));
    Stage { group, points, next_door, floats, pairs, cracked: Vec::new(), took: Vec::new() }
}

/// 2.6: as long as it is blocked, a pair is cracked on the side that sent fewer, above if both sent
/// as many: the one made last; where that side has none left, on the other.
fn median<'a>(mut group: Group<'a>, before: &mut [Stage<'_>]) -> Stage<'a> {
    let mut took = Vec::new();
    while !group.people.can_all_be_paired(&group.everybody()) {
        let below_first = group.from_above.len() > group.from_below.len();
        let sides =
            if below_first { [Side::Below, Side::Above] } else { [Side::Above, Side::Below] };
        let (side, pair) = sides
            .into_iter()
            .find_map(|side| Some((side, crack(before, side)?)))
            .expect("with everybody in the median the round can be paired");
        let floaters =
            if side == Side::Below { &mut group.from_below } else { &mut group.from_above };
        floaters.extend([pair.0, pair.1]);
        took.push(pair);
    }
    let pairs = group.pairs(&group.everybody());
    Stage {
        points: group.people.median(),
        next_door: Vec::new(),
        floats: Vec::new(),
        pairs,
        cracked: Vec::new(),
        took,
        group,
    }
}

/// The pair that was made last on this side and stands.
fn crack(stages: &mut [Stage<'_>], side: Side) -> Option<(usize, usize)> {
    let stands = |stage: &&mut Stage<'_>| stage.pairs.len() > stage.cracked.len();
    let stage = stages.iter_mut().filter(|stage| stage.group.side == side).rfind(stands)?;
    let pair = stage.pairs[stage.pairs.len() - stage.cracked.len() - 1];
    stage.cracked.push(pair);
    Some(pair)
}

impl Stage<'_> {
    /// The pairs that were not cracked.
    fn standing(&self) -> &[(usize, usize)] {
        &self.pairs[..self.pairs.len() - self.cracked.len()]
    }
}

/// Article 5 and C.04.2:3.6: colours, then the boards by the points of the higher ranked, the sum,
/// the number.
fn boards(people: &People, stages: &[Stage<'_>]) -> Vec<(PairingNumber, PairingNumber)> {
    let pairs = stages
        .iter()
        .flat_map(|stage| stage.standing().iter().map(|pair| (*pair, stage.group.side)));
    let mut sorted: Vec<_> = pairs
        .map(|((one, other), side)| {
            let (higher, lower) = (one.min(other), one.max(other));
            let (a, b) = (&people.all[higher], &people.all[lower]);
            let white = colours::of_the_higher(people, higher, lower, side) == Colour::White;
            let board = if white { (a.number, b.number) } else { (b.number, a.number) };
            ((Reverse(a.points), Reverse(a.points + b.points), a.number), board)
        })
        .collect();
    sorted.sort();
    sorted.into_iter().map(|(_, board)| board).collect()
}

fn trace(people: &People, stage: &Stage<'_>) -> GroupTrace {
    let number = |place: usize| people.all[place].number;
    let numbers = |places: &[usize]| places.iter().map(|it| number(*it)).collect();
    let pairs = |pairs: &[(usize, usize)]| {
        pairs.iter().map(|&(one, other)| (number(one), number(other))).collect()
    };
    GroupTrace {
        points: stage.points,
        came: numbers(&stage.group.came()),
        floats: numbers(&stage.floats),
        pairs: pairs(&stage.pairs),
        cracked: pairs(&stage.cracked),
    }
}
