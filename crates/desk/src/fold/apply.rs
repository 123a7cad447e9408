//! Where each act is put.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::{Misfit, boards, import};
use crate::state::{Adjustment, Drawn, Manual, Phase, Registered, Remark, RoundState, State};
use crate::stored::{
    Act, Adjourned, Affinity, Arrangement, ByeCode, ColourCode, DecidedBy, Departure, DrawWay,
    Entrant, EntrantId, NumberDraw, Origin, Pair, Pairing, ResultCode, Scope, Setting,
};

/// Puts an act into the state.
pub(super) fn act(state: &mut State, seq: u64, act: &Act) -> Result<(), Misfit> {
    if matches!(act, Act::Create { .. }) != (seq == 1) {
        return Err(Misfit::Creation);
    }
    put(state, seq, act)?;
    mark(state, act, seq);
    Ok(())
}

/// What an undo leaves behind, beside the act that counts no longer: its marks, and a word where
/// everybody had seen what is gone.
pub(super) fn undo(state: &mut State, seq: u64, end: &Act, takes_away: bool) {
    mark(state, end, seq);
    if !takes_away {
        return;
    }
    if let Act::Publish { round } = end {
        let text = format!("Pairing taken back after publication @ Round {round}");
        remark(state, seq, None, &text);
    }
    if matches!(end, Act::Finish) {
        remark(state, seq, None, "Resumed after the end");
    }
}

fn mark(state: &mut State, act: &Act, seq: u64) {
    for thing in act.writes() {
        state.mark(thing, seq);
    }
}

#[expect(clippy::too_many_lines, reason = "one complete match: every act has its place here")]
fn put(state: &mut State, seq: u64, act: &Act) -> Result<(), Misfit> {
    match act {
        Act::Create { name } => state.settings.name.clone_from(name),
        Act::Import(imported) => import::put(state, imported)?,
        Act::Configure { set } => configure(state, seq, set)?,
        Act::LeaveFideMode { reason } => {
            state.fide_mode = false;
            remark(state, seq, None, &format!("Not in FIDE mode: {reason}"));
        }
        Act::Register { first, players, from } => register(state, *first, players, *from)?,
        Act::Amend { player: id, set } => {
            let entrant = &mut player(state, *id)?.entrant;
            set.iter().cloned().for_each(|change| change.put(entrant));
        }
        Act::CheckIn { players, present } => check_in(state, players, *present)?,
        Act::Withdraw { player: id, after } => player(state, *id)?.until = Some(*after),
        Act::Reinstate { player: id, from } => reinstate(player(state, *id)?, *from),
        Act::Expel { player: id, after, reason } => expel(state, seq, *id, *after, reason)?,
        Act::Number { order, reason, draw } => number(state, seq, order, reason, draw.as_ref())?,
        Act::RequestBye { player: id, round, bye } => {
            player(state, *id)?.byes.insert(*round, *bye);
        }
        Act::CancelBye { player: id, round } => {
            player(state, *id)?.byes.remove(round);
        }
        Act::AdjustPoints { player: id, tenths, round, reason } => {
            let adjusted =
                Adjustment { player: *id, tenths: *tenths, round: *round, reason: reason.clone() };
            adjust_points(state, seq, adjusted)?;
        }
        Act::DrawColour { seed, colour } => draw_colour(state, seq, *seed, *colour),
        Act::Pair { round, adjourned, pairing, .. } => {
            pair(state, seq, *round, adjourned, pairing)?;
        }
        Act::Unpair { round } => take_back(state, *round)?,
        Act::OpenManual { round, case, reason } => open_manual(state, *round, *case, reason)?,
        Act::Arrange { round, arrangement } => arrange(state, *round, arrangement)?,
        Act::CloseManual { round, departure } => close_manual(state, seq, *round, departure)?,
        Act::AddPair { round, white, black, .. } => {
            add_pair(state, seq, *round, [*white, *black])?;
        }
        Act::Publish { round } | Act::ReopenRound { round } => {
            self::round(state, *round)?.phase = Phase::Published;
        }
        Act::CloseRound { round } => self::round(state, *round)?.phase = Phase::Closed,
        Act::EnterResult { round, board, result } => {
            boards::enter(state, seq, (*round, *board), *result)?;
        }
        Act::ClearResult { round, board } => boards::clear(state, (*round, *board))?,
        Act::ConfirmResult { round, board } => boards::confirm(state, (*round, *board))?,
        Act::ReportResult { round, board, side, result, alone } => {
            boards::report(state, (*round, *board), *side, *result, *alone)?;
        }
        Act::CorrectResult { round, board, result, scope, decision, reason } => {
            let at = (*round, *board);
            match scope {
                Scope::RatingOnly => boards::correct_for_rating(state, seq, at, *result)?,
                Scope::Pairings => boards::correct(state, seq, at, *result, *decision, reason)?,
            }
        }
        Act::CorrectColours { round, board, decision } => {
            boards::correct_colours(state, (*round, *board), *decision)?;
        }
        Act::Decide { number, winner, by } => decide(state, seq, *number, *winner, *by)?,
        Act::Finish => state.finished = true,
        Act::Resume { reason } => {
            state.finished = false;
            remark(state, seq, None, &format!("Resumed after the end: {reason}"));
        }
        Act::Remark { text } => remark(state, seq, None, text),
        Act::Undo { of } => return Err(Misfit::NothingToUndo(*of)),
    }
    Ok(())
}

