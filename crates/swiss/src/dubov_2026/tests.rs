//! Rows for the articles of C.04.4.1: positions small enough to be followed by hand.

use std::fmt::Write;

use ronde_model::{
    Colour, Forfeit, Game, GameResult, PairingNumber, Parts, PlayedScore, Player, Round,
    RoundNumber, Snapshot, Unpaired,
};

use super::people::{People, max_t};
use super::upfloaters::Scoregroup;
use super::{bye, colours, subgroups, transposition};
use crate::field::Field;
use crate::pairing::{Detail, PairingError, RoundPairing};
use crate::past::{Past, pasts};
use crate::steps::Act;
use Colour::{Black, White};
use ronde_model::System;

type Rows = [(u32, i64, i64, bool)];

fn pair(
    snapshot: &Snapshot,
    round: RoundNumber,
    initial: Colour,
    detail: Detail,
) -> Result<RoundPairing, PairingError> {
    crate::pair(snapshot, round, System::Dubov2026, initial, detail)
}

fn number(number: u32) -> PairingNumber {
    PairingNumber::new(number).unwrap()
}

/// Eight players drew in round 1: 1–5, 6–2, 3–7, 8–4, White named first.
fn after_one_round(ratings: [u16; 8]) -> Snapshot {
    let mut parts = Parts::default();
    for (index, rating) in (1..).zip(ratings) {
        let mut player = Player::new(number(index), format!("Player {index}"));
        player.rating = Some(rating);
        parts.players.push(player);
    }
    parts.rules.declared_rounds = Some(7);
    let game = |(white, black)| Game {
        white: number(white),
        black: number(black),
        result: GameResult::Played { score: PlayedScore::Draw, rated: true },
    };
    let games = [(1, 5), (6, 2), (3, 7), (8, 4)].map(game).to_vec();
    parts.rounds.push(Round::new(games, Vec::new()).unwrap());
    Snapshot::new(parts).unwrap()
}

const RATINGS: [u16; 8] = [2400, 2390, 2380, 2370, 2360, 2350, 2340, 2330];

#[track_caller]
fn check_round(snapshot: &Snapshot, round: u16, expected: &[(u32, u32)], article: &str) {
    let round = RoundNumber::new(round).unwrap();
    let paired = pair(snapshot, round, White, Detail::Alternatives).unwrap();
    let mut boards: Vec<(u32, u32)> =
        paired.boards.iter().map(|board| (board.white.get(), board.black.get())).collect();
    let mut expected = expected.to_vec();
    boards.sort_unstable();
    expected.sort_unstable();
    assert_eq!(expected, boards, "{article}");
}

#[test]
fn article_1_1_a_rating_is_needed() {
    let mut parts = after_one_round(RATINGS).into_parts();
    parts.players[2].rating = None;
    let snapshot = Snapshot::new(parts).unwrap();
    let refused = pair(&snapshot, RoundNumber::new(2).unwrap(), White, Detail::Nothing);
    assert_eq!(Err(PairingError::RatingMissing { players: vec![number(3)] }), refused);
    assert_eq!(
        "players without a rating: 3; give each a provisional one (C.04.4.1:1.1)",
        refused.unwrap_err().to_string()
    );
}

/// White seekers 2, 4, 5 and 7 by average: 4 (met 8), 2 (met 6), 7 (met 3), 5 (met 1).
#[test]
fn article_3_2_6_the_first_legal_transposition() {
    let snapshot = after_one_round(RATINGS);
    check_round(&snapshot, 2, &[(4, 1), (2, 3), (7, 6), (5, 8)], "3.2.5, 3.2.6: 1, 3, 6, 8");
}

/// With 8 rated highest, 4 comes last in S1. 7 has met 3, and 4 has met 8: of the transpositions
/// that begin with 1, the first legal one is 1, 6, 8, 3.
#[test]
fn article_1_7_ratings_are_read_anew() {
    let mut ratings = RATINGS;
    ratings[7] = 2500;
    let snapshot = after_one_round(ratings);
    check_round(&snapshot, 2, &[(2, 1), (7, 6), (5, 8), (4, 3)], "1.7, 4.4");
}

