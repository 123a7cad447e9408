//! Why two do not meet: the forced round is the one of the book whose two players may meet nobody
//! else, and what is said to decide does.
//!
//! The witnesses know nothing of forced pairs: they are given a file in which the two are kept
//! apart from everybody else by prohibitions. That bars them from the bye as well, for the other
//! would be alone. It also changes what the rest of the round can do, so C8 (2017: C.7), and C9,
//! which asks whether the one left over must have the bye, are left out where the witness counts
//! criteria: the answer counts them under the rules as they are.
//!
//! `RONDE_SOAK_FROM` and `RONDE_SOAK_COUNT` choose the seeds; without them a sample runs.

use std::collections::BTreeMap;

use ronde_model::{
    Colour, PairingNumber, Participant, Prohibition, RoundNumber, RoundSpan, Snapshot,
};
use ronde_swiss::check::Decider;
use ronde_swiss::dutch::{Edition, second_opinion};
use ronde_swiss::field::{Bar, available};
use ronde_swiss::legality::{Violation, violations};
use ronde_swiss::why_not::{Forced, WhyNot, why_not};
use ronde_swiss::{Board, Detail, PairingError, RoundPairing, System, pair};
use ronde_testkit::random::{Kind, case};
use ronde_testkit::{
    Dice, burstein_2026, dubov_1997, dubov_2026, dutch_1992, dutch_2010, lim_2026, literal,
    original,
};

use crate::stress::{self, STRESSES};
use crate::witness::{seeds, with_initial_colour};

type Pairs = Vec<(PairingNumber, PairingNumber)>;
type Counters = BTreeMap<(String, String), u64>;

fn is_soak() -> bool {
    std::env::var_os("RONDE_SOAK_COUNT").is_some()
}

#[test]
fn why_not_agrees_with_every_book() {
    let (from, count) = seeds(3);
    let mut counters = Counters::new();
    for seed in from..from + count {
        for kind in Kind::ALL {
            let case = case(kind, seed);
            for system in System::ALL {
                let snapshot = with_initial_colour(&case.snapshot, system);
                every_pair(&snapshot, case.round, system, &format!("{case}"), &mut counters);
            }
        }
    }
    for ((system, answer), times) in &counters {
        eprintln!("{system}: {answer} {times}");
    }
    for system in System::ALL.into_iter().filter(|_| !is_soak()) {
        let steps = if Edition::of(system).is_some() { "C12 (C.10)" } else { "step" };
        for answer in ["meet", "forbidden", "no completion", "order", steps] {
            let key = (system.to_string(), answer.to_owned());
            assert!(counters.contains_key(&key), "{system}: {answer}");
        }
    }
}

fn present(snapshot: &Snapshot, round: RoundNumber) -> Vec<PairingNumber> {
    let here = available(snapshot, round);
    let players = snapshot.players.iter().zip(here);
    players.filter(|(_, here)| *here).map(|(player, _)| player.number).collect()
}

fn every_pair(
    snapshot: &Snapshot,
    round: RoundNumber,
    system: System,
    name: &str,
    counters: &mut Counters,
) {
    let colour = snapshot.rules.initial_colour.unwrap_or(Colour::White);
    let Ok(prescribed) = pair(snapshot, round, system, colour, Detail::Nothing) else { return };
    let players = present(snapshot, round);
    let truth = literal_criteria(snapshot, round, system);
    for (index, &one) in players.iter().enumerate() {
        for &other in &players[index + 1..] {
            let name = format!("{name}, {system}, {one} against {other}");
            let answer = why_not(snapshot, round, system, colour, one, other).expect(&name);
            let turned = why_not(snapshot, round, system, colour, other, one).expect(&name);
            assert_eq!(answer, turned, "{name}");
            let barred = kept_apart(snapshot, one, other);
            let known = match &answer {
                WhyNot::Meet(board) => {
                    assert!(prescribed.boards.contains(board), "{name}");
                    "meet".to_owned()
                }
                WhyNot::Forbidden(bar) => {
                    assert!(is_forbidden(snapshot, round, system, *bar, one, other), "{name}");
                    "forbidden".to_owned()
                }
                WhyNot::NoCompletion(heart) => {
                    assert!(!heart.players.is_empty(), "{name}");
                    assert_eq!(None, book(&barred, round, system, colour), "{name}");
                    "no completion".to_owned()
                }
                WhyNot::Worse(forced) => {
                    check_forced(snapshot, &prescribed, forced, (one, other), &name);
                    let boards: Pairs =
                        forced.boards.iter().map(|it| (it.white, it.black)).collect();
                    let expected = book(&barred, round, system, colour);
                    assert_eq!(expected, Some((boards, forced.bye)), "{name}");
                    if let Some(truth) = &truth {
                        let given =
                            literal_criteria(&barred, round, system).expect("it was paired");
                        check_criteria(truth, &given, forced, &name);
                    }
                    check_step(system, forced.departure.decided_by, &name);
                    decider(forced, &name)
                }
                other @ WhyNot::NotThere { .. } => panic!("{name}: {other:?}"),
            };
            *counters.entry((system.to_string(), known)).or_default() += 1;
        }
    }
}

