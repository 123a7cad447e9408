//! 4.2 and 4.3: all pairings of a bracket, in order.

/// A pairing: for each who was not named before, in the order of BSNs, the opponent; none for BSN
/// 0, the partner of who floats.
pub(super) type Pairing = Vec<(usize, Option<usize>)>;

/// Calls `found` with every pairing of these players, who stand in the order of their BSNs, that
/// has so many floaters (4.2: as many dummies with BSN 0) and only legal pairs.
///
/// 4.3: whose opponent of BSN 1 has the larger BSN comes first, then the opponent of BSN 2, and so
/// on; 0 is the smallest BSN.
pub(super) fn each(
    players: &[usize],
    zeros: usize,
    legal: &dyn Fn(usize, usize) -> bool,
    found: &mut dyn FnMut(&Pairing),
) {
    next(players, zeros, legal, &mut Vec::new(), found);
}

fn next(
    open: &[usize],
    zeros: usize,
    legal: &dyn Fn(usize, usize) -> bool,
    made: &mut Pairing,
    found: &mut dyn FnMut(&Pairing),
) {
    let Some((&first, others)) = open.split_first() else {
        if zeros == 0 {
            found(made);
        }
        return;
    };
    if zeros > open.len() {
        return;
    }
    for &opponent in others.iter().rev().filter(|&&opponent| legal(first, opponent)) {
        let rest: Vec<usize> = others.iter().copied().filter(|&it| it != opponent).collect();
        made.push((first, Some(opponent)));
        next(&rest, zeros, legal, made, found);
        made.pop();
    }
    if zeros > 0 {
        made.push((first, None));
        next(others, zeros - 1, legal, made, found);
        made.pop();
    }
}
