//! Rows of the articles, and what must hold on any random field.

use std::ops::ControlFlow;

use ronde_model::{Colour, PairingNumber, Parts, Player, RoundEntry, RoundNumber, Snapshot};

use super::field::Field;
use super::order::{self, Halves, Pairs, Shape};
use super::record::Record;
use super::*;
use crate::random::{self, Kind};

const EDITIONS: [Edition; 2] = [Edition::Dutch2017, Edition::Dutch2026];

fn number(number: u32) -> PairingNumber {
    PairingNumber::new(number).expect("not zero")
}

fn fresh(players: u32) -> Snapshot {
    let players = (1..=players).map(|n| Player::new(number(n), "")).collect();
    let mut parts = Parts { players, ..Parts::default() };
    parts.rules.declared_rounds = Some(5);
    Snapshot::new(parts).expect("nobody is named twice")
}

fn written(round: &LiteralRound) -> String {
    let pairs = round.pairs.iter().map(|(white, black)| format!("{white}-{black}"));
    let bye = round.bye.iter().map(|bye| format!("{bye} bye"));
    pairs.chain(bye).collect::<Vec<_>>().join(" ")
}

#[test]
fn round_one() {
    for (players, initial, expected) in [
        (1, None, "1 bye"),
        (2, None, "1-2"),
        (5, None, "1-3 4-2 5 bye"),
        (8, None, "1-5 6-2 3-7 8-4"),
        (8, Some(Colour::Black), "5-1 2-6 7-3 4-8"),
        (0, None, ""),
    ] {
        let mut parts = fresh(players).into_parts();
        parts.rules.initial_colour = initial;
        let snapshot = Snapshot::new(parts).expect("nothing else changed");
        for edition in EDITIONS {
            let found = pair(&snapshot, RoundNumber::FIRST, edition).expect("it can be paired");
            assert_eq!(expected, written(&found), "C.04.3:3.2, 5.2.5 with {players} players");
        }
    }
}

#[test]
fn who_is_not_there_is_not_paired() {
    let mut parts = fresh(6).into_parts();
    parts.players[1].participation.from = RoundNumber::new(2).expect("a round");
    parts.requests.push(ronde_model::ByeRequest {
        round: RoundNumber::FIRST,
        bye: ronde_model::Bye::Half,
        who: ronde_model::Participant::Player(number(4)),
    });
    let snapshot = Snapshot::new(parts).expect("4 exists");
    // 1, 3, 5, 6 are there; 3 is the second of them, so his colour is not the initial one.
    let found = pair(&snapshot, RoundNumber::FIRST, Edition::Dutch2026).expect("it can be paired");
    assert_eq!("1-5 6-3", written(&found), "C.04.2:2.4 and the ruling on numbers");
}

#[test]
fn transpositions_are_counted_as_in_the_book() {
    let players: Vec<usize> = (0..11).collect();
    for (mdps, pairs, count, first, last) in [
        (0, 5, 720, [5, 6, 7, 8, 9].as_slice(), [10, 9, 8, 7, 6].as_slice()), // C.04.3:4.2
        (2, 2, 72, &[2, 3], &[10, 9]),
    ] {
        let seen = opponents(&players, mdps, pairs);
        assert_eq!(count, seen.len());
        assert_eq!(Some(first), seen.first().map(Vec::as_slice));
        assert_eq!(Some(last), seen.last().map(Vec::as_slice));
        assert!(seen.is_sorted());
    }
}

/// Whom S1 meets in each candidate without an exchange.
fn opponents(players: &[usize], mdps: usize, pairs: usize) -> Vec<Vec<usize>> {
    let field = open_field(players.len());
    let (mdp_list, residents) = players.split_at(mdps);
    let exchanges = order::exchanges(residents.len() - mdps, pairs - mdps);
    let shape = Shape { mdp_sets: &[mdp_list.to_vec()], residents, exchanges: &exchanges[..1] };
    let mut seen = Vec::new();
    let flow = order::candidates(&field, &shape, &mut |pairs: &Pairs| {
        seen.push(pairs.iter().map(|(_, other)| *other).collect());
        ControlFlow::Continue(())
    });
    assert_eq!(ControlFlow::Continue(()), flow);
    seen
}

fn open_field(players: usize) -> Field {
    let snapshot = fresh(u32::try_from(players).expect("a few"));
    Field::new(&Record::new(&snapshot, RoundNumber::FIRST, Edition::Dutch2026))
}

