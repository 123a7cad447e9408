//! Rows for the rules of dutch-1992: the position, what follows, the rule.

mod clarifications;

use ronde_model::{
    Bye, ByeRequest, Colour, Forfeit, Game, GameResult, PairingNumber, Participant, Parts,
    PlayedScore, Player, Round, RoundNumber, Snapshot, Unpaired,
};

use super::preliminaries::{Cards, preference, x};
use super::{boards, bye, colours, procedure};
use crate::book::Book;
use crate::colours::Strength;
use crate::field::{Field, Float};
use crate::pairing::{Detail, RoundPairing};
use crate::steps::Act;
use ronde_model::System;

/// Boards of the round, White first, and the bye.
fn round(text: &str) -> String {
    let field = Field::parse(text);
    let cards = Cards::new(&field);
    let Some(drawn) = procedure::round(&cards).unwrap() else { return "none".to_owned() };
    let boards = boards(&cards, &drawn, Colour::White);
    let mut words: Vec<String> =
        boards.iter().map(|board| format!("{}-{}", board.white, board.black)).collect();
    words.extend(bye(&drawn).map(|place| format!("bye {}", field.at(place).number)));
    words.join(" ")
}

#[track_caller]
fn check(text: &str, expected: &str) {
    assert_eq!(expected, round(text), "{text}");
}

fn number(number: u32) -> PairingNumber {
    PairingNumber::new(number).unwrap()
}

/// A tournament of so many players; a line a round, as `1-9 1-0`, `11-2 -+` or `7 bye`.
fn event(players: u32, declared: u16, lines: &[&str]) -> Snapshot {
    let mut parts = Parts {
        players: (1..=players).map(|n| Player::new(number(n), format!("Player {n}"))).collect(),
        ..Parts::default()
    };
    parts.rules.declared_rounds = Some(declared);
    parts.rounds = lines.iter().map(|line| played(line)).collect();
    Snapshot::new(parts).unwrap()
}

fn played(line: &str) -> Round {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (mut games, mut unpaired) = (Vec::new(), Vec::new());
    for entry in words.chunks(2) {
        if entry[1] == "bye" {
            unpaired.push((number(entry[0].parse().unwrap()), Unpaired::PairingBye));
            continue;
        }
        let (white, black) = entry[0].split_once('-').unwrap();
        let score = |score| GameResult::Played { score, rated: true };
        let result = match entry[1] {
            "1-0" => score(PlayedScore::WhiteWins),
            "0-1" => score(PlayedScore::BlackWins),
            "½" => score(PlayedScore::Draw),
            "+-" => GameResult::Forfeited(Forfeit::WhiteWins),
            "-+" => GameResult::Forfeited(Forfeit::BlackWins),
            _ => GameResult::Adjourned,
        };
        let number = |text: &str| number(text.parse().unwrap());
        games.push(Game { white: number(white), black: number(black), result });
    }
    Round::new(games, unpaired).unwrap()
}

fn paired(snapshot: &Snapshot, detail: Detail) -> RoundPairing {
    let next = RoundNumber::from_index(snapshot.rounds.len()).unwrap();
    crate::pair(snapshot, next, System::Dutch1992, Colour::White, detail).unwrap()
}

fn shown(pairing: &RoundPairing) -> String {
    let boards = pairing.boards.iter().map(|board| format!("{}-{}", board.white, board.black));
    let bye = pairing.bye.map(|number| format!("bye {number}"));
    boards.chain(bye).collect::<Vec<_>>().join(" ")
}

fn field_of(snapshot: &Snapshot) -> Field {
    let next = RoundNumber::from_index(snapshot.rounds.len()).unwrap();
    Field::new(snapshot, next, Book::of(System::Dutch1992).history)
}

#[test]
fn a8_x() {
    for (b, n, players, expected) in
        [(1, 4, 5, 1), (2, 5, 7, 1), (3, 3, 6, 0), (2, 6, 8, 2), (3, 3, 8, 0), (5, 2, 7, 1)]
    {
        assert_eq!(expected, x(b, n, players), "A8 with {b}, {n}, {players}");
    }
}

/// A3: 1, 2 from above against 3, 4 are half of the level, so it is homogeneous: 3 and 4 meet in
/// it, and 1 and 2 go on.
#[test]
fn a3_half_from_above_is_homogeneous() {
    let level = "1 2 - ..\n2 2 - ..\n3 1 - ..\n4 1 - d.\n5 0 - ..\n6 0 - ..";
    check(&format!("{level}\nmet 1-2 1-4 2-4"), "1-5 6-2 3-4");
    check("1 2 - ..\n2 1 - ..\n3 1 - ..\n4 1 - ..", "1-2 3-4");
}

