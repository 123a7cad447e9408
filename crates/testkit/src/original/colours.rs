//! O15 and O19: who has White.

use ronde_model::Colour;

use super::facts::Facts;
use super::level::Kind;

/// The colour of the stronger of the two, the one who stands earlier in the standings.
pub(super) fn of_the_stronger(facts: &Facts, stronger: usize, weaker: usize, kind: Kind) -> Colour {
    let (one, other) = (&facts.people[stronger], &facts.people[weaker]);
    let (mine, theirs) = match (one.expects(), other.expects()) {
        // O19: nobody has played; the lot and the number of the stronger.
        (None, None) if one.odd => return facts.initial_colour,
        (None, None) => return facts.initial_colour.other(),
        // E1: both are satisfied.
        (Some(mine), None) => return mine,
        (None, Some(theirs)) => return theirs.other(),
        (Some(mine), Some(theirs)) if mine != theirs => return mine,
        (Some(mine), Some(theirs)) => (mine, theirs),
    };
    // E2: the stronger need.
    if one.degree() > other.degree() {
        return mine;
    }
    if one.degree() < other.degree() {
        return theirs.other();
    }
    // E3: back to the last game in which they had different colours, and the other way round.
    let back = one.colours.iter().rev().zip(other.colours.iter().rev());
    if let Some((had, _)) = back.into_iter().find(|(a, b)| a != b) {
        return had.other();
    }
    // E4 as it was: in low levels the weaker directs.
    if kind == Kind::Low { theirs.other() } else { mine }
}
