//! Chapter B and C10: what a pairing of a bracket offends, in the order in which C10 gives in.
//!
//! C10 drops one requirement after another, each for one pair more, and takes all later ones back
//! up (C3.c to C3.h) whenever an earlier one gives in. Its last sentence says why: a criterion may
//! be dropped only for the fewest pairs. So the pairing it ends with offends the outermost
//! requirement least, among those the next one least, and so on: the order of [`Offences`].

use super::articles::{A7_D, B2, B5, B6, C10_A, C10_B, C10_C, C10_D, C10_E, C10_F, C10_G, D4};
use crate::field::Float;
use crate::kernel::fields::Fields;

use super::definitions::Definitions;

/// A requirement that C10 loosens, the outermost first: the order in which a pairing may offend the
/// least.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dutch2010Criterion {
    /// B2: nobody gets a colour that must not come; only where the note to B2 excuses topscorers.
    AbsoluteColour,
    /// B3, by the factor of D4: in a bracket that C13 has joined, scores are close.
    ScoreDifferences,
    /// A7.d: in odd rounds, strong preferences are granted.
    StrongPreference,
    /// X: preferences are granted.
    Preference,
    /// Z: in even rounds, strong preferences are granted.
    StrongInEvenRounds,
    /// B5: nobody floats down as in the last round.
    DownLast,
    /// B6: nobody floats down as the round before.
    DownBefore,
    /// B5: nobody floats up as in the last round.
    UpLast,
    /// B6: nobody floats up as the round before.
    UpBefore,
}

/// A row of the table.
#[derive(Debug)]
pub struct Dutch2010CriterionRow {
    /// Which it is.
    pub criterion: Dutch2010Criterion,
    /// Where it gives in: `dutch-2010:C10.g`.
    pub article: &'static str,
    /// The requirement that a step tells to be set aside when it does; none where C10 raises a
    /// number instead.
    pub requirement: Option<&'static str>,
    /// Whether a bracket has it.
    asks: fn(&Requirements<'_>) -> bool,
    /// How far a pair offends it.
    of_pair: fn(&Requirements<'_>, usize, usize) -> i64,
    /// How far a player offends it who leaves the bracket without an opponent.
    of_leaving: fn(&Requirements<'_>, usize) -> i64,
}

/// How often a pairing offends each requirement, in the order of [`CRITERIA`].
pub(super) type Offences = [i64; CRITERIA.len()];

/// From what C10 gives up last to what it gives up first.
pub(super) static CRITERIA: [Dutch2010CriterionRow; 9] = [
    Dutch2010CriterionRow {
        criterion: Dutch2010Criterion::AbsoluteColour,
        article: C10_G,
        requirement: Some(B2),
        asks: |it| it.book.field.last_round,
        of_pair: |it, a, b| i64::from(it.book.breaks_b2(a, b)),
        of_leaving: |_, _| 0,
    },
    Dutch2010CriterionRow {
        criterion: Dutch2010Criterion::ScoreDifferences,
        article: D4,
        requirement: None,
        asks: |it| it.factor.is_some(),
        of_pair: |it, a, b| it.factor.map_or(0, |_| square(it.tenths(a) - it.tenths(b))),
        // D4: the exempt player meets somebody with one point less than the lowest.
        of_leaving: |it, place| {
            it.factor.map_or(0, |lowest| square(it.tenths(place) - (lowest - 10)))
        },
    },
    Dutch2010CriterionRow {
        criterion: Dutch2010Criterion::StrongPreference,
        article: C10_F,
        requirement: Some(A7_D),
        asks: |it| it.book.odd_round,
        of_pair: |it, a, b| i64::from(it.book.breaks_a7d(a, b)),
        of_leaving: |_, _| 0,
    },
    Dutch2010CriterionRow {
        criterion: Dutch2010Criterion::Preference,
        article: C10_E,
        requirement: None,
        asks: |_| true,
        of_pair: |it, a, b| i64::from(it.book.clash(a, b).is_some()),
        of_leaving: |_, _| 0,
    },
    Dutch2010CriterionRow {
        criterion: Dutch2010Criterion::StrongInEvenRounds,
        article: C10_E,
        requirement: None,
        asks: |it| !it.book.odd_round,
        of_pair: |it, a, b| i64::from(it.book.breaks_z(a, b)),
        of_leaving: |_, _| 0,
    },
    Dutch2010CriterionRow {
        criterion: Dutch2010Criterion::DownLast,
        article: C10_D,
        requirement: Some(B5),
        asks: |_| true,
        of_pair: |_, _, _| 0,
        of_leaving: |it, place| it.floats_down(place, 0),
    },
    Dutch2010CriterionRow {
        criterion: Dutch2010Criterion::DownBefore,
        article: C10_C,
        requirement: Some(B6),
        asks: |_| true,
        of_pair: |_, _, _| 0,
        of_leaving: |it, place| it.floats_down(place, 1),
    },
    Dutch2010CriterionRow {
        criterion: Dutch2010Criterion::UpLast,
        article: C10_B,
        requirement: Some(B5),
        asks: |it| it.upfloaters,
        of_pair: |it, a, b| it.floats_up(a, b, 0),
        of_leaving: |_, _| 0,
    },
    Dutch2010CriterionRow {
        criterion: Dutch2010Criterion::UpBefore,
        article: C10_A,
        requirement: Some(B6),
        asks: |it| it.upfloaters,
        of_pair: |it, a, b| it.floats_up(a, b, 1),
        of_leaving: |_, _| 0,
    },
];

impl Dutch2010Criterion {
    /// The criterion of an article, as refusals and deciders cite it: `dutch-2010:C10.g`. Of the
    /// two that give in at C10.e the first.
    pub fn cited(article: &str) -> Option<Dutch2010Criterion> {
        CRITERIA.iter().find(|row| row.article == article).map(|row| row.criterion)
    }

    /// Where it gives in.
    pub(super) fn article(self) -> &'static str {
        CRITERIA[self.place()].article
    }

    /// Its place among the rows and among [`Offences`].
    pub(super) const fn place(self) -> usize {
        self as usize
    }
}

/// Differences of scores beyond this many tenths count as this many: their squares stay exact.
const WIDEST: i64 = 20_000;

/// Which requirements a bracket has.
#[derive(Clone, Copy)]
pub(super) struct Requirements<'a> {
    pub(super) book: Definitions<'a>,
    /// C3.g, C3.h: a heterogeneous bracket looks at upfloaters.
    pub(super) upfloaters: bool,
    /// D4: the lowest score of a bracket that C13 has joined.
    pub(super) factor: Option<i64>,
}

impl Requirements<'_> {
    /// What a pair offends; the higher-ranked may stand first or second.
    pub(super) fn of_pair(&self, a: usize, b: usize) -> Offences {
        let (higher, lower) = (a.min(b), a.max(b));
        CRITERIA.each_ref().map(|row| (row.of_pair)(self, higher, lower))
    }

