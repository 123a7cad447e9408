//! Lim 2026: the engine and the articles followed word for word agree on random small fields of
//! every kind, as Maxi-tournaments and otherwise, and what the engine pairs is legal.
//!
//! `RONDE_SOAK_FROM` and `RONDE_SOAK_COUNT` choose the seeds; without them a sample runs.

use std::convert::Infallible;

use ronde_model::Snapshot;
use ronde_swiss::System;
use ronde_testkit::lim_2026;
use ronde_testkit::random::{Case, Kind, case};

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
