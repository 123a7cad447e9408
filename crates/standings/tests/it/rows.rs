//! Hand-worked rows: every tie-break, every modifier, every kind of unplayed round.

use ronde_model::{AbnormalKind, AbnormalPoints, Parts, PointSystem, Score};
use ronde_standings::{Edition, Form};

use crate::notation::{check, player, ranking, standings, tournament};

/// Six players, four rounds, with every kind of unplayed round.
///
/// 1: beats 2, draws 3, beats 4, half-point bye (category 5).        3.0 of 4
/// 2: loses to 1, pairing bye, beats 5, wins by forfeit against 3.   3.0
/// 3: draws with 4, draws with 1, full-point bye, forfeit loss to 2. 2.0
/// 4: draws with 3, zero-point bye, loses to 1, beats 5.             1.5
/// 5: loses to 6, draws with 6, loses to 2, loses to 4.              0.5
/// 6: beats 5, draws with 5, then leaves.                            1.5
fn event() -> Parts {
    tournament(
        6,
        "1-2 1, 3-4 =, 5-6 0
         3-1 =, 6-5 =, 2 U, 4 Z
         1-4 1, 5-2 0, 3 F
         2-3 +, 4-5 1, 1 H",
    )
}

fn check_2026(list: &str, table: &str) {
    check(&event(), Edition::E2026, Form::Swiss, list, table);
}

/// C.07:7.
#[test]
fn own_results() {
    check_2026(
        "WIN,WON,BPG,BWG,REP,STD,TPN,RTNG,PTS",
        "1 2 2 1 0 3 3.0 1 2400 3.0
         2 3 1 2 1 4 3.0 2 2300 3.0
         3 1 0 0 0 3 2.0 3 2200 2.0
         4 1 1 2 0 3 1.5 4 2100 1.5
         5 0 0 2 0 4 0.5 5 2000 0.5
         6 1 1 1 1 2 1.5 6 1900 1.5",
    );
    // Running scores of 1: 1, 1½, 2½, 3; of 6: 1, 1½, 1½, 1½; a cut round may be an unplayed one.
    check_2026(
        "PS,PS/C1,PS/C2",
        "1 8.0 7.0 5.5
         2 6.0 6.0 5.0
         3 5.5 5.0 4.0
         4 3.0 2.5 2.0
         5 1.5 1.5 1.0
         6 5.5 4.5 3.0",
    );
}

/// C.07:16.3: what opponents see. 1 took a bye in the last round (a draw: nothing changes), 6 left
/// after round 2: 1½ + ½ + ½ = 2½; 4 came back after the bye, so it stays 0.
///
/// C.07:16.4, 2026: dummies of 1: 3.0, at most 4 × ½ = 2; of 2: bye 3.0 → 2, forfeit win: at most
/// the 2.0 of 3; of 3: full bye 2.0, forfeit loss: own 2.0 < 3.0; of 4: 1.5; of 6: 1.5 twice.
#[test]
fn buchholz_and_its_dummies() {
    check_2026(
        "BH,BH/C1,BH/C2,BH/M1,BH/M2",
        // 1: 3, 2, 1.5, dummy 2.       The bye is voluntary and goes first.
        // 2: 3, dummy 2, 0.5, dummy 2. No voluntary round.
        // 3: 1.5, 3, dummy 2, dummy 2. The forfeit loss is voluntary.
        // 4: 2, dummy 1.5, 3, 0.5.     The zero-point bye goes before the 0.5.
        // 5: 2.5, 2.5, 3, 1.5.
        // 6: 0.5, 0.5, dummies 1.5, 1.5.
        "1 8.5 6.5 5.0 3.5 0.0
         2 7.5 7.0 5.0 4.0 0.0
         3 8.5 6.5 5.0 3.5 0.0
         4 7.0 5.5 5.0 2.5 0.0
         5 9.5 8.0 5.5 5.0 0.0
         6 4.0 2.5 1.0 1.0 0.0",
    );
}

/// C.07 of 2024: the same without limits to the dummies.
#[test]
fn buchholz_of_2024() {
    check(
        &event(),
        Edition::E2024,
        Form::Swiss,
        "BH,BH/C1,SB",
        // 1: dummy 3. 2: dummies 3 and 3. 3, 4, 6 have nothing above the limits.
        "1 9.5 6.5 7.00
         2 9.5 9.0 6.50
         3 8.5 6.5 4.25
         4 7.0 5.5 1.50
         6 4.0 2.5 0.75",
    );
}

