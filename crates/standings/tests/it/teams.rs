//! Teams: match and game points, boards, extended tie-breaks.

use ronde_model::{
    Forfeit, MatchForfeit, Participant, Parts, RoundNumber, Score, Snapshot, Team, TeamBye,
    TeamNumber,
};
use ronde_standings::{Basis, Contest, Edition, Form, Overrides, Settings, Standings};

use crate::notation::{asked, number, ranking, tournament, value};

fn team_number(of: u32) -> TeamNumber {
    TeamNumber::new(of).unwrap()
}

fn team(of: u32) -> Participant {
    Participant::Team(team_number(of))
}

/// Teams of two: players 1 and 2 are team 1, and so on.
fn teams(count: u32, text: &str) -> Parts {
    let mut parts = tournament(2 * count, text);
    parts.teams = (1..=count)
        .map(|of| Team {
            number: team_number(of),
            name: format!("Team {of}"),
            nickname: String::new(),
            strength: None,
            match_points: None,
            game_points: None,
            rank: None,
            members: vec![number(2 * of - 1), number(2 * of)],
        })
        .collect();
    parts
}

/// Match points 4, 4, 2, 2; game points 3½, 4, 2½, 2.
///
/// Boards: A 1 and 2½, B 1½ and 2½, C 2½ and 0, D 1 and 1.
fn event() -> Parts {
    teams(
        4,
        "1-3 1, 4-2 =, 5-7 1, 8-6 1
         5-1 1, 2-6 1, 3-7 1, 8-4 0
         1-7 0, 8-2 0, 3-5 =, 6-4 0",
    )
}

fn ranked(parts: Parts, edition: Edition, primary: Basis, list: &str) -> Standings {
    let snapshot = Snapshot::new(parts).unwrap();
    let asked = Overrides {
        contest: Some(Contest::Teams),
        edition: Some(edition),
        form: Some(Form::Swiss),
        primary: Some(primary),
        ..asked(list)
    };
    Standings::of(&snapshot, Settings::settle(&snapshot, &asked).unwrap())
}

#[track_caller]
fn check(primary: Basis, list: &str, table: &str) {
    let standings = ranked(event(), Edition::E2026, primary, list);
    for line in table.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let mut words = line.split_whitespace();
        let of: u32 = words.next().and_then(|word| word.parse().ok()).expect("a number");
        let expected: Vec<&str> = words.collect();
        let columns = 0..standings.settings().tie_breaks().len();
        let values: Vec<String> = columns.map(|at| value(&standings, team(of), at)).collect();
        assert_eq!(expected, values, "team {of}, {list}");
    }
}

/// C.07:12 and 13.1.
#[test]
fn points_and_boards() {
    check(
        Basis::Match,
        "PTS,MPvGP,BC,TBR,BBE,GP",
        "1 4.0 3.5 6.0 1.0|2.5 1.0 3.5
         2 4.0 4.0 6.5 1.5|2.5 1.5 4.0
         3 2.0 2.5 2.5 2.5|0.0 2.5 2.5
         4 2.0 2.0 3.0 1.0|1.0 1.0 2.0",
    );
    check(Basis::Game, "PTS,MPvGP", "1 3.5 4.0\n2 4.0 4.0");
}

/// A declared list that begins with game points ranks by them: nothing of it is dropped.
#[test]
fn a_declared_list_that_begins_with_game_points_ranks_by_them() {
    let mut parts = event();
    parts.event.kind = "Team-Swiss".to_owned();
    parts.event.standings_order = "GP, MP, DE, SB".to_owned();
    let snapshot = Snapshot::new(parts).unwrap();
    let settings = Settings::of(&snapshot);
    assert_eq!((Contest::Teams, Basis::Game), (settings.contest(), settings.primary()));
    assert!(settings.cut_short().is_none());
    let standings = Standings::of(&snapshot, settings);
    assert_eq!("1:2 2:1 3:3 4:4", ranking(&standings));
    let points = [1, 2, 3, 4].map(|of| standings.row_of(team(of)).unwrap().score.to_string());
    assert_eq!(["3.5", "4.0", "2.5", "2.0"], points);
}

/// ssb-course, Molter: games won by all players of a team are another figure than its matches won,
/// and have a code of their own.
#[test]
fn games_won_are_not_matches_won() {
    let standings = ranked(event(), Edition::E1998, Basis::Game, "WON,GWON");
    for (of, matches, games) in [(1, "1", "3"), (2, "2", "3"), (3, "0", "2"), (4, "0", "2")] {
        assert_eq!(matches, value(&standings, team(of), 0), "matches of team {of}");
        assert_eq!(games, value(&standings, team(of), 1), "games of team {of}");
    }
}

/// C.07:13.2, with its cuts: opponents of team 1 are 2 (4 MP, 4 GP), 3 (2, 2½), 4 (2, 2), against
/// whom it made 2, 1, 1 match points and 1½, 1, 1 game points.
#[test]
fn extended_sonneborn_berger() {
    check(
        Basis::Match,
        "EMMSB,EMGSB,EGMSB,EGGSB,EMMSB/C1,EGGSB/C1",
        "1 12.00 10.00 12.50 10.50 10.00 8.50
         2 8.00 9.00 9.00 9.50 4.00 5.50",
    );
}

/// C.07:13, 6 to 10 on match or game points.
#[test]
fn other_tie_breaks_of_teams() {
    check(
        Basis::Match,
        "BH,BH:GP,SB,SB:GP,PS,PS:GP,WIN,WON,KS,STD",
        "1 8.0 8.5 12.00 10.50 9.0 7.5 1 1 2.0 2.0
         2 8.0 8.0 8.00 9.50 6.0 7.0 2 2 0.0 2.0",
    );
}

