//! Sharing out a pot so that nothing is lost.

use super::{Money, Reason, Sharing};

/// What each of a group gets, the best placed first. The sum is that of the prizes.
pub(super) fn amounts(prizes: &[Money], size: usize, sharing: Sharing, unit: Money) -> Vec<Money> {
    let pot: Money = prizes.iter().sum();
    match sharing {
        Sharing::ByRank | Sharing::Shared => evenly(pot, size, unit),
        Sharing::Hort => {
            let halves: Vec<Money> = (0..size).map(|at| own_half(prizes, at)).collect();
            let rest = pot - halves.iter().sum::<Money>();
            // Halves are rounded together with the shares, or a coin would be lost twice.
            let shares = evenly(rest, size, 1);
            let exact: Vec<Money> =
                halves.iter().zip(shares).map(|(own, share)| own + share).collect();
            rounded(&exact, unit)
        }
    }
}

/// Why the one at this place of the group gets it.
pub(super) fn reason(prizes: &[Money], size: usize, sharing: Sharing, at: usize) -> Reason {
    let among = u32::try_from(size).unwrap_or(u32::MAX);
    let pot: Money = prizes.iter().sum();
    match sharing {
        _ if size == 1 => Reason::Place,
        Sharing::ByRank | Sharing::Shared => Reason::Share { pot, among },
        Sharing::Hort => {
            let halves: Money = (0..size).map(|it| own_half(prizes, it)).sum();
            Reason::Hort { own_half: own_half(prizes, at), pot: pot - halves, among }
        }
    }
}

/// Half of the prize of this place of the group, without the odd coin; nothing beyond the prizes.
fn own_half(prizes: &[Money], at: usize) -> Money {
    prizes.get(at).map_or(0, |prize| prize / 2)
}

/// Equal parts in whole units; units that are left go to the best placed, one each, and what is
/// less than a unit to the first.
fn evenly(pot: Money, size: usize, unit: Money) -> Vec<Money> {
    let count = Money::try_from(size).unwrap_or(Money::MAX).max(1);
    let units = pot / unit;
    let (each, more) = (units / count, units % count);
    let mut parts: Vec<Money> =
        (0..count).map(|at| (each + Money::from(at < more)) * unit).collect();
    if let Some(first) = parts.first_mut() {
        *first += pot % unit;
    }
    parts
}

/// Amounts in whole units, with the same sum; what is cut off goes back to the best placed in whole
/// units, and the rest of it to the first.
fn rounded(exact: &[Money], unit: Money) -> Vec<Money> {
    let mut parts: Vec<Money> = exact.iter().map(|amount| amount / unit * unit).collect();
    let mut rest: Money = exact.iter().sum::<Money>() - parts.iter().sum::<Money>();
    for part in &mut parts {
        if rest >= unit {
            *part += unit;
            rest -= unit;
        }
    }
    if let Some(first) = parts.first_mut() {
        *first += rest;
    }
    parts
}