/// C.07:9.1, 14 and 16.5: of the lowest voluntary product and the least significant value, the
/// higher is cut.
#[test]
fn sonneborn_berger() {
    check_2026(
        "SB,SB/C1,SB/C2,SB/P",
        // 1: 3×1, 2×½, 1.5×1, dummy 2×½ = 6.5. Least significant: 1.5 of the lowest opponent;
        //    voluntary: 1.0, lower, so 1.5 goes. Then 2×½ of 3 against the voluntary 1.0: equal.
        // 2: 0, 2×1, 0.5×1, 2×1 = 4.5; cuts 0.5, then 2.0.
        // 3: 1.5×½, 3×½, 2×1, 2×0 = 4.25. Least: 0.75; voluntary 0: lower, so 0.75 goes; then the
        //    least significant are both 2.0 opponents: the smaller product 0 is the voluntary one.
        // 4: 2×½, 0, 0, 0.5×1 = 1.5. Least: 0.5; voluntary 0: 0.5 goes; then the dummy 1.5×0.
        // 6: 0.5×1, 0.5×½, 0, 0 = 0.75. Least: 0.25; then 0.5: voluntary 0 is lower each time.
        "1 6.50 5.00 4.00 6.50
         2 4.50 4.00 2.00 4.50
         3 4.25 3.50 3.50 4.25
         4 1.50 1.00 1.00 1.50
         5 1.25 1.25 1.25 1.25
         6 0.75 0.50 0.00 0.75",
    );
}

/// `/P`: forfeits count as games against the scheduled opponent, and are then not voluntary.
#[test]
fn forfeits_as_played() {
    check_2026(
        "BH/P,BH/C1/P",
        // 2: 3, dummy 2, 0.5, 2 of player 3. 3: 1.5, 3, dummy 2, 3 of player 2: cut 1.5.
        "2 7.5 7.0
         3 9.5 8.0",
    );
}

/// C.07:8.3: the last round's 2-3 (a known forfeit) and 4-5 are drawn; the bye of 1 stays.
#[test]
fn fore_buchholz() {
    check_2026(
        "FB,FB/C1,FB/C2,FB/M1,FB/M2,FB/P,BH/F",
        // Scores: 1 3.0, 2 2.5, 3 2.5, 4 1.0, 5 1.0, 6 2.5 (adjusted).
        // 1: 2.5, 2.5, 1, dummy 2. 2: 3, dummy 2, 1, 2.5. 3: 1, 3, dummy 2, 2.5.
        // 4: 2.5, dummy 1, 3, 1. 5: 2.5, 2.5, 2.5, 1. 6: 1, 1, 1.5, 1.5.
        "1 8.0 6.0 5.0 3.5 0.0 8.0 8.0
         2 8.5 7.5 5.5 4.5 0.0 8.5 8.5
         3 8.5 7.5 5.5 4.5 0.0 8.5 8.5
         4 7.5 6.5 5.5 3.5 0.0 7.5 7.5
         5 8.5 7.5 5.0 5.0 0.0 8.5 8.5
         6 5.0 3.5 2.0 2.0 0.0 5.0 5.0",
    );
}

/// Before the final round there is nothing to draw: FB is BH.
#[test]
fn fore_buchholz_of_an_unfinished_tournament() {
    let mut parts = event();
    parts.rules.declared_rounds = Some(9);
    let table = standings(parts, Edition::E2026, Form::Swiss, "BH,FB");
    for row in table.rows() {
        assert_eq!(row.values[0], row.values[1], "{:?}", row.who);
    }
}

/// C.07:8.2, exact: 1 met 2 (7.5), 3 (8.5), 4 (7.0): 23/3.
#[test]
fn average_of_buchholz() {
    check_2026(
        "AOB,AOB/F",
        "1 7.67 8.17
         2 9.00 8.25
         6 9.50 8.50",
    );
    let table = standings(event(), Edition::E2026, Form::Swiss, "AOB");
    let value = table.row_of(player(1)).unwrap().values[0].number().unwrap();
    assert_eq!("23/3", value.to_string());
}

/// C.07:9.2: at least 2 of 4 points: 1, 2, 3. `/L-1` takes 4 and 6 in, `/L+2` leaves 1 and 2.
#[test]
fn koya() {
    check_2026(
        "KS,KS/L-1,KS/L+2,KS/L+3",
        "1 1.5 2.5 1.0 0.0
         2 1.0 1.0 0.0 0.0
         3 0.5 1.0 0.5 0.0
         4 0.5 0.5 0.0 0.0
         5 0.0 0.5 0.0 0.0",
    );
}

