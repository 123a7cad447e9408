//! Chapter 3: who gets which colour, the first rule that decides.

use std::cmp::Ordering;

use ronde_model::Colour;

use super::definitions::{Card, lot};
use crate::field::Field;

/// dubov-1997:2.3 and 2.4 stand above all of article 3.
pub(super) const FORCED: &str = "dubov-1997:2.3, 2.4";
/// Both get their due colour, or the only one who is due any gets it.
pub(super) const DUE: &str = "dubov-1997:3, due colours";
/// The one with fewer Whites, counted against his Blacks, gets White.
pub(super) const BALANCE: &str = "dubov-1997:3, numbers of games";
/// They alternate from the last game in which their colours differed.
pub(super) const HISTORY: &str = "dubov-1997:3, colour history";
/// White to the higher ARO.
pub(super) const AVERAGE: &str = "dubov-1997:3, higher ARO";
/// White to the lower R.
pub(super) const RATING: &str = "dubov-1997:3, lower R";
/// The book ends before: White to the first in the alphabet.
pub(super) const ALPHABET: &str = "dubov-1997:3, alphabet";
/// Neither has played: the lot.
pub(super) const LOT: &str = "dubov-1997:5";

/// The colour of the first of the two, and the rule that gave it.
pub(super) fn allocate(
    field: &Field,
    cards: &[Card],
    (one, other): (usize, usize),
    drawn: Colour,
) -> (Colour, &'static str) {
    let (mine, theirs) = (field.at(one), field.at(other));
    match (mine.preference, theirs.preference) {
        (None, None) if one < other => (lot(mine, drawn), LOT),
        (None, None) => (lot(theirs, drawn).other(), LOT),
        (Some(due), None) => (due.colour, DUE),
        (None, Some(due)) => (due.colour.other(), DUE),
        (Some(due), Some(their_due)) if due.colour != their_due.colour => (due.colour, DUE),
        (Some(_), Some(_)) => both_due_the_same(field, cards, one, other),
    }
}

fn both_due_the_same(
    field: &Field,
    cards: &[Card],
    one: usize,
    other: usize,
) -> (Colour, &'static str) {
    match (cards[one].must, cards[other].must) {
        (Some(colour), None) => return (colour, FORCED),
        (None, Some(colour)) => return (colour.other(), FORCED),
        _ => {}
    }
    let (mine, theirs) = (&field.at(one).colours, &field.at(other).colours);
    if let Some(colour) = white_to_the_less(mine.difference().cmp(&theirs.difference())) {
        return (colour, BALANCE);
    }
    if let Some(had) = mine.last_different(theirs) {
        return (had.other(), HISTORY);
    }
    let (mine, theirs) = (&cards[one], &cards[other]);
    if let Some(colour) = white_to_the_less(theirs.average.cmp(&mine.average)) {
        return (colour, AVERAGE);
    }
    if let Some(colour) = white_to_the_less(mine.rating.cmp(&theirs.rating)) {
        return (colour, RATING);
    }
    (if mine.name < theirs.name { Colour::White } else { Colour::Black }, ALPHABET)
}

fn white_to_the_less(order: Ordering) -> Option<Colour> {
    match order {
        Ordering::Less => Some(Colour::White),
        Ordering::Greater => Some(Colour::Black),
        Ordering::Equal => None,
    }
}
