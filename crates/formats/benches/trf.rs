//! Reads and writes the largest tournament a report file can hold: 9,999 players, eleven rounds.
//!
//! `cargo bench -p ronde-formats --bench trf`. Prints the best of five beside a loop of a known
//! amount of work, so that numbers of different machines can be compared. It never fails on time.

mod field;

use std::hint::black_box;
use std::time::Duration;

use ronde_formats::trf::{self, Flavour, WriteOptions};
use ronde_testkit::measure::{best, calibrate};

const PLAYERS: u32 = 9_999;
const ROUNDS: u32 = 11;

fn main() {
    println!("calibration: {:>8.2} ms for 50 million steps", millis(best(5, calibrate)));
    let snapshot = field::tournament(PLAYERS, ROUNDS);
    let text = trf::write(&snapshot, Flavour::Trf26, WriteOptions::default()).text;
    println!("file:        {:>8} bytes, {PLAYERS} players, {ROUNDS} rounds", text.len());
    let before = memory("VmRSS:");
    let reading = trf::read(text.as_bytes()).expect("a good file");
    let after = memory("VmHWM:");
    assert!(
        reading.problems.is_empty() && reading.snapshot == snapshot,
        "what was written is read"
    );
    drop(reading);
    println!(
        "read:        {:>8.2} ms",
        millis(best(5, || drop(black_box(trf::read(text.as_bytes())))))
    );
    let write = || drop(black_box(trf::write(&snapshot, Flavour::Trf26, WriteOptions::default())));
    println!("write:       {:>8.2} ms", millis(best(5, write)));
    if let (Some(before), Some(after)) = (before, after) {
        let grown = after.saturating_sub(before);
        println!(
            "memory:      {:>8} bytes at most for reading, {} x the file",
            grown,
            grown / text.len()
        );
    }
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// Memory of this process now (`VmRSS:`) or at its peak (`VmHWM:`), where the system tells.
fn memory(what: &str) -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with(what))?;
    let kilobytes: usize = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes * 1024)
}
