//! How fast files are read: JSON of about 2, 29 and 287 MB, report files of about 2, 29 and 60 MB.
//!
//! `cargo bench -p ronde-formats --bench reading`; a number chooses the files up to so many
//! megabytes, `json` or `trf` those of one kind. Best of five (of three for large files); what was
//! read is compared with what was written before its time is printed. It never fails on time.

mod field;

use std::hint::black_box;
use std::time::Duration;

use ronde_formats::json;
use ronde_formats::trf::{self, Flavour, WriteOptions};
use ronde_model::Snapshot;
use ronde_testkit::measure::{best, calibrate};

/// Players and rounds. A report file numbers 9,999 players, so only rounds make it larger.
const JSON: [(u32, u32); 3] = [(8_800, 9), (121_000, 9), (1_120_000, 9)];
const TRF: [(u32, u32); 3] = [(9_999, 11), (9_999, 281), (9_999, 591)];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let most = words.iter().find_map(|word| word.parse().ok()).unwrap_or(u64::MAX);
    let only = |kind: &str| words.iter().any(|word| word == kind);
    println!("calibration: {:.2} ms for 50 million steps\n", millis(best(5, calibrate)));
    println!("| file | players, rounds | MB | ms | MB/s | memory |");
    println!("|---|---|---|---|---|---|");
    for (players, rounds) in JSON.into_iter().filter(|_| !only("trf")) {
        let event = field::tournament(players, rounds);
        let mut text = Vec::new();
        json::write(&event, &mut text).expect("memory can be written");
        row("JSON", &event, &text, most, |text| {
            json::read(text, u64::MAX).expect("a good file").snapshot
        });
    }
    for (players, rounds) in TRF.into_iter().filter(|_| !only("json")) {
        let event = field::tournament(players, rounds);
        let text = trf::write(&event, Flavour::Trf26, WriteOptions::default()).text;
        row("TRF", &event, text.as_bytes(), most, |text| {
            trf::read(text).expect("a good file").snapshot
        });
    }
}

/// Reads the text some times and prints the best.
fn row(kind: &str, event: &Snapshot, text: &[u8], most: u64, read: impl Fn(&[u8]) -> Snapshot) {
    let bytes = text.len() as u64;
    if bytes > most.saturating_mul(1_000_000) {
        return;
    }
    // So that the peak is that of this reading.
    let _ = std::fs::write("/proc/self/clear_refs", "5");
    let before = memory("VmRSS:");
    assert!(read(text) == *event, "what was written is read");
    let grown = memory("VmHWM:").saturating_sub(before) / 1_000_000;
    let runs = if bytes > 10_000_000 { 3 } else { 5 };
    let time = best(runs, || drop(black_box(read(black_box(text)))));
    let pace = u128::from(bytes) * 1000 / time.as_nanos().max(1);
    let (players, rounds) = (event.players.len(), event.rounds.len());
    let size = bytes / 1_000_000;
    println!(
        "| {kind} | {players}, {rounds} | {size} | {:.1} | {pace} | {grown} MB |",
        millis(time)
    );
}

/// Memory of this process now (`VmRSS:`) or at its peak (`VmHWM:`), where the system tells.
fn memory(what: &str) -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with(what)).unwrap_or_default();
    line.split_whitespace().nth(1).and_then(|it| it.parse::<u64>().ok()).unwrap_or(0) * 1024
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
