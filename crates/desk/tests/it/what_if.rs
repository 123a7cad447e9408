//! Several changes at once: boards, standings, and nothing kept.

use std::collections::BTreeSet;

use ronde_desk::demo::Story;
use ronde_desk::engine;
use ronde_desk::state::State;
use ronde_desk::stored::{Arrangement, EntrantId, Pair, ResultCode};
use ronde_desk::what_if::{Change, Fault, Repaired, WhatIf, state_of, what_if};

use crate::story::told;

fn asked(state: &State, changes: &[&str]) -> Result<WhatIf, Fault> {
    let changes: Vec<Change> = changes.iter().map(|text| text.parse().unwrap()).collect();
    what_if(state, &changes)
}

fn demo() -> State {
    told(Story::demo(0)).1
}

fn turned(state: &State, round: u16, board: u32) -> String {
    let held = state.round(round).unwrap().board(board).unwrap();
    let turned = if held.result == Some(ResultCode::WhiteWins) { "0-1" } else { "1-0" };
    format!("result:{round}:{board}={turned}")
}

fn pairs(arrangement: &Arrangement) -> BTreeSet<Pair> {
    arrangement.pairs.iter().copied().collect()
}

fn round(answer: &WhatIf, round: u16) -> Option<&Repaired> {
    answer.rounds.iter().find(|it| it.round == round)
}

#[test]
fn two_results_change_the_rounds_after_them_and_no_earlier_one() {
    let state = demo();
    let (one, two) = (turned(&state, 3, 1), turned(&state, 3, 2));
    let answer = asked(&state, &[&one, &two]).unwrap();
    assert!(answer.rounds.iter().all(|it| it.round > 3), "{:?}", answer.rounds);
    let fourth = round(&answer, 4).expect("round 4 rests on it");
    assert!(fourth.paired && fourth.why.is_none());
    let (before, after) = (fourth.before.as_ref().unwrap(), fourth.after.as_ref().unwrap());
    assert_ne!(pairs(before), pairs(after));
    let gone: BTreeSet<Pair> = fourth.departure.only_engine.iter().copied().collect();
    assert!(gone.is_subset(&pairs(before)) && gone.is_disjoint(&pairs(after)));
    let players: Vec<EntrantId> = answer.difference.standings.iter().map(|it| it.player).collect();
    for board in [1, 2] {
        let held = state.round(3).unwrap().board(board).unwrap();
        assert!(players.contains(&held.white) && players.contains(&held.black));
    }
    assert_eq!(demo(), state, "nothing is kept");
}

#[test]
fn a_round_again_is_what_the_engine_makes_of_the_changed_past() {
    let state = demo();
    let change = turned(&state, 2, 1);
    let answer = asked(&state, &[&change]).unwrap();
    let third = round(&answer, 3).expect("round 3 rests on it");
    let mut past = answer.after.clone();
    past.rounds.truncate(2);
    for (id, player) in &mut past.players {
        let there = state.round(3).unwrap().has(*id);
        std::sync::Arc::make_mut(player).present = Some(there);
    }
    let again = engine::again(&past, 3).unwrap();
    assert_eq!(pairs(&again), pairs(third.after.as_ref().unwrap()));
}

#[test]
fn a_round_that_the_engine_made_of_the_same_is_not_told_apart() {
    let state = demo();
    let answer = asked(&state, &["system:original"]).unwrap();
    // Round 2 is the engine's; a result of it was corrected while round 3 was played, a game of
    // which was finished after round 4 had been paired.
    for (number, otherwise) in [(2, false), (3, true), (4, true)] {
        let found = round(&answer, number).unwrap();
        assert_eq!(otherwise, found.otherwise, "round {number}");
    }
}

#[test]
fn without_an_effect_there_is_no_difference() {
    let state = demo();
    let held = state.round(3).unwrap().board(1).unwrap();
    let same = Change::Result { round: 3, board: 1, result: held.result };
    let answer = what_if(&state, &[same]).unwrap();
    assert!(answer.rounds.is_empty(), "{:?}", answer.rounds);
    assert!(answer.difference.is_none(), "{:?}", answer.difference);
}

