//! Whether those left over can still be paired.

use ronde_matching::{Adjacency, Completion};

/// Who must be left without an opponent.
#[derive(Clone, Copy)]
pub(crate) enum Spare<'a> {
    /// Nobody: everybody meets somebody.
    Nobody,
    /// One of those for whom this is true.
    One(&'a dyn Fn(usize) -> bool),
}

/// Whether these places can all be paired, but for the one that may be spared.
pub(crate) fn completes(
    places: &[usize],
    may_meet: &dyn Fn(usize, usize) -> bool,
    spare: Spare<'_>,
) -> bool {
    let mut completion = completion(places, may_meet);
    is_complete(&mut completion, places, spare)
}

/// How many of these places stay without a mate, however they are paired among themselves.
pub(crate) fn left_over(places: &[usize], may_meet: &dyn Fn(usize, usize) -> bool) -> usize {
    completion(places, may_meet).left_over()
}

/// Who can be spared so that all others are paired; nobody if there is no way.
pub(crate) fn spareable(places: &[usize], may_meet: &dyn Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut completion = completion(places, may_meet);
    if completion.left_over() != 1 {
        return Vec::new();
    }
    completion.decomposition().avoidable().map(|vertex| places[vertex]).collect()
}

/// Of `candidates`, one that completes `places` when it joins them.
pub(crate) fn completing_guest(
    places: &[usize],
    candidates: &[usize],
    may_meet: &dyn Fn(usize, usize) -> bool,
    spare: Spare<'_>,
) -> Option<usize> {
    let all: Vec<usize> = places.iter().chain(candidates).copied().collect();
    let mut completion = Completion::new(Adjacency::from_fn(all.len(), |u, v| {
        u < places.len() && may_meet(all[u], all[v])
    }));
    for guest in places.len()..all.len() {
        completion.remove(guest);
    }
    let found = (places.len()..all.len()).find(|&guest| {
        completion.restore(guest);
        let complete = is_complete(&mut completion, &all, spare);
        completion.remove(guest);
        complete
    });
    found.map(|guest| all[guest])
}

fn completion(places: &[usize], may_meet: &dyn Fn(usize, usize) -> bool) -> Completion {
    Completion::new(Adjacency::from_fn(places.len(), |u, v| may_meet(places[u], places[v])))
}

fn is_complete(completion: &mut Completion, places: &[usize], spare: Spare<'_>) -> bool {
    match spare {
        Spare::Nobody => completion.left_over() == 0,
        Spare::One(may_be_spared) => {
            completion.left_over() == 1
                && completion
                    .decomposition()
                    .avoidable()
                    .any(|vertex| may_be_spared(places[vertex]))
        }
    }
}
