//! Burstein of 2026 against the enumerator that follows the articles word for word.
//!
//! `RONDE_SOAK_FROM` and `RONDE_SOAK_COUNT` choose the seeds; without them a sample runs.

use ronde_swiss::System;
use ronde_testkit::burstein_2026;
use ronde_testkit::random::{Case, Kind, sized_case};

use crate::witness::{Witnessed, agree, answered, compare_all, compare_every};

#[test]
fn burstein_2026_engine_and_literal_enumerator_agree() {
    compare_all(24, compare);
}

/// Fields with more to decide: two brackets and more, some of them large.
#[test]
fn burstein_2026_larger_fields_agree_with_the_enumerator() {
    compare_every(4, |kind: Kind, seed| sized_case(kind, seed, 10, 14), compare);
}

fn compare(case: &Case) -> bool {
    agree(case, System::Burstein2026, |snapshot, _| {
        answered(burstein_2026::pair(snapshot, case.round), |it| Witnessed {
            pairs: it.pairs,
            bye: it.bye,
            working: it.brackets,
        })
    })
}