/// BAF 78, first case: whoever wins by forfeit floats down, whoever loses does not float; F2: no
/// colour, no opponent.
#[test]
fn a4_forfeits_and_floats() {
    let first = "1-3 1-0 2-4 ½ 5-6 0-1";
    let field = field_of(&event(6, 9, &[first, "4-1 -+ 6-2 1-0 3-5 ½"]));
    let at = |n: u32| field.entrants().iter().find(|it| it.number == number(n)).unwrap();
    assert_eq!(Some(Float::Down), at(1).floats[0], "won by forfeit");
    assert_eq!(None, at(4).floats[0], "lost by forfeit, though paired upwards");
    assert_eq!(Some(Float::Up), at(2).floats[0]);
    assert_eq!((1, 1), (at(1).colours.games(), at(4).colours.games()), "F2");
    assert!(at(1).bye_barred.is_some() && at(4).bye_barred.is_none(), "B1b");
}

#[test]
fn a7_preferences() {
    use Strength::{Absolute, Mild, Strong};
    for (colours, flags, expected) in [
        ("wbw", "", (Colour::Black, Strong)),
        ("wb", "", (Colour::White, Mild)),
        ("bww", "", (Colour::Black, Absolute)),
        ("wwbw", "", (Colour::Black, Absolute)),
        ("bbww", "", (Colour::Black, Absolute)),
        ("wwwbb", "", (Colour::White, Absolute)),
        // A7a does not hold for these in the last round.
        ("bww", "t", (Colour::Black, Strong)),
        ("bbww", "t", (Colour::Black, Mild)),
        ("wwwbb", "t", (Colour::Black, Strong)),
    ] {
        let field = Field::parse(&format!("1 1 {colours} .. {flags}"));
        let due = preference(field.at(0)).map(|due| (due.colour, due.strength));
        assert_eq!(Some(expected), due, "{colours} {flags}");
    }
    assert_eq!(None, preference(Field::parse("1 1 - ..").at(0)));
}

/// A7a, B2 and the note: both are due White absolutely; in the last round one above half is enough.
#[test]
fn a7_last_round() {
    check("1 3 wbb ..\n2 3 wbb ..\n3 3 bw ..\n4 3 bw ..", "1-3 2-4");
    check("1 3 wbb .. t\n2 3 wbb ..", "2-1");
    check("1 3 wbb .. t\n2 3 wbb .. t", "1-2");
    check("1 3 wbb ..\n2 3 wbb ..", "none");
}

#[test]
fn b1b_who_may_be_exempt() {
    check("1 1 - ..\n2 1 - ..\n3 1 - ..", "1-2 bye 3");
    check("1 1 - ..\n2 1 - ..\n3 1 - .. b", "1-3 bye 2");
    check("1 1 - .. b\n2 1 - .. b\n3 1 - .. b", "none");
    // A5 with B5: the exempt floats down.
    check("1 1 - ..\n2 1 - ..\n3 1 - d.", "1-3 bye 2");
}

#[test]
fn b2_same_absolute_preference() {
    check("1 2 bb ..\n2 2 ww ..\n3 2 bb ..\n4 2 ww ..", "1-4 3-2");
}

/// C9: B6 goes before B5.
#[test]
fn b5_b6_downfloats() {
    check("1 1 - ..\n2 1 - ..\n3 1 - ..\n4 0 - ..", "1-2 3-4");
    check("1 1 - ..\n2 1 - ..\n3 1 - d.\n4 0 - ..", "1-3 4-2");
    check("1 1 - d.\n2 1 - .d\n3 1 - d.\n4 0 - ..", "1-3 4-2");
    check("1 1 - d.\n2 1 - d.\n3 1 - .d\n4 0 - ..", "1-2 3-4");
    check("1 1 - d.\n2 1 - d.\n3 1 - d.\n4 0 - ..", "1-2 3-4");
}

/// C10: B6 goes before B5.
#[test]
fn b5_b6_upfloats() {
    check("1 2 - ..\n2 1 - u.\n3 1 - ..\n4 1 - ..", "1-3 4-2");
    check("1 2 - ..\n2 1 - u.\n3 1 - .u\n4 1 - u.", "1-3 4-2");
    check("1 2 - ..\n2 1 - u.\n3 1 - u.\n4 1 - u.", "1-2 3-4");
}

#[test]
fn b_note_floats_in_the_last_round() {
    check("1 2 - .. t\n2 1 - u.\n3 1 - ..\n4 1 - ..", "1-2 3-4");
    check("1 2 - ..\n2 2 - ..\n3 2 - d. t\n4 1 - ..", "1-2 3-4");
}

/// C1: nobody to meet in the level.
#[test]
fn c1_floats_on() {
    check("1 3 - ..\n2 2 - ..\n3 1 - ..\n4 1 - ..\nmet 1-2", "1-3 4-2");
}

