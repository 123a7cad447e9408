//! How good a candidate is: the criteria as named fields, compared by a derived order.
//!
//! These values are counted off a finished candidate, with nothing taken from the engine's gains;
//! so they explain a pairing, judge a foreign one, and check the engine.

use std::cmp::Ordering;

use ronde_model::Score;

use super::bracket::Bracket;
use super::edition::Edition;
use super::pair_costs::{denies_strong, repeats_colour, wants_same_colour, widens_difference};
use crate::field::{Entrant, Field, Float};

/// A criterion by its number: `C12` in 2026, `C.10` in 2017.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Criterion {
    /// Which book.
    pub edition: Edition,
    /// Its number there.
    pub number: u8,
}

/// A bracket's criteria under either edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Quality {
    /// C4 to C21.
    E2026(Quality2026),
    /// C.4 to C.19.
    E2017(Quality2017),
}

/// How far a candidate of 2026 falls short, most important criterion first.
///
/// The derived `Ord` is C.04.3:3.8.1: the first field that differs decides, and less is better.
/// Lists are sorted from the largest and compared so.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Quality2026 {
    /// Whether the rest can no longer be completed.
    pub c4_incomplete: bool,
    /// The lowest score at which the bye can still be given.
    pub c5_bye_score: Option<Score>,
    /// Players left over.
    pub c6_downfloaters: usize,
    /// Their scores.
    pub c7_downfloater_scores: Vec<Score>,
    /// Players that the next bracket must leave over.
    pub c8_next_unpaired: usize,
    /// Their scores.
    pub c8_next_scores: Vec<Score>,
    /// Unplayed games of the one player left over, if that is who takes the bye.
    pub c9_bye_unplayed: u16,
    /// Pairs in which a colour difference goes beyond two.
    pub c10_colour_difference: usize,
    /// Pairs in which a colour comes for the third time running.
    pub c11_colour_repeated: usize,
    /// Players without their colour preference.
    pub c12_preference: usize,
    /// Players without their strong colour preference.
    pub c13_strong_preference: usize,
    /// Residents left over who floated down in the last round.
    pub c14_down_last: usize,
    /// Opponents of moved-down players who floated up in the last round.
    pub c15_up_last: usize,
    /// Residents left over who floated down the round before.
    pub c16_down_before: usize,
    /// Opponents of moved-down players who floated up the round before.
    pub c17_up_before: usize,
    /// Differences of moved-down players who floated down in the last round.
    pub c18_down_last_differences: Vec<Score>,
    /// Differences of opponents who floated up in the last round.
    pub c19_up_last_differences: Vec<Score>,
    /// Differences of moved-down players who floated down the round before.
    pub c20_down_before_differences: Vec<Score>,
    /// Differences of opponents who floated up the round before.
    pub c21_up_before_differences: Vec<Score>,
}

/// How far a candidate of 2017 falls short, most important criterion first.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Quality2017 {
    /// In the penultimate and last brackets: whether the rest can no longer be completed.
    pub c4_incomplete: bool,
    /// Players left over.
    pub c5_downfloaters: usize,
    /// Pairing score differences (A.8).
    pub c6_differences: Vec<Score>,
    /// Players that the following bracket must leave over, three for one who is barred from the
    /// bye there if it is the last.
    pub c7_next_unpaired: usize,
    /// Their scores.
    pub c7_next_scores: Vec<Score>,
    /// Pairs in which a colour difference goes beyond two.
    pub c8_colour_difference: usize,
    /// Pairs in which a colour comes for the third time running.
    pub c9_colour_repeated: usize,
    /// Players without their colour preference.
    pub c10_preference: usize,
    /// Players without their strong colour preference.
    pub c11_strong_preference: usize,
    /// Players who float down as in the last round.
    pub c12_down_last: usize,
    /// Players who float up as in the last round.
    pub c13_up_last: usize,
    /// Players who float down as the round before.
    pub c14_down_before: usize,
    /// Players who float up as the round before.
    pub c15_up_before: usize,
    /// Differences of those of C.12.
    pub c16_down_last_differences: Vec<Score>,
    /// Differences of those of C.13.
    pub c17_up_last_differences: Vec<Score>,
    /// Differences of those of C.14.
    pub c18_down_before_differences: Vec<Score>,
    /// Differences of those of C.15.
    pub c19_up_before_differences: Vec<Score>,
}

