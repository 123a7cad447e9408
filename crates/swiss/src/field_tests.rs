//! Rows for the definitions that a field is built from: floats, byes, topscorers, arrivals.

use ronde_model::{
    Bye, ByeRequest, Game, GameResult, PairingNumber, Participant, Parts, Player, Round,
    RoundFloats, RoundNumber, Score, Snapshot, Unpaired,
};
use ronde_testkit::notation::result;

use crate::book::Book;
use crate::dutch::Edition;
use crate::field::{Field, Float};
use ronde_model::System;

fn number(number: u32) -> PairingNumber {
    PairingNumber::new(number).unwrap()
}

/// A tournament from its rounds: `1-2 1-0, 3-4 =, 5 U`. Results `1-0 = 0-1 +- -+ --`, byes
/// `U F H Z`; six players, declared rounds as given.
fn tournament(declared: u16, rounds: &[&str]) -> Snapshot {
    tournament_of(6, declared, rounds)
}

/// The same with so many players.
pub(crate) fn tournament_of(players: u32, declared: u16, rounds: &[&str]) -> Snapshot {
    let mut parts = Parts {
        players: (1..=players).map(|it| Player::new(number(it), format!("Player {it}"))).collect(),
        rounds: rounds.iter().map(|text| round(text)).collect(),
        ..Parts::default()
    };
    parts.rules.declared_rounds = Some(declared);
    Snapshot::new(parts).unwrap()
}

fn round(text: &str) -> Round {
    let mut games = Vec::new();
    let mut unpaired = Vec::new();
    for entry in text.split(',') {
        let (who, what) = entry.trim().split_once(' ').unwrap();
        match who.split_once('-') {
            Some((white, black)) => games.push(Game {
                white: number(white.parse().unwrap()),
                black: number(black.parse().unwrap()),
                result: result(what),
            }),
            None => unpaired.push((number(who.parse().unwrap()), bye(what))),
        }
    }
    Round::new(games, unpaired).unwrap()
}

fn bye(text: &str) -> Unpaired {
    match text {
        "U" => Unpaired::PairingBye,
        "F" => Unpaired::Bye(Bye::Full),
        "H" => Unpaired::Bye(Bye::Half),
        "Z" => Unpaired::Bye(Bye::Zero),
        _ => panic!("{text} is no bye"),
    }
}

fn field(snapshot: &Snapshot, edition: Edition) -> Field {
    let round = RoundNumber::from_index(snapshot.rounds.len()).unwrap();
    Field::new(snapshot, round, edition.history_rules())
}

fn entrant(field: &Field, who: u32) -> &crate::field::Entrant {
    field.entrants().iter().find(|entrant| entrant.number == number(who)).unwrap()
}

/// Cards show every round of everybody, also of those who are not paired again.
#[test]
fn floats_of_a_round_are_those_of_everybody() {
    let snapshot = tournament(5, &["1-4 1-0, 2-5 1-0, 3 U, 6 Z", "1-6 1-0, 3-2 =, 4-5 +-"]);
    let floats = |round: u16, system: System| -> String {
        let round = RoundNumber::new(round).unwrap();
        let found = crate::field::floats(&snapshot, round, Book::of(system).history);
        let sign = |float: &Option<Float>| match float {
            Some(Float::Down) => 'd',
            Some(Float::Up) => 'u',
            None => '.',
        };
        found.iter().map(sign).collect()
    };
    let today = System::Dutch2026;
    for (round, system, expected) in [
        (1, today, "..d..."),
        (1, System::Dutch2017, "..d..d"),
        (2, today, "d..d.u"),
        // dutch-1992:A4: who won by forfeit floats down, who lost floats nowhere.
        (2, System::Dutch1992, "d..d.u"),
        (3, today, "......"),
    ] {
        assert_eq!(expected, floats(round, system), "round {round}, {system:?}");
    }
}

