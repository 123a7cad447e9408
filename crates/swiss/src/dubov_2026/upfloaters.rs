//! 3.2.1 and 3.2.2 with 4.2: how many upfloaters a scoregroup needs, and the first of the best
//! sets.
//!
//! The pool stands in the order of 4.2.2 already: places of the field go by score down, number up.
//!
//! First the question is asked without C4: nobody below but the upfloaters is looked at, and of
//! players below who are alike only the first few, because whoever comes later could be replaced by
//! an earlier one whom the same resident may meet. If the rest can be completed after that answer,
//! it is the answer under C4 too: every set that C4 allows was among those compared. Otherwise one
//! matching over everybody unpaired decides.

use std::collections::{BTreeMap, BTreeSet};

use ronde_model::Score;

use super::criteria::{self, Burden, Shortfall, TooWide};
use super::people::People;
use super::subgroups;
use crate::kernel::fields::{Best, Fields};
use crate::kernel::first_set::first_set;
use crate::kernel::rest::{Spare, covers};

/// Residents beyond this number are not put into a matching unless a glance decides nothing.
const FEW: usize = 48;

/// A scoregroup that is to be paired, and everybody below it who is not paired yet.
pub(super) struct Scoregroup<'a> {
    pub(super) people: &'a People<'a>,
    /// The remaining residents, in ranking order.
    pub(super) residents: &'a [usize],
    /// The pool of 4.2.1, in the order of 4.2.2.
    pub(super) lower: &'a [usize],
}

