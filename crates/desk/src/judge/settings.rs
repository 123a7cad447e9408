//! Settings.

use ronde_schedule::Kind;
use ronde_standings::grammar;
use ronde_swiss::System;
use ronde_swiss::system::ACCELERATIONS;

use super::{Caution, Judgement, Objection};
use crate::engine;
use crate::state::{Phase, State};
use crate::stored::{Act, Points, Prohibited, Setting, SystemCode};

/// No hall has more.
pub(super) const HIGHEST_TABLE: u32 = 99_999;

pub(super) fn judge(state: &State, act: &Act) -> Judgement {
    match act {
        Act::Configure { set } => {
            // Each is judged as if those before it were set already.
            let mut after = state.clone();
            let mut cautions = Vec::new();
            for setting in set {
                cautions.extend(setting_of(&after, setting)?);
                put(&mut after, setting);
            }
            no_buchholz_in_round_robin(&after)?;
            Ok(cautions)
        }
        Act::LeaveFideMode { .. } if !state.fide_mode => Err(Objection::NotInFideMode),
        Act::LeaveFideMode { reason } if reason.trim().is_empty() => Err(Objection::NeedsReason),
        _ => Ok(vec![Caution::LeavesFideMode]),
    }
}

fn setting_of(state: &State, setting: &Setting) -> Judgement {
    match setting {
        Setting::System(code) => before_the_start(state, "system").and(system(state, code)),
        Setting::Rounds(rounds) => self::rounds(state, *rounds),
        Setting::Points(points) => before_the_start(state, "points").and(self::points(points)),
        Setting::TieBreaks(list) => tie_breaks(state, list),
        Setting::Acceleration(code) => {
            before_the_start(state, "acceleration").and(acceleration(state, code))
        }
        Setting::InitialColour(_) => before_the_start(state, "initial_colour"),
        Setting::Prohibited(list) => prohibited(state, list),
        Setting::FixedTable(player, table) => fixed_table(state, *player, *table),
        Setting::Prizes(prizes) => match prizes.rules() {
            Ok(_) => Ok(Vec::new()),
            Err(line) => Err(Objection::Prizes { line }),
        },
        _ => Ok(Vec::new()),
    }
}

fn put(state: &mut State, setting: &Setting) {
    match setting {
        Setting::FixedTable(id, table) => {
            if let Some(player) = state.players.get_mut(id) {
                std::sync::Arc::make_mut(player).table = *table;
            }
        }
        _ => state.settings.put(setting.clone()),
    }
}

/// C.07: Buchholz is not for round robins.
fn no_buchholz_in_round_robin(state: &State) -> Result<(), Objection> {
    let buchholz = |code: &str| ["BH", "FB", "AOB"].iter().any(|it| code.starts_with(it));
    let round_robin = matches!(state.settings.system.recipe(),
        Ok(Some(recipe)) if matches!(recipe.kind, Kind::RoundRobin(_)));
    let mut list = state.settings.tie_breaks.split([',', ';', ' ']);
    if state.fide_mode && round_robin && list.any(buchholz) {
        return Err(Objection::BuchholzInRoundRobin);
    }
    Ok(())
}

fn before_the_start(state: &State, what: &'static str) -> Judgement {
    if state.started() { Err(Objection::AfterTheStart { what }) } else { Ok(Vec::new()) }
}

/// C.04.2:1: FIDE's systems, or none. A FIDE system for which no accepted program exists is
/// deprecated; today that is everything but the Dutch one.
fn system(state: &State, code: &SystemCode) -> Judgement {
    let unknown = |_| Objection::UnknownSystem { code: code.to_string() };
    code.recipe().map_err(unknown)?;
    match code.swiss().map_err(unknown)? {
        Some(System::Dutch1992 | System::Dutch2010 | System::Dubov1997 | System::Original)
            if state.fide_mode =>
        {
            Err(Objection::FideMode { what: "system" })
        }
        Some(System::Dubov2026) if state.fide_mode => Ok(vec![Caution::SystemDeprecated]),
        _ => Ok(Vec::new()),
    }
}

