//! Whole events paired by Burstein of 2026, round by round, under every kind of stress: legal,
//! explained, the same twice, the same by weights alone; and every pair forced.
//!
//! `RONDE_EVENT_PLAYERS` makes them larger, and then neither reasons nor weights are looked at; the
//! longest time for a round is told, never judged.

use std::time::{Duration, Instant};

use ronde_model::{Colour, PairingNumber, Parts, Player, Round, RoundNumber, Snapshot, Unpaired};
use ronde_swiss::legality::violations;
use ronde_swiss::steps::Act;
use ronde_swiss::{
    Board, Detail, PairingError, RoundPairing, System, WhyNot, burstein_second_opinion, pair,
    why_not,
};
use ronde_testkit::{Dice, clubs};

use crate::stress::{NORMAL, Stress, absences, result};
use crate::why_not::kept_apart;
use crate::witness::seeds;

const SYSTEM: System = System::Burstein2026;
const ROUNDS: u16 = 9;
const SEEDING: u16 = 4;

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
fn burstein_2026_events_are_legal_and_explained() {
    let given = std::env::var("RONDE_EVENT_PLAYERS").ok().and_then(|text| text.parse().ok());
    for stress in &STRESSES {
        let mut longest = (Duration::ZERO, 0);
        play(stress, given.unwrap_or(61), 1, |snapshot, round| {
            let started = Instant::now();
            let paired = pair(snapshot, round, SYSTEM, Colour::White, Detail::Nothing);
            longest = longest.max((started.elapsed(), round.get()));
            let paired = paired.unwrap_or_else(|error| panic!("{} {round}: {error}", stress.name));
            check(snapshot, &paired, stress.name, given.is_none());
        });
        let (time, round) = longest;
        eprintln!("{}: {given:?} players, longest {time:?} in round {round}", stress.name);
    }
}

/// Fields of 20 to 80 players: what is decided at a glance is what the weights decide.
#[test]
fn burstein_2026_glance_and_weights_agree() {
    let (from, count) = seeds(3);
    let (mut brackets, mut at_a_glance, mut largest) = (0, 0, 0);
    for seed in from..from + count {
        for stress in &STRESSES {
            let players = 20 + u32::try_from(Dice(seed).below(61)).unwrap();
            play(stress, players, seed, |snapshot, round| {
                if round.get() <= SEEDING {
                    return;
                }
                let name = format!("{}, seed {seed}, round {round}", stress.name);
                let dense = burstein_second_opinion(snapshot, round, Colour::White).expect(&name);
                let usual = pair(snapshot, round, SYSTEM, Colour::White, Detail::Nothing);
                let usual = usual.expect(&name);
                assert_eq!((&dense.boards, dense.bye), (&usual.boards, usual.bye), "{name}");
                brackets += dense.solved.len();
                at_a_glance += dense.solved.iter().filter(|it| it.1).count();
                largest = largest.max(dense.solved.iter().map(|it| it.0).max().unwrap_or(0));
            });
        }
    }
    eprintln!(
        "seeds {from} to {}: {at_a_glance} of {brackets} brackets at a glance, the largest \
               of {largest} players",
        from + count
    );
    assert!(at_a_glance > 0 && at_a_glance < brackets, "both ways were taken");
}

/// All pairs of a round of 40 players: what is forced is what the weights alone give. Without
/// `RONDE_SOAK_COUNT` three rounds and some of their pairs.
#[test]
fn burstein_2026_every_pair_forced() {
    let (from, count) = seeds(3);
    let every = if std::env::var_os("RONDE_SOAK_COUNT").is_some() { 1 } else { 11 };
    let (mut rounds, mut asked, mut forced) = (0, 0, 0);
    for seed in from..from + count {
        let stress = &STRESSES[usize::try_from(seed % 8).unwrap()];
        let wanted = u64::from(SEEDING) + 1 + Dice(seed).below(u64::from(ROUNDS - SEEDING));
        play(stress, 40, seed, |snapshot, round| {
            if u64::from(round.get()) == wanted {
                let name = format!("{}, seed {seed}, round {round}", stress.name);
                let (all, worse) = force_pairs(snapshot, round, every, &name);
                rounds += 1;
                asked += all;
                forced += worse;
            }
        });
    }
    eprintln!("seeds {from} to {}: {rounds} rounds, {asked} pairs, {forced} forced", from + count);
    assert!(forced > 0, "some pair can be forced");
}

fn force_pairs(snapshot: &Snapshot, round: RoundNumber, every: usize, name: &str) -> (u64, u64) {
    let paired = pair(snapshot, round, SYSTEM, Colour::White, Detail::Nothing).expect(name);
    let boards = paired.boards.iter().flat_map(|board| [board.white, board.black]);
    let players: Vec<PairingNumber> = boards.chain(paired.bye).collect();
    let pairs = players
        .iter()
        .enumerate()
        .flat_map(|(index, &one)| players[index + 1..].iter().map(move |&other| (one, other)));
    let (mut asked, mut forced) = (0, 0);
    for (one, other) in pairs.step_by(every) {
        let name = format!("{name}, {one} against {other}");
        asked += 1;
        let dense =
            || burstein_second_opinion(&kept_apart(snapshot, one, other), round, Colour::White);
        match why_not(snapshot, round, SYSTEM, Colour::White, one, other) {
            Ok(WhyNot::Worse(found)) => {
                forced += 1;
                let dense = dense().expect(&name);
                assert_eq!((&dense.boards, dense.bye), (&found.boards, found.bye), "{name}");
            }
            Ok(WhyNot::NoCompletion(_)) => assert_eq!(None, dense(), "{name}"),
            Ok(WhyNot::Meet(_) | WhyNot::Forbidden(_)) => {}
            Ok(other @ WhyNot::NotThere { .. }) => panic!("{name}: {other:?}"),
            Err(error) => panic!("{name}: {error}"),
        }
    }
    (asked, forced)
}

/// Plays an event; whoever looks sees each round before it is paired. It ends where a round has no
/// pairing.
fn play(stress: &Stress, players: u32, seed: u64, mut look: impl FnMut(&Snapshot, RoundNumber)) {
    let mut dice = Dice(seed);
    let mut parts = event(stress, players);
    for round in (0..usize::from(ROUNDS)).filter_map(RoundNumber::from_index) {
        absences(&mut parts, round, stress, &mut dice);
        let snapshot = Snapshot::new(parts).unwrap();
        let paired = match pair(&snapshot, round, SYSTEM, Colour::White, Detail::Nothing) {
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

fn event(stress: &Stress, players: u32) -> Parts {
    let number = |it: u32| PairingNumber::new(it).unwrap();
    let mut parts = Parts::default();
    for it in 1..=players {
        let mut player = Player::new(number(it), format!("Player {it}"));
        player.rating = u16::try_from(2600 - 1200 * it / players).ok();
        parts.players.push(player);
    }
    parts.rules.declared_rounds = Some(ROUNDS);
    if stress.baku {
        parts.event.kind_code.push_str("FIDE_BURSTEIN_BAKU");
    }
    parts.prohibitions = clubs(players, stress.club);
    parts
}
