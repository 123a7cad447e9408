//! Tiny graphs, one a row.

use crate::brute;
use ronde_matching::{Graph, heaviest, heaviest_of_most_pairs, lightest_perfect, verify};

/// Edges `(u, v, weight)`; then the heaviest weight, and the pairs and weight
/// when most pairs come first.
#[test]
fn heaviest_of_tiny_graphs() {
    check(0, &[], 0, (0, 0));
    check(1, &[], 0, (0, 0));
    check(2, &[], 0, (0, 0));
    check(2, &[(0, 1, 5)], 5, (1, 5));
    check(2, &[(0, 1, 0)], 0, (1, 0));
    check(2, &[(0, 1, -1)], 0, (1, -1));
    // A path: the middle edge alone, unless pairs come first.
    check(4, &[(0, 1, 5), (1, 2, 11), (2, 3, 5)], 11, (2, 10));
    check(4, &[(0, 1, 5), (1, 2, 9), (2, 3, 5)], 10, (2, 10));
    check(4, &[(0, 1, 2), (0, 2, -2), (1, 2, 1), (1, 3, -1), (2, 3, -6)], 2, (2, -3));
    // An odd cycle must be shrunk to see that the pendant is worth it.
    check(4, &[(0, 1, 8), (0, 2, 9), (1, 2, 10), (2, 3, 7)], 15, (2, 15));
    check(6, &[(0, 1, 8), (0, 2, 9), (1, 2, 10), (2, 3, 7), (0, 5, 5), (3, 4, 6)], 21, (3, 21));
    // A triangle at each end of a bridge.
    let bells = [(0, 1, 4), (1, 2, 4), (0, 2, 4), (2, 3, 1), (3, 4, 4), (4, 5, 4), (3, 5, 4)];
    check(6, &bells, 9, (3, 9));
    // A blossom becomes inner and falls apart.
    let cycle = [(0, 1, 45), (0, 4, 45), (1, 2, 50), (2, 3, 45), (3, 4, 50)];
    let spikes = [(0, 5, 30), (2, 8, 35), (3, 7, 35), (4, 6, 26), (8, 9, 5)];
    check(10, &[cycle, spikes].concat(), 146, (5, 146));
}

#[track_caller]
fn check(vertices: usize, edges: &[(usize, usize, i64)], weight: i64, counted: (i64, i64)) {
    let mut graph = Graph::new(vertices);
    for &(u, v, weight) in edges {
        graph.set(u, v, Some(weight));
    }
    assert_eq!(brute::greatest(&graph), weight, "the row itself");
    assert_eq!(brute::greatest_of_most(&graph), counted, "the row itself");
    let solution = heaviest(&graph);
    assert_eq!(solution.total, weight);
    assert_eq!(graph.weigh(&solution.matching), Some(weight));
    assert_eq!(verify(&graph, &solution.matching, &solution.certificate), Ok(()));
    let most = heaviest_of_most_pairs(&graph);
    assert_eq!((most.total.pairs, most.total.weight), counted);
    assert_eq!(verify(&graph.counted(), &most.matching, &most.certificate), Ok(()));
}

#[test]
fn lightest_perfect_matching_exists_or_not() {
    let square = Graph::from_fn(4, |u, v| Some([[0, 1, 7, 2], [0, 0, 2, 9], [0, 0, 0, 4]][u][v]));
    let solution = lightest_perfect(&square).expect("a square can be paired");
    assert_eq!(square.weigh(&solution.matching), Some(4));
    let star = Graph::from_fn(4, |u, _| (u == 0).then_some(1));
    assert!(lightest_perfect(&star).is_none());
}
