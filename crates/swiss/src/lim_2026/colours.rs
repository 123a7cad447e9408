//! Colours of a pair (C.04.4.3:5, 7.2).

use ronde_model::Colour;

use super::articles::{AT_5_2, AT_5_3, AT_5_4_HISTORIES, AT_5_4_RANK, AT_7_2};
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
        (None, None) => return (by_lot(higher, initial), AT_7_2),
        (Some(mine), None) => return (mine.colour, AT_5_2),
        (None, Some(theirs)) => return (theirs.colour.other(), AT_5_2),
        (Some(mine), Some(theirs)) => (mine, theirs),
    };
    if mine.colour != theirs.colour {
        return (mine.colour, AT_5_2);
    }
    match (mine.absolute(), theirs.absolute()) {
        (Some(mine), None) => return (mine, AT_5_3),
        (None, Some(theirs)) => return (theirs.other(), AT_5_3),
        (None, None) | (Some(_), Some(_)) => {}
    }
    if let Some(had) = higher.colours.last_different(&lower.colours) {
        return (had.other(), AT_5_4_HISTORIES);
    }
    match side {
        Side::Below => (theirs.colour.other(), AT_5_4_RANK),
        Side::Above | Side::Median => (mine.colour, AT_5_4_RANK),
    }
}

/// 7.2: odd numbers of the top half have the colour that was drawn for the first.
fn by_lot(higher: &Entrant, initial: Colour) -> Colour {
    if higher.arrival.is_multiple_of(2) { initial.other() } else { initial }
}
