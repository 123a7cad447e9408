//! Rows for the articles of C.04.4.2: positions small enough to be followed by hand.

use ronde_model::{
    Bye, ByeRequest, Colour, Forfeit, Game, GameResult, PairingNumber, Participant, Parts,
    PlayedScore, Player, Round, RoundNumber, Snapshot, System, Unpaired,
};

use super::bracket::{self, Bracket};
use super::index::{Index, indexes};
use super::people::People;
use super::{bye, colours, draw};
use crate::field::Field;
use crate::kernel::fold::Folded;
use crate::pairing::{Detail, PairingError};
use crate::steps::Refusal;
use Colour::{Black, White};

fn number(number: u32) -> PairingNumber {
    PairingNumber::new(number).unwrap()
}

fn round(round: u16) -> RoundNumber {
    RoundNumber::new(round).unwrap()
}

/// The field of the notation, ranked by these numbers; whoever is not named comes after them, by
/// number.
fn people<'a>(field: &'a Field, order: &[u32]) -> People<'a> {
    let index = |place: usize| {
        let at = order.iter().position(|&it| it == field.at(place).seed);
        let buchholz = at.map_or(0, |at| 1_000 - i64::try_from(at).unwrap());
        Index { buchholz, sonneborn_berger: 0 }
    };
    People::with_indexes(field, (0..field.len()).map(index).collect())
}

/// `1-6 2-5 3-0 | 3-7`: the brackets, with the pairs in the order of 4.3 and 0 for who floats.
fn drawn(people: &People<'_>, pair: fn(&People<'_>, &Bracket) -> Folded) -> String {
    let drawn = draw(people, pair).unwrap_or_else(|error| panic!("{error}"));
    let brackets = drawn.brackets.iter().map(|paired| {
        let pairs = paired.folded.pairs.iter().map(|&(one, other)| (one, Some(other)));
        let left = paired.folded.left.iter().map(|&one| (one, None));
        let mut all: Vec<(usize, Option<usize>)> = pairs.chain(left).collect();
        all.sort_by_key(|&(one, _)| people.rank(one));
        let opponent = |other: Option<usize>| other.map_or(0, |it| people.field.at(it).seed);
        let all = all
            .iter()
            .map(|&(one, other)| format!("{}-{}", people.field.at(one).seed, opponent(other)));
        all.collect::<Vec<_>>().join(" ")
    });
    brackets.collect::<Vec<_>>().join(" | ")
}

/// Both ways of the engine give this.
#[track_caller]
fn check(text: &str, order: &[u32], expected: &str, article: &str) {
    let field = Field::parse(text).without_topscorers();
    let people = people(&field, order);
    assert_eq!(expected, drawn(&people, bracket::pair), "{article}");
    assert_eq!(expected, drawn(&people, bracket::by_matching), "{article}, by weights");
}

const SIX: &str = "1 1.0 -\n2 1.0 -\n3 1.0 -\n4 1.0 -\n5 1.0 -\n6 1.0 -\n";

#[test]
fn article_4_3_the_first_gets_the_last() {
    check(SIX, &[], "1-6 2-5 3-4", "4.3: the first of the printed list without floaters");
    check(&format!("{SIX}7 1.0 -\n8 0.0 -"), &[], "1-7 2-6 3-5 4-0 | 4-8", "4.2, 4.3: 0 is last");
}

#[test]
fn article_1_8_the_index_ranks_and_scores_do_not() {
    check(SIX, &[4, 6, 2, 1, 5, 3], "4-3 6-5 2-1", "1.8");
    let floater = "1 2.0 -\n2 1.0 -\n3 1.0 -\n4 1.0 -";
    check(floater, &[], "1-0 | 1-4 2-3", "1.8: the floater is first by number");
    check(floater, &[2, 1], "1-0 | 2-4 1-3", "1.8: and second by the Index, whatever his score");
}

#[test]
fn c1_no_rematch() {
    check(&format!("{SIX}met 1-6"), &[], "1-5 2-6 3-4", "C1");
    check(&format!("{SIX}apart 1-6"), &[], "1-5 2-6 3-4", "C1 with TRF26:260");
}

