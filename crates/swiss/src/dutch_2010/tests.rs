//! One position for every rule of dutch-2010, small enough to follow by hand. Chapter D's orders
//! are in `order_tests.rs`, golden positions with whole snapshots in `tests/it/dutch_2010.rs`.

use ronde_model::{RoundNumber, Score, Title};

use super::*;
use crate::colours::{ColourHistory, Strength};
use crate::steps::Act;
use bracket::Bracket;
use criteria::{Dutch2010Criterion as C, Offences};
use definitions::Census;

/// The field as if this round were paired; it is the last where there are topscorers.
fn field_in(round: u16, text: &str) -> Field {
    let mut field = Field::parse(text);
    field.round = RoundNumber::new(round).unwrap();
    field.last_round = field.entrants().iter().any(|entrant| entrant.topscorer);
    field
}

/// Pairs the field and compares with `1-3 2-4 bye 5`.
#[track_caller]
fn check(article: &str, round: u16, text: &str, expected: &str) -> Offences {
    let field = field_in(round, text);
    let drawn =
        procedure::draw(Definitions::new(&field)).unwrap().expect("the position can be paired");
    let number = |place: usize| field.at(place).number;
    let pairs = drawn.brackets.iter().flat_map(|bracket| &bracket.paired.pairs);
    let mut words: Vec<String> =
        pairs.map(|&(a, b)| format!("{}-{}", number(a), number(b))).collect();
    words.extend(bye(&drawn).map(|place| format!("bye {}", number(place))));
    assert_eq!(expected, words.join(" "), "{article}");
    drawn.brackets[0].paired.offences
}

/// Four players of one score, nothing in their way.
const FOUR: &str = "
    1 1.0 -
    2 1.0 -
    3 1.0 -
    4 1.0 -
";

#[test]
fn a2_titles_in_the_order_of_2010() {
    let codes: Vec<&str> = Title::ALL.iter().map(|title| title.code()).collect();
    assert_eq!(["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"].as_slice(), codes);
    assert!(Title::ALL.is_sorted(), "A2.c: the order that breaks equal ratings");
}

#[test]
fn a3_half_from_above_makes_a_bracket_homogeneous() {
    let bracket = |moved: usize, residents: usize| {
        let mut bracket = Bracket {
            moved: (0..moved).collect(),
            residents: (moved..moved + residents).collect(),
            ..Bracket::default()
        };
        bracket.set_up();
        (bracket.heterogeneous, bracket.m1, bracket.p1)
    };
    assert_eq!((false, 0, 2), bracket(0, 4), "one score");
    assert_eq!((true, 1, 1), bracket(1, 2), "one of three");
    assert_eq!((false, 0, 2), bracket(2, 2), "half of them");
    assert_eq!((true, 2, 2), bracket(2, 3), "two of five");
    assert_eq!((false, 0, 2), bracket(3, 2), "more than half");
}

/// Golden 2.1; A6.b and A6.c give P0.
#[test]
fn a8_x1_and_z1() {
    let check = |letters: [usize; 5], pairs: usize, x1: usize, z1: usize| {
        let [white, black, weak_white, weak_black, none] = letters;
        let census = Census { white, black, weak_white, weak_black, none };
        assert_eq!((x1, z1), census.x1_z1(pairs), "{letters:?}");
    };
    check([2, 6, 0, 0, 0], 4, 2, 2); // 1; Z1 is not asked for in odd rounds
    check([1, 6, 1, 1, 0], 4, 2, 1); // 2
    check([2, 4, 0, 2, 1], 4, 1, 0); // 3: Z1 is not negative
    check([2, 5, 0, 1, 0], 4, 2, 1); // 4
    check([6, 2, 0, 0, 0], 4, 2, 2); // White in the majority
    let mixed = "1 1.0 w\n2 1.0 bw\n3 1.0 bwb\n4 1.0 -\n5 1.0 wbw\n6 1.0 bwbw";
    for (round, expected) in [(5, (1, 0)), (4, (1, 0))] {
        let field = field_in(round, mixed);
        assert_eq!(
            expected,
            Definitions::new(&field).x1_z1(&[0, 1, 2, 3, 4, 5], 3),
            "round {round}"
        );
    }
    let field = field_in(5, "1 1.0 w\n2 1.0 bw\n3 1.0 wbw\n4 1.0 w");
    assert_eq!((2, 0), Definitions::new(&field).x1_z1(&[0, 1, 2, 3], 2), "odd: all due Black");
    let field = field_in(4, "1 1.0 w\n2 1.0 bw\n3 1.0 wbw\n4 1.0 w");
    assert_eq!((2, 1), Definitions::new(&field).x1_z1(&[0, 1, 2, 3], 2), "even: one weak of four");
}

