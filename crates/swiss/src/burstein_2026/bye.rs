//! 3.1: the pairing-allocated bye is assigned before anybody is paired.

use std::cmp::Reverse;

use super::people::People;
use crate::kernel::rest::Spare;
use crate::steps::Refusal;

/// Who gets the bye, and who was passed over, in the order of 3.1.
pub(super) struct Assigned {
    pub(super) receiver: usize,
    pub(super) passed_over: Vec<(usize, Refusal)>,
}

/// 3.1: eligible (C2), lets all others be paired (C4), lowest score, most games played, lowest in
/// the order of 1.8. `None` if nobody will do.
pub(super) fn assign(people: &People<'_>) -> Option<Assigned> {
    let field = people.field;
    let all: Vec<usize> = (0..field.len()).collect();
    let mut order = all.clone();
    order.sort_by_key(|&place| {
        let entrant = field.at(place);
        (entrant.score, Reverse(entrant.colours.games()), Reverse(people.rank(place)))
    });
    let first = order.iter().copied().find(|&place| field.at(place).bye_barred.is_none())?;
    let plainly = people
        .with_crowd(|crowd| crowd.clearly_completes(&all, Spare::One(&|place| place == first)));
    let spareable =
        if plainly { vec![first] } else { people.with_crowd(|crowd| crowd.spareable(&all)) };
    let mut passed_over = Vec::new();
    for place in order {
        if let Some(round) = field.at(place).bye_barred {
            passed_over.push((place, Refusal::ByeBarred(round)));
        } else if spareable.contains(&place) {
            return Some(Assigned { receiver: place, passed_over });
        } else {
            passed_over.push((place, Refusal::Rest));
        }
    }
    None
}
