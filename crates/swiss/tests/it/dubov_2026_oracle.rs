//! Positions on which two other engines agree about Dubov of 2026.
//!
//! The positions in `cases/oracle/dubov-2026` are a sample of the collection
//! `dubov-2026-agreed.jsonl.gz`, which is compared whole where `RONDE_CORPORA` names its folder.

use ronde_swiss::System;

use crate::positions::{Position, assert_agree, collection, lacking, ours, sample, scene};

const COLLECTION: &str = "dubov-2026-agreed.jsonl.gz";

#[test]
fn dubov_2026_agrees_with_the_sample_of_agreed_positions() {
    let positions = sample("dubov-2026/positions.jsonl");
    assert_eq!(51, positions.len(), "positions in the sample");
    assert_agree(&positions, surprise);
}

#[test]
fn dubov_2026_agrees_with_every_agreed_position() {
    let Some(positions) = collection(COLLECTION, 1_373) else { return };
    assert_agree(&positions, surprise);
    let (agreed, argued) = (positions.len() - KNOWN.len(), KNOWN.len());
    eprintln!("{COLLECTION}: {agreed} positions agree, {argued} are argued");
}

/// A position on which we differ from both engines on purpose.
struct KnownDifference {
    id: &'static str,
    ours: &'static [(u32, u32)],
    theirs: &'static [(u32, u32)],
    ground: &'static str,
}

const KNOWN: &[KnownDifference] = &[
    KnownDifference {
        id: "dubov-51-66-r11",
        ours: &[(3, 16), (4, 8), (10, 6)],
        theirs: &[(4, 3), (8, 6), (10, 16)],
        ground: "C.04.4.1:C6: 3 and 6 need two upfloaters; in ascending order 4.5 and 4.5 (10, 16) \
                 are better than 4.0 and 5.0 (8, 4), and with 4 and anybody of 4.5 points the rest \
                 cannot be completed (C4)",
    },
    KnownDifference {
        id: "dubov-51-242-r2",
        ours: &[(24, 12)],
        theirs: &[(12, 24)],
        ground: "C.04.4.1:5.2.1 with the ruling of 27 August 2026 on C.04.2:2.4: 1 was absent in \
                 both rounds and holds no number yet, so 12 is the eleventh and gets the initial \
                 colour, Black",
    },
];

/// What differs although it is not known to, or is known to and does not.
fn surprise(position: &Position) -> Option<String> {
    let found = ours(position, &scene(position), System::Dubov2026);
    let sides = (lacking(&found, &position.pairs), lacking(&position.pairs, &found));
    let known = KNOWN.iter().find(|known| known.id == position.id);
    let expected = known.map_or((&[] as &[_], &[] as &[_]), |known| (known.ours, known.theirs));
    let ground = known.map_or("", |known| known.ground);
    (expected != (sides.0.as_slice(), sides.1.as_slice()))
        .then(|| format!("{}: ours {:?}, theirs {:?} {ground}", position.id, sides.0, sides.1))
}