/// C.04.1:1: announced beforehand; a change afterwards moves the last round, on which rules turn.
fn rounds(state: &State, rounds: u16) -> Judgement {
    let paired = state.next_round() - 1;
    if rounds == 0 || rounds > 999 {
        return Err(Objection::NoRounds);
    }
    // Rounds of a schedule follow from it, and those of a cup from its results.
    if state.recipe().is_some() {
        let follow = state.last_round().is_none_or(|last| last == rounds);
        return if follow { Ok(Vec::new()) } else { Err(Objection::RoundsOfSchedule) };
    }
    if rounds < paired {
        return Err(Objection::RoundsPaired { paired });
    }
    if !state.started() || state.settings.rounds == Some(rounds) {
        return Ok(Vec::new());
    }
    if state.rounds.last().is_some_and(|held| held.phase == Phase::Draft) {
        return Err(Objection::DraftRestsOnIt { round: paired });
    }
    let mut cautions = vec![Caution::RoundsChange { from: state.settings.rounds, to: rounds }];
    let turns = |last: Option<u16>| last == Some(paired);
    if turns(Some(rounds)) != turns(state.settings.rounds) {
        cautions.extend(paired_otherwise(state, rounds, paired));
    }
    Ok(cautions)
}

/// The round that is paired becomes the last, or is it no more: the rules of the last round would
/// have paired it otherwise.
fn paired_otherwise(state: &State, rounds: u16, paired: u16) -> Option<Caution> {
    let mut after = state.clone();
    after.settings.rounds = Some(rounds);
    let departure = engine::departure(&after, paired);
    let boards = departure.only_hand.len() + departure.colours.len();
    (boards > 0).then_some(Caution::NotTheEngines { boards })
}

/// Two draws are never worth more than a win and a loss; the bye never more than a win, and with
/// the usual points it is a win, a draw or nothing (C.04.1:3).
fn points(points: &Points) -> Judgement {
    let each = [
        [points.white_loss, points.white_draw, points.white_win],
        [points.black_loss, points.black_draw, points.black_win],
        [points.forfeit_loss, points.forfeit_win, points.forfeit_win],
        [points.zero_bye, points.half_bye, points.full_bye],
        [points.pairing_bye; 3],
        [points.unknown; 3],
    ];
    let grows = |values: &[i32; 3]| values.is_sorted() && values[0] >= 0 && values[2] <= 1000;
    if !each.iter().all(grows) {
        return Err(Objection::Points);
    }
    let win = points.white_win.min(points.black_win);
    let draw = points.white_draw.max(points.black_draw);
    let loss = points.white_loss.min(points.black_loss);
    let standard = (win, draw, loss) == (10, 5, 0);
    if 2 * draw > win + loss {
        Err(Objection::TwoDrawsBeatAWin)
    } else if points.pairing_bye > win {
        Err(Objection::ByeAboveWin)
    } else if standard && ![10, 5, 0].contains(&points.pairing_bye) {
        Err(Objection::ByeValue)
    } else {
        Ok(Vec::new())
    }
}

fn tie_breaks(state: &State, list: &str) -> Judgement {
    let read = grammar::read_list(list);
    if let Some(fault) = read.iter().find_map(|it| it.as_ref().err()) {
        return Err(Objection::TieBreaks { why: fault.to_string() });
    }
    let changes = state.started() && state.settings.tie_breaks != list;
    Ok(if changes { vec![Caution::TieBreaksChange] } else { Vec::new() })
}

fn acceleration(state: &State, code: &str) -> Judgement {
    let known = ACCELERATIONS.iter().any(|ending| ending.trim_start_matches('_') == code);
    if !code.is_empty() && !known {
        return Err(Objection::UnknownAcceleration { code: code.to_owned() });
    }
    if state.fide_mode && !["", "BAKU"].contains(&code) {
        return Err(Objection::FideMode { what: "acceleration" });
    }
    Ok(Vec::new())
}

/// Only before round 1, in FIDE mode.
fn prohibited(state: &State, list: &[Prohibited]) -> Judgement {
    if state.started() && state.fide_mode {
        return Err(Objection::FideMode { what: "prohibited" });
    }
    for it in list {
        if it.members.len() < 2 {
            return Err(Objection::TooFewProhibited);
        }
        if it.first == 0 || it.first > it.last || it.last > 999 {
            return Err(Objection::SpanReversed);
        }
        let unknown = it.members.iter().find(|id| !state.players.contains_key(id));
        if let Some(player) = unknown {
            return Err(Objection::UnknownPlayer { player: *player });
        }
    }
    Ok(Vec::new())
}

fn fixed_table(state: &State, player: crate::stored::EntrantId, table: Option<u32>) -> Judgement {
    if !state.players.contains_key(&player) {
        return Err(Objection::UnknownPlayer { player });
    }
    let Some(table) = table else { return Ok(Vec::new()) };
    if table == 0 || table > HIGHEST_TABLE {
        return Err(Objection::NoTable);
    }
    let other = state.players.iter().find(|(id, it)| **id != player && it.table == Some(table));
    match other {
        Some((id, _)) => Err(Objection::TableTaken { table, player: *id }),
        None => Ok(Vec::new()),
    }
}
