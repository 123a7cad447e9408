//! Whole events of a system that starts with ratings, under every kind of stress.

use std::time::{Duration, Instant};

use ronde_model::{Colour, PairingNumber, Parts, Player, Round, RoundNumber, Snapshot, Unpaired};
use ronde_swiss::legality::violations;
use ronde_swiss::steps::Act;
use ronde_swiss::{Board, Detail, PairingError, RoundPairing, System, pair};
use ronde_testkit::{Dice, clubs};

use crate::stress::{NORMAL, Stress, absences, result};

pub(crate) const ROUNDS: u16 = 9;

pub(crate) const STRESSES: [Stress; 8] = [
    NORMAL,
    Stress { name: "all draws", draws: 100, ..NORMAL },
    Stress { name: "no draws", draws: 0, ..NORMAL },
    Stress { name: "White wins", draws: 10, white_wins: 90, ..NORMAL },
    Stress { name: "many byes", absent: 30, ..NORMAL },
    Stress { name: "many forfeits", forfeits: 20, ..NORMAL },
    Stress { name: "clubs", club: 8, ..NORMAL },
    Stress { name: "Baku", baku: true, ..NORMAL },
];

/// Every round of an event under each stress is legal, and explained where that is asked; the
/// longest time for a round is told. `RONDE_EVENT_PLAYERS` makes the events larger. Gives the
/// number of rounds.
pub(crate) fn are_legal(system: System, explained: impl Fn(Option<u32>) -> bool) -> usize {
    let given = std::env::var("RONDE_EVENT_PLAYERS").ok().and_then(|text| text.parse().ok());
    let mut rounds = 0;
    for stress in &STRESSES {
        let mut longest = (Duration::ZERO, 0);
        play(system, stress, given.unwrap_or(61), 1, |snapshot, round| {
            let started = Instant::now();
            let paired = pair(snapshot, round, system, Colour::White, Detail::Nothing);
            longest = longest.max((started.elapsed(), round.get()));
            let paired = paired.unwrap_or_else(|error| panic!("{} {round}: {error}", stress.name));
            check(snapshot, &paired, stress.name, explained(given));
            rounds += 1;
        });
        let (time, round) = longest;
        eprintln!("{}: {given:?} players, longest {time:?} in round {round}", stress.name);
    }
    rounds
}

/// Plays an event; whoever looks sees each round before it is paired. It ends where a round has no
/// pairing.
pub(crate) fn play(
    system: System,
    stress: &Stress,
    players: u32,
    seed: u64,
    mut look: impl FnMut(&Snapshot, RoundNumber),
) {
    let mut dice = Dice(seed);
    let mut parts = event(system, stress, players);
    for round in (0..usize::from(ROUNDS)).filter_map(RoundNumber::from_index) {
        absences(&mut parts, round, stress, &mut dice);
        let snapshot = Snapshot::new(parts).unwrap();
        let paired = match pair(&snapshot, round, system, Colour::White, Detail::Nothing) {
            Ok(paired) => paired,
            Err(PairingError::NoCompletePairing(_)) => return,
            Err(error) => panic!("{} round {round}: {error}", stress.name),
        };
        look(&snapshot, round);
        parts = snapshot.into_parts();
        let absent = parts.requests.iter().filter(|it| it.round == round);
        let absent = absent.filter_map(|it| Some((it.who.player()?, Unpaired::Bye(it.bye))));
        let bye = paired.bye.map(|number| (number, Unpaired::PairingBye));
        let unpaired = absent.chain(bye).collect();
        let games = paired.boards.iter().map(|&board| result(board, stress, &mut dice)).collect();
        parts.rounds.push(Round::new(games, unpaired).unwrap());
    }
}

/// Legal; the same again with reasons; every board stands in the steps, or in the brackets of a
/// seeding round.
fn check(snapshot: &Snapshot, paired: &RoundPairing, name: &str, explained: bool) {
    let (round, system) = (paired.round, paired.system);
    let byes: Vec<PairingNumber> = paired.bye.into_iter().collect();
    let broken = violations(snapshot, round, system, &paired.boards, &byes);
    assert!(broken.is_empty(), "{name} round {round}: {broken:?}");
    if !explained {
        return;
    }
    let again = pair(snapshot, round, system, Colour::White, Detail::Alternatives).unwrap();
    assert_eq!((&paired.boards, paired.bye), (&again.boards, again.bye), "{name} round {round}");
    let steps = again.reasons.steps.iter().filter_map(|step| match step.act {
        Act::Pairs { white, black, .. } => Some(Board { white, black }),
        _ => None,
    });
    let brackets = again.reasons.brackets.iter().flat_map(|bracket| &bracket.pairs);
    let brackets = brackets.map(|it| match it.colour.higher {
        Colour::White => Board { white: it.higher, black: it.lower },
        Colour::Black => Board { white: it.lower, black: it.higher },
    });
    let mut told: Vec<Board> = steps.chain(brackets).collect();
    let mut boards = paired.boards.clone();
    told.sort_unstable();
    boards.sort_unstable();
    assert_eq!(boards, told, "{name} round {round}");
}

fn event(system: System, stress: &Stress, players: u32) -> Parts {
    let number = |it: u32| PairingNumber::new(it).unwrap();
    let mut parts = Parts::default();
    for it in 1..=players {
        let mut player = Player::new(number(it), format!("Player {it}"));
        player.rating = u16::try_from(2600 - 1200 * it / players).ok();
        parts.players.push(player);
    }
    parts.rules.declared_rounds = Some(ROUNDS);
    if stress.baku {
        let code = match system {
            System::Dubov2026 => "FIDE_DUBOV_BAKU",
            System::Burstein2026 => "FIDE_BURSTEIN_BAKU",
            _ => panic!("{system}: no code with Baku acceleration"),
        };
        parts.event.kind_code.push_str(code);
    }
    parts.prohibitions = clubs(players, stress.club);
    parts
}