#[test]
fn floats_of_article_1_4() {
    use Float::{Down, Up};
    // Round 2: 1 (one point) meets 4 (none); 2 and 3 are level.
    let snapshot = tournament(9, &["1-4 1-0, 2-5 1-0, 3-6 1-0", "4-1 0-1, 2-3 =, 5 U, 6 H"]);
    for (who, old, new) in [
        (1, Some(Down), Some(Down)), // 1.4.2
        (4, Some(Up), Some(Up)),     // 1.4.2
        (2, None, None),
        (5, Some(Down), Some(Down)), // 1.4.3, the bye
        (6, Some(Down), Some(Down)), // 1.4.3, points without playing
    ] {
        assert_eq!(old, entrant(&field(&snapshot, Edition::E2017), who).floats[0], "{who} in 2017");
        assert_eq!(new, entrant(&field(&snapshot, Edition::E2026), who).floats[0], "{who} in 2026");
    }
    let snapshot = tournament(9, &["1-4 +-, 2-5 --, 3 F, 6 Z"]);
    for (who, old, new) in [
        (1, Some(Down), Some(Down)), // a forfeit win scores
        (4, Some(Down), None),       // 1.4.4 of 2026; A.4.b of 2017: any reason
        (2, Some(Down), None),
        (3, Some(Down), Some(Down)), // a full-point bye scores
        (6, Some(Down), None),       // a zero-point bye does not
    ] {
        assert_eq!(old, entrant(&field(&snapshot, Edition::E2017), who).floats[0], "{who} in 2017");
        assert_eq!(new, entrant(&field(&snapshot, Edition::E2026), who).floats[0], "{who} in 2026");
    }
}

#[test]
fn floats_are_counted_by_tournament_round() {
    let snapshot = tournament(9, &["1-4 1-0, 2-5 1-0, 3-6 1-0", "4-1 0-1, 2-3 =", "1 Z, 2-4 ="]);
    let field = field(&snapshot, Edition::E2026);
    assert_eq!([None, Some(Float::Down)], entrant(&field, 1).floats, "not compressed over absence");
}

#[test]
fn the_bye_is_barred_by_c_04_1_article_4() {
    let snapshot = tournament(9, &["1-4 +-, 2-5 1-0, 3 F, 6 U", "1-2 =, 3-6 =, 4 H"]);
    for (who, old, new) in [
        (1, true, true),   // won by forfeit
        (3, false, true),  // full-point bye: bars since 2026
        (6, true, true),   // had it
        (4, false, false), // a half-point bye bars nobody
        (2, false, false), // won by playing
    ] {
        assert_eq!(old, entrant(&field(&snapshot, Edition::E2017), who).bye_barred.is_some());
        assert_eq!(new, entrant(&field(&snapshot, Edition::E2026), who).bye_barred.is_some());
    }
}

#[test]
fn a_bye_worth_less_than_a_win_still_bars_the_next() {
    let mut parts = tournament(9, &["1-2 1-0, 3-4 1-0, 5 U"]).into_parts();
    parts.rules.points.pairing_bye = Score::from_tenths(5);
    let snapshot = Snapshot::new(parts).unwrap();
    assert!(entrant(&field(&snapshot, Edition::E2026), 5).bye_barred.is_some());
    assert_eq!(Some(Float::Down), entrant(&field(&snapshot, Edition::E2026), 5).floats[0]);
}

#[test]
fn topscorers_of_article_1_8() {
    let rounds = ["1-4 1-0, 2-5 =, 3-6 1-0", "4-2 0-1, 1-3 1-0, 5-6 ="];
    let last = field(&tournament(3, &rounds), Edition::E2026);
    for (who, expected) in [(1, true), (2, true), (3, false), (4, false), (5, false)] {
        assert_eq!(expected, entrant(&last, who).topscorer, "{who}: more than 1 of 2 points");
    }
    let not_last = field(&tournament(4, &rounds), Edition::E2026);
    assert!(not_last.entrants().iter().all(|entrant| !entrant.topscorer), "only the last round");
}

