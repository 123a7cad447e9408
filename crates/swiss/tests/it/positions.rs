//! Collections of positions on which others agree: lines with a name, a report file and the pairs.

use std::io::Read;
use std::path::Path;

use flate2::read::GzDecoder;
use ronde_formats::trf;
use ronde_model::{ByeRequest, Colour, Participant, RoundNumber, Snapshot, Unpaired};
use ronde_swiss::legality::violations;
use ronde_swiss::{Detail, System, pair};

/// White and Black, by number; zero for the bye.
pub(crate) type Pairs = Vec<(u32, u32)>;

/// One line of the collection.
pub(crate) struct Position {
    pub(crate) id: String,
    /// The round that is paired.
    pub(crate) round: RoundNumber,
    pub(crate) trf: String,
    pub(crate) pairs: Pairs,
}

/// The positions of a file of `cases/oracle`.
pub(crate) fn sample(file: &str) -> Vec<Position> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/oracle").join(file);
    let text = std::fs::read_to_string(path).expect("the file is part of the project");
    text.lines().map(read).collect()
}

/// The whole collection where `RONDE_CORPORA` names its folder; what is skipped is said.
pub(crate) fn collection(file: &str, positions: usize) -> Option<Vec<Position>> {
    let skipped = format!("SKIPPED: 1 corpus ({file}, {positions} positions)");
    let Some(folder) = std::env::var_os("RONDE_CORPORA") else {
        eprintln!("{skipped}: RONDE_CORPORA names no directory; only the sample was compared");
        return None;
    };
    let Ok(archive) = std::fs::File::open(Path::new(&folder).join(file)) else {
        eprintln!("{skipped}: not in RONDE_CORPORA");
        return None;
    };
    let mut text = String::new();
    GzDecoder::new(archive).read_to_string(&mut text).expect("a readable archive");
    let found: Vec<Position> = text.lines().map(read).collect();
    assert_eq!(positions, found.len(), "positions in the collection");
    Some(found)
}

/// No position differs, as far as it is told.
pub(crate) fn assert_agree(positions: &[Position], surprise: impl Fn(&Position) -> Option<String>) {
    let differing: Vec<String> = positions.iter().filter_map(surprise).collect();
    assert!(differing.is_empty(), "{} differ:\n{}", differing.len(), differing.join("\n"));
}

/// Those of one that are not in the other.
pub(crate) fn lacking(list: &[(u32, u32)], other: &[(u32, u32)]) -> Pairs {
    list.iter().copied().filter(|pair| !other.contains(pair)).collect()
}

/// Our boards and bye, sorted; they are legal.
pub(crate) fn ours(position: &Position, snapshot: &Snapshot, system: System) -> Pairs {
    let round = position.round;
    let colour = snapshot.rules.initial_colour.unwrap_or(Colour::White);
    let ours = pair(snapshot, round, system, colour, Detail::Nothing);
    let ours = ours.unwrap_or_else(|error| panic!("{}: {error}", position.id));
    let byes: Vec<_> = ours.bye.into_iter().collect();
    let broken = violations(snapshot, round, system, &ours.boards, &byes);
    assert!(broken.is_empty(), "{}: {broken:?}", position.id);
    let boards = ours.boards.iter().map(|board| (board.white.get(), board.black.get()));
    sorted(boards.chain(byes.iter().map(|number| (number.get(), 0))))
}

/// All of these, sorted.
pub(crate) fn sorted(pairs: impl Iterator<Item = (u32, u32)>) -> Pairs {
    let mut pairs: Pairs = pairs.collect();
    pairs.sort_unstable();
    pairs
}

/// The tournament before the round; the column of the round itself tells who is absent.
pub(crate) fn scene(position: &Position) -> Snapshot {
    let (reading, round) =
        (trf::read(position.trf.as_bytes()).expect("it is a TRF"), position.round);
    let mut parts = reading.snapshot.into_parts();
    for (index, held) in parts.rounds.drain(round.index()..).enumerate() {
        assert_eq!(0, index, "{}: rounds after the one to pair", position.id);
        for &(number, why) in held.unpaired() {
            let Unpaired::Bye(bye) = why else { panic!("{}: {why:?}", position.id) };
            parts.requests.push(ByeRequest { round, bye, who: Participant::Player(number) });
        }
    }
    Snapshot::new(parts).expect("nobody was added")
}

/// Lines have these members in this order, a match before the file, with `\n` as the only escape.
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
    let id = between("\"id\": \"", "\"");
    let is_match = line.contains("\"match\": ");
    let round = if is_match { between("\"match\": ", ",") } else { after_mark(&id) };
    Position {
        id,
        round: round.parse().ok().and_then(RoundNumber::new).expect("a round number"),
        trf: between("\"trf\": \"", "\"").replace("\\n", "\n"),
        pairs: pairs.collect(),
    }
}

fn after_mark(id: &str) -> String {
    id.rsplit_once("-r").expect("the round ends the name").1.to_owned()
}
