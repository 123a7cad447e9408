//! Rounds: pairing, publishing, closing, and the end.

use std::collections::BTreeSet;

use ronde_swiss::Book;

use super::settings::HIGHEST_TABLE;
use super::{Caution, Judgement, NotThisPairing, Objection};
use crate::state::{Phase, RoundState, State};
use crate::stored::{Adjourned, Arrangement, Case, Departure, EntrantId, Origin, Pair, Pairing};
use crate::{absences, engine, lots};

pub(super) fn draw_colour(state: &State) -> Judgement {
    if lots::is_due(state) { Ok(Vec::new()) } else { Err(Objection::NothingToDraw) }
}

/// A draft is published or thrown away.
pub(super) fn end_draft(state: &State, round: u16) -> Judgement {
    no_session(state)?;
    last_draft(state, round).map(|_| Vec::new())
}

pub(super) fn resume(state: &State, reason: &str) -> Judgement {
    if !state.finished {
        return Err(Objection::NotFinished);
    }
    if reason.trim().is_empty() {
        return Err(Objection::NeedsReason);
    }
    Ok(vec![Caution::Resumes])
}

fn no_session(state: &State) -> Result<(), Objection> {
    match &state.manual {
        Some(manual) => Err(Objection::SessionOpen { round: manual.round }),
        None => Ok(()),
    }
}

fn session(state: &State, round: u16) -> Result<(), Objection> {
    match &state.manual {
        Some(manual) if manual.round == round => Ok(()),
        _ => Err(Objection::NoSession { round }),
    }
}

fn found(state: &State, round: u16) -> Result<&RoundState, Objection> {
    state.round(round).ok_or(Objection::UnknownRound { round })
}

fn last_draft(state: &State, round: u16) -> Result<&RoundState, Objection> {
    let held = found(state, round)?;
    match held.phase {
        Phase::Draft => Ok(held),
        _ => Err(Objection::NotDraft { round }),
    }
}

/// The next round may be made: the one before is out, and its games have ended or are adjourned.
pub(crate) fn ready(state: &State, round: u16, adjourned: &[Adjourned]) -> Result<(), Objection> {
    no_session(state)?;
    let next = state.next_round();
    if round < next {
        let draft = state.rounds.last().is_some_and(|it| it.phase == Phase::Draft);
        return Err(if draft && round + 1 == next {
            Objection::DraftOpen { round }
        } else {
            Objection::RoundPaired { round }
        });
    }
    if round > next {
        return Err(Objection::UnknownRound { round: next });
    }
    if let Some(draft) = state.rounds.iter().zip(1..).find(|(it, _)| it.phase == Phase::Draft) {
        return Err(Objection::NotPublished { round: draft.1 });
    }
    match state.last_round() {
        None if state.settings.swiss().is_some() => return Err(Objection::RoundsNotDeclared),
        Some(rounds) if round > rounds => {
            return Err(Objection::BeyondLastRound { round, rounds });
        }
        _ => {}
    }
    for (held, number) in state.rounds.iter().zip(1..) {
        let said =
            |board: &u32| adjourned.iter().any(|game| (game.round, game.board) == (number, *board));
        let boards: Vec<u32> = held.missing().filter(|board| !said(board)).collect();
        if !boards.is_empty() {
            return Err(Objection::ResultsMissing { round: number, boards });
        }
    }
    Ok(())
}

/// C.04.2:3.1: what has no result when the next round is paired counts as adjourned.
pub(super) fn pair(
    state: &State,
    round: u16,
    adjourned: &[Adjourned],
    pairing: &Pairing,
) -> Judgement {
    ready(state, round, adjourned)?;
    engines_own(state, round, adjourned, pairing)?;
    let mut cautions = absences::cautions(state, round);
    if !adjourned.is_empty() {
        let boards = adjourned.iter().map(|game| (game.round, game.board)).collect();
        cautions.push(Caution::MissingBecomeAdjourned { boards });
    }
    if !pairing.dropped.is_empty() {
        cautions.push(Caution::SoftDropped { count: pairing.dropped.len() });
    }
    Ok(cautions)
}

