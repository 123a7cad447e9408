//! The bye in the books that assign it before anybody is paired.

use crate::field::Field;
use crate::kernel::rest::{Crowd, Spare};
use crate::pairing::PairingError;
use crate::steps::{Act, Refusal, Step};
use crate::unpairable::unpairable;

/// Who gets the bye, and who was passed over, in the order of the book.
pub(crate) struct Assigned {
    pub(crate) receiver: usize,
    pub(crate) passed_over: Vec<(usize, Refusal)>,
}

impl Assigned {
    /// The first in this order who may have it and lets all others be paired. `None` if nobody
    /// will do.
    pub(crate) fn first(field: &Field, order: Vec<usize>, crowd: &Crowd<'_>) -> Option<Assigned> {
        let all: Vec<usize> = (0..field.len()).collect();
        let first = order.iter().copied().find(|&place| field.at(place).bye_barred.is_none())?;
        // The whole crowd is asked only where the first is not plainly the one.
        let mut spareable = vec![first];
        if !crowd.clearly_completes(&all, Spare::One(&|place| place == first)) {
            spareable = crowd.spareable(&all);
            spareable.sort_unstable();
        }
        let mut passed_over = Vec::new();
        for place in order {
            if let Some(round) = field.at(place).bye_barred {
                passed_over.push((place, Refusal::ByeBarred(round)));
            } else if spareable.binary_search(&place).is_ok() {
                return Some(Assigned { receiver: place, passed_over });
            } else {
                passed_over.push((place, Refusal::Rest));
            }
        }
        None
    }

    /// The step that assigns it.
    pub(crate) fn step(&self, article: &'static str, field: &Field) -> Step {
        let number = |place: usize| field.at(place).number;
        let passed_over = self.passed_over.iter().map(|&(place, why)| (number(place), why));
        let passed_over = passed_over.collect();
        Step::new(article, Act::Byes { player: number(self.receiver), passed_over })
    }
}

/// Everybody who is to be paired once the bye is assigned, if their number is odd, and whoever has
/// it. The round is refused where it cannot be completed.
pub(crate) fn before_pairs(
    field: &Field,
    assign: impl FnOnce() -> Option<Assigned>,
    completes: impl FnOnce(&[usize]) -> bool,
) -> Result<(Option<Assigned>, Vec<usize>), PairingError> {
    let none = || PairingError::NoCompletePairing(unpairable(field));
    let mut left: Vec<usize> = (0..field.len()).collect();
    if left.len().is_multiple_of(2) {
        return if completes(&left) { Ok((None, left)) } else { Err(none()) };
    }
    let assigned = assign().ok_or_else(none)?;
    left.retain(|&place| place != assigned.receiver);
    Ok((Some(assigned), left))
}
