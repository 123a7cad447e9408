//! A tournament as programs read it: `GET /api/t/{t}`.
//!
//! These types are the interface; what the desk keeps for itself (which act changed what, places
//! that were frozen for the starting list) is no part of it. Values in them are those of acts,
//! which are described one by one.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, State as Shared};
use ronde_desk::state::{Adjustment, BoardState, Manual, Phase, Registered, RoundState, Settings};
use ronde_desk::stored::{
    ByeCode, ByeRules, Case, ColourCode, Departure, Entrant, EntrantId, Lot, Origin, Points,
    PrimaryCode, Prizes, Prohibited, ResultCode, SystemCode, UnpairedCode,
};
use ronde_desk::{Head, State};
use serde::Serialize;
use serde_json::{Value, json};

use crate::Server;
use crate::access::Visitor;
use crate::error::{Answer, ApiError};

/// The state as a program reads it. It holds birth dates and drafts, so it is for arbiters.
pub(crate) async fn state(
    Shared(server): Shared<Server>,
    Path(journal): Path<String>,
    visitor: Visitor,
) -> Answer<Json<Value>> {
    if !visitor.is_arbiter() {
        return Err(ApiError::role(|w| w.arbiters_state));
    }
    let state = server.office.tournament(&journal).await?;
    Ok(Json(json!(TournamentView::of(&state))))
}

#[derive(Serialize)]
struct TournamentView<'a> {
    journal: &'a str,
    head: Head,
    settings: SettingsView<'a>,
    fide_mode: bool,
    players: BTreeMap<EntrantId, PlayerView<'a>>,
    /// The starting list where it was ordered by hand or by lot.
    order: &'a [EntrantId],
    check_in: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn: Option<DrawnView>,
    rounds: Vec<RoundView<'a>>,
    manual: Option<ManualView<'a>>,
    /// Who goes on from level matches of a cup.
    decisions: &'a [(u32, EntrantId)],
    adjustments: Vec<AdjustmentView<'a>>,
    finished: bool,
    remarks: Vec<RemarkView<'a>>,
    imported: Option<SourceView<'a>>,
}

impl<'a> TournamentView<'a> {
    fn of(state: &'a State) -> TournamentView<'a> {
        let imported = state.imported.as_ref().map(|it| SourceView {
            file: &it.file,
            hash: it.hash.to_string(),
            doubts: &it.doubts,
            rounds: it.rounds,
            tournament: &it.tournament,
        });
        let remark = |it: &'a ronde_desk::state::Remark| RemarkView {
            seq: it.seq,
            round: it.round,
            text: &it.text,
        };
        TournamentView {
            journal: &state.journal,
            head: state.head,
            settings: SettingsView::of(&state.settings),
            fide_mode: state.fide_mode,
            players: state.players.iter().map(|(id, it)| (*id, PlayerView::of(it))).collect(),
            order: &state.order,
            check_in: state.check_in,
            drawn: state.drawn.map(|it| DrawnView { seed: it.seed, colour: it.colour }),
            rounds: state.rounds.iter().map(|it| RoundView::of(it)).collect(),
            manual: state.manual.as_ref().map(ManualView::of),
            decisions: &state.decisions,
            adjustments: state.adjustments.iter().map(AdjustmentView::of).collect(),
            finished: state.finished,
            remarks: state.remarks.iter().map(remark).collect(),
            imported,
        }
    }
}

#[derive(Serialize)]
struct SettingsView<'a> {
    name: &'a str,
    city: &'a str,
    federation: &'a str,
    start: &'a str,
    end: &'a str,
    director: &'a str,
    chief_arbiter: &'a str,
    deputies: &'a [String],
    time_control: &'a str,
    time_control_code: &'a str,
    round_dates: &'a [String],
    system: &'a SystemCode,
    rounds: Option<u16>,
    points: Points,
    tie_breaks: &'a str,
    tie_break_rules: Option<u16>,
    primary_points: Option<PrimaryCode>,
    unrated_as: Option<u16>,
    lots: &'a [Lot],
    acceleration: &'a str,
    initial_colour: Option<ColourCode>,
    bye_rules: ByeRules,
    prohibited: &'a [Prohibited],
    prizes: &'a Prizes,
}

impl<'a> SettingsView<'a> {
    fn of(it: &'a Settings) -> SettingsView<'a> {
        SettingsView {
            name: &it.name,
            city: &it.city,
            federation: &it.federation,
            start: &it.start,
            end: &it.end,
            director: &it.director,
            chief_arbiter: &it.chief_arbiter,
            deputies: &it.deputies,
            time_control: &it.time_control,
            time_control_code: &it.time_control_code,
            round_dates: &it.round_dates,
            system: &it.system,
            rounds: it.rounds,
            points: it.points,
            tie_breaks: &it.tie_breaks,
            tie_break_rules: it.tie_break_rules,
            primary_points: it.primary_points,
            unrated_as: it.unrated_as,
            lots: &it.lots,
            acceleration: &it.acceleration,
            initial_colour: it.initial_colour,
            bye_rules: it.bye_rules,
            prohibited: &it.prohibited,
            prizes: &it.prizes,
        }
    }
}

#[derive(Serialize)]
struct PlayerView<'a> {
    entrant: &'a Entrant,
    from: u16,
    until: Option<u16>,
    expelled: Option<&'a str>,
    present: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    absent_for: Option<u16>,
    byes: &'a BTreeMap<u16, ByeCode>,
    table: Option<u32>,
    number_in_file: Option<u32>,
}

