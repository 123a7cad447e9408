//! Colour histories and what they make due (C.04.2:3.4, C.04.3:1.6, 1.7).

use std::cmp::Ordering;

use ronde_model::Colour;

use crate::articles::{ColourGround, ColourRow};
use crate::field::Entrant;

/// The colours a player had in the games that were played, most recent last. Unplayed rounds leave
/// no trace (C.04.2:3.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ColourHistory {
    games: u16,
    difference: i16,
    /// One bit a game, the most recent in bit 0; set for White.
    recent: u128,
}

impl ColourHistory {
    /// How many games back the colours themselves are remembered. Two histories that agree over so
    /// many games do not exist: no Swiss has more rounds.
    pub const MEMORY: u16 = 128;

    /// Adds a played game.
    pub fn push(&mut self, colour: Colour) {
        self.games += 1;
        self.recent = self.recent << 1 | u128::from(colour == Colour::White);
        self.difference += if colour == Colour::White { 1 } else { -1 };
    }

    /// Games played.
    pub fn games(&self) -> u16 {
        self.games
    }

    /// Games played with White.
    pub fn whites(&self) -> i32 {
        i32::midpoint(i32::from(self.games), i32::from(self.difference))
    }

    /// Whites less Blacks (C.04.3:1.6).
    pub fn difference(&self) -> i16 {
        self.difference
    }

    /// The colour of the game so many games ago; 0 is the last one.
    pub fn back(&self, games: u16) -> Option<Colour> {
        let remembered = games < self.games.min(ColourHistory::MEMORY);
        remembered.then(
            || {
                if self.recent >> games & 1 == 1 { Colour::White } else { Colour::Black }
            },
        )
    }

    /// The colour of the last two games, if it was the same in both.
    pub fn repeated(&self) -> Option<Colour> {
        let last = self.back(0)?;
        (self.back(1) == Some(last)).then_some(last)
    }

    /// What is due (C.04.3:1.7); `None` before the first game.
    pub fn preference(&self) -> Option<Preference> {
        let due = |had: Colour, strength| Preference { colour: had.other(), strength };
        let last = self.back(0)?;
        let majority = if self.difference > 0 { Colour::White } else { Colour::Black };
        Some(match self.difference.abs() {
            2.. => due(majority, Strength::Absolute),
            _ if self.repeated().is_some() => due(last, Strength::Absolute),
            1 => due(majority, Strength::Strong),
            _ => due(last, Strength::Mild),
        })
    }

    /// The most recent game, counted back from the last, in which the two had different colours:
    /// the colour that `self` had there (C.04.3:5.2.3, histories aligned by C.04.2:3.4).
    pub fn last_different(&self, other: &ColourHistory) -> Option<Colour> {
        let shared = self.games.min(other.games).min(ColourHistory::MEMORY);
        let differing = (self.recent ^ other.recent).trailing_zeros();
        let back = u16::try_from(differing).ok().filter(|&back| back < shared)?;
        self.back(back)
    }
}

/// How much a player needs a colour (C.04.3:1.7). The order of the variants is the order of
/// strength that C.04.3:5.2.2 compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// 1.7.3: colours are level; alternate from the last game.
    Mild,
    /// 1.7.2: one game more with one colour than with the other.
    Strong,
    /// 1.7.1: two or more games more, or the same colour twice running.
    Absolute,
}

/// The colour that is due, and how urgently.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Preference {
    /// The colour.
    pub colour: Colour,
    /// How urgently.
    pub strength: Strength,
}

impl Preference {
    /// The colour, if it is due absolutely.
    pub fn absolute(self) -> Option<Colour> {
        (self.strength == Strength::Absolute).then_some(self.colour)
    }
}

/// What one of two brings to the table when their colours are given.
#[derive(Clone, Copy)]
pub(crate) struct Seat<'a> {
    /// What is due.
    pub(crate) due: Option<Preference>,
    /// The colours so far.
    pub(crate) had: &'a ColourHistory,
    /// The number by which colours alternate before anything is due.
    pub(crate) arrival: u32,
}

