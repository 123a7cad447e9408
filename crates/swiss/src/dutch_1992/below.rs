//! What C12 and C13 ask of the level below, by B1 and B2 alone.

use ronde_matching::{Adjacency, Completion, most_pairs};

use super::floaters::fit;
use super::preliminaries::is_homogeneous;
use crate::field::Field;

/// How those left over must fit into the level below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fit {
    /// C13, and C12 into a homogeneous last level: everybody there is paired but for the exempt.
    Everybody,
    /// C12 into a heterogeneous last level: the same, and the floaters meet residents.
    EverybodyAcross,
    /// C12 into a heterogeneous level: every floater meets a resident.
    Floaters,
    /// C12 into a homogeneous level: as many pairs as it has room for.
    MostPairs,
}

/// The level below, without those who are left over by the one that is paired again.
#[derive(Clone, Debug)]
pub(super) struct Below {
    /// Who comes from above in any case.
    pub(super) fixed: Vec<usize>,
    /// Who belongs there.
    pub(super) residents: Vec<usize>,
    pub(super) fit: Fit,
}

impl Below {
    /// With these coming down too.
    pub(super) fn with(&self, more: &[usize]) -> Below {
        Below { fixed: [self.fixed.as_slice(), more].concat(), ..self.clone() }
    }
}

/// C12: the fit asked for in a level with these players.
pub(super) fn fit_of(movers: usize, residents: usize, last: bool) -> Fit {
    match (is_homogeneous(movers, residents), last) {
        (true, true) => Fit::Everybody,
        (true, false) => Fit::MostPairs,
        (false, true) => Fit::EverybodyAcross,
        (false, false) => Fit::Floaters,
    }
}

/// Whether all of these can be paired, but for one who may be exempt if they are odd.
pub(super) fn completes(field: &Field, players: &[usize]) -> bool {
    let count = players.len();
    let joined = |u: usize, v: usize| {
        let (u, v) = (u.min(v), u.max(v));
        if v == count {
            field.at(players[u]).bye_barred.is_none()
        } else {
            field.may_meet(players[u], players[v])
        }
    };
    let graph = Adjacency::from_fn(count + count % 2, joined);
    Completion::new(graph).left_over() == 0
}

/// The most pairs possible among these.
pub(super) fn pairs_among(field: &Field, players: &[usize]) -> usize {
    let joined = |u: usize, v: usize| field.may_meet(players[u], players[v]);
    most_pairs(&Adjacency::from_fn(players.len(), joined)).pairs().count()
}

/// Whether each of the movers can have a resident.
pub(super) fn movers_fit(field: &Field, movers: &[usize], residents: &[usize]) -> bool {
    fit(movers, residents, &|a, b| field.may_meet(a, b))
}

/// C1: those who can meet nobody of the level.
pub(super) fn alone(field: &Field, level: &[usize]) -> Vec<usize> {
    let meets =
        |place: usize| level.iter().any(|&other| other != place && field.may_meet(place, other));
    level.iter().copied().filter(|&place| !meets(place)).collect()
}
