//! Tournaments of teams that another engine paired: every round must come out again, with its
//! colours.
//!
//! The tournaments in `cases/oracle/team-2026` are a sample of the archive
//! `team-swiss-2026.tar.gz`, which is compared whole where `RONDE_CORPORA` names its folder.

use std::io::Read;
use std::path::Path;

use flate2::read::GzDecoder;
use ronde_formats::trf::{self, Flavour, WriteOptions};
use ronde_model::{Colour, RoundNumber, Snapshot, System};
use ronde_swiss::check::{Verdict, check_round};
use ronde_swiss::system;

const ARCHIVE: &str = "team-swiss-2026.tar.gz";
const TOURNAMENTS: usize = 306;

#[test]
fn rounds_of_teams_come_out_again() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/oracle/team-2026");
    let mut rounds = 0;
    for entry in std::fs::read_dir(folder).expect("the folder is part of the project") {
        let path = entry.expect("it can be listed").path();
        let bytes = std::fs::read(&path).expect("the file is part of the project");
        rounds += compare(&path.display().to_string(), &bytes);
    }
    assert!(rounds >= 60, "{rounds} rounds were compared");
}

#[test]
fn rounds_of_all_tournaments_of_teams_come_out_again() {
    let folder = std::env::var_os("RONDE_CORPORA");
    let file = folder.and_then(|it| std::fs::File::open(Path::new(&it).join(ARCHIVE)).ok());
    let Some(file) = file else {
        eprintln!(
            "SKIPPED: 1 corpus ({ARCHIVE}, {TOURNAMENTS} tournaments): not in RONDE_CORPORA; only \
             the sample was compared"
        );
        return;
    };
    let mut bytes = Vec::new();
    GzDecoder::new(file).read_to_end(&mut bytes).expect("a readable archive");
    let files: Vec<(String, &[u8])> =
        members(&bytes).into_iter().filter(|(name, _)| !name.ends_with("json")).collect();
    assert_eq!(TOURNAMENTS, files.len(), "tournaments in the archive");
    let rounds: usize = files.iter().map(|(name, bytes)| compare(name, bytes)).sum();
    eprintln!("{ARCHIVE}: {rounds} rounds agree");
}

/// The files of a tar archive.
fn members(bytes: &[u8]) -> Vec<(String, &[u8])> {
    let text = |field: &[u8]| {
        let end = field.iter().position(|byte| *byte == 0).unwrap_or(field.len());
        String::from_utf8_lossy(&field[..end]).trim().to_owned()
    };
    let mut found = Vec::new();
    let mut at = 0;
    while at + 512 <= bytes.len() && bytes[at] != 0 {
        let size = usize::from_str_radix(&text(&bytes[at + 124..at + 136]), 8).expect("octal");
        found.push((text(&bytes[at..at + 100]), &bytes[at + 512..at + 512 + size]));
        at += 512 + size.next_multiple_of(512);
    }
    found
}

/// Pairs every round again; says how many there are.
fn compare(name: &str, bytes: &[u8]) -> usize {
    let reading = trf::read(bytes).expect("it is a TRF");
    let snapshot = reading.snapshot;
    let (system, _) = system::declared_with_matches(&snapshot).expect("its code is known");
    assert_eq!(System::Team2026, system, "{name}");
    let colour = snapshot.rules.initial_colour.unwrap_or(Colour::White);
    for round in (0..snapshot.rounds.len()).filter_map(RoundNumber::from_index) {
        let check = check_round(&snapshot, round, system, colour);
        assert_eq!(Verdict::Agrees, check.verdict, "{name} round {round}");
    }
    reread(name, &snapshot);
    snapshot.rounds.len()
}

/// What is written is read again as it was.
fn reread(name: &str, snapshot: &Snapshot) {
    let written = trf::write(snapshot, Flavour::Trf26, WriteOptions::default());
    assert!(written.losses.is_empty(), "{name}: {:?}", written.losses);
    let again = trf::read(written.text.as_bytes()).expect("it is a TRF").snapshot;
    assert_eq!(*snapshot, again, "{name}");
}