/// 1.2.1: the order is that of the numbers, which 1.2.2 lets the arbiter give anew: with two
/// ratings exchanged the same numbers are halved in round 1.
#[test]
fn article_1_2_1_numbers_are_taken_as_they_are() {
    for (one, other) in [(0, 0), (0, 7), (3, 4)] {
        let mut parts = after_one_round(RATINGS).into_parts();
        parts.rounds.clear();
        (parts.players[one].rating, parts.players[other].rating) =
            (Some(RATINGS[other]), Some(RATINGS[one]));
        let snapshot = Snapshot::new(parts).unwrap();
        check_round(&snapshot, 1, &[(1, 5), (6, 2), (3, 7), (8, 4)], "1.2.1, 3.2.3");
    }
}

#[test]
fn article_1_7_averages() {
    for (met_sum, met_count, expected) in [
        (0, 0, 0),
        (4801, 2, 2401), // a half goes up
        (4800, 2, 2400),
        (7201, 3, 2400),
        (7202, 3, 2401),
    ] {
        let past = Past { met_sum, met_count, ..Past::default() };
        assert_eq!(expected, past.rounded_average(), "{met_sum} of {met_count}");
    }
    // Only games over the board count; a pairing that was forfeited still raises (1.8).
    let mut parts = after_one_round(RATINGS).into_parts();
    let forfeit = |white, black| Game {
        white: number(white),
        black: number(black),
        result: GameResult::Forfeited(Forfeit::WhiteWins),
    };
    parts.rounds[0] =
        Round::new(vec![forfeit(1, 5)], vec![(number(2), Unpaired::PairingBye)]).unwrap();
    parts.rounds.push(Round::new(vec![forfeit(1, 6), forfeit(2, 5)], Vec::new()).unwrap());
    let snapshot = Snapshot::new(parts).unwrap();
    let before = pasts(&snapshot, RoundNumber::new(3).unwrap());
    assert_eq!(0, before[4].rounded_average(), "5 has played nobody");
    let raised: Vec<usize> = before.iter().map(|past| past.raised.len()).collect();
    assert_eq!([0, 0, 0, 0, 1, 1, 0, 0].as_slice(), raised, "5 and 6 in round 2; no bye is one");
}

#[test]
fn article_1_8_max_t() {
    for (rounds, expected) in [(1, 2), (4, 2), (5, 3), (9, 3), (10, 4), (11, 4), (15, 5)] {
        assert_eq!(expected, max_t(rounds), "{rounds} rounds");
    }
}

#[test]
fn article_1_9_no_complete_pairing() {
    let mut parts = after_one_round(RATINGS).into_parts();
    for player in &mut parts.players {
        let stays = [1, 5].contains(&player.number.get());
        player.participation.until = (!stays).then_some(RoundNumber::FIRST);
    }
    let snapshot = Snapshot::new(parts).unwrap();
    let refused = pair(&snapshot, RoundNumber::new(2).unwrap(), White, Detail::Nothing);
    let Err(PairingError::NoCompletePairing(heart)) = refused else { panic!("{refused:?}") };
    assert!(!heart.players.is_empty(), "1 and 5 have met (C1)");
}

/// The upfloaters of the top scoregroup of a field.
#[track_caller]
fn check_upfloaters(field: &str, rows: &Rows, expected: &[u32], article: &str) {
    check_upfloaters_of(&Field::parse(field), rows, expected, article);
}

#[track_caller]
fn check_upfloaters_of(field: &Field, rows: &Rows, expected: &[u32], article: &str) {
    let people = People::of_rows(field, rows);
    let all: Vec<usize> = (0..field.len()).collect();
    let (residents, lower) = all.split_at(field.scoregroups()[0].end);
    let group = Scoregroup { people: &people, residents, lower };
    let set = group.upfloaters().ok().unwrap();
    let numbers: Vec<u32> = set.iter().map(|&place| people.tpn(place)).collect();
    assert_eq!(expected, numbers, "{article}");
    assert_eq!(Some(&set), group.with_completion().ok().as_ref(), "{article}: both ways");
}