/// What decides, in a word; a criterion by its number in 2026 and in 2017.
fn decider(forced: &Forced, name: &str) -> String {
    match forced.departure.decided_by {
        Decider::Criterion(it) if it.edition == Edition::E2026 && it.number > 9 => {
            format!("C{} (C.{})", it.number, it.number - 2)
        }
        Decider::Criterion(it) if it.edition == Edition::E2017 && it.number > 7 => {
            format!("C{} (C.{})", it.number + 2, it.number)
        }
        Decider::Criterion(it) if it.edition == Edition::E2026 => format!("C{}", it.number),
        Decider::Criterion(it) => format!("C.{}", it.number),
        Decider::Order => "order".to_owned(),
        Decider::Procedure => "procedure".to_owned(),
        Decider::Step { .. } => "step".to_owned(),
        Decider::EngineFault(criterion) => panic!("{name}: better in {criterion:?}"),
    }
}

/// Where the book weighs candidates, the forced one is worse in what is said to decide.
fn check_step(system: System, decider: Decider, name: &str) {
    let Decider::Step { article, name: what, prescribed, given } = decider else { return };
    let more = given.unwrap_or(0) > prescribed.unwrap_or(0);
    let worse = match (system, what) {
        (_, "bye") => prescribed.is_some() && given.is_some() && prescribed != given,
        (System::Dubov2026, "C6") => given < prescribed,
        (System::Dubov2026 | System::Lim2026 | System::Original | System::Burstein2026, it)
            if it != "exchanges" =>
        {
            more
        }
        (System::Dubov1997, "same column") => more,
        _ => prescribed != given,
    };
    assert!(worse, "{name}: {article} {what} {prescribed:?} {given:?}");
}

/// The forced round has the pair, is legal, and differs by `gone` and `new`.
fn check_forced(
    snapshot: &Snapshot,
    prescribed: &RoundPairing,
    forced: &Forced,
    (one, other): (PairingNumber, PairingNumber),
    name: &str,
) {
    let two = [Board { white: one, black: other }, Board { white: other, black: one }];
    assert!(forced.boards.iter().any(|board| two.contains(board)), "{name}: they meet");
    assert!(forced.new.iter().any(|board| two.contains(board)), "{name}: that is new");
    let byes: Vec<_> = forced.bye.into_iter().collect();
    let broken = violations(snapshot, prescribed.round, prescribed.system, &forced.boards, &byes);
    assert_eq!(broken, [], "{name}");
    let mut changed = prescribed.boards.clone();
    changed.retain(|board| !forced.gone.contains(board));
    assert_eq!(prescribed.boards.len(), changed.len() + forced.gone.len(), "{name}");
    changed.extend(&forced.new);
    changed.sort_unstable();
    let mut boards = forced.boards.clone();
    boards.sort_unstable();
    assert_eq!(changed, boards, "{name}");
}

fn is_forbidden(
    snapshot: &Snapshot,
    round: RoundNumber,
    system: System,
    bar: Bar,
    one: PairingNumber,
    other: PairingNumber,
) -> bool {
    let board = Board { white: one, black: other };
    let broken = violations(snapshot, round, system, &[board], &[]);
    broken.iter().any(|it| match bar {
        Bar::Met => matches!(it, Violation::Rematch(..)),
        Bar::Prohibited => matches!(it, Violation::Prohibited(..)),
        Bar::SameAbsolutePreference => matches!(it, Violation::SameAbsolutePreference(..)),
    })
}

/// The same file, with the two kept apart from everybody else.
pub(crate) fn kept_apart(
    snapshot: &Snapshot,
    one: PairingNumber,
    other: PairingNumber,
) -> Snapshot {
    let mut parts = snapshot.clone().into_parts();
    let others: Vec<PairingNumber> = parts.players.iter().map(|player| player.number).collect();
    for it in others.into_iter().filter(|&it| it != one && it != other) {
        for bound in [one, other] {
            let members = [bound, it].map(Participant::Player).to_vec();
            parts.prohibitions.push(Prohibition { rounds: RoundSpan::ALWAYS, members });
        }
    }
    Snapshot::new(parts).expect("everybody exists")
}

