//! The start: new, open, demo, and what is on this machine.

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use askama::Template;
use axum::extract::State as Shared;
use axum::response::Response;
use ronde_desk::{Act, Entry};
use ronde_store::journal::{JournalInfo, Kind};

use super::{Frame, shown};
use crate::Server;
use crate::access::Visitor;
use crate::words::fill;
use crate::words::new::NewWords;

/// Tournaments that are listed; those that were worked on last come first.
const LISTED: usize = 50;

#[derive(Template)]
#[template(path = "start.html")]
struct Start {
    frame: Frame,
    p: &'static NewWords,
    tournaments: Vec<Listed>,
    kept_in: String,
    hall: Option<String>,
    /// Whether the arbiter can close the hall again.
    closes: bool,
    backup: Option<i64>,
}

struct Listed {
    id: String,
    name: String,
    stands: String,
    at: Option<i64>,
    damaged: bool,
}

pub(crate) async fn page(Shared(server): Shared<Server>, visitor: Visitor) -> Response {
    let words = visitor.lang.words();
    let mut journals = server.office.store().journals().await.unwrap_or_default();
    journals.retain(|journal| journal.kind == Kind::Tournament);
    let mut tournaments = Vec::new();
    // Names of journals are in the order in which they were given.
    for journal in journals.into_iter().rev().take(LISTED) {
        tournaments.push(listed(&server, &visitor, journal).await);
    }
    tournaments.sort_by_key(|it| std::cmp::Reverse(it.at));
    let backup = server.office.backups().and_then(newest);
    let page = Start {
        frame: Frame::new(&visitor, "start", "Ronde".to_owned()),
        p: NewWords::of(visitor.lang),
        tournaments,
        kept_in: fill(words.kept_in, &[("place", &server.kept_in)]),
        hall: server.hall.address(),
        closes: !server.hall.is_fixed(),
        backup,
    };
    shown(&page)
}

async fn listed(server: &Server, visitor: &Visitor, journal: JournalInfo) -> Listed {
    let id = journal.id;
    let line = server.office.store().line(&id, journal.head.seq).await.ok().flatten();
    let last = line.and_then(|line| serde_json::from_str::<Entry<Act>>(&line.text).ok());
    let at = last.map(|entry| entry.stamp.at);
    match server.office.tournament(&id).await {
        Ok(state) => {
            let stands = super::next_step(&id, &state, visitor).sentence;
            Listed { id, name: state.settings.name.clone(), stands, at, damaged: false }
        }
        Err(error) => {
            let words = NewWords::of(visitor.lang);
            let stands = fill(words.damaged, &[("why", &error)]);
            Listed { name: id.clone(), id, stands, at, damaged: true }
        }
    }
}

/// When the newest copy was made. Copies lie in a folder for each tournament.
fn newest(folder: &Path) -> Option<i64> {
    let entries = |folder: &Path| std::fs::read_dir(folder).into_iter().flatten().flatten();
    let made = entries(folder)
        .flat_map(|it| entries(&it.path()).collect::<Vec<_>>())
        .filter_map(|it| it.metadata().and_then(|about| about.modified()).ok())
        .max()?;
    milliseconds(made)
}

/// A time of the disk as pages write it.
pub(super) fn milliseconds(time: SystemTime) -> Option<i64> {
    i64::try_from(time.duration_since(UNIX_EPOCH).ok()?.as_millis()).ok()
}
