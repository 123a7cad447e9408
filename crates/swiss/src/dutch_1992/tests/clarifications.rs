//! The clarifications BAF 77 and BAF 78: the printed examples, and variants of them.

use ronde_model::{Colour, PairingNumber, RoundFloats, RoundNumber, Snapshot};

use super::super::preliminaries::preference;
use super::{check, event, field_of, number, paired, shown};
use crate::colours::{ColourHistory, Strength};
use crate::field::{Entrant, Float};
use crate::pairing::{Detail, RoundPairing};
use crate::recorded;
use crate::steps::{Act, Refusal};
use crate::system::System;

/// Round 4 of the first example of BAF 77, with the rest of the tournament around it.
fn example_1() -> Snapshot {
    event(
        14,
        9,
        &[
            "1-9 1-0 12-4 ½ 5-13 1-0 3-11 0-1 14-6 1-0 7-2 1-0 8-10 ½",
            "11-1 1-0 4-5 ½ 14-7 ½ 9-3 1-0 13-6 1-0 12-8 ½ 2-10 ½",
            "1-13 1-0 9-4 0-1 5-14 ½ 11-2 -+ 6-7 1-0 10-12 ½ 8-3 ½",
        ],
    )
}

fn example_2() -> Snapshot {
    event(
        16,
        9,
        &[
            "9-1 ½ 13-5 ½ 15-7 1-0 8-16 ½ 4-12 ½ 2-14 ½ 3-6 0-1 11-10 0-1",
            "1-4 ½ 5-2 ½ 7-8 1-0 14-9 ½ 12-13 1-0 16-3 ½ 6-11 1-0 10-15 0-1",
            "7-1 ½ 9-5 ½ 8-3 1-0 13-16 1-0 12-14 -+ 10-6 0-1 15-2 1-0 11-4 0-1",
        ],
    )
}

/// Seed-001:B4, BAF 77; F1.
#[test]
fn baf_77_example_1() {
    let pairing = paired(&example_1(), Detail::Outcome);
    assert_eq!("4-1 11-5 10-14 2-8 7-12 6-9 3-13", shown(&pairing));
}

/// The level of example 1 with the other scores that the printed histories allow, and with 11
/// losing or winning by forfeit in round 3: the same pairs, 14 floats.
#[test]
fn baf_77_example_1_with_other_scores() {
    for (score, float) in [("1", ".."), ("1", "d."), ("1.5", ".."), ("1.5", "d."), ("2", "d.")] {
        check(
            &format!(
                "1 {score} wbw ..
                 4 {score} bwb .u
                 5 {score} wbw .d
                 11 {score} bw {float}
                 14 {score} wwb ..
                 20 0.5 bw ..
                 met 1-11 4-5 5-14"
            ),
            "4-1 11-5 20-14",
        );
    }
}

/// Seed-001:B4, BAF 77; F1: the order of boards.
#[test]
fn baf_77_example_2() {
    let pairing = paired(&example_2(), Detail::Outcome);
    assert_eq!("6-15 4-14 1-13 5-8 12-7 16-9 2-10 3-11", shown(&pairing));
}

/// The level of example 2 with 9 barred from floating: 7 and 8 are exchanged in vain, 7 and 9 not.
#[test]
fn baf_77_example_2_with_a_floater_barred() {
    check(
        "1 1.5 bwb
         5 1.5 bwb
         7 1.5 bww .u
         8 1.5 wbw .d
         9 1.5 wbw d.
         12 1.5 bw ..
         13 1.5 wbw u.
         20 1.0 bw ..
         met 1-9 1-7 5-13 5-9 7-8 12-13",
        "1-8 5-7 12-9 20-13",
    );
}

/// BAF 77 is given up pair by pair: 7 and 8 must meet, so one disturbed pair of two strong players
/// cannot be avoided, but two can.
#[test]
fn baf_77_by_degrees() {
    let level = ["bw", "wbw", "wbw", "bw", "wbw", "wbw", "bw", "bw"];
    let level: Vec<String> = (1..).zip(level).map(|(n, had)| format!("{n} 1 {had} ..\n")).collect();
    let level = level.concat();
    check(&format!("{level}met 1-7 2-7 3-7 4-7 5-7 6-7"), "1-5 4-2 6-3 8-7");
}

/// BAF 77 where neither colour is due more and C11 raised x: 1 and 3 would be two strong players.
#[test]
fn baf_77_without_a_majority() {
    let level = "1 2 bwb ..\n2 2 wb ..\n3 2 bwb ..\n4 2 wbw ..\n5 2 wbw ..\n6 2 bw ..";
    check(&format!("{level}\nmet 1-5 1-6 2-5 2-6 3-5 3-6"), "1-4 3-2 6-5");
}

