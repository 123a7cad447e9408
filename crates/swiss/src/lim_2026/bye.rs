//! Who has the bye (C.04.4.3:1.1, 7.1).

use ronde_model::PairingNumber;

use super::players::Players;
use super::rest;
use crate::steps::Refusal;

/// Everybody in the order in which the bye is offered: the lowest ranked first, in round 1 the
/// lowest rated first.
fn in_order(players: &Players<'_>) -> Vec<usize> {
    let mut order: Vec<usize> = (0..players.field.len()).rev().collect();
    if players.field.round.index() == 0 {
        order.sort_by_key(|&place| players.rating(place));
    }
    order
}

/// The first who may have it and without whom the others can be paired; `None` if nobody is.
pub(super) fn bye(players: &Players<'_>) -> Option<usize> {
    let everybody: Vec<usize> = (0..players.field.len()).collect();
    let may = |place: &usize| players.at(*place).bye_barred.is_none();
    if rest::plainly_lacks_only_one(players.field, &everybody) {
        return in_order(players).into_iter().find(may);
    }
    let mut completion = rest::completion(players.field, &everybody);
    if completion.left_over() != 1 {
        return None;
    }
    let spareable: Vec<usize> = completion.decomposition().avoidable().collect();
    let can = |place: &usize| spareable.binary_search(place).is_ok();
    in_order(players).into_iter().filter(may).find(can)
}

/// Those to whom it is offered before, and why they do not have it.
pub(super) fn passed_over(players: &Players<'_>, bye: usize) -> Vec<(PairingNumber, Refusal)> {
    let before = in_order(players).into_iter().take_while(|&place| place != bye);
    let refusal = |place: usize| match players.at(place).bye_barred {
        Some(round) => Refusal::ByeBarred(round),
        None => Refusal::Rest,
    };
    before.map(|place| (players.at(place).number, refusal(place))).collect()
}
