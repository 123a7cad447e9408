//! Article 2: the criteria. C1 and C3 are in the field, C2 and C4 are asked where they are needed;
//! here is what makes one bracket better than another (2.3), a row each: its article, how it is
//! counted off a bracket, and what a pair costs under it. Shortfalls, the numbers of the solver,
//! steps, refusals and their words are made from these rows.

use std::cmp::Reverse;

use ronde_model::Score;

use super::people::People;
use crate::kernel::fields::{Fields, Occurs};
use crate::trace::{Amount, Quantity, count};

/// A criterion of 2.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DubovCriterion {
    /// C5: number of upfloaters.
    Upfloaters,
    /// C6: their scores in ascending order, the higher the better.
    UpfloaterScores,
    /// C7: players who do not get their colour preference.
    Preference,
    /// C8: upfloaters who are maximum upfloaters; not in the last round.
    MaximumUpfloaters,
    /// C9: how often those were upfloated; not in the last round.
    TimesUpfloated,
    /// C10: upfloaters who upfloated in the previous round; not in the last.
    UpfloatedLast,
}

/// A row of the table.
#[derive(Debug)]
pub struct DubovCriterionRow {
    /// Which it is.
    pub criterion: DubovCriterion,
    /// Where it stands: `C.04.4.1:C5`.
    pub article: &'static str,
    /// What a step calls what it counts.
    pub quantity: &'static str,
    /// How it is counted, off a paired bracket.
    count: fn(&PairedBracket<'_>) -> Amount,
    /// What a pair costs under it, before there is a bracket.
    cost: PairCost,
}

/// What a pair costs.
#[derive(Clone, Copy, Debug)]
enum PairCost {
    /// One number.
    Once(fn(&Unpaired<'_>, usize, usize) -> i64),
    /// One for each score below but the highest, from the lowest: how many are left for the highest
    /// follows.
    ByLevel(fn(&Unpaired<'_>, usize, usize, Score) -> i64),
}

/// C5 to C10; their order is the note to 3.2.2.
pub(super) static CRITERIA: [DubovCriterionRow; 6] = [
    DubovCriterionRow {
        criterion: DubovCriterion::Upfloaters,
        article: "C.04.4.1:C5",
        quantity: "upfloaters",
        count: |it| Amount::Number(count(it.upfloaters.len())),
        cost: PairCost::Once(|it, a, b| i64::from(it.raises(a, b))),
    },
    DubovCriterionRow {
        criterion: DubovCriterion::UpfloaterScores,
        article: "C.04.4.1:C6",
        quantity: "C6",
        count: |it| Amount::Scores(Reverse(it.upfloater_scores())),
        cost: PairCost::ByLevel(|it, a, b, level| {
            i64::from(it.raises(a, b) && it.people.field.at(b).score == level)
        }),
    },
    DubovCriterionRow {
        criterion: DubovCriterion::Preference,
        article: "C.04.4.1:C7",
        quantity: "C7",
        count: |it| Amount::Number(it.disturbed_pairs()),
        cost: PairCost::Once(|it, a, b| {
            i64::from(!it.is_lower(a) && is_disturbed(it.people, a, b))
        }),
    },
    DubovCriterionRow {
        criterion: DubovCriterion::MaximumUpfloaters,
        article: "C.04.4.1:C8",
        quantity: "C8",
        count: |it| it.burdens(|burden| burden.c8),
        cost: PairCost::Once(|it, a, b| it.burden(a, b, |burden| burden.c8)),
    },
    DubovCriterionRow {
        criterion: DubovCriterion::TimesUpfloated,
        article: "C.04.4.1:C9",
        quantity: "C9",
        count: |it| it.burdens(|burden| burden.c9),
        cost: PairCost::Once(|it, a, b| it.burden(a, b, |burden| burden.c9)),
    },
    DubovCriterionRow {
        criterion: DubovCriterion::UpfloatedLast,
        article: "C.04.4.1:C10",
        quantity: "C10",
        count: |it| it.burdens(|burden| burden.c10),
        cost: PairCost::Once(|it, a, b| it.burden(a, b, |burden| burden.c10)),
    },
];

impl DubovCriterion {
    /// The criterion of an article, as refusals and deciders cite it: `C.04.4.1:C5`.
    pub fn cited(article: &str) -> Option<DubovCriterion> {
        CRITERIA.iter().find(|row| row.article == article).map(|row| row.criterion)
    }
}

/// A bracket that is paired.
struct PairedBracket<'a> {
    people: &'a People<'a>,
    /// The higher-ranked of each first.
    pairs: &'a [(usize, usize)],
    upfloaters: Vec<usize>,
}

impl PairedBracket<'_> {
    fn upfloater_scores(&self) -> Vec<Score> {
        let score = |&place: &usize| self.people.field.at(place).score;
        let mut scores: Vec<Score> = self.upfloaters.iter().map(score).collect();
        scores.sort_unstable();
        scores
    }

    fn disturbed_pairs(&self) -> i64 {
        let is_disturbed = |&&(a, b): &&(usize, usize)| is_disturbed(self.people, a, b);
        count(self.pairs.iter().filter(is_disturbed).count())
    }

    /// What the upfloaters cost, added up.
    fn burdens(&self, of: fn(&Burden) -> i64) -> Amount {
        let burdens = self.upfloaters.iter().map(|&place| Burden::of(self.people, place));
        Amount::Number(burdens.map(|burden| of(&burden)).sum())
    }
}

/// How far a bracket falls short: an amount for each row of [`CRITERIA`], so that the derived order
/// is theirs.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Shortfall([Amount; CRITERIA.len()]);

impl Shortfall {
    /// Of the pairs of a bracket, given with the higher-ranked first, whose residents are the
    /// players of this score.
    pub(super) fn of(people: &People<'_>, score: Score, pairs: &[(usize, usize)]) -> Shortfall {
        let is_upfloater = |place: &usize| people.field.at(*place).score != score;
        let upfloaters = pairs.iter().map(|&(_, lower)| lower).filter(is_upfloater).collect();
        let bracket = PairedBracket { people, pairs, upfloaters };
        Shortfall(CRITERIA.each_ref().map(|row| (row.count)(&bracket)))
    }

    /// The first criterion in which another falls shorter than this one, by its article.
    pub(super) fn first_worse(&self, other: &Shortfall) -> Option<&'static str> {
        let rows = CRITERIA.iter().zip(self.0.iter().zip(&other.0));
        let mut worse = rows.filter(|(_, (own, others))| others > own);
        worse.next().map(|(row, _)| row.article).filter(|_| other > self)
    }

    /// What it comes to, criterion by criterion; of scores each one in tenths.
    pub(super) fn quantities(&self) -> Vec<Quantity> {
        let criteria = CRITERIA.iter().map(|row| row.criterion);
        criteria.flat_map(|criterion| self.quantities_of(criterion)).collect()
    }

    /// The same of one criterion.
    pub(super) fn quantities_of(&self, criterion: DubovCriterion) -> Vec<Quantity> {
        let mut rows = CRITERIA.iter().zip(&self.0);
        let found = rows.find(|(row, _)| row.criterion == criterion);
        let numbers = |(row, amount): (&DubovCriterionRow, &Amount)| {
            let numbers = amount.numbers().into_iter();
            numbers.map(|number| (row.article, row.quantity, number)).collect()
        };
        found.map(numbers).unwrap_or_default()
    }
}

/// What an upfloater costs under C8, C9 and C10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Burden {
    c8: i64,
    c9: i64,
    c10: i64,
}

impl Burden {
    pub(super) fn of(people: &People<'_>, place: usize) -> Burden {
        if people.field.last_round {
            return Burden { c8: 0, c9: 0, c10: 0 };
        }
        let times = people.maximum_upfloats(place);
        Burden {
            c8: i64::from(times.is_some()),
            c9: times.unwrap_or(0),
            c10: i64::from(people.upfloated_last(place)),
        }
    }
}

/// C7: of two who prefer the same colour exactly one does not get it; of others nobody.
pub(super) fn is_disturbed(people: &People<'_>, a: usize, b: usize) -> bool {
    people.due(a).colour == people.due(b).colour
}

/// Residents and players below who are to be paired: a graph whose first places are residents.
struct Unpaired<'a> {
    people: &'a People<'a>,
    last_resident: usize,
}

