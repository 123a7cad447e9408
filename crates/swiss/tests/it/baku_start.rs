//! C.04.7:1.2: who is counted when the list is split. The reading is argued in `acceleration`.

use std::path::Path;

use ronde_formats::trf;
use ronde_model::{
    Histories, PairingNumber, Participant, Parts, RoundNumber, RoundSpan, Score, Snapshot,
    VirtualPoints,
};
use ronde_swiss::System;
use ronde_swiss::acceleration::{self, Acceleration};
use ronde_swiss::check::{Verdict, check_round};
use ronde_swiss::field::available;

/// Seventeen players, of whom the last has a zero-point bye in round 1; six rounds.
fn event() -> Snapshot {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/interface");
    let bytes = std::fs::read(folder.join("baku-z-in-round-1.trf")).unwrap();
    trf::read(&bytes).unwrap().snapshot
}

/// The same with virtual points in numbers, for the first so many of the list.
fn with_upper_group(last: u32) -> Snapshot {
    let span = |first, last| RoundSpan {
        first: RoundNumber::new(first).unwrap(),
        last: RoundNumber::new(last).unwrap(),
    };
    let row = |rounds, tenths| VirtualPoints {
        first: Participant::Player(PairingNumber::new(1).unwrap()),
        last: Participant::Player(PairingNumber::new(last).unwrap()),
        rounds,
        points: Score::from_tenths(tenths),
        match_points: Score::ZERO,
    };
    let accelerations = vec![row(span(1, 2), 10), row(span(3, 3), 5)];
    Snapshot::new(Parts { accelerations, ..event().into_parts() }).unwrap()
}

/// Rounds that are not the prescribed ones.
fn differing(snapshot: &Snapshot) -> Vec<u16> {
    let colour = snapshot.rules.initial_colour.unwrap();
    let rounds = (0..snapshot.rounds.len()).filter_map(RoundNumber::from_index);
    let checks = rounds.map(|round| check_round(snapshot, round, System::Dutch2026, colour));
    let differs = checks.filter(|check| check.verdict != Verdict::Agrees);
    differs.map(|check| check.round.get()).collect()
}

#[test]
fn who_has_a_bye_in_round_1_is_not_counted() {
    let event = event();
    let there = available(&event, RoundNumber::FIRST);
    let Acceleration::Baku(baku) = Acceleration::of(&event, &Histories::of(&event), &there) else {
        panic!("the code declares Baku");
    };
    // Ours, and Gacrux's: 16 are paired in round 1, and 2 * ceil(16 / 4) is 8.
    assert_eq!(8, baku.last_of_upper);
    assert_eq!(Vec::<u16>::new(), differing(&event));
    assert_eq!(Vec::<u16>::new(), differing(&with_upper_group(8)));
    // Whoever counts the whole list has 2 * ceil(17 / 4), which is 10; bbpPairings has ceil(17 /
    // 2), which is 9. Both pair otherwise.
    assert_eq!(WHOLE_LIST.as_slice(), differing(&with_upper_group(10)));
    assert_eq!(BBP_PAIRINGS.as_slice(), differing(&with_upper_group(9)));
}

/// Rounds of the file that are others if the whole list is counted.
const WHOLE_LIST: [u16; 3] = [1, 2, 3];
/// The same for the upper group of bbpPairings.
const BBP_PAIRINGS: [u16; 3] = [1, 2, 3];

#[test]
fn in_records_the_same_is_paired() {
    let written = acceleration::written_out(&event());
    assert_eq!("FIDE_DUTCH_2026", written.event.kind_code);
    assert_eq!(8, written.accelerations[0].last.number());
    assert_eq!(Vec::<u16>::new(), differing(&written));
}
