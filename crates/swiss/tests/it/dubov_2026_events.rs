//! Whole events paired by Dubov of 2026, round by round, under every kind of stress: legal,
//! explained, the same twice.
//!
//! `RONDE_EVENT_PLAYERS` makes them larger; the longest time for a round is told, never judged.

use std::time::{Duration, Instant};

use ronde_model::{Colour, PairingNumber, Parts, Player, Round, RoundNumber, Snapshot, Unpaired};
use ronde_swiss::legality::violations;
use ronde_swiss::steps::Act;
use ronde_swiss::{Board, Detail, RoundPairing, System, pair};
use ronde_testkit::{Dice, clubs};

use crate::stress::{NORMAL, Stress, absences, result};

const STRESSES: [Stress; 8] = [
    NORMAL,
    Stress { name: "all draws", draws: 100, ..NORMAL },
    Stress { name: "no draws", draws: 0, ..NORMAL },
    Stress { name: "White wins", draws: 10, white_wins: 90, ..NORMAL },
    Stress { name: "many byes", absent: 30, ..NORMAL },
    Stress { name: "many forfeits", forfeits: 20, ..NORMAL },
    Stress { name: "clubs", club: 8, ..NORMAL },
    Stress { name: "Baku", baku: true, ..NORMAL },
];

#[test]
fn dubov_2026_events_are_legal_and_explained() {
    let given = std::env::var("RONDE_EVENT_PLAYERS").ok().and_then(|text| text.parse().ok());
    let players = given.unwrap_or(61);
    for stress in &STRESSES {
        let longest = play(stress, players, 1);
        eprintln!("{}: {players} players, longest round {longest:?}", stress.name);
    }
}

fn play(stress: &Stress, players: u32, seed: u64) -> Duration {
    let mut dice = Dice(seed);
    let mut parts = event(stress, players);
    let mut longest = Duration::ZERO;
    for index in 0..9 {
        let round = RoundNumber::from_index(index).unwrap();
        absences(&mut parts, round, stress, &mut dice);
        let snapshot = Snapshot::new(parts).unwrap();
        let started = Instant::now();
        let paired = pair(&snapshot, round, System::Dubov2026, Colour::White, Detail::Nothing);
        longest = longest.max(started.elapsed());
        let paired =
            paired.unwrap_or_else(|error| panic!("{} round {round}: {error}", stress.name));
        check(&snapshot, &paired, stress.name);
        parts = snapshot.into_parts();
        let absent = parts.requests.iter().filter(|it| it.round == round);
        let absent = absent.filter_map(|it| Some((it.who.player()?, Unpaired::Bye(it.bye))));
        let bye = paired.bye.map(|number| (number, Unpaired::PairingBye));
        let unpaired = absent.chain(bye).collect();
        let games = paired.boards.iter().map(|&board| result(board, stress, &mut dice)).collect();
        parts.rounds.push(Round::new(games, unpaired).unwrap());
    }
    longest
}

/// Legal; everybody is paired once; the same again; every board stands in the steps.
fn check(snapshot: &Snapshot, paired: &RoundPairing, name: &str) {
    let (round, system) = (paired.round, paired.system);
    let byes: Vec<PairingNumber> = paired.bye.into_iter().collect();
    let broken = violations(snapshot, round, system, &paired.boards, &byes);
    assert!(broken.is_empty(), "{name} round {round}: {broken:?}");
    let again = pair(snapshot, round, system, Colour::White, Detail::Alternatives).unwrap();
    assert_eq!((&paired.boards, paired.bye), (&again.boards, again.bye), "{name} round {round}");
    let mut steps: Vec<Board> = Vec::new();
    for step in &again.reasons.steps {
        if let Act::Pairs { white, black, .. } = step.act {
            steps.push(Board { white, black });
        }
    }
    steps.sort_unstable();
    let mut boards = paired.boards.clone();
    boards.sort_unstable();
    assert_eq!(boards, steps, "{name} round {round}");
}

fn event(stress: &Stress, players: u32) -> Parts {
    let number = |it: u32| PairingNumber::new(it).unwrap();
    let mut parts = Parts::default();
    for it in 1..=players {
        let mut player = Player::new(number(it), format!("Player {it}"));
        player.rating = u16::try_from(2600 - 1200 * it / players).ok();
        parts.players.push(player);
    }
    parts.rules.declared_rounds = Some(9);
    if stress.baku {
        parts.event.kind_code.push_str("FIDE_DUBOV_BAKU");
    }
    parts.prohibitions = clubs(players, stress.club);
    parts
}