/// Golden 2.1: the formulas give the least over all pairings.
#[test]
fn a8_is_the_least_of_all_pairings() {
    for code in 0..4 * 5 * 3 * 3 * 2 {
        let (white, black) = (code % 4, code / 4 % 5);
        let (weak_white, weak_black, none) = (code / 20 % 3, code / 60 % 3, code / 180);
        let letters = [white, black, weak_white, weak_black, none];
        let players: usize = letters.iter().sum();
        if players > 9 {
            continue;
        }
        // White, black, weak white, weak black: the same colour is the same parity.
        let clash = |one: usize, other: usize| other < 4 && one % 2 == other % 2;
        let strong = |one: usize, other: usize| other < 2 && one == other;
        let least = (least(letters, players % 2, &clash), least(letters, players % 2, &strong));
        let census = Census { white, black, weak_white, weak_black, none };
        assert_eq!(least, census.x1_z1(players / 2), "{letters:?}");
    }
}

/// The fewest disturbed pairs of so many players of each kind, with one to spare or none.
fn least(letters: [usize; 5], spare: usize, disturbed: &dyn Fn(usize, usize) -> bool) -> usize {
    let Some(one) = (0..5).find(|&kind| letters[kind] > 0) else { return 0 };
    let mut rest = letters;
    rest[one] -= 1;
    let without = (spare > 0).then(|| least(rest, spare - 1, disturbed));
    let with = |other: usize| {
        let mut rest = rest;
        rest[other] -= 1;
        least(rest, spare, disturbed) + usize::from(disturbed(one, other))
    };
    let others = (one..5).filter(|&other| rest[other] > 0);
    others.map(with).chain(without).min().unwrap_or(0)
}

#[test]
fn a3_whoever_no_longer_comes_down_is_not_there() {
    // C12 has changed who comes down: the earlier incompatible player 5 is paired above.
    let bracket =
        Bracket { moved: vec![0], residents: vec![1, 2], out: vec![5], ..Bracket::default() };
    assert_eq!((vec![0, 1, 2], vec![0, 1, 2]), (bracket.everybody(), bracket.players()));
}

#[test]
fn a7_preferences_after_f3() {
    for (colours, expected) in [
        ("bwwb", (Colour::White, Strength::Mild)),    // NBB-N
        ("wbwb", (Colour::White, Strength::Mild)),    // BN-BN
        ("bwwbw", (Colour::Black, Strength::Strong)), // NBB-N-B
        ("bww", (Colour::Black, Strength::Absolute)), // NBB-, A7.a on the last two games
        ("wbww", (Colour::Black, Strength::Absolute)),
        ("w", (Colour::Black, Strength::Strong)),
    ] {
        let mut history = ColourHistory::default();
        colours.chars().for_each(|it| {
            history.push(if it == 'w' { Colour::White } else { Colour::Black });
        });
        let found = history.preference().map(|due| (due.colour, due.strength));
        assert_eq!(Some(expected), found, "dutch-2010:F3, A7: {colours}");
    }
    assert_eq!(None, ColourHistory::default().preference(), "A7.f: no game, no preference");
}

#[test]
fn a7d_strong_counts_as_absolute_in_odd_rounds() {
    // All are due Black; 1 and 3 strongly (a game less), 2 and 4 weakly.
    let text = "1 1.0 w\n2 1.0 bw\n3 1.0 w\n4 1.0 bw";
    let offences = check("A7.d", 3, text, "1-4 2-3");
    assert_eq!(
        (0, 2, 0),
        (
            offences[C::StrongPreference.place()],
            offences[C::Preference.place()],
            offences[C::StrongInEvenRounds.place()]
        )
    );
    // Not where it makes more floaters: the two strong ones have nobody else.
    let offences = check("A7.d", 3, "1 1.0 w\n2 1.0 w", "1-2");
    assert_eq!(
        (1, 1),
        (offences[C::StrongPreference.place()], offences[C::Preference.place()]),
        "C10.f drops it"
    );
}