#[test]
fn exchanges_are_in_the_order_of_4_3() {
    let all = order::exchanges(11, 5);
    assert_eq!(Some(&Halves { s1: vec![0, 1, 2, 3, 4], s2: vec![5, 6, 7, 8, 9, 10] }), all.first());
    // Numbers from 1, as in the book: who leaves S1 (highest first) and who comes (lowest first).
    let moved: Vec<(Vec<usize>, Vec<usize>)> = all
        .iter()
        .map(|halves| {
            let out = halves.s2.iter().rev().filter(|place| **place < 5).map(|place| place + 1);
            let into = halves.s1.iter().filter(|place| **place >= 5).map(|place| place + 1);
            (out.collect(), into.collect())
        })
        .collect();
    let place = |out: &[usize], into: &[usize]| {
        moved.iter().position(|(a, b)| (a.as_slice(), b.as_slice()) == (out, into))
    };
    assert_eq!(Some(1), place(&[5], &[6]));
    assert_eq!(Some(2), place(&[5], &[7]), "equal difference: the higher out of S1");
    assert_eq!(Some(3), place(&[4], &[6]));
    for (first, second) in [
        ((&[5, 2][..], &[6, 7][..]), (&[4, 3][..], &[6, 7][..])), // 4.3.3.3
        ((&[5, 4, 1], &[6, 7, 8]), (&[5, 3, 2], &[6, 7, 8])),
        ((&[5, 4], &[6, 9]), (&[5, 4], &[7, 8])), // 4.3.3.4
        ((&[5, 4, 3], &[6, 7, 10]), (&[5, 4, 3], &[6, 8, 9])),
        ((&[1], &[11]), (&[5, 4], &[6, 7])), // 4.3.3.1
    ] {
        assert!(place(first.0, first.1) < place(second.0, second.1), "{first:?} {second:?}");
    }
    assert_eq!(462, all.len(), "one for each S1");
}

#[test]
fn sets_of_mdps_are_in_the_order_of_4_4() {
    let sets = order::choices(4, 2);
    assert_eq!([[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]].map(Vec::from).to_vec(), sets);
}

/// The candidates that are passed over (higher number in S1) never come first with their pairs.
#[test]
fn what_is_passed_over_came_before() {
    for (residents, pairs) in [(6, 3), (6, 2), (7, 3), (5, 2)] {
        let mut seen: Vec<Pairs> = Vec::new();
        for halves in order::exchanges(residents, pairs) {
            for chosen in arrangements(&halves.s2, pairs) {
                let made: Pairs = halves.s1.iter().copied().zip(chosen).collect();
                let mut same: Pairs =
                    made.iter().map(|(one, other)| (*one.min(other), *one.max(other))).collect();
                same.sort_unstable();
                if made.iter().any(|(one, other)| one > other) {
                    assert!(seen.contains(&same), "{made:?} came before");
                }
                seen.push(same);
            }
        }
    }
}

fn arrangements(from: &[usize], many: usize) -> Vec<Vec<usize>> {
    if many == 0 {
        return vec![Vec::new()];
    }
    let one_first = |first: &usize| {
        let others: Vec<usize> = from.iter().copied().filter(|other| other != first).collect();
        let rest = arrangements(&others, many - 1);
        rest.into_iter().map(|rest| [vec![*first], rest].concat()).collect::<Vec<_>>()
    };
    from.iter().flat_map(one_first).collect()
}

/// The absolute criteria and completeness, asked of the model and not of the code above.
#[test]
fn random_rounds_are_complete_and_legal() {
    let mut paired = 0;
    for kind in Kind::ALL {
        for seed in 0..60 {
            let case = random::case(kind, seed);
            for edition in EDITIONS {
                if let Ok(round) = pair(&case.snapshot, case.round, edition) {
                    check(&case, &round);
                    paired += 1;
                }
            }
        }
    }
    assert!(paired > 1500, "only {paired} rounds could be paired");
}

#[track_caller]
fn check(case: &random::Case, round: &LiteralRound) {
    let mut sat: Vec<PairingNumber> = round.pairs.iter().flat_map(|two| [two.0, two.1]).collect();
    sat.extend(round.bye);
    sat.sort_unstable();
    let there = case.snapshot.players.iter().filter(|player| {
        let who = ronde_model::Participant::Player(player.number);
        let mut asked = case.snapshot.requests.iter();
        player.participation.covers(case.round)
            && !asked.any(|request| request.round == case.round && request.who == who)
    });
    assert_eq!(there.map(|player| player.number).collect::<Vec<_>>(), sat, "{case}");
    let histories = ronde_model::Histories::of(&case.snapshot);
    let row = |who: PairingNumber| histories.row(case.snapshot.index_of(who).expect("a player"));
    for (white, black) in &round.pairs {
        let met = row(*white).iter().filter_map(|entry| entry.met());
        assert!(met.into_iter().all(|(opponent, _)| opponent != *black), "C1 {case}");
    }
    let byes = round.bye.iter().flat_map(|bye| row(*bye));
    let had =
        |entry: &RoundEntry| *entry == RoundEntry::Unpaired(ronde_model::Unpaired::PairingBye);
    assert!(byes.into_iter().all(|entry| !had(entry)), "C2 {case}");
}

/// C5: in 2026 nobody with a lower score could have had the bye in any complete pairing; so the bye
/// of 2017 never has a lower score where both may give it to the same players.
#[test]
fn the_bye_of_2026_is_never_higher() {
    let mut compared = 0;
    for kind in [Kind::Plain, Kind::NoDraws, Kind::AllDraws, Kind::ManyRounds] {
        for seed in 0..150 {
            let case = random::case(kind, seed);
            let [old, new] = EDITIONS.map(|edition| pair(&case.snapshot, case.round, edition));
            let (Ok(old), Ok(new)) = (old, new) else { continue };
            let (Some(old), Some(new)) = (old.bye, new.bye) else { continue };
            let histories = ronde_model::Histories::of(&case.snapshot);
            let totals = ronde_model::scores::totals(&case.snapshot, &histories);
            let score = |who| totals[case.snapshot.index_of(who).expect("a player")];
            assert!(score(new) <= score(old), "{case}");
            compared += 1;
        }
    }
    assert!(compared > 100, "only {compared} byes");
}
