//! Changes put into a state that nobody keeps.

use std::sync::Arc;

use ronde_model::{Bye, Unpaired};
use ronde_standings::grammar::read_list;

use super::{Change, Fault};
use crate::state::{Registered, RoundState, State};
use crate::stored::{ByeCode, EntrantId, ResultCode, Setting, SystemCode, UnpairedCode};

/// Puts one change in its place; the first round whose pairing can depend on it comes back.
pub(super) fn apply(state: &mut State, change: &Change) -> Result<u16, Fault> {
    match change {
        Change::Result { round, board, result } => enter(state, *round, *board, *result),
        Change::Bye { player, round, bye } => take_bye(state, *player, *round, *bye),
        Change::Withdraw { player, after } => withdraw(state, *player, *after),
        Change::Enter { player, from } => come(state, *player, *from),
        Change::Set { setting } => declare(state, setting),
    }
}

fn enter(
    state: &mut State,
    round: u16,
    board: u32,
    result: Option<ResultCode>,
) -> Result<u16, Fault> {
    let paired = paired(state);
    let held = state.round_mut(round).ok_or(Fault::UnknownRound { round, paired })?;
    let boards = held.boards.len();
    let seat = held.board_mut(board).ok_or(Fault::UnknownBoard { round, board, boards })?;
    (seat.result, seat.for_rating) = (result, None);
    Ok(round + 1)
}

fn take_bye(
    state: &mut State,
    id: EntrantId,
    round: u16,
    bye: Option<ByeCode>,
) -> Result<u16, Fault> {
    known_round(state, round)?;
    let player = player(state, id)?;
    match bye {
        Some(code) => drop(player.byes.insert(round, code)),
        None => drop(player.byes.remove(&round)),
    }
    if let Some(held) = state.round_mut(round) {
        match bye {
            Some(code) => leave_out(held, id, Some(Unpaired::Bye(Bye::from(code)).into())),
            // Whoever sits at a board is there already.
            None => held.unpaired.retain(|(who, _)| *who != id),
        }
    }
    Ok(round)
}

fn withdraw(state: &mut State, id: EntrantId, after: u16) -> Result<u16, Fault> {
    if after > 0 {
        known_round(state, after)?;
    }
    player(state, id)?.until = Some(after);
    for round in after + 1..=paired(state) {
        state.round_mut(round).into_iter().for_each(|held| leave_out(held, id, None));
    }
    Ok(after + 1)
}

fn come(state: &mut State, id: EntrantId, from: u16) -> Result<u16, Fault> {
    known_round(state, from)?;
    let player = player(state, id)?;
    let first = player.from.min(from);
    player.from = from;
    player.until = player.until.filter(|last| *last >= from);
    player.present = None;
    for round in 1..from {
        state.round_mut(round).into_iter().for_each(|held| leave_out(held, id, None));
    }
    Ok(first.max(1))
}

fn declare(state: &mut State, setting: &Setting) -> Result<u16, Fault> {
    if setting.is_paper() || matches!(setting, Setting::FixedTable(..)) {
        return Err(Fault::Paper);
    }
    let first = match setting {
        Setting::System(code) => known_system(code)?,
        Setting::Rounds(rounds) if *rounds < paired(state) => {
            return Err(Fault::FewerRounds { rounds: *rounds, paired: paired(state) });
        }
        Setting::TieBreaks(list) => known_list(list)?,
        _ => 1,
    };
    state.settings.put(setting.clone());
    Ok(first)
}

fn known_system(code: &SystemCode) -> Result<u16, Fault> {
    let known = code.swiss().is_ok() && code.recipe().is_ok();
    if known { Ok(1) } else { Err(Fault::UnknownSystem { code: code.to_string() }) }
}

/// No pairing depends on tie-breaks.
fn known_list(list: &str) -> Result<u16, Fault> {
    let wrong = list
        .split(',')
        .map(str::trim)
        .find(|name| !name.is_empty() && read_list(name).into_iter().any(|read| read.is_err()));
    match wrong {
        Some(name) => Err(Fault::UnknownTieBreak { name: name.to_owned() }),
        None => Ok(u16::MAX),
    }
}

fn paired(state: &State) -> u16 {
    state.next_round() - 1
}

fn known_round(state: &State, round: u16) -> Result<(), Fault> {
    let rounds = state.last_round().unwrap_or(u16::MAX).max(paired(state));
    let known = (1..=rounds).contains(&round);
    if known { Ok(()) } else { Err(Fault::BeyondLastRound { round, rounds }) }
}

fn player(state: &mut State, id: EntrantId) -> Result<&mut Registered, Fault> {
    let player = state.players.get_mut(&id).map(Arc::make_mut);
    player.ok_or(Fault::UnknownPlayer { player: id })
}

/// Takes somebody out of a round that was paired. His opponent wins without playing.
fn leave_out(held: &mut RoundState, id: EntrantId, told: Option<UnpairedCode>) {
    if let Some(place) = held.boards.iter().position(|board| board.pair().has(id)) {
        let board = held.boards.remove(place);
        let other = if board.white == id { board.black } else { board.white };
        held.unpaired.push((other, UnpairedCode::ForfeitWin));
    }
    held.unpaired.retain(|(who, _)| *who != id);
    held.unpaired.extend(told.map(|code| (id, code)));
    held.unpaired.sort_unstable();
}
