//! Tournaments that accepted engines paired: every round must come out again.
//!
//! The tournaments in `cases/oracle` are a sample; `ronde check` goes through the whole collections
//! where `RONDE_CORPORA` names them.

use std::path::{Path, PathBuf};

use ronde_formats::trf;
use ronde_model::{Colour, PairingNumber, RoundNumber, Snapshot};
use ronde_swiss::check::{Verdict, check_round};
use ronde_swiss::dutch::Edition;
use ronde_swiss::initial_colour::shown_by_round_1;
use ronde_swiss::legality::{Violation, violations};
use ronde_swiss::{Board, Detail, System, pair};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/oracle").join(name)
}

fn read(path: &Path) -> Snapshot {
    let bytes = std::fs::read(path).expect("the file is part of the project");
    let reading = trf::read(&bytes).expect("it is a TRF");
    assert!(reading.is_clean(), "{}: {:?}", path.display(), reading.problems);
    reading.snapshot
}

#[test]
fn rounds_of_2026_come_out_again() {
    compare_all("dutch-2026", Edition::E2026, 500);
}

#[test]
fn rounds_of_2017_come_out_again() {
    compare_all("dutch-2017", Edition::E2017, 150);
}

fn compare_all(name: &str, edition: Edition, at_least: usize) {
    let mut rounds = 0;
    for entry in std::fs::read_dir(folder(name)).expect("the folder is part of the project") {
        let path = entry.expect("it can be listed").path();
        let snapshot = read(&path);
        let colour = shown_by_round_1(&snapshot, edition.system());
        let colour = colour.expect("round 1 was played");
        for index in 0..snapshot.rounds.len() {
            let round = RoundNumber::from_index(index).expect("rounds are few");
            let check = check_round(&snapshot, round, edition.system(), colour);
            assert_eq!(Verdict::Agrees, check.verdict, "{} round {round}", path.display());
            rounds += 1;
        }
    }
    assert!(rounds >= at_least, "{rounds} rounds of {name} were compared");
}

/// A round where we differ from another engine on purpose.
struct KnownDifference {
    file: &'static str,
    round: u16,
    engine: &'static str,
    ours: &'static [(u32, u32)],
    our_bye: u32,
    their_bye: u32,
    ground: &'static str,
}

const DISPUTES: &[KnownDifference] = &[
    KnownDifference {
        file: "seed7073463-r8-p9.trf",
        round: 8,
        engine: "bbpPairings 6.0.0",
        ours: &[(9, 7), (2, 1), (4, 8)],
        our_bye: 6,
        their_bye: 8,
        ground: "C.04.1:4 with C.04.3:C2 and C4: 8 is barred from the bye, and a legal completion \
            exists",
    },
    KnownDifference {
        file: "seed735265-r7-p10.trf",
        round: 7,
        engine: "bbpPairings 6.0.0",
        ours: &[(5, 1), (8, 2), (3, 9)],
        our_bye: 7,
        their_bye: 3,
        ground: "C.04.1:4 with C.04.3:C2 and C4: 3 is barred from the bye, and a legal completion \
            exists",
    },
    KnownDifference {
        file: "seed8848759-r9-p10.trf",
        round: 9,
        engine: "bbpPairings 6.0.0",
        ours: &[(1, 4), (7, 10), (5, 2)],
        our_bye: 3,
        their_bye: 4,
        ground: "C.04.1:4 with C.04.3:C2 and C4: 4 is barred from the bye, and a legal completion \
            exists",
    },
];

#[test]
fn disputes_are_decided_from_the_articles() {
    for dispute in DISPUTES {
        let path = folder("disputes").join(dispute.file);
        let reading = trf::read(&std::fs::read(&path).unwrap()).unwrap();
        let snapshot = reading.snapshot;
        let round = RoundNumber::new(dispute.round).unwrap();
        let system = System::Dutch2026;
        let colour = snapshot.rules.initial_colour.unwrap_or(Colour::White);
        let paired = pair(&snapshot, round, system, colour, Detail::Nothing).unwrap();
        let mut boards: Vec<(u32, u32)> =
            paired.boards.iter().map(|it| (it.white.get(), it.black.get())).collect();
        let mut ours = dispute.ours.to_vec();
        boards.sort_unstable();
        ours.sort_unstable();
        assert_eq!(ours, boards, "{}: {}", dispute.file, dispute.ground);
        assert_eq!(Some(dispute.our_bye), paired.bye.map(PairingNumber::get));
        // The other side: what the engine gives breaks C2, whatever its boards are.
        let theirs = PairingNumber::new(dispute.their_bye).unwrap();
        let no_boards: [Board; 0] = [];
        let broken = violations(&snapshot, round, system, &no_boards, &[theirs]);
        let second_bye =
            matches!(broken[..], [Violation::ByeBarred(number, _)] if number == theirs);
        assert!(second_bye, "{} gives {theirs} a bye that is barred", dispute.engine);
    }
}
