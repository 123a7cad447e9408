//! Pairs so many random cases of every kind by both editions, and says how long it took.
//!
//! `cargo run --release -p ronde-testkit --example literal_soak -- [seeds] [most players]`

use std::time::Instant;

use ronde_testkit::random::{self, Kind};
use ronde_testkit::{Edition, LiteralError};

fn main() {
    let mut arguments = std::env::args().skip(1).map(|argument| argument.parse().ok());
    let seeds = arguments.next().flatten().unwrap_or(100);
    let most = arguments.next().flatten().unwrap_or(10);
    for kind in Kind::ALL {
        let start = Instant::now();
        let cases: Vec<_> =
            (0..u64::from(seeds)).map(|seed| random::sized_case(kind, seed, 2, most)).collect();
        let made = start.elapsed();
        for edition in [Edition::Dutch2026, Edition::Dutch2017] {
            let start = Instant::now();
            let (mut impossible, mut slowest) = (0, 0);
            for case in &cases {
                let start = Instant::now();
                match ronde_testkit::pair(&case.snapshot, case.round, edition) {
                    Ok(_) => {}
                    Err(LiteralError::NoCompletePairing) => impossible += 1,
                    Err(error) => panic!("{case}: {error}"),
                }
                slowest = slowest.max(start.elapsed().as_micros());
            }
            let each = start.elapsed().as_micros() / u128::from(seeds);
            println!(
                "{kind:?} {edition:?}: {seeds} cases made in {} ms, {each} µs each, slowest \
                 {slowest} µs, {impossible} impossible",
                made.as_millis()
            );
        }
    }
}