impl Quality {
    /// The first criterion in which the two differ, and how `self` compares there.
    pub fn first_difference(&self, other: &Quality) -> Option<(Criterion, Ordering)> {
        match (self, other) {
            (Quality::E2026(one), Quality::E2026(two)) => {
                first_of(Edition::E2026, 4, &one.orders(two))
            }
            (Quality::E2017(one), Quality::E2017(two)) => {
                first_of(Edition::E2017, 4, &one.orders(two))
            }
            _ => None,
        }
    }
}

fn first_of(edition: Edition, first: u8, orders: &[Ordering]) -> Option<(Criterion, Ordering)> {
    let criteria = (first..).map(|number| Criterion { edition, number });
    criteria.zip(orders.iter().copied()).find(|(_, order)| order.is_ne())
}

impl Quality2026 {
    fn orders(&self, other: &Quality2026) -> [Ordering; 18] {
        let next = |it: &Quality2026| (it.c8_next_unpaired, it.c8_next_scores.clone());
        [
            self.c4_incomplete.cmp(&other.c4_incomplete),
            self.c5_bye_score.cmp(&other.c5_bye_score),
            self.c6_downfloaters.cmp(&other.c6_downfloaters),
            self.c7_downfloater_scores.cmp(&other.c7_downfloater_scores),
            next(self).cmp(&next(other)),
            self.c9_bye_unplayed.cmp(&other.c9_bye_unplayed),
            self.c10_colour_difference.cmp(&other.c10_colour_difference),
            self.c11_colour_repeated.cmp(&other.c11_colour_repeated),
            self.c12_preference.cmp(&other.c12_preference),
            self.c13_strong_preference.cmp(&other.c13_strong_preference),
            self.c14_down_last.cmp(&other.c14_down_last),
            self.c15_up_last.cmp(&other.c15_up_last),
            self.c16_down_before.cmp(&other.c16_down_before),
            self.c17_up_before.cmp(&other.c17_up_before),
            self.c18_down_last_differences.cmp(&other.c18_down_last_differences),
            self.c19_up_last_differences.cmp(&other.c19_up_last_differences),
            self.c20_down_before_differences.cmp(&other.c20_down_before_differences),
            self.c21_up_before_differences.cmp(&other.c21_up_before_differences),
        ]
    }
}

