//! 3.4: the pairing-allocated bye is assigned before anybody is paired.

use std::cmp::Reverse;

use super::Round;
use crate::kernel::rest::Spare;
use crate::steps::Refusal;

/// Who gets the bye, and who was passed over, in the order of 3.4.
pub(super) struct Assigned {
    pub(super) receiver: usize,
    pub(super) passed_over: Vec<(usize, Refusal)>,
}

/// 3.4: may have it (C2), leaves a legal pairing for all others (3.4.1), lowest score (3.4.2), most
/// matches played (3.4.3), largest number (3.4.4). `None` if nobody will do.
pub(super) fn assign(round: &Round<'_>) -> Option<Assigned> {
    let field = round.field;
    let all: Vec<usize> = (0..field.len()).collect();
    let mut order = all.clone();
    order.sort_by_key(|&place| {
        let entrant = field.at(place);
        (entrant.score, entrant.unplayed, Reverse(entrant.seed))
    });
    let first = order.iter().copied().find(|&place| field.at(place).bye_barred.is_none())?;
    let plainly = round
        .with_crowd(|crowd| crowd.clearly_completes(&all, Spare::One(&|place| place == first)));
    let mut spareable = vec![first];
    if !plainly {
        spareable = round.with_crowd(|crowd| crowd.spareable(&all));
        spareable.sort_unstable();
    }
    let mut passed_over = Vec::new();
    for place in order {
        if let Some(barred) = field.at(place).bye_barred {
            passed_over.push((place, Refusal::ByeBarred(barred)));
        } else if spareable.binary_search(&place).is_ok() {
            return Some(Assigned { receiver: place, passed_over });
        } else {
            passed_over.push((place, Refusal::Rest));
        }
    }
    None
}
