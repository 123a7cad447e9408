//! Positions of the Double-Swiss system that an enumeration from a digest of C.04.5 paired, and on
//! all but three of which the team engine of another program agrees.
//!
//! The positions in `cases/oracle/double-swiss-2026` are a sample of the collection
//! `double-swiss-2026.jsonl.gz`, which is compared whole where `RONDE_CORPORA` names its folder.

use ronde_formats::trf;
use ronde_swiss::System;

use crate::positions::{Position, assert_agree, collection, ours, sample, sorted};

const COLLECTION: &str = "double-swiss-2026.jsonl.gz";

#[test]
fn double_swiss_agrees_with_the_sample_of_positions() {
    let positions = sample("double-swiss-2026/positions.jsonl");
    assert_eq!(40, positions.len(), "positions in the sample");
    assert_agree(&positions, differs);
}

#[test]
fn double_swiss_agrees_with_every_position() {
    let Some(positions) = collection(COLLECTION, 734) else { return };
    assert_agree(&positions, differs);
    eprintln!("{COLLECTION}: {} positions agree", positions.len());
}

fn differs(position: &Position) -> Option<String> {
    let snapshot = trf::read(position.trf.as_bytes()).expect("it is a TRF").snapshot;
    let found = ours(position, &snapshot, System::DoubleSwiss2026);
    let theirs = sorted(position.pairs.iter().copied());
    (found != theirs).then(|| format!("{}: ours {found:?}, theirs {theirs:?}", position.id))
}
