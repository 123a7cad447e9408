//! Whole corpora of files made by other programs, where they are at hand.
//!
//! `RONDE_CORPORA` names the directory that has the archives. Where it is not set, the tests say how
//! many corpora they left out.

use std::io::Read;
use std::path::Path;

use flate2::read::GzDecoder;
use ronde_formats::trf::{self, Flavour, WriteOptions};

/// TRF26 (record 142, type in 092, record 162).
#[test]
fn every_file_of_dutch_2026_is_read_and_written_again() {
    let files = check_corpus("dutch-2026.tar.gz", &[Flavour::Trf26]);
    eprintln!("dutch-2026: {files} files");
}

/// TRF16 with the records of JaVaFo (`XXR`) and bbpPairings (`BBW` …).
#[test]
fn every_file_of_dutch_2017_is_read_and_written_again() {
    let files = check_corpus("dutch-2017.tar.gz", &[Flavour::TrfX, Flavour::Bbp]);
    eprintln!("dutch-2017: {files} files");
}

fn check_corpus(archive: &str, flavours: &[Flavour]) -> usize {
    let Some(directory) = std::env::var_os("RONDE_CORPORA") else {
        eprintln!("SKIPPED: 1 corpus ({archive}): RONDE_CORPORA names no directory");
        return 0;
    };
    let path = Path::new(&directory).join(archive);
    let Ok(file) = std::fs::File::open(&path) else {
        eprintln!("SKIPPED: 1 corpus ({archive}): not in RONDE_CORPORA");
        return 0;
    };
    let mut archive = tar::Archive::new(GzDecoder::new(file));
    let mut count = 0;
    for entry in archive.entries().expect("a readable archive") {
        let mut entry = entry.expect("a readable entry");
        let name = entry.path().expect("a name").display().to_string();
        if Path::new(&name).extension().is_none_or(|extension| extension != "trf") {
            continue;
        }
        let mut bytes = Vec::new();
        entry.read_to_end(&mut bytes).expect("a readable file");
        check_file(&name, &bytes, flavours);
        count += 1;
    }
    assert!(count > 0, "the archive has no file");
    count
}

fn check_file(name: &str, bytes: &[u8], flavours: &[Flavour]) {
    let reading = trf::read(bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(reading.problems, [], "{name}");
    assert!(flavours.contains(&reading.flavour), "{name}: {:?}", reading.flavour);
    let written = trf::write(&reading.snapshot, reading.flavour, WriteOptions::default());
    assert_eq!(written.losses, [], "{name}");
    let again = trf::read(written.text.as_bytes()).expect("a file that was just written");
    assert_eq!(again.problems, [], "{name}");
    assert!(again.snapshot == reading.snapshot, "{name}: another snapshot");
    assert_eq!(normalised(bytes), normalised(written.text.as_bytes()), "{name}");
}

/// The normalisations of the module's documentation that these files need: the order of records.
fn normalised(bytes: &[u8]) -> Vec<String> {
    let text = std::str::from_utf8(bytes).expect("ASCII");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.sort_by(|one, other| one[..3].cmp(&other[..3]));
    lines
}