impl Unpaired<'_> {
    fn is_lower(&self, place: usize) -> bool {
        place > self.last_resident
    }

    /// Whether the pair makes the second an upfloater.
    fn raises(&self, a: usize, b: usize) -> bool {
        !self.is_lower(a) && self.is_lower(b)
    }

    fn burden(&self, a: usize, b: usize, of: fn(&Burden) -> i64) -> i64 {
        if self.raises(a, b) { of(&Burden::of(self.people, b)) } else { 0 }
    }
}

pub(super) use crate::kernel::first_set::TooWide;

/// Adds C5 to C10 for a graph in which the first `residents` places are residents and `levels` are
/// the scores of those below, descending. A pair of two lower players costs nothing.
pub(super) fn add(
    fields: &mut Fields<'_>,
    people: &People<'_>,
    last_resident: usize,
    levels: &[Score],
) -> Result<(), TooWide> {
    let unpaired = Unpaired { people, last_resident };
    let mut add = |gain: &dyn Fn(usize, usize) -> i64| {
        if fields.try_add(Occurs::OnEveryPair, usize::MAX, gain) { Ok(()) } else { Err(TooWide) }
    };
    for row in &CRITERIA {
        match row.cost {
            PairCost::Once(cost) => add(&|a, b| -cost(&unpaired, a, b))?,
            PairCost::ByLevel(cost) => {
                for &level in levels.iter().skip(1).rev() {
                    add(&|a, b| -cost(&unpaired, a, b, level))?;
                }
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The note to 3.2.2: C5 to C10, in this order.
    #[test]
    fn rows_stand_in_the_order_of_the_book() {
        for (row, number) in CRITERIA.iter().zip(5..) {
            assert_eq!(format!("C.04.4.1:C{number}"), row.article);
            assert_eq!(Some(row.criterion), DubovCriterion::cited(row.article));
        }
        assert!(CRITERIA.is_sorted_by_key(|row| row.criterion));
        assert_eq!(None, DubovCriterion::cited("C.04.4.1:C4"));
    }
}
