//! Words for the facts of a pairing.

use ronde_model::{Colour, Score};
use ronde_swiss::System;
use ronde_swiss::colours::{ColourHistory, Preference, Strength};
use ronde_swiss::dutch::{ColourRule, Criterion, Edition, Quality};

/// `White` or `Black`.
pub(crate) fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "White",
        Colour::Black => "Black",
    }
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

pub(crate) use ronde_desk::doubts::system_name as system;

/// A rule that no pairing may break, whatever the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Absolute {
    /// Nobody meets the same opponent twice.
    Rematch,
    /// Who may have the bye.
    Bye,
    /// Two who must have the same colour do not meet.
    Colours,
    /// The rest can be paired.
    Completion,
    /// The bye goes to a low score.
    ByeScore,
}

/// Its article in the book of a system.
pub(crate) const fn absolute(system: System, which: Absolute) -> &'static str {
    let [rematch, bye, colours, completion, bye_score] = match system {
        System::Dutch(Edition::E2017) => ["C.1", "C.2", "C.3", "C.4", "C.5"],
        System::Dutch1992 => ["B1a", "B1b", "B2", "C13", "A5"],
        System::Dutch2010 => ["B1.a", "B1.b", "B2", "C13", "A5"],
        System::Dubov1997 => ["2.1", "2.2", "2.3, 2.4", "7", "4"],
        System::Original => ["O3", "O7", "O4", "O11", "O7"],
        _ => ["C1", "C2", "C3", "C4", "C5"],
    };
    match which {
        Absolute::Rematch => rematch,
        Absolute::Bye => bye,
        Absolute::Colours => colours,
        Absolute::Completion => completion,
        Absolute::ByeScore => bye_score,
    }
}

/// The rule that bars from the bye, with the basic rule it rests on where there is one.
pub(crate) fn bye_rule(system: System) -> String {
    let own = absolute(system, Absolute::Bye);
    match system {
        System::Dutch(_) | System::Dubov2026 => format!("{own}, C.04.1:4"),
        _ => own.to_owned(),
    }
}

/// An article without its book, for a text that names the book above: `C8` for `seed-001:C8`.
pub(crate) fn short(article: &str) -> &str {
    article.rsplit_once(':').map_or(article, |(_, short)| short)
}

/// `C12` in 2026, `C.10` in 2017.
pub(crate) fn criterion(criterion: Criterion) -> String {
    match criterion.edition {
        Edition::E2026 => format!("C{}", criterion.number),
        Edition::E2017 => format!("C.{}", criterion.number),
    }
}

/// `C12 (colour preferences)`.
pub(crate) fn criterion_in_full(which: Criterion) -> String {
    format!("{} ({})", criterion(which), meaning(which))
}

/// What a criterion is about. The numbers of 2017 follow from those of 2026.
pub(crate) fn meaning(criterion: Criterion) -> &'static str {
    let number = match (criterion.edition, criterion.number) {
        (Edition::E2026, number) => number,
        (Edition::E2017, 4) => 4,
        (Edition::E2017, 6) => return "score differences",
        (Edition::E2017, number @ 5..=7) => number + 1,
        (Edition::E2017, 12) => return "downfloat as in the last round",
        (Edition::E2017, 13) => return "upfloat as in the last round",
        (Edition::E2017, 14) => return "downfloat as two rounds ago",
        (Edition::E2017, 15) => return "upfloat as two rounds ago",
        (Edition::E2017, number) => number + 2,
    };
    match number {
        4 => "the rest can be paired",
        5 => "score of the bye",
        6 => "number of downfloaters",
        7 => "scores of downfloaters",
        8 => "the next bracket",
        9 => "unplayed games of the bye",
        10 => "colour difference beyond two",
        11 => "same colour three times running",
        12 => "colour preferences",
        13 => "strong colour preferences",
        14 => "residents who float down as in the last round",
        15 => "opponents who float up as in the last round",
        16 => "residents who float down as two rounds ago",
        17 => "opponents who float up as two rounds ago",
        18 => "differences of those down as in the last round",
        19 => "differences of those up as in the last round",
        20 => "differences of those down as two rounds ago",
        21 => "differences of those up as two rounds ago",
        _ => "absolute criterion",
    }
}

/// Whether a criterion is about the next bracket.
pub(crate) fn looks_ahead(criterion: Criterion) -> bool {
    match criterion.edition {
        Edition::E2026 => criterion.number == 8,
        Edition::E2017 => criterion.number == 7,
    }
}

