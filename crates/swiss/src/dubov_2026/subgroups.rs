//! 3.2.3 and 3.2.4 with 4.3: the subgroups G1 and G2, and their re-composition.
//!
//! Let A be the smaller subgroup (G1 if both are equal) and B the larger. A pairing with p pairs
//! inside A has p + (|B| − |A|) / 2 pairs inside B, and in a bracket that has played, pairs inside
//! a subgroup are exactly those that disregard a preference (C7). So the best pairings are those
//! with the fewest pairs inside A, and their number x is the number of shifters of the first step.
//!
//! * First step: a set X of x players of A will do if and only if some best pairing has one of them
//!   in each of its pairs inside A. The first such set takes from each pair the player with the
//!   smaller sequence number, so "is the smaller number of a pair inside A" is a criterion.
//! * Second step: a set Y of B will do if and only if everybody can be paired across the subgroups
//!   after it. Nobody of X can be in Y: fewer than x pairs inside A would be left. Who is in Y
//!   meets neither A nor Y; who is refused meets nobody else who is refused; a pair of two who are
//!   not decided yet leaves open who of them is shifted. So each decision takes edges away from a
//!   graph, and the question is whether it still has a complete pairing.

use ronde_matching::{Adjacency, Completion};

use super::criteria::TooWide;
use super::order::from_the_middle;
use super::people::People;
use crate::kernel::fields::Fields;
use crate::kernel::first_set::first_set;

/// A bracket divided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Subgroups {
    pub(super) g1: Vec<usize>,
    pub(super) g2: Vec<usize>,
}

/// What the re-composition did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Recomposed {
    /// As they are after both steps.
    pub(super) groups: Subgroups,
    /// Whether the smaller one was G1.
    pub(super) from_g1_first: bool,
    /// Who left the smaller subgroup in the first step.
    pub(super) first: Vec<usize>,
    /// Who left the larger one in the second.
    pub(super) second: Vec<usize>,
    /// Who has a smaller number than the last of `second` and was refused.
    pub(super) refused: Vec<usize>,
}

/// 3.2.3: G1 are those who prefer White; where everybody has yet to play, the first half by number.
pub(super) fn initial(people: &People<'_>, bracket: &[usize]) -> Subgroups {
    if !bracket.iter().all(|&place| people.is_new(place)) {
        return by_preference(people, bracket);
    }
    let mut g1 = bracket.to_vec();
    g1.sort_by_key(|&place| people.tpn(place));
    let g2 = g1.split_off(bracket.len() / 2);
    Subgroups { g1, g2 }
}

/// White seekers and Black seekers.
pub(super) fn by_preference(people: &People<'_>, bracket: &[usize]) -> Subgroups {
    let (g1, g2) = bracket.iter().partition(|&&place| people.seeks_white(place));
    Subgroups { g1, g2 }
}

impl Subgroups {
    fn g1_is_smaller(&self) -> bool {
        self.g1.len() <= self.g2.len()
    }

    fn smaller_and_larger(&self) -> (&[usize], &[usize]) {
        if self.g1_is_smaller() { (&self.g1, &self.g2) } else { (&self.g2, &self.g1) }
    }

    /// Whether everybody can be paired with nobody of the smaller subgroup inside it: no pairing
    /// disregards fewer preferences.
    pub(super) fn pairs_across(&self, people: &People<'_>) -> bool {
        let (smaller, larger) = self.smaller_and_larger();
        Board::new(people, smaller, &[], larger).is_complete()
    }

    /// 3.2.4.
    pub(super) fn recompose(&self, people: &People<'_>) -> Result<Recomposed, TooWide> {
        let (smaller, larger) = self.smaller_and_larger();
        let from_g1_first = self.g1_is_smaller();
        let mut board = Board::new(people, smaller, &[], larger);
        let mut first = Vec::new();
        if !board.is_complete() {
            first = first_step(people, smaller, larger, from_g1_first)?;
            board = Board::new(people, smaller, &first, larger);
        }
        let numbered = shifters(people, larger, !from_g1_first);
        let surplus = (larger.len() - smaller.len()) / 2 + first.len();
        let (second, refused) = board.second_step(&numbered, surplus);
        let mut small = without(smaller, &first);
        small.extend(&second);
        let mut large = without(larger, &second);
        large.extend(&first);
        let (g1, g2) = if from_g1_first { (small, large) } else { (large, small) };
        let groups = Subgroups { g1, g2 };
        Ok(Recomposed { groups, from_g1_first, first, second, refused })
    }
}