/// The round as the enumerator of the system gives it; nothing if there is none.
fn book(
    snapshot: &Snapshot,
    round: RoundNumber,
    system: System,
    colour: Colour,
) -> Option<(Pairs, Option<PairingNumber>)> {
    match system {
        System::Original => original::pair(snapshot, round).map(|it| (it.pairs, it.exempt)),
        System::Dutch1992 => dutch_1992::pair(snapshot, round).ok().map(|it| (it.pairs, it.bye)),
        System::Dutch2010 => dutch_2010::pair(snapshot, round).ok().map(|it| (it.pairs, it.bye)),
        System::Dubov1997 => {
            dubov_1997::pair(snapshot, round, colour).ok().map(|it| (it.pairs, it.bye))
        }
        System::Dubov2026 => dubov_2026::pair(snapshot, round).ok().map(|it| (it.pairs, it.bye)),
        System::Burstein2026 => {
            burstein_2026::pair(snapshot, round).ok().map(|it| (it.pairs, it.bye))
        }
        System::Lim2026 => lim_2026::pair(snapshot, round).map(|it| (it.pairs, it.bye)),
        other => {
            let edition = Edition::of(other).expect("every other system is one of C.04.3");
            literal::pair(snapshot, round, written(edition)).ok().map(|it| (it.pairs, it.bye))
        }
    }
}

fn written(edition: Edition) -> literal::Edition {
    match edition {
        Edition::E2017 => literal::Edition::Dutch2017,
        Edition::E2026 => literal::Edition::Dutch2026,
    }
}

/// The brackets as the enumerator of C.04.3 counts them.
fn literal_criteria(
    snapshot: &Snapshot,
    round: RoundNumber,
    system: System,
) -> Option<Vec<literal::BracketTrace>> {
    let edition = Edition::of(system)?;
    literal::pair(snapshot, round, written(edition)).ok().map(|it| it.brackets)
}

/// Criteria by number, but for those that look at the rest of the round.
fn numbered(criteria: &literal::Criteria) -> Vec<(u8, Vec<i64>)> {
    let one = |value: u32| vec![i64::from(value)];
    let count = |value: usize| vec![i64::try_from(value).unwrap()];
    let list = |values: &[i32]| values.iter().copied().map(i64::from).collect::<Vec<i64>>();
    match criteria {
        literal::Criteria::Dutch2026(it) => vec![
            (6, count(it.floaters.c6_number)),
            (7, list(&it.floaters.c7_scores)),
            (10, one(it.c10_colour_difference)),
            (11, one(it.c11_three_in_a_row)),
            (12, one(it.c12_preference)),
            (13, one(it.c13_strong_preference)),
            (14, count(it.c14_down_again)),
            (15, count(it.c15_up_again)),
            (16, count(it.c16_down_before)),
            (17, count(it.c17_up_before)),
            (18, list(&it.c18_down_again)),
            (19, list(&it.c19_up_again)),
            (20, list(&it.c20_down_before)),
            (21, list(&it.c21_up_before)),
        ],
        literal::Criteria::Dutch2017(it) => vec![
            (5, count(it.c05_number)),
            (6, list(&it.c06_differences)),
            (8, one(it.c08_colour_difference)),
            (9, one(it.c09_three_in_a_row)),
            (10, one(it.c10_preference)),
            (11, one(it.c11_strong_preference)),
            (12, count(it.c12_down_again)),
            (13, count(it.c13_up_again)),
            (14, count(it.c14_down_before)),
            (15, count(it.c15_up_before)),
            (16, list(&it.c16_down_again)),
            (17, list(&it.c17_up_again)),
            (18, list(&it.c18_down_before)),
            (19, list(&it.c19_up_before)),
        ],
    }
}

