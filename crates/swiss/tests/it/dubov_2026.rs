//! Dubov of 2026 against its witnesses: the enumerator that follows the articles word for word, and
//! positions on which two other engines agree.
//!
//! `RONDE_SOAK_FROM` and `RONDE_SOAK_COUNT` choose the seeds; without them a sample runs.

use ronde_model::{Colour, Snapshot};
use ronde_swiss::initial_colour::shown_by_round_1;
use ronde_swiss::legality::violations;
use ronde_swiss::{Detail, PairingError, System, pair};
use ronde_testkit::random::{Case, Kind, case};
use ronde_testkit::{LiteralError, dubov_2026};

#[test]
fn dubov_2026_engine_and_literal_enumerator_agree() {
    let (from, count) = seeds();
    let mut compared = 0;
    let mut unpairable = 0;
    for seed in from..from + count {
        for kind in Kind::ALL {
            compared += 1;
            unpairable += u32::from(!compare(&case(kind, seed)));
        }
    }
    eprintln!("seeds {from} to {}: {compared} fields, {unpairable} unpairable", from + count);
    assert!(compared > 0 && unpairable < compared, "most fields can be paired");
}

fn seeds() -> (u64, u64) {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    (number("RONDE_SOAK_FROM").unwrap_or(0), number("RONDE_SOAK_COUNT").unwrap_or(60))
}

/// Panics with everything needed to try again if the two differ; says whether there is a pairing.
fn compare(case: &Case) -> bool {
    let snapshot = &with_initial_colour(&case.snapshot);
    let colour = snapshot.rules.initial_colour.unwrap_or(Colour::White);
    let ours = pair(snapshot, case.round, System::Dubov2026, colour, Detail::Nothing);
    match (ours, dubov_2026::pair(snapshot, case.round)) {
        (Ok(ours), Ok(literal)) => {
            let boards: Vec<_> =
                ours.boards.iter().map(|board| (board.white, board.black)).collect();
            assert_eq!(literal.pairs, boards, "{case}: {:#?}", literal.brackets);
            assert_eq!(literal.bye, ours.bye, "{case}");
            let byes: Vec<_> = ours.bye.into_iter().collect();
            let broken = violations(snapshot, case.round, System::Dubov2026, &ours.boards, &byes);
            assert!(broken.is_empty(), "{case}: {broken:?}");
            true
        }
        (Err(PairingError::NoCompletePairing(_)), Err(LiteralError::NoCompletePairing))
        | (Err(PairingError::NobodyToPair), _) => false,
        (ours, literal) => panic!("{case}: {ours:?} against {literal:?}"),
    }
}

/// Both are told the initial colour: how it is read off round 1 is not what is compared here.
fn with_initial_colour(snapshot: &Snapshot) -> Snapshot {
    let colour = shown_by_round_1(snapshot, System::Dubov2026.history_rules());
    let mut parts = snapshot.clone().into_parts();
    parts.rules.initial_colour = parts.rules.initial_colour.or(colour).or(Some(Colour::White));
    Snapshot::new(parts).expect("nothing else was changed")
}
