//! Who has White (O15, O19).

use ronde_model::Colour;

use super::articles::COLOURS;
use super::levels::Side;
use crate::articles::ColourGround;
use crate::colours::Seat;
use crate::dutch_1992;
use crate::field::Entrant;

/// The colour of the stronger, and the article that gave it.
pub(super) fn allocate(
    stronger: &Entrant,
    weaker: &Entrant,
    side: Side,
    initial: Colour,
) -> (Colour, &'static str) {
    let (one, other) = (Seat::of(stronger), Seat::of(weaker));
    if let Some((colour, ground)) = one.granted(other) {
        return (colour, ground.article(&dutch_1992::COLOURS));
    }
    let Some(due) = one.due else {
        return (one.by_lot(initial), ColourGround::InitialColour.article(&COLOURS));
    };
    let colour = match side {
        Side::Low => due.colour.other(),
        Side::High | Side::Median => due.colour,
    };
    (colour, ColourGround::ByGroup.article(&COLOURS))
}
