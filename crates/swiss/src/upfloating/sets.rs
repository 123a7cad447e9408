//! 3.5 with C4 to C7: how many upfloaters a scoregroup needs, and the first of the best sets.
//!
//! Everybody below stands in the order of 3.5.3 already: places of the field go by score down,
//! number up. What can be seen without a matching over everybody is seen in `glance`.

use std::collections::BTreeSet;

use ronde_model::Score;

use super::criteria::Shortfall;
use super::{Pair, Round, TooWide, without};
use crate::kernel::fields::{Best, Fields, Occurs};
use crate::kernel::first_set::{self, first_set};

/// A scoregroup that is to be paired, and everybody below it who is not paired yet.
pub(super) struct Scoregroup<'a> {
    pub(super) round: &'a Round<'a>,
    /// The remaining residents, in ranking order.
    pub(super) residents: &'a [usize],
    /// The potential upfloaters (3.5.1), in the order of 3.5.3.
    pub(super) lower: &'a [usize],
}

impl From<first_set::TooWide> for TooWide {
    fn from(_: first_set::TooWide) -> TooWide {
        TooWide
    }
}

impl Scoregroup<'_> {
    /// The first of the best sets, in the order of 3.5.3.
    pub(super) fn upfloaters(&self) -> Result<Vec<usize>, TooWide> {
        match self.at_a_glance()? {
            Some(set) => Ok(set),
            None => self.by_matching(),
        }
    }

    pub(super) fn following(&self) -> Option<Score> {
        self.round.following(self.round.score(self.residents[0]))
    }

    /// C3 and C6, after this set has left.
    pub(super) fn leaves_well(&self, set: &[usize]) -> bool {
        let rest = without(self.lower, set);
        self.round.completes(&rest) && self.round.leaves_following(self.following(), &rest)
    }

    pub(super) fn last_resident(&self) -> usize {
        self.residents.last().copied().unwrap_or(0)
    }

    /// Whether the pair makes its second an upfloater.
    pub(super) fn raises(&self, (higher, lower): Pair) -> bool {
        let last = self.last_resident();
        higher <= last && lower > last
    }

    /// Scores below, descending.
    pub(super) fn levels(&self) -> Vec<Score> {
        let mut levels: Vec<Score> =
            self.lower.iter().map(|&place| self.round.score(place)).collect();
        levels.dedup();
        levels
    }

    /// C4 and C5: fewer upfloaters, then fewer of the lowest score, of the next, and so on; how
    /// many are left for the highest follows.
    pub(super) fn add_scores(
        &self,
        fields: &mut Fields<'_>,
        levels: &[Score],
    ) -> Result<(), TooWide> {
        add(fields, &|a, b| self.raises((a, b)))?;
        for &level in levels.iter().skip(1).rev() {
            add(fields, &|a, b| self.raises((a, b)) && self.round.score(b) == level)?;
        }
        Ok(())
    }

    /// C7.
    pub(super) fn add_floaters(&self, fields: &mut Fields<'_>) -> Result<(), TooWide> {
        add(fields, &|a, b| self.raises((a, b)) && self.round.floated(b))
    }

    /// The first best set, by one matching over everybody who is not paired yet.
    fn by_matching(&self) -> Result<Vec<usize>, TooWide> {
        let places = [self.residents, self.lower].concat();
        let (fields, _) = self.best(&places, None)?;
        let order = self.of_best_scores(&fields.solve(), self.lower);
        let selects = |a: usize, b: usize| self.raises((a, b)).then_some(b);
        Ok(first_set(fields, &order, &selects)?.0)
    }

    /// Everybody who is not paired yet, with C4 to C7, and whether C6 fails; `raised` may meet
    /// residents only.
    fn best<'p>(
        &self,
        places: &'p [usize],
        raised: Option<usize>,
    ) -> Result<(Fields<'p>, bool), TooWide> {
        let last = self.last_resident();
        let stays = |a: usize, b: usize| a > last && (Some(a) == raised || Some(b) == raised);
        let may_meet = |a: usize, b: usize| self.round.may_meet(a, b) && !stays(a, b);
        let mut fields = Fields::new(places, may_meet);
        fields.add(|_, _| 1);
        self.add_scores(&mut fields, &self.levels())?;
        let mut with_following = fields.clone();
        add(&mut with_following, &|a, b| self.leaves_group((a, b)))?;
        let fails = self.fails_following(&with_following.solve());
        let mut fields = if fails { fields } else { with_following };
        self.add_floaters(&mut fields)?;
        Ok((fields, fails))
    }

    /// Whether one of the following group is paired below it.
    fn leaves_group(&self, (higher, lower): Pair) -> bool {
        let following = self.following();
        Some(self.round.score(higher)) == following && Some(self.round.score(lower)) < following
    }

    /// Whether the best pairing takes more out of the following group than its number asks for.
    fn fails_following(&self, best: &Best<'_>) -> bool {
        let of_group =
            self.lower.iter().filter(|&&it| Some(self.round.score(it)) == self.following());
        let mates: Vec<(usize, usize)> =
            of_group.filter_map(|&it| Some((it, best.of(it)?))).collect();
        let last = self.last_resident();
        let stay = mates.iter().filter(|(_, mate)| *mate > last).count();
        let leave = mates.iter().filter(|&&(it, mate)| self.leaves_group((it, mate))).count();
        leave != stay % 2
    }

    /// Those of the pool with scores that a best pairing raises: C5 gives all best ones the same.
    pub(super) fn of_best_scores(&self, best: &Best<'_>, pool: &[usize]) -> Vec<usize> {
        let last = self.last_resident();
        let raised = self.residents.iter().filter_map(|&place| best.of(place));
        let raised = raised.filter(|&mate| mate > last);
        let scores: BTreeSet<Score> = raised.map(|mate| self.round.score(mate)).collect();
        let of_scores = |place: &usize| scores.contains(&self.round.score(*place));
        pool.iter().copied().filter(of_scores).collect()
    }

    /// What the best set that raises this one comes to, for the reasons: its criteria of 3.5.
    /// `None` if no legal pairing does.
    pub(super) fn shortfall_with(&self, raised: usize) -> Option<Shortfall> {
        let places = [self.residents, self.lower].concat();
        let (fields, fails) = self.best(&places, Some(raised)).ok()?;
        let best = fields.solve();
        if places.iter().any(|&place| best.of(place).is_none()) {
            return None;
        }
        let pairs = self.residents.iter().filter_map(|&place| Some((place, best.of(place)?)));
        let pairs: Vec<Pair> = pairs.filter(|(place, mate)| place < mate).collect();
        Some(self.shortfall_of_set(&pairs, fails))
    }

    /// The criteria of 3.5 alone: those of pairs come after them.
    pub(super) fn shortfall_of_set(&self, pairs: &[Pair], fails: bool) -> Shortfall {
        let score = self.round.score(self.residents[0]);
        Shortfall::of(self.round, score, pairs, fails).of_sets(self.round.chapter)
    }
}

/// Adds a criterion that costs a point on the pairs of which this is true.
pub(super) fn add(
    fields: &mut Fields<'_>,
    hurts: &dyn Fn(usize, usize) -> bool,
) -> Result<(), TooWide> {
    let gain = |a: usize, b: usize| -i64::from(hurts(a, b));
    if fields.try_add(Occurs::OnEveryPair, usize::MAX, gain) { Ok(()) } else { Err(TooWide) }
}

impl Shortfall {
    /// Without what judges the pairs of a bracket.
    fn of_sets(mut self, chapter: &super::Chapter) -> Shortfall {
        let first = chapter.criteria.iter().position(|row| row.criterion.is_of_pairs());
        self.truncate(first.unwrap_or(chapter.criteria.len()));
        self
    }
}
