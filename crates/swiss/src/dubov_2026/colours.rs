//! 5.2: who gets which colour, the first rule that decides.

use ronde_model::Colour;

use super::people::People;

/// The colour of the higher-ranked (the earlier place), and the article that gave it.
pub(super) fn allocate(
    people: &People<'_>,
    higher: usize,
    lower: usize,
    initial: Colour,
) -> (Colour, &'static str) {
    if people.is_new(higher) && people.is_new(lower) {
        let is_odd = !people.field.at(higher).arrival.is_multiple_of(2);
        return (if is_odd { initial } else { initial.other() }, "C.04.4.1:5.2.1");
    }
    let (mine, theirs) = (people.due(higher), people.due(lower));
    if mine.colour != theirs.colour {
        return (mine.colour, "C.04.4.1:5.2.2");
    }
    if mine.strength != theirs.strength {
        let mine_is_stronger = mine.strength > theirs.strength;
        let colour = if mine_is_stronger { mine.colour } else { mine.colour.other() };
        return (colour, "C.04.4.1:5.2.3");
    }
    let (one, other) = (&people.field.at(higher).colours, &people.field.at(lower).colours);
    match one.last_different(other) {
        Some(had) => (had.other(), "C.04.4.1:5.2.4"),
        None => (mine.colour, "C.04.4.1:5.2.5"),
    }
}