    /// What a player offends who leaves the bracket without an opponent.
    pub(super) fn of_leaving(&self, place: usize) -> Offences {
        CRITERIA.each_ref().map(|row| (row.of_leaving)(self, place))
    }

    fn tenths(&self, place: usize) -> i64 {
        i64::from(self.book.field.at(place).score.tenths())
    }

    fn floats_down(&self, place: usize, ago: usize) -> i64 {
        i64::from(self.book.field.at(place).floated(Float::Down, ago))
    }

    fn floats_up(&self, higher: usize, lower: usize, ago: usize) -> i64 {
        let (higher, lower) = (self.book.field.at(higher), self.book.field.at(lower));
        let rises = self.upfloaters && higher.score > lower.score;
        i64::from(rises && lower.floated(Float::Up, ago))
    }

    /// All that these pairs and those who leave offend.
    pub(super) fn count(&self, pairs: &[(usize, usize)], left: &[usize]) -> Offences {
        let of_pairs = pairs.iter().map(|&(a, b)| self.of_pair(a, b));
        let all = of_pairs.chain(left.iter().map(|&place| self.of_leaving(place)));
        all.fold(Offences::default(), |mut sum, offences| {
            sum.iter_mut().zip(offences).for_each(|(total, more)| *total += more);
            sum
        })
    }

    /// The first requirement that this pair, or this leaving, offends beyond what is left.
    pub(super) fn beyond(offences: &Offences, left: &Offences) -> Option<Dutch2010Criterion> {
        let mut rows = CRITERIA.iter().zip(offences.iter().zip(left));
        rows.find(|(_, (more, left))| more > left).map(|(row, _)| row.criterion)
    }

    /// Adds them as criteria, outermost first. `is_pair` tells of an edge whether it is a pair of
    /// the bracket.
    pub(super) fn add(&self, fields: &mut Fields<'_>, is_pair: &dyn Fn(usize, usize) -> bool) {
        for row in CRITERIA.iter().filter(|row| (row.asks)(self)) {
            fields.add(|a, b| {
                if !is_pair(a, b) {
                    return 0;
                }
                let leaving = (row.of_leaving)(self, a) + (row.of_leaving)(self, b);
                leaving - (row.of_pair)(self, a.min(b), a.max(b))
            });
        }
    }
}

fn square(difference: i64) -> i64 {
    difference.clamp(-WIDEST, WIDEST).pow(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_in_the_order_in_which_c10_gives_in_last() {
        for (place, row) in CRITERIA.iter().enumerate() {
            assert_eq!(place, row.criterion.place());
            let cited = Dutch2010Criterion::cited(row.article).map(Dutch2010Criterion::article);
            assert_eq!(Some(row.article), cited);
        }
        assert_eq!(None, Dutch2010Criterion::cited("dutch-2010:C9"));
    }
}
