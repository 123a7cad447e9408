//! A tournament that another program wrote.

use axum::Json;
use axum::body::Bytes;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use ronde_desk::stored::Imported;
use ronde_desk::{Act, Hash};
use ronde_formats::{Problem, Severity, json, trf};
use ronde_model::{GameResult, Round, Snapshot};
use ronde_store::journal::Attachment;
use serde_json::json;

use super::super::birth::{self, Birth};
use super::{Kind, LARGEST, No, kind, no};
use crate::Server;
use crate::words::new::NewWords;
use crate::words::{Lang, fill};

/// Problems of a file that are written down one by one; the rest are counted. The file itself is
/// kept, so nothing is lost.
const LISTED: usize = 100;

struct Loaded {
    snapshot: Snapshot,
    problems: Vec<Problem>,
}

/// With rounds it becomes a tournament whose first act is the import; without, its players become
/// lines for the box.
pub(super) async fn import(
    server: Server,
    birth: Birth,
    file: String,
    bytes: Bytes,
    lang: Lang,
) -> Response {
    let original = bytes.clone();
    let name = file.clone();
    let read = tokio::task::spawn_blocking(move || load(&name, &bytes, lang)).await;
    let loaded = match read {
        Ok(Ok(loaded)) => loaded,
        Ok(Err(No(why))) => return no(StatusCode::UNPROCESSABLE_ENTITY, why),
        Err(_) => return super::fault(),
    };
    let snapshot = &loaded.snapshot;
    if !snapshot.rounds.iter().any(Round::is_paired) {
        let text = lines(snapshot);
        let answer = json!({
            "kind": "players", "text": text, "name": snapshot.event.name.trim(),
            "rounds": snapshot.rules.declared_rounds, "doubts": [],
        });
        return Json(answer).into_response();
    }
    let title = match snapshot.event.name.trim() {
        "" => file.clone(),
        name => name.to_owned(),
    };
    let mut tournament = Vec::new();
    json::write(snapshot, &mut tournament).expect("memory takes what is written");
    let doubts = doubts(&loaded);
    let imported = Imported {
        file,
        hash: Hash::of(&original),
        doubts: doubts.clone(),
        tournament: String::from_utf8(tournament).expect("JSON is UTF-8"),
        ..Imported::default()
    };
    let acts = vec![Act::Import(Box::new(imported))];
    let attachments = vec![Attachment::of(original.to_vec())];
    match birth::aside(server, birth, title, acts, attachments).await {
        Ok(journal) => {
            Json(json!({ "kind": "tournament", "t": journal, "doubts": doubts })).into_response()
        }
        Err(response) => response,
    }
}

fn load(file: &str, bytes: &[u8], lang: Lang) -> Result<Loaded, No> {
    let words = NewWords::of(lang);
    let failed = |why: &dyn std::fmt::Display| {
        No(fill(words.not_a_tournament, &[("file", &file), ("why", why)]))
    };
    if kind(bytes) == Kind::Json {
        let text = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
        let reading = json::read(text, LARGEST as u64).map_err(|why| failed(&why))?;
        return Ok(Loaded { snapshot: reading.snapshot, problems: reading.problems });
    }
    let reading = trf::read(bytes).map_err(|why| failed(&why))?;
    Ok(Loaded { snapshot: reading.snapshot, problems: reading.problems })
}

/// Players of a tournament without rounds, as they would be pasted.
fn lines(snapshot: &Snapshot) -> String {
    let line = |player: &ronde_model::Player| {
        let parts = [
            player.name.trim().to_owned(),
            player.title.map(|title| title.code().to_owned()).unwrap_or_default(),
            player.rating.map(|it| it.to_string()).unwrap_or_default(),
            player.federation.trim().to_owned(),
            player.fide_id.trim().to_owned(),
        ];
        let parts: Vec<String> =
            parts.into_iter().filter(|part| !part.is_empty() && part != "0").collect();
        parts.join("; ") + "\n"
    };
    snapshot.players.iter().map(line).collect()
}

/// Everything that is not certain, in the order in which it matters.
fn doubts(loaded: &Loaded) -> Vec<String> {
    let Loaded { snapshot, problems } = loaded;
    let mut doubts = Vec::new();
    let mut note = |holds: bool, words: &str| {
        if holds {
            doubts.push(words.to_owned());
        }
    };
    note(
        snapshot.rules.declared_rounds.is_none(),
        "the number of rounds is not declared (record 142 of TRF26)",
    );
    let event = &snapshot.event;
    note(
        event.tie_breaks.is_empty() && event.standings_order.is_empty(),
        "no tie-breaks are declared (records 202 and 212 of TRF26)",
    );
    note(
        snapshot.rules.initial_colour.is_none(),
        "the colour drawn for the first player is not given (record 152 of TRF26)",
    );
    let last = snapshot.rounds.iter().rposition(Round::is_paired).map_or(0, |index| index + 1);
    for (round, number) in snapshot.rounds.iter().take(last).zip(1..) {
        let pending = |game: &&ronde_model::Game| game.result == GameResult::Pending;
        let missing = round.games().iter().filter(pending).count();
        if missing > 0 {
            doubts.push(format!("{missing} games of round {number} without a result"));
        }
    }
    let serious = |problem: &&Problem| problem.severity() != Severity::Note;
    let all = problems.iter().filter(serious).count();
    doubts.extend(problems.iter().filter(serious).take(LISTED).map(in_words));
    if all > LISTED {
        doubts.push(format!("{} more problems in the file", all - LISTED));
    }
    doubts
}

fn in_words(problem: &Problem) -> String {
    let place = match problem.line {
        0 => String::new(),
        line => format!("line {line}: "),
    };
    match problem.assumed() {
        Some(assumed) => format!("{place}{} ({assumed})", problem.message()),
        None => format!("{place}{}", problem.message()),
    }
}
