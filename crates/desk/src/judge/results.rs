//! Results, and what may be done about wrong ones.
//!
//! C.04.2:4.3: a correction that comes in time counts for the next pairing; after that pairing, but
//! before the end of that round, for the one after; later for the rating alone. Under the old books
//! (dutch-1992:F7, dutch-2010:F7) it counts for all pairings that are still to be made, and the
//! arbiter decides whether a round that is published and not played is paired again.

use ronde_swiss::Book;

use super::{Caution, Judgement, Objection};
use crate::state::{BoardState, Phase, RoundState, State};
use crate::stored::{Decision, ResultCode, Scope};

/// What a result of a closed round should have been.
pub(super) struct Correction<'a> {
    pub(super) result: ResultCode,
    pub(super) scope: Scope,
    pub(super) reason: &'a str,
}

pub(super) fn clear(state: &State, round: u16, board: u32) -> Judgement {
    let (_, held) = open_board(state, round, board)?;
    has_result(held, round)?;
    Ok(replaces(held, None))
}

pub(super) fn confirm(state: &State, round: u16, board: u32) -> Judgement {
    let (_, held) = board_of(state, round, board)?;
    has_result(held, round).map(|()| Vec::new())
}

pub(super) fn correct(
    state: &State,
    (round, board): (u16, u32),
    correction: &Correction<'_>,
    decision: Decision,
) -> Judgement {
    let &Correction { result, scope, reason } = correction;
    let (_, held) = closed_board(state, round, board)?;
    if reason.trim().is_empty() {
        return Err(Objection::NeedsReason);
    }
    if held.result == Some(ResultCode::Adjourned) {
        return Err(Objection::StillAdjourned { boards: vec![(round, board)] });
    }
    if result == ResultCode::Adjourned || held.result == Some(result) {
        return Err(Objection::ResultKnown { round, board });
    }
    if (scope, decision) == (Scope::RatingOnly, Decision::PairAgain) {
        return Err(Objection::PublishedStands { round: round.saturating_add(1) });
    }
    let mut cautions = unusual(result);
    cautions.extend(match scope {
        Scope::RatingOnly => vec![Caution::RatingOnly],
        Scope::Pairings => in_time(state, round, decision)?,
    });
    Ok(cautions)
}

pub(super) fn correct_colours(
    state: &State,
    round: u16,
    board: u32,
    decision: Decision,
) -> Judgement {
    let (held, _) = board_of(state, round, board)?;
    // The arrangement that is kept aside would put the old colours back.
    if state.manual.as_ref().is_some_and(|manual| manual.round == round) {
        return Err(Objection::SessionOpen { round });
    }
    match held.phase {
        Phase::Draft => Err(Objection::NotPublished { round }),
        Phase::Published | Phase::Closed => in_time(state, round, decision),
    }
}

fn board_of(
    state: &State,
    round: u16,
    board: u32,
) -> Result<(&RoundState, &BoardState), Objection> {
    let held = state.round(round).ok_or(Objection::UnknownRound { round })?;
    let place = held.board(board).ok_or(Objection::UnknownBoard { round, board })?;
    Ok((held, place))
}

fn open_board(
    state: &State,
    round: u16,
    board: u32,
) -> Result<(&RoundState, &BoardState), Objection> {
    let (held, place) = board_of(state, round, board)?;
    match held.phase {
        Phase::Draft => Err(Objection::NotPublished { round }),
        _ if state.is_over(round) => Err(Objection::Closed { round }),
        _ => Ok((held, place)),
    }
}

fn closed_board(
    state: &State,
    round: u16,
    board: u32,
) -> Result<(&RoundState, &BoardState), Objection> {
    let (held, place) = board_of(state, round, board)?;
    if state.is_over(round) { Ok((held, place)) } else { Err(Objection::Open { round }) }
}

fn has_result(board: &BoardState, round: u16) -> Result<(), Objection> {
    let missing = Objection::NoResult { round, board: board.table };
    if board.result.is_some() { Ok(()) } else { Err(missing) }
}