impl Scoregroup<'_> {
    /// The first of the best sets, in the order of the pool.
    pub(super) fn upfloaters(&self) -> Result<Vec<usize>, TooWide> {
        let (needed, below) = (self.left_over(self.residents), self.left_over(self.lower));
        // Whoever below finds no opponent there must come up (C4).
        if below > needed {
            let found = self.at_a_glance(below).filter(|set| self.is_complete_without(set));
            return found.map_or_else(|| self.with_completion(), Ok);
        }
        let found = match needed {
            0 => Some(Vec::new()),
            _ => self.at_a_glance(needed),
        };
        let found = match found {
            None if needed == 1 && self.residents.len() > FEW => self.one_at_a_glance(),
            found => found,
        };
        let relaxed = match found {
            Some(set) => Some(set),
            None => self.without_completion(needed)?,
        };
        let found = relaxed.filter(|set| self.is_complete_without(set));
        found.map_or_else(|| self.with_completion(), Ok)
    }

    /// C4: whether those below can be paired without these.
    fn is_complete_without(&self, set: &[usize]) -> bool {
        self.people.complete(&without(self.lower, set))
    }

    /// How many of these find no opponent among themselves.
    pub(super) fn left_over(&self, places: &[usize]) -> usize {
        self.people.with_crowd(|crowd| {
            let odd = places.len() % 2;
            let spare = if odd == 1 { Spare::One(&|_| true) } else { Spare::Nobody };
            if crowd.clearly_completes(places, spare) { odd } else { crowd.left_over(places) }
        })
    }

    fn last_resident(&self) -> usize {
        self.residents.last().copied().unwrap_or(0)
    }

    /// Scores below, descending.
    fn levels(&self) -> Vec<Score> {
        let mut levels: Vec<Score> =
            self.lower.iter().map(|&place| self.people.field.at(place).score).collect();
        levels.dedup();
        levels
    }

    /// The first few of every kind of players with this score: as many as upfloaters are needed,
    /// and as many again as anybody may not meet.
    fn candidates(&self, level: Score, needed: usize) -> Vec<usize> {
        let people = self.people;
        let most = needed + people.field.most_bars();
        let mut kinds: BTreeMap<_, usize> = BTreeMap::new();
        let of_level = |place: &&usize| people.field.at(**place).score == level;
        let few = |place: &&usize| {
            if people.field.bound_to(**place).is_some() {
                return true;
            }
            let kind = (people.due(**place), Burden::of(people, **place));
            let seen = kinds.entry(kind).or_default();
            *seen += 1;
            *seen <= most
        };
        self.lower.iter().filter(of_level).filter(few).copied().collect()
    }

    /// One upfloater for many residents: the first of the cheapest kind with the next lower score
    /// with whom nobody is disturbed beyond what the numbers of seekers ask for. `None` decides
    /// nothing.
    fn one_at_a_glance(&self) -> Option<Vec<usize>> {
        let people = self.people;
        let level = *self.levels().first()?;
        let whites = self.residents.iter().filter(|&&it| people.seeks_white(it)).count();
        let blacks = self.residents.len() - whites;
        let disturbed = |place: usize| {
            let white = usize::from(people.seeks_white(place));
            (whites + white).abs_diff(blacks + 1 - white) / 2
        };
        let candidates = self.candidates(level, 1);
        let fewest = candidates.iter().map(|&place| disturbed(place)).min()?;
        let mut cheapest: Vec<usize> =
            candidates.into_iter().filter(|&place| disturbed(place) == fewest).collect();
        cheapest.sort_by_key(|&place| (Burden::of(people, place), place));
        let found = cheapest.into_iter().find(|&place| {
            let bracket = [self.residents, &[place]].concat();
            subgroups::by_preference(people, &bracket).pairs_across(people)
        });
        found.map(|place| vec![place])
    }

    /// The first best set when nothing need be left complete; `None` decides nothing.
    fn without_completion(&self, needed: usize) -> Result<Option<Vec<usize>>, TooWide> {
        let mut levels = Vec::new();
        let mut candidates = Vec::new();
        for level in self.levels() {
            levels.push(level);
            candidates.extend(self.candidates(level, needed));
            if covers(self.residents, &candidates, |a, b| self.people.may_meet(a, b)) {
                return self.first_of_best(&candidates, &levels).map(Some);
            }
        }
        Ok(None)
    }

    fn first_of_best(&self, candidates: &[usize], levels: &[Score]) -> Result<Vec<usize>, TooWide> {
        let places = [self.residents, candidates].concat();
        let last_resident = self.last_resident();
        let is_lower = |place: usize| place > last_resident;
        let mut fields = Fields::new(&places, |a, b| !is_lower(a) && self.people.may_meet(a, b));
        fields.add(|_, b| if is_lower(b) { 1 } else { 2 });
        criteria::add(&mut fields, self.people, last_resident, levels)?;
        let order = self.of_best_scores(&fields.solve(), candidates);
        Ok(first_set(fields, &order, &|_, b| is_lower(b).then_some(b))?.0)
    }

    /// Those of the pool with scores that a best pairing raises: C6 gives all best ones the same.
    fn of_best_scores(&self, best: &Best<'_>, pool: &[usize]) -> Vec<usize> {
        let field = self.people.field;
        let last_resident = self.last_resident();
        let raised = self.residents.iter().filter_map(|&place| best.of(place));
        let raised = raised.filter(|&mate| mate > last_resident);
        let scores: BTreeSet<Score> = raised.map(|mate| field.at(mate).score).collect();
        pool.iter().copied().filter(|&place| scores.contains(&field.at(place).score)).collect()
    }

    /// The first best set, by one matching over everybody who is not paired yet.
    pub(super) fn with_completion(&self) -> Result<Vec<usize>, TooWide> {
        let places = [self.residents, self.lower].concat();
        let fields = self.everybody(&places, None)?;
        let last_resident = self.last_resident();
        let selects = |a: usize, b: usize| (a <= last_resident && b > last_resident).then_some(b);
        let order = self.of_best_scores(&fields.solve(), self.lower);
        Ok(first_set(fields, &order, &selects)?.0)
    }

    /// Everybody who is not paired yet, with C5 to C10; `raised` may meet residents only.
    fn everybody<'p>(
        &self,
        places: &'p [usize],
        raised: Option<usize>,
    ) -> Result<Fields<'p>, TooWide> {
        let last_resident = self.last_resident();
        let stays =
            |a: usize, b: usize| a > last_resident && (Some(a) == raised || Some(b) == raised);
        let mut fields = Fields::new(places, |a, b| self.people.may_meet(a, b) && !stays(a, b));
        fields.add(|_, _| 1);
        criteria::add(&mut fields, self.people, last_resident, &self.levels())?;
        Ok(fields)
    }

    /// The best bracket that raises this player, for the reasons; `None` if no complete pairing
    /// does, or the question is too large to be asked for every player.
    pub(super) fn shortfall_with(&self, raised: usize) -> Option<Shortfall> {
        let places = [self.residents, self.lower].concat();
        let best = self.everybody(&places, Some(raised)).ok()?.solve();
        self.shortfall(&best, &places)
    }

    fn shortfall(&self, best: &Best<'_>, places: &[usize]) -> Option<Shortfall> {
        if places.iter().any(|&place| best.of(place).is_none()) {
            return None;
        }
        let pairs: Vec<(usize, usize)> = self
            .residents
            .iter()
            .filter_map(|&place| best.of(place).map(|mate| (place, mate)))
            .filter(|(place, mate)| place < mate)
            .collect();
        let score = self.people.field.at(*self.residents.first()?).score;
        Some(Shortfall::of(self.people, score, &pairs))
    }
}

/// Those of the list that are not in the set.
pub(super) fn without(list: &[usize], set: &[usize]) -> Vec<usize> {
    list.iter().copied().filter(|place| !set.contains(place)).collect()
}