#[test]
fn c3_knows_no_topscorers() {
    for flags in ["", " .. t"] {
        let text = format!("1 1.0 bb{flags}\n2 1.0 -\n3 1.0 -\n4 1.0 bb{flags}");
        check(&text, &[], "1-3 2-4", "C3: 1 and 4 must have White");
    }
}

/// Round 3 of 3: 1 and 2 have won with White twice and are above half of the points.
#[test]
fn c3_excuses_nobody_in_the_last_round() {
    let mut parts = Parts {
        players: (1..=6).map(|it| Player::new(number(it), "")).collect(),
        ..Parts::default()
    };
    parts.rules.declared_rounds = Some(3);
    let wins = |white, black| Game {
        white: number(white),
        black: number(black),
        result: GameResult::Played { score: PlayedScore::WhiteWins, rated: true },
    };
    for games in [[wins(1, 3), wins(2, 4), wins(5, 6)], [wins(1, 5), wins(2, 3), wins(4, 6)]] {
        parts.rounds.push(Round::new(games.to_vec(), Vec::new()).unwrap());
    }
    let snapshot = Snapshot::new(parts).unwrap();
    let meet = |system| {
        let field = Field::of(&snapshot, round(3), system);
        let place = |seed| field.entrants().iter().position(|it| it.seed == seed).unwrap();
        field.bar(place(1), place(2)).is_none()
    };
    assert!(!meet(System::Burstein2026), "C3 has no exception");
    assert!(meet(System::Dutch2026), "C.04.3:C3 excuses topscorers");
}

/// 3 and 4 have met: whoever is below can be paired only with the two from above.
#[test]
fn c4_the_rest_is_complete() {
    let text = "1 2.0 -\n2 2.0 -\n3 1.0 -\n4 1.0 -\nmet 3-4";
    check(text, &[], "1-0 2-0 | 1-4 2-3", "C4");
    let text = "1 2.0 -\n2 2.0 -\n3 2.0 -\n4 1.0 -\nmet 2-4 3-4";
    check(text, &[], "1-0 2-3 | 1-4", "C4: 1 alone may meet 4");
}

#[test]
fn c5_most_pairs() {
    let text = "1 1.0 -\n2 1.0 -\n3 1.0 -\n4 1.0 -\n5 0.0 -\n6 0.0 -\nmet 2-3";
    check(text, &[], "1-3 2-4 | 5-6", "C5: with 1-4 two would float");
}

/// 1 and 2 have met and come down together; ranked by the Index, 2 stands in the middle.
#[test]
fn c6_the_lowest_scores_float() {
    let text = "1 2.0 -\n2 2.0 -\n3 1.0 -\n4 1.0 -\n5 1.0 -\n6 0.0 -\nmet 1-2";
    let order = [1, 3, 2, 4, 5];
    check(text, &order, "1-0 2-0 | 1-5 3-2 4-0 | 4-6", "C6: not 1-5, 3-4 with 2 left over");
}

#[test]
fn c7_the_following_bracket() {
    let text = "1 1.0 -\n2 1.0 -\n3 1.0 -\n4 0.5 -\n5 0.0 -\n6 0.0 -";
    check(text, &[], "1-3 2-0 | 2-4 | 5-6", "4.3 without need");
    let text = format!("{text}\nmet 2-4");
    check(&text, &[], "1-2 3-0 | 3-4 | 5-6", "C7: 2 would find nobody with half a point");
    // Of two brackets that leave one over, the one that leaves the lower score (C6 of it).
    let text = "1 2.0 -\n2 2.0 -\n3 2.0 -\n4 1.0 -\n5 1.0 -\n6 0.0 -\nmet 2-4 2-5";
    check(text, &[], "1-2 3-0 | 3-5 4-0 | 4-6", "C7: 2 would float on, 3 meets somebody");
}

#[test]
fn c8_colours_come_after_floaters_and_before_the_order() {
    let text = "1 1.0 w\n2 1.0 w\n3 1.0 b\n4 1.0 b\n5 1.0 b\n6 1.0 w";
    check(text, &[], "1-5 2-4 3-6", "C8: every pair has one of each");
    let text = "1 1.0 w\n2 1.0 w\n3 1.0 w\n4 1.0 b\n5 1.0 w\n6 1.0 w";
    check(text, &[], "1-6 2-5 3-4", "C8: two are disturbed whatever is done");
    let text = "1 1.0 w\n2 1.0 b\n3 1.0 w\n4 0.0 w";
    check(text, &[], "1-2 3-0 | 3-4", "C8: of 1-3, 1-2 and 2-3 the first without a disturbed pair");
    let text = "1 1.0 w\n2 1.0 -\n3 1.0 w\n4 1.0 w";
    check(text, &[], "1-4 2-3", "C8: who has not played prefers nothing");
}

