//! A row or more for every rule that the golden cases leave open.

use ronde_model::{
    Colour, Estimate, PairingNumber, Participant, Parts, Player, Prohibition, RoundNumber,
    RoundSpan, Snapshot,
};
use ronde_swiss::{Detail, PairingError, System, pair};

use super::position::{Position, Seat, seat};

/// dubov-1997:1: the due colour, by what a pair of players gets.
#[test]
fn article_1_due_colours() {
    for (white, black) in [
        ("BWB", "WBW"),   // more Blacks; more Whites
        ("WB", "BW"),     // equal numbers, the last game decides
        ("B", "W"),       // one game
        ("BWBB", "WBWW"), // two in a row
        ("-B", "W-"),     // unplayed rounds leave no trace
    ] {
        let seats = vec![seat("b", 2100, 2000, black), seat("w", 2000, 2000, white)];
        Position::new(seats).check("w-b");
    }
}

/// dubov-1997:1 is silent on players without a game: they take the colour that the other leaves;
/// between two of them the lot decides as in round 1.
#[test]
fn article_1_players_without_a_game() {
    let newcomer = |name| seat(name, 2000, 0, "").any_average();
    Position::new(vec![newcomer("n"), seat("x", 2000, 2000, "B")]).check("x-n");
    Position::new(vec![newcomer("n"), seat("x", 2000, 2000, "W")]).check("n-x");
    // Number 1 has the colour drawn, and his opponent the other.
    Position::new(vec![newcomer("first"), newcomer("second")]).check("first-second");
    // ARO nothing: a White without a game stands above all other Whites.
    let position = Position::new(vec![
        seat("u", 2000, 1000, "BWB"),
        seat("v", 1900, 2000, "WBW"),
        newcomer("n"), // number 3, odd: laid out with the Whites
        seat("V", 2100, 2000, "WBW"),
    ]);
    assert_eq!("n u | V v", position.told("dubov-1997:6.2")[0]);
    position.check("n-V, u-v");
    assert!(position.told("dubov-1997:9").contains(&"n None".to_owned()));
}

/// dubov-1997:2.1: who has met is not paired again, whatever it costs elsewhere.
#[test]
fn article_2_1_no_second_game() {
    let seats = vec![
        seat("a", 2400, 2000, "BW").any_average(),
        seat("b", 2300, 2000, "WB").any_average(),
        seat("c", 2200, 2000, "BW").group(1),
        seat("d", 2100, 2000, "WB").group(1),
    ];
    Position::new(seats.clone()).check("b-a, d-c");
    Position::new(seats).with(&[(1, "b", "a")]).check("d-a, b-c");
}

/// dubov-1997:2.3 and 2.4: two who must have the same colour never meet, and stand above article 3.
#[test]
fn articles_2_3_and_2_4_colours_that_may_not_be_given() {
    let upper = |colours| seat("a", 2400, 2000, colours);
    let seats = |first: &'static str, second: &'static str| {
        Position::new(vec![
            upper(first),
            seat("b", 2300, 2000, second),
            seat("c", 2200, 2000, "BWBW").group(1),
            seat("d", 2100, 2000, "BWBW").group(1),
        ])
    };
    seats("WBWW", "BWBW").check("b-a, d-c"); // 2.3: +2 must have Black
    seats("BBWW", "BWBW").check("b-a, d-c"); // 2.4: not White a third time
    seats("WBWW", "BBWW").check("d-a, c-b"); // both must have Black: not together
    // The numbers of games would give Black to b, but a may not have White a third time.
    let forced = seats("BBWW", "-WBW");
    forced.check("b-a, d-c");
    assert_eq!(
        1,
        forced.told("dubov-1997:6.2").iter().filter(|it| it.contains("2.3, 2.4")).count()
    );
}