/// The histories of the levels of both examples as the seed prints them: the colours of the games
/// (`B` White, `N` Black), the floats of the last round and of the one before, and the preference.
#[test]
fn baf_77_histories() {
    use Strength::{Absolute, Mild, Strong};
    let (white, black) = (Colour::White, Colour::Black);
    let first = [
        (1, "BNB", "..", (black, Strong)),
        (4, "NBN", ".u", (white, Strong)),
        (5, "BNB", ".d", (black, Strong)),
        (11, "NB", "..", (black, Mild)),
        (14, "BBN", "..", (black, Strong)),
    ];
    let second = [
        (1, "NBN", "..", (white, Strong)),
        (5, "NBN", "..", (white, Strong)),
        (7, "NBB", ".u", (black, Absolute)),
        (8, "BNB", ".d", (black, Strong)),
        (9, "BNB", "..", (black, Strong)),
        (12, "NB", "..", (black, Mild)),
        (13, "BNB", "u.", (black, Strong)),
    ];
    let rows = [(example_1(), 20, &first[..]), (example_2(), 15, &second)];
    for (event, score, level) in rows {
        let field = field_of(&event);
        let is_in = |it: &&Entrant| it.score.tenths() == score;
        for (entrant, &(who, had, floated, due)) in field.entrants().iter().filter(is_in).zip(level)
        {
            assert_eq!(number(who), entrant.number, "A2");
            assert_eq!(history(had), entrant.colours, "{who}: F2, F3");
            let float = |float: Option<Float>| match float {
                None => '.',
                Some(Float::Up) => 'u',
                Some(Float::Down) => 'd',
            };
            assert_eq!(floated, entrant.floats.map(float).iter().collect::<String>(), "{who}: A4");
            let given = preference(entrant).map(|it| (it.colour, it.strength));
            assert_eq!(Some(due), given, "{who}: A7");
        }
        assert_eq!(level.len(), field.entrants().iter().filter(is_in).count(), "A3");
    }
}

fn history(text: &str) -> ColourHistory {
    let mut history = ColourHistory::default();
    for letter in text.chars() {
        history.push(if letter == 'B' { Colour::White } else { Colour::Black });
    }
    history
}

/// BAF 78: floats are final when the round is paired, so they are written down then.
#[test]
fn baf_78_floats_are_recorded_when_a_round_is_paired() {
    let rows = [
        (example_1(), &[3, 10][..], &[13, 14][..]),
        (example_2(), &[11, 16], &[3, 9]),
        // A5: the exempt floats down.
        (event(7, 5, &[]), &[], &[7]),
    ];
    for (event, up, down) in rows {
        let pairing = paired(&event, Detail::Nothing);
        let numbers = |list: &[u32]| list.iter().map(|&it| number(it)).collect();
        let own = RoundFloats { round: pairing.round, up: numbers(up), down: numbers(down) };
        assert_eq!(own, recorded::floats_of(&event, &pairing));
        // Records of the rounds before are kept; what stood for this round or a later one goes.
        let mut parts = event.into_parts();
        let kept = RoundFloats { round: RoundNumber::FIRST, ..own.clone() };
        let later = RoundNumber::new(pairing.round.get() + 1).unwrap();
        parts.recorded_floats = vec![RoundFloats { round: later, ..own.clone() }, kept.clone()];
        let event = Snapshot::new(parts).unwrap();
        let expected =
            if pairing.round == RoundNumber::FIRST { vec![own] } else { vec![kept, own] };
        assert_eq!(expected, recorded::records_with(&event, &pairing));
        let other = RoundPairing { system: System::Dutch2010, ..pairing };
        let dropped = recorded::records_with(&event, &other);
        assert_eq!(expected[..expected.len() - 1], dropped, "the other books derive floats");
    }
}

/// What an arbiter reads about the first level of example 1: x, S1 and S2, the exchange of 4 and 5,
/// and that a pair is refused for the degrees of its preferences.
#[test]
fn steps_of_example_1() {
    let pairing = paired(&example_1(), Detail::Alternatives);
    let steps = &pairing.reasons.steps;
    let numbers =
        |list: &[u32]| -> Vec<PairingNumber> { list.iter().map(|&n| number(n)).collect() };
    let acts: Vec<&Act> = steps.iter().map(|step| &step.act).take(8).collect();
    let derives = |round| Act::DerivesFloats { round: RoundNumber::new(round).unwrap() };
    assert_eq!([&derives(2), &derives(3)], acts[..2], "A4: no floats are recorded");
    let acts = &acts[2..];
    assert!(
        matches!(acts[0], Act::Takes { residents, .. } if *residents == numbers(&[1, 4, 5, 11, 14]))
    );
    assert_eq!(&Act::Sets { name: "x", value: 1 }, acts[1]);
    assert_eq!(&Act::Sets { name: "p", value: 2 }, acts[2]);
    let (left, right) = (numbers(&[1, 4]), numbers(&[5, 11, 14]));
    assert_eq!(&Act::LaysOut { left, right }, acts[3]);
    assert_eq!(&Act::Exchanges { down: numbers(&[4]), up: numbers(&[5]) }, acts[4]);
    let refused = steps
        .iter()
        .any(|step| matches!(step.act, Act::Refuses { why: Refusal::ColourDegree, .. }));
    assert!(refused, "some pair of two strong preferences is refused in the round");
    let pairs = steps.iter().filter(|step| matches!(step.act, Act::Pairs { .. })).count();
    assert_eq!(pairing.boards.len(), pairs, "every pair is told once");
}
