//! Colour preferences (C.04.3:1.7) and colour allocation (C.04.3:5.2), the same in both editions.

use ronde_model::Colour;

/// How much a player needs a colour (C.04.3:1.7). The order of the variants is the order of
/// strength that C.04.3:5.2.2 compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Strength {
    Mild,
    Strong,
    Absolute,
}

/// The colour a player should get, and how much he needs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Preference {
    pub(crate) colour: Colour,
    pub(crate) strength: Strength,
}

/// Whites less Blacks (C.04.3:1.7), over the games that were played.
pub(crate) fn difference(played: &[Colour]) -> i32 {
    played.iter().map(|colour| if *colour == Colour::White { 1 } else { -1 }).sum()
}

/// The colour of both of the last two games, where it is the same.
fn repeated(played: &[Colour]) -> Option<Colour> {
    match played {
        [.., before, last] if before == last => Some(*last),
        _ => None,
    }
}

/// C.04.3:1.7, on the colours of the games that were played (C.04.2:3.4).
pub(crate) fn preference(played: &[Colour]) -> Option<Preference> {
    let last = *played.last()?;
    let difference = difference(played);
    let less_played = if difference > 0 { Colour::Black } else { Colour::White };
    Some(if difference.abs() > 1 {
        Preference { colour: less_played, strength: Strength::Absolute }
    } else if let Some(colour) = repeated(played) {
        Preference { colour: colour.other(), strength: Strength::Absolute }
    } else if difference != 0 {
        Preference { colour: less_played, strength: Strength::Strong }
    } else {
        Preference { colour: last.other(), strength: Strength::Mild }
    })
}

/// What C.04.3:5.2 looks at in one of two opponents.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Side<'a> {
    pub(crate) played: &'a [Colour],
    /// The number is odd among those who have been taken into account for a pairing.
    pub(crate) odd: bool,
}

/// The colour of the higher ranked of two opponents: the first rule of C.04.3:5.2 that decides.
pub(crate) fn colour_of_higher(higher: Side, lower: Side, initial: Colour) -> Colour {
    match (preference(higher.played), preference(lower.played)) {
        (None, None) if higher.odd => initial,
        (None, None) => initial.other(),
        (Some(mine), None) => mine.colour,
        (None, Some(theirs)) => theirs.colour.other(),
        (Some(mine), Some(theirs)) if mine.colour != theirs.colour => mine.colour,
        (Some(mine), Some(theirs)) => {
            if higher_is_granted(higher, lower, mine, theirs) {
                mine.colour
            } else {
                theirs.colour.other()
            }
        }
    }
}

/// C.04.3:5.2.2 to 5.2.4, for two players who want the same colour.
fn higher_is_granted(higher: Side, lower: Side, mine: Preference, theirs: Preference) -> bool {
    if mine.strength != theirs.strength {
        return mine.strength > theirs.strength;
    }
    let (wide, wide_theirs) = (difference(higher.played).abs(), difference(lower.played).abs());
    if mine.strength == Strength::Absolute && wide != wide_theirs {
        return wide > wide_theirs;
    }
    let backwards = higher.played.iter().rev().zip(lower.played.iter().rev());
    match backwards.into_iter().find(|(mine, theirs)| mine != theirs) {
        Some((had, _)) => had.other() == mine.colour,
        None => true,
    }
}

/// How many of the two would be wronged in which way, for C10 to C13 (C.8 to C.11 of 2017).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Wrongs {
    /// A colour difference beyond two.
    pub(crate) difference: u32,
    /// The same colour three times running.
    pub(crate) thrice: u32,
    /// Any preference not granted.
    pub(crate) preference: u32,
    /// A strong preference not granted.
    pub(crate) strong: u32,
}

/// What becomes of a player who gets this colour.
pub(crate) fn wrongs(played: &[Colour], got: Colour) -> Wrongs {
    let after = difference(played) + difference(&[got]);
    let refused = preference(played).filter(|preference| preference.colour != got);
    Wrongs {
        difference: u32::from(after.abs() > 2 && after.abs() > difference(played).abs()),
        thrice: u32::from(repeated(played) == Some(got)),
        preference: u32::from(refused.is_some()),
        strong: u32::from(refused.is_some_and(|refused| refused.strength == Strength::Strong)),
    }
}

impl std::ops::Add for Wrongs {
    type Output = Wrongs;
    fn add(self, other: Wrongs) -> Wrongs {
        Wrongs {
            difference: self.difference + other.difference,
            thrice: self.thrice + other.thrice,
            preference: self.preference + other.preference,
            strong: self.strong + other.strong,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Colour::{Black, White};

    fn parse(text: &str) -> Vec<Colour> {
        text.chars().map(|letter| if letter == 'w' { White } else { Black }).collect()
    }

    #[test]
    fn preference_of_article_1_7() {
        check_preference("", None);
        check_preference("w", Some((Black, Strength::Strong))); // 1.7.2
        check_preference("wb", Some((White, Strength::Mild))); // 1.7.3
        check_preference("wbw", Some((Black, Strength::Strong)));
        check_preference("wbww", Some((Black, Strength::Absolute))); // 1.7.1, difference of two
        check_preference("wwbw", Some((Black, Strength::Absolute))); // 1.7.1, none twice running
        check_preference("wwwbb", Some((White, Strength::Absolute))); // 1.7.1, twice running
        check_preference("wwbb", Some((White, Strength::Absolute)));
    }

    #[track_caller]
    fn check_preference(played: &str, expected: Option<(Colour, Strength)>) {
        let found = preference(&parse(played)).map(|found| (found.colour, found.strength));
        assert_eq!(expected, found, "after {played:?}");
    }

    #[test]
    fn allocation_of_article_5_2() {
        check_allocation("w", "b", Black); // 5.2.1
        check_allocation("", "w", White); // 5.2.1, the other has none
        check_allocation("wb", "b", Black); // 5.2.2, strong over mild
        check_allocation("bww", "wwbw", White); // 5.2.2, wider difference
        check_allocation("wbbw", "bwwb", Black); // 5.2.1, mild and different
        check_allocation("bwwb", "wb", White); // 5.2.4, the common end is the same
        check_allocation("wwbbw", "wbwbw", White); // 5.2.3, three games back
        check_allocation("wbwbw", "wwbbw", Black); // 5.2.3, the other way round
        check_allocation("wbb", "bwb", White); // 5.2.2, absolute over strong
    }

    #[track_caller]
    fn check_allocation(higher: &str, lower: &str, expected: Colour) {
        let (higher, lower) = (parse(higher), parse(lower));
        let found = colour_of_higher(
            Side { played: &higher, odd: true },
            Side { played: &lower, odd: false },
            White,
        );
        assert_eq!(expected, found, "{higher:?} against {lower:?}");
    }

    #[test]
    fn without_games_the_number_decides() {
        for (odd, initial, expected) in [
            (true, White, White),
            (false, White, Black),
            (true, Black, Black),
            (false, Black, White),
        ] {
            let higher = Side { played: &[], odd };
            let lower = Side { played: &[], odd: true };
            assert_eq!(expected, colour_of_higher(higher, lower, initial), "C.04.3:5.2.5");
        }
    }
}
