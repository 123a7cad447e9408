//! What one pair costs in the criteria on colours (C.04.3:C10 to C13), per pair.
//!
//! The criteria count players, but a pair can disappoint one of its two at the most: two who want
//! different colours both get them, of two who want the same one is disappointed.

use crate::colours::Strength;
use crate::field::Entrant;

/// C10 (2017: C.8): somebody's colour difference would go beyond two.
pub(crate) fn widens_difference(a: &Entrant, b: &Entrant) -> bool {
    wants_same_colour(a, b)
        && a.colours.difference().abs() > 1
        && b.colours.difference().abs() > 1
        && (a.colours.difference() > 0) == (b.colours.difference() > 0)
}

/// C11 (2017: C.9): somebody would have the same colour three times running. Of two with the same
/// absolute preference the one with the smaller difference is disappointed (C.04.3:5.2.2); with
/// equal differences it can be either.
pub(crate) fn repeats_colour(a: &Entrant, b: &Entrant) -> bool {
    if a.absolute().is_none() || a.absolute() != b.absolute() {
        return false;
    }
    let width = |entrant: &Entrant| entrant.colours.difference().abs();
    let had_twice = |entrant: &Entrant| entrant.colours.repeated().is_some();
    match width(a).cmp(&width(b)) {
        std::cmp::Ordering::Less => had_twice(a),
        std::cmp::Ordering::Greater => had_twice(b),
        std::cmp::Ordering::Equal => had_twice(a) && had_twice(b),
    }
}

/// C12 (2017: C.10): somebody would not get his preference.
pub(crate) fn wants_same_colour(a: &Entrant, b: &Entrant) -> bool {
    match (a.preference, b.preference) {
        (Some(one), Some(other)) => one.colour == other.colour,
        _ => false,
    }
}

/// C13 (2017: C.11): somebody would not get a strong preference. Where both are absolute the
/// disappointed one has an absolute preference, which is not counted here.
pub(crate) fn denies_strong(a: &Entrant, b: &Entrant) -> bool {
    let strength = |entrant: &Entrant| entrant.preference.map(|due| due.strength);
    wants_same_colour(a, b)
        && strength(a) >= Some(Strength::Strong)
        && strength(b) >= Some(Strength::Strong)
        && !(strength(a) == Some(Strength::Absolute) && strength(b) == Some(Strength::Absolute))
}