/// C.07:13.4: 3 rounds of 2 match points divided by 2 game points of a match: 3.
#[test]
fn score_strength_combination() {
    check(
        Basis::Match,
        "SSSC,SSSC/K4",
        "1 6.17 5.50
         2 6.67 6.00",
    );
    // Game points first: 3 × 2 game points divided by 2 match points is 3 again; 4 + 8.5/3.
    check(Basis::Game, "SSSC", "1 6.83");
}

/// C.07:13.3: 3 and 4 drew 1-1; 3 won on the first board.
#[test]
fn extended_direct_encounter() {
    for (list, expected) in [
        ("DE", "1:1 2:2 3:3 3:4"),
        ("EDE", "1:1 2:2 3:3 3:4"),
        ("EDEBT", "1:1 2:2 3:3 4:4"),
        ("EDEBB", "1:1 2:2 3:3 4:4"),
        ("EDET", "1:1 2:2 3:3 4:4"),
        ("EDEB", "1:1 2:2 3:3 4:4"),
        // 12.1: unequal game points, so the board count says nothing.
        ("BC", "1:1 1:2 3:3 3:4"),
        ("TBR", "1:2 2:1 3:3 4:4"),
        ("BBE", "1:2 2:1 3:3 4:4"),
        ("MPvGP", "1:2 2:1 3:3 4:4"),
    ] {
        let table = ranked(event(), Edition::E2026, Basis::Match, list);
        assert_eq!(expected, ranking(&table), "{list}");
    }
    // The secondary score decides where the primary does not: a drawn match with 1½ to ½ cannot
    // be, so game points rank first and match points second here.
    let table = ranked(event(), Edition::E2026, Basis::Game, "EDE");
    assert_eq!("1:2 2:1 3:3 4:4", ranking(&table));
}

/// TRF26:320 and 330; C.07:12: on boards the bye is a win on each, whatever it gave.
#[test]
fn byes_and_forfeits_of_teams() {
    let mut parts = teams(3, "1-3 1, 4-2 1\n1-5 1, 6-2 0\n");
    parts.rounds.push(ronde_model::Round::default());
    parts.rules.declared_rounds = Some(3);
    parts.team_byes = vec![TeamBye {
        match_points: Score::from_points(1),
        game_points: Score::from_points(1),
        teams: vec![Some(team_number(3)), Some(team_number(2)), Some(team_number(1))],
    }];
    parts.match_forfeits = vec![MatchForfeit {
        round: RoundNumber::new(3).unwrap(),
        white: team_number(2),
        black: team_number(3),
        result: Forfeit::WhiteWins,
    }];
    let snapshot = Snapshot::new(parts.clone()).unwrap();
    let settings = Settings::settle(&snapshot, &asked("MPvGP,TBR,BH,REP")).unwrap();
    assert_eq!(Contest::Teams, settings.contest(), "byes of teams make a team event");
    let table = Standings::of(&snapshot, settings.after(3));
    // 1: drew 1-1 with 2, beat 3 2-0, bye: 4 MP, 4 GP. 2: draw, bye, forfeit win: 4 MP, 4 GP.
    // 3: bye, lost, forfeit loss: 1 MP, 1 GP.
    assert_eq!(Some((Score::from_points(4), Score::from_points(4))), table.points(team(1)));
    assert_eq!(Some((Score::from_points(4), Score::from_points(4))), table.points(team(2)));
    assert_eq!(Some((Score::from_points(1), Score::from_points(1))), table.points(team(3)));
    let row = |of: u32| -> Vec<String> { (0..4).map(|at| value(&table, team(of), at)).collect() };
    // BH of 1: 4, 1, dummy 4 at most 3 × 1. Of 2: 4, dummy 3, dummy: the 1 of team 3.
    assert_eq!(vec!["4.0", "3.0|2.0", "8.0", "3"], row(1));
    assert_eq!(vec!["4.0", "2.0|3.0", "8.0", "3"], row(2));
    assert_eq!(vec!["1.0", "1.0|1.0", "6.0", "2"], row(3));
}

/// TRF26:300: a board that is left empty keeps its number.
#[test]
fn an_empty_board_keeps_its_number() {
    let mut parts = teams(2, "2-4 1, 3 +");
    parts.line_ups = vec![ronde_model::LineUp {
        round: RoundNumber::new(1).unwrap(),
        team: team_number(1),
        opponent: Some(team_number(2)),
        boards: vec![None, Some(number(2))],
    }];
    let table = ranked(parts, Edition::E2026, Basis::Match, "MPvGP,BC,TBR");
    let row = |of: u32| -> Vec<String> { (0..3).map(|at| value(&table, team(of), at)).collect() };
    assert_eq!(vec!["1.0", "2.0", "0.0|1.0"], row(1));
    assert_eq!(vec!["1.0", "1.0", "1.0|0.0"], row(2));
}

/// ssb-course: game points first, match points, and Berlin for boards weighted from the top.
#[test]
fn teams_of_1998() {
    let table = ranked(event(), Edition::E1998, Basis::Game, "MP,BER,SB");
    let row = |of: u32| -> Vec<String> { (0..3).map(|at| value(&table, team(of), at)).collect() };
    // Berlin on two boards: first × 2 + second. SB: the opponents' game points × own.
    assert_eq!(vec!["4.0", "4.5", "10.50"], row(1));
    assert_eq!(vec!["4.0", "5.5", "9.50"], row(2));
    assert_eq!("1:2 2:1 3:3 4:4", ranking(&table));
}
