//! C.04.3 as in force until 31 January 2026: brackets from the top without completion in mind,
//! until the rest could no longer be paired; then the penultimate bracket and a collapsed last one.
//!
//! | Article | Item |
//! |---|---|
//! | A.4.b, C.2 | `record` |
//! | A.9, C.4 | `pair` |
//! | A.8, C.5 to C.19 | [`Shortfall`] |
//! | B, D.1, D.2 | `order`, `search` |
//! | D.3 | `mdp_sets` |
//! | E | `colours` |

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::colours::Wrongs;
use super::completion::Completion;
use super::field::{Field, Person};
use super::order::{self, Pairs};
use super::search::{self, Bracket, Chosen, Judge};
use super::set::Set;
use super::trace::{BracketTrace, Criteria};

/// How far a candidate falls short, most important criterion first. Scores are in tenths.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Shortfall {
    /// Number of downfloaters: the most pairs leave the fewest.
    pub c05_number: usize,
    /// Pairing score differences (A.8), descending.
    pub c06_differences: Vec<i32>,
    /// Weight and scores of those whom the following bracket cannot pair.
    pub c07_next: (usize, Vec<i32>),
    /// Topscorers or their opponents with a colour difference beyond two.
    pub c08_colour_difference: u32,
    /// Topscorers or their opponents with the same colour three times running.
    pub c09_three_in_a_row: u32,
    /// Players without the colour they prefer.
    pub c10_preference: u32,
    /// Players without the colour they strongly prefer.
    pub c11_strong_preference: u32,
    /// Players with the same downfloat as in the previous round.
    pub c12_down_again: usize,
    /// Players with the same upfloat as in the previous round.
    pub c13_up_again: usize,
    /// Players with the same downfloat as two rounds before.
    pub c14_down_before: usize,
    /// Players with the same upfloat as two rounds before.
    pub c15_up_before: usize,
    /// Score differences of the players of C.12.
    pub c16_down_again: Vec<i32>,
    /// Score differences of the players of C.13.
    pub c17_up_again: Vec<i32>,
    /// Score differences of the players of C.14.
    pub c18_down_before: Vec<i32>,
    /// Score differences of the players of C.15.
    pub c19_up_before: Vec<i32>,
}

/// A.8: a downfloater counts as if he met somebody one point below the lowest of the bracket.
pub(super) const POINT: i32 = 10;

/// All brackets of the round; the floater of the last one has the bye. `None` if there is no
/// complete pairing.
pub(crate) fn pair(field: &Field) -> Option<(Vec<BracketTrace>, Option<usize>)> {
    let mut completion = Completion::new(field);
    if !completion.completes(Set::EMPTY, field.all()) {
        return None;
    }
    let mut brackets = Vec::new();
    let mut floaters = Set::EMPTY;
    for (index, group) in field.groups.iter().enumerate() {
        let bracket = Bracket { moved_down: floaters, residents: *group };
        let below = field.groups[index + 1..].iter().fold(Set::EMPTY, |all, group| all.and(*group));
        let mut look = |kind| choose(field, &mut completion, bracket, below, kind);
        let chosen = match field.groups.get(index + 1) {
            None => return Some(finish(field, brackets, bracket, look(Kind::Last))),
            Some(next) => {
                let next_is_last = index + 2 == field.groups.len();
                look(Kind::Usual { next: *next, next_is_last })
            }
        };
        if completion.completes(chosen.floaters, below) {
            floaters = chosen.floaters;
            brackets.push(BracketTrace::new(field, bracket, chosen, Criteria::Dutch2017));
            continue;
        }
        let chosen = choose(field, &mut completion, bracket, below, Kind::Penultimate);
        let collapsed = Bracket { moved_down: chosen.floaters, residents: below };
        brackets.push(BracketTrace::new(field, bracket, chosen, Criteria::Dutch2017));
        let last = choose(field, &mut completion, collapsed, Set::EMPTY, Kind::Last);
        return Some(finish(field, brackets, collapsed, last));
    }
    Some((brackets, None))
}

