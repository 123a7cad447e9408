//! Acts about one board.

use super::Misfit;
use super::apply::{self, remark, take_back};
use crate::state::{BoardState, State};
use crate::stored::{ColourCode, Decision, ResultCode};

/// A board by its round and number.
type At = (u16, u32);

fn board(state: &mut State, (round, number): At) -> Result<&mut BoardState, Misfit> {
    let held = apply::round(state, round)?.board_mut(number);
    held.ok_or(Misfit::UnknownBoard(round, number))
}

fn is_paired_since(state: &State, (round, _): At) -> bool {
    state.rounds.len() > usize::from(round)
}

/// A result; it replaces the one before.
pub(super) fn enter(state: &mut State, seq: u64, at: At, result: ResultCode) -> Result<(), Misfit> {
    let paired_since = is_paired_since(state, at);
    let held = board(state, at)?;
    let was_adjourned = held.result == Some(ResultCode::Adjourned);
    held.result = Some(result);
    held.confirmed = false;
    // C.04.2:3.1: the pairings since then took it for a draw.
    let drawn = matches!(result, ResultCode::Draw | ResultCode::Adjourned);
    if was_adjourned && paired_since && !drawn {
        let (round, board) = at;
        let text = format!("Adjourned game not drawn @ Round {round} board {board}");
        remark(state, seq, None, &text);
    }
    Ok(())
}

/// The game has no result.
pub(super) fn clear(state: &mut State, at: At) -> Result<(), Misfit> {
    let held = board(state, at)?;
    held.result = None;
    held.confirmed = false;
    held.reports = [None; 2];
    Ok(())
}

/// Read again and found right.
pub(super) fn confirm(state: &mut State, at: At) -> Result<(), Misfit> {
    board(state, at)?.confirmed = true;
    Ok(())
}

/// When both say the same, it is the result; whether both have said it is another matter.
pub(super) fn report(
    state: &mut State,
    at: At,
    side: ColourCode,
    result: ResultCode,
    alone: bool,
) -> Result<(), Misfit> {
    let board = board(state, at)?;
    board.reports[side as usize] = Some(result);
    if board.reports == [Some(result); 2] {
        board.result = Some(result);
        board.confirmed = !alone;
    }
    Ok(())
}

/// A correction that comes too late for anything but the rating report.
pub(super) fn correct_for_rating(
    state: &mut State,
    seq: u64,
    at: At,
    result: ResultCode,
) -> Result<(), Misfit> {
    board(state, at)?.for_rating = Some(result);
    let (round, board) = at;
    remark(state, seq, None, &format!("Result for rating only @ Round {round} board {board}"));
    Ok(())
}

/// A correction that counts for what is still to be paired.
pub(super) fn correct(
    state: &mut State,
    seq: u64,
    at: At,
    result: ResultCode,
    decision: Decision,
    reason: &str,
) -> Result<(), Misfit> {
    let held = board(state, at)?;
    held.result = Some(result);
    held.confirmed = false;
    let (round, board) = at;
    if is_paired_since(state, at) {
        let text = format!("Result corrected @ Round {round} board {board}: {reason}");
        remark(state, seq, None, &text);
    }
    after_correction(state, round, decision)
}

/// The game was played with the colours exchanged.
pub(super) fn correct_colours(state: &mut State, at: At, decision: Decision) -> Result<(), Misfit> {
    exchange_colours(board(state, at)?);
    after_correction(state, at.0, decision)
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
