//! A tournament that another program wrote.

use axum::Json;
use axum::body::Bytes;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use ronde_desk::stored::Imported;
use ronde_desk::{Act, Hash};
use ronde_formats::{Problem, Severity, json, trf};
use ronde_model::{Round, Snapshot};
use ronde_store::journal::Attachment;
use serde_json::json;

use super::super::birth::{self, Birth};
use super::{Kind, LARGEST, No, kind, no};
use crate::Server;
use crate::words::new::NewWords;
use crate::words::{Lang, fill};

struct Loaded {
    snapshot: Snapshot,
    problems: Vec<Problem>,
    /// Errors and warnings that the reader counted without listing them.
    unlisted: usize,
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
        return Ok(Loaded { snapshot: reading.snapshot, problems: reading.problems, unlisted: 0 });
    }
    let reading = trf::read(bytes).map_err(|why| failed(&why))?;
    let unlisted = reading.unlisted.errors + reading.unlisted.warnings;
    Ok(Loaded { snapshot: reading.snapshot, problems: reading.problems, unlisted })
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

/// Everything that is not certain.
fn doubts(loaded: &Loaded) -> Vec<String> {
    let serious = |problem: &&Problem| problem.severity() != Severity::Note;
    let listed = loaded.problems.iter().filter(serious).count();
    ronde_desk::doubts::of(&loaded.snapshot, &loaded.problems, listed + loaded.unlisted)
}