impl<'a> Seat<'a> {
    /// Of a player to whom the book makes due what the field does.
    pub(crate) fn of(entrant: &'a Entrant) -> Seat<'a> {
        let Entrant { preference: due, colours: had, arrival, .. } = entrant;
        Seat { due: *due, had, arrival: *arrival }
    }

    /// Odd numbers get the colour that was drawn before round 1.
    pub(crate) fn by_lot(self, initial: Colour) -> Colour {
        if self.arrival.is_multiple_of(2) { initial.other() } else { initial }
    }

    /// The colour of the first of two and the rule that gave it, as most books have it: both get
    /// what they are due, or the stronger preference is granted, or they alternate from the last
    /// round in which their colours differed. Nothing where this leaves it open.
    pub(crate) fn granted(self, other: Seat<'_>) -> Option<(Colour, ColourGround)> {
        let (mine, theirs) = match (self.due, other.due) {
            (None, None) => return None,
            (Some(mine), None) => return Some((mine.colour, ColourGround::BothPreferences)),
            (None, Some(theirs)) => {
                return Some((theirs.colour.other(), ColourGround::BothPreferences));
            }
            (Some(mine), Some(theirs)) => (mine, theirs),
        };
        if mine.colour != theirs.colour {
            return Some((mine.colour, ColourGround::BothPreferences));
        }
        match mine.strength.cmp(&theirs.strength) {
            Ordering::Greater => Some((mine.colour, ColourGround::StrongerPreference)),
            Ordering::Less => Some((theirs.colour.other(), ColourGround::StrongerPreference)),
            Ordering::Equal => {
                let had = self.had.last_different(other.had)?;
                Some((had.other(), ColourGround::LastDifferentRound))
            }
        }
    }

    /// The same to the end, with the article of the book: then the higher-ranked, which is the
    /// first of the two, gets what is due to it, and where nothing is, its number and the initial
    /// colour decide.
    pub(crate) fn allocated(
        self,
        other: Seat<'_>,
        initial: Colour,
        rows: &'static [ColourRow],
    ) -> (Colour, &'static str) {
        let (colour, ground) = self.granted(other).unwrap_or_else(|| match self.due {
            Some(due) => (due.colour, ColourGround::HigherRanked),
            None => (self.by_lot(initial), ColourGround::InitialColour),
        });
        (colour, ground.article(rows))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Colour::{Black, White};
    use Strength::{Absolute, Mild, Strong};

    fn history(colours: &str) -> ColourHistory {
        let mut history = ColourHistory::default();
        for letter in colours.chars() {
            history.push(if letter == 'w' { White } else { Black });
        }
        history
    }

    #[test]
    fn colour_preference_of_article_1_7() {
        check("", None); // 1.7.4
        check("wb", Some((White, Mild))); // 1.7.3
        check("bw", Some((Black, Mild))); // 1.7.3
        check("wbw", Some((Black, Strong))); // 1.7.2
        check("b", Some((White, Strong))); // 1.7.2
        check("wbww", Some((Black, Absolute))); // 1.7.1, difference of two
        check("wwwbb", Some((White, Absolute))); // 1.7.1, twice running wins over +1
        check("bbww", Some((Black, Absolute))); // 1.7.1, twice running with level colours
        check("wwbwb", Some((Black, Strong))); // 1.7.2 after an older repetition
        check("wwwwb", Some((Black, Absolute))); // 1.7.1, difference of three
    }

    #[track_caller]
    fn check(colours: &str, expected: Option<(Colour, Strength)>) {
        let expected = expected.map(|(colour, strength)| Preference { colour, strength });
        assert_eq!(expected, history(colours).preference(), "after {colours:?}");
    }

    #[test]
    fn the_last_round_with_different_colours_of_article_5_2_3() {
        for (mine, theirs, had) in [
            ("wb", "bw", Some(Black)),
            ("wbw", "bbw", Some(White)),
            ("wbw", "bw", None),
            ("bwbw", "wwbw", Some(Black)),
            ("", "wb", None),
            ("w", "w", None),
        ] {
            assert_eq!(had, history(mine).last_different(&history(theirs)), "{mine} and {theirs}");
        }
    }
}