/// C.07:10. Ratings 2400, 2300, 2200, 2100, 2000, 1900.
#[test]
fn ratings() {
    check_2026(
        "ARO,ARO/C1,ARO/C2,ARO/M1,TPR,PTP,APRO,APPO",
        // 1: 2300, 2200, 2100, 2½ of 3 = .83: 2200 + 273. At 2489 the expected score is .75 + .84 +
        // .91 = 2.50, at 2488 it is 2.49. 2: 2400 and 2000, 1 of 2: at 2198 it is .24 + .76. 6:
        // 2000 twice, 1½ of 2: .75 from 189 on. TPR of 3, 4, 5: 2250, 2200, 2050 − 322 (½ of 4 is
        // .125, so .13).
        "1 2200 2250 2300 2200 2473 2489 2217 2214
         2 2200 2400 - - 2200 2198 2101 2079
         6 2000 2000 - - 2193 2189 1728 1668",
    );
}

/// C.07:10.3: nothing scored, and everything.
#[test]
fn perfect_performance_at_its_ends() {
    let parts = tournament(3, "1-2 1, 3 U\n1-3 1, 2 U");
    // 1 beats 2300 and 2200: 2300 + 736. 2 loses to 2400: 2400 − 800.
    check(&parts, Edition::E2026, Form::Swiss, "PTP,TPR", "1 3036 3050\n2 1600 1600\n3 1600 1600");
}

/// C.07:10: an unrated player who takes part ends all rating tie-breaks, unless a rating is set
/// beforehand; one who never came does not.
#[test]
fn unrated_players() {
    let mut parts = event();
    parts.players[5].rating = None;
    check(&parts, Edition::E2026, Form::Swiss, "ARO,TPR,PTP,APRO,APPO,RTNG", "1 - - - - - -");
    let mut absent = tournament(3, "1-2 1");
    absent.players[2].rating = None;
    check(&absent, Edition::E2026, Form::Swiss, "ARO", "1 2300\n2 2400\n3 -");
    parts.rules.ranking.unrated = Some(1400);
    let table = standings(parts, Edition::E2026, Form::Swiss, "ARO");
    // 5 met 6 (1400) twice, 2 and 4: (1400 + 1400 + 2300 + 2100) / 4.
    assert_eq!("1800", crate::notation::value(&table, player(5), 0));
}

/// C.07:7.8, 10.6: `/R` turns the order.
#[test]
fn reversed_orders() {
    let text = "1-2 =, 3-4 =";
    for (list, expected) in [
        ("TPN", "1:1 2:2 3:3 4:4"),
        ("TPN/R", "1:4 2:3 3:2 4:1"),
        ("RTNG", "1:1 2:2 3:3 4:4"),
        ("RTNG/R", "1:4 2:3 3:2 4:1"),
        ("", "1:1 1:2 1:3 1:4"),
    ] {
        let table = standings(tournament(4, text), Edition::E2026, Form::Swiss, list);
        assert_eq!(expected, ranking(&table), "{list}");
    }
}

/// C.07:6.
#[test]
fn direct_encounter() {
    for (name, players, text, expected) in [
        ("6.2: all have met", 4, "1-2 0, 3-4 1\n3-1 0, 2-4 1\n1-4 1, 2-3 0", "1:1 1:2 1:3 4:4"),
        (
            "two pairs, one game each",
            4,
            "1-2 1, 3-4 1\n1-3 1, 2-4 1\n4-1 1, 2-3 1",
            "1:1 2:2 3:3 4:4",
        ),
        ("6.3: two who did not meet", 4, "1-2 0, 3-4 =\n1-4 1, 2-3 =", "1:2 2:1 2:3 4:4"),
        ("6.3: not met, nothing is certain", 4, "1-3 1, 2-4 1", "1:1 1:2 3:3 3:4"),
        // 1, 2 and 3 have a point each. 1 beat 2; 3 met neither and could still catch up.
        ("6.3: the missing game could change it", 6, "1-2 1, 3-4 1, 5-6 =\n4-1 1, 2-5 1", ""),
    ] {
        let table = standings(tournament(players, text), Edition::E2026, Form::Swiss, "DE");
        if !expected.is_empty() {
            assert_eq!(expected, ranking(&table), "{name}");
            continue;
        }
        let of = |who: u32| table.row_of(player(who)).unwrap().values[0].text(0);
        assert_eq!(["0", "0", "0"], [of(1), of(2), of(3)].each_ref().map(String::as_str), "{name}");
    }
}

