//! The criteria of 2017 as gains of pairs (C.04.3:C.4 to C.19 of 2017), most important first.
//!
//! 2017 compares *differences*: of each pair, and of each player left over against a score one
//! point below the bracket (A.8). A list of differences is better when it has fewer of the largest,
//! then fewer of the next; as gains, each different value is a criterion of its own.

use std::collections::BTreeSet;

use ronde_model::Score;

use super::bracket::Bracket;
use super::pair_costs::{denies_strong, repeats_colour, wants_same_colour, widens_difference};
use crate::field::{Field, Float};
use crate::kernel::fields::Fields;

/// How far a bracket looks beyond itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Look {
    /// Nowhere.
    Inside,
    /// C.7: to the following bracket.
    AtNext,
    /// C.4: everybody not paired must be able to complete the round (penultimate pairing bracket,
    /// and the last one).
    AtCompletion,
}

/// Adds the criteria for the bracket.
pub(crate) fn add(fields: &mut Fields<'_>, field: &Field, bracket: &Bracket, look: Look) {
    let criteria = Criteria2017 { field, bracket, lowest: bracket.score(field) };
    if look == Look::AtCompletion {
        criteria.add_completion(fields); // C.4
    }
    fields.add(|a, b| i64::from(criteria.inside(a, b))); // C.5
    criteria.add_differences(fields); // C.6
    if look == Look::AtNext {
        criteria.add_next_bracket(fields); // C.7
    }
    for is_bad in [widens_difference, repeats_colour, wants_same_colour, denies_strong] {
        let good = |a, b| criteria.inside(a, b) && !is_bad(field.at(a), field.at(b));
        fields.add(|a, b| i64::from(good(a, b))); // C.8 to C.11
    }
    for ago in [0, 1] {
        criteria.add_repeated_floats(fields, ago); // C.12 to C.15
    }
    for ago in [0, 1] {
        criteria.add_float_differences(fields, ago); // C.16 to C.19
    }
}

struct Criteria2017<'a> {
    field: &'a Field,
    bracket: &'a Bracket,
    lowest: Score,
}

impl Criteria2017<'_> {
    fn inside(&self, a: usize, b: usize) -> bool {
        self.bracket.contains(a) && self.bracket.contains(b)
    }

    fn score(&self, place: usize) -> Score {
        self.field.at(place).score
    }

    /// A.8: the difference of a pair.
    fn difference(&self, a: usize, b: usize) -> Score {
        self.score(a) - self.score(b)
    }

    /// A.8: the difference of a player left over.
    fn left_over(&self, place: usize) -> Score {
        self.score(place) - (self.lowest - Score::from_points(1))
    }

    /// Every value a difference can have, largest first.
    fn values(&self) -> impl Iterator<Item = Score> + use<> {
        let scores: BTreeSet<Score> =
            self.bracket.players().iter().map(|&place| self.score(place)).collect();
        let mut values: BTreeSet<Score> = BTreeSet::new();
        for &higher in &scores {
            values.insert(higher - (self.lowest - Score::from_points(1)));
            values.extend(scores.range(..higher).map(|&lower| higher - lower));
        }
        values.into_iter().rev()
    }

    /// C.4: everybody is paired but one who may take the bye (C.2).
    fn add_completion(&self, fields: &mut Fields<'_>) {
        let must_play = |place: usize| i64::from(self.field.at(place).bye_barred.is_some());
        fields.add(|a, b| 1 + must_play(a) + must_play(b));
    }

    /// C.6: pairing score differences.
    fn add_differences(&self, fields: &mut Fields<'_>) {
        for value in self.values() {
            let leaves = |place: usize| i64::from(self.left_over(place) == value);
            fields.add(|a, b| {
                if !self.inside(a, b) {
                    return 0;
                }
                i64::from(self.difference(a, b) != value) + leaves(a) + leaves(b)
            });
        }
    }

    /// C.7: fewest unpaired in the following bracket, then their scores. In the last bracket an
    /// unpaired player who may not take the bye weighs three times. Who is paired in this bracket
    /// is not unpaired in the next.
    fn add_next_bracket(&self, fields: &mut Fields<'_>) {
        let bracket = self.bracket;
        let Some(first) = bracket.next.clone().next() else { return };
        let member = |place: usize| bracket.contains(place) || bracket.is_next(place);
        let inside = |a: usize, b: usize| {
            member(a) && member(b) && (bracket.is_next(a) || bracket.is_next(b))
        };
        let is_last = bracket.below.is_empty();
        let weight = |place: usize| {
            if is_last && self.field.at(place).bye_barred.is_some() { 3 } else { 1 }
        };
        let paired = |a: usize, b: usize| self.inside(a, b) || inside(a, b);
        fields.add(|a, b| if paired(a, b) { weight(a) + weight(b) } else { 0 });
        for score in bracket.scores(self.field).into_iter().chain([self.score(first)]) {
            let has = |place: usize| i64::from(self.score(place) == score);
            fields.add(|a, b| if inside(a, b) { has(a) + has(b) } else { 0 });
        }
    }

    fn floated(&self, place: usize, float: Float, ago: usize) -> bool {
        self.field.at(place).floated(float, ago)
    }

    /// C.12 (C.14): whoever floats down again, by a pair or left over. C.13 (C.15): up again.
    fn add_repeated_floats(&self, fields: &mut Fields<'_>, ago: usize) {
        let left = |place: usize| i64::from(self.floated(place, Float::Down, ago));
        fields.add(|a, b| {
            if !self.inside(a, b) {
                return 0;
            }
            let again = self.score(a) != self.score(b) && self.floated(a, Float::Down, ago);
            1 - i64::from(again) + left(a) + left(b)
        });
        fields.add(|a, b| {
            let again = self.score(a) != self.score(b) && self.floated(b, Float::Up, ago);
            i64::from(self.inside(a, b) && !again)
        });
    }

    /// C.16 (C.18): the differences of those who float down again; C.17 (C.19): of those up again.
    fn add_float_differences(&self, fields: &mut Fields<'_>, ago: usize) {
        for value in self.values() {
            let down = |place: usize| self.floated(place, Float::Down, ago);
            let left = |place: usize| i64::from(down(place) && self.left_over(place) == value);
            fields.add(|a, b| {
                if !self.inside(a, b) {
                    return 0;
                }
                let again = down(a) && self.difference(a, b) == value;
                1 - i64::from(again) + left(a) + left(b)
            });
        }
        for value in self.values() {
            fields.add(|a, b| {
                let again = self.floated(b, Float::Up, ago) && self.difference(a, b) == value;
                i64::from(self.inside(a, b) && !again)
            });
        }
    }
}