fn without(list: &[usize], set: &[usize]) -> Vec<usize> {
    list.iter().copied().filter(|place| !set.contains(place)).collect()
}

/// 4.3: the possible shifters of a subgroup by sequence number.
pub(super) fn shifters(people: &People<'_>, group: &[usize], seek_white: bool) -> Vec<usize> {
    let mut sorted = group.to_vec();
    if seek_white {
        sorted.sort_by_key(|&place| (people.average(place), people.tpn(place)));
    } else {
        sorted.sort_by_key(|&place| people.tpn(place));
    }
    from_the_middle(sorted.len()).into_iter().map(|position| sorted[position]).collect()
}

/// The first set of players who leave the smaller subgroup so that nobody stays in it who must meet
/// another of it.
fn first_step(
    people: &People<'_>,
    smaller: &[usize],
    larger: &[usize],
    seek_white: bool,
) -> Result<Vec<usize>, TooWide> {
    let mut places = [smaller, larger].concat();
    places.sort_unstable();
    let numbered = shifters(people, smaller, seek_white);
    let highest = places.last().map_or(0, |last| last + 1);
    let mut sequence = vec![usize::MAX; highest];
    for (number, &place) in numbered.iter().enumerate() {
        sequence[place] = number;
    }
    let selects = |a: usize, b: usize| {
        let inside = sequence[a] != usize::MAX && sequence[b] != usize::MAX;
        inside.then(|| if sequence[a] < sequence[b] { a } else { b })
    };
    let mut fields = Fields::new(&places, |a, b| people.may_meet(a, b));
    fields.add(|_, _| 1);
    fields.add(|a, b| -i64::from(selects(a, b).is_some()));
    Ok(first_set(fields, &numbered, &selects)?.0)
}

/// Who may still meet whom in the bracket while the second step is decided.
struct Board {
    completion: Completion,
    places: Vec<usize>,
    /// The first so many are those who stay in the smaller subgroup.
    staying: usize,
}

impl Board {
    /// Those who stay in the smaller subgroup meet anybody else, those shifted from it only them,
    /// the larger subgroup also itself.
    fn new(people: &People<'_>, smaller: &[usize], shifted: &[usize], larger: &[usize]) -> Board {
        let staying = without(smaller, shifted);
        let places = [&staying, shifted, larger].concat();
        let (stay, of_smaller) = (staying.len(), smaller.len());
        let joined = |u: usize, v: usize| {
            let inside = v < stay || u >= stay && u < of_smaller;
            !inside && people.may_meet(places[u], places[v])
        };
        let completion = Completion::new(Adjacency::from_fn(places.len(), joined));
        Board { completion, places, staying: stay }
    }

    fn is_complete(&self) -> bool {
        self.completion.left_over() == 0
    }

    /// Who of the numbered players is shifted, and who was refused before the last of them.
    fn second_step(mut self, numbered: &[usize], surplus: usize) -> (Vec<usize>, Vec<usize>) {
        let vertex: std::collections::BTreeMap<usize, usize> =
            (0..).zip(&self.places).map(|(vertex, &place)| (place, vertex)).collect();
        let (mut shifted, mut refused) = (Vec::new(), Vec::new());
        for &place in numbered {
            if shifted.len() == surplus {
                break;
            }
            let mut trial = self.completion.clone();
            let lost = (0..self.staying).chain(shifted.iter().copied());
            if take_away(&mut trial, vertex[&place], lost) {
                self.completion = trial;
                shifted.push(vertex[&place]);
            } else {
                let lost = refused.iter().copied();
                let still = take_away(&mut self.completion, vertex[&place], lost);
                debug_assert!(still, "a refused shifter meets nobody who is refused");
                refused.push(vertex[&place]);
            }
        }
        debug_assert_eq!(surplus, shifted.len(), "the subgroups become equal");
        let places = |list: Vec<usize>| list.into_iter().map(|it| self.places[it]).collect();
        (places(shifted), places(refused))
    }
}

/// Takes the edges from one vertex to others away; says whether all can still be paired.
fn take_away(
    completion: &mut Completion,
    vertex: usize,
    others: impl Iterator<Item = usize>,
) -> bool {
    // While the vertex is away its edges go without a search; one search brings it back.
    completion.remove(vertex);
    for other in others {
        completion.set(vertex, other, false);
    }
    completion.restore(vertex);
    completion.left_over() == 0
}