fn finish(
    field: &Field,
    mut brackets: Vec<BracketTrace>,
    bracket: Bracket,
    chosen: Chosen<Shortfall>,
) -> (Vec<BracketTrace>, Option<usize>) {
    let bye = chosen.floaters.first();
    brackets.push(BracketTrace::new(field, bracket, chosen, Criteria::Dutch2017));
    (brackets, bye)
}

/// What a bracket is in the process of A.9.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    /// Paired with the following bracket in view (C.7), not the rest.
    Usual { next: Set, next_is_last: bool },
    /// Its floaters must allow to complete the round (C.4).
    Penultimate,
    /// Nobody is below: the last scoregroup, or the collapsed last bracket.
    Last,
}

fn choose<'a>(
    field: &'a Field,
    completion: &mut Completion<'a>,
    bracket: Bracket,
    below: Set,
    kind: Kind,
) -> Chosen<Shortfall> {
    let lowest = bracket.players().places().map(|place| field.score(place)).min().unwrap_or(0);
    let nobody = lowest - POINT;
    let known = BTreeMap::new();
    let mut judge = Criteria2017 { field, completion, below, kind, nobody, known };
    search::best(field, bracket, &mut judge).expect("the rest can be completed")
}

pub(super) struct Criteria2017<'a, 'b> {
    pub(super) field: &'a Field,
    pub(super) completion: &'b mut Completion<'a>,
    pub(super) below: Set,
    pub(super) kind: Kind,
    /// Score of the opponent whom a downfloater is taken to have (A.8).
    pub(super) nobody: i32,
    /// What is already known of C.4 and C.7 for each set of floaters.
    pub(super) known: BTreeMap<Set, Option<(usize, Vec<i32>)>>,
}

impl Judge for Criteria2017<'_, '_> {
    type Shortfall = Shortfall;

    fn judge(&mut self, pairs: &Pairs, floaters: Set, _: Option<&Shortfall>) -> Option<Shortfall> {
        if !self.known.contains_key(&floaters) {
            let seen = self.look_ahead(floaters);
            self.known.insert(floaters, seen);
        }
        let next = self.known[&floaters].clone()?;
        Some(self.shortfall(pairs, floaters, next))
    }

    fn is_perfect(shortfall: &Shortfall) -> bool {
        let c06_differences = vec![0; shortfall.c06_differences.len()];
        *shortfall == Shortfall { c06_differences, ..Shortfall::default() }
    }

    /// D.3: the set with the higher score where the scores first differ, then the lowest numbers.
    fn mdp_sets(&self, mdps: &[usize], many: usize) -> Vec<Vec<usize>> {
        let choices = order::choices(mdps.len(), many).into_iter();
        let mut sets: Vec<Vec<usize>> =
            choices.map(|choice| choice.into_iter().map(|bsn| mdps[bsn]).collect()).collect();
        sets.sort_by_cached_key(|set| {
            Reverse(set.iter().map(|mdp| self.field.score(*mdp)).collect::<Vec<_>>())
        });
        sets
    }
}

impl Criteria2017<'_, '_> {
    /// C.4 or C.7, whichever holds for this kind of bracket; `None` where these may not float.
    fn look_ahead(&mut self, floaters: Set) -> Option<(usize, Vec<i32>)> {
        match self.kind {
            Kind::Usual { next, next_is_last } => {
                Some(self.next_bracket(floaters, next, next_is_last))
            }
            Kind::Penultimate | Kind::Last => {
                let possible = self.completion.completes(floaters, self.below);
                possible.then(|| (0, Vec::new()))
            }
        }
    }