#[test]
fn article_3_2_1_fewest_upfloaters() {
    let four = "1 3.0 w\n2 3.0 b\n3 2.0 w\n4 2.0 b";
    check_upfloaters(four, &[], &[], "3.2.1: nobody is needed");
    check_upfloaters(&format!("{four}\nmet 1-2"), &[], &[3, 4], "3.2.1: two are needed");
}

#[test]
fn c1_no_rematch() {
    let field = "1 3.0 w\n2 2.0 b\n3 2.0 b\n4 2.0 w";
    check_upfloaters(field, &[], &[2], "C7, 4.2");
    check_upfloaters(&format!("{field}\nmet 1-2"), &[], &[3], "C1");
    check_upfloaters(&format!("{field}\napart 1-2"), &[], &[3], "a prohibited pair counts as C1");
}

#[test]
fn c3_holds_in_the_last_round_too() {
    let field = "1 3.0 ww\n2 2.0 ww\n3 2.0 wb\n4 2.0 bw";
    check_upfloaters(field, &[], &[3], "C3: 1 and 2 both must have Black");
    let mut topscorers = Field::parse("1 3.0 ww .. t\n2 3.0 ww .. t\n3 2.0 wb\n4 2.0 bw");
    topscorers.last_round = true;
    let topscorers = topscorers.without_topscorers();
    check_upfloaters_of(&topscorers, &[], &[3, 4], "C3: topscorers are not excused");
}

/// The last round: 1 and 2 have won twice with White. As topscorers of the Dutch system they might
/// meet; here they may not.
#[test]
fn c3_keeps_topscorers_apart() {
    let mut parts = after_one_round(RATINGS).into_parts();
    parts.players.truncate(6);
    parts.rules.declared_rounds = Some(3);
    let game = |(white, black)| Game {
        white: number(white),
        black: number(black),
        result: GameResult::Played { score: PlayedScore::WhiteWins, rated: true },
    };
    let round = |games: [(u32, u32); 2]| Round::new(games.map(game).to_vec(), Vec::new()).unwrap();
    parts.rounds = vec![round([(1, 3), (2, 4)]), round([(1, 5), (2, 6)])];
    let snapshot = Snapshot::new(parts).unwrap();
    check_round(&snapshot, 3, &[(4, 1), (3, 2), (5, 6)], "C3: 3 and 4 are upfloaters");
}

#[test]
fn c4_upfloaters_leave_the_rest_complete() {
    let field = "1 3.0 w\n2 2.0 b\n3 1.0 b\n4 1.0 w\nmet 3-4";
    check_upfloaters(field, &[], &[3], "C4: 2 must stay for 4");
    let field = "1 3.0 w\n2 3.0 b\n3 2.0 b\n4 2.0 w\nmet 3-4";
    check_upfloaters(field, &[], &[3, 4], "3.2.1 with C4: 3 and 4 cannot be left");
}

#[test]
fn c6_scores_come_before_colours() {
    let field = "1 3.0 w\n2 2.0 w\n3 1.0 b\n4 1.0 w";
    check_upfloaters(field, &[], &[2], "C6 before C7");
    let field = "1 3.0 w\n2 3.0 w\n3 2.0 w\n4 1.5 b\n5 1.5 b\n6 1.0 b\nmet 1-2";
    check_upfloaters(field, &[], &[3, 4], "C6: 1.5 and 2.0 in ascending order");
    check_upfloaters(&format!("{field} 1-3 2-3"), &[], &[4, 5], "C6: 3 may meet neither");
}

#[test]
fn c7_comes_before_the_order() {
    let field = "1 3.0 w\n2 2.0 w\n3 2.0 b\n4 2.0 w";
    check_upfloaters(field, &[], &[3], "C7: 1 is due Black, 3 White");
    check_upfloaters(&format!("{field}\nmet 1-3"), &[], &[2], "4.2 where C7 cannot be better");
}