/// dubov-1997:2.5 in the reading of dubov-1997: not two times running, or more than three (four)
/// times.
#[test]
fn article_2_5_transfers_to_a_higher_group() {
    check_rise(&[], 1, true);
    check_rise(&[5], 1, false); // the round before
    check_rise(&[4], 1, true);
    check_rise(&[1, 3], 1, true);
    check_rise(&[1, 2, 3], 1, false); // three times in fewer than ten rounds
    check_rise(&[1, 2, 3], 2, false); // nine rounds
    check_rise(&[1, 2, 3], 3, true); // ten rounds
    check_rise(&[1, 2, 3, 4], 3, false); // four times in ten rounds
    check_rise(&[1, 2, 3, 4, 5], 0, true); // the last round lifts it
}

/// Five games and round 1 are played; round 7 is paired.
#[track_caller]
fn check_rise(raised: &[usize], more_rounds: u16, rises: bool) {
    let seats = vec![
        seat("top", 2400, 2000, "BWBWB"),
        seat("a", 2300, 2000, "WBWBW").group(1).raised(raised),
        seat("b", 2200, 2000, "WBWBW").group(1),
        seat("c", 2100, 2000, "BWBWB").group(1),
    ];
    let position = Position::new(seats).more_rounds(more_rounds);
    position.check(if rises { "top-a, c-b" } else { "top-b, c-a" });
}

/// dubov-1997:3, one rule after the other.
#[test]
fn article_3_colours_in_order() {
    let pair = |one: Seat, other: Seat| Position::new(vec![one, other]);
    check_colours(
        &pair(seat("a", 2000, 2000, "W"), seat("b", 2000, 2000, "B")),
        "b-a",
        "due colours",
    );
    let whites = pair(seat("a", 2000, 2000, "WBW-W"), seat("b", 2000, 2000, "BWWBW"));
    check_colours(&whites, "b-a", "due colours by force");
    let numbers = pair(seat("a", 2000, 2000, "WBWBW"), seat("b", 2000, 2000, "-BWBW"));
    check_colours(&numbers, "b-a", "numbers of games");
    let history = pair(seat("a", 2000, 2000, "WBBWW-BW"), seat("b", 2000, 2000, "BWWB-WBW"));
    check_colours(&history, "b-a", "colour history");
    let average = pair(seat("a", 2000, 2001, "WBW"), seat("b", 1900, 2000, "WBW"));
    check_colours(&average, "a-b", "higher ARO");
    let rating = pair(seat("a", 2000, 2000, "WBW"), seat("b", 1900, 2000, "WBW"));
    check_colours(&rating, "b-a", "lower R");
    let alphabet = pair(seat("b", 2000, 2000, "WBW"), seat("a", 2000, 2000, "WBW"));
    check_colours(&alphabet, "a-b", "alphabet");
}

#[track_caller]
fn check_colours(position: &Position, expected: &str, rule: &str) {
    position.check(expected);
    let rule = match rule {
        "due colours by force" => "dubov-1997:2.3, 2.4".to_owned(),
        rule => format!("dubov-1997:3, {rule}"),
    };
    let told = [position.told("dubov-1997:6.2"), position.told("dubov-1997:6.3")].concat();
    assert!(told.iter().any(|it| it.ends_with(&rule)), "{rule}: {told:?}");
}

/// dubov-1997:7.1: the nearest group with a candidate, the opposite colour, highest R, lowest ARO.
#[test]
fn article_7_1_a_player_who_has_met_his_whole_group() {
    let seats = vec![
        seat("x", 2400, 2000, "BWBWB").any_average(),
        seat("y", 2390, 2000, "WBWBW").any_average(),
        seat("m1", 2350, 2000, "WBWBW").group(1).any_average(),
        seat("m2", 2340, 2000, "WBWBW").group(1).any_average(),
        seat("l1", 2300, 2000, "BWBWB").group(2),
        seat("l2", 2290, 2100, "WBWBW").group(2),
        seat("l3", 2290, 2000, "WBWBW").group(2),
        seat("l4", 2280, 2000, "WBWBW").group(2),
    ];
    // x has met y and the whole next group: l3 comes up to x.
    let met = [(1, "y", "x"), (2, "x", "m1"), (3, "m2", "x")];
    let position = Position::new(seats).with(&met);
    let told = position.told("dubov-1997:7.1");
    let first = told.iter().find(|it| it.starts_with("transfers"));
    assert_eq!(Some("transfers l3"), first.map(String::as_str));
    assert!(told.contains(&"x not m1: Barred(Met)".to_owned()), "{told:?}");
    // Then there are three, and Black dominates; the nearest group goes before the colour wanted.
    assert_eq!("transfers m1", position.told("dubov-1997:7.2")[0]);
}

