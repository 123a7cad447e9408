//! Who did what, and undo.

use askama::Template;
use axum::extract::{Path, State as Shared};
use axum::http::StatusCode;
use axum::response::Response;
use ronde_desk::{Act, fold};

use super::{Frame, message, shown, state_of, trouble};
use crate::Server;
use crate::access::Visitor;
use crate::api::entries;
use crate::words::fill;

/// Acts that are shown, the last first.
const SHOWN: usize = 200;

#[derive(Template)]
#[template(path = "journal.html")]
struct Page {
    frame: Frame,
    head: String,
    acts: Vec<Row>,
}

struct Row {
    seq: u64,
    at: i64,
    by: String,
    what: String,
    undone: bool,
    undo: String,
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Response {
    let words = visitor.lang.words();
    if !visitor.is_arbiter() {
        return message(&visitor, StatusCode::FORBIDDEN, words.only_arbiters.to_owned());
    }
    let state = match state_of(&server, &visitor, &id).await {
        Ok(state) => state,
        Err(response) => return response,
    };
    let entries = match entries(&server, &id).await {
        Ok(entries) => entries,
        Err(error) => return trouble(&visitor, &error),
    };
    let cancelled = fold::cancelled(&entries);
    let row = |entry: &ronde_desk::Entry<Act>| Row {
        seq: entry.seq,
        at: entry.stamp.at,
        by: entry.stamp.by.clone(),
        what: described(&entry.what),
        undone: cancelled.contains(&entry.seq),
        undo: format!(r#"{{"act":"undo","of":{}}}"#, entry.seq),
    };
    let page = Page {
        frame: Frame::of(&visitor, "journal", &id, &state).placed(&server).await,
        head: fill(words.head, &[("head", &state.head)]),
        acts: entries.iter().rev().take(SHOWN).map(row).collect(),
    };
    shown(&page)
}

/// An act in a few words: its name, and what it is about.
fn described(act: &Act) -> String {
    let name = act.name().replace('_', " ");
    match act {
        Act::EnterResult { round, board, result }
        | Act::CorrectResult { round, board, result, .. } => {
            format!("{name} {round}.{board}: {}", super::result_text(Some(*result)))
        }
        Act::ClearResult { round, board } | Act::ConfirmResult { round, board } => {
            format!("{name} {round}.{board}")
        }
        Act::Pair { round, .. }
        | Act::Unpair { round }
        | Act::Publish { round }
        | Act::CloseRound { round }
        | Act::ReopenRound { round } => format!("{name} {round}"),
        Act::Register { players, .. } => format!("{name}: {}", players.len()),
        Act::Undo { of } => format!("{name} {of}"),
        _ => name,
    }
}
