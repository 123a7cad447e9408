//! The clarifications BAF 77 and BAF 78: the printed examples, and variants of them.

use ronde_model::{Colour, PairingNumber, RoundFloats, RoundNumber, Snapshot};
use ronde_testkit::dutch_1992::EXAMPLES_OF_BAF_77;

use super::super::preliminaries::preference;
use super::{check, event, field_of, number, paired, shown};
use crate::colours::{ColourHistory, Strength};
use crate::field::{Bar, Entrant, Float};
use crate::pairing::{Detail, RoundPairing};
use crate::recorded;
use crate::steps::{Act, Fall, Refusal};
use ronde_model::System;

/// Round 4 of the first example of BAF 77, with the rest of the tournament around it.
fn example_1() -> Snapshot {
    event(14, 9, &EXAMPLES_OF_BAF_77[0])
}

fn example_2() -> Snapshot {
    event(16, 9, &EXAMPLES_OF_BAF_77[1])
}

/// dutch-1992:B4, BAF 77; F1.
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

/// dutch-1992:B4, BAF 77; F1: the order of boards.
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

/// What an arbiter reads about the level of this player: quantities, sides, exchanges and every
/// candidate, with the pair or the floater by which it falls.
fn trace(event: &Snapshot, of: u32) -> Vec<String> {
    let pairing = paired(event, Detail::Alternatives);
    let steps = pairing.reasons.steps.iter().map(|step| &step.act);
    let is_level =
        |act: &&Act| matches!(act, Act::Takes { residents, .. } if residents.contains(&number(of)));
    let level = steps.skip_while(|act| !is_level(act)).skip(1);
    level
        .take_while(|act| !matches!(act, Act::Takes { .. } | Act::Pairs { .. }))
        .filter_map(row)
        .collect()
}

fn row(act: &Act) -> Option<String> {
    let list = |numbers: &[PairingNumber]| {
        numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    Some(match act {
        Act::Sets { name, value } => format!("{name} = {value}"),
        Act::LaysOut { left, right } => format!("S1 {} S2 {}", list(left), list(right)),
        Act::Exchanges { down, up } => format!("{} <-> {}", list(down), list(up)),
        Act::Tries { candidate, left, falls } => {
            let pairs = candidate.iter().map(|(one, other)| format!("{one}-{other}"));
            let pairs = pairs.collect::<Vec<_>>().join(" ");
            let fall = match falls {
                None => "taken".to_owned(),
                Some(fall) => format!("{} {}", whom(fall), why(fall.why)),
            };
            format!("{pairs} ({}): {fall}", list(left))
        }
        Act::Skips { count } => format!("{count} more"),
        _ => return None,
    })
}

fn whom(fall: &Fall) -> String {
    match fall.opponent {
        Some(opponent) => format!("{}-{opponent}", fall.player),
        None => fall.player.to_string(),
    }
}

/// In the letters of the seed: BC with two strong players, DJ, BF.
fn why(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::ColourDegree => "BC",
        Refusal::Barred(Bar::Met) => "DJ",
        Refusal::Float(Float::Down, 1) => "BF down 1",
        Refusal::Float(Float::Down, 2) => "BF down 2",
        _ => "?",
    }
}

/// dutch-1992:B4, the first example of BAF 77: S1, S2, x, p and every refused candidate in the
/// order in which the seed prints them. `14 11 5` has two motives: 1-14, and 5 may not float again.
#[test]
fn baf_77_example_1_candidate_by_candidate() {
    let expected = [
        "x = 1",
        "p = 2",
        "S1 1 4 S2 5 11 14",
        "1-5 4-11 (14): 1-5 BC",
        "1-5 4-14 (11): 1-5 BC",
        "1-11 4-5 (14): 1-11 DJ",
        "1-11 4-14 (5): 1-11 DJ",
        "1-14 4-5 (11): 1-14 BC",
        "1-14 4-11 (5): 1-14 BC",
        "4 <-> 5",
        "1-4 5-11 (14): taken",
    ];
    assert_eq!(expected, trace(&example_1(), 1)[..]);
}

/// The permutations of 8 9 12 13 that the second example of BAF 77 refuses, one after the other.
const REFUSED_IN_EXAMPLE_2: [&str; 19] = [
    "1-8 5-9 7-12 (13): 5-9 DJ",
    "1-8 5-9 7-13 (12): 5-9 DJ",
    "1-8 5-12 7-9 (13): 7-9 BC",
    "1-8 5-12 7-13 (9): 7-13 BC",
    "1-8 5-13 7-9 (12): 5-13 DJ",
    "1-8 5-13 7-12 (9): 5-13 DJ",
    "1-9 5-8 7-12 (13): 1-9 DJ",
    "1-9 5-8 7-13 (12): 1-9 DJ",
    "1-9 5-12 7-8 (13): 1-9 DJ",
    "1-9 5-12 7-13 (8): 1-9 DJ",
    "1-9 5-13 7-8 (12): 1-9 DJ",
    "1-9 5-13 7-12 (8): 1-9 DJ",
    "1-12 5-8 7-9 (13): 7-9 BC",
    "1-12 5-8 7-13 (9): 7-13 BC",
    "1-12 5-9 7-8 (13): 5-9 DJ",
    "1-12 5-9 7-13 (8): 5-9 DJ",
    "1-12 5-13 7-8 (9): 5-13 DJ",
    "1-12 5-13 7-9 (8): 5-13 DJ",
    "1-13 5-8 7-9 (12): 7-9 BC",
];