/// dubov-1997:7.1: a group of one.
#[test]
fn article_7_1_a_group_of_one() {
    let seats = vec![
        seat("top", 2000, 2000, "BWB"),
        seat("same", 2300, 2000, "BWB").group(1),
        seat("high", 2200, 2000, "WBW").group(1),
        seat("low", 2100, 2000, "WBW").group(1),
    ];
    Position::new(seats).check("top-high, same-low");
}

/// dubov-1997:6.1: no step at all where the requirement is fulfilled.
#[test]
fn article_6_1_nothing_is_transferred_without_need() {
    let seats = vec![
        seat("a", 2400, 2000, "BWB"),
        seat("b", 2300, 2000, "WBW"),
        seat("c", 2200, 2000, "BWB").group(1),
        seat("d", 2100, 2000, "WBW").group(1),
    ];
    let position = Position::new(seats);
    position.check("a-b, c-d");
    for article in
        ["dubov-1997:7.1", "dubov-1997:7.2", "dubov-1997:7.3", "dubov-1997:7.4", "dubov-1997:6.4"]
    {
        assert_eq!(position.told(article), Vec::<String>::new(), "{article}");
    }
}

/// dubov-1997:6.4: a, b and c have met one another, so two of them float; whom the next group
/// cannot take stays if possible.
#[test]
fn article_6_4_the_choice_of_floaters() {
    let seats = vec![
        seat("a", 2300, 2000, "WBBWB"),
        seat("b", 2300, 2100, "BBWBW"),
        seat("c", 2300, 2000, "WWBWB"),
        seat("d", 2200, 2000, "WBWBW"),
        seat("n1", 2100, 2000, "WWBWB").group(1).any_average(),
        seat("n2", 2050, 2000, "BWBWB").group(1).any_average(),
        seat("o1", 2000, 2000, "WBWBW").group(2),
        seat("o2", 1950, 2000, "BWBWB").group(2),
    ];
    let met = [(1, "a", "b"), (2, "c", "a"), (3, "b", "c")];
    let position = Position::new(seats).with(&met);
    position.check("a-d, b-n1, n2-c, o2-o1");
    assert_eq!(["floats b", "floats c"], *position.told("dubov-1997:6.4"));
    let position = position.with(&[(4, "n1", "b"), (5, "b", "n2")]);
    position.check("b-d, a-n1, n2-c, o2-o1");
    assert_eq!(["floats a", "floats c"], *position.told("dubov-1997:6.4"));
}

