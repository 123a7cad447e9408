//! 4.3: who has White in the first game, the first rule that decides.

use std::cmp::Ordering;

use ronde_model::Colour;

use crate::articles::{ColourGround, ColourRow};
use crate::colours::Seat;
use crate::field::Entrant;
use crate::upfloating::{Pair, Round};

/// 4.3.1 to 4.3.5.
pub(super) static COLOURS: [ColourRow; 5] = [
    ColourRow::new(ColourGround::InitialColour, "C.04.5:4.3.1"),
    ColourRow::new(ColourGround::FewerWhites, "C.04.5:4.3.2"),
    ColourRow::new(ColourGround::LastDifferentRound, "C.04.5:4.3.3"),
    ColourRow::new(ColourGround::AlternatesFirst, "C.04.5:4.3.4"),
    ColourRow::new(ColourGround::AlternatesOther, "C.04.5:4.3.5"),
];

/// The colour of the higher-ranked in the first game, and the article that gave it.
pub(super) fn allocate(round: &Round<'_>, pair: Pair, initial: Colour) -> (Colour, &'static str) {
    let (higher, lower) = (round.field.at(pair.0), round.field.at(pair.1));
    let (colour, ground) = of_higher(higher, lower, initial);
    (colour, ground.article(&COLOURS))
}

fn of_higher(higher: &Entrant, lower: &Entrant, initial: Colour) -> (Colour, ColourGround) {
    let (one, other) = (&higher.colours, &lower.colours);
    if one.games() == 0 && other.games() == 0 {
        return (Seat::of(higher).by_lot(initial), ColourGround::InitialColour);
    }
    match one.whites().cmp(&other.whites()) {
        Ordering::Less => return (Colour::White, ColourGround::FewerWhites),
        Ordering::Greater => return (Colour::Black, ColourGround::FewerWhites),
        Ordering::Equal => {}
    }
    if let Some(had) = one.last_different(other) {
        return (had.other(), ColourGround::LastDifferentRound);
    }
    match (one.back(0), other.back(0)) {
        (Some(had), _) => (had.other(), ColourGround::AlternatesFirst),
        (None, Some(theirs)) => (theirs, ColourGround::AlternatesOther),
        (None, None) => unreachable!("one of them has played a match"),
    }
}
