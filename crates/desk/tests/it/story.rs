//! A whole open, act by act, as a journal.

use ronde_desk::demo::Story;
use ronde_desk::fold::{self, fold};
use ronde_desk::state::Phase;
use ronde_desk::{Act, Decided, Line, Refusal, State, decide};

/// Tells the story to its end: the lines, and the state that was kept up act by act.
pub(crate) fn told(mut story: Story) -> (Vec<Line>, State) {
    let mut state = State::new("story");
    let mut lines: Vec<Line> = Vec::new();
    while let Some(request) = story.next(&state) {
        let what = format!("{:?}", request.act);
        let journal = || Ok::<_, Refusal>(fold::entries("story", &lines).unwrap().0);
        let decided = decide(&state, request, journal);
        let Decided { line, state: after, .. } =
            decided.unwrap_or_else(|refusal| panic!("{what}: {refusal:?}"));
        lines.push(line);
        state = after;
    }
    (lines, state)
}

#[test]
fn the_whole_open_is_told_and_folds_to_the_same_state() {
    let (lines, state) = told(Story::whole(1_790_000_000_000));
    assert!(lines.len() >= 60, "{} acts", lines.len());
    assert_eq!(9, state.rounds.len());
    assert!(state.finished);
    assert!(state.rounds.iter().all(|round| round.phase == Phase::Closed));
    assert_eq!(state.text(), fold("story", &lines).unwrap().text());
    let remarks: Vec<&str> = state.remarks.iter().map(|remark| remark.text.as_str()).collect();
    assert!(remarks.contains(&"MPA @ Round 6"), "{remarks:?}");
    // Everybody who is there has a number, the latecomers too, and the whole snapshot fits.
    let snapshot = state.snapshot();
    assert_eq!(61, snapshot.players.len());
    assert_eq!(9, snapshot.rounds.len());
}

#[test]
fn the_demo_stops_in_the_middle_of_round_5() {
    let (_, state) = told(Story::demo(1_790_000_000_000));
    assert_eq!(5, state.rounds.len());
    let round = state.round(5).unwrap();
    assert_eq!(Phase::Published, round.phase);
    assert!(round.missing().count() > 5 && round.missing().count() < round.boards.len());
}

#[test]
fn a_kept_state_is_the_state() {
    let (_, state) = told(Story::demo(0));
    let kept: State = serde_json::from_str(&state.text()).unwrap();
    assert_eq!(state, kept);
}

#[test]
fn what_rounds_paired_by_the_engine_keep() {
    let (lines, _) = told(Story::demo(0));
    let (entries, _) = fold::entries("story", &lines).unwrap();
    let mut pairings = 0;
    for entry in &entries {
        if let Act::Pair { pairing, basis, .. } = &entry.what {
            pairings += 1;
            assert!(*basis < entry.seq);
            assert!(pairing.reasons.is_some());
            assert!(pairing.numbers.len() >= 59);
        }
    }
    assert_eq!(6, pairings, "round 2 was paired twice");
}
