//! The round as it was paired, with everything that was refused. It takes a while to find out, and
//! is the same for ever: it is kept while it is asked for.

use std::sync::Arc;

use ronde_desk::moment::{self, Answer, Told};
use ronde_desk::{Hash, Refusal, State, Thing};
use ronde_model::{PairingNumber, Snapshot};
use ronde_office::OfficeError;

use crate::Server;
use crate::access::Visitor;
use crate::api::entries;

/// Whatever made, published or changed a round has a number of its own in the journal.
fn key(state: &State, round: u16) -> Hash {
    let seq = state.last_change(Thing::Round(round));
    Hash::of(format!("{} {seq}", state.journal).as_bytes())
}

/// A round that is paired; none where no Swiss system pairs it.
pub(super) async fn told(
    server: &Server,
    state: &Arc<State>,
    round: u16,
) -> Result<Arc<Option<Told>>, OfficeError<Refusal>> {
    let shelf = &server.tables.reasons;
    let key = (key(state, round), round);
    if let Some(held) = shelf.found(key) {
        return Ok(held);
    }
    let entries = entries(server, &state.journal).await?;
    let now = Arc::clone(state);
    let make = move || moment::of(&now, &entries, round).map(Told::of);
    Ok(shelf.kept(key, make).await)
}

/// The tournament as it was when a round was paired, and the round behind it; the last round where
/// none is named.
pub(crate) async fn frozen(
    server: &Server,
    state: &Arc<State>,
    round: Option<u16>,
) -> Option<Snapshot> {
    let last = u16::try_from(state.rounds.len()).ok()?;
    let round = round.unwrap_or(last);
    let held = state.round(round)?;
    let told = told(server, state, round).await.ok()?;
    told.as_ref().as_ref().map(|told| told.moment.with_round(held))
}

/// The round that comes next, as it stands now.
pub(super) async fn to_come(server: &Server, state: &Arc<State>) -> Arc<Option<Told>> {
    let now = Arc::clone(state);
    let make = move || moment::to_come(&now).map(Told::of);
    server.tables.to_come.kept((state.head.hash, state.next_round()), make).await
}

/// Why two do not meet. The round is paired anew for each question; those who only look wait for
/// each other, so that the desk does not wait for them.
pub(super) async fn asked(
    server: &Server,
    state: &State,
    told: &Arc<Option<Told>>,
    visitor: &Visitor,
    (one, other): (PairingNumber, PairingNumber),
) -> Option<Arc<Answer>> {
    let tables = &server.tables;
    let round = told.as_ref().as_ref()?.moment.round.get();
    let name = format!("{} {round} {one} {other}", key(state, round));
    let key = (Hash::of(name.as_bytes()), round);
    let turn = match tables.why_not.found(key) {
        None if !visitor.is_arbiter() => tables.readers.acquire().await.ok(),
        _ => None,
    };
    let told = Arc::clone(told);
    let make = move || told.as_ref().as_ref().map(|told| told.why_not(one, other));
    let answer = tables.why_not.kept(key, make).await;
    drop(turn);
    answer.as_ref().clone().map(Arc::new)
}
