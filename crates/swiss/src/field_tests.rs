//! Rows for the definitions that a field is built from: floats, byes, topscorers, arrivals.

use ronde_model::{
    Bye, ByeRequest, Forfeit, Game, GameResult, PairingNumber, Participant, Parts, PlayedScore,
    Player, Round, RoundNumber, Score, Snapshot, Unpaired,
};

use crate::dutch::Edition;
use crate::field::{Field, Float};

fn number(number: u32) -> PairingNumber {
    PairingNumber::new(number).unwrap()
}

/// A tournament from its rounds: `1-2 1-0, 3-4 =, 5 U`. Results `1-0 = 0-1 +- -+ --`, byes
/// `U F H Z`; six players, declared rounds as given.
fn tournament(declared: u16, rounds: &[&str]) -> Snapshot {
    let mut parts = Parts {
        players: (1..=6).map(|it| Player::new(number(it), format!("Player {it}"))).collect(),
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

fn result(text: &str) -> GameResult {
    let played = |score| GameResult::Played { score, rated: true };
    match text {
        "1-0" => played(PlayedScore::WhiteWins),
        "=" => played(PlayedScore::Draw),
        "0-1" => played(PlayedScore::BlackWins),
        "+-" => GameResult::Forfeited(Forfeit::WhiteWins),
        "-+" => GameResult::Forfeited(Forfeit::BlackWins),
        "--" => GameResult::Forfeited(Forfeit::BothLose),
        _ => panic!("{text} is no result"),
    }
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