#[test]
fn another_system_pairs_the_first_round_otherwise_or_not_at_all_otherwise() {
    let state = demo();
    let answer = asked(&state, &["system:dubov-2026"]).unwrap();
    assert!(!answer.rounds.is_empty());
    let dutch = asked(&state, &["system:dutch-2026"]).unwrap();
    assert!(dutch.rounds.is_empty(), "it is the one in use");
    let rounds = asked(&state, &["rounds:5"]).unwrap();
    let next = round(&rounds, 6);
    assert!(next.is_none_or(|it| it.after.is_none()), "no round comes after the last");
}

#[test]
fn who_takes_a_bye_or_leaves_is_not_in_the_round_that_would_have_been() {
    let state = demo();
    let board = state.round(4).unwrap().board(1).unwrap().clone();
    let (white, black) = (board.white, board.black);
    for (change, there) in [
        (format!("bye:{white}@4=half"), true),
        (format!("withdraw:{white}@3"), false),
        (format!("enter:{white}@5"), true),
    ] {
        let answer = asked(&state, &[&change]).unwrap();
        let fourth = round(&answer, 4).unwrap_or_else(|| panic!("{change}"));
        let after = fourth.after.as_ref().unwrap();
        assert!(!after.pairs.iter().any(|pair| pair.has(white)), "{change}");
        assert!(after.pairs.iter().any(|pair| pair.has(black)), "{change}");
        // In the past the opponent has won without playing.
        let held = answer.after.round(4).unwrap();
        assert!(held.board_of(white).is_none() && held.board_of(black).is_none(), "{change}");
        let next = round(&answer, 6).and_then(|it| it.after.as_ref());
        let plays = next.is_none_or(|it| it.people().any(|id| id == white));
        assert_eq!(there, plays && next.is_some(), "{change}");
    }
}

#[test]
fn what_cannot_be_is_told() {
    let state = demo();
    for (change, fault) in [
        ("result:9:1=1-0", Fault::UnknownRound { round: 9, paired: 5 }),
        ("bye:999@6=half", Fault::UnknownPlayer { player: EntrantId(999) }),
        ("bye:1@12=half", Fault::BeyondLastRound { round: 12, rounds: 9 }),
        ("rounds:4", Fault::FewerRounds { rounds: 4, paired: 5 }),
        ("tie-breaks:BH,XYZ", Fault::UnknownTieBreak { name: "XYZ".to_owned() }),
    ] {
        assert_eq!(Err(fault), asked(&state, &[change]).map(|_| ()), "{change}");
    }
    let boards = state.round(1).unwrap().boards.len();
    let fault = Fault::UnknownBoard { round: 1, board: 999, boards };
    assert_eq!(Err(fault), asked(&state, &["result:1:999=1-0"]).map(|_| ()));
    assert_eq!(Err(Fault::Nothing), asked(&state, &[]).map(|_| ()));
}

#[test]
fn a_file_is_asked_like_a_desk() {
    let state = demo();
    let snapshot = state.snapshot();
    let file = state_of(&snapshot).unwrap();
    assert_eq!(snapshot.rounds, file.snapshot().rounds);
    let numbers = state.numbering(6);
    let change = turned(&state, 3, 1);
    let (desk, file) = (asked(&state, &[&change]).unwrap(), asked(&file, &[&change]).unwrap());
    let number = |id: EntrantId| EntrantId(numbers.number(id).unwrap().get());
    let desk: Vec<(u16, BTreeSet<Pair>)> = desk
        .rounds
        .iter()
        .map(|it| {
            let new = it.departure.only_hand.iter().map(|it| Pair(number(it.0), number(it.1)));
            (it.round, new.collect())
        })
        .collect();
    let file: Vec<(u16, BTreeSet<Pair>)> = file
        .rounds
        .iter()
        .map(|it| (it.round, it.departure.only_hand.iter().copied().collect()))
        .collect();
    assert_eq!(desk, file);
}
