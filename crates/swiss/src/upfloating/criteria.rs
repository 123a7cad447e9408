//! C4 and the criteria after it, a row each: its article, how it is counted off a bracket, and what
//! a pair costs under it. What the solver is given, steps, refusals and their words are made from
//! the rows of the chapter.

use std::cmp::Reverse;

use ronde_model::Score;

use super::{Chapter, Pair, Round};
use crate::colours::Strength;
use crate::trace::{Amount, Quantity, count};

/// What a criterion is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum UpfloatCriterion {
    /// C4: number of upfloaters.
    Upfloaters,
    /// C5: their scores in ascending order, the higher the better.
    UpfloaterScores,
    /// C6: the following scoregroup can be paired as C1, C3 and C4 ask.
    FollowingGroup,
    /// C7: upfloaters who were floaters in the previous round.
    FloatersAgain,
    /// C.04.6:C8: teams that do not get the colour they prefer.
    Preference,
    /// C.04.6:C9: teams that do not get the colour they prefer strongly.
    StrongPreference,
    /// C.04.5:C8, C.04.6:C10: opponents of upfloaters who were floaters in the previous round.
    OpponentsAgain,
}

/// A row of the table of a chapter.
#[derive(Debug)]
pub struct CriterionRow {
    /// Which it is.
    pub criterion: UpfloatCriterion,
    /// Where it stands: `C.04.6:C5`.
    pub article: &'static str,
    /// What a step calls what it counts.
    pub quantity: &'static str,
}

impl CriterionRow {
    pub(crate) const fn new(
        criterion: UpfloatCriterion,
        article: &'static str,
        quantity: &'static str,
    ) -> CriterionRow {
        CriterionRow { criterion, article, quantity }
    }
}

impl UpfloatCriterion {
    /// The criterion of an article, as refusals and deciders cite it: `C.04.6:C5`.
    pub fn cited(article: &str) -> Option<UpfloatCriterion> {
        let tables = [&crate::double_swiss_2026::CRITERIA[..], &crate::team_2026::CRITERIA];
        let mut rows = tables.into_iter().flatten();
        rows.find(|row| row.article == article).map(|row| row.criterion)
    }

    /// Whether a pair of the bracket goes against it. C4 to C6 are not about pairs of a bracket.
    pub(super) fn is_hurt(self, round: &Round<'_>, (higher, lower): Pair) -> bool {
        let raises = round.score(higher) != round.score(lower);
        match self {
            UpfloatCriterion::Upfloaters
            | UpfloatCriterion::UpfloaterScores
            | UpfloatCriterion::FollowingGroup => false,
            UpfloatCriterion::FloatersAgain => raises && round.floated(lower),
            UpfloatCriterion::OpponentsAgain => raises && round.floated(higher),
            UpfloatCriterion::Preference => same_wish(round, higher, lower).is_some(),
            UpfloatCriterion::StrongPreference => {
                same_wish(round, higher, lower) == Some(Strength::Strong)
            }
        }
    }

    /// Whether it judges the pairs of a bracket (3.6), not its upfloaters (3.5).
    pub(super) fn is_of_pairs(self) -> bool {
        match self {
            UpfloatCriterion::Preference
            | UpfloatCriterion::StrongPreference
            | UpfloatCriterion::OpponentsAgain => true,
            UpfloatCriterion::Upfloaters
            | UpfloatCriterion::UpfloaterScores
            | UpfloatCriterion::FollowingGroup
            | UpfloatCriterion::FloatersAgain => false,
        }
    }
}

/// Of two who prefer the same colour exactly one does not get it; the weaker of the two wishes is
/// what is denied at the least.
fn same_wish(round: &Round<'_>, a: usize, b: usize) -> Option<Strength> {
    let (one, other) = (round.field.at(a).preference?, round.field.at(b).preference?);
    (one.colour == other.colour).then(|| one.strength.min(other.strength))
}

/// How far a bracket falls short: an amount for each row of the chapter, so that the derived order
/// is theirs.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Shortfall(Vec<Amount>);

impl Shortfall {
    /// Of the pairs of a bracket, given with the higher-ranked first, whose residents have this
    /// score; `fails` is whether its upfloaters go against C6.
    pub(super) fn of(round: &Round<'_>, score: Score, pairs: &[Pair], fails: bool) -> Shortfall {
        let raised = || pairs.iter().map(|pair| pair.1).filter(|&it| round.score(it) != score);
        let amount = |row: &CriterionRow| match row.criterion {
            UpfloatCriterion::Upfloaters => Amount::Number(count(raised().count())),
            UpfloatCriterion::UpfloaterScores => {
                let mut scores: Vec<Score> = raised().map(|place| round.score(place)).collect();
                scores.sort_unstable();
                Amount::Scores(Reverse(scores))
            }
            UpfloatCriterion::FollowingGroup => Amount::Number(i64::from(fails)),
            of_pairs => {
                let hurt = pairs.iter().filter(|&&pair| of_pairs.is_hurt(round, pair));
                Amount::Number(count(hurt.count()))
            }
        };
        Shortfall(round.chapter.criteria.iter().map(amount).collect())
    }

    /// The first criterion in which another falls shorter than this one, by its article.
    pub(super) fn first_worse(&self, other: &Shortfall, chapter: &Chapter) -> Option<&'static str> {
        let rows = chapter.criteria.iter().zip(self.0.iter().zip(&other.0));
        let mut worse = rows.filter(|(_, (own, others))| others > own);
        worse.next().map(|(row, _)| row.article).filter(|_| other > self)
    }

    pub(super) fn truncate(&mut self, rows: usize) {
        self.0.truncate(rows);
    }

    /// What it comes to under the criteria of sets or of pairs, one by one; of scores each one in
    /// tenths.
    pub(super) fn quantities(&self, chapter: &Chapter, of_pairs: bool) -> Vec<Quantity> {
        let rows = chapter.criteria.iter().zip(&self.0);
        let rows = rows.filter(|(row, _)| row.criterion.is_of_pairs() == of_pairs);
        rows.flat_map(|(row, amount)| {
            let numbers = amount.numbers().into_iter();
            numbers.map(|number| (row.article, row.quantity, number))
        })
        .collect()
    }
}