#[test]
fn c8_to_c10_spare_upfloaters() {
    let field = "1 3.0 w\n2 2.0 b\n3 2.0 b\n4 2.0 b";
    check_upfloaters(field, &[(2, 0, 1, true)], &[3], "C10");
    check_upfloaters(field, &[(2, 0, 2, false), (3, 0, 1, false)], &[2], "two are below MaxT");
    let rows = [(2, 0, 3, false), (3, 0, 1, true), (4, 0, 3, false)];
    check_upfloaters(field, &rows, &[3], "C8 before C10");
    let rows = [(2, 0, 4, false), (3, 0, 3, true), (4, 0, 4, false)];
    check_upfloaters(field, &rows, &[3], "C9 before C10");
    let rows = [(2, 0, 3, true), (3, 0, 3, false), (4, 0, 3, false)];
    check_upfloaters(field, &rows, &[3], "C10 among maximum upfloaters");
    let rows = [(2, 0, 3, true), (3, 0, 3, false)];
    let colours = "1 3.0 w\n2 2.0 b\n3 2.0 w\n4 2.0 w";
    check_upfloaters(colours, &rows, &[2], "C7 before C8");
    let mut last = Field::parse(field);
    last.last_round = true;
    check_upfloaters_of(&last, &rows, &[2], "C8 to C10 do not hold in the last round");
}

#[test]
fn article_4_2_upfloaters_in_order() {
    let field = "5 3.0 w\n9 2.0 b\n7 2.0 b\n1 1.0 b";
    check_upfloaters(field, &[], &[7], "4.2.2: score, then number");
}

#[test]
fn article_3_1_the_bye() {
    check_bye("1 1.0 w\n2 1.0 b\n3 0.0 w", 3, "3.1.3: the lowest score");
    check_bye("1 1.0 w\n2 0.0 wb\n3 0.0 w", 2, "3.1.4: the most games");
    check_bye("1 1.0 w\n2 0.0 b\n3 0.0 w", 3, "3.1.5: the largest number");
    check_bye("1 1.0 w\n2 0.0 b\n3 0.0 w .. b", 2, "3.1.1, C2");
    check_bye("1 1.0 w\n2 0.0 b\n3 0.0 w\nmet 1-2", 2, "3.1.2, C4: 1 and 2 have met");
    check_bye("1 1.0 w\n2 1.0 b\n3 0.0 w\nmet 1-3 2-3", 3, "3.1.2, C4");
    check_bye("1 1.0 w\n2 1.0 b\n3 0.0 w .. b\nmet 1-2", 2, "3.1.1 and 3.1.2");
}

#[track_caller]
fn check_bye(field: &str, expected: u32, article: &str) {
    let field = Field::parse(field);
    let people = People::of_rows(&field, &[]);
    let assigned = bye::assign(&people).unwrap();
    assert_eq!(expected, people.tpn(assigned.receiver), "{article}");
}

#[test]
fn article_1_6_4_new_players_seek_black() {
    check_groups("1 0.0 b\n2 0.0 -\n3 0.0 w\n4 0.0 -", &[1], &[2, 3, 4], "1.6.4");
}

#[test]
fn article_3_2_3_subgroups() {
    check_groups("1 1.0 b\n2 1.0 w\n3 1.0 wb\n4 1.0 bw", &[1, 3], &[2, 4], "by preference");
    check_groups("4 1.0 -\n3 1.0 -\n1 0.0 -\n2 0.0 -", &[1, 2], &[3, 4], "halves by number");
}

#[track_caller]
fn check_groups(field: &str, g1: &[u32], g2: &[u32], article: &str) {
    let field = Field::parse(field);
    let people = People::of_rows(&field, &[]);
    let all: Vec<usize> = (0..field.len()).collect();
    let groups = subgroups::initial(&people, &all);
    let numbers = |places: &[usize]| places.iter().map(|&it| people.tpn(it)).collect::<Vec<_>>();
    assert_eq!((g1.to_vec(), g2.to_vec()), (numbers(&groups.g1), numbers(&groups.g2)), "{article}");
}

