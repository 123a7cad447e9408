//! The first of the sets that best matchings select, without trying them all.

use std::collections::BTreeSet;

use super::fields::{Best, Fields, Occurs};

/// Lanes of a solve before decisions are put off to the next one.
const BUDGET: usize = 12;

/// The criteria do not fit into the numbers that a solver takes.
pub(crate) struct TooWide;

/// Of the sets that best matchings select, the first in the order of the smallest differing
/// number. `order` lists the pool by number; `selects` says whom a pair selects, if anybody. All
/// best matchings select equally many.
///
/// Each member of the pool becomes one more criterion, below the real ones: to be selected.
pub(crate) fn first_set<'a>(
    mut fields: Fields<'a>,
    order: &[usize],
    selects: &dyn Fn(usize, usize) -> Option<usize>,
) -> Result<(Vec<usize>, Best<'a>), TooWide> {
    let mut settled = 0;
    loop {
        let mut trial = fields.clone();
        let until = settled + trial.try_add_selections(&order[settled..], BUDGET, selects);
        let best = trial.solve();
        let selected: Vec<usize> =
            order.iter().copied().filter(|&place| is_selected(&best, selects, place)).collect();
        if until == order.len() {
            return Ok((selected, best));
        }
        if until == settled {
            return Err(TooWide);
        }
        let decided: BTreeSet<usize> = order[settled..until].iter().copied().collect();
        let taken: BTreeSet<usize> = selected.into_iter().collect();
        let keeps = |a, b| match selects(a, b).filter(|place| decided.contains(place)) {
            None => 0,
            Some(place) if taken.contains(&place) => 1,
            Some(_) => -1,
        };
        if !fields.try_add(Occurs::OnEveryPair, usize::MAX, keeps) {
            return Err(TooWide);
        }
        settled = until;
    }
}

fn is_selected(
    best: &Best<'_>,
    selects: &dyn Fn(usize, usize) -> Option<usize>,
    place: usize,
) -> bool {
    best.of(place).is_some_and(|mate| selects(place.min(mate), place.max(mate)) == Some(place))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `{#1,#P}` comes before `{#2,#3}`.
    #[test]
    fn sets_are_ordered_by_the_smallest_differing_number() {
        // Residents 0 and 1; of 2 to 5 below, 2 may meet only 0, and 3 and 4 only 0 too.
        let places: Vec<usize> = (0..6).collect();
        let mut fields = Fields::new(&places, |a, b| a == 0 && b > 1 || a == 1 && b == 5);
        fields.add(|_, _| 1);
        let selects = |a: usize, b: usize| (a < 2 && b > 1).then_some(b);
        let found = first_set(fields, &[2, 3, 4, 5], &selects);
        assert_eq!(Some(vec![2, 5]), found.ok().map(|(set, _)| set));
    }
}