pub(super) fn enter(state: &State, round: u16, board: u32, result: ResultCode) -> Judgement {
    let (held, place) = board_of(state, round, board)?;
    let adjourned = place.result == Some(ResultCode::Adjourned);
    match held.phase {
        Phase::Draft => return Err(Objection::NotPublished { round }),
        // A game of a file that has none may get its result at any time.
        _ if state.is_over(round) && !adjourned && place.result.is_some() => {
            return Err(Objection::Closed { round });
        }
        _ => {}
    }
    let mut cautions = unusual(result);
    // The pairings made meanwhile took it for a draw (C.04.2:3.1).
    let later = usize::from(round) < state.rounds.len();
    if adjourned && later && !matches!(result, ResultCode::Draw | ResultCode::Adjourned) {
        cautions.push(Caution::AdjournedNotDrawn);
    }
    if adjourned && let Some(article) = no_forfeit(state, result) {
        cautions.push(Caution::AdjournedIsNoForfeit { article: article.to_owned() });
    }
    if place.result.is_none() && state.is_over(round) && state.settings.swiss().is_some() {
        cautions.push(Caution::CountsFromRound { round: state.next_round() });
    }
    cautions.extend(replaces(place, Some(result)));
    Ok(cautions)
}

/// dutch-1992, BAF 78: an adjourned game to which somebody does not come back was played all the
/// same.
fn no_forfeit(state: &State, result: ResultCode) -> Option<&'static str> {
    let forfeit = matches!(
        result,
        ResultCode::WhiteWinsByForfeit | ResultCode::BlackWinsByForfeit | ResultCode::BothForfeit
    );
    let system = state.settings.swiss().filter(|_| forfeit)?;
    Book::of(system).articles.end_of_adjourned
}

fn unusual(result: ResultCode) -> Vec<Caution> {
    match result {
        ResultCode::HalfToWhite | ResultCode::HalfToBlack | ResultCode::BothLose => {
            vec![Caution::Unusual]
        }
        ResultCode::WhiteWinsUnrated | ResultCode::DrawUnrated | ResultCode::BlackWinsUnrated => {
            vec![Caution::NotRated]
        }
        ResultCode::Adjourned => vec![Caution::Adjourns],
        _ => Vec::new(),
    }
}

fn replaces(board: &BoardState, result: Option<ResultCode>) -> Vec<Caution> {
    let other = board.confirmed && board.result != result;
    if other { vec![Caution::ReplacesConfirmed] } else { Vec::new() }
}

/// Players report usual results of their own game, until it has one.
pub(super) fn report(state: &State, round: u16, board: u32, result: ResultCode) -> Judgement {
    let (_, held) = open_board(state, round, board)?;
    if held.result.is_some() || !result.is_usual() {
        return Err(Objection::ResultKnown { round, board });
    }
    Ok(Vec::new())
}

/// Whether a correction still counts for pairings, from which round, and what becomes of the round
/// that is paired.
fn in_time(state: &State, round: u16, decision: Decision) -> Judgement {
    let next = round.saturating_add(1);
    let Some(paired) = state.round(next) else { return not_again(decision, next) };
    if let (Some(manual), Decision::PairAgain) = (&state.manual, decision) {
        return Err(Objection::SessionOpen { round: manual.round });
    }
    if paired.phase == Phase::Draft {
        // Nobody has seen it: it is made anew, or the correction waits.
        return match decision {
            Decision::PairAgain => Ok(vec![Caution::PairsAgain { round: next }]),
            Decision::Keep => Err(Objection::DraftRestsOnIt { round: next }),
        };
    }
    if by_old_books(state) {
        return old_books(state, next, paired, decision);
    }
    if decision == Decision::PairAgain {
        return Err(Objection::PublishedStands { round: next });
    }
    let during_next = usize::from(next) == state.rounds.len() && paired.phase != Phase::Closed;
    if during_next || !state.fide_mode {
        Ok(vec![Caution::CountsFromRound { round: state.next_round() }])
    } else {
        Err(Objection::TooLate { round })
    }
}

fn not_again(decision: Decision, round: u16) -> Judgement {
    match decision {
        Decision::Keep => Ok(Vec::new()),
        Decision::PairAgain => Err(Objection::UnknownRound { round }),
    }
}

fn by_old_books(state: &State) -> bool {
    state.settings.swiss().is_some_and(|system| Book::of(system).is_historical())
}

fn old_books(state: &State, next: u16, paired: &RoundState, decision: Decision) -> Judgement {
    match decision {
        Decision::Keep => Ok(vec![Caution::CountsFromRound { round: state.next_round() }]),
        Decision::PairAgain if usize::from(next) != state.rounds.len() => {
            Err(Objection::NotLast { round: next })
        }
        Decision::PairAgain => {
            let begun = paired.boards.iter().any(|board| board.result.is_some());
            if begun || paired.phase == Phase::Closed {
                return Err(Objection::RoundBegun { round: next });
            }
            Ok(vec![Caution::PairsAgain { round: next }])
        }
    }
}
