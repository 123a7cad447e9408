//! One position for every criterion of C.04.3, small enough to follow by hand: what comes out, and
//! which criterion refuses what would have come out otherwise.

use super::judge::Judge;
use super::*;

/// Pairs the field and compares with `1-3 2-4 bye 5`; returns the field for further questions.
#[track_caller]
fn pairs(edition: Edition, field: &str, expected: &str) -> Field {
    let field = Field::parse(field);
    let judge = Judge::new(edition, &field).expect("the position can be paired");
    let drawn = judge.draw();
    let number = |place: usize| field.at(place).number;
    let pairs = drawn.brackets.iter().flat_map(|paired| &paired.answer.pairs);
    let mut words: Vec<String> =
        pairs.map(|&(a, b)| format!("{}-{}", number(a), number(b))).collect();
    words.extend(drawn.bye.map(|place| format!("bye {}", number(place))));
    assert_eq!(expected, words.join(" "));
    field
}

/// Asserts that every candidate with the pair `1-3`, or with `3` left over, is worse than the
/// chosen one, first in the criterion with this number.
#[track_caller]
fn refuses(edition: Edition, field: &Field, alternative: &str, number: u8) {
    let judge = Judge::new(edition, field).unwrap();
    let place = |text: &str| {
        let seed: u32 = text.parse().unwrap();
        field.entrants().iter().position(|entrant| entrant.seed == seed).unwrap()
    };
    let places: Vec<usize> = alternative.split('-').map(place).collect();
    let drawn = judge.draw();
    let holds = |paired: &&drawn::Paired| places.iter().all(|&it| paired.bracket.contains(it));
    // A pair is asked about where it could first be made, a float where it ends.
    let mut held = drawn.brackets.iter().filter(holds);
    let paired = if places.len() == 2 { held.next() } else { held.next_back() };
    let paired = paired.expect("they are in a bracket");
    let (bracket, kind, answer) = (&paired.bracket, paired.kind, &paired.answer);
    let chosen = judge.quality(bracket, kind, &answer.pairs, &answer.left);
    let other = match places[..] {
        [a, b] => judge.quality_with(bracket, kind, (a, b)),
        [a] => judge.quality_without(bracket, kind, a),
        _ => panic!("a pair or a player"),
    };
    let found = other.first_difference(&chosen);
    let wanted = edition.criterion(number).unwrap();
    assert_eq!(Some((wanted, std::cmp::Ordering::Greater)), found, "{alternative}");
}

#[track_caller]
fn case_2026(field: &str, expected: &str, refused: &[(&str, u8)]) {
    let field = pairs(Edition::E2026, field, expected);
    for (alternative, number) in refused {
        refuses(Edition::E2026, &field, alternative, *number);
    }
}

#[track_caller]
fn case_2017(field: &str, expected: &str, refused: &[(&str, u8)]) {
    let field = pairs(Edition::E2017, field, expected);
    for (alternative, number) in refused {
        refuses(Edition::E2017, &field, alternative, *number);
    }
}

/// Four players of one score, nothing in their way.
const FOUR: &str = "
    1 1.0 -
    2 1.0 -
    3 1.0 -
    4 1.0 -";

fn four_with(relations: &str) -> String {
    format!("{FOUR}\n{relations}")
}

#[test]
fn article_3_the_natural_pairing() {
    case_2026(FOUR, "1-3 2-4", &[]);
    case_2017(FOUR, "1-3 2-4", &[]);
}

#[test]
fn c1_no_rematch_and_no_prohibited_pair() {
    case_2026(&four_with("met 1-3"), "1-4 2-3", &[]);
    case_2026(&four_with("apart 1-3"), "1-4 2-3", &[]);
    case_2017(&four_with("met 1-3"), "1-4 2-3", &[]);
}

#[test]
fn c2_no_second_bye() {
    let field = "
        1 1.0 -
        2 1.0 -
        3 1.0 - .. b";
    case_2026(field, "1-3 bye 2", &[("1-2", 4)]);
    case_2017(field, "1-3 bye 2", &[("1-2", 4)]);
}