#[test]
fn a7e_weak_ones_serve_the_strong_in_even_rounds() {
    let text = "1 1.0 w\n2 1.0 bw\n3 1.0 w\n4 1.0 bw";
    let offences = check("A7.e", 4, text, "1-4 2-3");
    assert_eq!(
        (2, 0, 0),
        (
            offences[C::Preference.place()],
            offences[C::StrongInEvenRounds.place()],
            offences[C::StrongPreference.place()]
        ),
        "A8.b: Z counts the strong"
    );
}

#[test]
fn a7f_no_preference_gives_way() {
    // 3 has not played: he may meet anybody without disturbing a colour.
    let offences = check("A7.f", 3, "1 1.0 wb\n2 1.0 bw\n3 1.0 -\n4 1.0 wb", "1-3 2-4");
    assert_eq!(0, offences[C::Preference.place()]);
}

#[test]
fn b1_nobody_meets_twice_or_is_exempt_twice() {
    check("A6.a, C6", 3, FOUR, "1-3 2-4");
    check("B1.a", 3, &format!("{FOUR} met 1-3"), "1-4 2-3");
    check("B1.a, prohibited", 3, &format!("{FOUR} apart 1-3"), "1-4 2-3");
    check("A5, F4", 1, "1 0.0 -\n2 0.0 -\n3 0.0 -", "1-2 bye 3");
    check("B1.b", 3, "1 0.0 -\n2 0.0 -\n3 0.0 - .. b", "1-3 bye 2");
}

#[test]
fn b2_and_the_topscorers_of_a10() {
    let absolute = "1 1.0 ww\n2 1.0 wb\n3 1.0 ww\n4 1.0 wb";
    check("B2", 4, absolute, "1-4 2-3");
    // Topscorers in the last round: still respected where it can be, C10.g comes last.
    let top = "1 1.0 ww .. t\n2 1.0 wb .. t\n3 1.0 ww .. t\n4 1.0 wb .. t";
    let offences = check("C10.g", 4, top, "1-4 2-3");
    assert_eq!(0, offences[C::AbsoluteColour.place()]);
    let offences = check("B2, note", 4, "1 1.0 ww .. t\n2 1.0 ww .. t", "1-2");
    assert_eq!(1, offences[C::AbsoluteColour.place()]);
    // One of the two is enough: the opponent counts as a topscorer.
    check("B2, note", 4, "1 1.5 ww .. t\n2 1.0 ww", "1-2");
    // Without topscorers there is no pairing at all.
    let field = field_in(4, "1 1.0 ww\n2 1.0 ww");
    assert!(procedure::draw(Definitions::new(&field)).unwrap().is_none(), "B2 is absolute");
}

#[test]
fn b4_as_many_colours_as_possible() {
    // Round 3: 1 and 3 are due White, 2 and 4 Black; X1 = 0.
    check("B4, X1", 3, "1 1.0 wb\n2 1.0 bw\n3 1.0 wb\n4 1.0 bw", "1-4 2-3");
    // X1 = 1 of two pairs: the first permutation with one disturbed pair.
    check("B4, X1", 3, "1 1.0 wb\n2 1.0 wb\n3 1.0 wb\n4 1.0 bw", "1-3 2-4");
    // C10.e: X1 = 0 cannot be had, X = 1 cannot either, X = 2 can.
    let text = "1 1.0 wb\n2 1.0 bw\n3 1.0 wb\n4 1.0 bw\n met 1-4 1-2";
    let offences = check("C10.e", 3, text, "1-3 2-4");
    assert_eq!(2, offences[C::Preference.place()]);
}

#[test]
fn b5_and_b6_for_downfloaters() {
    for (article, floats) in [("B5", "d."), ("B6", ".d"), ("B5 and B6", "dd")] {
        let text = format!("1 1.0 -\n2 1.0 -\n3 1.0 - {floats}\n4 0.0 -");
        check(article, 3, &text, "1-3 2-4");
    }
    let offences =
        check("C10.c before C10.d", 3, "1 1.0 - d.\n2 1.0 - .d\n3 1.0 - d.\n4 0.0 -", "1-3 2-4");
    assert_eq!((0, 1), (offences[C::DownLast.place()], offences[C::DownBefore.place()]));
    check("B5 for the exempt (B1.b)", 3, "1 0.0 -\n2 0.0 -\n3 0.0 - d.", "1-3 bye 2");
}

