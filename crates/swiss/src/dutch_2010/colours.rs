//! Chapter E: who gets which colour, the first rule that decides.
//!
//! B2's note makes the opponent of a topscorer one for the colours: both preferences then count
//! alike, which is what these rules do with everybody. Two absolute preferences are equally strong
//! (E2): dutch-2010 knows no wider and narrower ones.

use ronde_model::Colour;

use crate::field::Field;

/// The colour of the higher-ranked (the earlier place), and the rule that gave it.
pub(super) fn allocate(
    field: &Field,
    higher: usize,
    lower: usize,
    initial: Colour,
) -> (Colour, &'static str) {
    let (higher, lower) = (field.at(higher), field.at(lower));
    match (higher.preference, lower.preference) {
        (Some(due), None) => (due.colour, "dutch-2010:E1"),
        (None, Some(due)) => (due.colour.other(), "dutch-2010:E1"),
        (Some(one), Some(other)) if one.colour != other.colour => (one.colour, "dutch-2010:E1"),
        (Some(one), Some(other)) if one.strength > other.strength => (one.colour, "dutch-2010:E2"),
        (Some(one), Some(other)) if one.strength < other.strength => {
            (other.colour.other(), "dutch-2010:E2")
        }
        (Some(one), Some(_)) => match higher.colours.last_different(&lower.colours) {
            Some(had) => (had.other(), "dutch-2010:E3"),
            None => (one.colour, "dutch-2010:E4"),
        },
        (None, None) => {
            let is_odd = !higher.arrival.is_multiple_of(2);
            (if is_odd { initial } else { initial.other() }, "dutch-2010:E5")
        }
    }
}
