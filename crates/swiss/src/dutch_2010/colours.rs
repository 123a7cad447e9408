//! Chapter E: who gets which colour, the first rule that decides.
//!
//! B2's note makes the opponent of a topscorer one for the colours: both preferences then count
//! alike, which is what these rules do with everybody. Two absolute preferences are equally strong
//! (E2): dutch-2010 knows no wider and narrower ones.

use ronde_model::Colour;

use super::articles::COLOURS;
use crate::colours::Seat;
use crate::field::Field;

/// The colour of the higher-ranked (the earlier place), and the rule that gave it.
pub(super) fn allocate(
    field: &Field,
    higher: usize,
    lower: usize,
    initial: Colour,
) -> (Colour, &'static str) {
    let seat = |place| Seat::of(field.at(place));
    seat(higher).allocated(seat(lower), initial, &COLOURS)
}