/// First and second shift, and the rows of S1 and T2.
#[track_caller]
fn check_bracket(
    field: &str,
    rows: &Rows,
    shifts: (&[u32], &[u32]),
    expected: &[(u32, u32)],
    article: &str,
) {
    let field = Field::parse(field);
    let people = People::of_rows(&field, rows);
    let all: Vec<usize> = (0..field.len()).collect();
    let recomposed = subgroups::initial(&people, &all).recompose(&people).ok().unwrap();
    let numbers = |places: &[usize]| places.iter().map(|&it| people.tpn(it)).collect::<Vec<_>>();
    assert_eq!(shifts.0, numbers(&recomposed.first), "{article}: first step");
    assert_eq!(shifts.1, numbers(&recomposed.second), "{article}: second step");
    let drawn = transposition::first(&people, &recomposed.groups, true);
    let found: Vec<(u32, u32)> = numbers(&drawn.s1).into_iter().zip(numbers(&drawn.t2)).collect();
    assert_eq!(expected, found, "{article}");
}

#[test]
fn article_3_2_4_re_composition() {
    // Five White seekers by average 5, 4, 3, 2, 1: the middle is 3, then 4.
    let five = "1 1.0 b\n2 1.0 b\n3 1.0 b\n4 1.0 b\n5 1.0 b\n6 1.0 w";
    let averages = [
        (1, 2005, 0, false),
        (2, 2004, 0, false),
        (3, 2003, 0, false),
        (4, 2002, 0, false),
        (5, 2001, 0, false),
    ];
    let rows = [(5, 3), (2, 4), (1, 6)];
    check_bracket(five, &averages, (&[], &[3, 4]), &rows, "3.2.4.2, 4.3: by average");
    // 3 may meet only 4 and 6, so 4 must stay: the next set after {3, 4} is {3, 2}.
    let met = format!("{five}\nmet 3-1 3-2 3-5");
    let rows = [(5, 2), (4, 3), (1, 6)];
    check_bracket(&met, &averages, (&[], &[3, 2]), &rows, "4.3: the first set that can be paired");
    // Black seekers go by number alone: of 2, 3, 4, 5 the earlier middle is 3.
    let black = "1 1.0 b\n2 1.0 w\n3 1.0 w\n4 1.0 w";
    check_bracket(black, &[], (&[], &[3]), &[(1, 2), (3, 4)], "4.3: by number");
}

#[test]
fn article_3_2_4_players_who_must_meet() {
    // 1 and 2 have met both Black seekers: they must meet each other.
    let four = "1 1.0 b\n2 1.0 b\n3 1.0 w\n4 1.0 w\nmet 1-3 1-4 2-3 2-4";
    check_bracket(four, &[], (&[1], &[3]), &[(2, 1), (3, 4)], "3.2.4.1 and 3.2.4.2");
    // The shifters of the second step are the Black seekers 3, 4, 5, 6, not 1 who came to them:
    // #1 is 4 and #2 is 5. Had 1 a number, they would be 4 and 3.
    let six = "1 1.0 b\n2 1.0 b\n3 1.0 w\n4 1.0 w\n5 1.0 w\n6 1.0 w
               met 1-3 1-4 1-5 1-6 2-3 2-4 2-5 2-6";
    let rows = [(2, 1), (4, 3), (5, 6)];
    check_bracket(six, &[], (&[1], &[4, 5]), &rows, "4.3.1: seekers of the other colour");
}

#[test]
fn article_5_2_colours_in_order() {
    check_colours("1 1.0 -\n2 1.0 -", White, "5.2.1: 1 is odd");
    check_colours("2 1.0 -\n3 1.0 -", Black, "5.2.1: 2 is even");
    for (field, expected) in [("1 1.0 -\n2 1.0 -", Black), ("2 1.0 -\n3 1.0 -", White)] {
        let field = Field::parse(field);
        let people = People::of_rows(&field, &[]);
        assert_eq!(expected, colours::allocate(&people, (0, 1), Black).0, "5.1: Black is drawn");
    }
    check_colours("1 1.0 w\n2 1.0 -", Black, "5.2.3: strong over the mild one of 1.6.4");
    check_colours("1 1.0 b\n2 1.0 w", White, "5.2.2");
    check_colours("1 1.0 b\n2 1.0 -", White, "5.2.2 with 1.6.4");
    check_colours("1 1.0 wb\n2 1.0 b", Black, "5.2.3: strong over mild");
    check_colours("1 1.0 bwb\n2 1.0 wbb", Black, "5.2.3: absolute over strong");
    check_colours("1 1.0 wbwb\n2 1.0 bwwb", White, "5.2.4: 1 had Black three games back");
    check_colours("1 1.0 bwwb\n2 1.0 wbwb", Black, "5.2.4: the other way round");
    check_colours("1 1.0 wb\n2 1.0 wb", White, "5.2.5: the higher ranked");
    check_colours("2 1.5 wb\n1 1.0 wb", White, "5.2.5: points before the number");
}

