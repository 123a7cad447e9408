//! The toy system word for word (its articles stand in the documentation of `swiss`'s `toy`): every
//! permutation of the lower half is tried in order, for small fields.
//!
//! Who may meet is asked of the caller, so that this file shares nothing with an engine.

use ronde_model::PairingNumber;

/// Pairs and the bye.
pub type ToyRound = (Vec<(PairingNumber, PairingNumber)>, Option<PairingNumber>);

/// T1 to T3 for players in their order; `None` if there is no pairing.
pub fn pair(
    players: &[PairingNumber],
    may_meet: &dyn Fn(PairingNumber, PairingNumber) -> bool,
    may_have_bye: &dyn Fn(PairingNumber) -> bool,
) -> Option<ToyRound> {
    if players.len().is_multiple_of(2) {
        return Some((in_halves(players, may_meet)?, None));
    }
    let candidates = players.iter().rev().copied().filter(|&player| may_have_bye(player));
    candidates.into_iter().find_map(|bye| {
        let others: Vec<PairingNumber> = players.iter().copied().filter(|&it| it != bye).collect();
        Some((in_halves(&others, may_meet)?, Some(bye)))
    })
}

fn in_halves(
    players: &[PairingNumber],
    may_meet: &dyn Fn(PairingNumber, PairingNumber) -> bool,
) -> Option<Vec<(PairingNumber, PairingNumber)>> {
    let (upper, lower) = players.split_at(players.len() / 2);
    let pairs = |order: Vec<PairingNumber>| -> Vec<(PairingNumber, PairingNumber)> {
        upper.iter().copied().zip(order).collect()
    };
    let all = permutations(lower).into_iter().map(pairs);
    all.into_iter().find(|pairs| pairs.iter().all(|&(one, other)| may_meet(one, other)))
}

fn permutations(of: &[PairingNumber]) -> Vec<Vec<PairingNumber>> {
    if of.is_empty() {
        return vec![Vec::new()];
    }
    let begin = |&first: &PairingNumber| {
        let rest: Vec<PairingNumber> = of.iter().copied().filter(|&it| it != first).collect();
        permutations(&rest).into_iter().map(move |tail| [vec![first], tail].concat())
    };
    of.iter().flat_map(begin).collect()
}
