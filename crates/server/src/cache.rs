//! What takes time is computed once for each state of a tournament, beside the pages, and kept
//! while it is asked for.
//!
//! A state is known by the hash of its last act, so that nothing kept is ever out of date: another
//! state is another question.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use ronde_desk::judge::Objection;
use ronde_desk::moment::{Answer, Told};
use ronde_desk::sheet::{self, Facts};
use ronde_desk::state::Numbers;
use ronde_desk::stored::{Arrangement, EntrantId};
use ronde_desk::{Hash, State, engine};
use ronde_model::Snapshot;
use ronde_rating::event::fide::{self, Line};
use ronde_rating::event::{Candidate, candidates, is_large_international_swiss};
use ronde_rating::norms::EventKind;
use ronde_simulate::needs::{Ahead, Effort, NoNeeds};
use ronde_standings::edition::Form;
use ronde_standings::{Settings, Standings};
use tokio::sync::{OnceCell, Semaphore};
use tokio::task::JoinError;

use crate::public::view::View;

/// Answers that are kept of each kind. One is a few megabytes in the largest events.
const KEPT: usize = 24;
/// Views of the public pages that are kept: each is small.
const KEPT_VIEWS: usize = 64;

/// The last act of the state, and which round is asked for.
type Key = (Hash, u16);
type Held<T> = VecDeque<(Key, Cell<T>)>;

/// Answers to one kind of question.
pub(crate) struct Shelf<T> {
    held: Mutex<Held<T>>,
    /// How many are kept.
    most: usize,
    turns: Arc<Semaphore>,
}

impl<T: Send + Sync + 'static> Shelf<T> {
    fn new(turns: &Arc<Semaphore>, most: usize) -> Shelf<T> {
        Shelf { held: Mutex::default(), most, turns: Arc::clone(turns) }
    }

    /// The answer, if somebody has asked before.
    pub(crate) fn found(&self, key: Key) -> Option<Arc<T>> {
        let held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.iter().find(|(other, _)| *other == key)?.1.get().map(Arc::clone)
    }

    /// The answer to a question that has a name of its own.
    pub(crate) async fn kept(
        &self,
        key: Key,
        compute: impl FnOnce() -> T + Send + 'static,
    ) -> Arc<T> {
        let cell = self.cell(key);
        match cell.get() {
            Some(made) => Arc::clone(made),
            None => to_its_end(cell, Arc::clone(&self.turns), compute).await,
        }
    }

    /// The answer; computed if nobody has asked before, and once if many ask at the same time.
    pub(crate) async fn get(
        &self,
        state: &Arc<State>,
        round: u16,
        compute: impl FnOnce(&State) -> T + Send + 'static,
    ) -> Arc<T> {
        let now = Arc::clone(state);
        self.kept((state.head.hash, round), move || compute(&now)).await
    }

    fn cell(&self, key: Key) -> Cell<T> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let place = held.iter().position(|(other, _)| *other == key);
        // What is asked for stays; what nobody has asked for the longest goes.
        let found = place.and_then(|place| held.remove(place));
        let (_, cell) = found.unwrap_or_else(|| (key, Cell::default()));
        held.push_back((key, Arc::clone(&cell)));
        if held.len() > self.most {
            held.pop_front();
        }
        cell
    }
}

/// An answer that somebody may be working on.
type Cell<T> = Arc<OnceCell<Arc<T>>>;

/// Computes an answer once, whoever still waits for it: readers who go away and come back, in
/// numbers, do not begin it anew. Not more are computed at once than there are processors.
async fn to_its_end<T: Send + Sync + 'static>(
    cell: Cell<T>,
    turns: Arc<Semaphore>,
    compute: impl FnOnce() -> T + Send + 'static,
) -> Arc<T> {
    let work = tokio::spawn(async move {
        let made = cell.get_or_init(|| async {
            let turn = turns.acquire().await;
            let made = tokio::task::spawn_blocking(move || Arc::new(compute())).await;
            drop(turn);
            made.unwrap_or_else(|error| panicked(error))
        });
        Arc::clone(made.await)
    });
    work.await.unwrap_or_else(|error| panicked(error))
}

/// What panicked there panics here, and becomes the answer of this one request.
fn panicked(error: JoinError) -> ! {
    match error.try_into_panic() {
        Ok(panic) => std::panic::resume_unwind(panic),
        Err(_) => unreachable!("nobody aborts a table"),
    }
}

/// Work for the processor in the midst of a page: other requests are answered meanwhile.
pub(crate) fn heavy<T>(work: impl FnOnce() -> T) -> T {
    let several = tokio::runtime::Handle::try_current()
        .is_ok_and(|it| it.runtime_flavor() == tokio::runtime::RuntimeFlavor::MultiThread);
    if several { tokio::task::block_in_place(work) } else { work() }
}

/// The standings after a round, and the tournament as it was then.
pub(crate) struct Places {
    pub(crate) snapshot: Snapshot,
    pub(crate) standings: Standings,
    pub(crate) numbers: Numbers,
}

/// What a tournament does to ratings so far.
pub(crate) struct Ratings {
    pub(crate) snapshot: Snapshot,
    pub(crate) lines: Vec<Line>,
}

/// Everybody before a round.
pub(crate) type Sheet = BTreeMap<EntrantId, Facts>;

