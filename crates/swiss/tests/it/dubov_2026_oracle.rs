//! Positions on which two other engines agree about Dubov of 2026.
//!
//! The positions in `cases/oracle/dubov-2026` are a sample of the collection
//! `dubov-2026-agreed.jsonl.gz`, which is compared whole where `RONDE_CORPORA` names its folder.

use std::io::Read;
use std::path::Path;

use flate2::read::GzDecoder;
use ronde_formats::trf;
use ronde_model::{ByeRequest, Colour, Participant, RoundNumber, Snapshot, Unpaired};
use ronde_swiss::legality::violations;
use ronde_swiss::{Detail, System, pair};

const COLLECTION: &str = "dubov-2026-agreed.jsonl.gz";
const POSITIONS: usize = 1_373;

/// One line of the collection.
struct Position {
    id: String,
    trf: String,
    /// White and Black; zero for the bye.
    pairs: Vec<(u32, u32)>,
}

#[test]
fn dubov_2026_agrees_with_the_sample_of_agreed_positions() {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/oracle/dubov-2026/positions.jsonl");
    let text = std::fs::read_to_string(path).expect("the file is part of the project");
    let compared = compare_all(&text);
    assert_eq!(51, compared, "positions in the sample");
}

#[test]
fn dubov_2026_agrees_with_every_agreed_position() {
    let Some(folder) = std::env::var_os("RONDE_CORPORA") else {
        eprintln!(
            "SKIPPED: 1 corpus ({COLLECTION}, {POSITIONS} positions): RONDE_CORPORA names no \
             directory; only the sample was compared"
        );
        return;
    };
    let Ok(file) = std::fs::File::open(Path::new(&folder).join(COLLECTION)) else {
        eprintln!("SKIPPED: 1 corpus ({COLLECTION}, {POSITIONS} positions): not in RONDE_CORPORA");
        return;
    };
    let mut text = String::new();
    GzDecoder::new(file).read_to_string(&mut text).expect("a readable archive");
    let compared = compare_all(&text);
    let argued = KNOWN.len();
    eprintln!("{COLLECTION}: {} positions agree, {argued} are argued", compared - argued);
    assert_eq!(POSITIONS, compared, "positions in the collection");
}

/// A position on which we differ from both engines on purpose.
struct KnownDifference {
    id: &'static str,
    ours: &'static [(u32, u32)],
    theirs: &'static [(u32, u32)],
    ground: &'static str,
}

const KNOWN: &[KnownDifference] = &[
    KnownDifference {
        id: "dubov-51-66-r11",
        ours: &[(3, 16), (4, 8), (10, 6)],
        theirs: &[(4, 3), (8, 6), (10, 16)],
        ground: "C.04.4.1:C6: 3 and 6 need two upfloaters; in ascending order 4.5 and 4.5 (10, 16) \
                 are better than 4.0 and 5.0 (8, 4), and with 4 and anybody of 4.5 points the rest \
                 cannot be completed (C4)",
    },
    KnownDifference {
        id: "dubov-51-242-r2",
        ours: &[(24, 12)],
        theirs: &[(12, 24)],
        ground: "C.04.4.1:5.2.1 with the ruling of 27 August 2026 on C.04.2:2.4: 1 was absent in \
                 both rounds and holds no number yet, so 12 is the eleventh and gets the initial \
                 colour, Black",
    },
];

fn compare_all(text: &str) -> usize {
    let positions: Vec<Position> = text.lines().map(read).collect();
    let differing: Vec<String> = positions.iter().filter_map(surprise).collect();
    assert!(differing.is_empty(), "{} differ:\n{}", differing.len(), differing.join("\n"));
    positions.len()
}

/// What differs although it is not known to, or is known to and does not.
fn surprise(position: &Position) -> Option<String> {
    let found = ours(position);
    let lacking = |list: &[(u32, u32)], other: &[(u32, u32)]| -> Vec<(u32, u32)> {
        list.iter().copied().filter(|pair| !other.contains(pair)).collect()
    };
    let sides = (lacking(&found, &position.pairs), lacking(&position.pairs, &found));
    let known = KNOWN.iter().find(|known| known.id == position.id);
    let expected = known.map_or((&[] as &[_], &[] as &[_]), |known| (known.ours, known.theirs));
    let ground = known.map_or("", |known| known.ground);
    (expected != (sides.0.as_slice(), sides.1.as_slice()))
        .then(|| format!("{}: ours {:?}, theirs {:?} {ground}", position.id, sides.0, sides.1))
}

/// Our boards and bye, sorted.
fn ours(position: &Position) -> Vec<(u32, u32)> {
    let (snapshot, round) = scene(position);
    let colour = snapshot.rules.initial_colour.unwrap_or(Colour::White);
    let system = System::Dubov2026;
    let ours = pair(&snapshot, round, system, colour, Detail::Nothing);
    let ours = ours.unwrap_or_else(|error| panic!("{}: {error}", position.id));
    let byes: Vec<_> = ours.bye.into_iter().collect();
    let broken = violations(&snapshot, round, system, &ours.boards, &byes);
    assert!(broken.is_empty(), "{}: {broken:?}", position.id);
    let mut found: Vec<(u32, u32)> =
        ours.boards.iter().map(|board| (board.white.get(), board.black.get())).collect();
    found.extend(byes.iter().map(|number| (number.get(), 0)));
    found.sort_unstable();
    found
}

/// The tournament before the round; the column of the round itself tells who is absent.
fn scene(position: &Position) -> (Snapshot, RoundNumber) {
    let reading = trf::read(position.trf.as_bytes()).expect("it is a TRF");
    let (_, round) = position.id.rsplit_once("-r").expect("the round ends the name");
    let round = round.parse().ok().and_then(RoundNumber::new).expect("a round number");
    let mut parts = reading.snapshot.into_parts();
    for (index, held) in parts.rounds.drain(round.index()..).enumerate() {
        assert_eq!(0, index, "{}: rounds after the one to pair", position.id);
        for &(number, why) in held.unpaired() {
            let Unpaired::Bye(bye) = why else { panic!("{}: {why:?}", position.id) };
            parts.requests.push(ByeRequest { round, bye, who: Participant::Player(number) });
        }
    }
    (Snapshot::new(parts).expect("nobody was added"), round)
}

/// Lines have the three members in this order, with `\n` as the only escape.
fn read(line: &str) -> Position {
    let between = |from: &str, to: &str| {
        let start = line.find(from).expect("the member is there") + from.len();
        let end = start + line[start..].find(to).expect("the member ends");
        line[start..end].to_owned()
    };
    let digits = |text: &str| text.trim_matches(['[', ']', ' ']).parse().expect("a number");
    let pairs = between("\"pairs\": [", "]]");
    let pairs = pairs.split("],").map(|pair| {
        let (white, black) = pair.split_once(',').expect("two numbers");
        (digits(white), digits(black))
    });
    Position {
        id: between("\"id\": \"", "\""),
        trf: between("\"trf\": \"", "\"").replace("\\n", "\n"),
        pairs: pairs.collect(),
    }
}