#[test]
fn c8_colours_give_way_to_c5_c6_and_c7() {
    for (text, expected, article) in [
        ("1 1.0 w\n2 1.0 w\n3 0.0 b\n4 0.0 b", "1-2 | 3-4", "C5 before C8"),
        ("1 2.0 w\n2 1.0 w\n3 1.0 b\n4 0.0 -\nmet 1-3", "1-0 | 1-2 3-0 | 3-4", "C6 before C8"),
        (
            "1 1.0 w\n2 1.0 b\n3 1.0 w\n4 0.5 -\n5 0.0 -\n6 0.0 -\nmet 1-4 3-4",
            "1-3 2-0 | 2-4 | 5-6",
            "C7 before C8",
        ),
    ] {
        check(text, &[], expected, article);
    }
}

#[test]
fn article_3_1_the_bye() {
    for (text, order, expected, article) in [
        ("1 1.0 w\n2 1.0 b\n3 0.0 w", vec![], 3, "3.1.3: the lowest score"),
        ("1 1.0 w\n2 1.0 b\n3 0.0 w .. b", vec![], 2, "3.1.1: 3 is barred (C2)"),
        ("1 0.0 wb\n2 0.0 wb\n3 0.0 w", vec![], 2, "3.1.4: most games"),
        ("1 0.0 wb\n2 0.0 wb\n3 0.0 wb", vec![3, 2, 1], 1, "3.1.5: lowest in the ranking"),
        ("1 1.0 w\n2 1.0 b\n3 0.0 w\nmet 1-2", vec![], 2, "3.1.2: 1 and 2 cannot be left (C4)"),
    ] {
        let field = Field::parse(text);
        let found = bye::assign(&people(&field, &order)).unwrap();
        assert_eq!(expected, field.at(found.receiver).seed, "{article}");
    }
    let field = Field::parse("1 1.0 w\n2 1.0 b\n3 0.0 w .. b\n4 0.0 b .. b\n5 0.0 w\nmet 1-2");
    let found = bye::assign(&people(&field, &[])).unwrap();
    let passed: Vec<(u32, bool)> = found
        .passed_over
        .iter()
        .map(|&(place, why)| (field.at(place).seed, matches!(why, Refusal::ByeBarred(_))))
        .collect();
    assert_eq!(5, field.at(found.receiver).seed);
    assert_eq!(Vec::<(u32, bool)>::new(), passed, "5 comes first of those with no point");
    let text = "1 1.0 w\n2 1.0 b\n3 0.0 w .. b\n4 0.0 b .. b\n5 0.0 w .. b";
    let field = Field::parse(text);
    let found = bye::assign(&people(&field, &[])).unwrap();
    let passed = found.passed_over.iter();
    let passed: Vec<u32> = passed.map(|&(place, _)| field.at(place).seed).collect();
    assert_eq!((2, vec![5, 4, 3]), (field.at(found.receiver).seed, passed), "3.1.1: C2");
}

/// 1.4, C2: what was worth a win without a game bars, other absences do not.
#[test]
fn c2_what_bars_the_bye() {
    let after = |unpaired: Unpaired| {
        let mut parts = two_rounds();
        parts.rounds.pop();
        let won = vec![(number(2), unpaired), (number(4), Unpaired::Bye(Bye::Zero))];
        let game = Game {
            white: number(1),
            black: number(3),
            result: GameResult::Played { score: PlayedScore::Draw, rated: true },
        };
        parts.rounds.push(Round::new(vec![game], won).unwrap());
        let snapshot = Snapshot::new(parts).unwrap();
        let field = Field::of(&snapshot, round(3), System::Burstein2026);
        field.entrants().iter().find(|it| it.seed == 2).unwrap().bye_barred
    };
    assert_eq!(Some(round(2)), after(Unpaired::PairingBye), "C2: the bye itself");
    assert_eq!(Some(round(2)), after(Unpaired::Bye(Bye::Full)), "C2: a full-point bye");
    assert_eq!(None, after(Unpaired::Bye(Bye::Half)), "C2: half a point bars nobody");
}

