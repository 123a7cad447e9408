//! Chapter E: who gets which colour.

use std::cmp::Ordering;

use ronde_model::Colour;

use super::preliminaries::Cards;

/// The colour of the stronger of two (the earlier place), and the article that gave it.
pub(super) fn allocate(
    cards: &Cards<'_>,
    stronger: usize,
    weaker: usize,
    drawn: Colour,
) -> (Colour, &'static str) {
    let (one, other) = (cards.field.at(stronger), cards.field.at(weaker));
    match (cards.due(stronger), cards.due(weaker)) {
        (None, None) if one.arrival.is_multiple_of(2) => (drawn.other(), "dutch-1992:E"),
        (None, None) => (drawn, "dutch-1992:E"),
        (Some(mine), None) => (mine.colour, "dutch-1992:E1"),
        (None, Some(theirs)) => (theirs.colour.other(), "dutch-1992:E1"),
        (Some(mine), Some(theirs)) if mine.colour != theirs.colour => {
            (mine.colour, "dutch-1992:E1")
        }
        (Some(mine), Some(theirs)) => match mine.strength.cmp(&theirs.strength) {
            Ordering::Greater => (mine.colour, "dutch-1992:E2"),
            Ordering::Less => (theirs.colour.other(), "dutch-1992:E2"),
            Ordering::Equal => match one.colours.last_different(&other.colours) {
                Some(had) => (had.other(), "dutch-1992:E3"),
                None => (mine.colour, "dutch-1992:E4"),
            },
        },
    }
}
