//! C.04.5 by rows: the article, a tournament, what must come out.

use ronde_model::{Bye, Score, Snapshot, System, Unpaired};

use crate::PairingError;
use crate::contest::notation::{next, pairs, player, round, two_games, white};
use crate::contest::{enter, view};
use crate::field::Field;
use crate::steps::Act;

const SYSTEM: System = System::DoubleSwiss2026;

#[track_caller]
fn check(article: &str, snapshot: &Snapshot, expected: &str) {
    assert_eq!(expected, pairs(snapshot, SYSTEM), "{article}");
}

/// Numbers of those of whom this is true, before that match.
fn those(snapshot: &Snapshot, at: usize, is: impl Fn(&crate::field::Entrant) -> bool) -> Vec<u32> {
    let field = Field::of(snapshot, round(at), SYSTEM);
    let mut numbers: Vec<u32> =
        field.entrants().iter().filter(|it| is(it)).map(|it| it.number.get()).collect();
    numbers.sort_unstable();
    numbers
}

#[test]
fn article_0_what_a_match_is() {
    let met = |line: &str| {
        let field = Field::of(&two_games(2, 5, &[line]), round(2), SYSTEM);
        (field.bar(0, 1).is_some(), field.at(0).colours.games())
    };
    assert_eq!((true, 1), met("1-2:1="), "both games");
    assert_eq!((true, 1), met("1-2:1+"), "one was forfeited");
    assert_eq!((true, 1), met("1-2:1x"), "one by both");
    assert_eq!((false, 0), met("1-2:++"), "2 forfeited both");
    assert_eq!((false, 0), met("1-2:-x"), "1 forfeited both");
    assert_eq!((false, 0), met("1-2:xx"), "both did");
    assert_eq!((true, 0), met("1-2:+-"), "each forfeited one: they met, without colours");
}

#[test]
fn article_0_two_columns_are_a_match() {
    let snapshot = two_games(4, 5, &["1-3:1= 2-4:00"]);
    let seen = view(&snapshot, SYSTEM);
    assert_eq!((1, Some(5)), (seen.rounds.len(), seen.rules.declared_rounds));
    let scores: Vec<i32> = Field::of(&snapshot, round(2), SYSTEM)
        .entrants()
        .iter()
        .map(|it| it.score.tenths())
        .collect();
    assert_eq!([20, 15, 5, 0], scores[..], "points of both games");
    let mut parts = snapshot.into_parts();
    parts.rounds.pop();
    let half = Snapshot::new(parts).unwrap();
    let error =
        crate::pair(&half, round(2), SYSTEM, ronde_model::Colour::White, crate::Detail::Nothing);
    assert!(matches!(error, Err(PairingError::ResultsMissing { .. })), "the second game is open");
}

#[test]
fn article_1_4_the_bye_is_a_win_and_a_draw() {
    let start = two_games(3, 5, &[]);
    let entered = enter(&start, &next(&start, SYSTEM).unwrap());
    let why = |column: usize| entered.rounds[column].unpaired()[0].1;
    assert_eq!([Unpaired::PairingBye, Unpaired::Bye(Bye::Half)], [why(0), why(1)]);
    assert_eq!(entered.rounds[0].games()[0].white, entered.rounds[1].games()[0].black);
    let after = two_games(3, 5, &["1-2:== 3:U"]);
    let field = Field::of(&after, round(2), SYSTEM);
    assert_eq!((3, 15), (field.at(0).number.get(), field.at(0).score.tenths()), "1.5 points");
    let mut parts = start.into_parts();
    parts.rules.points.pairing_bye = Score::from_tenths(5);
    let half = Snapshot::new(parts).unwrap();
    let entered = enter(&half, &next(&half, SYSTEM).unwrap());
    assert_eq!(Unpaired::PairingBye, entered.rounds[1].unpaired()[0].1, "another value, twice");
}

#[test]
fn article_1_6_the_colour_of_a_match() {
    let whites = |line: &str| those(&two_games(2, 5, &[line]), 2, |it| it.colours.whites() > 0);
    assert_eq!([1].as_slice(), whites("1-2:1="));
    assert_eq!([2].as_slice(), whites("2-1:1="));
    assert_eq!([1].as_slice(), whites("1-2:-="), "scheduled in game 1, played in game 2");
    assert!(whites("1-2:+-").is_empty(), "no game was played");
}

#[test]
fn c1_no_rematch_but_after_a_forfeit() {
    check("C1", &two_games(4, 5, &["1-3:== 2-4:=="]), "1-4 2-3");
    let error = next(&two_games(2, 5, &["1-2:+-"]), SYSTEM);
    assert!(matches!(error, Err(PairingError::NoCompletePairing(_))), "C1: it counts as played");
    check("C1, 0: it may be repeated", &two_games(2, 5, &["1-2:++"]), "1-2");
}

#[test]
fn c2_who_may_have_the_bye() {
    let barred = |line: &str| those(&two_games(5, 5, &[line]), 2, |it| it.bye_barred.is_some());
    assert_eq!([5].as_slice(), barred("1-3:== 2-4:== 5:U"), "C2, the bye");
    assert_eq!([1].as_slice(), barred("1-3:++ 2-4:+= 5:H"), "C2, a match won by forfeit");
    assert_eq!([1].as_slice(), barred("1-3:+x 2-4:xx 5:Z"), "C2: 3 forfeited both games");
    assert_eq!([5].as_slice(), barred("1-3:+- 2-4:== 5:F"), "C2, a full-point bye");
}

