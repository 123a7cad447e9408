//! The page for programs: `ronde inspect --json`.

use ronde_formats::{Problem, Severity};
use ronde_model::Snapshot;
use ronde_report::problems;
use ronde_words::Lang;
use serde::Serialize;
use serde_json::{Value, json};

use super::Progress;
use super::count::{Players, Unplayed};
use super::leaders::leaders;
use super::missing::missing;
use super::system::System;
use crate::format;
use crate::language;
use crate::load::{Loaded, Origin};
use crate::snippet;

/// The whole page. Points are strings with one decimal, exact for every reader.
#[derive(Serialize)]
struct Page<'a> {
    file: &'a str,
    format: &'static str,
    event: Value,
    system: Value,
    rounds: Value,
    players: Value,
    teams: usize,
    not_played: Value,
    accelerations: usize,
    prohibitions: usize,
    abnormal: usize,
    leaders: Vec<Value>,
    missing: Vec<Value>,
    problems: Vec<Row>,
    errors: usize,
    warnings: usize,
    notes: usize,
}

/// One problem.
#[derive(Serialize)]
struct Row {
    severity: &'static str,
    code: &'static str,
    line: usize,
    column: usize,
    width: usize,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    assumed: Option<String>,
    mend: String,
}

impl From<&Problem> for Row {
    fn from(problem: &Problem) -> Row {
        let told = problems::told(problem, language::for_programs());
        Row {
            // For programs it is a code.
            severity: snippet::word(problem.severity(), Lang::En),
            code: problem.code(),
            line: problem.line,
            column: problem.column,
            width: problem.width,
            message: told.message,
            assumed: told.assumed,
            mend: told.mend,
        }
    }
}

/// The page as indented JSON.
pub(super) fn page(loaded: &Loaded) -> String {
    let snapshot = &loaded.snapshot;
    let progress = Progress::of(snapshot);
    let lang = language::for_programs();
    let system = System::of(&snapshot.event, lang);
    let missing = missing(snapshot, &progress, &system);
    let missing = missing
        .iter()
        .map(|what| json!({"code": what.code(), "message": what.words(snapshot, lang)}));
    let page = Page {
        file: &loaded.name,
        format: match &loaded.origin {
            Origin::Json => "JSON",
            Origin::Trf { flavour, .. } => format::name(*flavour),
            Origin::Foreign { kind, .. } => problems::kind_name(*kind, Lang::En),
        },
        event: event(snapshot),
        rounds: json!({
            "declared": snapshot.rules.declared_rounds,
            "paired": progress.paired,
            "next": progress.next.map(ronde_model::RoundNumber::get),
        }),
        players: players(snapshot),
        teams: snapshot.teams.len(),
        not_played: not_played(snapshot),
        accelerations: snapshot.accelerations.len(),
        prohibitions: snapshot.prohibitions.len(),
        abnormal: snapshot.abnormal.len(),
        leaders: top(snapshot, progress.paired),
        missing: missing.collect(),
        system: json!({"code": system.code, "words": system.words}),
        problems: loaded.problems.iter().map(Row::from).collect(),
        errors: loaded.count(Severity::Error),
        warnings: loaded.count(Severity::Warning),
        notes: loaded.count(Severity::Note),
    };
    let text = serde_json::to_string_pretty(&page);
    text.expect("strings and numbers can always be written") + "\n"
}

fn event(snapshot: &Snapshot) -> Value {
    let event = &snapshot.event;
    json!({
        "name": event.name,
        "city": event.city,
        "federation": event.federation,
        "start": event.start.as_ref().map(ToString::to_string),
        "end": event.end.as_ref().map(ToString::to_string),
        "chief_arbiter": event.chief_arbiter,
    })
}

fn players(snapshot: &Snapshot) -> Value {
    let players = Players::of(snapshot);
    let titles =
        players.titles.iter().map(|(title, count)| (title.code().to_owned(), (*count).into()));
    let federations = players.federations.iter();
    let federations = federations.map(|(code, count)| (code.clone(), (*count).into()));
    json!({
        "all": players.all,
        "rated": players.rated,
        "late": players.late,
        "withdrawn": players.withdrawn,
        "titles": titles.collect::<serde_json::Map<String, Value>>(),
        "federations": federations.collect::<serde_json::Map<String, Value>>(),
    })
}

fn not_played(snapshot: &Snapshot) -> Value {
    let counts = Unplayed::of(snapshot);
    json!({
        "pairing_byes": counts.pairing_byes,
        "full_byes": counts.full_byes,
        "half_byes": counts.half_byes,
        "zero_byes": counts.zero_byes,
        "forfeits": counts.forfeits,
        "double_forfeits": counts.double_forfeits,
        "adjourned": counts.adjourned,
    })
}

fn top(snapshot: &Snapshot, paired: usize) -> Vec<Value> {
    let table = leaders(snapshot, paired, 5).map_or(Vec::new(), |leaders| leaders.table);
    let row = |(points, number): (ronde_model::Score, ronde_model::PairingNumber)| {
        let name = snapshot.player(number).map(|player| player.name.as_str());
        json!({"number": number.get(), "name": name, "points": points.to_string()})
    };
    table.into_iter().map(row).collect()
}