#[test]
fn unplayed_rounds_leave_no_colour() {
    let snapshot = tournament(9, &["1-4 1-0, 2-5 +-", "1 H, 2-4 =", "3-1 =, 2-6 --"]);
    let field = field(&snapshot, Edition::E2026);
    let one = entrant(&field, 1);
    assert_eq!((2, 0), (one.colours.games(), one.colours.difference()), "C.04.2:3.4");
    assert_eq!(1, one.unplayed);
    let two = entrant(&field, 2);
    assert_eq!((1, 1, 2), (two.colours.games(), two.colours.difference(), two.unplayed));
}

#[test]
fn a_forfeited_game_may_be_paired_again() {
    let snapshot = tournament(9, &["1-4 +-, 2-5 1-0, 3-6 1-0"]);
    let field = field(&snapshot, Edition::E2026);
    let place = |who| field.entrants().iter().position(|it| it.number == number(who)).unwrap();
    assert!(field.may_meet(place(1), place(4)), "C.04.2:3.5");
    assert!(!field.may_meet(place(2), place(5)), "C1");
}

#[test]
fn arrivals_decide_the_initial_colour() {
    // 1 has not arrived yet: 2 is the first among those who have (ruling of 27 August 2026).
    let mut parts = tournament(9, &[]).into_parts();
    let absent = |round| ByeRequest {
        round: RoundNumber::new(round).unwrap(),
        bye: Bye::Half,
        who: Participant::Player(number(1)),
    };
    parts.requests = vec![absent(1)];
    let snapshot = Snapshot::new(parts).unwrap();
    let first = field(&snapshot, Edition::E2026);
    assert_eq!(5, first.len());
    assert_eq!(1, entrant(&first, 2).arrival);
    assert_eq!(5, entrant(&first, 6).arrival);
    // In round 2 he is there, and everybody moves by one.
    let snapshot = tournament(9, &["2-4 =, 3-5 =, 6 U, 1 H"]);
    let second = field(&snapshot, Edition::E2026);
    assert_eq!((1, 2), (entrant(&second, 1).arrival, entrant(&second, 2).arrival));
}

#[test]
fn adjourned_games_count_as_draws_for_the_pairing() {
    let mut parts = tournament(9, &["1-4 1-0, 2-5 1-0"]).into_parts();
    let adjourned = Game { white: number(3), black: number(6), result: GameResult::Adjourned };
    let mut games = parts.rounds[0].games().to_vec();
    games.push(adjourned);
    parts.rounds = vec![Round::new(games, vec![]).unwrap()];
    let snapshot = Snapshot::new(parts).unwrap();
    let field = field(&snapshot, Edition::E2026);
    assert_eq!(Score::from_tenths(5), entrant(&field, 3).score, "C.04.2:3.1");
}

/// A float of one round, written down when it was paired.
fn recorded(snapshot: Snapshot, round: u16, up: &[u32], down: &[u32]) -> Snapshot {
    let numbers = |list: &[u32]| list.iter().map(|&it| number(it)).collect();
    let mut parts = snapshot.into_parts();
    let round = RoundNumber::new(round).unwrap();
    parts.recorded_floats = vec![RoundFloats { round, up: numbers(up), down: numbers(down) }];
    Snapshot::new(parts).unwrap()
}

#[track_caller]
fn floats(snapshot: &Snapshot, system: System, expected: &[(u32, Option<Float>)]) {
    let round = RoundNumber::from_index(snapshot.rounds.len()).unwrap();
    let field = Field::new(snapshot, round, Book::of(system).history);
    for &(who, float) in expected {
        assert_eq!(float, entrant(&field, who).floats[0], "{who} under {system}");
    }
}

