//! Lim 2026: the engine and the articles followed word for word agree on random small fields of
//! every kind, as Maxi-tournaments and otherwise, and what the engine pairs is legal.
//!
//! `RONDE_SOAK_FROM` and `RONDE_SOAK_COUNT` choose the seeds; without them a sample runs.

use std::convert::Infallible;

use ronde_model::{Colour, PairingNumber, RoundNumber, Snapshot};
use ronde_swiss::check::Decider;
use ronde_swiss::dutch::Edition;
use ronde_swiss::field::available;
use ronde_swiss::legality::violations;
use ronde_swiss::why_not::Forced;
use ronde_swiss::{Detail, System, WhyNot, pair, why_not};
use ronde_testkit::random::{Case, Kind, case, sized_case};
use ronde_testkit::{Dice, lim_2026};

use crate::stress::{self, STRESSES};
use crate::witness::{Witnessed, agree, compare_every};

#[test]
fn lim_2026_engine_and_articles_agree() {
    compare_every(24, with_maxi, |case| {
        agree(case, System::Lim2026, |snapshot, _| {
            let found = lim_2026::pair(snapshot, case.round);
            Ok::<_, Infallible>(found.map(|it| Witnessed {
                pairs: it.pairs,
                bye: it.bye,
                working: it.groups,
            }))
        })
    });
}

/// Every other field is a Maxi-tournament.
fn with_maxi(kind: Kind, seed: u64) -> Case {
    let case = case(kind, seed);
    let mut parts = case.snapshot.into_parts();
    parts.rules.maxi_tournament = seed % 2 == 1;
    Case { snapshot: Snapshot::new(parts).expect("nobody is named anew"), ..case }
}

/// Larger fields than can be followed word for word: complete, legal, and explained alike.
#[test]
fn lim_2026_rounds_are_complete_and_legal() {
    let mut paired = 0;
    for seed in 0..20 {
        for kind in Kind::ALL {
            let case = sized_case(kind, seed, 11, 60);
            let made =
                |detail| pair(&case.snapshot, case.round, System::Lim2026, Colour::White, detail);
            let Ok(all) = made(Detail::Alternatives) else { continue };
            paired += 1;
            let byes: Vec<_> = all.bye.into_iter().collect();
            let broken =
                violations(&case.snapshot, case.round, System::Lim2026, &all.boards, &byes);
            assert!(broken.is_empty(), "{case}: {broken:?}");
            let here = available(&case.snapshot, case.round).iter().filter(|it| **it).count();
            assert_eq!(here, 2 * all.boards.len() + byes.len(), "{case}");
            let quiet = made(Detail::Nothing).expect("it was paired");
            assert_eq!(all.boards, quiet.boards, "{case}");
        }
    }
    assert!(paired > 300, "{paired}");
}

/// Pairs of rounds of 40 players that another book paired are forced: every seventh, and every one
/// in a hunt.
#[test]
fn lim_2026_pairs_are_forced() {
    let (mut rounds, mut forced) = (0, 0);
    let every = if std::env::var_os("RONDE_SOAK_COUNT").is_some() { 1 } else { 7 };
    for seed in 0..50 {
        let stress = &STRESSES[usize::try_from(seed % 9).unwrap()];
        let wanted = 2 + Dice(seed).below(8);
        stress::play(stress, 40, Edition::E2026, seed, |snapshot, round| {
            if u64::from(round.get()) == wanted {
                rounds += 1;
                forced += force(snapshot, round, every, &format!("{}, seed {seed}", stress.name));
            }
        });
    }
    eprintln!("{rounds} rounds, {forced} pairs forced");
    assert!(rounds > 40 && forced > 2_000, "{rounds} {forced}");
}

fn force(snapshot: &Snapshot, round: RoundNumber, every: usize, name: &str) -> u32 {
    let here = available(snapshot, round);
    let players = snapshot.players.iter().zip(here).filter(|it| it.1).map(|it| it.0.number);
    let players: Vec<PairingNumber> = players.collect();
    let pairs = players
        .iter()
        .enumerate()
        .flat_map(|(at, &one)| players[at + 1..].iter().map(move |&other| (one, other)));
    let mut forced = 0;
    for (one, other) in pairs.step_by(every) {
        let name = format!("{name}, round {round}, {one} against {other}");
        let answer = why_not(snapshot, round, System::Lim2026, Colour::White, one, other);
        if let Ok(WhyNot::Worse(worse)) = answer {
            forced += 1;
            check_forced(snapshot, round, (one, other), &worse, &name);
        }
    }
    forced
}

/// The two meet, the round is legal, and it is not better in what is said to decide.
fn check_forced(
    snapshot: &Snapshot,
    round: RoundNumber,
    (one, other): (PairingNumber, PairingNumber),
    forced: &Forced,
    name: &str,
) {
    let seats = [(one, other), (other, one)];
    let meet = forced.boards.iter().any(|board| seats.contains(&(board.white, board.black)));
    assert!(meet, "{name}");
    let byes: Vec<_> = forced.bye.into_iter().collect();
    let broken = violations(snapshot, round, System::Lim2026, &forced.boards, &byes);
    assert!(broken.is_empty(), "{name}: {broken:?}");
    if let Decider::Step { name: what, prescribed, given, .. } = forced.departure.decided_by {
        let more = what == "bye" || given.unwrap_or(0) > prescribed.unwrap_or(0);
        assert!(more, "{name}: {what} {prescribed:?} {given:?}");
    }
}
