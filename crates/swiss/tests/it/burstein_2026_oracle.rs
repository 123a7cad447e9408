//! Positions of the Burstein system of 2026 that an enumeration of another hand and a corrected
//! engine agree on.
//!
//! The positions in `cases/oracle/burstein-2026` are a sample of the collection
//! `burstein-2026.jsonl.gz`, which is compared whole where `RONDE_CORPORA` names its folder.

use std::io::Read;
use std::path::Path;

use flate2::read::GzDecoder;
use ronde_formats::trf;
use ronde_model::{ByeRequest, Colour, Participant, RoundNumber, Snapshot, Unpaired};
use ronde_swiss::legality::violations;
use ronde_swiss::{Detail, System, pair};
use ronde_testkit::burstein_2026;

const COLLECTION: &str = "burstein-2026.jsonl.gz";
const POSITIONS: usize = 1_051;

/// One line of the collection.
struct Position {
    id: String,
    trf: String,
    /// White and Black; zero for the bye.
    pairs: Vec<(u32, u32)>,
}

#[test]
fn burstein_2026_agrees_with_the_sample_of_positions() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../cases/oracle/burstein-2026/positions.jsonl");
    let text = std::fs::read_to_string(path).expect("the file is part of the project");
    let compared = compare_all(&text);
    assert_eq!(60, compared, "positions in the sample");
}

#[test]
fn burstein_2026_agrees_with_every_position() {
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
    eprintln!("{COLLECTION}: {compared} positions agree");
    assert_eq!(POSITIONS, compared, "positions in the collection");
}

/// A position in which a published engine is wrong. 1 and 4 have met and float; of the bracket of
/// 3.0 points only 2 may meet 4; 1 then finds nobody above 8, 3 meets 6 and 5 meets 7.
#[test]
fn burstein_2026_pairs_a_case_of_the_interface() {
    let path = "../../cases/interface/burstein-py4swiss-wrong.trf";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    let position = Position {
        id: "burstein-5-r6".to_owned(),
        trf: std::fs::read_to_string(path).expect("the file is part of the project"),
        pairs: vec![(1, 8), (2, 4), (3, 6), (5, 7)],
    };
    assert_eq!(None, surprise(&position));
}

fn compare_all(text: &str) -> usize {
    let positions: Vec<Position> = text.lines().map(read).collect();
    let differing: Vec<String> = positions.iter().filter_map(surprise).collect();
    assert!(differing.is_empty(), "{} differ:\n{}", differing.len(), differing.join("\n"));
    positions.len()
}

/// What differs, of the engine or of the enumerator.
fn surprise(position: &Position) -> Option<String> {
    let (snapshot, round) = scene(position);
    let lacking = |list: &[(u32, u32)], other: &[(u32, u32)]| -> Vec<(u32, u32)> {
        list.iter().copied().filter(|pair| !other.contains(pair)).collect()
    };
    let mut expected = position.pairs.clone();
    expected.sort_unstable();
    let told = |who: &str, found: Vec<(u32, u32)>| {
        let sides = (lacking(&found, &expected), lacking(&expected, &found));
        (found != expected)
            .then(|| format!("{}: {who} {:?}, theirs {:?}", position.id, sides.0, sides.1))
    };
    told("engine", engine(position, &snapshot, round))
        .or_else(|| told("enumerator", enumerator(position, &snapshot, round)))
}

/// Boards and bye by the engine, sorted.
fn engine(position: &Position, snapshot: &Snapshot, round: RoundNumber) -> Vec<(u32, u32)> {
    let colour = snapshot.rules.initial_colour.unwrap_or(Colour::White);
    let system = System::Burstein2026;
    let ours = pair(snapshot, round, system, colour, Detail::Nothing);
    let ours = ours.unwrap_or_else(|error| panic!("{}: {error}", position.id));
    let byes: Vec<_> = ours.bye.into_iter().collect();
    let broken = violations(snapshot, round, system, &ours.boards, &byes);
    assert!(broken.is_empty(), "{}: {broken:?}", position.id);
    let boards = ours.boards.iter().map(|board| (board.white.get(), board.black.get()));
    let byes = byes.iter().map(|number| (number.get(), 0));
    let mut found: Vec<(u32, u32)> = boards.chain(byes).collect();
    found.sort_unstable();
    found
}

/// Boards and bye by the enumerator, sorted.
fn enumerator(position: &Position, snapshot: &Snapshot, round: RoundNumber) -> Vec<(u32, u32)> {
    let ours = burstein_2026::pair(snapshot, round);
    let ours = ours.unwrap_or_else(|error| panic!("{}: {error}", position.id));
    let boards = ours.pairs.iter().map(|(white, black)| (white.get(), black.get()));
    let byes = ours.bye.iter().map(|number| (number.get(), 0));
    let mut found: Vec<(u32, u32)> = boards.chain(byes).collect();
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
