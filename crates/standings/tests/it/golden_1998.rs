//! ssb-course: five players, five rounds, every value of the golden table.

use ronde_model::Parts;
use ronde_standings::{Edition, Form};

use crate::notation::{check, player, ranking, standings, tournament};

/// A to E are 1 to 5, rated 2200 to 1800.
fn event() -> Parts {
    let mut parts = tournament(
        5,
        "2-5 =, 3-4 1, 1 U
         1-2 =, 5-3 0, 4 U
         3-1 0, 4-5 1, 2 U
         1-4 +, 2-3 =, 5 U
         4-2 0, 5-1 0, 3 U",
    );
    for (player, rating) in parts.players.iter_mut().zip([2200, 2100, 2000, 1900, 1800]) {
        player.rating = Some(rating);
    }
    parts
}

#[test]
fn every_value_of_the_golden_table() {
    let old = |list: &str, table: &str| check(&event(), Edition::E1998, Form::Swiss, list, table);
    old(
        "PTS,BH,BH/M1,BH/M2,BH/C1,BH/C2,SOB,SB",
        "1 4.5 14.0 9.5 3.0 13.0 10.0 65.5 9.00
         2 3.5 12.5 8.0 3.0 11.5 9.5 62.5 7.25
         3 3.5 12.5 8.0 3.0 11.5 9.5 62.5 6.00
         4 2.0 11.0 7.0 2.0 10.0 8.0 59.5 3.00
         5 1.5 12.5 8.0 3.0 11.5 9.5 62.5 2.00",
    );
    old(
        "PS,PS/C1,PS/C2,WON,WIN,KS,KS/L-1,KS/L-2",
        "1 13.0 12.0 10.5 2 2 1.5 2.5 3.5
         2 9.5 9.0 8.0 1 1 1.0 2.0 2.5
         3 11.0 10.0 8.0 2 2 0.5 1.5 2.5
         4 7.0 7.0 6.0 1 1 0.0 0.0 1.0
         5 4.5 4.0 3.5 0 0 0.5 0.5 0.5",
    );
    old(
        "ARO,ARO/C1,ARO/P",
        "1 2060.00 2125.00 1966.67
         2 2000.00 2050.00 1975.00
         3 2000.00 2050.00 2000.00
         4 1940.00 1975.00 1966.67
         5 2000.00 2050.00 2050.00",
    );
}

/// The column "adjusted": an unplayed game is a draw. C.07:16.3 leaves points for a bye as they
/// are.
#[test]
fn adjusted_scores_are_those_of_the_edition() {
    for (edition, expected) in
        [(Edition::E1998, [35, 30, 30, 20, 10]), (Edition::E2026, [45, 35, 35, 20, 15])]
    {
        let table = standings(event(), edition, Form::Swiss, "");
        let adjusted = [1, 2, 3, 4, 5].map(|it| table.adjusted(player(it)).unwrap().tenths());
        assert_eq!(expected, adjusted, "{edition}");
    }
}

#[test]
fn what_decides_between_b_and_c() {
    for (list, expected) in [
        ("DE", "1:1 2:2 2:3 4:4 5:5"),
        ("PS", "1:1 2:3 3:2 4:4 5:5"),
        ("KS", "1:1 2:2 3:3 4:4 5:5"),
        ("BH,BH/M1,BH/M2,BH/C1,BH/C2", "1:1 2:2 2:3 4:4 5:5"),
        ("SB", "1:1 2:2 3:3 4:4 5:5"),
        ("WON", "1:1 2:3 3:2 4:4 5:5"),
    ] {
        let standings = standings(event(), Edition::E1998, Form::Swiss, list);
        assert_eq!(expected, ranking(&standings), "{list}");
    }
}

/// 2.3.2: a difference of more than 350 points counts as 350.
#[test]
fn performance_with_the_350_point_rule() {
    let mut parts = tournament(3, "1-2 1, 3 U\n3-1 0, 2 U");
    for (player, rating) in parts.players.iter_mut().zip([2000, 1900, 1500]) {
        player.rating = Some(rating);
    }
    // (1900 + 1650) / 2 = 1775, and 800 for 100 %; 3 lost to 1850 instead of 2000.
    check(&parts, Edition::E1998, Form::Swiss, "TPR", "1 2575\n2 1200\n3 1050");
    // C.07 knows no such limit: (1900 + 1500) / 2 + 800.
    check(&parts, Edition::E2026, Form::Swiss, "TPR", "1 2500\n2 1200\n3 1200");
}

/// dutch-1992:F10: only the first place is broken, by the mutual games, the opponents' average, and
/// a recorded draw of lots.
#[test]
fn only_the_first_place_is_broken() {
    // 1 and 2 have 1½, 3 and 4 have ½; 1 and 2 drew, 2 had the stronger opponents.
    let text = "1-2 =, 3-4 =\n1-4 1, 2-3 1";
    let table = standings(tournament(4, text), Edition::E1992, Form::Swiss, "DE,ARO");
    assert_eq!("1:2 2:1 3:3 3:4", ranking(&table));
    let table = standings(tournament(4, text), Edition::E1998, Form::Swiss, "DE,ARO");
    assert_eq!("1:2 2:1 3:4 4:3", ranking(&table), "1998 goes on below");
    let equal = "1-2 =, 3-4 =";
    let mut parts = tournament(4, equal);
    parts.players.iter_mut().for_each(|player| player.rating = Some(2000));
    parts.rules.ranking.lots = vec![player(3), player(1), player(4), player(2)];
    let table = standings(parts, Edition::E1992, Form::Swiss, "DE,ARO");
    assert_eq!("1:3 2:1 3:4 4:2", ranking(&table));
}
