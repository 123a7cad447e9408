//! C.07:6, word for word: "whatever the missing results" is tried out.

use ronde_model::scores::for_result;
use ronde_model::{PairingNumber, RoundEntry, Snapshot};

use super::{entry, rounds};

/// A fraction of points, in tenths.
type Points = (i128, i128);

fn add(left: Points, right: Points) -> Points {
    (left.0 * right.1 + right.0 * left.1, left.1 * right.1)
}

fn higher(left: Points, right: Points) -> bool {
    left.0 * right.1 > right.0 * left.1
}

/// The average of the games of one player against another; nothing if they never met.
fn against(snapshot: &Snapshot, who: PairingNumber, other: PairingNumber) -> Option<Points> {
    let (mut sum, mut games) = (0, 0);
    for round in rounds(snapshot) {
        let sheet = entry(snapshot, who, round);
        if matches!(sheet, RoundEntry::Played { opponent, .. } if opponent == other) {
            sum += i128::from(for_result(snapshot, who, round, sheet).tenths());
            games += 1;
        }
    }
    (games > 0).then_some((sum, games))
}

/// Whether `who` has more than each of the others, whatever the missing games bring.
fn is_certainly_ahead(
    snapshot: &Snapshot,
    table: &[PairingNumber],
    who: PairingNumber,
    others: &[PairingNumber],
) -> bool {
    let points = &snapshot.rules.points;
    let win = i128::from(points.win().tenths());
    let loss = i128::from(points.white_loss.min(points.black_loss).tenths());
    let total = |of: PairingNumber, missing: i128| {
        let opponents = table.iter().filter(|other| **other != of);
        opponents.fold((0, 1), |sum, other| {
            add(sum, against(snapshot, of, *other).unwrap_or((missing, 1)))
        })
    };
    // The worst that can happen to him is that he loses and the other one wins all that is
    // missing; where the two have not met, that is one and the same game.
    others.iter().all(|other| higher(total(who, loss), total(*other, win)))
}

/// The tied in groups, the best first.
pub fn direct_encounter(snapshot: &Snapshot, tied: &[PairingNumber]) -> Vec<Vec<PairingNumber>> {
    if tied.len() < 2 {
        return vec![tied.to_vec()];
    }
    let all_met = tied.iter().all(|who| {
        tied.iter().all(|other| who == other || against(snapshot, *who, *other).is_some())
    });
    let groups = if all_met { by_points(snapshot, tied) } else { by_certainty(snapshot, tied) };
    if groups.len() == 1 {
        return groups;
    }
    groups.into_iter().flat_map(|group| direct_encounter(snapshot, &group)).collect()
}

fn by_points(snapshot: &Snapshot, tied: &[PairingNumber]) -> Vec<Vec<PairingNumber>> {
    let mut left = tied.to_vec();
    let mut groups = Vec::new();
    while !left.is_empty() {
        let total = |who: PairingNumber| {
            let opponents = tied.iter().filter(|other| **other != who);
            opponents.fold((0, 1), |sum, other| {
                add(sum, against(snapshot, who, *other).unwrap_or((0, 1)))
            })
        };
        let best = |who: &PairingNumber| left.iter().all(|it| !higher(total(*it), total(*who)));
        let group: Vec<PairingNumber> = left.iter().copied().filter(best).collect();
        left.retain(|who| !group.contains(who));
        groups.push(group);
    }
    groups
}

fn by_certainty(snapshot: &Snapshot, tied: &[PairingNumber]) -> Vec<Vec<PairingNumber>> {
    let mut left = tied.to_vec();
    let mut groups = Vec::new();
    loop {
        let certain = left.iter().copied().find(|who| {
            let others: Vec<PairingNumber> =
                left.iter().copied().filter(|other| other != who).collect();
            is_certainly_ahead(snapshot, tied, *who, &others)
        });
        let Some(first) = certain.filter(|_| left.len() > 1) else { break };
        left.retain(|who| *who != first);
        groups.push(vec![first]);
    }
    groups.push(left);
    groups
}
