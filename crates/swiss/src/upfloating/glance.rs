//! 3.5 where a matching over everybody is not needed.
//!
//! Let k be the number of residents who find no opponent among themselves, or of those below who
//! find none there, if these are more: there cannot be fewer upfloaters (C3, C4).
//!
//! * k = 0: nobody is raised, if those below can be paired.
//! * k = 1: of each score in turn (C5) those who are not to be spared come first (C7), by number;
//!   the first after whom the bracket and the rest can be paired and C6 holds is the one. If C6
//!   holds for none of a score, the first without it is.
//! * k > 1, all of them residents without an opponent: the best set is found without C3 and C6,
//!   among the first few of every kind of each score, because whoever comes later could be replaced
//!   by an earlier one whom the same resident may meet. If C3 and C6 hold after that set, it is the
//!   answer under them too: every set that they allow was among those compared.
//!
//! Anything else decides nothing.

use std::collections::BTreeMap;

use ronde_model::Score;

use super::TooWide;
use super::sets::Scoregroup;
use crate::kernel::fields::Fields;
use crate::kernel::first_set::first_set;
use crate::kernel::rest::{Spare, covers};

impl Scoregroup<'_> {
    /// The first best set; `None` decides nothing.
    pub(super) fn at_a_glance(&self) -> Result<Option<Vec<usize>>, TooWide> {
        match (self.left_over(self.residents), self.left_over(self.lower)) {
            (0, 0) => Ok(Some(Vec::new())),
            (needed, below) if needed < below => Ok(None),
            (1, _) => Ok(self.one()),
            (needed, _) => {
                let found = self.several(needed)?;
                Ok(found.filter(|set| self.leaves_well(set)))
            }
        }
    }

    /// How many of these find no opponent among themselves.
    pub(super) fn left_over(&self, places: &[usize]) -> usize {
        self.round.with_crowd(|crowd| {
            let odd = places.len() % 2;
            let spare = if odd == 1 { Spare::One(&|_| true) } else { Spare::Nobody };
            if crowd.clearly_completes(places, spare) { odd } else { crowd.left_over(places) }
        })
    }

    fn one(&self) -> Option<Vec<usize>> {
        let suits = |place: usize| {
            self.round.completes(&[self.residents, &[place]].concat())
                && self.round.completes(&super::without(self.lower, &[place]))
        };
        for level in self.levels() {
            let of_level = self.lower.iter().filter(|&&it| self.round.score(it) == level);
            let mut pool: Vec<usize> = of_level.copied().collect();
            pool.sort_by_key(|&place| (self.round.floated(place), place));
            let mut first = None;
            for place in pool {
                if !suits(place) {
                    continue;
                }
                if self.leaves_well(&[place]) {
                    return Some(vec![place]);
                }
                first = first.or(Some(place));
            }
            if first.is_some() {
                return first.map(|place| vec![place]);
            }
        }
        None
    }

    /// The first best set when nothing is asked of those who stay below; `None` decides nothing.
    fn several(&self, needed: usize) -> Result<Option<Vec<usize>>, TooWide> {
        let mut levels = Vec::new();
        let mut candidates = Vec::new();
        for level in self.levels() {
            levels.push(level);
            candidates.extend(self.candidates(level, needed));
            if covers(self.residents, &candidates, |a, b| self.round.may_meet(a, b)) {
                return self.first_of_best(&candidates, &levels).map(Some);
            }
        }
        Ok(None)
    }

    /// The first few of every kind of this score: as many as upfloaters are needed, and as many
    /// again as anybody may not meet.
    fn candidates(&self, level: Score, needed: usize) -> Vec<usize> {
        let field = self.round.field;
        let most = needed + field.most_bars();
        let mut kinds: BTreeMap<bool, usize> = BTreeMap::new();
        let few = |place: &&usize| {
            let seen = kinds.entry(self.round.floated(**place)).or_default();
            *seen += 1;
            *seen <= most || field.bound_to(**place).is_some()
        };
        let of_level = self.lower.iter().filter(|&&it| self.round.score(it) == level);
        of_level.filter(few).copied().collect()
    }

    fn first_of_best(&self, candidates: &[usize], levels: &[Score]) -> Result<Vec<usize>, TooWide> {
        let places = [self.residents, candidates].concat();
        let last = self.last_resident();
        let mut fields = Fields::new(&places, |a, b| a <= last && self.round.may_meet(a, b));
        fields.add(|_, b| if b > last { 1 } else { 2 });
        self.add_scores(&mut fields, levels)?;
        self.add_floaters(&mut fields)?;
        let order = self.of_best_scores(&fields.solve(), candidates);
        Ok(first_set(fields, &order, &|_, b| (b > last).then_some(b))?.0)
    }
}
