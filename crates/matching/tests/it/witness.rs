//! Another implementation agrees on the weight, where it answers the question.

use crate::random::{Random, graph};
use integer_blossom::{max_weight_matching, min_weight_perfect_matching};
use ronde_matching::{Graph, heaviest, lightest_perfect};

/// It takes a zero for an absent edge, so weights are positive here.
#[test]
fn integer_blossom_agrees_on_the_heaviest() {
    let mut random = Random::new(31);
    for round in 0..150 {
        let vertices = 10 + random.below(90);
        let highest = [1, 3, 20, 100_000][round % 4];
        let density = [5, 20, 100][random.below(3)];
        let graph = graph(&mut random, vertices, density, |random| random.between(1, highest));
        let theirs = max_weight_matching(&matrix(&graph), vertices);
        let theirs = theirs.into_iter().enumerate().filter_map(|(u, mate)| Some((u, mate?)));
        let weight = |(u, v)| graph.weight(u, v).expect("an edge");
        let twice: i64 = theirs.map(weight).sum();
        assert_eq!(2 * heaviest(&graph).total, twice);
    }
}

#[test]
fn integer_blossom_agrees_on_the_lightest_perfect() {
    let mut random = Random::new(32);
    for round in 0..60 {
        let vertices = 2 * (1 + random.below(40));
        let highest = [1, 3, 20, 100_000][round % 4];
        let graph = graph(&mut random, vertices, 100, |random| random.between(0, highest));
        let theirs = min_weight_perfect_matching(&matrix(&graph), vertices);
        let weight = |(u, v)| graph.weight(u, v).expect("a complete graph");
        let twice: i64 = theirs.into_iter().enumerate().map(weight).sum();
        let ours = lightest_perfect(&graph).expect("an even complete graph");
        assert_eq!(-2 * ours.total.weight, twice);
    }
}

fn matrix(graph: &Graph<i64>) -> Vec<i64> {
    let vertices = graph.vertices();
    let entry = |place: usize| graph.weight(place / vertices, place % vertices).unwrap_or(0);
    (0..vertices * vertices).map(entry).collect()
}