/// The starting list as it was given or drawn. The report tells where that is not the usual way.
fn number(
    state: &mut State,
    seq: u64,
    order: &[EntrantId],
    reason: &str,
    draw: Option<&NumberDraw>,
) -> Result<(), Misfit> {
    order.iter().try_for_each(|id| player(state, *id).map(|_| ()))?;
    order.clone_into(&mut state.order);
    match draw {
        Some(draw) => remark(state, seq, None, &drawn(draw)),
        None if state.settings.swiss().is_some() => {
            remark(state, seq, None, &format!("Numbers by hand: {reason}"));
        }
        None => {}
    }
    Ok(())
}

fn draw_colour(state: &mut State, seq: u64, seed: u32, colour: ColourCode) {
    state.drawn = Some(Drawn { seed, colour });
    let colour = match colour {
        ColourCode::White => "White",
        ColourCode::Black => "Black",
    };
    remark(state, seq, None, &format!("First colour drawn: {colour} (seed {seed})"));
}

fn decide(
    state: &mut State,
    seq: u64,
    number: u32,
    winner: EntrantId,
    by: Option<DecidedBy>,
) -> Result<(), Misfit> {
    let who = player(state, winner)?.entrant.clone();
    state.decisions.push((number, winner));
    if let Some(by) = by {
        remark(state, seq, None, &went_on(state, number, &who, by));
    }
    Ok(())
}

/// How numbers were drawn, for the report.
fn drawn(draw: &NumberDraw) -> String {
    let seed = draw.seed.unwrap_or(0);
    match (draw.way, draw.apart) {
        (DrawWay::Lots, _) => format!("Numbers drawn by lots, seed {seed}"),
        (DrawWay::Varma, Affinity::Federation) => {
            format!("Numbers drawn by Varma's tables (C.05 annex 2), by federation, seed {seed}")
        }
        (DrawWay::Varma, Affinity::Club) => {
            format!("Numbers drawn by Varma's tables (C.05 annex 2), by club, seed {seed}")
        }
    }
}

/// Who goes on from a level match, for the report.
fn went_on(state: &State, number: u32, who: &Entrant, by: DecidedBy) -> String {
    let teams = state.recipe().is_some_and(|recipe| recipe.boards.is_some());
    let who = if teams { &who.team } else { &who.name };
    let by = match by {
        DecidedBy::TieBreakGames => "tie-break games",
        DecidedBy::Lots => "lots",
        DecidedBy::RulesOfTheEvent => "the rules of the event",
    };
    format!("Match {number} was level: {who} goes on by {by}")
}

pub(super) fn remark(state: &mut State, seq: u64, round: Option<u16>, text: &str) {
    // A remark is one line of a report.
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    state.remarks.push(Remark { seq, round, text });
}

fn player(state: &mut State, id: EntrantId) -> Result<&mut Registered, Misfit> {
    state.players.get_mut(&id).map(Arc::make_mut).ok_or(Misfit::UnknownPlayer(id))
}

pub(super) fn round(state: &mut State, number: u16) -> Result<&mut RoundState, Misfit> {
    state.round_mut(number).ok_or(Misfit::UnknownRound(number))
}

fn configure(state: &mut State, seq: u64, set: &[Setting]) -> Result<(), Misfit> {
    for setting in set {
        announced_otherwise(state, seq, setting);
        match setting {
            Setting::FixedTable(id, table) => player(state, *id)?.table = *table,
            Setting::Prohibited(list) => {
                let members = list.iter().flat_map(|it| &it.members);
                let unknown = members.copied().find(|id| !state.players.contains_key(id));
                unknown.map_or(Ok(()), |id| Err(Misfit::UnknownPlayer(id)))?;
                state.settings.put(setting.clone());
            }
            _ => state.settings.put(setting.clone()),
        }
    }
    Ok(())
}

