//! Chapter 3: who gets which colour, the first rule that decides.

use std::cmp::Ordering;

use ronde_model::Colour;

use super::articles::COLOURS;
use super::definitions::{Card, lot};
use crate::articles::ColourGround;
use crate::field::Field;

/// The colour of the first of the two, and the rule that gave it.
pub(super) fn allocate(
    field: &Field,
    cards: &[Card],
    (one, other): (usize, usize),
    drawn: Colour,
) -> (Colour, &'static str) {
    let (colour, ground) = of_first(field, cards, (one, other), drawn);
    (colour, ground.article(&COLOURS))
}

fn of_first(
    field: &Field,
    cards: &[Card],
    (one, other): (usize, usize),
    drawn: Colour,
) -> (Colour, ColourGround) {
    let (mine, theirs) = (field.at(one), field.at(other));
    match (mine.preference, theirs.preference) {
        (None, None) if one < other => (lot(mine, drawn), ColourGround::InitialColour),
        (None, None) => (lot(theirs, drawn).other(), ColourGround::InitialColour),
        (Some(due), None) => (due.colour, ColourGround::BothPreferences),
        (None, Some(due)) => (due.colour.other(), ColourGround::BothPreferences),
        (Some(due), Some(their_due)) if due.colour != their_due.colour => {
            (due.colour, ColourGround::BothPreferences)
        }
        (Some(_), Some(_)) => both_due_the_same(field, cards, one, other),
    }
}

fn both_due_the_same(
    field: &Field,
    cards: &[Card],
    one: usize,
    other: usize,
) -> (Colour, ColourGround) {
    match (cards[one].must, cards[other].must) {
        (Some(colour), None) => return (colour, ColourGround::Must),
        (None, Some(colour)) => return (colour.other(), ColourGround::Must),
        _ => {}
    }
    let (mine, theirs) = (&field.at(one).colours, &field.at(other).colours);
    if let Some(colour) = white_to_the_less(mine.difference().cmp(&theirs.difference())) {
        return (colour, ColourGround::Balance);
    }
    if let Some(had) = mine.last_different(theirs) {
        return (had.other(), ColourGround::LastDifferentRound);
    }
    let (mine, theirs) = (&cards[one], &cards[other]);
    if let Some(colour) = white_to_the_less(theirs.average.cmp(&mine.average)) {
        return (colour, ColourGround::Average);
    }
    if let Some(colour) = white_to_the_less(mine.rating.cmp(&theirs.rating)) {
        return (colour, ColourGround::Rating);
    }
    (if mine.name < theirs.name { Colour::White } else { Colour::Black }, ColourGround::Alphabet)
}

fn white_to_the_less(order: Ordering) -> Option<Colour> {
    match order {
        Ordering::Less => Some(Colour::White),
        Ordering::Greater => Some(Colour::Black),
        Ordering::Equal => None,
    }
}
