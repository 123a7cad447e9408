//! What an act would change, before it is done.

use ronde_desk::demo::Story;
use ronde_desk::judge::Caution;
use ronde_desk::preview::{Difference, preview};
use ronde_desk::stored::{Decision, ResultCode, Scope, Setting};
use ronde_desk::{Act, Entry, Refusal, Request, Role, Stamp, State, fold};

use crate::story::told;

fn request(act: Act) -> Request {
    Request::new(Stamp { at: 0, by: "owner".to_owned(), role: Role::Owner }, act)
}

fn shown(state: &State, act: Act) -> (Difference, Vec<Caution>) {
    let journal = || -> Result<Vec<Entry<Act>>, Refusal> { panic!("only an undo reads it") };
    let preview = preview(state, request(act), journal).unwrap();
    (preview.difference, preview.cautions)
}

#[test]
fn a_correction_shows_boards_standings_ratings_and_the_next_pairing() {
    let (_, state) = told(Story::demo(0));
    let board = state.round(4).unwrap().board(1).unwrap();
    let result = match board.result {
        Some(ResultCode::WhiteWins) => ResultCode::BlackWins,
        _ => ResultCode::WhiteWins,
    };
    let (difference, cautions) = shown(
        &state,
        Act::CorrectResult {
            round: 4,
            board: 1,
            result,
            scope: Scope::Pairings,
            decision: Decision::Keep,
            reason: "misread".to_owned(),
        },
    );
    assert_eq!(vec![Caution::CountsFromRound { round: 6 }], cautions);
    assert_eq!(1, difference.boards.len());
    let changed = &difference.boards[0];
    assert_eq!((4, 1, Some(result)), (changed.round, changed.table, changed.after.unwrap().result));
    let players: Vec<_> = difference.standings.iter().map(|it| it.player).collect();
    assert!(players.contains(&board.white) && players.contains(&board.black));
    let rated: Vec<_> = difference.ratings.iter().map(|it| it.player).collect();
    assert_eq!(2, rated.len(), "two ratings change");
    assert!(difference.next.is_some(), "round 6 would be paired otherwise");
}

#[test]
fn what_changes_nothing_shows_nothing() {
    let (_, state) = told(Story::demo(0));
    let city = Act::Configure { set: vec![Setting::City("Bern".to_owned())] };
    let (difference, cautions) = shown(&state, city);
    assert!(difference.is_none());
    assert!(cautions.is_empty());
    assert_eq!("Fribourg", state.settings.city, "a preview does nothing");
}

#[test]
fn an_undo_is_shown_too_and_a_refusal_is_one() {
    let (lines, state) = told(Story::demo(0));
    let journal = || Ok::<_, Refusal>(fold::entries("story", &lines).unwrap().0);
    let last = state.head.seq;
    let undo = preview(&state, request(Act::Undo { of: last }), journal).unwrap();
    assert_eq!(1, undo.difference.boards.len());
    assert_eq!(None, undo.difference.boards[0].after.unwrap().result);
    let none = preview(&state, request(Act::Undo { of: last + 5 }), journal);
    assert!(matches!(none, Err(Refusal::Objection(_))));
}
