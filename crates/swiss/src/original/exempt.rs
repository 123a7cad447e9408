//! Who is exempt (O7).

use super::articles::O7;
use ronde_matching::{Adjacency, Completion};
use ronde_model::PairingNumber;

use super::standings::Standings;
use crate::steps::Refusal;

/// The exempt of an odd field, by rank; `None` if nobody can be.
pub(super) fn exempt(standings: &Standings) -> Option<usize> {
    let possible = possible(standings);
    let lowest = possible.iter().map(|&rank| standings.at(rank).score).min()?;
    let level = level(standings, lowest);
    let spare = spare(standings, &level);
    let of_lowest = || possible.iter().copied().filter(|&rank| level.contains(&rank));
    of_lowest().rfind(|rank| spare.contains(rank)).or_else(|| of_lowest().next_back())
}

/// Those who may be exempt and without whom all others can be paired.
fn possible(standings: &Standings) -> Vec<usize> {
    let joined = |a: usize, b: usize| standings.may_meet(a, b);
    let mut all = Completion::new(Adjacency::from_fn(standings.len(), joined));
    if !all.is_complete() {
        return Vec::new();
    }
    let rests = all.decomposition();
    rests.avoidable().filter(|&rank| standings.at(rank).bye_barred.is_none()).collect()
}

fn level(standings: &Standings, score: ronde_model::Score) -> Vec<usize> {
    (0..standings.len()).filter(|&rank| standings.at(rank).score == score).collect()
}

/// Those of the level who can stay over when as many pairs as possible are made in it: with one of
/// them exempt no floater is added.
fn spare(standings: &Standings, level: &[usize]) -> Vec<usize> {
    let joined = |a: usize, b: usize| standings.may_meet(level[a], level[b]);
    let mut within = Completion::new(Adjacency::from_fn(level.len(), joined));
    within.decomposition().avoidable().map(|index| level[index]).collect()
}

/// Everybody who stands behind the exempt, and why it was not he.
pub(super) fn passed_over(standings: &Standings, exempt: usize) -> Vec<(PairingNumber, Refusal)> {
    let possible = possible(standings);
    let behind = exempt + 1..standings.len();
    let refusal = |rank: usize| match standings.at(rank).bye_barred {
        Some(round) => Refusal::ByeBarred(round),
        None if possible.contains(&rank) => Refusal::Criterion(O7),
        None => Refusal::Rest,
    };
    behind.rev().map(|rank| (standings.at(rank).number, refusal(rank))).collect()
}
