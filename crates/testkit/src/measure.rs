//! Measuring for benchmarks: the best of some runs, and a loop of a known amount of work beside it.

use std::hint::black_box;
use std::time::{Duration, Instant};

/// The shortest of so many runs.
pub fn best(runs: usize, mut work: impl FnMut()) -> Duration {
    let mut once = || {
        let start = Instant::now();
        work();
        start.elapsed()
    };
    (0..runs).map(|_| once()).min().unwrap_or_default()
}

/// Fifty million steps, by which numbers of different machines can be compared.
pub fn calibrate() {
    let mut state = black_box(1_u64);
    for _ in 0..50_000_000_u32 {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
    }
    black_box(state);
}
