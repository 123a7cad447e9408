//! C.04.6 by rows: the article, a tournament, what must come out.

use ronde_model::{
    Colour, Forfeit, LineUp, MatchForfeit, Participant, Prohibition, RoundSpan, Score, Snapshot,
    System, TeamForm, TeamNumber, TeamPreferences,
};

use super::colours::preference;
use crate::colours::{ColourHistory, Strength};
use crate::contest::notation::{next, pairs, player, round, teams, white};
use crate::contest::{enter, view};
use crate::field::Field;
use crate::legality::violations;
use crate::steps::Act;
use crate::{Board, Detail, PairingError, pair};

const SYSTEM: System = System::Team2026;
const CODE: &str = "FIDE_TEAM";

#[track_caller]
fn check(article: &str, snapshot: &Snapshot, expected: &str) {
    assert_eq!(expected, pairs(snapshot, SYSTEM), "{article}");
}

fn changed(snapshot: &Snapshot, change: impl FnOnce(&mut ronde_model::Parts)) -> Snapshot {
    let mut parts = snapshot.clone().into_parts();
    change(&mut parts);
    Snapshot::new(parts).unwrap()
}

#[test]
fn article_0_colours_keep_nobody_apart() {
    // 1 and 2 had White in all their matches, and meet in the last round all the same.
    let snapshot = teams(CODE, 4, 3, &["1-3:1 2-4:1", "1-4:1 2-3:1"]);
    check("0", &snapshot, "1-2 3-4");
    let boards = [Board { white: player(1), black: player(2) }];
    assert_eq!(violations(&snapshot, round(3), SYSTEM, &boards, &[]), []);
}

#[test]
fn article_1_1_numbers_order() {
    check("1.1, 3.6: halves by number", &teams(CODE, 6, 5, &[]), "1-4 2-5 3-6");
}

#[test]
fn article_1_2_the_score_that_pairs() {
    // By match points 1, 3 and 6 are level; by game points 1 is ahead of them.
    let lines = ["1-4:1111 2-3:100= 5-6:=0=="];
    check("1.2, match points", &teams("FIDE_TEAM_MP_GP", 6, 5, &lines), "1-3 2-6 4-5");
    let by_games = teams("FIDE_TEAM_GP_MP", 6, 5, &lines);
    let scores: Vec<i32> = Field::of(&by_games, round(2), SYSTEM)
        .entrants()
        .iter()
        .map(|it| it.score.tenths())
        .collect();
    assert_eq!([40, 25, 25, 15, 15, 0], scores[..], "1.2, game points");
}

#[test]
fn article_1_4_the_bye_is_a_drawn_match() {
    let snapshot = changed(&teams(CODE, 3, 5, &["1-2:1= 3:U"]), |parts| parts.team_byes.clear());
    let start = changed(&snapshot, |parts| parts.rounds.clear());
    let paired = next(&start, SYSTEM).unwrap();
    let entered = enter(&start, &paired);
    let bye = &entered.team_byes[0];
    assert_eq!((10, 10), (bye.match_points.tenths(), bye.game_points.tenths()), "1 and ½ a board");
    assert_eq!(vec![TeamNumber::new(3)], bye.teams);
}

#[test]
fn article_1_5_a_bye_is_no_float() {
    let floats = |snapshot: &Snapshot, at: usize| -> Vec<u32> {
        let field = Field::of(snapshot, round(at), SYSTEM);
        let floated = field.entrants().iter().filter(|it| it.floats[0].is_some());
        let mut numbers: Vec<u32> = floated.map(|it| it.number.get()).collect();
        numbers.sort_unstable();
        numbers
    };
    let lines = ["1-3:1 2-4:1 5:U", "1-2:= 3-5:= 4:U"];
    assert_eq!([3, 5].as_slice(), floats(&teams(CODE, 5, 9, &lines), 3), "0 met 1, the bye no");
    let forfeited = ["1-3:1 2-4:1 5:U", "1-2:= 3-5:+ 4:U"];
    assert!(floats(&teams(CODE, 5, 9, &forfeited), 3).is_empty(), "nor a forfeited match");
}

#[test]
fn article_1_6_1_the_colour_of_a_match() {
    let white_of_first = |snapshot: &Snapshot| {
        let view = view(snapshot, SYSTEM).into_owned();
        let game = view.rounds[0].games()[0];
        (game.white.get(), Field::of(snapshot, round(2), SYSTEM).at(0).colours.games())
    };
    assert_eq!((1, 1), white_of_first(&teams(CODE, 2, 5, &["1-2:=-"])), "board 1");
    assert_eq!((1, 1), white_of_first(&teams(CODE, 2, 5, &["1-2:-="])), "forfeited, as scheduled");
    assert_eq!((1, 0), white_of_first(&teams(CODE, 2, 5, &["1-2:+-"])), "no board was played");
    // Board 1 of team 1 stays empty: the colours are read off board 2.
    let empty = changed(&teams(CODE, 2, 5, &["2-1:x="]), |parts| {
        let team = TeamNumber::new(1).unwrap();
        let boards = vec![None, Some(player(2))];
        parts.line_ups.push(LineUp { round: round(1), team, opponent: None, boards });
    });
    assert_eq!((2, 1), white_of_first(&empty), "an empty first board");
}