#[test]
fn b5_and_b6_for_upfloaters() {
    for (article, floats) in [("B5", "u."), ("B6", ".u")] {
        let text = format!("1 1.0 -\n2 0.0 - {floats}\n3 0.0 -\n4 0.0 -");
        check(article, 3, &text, "1-3 2-4");
    }
    check("C10.a before C10.b", 3, "1 1.0 -\n2 0.0 - u.\n3 0.0 - .u\n4 0.0 - u.", "1-3 2-4");
    // C10.b comes before C10.c: 1 meets 2, who rises again, so that 3 or 4 need not sink again.
    let text = "1 2.0 -\n2 1.0 - ud\n3 1.0 - .d\n4 1.0 - .d\n5 1.0 -\n6 0.0 -\n met 1-3 1-4";
    check("C10.b before C10.c", 3, text, "1-2 3-4 5-6");
}

#[test]
fn offences_are_ordered_as_c10_gives_in() {
    // C10.a is tried first, so it is the last to be counted; C10.g the other way.
    let text = "1 1.0 wb d.\n2 1.0 bw\n3 1.0 wb d.\n4 0.0 -";
    check("C10.d before C10.e", 3, text, "1-2 3-4");
    // One field, two orders: Z gives in before X in even rounds, A7.d after X in odd ones.
    let text = "1 1.0 w\n2 1.0 bw\n3 1.0 w\n4 1.0 bw\n5 1.0 wb\n6 1.0 wb
        met 1-4 1-5 1-6 2-3 3-5 3-6";
    let offences = check("C10.e, even", 4, text, "1-3 2-5 4-6");
    assert_eq!(
        (1, 1, 0),
        (
            offences[C::Preference.place()],
            offences[C::StrongInEvenRounds.place()],
            offences[C::StrongPreference.place()]
        )
    );
    let offences = check("C10.e before C10.f, odd", 3, text, "1-2 3-4 5-6");
    assert_eq!(
        (3, 0, 0),
        (
            offences[C::Preference.place()],
            offences[C::StrongInEvenRounds.place()],
            offences[C::StrongPreference.place()]
        )
    );
}

#[test]
fn c1_incompatible_players() {
    check(
        "C1, a resident floats",
        3,
        "1 1.0 -\n2 1.0 -\n3 1.0 -\n4 0.0 -\n met 1-3 2-3",
        "1-2 3-4",
    );
    // 3 would float, but may meet neither 4 nor 5: C12 lets 2 float instead.
    let text = "1 2.0 -\n2 2.0 -\n3 2.0 -\n4 1.0 -\n5 1.0 -\n6 0.0 -\n met 3-4 3-5";
    check("C1, C12", 3, text, "1-3 2-4 5-6");
    // Nobody else can float: 3 goes on to the next bracket.
    let text = "1 2.0 -\n2 2.0 -\n3 2.0 -\n4 1.0 -\n5 1.0 -\n6 0.0 -\n met 3-4 3-5 1-3 2-3";
    check("C1 after C12", 3, text, "1-2 4-5 3-6");
}

#[test]
fn c7_c8_c9_permutations_exchanges_and_the_way_back() {
    check("C7", 3, &format!("{FOUR} met 2-4"), "1-4 2-3");
    check("C8.a", 3, &format!("{FOUR} met 1-3 1-4"), "1-2 3-4");
    // 1 with 2 would leave 3 and 4, who have met.
    check("C9", 3, "1 1.0 -\n2 0.0 -\n3 0.0 -\n4 0.0 -\n met 3-4", "1-3 2-4");
    // C8.b, D3: 1 and 2 can both meet only 3.
    let text = "1 2.0 -\n2 2.0 -\n3 1.0 -\n4 1.0 -\n5 1.0 -\n6 1.0 -\n7 1.0 -\n8 0.0 -
        met 1-2 1-4 1-5 1-6 1-7 2-4 2-5 2-6 2-7";
    check("C8.b, C14.b2", 3, text, "1-3 4-6 5-7 2-8");
    check("C8.b, D3", 3, &format!("{text} 1-3"), "2-3 4-6 5-7 1-8");
}