/// The bracket that is named is the first that differs; there nothing before the criterion that is
/// named differs, and that one is worse.
fn check_criteria(
    prescribed: &[literal::BracketTrace],
    given: &[literal::BracketTrace],
    forced: &Forced,
    name: &str,
) {
    let pairs = |bracket: &literal::BracketTrace| {
        let mut pairs: Pairs = bracket.pairs.iter().map(|&(a, b)| (a.min(b), a.max(b))).collect();
        pairs.sort_unstable();
        pairs
    };
    let both = prescribed.iter().zip(given);
    let (ours, theirs) = both
        .into_iter()
        .find(|(one, other)| one.residents != other.residents || pairs(one) != pairs(other))
        .expect("they differ");
    if ours.residents != theirs.residents {
        // 2017:A.9: one of the two rounds has its collapsed last bracket here.
        return;
    }
    // A collapsed last bracket has several scores: the witness names the highest, the answer the
    // lowest.
    let collapsed = matches!(ours.criteria, literal::Criteria::Dutch2017(_));
    let named = forced.departure.bracket;
    assert!(named == ours.score || collapsed && named < ours.score, "{name}: {named}");
    let differing = |limit: u8| {
        let both = numbered(&ours.criteria).into_iter().zip(numbered(&theirs.criteria));
        both.into_iter().find(|(one, other)| one.0 < limit && one.1 != other.1)
    };
    match forced.departure.decided_by {
        Decider::Criterion(criterion) => {
            assert_eq!(None, differing(criterion.number), "{name}: before {criterion:?}");
            let first = differing(criterion.number + 1);
            let looks_below = match criterion.edition {
                Edition::E2026 => [4, 5, 8, 9].contains(&criterion.number),
                Edition::E2017 => [4, 7].contains(&criterion.number),
            };
            let worse = first.is_some_and(|(one, other)| other.1 > one.1);
            assert!(worse || looks_below, "{name}: {criterion:?}");
        }
        Decider::Order => assert_eq!(None, differing(u8::MAX), "{name}: order"),
        other => panic!("{name}: {other:?}"),
    }
}

/// All pairs of a round of 40 players: what is forced is what the dense matching alone gives.
/// Without `RONDE_SOAK_COUNT` twelve rounds and some of their pairs.
#[test]
fn why_not_agrees_with_the_dense_solver() {
    let (from, count) = seeds(12);
    let every = if is_soak() { 1 } else { 7 };
    let (mut rounds, mut asked, mut forced) = (0, 0, 0);
    for seed in from..from + count {
        let stress = &STRESSES[usize::try_from(seed % 9).unwrap()];
        let edition = if seed % 2 == 0 { Edition::E2026 } else { Edition::E2017 };
        let wanted = 2 + Dice(seed).below(8);
        stress::play(stress, 40, edition, seed, |snapshot, round| {
            if u64::from(round.get()) == wanted {
                let name = format!("{}, seed {seed}, {edition}, round {round}", stress.name);
                let (all, worse) = dense_pairs(snapshot, round, edition, every, &name);
                rounds += 1;
                asked += all;
                forced += worse;
            }
        });
    }
    let until = from + count;
    eprintln!("seeds {from} to {until}: {rounds} rounds, {asked} pairs, {forced} forced");
    assert!(forced > 0 || is_soak());
}

/// Every two of these.
pub(crate) fn each_two(
    players: &[PairingNumber],
) -> impl Iterator<Item = (PairingNumber, PairingNumber)> {
    let after = |index: usize| players[index + 1..].iter();
    let of = move |(index, &one)| after(index).map(move |&other| (one, other));
    players.iter().enumerate().flat_map(of)
}

fn dense_pairs(
    snapshot: &Snapshot,
    round: RoundNumber,
    edition: Edition,
    every: usize,
    name: &str,
) -> (u64, u64) {
    let system = edition.system();
    let players = present(snapshot, round);
    let (mut asked, mut forced) = (0, 0);
    for (one, other) in each_two(&players).step_by(every) {
        let name = format!("{name}, {one} against {other}");
        asked += 1;
        let answer = why_not(snapshot, round, system, Colour::White, one, other);
        let dense =
            || second_opinion(&kept_apart(snapshot, one, other), round, edition, Colour::White);
        match answer {
            Ok(WhyNot::Worse(found)) => {
                forced += 1;
                let dense = dense().expect(&name);
                assert_eq!((&dense.boards, dense.bye), (&found.boards, found.bye), "{name}");
                decider(&found, &name);
            }
            Ok(WhyNot::NoCompletion(_)) => assert_eq!(None, dense(), "{name}"),
            Ok(WhyNot::Meet(_) | WhyNot::Forbidden(_)) => {}
            other => panic!("{name}: {other:?}"),
        }
    }
    (asked, forced)
}

/// A round that has no pairing has no answer either.
#[test]
fn a_round_that_cannot_be_paired_is_refused() {
    let mut refused = 0;
    for seed in 0..40 {
        let case = case(Kind::ManyRounds, seed);
        for system in System::ALL {
            let made = pair(&case.snapshot, case.round, system, Colour::White, Detail::Nothing);
            let Err(PairingError::NoCompletePairing(_)) = made else { continue };
            let players = present(&case.snapshot, case.round);
            for two in players.windows(2) {
                let answer =
                    why_not(&case.snapshot, case.round, system, Colour::White, two[0], two[1]);
                match answer {
                    Ok(WhyNot::Forbidden(_)) | Err(PairingError::NoCompletePairing(_)) => {}
                    other => panic!("{case}, {system}: {other:?}"),
                }
                refused += 1;
            }
        }
    }
    assert!(refused > 0);
}
