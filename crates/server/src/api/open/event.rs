//! An event comes back from its file.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use ronde_desk::portable::{self, Content};
use ronde_desk::{Head, Line, verify};
use ronde_store::journal::office::OfficeError;
use ronde_store::journal::{Addition, Attachment, Kind, Opening, Store, StoreError};
use serde_json::json;

use super::super::refused;
use super::{No, no};
use crate::Server;
use crate::words::new::NewWords;
use crate::words::{Lang, fill};

/// Most bytes of text that a file may unpack to.
const UNPACKED: u64 = 256 << 20;

/// Puts an event back: all of it is checked before any of it is stored. One that is here already, and
/// was carried on elsewhere, gets the acts that it lacks; one that was carried on here stays.
pub(super) async fn put_back(server: &Server, file: String, bytes: Bytes, lang: Lang) -> Response {
    let read = tokio::task::spawn_blocking(move || checked(&file, &bytes, lang)).await;
    let content = match read {
        Ok(Ok(content)) => content,
        Ok(Err(No(why))) => return no(StatusCode::UNPROCESSABLE_ENTITY, why),
        Err(_) => return super::fault(),
    };
    // Whoever sent it may go away; it is put back to its end.
    let store = server.office.store().clone();
    match tokio::spawn(async move { stored(&store, content, lang).await }).await {
        Ok(Ok(journal)) => Json(json!({ "kind": "event", "t": journal })).into_response(),
        Ok(Err(response)) => response,
        Err(_) => super::fault(),
    }
}

fn checked(file: &str, bytes: &[u8], lang: Lang) -> Result<Content, No> {
    let words = NewWords::of(lang);
    let broken =
        |why: &dyn std::fmt::Display| No(fill(words.cut_event, &[("file", &file), ("why", why)]));
    let reading = portable::read(bytes, UNPACKED).map_err(|fault| broken(&fault))?;
    if let Some(fault) = reading.faults.first() {
        return Err(broken(fault));
    }
    let report = verify::open(&reading.content, &[]).report(Vec::new());
    if let Some((_, trouble)) = report.troubles().next() {
        return Err(broken(trouble));
    }
    Ok(reading.content)
}

/// What has to be done with one journal.
enum Plan {
    Begin,
    Nothing,
    Add(Head),
}

async fn stored(store: &Arc<dyn Store>, content: Content, lang: Lang) -> Result<String, Response> {
    let failed = |error: StoreError| refused(OfficeError::Store(error));
    let own = content.journals.get_key_value(&content.event);
    let others = content.journals.iter().filter(|(journal, _)| **journal != content.event);
    let journals: Vec<(&String, &Vec<Line>)> = own.into_iter().chain(others).collect();
    let mut plans = Vec::new();
    for (journal, lines) in &journals {
        plans.push(plan(store, journal, lines, lang).await?);
    }
    let first = journals.iter().find(|(journal, _)| **journal != content.event);
    let shown = first.or(journals.first()).map(|(journal, _)| (*journal).clone());
    for ((journal, lines), plan) in journals.iter().zip(plans) {
        let is_event = **journal == content.event;
        let attachments = attachments(&content, lines);
        let parent = (!is_event && own.is_some()).then_some(content.event.as_str());
        let kind = if is_event { Kind::Event } else { Kind::Tournament };
        match plan {
            Plan::Nothing => {}
            Plan::Begin => {
                let attachments = &attachments;
                let opening = Opening { journal, kind, parent, lines, attachments, holder: None };
                store.create(opening).await.map_err(failed)?;
            }
            Plan::Add(expected) => {
                let after = usize::try_from(expected.seq).unwrap_or(usize::MAX);
                let lines = &lines[after..];
                let attachments = &attachments;
                let addition = Addition { journal, expected, lines, attachments, holder: None };
                store.append(addition).await.map_err(failed)?;
            }
        }
    }
    shown.ok_or_else(super::fault)
}

fn attachments(content: &Content, lines: &[Line]) -> Vec<Attachment> {
    let named = verify::attachments(lines);
    let there = named.into_iter().filter_map(|hash| content.attachments.get(&hash));
    there.map(|bytes| Attachment::of(bytes.clone())).collect()
}

async fn plan(
    store: &Arc<dyn Store>,
    journal: &str,
    lines: &[Line],
    lang: Lang,
) -> Result<Plan, Response> {
    let here = match store.head(journal).await {
        Ok(here) => here,
        Err(StoreError::NoJournal { .. }) => return Ok(Plan::Begin),
        Err(error) => return Err(refused(OfficeError::Store(error))),
    };
    let there = portable::head(lines);
    let known = here.seq.checked_sub(1).and_then(|at| lines.get(usize::try_from(at).ok()?));
    if here == there {
        Ok(Plan::Nothing)
    } else if known.is_some_and(|line| line.hash == here.hash) {
        Ok(Plan::Add(here))
    } else {
        let words = NewWords::of(lang);
        let gaps: [(&str, &dyn std::fmt::Display); 2] =
            [("here", &here.seq), ("there", &there.seq)];
        Err(no(StatusCode::CONFLICT, fill(words.event_differs, &gaps)))
    }
}