impl<'a> PlayerView<'a> {
    fn of(it: &'a Registered) -> PlayerView<'a> {
        PlayerView {
            entrant: &it.entrant,
            from: it.from,
            until: it.until,
            expelled: it.expelled.as_deref(),
            present: it.present,
            absent_for: it.absent_for,
            byes: &it.byes,
            table: it.table,
            number_in_file: it.number_in_file,
        }
    }
}

#[derive(Serialize)]
struct RoundView<'a> {
    phase: Phase,
    system: &'a SystemCode,
    origin: &'a Origin,
    boards: Vec<BoardView>,
    unpaired: &'a [(EntrantId, UnpairedCode)],
    /// The starting list with which it was paired, from number 1.
    numbers: &'a [EntrantId],
    up: &'a [EntrantId],
    down: &'a [EntrantId],
    reasons: Option<String>,
    departure: Option<&'a Departure>,
    dropped: &'a [u32],
}

impl<'a> RoundView<'a> {
    fn of(it: &'a RoundState) -> RoundView<'a> {
        RoundView {
            phase: it.phase,
            system: &it.system,
            origin: &it.origin,
            boards: it.boards.iter().map(BoardView::of).collect(),
            unpaired: &it.unpaired,
            numbers: &it.numbers,
            up: &it.up,
            down: &it.down,
            reasons: it.reasons.map(|hash| hash.to_string()),
            departure: it.departure.as_ref(),
            dropped: &it.dropped,
        }
    }
}

#[derive(Serialize)]
struct BoardView {
    table: u32,
    white: EntrantId,
    black: EntrantId,
    result: Option<ResultCode>,
    confirmed: bool,
    /// What White and Black have reported.
    reports: [Option<ResultCode>; 2],
    for_rating: Option<ResultCode>,
}

impl BoardView {
    const fn of(it: &BoardState) -> BoardView {
        let BoardState { table, white, black, result, confirmed, reports, for_rating, .. } = *it;
        BoardView { table, white, black, result, confirmed, reports, for_rating }
    }
}

#[derive(Serialize)]
struct DrawnView {
    seed: u32,
    colour: ColourCode,
}

#[derive(Serialize)]
struct ManualView<'a> {
    round: u16,
    case: Option<Case>,
    reason: &'a str,
}

impl<'a> ManualView<'a> {
    fn of(it: &'a Manual) -> ManualView<'a> {
        ManualView { round: it.round, case: it.case, reason: &it.reason }
    }
}

#[derive(Serialize)]
struct AdjustmentView<'a> {
    player: EntrantId,
    tenths: i32,
    round: Option<u16>,
    reason: &'a str,
}

impl<'a> AdjustmentView<'a> {
    fn of(it: &'a Adjustment) -> AdjustmentView<'a> {
        let Adjustment { player, tenths, round, reason } = it;
        AdjustmentView { player: *player, tenths: *tenths, round: *round, reason }
    }
}

#[derive(Serialize)]
struct RemarkView<'a> {
    seq: u64,
    round: Option<u16>,
    text: &'a str,
}

#[derive(Serialize)]
struct SourceView<'a> {
    file: &'a str,
    hash: String,
    doubts: &'a [String],
    rounds: u16,
    tournament: &'a str,
}

#[cfg(test)]
mod tests {
    use ronde_desk::demo::Story;
    use ronde_desk::{Refusal, decide};

    use super::*;

    /// What the desk keeps for itself.
    const INTERNAL: [&str; 3] = ["changed", "card_changed", "frozen"];

    fn without_internals(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                fields.retain(|name, _| !INTERNAL.contains(&name.as_str()));
                fields.values_mut().for_each(without_internals);
            }
            Value::Array(items) => items.iter_mut().for_each(without_internals),
            _ => {}
        }
    }

    #[test]
    fn programs_read_the_whole_tournament_and_nothing_internal() {
        let (mut state, mut story) = (State::new("demo"), Story::demo(0));
        let mut entries = Vec::new();
        while let Some(request) = story.next(&state) {
            let decided = decide(&state, request, || Ok::<_, Refusal>(entries.clone())).unwrap();
            entries.push(decided.entry);
            state = decided.state;
        }
        let mut kept = serde_json::to_value(&state).unwrap();
        without_internals(&mut kept);
        assert_eq!(kept, json!(TournamentView::of(&state)));
        assert!(kept["rounds"][0]["boards"][0]["table"].is_number());
    }
}