/// What calls itself the engine's pairing has everybody who is to be paired, once, and adjourns
/// what is missing, no more. That the pairs are the engine's is what `verify` finds out.
fn engines_own(
    state: &State,
    round: u16,
    adjourned: &[Adjourned],
    pairing: &Pairing,
) -> Result<(), Objection> {
    let not = |why| Err(Objection::NotThisPairing { why });
    if pairing.system != state.settings.system || !matches!(pairing.origin, Origin::Engine(_)) {
        return not(NotThisPairing::OtherSystem);
    }
    let missing = |game: &Adjourned| {
        let held = state.round(game.round).and_then(|held| held.board(game.board));
        held.is_some_and(|board| board.result.is_none())
    };
    if !adjourned.iter().all(missing) {
        return not(NotThisPairing::AdjournsPlayed);
    }
    if !pairing.arrangement.tables.iter().all(|table| (1..=HIGHEST_TABLE).contains(table)) {
        return Err(Objection::NoTable);
    }
    let there: BTreeSet<EntrantId> = pairing.arrangement.people().collect();
    let listed: BTreeSet<EntrantId> = state.numbers(round).into_iter().collect();
    if !there.is_subset(&listed) {
        return not(NotThisPairing::NamesStranger);
    }
    let swiss = state.settings.swiss().is_some();
    if swiss && !engine::expected(state, round).iter().all(|id| there.contains(id)) {
        return not(NotThisPairing::LeavesOut);
    }
    Ok(())
}

pub(super) fn open_manual(
    state: &State,
    round: u16,
    case: Option<Case>,
    reason: &str,
) -> Judgement {
    no_session(state)?;
    let Some(held) = state.round(round) else {
        return ready(state, round, &[]).map(|()| Vec::new());
    };
    if usize::from(round) != state.rounds.len() {
        return Err(Objection::NotLast { round });
    }
    match (held.phase, case) {
        (Phase::Draft, _) => Ok(Vec::new()),
        (Phase::Closed, _) => Err(Objection::Closed { round }),
        (Phase::Published, None) => Err(Objection::NeedsCase { round }),
        (Phase::Published, Some(_)) if reason.trim().is_empty() => Err(Objection::NeedsReason),
        (Phase::Published, Some(case)) => {
            of_edition(state, case, round)?;
            Ok(vec![Caution::ChangesPublished { case }])
        }
    }
}

/// C.04.2:4.4 has five cases; the old books one (dutch-1992:F6, dutch-2010:F6). Outside FIDE mode
/// the arbiter decides.
fn of_edition(state: &State, case: Case, round: u16) -> Result<(), Objection> {
    let last = state.last_round().is_none_or(|rounds| rounds == round);
    if case == Case::LastRoundTopBoards && !last {
        return Err(Objection::CaseNotForThis { case });
    }
    let modern = state.settings.swiss().is_none_or(|system| !Book::of(system).is_historical());
    let fits = modern != (case == Case::AbsoluteRule);
    if fits || (modern && !state.fide_mode) {
        Ok(())
    } else {
        Err(Objection::CaseOfAnotherEdition { case })
    }
}

/// Whatever an arbiter does by hand is possible; what breaks a rule must be confirmed.
pub(super) fn arrange(state: &State, round: u16, arrangement: &Arrangement) -> Judgement {
    session(state, round)?;
    let mut seated = BTreeSet::new();
    for player in arrangement.people() {
        if !state.players.contains_key(&player) {
            return Err(Objection::UnknownPlayer { player });
        }
        if !seated.insert(player) {
            return Err(Objection::TwiceInList { player });
        }
    }
    if !arrangement.tables.iter().all(|table| (1..=HIGHEST_TABLE).contains(table)) {
        return Err(Objection::NoTable);
    }
    let mut cautions = engine::broken(state, round, arrangement);
    cautions.extend(engine::both_colours_wrong(state, round, arrangement));
    cautions.extend(lost_results(state, round, arrangement));
    let players: Vec<EntrantId> = away(state, round, arrangement.pairs.iter());
    if !players.is_empty() {
        cautions.push(Caution::Absent { players });
    }
    let players: Vec<EntrantId> =
        engine::expected(state, round).into_iter().filter(|id| !seated.contains(id)).collect();
    if !players.is_empty() {
        cautions.push(Caution::LeftOut { players });
    }
    Ok(cautions)
}

/// Results may have come in, while the session was open, at boards that it takes away.
pub(super) fn close_manual(state: &State, round: u16, departure: &Departure) -> Judgement {
    session(state, round)?;
    let mut cautions = Vec::new();
    if !departure.is_none() {
        let boards = departure.only_hand.len() + departure.colours.len();
        cautions.push(Caution::NotTheEngines { boards });
    }
    let aside = state.manual.as_ref().and_then(|manual| manual.aside.as_ref());
    cautions.extend(aside.and_then(|aside| lost_results(state, round, aside)));
    Ok(cautions)
}

/// Those at boards who have left, or have not come yet.
fn away<'a>(state: &State, round: u16, pairs: impl Iterator<Item = &'a Pair>) -> Vec<EntrantId> {
    let away = |id: &EntrantId| {
        state.players.get(id).is_some_and(|player| {
            player.until.is_some_and(|last| last < round) || player.from > round
        })
    };
    pairs.flat_map(|pair| [pair.0, pair.1]).filter(away).collect()
}

