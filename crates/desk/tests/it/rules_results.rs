//! Results and their corrections.

use ronde_desk::judge::{Caution, Objection};
use ronde_desk::stored::{ColourCode, Decision, ResultCode, Scope};
use ronde_desk::{Act, Refusal, Request, Thing};

use crate::hall::{Hall, correct, owner};

#[test]
fn results_only_where_a_round_is_published_and_open() {
    let mut hall = Hall::new(5);
    let enter = |board, result| Act::EnterResult { round: 1, board, result };
    let white = ResultCode::WhiteWins;
    assert_eq!(Objection::UnknownRound { round: 1 }, hall.objection(enter(1, white)));
    hall.draft();
    assert_eq!(Objection::NotPublished { round: 1 }, hall.objection(enter(1, white)));
    hall.does(Act::Publish { round: 1 });
    let unknown = Objection::UnknownBoard { round: 1, board: 9 };
    assert_eq!(unknown, hall.objection(enter(9, white)));
    assert_eq!(vec![Caution::Unusual], hall.cautions(enter(1, ResultCode::HalfToWhite)));
    assert_eq!(vec![Caution::NotRated], hall.cautions(enter(1, ResultCode::DrawUnrated)));
    let missing = Objection::ResultsMissing { round: 1, boards: vec![1, 2, 3, 4] };
    assert_eq!(missing, hall.objection(Act::CloseRound { round: 1 }));
    hall.all_white(1);
    hall.does(Act::ConfirmResult { round: 1, board: 2 });
    assert_eq!(vec![Caution::ReplacesConfirmed], hall.cautions(enter(2, ResultCode::Draw)));
    assert_eq!(Vec::<Caution>::new(), hall.cautions(enter(3, ResultCode::Draw)));
    hall.does(Act::CloseRound { round: 1 });
    assert_eq!(Objection::Closed { round: 1 }, hall.objection(enter(1, white)));
}

#[test]
fn both_players_report() {
    let mut hall = Hall::new(5);
    hall.paired();
    let report =
        |board, side, result| Act::ReportResult { round: 1, board, side, result, alone: false };
    hall.does(report(1, ColourCode::White, ResultCode::Draw));
    assert_eq!(None, hall.state.round(1).unwrap().board(1).unwrap().result);
    hall.does(report(1, ColourCode::Black, ResultCode::Draw));
    let board = hall.state.round(1).unwrap().board(1).unwrap();
    assert_eq!((Some(ResultCode::Draw), true), (board.result, board.confirmed));
    hall.does(report(2, ColourCode::White, ResultCode::WhiteWins));
    hall.does(report(2, ColourCode::Black, ResultCode::BlackWins));
    let board = hall.state.round(1).unwrap().board(2).unwrap();
    assert_eq!((None, true), (board.result, board.in_dispute()));
    // One telephone that speaks for both confirms nothing, until an arbiter has looked.
    let (side, result) = (ColourCode::Black, ResultCode::WhiteWins);
    hall.does(Act::ReportResult { round: 1, board: 2, side, result, alone: true });
    let board = hall.state.round(1).unwrap().board(2).unwrap();
    assert_eq!((Some(result), false), (board.result, board.confirmed));
    assert!(board.by_one_telephone());
    hall.does(Act::ConfirmResult { round: 1, board: 2 });
    assert!(!hall.state.round(1).unwrap().board(2).unwrap().by_one_telephone());
}

#[test]
fn a_correction_counts_as_the_edition_says() {
    // C.04.2:4.3: in time for the next pairing; during the next round for the one after; then for
    // the rating alone.
    let (pairings, keep) = (Scope::Pairings, Decision::Keep);
    let mut hall = Hall::new(7);
    hall.played();
    assert_eq!(Vec::<Caution>::new(), hall.cautions(correct(1, pairings, keep)));
    hall.draft();
    let draft = Objection::DraftRestsOnIt { round: 2 };
    assert_eq!(draft, hall.objection(correct(1, pairings, keep)));
    let again = vec![Caution::PairsAgain { round: 2 }];
    assert_eq!(again, hall.cautions(correct(1, pairings, Decision::PairAgain)));
    hall.does(Act::Publish { round: 2 });
    let next = vec![Caution::CountsFromRound { round: 3 }];
    assert_eq!(next, hall.cautions(correct(1, pairings, keep)));
    let stands = Objection::PublishedStands { round: 2 };
    assert_eq!(stands, hall.objection(correct(1, pairings, Decision::PairAgain)));
    hall.all_white(2);
    hall.does(Act::CloseRound { round: 2 });
    assert_eq!(Objection::TooLate { round: 1 }, hall.objection(correct(1, pairings, keep)));
    let rating = correct(1, Scope::RatingOnly, keep);
    assert_eq!(vec![Caution::RatingOnly], hall.cautions(rating.clone()));
    hall.does(rating);
    let result = |snapshot: &ronde_model::Snapshot| snapshot.rounds[0].games()[0].result;
    assert_eq!(ResultCode::WhiteWins.game(), result(&hall.state.snapshot()));
    assert_eq!(ResultCode::Draw.game(), result(&hall.state.rating_snapshot()));
}

