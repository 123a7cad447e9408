//! The original Swiss: the engine and the enumerator that tries everything agree on random small
//! fields of every kind, and what the engine pairs is legal.
//!
//! `RONDE_SOAK_FROM` and `RONDE_SOAK_COUNT` choose the seeds; without them a sample runs.

use std::convert::Infallible;

use ronde_model::{
    Colour, Game, GameResult, PairingNumber, Parts, PlayedScore, Player, Round, RoundNumber,
    Snapshot,
};
use ronde_swiss::legality::violations;
use ronde_swiss::steps::Act;
use ronde_swiss::{Detail, RoundPairing, System, pair};
use ronde_testkit::original;
use ronde_testkit::random::{Case, Kind, case, sized_case};

use crate::witness::{Witnessed, agree, compare_all};

#[test]
fn original_engine_and_enumerator_agree() {
    compare_all(60, |case| {
        agree(case, System::Original, |snapshot, _| {
            let found = original::pair(snapshot, case.round);
            Ok::<_, Infallible>(found.map(|it| Witnessed {
                pairs: it.pairs,
                bye: it.exempt,
                working: it.levels,
            }))
        })
    });
}

#[test]
fn original_rounds_are_legal_and_their_steps_lead_to_them() {
    for seed in 0..30 {
        for kind in Kind::ALL {
            for case in [case(kind, seed), sized_case(kind, seed, 11, 60)] {
                let made = pair(
                    &case.snapshot,
                    case.round,
                    System::Original,
                    Colour::White,
                    Detail::Alternatives,
                );
                let Ok(made) = made else { continue };
                let byes: Vec<_> = made.bye.into_iter().collect();
                let found =
                    violations(&case.snapshot, case.round, System::Original, &made.boards, &byes);
                assert!(found.is_empty(), "{case}: {found:?}");
                check_steps(&case, &made);
            }
        }
    }
}

/// Every pair appears in exactly one step, and so does the bye.
fn check_steps(case: &Case, made: &RoundPairing) {
    let steps = || made.reasons.steps.iter().map(|step| &step.act);
    let mut told: Vec<_> = steps()
        .filter_map(|act| match act {
            Act::Pairs { white, black, .. } => Some((*white, *black)),
            _ => None,
        })
        .collect();
    let mut boards: Vec<_> = made.boards.iter().map(|board| (board.white, board.black)).collect();
    told.sort_unstable();
    boards.sort_unstable();
    assert_eq!(boards, told, "{case}");
    let byes: Vec<_> = steps()
        .filter_map(|act| match act {
            Act::Byes { player, .. } => Some(*player),
            _ => None,
        })
        .collect();
    assert_eq!(made.bye.into_iter().collect::<Vec<_>>(), byes, "{case}");
}

/// Three hundred players through nine rounds of their own pairing; the time of each round is told.
#[test]
fn original_three_hundred_players() {
    for (name, draws, upsets) in [("usual", 30, 20), ("many draws", 80, 50), ("no draws", 0, 50)] {
        let mut snapshot = three_hundred();
        let mut chance = 20_260_201_u64;
        for round in (1..=9).filter_map(RoundNumber::new) {
            let start = std::time::Instant::now();
            let made = pair(&snapshot, round, System::Original, Colour::White, Detail::Outcome)
                .expect("there are opponents enough");
            eprintln!("{name}, round {round}: {} ms", start.elapsed().as_millis());
            let byes: Vec<_> = made.bye.into_iter().collect();
            let found = violations(&snapshot, round, System::Original, &made.boards, &byes);
            assert!(found.is_empty(), "{name}, round {round}: {found:?}");
            assert_eq!(150, made.boards.len());
            let mut parts = snapshot.into_parts();
            parts.rounds.push(play(&made, &mut chance, draws, upsets));
            snapshot = Snapshot::new(parts).expect("everybody is known");
        }
    }
}

fn three_hundred() -> Snapshot {
    let numbers = (1..=300).filter_map(PairingNumber::new);
    let players = numbers.map(|it| Player::new(it, format!("Player {it}"))).collect();
    let mut parts = Parts { players, ..Parts::default() };
    parts.rules.declared_rounds = Some(9);
    Snapshot::new(parts).expect("nobody is named")
}

/// So many draws and then so many wins of the weaker in a hundred.
fn play(made: &RoundPairing, chance: &mut u64, draws: u64, upsets: u64) -> Round {
    let mut thrown = || {
        *chance =
            chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*chance >> 33) % 100
    };
    let games = made.boards.iter().map(|board| {
        let score = if thrown() < draws {
            PlayedScore::Draw
        } else if (board.white < board.black) == (thrown() >= upsets) {
            PlayedScore::WhiteWins
        } else {
            PlayedScore::BlackWins
        };
        let result = GameResult::Played { score, rated: true };
        Game { white: board.white, black: board.black, result }
    });
    Round::new(games.collect(), Vec::new()).expect("nobody is paired twice")
}
