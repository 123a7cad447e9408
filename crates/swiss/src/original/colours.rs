//! Who has White (O15, O19).

use std::cmp::Ordering;

use ronde_model::Colour;

use super::levels::Side;
use crate::field::Entrant;

/// The colour of the stronger, and the article that gave it.
pub(super) fn allocate(
    stronger: &Entrant,
    weaker: &Entrant,
    side: Side,
    initial: Colour,
) -> (Colour, &'static str) {
    let (mine, theirs) = match (stronger.preference, weaker.preference) {
        (None, None) => return (by_lot(stronger, initial), "original:O19"),
        (Some(mine), None) => return (mine.colour, "dutch-1992:E1"),
        (None, Some(theirs)) => return (theirs.colour.other(), "dutch-1992:E1"),
        (Some(mine), Some(theirs)) => (mine, theirs),
    };
    if mine.colour != theirs.colour {
        return (mine.colour, "dutch-1992:E1");
    }
    match mine.strength.cmp(&theirs.strength) {
        Ordering::Greater => return (mine.colour, "dutch-1992:E2"),
        Ordering::Less => return (theirs.colour.other(), "dutch-1992:E2"),
        Ordering::Equal => {}
    }
    if let Some(had) = stronger.colours.last_different(&weaker.colours) {
        return (had.other(), "dutch-1992:E3");
    }
    match side {
        Side::Low => (theirs.colour.other(), "original:O15"),
        Side::High | Side::Median => (mine.colour, "original:O15"),
    }
}

fn by_lot(stronger: &Entrant, initial: Colour) -> Colour {
    if stronger.arrival.is_multiple_of(2) { initial.other() } else { initial }
}
