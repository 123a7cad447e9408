//! The engine and the literal enumerator, which shares no code with it, agree on random small
//! fields of every kind.
//!
//! `RONDE_SOAK_FROM` and `RONDE_SOAK_COUNT` choose the seeds; without them a sample runs.

use ronde_swiss::dutch::Edition;
use ronde_testkit::literal;
use ronde_testkit::random::{Case, Kind};

use crate::witness::{Witnessed, agree, answered, compare_all, stay_mended};

const EDITIONS: [(Edition, literal::Edition); 2] =
    [(Edition::E2017, literal::Edition::Dutch2017), (Edition::E2026, literal::Edition::Dutch2026)];

#[test]
fn engine_and_literal_enumerator_agree() {
    for edition in EDITIONS {
        compare_all(60, |case| compare(case, edition));
    }
}

/// Fields on which the engine once differed.
const REMEMBERED: [(Kind, u64); 1] = [
    // 2017: whether the floater may take the bye matters to a last bracket (C.7).
    (Kind::Forfeits, 401_286),
];

#[test]
fn old_differences_stay_mended() {
    for edition in EDITIONS {
        stay_mended(&REMEMBERED, |case| compare(case, edition));
    }
}

fn compare(case: &Case, (edition, written): (Edition, literal::Edition)) -> bool {
    agree(case, edition.system(), |snapshot, _| {
        answered(literal::pair(snapshot, case.round, written), |it| Witnessed {
            pairs: it.pairs,
            bye: it.bye,
            working: it.brackets,
        })
    })
}
