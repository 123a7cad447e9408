//! Taking back and doing again.

use ronde_desk::judge::{Caution, Level, Objection};
use ronde_desk::stored::ResultCode;
use ronde_desk::{Act, Refusal};

use crate::hall::Hall;

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
