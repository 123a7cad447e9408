//! Whole corpora of files made by other programs, where they are at hand.
//!
//! `RONDE_CORPORA` names the directory that has the archives. Where it is not set, the tests say
//! what they left out.

use std::io::Read;
use std::path::Path;

use flate2::read::GzDecoder;

/// Checks each report file of an archive, by its name and its bytes; how many there were.
pub(crate) fn check_corpus(archive: &str, check_file: impl Fn(&str, &[u8])) -> usize {
    let Some(directory) = std::env::var_os("RONDE_CORPORA") else {
        eprintln!("SKIPPED: 1 corpus ({archive}): RONDE_CORPORA names no directory");
        return 0;
    };
    let Ok(file) = std::fs::File::open(Path::new(&directory).join(archive)) else {
        eprintln!("SKIPPED: 1 corpus ({archive}): not in RONDE_CORPORA");
        return 0;
    };
    let mut count = 0;
    for entry in tar::Archive::new(GzDecoder::new(file)).entries().expect("a readable archive") {
        let mut entry = entry.expect("a readable entry");
        let name = entry.path().expect("a name").display().to_string();
        if Path::new(&name).extension().is_none_or(|extension| extension != "trf") {
            continue;
        }
        let mut bytes = Vec::new();
        entry.read_to_end(&mut bytes).expect("a readable file");
        check_file(&name, &bytes);
        count += 1;
    }
    assert!(count > 0, "the archive has no file");
    count
}
