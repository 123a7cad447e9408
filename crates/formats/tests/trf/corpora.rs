//! Whole corpora of files made by other programs, where they are at hand.
//!
//! `RONDE_CORPORA` names the directory that has the archives. Where it is not set, the tests say
//! how many corpora they left out.

use ronde_formats::trf::{self, Flavour, WriteOptions};

use crate::corpus::check_corpus;

/// TRF26 (record 142, type in 092, record 162).
#[test]
fn every_file_of_dutch_2026_is_read_and_written_again() {
    let files =
        check_corpus("dutch-2026.tar.gz", |name, bytes| check_file(name, bytes, &[Flavour::Trf26]));
    eprintln!("dutch-2026: {files} files");
}

/// TRF16 with the records of JaVaFo (`XXR`) and bbpPairings (`BBW` …).
#[test]
fn every_file_of_dutch_2017_is_read_and_written_again() {
    let files = check_corpus("dutch-2017.tar.gz", |name, bytes| {
        check_file(name, bytes, &[Flavour::TrfX, Flavour::Bbp]);
    });
    eprintln!("dutch-2017: {files} files");
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