/// What was announced before the start and is changed afterwards stands in the report.
fn announced_otherwise(state: &mut State, seq: u64, setting: &Setting) {
    let after = state.rounds.len();
    if after == 0 {
        return;
    }
    match setting {
        Setting::Rounds(rounds) if state.settings.rounds != Some(*rounds) => {
            remark(state, seq, None, &format!("{rounds} rounds since @ Round {after}"));
        }
        Setting::TieBreaks(list) if state.settings.tie_breaks != *list => {
            remark(state, seq, None, &format!("Tie-breaks {list} since @ Round {after}"));
        }
        Setting::TieBreakRules(Some(year)) if state.settings.tie_break_rules != Some(*year) => {
            remark(state, seq, None, &format!("Tie-break rules of {year} since @ Round {after}"));
        }
        _ => {}
    }
}

fn register(
    state: &mut State,
    first: EntrantId,
    players: &[Entrant],
    from: u16,
) -> Result<(), Misfit> {
    for (entrant, id) in players.iter().zip(first.0..=u32::MAX) {
        let id = EntrantId(id);
        if id.0 == 0 || id.0 == u32::MAX || state.players.contains_key(&id) {
            return Err(Misfit::PlayerTwice(id));
        }
        state.players.insert(id, Arc::new(Registered::new(entrant.clone(), from)));
    }
    Ok(())
}

impl Registered {
    /// Somebody who is just registered.
    pub(crate) fn new(entrant: Entrant, from: u16) -> Registered {
        Registered {
            entrant,
            from,
            until: None,
            expelled: None,
            present: None,
            absent_for: None,
            byes: std::collections::BTreeMap::new(),
            table: None,
            frozen: None,
            number_in_file: None,
            changed: 0,
            card_changed: 0,
        }
    }
}

fn check_in(state: &mut State, players: &[EntrantId], present: bool) -> Result<(), Misfit> {
    let next = state.next_round();
    for id in players {
        let registered = player(state, *id)?;
        registered.present = Some(present);
        registered.absent_for = (!present).then_some(next);
    }
    // To mark somebody as missing is not yet to ask everybody to check in.
    state.check_in |= present;
    Ok(())
}

fn expel(
    state: &mut State,
    seq: u64,
    id: EntrantId,
    after: u16,
    reason: &str,
) -> Result<(), Misfit> {
    let registered = player(state, id)?;
    registered.until = Some(after);
    registered.expelled = Some(reason.to_owned());
    let name = registered.entrant.name.clone();
    remark(state, seq, None, &format!("{name} was expelled after round {after}: {reason}"));
    Ok(())
}

fn adjust_points(state: &mut State, seq: u64, adjusted: Adjustment) -> Result<(), Misfit> {
    let name = player(state, adjusted.player)?.entrant.name.clone();
    let points = ronde_model::Score::from_tenths(adjusted.tenths);
    let text = format!("{points} points for {name} by decision: {}", adjusted.reason);
    remark(state, seq, None, &text);
    state.adjustments.push(adjusted);
    Ok(())
}

/// Whoever comes back was absent from the rounds between, and nothing more.
fn reinstate(player: &mut Registered, from: u16) {
    match player.until {
        Some(last) if last >= player.from => {
            for round in last.saturating_add(1)..from {
                player.byes.entry(round).or_insert(ByeCode::Zero);
            }
        }
        _ => player.from = from,
    }
    player.until = None;
    player.expelled = None;
}

fn pair(
    state: &mut State,
    seq: u64,
    round: u16,
    adjourned: &[Adjourned],
    pairing: &Pairing,
) -> Result<(), Misfit> {
    next_is(state, round)?;
    checked(state, round, &pairing.arrangement)?;
    for game in adjourned {
        let held = self::round(state, game.round)?.board_mut(game.board);
        let held = held.ok_or(Misfit::UnknownBoard(game.round, game.board))?;
        held.result = Some(ResultCode::Adjourned);
    }
    if !pairing.dropped.is_empty() {
        let text = format!("{} wishes not kept @ Round {round}", pairing.dropped.len());
        remark(state, seq, Some(round), &text);
    }
    state.rounds.push(Arc::new(RoundState::new(pairing.clone())));
    state.keep_order();
    Ok(())
}

