//! Dubov of 2026 against its witnesses: the enumerator that follows the articles word for word, and
//! positions on which two other engines agree.
//!
//! `RONDE_SOAK_FROM` and `RONDE_SOAK_COUNT` choose the seeds; without them a sample runs.

use ronde_swiss::System;
use ronde_testkit::dubov_2026;

use crate::witness::{Witnessed, agree, answered, compare_all};

#[test]
fn dubov_2026_engine_and_literal_enumerator_agree() {
    compare_all(60, |case| {
        agree(case, System::Dubov2026, |snapshot, _| {
            answered(dubov_2026::pair(snapshot, case.round), |it| Witnessed {
                pairs: it.pairs,
                bye: it.bye,
                working: it.brackets,
            })
        })
    });
}
