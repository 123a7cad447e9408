//! Generated tournaments survive being written and read.

use ronde_formats::trf::{self, Flavour, WriteOptions};
use ronde_formats::{Severity, json};
use ronde_model::{Participation, Round, Snapshot};
use ronde_simulate::{Dialect, Rate, Recipe};
use ronde_swiss::System;

use crate::made;

#[test]
fn trf_of_2026_holds_everything_but_arrivals_and_boards() {
    for seed in 0..40 {
        let generated = made(&Recipe { players: Some(26), ..Recipe::default() }, seed);
        let written = trf::write(&generated.snapshot, Flavour::Trf26, WriteOptions::default());
        assert_eq!(0, written.losses.len(), "seed {seed}: {:?}", written.losses);
        let reading = trf::read(written.text.as_bytes()).expect("a TRF");
        let wrong: Vec<_> =
            reading.problems.iter().filter(|it| it.severity() != Severity::Note).collect();
        assert!(wrong.is_empty(), "seed {seed}: {wrong:?}\n{}", written.text);
        assert_eq!(bare(generated.snapshot), bare(reading.snapshot), "seed {seed}");
    }
}

/// A TRF does not tell the order of the boards either.
fn bare(snapshot: Snapshot) -> Snapshot {
    let mut parts = snapshot.into_parts();
    for player in &mut parts.players {
        player.participation = Participation::WHOLE;
    }
    for round in &mut parts.rounds {
        let mut games = round.games().to_vec();
        games.sort_unstable();
        *round = Round::new(games, round.unpaired().to_vec()).unwrap();
    }
    Snapshot::new(parts).unwrap()
}

#[test]
fn json_holds_everything() {
    for seed in 0..10 {
        let generated = made(&Recipe { players: Some(26), ..Recipe::default() }, seed);
        let mut bytes = Vec::new();
        json::write(&generated.snapshot, &mut bytes).unwrap();
        let reading = json::read(bytes.as_slice(), 1 << 24).unwrap();
        assert_eq!(generated.snapshot, reading.snapshot);
    }
}

#[test]
fn more_players_than_a_trf_can_number() {
    // Nearly all are absent: what is tested here is not the engine.
    let zero_byes = Rate::new(99, 100);
    let recipe = Recipe { players: Some(12_000), rounds: Some(3), zero_byes, ..Recipe::plain() };
    let snapshot = made(&recipe, 1).snapshot;
    assert_eq!(12_000, snapshot.players.len());
    assert!(snapshot.rounds.iter().all(|round| round.present().count() == 12_000));
    let mut bytes = Vec::new();
    json::write(&snapshot, &mut bytes).unwrap();
    assert_eq!(snapshot, json::read(bytes.as_slice(), 1 << 26).unwrap().snapshot);
}

#[test]
fn a_tournament_is_the_model_of_others() {
    let system = System::Dutch2026;
    let first = made(&Recipe { players: Some(40), rounds: Some(6), ..Recipe::default() }, 8);
    let like = Recipe::like(&first.snapshot, system);
    let second = made(&like, 9).snapshot;
    let ratings = |snapshot: &Snapshot| -> Vec<_> {
        snapshot.players.iter().map(|player| player.rating).collect()
    };
    assert_eq!(ratings(&first.snapshot), ratings(&second));
    assert_eq!(first.snapshot.rules.points, second.rules.points);
    assert_ne!(first.snapshot.rounds, second.rounds);
}

#[test]
fn a_file_of_another_generator_is_followed() {
    let text = "PlayersNumber=30\nRoundsNumber=4\nForfeitRate=0\nHPBRate=0\nZPBRate=0\nFPBRate=0\n";
    let (recipe, problems) = Recipe::from_model_file(text, Dialect::JaVaFo);
    assert!(problems.is_empty());
    let snapshot = made(&recipe, 1).snapshot;
    assert_eq!((30, 4), (snapshot.players.len(), snapshot.rounds.len()));
    assert!(snapshot.rounds.iter().all(|round| round.games().len() == 15));
}