fn add_pair(
    state: &mut State,
    seq: u64,
    round: u16,
    players: [EntrantId; 2],
) -> Result<(), Misfit> {
    players.into_iter().try_for_each(|id| player(state, id).map(|_| ()))?;
    let held = self::round(state, round)?;
    let seated = players.into_iter().find(|id| held.board_of(*id).is_some());
    seated.map_or(Ok(()), |id| Err(Misfit::SeatedTwice(round, id)))?;
    let [white, black] = players;
    held.add(Pair(white, black));
    remark(state, seq, Some(round), &format!("Pair added @ Round {round}"));
    Ok(())
}

/// Pairs by hand. Of a round that is published everybody sees the old ones until the session is
/// closed.
fn arrange(state: &mut State, round: u16, arrangement: &Arrangement) -> Result<(), Misfit> {
    checked(state, round, arrangement)?;
    let published = self::round(state, round)?.phase == Phase::Published;
    let session = session(state, round)?;
    if published {
        session.aside = Some(arrangement.clone());
        return Ok(());
    }
    by_hand(self::round(state, round)?, arrangement);
    Ok(())
}

/// Boards that stay keep the results that came in while the session was open.
fn by_hand(held: &mut RoundState, arrangement: &Arrangement) {
    held.arrange(arrangement);
    held.origin = Origin::Hand;
}

fn close_manual(
    state: &mut State,
    seq: u64,
    round: u16,
    departure: &Departure,
) -> Result<(), Misfit> {
    let Manual { aside, case, reason, .. } = session(state, round)?.clone();
    state.manual = None;
    let held = self::round(state, round)?;
    held.departure = Some(departure.clone());
    if let Some(arrangement) = aside {
        by_hand(held, &arrangement);
        let case =
            case.map_or_else(String::new, |case| format!(": {}, {reason}", case.in_remarks()));
        let text = format!("Published pairing changed @ Round {round}{case}");
        remark(state, seq, Some(round), &text);
    }
    if !departure.is_none() {
        remark(state, seq, Some(round), &format!("MPA @ Round {round}"));
    }
    Ok(())
}

fn next_is(state: &State, round: u16) -> Result<(), Misfit> {
    let next = state.next_round();
    if round == next { Ok(()) } else { Err(Misfit::NotNext { round, next }) }
}

/// The last round goes.
pub(super) fn take_back(state: &mut State, round: u16) -> Result<(), Misfit> {
    if usize::from(round) != state.rounds.len() || round == 0 {
        return Err(Misfit::UnknownRound(round));
    }
    state.rounds.pop();
    state.manual = state.manual.take().filter(|manual| manual.round != round);
    state.remarks.retain(|remark| remark.round != Some(round));
    state.keep_order();
    Ok(())
}

fn open_manual(
    state: &mut State,
    round: u16,
    case: Option<crate::stored::Case>,
    reason: &str,
) -> Result<(), Misfit> {
    let had_round = state.round(round).is_some();
    if !had_round {
        next_is(state, round)?;
        let empty = Pairing {
            system: state.settings.system.clone(),
            origin: Origin::Hand,
            arrangement: Arrangement::default(),
            numbers: Vec::new(),
            up: Vec::new(),
            down: Vec::new(),
            reasons: None,
            dropped: Vec::new(),
        };
        state.rounds.push(Arc::new(RoundState::new(empty)));
        state.keep_order();
    }
    let reason = reason.to_owned();
    state.manual = Some(Manual { round, case, reason, had_round, aside: None });
    Ok(())
}

fn session(state: &mut State, round: u16) -> Result<&mut Manual, Misfit> {
    match &mut state.manual {
        Some(manual) if manual.round == round => Ok(manual),
        _ => Err(Misfit::NoSession(round)),
    }
}

/// Nobody sits twice, everybody is known, no table has two boards.
fn checked(state: &State, round: u16, arrangement: &Arrangement) -> Result<(), Misfit> {
    let mut seen = BTreeSet::new();
    let seated = arrangement.pairs.iter().flat_map(|pair| [pair.0, pair.1]);
    for id in seated.chain(arrangement.unpaired.iter().map(|(id, _)| *id)) {
        if !state.players.contains_key(&id) {
            return Err(Misfit::UnknownPlayer(id));
        }
        if !seen.insert(id) {
            return Err(Misfit::SeatedTwice(round, id));
        }
    }
    let mut tables = BTreeSet::new();
    let count = u32::try_from(arrangement.pairs.len()).unwrap_or(u32::MAX);
    let given = u32::try_from(arrangement.tables.len()).unwrap_or(u32::MAX);
    let counted = given + 1..=count;
    for table in arrangement.tables.iter().copied().chain(counted) {
        if !tables.insert(table) {
            return Err(Misfit::TableTwice(round, table));
        }
    }
    Ok(())
}
