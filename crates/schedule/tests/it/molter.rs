//! Molter tables, every one proved by the checker.

use std::time::{Duration, Instant};

use ronde_schedule::check;
use ronde_schedule::molter::Molter;

/// Every size there is: 3 to 25 teams of 2 to 12, every number of rounds. `RONDE_SOAK_FROM` and
/// `RONDE_SOAK_COUNT` say which seeds; without them seed 1.
#[test]
fn every_size_is_proved() {
    let number = |name: &str, usual: u64| {
        std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
    };
    let from = number("RONDE_SOAK_FROM", 1);
    let mut times = Vec::new();
    for seed in from..from + number("RONDE_SOAK_COUNT", 1) {
        for teams in 3..=25 {
            for players in (2..=12).step_by(2) {
                for rounds in 1..=(teams - 1).min(13) {
                    times.push(proved(Molter { teams, players, rounds, seed }));
                }
            }
        }
    }
    times.sort_unstable();
    let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
    println!("{} tables, median {median:?}, worst {worst:?}", times.len());
    assert!(worst < Duration::from_secs(10) && median < Duration::from_secs(1));
}

fn proved(molter: Molter) -> Duration {
    let start = Instant::now();
    let schedule = molter.schedule().unwrap();
    let spent = start.elapsed();
    assert_eq!(molter.rounds, schedule.rounds.len());
    assert!(schedule.rounds.iter().all(|round| round.boards.len() == molter.boards()));
    let faults = check::molter(&schedule, molter.players);
    assert!(faults.is_empty(), "{molter:?}: {}", faults[0]);
    spent
}

#[test]
fn the_same_seed_is_the_same_table() {
    let size = Molter { teams: 7, players: 6, rounds: 4, seed: 3 };
    assert_eq!(size.schedule(), size.schedule());
    assert_ne!(size.schedule(), Molter { seed: 4, ..size }.schedule());
}

/// Any single round stands alone: half of every team has White, nobody meets his own team.
#[test]
fn every_round_is_autonomous() {
    for (teams, players, rounds) in [(7, 6, 5), (8, 4, 6), (17, 8, 3), (25, 12, 13)] {
        let schedule = Molter { teams, players, rounds, seed: 1 }.schedule().unwrap();
        for round in &schedule.rounds {
            let one = ronde_schedule::Schedule { rounds: vec![round.clone()], ..schedule.clone() };
            assert!(check::molter(&one, players).is_empty(), "{teams} teams of {players}");
        }
    }
}

/// In the usual size of such an event every team meets as many different teams as it can.
#[test]
fn few_rounds_meet_many_teams() {
    for (teams, players, rounds) in [(17, 8, 2), (20, 4, 3), (25, 4, 4), (12, 8, 3)] {
        let quality = Molter { teams, players, rounds, seed: 1 }.quality().unwrap();
        assert!(quality.not_met <= teams, "{teams} teams of {players}: {quality:?}");
        assert_eq!(0, quality.colours, "half of every team has White");
    }
}

#[test]
fn the_checker_finds_what_is_spoilt() {
    for (teams, players, rounds) in [(5, 4, 4), (6, 4, 3)] {
        let sound = Molter { teams, players, rounds, seed: 1 }.schedule().unwrap();
        assert!(check::molter(&sound, players).is_empty());
        for round in 0..rounds {
            for board in 1..sound.rounds[round].boards.len() {
                let mut spoilt = sound.clone();
                let boards = &mut spoilt.rounds[round].boards;
                (boards[0].white, boards[board].white) = (boards[board].white, boards[0].white);
                assert!(!check::molter(&spoilt, players).is_empty(), "exchanged on {board}");
                let mut spoilt = sound.clone();
                let boards = &mut spoilt.rounds[round].boards;
                boards[board] = boards[board].reversed();
                assert!(!check::molter(&spoilt, players).is_empty(), "turned {board}");
            }
        }
    }
}