#[test]
fn c3_the_rest_can_be_paired() {
    // 1 leads; 2 has met 3, and 4 has met all but 1 and 2: the first set would leave 3 and 4.
    let snapshot = two_games(4, 5, &["1-2:11 3-4:=="]);
    check("C3", &snapshot, "1-3 2-4");
}

#[test]
fn c4_and_c5_upfloaters() {
    let snapshot = two_games(6, 9, &["1-4:11 2-5:11 3-6:11"]);
    check("C4", &snapshot, "1-3 2-4 5-6");
    let scores = two_games(6, 9, &["1-4:11 6-2:== 3-5:=="]);
    check("C5", &scores, "1-2 3-6 4-5");
}

/// 1 leads alone, 2 and 3 follow. In round 2, 2 met a player of another score, 3 did not: 3 is
/// raised, but in the last round 2 is.
#[test]
fn c7_until_the_last_round() {
    let lines = ["1-5:11 2-6:11 3-7:== 4-8:==", "1-7:11 2-4:== 3-8:11 5-6:=="];
    for (declared, raised) in [(9, 3), (4, 3), (3, 2)] {
        let snapshot = two_games(8, declared, &lines);
        let steps = next(&snapshot, SYSTEM).unwrap().reasons.steps;
        let first = steps.iter().find_map(|it| match &it.act {
            Act::Takes { moved, .. } => Some(moved.clone()),
            _ => None,
        });
        assert_eq!(Some(vec![player(raised)]), first, "C7, {declared} rounds");
    }
}

#[test]
fn criteria_stand_in_the_order_of_the_book() {
    let articles: Vec<&str> = super::CRITERIA.iter().map(|row| row.article).collect();
    let expected: Vec<String> = (4..=8).map(|number| format!("C.04.5:C{number}")).collect();
    assert_eq!(expected, articles, "2.3: their order");
}

#[test]
fn article_3_4_the_bye() {
    check("3.4.4: largest number", &two_games(5, 9, &[]), "1-3 2-4 5");
    check("3.4.2, C2: lowest score", &two_games(5, 9, &["1-3:00 2-4:11 5:U"]), "1-5 2-3 4");
    check("3.4.3: most matches", &two_games(5, 9, &["1-3:11 2-5:== 4:Z"]), "1-2 4-5 3");
}

/// 3.5.4: of sets that are as good the first by score and number.
#[test]
fn article_3_5_4_sets_in_order() {
    check("3.5.4", &two_games(8, 9, &["1-5:11 2-6:== 3-7:== 4-8:=="]), "1-2 3-6 4-7 5-8");
}

/// 3.6.2: top members first, so the halves by number meet in order; other top members come last.
#[test]
fn article_3_6_2_identifiers() {
    check("3.6.2", &two_games(8, 9, &[]), "1-5 2-6 3-7 4-8");
    check("3.6.2: {1,2|4,3}", &two_games(4, 9, &["1-3:== 4-2:=="]), "1-4 2-3");
    let both = two_games(4, 9, &["1-3:== 4-2:==", "1-4:== 3-2:=="]);
    check("3.6.2: other top members", &both, "1-2 3-4");
}

#[test]
fn article_4_3_colours_in_order() {
    let first = two_games(4, 9, &[]);
    assert_eq!((1, "4.3.1".to_owned()), white(&first, SYSTEM, 1, 3), "1 is odd");
    assert_eq!((4, "4.3.1".to_owned()), white(&first, SYSTEM, 2, 4), "2 is even");
    let second = two_games(4, 9, &["1-3:== 2-4:=="]);
    assert_eq!((4, "4.3.2".to_owned()), white(&second, SYSTEM, 1, 4), "fewer Whites");
    let same = two_games(4, 9, &["1-3:== 4-2:=="]);
    assert_eq!((4, "4.3.4".to_owned()), white(&same, SYSTEM, 1, 4), "1 alternates");
    let other = two_games(4, 9, &["3-1:== 4-2:== "]);
    assert_eq!("4.3.2", white(&other, SYSTEM, 1, 4).1);
    let late = two_games(4, 9, &["3-1:== 2:Z 4:Z"]);
    assert_eq!((1, "4.3.4".to_owned()), white(&late, SYSTEM, 1, 4), "1 had Black, 4 nothing");
}

/// C.04.7: a match won in both games is 2 points.
#[test]
fn acceleration_is_worth_a_match() {
    let mut parts = two_games(8, 9, &[]).into_parts();
    parts.event.kind_code = "FIDE_DOUBLESWISS_BAKU".to_owned();
    let snapshot = Snapshot::new(parts).unwrap();
    check("C.04.7:1.2", &snapshot, "1-3 2-4 5-7 6-8");
    let field = Field::of(&snapshot, round(1), SYSTEM);
    assert_eq!((20, 0), (field.at(0).score.tenths(), field.at(4).score.tenths()));
}
