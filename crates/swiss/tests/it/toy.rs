//! The toy system against its literal enumerator, as every system is compared.

use ronde_model::{PairingNumber, System};
use ronde_swiss::field::Field;
use ronde_swiss::legality::{Violation, violations};
use ronde_swiss::{Board, Detail, PairingError, pair};
use ronde_testkit::random::{Kind, case};
use ronde_testkit::toy;

#[test]
fn toy_engine_and_literal_enumerator_agree() {
    let mut paired = 0;
    for seed in 0..40 {
        for kind in Kind::ALL {
            let case = case(kind, seed);
            let (snapshot, round) = (&case.snapshot, case.round);
            let field = Field::of(snapshot, round, System::Toy);
            let players: Vec<PairingNumber> = field.entrants().iter().map(|it| it.number).collect();
            if players.is_empty() || players.len() > 12 {
                continue;
            }
            let may_meet = |white, black| {
                let broken =
                    violations(snapshot, round, System::Toy, &[Board { white, black }], &[]);
                broken.iter().all(|it| matches!(it, Violation::ColourDenied(..)))
            };
            let may_have_bye =
                |player| violations(snapshot, round, System::Toy, &[], &[player]).is_empty();
            let literal = toy::pair(&players, &may_meet, &may_have_bye);
            let colour = ronde_model::Colour::White;
            match (pair(snapshot, round, System::Toy, colour, Detail::Nothing), literal) {
                (Ok(ours), Some((mut pairs, bye))) => {
                    let in_order =
                        |one: PairingNumber, other: PairingNumber| (one.min(other), one.max(other));
                    let mut boards: Vec<_> =
                        ours.boards.iter().map(|it| in_order(it.white, it.black)).collect();
                    boards.sort_unstable();
                    for pair in &mut pairs {
                        *pair = in_order(pair.0, pair.1);
                    }
                    pairs.sort_unstable();
                    assert_eq!((pairs, bye), (boards, ours.bye), "{kind:?}, seed {seed}");
                    paired += 1;
                }
                (Err(PairingError::NoCompletePairing(_)), None) => {}
                (ours, literal) => panic!("{kind:?}, seed {seed}: {ours:?} against {literal:?}"),
            }
        }
    }
    assert!(paired > 100, "{paired}");
}