/// 6.3: all four have three points. 1 beat 2, 3 and 4; the games among those are missing, so each
/// of them can reach two in the table; 1 has three and is first. The others start anew and stay.
#[test]
fn a_leader_whatever_the_missing_games_bring() {
    let text = "1-2 1, 3-5 1, 4-6 1\n1-3 1, 2-5 1, 4-6 1\n1-4 1, 2-6 1, 3-5 1
                5-1 1, 2 U, 3 F, 4 F";
    let table = standings(tournament(6, text), Edition::E2026, Form::Swiss, "DE");
    let values = [1, 2, 3, 4].map(|who| table.row_of(player(who)).unwrap().values[0].text(0));
    assert_eq!(["1", "2", "2", "2"], values.each_ref().map(String::as_str));
    assert_eq!("1:1 2:2 2:3 2:4 5:5 6:6", ranking(&table));
}

/// Forfeits are no encounter, unless `/P` or pairings fixed beforehand make them one (15.2).
#[test]
fn direct_encounter_with_a_forfeit() {
    let text = "1-2 +, 3-4 =\n4-1 1, 2-3 1";
    for (form, list, expected) in [
        (Form::Swiss, "DE", "1:4 2:1 2:2 4:3"),
        (Form::Swiss, "DE/P", "1:4 2:1 3:2 4:3"),
        (Form::Predetermined, "DE", "1:4 2:1 3:2 4:3"),
    ] {
        let table = standings(tournament(4, text), Edition::E2026, form, list);
        assert_eq!(expected, ranking(&table), "{form:?} {list}");
    }
}

/// 6.1: several meetings count their average; three of them are a fraction that no decimal holds.
#[test]
fn repeated_opponents() {
    // 1 and 2 meet three times: 1, 0, ½ for 1 is exactly ½ a game; both end with 1½.
    let level = "1-2 1\n2-1 1\n1-2 =";
    let table = standings(tournament(2, level), Edition::E2026, Form::Swiss, "DE");
    assert_eq!("1:1 1:2", ranking(&table));
    // 4.4: BH counts the opponent once for each meeting.
    check(&tournament(2, level), Edition::E2026, Form::Swiss, "BH,SB", "1 4.5 2.25\n2 4.5 2.25");
    // 1, 2, 3 tie with 2 points: 1 made 2/3 a game against 2 and ½ against 3; 2 made 1/3 and 1.
    let three =
        "1-2 1, 3-4 1\n2-1 0, 3-4 0\n1-2 0, 3-4 1\n1-3 =, 2-4 =\n2-3 1, 1-4 0\n3-4 =, 1 Z, 2 Z";
    let table = standings(tournament(4, three), Edition::E2026, Form::Swiss, "DE");
    let tied = [1, 2, 3].map(|who| table.row_of(player(who)).unwrap().score.tenths());
    assert_eq!([25, 25, 30], tied, "only 1 and 2 are tied");
    assert_eq!("1", table.row_of(player(1)).unwrap().values[0].text(0), "2/3 against 1/3");
}

/// C.07:4.2: each group goes on by itself; here three steps are needed.
#[test]
fn ties_that_split_in_three_steps() {
    // Six players with one point each after two rounds, told apart by BH, then WON, then TPN.
    let text = "1-4 1, 2-5 1, 3-6 1\n4-2 1, 5-3 =, 6-1 1";
    let parts = tournament(6, text);
    let table = standings(parts.clone(), Edition::E2026, Form::Swiss, "BH,WON,TPN");
    check(
        &parts,
        Edition::E2026,
        Form::Swiss,
        "PTS,BH,WON",
        "1 1.0 2.0 1
         2 1.0 1.5 1
         3 1.5 1.5 1
         4 1.0 2.0 1
         5 0.5 2.5 0
         6 1.0 2.5 1",
    );
    assert_eq!("1:3 2:6 3:1 4:4 5:2 6:5", ranking(&table));
}

/// A double forfeit is a forfeit loss for both (16.2, category 4).
#[test]
fn double_forfeit() {
    let parts = tournament(4, "1-2 --, 3-4 1\n1-3 1, 2-4 1\n1-4 1, 2-3 1");
    check(
        &parts,
        Edition::E2026,
        Form::Swiss,
        "PTS,WIN,REP,STD,BH,BH/C1,SB",
        // Dummy of 1: own 2.0, at most the 2.0 of player 2. It is voluntary and is cut.
        "1 2.0 2 2 2.0 3.0 1.0 1.00
         2 2.0 2 2 2.0 3.0 1.0 1.00
         3 1.0 1 3 1.0 4.0 4.0 0.00
         4 0.0 0 3 0.0 5.0 4.0 0.00",
    );
}

