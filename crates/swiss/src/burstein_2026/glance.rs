//! 3.2.2 at a glance, where bounds that need no weights are reached.
//!
//! Let k be the number of players of the bracket who find no opponent among themselves: there
//! cannot be fewer outgoing floaters (C5). Of any pairing with k floaters:
//!
//! * C6: no scores are lower than if all of them are residents.
//! * C7: no choice is better than one that leaves nobody over in the following bracket, or one of
//!   its residents if the number is odd.
//! * C8: with w players who prefer White and d others in the bracket, w − d − k of them at the
//!   least must meet each other in pairs if that is more than nothing, and it is so few only if all
//!   floaters prefer White. Then every pair has one who prefers White, and any pairing of that kind
//!   reaches the bound; so it is with Black. If both numbers are no more than −k, nobody need be
//!   disturbed whoever floats, and any pairing without a disturbed pair reaches the bound.
//!
//! So everything that reaches the bounds is a complete pairing of a graph without weights, with k
//! who stay without. The first of these in the order of 4.3 is found by `kernel::fold`. If it also
//! leaves the rest complete (C4) and reaches the bound of C7, no pairing is better and none as good
//! comes earlier. Otherwise its only floater is set aside and the next asked for, or nothing is
//! decided.

use ronde_model::Colour;

use super::bracket::{Bracket, leaves_the_best};
use super::criteria::is_disturbed;
use super::people::People;
use crate::kernel::fold::{Fold, Folded};

/// How many floaters are tried before nothing is decided.
const TRIES: usize = 8;

/// The first of the best pairings; `None` decides nothing.
pub(super) fn pair(people: &People<'_>, bracket: &Bracket) -> Option<Folded> {
    let spare = people.left_over(&bracket.ranked);
    if spare == 0 && !leaves_the_best(people, bracket, &[]) {
        return None;
    }
    let colours = colours(people, bracket, spare)?;
    let score = bracket.score(people);
    let mut set_aside: Vec<usize> = Vec::new();
    for _ in 0..TRIES {
        let may_stay = |place: usize| {
            people.field.at(place).score == score
                && colours.may_float(people, place)
                && !set_aside.contains(&place)
        };
        let joined = |a: usize, b: usize| colours.may_pair(people, a, b) && people.may_meet(a, b);
        let fold = Fold {
            order: &bracket.ranked,
            joined: &joined,
            spare,
            may_stay: &may_stay,
            apart: &|place| colours.apart(people, place),
            spare_apart: colours.spare_apart(),
        };
        let found = fold.first()?;
        if spare == 0 || leaves_the_best(people, bracket, &found.left) {
            return Some(found);
        }
        let &[only] = found.left.as_slice() else { return None };
        set_aside.push(only);
    }
    None
}

/// Which pairs and floaters reach the bound of C8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Colours {
    /// Every pair has one who prefers this colour, and so do all floaters.
    TooMany(Colour),
    /// No pair is disturbed; anybody floats.
    Even,
}

/// `None` where the colours of the floaters would have to be counted.
fn colours(people: &People<'_>, bracket: &Bracket, spare: usize) -> Option<Colours> {
    let of = |colour: Colour| {
        bracket.ranked.iter().filter(|&&place| people.preferred(place) == Some(colour)).count()
    };
    let all = bracket.ranked.len();
    for colour in [Colour::White, Colour::Black] {
        if 2 * of(colour) >= all + spare {
            return Some(Colours::TooMany(colour));
        }
    }
    let fits = |colour: Colour| 2 * of(colour) + spare <= all;
    (fits(Colour::White) && fits(Colour::Black)).then_some(Colours::Even)
}

impl Colours {
    fn may_pair(self, people: &People<'_>, a: usize, b: usize) -> bool {
        match self {
            Colours::TooMany(colour) => {
                people.preferred(a) == Some(colour) || people.preferred(b) == Some(colour)
            }
            Colours::Even => !is_disturbed(people, a, b),
        }
    }

    /// Sets of which no two may be paired: whoever does not prefer the colour of which there are
    /// too many, or whoever prefers the same colour; and whoever must have the same colour (C3).
    fn apart(self, people: &People<'_>, place: usize) -> u8 {
        let preferred = people.preferred(place);
        let sets = match self {
            Colours::TooMany(colour) => u8::from(preferred != Some(colour)),
            Colours::Even => {
                u8::from(preferred == Some(Colour::White))
                    | u8::from(preferred == Some(Colour::Black)) << 1
            }
        };
        let camp = people.field.camp(place);
        sets | u8::from(camp == 1) << 2 | u8::from(camp == 2) << 3
    }

    /// Whoever stays without, where there are too many of a colour, prefers it.
    fn spare_apart(self) -> u8 {
        match self {
            Colours::TooMany(_) => 1,
            Colours::Even => 0,
        }
    }

    fn may_float(self, people: &People<'_>, place: usize) -> bool {
        match self {
            Colours::TooMany(colour) => people.preferred(place) == Some(colour),
            Colours::Even => true,
        }
    }
}
