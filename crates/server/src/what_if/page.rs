//! The page of changes: ordinary fields, an address that says everything, and nothing kept.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, Query, State as Shared};
use axum::response::{IntoResponse, Redirect, Response};
use ronde_desk::State;
use ronde_desk::state::Phase;
use ronde_desk::stored::{EntrantId, ResultCode, Setting};
use ronde_desk::what_if::{Change, WhatIf, what_if};
use ronde_report::what_if::fault_told;
use ronde_report::{Align, View};
use ronde_report::{names, what_if as report};
use ronde_words::{ActWords, Lang, SettingWords, WhatIfPageWords, fill};

use super::asked::{Asked, MOST, address};
use crate::Server;
use crate::access::Visitor;
use crate::pages::{
    ForArbiters, Frame, Opened, fraction, name_of, result_code, result_text, shown,
};
use crate::systems;
use crate::words::acts::setting_name;
use ronde_report::refusals::Teller;

#[derive(Template)]
#[template(path = "whatif.html")]
struct Page {
    frame: Frame,
    p: &'static WhatIfPageWords,
    id: String,
    /// What each change says, and the address without it.
    changes: Vec<(String, String)>,
    /// The same for the form.
    kept: Vec<String>,
    faults: Vec<String>,
    answer: Option<Answer>,
    form: Form,
}

/// What the fields begin with.
struct Form {
    /// Rounds with boards, the chosen one marked.
    rounds: Vec<(u16, bool)>,
    board: String,
    results: Vec<(String, String)>,
    players: Vec<(u32, String, bool)>,
    kinds: [(&'static str, &'static str); 6],
    systems: Vec<(String, String, bool)>,
    declared: String,
    tie_breaks: String,
    accelerations: Vec<(&'static str, &'static str, bool)>,
}

struct Answer {
    rounds: Vec<Table>,
    note: &'static str,
    standings: Table,
}

