//! Positions of the Double-Swiss system that an enumeration from a digest of C.04.5 paired, and on
//! all but three of which the team engine of another program agrees.
//!
//! The positions in `cases/oracle/double-swiss-2026` are a sample of the collection
//! `double-swiss-2026.jsonl.gz`, which is compared whole where `RONDE_CORPORA` names its folder.

use std::io::Read;
use std::path::Path;

use flate2::read::GzDecoder;
use ronde_formats::trf;
use ronde_model::{Colour, RoundNumber};
use ronde_swiss::legality::violations;
use ronde_swiss::{Detail, System, pair};

const COLLECTION: &str = "double-swiss-2026.jsonl.gz";
const POSITIONS: usize = 734;

#[test]
fn double_swiss_agrees_with_the_sample_of_positions() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../cases/oracle/double-swiss-2026/positions.jsonl");
    let text = std::fs::read_to_string(path).expect("the file is part of the project");
    assert_eq!(40, compare_all(&text), "positions in the sample");
}

#[test]
fn double_swiss_agrees_with_every_position() {
    let folder = std::env::var_os("RONDE_CORPORA");
    let file = folder.and_then(|it| std::fs::File::open(Path::new(&it).join(COLLECTION)).ok());
    let Some(file) = file else {
        eprintln!(
            "SKIPPED: 1 corpus ({COLLECTION}, {POSITIONS} positions): not in RONDE_CORPORA; only \
             the sample was compared"
        );
        return;
    };
    let mut text = String::new();
    GzDecoder::new(file).read_to_string(&mut text).expect("a readable archive");
    assert_eq!(POSITIONS, compare_all(&text), "positions in the collection");
    eprintln!("{COLLECTION}: {POSITIONS} positions agree");
}

fn compare_all(text: &str) -> usize {
    let differing: Vec<String> = text.lines().filter_map(differs).collect();
    assert!(differing.is_empty(), "{} differ:\n{}", differing.len(), differing.join("\n"));
    text.lines().count()
}

/// What differs in the position of a line.
fn differs(line: &str) -> Option<String> {
    let between = |from: &str, to: &str| {
        let start = line.find(from).expect("the member is there") + from.len();
        let end = start + line[start..].find(to).expect("the member ends");
        line[start..end].to_owned()
    };
    let digits = |text: &str| text.trim_matches(['[', ']', ' ']).parse::<u32>().expect("a number");
    let pairs = between("\"pairs\": [", "]]");
    let mut theirs: Vec<(u32, u32)> = pairs
        .split("],")
        .map(|pair| pair.split_once(',').expect("two numbers"))
        .map(|(white, black)| (digits(white), digits(black)))
        .collect();
    theirs.sort_unstable();
    let id = between("\"id\": \"", "\"");
    let number = between("\"match\": ", ",").parse().ok().and_then(RoundNumber::new);
    let found = ours(&id, &between("\"trf\": \"", "\"").replace("\\n", "\n"), number?);
    (found != theirs).then(|| format!("{id}: ours {found:?}, theirs {theirs:?}"))
}

/// Our boards and bye, sorted.
fn ours(id: &str, file: &str, round: RoundNumber) -> Vec<(u32, u32)> {
    let snapshot = trf::read(file.as_bytes()).expect("it is a TRF").snapshot;
    let colour = snapshot.rules.initial_colour.unwrap_or(Colour::White);
    let system = System::DoubleSwiss2026;
    let ours = pair(&snapshot, round, system, colour, Detail::Nothing);
    let ours = ours.unwrap_or_else(|error| panic!("{id}: {error}"));
    let byes: Vec<_> = ours.bye.into_iter().collect();
    let broken = violations(&snapshot, round, system, &ours.boards, &byes);
    assert!(broken.is_empty(), "{id}: {broken:?}");
    let mut found: Vec<(u32, u32)> =
        ours.boards.iter().map(|board| (board.white.get(), board.black.get())).collect();
    found.extend(byes.iter().map(|number| (number.get(), 0)));
    found.sort_unstable();
    found
}
