//! Real files of other programs, where they are: `samples` beside the folder that `RONDE_CORPORA`
//! names. They are of real people, so nothing of them is here, and nothing of them is printed.
//!
//! Each file is compared with itself: games from both sides, points, rounds, and through a TRF.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use ronde_formats::trf::{self, Flavour, WriteOptions};
use ronde_formats::{Content, Opened, Severity, Tournament, lists, open};
use ronde_model::{Round, RoundNumber, Snapshot};

/// Files that are there, in folders by program.
const FOLDERS: [(&str, usize); 3] = [("tunx", 14), ("papi", 2), ("trf", 2)];

#[test]
fn every_sample_is_read_and_agrees_with_itself() {
    for (folder, expected) in FOLDERS {
        let Some(files) = samples(folder) else { continue };
        assert_eq!(expected, files.len(), "{folder}");
        for (index, file) in files.iter().enumerate() {
            let read = tournament(file);
            let name = format!("{folder} {}", index + 1);
            let snapshot = &read.snapshot;
            eprintln!(
                "{name}: {} players, {} of {:?} rounds, {} errors, {} bytes not understood",
                snapshot.players.len(),
                snapshot.rounds.len(),
                snapshot.rules.declared_rounds,
                read.problems.iter().filter(|it| it.severity() == Severity::Error).count(),
                read.not_understood
            );
            if folder != "trf" {
                sound(&name, &read);
            }
            survives(&name, snapshot);
        }
    }
}

/// The samples of a program; says so where there are none.
fn samples(folder: &str) -> Option<Vec<PathBuf>> {
    let place = std::env::var_os("RONDE_CORPORA").map(PathBuf::from);
    let place = place.map(|corpora| corpora.join("../samples").join(folder));
    let found = place.and_then(|place| fs::read_dir(place).ok());
    let Some(found) = found else {
        let count = FOLDERS.iter().find(|(name, _)| *name == folder).map_or(0, |it| it.1);
        eprintln!(
            "SKIPPED: {count} samples ({folder}): there is no folder samples beside RONDE_CORPORA"
        );
        return None;
    };
    let mut files: Vec<PathBuf> = found.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.sort();
    Some(files)
}

fn tournament(path: &Path) -> Tournament {
    let bytes = fs::read(path).unwrap();
    let name = path.file_name().unwrap().to_string_lossy();
    match open(&bytes, &name) {
        Ok(Opened { content: Content::Tournament(read), .. }) => *read,
        other => panic!("{name} is a tournament: {other:?}"),
    }
}

/// No contradiction, and everybody exactly once in every round that was paired.
fn sound(name: &str, read: &Tournament) {
    let errors: Vec<&str> = read
        .problems
        .iter()
        .filter(|problem| problem.severity() == Severity::Error)
        .map(ronde_formats::Problem::code)
        .collect();
    assert!(errors.is_empty(), "{name}: {errors:?}");
    let snapshot = &read.snapshot;
    for (index, round) in snapshot.rounds.iter().enumerate() {
        let mut times: BTreeMap<u32, usize> = BTreeMap::new();
        for who in round.present() {
            *times.entry(who.get()).or_default() += 1;
        }
        assert_eq!(snapshot.players.len(), times.len(), "{name}, round {}", index + 1);
        assert!(times.values().all(|times| *times == 1), "{name}, round {}", index + 1);
    }
    points(name, snapshot);
}

/// Points from the games, and from each player's own rounds.
fn points(name: &str, snapshot: &Snapshot) {
    let paired = snapshot.rounds.len();
    let Some(last) = paired.checked_sub(1).and_then(RoundNumber::from_index) else { return };
    let histories = ronde_model::Histories::of(snapshot);
    let total: i32 = (0..snapshot.players.len())
        .map(|index| {
            let entries = histories.row(index).iter();
            entries.map(|&entry| snapshot.rules.points.entry(entry).tenths()).sum::<i32>()
        })
        .sum();
    let games = snapshot.rounds.iter().flat_map(Round::games);
    let finished = games.filter(|game| {
        !matches!(
            game.result,
            ronde_model::GameResult::Pending
                | ronde_model::GameResult::Forfeited(ronde_model::Forfeit::BothLose)
        )
    });
    let alone = snapshot.rounds.iter().flat_map(Round::unpaired);
    let alone: i32 = alone.map(|(_, why)| snapshot.rules.points.unpaired(*why).tenths()).sum();
    let expected = 10 * i32::try_from(finished.count()).unwrap() + alone;
    assert_eq!(expected, total, "{name}, points after round {last}");
}

/// What a report file holds comes back from it.
fn survives(name: &str, snapshot: &Snapshot) {
    let written = trf::write(snapshot, Flavour::Trf26, WriteOptions::default());
    let Ok(again) = trf::read(written.text.as_bytes()) else {
        assert!(snapshot.players.is_empty(), "{name} is read again");
        return;
    };
    let all = |snapshot: &Snapshot| {
        // No report file has the order of boards, nor names of more than 33 characters.
        let mut rows = lists::results(snapshot);
        for row in &mut rows {
            row[1].clear();
            row[3].clear();
            row[5].clear();
        }
        rows.sort();
        rows
    };
    assert!(all(snapshot) == all(&again.snapshot), "{name}: rounds through a TRF");
    let facts = |snapshot: &Snapshot| {
        let players = snapshot.players.iter();
        let fact = |it: &ronde_model::Player| (it.number, it.rating, it.title, it.birth.clone());
        players.map(fact).collect::<Vec<_>>()
    };
    assert!(facts(snapshot) == facts(&again.snapshot), "{name}: players through a TRF");
    assert_eq!(snapshot.requests, again.snapshot.requests, "{name}");
    assert_eq!(snapshot.rules, again.snapshot.rules, "{name}");
}