#[test]
fn under_the_old_books_the_arbiter_decides() {
    // dutch-1992:F7, dutch-2010:F7.
    for system in ["CUSTOM_DUTCH_1992", "CUSTOM_DUTCH_2010"] {
        let mut hall = Hall::under(system, 7);
        hall.played();
        hall.paired();
        let again = correct(1, Scope::Pairings, Decision::PairAgain);
        assert_eq!(vec![Caution::PairsAgain { round: 2 }], hall.cautions(again.clone()));
        let keep = correct(1, Scope::Pairings, Decision::Keep);
        assert_eq!(vec![Caution::CountsFromRound { round: 3 }], hall.cautions(keep));
        hall.does(again.clone());
        assert_eq!(1, hall.state.rounds.len(), "round 2 is to be paired again");
        let round = hall.paired();
        hall.does(Act::EnterResult { round, board: 1, result: ResultCode::Draw });
        let wrong = Act::CorrectResult {
            round: 1,
            board: 2,
            result: ResultCode::Draw,
            scope: Scope::Pairings,
            decision: Decision::PairAgain,
            reason: "too late".to_owned(),
        };
        assert_eq!(Objection::RoundBegun { round: 2 }, hall.objection(wrong));
    }
}

#[test]
fn floats_of_1992_stay_as_they_were() {
    // dutch-1992:A4 (BAF-78): the end of an adjourned game changes no float.
    let mut hall = Hall::with_an_adjourned_game();
    let before = hall.state.snapshot_of(2).recorded_floats.clone();
    assert!(!before[1].up.is_empty(), "somebody floated");
    let ends = Act::EnterResult { round: 1, board: 1, result: ResultCode::BlackWins };
    assert_eq!(vec![Caution::AdjournedNotDrawn], hall.cautions(ends.clone()));
    hall.does(ends);
    assert_eq!(before, hall.state.snapshot_of(2).recorded_floats);
}

#[test]
fn two_arbiters_collide_on_one_board_and_on_no_two() {
    let mut hall = Hall::new(5);
    hall.paired();
    let seen = Some(hall.state.head.seq);
    let enter = |board, seen| Request {
        seen,
        ..Request::new(owner(), Act::EnterResult { round: 1, board, result: ResultCode::Draw })
    };
    hall.does(Act::EnterResult { round: 1, board: 2, result: ResultCode::WhiteWins });
    assert!(hall.asks(enter(1, seen)).is_ok());
    let conflict = Refusal::Conflict { thing: Thing::Board(1, 2), by: hall.state.head.seq };
    assert_eq!(conflict, hall.asks(enter(2, seen)).unwrap_err());
    assert!(hall.asks(enter(2, Some(hall.state.head.seq))).is_ok());
}

#[test]
fn a_round_with_a_later_one_is_over_even_if_nobody_closed_it() {
    // C.04.2:4.3.
    let mut hall = Hall::new(5);
    let first = hall.paired();
    hall.all_white(first);
    hall.paired();
    let enter = Act::EnterResult { round: 1, board: 1, result: ResultCode::Draw };
    assert_eq!(Objection::Closed { round: 1 }, hall.objection(enter));
    let again = Act::CorrectColours { round: 1, board: 1, decision: Decision::PairAgain };
    assert_eq!(Objection::PublishedStands { round: 2 }, hall.objection(again));
    let keep = Act::CorrectColours { round: 1, board: 1, decision: Decision::Keep };
    assert_eq!(vec![Caution::CountsFromRound { round: 3 }], hall.cautions(keep));
}

#[test]
fn a_rating_only_correction_turns_with_the_colours() {
    let mut hall = Hall::new(7);
    hall.played();
    hall.does(correct(1, Scope::RatingOnly, Decision::Keep));
    hall.does(Act::CorrectResult {
        round: 1,
        board: 2,
        result: ResultCode::BlackWins,
        scope: Scope::RatingOnly,
        decision: Decision::Keep,
        reason: "too late".to_owned(),
    });
    hall.does(Act::CorrectColours { round: 1, board: 2, decision: Decision::Keep });
    let board = hall.state.round(1).unwrap().board(2).unwrap();
    assert_eq!(Some(ResultCode::WhiteWins), board.for_rating);
    assert_eq!(Some(ResultCode::BlackWins), board.result);
}

/// The pairs that are kept aside while a session is open would put the old colours back.
#[test]
fn no_colours_are_corrected_while_the_round_is_changed_by_hand() {
    let mut hall = Hall::new(5);
    hall.paired();
    let turn = Act::CorrectColours { round: 1, board: 1, decision: Decision::Keep };
    assert!(hall.tries(turn.clone()).is_ok());
    let case = Some(ronde_desk::stored::Case::Rematch);
    hall.does(Act::OpenManual { round: 1, case, reason: "said so".to_owned() });
    assert_eq!(Objection::SessionOpen { round: 1 }, hall.objection(turn));
}