#[test]
fn article_5_2_colours_in_order() {
    for (one, other, expected, article) in [
        ("-", "-", (White, "5.2.1"), "the odd number has the initial colour"),
        ("w", "b", (Black, "5.2.2"), "both are content"),
        ("-", "b", (Black, "5.2.2"), "who has not played takes what is left"),
        ("ww", "wbw", (Black, "5.2.3"), "absolute before strong"),
        ("wbbw", "bwbw", (White, "5.2.4"), "two games before the last 1 had Black"),
        ("bwbw", "wbbw", (Black, "5.2.4"), "two games before the last 1 had White"),
        ("wb", "wb", (White, "5.2.5"), "the higher-ranked"),
    ] {
        let field = Field::parse(&format!("1 1.0 {one}\n2 1.0 {other}"));
        let found = colours::allocate(&people(&field, &[]), (0, 1), White);
        let article_found = found.1.trim_start_matches("C.04.4.2:");
        assert_eq!(expected, (found.0, article_found), "{one}, {other}: {article}");
    }
    let field = Field::parse("1 1.0 -\n2 1.0 -");
    for (order, initial, expected) in [
        (vec![], White, White),
        (vec![], Black, Black),
        (vec![2, 1], White, Black),
        (vec![2, 1], Black, White),
    ] {
        let people = people(&field, &order);
        let found = colours::allocate(&people, people.by_rank(0, 1), initial).0;
        assert_eq!(expected, found, "5.1, 5.2.1: {order:?} with {initial:?} drawn");
    }
    let field = Field::parse("1 2.0 wb\n2 1.0 wb");
    let people = people(&field, &[2, 1]);
    assert_eq!((1, 0), people.by_rank(0, 1), "5.2.5: the Index ranks, and not the score");
}

/// Round 1: 1 beat 2, 3 and 4 drew. Round 2: 1 and 3 drew, 2 had the bye, 4 was away.
fn two_rounds() -> Parts {
    let game = |white, black, score| Game {
        white: number(white),
        black: number(black),
        result: GameResult::Played { score, rated: true },
    };
    let mut parts = Parts {
        players: (1..=4).map(|it| Player::new(number(it), "")).collect(),
        ..Parts::default()
    };
    parts.rules.declared_rounds = Some(5);
    let first = vec![game(1, 2, PlayedScore::WhiteWins), game(3, 4, PlayedScore::Draw)];
    parts.rounds.push(Round::new(first, Vec::new()).unwrap());
    let away = vec![(number(2), Unpaired::PairingBye), (number(4), Unpaired::Bye(Bye::Zero))];
    parts.rounds.push(Round::new(vec![game(1, 3, PlayedScore::Draw)], away).unwrap());
    parts
}

/// Buchholz and Sonneborn-Berger of somebody before round 3.
fn index_of(parts: &Parts, who: u32) -> (i64, i64) {
    let snapshot = Snapshot::new(parts.clone()).unwrap();
    let field = Field::of(&snapshot, round(3), System::Burstein2026);
    let place = field.entrants().iter().position(|it| it.seed == who).unwrap();
    let index = indexes(&snapshot, &field)[place];
    (index.buchholz, index.sonneborn_berger)
}

#[test]
fn article_1_7_the_index() {
    let parts = two_rounds();
    for (who, expected, article) in [
        (1, (20, 150), "1.7.1: 1.0 and 1.0; 1 × 1.0 + ½ × 1.0"),
        (2, (25, 100), "1.7.2: the bye is a game won against himself, who has 1.0"),
        (3, (20, 100), "1.7.1: 0.5 and 1.5; ½ × 0.5 + ½ × 1.5"),
        (4, (15, 50), "1.7.2: away is a game lost against himself, who has 0.5"),
    ] {
        assert_eq!(expected, index_of(&parts, who), "{article}");
    }
    let mut accelerated = parts;
    accelerated.event.kind_code.push_str("FIDE_BURSTEIN_BAKU");
    assert_eq!((20, 150), index_of(&accelerated, 1), "1.7.2: virtual points do not count");
}

