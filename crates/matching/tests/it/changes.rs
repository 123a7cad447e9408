//! After any sequence of changes the solver is as good as a fresh one.

use crate::random::{Random, graph};
use ronde_matching::{Counted, Graph, Lex, Solver, Weight, heaviest, verify};

#[test]
fn single_edges_change() {
    let mut random = Random::new(11);
    for round in 0..250 {
        let vertices = 2 + random.below(if round % 10 == 0 { 60 } else { 14 });
        let weight = |random: &mut Random| Lex::<2>([random.between(0, 2), random.between(-3, 3)]);
        let mut solver = Solver::new(graph(&mut random, vertices, 50, weight));
        for _ in 0..40 {
            for _ in 0..=random.below(3) {
                let (u, v) = two(&mut random, vertices);
                let edge = random.percent(70).then(|| weight(&mut random));
                solver.set_edge(u, v, edge);
            }
            check_again(&mut solver);
        }
    }
}

#[test]
fn whole_vertices_change() {
    let mut random = Random::new(12);
    for round in 0..150 {
        let vertices = 2 + random.below(if round % 10 == 0 { 60 } else { 14 });
        let weight = |random: &mut Random| Counted { pairs: 1, weight: random.between(-4, 4) };
        let mut solver = Solver::new(graph(&mut random, vertices, 60, weight));
        for _ in 0..30 {
            let v = random.below(vertices);
            if random.percent(30) {
                solver.isolate(v);
            } else {
                solver.set_edges_at(v, |_| random.percent(60).then(|| weight(&mut random)));
            }
            check_again(&mut solver);
        }
    }
}

/// The way the pairing engine uses it: fix one pair after the other.
#[test]
fn pairs_are_taken_out_one_by_one() {
    let mut random = Random::new(13);
    for _ in 0..40 {
        let vertices = 10 + random.below(60);
        let graph = graph(&mut random, vertices, 80, |random| random.between(0, 5)).counted();
        let mut solver = Solver::new(graph);
        solver.solve();
        let mut in_play: Vec<usize> = (0..vertices).collect();
        while in_play.len() >= 2 {
            let u = in_play.swap_remove(random.below(in_play.len()));
            let v = in_play.swap_remove(random.below(in_play.len()));
            solver.take_out(u, v);
            check_again(&mut solver);
        }
    }
}

/// Blossoms with a price are what a change must take apart with care.
#[test]
fn clusters_change() {
    let mut random = Random::new(14);
    for _ in 0..40 {
        let vertices = 27 + random.below(20);
        let weight = |random: &mut Random, u: usize, v: usize| {
            let distance = [3, 9, 27].into_iter().filter(|size| u / size != v / size).count();
            -i64::try_from(10 * distance).unwrap() - random.between(0, 3)
        };
        let graph = Graph::from_fn(vertices, |u, v| Some(weight(&mut random, u, v)));
        let mut solver = Solver::new(graph.counted());
        solver.solve();
        for _ in 0..30 {
            let (u, v) = two(&mut random, vertices);
            let weight = weight(&mut random, u, v);
            solver.set_edge(u, v, random.percent(80).then_some(Counted { pairs: 1, weight }));
            check_again(&mut solver);
        }
    }
}

#[test]
fn a_change_the_proof_survives_keeps_the_matching() {
    let mut solver = Solver::new(Graph::from_fn(4, |u, v| Some([1, 5, 9][usize::min(u, v)])));
    solver.solve();
    let before = solver.matching();
    let (u, v) = before.pairs().next().expect("pairs exist");
    let other = (0..4).find(|&w| w != u && w != v).expect("four vertices");
    solver.set_edge(u, other, Some(-3));
    assert_eq!(solver.matching(), before);
    check_again(&mut solver);
    assert_eq!(solver.matching(), before);
}

/// A pair goes out exactly if a fresh solve of the rest says it costs nothing.
#[test]
fn decisions_that_cost_nothing_are_taken() {
    let mut random = Random::new(15);
    let mut decided = [0, 0];
    for round in 0..400 {
        let vertices = 4 + random.below(if round % 10 == 0 { 40 } else { 10 });
        let density = [40, 70, 100][random.below(3)];
        let graph = graph(&mut random, vertices, density, |random| random.between(0, 2));
        let mut solver = Solver::new(if round % 2 == 0 { graph.counted() } else { plain(&graph) });
        solver.solve();
        for _ in 0..vertices {
            let (u, v) = two(&mut random, vertices);
            let taken = check_decision(&mut solver, u, v);
            decided[usize::from(taken)] += 1;
        }
    }
    assert!(decided.iter().all(|&count| count > 500), "{decided:?}");
}

/// The number of pairs does not count.
fn plain(graph: &Graph<i64>) -> Graph<Counted<i64>> {
    Graph::from_fn(graph.vertices(), |u, v| {
        graph.weight(u, v).map(|weight| Counted { pairs: 0, weight })
    })
}

#[track_caller]
fn check_decision(solver: &mut Solver<Counted<i64>>, u: usize, v: usize) -> bool {
    let total = solver.total();
    let Some(weight) = solver.graph().weight(u, v) else {
        assert!(!solver.take_out_if_heaviest(u, v));
        return false;
    };
    let mut rest = solver.graph().clone();
    for other in 0..rest.vertices() {
        for leaving in [u, v] {
            if other != leaving {
                rest.set(leaving, other, None);
            }
        }
    }
    let possible = heaviest(&rest).total + weight == total;
    assert_eq!(solver.take_out_if_heaviest(u, v), possible, "{:?}", solver.graph());
    assert_eq!(solver.total(), if possible { total - weight } else { total });
    check_again(solver);
    possible
}

#[test]
fn vertices_that_may_stay_alone_are_taken() {
    let mut random = Random::new(16);
    for _ in 0..300 {
        let vertices = 3 + random.below(12);
        let graph = graph(&mut random, vertices, 60, |random| random.between(0, 2)).counted();
        let mut solver = Solver::new(graph);
        solver.solve();
        for v in 0..vertices {
            let total = solver.total();
            let mut rest = solver.clone();
            rest.isolate(v);
            rest.solve();
            let possible = rest.total() == total;
            assert_eq!(solver.isolate_if_heaviest(v), possible);
            assert_eq!(solver.total(), total);
            check_again(&mut solver);
        }
    }
}

fn two(random: &mut Random, vertices: usize) -> (usize, usize) {
    let u = random.below(vertices);
    (u, (u + 1 + random.below(vertices - 1)) % vertices)
}

#[track_caller]
fn check_again<W: Weight>(solver: &mut Solver<W>) {
    solver.solve();
    let (graph, certificate) = (solver.graph(), solver.certificate());
    assert_eq!(verify(graph, &solver.matching(), &certificate), Ok(()), "{graph:?}");
    assert_eq!(solver.total(), heaviest(graph).total);
}
