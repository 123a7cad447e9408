//! Thousands of random graphs, small against brute force, large by certificate.

use crate::brute;
use crate::random::{Random, graph};
use ronde_matching::{
    Counted, Graph, Lex, Solver, Weight, heaviest, heaviest_of_most_pairs, verify,
};

const DENSITIES: [usize; 5] = [15, 35, 60, 85, 100];

/// Few different weights make ties, and ties make blossoms.
const RANGES: [(i64, i64); 5] = [(1, 1), (0, 2), (-2, 3), (-9, 9), (1, 1000)];

#[test]
fn brute_force_agrees_with_integers() {
    let mut random = Random::new(1);
    for round in 0..6_000 {
        let (low, high) = RANGES[round % RANGES.len()];
        let vertices = 2 + random.below(9);
        let density = DENSITIES[random.below(DENSITIES.len())];
        let graph = graph(&mut random, vertices, density, |random| random.between(low, high));
        check_against_brute_force(&graph);
    }
}

#[test]
fn brute_force_agrees_with_lists() {
    let mut random = Random::new(2);
    for _ in 0..3_000 {
        let vertices = 2 + random.below(8);
        let density = DENSITIES[random.below(DENSITIES.len())];
        let list = |random: &mut Random| Lex::<3>(std::array::from_fn(|_| random.between(-1, 1)));
        check_against_brute_force(&graph(&mut random, vertices, density, list));
        let narrow = |random: &mut Random| {
            let entry = i32::try_from(random.between(0, 1)).unwrap();
            Lex::<2, i32>([entry, 1 - entry])
        };
        check_against_brute_force(&graph(&mut random, vertices, density, narrow));
    }
}

#[track_caller]
fn check_against_brute_force<W: Weight>(graph: &Graph<W>) {
    let solution = heaviest(graph);
    assert_eq!(solution.total, brute::greatest(graph), "{graph:?}");
    assert_eq!(verify(graph, &solution.matching, &solution.certificate), Ok(()), "{graph:?}");
    let most = heaviest_of_most_pairs(graph);
    assert_eq!(most.total, brute::counted(graph), "{graph:?}");
    assert_eq!(verify(&graph.counted(), &most.matching, &most.certificate), Ok(()), "{graph:?}");
}

#[test]
fn certificates_hold_on_larger_graphs() {
    let mut random = Random::new(3);
    let mut blossoms = 0;
    for round in 0..120 {
        let (low, high) = RANGES[round % RANGES.len()];
        let vertices = 20 + random.below(130);
        let density = [3, 6, 12, 40, 100][random.below(5)];
        let graph = graph(&mut random, vertices, density, |random| {
            Lex::<2>([random.between(low, high), random.between(0, 3)])
        });
        blossoms += certified(&graph) + certified(&graph.counted());
    }
    assert!(blossoms > 1000, "the graphs must be hard enough: {blossoms} blossoms");
}

/// Solves, verifies, and counts the odd sets of the proof.
#[track_caller]
fn certified<W: Weight>(graph: &Graph<W>) -> usize {
    let solution = heaviest(graph);
    assert_eq!(verify(graph, &solution.matching, &solution.certificate), Ok(()));
    solution.certificate.odd_sets.len()
}

/// Clusters of odd size, tight inside and far apart: blossoms inside blossoms.
#[test]
fn certificates_hold_on_nested_clusters() {
    let mut random = Random::new(4);
    let mut nested = 0;
    for _ in 0..150 {
        let vertices = 27 + 9 * random.below(4);
        let graph = Graph::from_fn(vertices, |u, v| {
            let distance = [3, 9, 27].into_iter().filter(|size| u / size != v / size).count();
            Some(-i64::try_from(10 * distance).unwrap() - random.between(0, 3))
        });
        let solution = heaviest_of_most_pairs(&graph);
        let certificate = &solution.certificate;
        assert_eq!(verify(&graph.counted(), &solution.matching, certificate), Ok(()));
        let large = certificate.odd_sets.iter().filter(|set| set.members.len() > 3);
        nested += large.count();
    }
    assert!(nested > 100, "the clusters must nest: {nested}");
}

#[test]
fn the_same_graph_gives_the_same_matching() {
    let mut random = Random::new(5);
    let mut solver = Solver::new(Graph::<Counted<i64>>::new(0));
    for _ in 0..50 {
        let vertices = 2 + random.below(60);
        let graph = graph(&mut random, vertices, 50, |random| random.between(0, 2)).counted();
        solver.reload(vertices, |u, v| graph.weight(u, v));
        solver.solve();
        assert_eq!(solver.solution(), heaviest(&graph), "memory used again changes nothing");
    }
}

#[test]
#[should_panic(expected = "too large to be summed exactly")]
fn a_weight_that_could_overflow_is_refused() {
    Graph::new(2).set(0, 1, Some(i64::MAX));
}

/// The questions that lists answer from the front have the plain answers.
#[test]
fn shortcuts_answer_as_the_group_does() {
    let mut random = Random::new(6);
    for _ in 0..5_000 {
        let mut list = || Lex::<3>(std::array::from_fn(|_| random.between(-1, 1)));
        let [a, b, c] = [list(), list(), list()];
        check_shortcuts(a, b, c);
        check_shortcuts(counted(a), counted(b), counted(c));
    }
}

fn counted<const N: usize>(weight: Lex<N>) -> Counted<Lex<N>> {
    Counted { pairs: weight.0[0], weight }
}

#[track_caller]
fn check_shortcuts<W: Weight>(a: W, b: W, c: W) {
    assert_eq!(W::undercuts(&a, &b, &c), a - b - b < c);
    assert_eq!(W::compare_sum(&a, &b, &c), (a + b).cmp(&c));
    assert_eq!(a.doubled(), a + a);
    assert_eq!(a.doubled().halved(), a);
    assert_eq!(a < b, a + c < b + c, "order survives a shift");
    assert_eq!(-a + a, W::ZERO);
}
