//! 5.2: who gets which colour, the first rule that decides.

use ronde_model::Colour;

use super::people::People;
use crate::articles::{ColourRow, usual_colours};
use crate::colours::Seat;

/// 5.2.2 to 5.2.5, and 5.2.1 before anybody is due anything.
pub(super) static COLOURS: [ColourRow; 5] = usual_colours([
    "C.04.4.2:5.2.2",
    "C.04.4.2:5.2.3",
    "C.04.4.2:5.2.4",
    "C.04.4.2:5.2.5",
    "C.04.4.2:5.2.1",
]);

/// The colour of the higher-ranked (by 1.8), and the article that gave it.
pub(super) fn allocate(
    people: &People<'_>,
    (higher, lower): (usize, usize),
    initial: Colour,
) -> (Colour, &'static str) {
    let seat = |place| Seat::of(people.field.at(place));
    seat(higher).allocated(seat(lower), initial, &COLOURS)
}