/// dubov-1997:6.4, the third and the fourth preference: of two floaters one must float again. He
/// does whom the next group can take; if it can take neither, the order of 8.1 decides.
#[test]
fn article_6_4_a_floater_who_has_met_the_next_group() {
    // Raised in the last game: 7.1 and 7.2 may not bring them up.
    let low = |name, rating, colours, group| {
        seat(name, rating, 0, colours).any_average().group(group).raised(&[5])
    };
    let seats = vec![
        seat("F1", 2100, 0, "BWBWB").any_average(),
        seat("F2", 2200, 0, "WBWBW").any_average(),
        low("G", 2150, "WBWBW", 1),
        low("H1", 2000, "BWWBW", 2),
        low("H2", 1950, "WWBBW", 2),
        low("H3", 1900, "WBBWB", 2),
        low("K1", 1800, "BWBWB", 3),
        low("K2", 1700, "BWBWB", 3),
    ];
    let floats = |position: &Position| position.told("dubov-1997:6.4").join(", ");
    let position = Position::new(seats).with(&[(1, "F2", "F1")]);
    position.check("F1-G, H3-F2, H2-H1, K2-K1");
    assert_eq!("floats F1, floats F2, floats F2", floats(&position));

    let position = position.with(&[(2, "H1", "F2"), (3, "F2", "H2"), (4, "H3", "F2")]);
    position.check("G-F2, F1-H1, H3-H2, K2-K1");
    assert_eq!("floats F1, floats F2, floats F1", floats(&position));
    assert_eq!("F1 not G: Criterion(\"dubov-1997:6.4\")", position.told("dubov-1997:8.2")[0]);

    let position = position.with(&[(2, "F1", "H3"), (3, "H1", "F1"), (4, "F1", "H2")]);
    position.check("F1-G, H3-H1, K1-F2, K2-H2");
    assert_eq!("floats F1, floats F2, floats F2, floats F2, floats H2", floats(&position));
}

/// dubov-1997:9: where the book's step would leave somebody without an opponent, the next is taken:
/// for a pair, for the bye, for a transfer.
#[test]
fn article_9_no_step_makes_the_round_impossible() {
    let met = |white, black| [(1, white, black)];
    let seats = vec![
        seat("a", 2400, 2000, "BWB"),
        seat("b", 2300, 2000, "WBW"),
        seat("c", 2200, 2000, "WBW").group(1).any_average(),
        seat("d", 2100, 2000, "BWB").group(1).any_average(),
    ];
    let position = Position::new(seats).with(&met("c", "d"));
    position.check("a-c, d-b");
    assert_eq!(["floats a", "floats b"], *position.told("dubov-1997:6.4"));
    assert_eq!("a not b: Rest", position.told("dubov-1997:6.3")[0]);

    let low = seat("p", 1800, 2000, "WBW");
    let seats = vec![low, seat("q", 1900, 2000, "WB"), seat("r", 2000, 2000, "BW")];
    let seats = seats.into_iter().map(|seat| seat.group(2).any_average()).collect();
    Position::new(seats).with(&met("q", "r")).check("r-p, bye q");

    let seats = vec![
        seat("x", 2400, 2000, "BWB"),
        seat("a", 2300, 2000, "WBW").group(1),
        seat("b", 2200, 2000, "WBW").group(1).any_average(),
        seat("c", 2100, 2000, "BWB").group(1).any_average(),
    ];
    let position = Position::new(seats).with(&met("b", "c"));
    position.check("x-b, c-a");
    assert_eq!(["x not a: Rest", "transfers b"], *position.told("dubov-1997:7.1"));
}

/// dubov-1997:5: the list in two halves; the lot for number 1; the last has the bye. A pair that
/// the organiser forbids is improved like a row of 6.3.
#[test]
fn article_5_round_1() {
    check_round_1(6, Colour::White, &[], "1-4 5-2 3-6");
    check_round_1(6, Colour::Black, &[], "4-1 2-5 6-3");
    check_round_1(7, Colour::White, &[], "1-4 5-2 3-6 bye 7");
    check_round_1(1, Colour::White, &[], "bye 1");
    check_round_1(6, Colour::White, &[1, 4], "1-5 4-2 3-6");
    check_round_1(6, Colour::White, &[3, 6], "1-4 6-2 3-5");
    check_round_1(5, Colour::White, &[1, 2, 3, 4], "NoCompletePairing");
    check_round_1(3, Colour::White, &[1, 2], "1-3 bye 2");
}

fn rated(number: u32, rating: Option<u16>) -> Player {
    let mut player = Player::new(PairingNumber::new(number).unwrap(), "Somebody");
    player.rating = rating;
    player
}