#[track_caller]
fn check_colours(field: &str, expected: Colour, article: &str) {
    let field = Field::parse(field);
    let people = People::of_rows(&field, &[]);
    assert_eq!(expected, colours::allocate(&people, (0, 1), White).0, "{article}");
}

/// Every pair stands in one step, with its colours.
#[test]
fn the_steps_lead_to_the_boards() {
    let snapshot = after_one_round(RATINGS);
    let paired =
        pair(&snapshot, RoundNumber::new(2).unwrap(), White, Detail::Alternatives).unwrap();
    let mut from_steps: Vec<(u32, u32)> = Vec::new();
    for step in &paired.reasons.steps {
        if let Act::Pairs { white, black, .. } = step.act {
            from_steps.push((white.get(), black.get()));
        }
    }
    let mut boards: Vec<(u32, u32)> =
        paired.boards.iter().map(|board| (board.white.get(), board.black.get())).collect();
    from_steps.sort_unstable();
    boards.sort_unstable();
    assert_eq!(boards, from_steps);
}

/// Large scoregroups are decided at a glance or among a few of each kind; one matching over
/// everybody says the same.
#[test]
fn large_scoregroups_get_the_same_upfloaters_by_one_matching() {
    let mut asked = 0;
    for seed in 0..60 {
        let field = random_field(seed);
        let people = People::of_rows(&field, &random_rows(seed));
        let all: Vec<usize> = (0..field.len()).collect();
        let (residents, lower) = all.split_at(field.scoregroups()[0].end);
        if !people.complete(&all) {
            continue;
        }
        let group = Scoregroup { people: &people, residents, lower };
        let usual = group.upfloaters().ok();
        assert_eq!(group.with_completion().ok(), usual, "seed {seed}");
        asked += usize::from(usual.is_some_and(|set| !set.is_empty()));
    }
    assert!(asked > 10, "{asked} fields needed upfloaters");
}

/// A number that looks random and never changes.
fn mixed(seed: u64, index: u64) -> u64 {
    let mut value = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(index << 17 | 1);
    value = (value ^ value >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    value = (value ^ value >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    value ^ value >> 31
}

/// Eighty players on three scores, the highest with 50 to 57 of them; every third field is full of
/// players who must have Black.
fn random_field(seed: u64) -> Field {
    let top = 50 + seed % 8;
    let colours = if seed.is_multiple_of(3) {
        ["wbww", "wbww", "wbww", "bwb", "wbb"]
    } else {
        ["wbw", "bwb", "wbww", "bwbb", "wb"]
    };
    let mut text = String::new();
    for number in 1..=80u64 {
        let score = if number <= top { "2.0" } else { ["1.5", "1.0"][usize::from(number > 70)] };
        let colours = colours[usize::try_from(mixed(seed, number) % 5).unwrap()];
        writeln!(text, "{number} {score} {colours}").unwrap();
    }
    text.push_str("met");
    for index in 0..240 {
        let (one, other) = (mixed(seed, 1000 + index) % 80 + 1, mixed(seed, 2000 + index) % 80 + 1);
        if one != other {
            write!(text, " {one}-{other}").unwrap();
        }
    }
    Field::parse(&text)
}

fn random_rows(seed: u64) -> Vec<(u32, i64, i64, bool)> {
    let row = |number: u32| {
        let thrown = mixed(seed, 5000 + u64::from(number));
        (number, 2000, i64::try_from(thrown % 5).unwrap(), thrown.is_multiple_of(7))
    };
    (1..=80).map(row).collect()
}
