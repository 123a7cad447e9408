//! Candidates of a bracket in the order of articles 3 and 4 (C and D of 2017).

use std::cmp::Reverse;
use std::ops::ControlFlow;

use super::field::Field;
use super::set::Set;

/// Every choice of so many out of the first `of` numbers from 0, in lexicographic order: sets with
/// the lower number where they first differ come first (C.04.3:4.4.2).
pub(crate) fn choices(of: usize, many: usize) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    choose(of, many, 0, &mut Vec::new(), &mut found);
    found
}

fn choose(of: usize, many: usize, from: usize, made: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) {
    if made.len() == many {
        found.push(made.clone());
        return;
    }
    for next in from..of {
        made.push(next);
        choose(of, many, next + 1, made, found);
        made.pop();
    }
}

/// S1 and S2 after an exchange, as places in the bracket or remainder from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Halves {
    pub(crate) s1: Vec<usize>,
    pub(crate) s2: Vec<usize>,
}

/// All exchanges of a bracket of so many residents whose S1 has `pairs` members, none first
/// (C.04.3:4.3): fewest players, smallest difference of the sums, highest numbers out of S1, lowest
/// numbers out of S2.
pub(crate) fn exchanges(residents: usize, pairs: usize) -> Vec<Halves> {
    let mut all = choices(residents, pairs);
    all.sort_by_cached_key(|s1| {
        let into: Vec<usize> = s1.iter().copied().filter(|place| *place >= pairs).collect();
        let out: Vec<usize> = (0..pairs).rev().filter(|place| !s1.contains(place)).collect();
        // S2's numbers are all higher than S1's, so the difference is never negative.
        let difference = into.iter().sum::<usize>() - out.iter().sum::<usize>();
        (into.len(), difference, Reverse(out), into)
    });
    let rest = |s1: &Vec<usize>| (0..residents).filter(|place| !s1.contains(place)).collect();
    all.into_iter().map(|s1| Halves { s2: rest(&s1), s1 }).collect()
}

/// A bracket with the numbers that fix the shape of its candidates (C.04.3:3.1, 3.2).
pub(crate) struct Shape<'a> {
    /// The sets of MDPs to pair, in order; one empty set in a homogeneous bracket.
    pub(crate) mdp_sets: &'a [Vec<usize>],
    /// Residents in ranking order.
    pub(crate) residents: &'a [usize],
    /// Exchanges in the remainder.
    pub(crate) exchanges: &'a [Halves],
}

/// Pairs, first the one out of S1 or S1R.
pub(crate) type Pairs = Vec<(usize, usize)>;

/// Shows every candidate that C1 and C3 allow, in order, until the visitor has seen enough.
///
/// A candidate of which a remainder pair has the higher number in S1 is passed over: the same pairs
/// came earlier, with those two players the other way round (fewer players exchanged, or the same
/// number and a smaller difference).
pub(crate) fn candidates(
    field: &Field,
    shape: &Shape,
    visit: &mut dyn FnMut(&Pairs) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut pairs = Pairs::new();
    for mdps in shape.mdp_sets {
        let legal = |mdp: usize, resident: usize| field.legal(mdp, resident);
        transpositions(
            mdps,
            shape.residents,
            &legal,
            Set::EMPTY,
            &mut pairs,
            &mut |pairs, used| remainder(field, shape, used, pairs, visit),
        )?;
    }
    ControlFlow::Continue(())
}

fn remainder(
    field: &Field,
    shape: &Shape,
    used: Set,
    pairs: &mut Pairs,
    visit: &mut dyn FnMut(&Pairs) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let left = shape.residents.iter().copied().filter(|place| !used.contains(*place));
    let left: Vec<usize> = left.collect();
    let legal = |one: usize, other: usize| one < other && field.legal(one, other);
    for halves in shape.exchanges {
        let s1: Vec<usize> = halves.s1.iter().map(|place| left[*place]).collect();
        let s2: Vec<usize> = halves.s2.iter().map(|place| left[*place]).collect();
        transpositions(&s1, &s2, &legal, Set::EMPTY, pairs, &mut |pairs, _| visit(pairs))?;
    }
    ControlFlow::Continue(())
}

/// Orders of S2 by the numbers that stand against S1 (C.04.3:4.2), each added to `pairs` in turn.
/// `then` is told which of S2 are used.
fn transpositions(
    s1: &[usize],
    s2: &[usize],
    legal: &dyn Fn(usize, usize) -> bool,
    used: Set,
    pairs: &mut Pairs,
    then: &mut dyn FnMut(&mut Pairs, Set) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some((first, others)) = s1.split_first() else { return then(pairs, used) };
    for other in s2.iter().copied().filter(|other| !used.contains(*other)) {
        if legal(*first, other) {
            pairs.push((*first, other));
            let flow = transpositions(others, s2, legal, used.with(other), pairs, then);
            pairs.pop();
            flow?;
        }
    }
    ControlFlow::Continue(())
}