/// dutch-1992:B4, the second example of BAF 77: the twentieth permutation is taken.
#[test]
fn baf_77_example_2_candidate_by_candidate() {
    let mut expected = vec!["x = 1", "p = 3", "S1 1 5 7 S2 8 9 12 13"];
    expected.extend(REFUSED_IN_EXAMPLE_2);
    expected.push("1-13 5-8 7-12 (9): taken");
    assert_eq!(expected, trace(&example_2(), 1));
}

/// The same if 9 had floated down in round 3, as the last sentence of the example has it: the
/// permutations go on, the exchange of 7 and 8 gives nothing, that of 7 and 9 does.
#[test]
fn baf_77_example_2_with_exchanges() {
    let mut parts = example_2().into_parts();
    let numbers = |list: &[u32]| list.iter().map(|&it| number(it)).collect();
    parts.recorded_floats.push(RoundFloats {
        round: RoundNumber::new(3).unwrap(),
        up: numbers(&[2, 10, 11, 13]),
        down: numbers(&[4, 6, 9, 14, 15, 16]),
    });
    let event = Snapshot::new(parts).unwrap();
    let mut expected = vec!["x = 1", "p = 3", "S1 1 5 7 S2 8 9 12 13"];
    expected.extend(REFUSED_IN_EXAMPLE_2);
    expected.extend([
        "1-13 5-8 7-12 (9): 9 BF down 1",
        "1-13 5-9 7-8 (12): 5-9 DJ",
        "1-13 5-9 7-12 (8): 5-9 DJ",
        "1-13 5-12 7-8 (9): 7-8 DJ",
        "1-13 5-12 7-9 (8): 7-9 BC",
        "7 <-> 8",
    ]);
    let told = trace(&event, 1);
    assert_eq!(expected, told[..expected.len()]);
    let rest: Vec<&str> = told[expected.len()..].iter().map(String::as_str).collect();
    assert_eq!(AFTER_THE_EXCHANGE, rest[..]);
}

/// S1 1 5 8 with S2 7 9 12 13, then S1 1 5 9 with S2 7 8 12 13.
const AFTER_THE_EXCHANGE: [&str; 32] = [
    "1-7 5-9 8-12 (13): 1-7 DJ",
    "1-7 5-9 8-13 (12): 1-7 DJ",
    "1-7 5-12 8-9 (13): 1-7 DJ",
    "1-7 5-12 8-13 (9): 1-7 DJ",
    "1-7 5-13 8-9 (12): 1-7 DJ",
    "1-7 5-13 8-12 (9): 1-7 DJ",
    "1-9 5-7 8-12 (13): 1-9 DJ",
    "1-9 5-7 8-13 (12): 1-9 DJ",
    "1-9 5-12 8-7 (13): 1-9 DJ",
    "1-9 5-12 8-13 (7): 1-9 DJ",
    "1-9 5-13 8-7 (12): 1-9 DJ",
    "1-9 5-13 8-12 (7): 1-9 DJ",
    "1-12 5-7 8-9 (13): 8-9 BC",
    "1-12 5-7 8-13 (9): 8-13 BC",
    "1-12 5-9 8-7 (13): 5-9 DJ",
    "1-12 5-9 8-13 (7): 5-9 DJ",
    "1-12 5-13 8-7 (9): 5-13 DJ",
    "1-12 5-13 8-9 (7): 5-13 DJ",
    "1-13 5-7 8-9 (12): 8-9 BC",
    "1-13 5-7 8-12 (9): 9 BF down 1",
    "1-13 5-9 8-7 (12): 5-9 DJ",
    "1-13 5-9 8-12 (7): 5-9 DJ",
    "1-13 5-12 8-7 (9): 8-7 DJ",
    "1-13 5-12 8-9 (7): 8-9 BC",
    "7 <-> 9",
    "1-7 5-8 9-12 (13): 1-7 DJ",
    "1-7 5-8 9-13 (12): 1-7 DJ",
    "1-7 5-12 9-8 (13): 1-7 DJ",
    "1-7 5-12 9-13 (8): 1-7 DJ",
    "1-7 5-13 9-8 (12): 1-7 DJ",
    "1-7 5-13 9-12 (8): 1-7 DJ",
    "1-8 5-7 9-12 (13): taken",
];

/// Every pair of the round is told once.
#[test]
fn steps_of_example_1() {
    let pairing = paired(&example_1(), Detail::Alternatives);
    let steps = &pairing.reasons.steps;
    let acts: Vec<&Act> = steps.iter().map(|step| &step.act).take(2).collect();
    let derives = |round| Act::DerivesFloats { round: RoundNumber::new(round).unwrap() };
    assert_eq!([&derives(2), &derives(3)], acts[..], "A4: no floats are recorded");
    let pairs = steps.iter().filter(|step| matches!(step.act, Act::Pairs { .. })).count();
    assert_eq!(pairing.boards.len(), pairs, "every pair is told once");
}
