//! 5.2: who gets which colour, the first rule that decides.

use ronde_model::Colour;

use super::people::People;
use crate::articles::{ColourGround, ColourRow};
use crate::colours::Seat;

/// 5.2.1 to 5.2.5.
pub(super) static COLOURS: [ColourRow; 5] = [
    ColourRow::new(ColourGround::InitialColour, "C.04.4.2:5.2.1"),
    ColourRow::new(ColourGround::BothPreferences, "C.04.4.2:5.2.2"),
    ColourRow::new(ColourGround::StrongerPreference, "C.04.4.2:5.2.3"),
    ColourRow::new(ColourGround::LastDifferentRound, "C.04.4.2:5.2.4"),
    ColourRow::new(ColourGround::HigherRanked, "C.04.4.2:5.2.5"),
];

/// The colour of the higher-ranked (by 1.8), and the article that gave it.
pub(super) fn allocate(
    people: &People<'_>,
    higher: usize,
    lower: usize,
    initial: Colour,
) -> (Colour, &'static str) {
    let seat = |place| Seat::of(people.field.at(place));
    let (colour, ground) = seat(higher).allocated(seat(lower), initial);
    (colour, ground.article(&COLOURS))
}