#[test]
fn c12_another_set_of_the_same_size() {
    // 3 can meet 4 only, and then 5 and 6, who have met, are left: with 2 instead of 3 all is well.
    let text = "1 2.0 -\n2 2.0 -\n3 2.0 -\n4 1.0 -\n5 1.0 -\n6 1.0 -\n7 0.0 -\n8 0.0 -
        met 3-5 3-6 5-6";
    check("C12 with P1 pairs", 3, text, "1-3 2-5 4-6 7-8");
    // Two who have met: 3 is incompatible, and 4 with him.
    let text = "1 2.0 -\n2 2.0 -\n3 2.0 -\n4 1.0 -\n met 3-4";
    check("C12 for C1", 3, text, "1-3 2-4");
}

#[test]
fn c13_the_lowest_bracket() {
    check("C13, joined", 3, "1 1.0 -\n2 1.0 -\n3 0.0 -\n4 0.0 -\n met 3-4", "1-3 2-4");
    // M1 falls to nothing: neither 2 nor 3 may be exempt.
    check("C13, C14.b2", 3, "1 1.0 -\n2 0.0 - .. b\n3 0.0 - .. b", "2-3 bye 1");
    // The last but one bracket gives two floaters where it gave none.
    let text = "1 1.0 -\n2 1.0 -\n3 1.0 -\n4 1.0 -\n5 0.0 -\n6 0.0 -\n met 5-6";
    check("C13, P - 1", 3, text, "1-2 3-5 4-6");
    // 1 and 2 have opponents in the last but one bracket, whose rest has no pair to give up.
    let text = "1 3.0 -\n2 3.0 -\n3 2.0 -\n4 2.0 -\n5 2.0 -\n6 1.0 -\n7 1.0 -\n8 1.0 -
        met 1-2 1-6 3-6 4-6 5-6 6-7 6-8";
    check("C13, P1 = M1", 3, text, "1-4 2-6 3-5 7-8");
    let field = field_in(3, "1 0.0 -\n2 0.0 -\n3 0.0 -\n4 0.0 -\n met 1-2 1-3 1-4");
    assert!(
        procedure::draw(Definitions::new(&field)).unwrap().is_none(),
        "no bracket is left to join"
    );
}

#[test]
fn c14_fewer_pairs() {
    // Only 1 may meet the others.
    let star = "1 1.0 -\n2 1.0 -\n3 1.0 -\n4 1.0 -\n5 0.0 -\n6 0.0 -\n met 2-3 2-4 3-4";
    check("C14.a", 3, star, "1-2 3-5 4-6");
    let text = "1 1.0 -\n2 1.0 -\n3 0.0 -\n4 0.0 -\n met 1-2";
    check("C14.a, the whole bracket moves", 3, text, "1-3 2-4");
    // 1 finds an opponent, but the two who are left have met: one pair less.
    let text = "1 2.0 -\n2 1.0 -\n3 1.0 -\n4 1.0 -\n5 0.0 -\n6 0.0 -\n met 2-3 2-4 3-4";
    check("C14.b1", 3, text, "1-2 3-5 4-6");
}

#[test]
fn steps_cite_what_lowered_the_quantities() {
    let told = |text: &str, name: &str| {
        let field = field_in(3, text);
        let drawn = procedure::draw(Definitions::new(&field)).unwrap().unwrap();
        let told =
            explain::explain(Definitions::new(&field), &drawn, Colour::White, Detail::Outcome);
        let sets = |act: &Act| matches!(act, Act::Sets { name: found, .. } if *found == name);
        let article = told.steps.iter().find(|step| sets(&step.act)).map(|step| step.article);
        let label = drawn.brackets.last().map(|lowest| lowest.score(&field));
        (article.unwrap_or("nothing"), label.unwrap())
    };
    let zero = Score::ZERO;
    let four = "1 1.0 -\n2 1.0 -\n3 1.0 -\n4 1.0 -\n5 0.0 -\n6 0.0 -";
    assert_eq!(("dutch-2010:C2", zero), told(four, "P1"));
    assert_eq!(("dutch-2010:C14", zero), told(&format!("{four}\n met 2-3 2-4 3-4"), "P1"));
    assert_eq!(("dutch-2010:C13", zero), told(&format!("{four}\n met 5-6"), "P1"));
    assert_eq!(("dutch-2010:C13", zero), told("1 1.0 -\n2 0.0 - .. b\n3 0.0 - .. b", "M1"));
    let joined = "1 1.0 -\n2 1.0 -\n3 0.0 -\n4 0.0 -\n met 3-4";
    assert_eq!(("dutch-2010:C2", zero), told(joined, "P1"), "a joined bracket has the lower score");
}

