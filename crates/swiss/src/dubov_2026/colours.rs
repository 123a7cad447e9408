//! 5.2: who gets which colour, the first rule that decides.

use ronde_model::Colour;

use super::people::People;
use crate::articles::{ColourGround, ColourRow};
use crate::colours::Seat;

/// 5.2.1 to 5.2.5.
pub(super) static COLOURS: [ColourRow; 5] = [
    ColourRow::new(ColourGround::InitialColour, "C.04.4.1:5.2.1"),
    ColourRow::new(ColourGround::BothPreferences, "C.04.4.1:5.2.2"),
    ColourRow::new(ColourGround::StrongerPreference, "C.04.4.1:5.2.3"),
    ColourRow::new(ColourGround::LastDifferentRound, "C.04.4.1:5.2.4"),
    ColourRow::new(ColourGround::HigherRanked, "C.04.4.1:5.2.5"),
];

/// The colour of the higher-ranked (the earlier place), and the article that gave it.
pub(super) fn allocate(
    people: &People<'_>,
    higher: usize,
    lower: usize,
    initial: Colour,
) -> (Colour, &'static str) {
    // 1.6.4 makes a colour due to new players, but not where both are new.
    let are_new = people.is_new(higher) && people.is_new(lower);
    let due = |place| (!are_new).then(|| people.due(place));
    let seat = |place| Seat { due: due(place), ..Seat::of(people.field.at(place)) };
    let (colour, ground) = seat(higher).allocated(seat(lower), initial);
    (colour, ground.article(&COLOURS))
}