#[test]
fn article_1_7_preferences() {
    let form = |preferences| TeamForm { preferences, ..TeamForm::DEFAULT };
    let (a, b) = (form(TeamPreferences::TypeA), form(TeamPreferences::TypeB));
    // (colours, type A, type B, type B in the last round)
    for (had, simple, graded, last) in [
        ("", "", "", ""),
        ("w", "", "b", "b"),
        ("b", "", "w", "w"),
        ("wb", "", "w", ""),
        ("bw", "", "b", ""),
        ("ww", "b", "B", "B"),  // CD +2
        ("bww", "b", "B", "B"), // CD +1 and White twice
        ("wbb", "w", "W", "W"),
        ("wwb", "", "b", "b"),   // CD +1, but Black last
        ("bbww", "b", "B", "B"), // CD 0 and White twice: strong comes before mild
        ("wwbb", "w", "W", "W"),
        ("wwwbb", "", "b", "b"), // CD +1 and Black twice: White is not due
        ("wwwb", "b", "B", "B"),
    ] {
        let mut colours = ColourHistory::default();
        for letter in had.chars() {
            colours.push(if letter == 'w' { Colour::White } else { Colour::Black });
        }
        let told = |form, is_last| {
            preference(form, &colours, is_last).map_or(String::new(), |it| {
                let letter = if it.colour == Colour::White { "w" } else { "b" };
                match it.strength {
                    Strength::Strong => letter.to_uppercase(),
                    _ => letter.to_owned(),
                }
            })
        };
        assert_eq!(simple, told(a, false), "1.7.1 after {had:?}");
        assert_eq!(graded, told(b, false), "1.7.2 after {had:?}");
        assert_eq!(last, told(b, true), "1.7.2 after {had:?}, last round");
        assert_eq!("", told(form(TeamPreferences::None), false), "1.7 without preferences");
    }
}

#[test]
fn c1_no_rematch_but_after_a_forfeit() {
    let met = teams(CODE, 4, 5, &["1-3:= 2-4:="]);
    check("C1", &met, "1-4 2-3");
    check("C1, C.04.2:3.5", &teams(CODE, 4, 5, &["1-3:+ 2-4:+"]), "1-2 3-4");
    let forfeited = teams(CODE, 2, 5, &["1-2:x"]);
    check("C1: nobody came", &forfeited, "1-2");
    let written = changed(&teams(CODE, 2, 5, &["1:Z 2:Z"]), |parts| {
        parts.requests.clear();
        let [white, black] = [1, 2].map(|it| TeamNumber::new(it).unwrap());
        let result = Forfeit::WhiteWins;
        parts.match_forfeits.push(MatchForfeit { round: round(1), white, black, result });
    });
    check("C1, TRF26:330", &written, "1-2");
    let error = next(&teams(CODE, 2, 5, &["1-2:="]), SYSTEM);
    assert!(matches!(error, Err(PairingError::NoCompletePairing(_))), "C1");
}

#[test]
fn c2_who_may_have_the_bye() {
    let barred = |line: &str| {
        let field = Field::of(&teams(CODE, 5, 5, &[line]), round(2), SYSTEM);
        let barred = field.entrants().iter().filter(|it| it.bye_barred.is_some());
        let mut numbers: Vec<u32> = barred.map(|it| it.number.get()).collect();
        numbers.sort_unstable();
        numbers
    };
    assert_eq!([5].as_slice(), barred("1-3:= 2-4:= 5:U"), "C2, the bye");
    assert_eq!([1].as_slice(), barred("1-3:+ 2-4:= 5:H"), "C2, won by forfeit; ½ bars nobody");
    assert_eq!([5].as_slice(), barred("1-3:= 2-4:x 5:F"), "C2, a full-point bye");
    assert_eq!([1, 5].as_slice(), barred("1-3:++ 2-4:+= 5:U"), "C2: one forfeited board is none");
}

#[test]
fn c3_the_rest_can_be_paired() {
    // 5 and 6 have met everybody below but each other and 1 to 4 are free: 3-4 stays possible.
    let snapshot = teams(CODE, 6, 9, &["1-2:= 3-5:1 4-6:1", "1-3:= 2-4:= 5-6:="]);
    let paired = next(&snapshot, SYSTEM).unwrap();
    assert_eq!(3, paired.boards.len(), "C3: everybody has an opponent");
    let broken = violations(&snapshot, round(3), SYSTEM, &paired.boards, &[]);
    assert_eq!(broken, []);
}