/// dutch-1992:A4 a, BAF-78: 3 has 2½ and is paired with 10, who has 3, in round 4.
#[test]
fn baf_78_a_forfeit_overrides_the_recorded_float() {
    use Float::{Down, Up};
    let before = ["3-4 1-0, 5-10 0-1", "6-3 0-1, 10-4 1-0", "3-5 =, 6-10 0-1"];
    let with = |last: &'static str| {
        recorded(tournament_of(11, 9, &[before[0], before[1], before[2], last]), 4, &[3], &[10])
    };
    let played = with("3-10 1-0");
    floats(&played, System::Dutch1992, &[(3, Some(Up)), (10, Some(Down))]);
    let forfeited = with("3-10 +-");
    floats(&forfeited, System::Dutch1992, &[(3, Some(Down)), (10, None)]);
    let field =
        Field::new(&forfeited, RoundNumber::new(5).unwrap(), Book::of(System::Dutch1992).history);
    let place = |who| field.entrants().iter().position(|it| it.number == number(who)).unwrap();
    assert!(field.may_meet(place(3), place(10)), "dutch-1992:F2");
    assert_eq!(RoundNumber::new(4), entrant(&field, 3).bye_barred, "dutch-1992:B1b");
    assert_eq!(3, entrant(&field, 3).colours.games(), "dutch-1992:F2: no colour");
}

/// dutch-1992:A4 b, BAF-78: 2 has 2½, adjourns round 4, and is paired at 3 in round 5.
#[test]
fn baf_78_adjourned_games_do_not_change_floats() {
    use Float::{Down, Up};
    let rounds = |fifth: &'static str| {
        let early = ["2-4 1-0, 11-5 1-0, 7-8 1-0", "2-6 1-0, 11-4 1-0, 7-9 1-0"];
        let late = ["2-5 =, 11-6 1-0, 7-10 1-0", "2-8 1-0, 11-9 0-1, 7-3 ="];
        // The game 2-8 of round 4 has ended meanwhile: 2 had 3 when round 5 was paired, now 3½.
        tournament_of(11, 9, &[early[0], early[1], late[0], late[1], fifth])
    };
    let level = recorded(rounds("2-11 ="), 5, &[], &[]);
    floats(&level, System::Dutch1992, &[(2, None), (11, None)]);
    floats(&rounds("2-11 ="), System::Dutch1992, &[(2, Some(Down)), (11, Some(Up))]);
    let upward = recorded(rounds("2-7 ="), 5, &[2], &[7]);
    floats(&upward, System::Dutch1992, &[(2, Some(Up)), (7, Some(Down))]);
    floats(&rounds("2-7 ="), System::Dutch1992, &[(2, None), (7, None)]);
    // The other books go by the scores.
    floats(&level, System::Dutch2010, &[(2, Some(Down)), (11, Some(Up))]);
    floats(&level, System::Dutch2026, &[(2, Some(Down)), (11, Some(Up))]);
}

/// BAF-78: a float is final when the round is paired, also after a corrected result; and a game won
/// because the opponent did not resume it is a played game.
#[test]
fn baf_78_floats_are_final() {
    use Float::{Down, Up};
    let corrected = tournament_of(11, 9, &["3-4 1-0, 10-5 1-0", "3-10 ="]);
    floats(&corrected, System::Dutch1992, &[(3, None), (10, None)]);
    // When round 2 was paired, round 1 still had a draw for 3.
    let corrected = recorded(corrected, 2, &[3], &[10]);
    floats(&corrected, System::Dutch1992, &[(3, Some(Up)), (10, Some(Down))]);
    let resumed = tournament_of(6, 9, &["1-4 1-0"]);
    let field =
        Field::new(&resumed, RoundNumber::new(2).unwrap(), Book::of(System::Dutch1992).history);
    assert_eq!((1, None), (entrant(&field, 1).colours.games(), entrant(&field, 1).floats[0]));
    assert_eq!(None, entrant(&field, 1).bye_barred);
}
