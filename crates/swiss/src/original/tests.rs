//! Rows for the articles of the original Swiss. A field is written as in `field::notation`: number,
//! points, colours, float of the last round and of the one before, flags.

use ronde_model::{Colour, RoundNumber, Snapshot};

use super::draw::draw;
use super::levels::{Side, in_order};
use super::standings::Standings;
use crate::book::Book;
use crate::field::Field;
use crate::field_tests::tournament_of;
use crate::pairing::{Board, Detail, pair};
use ronde_model::System;

/// `"1-2 3-4 5"` for the boards in order and the exempt.
fn words(boards: &[Board], bye: Option<ronde_model::PairingNumber>) -> String {
    let boards = boards.iter().map(|board| format!("{}-{}", board.white, board.black));
    boards.chain(bye.map(|number| number.to_string())).collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn check(field: &str, expected: &str) {
    let field = Field::parse(&field.replace(',', "\n"));
    let standings = Standings::as_ranked(&field);
    let drawn = draw(&standings).expect("it can be paired");
    let boards = super::boards(&standings, &drawn, Colour::White);
    let exempt = drawn.exempt.map(|rank| standings.at(rank).number);
    assert_eq!(expected, words(&boards, exempt));
}

#[track_caller]
fn paired(snapshot: &Snapshot, system: System) -> String {
    let round = RoundNumber::from_index(snapshot.rounds.len()).unwrap();
    let made = pair(snapshot, round, system, Colour::White, Detail::Nothing).unwrap();
    words(&made.boards, made.bye)
}

#[test]
fn o1_virtual_points_make_levels() {
    let mut parts = tournament_of(8, 5, &[]).into_parts();
    parts.event.kind_code = "CUSTOM_ORIGINAL_SSA".to_owned();
    let snapshot = Snapshot::new(parts).unwrap();
    assert_eq!("1-3 4-2 5-7 8-6", paired(&snapshot, System::Original));
}

#[test]
fn o2_standings() {
    for (rounds, expected) in [
        // Points; then cumulative: 2 made his point first, 3 and 4 by halves, 1 last.
        (vec!["1 Z, 2 F, 3 H, 4 H", "1 F, 2 Z, 3 H, 4 H"], [2, 3, 4, 1]),
        (vec!["1 Z, 2 F, 3 H, 4 H", "1 F, 2 F, 3 H, 4 F"], [2, 4, 3, 1]),
        // 1 and 2 have 2 points and 4 cumulative; after round 2 it was 1 against 1½.
        (vec!["1 F, 2 H, 3 Z, 4 Z", "1 Z, 2 F, 3 Z, 4 Z", "1 F, 2 H, 3 Z, 4 Z"], [2, 1, 3, 4]),
        // Before round 1, and among equals for ever, the number.
        (vec![], [1, 2, 3, 4]),
        (vec!["1 H, 2 H, 3 H, 4 H"], [1, 2, 3, 4]),
    ] {
        let snapshot = tournament_of(4, 9, &rounds);
        let round = RoundNumber::from_index(rounds.len()).unwrap();
        let field = Field::new(&snapshot, round, Book::of(System::Original).history);
        let standings = Standings::new(&snapshot, round, &field);
        let found: Vec<u32> = (0..4).map(|rank| standings.at(rank).number.get()).collect();
        assert_eq!(expected.as_slice(), found, "after {rounds:?}");
    }
}

#[test]
fn o3_nobody_meets_twice() {
    check("1 1 -,2 1 -,3 1 -,4 1 -", "1-3 4-2");
    check("1 1 -,2 1 -,3 1 -,4 1 -,met 1-3", "1-4 3-2");
    check("1 1 -,2 1 -,3 1 -,4 1 -,apart 1-3", "1-4 3-2");
}

#[test]
fn o4_no_third_colour_even_in_the_last_round() {
    // 1 and 2 had White twice and made all the points; both must have Black.
    let last = tournament_of(6, 3, &["1-4 1-0, 2-3 1-0, 5-6 =", "1-5 1-0, 2-6 1-0, 3-4 ="]);
    let dutch = paired(&last, System::Dutch2026);
    assert!(dutch.starts_with("2-1 "), "{dutch}: topscorers are excused since 1992");
    assert_eq!("6-1 4-2 5-3", paired(&last, System::Original));
}

#[test]
fn o6_floats_of_one_round_without_direction() {
    // Round 2: 1 (one point) meets 4 (none), 5 is exempt, 6 wins by forfeit.
    let snapshot =
        tournament_of(7, 9, &["1-4 1-0, 2-5 1-0, 3-6 1-0, 7 Z", "4-1 =, 2-3 =, 6-7 +-, 5 U"]);
    let round = RoundNumber::new(3).unwrap();
    let field = Field::new(&snapshot, round, Book::of(System::Original).history);
    let standings = Standings::new(&snapshot, round, &field);
    for (who, floated) in [(1, true), (4, true), (2, false), (5, false), (6, false), (7, false)] {
        let rank = (0..7).find(|&rank| standings.at(rank).number.get() == who).unwrap();
        assert_eq!(floated, standings.floated(rank), "{who}");
    }
}

#[test]
fn o7_the_exempt() {
    // The last of the lowest level.
    check("1 1 -,2 1 -,3 0 -,4 0 -,5 0 -", "1-2 3-4 5");
    // Not who has had a point without playing.
    check("1 1 -,2 1 -,3 0 -,4 0 -,5 0 - .. b", "1-2 3-5 4");
    // 3 and 4 have met and would both float: 4 instead of 5.
    check("1 1 -,2 1 -,3 0 -,4 0 -,5 0 -,met 3-4", "1-2 3-5 4");
    // Not for a colour: 3 and 4 expect the same.
    check("1 1 wb,2 1 bw,3 0 bw,4 0 bw,5 0 wb", "1-2 4-3 5");
    // Nobody of the lowest level may be: the last of the next one.
    check("1 1 -,2 1 -,3 0 - .. b,4 0 - .. b,5 0 - .. b", "1-3 5-4 2");
    // Without 5 the others could not be paired: 1 and 2 have met everybody but 3 and 4.
    check("1 1 -,2 1 -,3 0 -,4 0 -,5 0 -,met 5-1 5-2 5-3 5-4", "1-2 3-4 5");
    check("1 1 -,2 1 -,3 0 -,4 0 -,5 0 - .. b,met 5-1 5-2 5-3", "1-2 5-4 3");
}

#[test]
fn o8_and_o9_levels_in_order() {
    use Side::{High, Low, Median};
    for (points, expected) in [
        ("3 2 2 1 1 1 0 0", vec![(3, High), (2, High), (0, Low), (1, Median)]),
        ("3 3 2 2 1 1 1 0 0", vec![(3, High), (2, High), (0, Low), (1, Median)]),
        ("4 3 2 2 2 1 0", vec![(4, High), (3, High), (0, Low), (1, Low), (2, Median)]),
        // Of the two in the middle the lower one.
        ("1 1 0 0", vec![(1, High), (0, Median)]),
        ("0 0 0", vec![(0, Median)]),
    ] {
        let lines =
            (1..).zip(points.split(' ')).map(|(number, points)| format!("{number} {points} -"));
        let field = Field::parse(&lines.collect::<Vec<_>>().join("\n"));
        let levels = in_order(&Standings::as_ranked(&field), None);
        let found: Vec<(i32, Side)> =
            levels.iter().map(|level| (level.score.tenths() / 10, level.side)).collect();
        assert_eq!(expected, found, "{points}");
    }
}

#[test]
fn o10_floaters_before_pairs() {
    let rest = ",4 1 -,5 1 -,6 1 -";
    // The last of a high level, the nearest to the centre.
    check(&format!("1 2 -,2 2 -,3 2 -{rest}"), "1-2 3-4 5-6");
    // Not twice running, down or up.
    check(&format!("1 2 -,2 2 -,3 2 - d.{rest}"), "1-3 4-2 5-6");
    check(&format!("1 2 -,2 2 -,3 2 - u.{rest}"), "1-3 4-2 5-6");
    check(&format!("1 2 -,2 2 - d.,3 2 - d.{rest}"), "3-2 1-4 5-6");
    // Two rounds ago is forgotten.
    check(&format!("1 2 -,2 2 -,3 2 - .d{rest}"), "1-2 3-4 5-6");
    // All floated: the last again.
    check(&format!("1 2 - d.,2 2 - u.,3 2 - d.{rest}"), "1-2 3-4 5-6");
    // Those who stay must be able to meet.
    check(&format!("1 2 -,2 2 -,3 2 -{rest},met 1-2"), "1-3 4-2 5-6");
    // Whom nobody else can take does not float.
    check(&format!("1 2 -,2 2 -,3 2 -{rest},met 3-4 3-5 3-6"), "1-3 4-2 5-6");
    // A colour does not change the floater: 1 and 2 expect the same.
    check("1 2 wb,2 2 wb,3 2 bw,4 1 bw,5 1 wb,6 1 bw", "1-2 5-3 6-4");
    // In a low level the first floats, upwards.
    check("1 1 -,2 1 -,3 1 -,4 0 -,5 0 -,6 0 -,7 1 -,8 1 -", "1-3 7-2 4-8 5-6");
    check("1 1 -,2 1 -,3 1 -,4 0 - u.,5 0 -,6 0 -,7 1 -,8 1 -", "1-3 7-2 5-8 6-4");
}

#[test]
fn o11_levels_join_towards_the_median() {
    // The two leaders have met: both go on.
    check("1 2 -,2 2 -,3 1 -,4 1 -,5 1 -,6 1 -,met 1-2", "1-3 4-2 5-6");
    // The rest cannot be paired without them.
    check("1 2 -,2 2 -,3 1 -,4 1 -,met 3-4", "1-3 4-2");
    // From both sides: 1 and 5 are alone, and 2 to 4 cannot all meet.
    check("1 2 -,2 1 -,3 1 -,4 1 -,5 1 -,6 0 -,met 2-3 2-4 3-4", "1-2 3-5 6-4");
    // Three leaders who have met each other all go on.
    check("1 2 -,2 2 -,3 2 -,4 1 -,5 1 -,6 1 -,7 1 -,8 1 -,met 1-2 1-3 2-3", "1-4 5-2 3-6 7-8");
}

#[test]
fn o12_those_who_came_first() {
    // From above: residents from the top.
    check("1 2 -,2 1 -,3 1 -,4 1 -,5 1 -,6 1 -", "1-2 3-5 6-4");
    // From below: residents from the bottom.
    check("1 1 -,2 1 -,3 1 -,4 1 -,5 1 -,6 0 -", "1-3 4-2 5-6");
    // Both: from above first.
    check("1 2 -,2 1 -,3 1 -,4 1 -,5 1 -,6 0 -", "1-2 3-4 5-6");
    check("1 2 -,2 1 -,3 1 -,4 1 -,5 1 -,6 0 -,met 6-3 6-4 6-5", "1-3 5-4 6-2");
    // Half of the level or more: one list of halves. 1 and 2 have met and come to 3 and 4.
    check("1 2 -,2 2 -,3 1 -,4 1 -,met 1-2 1-3", "1-4 3-2");
    // Whoever came floats on only if nothing else helps.
    check("1 3 -,2 2 -,3 2 -,4 1 -,5 1 -,6 1 -,7 1 -,8 1 -", "1-2 3-4 5-7 8-6");
}

#[test]
fn o13_halves_from_the_top_and_from_the_bottom() {
    let high = "1 2 -,2 2 -,3 2 -,4 2 -,5 1 -,6 1 -,7 1 -,8 1 -,9 1 -,10 1 -";
    check(high, "1-3 4-2 5-8 9-6 7-10");
    check(&format!("{high},met 1-3"), "1-4 3-2 5-8 9-6 7-10");
    // The lower half is exhausted: the upper from its bottom.
    check(&format!("{high},met 1-3 1-4"), "1-2 3-4 5-8 9-6 7-10");
    let low = "1 1 -,2 1 -,3 1 -,4 1 -,5 1 -,6 1 -,7 0 -,8 0 -,9 0 -,10 0 -";
    check(low, "1-4 5-2 3-6 7-9 10-8");
    // From the bottom: 10 tries 8, then 7. From the top 7 would have tried 9 first.
    check(&format!("{low},met 8-10"), "1-4 5-2 3-6 7-10 9-8");
    check(&format!("{low},met 8-10 7-10"), "1-4 5-2 3-6 7-8 9-10");
    // Six in a low level, where the two ways differ: 12 and 9 have met.
    let six = "1 1 -,2 1 -,3 1 -,4 1 -,5 1 -,6 1 -,7 0 -,8 0 -,9 0 -,10 0 -,11 0 -,12 0 -";
    let six = six.replace("6 1 -", "6 1 -,13 1 -,14 1 -");
    check(&format!("{six},met 9-12"), "1-5 6-2 3-13 14-4 7-10 12-8 9-11");
}

#[test]
fn o14_colours_before_strong_weak() {
    // 1 and 3 expect Black, 2 and 4 White.
    check("1 1 w,2 1 b,3 1 w,4 1 b", "4-1 2-3");
    // Nobody can have it otherwise: strong-weak.
    check("1 1 w,2 1 w,3 1 w,4 1 w", "3-1 4-2");
    // One pair must: the last, not the first who meet it.
    check("1 1 w,2 1 w,3 1 w,4 1 b", "4-1 3-2");
    // A repeated float weighs more than a colour: 4 floated.
    check("1 2 wb,2 2 bw,3 2 w,4 1 b u.,5 1 w,6 1 w", "1-2 5-3 4-6");
    // Fewer same colours in the level as a whole, whoever came included.
    check("1 2 wb,2 2 bw,3 2 w,4 1 w,5 1 b,6 1 w", "1-2 5-3 6-4");
}

#[test]
fn o15_colours() {
    check("1 1 w,2 1 b", "2-1"); // E1
    check("1 1 w,2 1 -", "2-1"); // E1
    check("1 1 bwbw,2 1 bww", "1-2"); // E2: a must before a wish
    check("1 1 wbw,2 1 bwwb", "2-1"); // E1
    check("1 1 bw,2 1 w", "1-2"); // E2: a difference before alternation
    check("1 1 bwwb,2 1 wbwb", "2-1"); // E3: last different game but one
    // E4: in high levels and the median the stronger directs, in low levels the weaker.
    check("1 2 w,2 2 w,3 1 w,4 1 w,5 0 w,6 0 w", "2-1 4-3 5-6");
}

#[test]
fn o19_round_1() {
    assert_eq!("1-4 5-2 3-6 7", paired(&tournament_of(7, 5, &[]), System::Original), "F4");
    let snapshot = tournament_of(6, 5, &[]);
    let round = RoundNumber::FIRST;
    let made = pair(&snapshot, round, System::Original, Colour::Black, Detail::Nothing).unwrap();
    assert_eq!("4-1 2-5 6-3", words(&made.boards, made.bye), "the lot gave Black");
}

#[test]
fn o21_boards() {
    // 2 against 1: first the points of the stronger, then the sum.
    check("1 3 -,2 2 -,3 2 -,4 2 -,5 1 -,6 1 -,7 1 -,8 1 -,9 1 -,10 1 -", "1-2 3-4 5-8 9-6 7-10");
}