#[test]
fn c3_same_absolute_preference() {
    let field = "
        1 1.0 ww
        2 1.0 bb
        3 1.0 ww
        4 1.0 bb";
    case_2026(field, "1-4 2-3", &[]);
    case_2017(field, "1-4 2-3", &[]);
    assert_eq!(
        Some(crate::field::Bar::SameAbsolutePreference),
        Field::parse(field).bar(0, 2),
        "neither is a topscorer"
    );
    let topscorer = field.replace("1 1.0 ww", "1 1.0 ww .. t");
    assert_eq!(None, Field::parse(&topscorer).bar(0, 2), "one topscorer lifts C3");
}

#[test]
fn c4_the_rest_must_be_completed() {
    let field = "
        1 1.0 -
        2 1.0 -
        3 0.0 -
        4 0.0 -
        met 3-4";
    case_2026(field, "1-3 2-4", &[("1-2", 4)]);
    // 2017:A.9: the top bracket becomes the penultimate one, the rest collapses.
    case_2017(field, "1-3 2-4", &[("1-2", 4)]);
}

#[test]
fn c5_the_bye_goes_as_low_as_it_can_whatever_it_breaks() {
    let field = "
        1 2.0 -
        2 2.0 -
        3 1.0 -
        4 0.0 -
        5 0.0 -
        met 3-4 3-5";
    case_2026(field, "1-3 2-4 bye 5", &[("1-2", 5)]);
    // 2017 has no such criterion: the top bracket stays whole.
    case_2017(field, "1-2 4-5 bye 3", &[]);
}

#[test]
fn c6_fewest_downfloaters() {
    let field = "
        1 1.0 -
        2 1.0 -
        3 1.0 -
        4 1.0 -
        5 0.0 -
        6 0.0 -
        met 2-4";
    case_2026(field, "1-4 2-3 5-6", &[("1-3", 6)]);
    case_2017(field, "1-4 2-3 5-6", &[("1-3", 5)]);
}

#[test]
fn c7_lowest_scores_of_the_downfloaters() {
    let field = "
        1 2.0 -
        2 1.0 -
        3 1.0 -
        4 0.0 -
        met 1-2";
    case_2026(field, "1-3 2-4", &[("2-3", 7), ("1", 7)]);
    case_2017(field, "1-3 2-4", &[("2-3", 6), ("1", 6)]);
}

#[test]
fn c8_downfloaters_whom_the_next_bracket_can_pair() {
    let field = "
        1 1.0 -
        2 1.0 -
        3 1.0 -
        4 0.5 -
        5 0.0 -
        6 0.0 -
        met 3-4";
    case_2026(field, "1-3 2-4 5-6", &[("1-2", 8), ("3", 8)]);
    case_2017(field, "1-3 2-4 5-6", &[("1-2", 7)]);
}

#[test]
fn c9_the_bye_to_who_has_played_most() {
    let field = "
        1 1.0 - .. u1
        2 1.0 - .. u1
        3 1.0 - .. u2";
    case_2026(field, "1-3 bye 2", &[("1-2", 9)]);
    // 2017 does not know it.
    case_2017(field, "1-2 bye 3", &[]);
}

#[test]
fn c10_colour_differences_of_topscorers() {
    let field = "
        1 3.0 wbww .. t
        2 3.0 bwbb .. t
        3 3.0 wbww
        4 3.0 bwbb";
    case_2026(field, "1-4 2-3", &[("1-3", 10)]);
    case_2017(field, "1-4 2-3", &[("1-3", 8)]);
}

#[test]
fn c11_third_colour_running_for_topscorers() {
    let field = "
        1 3.0 bww .. t
        2 3.0 wbb .. t
        3 3.0 bww
        4 3.0 wbb";
    case_2026(field, "1-4 2-3", &[("1-3", 11)]);
    case_2017(field, "1-4 2-3", &[("1-3", 9)]);
}

