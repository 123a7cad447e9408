//! Article 5: who has White.

use ronde_model::Colour;

use super::group::Side;
use super::people::People;

/// The colour of the higher ranked of the two, who were paired in a group of this side.
pub(super) fn of_the_higher(people: &People, higher: usize, lower: usize, side: Side) -> Colour {
    let (one, other) = (&people.all[higher], &people.all[lower]);
    let (mine, theirs) = match (one.due(), other.due()) {
        // 7.2: the lot, and whether the number is odd.
        (None, None) if one.odd => return people.initial_colour,
        (None, None) => return people.initial_colour.other(),
        (Some(mine), None) => return mine,
        (None, Some(theirs)) => return theirs.other(),
        (Some(mine), Some(theirs)) if mine != theirs => return mine,
        (Some(mine), Some(theirs)) => (mine, theirs),
    };
    // 5.3: what must be.
    match (one.must(), other.must()) {
        (Some(mine), None) => return mine,
        (None, Some(theirs)) => return theirs.other(),
        _ => {}
    }
    // 5.4: back to the latest game in which they had different colours.
    let back = one.colours.iter().rev().zip(other.colours.iter().rev());
    if let Some((had, _)) = back.into_iter().find(|(a, b)| a != b) {
        return had.other();
    }
    if side == Side::Below { theirs.other() } else { mine }
}
