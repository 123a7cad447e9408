//! What the comparisons of an engine with its witness share.

use std::fmt::Debug;

use ronde_model::{Colour, PairingNumber, Snapshot};
use ronde_swiss::initial_colour::shown_by_round_1;
use ronde_swiss::legality::violations;
use ronde_swiss::{Detail, PairingError, System, pair};
use ronde_testkit::LiteralError;
use ronde_testkit::random::{Case, Kind, case};

/// The first seed and how many: of the environment, or a sample of so many.
pub(crate) fn seeds(usual: u64) -> (u64, u64) {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    (number("RONDE_SOAK_FROM").unwrap_or(0), number("RONDE_SOAK_COUNT").unwrap_or(usual))
}

/// Both are told the initial colour: how it is read off round 1 is not what is compared here.
pub(crate) fn with_initial_colour(snapshot: &Snapshot, system: System) -> Snapshot {
    let colour = shown_by_round_1(snapshot, system);
    let mut parts = snapshot.clone().into_parts();
    parts.rules.initial_colour = parts.rules.initial_colour.or(colour).or(Some(Colour::White));
    Snapshot::new(parts).expect("nothing else was changed")
}

/// Compares fields of every kind, as many seeds as [`seeds`] says; `compare` says whether there is
/// a pairing.
pub(crate) fn compare_all(usual: u64, compare: impl Fn(&Case) -> bool) {
    compare_every(usual, case, compare);
}

/// The same with fields of the caller's.
pub(crate) fn compare_every(
    usual: u64,
    field: impl Fn(Kind, u64) -> Case,
    compare: impl Fn(&Case) -> bool,
) {
    let (from, count) = seeds(usual);
    let (mut compared, mut unpairable) = (0, 0);
    for seed in from..from + count {
        for kind in Kind::ALL {
            compared += 1;
            unpairable += u32::from(!compare(&field(kind, seed)));
        }
    }
    eprintln!("seeds {from} to {}: {compared} fields, {unpairable} unpairable", from + count);
    assert!(compared > 0 && unpairable < compared, "most fields can be paired");
}

/// Fields on which an engine once differed.
pub(crate) fn stay_mended(remembered: &[(Kind, u64)], compare: impl Fn(&Case) -> bool) {
    for (kind, seed) in remembered {
        assert!(compare(&case(*kind, *seed)), "it can be paired");
    }
}

/// A round by a witness, with what led to it.
pub(crate) struct Witnessed<W> {
    pub(crate) pairs: Vec<(PairingNumber, PairingNumber)>,
    pub(crate) bye: Option<PairingNumber>,
    pub(crate) working: W,
}

/// No pairing is an answer; anything else that a witness says instead is told.
pub(crate) fn answered<T, W>(
    answer: Result<T, LiteralError>,
    told: impl FnOnce(T) -> Witnessed<W>,
) -> Result<Option<Witnessed<W>>, LiteralError> {
    match answer {
        Ok(found) => Ok(Some(told(found))),
        Err(LiteralError::NoCompletePairing) => Ok(None),
        Err(other) => Err(other),
    }
}

/// Panics with everything needed to try again if engine and witness differ, or if the round is not
/// legal; says whether there is a pairing.
pub(crate) fn agree<W: Debug, E: Debug>(
    case: &Case,
    system: System,
    witness: impl FnOnce(&Snapshot, Colour) -> Result<Option<Witnessed<W>>, E>,
) -> bool {
    let snapshot = &with_initial_colour(&case.snapshot, system);
    let colour = snapshot.rules.initial_colour.unwrap_or(Colour::White);
    let ours = pair(snapshot, case.round, system, colour, Detail::Nothing);
    match (ours, witness(snapshot, colour)) {
        (Ok(ours), Ok(Some(Witnessed { pairs, bye, working }))) => {
            let boards: Vec<_> =
                ours.boards.iter().map(|board| (board.white, board.black)).collect();
            assert_eq!((&pairs, bye), (&boards, ours.bye), "{case}, {system}: {working:#?}");
            let byes: Vec<_> = ours.bye.into_iter().collect();
            let broken = violations(snapshot, case.round, system, &ours.boards, &byes);
            assert!(broken.is_empty(), "{case}, {system}: {broken:?}");
            true
        }
        (Err(PairingError::NoCompletePairing(_)), Ok(None))
        | (Err(PairingError::NobodyToPair), Ok(None) | Err(_)) => false,
        (Err(PairingError::NobodyToPair), Ok(Some(found))) => {
            assert!(found.pairs.is_empty(), "{case}, {system}: {:?}", found.pairs);
            false
        }
        (ours, found) => {
            let found = found.map(|found| found.map(|it| (it.pairs, it.bye)));
            panic!("{case}, {system}: {ours:?} against {found:?}")
        }
    }
}
