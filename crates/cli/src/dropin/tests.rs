//! A thousand random tournaments, sent through as a caller would send them.

use std::ffi::OsString;
use std::path::Path;

use ronde_formats::trf::{self, Flavour, WriteOptions};
use ronde_model::{Bye, ByeRequest, PairingNumber, Participant, RoundNumber, Snapshot, Unpaired};
use ronde_simulate::Recipe;

use super::{Streams, is_for, run};
use crate::outcome::Outcome;

/// What came of a run in this process.
#[derive(Debug, PartialEq, Eq)]
struct Ended {
    outcome: Outcome,
    stdout: String,
    stderr: String,
}

fn call(words: &[&str]) -> Ended {
    let words: Vec<OsString> = words.iter().map(OsString::from).collect();
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    let outcome = run(&words, &mut Streams { stdout: &mut stdout, stderr: &mut stderr });
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ended { outcome, stdout: text(stdout), stderr: text(stderr) }
}

#[test]
fn a_thousand_tournaments_are_checked_and_paired() {
    let place = tempfile::tempdir().unwrap();
    let (whole, part) = (place.path().join("whole.trf"), place.path().join("part.trf"));
    let mut rounds = 0;
    for seed in 0..1000_u16 {
        let made = tournament(seed);
        put(&whole, &made);
        let ended = call(&[whole.to_str().unwrap(), "-c"]);
        assert_eq!(headings(made.rounds.len()), ended, "seed {seed}");
        let index = usize::from(seed) % made.rounds.len();
        put(&part, &before(&made, index));
        let ended = call(&["--dutch", part.to_str().unwrap(), "-p"]);
        let expected = (Outcome::Done, list(&made, index), "");
        let found = (ended.outcome, sorted(&ended.stdout), ended.stderr.as_str());
        assert_eq!(expected, found, "seed {seed}, round {}", index + 1);
        rounds += made.rounds.len();
    }
    assert!(rounds > 3000, "{rounds} rounds in all");
}

/// A small tournament with everything that chance brings, at least one round of it paired.
fn tournament(seed: u16) -> Snapshot {
    let recipe = Recipe {
        players: Some(5 + u32::from(seed % 23)),
        rounds: Some(1 + seed % 7),
        ..Recipe::default()
    };
    ronde_simulate::generate(&recipe, seed.into()).unwrap().snapshot
}

fn put(path: &Path, snapshot: &Snapshot) {
    let written = trf::write(snapshot, Flavour::Trf26, WriteOptions::default());
    std::fs::write(path, written.text).unwrap();
}

/// What a check prints where nothing differs.
fn headings(rounds: usize) -> Ended {
    let lines: Vec<String> = (1..=rounds).map(|round| format!("whole: Round #{round}\n")).collect();
    Ended { outcome: Outcome::Done, stdout: lines.concat() + "\n", stderr: String::new() }
}

/// The tournament before a round, with everybody who missed it announced.
fn before(whole: &Snapshot, index: usize) -> Snapshot {
    let round = RoundNumber::from_index(index).unwrap();
    let held = &whole.rounds[index];
    let mut parts = (**whole).clone();
    parts.rounds.truncate(index);
    parts.requests.retain(|request| request.round < round);
    for player in &whole.players {
        let number = player.number;
        let bye = match held.unpaired().iter().find(|(who, _)| *who == number) {
            Some((_, Unpaired::Bye(bye))) => *bye,
            Some(_) => continue,
            None if plays(held, number) => continue,
            None => Bye::Zero,
        };
        parts.requests.push(ByeRequest { round, bye, who: Participant::Player(number) });
    }
    Snapshot::new(parts).unwrap()
}

fn plays(round: &ronde_model::Round, number: PairingNumber) -> bool {
    round.games().iter().any(|game| [game.white, game.black].contains(&number))
}

/// The list of a round of the tournament, in no particular order: a file does not keep the boards'.
fn list(whole: &Snapshot, index: usize) -> Vec<String> {
    let round = &whole.rounds[index];
    let games = round.games().iter().map(|game| format!("{} {}", game.white, game.black));
    let byes = round.unpaired().iter().filter(|(_, why)| *why == Unpaired::PairingBye);
    let byes = byes.map(|(number, _)| format!("{number} 0"));
    let lines: Vec<String> = games.chain(byes).collect();
    sorted(&format!("{}\n{}", lines.len(), lines.join("\n")))
}

fn sorted(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines[1..].sort();
    lines
}

#[test]
fn which_command_lines_are_meant() {
    let subcommands = ["pair".to_owned(), "help".to_owned()];
    for (line, meant) in [
        ("in.trf -p", true),
        ("--dutch in.trf -c", true),
        ("-check in.trf", true),
        ("-g -o x.trf", true),
        ("-r", true),
        ("pair in.trf -p", false),
        ("help -p", false),
        ("in.trf", false),
        ("--version", false),
    ] {
        let words: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        assert_eq!(meant, is_for(&words, &subcommands), "{line}");
    }
}
