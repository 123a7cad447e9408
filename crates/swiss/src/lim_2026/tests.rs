//! Rows for the articles of C.04.4.3. A field is written as in `field::notation`: number, points,
//! colours, float of the last round and of the one before, flags. It is that of round 5, so the
//! median has two points.

use ronde_model::{Colour, RoundNumber, Snapshot, System};

use super::draw::{Drawn, draw};
use super::groups::{Side, in_order};
use super::players::Players;
use super::rest;
use crate::field::Field;
use crate::field_tests::tournament_of;
use crate::pairing::{Board, Detail, pair};
use crate::steps::Act;

/// `"1-2 3-4 5"` for the boards in order and the bye.
fn words(boards: &[Board], bye: Option<ronde_model::PairingNumber>) -> String {
    let boards = boards.iter().map(|board| format!("{}-{}", board.white, board.black));
    boards.chain(bye.map(|number| number.to_string())).collect::<Vec<_>>().join(" ")
}

fn parse(field: &str) -> Field {
    Field::parse(&field.replace(',', "\n"))
}

/// The pairs with the smaller number first and in its order, and the bye.
fn pairs(players: &Players<'_>, drawn: &Drawn) -> String {
    let number = |place: usize| players.at(place).number;
    let made = drawn.groups.iter().flat_map(|it| &it.paired.pairs);
    let made = made.map(|pair| (number(pair.one), number(pair.other)));
    let mut made: Vec<_> = made.map(|(a, b)| (a.min(b), a.max(b))).collect();
    made.sort_unstable();
    let made = made.iter().map(|(one, other)| format!("{one}-{other}"));
    let bye = drawn.bye.map(|place| number(place).to_string());
    made.chain(bye).collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn check(field: &str, expected: &str) {
    let field = parse(field);
    let players = Players::of_field(&field, Vec::new());
    let drawn = draw(&players).expect("it can be paired");
    assert_eq!(expected, pairs(&players, &drawn));
}

/// The same as a Maxi-tournament, with the ratings in ranking order.
#[track_caller]
fn check_maxi(field: &str, ratings: &[u16], expected: &str) {
    let field = parse(field);
    let players = Players::of_field(&field, ratings.to_vec());
    let drawn = draw(&players).expect("it can be paired");
    assert_eq!(expected, pairs(&players, &drawn));
}

/// Boards with their colours.
#[track_caller]
fn check_colours(field: &str, expected: &str) {
    let field = parse(field);
    let players = Players::of_field(&field, Vec::new());
    let drawn = draw(&players).expect("it can be paired");
    assert_eq!(expected, words(&super::boards(&players, &drawn, Colour::White), None));
}

#[track_caller]
fn paired(snapshot: &Snapshot) -> String {
    let round = RoundNumber::from_index(snapshot.rounds.len()).unwrap();
    let made = pair(snapshot, round, System::Lim2026, Colour::White, Detail::Nothing).unwrap();
    words(&made.boards, made.bye)
}

const SIX: &str = "1 3 -,2 3 -,3 3 -,4 3 -,5 3 -,6 3 -";

#[test]
fn article_1_1_the_bye() {
    check("1 3 -,2 3 -,3 1 -,4 1 -,5 1 -", "1-2 3-4 5");
    check("1 3 -,2 3 -,3 1 -,4 1 -,5 1 - .. b", "1-2 3-5 4");
    // Without 3, nobody could pair 1 and 2 who have met.
    check("1 2 -,2 2 -,3 1 -,met 1-2", "1-3 2");
}

#[test]
fn article_2_1_compatible() {
    check("1 3 -,2 3 -,3 3 -,4 3 -,met 1-3", "1-4 2-3");
    check("1 3 -,2 3 -,3 3 -,4 3 -,apart 1-3", "1-4 2-3");
    // Two Whites running, and two Whites more.
    check("1 3 bww,2 3 b,3 3 bww,4 3 b", "1-4 2-3");
    check("1 3 wbwbww,2 3 b,3 3 wwbw,4 3 b", "1-4 2-3");
}

#[test]
fn article_2_2_the_order_of_scoregroups() {
    let field = parse("1 4 -,2 3 -,3 2.5 -,4 2 -,5 1.5 -,6 1 -,7 0 -,8 0 -");
    let players = Players::of_field(&field, Vec::new());
    let groups = in_order(&players, None);
    let scores: Vec<i32> = groups.iter().map(|it| it.score.tenths()).collect();
    assert_eq!([40, 30, 25, 0, 10, 15, 20].as_slice(), scores);
    assert_eq!(Side::Below, groups[5].side);
    let field = parse("1 4 -,2 0 -");
    let players = Players::of_field(&field, Vec::new());
    let median = in_order(&players, None).pop().unwrap();
    assert_eq!((Side::Median, 20, 0), (median.side, median.score.tenths(), median.residents.len()));
}

#[test]
fn article_2_3_who_must_leave() {
    check("1 3 -,2 3 -,3 3 -,4 2 -,met 1-3 2-3", "1-2 3-4"); // 2.3.1
    check("1 3 -,2 3 -,3 3 -,4 2 -", "1-2 3-4"); // 2.3.4
    for (first, article) in [("bww", "C.04.4.3:2.3.3"), ("wwbw", "C.04.4.3:2.3.2")] {
        let field = parse(&format!("1 3 {first},2 3 bww,3 2 -,4 2 -"));
        let players = Players::of_field(&field, Vec::new());
        let drawn = draw(&players).unwrap();
        assert_eq!("1-3 2-4", pairs(&players, &drawn));
        assert_eq!(article, drawn.groups[0].floaters[0].article);
    }
}

/// Which article each floater of the first scoregroup is told.
#[test]
fn article_2_3_is_told_by_its_clause() {
    for (field, expected) in [
        ("1 4 -,2 3 -,3 3 -,4 2 -", vec!["2.3.4"]),
        ("1 3 -,2 3 -,3 3 -,4 3 -,5 2 -,6 2 -,met 1-4 2-4 3-4", vec!["2.3.1", "2.3.4"]),
        (
            "1 3 -,2 3 -,3 3 -,4 3 -,5 3 -,6 2 -,7 2 -,8 2 -,met 2-3 2-4 2-5 3-4 3-5 4-5",
            vec!["2.3.4", "4.4", "4.4"],
        ),
    ] {
        let parsed = parse(field);
        let drawn = draw(&Players::of_field(&parsed, Vec::new())).unwrap();
        let told = drawn.groups[0].floaters.iter();
        let told: Vec<&str> = told.map(|it| it.article.trim_start_matches("C.04.4.3:")).collect();
        assert_eq!(expected, told, "{field}");
    }
}

#[test]
fn article_2_4_top_half_against_bottom_half() {
    check(SIX, "1-4 2-5 3-6");
    check(&SIX.replace(" 3 ", " 1 "), "1-4 2-5 3-6");
}

/// More came from above than from below, so the lower neighbour gives a pair; where that does not
/// help, the higher one; and where a side has none left, the other.
#[test]
fn article_2_6_a_blocked_median() {
    let field = "1 3 -,2 3 -,3 3 -,4 2 -,5 1 -,6 1 -,met 1-4 2-4 3-4";
    check(field, "1-2 3-5 4-6");
    let parsed = parse(field);
    let players = Players::of_field(&parsed, Vec::new());
    let drawn = draw(&players).unwrap();
    let steps = super::explain::explain(&players, &drawn, Colour::White);
    let cracked = steps.iter().find(|step| matches!(step.act, Act::Cracks { .. })).unwrap();
    assert_eq!("C.04.4.3:2.6", cracked.article);
    // From below came as many as from above: none. The pair above is taken apart.
    check("1 3 -,2 3 -,3 2 -,4 2 -,5 1 -,6 1 -,met 3-4", "1-3 2-4 5-6");
    // More came from above: the lower neighbour. More from below: the higher one.
    check("1 4 -,2 4 -,3 3 -,4 3 -,5 1 -,6 1 -,met 3-4", "1-2 3-5 4-6");
    check("1 3 -,2 3 -,3 1 -,4 1 -,5 0 -,6 0 -,met 3-4", "1-3 2-4 5-6");
    // The sides are counted again after each pair.
    let field = "1 4 w,2 3 -,3 3 b,4 3 b,5 2 b,6 1.5 b,7 1.5 w,8 1 w,met 3-5 4-5 5-6 5-7";
    check(field, "1-2 3-7 4-6 5-8");
}

#[test]
fn article_3_2_2_the_colour_in_surplus() {
    const FIVE: &str = "1 3 b,2 3 w,3 3 b,4 3 b,5 3 w,6 2 w";
    check(FIVE, "1-5 2-3 4-6");
    check_maxi(FIVE, &[2500, 2400, 2300, 2200, 2050, 2000], "1-2 3-4 5-6"); // 3.2.3
    check_maxi(FIVE, &[2500, 2400, 2300, 2150, 2050, 2000], "1-2 3-5 4-6");
    check("1 2 -,2 1 -,3 1 -,4 1 b", "1-4 2-3"); // upward
}

#[test]
fn article_3_2_4_the_lowest_number_down_and_the_highest_up() {
    check("1 3 -,2 3 -,3 3 -,4 2 -", "1-2 3-4");
    check("1 2 -,2 1 -,3 1 -,4 1 -", "1-2 3-4");
}

#[test]
fn article_3_3_an_opponent_next_door() {
    check("1 3 -,2 3 -,3 3 -,4 2 -,met 3-4", "1-3 2-4");
    check("1 2 -,2 1 -,3 1 -,4 1 -,met 1-2", "1-3 2-4"); // 3.4
}

#[test]
fn article_3_5_a_floater_goes_on() {
    // 1 has met everybody of the next group too.
    check("1 4 -,2 3 -,3 3 -,4 2 -,met 1-2 1-3", "1-4 2-3");
}

#[test]
fn articles_3_6_and_3_7_those_who_came_first() {
    // From above the highest score first, from below the lowest; then the number.
    check("2 4 -,1 3 -,3 2.5 -,4 2.5 -,met 1-2", "1-4 2-3");
    check("1 3 -,2 3 -,3 2.5 -,4 2.5 -,met 1-2", "1-3 2-4");
    check("1 1.5 -,2 1.5 -,4 1 -,3 0 -,met 3-4", "1-4 2-3");
    check("1 1.5 -,2 1.5 -,3 1 -,4 1 -,met 3-4", "1-3 2-4");
    // In the median those from above come first, and those from below by the lowest score.
    check("1 3 -,2 2 w,3 2 b,4 1 b", "1-2 3-4");
    check("1 2 -,2 2 -,3 1.5 -,4 1 -,met 3-4", "1-3 2-4");
}

#[test]
fn article_3_8_the_opponent_of_a_floater() {
    check("1 4 b,2 3 b,3 3 w,4 3 w", "1-3 2-4");
    check("1 4 b,2 3 b,3 3 b,4 3 b", "1-2 3-4");
    check("1 1 -,2 1 -,3 1 -,4 0 -", "1-2 3-4");
    check("1 3 w,2 2 w,3 2 w,4 1.5 -", "1-2 3-4"); // residents first
    check("1 2 -,2 2 -,3 2 -,4 1 -", "1-2 3-4"); // from the bottom, in the median too
    check_maxi("1 4 b,2 3 b,3 3 w,4 3 w", &[2500, 2400, 2299, 2290], "1-2 3-4");
}

#[test]
fn article_3_9_types_of_floaters() {
    let met = "met 1-4 1-5 2-4 2-5";
    check("3 4 -,1 3 -,2 3 -,4 2 -", "1-3 2-4"); // d before b
    check(&format!("3 4 -,1 3 -,2 3 -,4 2.5 -,5 2.5 -,6 2 -,{met}"), "1-3 2-6 4-5"); // c before b
    check("1 4 -,2 3.5 -,3 3 -,4 2.5 -,5 2.5 -,6 2 -,met 1-2 2-4 2-5", "1-4 2-3 5-6"); // b before a
    check("1 4 -,2 3 - d.,3 3 - d.,4 2.5 -", "1-2 3-4"); // before 3.10
}

#[test]
fn article_3_10_not_twice_running() {
    check("1 3 -,2 3 -,3 3 - d.,4 2 -", "1-3 2-4");
    check("1 3 -,2 3 -,3 3 - u.,4 2 -", "1-3 2-4");
    check("1 3 -,2 3 -,3 3 - .d,4 2 -", "1-2 3-4");
    check("1 3 -,2 3 -,3 3 b d.,4 2 -", "1-3 2-4"); // before 3.2.2
    check("1 2 -,2 1 - u.,3 1 -,4 1 -", "1-3 2-4"); // upward
    // Unless the others would be type c.
    check("1 3 -,2 3 -,3 3 - d.,4 2 -,met 1-4 2-4", "1-2 3-4");
}

/// The table of six players, read column by column.
#[test]
fn article_4_2_the_first_player_tries_all() {
    for (met, expected) in [
        ("", "1-4 2-5 3-6"),
        (",met 1-4", "1-5 2-4 3-6"),
        (",met 1-4 1-5", "1-6 2-4 3-5"),
        (",met 1-4 1-5 1-6", "1-3 2-5 4-6"),
        (",met 1-4 1-5 1-6 1-3", "1-2 3-5 4-6"),
    ] {
        check(&format!("{SIX}{met}"), expected);
    }
    // Upward the last player tries 3, 2, 1, 4, 5.
    let below = SIX.replace(" 3 ", " 1 ");
    for (met, expected) in [
        (",met 3-6", "1-4 2-6 3-5"),
        (",met 3-6 2-6", "1-6 2-4 3-5"),
        (",met 3-6 2-6 1-6", "1-3 2-5 4-6"),
        (",met 3-6 2-6 1-6 4-6", "1-3 2-4 5-6"),
    ] {
        check(&format!("{below}{met}"), expected);
    }
}

/// With 1 against 6, the second player tries 4, 5, 3, then 6 and 1.
#[test]
fn article_4_3_the_second_player_tries_all() {
    for (met, expected) in [
        ("2-4", "1-6 2-5 3-4"),
        ("2-4 2-5", "1-6 2-3 4-5"),
        ("2-4 2-5 2-3", "1-3 2-6 4-5"),
        ("2-4 2-5 2-3 2-6", "1-2 3-5 4-6"),
    ] {
        check(&format!("{SIX},met 1-4 1-5 {met}"), expected);
    }
}

/// 1 and 2 can meet nobody but 6: one of them leaves, with another to make the number even.
#[test]
fn article_4_4_whoever_finds_nobody_floats() {
    let met = "met 1-2 1-3 1-4 1-5 2-3 2-4 2-5";
    check(&format!("{SIX},7 2 -,8 2 -,{met}"), "1-6 2-7 3-4 5-8");
}

#[test]
fn article_5_2_colours_before_numbers() {
    check("1 3 b,2 3 b,3 3 b,4 3 w", "1-4 2-3");
    check_maxi("1 3 b,2 3 b,3 3 b,4 3 w", &[2500, 2400, 2300, 2150], "1-3 2-4"); // 5.7
    check_colours("1 3 b,2 3 w", "1-2");
    check_colours("1 3 w,2 3 b", "2-1");
    check_colours("1 3 w,2 3 -", "2-1");
}

#[test]
fn article_5_3_what_must_be() {
    check_colours("1 3 wb,2 3 wbb", "2-1");
    check_colours("1 3 wbb,2 3 wb", "1-2");
}

#[test]
fn article_5_4_equal_colours_due() {
    check_colours("1 3 bwwb,2 3 wbwb", "2-1");
    check_colours("1 1 bwwb,2 1 wbwb", "2-1");
    check_colours("1 3 wb,2 3 wb", "1-2");
    check_colours("1 2 wb,2 2 wb", "1-2");
    check_colours("1 1 wb,2 1 wb", "2-1");
}

/// 1 and 2 had White twice. They meet in the last round; in any other they may not.
#[test]
fn article_6_the_last_round() {
    let rounds = ["1-4 1-0, 2-3 1-0, 5-6 =", "1-5 1-0, 2-6 1-0, 3-4 ="];
    assert_eq!("2-1 6-3 4-5", paired(&tournament_of(6, 3, &rounds)));
    assert_eq!("6-1 4-2 5-3", paired(&tournament_of(6, 5, &rounds)));
}

#[test]
fn article_7_round_1() {
    assert_eq!("1-5 6-2 3-7 8-4", paired(&tournament_of(8, 5, &[]))); // 7.2
    let mut parts = tournament_of(5, 5, &[]).into_parts();
    for (player, rating) in parts.players.iter_mut().zip([2000, 1200, 1900, 1800, 1700]) {
        player.rating = Some(rating);
    }
    assert_eq!("1-4 3-5 2", paired(&Snapshot::new(parts.clone()).unwrap())); // 7.1
    parts.players[2].rating = None;
    assert_eq!("1-4 5-2 3", paired(&Snapshot::new(parts).unwrap()));
}

#[test]
fn article_8_round_2() {
    // One point: 1, who floats; none: 4, who floats; half a point, last: all others.
    assert_eq!("5-1 6-2 4-3", paired(&tournament_of(6, 5, &["1-4 1-0, 2-5 =, 3-6 ="])));
    // 2 and 5, the median, have met: 1 and 3 come from above, since nobody came from either side.
    assert_eq!("2-1 5-3 6-4", paired(&tournament_of(6, 5, &["1-4 1-0, 5-2 =, 3-6 1-0"])));
}

/// A glance never says yes where a largest matching leaves somebody over.
#[test]
fn a_glance_is_never_wrong() {
    let mut chance = 1_u64;
    let mut throw = |below: u64| {
        chance =
            chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (chance >> 33) % below
    };
    let mut plain = 0;
    for _ in 0..3_000 {
        let players = 2 + throw(11) * 2;
        let (most, open) = (throw(4), throw(4));
        let mut text: Vec<String> = (1..=players)
            .map(|it| {
                let colours =
                    ["ww", "bb", "-", "-", "-"][usize::try_from(throw(2 + open)).unwrap()];
                format!("{it} 3 {colours}")
            })
            .collect();
        let mut met = vec![0; 30];
        for _ in 0..players * most {
            let (a, b) = (throw(players), throw(players));
            let (a, b) = (usize::try_from(a.min(b)).unwrap(), usize::try_from(a.max(b)).unwrap());
            if a != b && met[a] < most && met[b] < most {
                (met[a], met[b]) = (met[a] + 1, met[b] + 1);
                text.push(format!("met {}-{}", a + 1, b + 1));
            }
        }
        let field = Field::parse(&text.join("\n"));
        let all: Vec<usize> = (0..field.len()).collect();
        if rest::is_plain_of(&field, &all) {
            plain += 1;
            assert_eq!(0, rest::completion(&field, &all).left_over(), "{text:?}");
        }
    }
    assert!(plain > 300, "{plain}");
}
