//! 1.6, 1.7 and 4.3: which colour a team prefers, and which it gets.

use ronde_model::{Colour, TeamForm, TeamPreferences};

use crate::articles::{ColourGround, ColourRow};
use crate::colours::{ColourHistory, Preference, Seat, Strength};
use crate::field::Entrant;
use crate::upfloating::{Pair, Round};

/// 4.3.1 to 4.3.9.
pub(super) static COLOURS: [ColourRow; 9] = [
    ColourRow::new(ColourGround::InitialColour, "C.04.6:4.3.1"),
    ColourRow::new(ColourGround::OnlyPreference, "C.04.6:4.3.2"),
    ColourRow::new(ColourGround::BothPreferences, "C.04.6:4.3.3"),
    ColourRow::new(ColourGround::StrongerPreference, "C.04.6:4.3.4"),
    ColourRow::new(ColourGround::LowerDifference, "C.04.6:4.3.5"),
    ColourRow::new(ColourGround::LastDifferentRound, "C.04.6:4.3.6"),
    ColourRow::new(ColourGround::FirstTeamsPreference, "C.04.6:4.3.7"),
    ColourRow::new(ColourGround::AlternatesFirst, "C.04.6:4.3.8"),
    ColourRow::new(ColourGround::AlternatesOther, "C.04.6:4.3.9"),
];

/// 1.7: the colour preference of a team, if it has one. Type A knows one degree only, which is
/// told as mild.
pub(crate) fn preference(
    form: TeamForm,
    colours: &ColourHistory,
    last_round: bool,
) -> Option<Preference> {
    let due = |colour, strength| Some(Preference { colour, strength });
    let strong = strong(colours);
    match form.preferences {
        TeamPreferences::None => None,
        TeamPreferences::TypeA => strong.and_then(|colour| due(colour, Strength::Mild)),
        TeamPreferences::TypeB => match strong {
            Some(colour) => due(colour, Strength::Strong),
            None => mild(colours, last_round).and_then(|colour| due(colour, Strength::Mild)),
        },
    }
}

/// 1.7.1, and the strong preferences of 1.7.2: two matches more with one colour, or the same colour
/// in the last two matches without having had the other more often.
fn strong(colours: &ColourHistory) -> Option<Colour> {
    let repeated = colours.repeated().map(Colour::other);
    match colours.difference() {
        ..-1 => Some(Colour::White),
        2.. => Some(Colour::Black),
        -1 => repeated.filter(|due| *due == Colour::White),
        0 => repeated,
        1 => repeated.filter(|due| *due == Colour::Black),
    }
}

/// 1.7.2: the mild preferences.
fn mild(colours: &ColourHistory, last_round: bool) -> Option<Colour> {
    match colours.difference() {
        -1 => Some(Colour::White),
        1 => Some(Colour::Black),
        0 if !last_round => colours.back(0).map(Colour::other),
        _ => None,
    }
}

/// 4.3: the colour of the higher-ranked, and the article that gave it.
pub(super) fn allocate(round: &Round<'_>, pair: Pair, initial: Colour) -> (Colour, &'static str) {
    let (higher, lower) = (round.field.at(pair.0), round.field.at(pair.1));
    if is_first(higher, lower) {
        let (colour, ground) = of_first(higher, lower, initial);
        return (colour, ground.article(&COLOURS));
    }
    let (colour, ground) = of_first(lower, higher, initial);
    (colour.other(), ground.article(&COLOURS))
}

/// 4.2: the first-team has the higher primary score, then the higher secondary score, then the
/// smaller number. Virtual points are none that a team has scored (C.04.7:1.5).
fn is_first(one: &Entrant, other: &Entrant) -> bool {
    let rank = |it: &Entrant| (-it.points.tenths(), -it.secondary.tenths(), it.seed);
    rank(one) < rank(other)
}

/// The colour of the first-team.
fn of_first(first: &Entrant, second: &Entrant, initial: Colour) -> (Colour, ColourGround) {
    let (one, other) = (&first.colours, &second.colours);
    if one.games() == 0 && other.games() == 0 {
        return (Seat::of(first).by_lot(initial), ColourGround::InitialColour);
    }
    match (first.preference, second.preference) {
        (Some(due), None) => return (due.colour, ColourGround::OnlyPreference),
        (None, Some(due)) => return (due.colour.other(), ColourGround::OnlyPreference),
        (Some(due), Some(theirs)) if due.colour != theirs.colour => {
            return (due.colour, ColourGround::BothPreferences);
        }
        (Some(due), Some(theirs)) if due.strength != theirs.strength => {
            let stronger = due.strength > theirs.strength;
            return (
                if stronger { due.colour } else { due.colour.other() },
                ColourGround::StrongerPreference,
            );
        }
        _ => {}
    }
    match one.difference().cmp(&other.difference()) {
        std::cmp::Ordering::Less => return (Colour::White, ColourGround::LowerDifference),
        std::cmp::Ordering::Greater => return (Colour::Black, ColourGround::LowerDifference),
        std::cmp::Ordering::Equal => {}
    }
    if let Some(had) = one.last_different(other) {
        return (had.other(), ColourGround::LastDifferentRound);
    }
    if let Some(due) = first.preference {
        return (due.colour, ColourGround::FirstTeamsPreference);
    }
    match (one.back(0), other.back(0)) {
        (Some(had), _) => (had.other(), ColourGround::AlternatesFirst),
        (None, Some(theirs)) => (theirs, ColourGround::AlternatesOther),
        (None, None) => unreachable!("one of them has played a match"),
    }
}
