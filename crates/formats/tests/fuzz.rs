//! A fuzzer that runs on the stable toolchain: good files, damaged at random, never make a reader
//! panic, run wild or contradict itself. Every reader is a target of its own.
//!
//! `RONDE_FUZZ_SECONDS` says how long each (one second by default), `RONDE_FUZZ_SEED` where to
//! begin; a long hunt counts its minutes in `RONDE_SOAK_FROM`. The seed is printed before the work
//! starts.

mod made;

use std::time::{Duration, Instant};

use ronde_formats::trf::{self, Flavour, WriteOptions};
use ronde_formats::{Content, Foreign, NotForeign, json, open, papi, pgn, tunx, vega};

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
    let files: Vec<Vec<u8>> = FILES.iter().map(|file| file.as_bytes().to_vec()).collect();
    hunt("trf", |seed| check(&damage(&files, seed)));
}

#[test]
fn damaged_files_of_swiss_manager() {
    let files = [made::tunx::Tunx::usual().write()];
    hunt("tunx", |seed| foreign(tunx::read, &damage_bytes(&files, seed)));
}

#[test]
fn damaged_files_of_papi() {
    let files = [made::papi::usual()];
    hunt("papi", |seed| foreign(papi::read, &damage_bytes(&files, seed)));
}

#[test]
fn damaged_files_of_vega() {
    let files = [made::TDF.into(), made::VEG.into()];
    hunt("vega", |seed| foreign(vega::read, &damage(&files, seed)));
}

#[test]
fn damaged_games() {
    let files = [made::PGN.into()];
    hunt("pgn", |seed| foreign(pgn::read, &damage(&files, seed)));
}

/// Archives, and whatever else is known by its bytes.
#[test]
fn damaged_files_of_any_kind() {
    let (tunx, papi) = (made::tunx::Tunx::usual().write(), made::papi::usual());
    let files = [
        made::zip(&[("a.TUNX", &tunx), ("read me.txt", b"Hello")]),
        made::zip(&[("a.pgn", made::PGN.as_bytes()), ("b.pgn", made::PGN.as_bytes())]),
        made::zip(&[("a.tdf", made::TDF.as_bytes())]),
        tunx,
        papi,
        made::TDF.into(),
    ];
    hunt("open", |seed| {
        let Ok(opened) = open(&damage_bytes(&files, seed), "a.zip") else { return };
        let Content::Tournament(read) = opened.content else { return };
        read.problems.iter().for_each(said);
    });
}

/// Tries seeds until the time is up.
fn hunt(name: &str, check: impl Fn(u64) + std::panic::RefUnwindSafe) {
    let setting = |name: &str| std::env::var(name).ok()?.parse::<u64>().ok();
    let seconds = setting("RONDE_FUZZ_SECONDS").unwrap_or(1);
    let block = setting("RONDE_SOAK_FROM").unwrap_or(0);
    let first = setting("RONDE_FUZZ_SEED").unwrap_or(1 + block * SEEDS_OF_A_BLOCK);
    eprintln!(
        "fuzz {name}: seed {first}, {seconds} s; one file again: RONDE_FUZZ_SEED=N \
         RONDE_FUZZ_SECONDS=0"
    );
    let end = Instant::now() + Duration::from_secs(seconds);
    let mut seed = first;
    loop {
        let outcome = std::panic::catch_unwind(|| check(seed));
        assert!(
            outcome.is_ok(),
            "{name}: RONDE_FUZZ_SEED={seed} RONDE_FUZZ_SECONDS=0 shows it again"
        );
        seed += 1;
        if Instant::now() >= end {
            break;
        }
    }
    eprintln!("fuzz {name}: {} files", seed - first);
}

/// A file of another program: whatever is read can be said, and kept.
fn foreign(read: fn(&[u8]) -> Result<Foreign, NotForeign>, bytes: &[u8]) {
    let read = match read(bytes) {
        Ok(read) => read,
        Err(why) => return assert!(!why.to_string().is_empty()),
    };
    assert!(read.problems.len() <= 1000 && read.not_understood <= bytes.len());
    read.problems.iter().for_each(said);
    let mut kept = Vec::new();
    json::write(&read.snapshot, &mut kept).unwrap();
    let again = json::read(kept.as_slice(), u64::MAX).unwrap();
    assert_eq!(read.snapshot, again.snapshot, "a journal keeps what was read");
    trf::write(&read.snapshot, Flavour::Trf26, WriteOptions::default());
}

fn said(problem: &ronde_formats::Problem) {
    assert!(!problem.code().is_empty());
}

/// Reads, writes in every format, and reads again what was written in its own.
fn check(bytes: &[u8]) {
    let Ok(reading) = trf::read(bytes) else { return };
    assert!(reading.problems.len() <= 1000);
    reading.problems.iter().for_each(said);
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
fn damage(files: &[Vec<u8>], seed: u64) -> Vec<u8> {
    let mut random = Random(seed);
    let mut bytes = files[random.below(files.len())].clone();
    for _ in 0..=random.below(8) {
        change(&mut bytes, files, &mut random);
    }
    bytes
}

/// The same for files that are no text.
fn damage_bytes(files: &[Vec<u8>], seed: u64) -> Vec<u8> {
    const EDGES: [u8; 6] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF];
    let mut random = Random(seed);
    let mut bytes = files[random.below(files.len())].clone();
    for _ in 0..=random.below(12) {
        let place = random.below(bytes.len());
        let width = 1 + random.below(4);
        let end = (place + width).min(bytes.len());
        match random.below(8) {
            0 => bytes.truncate(place),
            1 => drop(bytes.drain(place..end)),
            2 => drop(bytes.splice(place..place, vec![0; width])),
            3 => bytes[place..end].fill(EDGES[random.below(EDGES.len())]),
            4 => {
                let from = random.below(bytes.len());
                let copy = bytes[from..(from + 64).min(bytes.len())].to_vec();
                let end = (place + copy.len()).min(bytes.len());
                bytes.splice(place..end, copy);
            }
            5 => bytes[place..end].iter_mut().for_each(|byte| *byte = byte.wrapping_add(1)),
            _ => {
                for byte in &mut bytes[place..end] {
                    *byte = u8::try_from(random.below(256)).unwrap_or(0);
                }
            }
        }
    }
    bytes
}

fn change(bytes: &mut Vec<u8>, files: &[Vec<u8>], random: &mut Random) {
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
            let other = &files[random.below(files.len())];
            let mut lines = other.split(|byte| *byte == b'\n');
            let line = lines.nth(random.below(40)).unwrap_or_default().to_vec();
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