#[test]
fn c12_colour_preferences() {
    let field = "
        1 1.0 w
        2 1.0 b
        3 1.0 w
        4 1.0 b";
    case_2026(field, "1-4 2-3", &[("1-3", 12)]);
    case_2017(field, "1-4 2-3", &[("1-3", 10)]);
}

#[test]
fn c13_strong_colour_preferences() {
    let field = "
        1 1.0 w
        2 1.0 bw
        3 1.0 w
        4 1.0 bw";
    case_2026(field, "1-4 2-3", &[("1-3", 13)]);
    case_2017(field, "1-4 2-3", &[("1-3", 11)]);
}

/// Three players with one of the score below; the third would float.
fn three_and_one(floats: &str) -> String {
    format!(
        "
        1 1.0 -
        2 1.0 -
        3 1.0 - {floats}
        4 0.0 -"
    )
}

#[test]
fn c14_and_c16_no_second_downfloat() {
    case_2026(&three_and_one(".."), "1-2 3-4", &[]);
    case_2026(&three_and_one("d."), "1-3 2-4", &[("1-2", 14)]);
    case_2026(&three_and_one(".d"), "1-3 2-4", &[("1-2", 16)]);
    case_2017(&three_and_one("d."), "1-3 2-4", &[("1-2", 12)]);
    case_2017(&three_and_one(".d"), "1-3 2-4", &[("1-2", 14)]);
    // An upfloat does not bar a downfloat.
    case_2026(&three_and_one("uu"), "1-2 3-4", &[]);
}

/// One player moved down to three; the first of them would float up.
fn one_and_three(floats: &str) -> String {
    format!(
        "
        1 1.0 -
        2 0.0 - {floats}
        3 0.0 -
        4 0.0 -"
    )
}

#[test]
fn c15_and_c17_no_second_upfloat() {
    case_2026(&one_and_three(".."), "1-2 3-4", &[]);
    case_2026(&one_and_three("u."), "1-3 2-4", &[("1-2", 15)]);
    case_2026(&one_and_three(".u"), "1-3 2-4", &[("1-2", 17)]);
    case_2017(&one_and_three("u."), "1-3 2-4", &[("1-2", 13)]);
    case_2017(&one_and_three(".u"), "1-3 2-4", &[("1-2", 15)]);
}

/// Two moved-down players of one score and room for one.
fn two_for_one(floats: &str) -> String {
    format!(
        "
        1 1.0 -
        2 1.0 - {floats}
        3 0.5 -
        4 0.0 -
        met 1-2"
    )
}

#[test]
fn c18_and_c20_who_floated_down_is_not_left_over_again() {
    case_2026(&two_for_one(".."), "1-3 2-4", &[]); // 4.4
    case_2026(&two_for_one("d."), "2-3 1-4", &[("1-3", 18)]);
    case_2026(&two_for_one(".d"), "2-3 1-4", &[("1-3", 20)]);
    case_2017(&two_for_one("d."), "2-3 1-4", &[("1-3", 16)]);
    case_2017(&two_for_one(".d"), "2-3 1-4", &[("1-3", 18)]);
}

/// Two moved-down players of different scores and two residents, the first of whom floated up.
fn two_for_two(floats: &str) -> String {
    format!(
        "
        1 1.5 -
        2 1.0 -
        3 0.0 - {floats}
        4 0.0 -
        met 1-2"
    )
}

#[test]
fn c19_and_c21_who_floated_up_gets_the_smaller_difference() {
    case_2026(&two_for_two(".."), "1-3 2-4", &[]);
    case_2026(&two_for_two("u."), "1-4 2-3", &[("1-3", 19)]);
    case_2026(&two_for_two(".u"), "1-4 2-3", &[("1-3", 21)]);
    case_2017(&two_for_two("u."), "1-4 2-3", &[("1-3", 17)]);
    case_2017(&two_for_two(".u"), "1-4 2-3", &[("1-3", 19)]);
}

const SIX: &str = "
    1 1.0 -
    2 1.0 -
    3 1.0 -
    4 1.0 -
    5 1.0 -
    6 1.0 -";

fn six_with(relations: &str) -> String {
    format!("{SIX}\n{relations}")
}

