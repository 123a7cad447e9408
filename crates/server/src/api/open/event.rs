//! An event comes back from its file.

use axum::body::Bytes;
use axum::http::StatusCode;
use ronde_desk::portable::{self, Content, Reading};
use ronde_desk::verify;
use ronde_office::arrive::{NotTaken, arrive};
use ronde_words::{Lang, NewWords, fill};
use serde_json::{Value, json};

use super::no;
use crate::Server;
use crate::error::{Answer, ApiError, carried_through};

/// Most bytes of text that a file may unpack to.
const UNPACKED: u64 = 256 << 20;

/// Puts an event back: all of it is checked before any of it is stored. One that is here already,
/// and was carried on elsewhere, gets the acts that it lacks; one that was carried on here stays.
pub(super) async fn put_back(
    server: &Server,
    file: String,
    bytes: Bytes,
    lang: Lang,
) -> Answer<Value> {
    let reading = tokio::task::spawn_blocking(move || checked(&file, &bytes, lang)).await??;
    let server = server.clone();
    let journal = carried_through(async move { stored(&server, reading, lang).await }).await?;
    Ok(json!({ "kind": "event", "t": journal }))
}

fn checked(file: &str, bytes: &[u8], lang: Lang) -> Answer<Reading> {
    let words = NewWords::of(lang);
    let broken = |why: &dyn std::fmt::Display| no(fill!(words.cut_event, file = file, why = why));
    let reading = portable::read(bytes, UNPACKED).map_err(|fault| broken(&fault))?;
    if let Some(fault) = reading.faults.first() {
        return Err(broken(fault));
    }
    let report = verify::open(&reading.content, &[]).report(Vec::new());
    if let Some((_, trouble)) = report.troubles().next() {
        return Err(broken(trouble));
    }
    Ok(reading)
}

async fn stored(server: &Server, reading: Reading, lang: Lang) -> Answer<String> {
    let content = &reading.content;
    let first = content.journals.keys().find(|journal| **journal != content.event);
    let shown = first.or(content.journals.keys().next()).cloned().ok_or_else(ApiError::fault)?;
    let store = server.office.store();
    let machine = server.gate.machine(&**store).await?;
    match arrive(&**store, &reading, handed_here(content, &machine)).await {
        Ok(_) | Err(NotTaken::Here) => Ok(shown),
        Err(NotTaken::Store(error)) => Err(error.into()),
        Err(why) => Err(no(in_words(&why, NewWords::of(lang))).with_status(StatusCode::CONFLICT)),
    }
}

/// The name of this machine, if the event was handed to it. A backup is put back wherever it is
/// wanted, so that of any other event nothing is said.
fn handed_here<'a>(content: &Content, machine: &'a str) -> Option<&'a str> {
    let lines = content.journals.get(&content.event)?;
    let state = ronde_desk::event::fold(&content.event, lines).ok()?;
    Some(machine).filter(|machine| state.away.as_deref() == Some(*machine))
}

fn in_words(why: &NotTaken, words: &NewWords) -> String {
    match why {
        NotTaken::Older { .. } => words.event_older.to_owned(),
        NotTaken::Differs { .. } => words.event_differs.to_owned(),
        NotTaken::Open => words.event_open.to_owned(),
        NotTaken::WhoseMachine { to } => fill!(words.event_whose, to = to),
        other => other.to_string(),
    }
}
