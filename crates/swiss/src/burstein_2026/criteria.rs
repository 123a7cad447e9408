//! Article 2: the criteria. C1 and C3 are in the field, C2 and C4 are asked where they are needed;
//! here is what makes one pairing of a bracket better than another (2.3), a row each: its article,
//! and what its quantity is called. [`Shortfall`] counts them off a pairing, [`add`] puts them into
//! the numbers of the solver.

use ronde_model::Score;

use super::bracket::Bracket;
use super::people::People;
use crate::kernel::fields::Fields;
use crate::trace::{Quantity, count};

/// A criterion of 2.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BursteinCriterion {
    /// C5: number of outgoing floaters.
    Floaters,
    /// C6: their scores in descending order, the lower the better.
    FloaterScores,
    /// C7: C5 and C6 of the following bracket.
    NextBracket,
    /// C8: players who do not get their colour preference.
    Preference,
}

/// A row of the table.
#[derive(Debug)]
pub struct BursteinCriterionRow {
    /// Which it is.
    pub criterion: BursteinCriterion,
    /// Where it stands: `C.04.4.2:C5`.
    pub article: &'static str,
    /// What a step calls what it counts.
    pub quantity: &'static str,
    /// What it counts off a pairing, in the order in which it is compared; less is better.
    values: fn(&Shortfall) -> Vec<i64>,
}

/// C5 to C8, in their order.
pub(super) static CRITERIA: [BursteinCriterionRow; 4] = [
    BursteinCriterionRow {
        criterion: BursteinCriterion::Floaters,
        article: "C.04.4.2:C5",
        quantity: "floaters",
        values: |it| vec![count(it.floaters)],
    },
    BursteinCriterionRow {
        criterion: BursteinCriterion::FloaterScores,
        article: "C.04.4.2:C6",
        quantity: "floater score",
        values: |it| tenths(&it.scores),
    },
    BursteinCriterionRow {
        criterion: BursteinCriterion::NextBracket,
        article: "C.04.4.2:C7",
        quantity: "next bracket",
        values: |it| {
            let mut values = vec![count(it.next_scores.len())];
            values.extend(tenths(&it.next_scores));
            values
        },
    },
    BursteinCriterionRow {
        criterion: BursteinCriterion::Preference,
        article: "C.04.4.2:C8",
        quantity: "preferences",
        values: |it| vec![count(it.disturbed)],
    },
];

fn tenths(scores: &[Score]) -> Vec<i64> {
    scores.iter().map(|score| i64::from(score.tenths())).collect()
}

impl BursteinCriterion {
    /// The criterion of an article, as refusals and deciders cite it: `C.04.4.2:C5`.
    pub fn cited(article: &str) -> Option<BursteinCriterion> {
        CRITERIA.iter().find(|row| row.article == article).map(|row| row.criterion)
    }
}

/// How far a pairing of a bracket falls short, most important criterion first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Shortfall {
    /// C5.
    pub(super) floaters: usize,
    /// C6, highest first.
    pub(super) scores: Vec<Score>,
    /// C7: scores of those whom the following bracket leaves without an opponent, highest first;
    /// how many they are counts before that.
    pub(super) next_scores: Vec<Score>,
    /// C8.
    pub(super) disturbed: usize,
}

impl Shortfall {
    /// The first criterion in which the other is worse.
    pub(super) fn first_worse(&self, other: &Shortfall) -> Option<&'static str> {
        let worse = |row: &&BursteinCriterionRow| (row.values)(other) != (row.values)(self);
        CRITERIA.iter().find(worse).map(|row| row.article)
    }

    /// Everything that is counted, in order.
    pub(super) fn quantities(&self) -> Vec<Quantity> {
        let of = |row: &'static BursteinCriterionRow| {
            (row.values)(self).into_iter().map(|value| (row.article, row.quantity, value))
        };
        CRITERIA.iter().flat_map(of).collect()
    }
}

/// C8: of two who prefer the same colour exactly one does not get it; of others nobody.
pub(super) fn is_disturbed(people: &People<'_>, a: usize, b: usize) -> bool {
    people.preferred(a).is_some() && people.preferred(a) == people.preferred(b)
}

/// Scores of these in descending order.
pub(super) fn descending(people: &People<'_>, places: &[usize]) -> Vec<Score> {
    let mut scores: Vec<Score> = places.iter().map(|&place| people.field.at(place).score).collect();
    scores.sort_unstable_by(|one, other| other.cmp(one));
    scores
}

/// Adds C5 to C8 for a graph of the bracket and of players below it.
pub(super) fn add(fields: &mut Fields<'_>, people: &People<'_>, bracket: &Bracket) {
    let inside = |a: usize, b: usize| bracket.contains(a) && bracket.contains(b);
    fields.add(|a, b| i64::from(inside(a, b))); // C5
    let levels = bracket.levels(people);
    add_levels(fields, people, &levels, &inside); // C6
    add_next(fields, people, bracket, &levels); // C7
    fields.add(|a, b| -i64::from(inside(a, b) && is_disturbed(people, a, b))); // C8
}

/// C7: most pairs in the following bracket, then the lowest scores of those left over there.
fn add_next(fields: &mut Fields<'_>, people: &People<'_>, bracket: &Bracket, levels: &[Score]) {
    let Some(&first) = bracket.next.first() else { return };
    let member = |place: usize| bracket.contains(place) || bracket.is_next(place);
    let inside =
        |a: usize, b: usize| member(a) && member(b) && (bracket.is_next(a) || bracket.is_next(b));
    fields.add(|a, b| i64::from(inside(a, b)));
    let levels: Vec<Score> = levels.iter().copied().chain([people.field.at(first).score]).collect();
    add_levels(fields, people, &levels, &inside);
}

/// From the highest score down, as many as possible are paired; how many of the lowest follows.
pub(super) fn add_levels(
    fields: &mut Fields<'_>,
    people: &People<'_>,
    levels: &[Score],
    inside: &dyn Fn(usize, usize) -> bool,
) {
    for &level in levels.iter().take(levels.len().saturating_sub(1)) {
        let has = |place: usize| i64::from(people.field.at(place).score == level);
        fields.add(|a, b| if inside(a, b) { has(a) + has(b) } else { 0 });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 2.3: C5 to C8, in this order.
    #[test]
    fn rows_stand_in_the_order_of_the_book() {
        for (row, number) in CRITERIA.iter().zip(5..) {
            assert_eq!(format!("C.04.4.2:C{number}"), row.article);
            assert_eq!(Some(row.criterion), BursteinCriterion::cited(row.article));
        }
        assert!(CRITERIA.is_sorted_by_key(|row| row.criterion));
        assert_eq!(None, BursteinCriterion::cited("C.04.4.2:C4"));
    }
}