#[test]
fn article_4_2_transpositions_in_order() {
    for (relations, expected) in [
        ("met 3-6", "1-4 2-6 3-5"),
        ("met 2-5", "1-4 2-6 3-5"),
        ("met 2-5 2-6", "1-5 2-4 3-6"),
        ("met 2-5 2-6 3-6", "1-6 2-4 3-5"),
        ("met 1-4 1-5", "1-6 2-4 3-5"),
        ("met 1-4 1-5 2-4 3-5", "1-6 2-5 3-4"),
    ] {
        case_2026(&six_with(relations), expected, &[]);
        case_2017(&six_with(relations), expected, &[]);
    }
}

#[test]
fn article_4_3_exchanges_in_order() {
    for (relations, expected) in [
        // 3 and 4 change places first: the smallest difference.
        ("met 1-4 1-5 1-6", "1-3 2-5 4-6"),
        // 3 may not leave (it has met 1 and 2), so 2 does, for 4.
        ("met 1-4 1-5 1-6 1-3", "1-2 3-5 4-6"),
        // 3 leaves for 4 as before, but 4 has met 5 and 6, so 3 leaves for 5.
        ("met 1-4 1-5 1-6 4-5 4-6", "1-3 2-4 5-6"),
    ] {
        case_2026(&six_with(relations), expected, &[]);
        case_2017(&six_with(relations), expected, &[]);
    }
}

#[test]
fn article_4_4_sets_of_moved_down_players() {
    let field = "
        1 2.0 -
        2 2.0 -
        3 2.0 -
        4 1.0 -
        5 1.0 -
        6 0.0 -
        met 1-2 1-3 2-3";
    case_2026(field, "1-4 2-5 3-6", &[]);
    let without_the_first = format!("{field}\nmet 1-4 1-5");
    case_2026(&without_the_first, "2-4 3-5 1-6", &[]);
}

#[test]
fn article_1_9_3_no_complete_pairing() {
    let field = Field::parse(&four_with("met 1-2 1-3 1-4"));
    for edition in [Edition::E2017, Edition::E2026] {
        assert!(Judge::new(edition, &field).is_none());
    }
    let core = unpairable(&field);
    let numbers: Vec<u32> = core.players.iter().map(|number| number.get()).collect();
    assert_eq!([1].as_slice(), numbers, "one player without any opponent");
    let star = Field::parse(&four_with("met 1-2 1-3 2-3"));
    let core = unpairable(&star);
    let numbers: Vec<u32> = core.players.iter().map(|number| number.get()).collect();
    assert_eq!([1, 2].as_slice(), numbers, "two who can only meet 4");
}

#[test]
fn article_5_2_colours_in_order() {
    use Colour::{Black, White};
    for (higher, lower, expected, rule) in [
        ("w", "b", Black, ColourRule::BothPreferences),
        ("-", "b", Black, ColourRule::BothPreferences),
        ("b", "-", White, ColourRule::BothPreferences),
        ("ww", "w", Black, ColourRule::StrongerPreference),
        ("bw", "w", White, ColourRule::StrongerPreference),
        ("bww", "www", White, ColourRule::StrongerPreference),
        ("wwbw", "wbwww", White, ColourRule::StrongerPreference),
        ("wwbw", "bwww", White, ColourRule::LastDifferentRound),
        ("bwwb", "wbwb", Black, ColourRule::LastDifferentRound),
        ("wb", "wb", White, ColourRule::HigherRanked),
        ("w", "w", Black, ColourRule::HigherRanked),
        ("-", "-", White, ColourRule::InitialColour),
    ] {
        let field = Field::parse(&format!("1 1.0 {higher}\n2 1.0 {lower}"));
        assert_eq!((expected, rule), colours::allocate(&field, 0, 1, White), "{higher} {lower}");
    }
    let even = Field::parse("2 1.0 -\n3 1.0 -");
    assert_eq!((Black, ColourRule::InitialColour), colours::allocate(&even, 0, 1, White));
    assert_eq!((White, ColourRule::InitialColour), colours::allocate(&even, 0, 1, Black));
}