/// Answers that take time, while they are asked for, and whose turn it is to find one.
pub struct Tables {
    /// As many as there are processors.
    turns: Arc<Semaphore>,
    places: Shelf<Places>,
    sheets: Shelf<Sheet>,
    again: Shelf<Result<Arrangement, Objection>>,
    ahead: Shelf<Result<Ahead, NoNeeds>>,
    ratings: Shelf<Ratings>,
    norms: Shelf<Vec<Candidate>>,
    /// What everybody may see.
    pub(crate) views: Shelf<View>,
    /// Reasons of rounds, of the round to come, and why two do not meet.
    pub(crate) reasons: Shelf<Option<Told>>,
    pub(crate) to_come: Shelf<Option<Told>>,
    pub(crate) why_not: Shelf<Option<Answer>>,
    /// Those who only look wait for each other.
    pub(crate) readers: Semaphore,
}

impl Default for Tables {
    fn default() -> Tables {
        let processors = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
        let turns = Arc::new(Semaphore::new(processors));
        Tables {
            places: Shelf::new(&turns, KEPT),
            sheets: Shelf::new(&turns, KEPT),
            again: Shelf::new(&turns, KEPT),
            ahead: Shelf::new(&turns, KEPT),
            ratings: Shelf::new(&turns, KEPT),
            norms: Shelf::new(&turns, KEPT),
            views: Shelf::new(&turns, KEPT_VIEWS),
            reasons: Shelf::new(&turns, KEPT),
            to_come: Shelf::new(&turns, KEPT),
            why_not: Shelf::new(&turns, KEPT),
            readers: Semaphore::new(1),
            turns,
        }
    }
}

impl Tables {
    /// Computes something that is not kept, beside the pages; not more at once than there are
    /// processors.
    pub(crate) async fn in_turn<T: Send + 'static>(
        &self,
        compute: impl FnOnce() -> T + Send + 'static,
    ) -> T {
        let turn = self.turns.acquire().await;
        let made = tokio::task::spawn_blocking(compute).await;
        drop(turn);
        made.unwrap_or_else(|error| panicked(error))
    }

    /// The standings after so many rounds.
    pub(crate) async fn places(&self, state: &Arc<State>, rounds: u16) -> Arc<Places> {
        let make = move |state: &State| {
            let (snapshot, standings, numbers) = state.standings_after(usize::from(rounds));
            Places { snapshot, standings, numbers }
        };
        self.places.get(state, rounds, make).await
    }

    /// Points, colours and opponents before a round.
    pub(crate) async fn sheet(&self, state: &Arc<State>, round: u16) -> Arc<Sheet> {
        self.sheets.get(state, round, move |state| sheet::facts(state, round)).await
    }

    /// The round as the rules make it, whatever was made of it by hand; or why they make none. It
    /// depends on what was known before it alone, but hand sessions are short, and a state is a
    /// safe name.
    pub(crate) async fn again(
        &self,
        state: &Arc<State>,
        round: u16,
    ) -> Arc<Result<Arrangement, Objection>> {
        self.again.get(state, round, move |state| engine::again(state, round)).await
    }

    /// The round that is being played, with ends of it that were looked at: one set of plays
    /// answers for everybody, however many telephones ask. The seed is the same for ever, so that
    /// all see the same.
    pub(crate) async fn ahead(&self, state: &Arc<State>) -> Arc<Result<Ahead, NoNeeds>> {
        let make = |state: &State| {
            let (standings, _) = state.standings();
            let snapshot = state.snapshot();
            let effort = Effort::USUAL.for_field(snapshot.players.len());
            Ahead::of(&snapshot, standings.settings(), effort, 1)
        };
        self.ahead.get(state, 0, make).await
    }

    /// Changes of ratings.
    pub(crate) async fn ratings(&self, state: &Arc<State>) -> Arc<Ratings> {
        let make = |state: &State| {
            let snapshot = state.rating_snapshot();
            let lines = fide::lines(&snapshot, &fide::Settings::default());
            Ratings { snapshot, lines }
        };
        self.ratings.get(state, 0, make).await
    }

    /// Everybody judged for every norm.
    pub(crate) async fn norms(&self, state: &Arc<State>) -> Arc<Vec<Candidate>> {
        self.norms.get(state, 0, |state| judged(&state.rating_snapshot())).await
    }
}

fn judged(snapshot: &Snapshot) -> Vec<Candidate> {
    let predetermined = Settings::of(snapshot).form() == Form::Predetermined;
    let exempt_from_federations = !predetermined && is_large_international_swiss(snapshot);
    let kind = EventKind { predetermined, exempt_from_federations, ..EventKind::default() };
    candidates(snapshot, kind)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn many_who_ask_at_once_make_one_answer_and_old_ones_go() {
        let runtime = tokio::runtime::Builder::new_multi_thread().build().unwrap();
        runtime.block_on(many());
    }

    async fn many() {
        static MADE: AtomicUsize = AtomicUsize::new(0);
        let shelf: Shelf<u16> = Shelf::new(&Arc::new(Semaphore::new(2)), KEPT);
        let state = Arc::new(State::new("t"));
        let ask = |round: u16| {
            shelf.get(&state, round, move |_| {
                MADE.fetch_add(1, Ordering::Relaxed);
                round
            })
        };
        let (one, other) = futures_util::future::join(ask(1), ask(1)).await;
        assert_eq!((1, 1, 1), (*one, *other, MADE.load(Ordering::Relaxed)));
        for round in 2..2 + u16::try_from(KEPT).unwrap() {
            ask(round).await;
        }
        ask(1).await;
        assert_eq!(KEPT + 2, MADE.load(Ordering::Relaxed), "the first one was no longer kept");
    }
}
