//! Who gets which colour (C.04.3:5.2), the first rule that decides.

use ronde_model::Colour;

use crate::field::{Entrant, Field};

/// The rule that gave the colours of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ColourRule {
    /// 5.2.1: both get what they are due, or only one is due anything.
    BothPreferences,
    /// 5.2.2: the stronger preference; of two absolute ones, the wider difference.
    StrongerPreference,
    /// 5.2.3: alternate from the last round in which their colours differed.
    LastDifferentRound,
    /// 5.2.4: the preference of the higher-ranked.
    HigherRanked,
    /// 5.2.5: nobody is due anything; the number of the higher-ranked and the initial colour.
    InitialColour,
}

/// The colour of the higher-ranked (the earlier place), and the rule that gave it.
pub(crate) fn allocate(
    field: &Field,
    higher: usize,
    lower: usize,
    initial: Colour,
) -> (Colour, ColourRule) {
    let (higher, lower) = (field.at(higher), field.at(lower));
    if let Some(colour) = compatible(higher, lower) {
        (colour, ColourRule::BothPreferences)
    } else if let Some(colour) = stronger(higher, lower) {
        (colour, ColourRule::StrongerPreference)
    } else if let Some(had) = differing(higher, lower) {
        (had.other(), ColourRule::LastDifferentRound)
    } else if let Some(due) = higher.preference {
        (due.colour, ColourRule::HigherRanked)
    } else {
        let is_odd = !higher.arrival.is_multiple_of(2);
        (if is_odd { initial } else { initial.other() }, ColourRule::InitialColour)
    }
}

fn compatible(higher: &Entrant, lower: &Entrant) -> Option<Colour> {
    match (higher.preference, lower.preference) {
        (Some(due), None) => Some(due.colour),
        (None, Some(due)) => Some(due.colour.other()),
        (Some(one), Some(other)) => (one.colour != other.colour).then_some(one.colour),
        (None, None) => None,
    }
}

/// Only asked when both are due the same colour, or neither any.
fn stronger(higher: &Entrant, lower: &Entrant) -> Option<Colour> {
    let (one, other) = (higher.preference?, lower.preference?);
    let width = |entrant: &Entrant| match entrant.absolute() {
        Some(_) => entrant.colours.difference().abs(),
        None => 0,
    };
    let mine = (one.strength, width(higher));
    let theirs = (other.strength, width(lower));
    match mine.cmp(&theirs) {
        std::cmp::Ordering::Greater => Some(one.colour),
        std::cmp::Ordering::Less => Some(other.colour.other()),
        std::cmp::Ordering::Equal => None,
    }
}

fn differing(higher: &Entrant, lower: &Entrant) -> Option<Colour> {
    higher.colours.last_different(&lower.colours)
}
