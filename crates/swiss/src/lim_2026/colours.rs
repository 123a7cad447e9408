//! Colours of a pair (C.04.4.3:5, 7.2).

use ronde_model::Colour;

use super::groups::Side;
use crate::field::Entrant;

/// The colour of the higher ranked of two who were paired in a group of this side, and the article
/// that gives it.
pub(super) fn allocate(
    higher: &Entrant,
    lower: &Entrant,
    side: Side,
    initial: Colour,
) -> (Colour, &'static str) {
    let (mine, theirs) = match (higher.preference, lower.preference) {
        (None, None) => return (by_lot(higher, initial), "C.04.4.3:7.2"),
        (Some(mine), None) => return (mine.colour, "C.04.4.3:5.2"),
        (None, Some(theirs)) => return (theirs.colour.other(), "C.04.4.3:5.2"),
        (Some(mine), Some(theirs)) => (mine, theirs),
    };
    if mine.colour != theirs.colour {
        return (mine.colour, "C.04.4.3:5.2");
    }
    match (mine.absolute(), theirs.absolute()) {
        (Some(mine), None) => return (mine, "C.04.4.3:5.3"),
        (None, Some(theirs)) => return (theirs.other(), "C.04.4.3:5.3"),
        (None, None) | (Some(_), Some(_)) => {}
    }
    if let Some(had) = higher.colours.last_different(&lower.colours) {
        return (had.other(), "C.04.4.3:5.4, histories");
    }
    match side {
        Side::Below => (theirs.colour.other(), "C.04.4.3:5.4, rank"),
        Side::Above | Side::Median => (mine.colour, "C.04.4.3:5.4, rank"),
    }
}

/// 7.2: odd numbers of the top half have the colour that was drawn for the first.
fn by_lot(higher: &Entrant, initial: Colour) -> Colour {
    if higher.arrival.is_multiple_of(2) { initial.other() } else { initial }
}
