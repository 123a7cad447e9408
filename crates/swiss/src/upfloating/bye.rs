//! 3.4: the pairing-allocated bye is assigned before anybody is paired.

use std::cmp::Reverse;

use super::Round;
use crate::early_bye::Assigned;

/// 3.4: may have it (C2), leaves a legal pairing for all others (3.4.1), lowest score (3.4.2), most
/// matches played (3.4.3), largest number (3.4.4). `None` if nobody will do.
pub(super) fn assign(round: &Round<'_>) -> Option<Assigned> {
    let field = round.field;
    let mut order: Vec<usize> = (0..field.len()).collect();
    order.sort_by_key(|&place| {
        let entrant = field.at(place);
        (entrant.score, entrant.unplayed, Reverse(entrant.seed))
    });
    round.with_crowd(|crowd| Assigned::first(field, order, &crowd))
}