/// A table as a page shows it.
pub(super) struct Table {
    pub(super) title: String,
    pub(super) heads: Vec<(String, &'static str)>,
    pub(super) rows: Vec<Vec<(String, &'static str)>>,
    pub(super) notes: Vec<String>,
}

impl From<View> for Table {
    fn from(view: View) -> Table {
        let class = |align: Align| match align {
            Align::Left => "name",
            Align::Right => "num",
            Align::Centre => "mid",
        };
        let classes: Vec<&'static str> =
            view.columns.iter().map(|column| class(column.align)).collect();
        let heads = view.columns.into_iter().map(|column| column.heading);
        let row = |cells: Vec<String>| cells.into_iter().zip(classes.iter().copied()).collect();
        Table {
            title: view.title,
            heads: heads.zip(classes.iter().copied()).collect(),
            rows: view.rows.into_iter().map(row).collect(),
            notes: view.notes,
        }
    }
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path(id): Path<String>,
    ForArbiters(Opened { visitor, state }): ForArbiters,
    Query(pairs): Query<Vec<(String, String)>>,
) -> Response {
    let p = WhatIfPageWords::of(visitor.lang);
    let asked = Asked::read(&pairs, &state);
    if asked.added && asked.wrong.is_empty() {
        let address = address(&asked.changes);
        return Redirect::to(&format!("/t/{id}/whatif?{address}#answer")).into_response();
    }
    let mut faults: Vec<String> =
        asked.wrong.iter().map(|text| fill!(p.unreadable, text = text)).collect();
    let mut changes = asked.changes.clone();
    if changes.len() > MOST {
        changes.truncate(MOST);
        faults.push(fill!(p.too_many, n = MOST));
    }
    let answer = match answered(&server, &state, &changes).await {
        Some(Ok(answer)) => Some(told(&visitor, &state, &answer)),
        Some(Err(fault)) => {
            faults.push(fault_told(&fault, visitor.lang));
            None
        }
        None => None,
    };
    let frame = Frame::of(&visitor, "whatif", &id, &state).placed(&server).await;
    let kept = format!("{}&", address(&changes));
    let page = Page {
        frame: Frame { kept: if changes.is_empty() { String::new() } else { kept }, ..frame },
        p,
        changes: listed(visitor.lang, &state, &changes),
        kept: changes.iter().map(ToString::to_string).collect(),
        faults,
        answer,
        form: form(&visitor, &state, &asked),
        id,
    };
    shown(&page)
}

type Answered = Result<WhatIf, ronde_desk::what_if::Fault>;

async fn answered(server: &Server, state: &Arc<State>, changes: &[Change]) -> Option<Answered> {
    if changes.is_empty() {
        return None;
    }
    let (state, changes) = (Arc::clone(state), changes.to_vec());
    Some(server.tables.in_turn(move || what_if(&state, &changes)).await)
}

fn told(visitor: &Visitor, state: &State, answer: &WhatIf) -> Answer {
    let lang = visitor.lang;
    let name = |id: EntrantId| name_of(state, id);
    let rounds = super::rounds(answer, Teller { lang, state: Some(state) }, &name);
    let note = report::note(&rounds, lang);
    let mut standings = report::standings(&super::places(answer, &name), lang);
    for row in &mut standings.rows {
        row.iter_mut().skip(3).for_each(|points| *points = fraction(points));
    }
    let rounds = rounds.iter().map(|it| Table::from(report::round(it, lang))).collect();
    Answer { rounds, note, standings: Table::from(standings) }
}

/// Each change in words, with the address that leaves it out.
fn listed(lang: Lang, state: &State, changes: &[Change]) -> Vec<(String, String)> {
    let without = |place: usize| {
        let mut left = changes.to_vec();
        left.remove(place);
        address(&left)
    };
    let words = changes.iter().map(|change| said(lang, state, change));
    words.enumerate().map(|(place, words)| (words, without(place))).collect()
}

fn said(lang: Lang, state: &State, change: &Change) -> String {
    let p = WhatIfPageWords::of(lang);
    let about = |player: EntrantId, what: &str, n: u16| {
        fill!(p.is_about, who = name_of(state, player), what = what, n = n)
    };
    let rule = |what: &str, value: &str| fill!(p.is_rule, what = what, value = value);
    match change {
        Change::Result { round, board, result } => {
            let result = result.map_or(p.no_result, |it| result_text(Some(it)));
            let seats = state.round(*round).and_then(|held| held.board(*board));
            let result = seats.map_or_else(
                || result.to_owned(),
                |it| {
                    let (white, black) = (name_of(state, it.white), name_of(state, it.black));
                    format!("{white} {result} {black}")
                },
            );
            fill!(p.is_result, round = round, board = board, result = result)
        }
        Change::Bye { player, round, bye } => {
            let what = match bye {
                Some(ronde_desk::stored::ByeCode::Full) => p.full_bye,
                Some(ronde_desk::stored::ByeCode::Half) => p.half_bye,
                Some(ronde_desk::stored::ByeCode::Zero) => p.zero_bye,
                None => p.no_bye,
            };
            about(*player, what, *round)
        }
        Change::Withdraw { player, after } => about(*player, p.withdraws, *after),
        Change::Enter { player, from } => about(*player, p.enters, *from),
        Change::Set { setting: Setting::System(code) } => {
            let name = code.swiss().ok().flatten().map(|system| system.to_string());
            rule(p.system, &name.unwrap_or_else(|| code.to_string()))
        }
        Change::Set { setting: Setting::Rounds(rounds) } => rule(p.rounds, &rounds.to_string()),
        Change::Set { setting: Setting::TieBreaks(list) } => rule(p.tie_breaks, list),
        Change::Set { setting: Setting::Acceleration(code) } => {
            rule(p.acceleration, names::acceleration(code, lang))
        }
        Change::Set { setting } => setting_name(ActWords::of(lang), setting).to_owned(),
    }
}

/// Results that an arbiter tries out.
const RESULTS: [ResultCode; 6] = [
    ResultCode::WhiteWins,
    ResultCode::Draw,
    ResultCode::BlackWins,
    ResultCode::WhiteWinsByForfeit,
    ResultCode::BlackWinsByForfeit,
    ResultCode::BothForfeit,
];

fn form(visitor: &Visitor, state: &State, asked: &Asked) -> Form {
    let (p, s) = (WhatIfPageWords::of(visitor.lang), SettingWords::of(visitor.lang));
    let last = state.rounds.iter().rposition(|held| held.phase > Phase::Draft);
    let last = last.map_or_else(String::new, |place| (place + 1).to_string());
    let round = if asked.round.is_empty() { &last } else { &asked.round };
    let rounds = 1..=u16::try_from(state.rounds.len()).unwrap_or(u16::MAX);
    let results = RESULTS.iter();
    let results = results.map(|it| (result_code(Some(*it)), result_text(Some(*it)).to_owned()));
    let none = ("none".to_owned(), p.no_result.to_owned());
    let mut players: Vec<(u32, String, bool)> = state
        .players
        .keys()
        .map(|id| (id.0, name_of(state, *id), id.0.to_string() == asked.player))
        .collect();
    players.sort_by(|one, other| one.1.cmp(&other.1));
    let now = state.settings.swiss();
    let systems = systems::offered(s, now).into_iter();
    let systems = systems.map(|(it, words)| (it.code().to_owned(), words, Some(it) == now));
    let acceleration = state.settings.acceleration.to_lowercase();
    let named = |code| (code, names::acceleration(code, visitor.lang));
    let accelerations = ["none", "baku", "ssa", "ssa_halves", "ssa_kept"].map(named);
    Form {
        rounds: rounds.map(|it| (it, it.to_string() == *round)).collect(),
        board: asked.board.clone(),
        results: results.chain([none]).collect(),
        players,
        kinds: [
            ("half", p.half_bye),
            ("zero", p.zero_bye),
            ("full", p.full_bye),
            ("none", p.no_bye),
            ("withdraw", p.withdraws),
            ("enter", p.enters),
        ],
        systems: systems.collect(),
        declared: state.last_round().map(|it| it.to_string()).unwrap_or_default(),
        tie_breaks: state.settings.tie_breaks.clone(),
        accelerations: accelerations
            .map(|(code, words)| {
                let chosen = code == acceleration || (code == "none" && acceleration.is_empty());
                (code, words, chosen)
            })
            .to_vec(),
    }
}
