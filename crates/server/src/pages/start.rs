//! The start: new, open, demo, and what is on this machine.

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use askama::Template;
use axum::extract::State as Shared;
use axum::response::Response;
use ronde_desk::Role;
use ronde_office::{JournalInfo, Kind};
use ronde_words::{NewWords, PlanPageWords, SafetyWords, fill};

use super::{Frame, shown};
use crate::Server;
use crate::access::{Visitor, now};
use crate::error::ApiError;

/// Tournaments that are listed; those that were worked on last come first.
const LISTED: usize = 50;

#[derive(Template)]
#[template(path = "start.html")]
struct Start {
    frame: Frame,
    p: &'static NewWords,
    plan: &'static PlanPageWords,
    tournaments: Vec<Listed>,
    kept_in: String,
    hall: Option<String>,
    /// Whether the arbiter can close the hall again.
    closes: bool,
    backup: Option<i64>,
    /// Where else the owner comes in, in words; empty where he does not.
    owners: String,
    safety: &'static SafetyWords,
}

struct Listed {
    id: String,
    name: String,
    stands: String,
    at: Option<i64>,
    damaged: bool,
}

pub(crate) async fn page(Shared(server): Shared<Server>, visitor: Visitor) -> Response {
    let (words, safety) = (visitor.words(), SafetyWords::of(visitor.lang));
    let mut journals = server.office.store().journals().await.unwrap_or_default();
    journals.retain(|journal| journal.kind == Kind::Tournament);
    let mut tournaments = Vec::new();
    // Names of journals are in the order in which they were given.
    for journal in journals.into_iter().rev() {
        if tournaments.len() == LISTED {
            break;
        }
        if is_left_out(&server, &visitor, &journal).await {
            continue;
        }
        tournaments.push(listed(&server, &visitor, journal).await);
    }
    tournaments.sort_by_key(|it| std::cmp::Reverse(it.at));
    let mut backup = None;
    if visitor.is_arbiter()
        && let Some(folder) = server.office.backups().map(Path::to_owned)
    {
        let found = tokio::task::spawn_blocking(move || newest(&folder)).await;
        backup = found.ok().flatten();
    }
    let owners = if visitor.role == Role::Owner { owners(&server, &visitor).await } else { 0 };
    let page = Start {
        frame: Frame::new(&visitor, "start", "Ronde".to_owned()),
        p: NewWords::of(visitor.lang),
        plan: PlanPageWords::of(visitor.lang),
        tournaments,
        kept_in: fill!(words.kept_in, place = server.kept_in),
        hall: server.hall.address(),
        closes: !server.hall.is_fixed(),
        backup,
        owners: match owners {
            0 => String::new(),
            n => fill!(safety.owner_devices, n = n),
        },
        safety,
    };
    shown(&page)
}

/// By how many other devices and programs the owner comes in.
async fn owners(server: &Server, visitor: &Visitor) -> usize {
    let passes = server.office.store().credentials().passes(None).await.unwrap_or_default();
    let own = visitor.pass.as_ref().map(|pass| &pass.id);
    passes.iter().filter(|it| it.is_open(now()) && Some(&it.id) != own).count()
}

/// Whether a tournament is not shown here: to a viewer those that are hidden, to nobody one that
/// was begun and never came into its event.
async fn is_left_out(server: &Server, visitor: &Visitor, journal: &JournalInfo) -> bool {
    let Some(event) = &journal.parent else { return false };
    let Ok(state) = server.office.event(event).await else { return false };
    let shows = |it: &ronde_desk::event::Tournament| it.shown || visitor.is_arbiter();
    !state.tournaments.get(&journal.id).is_some_and(shows)
}

async fn listed(server: &Server, visitor: &Visitor, journal: JournalInfo) -> Listed {
    let id = journal.id;
    let at =
        if visitor.is_arbiter() { last_change(server, &id, journal.head.seq).await } else { None };
    match server.office.tournament(&id).await {
        Ok(state) => {
            let stands = super::next_step(&id, &state, visitor).sentence;
            Listed { id, name: state.settings.name.clone(), stands, at, damaged: false }
        }
        Err(error) => {
            let words = NewWords::of(visitor.lang);
            let why = ApiError::from(error).message(visitor.lang);
            let stands = fill!(words.damaged, why = why);
            Listed { name: id.clone(), id, stands, at, damaged: true }
        }
    }
}

/// When something was done last. The act itself may be a whole list of players, and is not read.
async fn last_change(server: &Server, id: &str, seq: u64) -> Option<i64> {
    #[derive(serde::Deserialize)]
    struct When {
        at: i64,
    }
    let line = server.office.store().line(id, seq).await.ok().flatten()?;
    serde_json::from_str::<When>(&line.text).ok().map(|it| it.at)
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
