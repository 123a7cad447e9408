//! Acts about one board.

use super::Misfit;
use super::apply::{self, remark, take_back};
use crate::state::{BoardState, State};
use crate::stored::{Act, ColourCode, Decision, ResultCode, Scope};

/// Puts an act about one board into its place.
pub(super) fn act(state: &mut State, seq: u64, act: &Act) -> Result<(), Misfit> {
    let (Act::EnterResult { round, board, .. }
    | Act::ClearResult { round, board }
    | Act::ConfirmResult { round, board }
    | Act::ReportResult { round, board, .. }
    | Act::CorrectResult { round, board, .. }
    | Act::CorrectColours { round, board, .. }) = act
    else {
        unreachable!("every other act has its place")
    };
    let paired_since = state.rounds.len() > usize::from(*round);
    let held = apply::round(state, *round)?.board_mut(*board);
    let held = held.ok_or(Misfit::UnknownBoard(*round, *board))?;
    match act {
        Act::EnterResult { result, .. } => {
            let was_adjourned = held.result == Some(ResultCode::Adjourned);
            held.result = Some(*result);
            held.confirmed = false;
            // C.04.2:3.1: the pairings since then took it for a draw.
            let drawn = matches!(result, ResultCode::Draw | ResultCode::Adjourned);
            if was_adjourned && paired_since && !drawn {
                let text = format!("Adjourned game not drawn @ Round {round} board {board}");
                remark(state, seq, None, &text);
            }
        }
        Act::ClearResult { .. } => {
            held.result = None;
            held.confirmed = false;
            held.reports = [None; 2];
        }
        Act::ConfirmResult { .. } => held.confirmed = true,
        Act::ReportResult { side, result, alone, .. } => {
            report(held, *side, *result, *alone);
        }
        Act::CorrectResult { result, scope: Scope::RatingOnly, .. } => {
            held.for_rating = Some(*result);
            let text = format!("Result for rating only @ Round {round} board {board}");
            remark(state, seq, None, &text);
        }
        Act::CorrectResult { result, decision, reason, .. } => {
            held.result = Some(*result);
            held.confirmed = false;
            if paired_since {
                let text = format!("Result corrected @ Round {round} board {board}: {reason}");
                remark(state, seq, None, &text);
            }
            after_correction(state, *round, *decision)?;
        }
        Act::CorrectColours { decision, .. } => {
            exchange_colours(held);
            after_correction(state, *round, *decision)?;
        }
        _ => unreachable!("acts on boards are these"),
    }
    Ok(())
}

/// When both say the same, it is the result; whether both have said it is another matter.
fn report(board: &mut BoardState, side: ColourCode, result: ResultCode, alone: bool) {
    board.reports[side as usize] = Some(result);
    if board.reports == [Some(result); 2] {
        board.result = Some(result);
        board.confirmed = !alone;
    }
}

/// Everything that is known of the game, seen from the other side.
fn exchange_colours(board: &mut BoardState) {
    let reversed = |result: Option<ResultCode>| result.map(ResultCode::reversed);
    (board.white, board.black) = (board.black, board.white);
    board.result = reversed(board.result);
    board.for_rating = reversed(board.for_rating);
    board.reports = [reversed(board.reports[1]), reversed(board.reports[0])];
}

/// dutch-1992:F7, dutch-2010:F7: the arbiter may have decided to pair the next round again.
fn after_correction(state: &mut State, round: u16, decision: Decision) -> Result<(), Misfit> {
    match decision {
        Decision::Keep => Ok(()),
        Decision::PairAgain => take_back(state, round.saturating_add(1)),
    }
}
