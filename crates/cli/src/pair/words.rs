//! Words for the facts of a pairing.

use ronde_model::Colour;
use ronde_report::{articles, systems};
use ronde_swiss::System;
use ronde_swiss::colours::ColourHistory;
use ronde_swiss::dutch::Criterion;
use ronde_words::Lang;

use crate::language;

/// `White` or `Black`.
pub(crate) fn colour(colour: Colour) -> &'static str {
    articles::colour(colour, language::current())
}

/// `WBW`: colours of the games played, from the first.
pub(crate) fn letters(colours: &ColourHistory) -> String {
    let back = (0..colours.games()).rev().filter_map(|ago| colours.back(ago));
    back.map(|had| if had == Colour::White { 'W' } else { 'B' }).collect()
}

/// Text of a file as it may be shown on a terminal.
pub(crate) fn plain(text: &str) -> String {
    text.chars().map(|character| if character.is_control() { '·' } else { character }).collect()
}

/// `1 player`, `2 players`.
pub(crate) fn count(number: usize, one: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {one}s") }
}

pub(crate) use ronde_report::articles::{Absolute, criterion, looks_ahead};

/// `Dutch system, edition of 2026`.
pub(crate) fn system(system: System) -> String {
    systems::with_edition(system, language::current())
}

/// `C12 (colour preferences)`.
pub(crate) fn criterion_in_full(which: Criterion, lang: Lang) -> String {
    format!("{} ({})", criterion(which), articles::meaning(which, lang))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ronde_swiss::dutch::Edition;

    #[test]
    fn criteria_have_the_names_of_their_edition() {
        let of = |edition, number| {
            let which = Edition::criterion(edition, number).unwrap();
            criterion_in_full(which, Lang::En)
        };
        assert_eq!("C12 (colour preferences)", of(Edition::E2026, 12));
        assert_eq!("C.10 (colour preferences)", of(Edition::E2017, 10));
        assert_eq!("C6 (number of downfloaters)", of(Edition::E2026, 6));
        assert_eq!("C.5 (number of downfloaters)", of(Edition::E2017, 5));
        assert_eq!("C.7 (the next bracket)", of(Edition::E2017, 7));
        assert_eq!("C.8 (colour difference beyond two)", of(Edition::E2017, 8));
        assert_eq!("C.19 (differences of those up as two rounds ago)", of(Edition::E2017, 19));
        assert_eq!("C21 (differences of those up as two rounds ago)", of(Edition::E2026, 21));
    }
}