/// Each criterion of a bracket with its value in words; `None` where nothing speaks against it.
pub(crate) fn criteria(quality: &Quality) -> Vec<(Criterion, Option<String>)> {
    match quality {
        Quality::E2026(it) => numbered(
            Edition::E2026,
            [
                flag(it.c4_incomplete),
                it.c5_bye_score.map(|score| score.to_string()),
                number(it.c6_downfloaters),
                scores(&it.c7_downfloater_scores),
                next(it.c8_next_unpaired, &it.c8_next_scores),
                number(it.c9_bye_unplayed.into()),
                number(it.c10_colour_difference),
                number(it.c11_colour_repeated),
                number(it.c12_preference),
                number(it.c13_strong_preference),
                number(it.c14_down_last),
                number(it.c15_up_last),
                number(it.c16_down_before),
                number(it.c17_up_before),
                scores(&it.c18_down_last_differences),
                scores(&it.c19_up_last_differences),
                scores(&it.c20_down_before_differences),
                scores(&it.c21_up_before_differences),
            ],
        ),
        Quality::E2017(it) => numbered(
            Edition::E2017,
            [
                flag(it.c4_incomplete),
                number(it.c5_downfloaters),
                scores(&it.c6_differences),
                next(it.c7_next_unpaired, &it.c7_next_scores),
                number(it.c8_colour_difference),
                number(it.c9_colour_repeated),
                number(it.c10_preference),
                number(it.c11_strong_preference),
                number(it.c12_down_last),
                number(it.c13_up_last),
                number(it.c14_down_before),
                number(it.c15_up_before),
                scores(&it.c16_down_last_differences),
                scores(&it.c17_up_last_differences),
                scores(&it.c18_down_before_differences),
                scores(&it.c19_up_before_differences),
            ],
        ),
    }
}

/// The first criterion that is compared has number 4 in both editions.
fn numbered<const N: usize>(
    edition: Edition,
    values: [Option<String>; N],
) -> Vec<(Criterion, Option<String>)> {
    (4..).map(|number| Criterion { edition, number }).zip(values).collect()
}

fn flag(is_so: bool) -> Option<String> {
    is_so.then(|| "not possible".to_owned())
}

fn number(count: usize) -> Option<String> {
    (count > 0).then(|| count.to_string())
}

/// An unpaired moved-down player has no opponent to differ from; he counts as more than any.
const NO_OPPONENT: Score = Score::from_points(500_000);

fn scores(scores: &[Score]) -> Option<String> {
    let word = |score: &Score| {
        if *score > NO_OPPONENT { "no opponent".to_owned() } else { score.to_string() }
    };
    let words: Vec<String> = scores.iter().map(word).collect();
    scores.iter().any(|score| *score != Score::ZERO).then(|| words.join(", "))
}

fn next(unpaired: usize, left: &[Score]) -> Option<String> {
    let words = || match scores(left) {
        Some(scores) => format!("{unpaired} unpaired there ({scores})"),
        None => format!("{unpaired} unpaired there"),
    };
    (unpaired > 0).then(words)
}

/// What a player was due: `White, absolutely`.
pub(crate) fn due(preference: Option<Preference>) -> String {
    let Some(preference) = preference else { return "no preference".to_owned() };
    let strength = match preference.strength {
        Strength::Absolute => "absolute",
        Strength::Strong => "strong",
        Strength::Mild => "mild",
    };
    format!("{} ({strength})", colour(preference.colour))
}

/// The article that gave the colours, under its number in the edition, and what it says.
pub(crate) fn colour_rule(edition: Edition, rule: ColourRule) -> (&'static str, &'static str) {
    let (of_2026, of_2017, words) = match rule {
        ColourRule::BothPreferences => ("5.2.1", "E.1", "both get what they are due"),
        ColourRule::StrongerPreference => ("5.2.2", "E.2", "the stronger preference"),
        ColourRule::LastDifferentRound => {
            ("5.2.3", "E.3", "opposite to the last round in which their colours differed")
        }
        ColourRule::HigherRanked => ("5.2.4", "E.4", "the preference of the higher-ranked"),
        ColourRule::InitialColour => ("5.2.5", "E.5", "by number and initial colour"),
    };
    match edition {
        Edition::E2026 => (of_2026, words),
        Edition::E2017 => (of_2017, words),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn criteria_have_the_names_of_their_edition() {
        let of = |edition, number| criterion_in_full(Criterion { edition, number });
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
