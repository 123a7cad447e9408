//! The heart of a round that cannot be paired.

use ronde_matching::{Adjacency, Completion, Graph, heaviest};

use crate::field::Field;
use crate::pairing::Unpairable;

/// A smallest-by-inclusion set of players of whom, in every legal pairing of any part of the field,
/// one has neither an opponent nor the bye.
pub(crate) fn unpairable(field: &Field) -> Unpairable {
    let mut core = suspects(field);
    for candidate in core.clone().into_iter().rev() {
        let rest: Vec<usize> = core.iter().copied().filter(|&place| place != candidate).collect();
        if !can_be_covered(field, &rest) {
            core = rest;
        }
    }
    describe(field, &core)
}

/// The bye as one more vertex, when the field is odd.
fn vertices(field: &Field) -> usize {
    field.len() + field.len() % 2
}

fn joined(field: &Field, u: usize, v: usize) -> bool {
    if v == field.len() { field.at(u).bye_barred.is_none() } else { field.may_meet(u, v) }
}

/// Whoever is left over by some largest matching: they cannot all be covered.
fn suspects(field: &Field) -> Vec<usize> {
    let count = vertices(field);
    let mut completion =
        Completion::new(Adjacency::from_fn(count, |u, v| joined(field, u.min(v), u.max(v))));
    let avoidable = completion.decomposition();
    avoidable.avoidable().filter(|&vertex| vertex < field.len()).collect()
}

/// Whether one matching gives all of these an opponent or the bye.
fn can_be_covered(field: &Field, places: &[usize]) -> bool {
    let counts = |place: usize| i64::from(places.binary_search(&place).is_ok());
    let graph =
        Graph::from_fn(vertices(field), |u, v| joined(field, u, v).then(|| counts(u) + counts(v)));
    usize::try_from(heaviest(&graph).total).is_ok_and(|covered| covered == places.len())
}

fn describe(field: &Field, core: &[usize]) -> Unpairable {
    let number = |place: usize| field.at(place).number;
    let opponents = |&place: &usize| {
        (0..field.len())
            .filter(|&other| other != place && field.may_meet(place, other))
            .map(number)
            .collect()
    };
    let pairs = core
        .iter()
        .enumerate()
        .flat_map(|(index, &a)| core[index + 1..].iter().map(move |&b| (a, b)));
    let barred =
        core.iter().filter_map(|&place| Some((number(place), field.at(place).bye_barred?)));
    Unpairable {
        players: core.iter().map(|&place| number(place)).collect(),
        opponents: core.iter().map(opponents).collect(),
        bars: pairs.filter_map(|(a, b)| Some((number(a), number(b), field.bar(a, b)?))).collect(),
        bye_barred: barred.collect(),
    }
}