fn lost_results(state: &State, round: u16, arrangement: &Arrangement) -> Option<Caution> {
    let kept: BTreeSet<Pair> = arrangement.pairs.iter().copied().collect();
    let held = state.round(round)?;
    let lost = held.boards.iter().filter(|it| it.result.is_some() && !kept.contains(&it.pair()));
    let boards: Vec<u32> = lost.map(|board| board.table).collect();
    (!boards.is_empty()).then_some(Caution::LosesResults { boards })
}

pub(super) fn add_pair(
    state: &State,
    round: u16,
    players: [EntrantId; 2],
    case: Case,
) -> Judgement {
    no_session(state)?;
    let held = found(state, round)?;
    match held.phase {
        Phase::Draft => return Err(Objection::NotPublished { round }),
        Phase::Closed => return Err(Objection::Closed { round }),
        Phase::Published if usize::from(round) < state.rounds.len() => {
            return Err(Objection::NotLast { round });
        }
        Phase::Published => {}
    }
    for player in players {
        if !state.players.contains_key(&player) {
            return Err(Objection::UnknownPlayer { player });
        }
        if let Some(board) = held.board_of(player) {
            return Err(Objection::Seated { player, board: board.table });
        }
    }
    if players[0] == players[1] {
        return Err(Objection::TwiceInList { player: players[0] });
    }
    let fits = [Case::BothWithoutOpponent, Case::LateEntry, Case::RulesOfTheEvent];
    if !fits.contains(&case) {
        return Err(Objection::CaseNotForThis { case });
    }
    of_edition(state, case, round)?;
    let pair = Pair(players[0], players[1]);
    let one = Arrangement { pairs: vec![pair], ..Arrangement::default() };
    let mut cautions = vec![Caution::ChangesPublished { case }];
    cautions.extend(engine::broken(state, round, &one));
    let left = |id: &EntrantId| {
        state.players.get(id).is_some_and(|it| it.until.is_some_and(|last| last < round))
    };
    let players: Vec<EntrantId> = players.into_iter().filter(left).collect();
    if !players.is_empty() {
        cautions.push(Caution::Absent { players });
    }
    Ok(cautions)
}

pub(super) fn close(state: &State, round: u16) -> Judgement {
    no_session(state)?;
    let held = found(state, round)?;
    match held.phase {
        Phase::Draft => return Err(Objection::NotPublished { round }),
        Phase::Closed => return Err(Objection::Closed { round }),
        Phase::Published => {}
    }
    let boards: Vec<u32> = held.missing().collect();
    if boards.is_empty() {
        Ok(Vec::new())
    } else {
        Err(Objection::ResultsMissing { round, boards })
    }
}

pub(super) fn reopen(state: &State, round: u16) -> Judgement {
    let held = found(state, round)?;
    if held.phase != Phase::Closed {
        return Err(Objection::Open { round });
    }
    if usize::from(round) != state.rounds.len() {
        return Err(Objection::NotLast { round });
    }
    Ok(vec![Caution::Reopens { round }])
}

/// Only what is level now is decided, and for one of the two.
pub(super) fn decide(state: &State, number: u32, winner: EntrantId) -> Judgement {
    no_session(state)?;
    if !state.players.contains_key(&winner) {
        return Err(Objection::UnknownPlayer { player: winner });
    }
    let level = state.level_matches();
    let Some(found) = level.iter().find(|level| level.number == number) else {
        return Err(Objection::NothingToDecide { number });
    };
    if found.has(winner) {
        Ok(Vec::new())
    } else {
        Err(Objection::NotInMatch { number, player: winner })
    }
}

/// No ranking is final while a game is open or a round is to come.
pub(super) fn finish(state: &State) -> Judgement {
    no_session(state)?;
    let paired = state.next_round() - 1;
    let declared = state.last_round().filter(|declared| paired < *declared);
    if let Some(declared) = declared {
        return Err(Objection::RoundsLeft { paired, declared });
    }
    for (held, round) in state.rounds.iter().zip(1..) {
        if held.phase != Phase::Closed {
            return Err(Objection::Open { round });
        }
        let boards: Vec<u32> = held.missing().collect();
        if !boards.is_empty() {
            return Err(Objection::ResultsMissing { round, boards });
        }
    }
    let held = state.rounds.iter().zip(1u16..);
    let boards: Vec<(u16, u32)> =
        held.flat_map(|(it, round)| it.adjourned().map(move |board| (round, board))).collect();
    if boards.is_empty() { Ok(Vec::new()) } else { Err(Objection::StillAdjourned { boards }) }
}