/// C10: with 1-2 the others could not be paired, so the floater gets another opponent.
#[test]
fn c10_another_opponent_for_the_floater() {
    check("1 2 - ..\n2 1 - ..\n3 1 - ..\n4 1 - ..\nmet 3-4", "1-3 4-2");
}

/// C11: 1 can only meet 2, and both are due White.
#[test]
fn c11_x_is_raised() {
    check("1 1 b ..\n2 1 b ..\n3 1 w ..\n4 1 w ..", "1-3 2-4");
    check("1 1 b ..\n2 1 b ..\n3 1 w ..\n4 1 w ..\nmet 1-3 1-4", "1-2 4-3");
}

/// C12: 3 would float and has met 4, so 2 floats instead.
#[test]
fn c12_another_floater() {
    check(
        "1 2 - ..\n2 2 - ..\n3 2 - ..\n4 1 - ..\n5 1 - ..\n6 1 - ..\nmet 3-4 3-5 3-6",
        "1-3 4-2 5-6",
    );
    // 6 can only meet 3 of those in the middle, so 1 does not get 3: he is not the last floater.
    check(
        "1 2 bw ..
         2 2 wb ..
         3 1 wb ..
         4 1 bw ..
         5 1 bw ..
         6 0 wb ..
         met 1-2 4-6 5-6",
        "4-1 2-5 3-6",
    );
}

/// C13: the last level cannot be paired; the level above gives another floater, or is joined to it.
#[test]
fn c13_the_last_level() {
    check("1 2 - ..\n2 2 - ..\n3 1 - ..\n4 1 - ..\nmet 3-4", "1-3 4-2");
    check(
        "1 3 - ..\n2 3 - ..\n3 2 - ..\n4 2 - ..\n5 1 - ..\n6 1 - ..\nmet 5-6 3-4 3-5 3-6",
        "1-3 5-2 6-4",
    );
    check("1 2 - ..\n2 1 - ..\nmet 1-2", "none");
}

/// C14: 2, 3 and 4 can only meet 1, so 3 and 4 float.
#[test]
fn c14_p_is_lowered() {
    check(
        "1 2 - ..\n2 2 - ..\n3 2 - ..\n4 2 - ..\n5 1 - ..\n6 1 - ..\nmet 2-3 2-4 3-4",
        "1-2 3-5 6-4",
    );
    // With 1-3 nothing can be paired in full whatever 2 gets; 1-4, 2-5 leaves 3-6: p stays.
    check(
        "1 2 bw ..
         2 2 bw ..
         3 1 wb ..
         4 1 wb ..
         5 1 wb ..
         6 1 bw ..
         7 0 wb ..
         8 0 bw ..
         met 1-2 4-5 4-6 5-6",
        "4-1 5-2 3-6 7-8",
    );
}

/// D1: permutations a to c; then D2: exchange a.
#[test]
fn d1_d2_order() {
    let level = [1, 2, 3, 4, 5, 6, 7, 8].map(|n| format!("{n} 1 - ..\n")).concat();
    for (met, expected) in [
        ("9-9", "1-5 6-2 3-7 8-4"),
        ("4-8", "1-5 6-2 3-8 7-4"),
        ("3-7 3-8", "1-5 7-2 3-6 8-4"),
        ("1-5 1-6 1-7 1-8", "1-4 6-2 3-7 5-8"),
        ("1-4 1-5 1-6 1-7 1-8", "1-3 6-2 7-4 5-8"),
    ] {
        let met = if met == "9-9" { String::new() } else { format!("met {met}") };
        check(&format!("{level}{met}"), expected);
    }
}

/// BAF 80: differences are taken on the places in the level: 9 and 10 are exchanged, and when that
/// is of no use 8 and 10, although 9 and 20 come between.
#[test]
fn exchanges_of_baf_80() {
    let numbers = [4, 6, 8, 9, 10, 20, 21, 23];
    let level = numbers.map(|n| format!("{n} 1 - ..\n")).concat();
    check(&format!("{level}met 4-10 4-20 4-21 4-23"), "9-4 20-6 21-8 23-10");
    check(&format!("{level}met 4-10 4-20 4-21 4-23 4-9"), "8-4 20-6 9-21 23-10");
    // Seven players of whom only 4 may float: the first is exchanged, with 10; the last never is.
    let others = [6, 8, 10, 20, 21, 23].map(|n| format!("{n} 1 - d.\n")).concat();
    check(&format!("4 1 - ..\n{others}24 0 - .."), "20-6 21-8 23-10 24-4");
}