/// dubov-1997:1: without a rating there is no average, and none is guessed.
#[test]
fn article_1_everybody_needs_a_rating() {
    let players = vec![rated(1, Some(2000)), rated(2, None), rated(3, Some(1900)), rated(4, None)];
    let mut parts = Parts { players, ..Parts::default() };
    parts.rules.declared_rounds = Some(5);
    let snapshot = Snapshot::new(parts).unwrap();
    let colour = Colour::White;
    let refused = pair(&snapshot, RoundNumber::FIRST, System::Dubov1997, colour, Detail::Nothing);
    let players = [2, 4].map(|it| PairingNumber::new(it).unwrap()).to_vec();
    assert_eq!(Err(PairingError::RatingMissing { players }), refused);
}

/// dutch-1992:A1: who has no rating is estimated, and stands among the others by that.
#[test]
fn article_1_an_estimate_pairs_as_a_rating_would() {
    let paired = |estimated: bool| {
        let mut players: Vec<Player> = [2000, 1980, 1900, 1850]
            .into_iter()
            .zip(1..)
            .map(|(it, no)| rated(no, Some(it)))
            .collect();
        for player in players.iter_mut().skip(1).step_by(2).filter(|_| estimated) {
            let rating = player.rating.take().unwrap();
            player.estimate = Some(Estimate { rating, source: "club list".to_owned() });
        }
        let mut parts = Parts { players, ..Parts::default() };
        parts.rules.declared_rounds = Some(5);
        let snapshot = Snapshot::new(parts).unwrap();
        let (round, system) = (RoundNumber::FIRST, System::Dubov1997);
        pair(&snapshot, round, system, Colour::White, Detail::Nothing).unwrap().boards
    };
    assert_eq!(paired(false), paired(true));
}

#[track_caller]
fn check_round_1(players: u32, drawn: Colour, apart: &[u32], expected: &str) {
    let number = |it: u32| PairingNumber::new(it).unwrap();
    let members = apart.iter().map(|&it| Participant::Player(number(it))).collect();
    let mut parts = Parts {
        players: (1..=players).map(|it| rated(it, Some(2000))).collect(),
        prohibitions: vec![Prohibition { rounds: RoundSpan::ALWAYS, members }],
        ..Parts::default()
    };
    parts.rules.declared_rounds = Some(5);
    assert_eq!(expected, round_1(parts, drawn));
}

/// dubov-1997:5 with virtual points: every group has its halves, and the pairs of all groups are
/// numbered through, so that the colours of the fourth pair differ from those of the third.
#[test]
fn article_5_virtual_points() {
    for (drawn, expected) in [
        (Colour::White, "1-4 5-2 3-6 10-7 8-11 12-9"),
        (Colour::Black, "4-1 2-5 6-3 7-10 11-8 9-12"),
    ] {
        let players = (1..=12).map(|it| rated(it, Some(2000))).collect();
        let mut parts = Parts { players, ..Parts::default() };
        parts.event.kind_code = "CUSTOM_DUBOV_1997_SSA".to_owned();
        parts.rules.declared_rounds = Some(7);
        assert_eq!(expected, round_1(parts, drawn));
    }
}

/// Boards in order and the bye, or what stands against it.
fn round_1(parts: Parts, drawn: Colour) -> String {
    let snapshot = Snapshot::new(parts).unwrap();
    match pair(&snapshot, RoundNumber::FIRST, System::Dubov1997, drawn, Detail::Nothing) {
        Ok(paired) => {
            let boards = paired.boards.iter().map(|it| format!("{}-{}", it.white, it.black));
            boards.chain(paired.bye.map(|it| format!("bye {it}"))).collect::<Vec<_>>().join(" ")
        }
        Err(PairingError::NoCompletePairing(_)) => "NoCompletePairing".to_owned(),
        Err(error) => error.to_string(),
    }
}
