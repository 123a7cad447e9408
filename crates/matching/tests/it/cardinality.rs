//! Most pairs: brute force, witnesses, and the parts of the decomposition.

use crate::brute;
use crate::random::{Random, adjacency};
use ronde_matching::{
    Adjacency, BarrierFault, Completion, Graph, Matching, Part, most_pairs, verify_barrier,
};
use std::collections::BTreeSet;

fn left_over_by_brute_force(graph: &Adjacency) -> usize {
    let ones = Graph::from_fn(graph.vertices(), |u, v| graph.joins(u, v).then_some(1_i64));
    graph.vertices() - 2 * usize::try_from(brute::greatest(&ones)).unwrap()
}

/// The graph without the vertices: they stay, cut off.
fn without(graph: &Adjacency, gone: &[usize]) -> Adjacency {
    Adjacency::from_fn(graph.vertices(), |u, v| {
        graph.joins(u, v) && !gone.contains(&u) && !gone.contains(&v)
    })
}

#[track_caller]
fn check_witness(completion: &mut Completion, gone: &[usize]) {
    let barrier: BTreeSet<usize> = completion.decomposition().barrier().collect();
    let graph = without(completion.adjacency(), gone);
    assert_eq!(verify_barrier(&graph, &completion.matching(), &barrier), Ok(()));
}

#[test]
fn brute_force_agrees_on_pairs_and_parts() {
    let mut random = Random::new(21);
    for _ in 0..1_500 {
        let vertices = 1 + random.below(9);
        let density = [10, 25, 40, 60, 100][random.below(5)];
        let graph = adjacency(&mut random, vertices, density);
        let left_over = left_over_by_brute_force(&graph);
        assert_eq!(most_pairs(&graph).unmatched().count(), left_over);
        let mut completion = Completion::new(graph.clone());
        assert_eq!(completion.left_over(), left_over);
        check_witness(&mut completion, &[]);
        check_parts(&mut completion, left_over);
    }
}

/// A vertex is avoidable if and only if taking it away costs no pair.
#[track_caller]
fn check_parts(completion: &mut Completion, left_over: usize) {
    let graph = completion.adjacency().clone();
    let parts = completion.decomposition();
    for v in 0..graph.vertices() {
        let cut_off = left_over_by_brute_force(&without(&graph, &[v]));
        let avoidable = cut_off == left_over;
        assert_eq!(parts.part(v) == Some(Part::Avoidable), avoidable, "{v} of {graph:?}");
        let touches = graph.neighbours(v).any(|u| parts.part(u) == Some(Part::Avoidable));
        assert_eq!(parts.part(v) == Some(Part::Barrier), !avoidable && touches);
    }
}

#[test]
fn witnesses_hold_on_larger_graphs() {
    let mut random = Random::new(22);
    for _ in 0..150 {
        let vertices = 30 + random.below(170);
        let density = [1, 2, 3, 5, 50][random.below(5)];
        let graph = adjacency(&mut random, vertices, density);
        check_witness(&mut Completion::new(graph), &[]);
    }
}

#[test]
fn changes_keep_the_matching_maximum() {
    let mut random = Random::new(23);
    for _ in 0..200 {
        let vertices = 3 + random.below(30);
        let density = [5, 10, 20, 50][random.below(4)];
        let mut completion = Completion::new(adjacency(&mut random, vertices, density));
        let mut gone: Vec<usize> = Vec::new();
        for _ in 0..30 {
            change(&mut random, &mut completion, &mut gone);
            check_witness(&mut completion, &gone);
            let alone = completion.matching().unmatched().count() - gone.len();
            assert_eq!(completion.left_over(), alone);
        }
    }
}

fn change(random: &mut Random, completion: &mut Completion, gone: &mut Vec<usize>) {
    let vertices = completion.adjacency().vertices();
    let v = random.below(vertices);
    match random.below(3) {
        0 if gone.contains(&v) => {
            gone.retain(|&other| other != v);
            completion.restore(v);
        }
        0 => {
            gone.push(v);
            completion.remove(v);
        }
        _ => {
            let u = (v + 1 + random.below(vertices - 1)) % vertices;
            let joined = random.percent(50);
            completion.set(u, v, joined);
        }
    }
}

#[test]
fn whoever_leaves_is_counted_before_and_after() {
    let mut random = Random::new(24);
    for _ in 0..300 {
        let vertices = 4 + random.below(6);
        let graph = adjacency(&mut random, vertices, 40);
        let mut completion = Completion::new(graph.clone());
        let before = completion.matching();
        let leaving = [random.below(vertices), random.below(vertices)];
        let cut_off = BTreeSet::from(leaving).len();
        let expected = left_over_by_brute_force(&without(&graph, &leaving)) - cut_off;
        assert_eq!(completion.left_over_without(&leaving), expected);
        assert_eq!(completion.matching(), before);
        completion.remove_all(&leaving);
        assert_eq!(completion.left_over(), expected);
    }
}

#[test]
fn a_bad_witness_is_refused() {
    let star = Adjacency::from_fn(4, |u, _| u == 0);
    let one_pair = || Matching::from_pairs(4, [(0, 1)]).expect("one pair");
    check(&star, &one_pair(), &[0], Ok(()));
    let weak = BarrierFault::TooWeak { left_over: 2, explained: 0 };
    check(&star, &one_pair(), &[], Err(weak));
    check(&star, &one_pair(), &[4], Err(BarrierFault::Size));
    let wrong = Matching::from_pairs(4, [(1, 2)]).expect("one pair");
    check(&star, &wrong, &[0], Err(BarrierFault::NoEdge(1, 2)));
    let none = Matching::from_pairs(4, []).expect("no pair");
    let weak = BarrierFault::TooWeak { left_over: 4, explained: 2 };
    check(&star, &none, &[0], Err(weak));
}

#[track_caller]
fn check(
    graph: &Adjacency,
    matching: &Matching,
    barrier: &[usize],
    expected: Result<(), BarrierFault>,
) {
    let barrier = barrier.iter().copied().collect();
    assert_eq!(verify_barrier(graph, matching, &barrier), expected);
}
