//! 4.3: who has White in the first game, the first rule that decides.

use std::cmp::Ordering;

use ronde_model::Colour;

use crate::upfloating::{Pair, Round};

/// The colour of the higher-ranked in the first game, and the article that gave it.
pub(super) fn allocate(round: &Round<'_>, pair: Pair, initial: Colour) -> (Colour, &'static str) {
    let (higher, lower) = (round.field.at(pair.0), round.field.at(pair.1));
    let (one, other) = (&higher.colours, &lower.colours);
    if one.games() == 0 && other.games() == 0 {
        let is_odd = !higher.arrival.is_multiple_of(2);
        return (if is_odd { initial } else { initial.other() }, "C.04.5:4.3.1");
    }
    match one.whites().cmp(&other.whites()) {
        Ordering::Less => return (Colour::White, "C.04.5:4.3.2"),
        Ordering::Greater => return (Colour::Black, "C.04.5:4.3.2"),
        Ordering::Equal => {}
    }
    if let Some(had) = one.last_different(other) {
        return (had.other(), "C.04.5:4.3.3");
    }
    match (one.back(0), other.back(0)) {
        (Some(had), _) => (had.other(), "C.04.5:4.3.4"),
        (None, Some(theirs)) => (theirs, "C.04.5:4.3.5"),
        (None, None) => unreachable!("one of them has played a match"),
    }
}
