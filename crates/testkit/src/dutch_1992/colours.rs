//! Colours due (A7) and colours given (E).

use ronde_model::Colour;

use super::sheet::Sheet;

/// How much a colour is due (A7); the order is that of E2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Degree {
    /// A7c: as many Whites as Blacks.
    Weak,
    /// A7b: a difference.
    Strong,
    /// A7a: a difference beyond one, or the same colour in the last two games.
    Absolute,
}

/// The colour due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    /// Which.
    pub colour: Colour,
    /// How much.
    pub degree: Degree,
}

/// A7 on the colours of the games played, the last one at the end. `a7a` is false for those whom
/// the last round exempts from A7a.
pub fn wish(played: &[Colour], a7a: bool) -> Option<Wish> {
    let whites = played.iter().filter(|&&colour| colour == Colour::White).count();
    let blacks = played.len() - whites;
    let last = *played.last()?;
    let twice = played.len() > 1 && played[played.len() - 2] == last;
    let due = |colour, degree| Some(Wish { colour, degree });
    if a7a && whites > blacks + 1 {
        due(Colour::Black, Degree::Absolute)
    } else if a7a && blacks > whites + 1 {
        due(Colour::White, Degree::Absolute)
    } else if a7a && twice {
        due(last.other(), Degree::Absolute)
    } else if whites > blacks {
        due(Colour::Black, Degree::Strong)
    } else if blacks > whites {
        due(Colour::White, Degree::Strong)
    } else {
        due(last.other(), Degree::Weak)
    }
}

/// Whether the stronger of the two has White (E1 to E4, and the lot of round 1).
pub(super) fn white(sheet: &Sheet, strong: usize, weak: usize) -> bool {
    let (strong, weak) = (&sheet.cards[strong], &sheet.cards[weak]);
    let colour = match (strong.wish, weak.wish) {
        (None, None) if strong.odd => sheet.initial,
        (None, None) => sheet.initial.other(),
        // E1.
        (Some(mine), None) => mine.colour,
        (None, Some(theirs)) => theirs.colour.other(),
        (Some(mine), Some(theirs)) if mine.colour != theirs.colour => mine.colour,
        // E2.
        (Some(mine), Some(theirs)) if mine.degree > theirs.degree => mine.colour,
        (Some(mine), Some(theirs)) if mine.degree < theirs.degree => theirs.colour.other(),
        // E3, E4.
        (Some(mine), Some(_)) => match last_difference(&strong.played, &weak.played) {
            Some(had) => had.other(),
            None => mine.colour,
        },
    };
    colour == Colour::White
}

/// E3 with F3: unplayed games move to the front, so games are compared from the last one back.
fn last_difference(mine: &[Colour], theirs: &[Colour]) -> Option<Colour> {
    let games = mine.iter().rev().zip(theirs.iter().rev());
    games.into_iter().find(|(one, other)| one != other).map(|(one, _)| *one)
}
