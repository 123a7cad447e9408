//! A fuzzer that runs on the stable toolchain: good files, damaged at random, never make the reader
//! panic, run wild or contradict itself.
//!
//! `RONDE_FUZZ_SECONDS` says how long (one second by default), `RONDE_FUZZ_SEED` where to begin;
//! a long hunt counts its minutes in `RONDE_SOAK_FROM`. The seed is printed before the work starts.

use std::time::{Duration, Instant};

use ronde_formats::trf::{self, Flavour, WriteOptions};

const FILES: [&str; 6] = [
    include_str!("data/every-record.trf"),
    include_str!("data/every-team-record.trf"),
    include_str!("data/javafo.trf"),
    include_str!("data/bbp.trf"),
    include_str!("data/teams-of-trf16.trf"),
    include_str!("../../../examples/open-9-rounds.trf"),
];

/// More seeds than a minute can use up, so that each minute of a long hunt has its own.
const SEEDS_OF_A_BLOCK: u64 = 1_000_000_000;

#[test]
fn damaged_files_are_read_to_the_end() {
    let setting = |name: &str| std::env::var(name).ok()?.parse::<u64>().ok();
    let seconds = setting("RONDE_FUZZ_SECONDS").unwrap_or(1);
    let block = setting("RONDE_SOAK_FROM").unwrap_or(0);
    let first = setting("RONDE_FUZZ_SEED").unwrap_or(1 + block * SEEDS_OF_A_BLOCK);
    eprintln!(
        "fuzz: seed {first}, {seconds} s; one file again: RONDE_FUZZ_SEED=N RONDE_FUZZ_SECONDS=0"
    );
    let end = Instant::now() + Duration::from_secs(seconds);
    let mut seed = first;
    loop {
        let damaged = damage(seed);
        let outcome = std::panic::catch_unwind(|| check(&damaged));
        assert!(outcome.is_ok(), "RONDE_FUZZ_SEED={seed} RONDE_FUZZ_SECONDS=0 shows it again");
        seed += 1;
        if Instant::now() >= end {
            break;
        }
    }
    eprintln!("fuzz: {} files", seed - first);
}

/// Reads, writes in every format, and reads again what was written in its own.
fn check(bytes: &[u8]) {
    let Ok(reading) = trf::read(bytes) else { return };
    assert!(reading.problems.len() <= 1000);
    for problem in &reading.problems {
        assert!(!problem.message().is_empty() && !problem.mend().is_empty());
    }
    for flavour in [Flavour::Trf06, Flavour::Trf16, Flavour::TrfX, Flavour::Bbp, Flavour::Trf26] {
        let written = trf::write(&reading.snapshot, flavour, WriteOptions::default());
        assert!(
            written.text.len() < 40 * bytes.len() + 20_000,
            "{} bytes from {}",
            written.text.len(),
            bytes.len()
        );
        if flavour == reading.flavour && !written.text.is_empty() {
            settle(&written.text, flavour);
        }
    }
}

/// What was written is read, and what is written then stays as it is, unless the format holds less
/// than the file has.
fn settle(text: &str, flavour: Flavour) {
    let Ok(reading) = trf::read(text.as_bytes()) else { return };
    let second = trf::write(&reading.snapshot, flavour, WriteOptions::default());
    // A file of records without values holds nothing to write.
    if !second.losses.is_empty() || second.text.is_empty() {
        return;
    }
    let Ok(again) = trf::read(second.text.as_bytes()) else {
        panic!("what was read once is read again: {text:?} became {:?}", second.text);
    };
    let third = trf::write(&again.snapshot, flavour, WriteOptions::default());
    assert_eq!(second.text, third.text, "a rewrite settles");
}

/// A small generator of numbers that is the same everywhere.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, limit: usize) -> usize {
        usize::try_from(self.next() % limit.max(1) as u64).unwrap_or(0)
    }
}

/// One of the good files with a few changes.
fn damage(seed: u64) -> Vec<u8> {
    let mut random = Random(seed);
    let mut bytes = FILES[random.below(FILES.len())].as_bytes().to_vec();
    for _ in 0..=random.below(8) {
        change(&mut bytes, &mut random);
    }
    bytes
}

fn change(bytes: &mut Vec<u8>, random: &mut Random) {
    const LIKELY: &[u8] = b" 0123456789wb-+=HFUZWDLX?*.\r\n\t\xE9#";
    let place = random.below(bytes.len());
    match random.below(9) {
        0 if !bytes.is_empty() => bytes[place] = LIKELY[random.below(LIKELY.len())],
        1 if !bytes.is_empty() => {
            bytes[place] = u8::try_from(random.below(256)).unwrap_or(0).max(1);
        }
        2 if !bytes.is_empty() => {
            bytes.remove(place);
        }
        3 => bytes.insert(place, LIKELY[random.below(LIKELY.len())]),
        4 => bytes.truncate(place),
        5 => {
            let end = (place + random.below(200)).min(bytes.len());
            let copy = bytes[place..end].to_vec();
            let target = random.below(bytes.len());
            bytes.splice(target..target, copy);
        }
        6 => {
            let end = (place + random.below(120)).min(bytes.len());
            bytes.drain(place..end);
        }
        7 => {
            let other = FILES[random.below(FILES.len())];
            let line = other.lines().nth(random.below(40)).unwrap_or("").as_bytes().to_vec();
            let start =
                bytes[..place].iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
            bytes.splice(start..start, [line.as_slice(), b"\n"].concat());
        }
        _ => {
            let end = (place + random.below(12)).min(bytes.len());
            bytes[place..end].fill(LIKELY[random.below(LIKELY.len())]);
        }
    }
}