#[test]
fn c4_fewest_upfloaters() {
    // 2, 2, 2 | 0, 0, 0: one comes up.
    let snapshot = teams(CODE, 6, 9, &["1-4:1 2-5:1 3-6:1"]);
    check("C4", &snapshot, "1-3 2-4 5-6");
    let upfloaters = next(&snapshot, SYSTEM).unwrap().reasons.steps.iter().find_map(|it| {
        let Act::Takes { moved, .. } = &it.act else { return None };
        Some(moved.clone())
    });
    assert_eq!(Some(vec![player(4)]), upfloaters);
}

#[test]
fn c5_scores_in_ascending_order() {
    // 1 leads alone; of those below who has most points comes up, whatever the number.
    let snapshot = teams(CODE, 6, 9, &["1-4:1 6-2:= 3-5:="]);
    check("C5", &snapshot, "1-2 3-6 4-5");
}

#[test]
fn c6_the_following_scoregroup() {
    // 1 leads (4). Below, 2, 3 and 4 have 2 points, and 3 and 4 have met: with 2 raised they
    // would need two upfloaters; so 3 comes up.
    let lines = ["1-5:1 2-6:1 3-4:=", "1-6:1 3-5:= 4-2:="];
    let snapshot = teams("FIDE_TEAM_MP_GP", 6, 9, &lines);
    let field = Field::of(&snapshot, round(3), SYSTEM);
    let scores: Vec<(u32, i32)> =
        field.entrants().iter().map(|it| (it.number.get(), it.score.tenths())).collect();
    assert_eq!([(1, 40), (2, 30), (3, 20), (4, 20), (5, 10), (6, 0)], scores[..]);
    check("C6", &snapshot, "1-2 3-6 4-5");
}

/// 1 leads alone, 2 and 3 follow. In round 2, 2 met a team of another score, 3 did not: 3 is
/// raised, but in the last two rounds 2 is.
#[test]
fn c7_spares_floaters_until_the_last_two_rounds() {
    let lines = ["1-5:1 2-6:1 3-7:= 4-8:=", "1-7:1 2-4:= 3-8:1 5-6:="];
    for (declared, raised) in [(9, 3), (5, 3), (4, 2), (3, 2)] {
        let snapshot = teams("FIDE_TEAM_MP_GP", 8, declared, &lines);
        let steps = next(&snapshot, SYSTEM).unwrap().reasons.steps;
        let first = steps.iter().find_map(|it| match &it.act {
            Act::Takes { moved, .. } => Some(moved.clone()),
            _ => None,
        });
        assert_eq!(Some(vec![player(raised)]), first, "C7, {declared} rounds");
    }
}

#[test]
fn c8_comes_before_the_order() {
    // After two rounds 1 and 3 are due Black, 2 and 4 White; by numbers 1 would meet 3.
    let lines = ["1-5:1 6-2:0 3-7:1 8-4:0", "1-6:1 5-2:0 3-8:1 7-4:0"];
    check("C8", &teams("FIDE_TEAM_TYPEA_MP_GP", 8, 9, &lines), "1-4 2-3 5-7 6-8");
    check("without preferences", &teams("FIDE_TEAM_MP_GP", 8, 9, &lines), "1-3 2-4 5-7 6-8");
}

#[test]
fn c9_strong_preferences_of_type_b() {
    // 1, 2, 3 are due Black, 1 and 2 strongly; 4 is due White. 1-2 would deny a strong one.
    let lines = ["1-5:1 2-6:1 7-3:0 8-4:0", "1-7:1 2-8:1 3-5:1 6-4:0", "1-6:1 2-7:1 3-8:1 5-4:0"];
    let snapshot = teams("FIDE_TEAM_TYPEB_MP_GP", 8, 9, &lines);
    let field = Field::of(&snapshot, round(4), SYSTEM);
    let strong = |number: u32| {
        let entrant = field.entrants().iter().find(|it| it.number.get() == number).unwrap();
        entrant.preference.map(|it| (it.colour, it.strength))
    };
    assert_eq!(Some((Colour::Black, Strength::Strong)), strong(1));
    assert_eq!(Some((Colour::White, Strength::Strong)), strong(4));
    let paired = pairs(&snapshot, SYSTEM);
    assert!(paired.starts_with("1-4 2-3") || paired.starts_with("1-3 2-4"), "C9: {paired}");
}

#[test]
fn criteria_stand_in_the_order_of_the_book() {
    let articles: Vec<&str> = super::CRITERIA.iter().map(|row| row.article).collect();
    let expected: Vec<String> = (4..=10).map(|number| format!("C.04.6:C{number}")).collect();
    assert_eq!(expected, articles, "2.3: their order");
}