    /// C.7: the following bracket on C.1 to C.3 alone, fewest unpaired and then their scores. Where
    /// it is the last, somebody unpaired who may not take the bye counts as three.
    fn next_bracket(&mut self, floaters: Set, next: Set, next_is_last: bool) -> (usize, Vec<i32>) {
        let mut best: Option<(usize, Vec<i32>)> = None;
        for left in floaters.and(next).subsets() {
            let barred = self.field.count(left, |person| next_is_last && !person.may_take_bye);
            let weight = left.len() + 2 * barred;
            if best.as_ref().is_some_and(|(least, _)| weight > *least) {
                continue;
            }
            if self.completion.pairs_all(floaters.minus(left), next.minus(left)) {
                let here = (weight, self.field.scores(left));
                best = Some(best.map_or(here.clone(), |best| best.min(here)));
            }
        }
        best.expect("nobody at all can always be paired")
    }

    fn shortfall(&self, pairs: &Pairs, floaters: Set, c07_next: (usize, Vec<i32>)) -> Shortfall {
        let field = self.field;
        let wrongs = pairs
            .iter()
            .map(|(one, other)| field.board(*one, *other).wrongs)
            .fold(Wrongs::default(), std::ops::Add::add);
        let c16_down_again = self.down(pairs, floaters, |person| person.previous.down);
        let c17_up_again = self.up(pairs, |person| person.previous.up);
        let c18_down_before = self.down(pairs, floaters, |person| person.before.down);
        let c19_up_before = self.up(pairs, |person| person.before.up);
        Shortfall {
            c05_number: floaters.len(),
            c06_differences: self.differences(pairs, floaters),
            c07_next,
            c08_colour_difference: wrongs.difference,
            c09_three_in_a_row: wrongs.thrice,
            c10_preference: wrongs.preference,
            c11_strong_preference: wrongs.strong,
            c12_down_again: c16_down_again.len(),
            c13_up_again: c17_up_again.len(),
            c14_down_before: c18_down_before.len(),
            c15_up_before: c19_up_before.len(),
            c16_down_again,
            c17_up_again,
            c18_down_before,
            c19_up_before,
        }
    }

    /// The pair's players by rank, with their score difference.
    fn ranked<'p>(
        &self,
        pairs: &'p Pairs,
    ) -> impl Iterator<Item = (&Person, &Person, i32)> + use<'_, 'p> {
        pairs.iter().map(|(one, other)| {
            let higher = &self.field.people[*one.min(other)];
            let lower = &self.field.people[*one.max(other)];
            (higher, lower, higher.score - lower.score)
        })
    }

    fn to_nobody(&self, floaters: Set) -> impl Iterator<Item = (&Person, i32)> {
        let people = floaters.places().map(|place| &self.field.people[place]);
        people.map(|person| (person, person.score - self.nobody))
    }

    /// C.6 (A.8): differences of all pairs and downfloaters.
    fn differences(&self, pairs: &Pairs, floaters: Set) -> Vec<i32> {
        let of_pairs = self.ranked(pairs).map(|(_, _, difference)| difference);
        let of_floaters = self.to_nobody(floaters).map(|(_, difference)| difference);
        descending(of_pairs.chain(of_floaters))
    }

    /// Differences of all who get a downfloat and had one then (C.12, C.14, C.16, C.18).
    fn down(&self, pairs: &Pairs, floaters: Set, had: impl Fn(&Person) -> bool) -> Vec<i32> {
        let paired = self.ranked(pairs).filter(|(_, _, difference)| *difference > 0);
        let paired = paired.map(|(higher, _, difference)| (higher, difference));
        let all = paired.chain(self.to_nobody(floaters));
        descending(all.filter(|(person, _)| had(person)).map(|(_, difference)| difference))
    }

    /// Differences of all who get an upfloat and had one then (C.13, C.15, C.17, C.19).
    fn up(&self, pairs: &Pairs, had: impl Fn(&Person) -> bool) -> Vec<i32> {
        let paired = self.ranked(pairs).filter(|(_, _, difference)| *difference > 0);
        let had = paired.filter(|(_, lower, _)| had(lower));
        descending(had.map(|(_, _, difference)| difference))
    }
}

fn descending(values: impl Iterator<Item = i32>) -> Vec<i32> {
    let mut values: Vec<i32> = values.collect();
    values.sort_unstable_by(|a, b| b.cmp(a));
    values
}
