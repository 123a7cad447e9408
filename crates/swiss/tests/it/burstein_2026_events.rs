//! Whole events paired by Burstein of 2026, round by round, under every kind of stress: legal,
//! explained, the same twice, the same by weights alone; and every pair forced.
//!
//! `RONDE_EVENT_PLAYERS` makes them larger, and then neither reasons nor weights are looked at; the
//! longest time for a round is told, never judged.

use ronde_model::{Colour, PairingNumber, RoundNumber, Snapshot};
use ronde_swiss::{Detail, System, WhyNot, burstein_second_opinion, pair, why_not};
use ronde_testkit::Dice;

use crate::events::{ROUNDS, STRESSES, are_legal, play};
use crate::why_not::{each_two, kept_apart};
use crate::witness::seeds;

const SYSTEM: System = System::Burstein2026;
const SEEDING: u16 = 4;

#[test]
fn burstein_2026_events_are_legal_and_explained() {
    are_legal(SYSTEM, |given| given.is_none());
}

/// Fields of 20 to 80 players: what is decided at a glance is what the weights decide.
#[test]
fn burstein_2026_glance_and_weights_agree() {
    let (from, count) = seeds(3);
    let (mut brackets, mut at_a_glance, mut largest) = (0, 0, 0);
    for seed in from..from + count {
        for stress in &STRESSES {
            let players = 20 + u32::try_from(Dice(seed).below(61)).unwrap();
            play(SYSTEM, stress, players, seed, |snapshot, round| {
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
        play(SYSTEM, stress, 40, seed, |snapshot, round| {
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
    let (mut asked, mut forced) = (0, 0);
    for (one, other) in each_two(&players).step_by(every) {
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
