//! How long the solvers take: `cargo run --release --example timing`.
//!
//! Every answer is verified, so a fast wrong answer cannot pass.

use ronde_matching::{
    Adjacency, Completion, Counted, Graph, Lex, Solver, Weight, verify, verify_barrier,
};
use std::time::{Duration, Instant};

fn main() {
    println!(
        "{:<30} {:>6} {:>12} {:>12} {:>12} {:>12}",
        "weights", "n", "fresh", "per change", "taken", "refused"
    );
    for vertices in [10, 20, 40, 100, 200, 400, 1000] {
        weighted("i64, 1 to 1000000", vertices, |random| pick(random, 1_000_000));
        weighted("Lex<8>, each 0 to 9", vertices, |random| Lex::<8>(entries(random, 10)));
        weighted("Lex<8>, each 0 to 2", vertices, |random| Lex::<8>(entries(random, 3)));
        weighted("Lex<8>, most 0", vertices, rare);
        weighted("Lex<8, i32>, each 0 to 2", vertices, |random| {
            Lex::<8, i32>(entries(random, 3).map(|entry| i32::try_from(entry).unwrap()))
        });
        weighted("Lex<24>, each 0 to 2", vertices, |random| Lex::<24>(entries(random, 3)));
    }
    println!("\n{:<30} {:>6} {:>12} {:>12}", "most pairs", "n", "fresh", "per question");
    for vertices in [40, 200, 1000] {
        for percent in [2, 50, 95] {
            unweighted(percent, vertices);
        }
    }
}

/// Solves "most pairs first" on a complete graph, then fixes pairs one by one.
fn weighted<W: Weight>(name: &str, vertices: usize, mut weight: impl FnMut(&mut u64) -> W) {
    let mut random = 1;
    let graph =
        Graph::from_fn(vertices, |_, _| Some(Counted { pairs: 1, weight: weight(&mut random) }));
    let repeat = (400 / vertices).max(1);
    let mut solver = Solver::new(Graph::new(0));
    let fresh = best_of(repeat, || {
        solver.reload(vertices, |u, v| graph.weight(u, v));
        solver.solve();
    });
    assert_eq!(verify(&graph, &solver.matching(), &solver.certificate()), Ok(()));
    let changes = (vertices / 2).min(20);
    let start = Instant::now();
    for u in 0..changes {
        solver.take_out(u, vertices - 1 - u);
        solver.solve();
    }
    let per_change = start.elapsed() / u32::try_from(changes).unwrap();
    let (yes, no) = decisions(solver);
    println!(
        "{name:<30} {vertices:>6} {fresh:>12.1?} {per_change:>12.1?} {yes:>12.1?} {no:>12.1?}"
    );
}

/// The average time of a decision taken, and of one refused.
fn decisions<W: Weight>(mut solver: Solver<W>) -> (Duration, Duration) {
    let mut spent = [(Duration::ZERO, 0); 2];
    let vertices = solver.graph().vertices();
    for (u, v) in (20..40).flat_map(|u| (40..60).map(move |v| (u, v))) {
        if v < vertices && solver.graph().weight(u, v).is_some() {
            let start = Instant::now();
            let taken = solver.take_out_if_heaviest(u, v);
            let (time, count) = &mut spent[usize::from(taken)];
            *time += start.elapsed();
            *count += 1;
        }
    }
    let [no, yes] = spent.map(|(time, count)| time / count.max(1));
    (yes, no)
}

fn unweighted(percent: u64, vertices: usize) {
    let mut random = 1;
    let graph = Adjacency::from_fn(vertices, |_, _| next(&mut random) % 100 < percent);
    let mut completion = Completion::new(graph.clone());
    let fresh = best_of(5, || completion = Completion::new(graph.clone()));
    let barrier = completion.decomposition().barrier().collect();
    assert_eq!(verify_barrier(&graph, &completion.matching(), &barrier), Ok(()));
    let start = Instant::now();
    for u in 0..vertices / 2 {
        completion.left_over_without(&[u, vertices - 1 - u]);
    }
    let per_question = start.elapsed() / u32::try_from(vertices / 2).unwrap();
    let name = format!("{percent} % of the pairs allowed");
    println!("{name:<30} {vertices:>6} {fresh:>12.1?} {per_question:>12.1?}");
}

fn best_of(repeat: usize, mut work: impl FnMut()) -> Duration {
    let once = |_| {
        let start = Instant::now();
        work();
        start.elapsed()
    };
    (0..repeat).map(once).min().unwrap_or_default()
}

fn entries<const N: usize>(random: &mut u64, bound: i64) -> [i64; N] {
    std::array::from_fn(|_| pick(random, bound))
}

/// Like the criteria of a pairing: most are met, a few are not.
fn rare(random: &mut u64) -> Lex<8> {
    Lex(std::array::from_fn(|_| -i64::from(next(random).is_multiple_of(10))))
}

fn pick(random: &mut u64, bound: i64) -> i64 {
    i64::try_from(next(random) >> 1).unwrap() % bound
}

/// Marsaglia's xorshift: enough to make graphs.
fn next(random: &mut u64) -> u64 {
    *random ^= *random << 13;
    *random ^= *random >> 7;
    *random ^= *random << 17;
    *random
}
