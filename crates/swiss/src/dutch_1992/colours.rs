//! Chapter E: who gets which colour.

use ronde_model::Colour;

use super::articles::COLOURS;
use super::preliminaries::Cards;
use crate::colours::Seat;

/// The colour of the stronger of two (the earlier place), and the article that gave it.
pub(super) fn allocate(
    cards: &Cards<'_>,
    stronger: usize,
    weaker: usize,
    drawn: Colour,
) -> (Colour, &'static str) {
    let seat = |place| Seat { due: cards.due(place), ..Seat::of(cards.field.at(place)) };
    seat(stronger).allocated(seat(weaker), drawn, &COLOURS)
}