/// Golden 2.6.
#[test]
fn d4_the_factor_b3() {
    let six = "1 3.0 -\n2 2.5 -\n3 2.5 -\n4 2.0 -\n5 1.5 -\n6 1.0 -\n met 6-2 6-3 6-4 6-5";
    check("D4", 3, six, "1-6 2-3 4-5");
    let seven = "1 3.0 - .. b\n2 2.5 - .. b\n3 2.5 - .. b\n4 2.0 - .. b\n5 1.5 - .. b
        6 1.0 - .. b\n7 0.5 -\n met 6-2 6-3 6-4 6-5 6-7";
    check("D4, heterogeneous", 3, seven, "1-6 2-4 3-5 bye 7");
    // The pairs of S1 count too: 1-7 2-8 3-4 5-6 comes to 8, this to 4.
    let eight = "1 3.0 -\n2 3.0 -\n3 2.0 -\n4 2.0 -\n5 2.0 -\n6 2.0 -\n7 1.0 -\n8 1.0 -
        met 3-5 3-6 3-8 4-5 4-6 4-8 5-7 6-7 7-8";
    let offences = check("D4 with S1", 3, eight, "1-3 2-5 4-7 6-8");
    assert_eq!(400, offences[C::ScoreDifferences.place()], "four times one point");
    let field = field_in(3, six);
    let lowest = Bracket {
        joined: vec![0, 1, 2],
        residents: vec![3, 4, 5],
        merged: true,
        ..Bracket::default()
    };
    let requirements = lowest.requirements(Definitions::new(&field));
    let factor =
        |pairs: &[(usize, usize)]| requirements.count(pairs, &[])[C::ScoreDifferences.place()];
    assert_eq!(525, factor(&[(0, 5), (1, 3), (2, 4)]), "5.25");
    assert_eq!(425, factor(&[(0, 5), (1, 2), (3, 4)]), "4.25");
    assert_eq!(
        100,
        requirements.count(&[], &[5])[C::ScoreDifferences.place()],
        "the exempt: one point"
    );
}

#[test]
fn e_colours_in_order() {
    let check = |article: &str, higher: &str, lower: &str, expected: Colour| {
        let field = Field::parse(&format!("1 1.0 {higher}\n2 1.0 {lower}"));
        let (colour, rule) = colours::allocate(&field, 0, 1, Colour::White);
        assert_eq!((expected, article), (colour, &rule["dutch-2010:".len()..]), "{higher} {lower}");
    };
    check("E1", "wb", "bw", Colour::White);
    check("E1", "w", "-", Colour::Black); // A7.f
    check("E1", "-", "w", Colour::White);
    check("E2", "wbw", "ww", Colour::White); // strong against absolute
    check("E2", "wbw", "bw", Colour::Black); // strong against weak
    check("E3", "bwwb", "wbwb", Colour::Black); // F3: -NBBN against -BNBN
    check("E3", "bbww", "wbww", Colour::White); // two absolute ones are equally strong
    check("E4", "bw", "bw", Colour::Black);
    check("E5", "-", "-", Colour::White);
    let field = Field::parse("1 1.0 -\n2 1.0 -\n3 1.0 -\n4 1.0 -");
    let second = colours::allocate(&field, 1, 3, Colour::White);
    assert_eq!((Colour::Black, "dutch-2010:E5"), second, "even numbers of S1 the other colour");
}

#[test]
fn f1_order_of_boards() {
    let field = field_in(3, "1 1.0 -\n2 2.0 -\n3 2.0 -\n4 1.0 -\n5 2.0 -\n6 0.0 -\n met 2-3 3-5");
    let drawn = procedure::draw(Definitions::new(&field)).unwrap().unwrap();
    let boards = boards(&field, &drawn, Colour::White);
    let words: Vec<String> = boards.iter().map(|it| format!("{}-{}", it.white, it.black)).collect();
    assert_eq!("5-2 3-1 6-4", words.join(" "), "score of the higher, sum, rank");
}