impl Quality2017 {
    fn orders(&self, other: &Quality2017) -> [Ordering; 16] {
        let next = |it: &Quality2017| (it.c7_next_unpaired, it.c7_next_scores.clone());
        [
            self.c4_incomplete.cmp(&other.c4_incomplete),
            self.c5_downfloaters.cmp(&other.c5_downfloaters),
            self.c6_differences.cmp(&other.c6_differences),
            next(self).cmp(&next(other)),
            self.c8_colour_difference.cmp(&other.c8_colour_difference),
            self.c9_colour_repeated.cmp(&other.c9_colour_repeated),
            self.c10_preference.cmp(&other.c10_preference),
            self.c11_strong_preference.cmp(&other.c11_strong_preference),
            self.c12_down_last.cmp(&other.c12_down_last),
            self.c13_up_last.cmp(&other.c13_up_last),
            self.c14_down_before.cmp(&other.c14_down_before),
            self.c15_up_before.cmp(&other.c15_up_before),
            self.c16_down_last_differences.cmp(&other.c16_down_last_differences),
            self.c17_up_last_differences.cmp(&other.c17_up_last_differences),
            self.c18_down_before_differences.cmp(&other.c18_down_before_differences),
            self.c19_up_before_differences.cmp(&other.c19_up_before_differences),
        ]
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
    pub(crate) fn quality_2026(&self, after: Aftermath) -> Quality2026 {
        let unplayed = |&place: &usize| self.field.at(place).unplayed;
        let single = self.left.first().filter(|_| after.single_takes_bye);
        Quality2026 {
            c4_incomplete: after.incomplete,
            c5_bye_score: after.bye_score,
            c6_downfloaters: self.left.len(),
            c7_downfloater_scores: self.left_scores(),
            c8_next_unpaired: after.next_unpaired,
            c8_next_scores: after.next_scores,
            c9_bye_unplayed: single.map_or(0, unplayed),
            c10_colour_difference: self.count_pairs(widens_difference),
            c11_colour_repeated: self.count_pairs(repeats_colour),
            c12_preference: self.count_pairs(wants_same_colour),
            c13_strong_preference: self.count_pairs(denies_strong),
            c14_down_last: self.residents_down(0),
            c15_up_last: self.opponents_up(0).len(),
            c16_down_before: self.residents_down(1),
            c17_up_before: self.opponents_up(1).len(),
            c18_down_last_differences: self.movers_down(0),
            c19_up_last_differences: self.opponents_up(0),
            c20_down_before_differences: self.movers_down(1),
            c21_up_before_differences: self.opponents_up(1),
        }
    }

    pub(crate) fn quality_2017(&self, after: Aftermath) -> Quality2017 {
        Quality2017 {
            c4_incomplete: after.incomplete,
            c5_downfloaters: self.left.len(),
            c6_differences: self.pairing_score_differences(),
            c7_next_unpaired: after.next_unpaired,
            c7_next_scores: after.next_scores,
            c8_colour_difference: self.count_pairs(widens_difference),
            c9_colour_repeated: self.count_pairs(repeats_colour),
            c10_preference: self.count_pairs(wants_same_colour),
            c11_strong_preference: self.count_pairs(denies_strong),
            c12_down_last: self.all_down(0).len(),
            c13_up_last: self.all_up(0).len(),
            c14_down_before: self.all_down(1).len(),
            c15_up_before: self.all_up(1).len(),
            c16_down_last_differences: self.all_down(0),
            c17_up_last_differences: self.all_up(0),
            c18_down_before_differences: self.all_down(1),
            c19_up_before_differences: self.all_up(1),
        }
    }

    fn score(&self, place: usize) -> Score {
        self.field.at(place).score
    }

    fn left_scores(&self) -> Vec<Score> {
        descending(self.left.iter().map(|&place| self.score(place)))
    }

    fn count_pairs(&self, is_bad: fn(&Entrant, &Entrant) -> bool) -> usize {
        let bad = |&&(a, b): &&(usize, usize)| is_bad(self.field.at(a), self.field.at(b));
        self.pairs.iter().filter(bad).count()
    }

    fn residents_down(&self, ago: usize) -> usize {
        let repeats = |&&place: &&usize| {
            self.bracket.is_resident(place) && self.field.at(place).floated(Float::Down, ago)
        };
        self.left.iter().filter(repeats).count()
    }

    /// Differences of the opponents of moved-down players who floated up, largest first.
    fn opponents_up(&self, ago: usize) -> Vec<Score> {
        let repeats = |&&(a, b): &&(usize, usize)| {
            self.bracket.is_moved_down(a) && self.field.at(b).floated(Float::Up, ago)
        };
        let pairs = self.pairs.iter().filter(repeats);
        descending(pairs.map(|&(a, b)| self.score(a) - self.score(b)))
    }

    /// Differences of moved-down players who floated down, largest first.
    fn movers_down(&self, ago: usize) -> Vec<Score> {
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

    fn pairing_score_differences(&self) -> Vec<Score> {
        let pairs = self.pairs.iter().map(|&(a, b)| self.score(a) - self.score(b));
        let left = self.left.iter().map(|&place| self.left_difference(place));
        descending(pairs.chain(left))
    }

    /// 2017: differences of all who float down again, paired or left over.
    fn all_down(&self, ago: usize) -> Vec<Score> {
        let down = |place: usize| self.field.at(place).floated(Float::Down, ago);
        let paired = self.pairs.iter().filter(|&&(a, b)| self.score(a) != self.score(b) && down(a));
        let paired = paired.map(|&(a, b)| self.score(a) - self.score(b));
        let left = self.left.iter().filter(|&&place| down(place));
        descending(paired.chain(left.map(|&place| self.left_difference(place))))
    }

    /// 2017: differences of all who float up again.
    fn all_up(&self, ago: usize) -> Vec<Score> {
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
