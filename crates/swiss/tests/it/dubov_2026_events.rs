//! Whole events paired by Dubov of 2026, round by round, under every kind of stress: legal,
//! explained, the same twice.

use ronde_swiss::System;

use crate::events::{ROUNDS, STRESSES, are_legal};

#[test]
fn dubov_2026_events_are_legal_and_explained() {
    let rounds = are_legal(System::Dubov2026, |_| true);
    assert_eq!(usize::from(ROUNDS) * STRESSES.len(), rounds, "every round has a pairing");
}
