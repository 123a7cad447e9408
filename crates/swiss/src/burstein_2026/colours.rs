//! 5.2: who gets which colour, the first rule that decides.

use ronde_model::Colour;

use super::people::People;

/// The colour of the higher-ranked (by 1.8), and the article that gave it.
pub(super) fn allocate(
    people: &People<'_>,
    higher: usize,
    lower: usize,
    initial: Colour,
) -> (Colour, &'static str) {
    let (one, other) = (people.field.at(higher), people.field.at(lower));
    let (mine, theirs) = match (one.preference, other.preference) {
        (None, None) => {
            let is_odd = !one.arrival.is_multiple_of(2);
            return (if is_odd { initial } else { initial.other() }, "C.04.4.2:5.2.1");
        }
        (Some(mine), None) => return (mine.colour, "C.04.4.2:5.2.2"),
        (None, Some(theirs)) => return (theirs.colour.other(), "C.04.4.2:5.2.2"),
        (Some(mine), Some(theirs)) => (mine, theirs),
    };
    if mine.colour != theirs.colour {
        return (mine.colour, "C.04.4.2:5.2.2");
    }
    if mine.strength != theirs.strength {
        let mine_is_stronger = mine.strength > theirs.strength;
        let colour = if mine_is_stronger { mine.colour } else { mine.colour.other() };
        return (colour, "C.04.4.2:5.2.3");
    }
    match one.colours.last_different(&other.colours) {
        Some(had) => (had.other(), "C.04.4.2:5.2.4"),
        None => (mine.colour, "C.04.4.2:5.2.5"),
    }
}