/// 1.8: Buchholz, then Sonneborn-Berger, then the number.
#[test]
fn article_1_8_sonneborn_berger_decides_where_buchholz_is_equal() {
    let field = Field::parse("1 1.0 -\n2 1.0 -\n3 1.0 -\n4 1.0 -");
    let index = |buchholz, sonneborn_berger| Index { buchholz, sonneborn_berger };
    let indexes = vec![index(20, 50), index(20, 100), index(25, 0), index(20, 50)];
    assert_eq!(vec![2, 1, 0, 3], super::index::ranked(&field, &indexes));
}

/// 1.7.2: 1 won against 2 by forfeit, which is a game of each against themselves.
#[test]
fn article_1_7_2_forfeits_are_games_against_oneself() {
    let mut parts = two_rounds();
    let first = parts.rounds.remove(0);
    let mut games = first.games().to_vec();
    games[0].result = GameResult::Forfeited(Forfeit::WhiteWins);
    parts.rounds.insert(0, Round::new(games, Vec::new()).unwrap());
    assert_eq!((25, 200), index_of(&parts, 1), "1.5 against himself, a draw with 3, who has 1.0");
    assert_eq!((20, 100), index_of(&parts, 2), "twice against 1.0: a loss, and the bye won");
}

/// 1.7.2, the exception: 4 was away in round 2 for nothing.
#[test]
fn article_1_7_2_zero_point_byes_up_to_this_round() {
    let asked = |bye: Bye| {
        let mut parts = two_rounds();
        let who = Participant::Player(number(4));
        parts.requests.push(ByeRequest { round: round(3), bye, who });
        parts
    };
    assert_eq!((25, 125), index_of(&asked(Bye::Zero), 3), "away again: a draw for 3");
    assert_eq!((20, 100), index_of(&asked(Bye::Half), 3), "a half-point bye ends the series");
    let mut gone = two_rounds();
    gone.players[3].participation.until = Some(round(1));
    assert_eq!((25, 125), index_of(&gone, 3), "whoever has left is away for nothing");
}

#[test]
fn article_1_6_seeding_rounds_are_those_of_the_dutch_system() {
    let players = (1..=7).map(|it| Player::new(number(it), "")).collect();
    let mut parts = Parts { players, ..Parts::default() };
    parts.rules.declared_rounds = Some(5);
    let snapshot = Snapshot::new(parts).unwrap();
    let of = |system| crate::pair(&snapshot, round(1), system, White, Detail::Outcome).unwrap();
    let (burstein, dutch) = (of(System::Burstein2026), of(System::Dutch2026));
    assert_eq!(System::Burstein2026, burstein.system);
    assert_eq!((&dutch.boards, dutch.bye), (&burstein.boards, burstein.bye));
    assert_eq!(dutch.reasons, burstein.reasons, "1.6: the reasons cite C.04.3");
}

/// 1.6 in round 2, after a bye and an absence that C.04.3 counts as floats.
#[test]
fn article_1_6_floats_and_byes_of_a_seeding_round_are_those_of_c_04_3() {
    let mut parts = two_rounds();
    parts.rounds.truncate(1);
    parts.players.push(Player::new(number(5), ""));
    parts.players.push(Player::new(number(6), ""));
    parts.players.push(Player::new(number(7), ""));
    let first = parts.rounds.pop().unwrap();
    let away = vec![
        (number(5), Unpaired::PairingBye),
        (number(6), Unpaired::Bye(Bye::Half)),
        (number(7), Unpaired::Bye(Bye::Half)),
    ];
    parts.rounds.push(Round::new(first.games().to_vec(), away).unwrap());
    let snapshot = Snapshot::new(parts).unwrap();
    let of = |system| crate::pair(&snapshot, round(2), system, White, Detail::Outcome).unwrap();
    let (burstein, dutch) = (of(System::Burstein2026), of(System::Dutch2026));
    assert_eq!((&dutch.boards, dutch.bye), (&burstein.boards, burstein.bye));
    assert_eq!(dutch.reasons, burstein.reasons);
}

#[test]
fn article_1_9_no_complete_pairing() {
    let field = Field::parse("1 1.0 w\n2 1.0 b\nmet 1-2");
    let none = draw(&people(&field, &[]), bracket::pair).err();
    assert!(matches!(none, Some(PairingError::NoCompletePairing(_))), "1.9.3");
}
