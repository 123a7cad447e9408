//! A tournament that another program wrote.

use axum::Json;
use axum::body::Bytes;
use axum::response::{IntoResponse, Response};
use ronde_desk::{Act, opening};
use ronde_formats::{Kind, Problem, Severity, Tournament};
use ronde_model::{Round, Snapshot};
use ronde_store::journal::Attachment;
use serde_json::json;

use super::super::birth::{self, Birth};
use crate::Server;

/// With rounds it becomes a tournament whose first act is the import; without, its players become
/// lines for the box.
pub(super) async fn import(
    server: Server,
    birth: Birth,
    (file, kind, original): (String, Kind, Bytes),
    read: Tournament,
) -> Response {
    let snapshot = &read.snapshot;
    // A schedule says more than its players, paired or not.
    let scheduled = ronde_schedule::recipe_of(snapshot).is_ok();
    if !scheduled && !snapshot.rounds.iter().any(Round::is_paired) {
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
    let doubts = doubts(&read);
    let imported = opening::imported((&file, &original), kind, snapshot, doubts.clone());
    let acts = vec![Act::Import(Box::new(imported))];
    let attachments = vec![Attachment::of(original.to_vec())];
    match birth::aside(server, birth, title, acts, attachments).await {
        Ok(journal) => {
            Json(json!({ "kind": "tournament", "t": journal, "doubts": doubts })).into_response()
        }
        Err(response) => response,
    }
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
fn doubts(read: &Tournament) -> Vec<String> {
    let serious = |problem: &&Problem| problem.severity() != Severity::Note;
    let listed = read.problems.iter().filter(serious).count();
    let unlisted = read.unlisted.errors + read.unlisted.warnings;
    ronde_desk::doubts::of(&read.snapshot, &read.problems, listed + unlisted)
}