#[test]
fn e_colours() {
    let rows = [
        ("1 1 b ..\n2 1 w ..", Colour::White, "dutch-1992:E1"),
        ("1 1 - ..\n2 1 w ..", Colour::White, "dutch-1992:E1"),
        ("1 1 bw ..\n2 1 wbw ..", Colour::White, "dutch-1992:E2"),
        ("1 1 wbb ..\n2 1 b ..", Colour::White, "dutch-1992:E2"),
        ("1 1 wbwb ..\n2 1 bwwb ..", Colour::White, "dutch-1992:E3"),
        ("1 1 wb ..\n2 1 wb ..", Colour::White, "dutch-1992:E4"),
        ("1 1 - ..\n2 1 - ..", Colour::White, "dutch-1992:E"),
        ("2 1 - ..\n3 1 - ..", Colour::Black, "dutch-1992:E"),
    ];
    for (text, colour, article) in rows {
        let field = Field::parse(text);
        let given = colours::allocate(&Cards::new(&field), 0, 1, Colour::White);
        assert_eq!((colour, article), given, "{text}");
    }
}

#[test]
fn f2_a_forfeited_game_may_be_paired_again() {
    let event = event(2, 3, &["1-2 +-"]);
    assert_eq!("1-2", shown(&paired(&event, Detail::Nothing)));
}

/// `NBB-N`, `BN-BN` and `NBB-N-B`: unplayed games move to the front, and E3 compares from the end.
#[test]
fn f3_histories() {
    use Strength::{Absolute, Mild, Strong};
    for (history, expected) in [
        ("NBB-N", (Colour::White, Mild)),
        ("BN-BN", (Colour::White, Mild)),
        ("NBB-N-B", (Colour::Black, Strong)),
        ("NBB-", (Colour::Black, Absolute)),
    ] {
        let rounds = (2..).zip(history.chars()).map(|(opponent, colour)| match colour {
            'B' => format!("1-{opponent} ½"),
            'N' => format!("{opponent}-1 ½"),
            _ => "1 bye".to_owned(),
        });
        let lines: Vec<String> = rounds.collect();
        let field = field_of(&event(8, 9, &lines.iter().map(String::as_str).collect::<Vec<_>>()));
        let player = field.entrants().iter().find(|it| it.number == number(1)).unwrap();
        let due = preference(player).map(|due| (due.colour, due.strength));
        assert_eq!(Some(expected), due, "{history}");
    }
    let field = Field::parse("1 1 bwwb ..\n2 1 wbwb ..");
    let given = colours::allocate(&Cards::new(&field), 0, 1, Colour::White);
    // The last two are equal; third from the end White against Black.
    assert_eq!((Colour::Black, "dutch-1992:E3"), given);
}

#[test]
fn f4_round_1() {
    assert_eq!("1-4 5-2 3-6 bye 7", shown(&paired(&event(7, 5, &[]), Detail::Nothing)));
}

#[test]
fn f5_absent_players_are_not_paired() {
    let mut parts = event(4, 3, &[]).into_parts();
    parts.players[1].participation.from = RoundNumber::new(2).unwrap();
    let event = Snapshot::new(parts).unwrap();
    assert_eq!("1-3 bye 4", shown(&paired(&event, Detail::Nothing)));
}

/// F5: who withdrew after round 1, and who announced that he stays away from round 2.
#[test]
fn f5_withdrawn_and_announced_absences() {
    let after_round_1 = || event(6, 3, &["1-4 1-0 5-2 0-1 3-6 1-0"]).into_parts();
    let everybody = Snapshot::new(after_round_1()).unwrap();
    assert_eq!("2-1 4-3 6-5", shown(&paired(&everybody, Detail::Nothing)));
    let mut withdrawn = after_round_1();
    withdrawn.players[2].participation.until = Some(RoundNumber::FIRST);
    let mut announced = after_round_1();
    announced.requests.push(ByeRequest {
        round: RoundNumber::new(2).unwrap(),
        bye: Bye::Zero,
        who: Participant::Player(number(3)),
    });
    for parts in [withdrawn, announced] {
        let event = Snapshot::new(parts).unwrap();
        assert_eq!("2-1 4-5 bye 6", shown(&paired(&event, Detail::Nothing)));
    }
}

/// 1 and 2 won, 3 and 4 adjourned: they count half a point, and steps say that the floats of
/// both rounds are derived.
#[test]
fn f9_adjourned_games_are_draws() {
    let adjourned = event(6, 5, &["1-4 1-0 5-2 0-1 3-6 later"]);
    let field = field_of(&adjourned);
    let scores: Vec<i32> = field.entrants().iter().map(|it| it.score.tenths()).collect();
    assert_eq!(vec![10, 10, 5, 5, 0, 0], scores);
    let mut parts = adjourned.into_parts();
    parts.rounds.push(played("2-1 ½ 6-4 1-0 3-5 1-0"));
    let pairing = paired(&Snapshot::new(parts).unwrap(), Detail::Outcome);
    for (at, round) in [(0, 1), (1, 2)] {
        let round = RoundNumber::new(round).unwrap();
        assert_eq!(Act::DerivesFloats { round }, pairing.reasons.steps[at].act);
    }
}
