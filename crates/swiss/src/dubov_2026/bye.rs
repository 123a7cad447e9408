//! 3.1: the pairing-allocated bye is assigned before anybody is paired.

use std::cmp::Reverse;

use super::people::People;
use crate::early_bye::Assigned;

/// 3.1: eligible (C2), lets all others be paired (C4), lowest score, most games played, largest
/// number. `None` if nobody will do.
pub(super) fn assign(people: &People<'_>) -> Option<Assigned> {
    let field = people.field;
    let mut order: Vec<usize> = (0..field.len()).collect();
    order.sort_by_key(|&place| {
        let entrant = field.at(place);
        (entrant.score, Reverse(entrant.colours.games()), Reverse(entrant.seed))
    });
    people.with_crowd(|crowd| Assigned::first(field, order, crowd))
}
