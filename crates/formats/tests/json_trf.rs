//! TRF → JSON → TRF is the identity, on whole corpora of files made by other programs.
//!
//! `RONDE_CORPORA` names the directory that has the archives. Where it is not set, the tests say
//! what they left out.

mod corpus;

use corpus::check_corpus;
use ronde_formats::json;
use ronde_formats::trf::{self, WriteOptions};

#[test]
fn every_file_of_dutch_2026_survives_json() {
    eprintln!("dutch-2026: {} files", check_corpus("dutch-2026.tar.gz", check_file));
}

#[test]
fn every_file_of_dutch_2017_survives_json() {
    eprintln!("dutch-2017: {} files", check_corpus("dutch-2017.tar.gz", check_file));
}

/// A file of ours with what the corpora lack: byes of every kind, comments, unknown records.
#[test]
fn a_file_with_everything_survives_json() {
    check_file(
        "everything",
        "### a comment\n012 Open de Neuchâtel\n042 2026/03/07\n052 8.3.2026\n142 3\n152 B\n\
         162  W 3.0    D 1.0    P 1.5\n192 FIDE_DUTCH_2026\n\
         001    1 w IM Keller, Anna                      2312 SUI    99900001 1987/00/00  \
         4.0    1     2 w 1     3 b =\n\
         001    2      Rossi, Paolo                                                       \
         1.5    3     1 b 0  0000 - U\n\
         001    3 m    Weber, Urs                        1050 SUI                          \
         2.0    2  0000 - H     1 w =\n\
         240 Z 003    2\n250       1.0 001 002    1    1\n260 001 003    1    2\n\
         SUI    3 m    Weber Urs                         1066 NE         4711\n\
         ZZ9 a record that nobody knows\n"
            .as_bytes(),
    );
}

#[track_caller]
fn check_file(name: &str, bytes: &[u8]) {
    let reading = trf::read(bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut text = Vec::new();
    json::write(&reading.snapshot, &mut text).expect("memory can be written to");
    let again = json::read(text.as_slice(), u64::MAX);
    let again = again.unwrap_or_else(|fault| panic!("{name}: {fault}")).snapshot;
    assert_eq!(reading.snapshot, again, "{name}");
    let write = |snapshot| trf::write(snapshot, reading.flavour, WriteOptions::default());
    assert_eq!(write(&reading.snapshot), write(&again), "{name}");
}