#[test]
fn article_3_3_3_no_pairing() {
    let snapshot = changed(&teams(CODE, 4, 9, &[]), |parts| {
        let members = (1..=3).map(|it| Participant::Team(TeamNumber::new(it).unwrap())).collect();
        parts.prohibitions.push(Prohibition { rounds: RoundSpan::ALWAYS, members });
    });
    let error = next(&snapshot, SYSTEM);
    assert!(matches!(error, Err(PairingError::NoCompletePairing(_))), "3.3.3");
    assert!(crate::facts::deadlock(&snapshot, round(1), SYSTEM).is_some(), "3.3.3: its facts");
}

#[test]
fn article_3_4_the_bye() {
    check("3.4.4: largest number", &teams(CODE, 5, 9, &[]), "1-3 2-4 5");
    check("3.4.2: lowest score", &teams(CODE, 5, 9, &["1-3:0 2-4:1 5:U"]), "1-5 2-3 4");
    // 4 and 3 have 0; 3 has played, 4 was away.
    check("3.4.3: most matches", &teams(CODE, 5, 9, &["1-3:1 2-5:= 4:Z"]), "1-2 4-5 3");
}

/// 3.5.4: {2,6,1} < {2,6,3} < … is the order of sets sorted by score and number; of sets that are
/// as good the first is taken.
#[test]
fn article_3_5_4_sets_in_order() {
    let snapshot = teams(CODE, 8, 9, &["1-5:1 2-6:= 3-7:= 4-8:="]);
    check("3.5.4", &snapshot, "1-2 3-6 4-7 5-8");
}

/// 3.6.2: top members first, so the halves by number meet in order; exchanges come after
/// transpositions.
#[test]
fn article_3_6_2_identifiers() {
    check("3.6.2", &teams(CODE, 8, 9, &[]), "1-5 2-6 3-7 4-8");
    let met = teams(CODE, 4, 9, &["1-3:= 4-2:="]);
    check("3.6.2: {1,2|4,3} before {1,3|2,4}", &met, "1-4 2-3");
    let both = teams(CODE, 4, 9, &["1-3:= 4-2:=", "1-4:= 3-2:="]);
    check("3.6.2: other top members", &both, "1-2 3-4");
}

#[test]
fn article_4_3_colours_in_order() {
    let first = teams(CODE, 4, 9, &[]);
    assert_eq!((1, "4.3.1".to_owned()), white(&first, SYSTEM, 1, 3), "1 is odd");
    assert_eq!((4, "4.3.1".to_owned()), white(&first, SYSTEM, 2, 4), "2 is even");
    let second = teams(CODE, 4, 9, &["1-3:= 4-2:="]);
    let won = teams(CODE, 4, 9, &["1-3:= 4-2:1"]);
    assert_eq!((1, "4.3.8".to_owned()), white(&won, SYSTEM, 1, 4), "4 is first and had White");
    assert_eq!("4.3.8", white(&second, SYSTEM, 1, 4).1, "both had White; the first alternates");
    assert_eq!("4.3.8", white(&second, SYSTEM, 2, 3).1);
    let mixed = teams(CODE, 4, 9, &["1-3:= 2-4:="]);
    assert_eq!((4, "4.3.5".to_owned()), white(&mixed, SYSTEM, 1, 4), "CD +1 against −1");
    let late = teams(CODE, 3, 9, &["1-2:= 3:Z"]);
    let bye = teams(CODE, 4, 9, &["1-2:= 3:Z 4:Z"]);
    assert_eq!("4.3.5", white(&bye, SYSTEM, 1, 3).1, "CD +1 against 0");
    assert!(next(&late, SYSTEM).is_ok());
}

/// C.04.7: virtual match points make scoregroups, and no first-team (4.2).
#[test]
fn acceleration_makes_scoregroups_only() {
    let snapshot = teams("FIDE_TEAM_BAKU", 8, 9, &[]);
    check("C.04.7:1.2", &snapshot, "1-3 2-4 5-7 6-8");
    let field = Field::of(&snapshot, round(1), SYSTEM);
    assert_eq!((20, 0), (field.at(0).score.tenths(), field.at(0).points.tenths()));
    assert_eq!(Score::ZERO, field.at(4).score);
}

#[test]
fn a_team_is_paired_under_its_number() {
    let snapshot = teams(CODE, 4, 9, &[]);
    let paired = pair(&snapshot, round(1), SYSTEM, Colour::White, Detail::Nothing).unwrap();
    let entered = enter(&snapshot, &paired);
    let seen = view(&entered, SYSTEM);
    let boards: Vec<Board> = seen.rounds[0]
        .games()
        .iter()
        .map(|game| Board { white: game.white, black: game.black })
        .collect();
    let mut sorted = paired.boards.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, boards, "what is entered is read again");
}
