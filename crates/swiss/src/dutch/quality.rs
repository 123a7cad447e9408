//! How good a candidate is: the values of its criteria, compared in their order.
//!
//! These values are counted off a finished candidate, with nothing taken from the engine's gains;
//! so they explain a pairing, judge a foreign one, and check the engine.

use std::cmp::Ordering;

use ronde_model::Score;

use super::bracket::Bracket;
use super::criteria::{Criterion, Value};
use super::edition::Edition;
use crate::field::{Entrant, Field, Float};

/// How far a candidate falls short, most important criterion first: the first value that differs
/// decides, and less is better (C.04.3:3.8.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quality {
    edition: Edition,
    /// One for each row of [`Edition::criteria`].
    values: Vec<Value>,
}

impl Quality {
    /// Each criterion and its value, in the order of the book.
    pub fn values(&self) -> impl Iterator<Item = (Criterion, &Value)> {
        self.edition.criteria().iter().map(|row| row.criterion).zip(&self.values)
    }

    /// The first criterion in which the two differ, and how `self` compares there. Both are judged
    /// by the same book.
    pub fn first_difference(&self, other: &Quality) -> Option<(Criterion, Ordering)> {
        debug_assert_eq!(self.edition, other.edition, "qualities of one book are compared");
        let both = self.values().zip(&other.values);
        both.map(|((criterion, one), two)| (criterion, one.cmp(two))).find(|(_, it)| it.is_ne())
    }

    /// Whether the rest can no longer be completed: the first criterion of both editions.
    pub(crate) fn is_incomplete(&self) -> bool {
        self.values.first() == Some(&Value::Missed(true))
    }
}

/// What the rest of the field makes of those left over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Aftermath {
    /// The rest cannot be completed.
    pub(crate) incomplete: bool,
    /// Lowest score at which the bye can be given.
    pub(crate) bye_score: Option<Score>,
    /// Unpaired in the next bracket.
    pub(crate) next_unpaired: usize,
    /// Their scores, largest first.
    pub(crate) next_scores: Vec<Score>,
    /// Whether the one left over must take the bye.
    pub(crate) single_takes_bye: bool,
}

/// A candidate: the pairs of a bracket, each with the earlier place first, and who is left over.
pub(crate) struct Candidate<'a> {
    pub(crate) field: &'a Field,
    pub(crate) bracket: &'a Bracket,
    pub(crate) pairs: &'a [(usize, usize)],
    pub(crate) left: &'a [usize],
}

/// Larger than any difference of two scores: for a moved-down player who stays unpaired (C18, C20).
const BEYOND: Score = Score::from_points(1_000_000);

impl Candidate<'_> {
    /// Its criteria under an edition.
    pub(crate) fn quality(&self, edition: Edition, after: &Aftermath) -> Quality {
        let values = edition.criteria().iter().map(|row| (row.count)(self, after));
        Quality { edition, values: values.collect() }
    }

    /// Unplayed games of the one player left over, if that is who takes the bye.
    pub(super) fn bye_unplayed(&self, after: &Aftermath) -> usize {
        let single = self.left.first().filter(|_| after.single_takes_bye);
        single.map_or(0, |&place| self.field.at(place).unplayed.into())
    }

    fn score(&self, place: usize) -> Score {
        self.field.at(place).score
    }

    pub(super) fn left_scores(&self) -> Vec<Score> {
        descending(self.left.iter().map(|&place| self.score(place)))
    }

    pub(super) fn pairs_that(&self, is_bad: fn(&Entrant, &Entrant) -> bool) -> Value {
        let bad = |&&(a, b): &&(usize, usize)| is_bad(self.field.at(a), self.field.at(b));
        Value::Count(self.pairs.iter().filter(bad).count())
    }

    pub(super) fn residents_down(&self, ago: usize) -> usize {
        let repeats = |&&place: &&usize| {
            self.bracket.is_resident(place) && self.field.at(place).floated(Float::Down, ago)
        };
        self.left.iter().filter(repeats).count()
    }

    /// Differences of the opponents of moved-down players who floated up, largest first.
    pub(super) fn opponents_up(&self, ago: usize) -> Vec<Score> {
        let repeats = |&&(a, b): &&(usize, usize)| {
            self.bracket.is_moved_down(a) && self.field.at(b).floated(Float::Up, ago)
        };
        let pairs = self.pairs.iter().filter(repeats);
        descending(pairs.map(|&(a, b)| self.score(a) - self.score(b)))
    }

    /// Differences of moved-down players who floated down, largest first.
    pub(super) fn movers_down(&self, ago: usize) -> Vec<Score> {
        let repeats = |place: usize| {
            self.bracket.is_moved_down(place) && self.field.at(place).floated(Float::Down, ago)
        };
        let paired = self.pairs.iter().filter(|(a, _)| repeats(*a));
        let paired = paired.map(|&(a, b)| self.score(a) - self.score(b));
        let left = self.left.iter().filter(|&&place| repeats(place));
        descending(paired.chain(left.map(|&place| self.score(place) + BEYOND)))
    }

    /// 2017:A.8: the difference of a player left over.
    fn left_difference(&self, place: usize) -> Score {
        self.score(place) - (self.bracket.score(self.field) - Score::from_points(1))
    }

    pub(super) fn pairing_score_differences(&self) -> Vec<Score> {
        let pairs = self.pairs.iter().map(|&(a, b)| self.score(a) - self.score(b));
        let left = self.left.iter().map(|&place| self.left_difference(place));
        descending(pairs.chain(left))
    }

    /// 2017: differences of all who float down again, paired or left over.
    pub(super) fn all_down(&self, ago: usize) -> Vec<Score> {
        let down = |place: usize| self.field.at(place).floated(Float::Down, ago);
        let paired = self.pairs.iter().filter(|&&(a, b)| self.score(a) != self.score(b) && down(a));
        let paired = paired.map(|&(a, b)| self.score(a) - self.score(b));
        let left = self.left.iter().filter(|&&place| down(place));
        descending(paired.chain(left.map(|&place| self.left_difference(place))))
    }

    /// 2017: differences of all who float up again.
    pub(super) fn all_up(&self, ago: usize) -> Vec<Score> {
        let up = |&&(a, b): &&(usize, usize)| {
            self.score(a) != self.score(b) && self.field.at(b).floated(Float::Up, ago)
        };
        descending(self.pairs.iter().filter(up).map(|&(a, b)| self.score(a) - self.score(b)))
    }
}

fn descending(scores: impl Iterator<Item = Score>) -> Vec<Score> {
    let mut scores: Vec<Score> = scores.collect();
    scores.sort_unstable_by(|one, other| other.cmp(one));
    scores
}
