//! Taking back and doing again.

use ronde_desk::judge::{Caution, Level, Objection};
use ronde_desk::stored::{
    Case, Decision, EntrantId, PlayerChange, ResultCode, Scope, Setting, SystemCode,
};
use ronde_desk::{Act, Refusal};

use crate::hall::{Hall, correct, player, set};

#[test]
fn undo_says_what_rests_on_it() {
    let mut hall = Hall::new(5);
    hall.paired();
    let publish = hall.state.head.seq;
    hall.does(Act::EnterResult { round: 1, board: 1, result: ResultCode::Draw });
    let result = hall.state.head.seq;
    assert_eq!(
        Refusal::Rests { acts: vec![result] },
        hall.tries(Act::Undo { of: publish }).unwrap_err()
    );
    hall.does(Act::Undo { of: result });
    assert_eq!(None, hall.state.round(1).unwrap().board(1).unwrap().result);
    assert_eq!(Objection::AlreadyUndone { seq: result }, hall.objection(Act::Undo { of: result }));
    hall.does(Act::Undo { of: publish });
    let nothing = Objection::NothingToUndo { seq: 99 };
    assert_eq!(nothing, hall.objection(Act::Undo { of: 99 }));
}

#[test]
fn what_is_done_again_is_judged_again() {
    let mut hall = Hall::new(1);
    let round = hall.played();
    let close = hall.state.head.seq;
    hall.does(Act::Undo { of: close });
    let undone_close = hall.state.head.seq;
    let result = close - 1;
    hall.does(Act::Undo { of: result });
    let undone_result = hall.state.head.seq;
    // The round cannot be closed again: a result is missing since.
    let rests = Refusal::Rests { acts: vec![undone_result] };
    assert_eq!(rests, hall.tries(Act::Undo { of: undone_close }).unwrap_err());
    hall.does(Act::Undo { of: undone_result });
    hall.does(Act::CloseRound { round });
    hall.does(Act::Finish);
    let finish = hall.state.head.seq;
    hall.does(Act::Undo { of: finish });
    let undone_finish = hall.state.head.seq;
    hall.does(Act::ReopenRound { round });
    assert!(matches!(
        hall.tries(Act::Undo { of: undone_finish }),
        Err(Refusal::Objection(_) | Refusal::Rests { .. })
    ));
    assert!(!hall.state.finished);
    let remarks: Vec<&str> = hall.state.remarks.iter().map(|it| it.text.as_str()).collect();
    assert_eq!(vec!["Resumed after the end"], remarks);
}

#[test]
fn taking_back_what_was_published_is_confirmed_twice_and_told() {
    // C.04.2:4.4.
    let mut hall = Hall::new(5);
    let round = hall.paired();
    let publish = hall.state.head.seq;
    let cautions = hall.cautions(Act::Undo { of: publish });
    assert_eq!(vec![Caution::TakesBackPublished { round }], cautions);
    assert_eq!(Level::ConfirmTwice, cautions[0].level());
    hall.does(Act::Undo { of: publish });
    let told = "Pairing taken back after publication @ Round 1";
    assert_eq!(told, hall.state.remarks[0].text);
    // Published again by undoing the undo, nothing was taken back.
    hall.does(Act::Undo { of: hall.state.head.seq });
    assert!(hall.state.remarks.is_empty());
}

/// A draft that was thrown away comes back only while everything is as it was made from.
#[test]
fn a_draft_does_not_come_back_over_what_has_changed() {
    let leaves = || Act::Withdraw { player: EntrantId(7), after: 1 };
    let late = || {
        let players = vec![player(40, 1500)];
        Act::Register { first: EntrantId(0), players, from: 2 }
    };
    for since in [leaves(), late(), set(Setting::Rounds(1)), correct(1, Scope::Pairings, KEEP)] {
        let mut hall = Hall::new(5);
        hall.played();
        let round = hall.draft();
        hall.does(Act::Unpair { round });
        let unpair = hall.state.head.seq;
        let before = hall.state.clone();
        hall.does(since.clone());
        let rests = Refusal::Rests { acts: vec![hall.state.head.seq] };
        assert_eq!(rests, hall.tries(Act::Undo { of: unpair }).unwrap_err(), "{since:?}");
        hall.state = before;
        hall.lines.pop();
        hall.does(Act::Remark { text: "rain".to_owned() });
        hall.does(Act::Undo { of: unpair });
        assert_eq!(2, hall.state.rounds.len(), "what changes no pairing is in nobody's way");
    }
}

const KEEP: Decision = Decision::Keep;

#[test]
fn a_first_draft_does_not_come_back_under_another_system() {
    let mut hall = Hall::new(5);
    let round = hall.draft();
    hall.does(Act::Unpair { round });
    let unpair = hall.state.head.seq;
    hall.does(set(Setting::System(SystemCode::Swiss("FIDE_DUBOV".to_owned()))));
    let configured = hall.state.head.seq;
    let rests = Refusal::Rests { acts: vec![configured] };
    assert_eq!(rests, hall.tries(Act::Undo { of: unpair }).unwrap_err());
}

/// The same for a correction that has thrown the draft of the next round away.
#[test]
fn a_draft_that_a_correction_threw_away_does_not_come_back_either() {
    let mut hall = Hall::new(5);
    hall.played();
    hall.draft();
    hall.does(correct(1, Scope::Pairings, Decision::PairAgain));
    let correction = hall.state.head.seq;
    assert_eq!(1, hall.state.rounds.len());
    hall.does(Act::Withdraw { player: EntrantId(7), after: 1 });
    let rests = Refusal::Rests { acts: vec![hall.state.head.seq] };
    assert_eq!(rests, hall.tries(Act::Undo { of: correction }).unwrap_err());
    hall.does(Act::Undo { of: hall.state.head.seq });
    // That something was undone is a change too; the round is simply paired again.
    hall.draft();
}

#[test]
fn acts_that_would_lose_their_player_or_their_board_are_named() {
    let mut hall = Hall::new(5);
    let players = vec![player(40, 1500)];
    hall.does(Act::Register { first: EntrantId(0), players, from: 1 });
    let register = hall.state.head.seq;
    let club = PlayerChange::Club("Riga".to_owned());
    hall.does(Act::Amend { player: EntrantId(9), set: vec![club] });
    let rests = Refusal::Rests { acts: vec![hall.state.head.seq] };
    assert_eq!(rests, hall.tries(Act::Undo { of: register }).unwrap_err());

    let mut hall = Hall::new(5);
    hall.paired();
    let late = vec![player(40, 1500), player(41, 1400)];
    hall.does(Act::Register { first: EntrantId(0), players: late, from: 2 });
    let (white, black) = (EntrantId(9), EntrantId(10));
    hall.does(Act::AddPair { round: 1, white, black, case: Case::LateEntry });
    let added = hall.state.head.seq;
    hall.does(Act::EnterResult { round: 1, board: 1, result: ResultCode::Draw });
    assert!(hall.tries(Act::Undo { of: added }).is_ok(), "another board");
    hall.does(Act::EnterResult { round: 1, board: 5, result: ResultCode::Draw });
    let rests = Refusal::Rests { acts: vec![hall.state.head.seq] };
    assert_eq!(rests, hall.tries(Act::Undo { of: added }).unwrap_err());
}