/// Withdrawal: every round after it is a zero-point bye, a draw for those who met him (16.3).
#[test]
fn withdrawal() {
    let parts = tournament(4, "1-2 0, 3-4 1\n2-3 1\n2-4 1, 3 U\n2 U, 3-4 =");
    check(
        &parts,
        Edition::E2026,
        Form::Swiss,
        "PTS,REP,BH,BH/C1",
        // 1 lost and left: 0 + 3 × ½ = 1.5 for player 2; his own dummies have his 0 points.
        // 2: 1.5, 2.5, 0.5, dummy: 4.0 at most 2.
        "1 0.0 1 4.0 4.0
         2 4.0 4 6.5 6.0
         3 2.5 4 7.0 6.5
         4 0.5 3 9.5 9.0",
    );
}

/// C.07:15.2: with pairings fixed beforehand forfeits are games; since 2026 not for ratings, and
/// forfeit losses not for own results.
#[test]
fn forfeits_in_a_round_robin() {
    let parts = tournament(4, "1-4 1, 2-3 =\n4-3 +, 1-2 =\n2-4 1, 3-1 1");
    check(
        &parts,
        Edition::E2026,
        Form::Predetermined,
        "WIN,WON,BPG,BWG,REP,STD,SB,KS,ARO,TPR",
        // Scores: 1 1.5, 2 2.0, 3 1.5, 4 1.0. 4 won by forfeit with White against 3.
        "1 1 1 1 0 3 1.5 2.00 0.5 2200 2200
         2 1 1 1 0 3 2.0 2.50 1.0 2233 2358
         3 1 1 1 0 2 1.5 2.50 1.5 2350 2543
         4 1 1 2 0 3 1.0 1.50 1.0 2350 1550",
    );
    check(
        &parts,
        Edition::E2024,
        Form::Predetermined,
        "WON,ARO",
        "3 1 2267
         4 1 2300",
    );
}

/// In a round robin of an odd number a rest adds nothing, and Koya's half is of four games.
#[test]
fn rest_in_a_round_robin() {
    let parts = tournament(3, "1-2 1, 3 Z\n3-1 =, 2 Z\n2-3 1, 1 Z");
    check(
        &parts,
        Edition::E2026,
        Form::Predetermined,
        "PTS,BH,SB,KS",
        "1 1.5 1.5 1.25 1.0
         2 1.0 2.0 0.50 0.0
         3 0.5 2.5 0.75 0.5",
    );
}

/// Games that an arbiter decided, and games that go on.
#[test]
fn unusual_results() {
    let parts = tournament(4, "1-2 00, 3-4 =0");
    check(
        &parts,
        Edition::E2026,
        Form::Swiss,
        "PTS,STD,WIN,BH",
        // 7.7: equal to the opponent is a half, more than the opponent is one, whatever it was.
        "1 0.0 0.5 0 0.0
         2 0.0 0.5 0 0.0
         3 0.5 1.0 0 0.0
         4 0.0 0.0 0 0.5",
    );
    let parts = tournament(4, "1-2 1, 3-4 ?");
    check(&parts, Edition::E2026, Form::Swiss, "PTS,BPG,BH,REP", "3 0.0 0 0.0 1\n4 0.0 0 0.0 1");
}

/// Other point systems: 3-1-0 with a bye of two points.
#[test]
fn three_points_for_a_win() {
    let mut parts = tournament(3, "1-2 1, 3 U\n3-1 =, 2 U\n2-3 0, 1 H");
    parts.rules.points =
        PointSystem { pairing_bye: Score::from_points(2), ..PointSystem::of(30, 10, 0) };
    check(
        &parts,
        Edition::E2026,
        Form::Swiss,
        "PTS,WIN,STD,BH,SB,KS",
        // 1: 3 + 1 + 1, 2: 0 + 2 + 0, 3: 2 + 1 + 3. Dummies at most 3 × 1.
        "1 5.0 1 2.0 11.0 15.00 1.0
         2 2.0 0 1.0 13.0 4.00 0.0
         3 6.0 1 2.5 10.0 17.00 1.0",
    );
}

/// TRF26:299: a penalty is part of the score, also for the opponents, but of no game.
#[test]
fn penalties() {
    let mut parts = tournament(2, "1-2 1\n2-1 =");
    parts.abnormal.push(AbnormalPoints {
        kind: AbnormalKind::Adjustment,
        match_points: None,
        points: Some(Score::from_tenths(-10)),
        round: ronde_model::RoundNumber::new(2),
        who: vec![player(1)],
    });
    check(
        &parts,
        Edition::E2026,
        Form::Swiss,
        "PTS,PS,BH,SB,WIN",
        "1 0.5 1.5 1.0 0.75 1
         2 0.5 0.5 1.0 0.25 0",
    );
}
