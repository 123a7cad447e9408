//! Pairs every round of every small tournament below the folder in `RONDE_CORPORA` anew, from the
//! rounds before it, and compares. Files `2017-….trf` follow the rules of 2017, others those of
//! 2026.
//!
//! `cargo run --release -p ronde-testkit --example literal_oracle -- [most players]`, or with a
//! file and a round (and `2017`) to pair that round alone and show why.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use ronde_model::{
    Bye, ByeRequest, Colour, PairingNumber, Participant, RoundNumber, Snapshot, Unpaired,
};
use ronde_testkit::{Edition, LiteralRound};

#[derive(Default)]
struct Count {
    tournaments: usize,
    rounds: usize,
    boards: usize,
    disagreements: usize,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [file, round, edition @ ..] = arguments.as_slice() {
        return position(file, round, edition.first().is_some_and(|edition| edition == "2017"));
    }
    corpora(arguments.first().and_then(|most| most.parse().ok()).unwrap_or(10))
}

/// One round of one file, with what was decided in each bracket.
fn position(file: &str, round: &str, is_2017: bool) -> ExitCode {
    let snapshot = read(Path::new(file));
    let round = round.parse().ok().and_then(RoundNumber::new).expect("a round number");
    let edition = if is_2017 { Edition::Dutch2017 } else { Edition::Dutch2026 };
    match ronde_testkit::pair(&snapshot, round, edition) {
        Ok(found) => {
            println!("{}", show(&as_found(&found)));
            println!("{:#?}", found.brackets);
            ExitCode::SUCCESS
        }
        Err(error) => {
            println!("{error}");
            ExitCode::from(1)
        }
    }
}

fn corpora(most: usize) -> ExitCode {
    let Some(folder) = std::env::var_os("RONDE_CORPORA") else {
        eprintln!("RONDE_CORPORA is not set: name the folder of the unpacked corpora");
        return ExitCode::from(3);
    };
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the folder can be read")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "trf"))
        .collect();
    files.sort();
    let mut differ = false;
    for edition in [Edition::Dutch2026, Edition::Dutch2017] {
        let start = Instant::now();
        let mut count = Count::default();
        for path in files.iter().filter(|path| edition_of(path) == edition) {
            tournament(path, edition, most, &mut count);
        }
        println!(
            "{edition:?}: {} tournaments, {} rounds, {} boards, {} rounds differ, {} ms",
            count.tournaments,
            count.rounds,
            count.boards,
            count.disagreements,
            start.elapsed().as_millis()
        );
        differ |= count.disagreements > 0;
    }
    ExitCode::from(u8::from(differ))
}

fn read(path: &Path) -> Snapshot {
    let bytes = std::fs::read(path).expect("the file can be read");
    ronde_formats::trf::read(&bytes).expect("the file is a tournament report").snapshot
}

fn edition_of(path: &Path) -> Edition {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    if name.starts_with("2017") { Edition::Dutch2017 } else { Edition::Dutch2026 }
}

fn tournament(path: &Path, edition: Edition, most: usize, count: &mut Count) {
    let snapshot = read(path);
    if snapshot.players.len() > most {
        return;
    }
    let snapshot = with_initial_colour(snapshot);
    count.tournaments += 1;
    for round in (0..snapshot.rounds.len()).filter_map(RoundNumber::from_index) {
        let expected = as_written(&snapshot, round);
        let before = before(&snapshot, round);
        count.rounds += 1;
        count.boards += expected.0.len();
        match ronde_testkit::pair(&before, round, edition) {
            Ok(found) if as_found(&found) == expected => {}
            Ok(found) => {
                count.disagreements += 1;
                println!("{} round {round}", path.display());
                println!("  file {}\n  here {}", show(&expected), show(&as_found(&found)));
            }
            Err(error) => {
                count.disagreements += 1;
                println!("{} round {round}: {error}", path.display());
            }
        }
    }
}

type Written = (BTreeSet<(PairingNumber, PairingNumber)>, Option<PairingNumber>);

fn as_found(found: &LiteralRound) -> Written {
    (found.pairs.iter().copied().collect(), found.bye)
}

fn as_written(snapshot: &Snapshot, round: RoundNumber) -> Written {
    let round = &snapshot.rounds[round.index()];
    let bye = round.unpaired().iter().find(|(_, why)| *why == Unpaired::PairingBye);
    let pairs = round.games().iter().map(|game| (game.white, game.black)).collect();
    (pairs, bye.map(|(number, _)| *number))
}

fn show((pairs, bye): &Written) -> String {
    let pairs: Vec<String> =
        pairs.iter().map(|(white, black)| format!("{white}-{black}")).collect();
    let bye = bye.map_or_else(String::new, |bye| format!(", {bye} bye"));
    pairs.join(" ") + &bye
}

/// Round 1 itself can only be paired again when the colour that was drawn is known: it follows from
/// the first player who had an opponent.
fn with_initial_colour(snapshot: Snapshot) -> Snapshot {
    let mut parts = snapshot.into_parts();
    let Some(first) = parts.rounds.first().filter(|_| parts.rules.initial_colour.is_none()) else {
        return Snapshot::new(parts).expect("nothing changed");
    };
    let mut at_work: Vec<(PairingNumber, Option<Colour>)> = Vec::new();
    for game in first.games() {
        at_work.push((game.white, Some(Colour::White)));
        at_work.push((game.black, Some(Colour::Black)));
    }
    let byes = first.unpaired().iter().filter(|(_, why)| *why == Unpaired::PairingBye);
    at_work.extend(byes.map(|(number, _)| (*number, None)));
    at_work.sort();
    let found = at_work.iter().enumerate().find_map(|(index, (_, colour))| {
        colour.map(|colour| if index % 2 == 0 { colour } else { colour.other() })
    });
    parts.rules.initial_colour = found;
    Snapshot::new(parts).expect("a colour names nobody")
}

/// The tournament before that round, with the absences of the round as requests.
fn before(snapshot: &Snapshot, round: RoundNumber) -> Snapshot {
    let here = &snapshot.rounds[round.index()];
    let at_work: BTreeSet<PairingNumber> = here
        .games()
        .iter()
        .flat_map(|game| [game.white, game.black])
        .chain(
            here.unpaired()
                .iter()
                .filter_map(|(number, why)| (*why == Unpaired::PairingBye).then_some(*number)),
        )
        .collect();
    let mut parts = snapshot.clone().into_parts();
    parts.rounds.truncate(round.index());
    for player in parts.players.iter().filter(|player| !at_work.contains(&player.number)) {
        let who = Participant::Player(player.number);
        parts.requests.push(ByeRequest { round, bye: Bye::Zero, who });
    }
    Snapshot::new(parts).expect("a shorter tournament is as consistent as the whole")
}
