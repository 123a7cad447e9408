//! Earlier tournaments whose games count for a first rating of the Swiss federation (ssb-course:3.1
//! asks for seven games, not for seven in one event): which can be named, and their games.

use std::sync::Arc;

use ronde_desk::portable::{self, Purpose};
use ronde_desk::{Role, State};
use ronde_model::Snapshot;
use ronde_office::Kind;

use crate::Server;
use crate::access::{Visitor, is_arbiter, now};

/// The parameter that names one of them; it may stand several times.
const PARAMETER: &str = "earlier";
/// So many are offered, the newest first.
const OFFERED: usize = 50;

/// A tournament that is over.
pub(crate) struct Finished {
    pub(crate) id: String,
    pub(crate) state: Arc<State>,
}

/// Tournaments at this desk that are over and that this visitor may take files of, but for `t`.
pub(crate) async fn offered(server: &Server, visitor: &Visitor, t: &str) -> Vec<Finished> {
    let journals = server.office.store().journals().await.unwrap_or_default();
    let tournaments = journals.into_iter().filter(|it| it.kind == Kind::Tournament && it.id != t);
    let mut found = Vec::new();
    // Names of journals are in the order in which they were given.
    for journal in tournaments.rev() {
        if found.len() == OFFERED {
            break;
        }
        if !may_take(server, visitor, &journal.id, journal.parent.as_deref()).await {
            continue;
        }
        let Ok(state) = server.office.tournament(&journal.id).await else { continue };
        if state.finished {
            found.push(Finished { id: journal.id, state });
        }
    }
    found
}

async fn may_take(server: &Server, visitor: &Visitor, t: &str, event: Option<&str>) -> bool {
    if visitor.role == Role::Owner {
        return true;
    }
    let Some(event) = event else { return false };
    let Ok(state) = server.office.event(event).await else { return false };
    state.may(&visitor.by, t, now()).is_some_and(is_arbiter)
}

/// Those that a query names. What the visitor may not take, or what is not over, is left out.
pub(crate) async fn named(
    server: &Server,
    visitor: &Visitor,
    t: &str,
    query: &str,
) -> Vec<Snapshot> {
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    let wanted: Vec<&str> =
        pairs.filter(|(key, _)| *key == PARAMETER).map(|(_, value)| value).collect();
    if wanted.is_empty() {
        return Vec::new();
    }
    let mut found = offered(server, visitor, t).await;
    found.retain(|it| wanted.contains(&it.id.as_str()));
    found.sort_by(|one, other| one.state.settings.start.cmp(&other.state.settings.start));
    found.iter().map(|it| portable::exported(&it.state, Purpose::Rating)).collect()
}
