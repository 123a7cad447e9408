//! Where acts are handed in: decided on the state in memory, stored, and only then acknowledged.
//!
//! The office keeps the states of open journals in memory and looks for new lines whenever it is
//! asked for one. Of two who act at once, the second is decided again on what the first has made of
//! it; whether they are in each other's way is for the desk to say. A pairing is computed on a state
//! that nobody waits for.
//!
//! | To find | look in |
//! |---|---|
//! | what a journal of tournaments or events needs | `book` |
//! | states in memory | `shelf` |

mod book;
mod shelf;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use ronde_desk::engine::{self, Made};
use ronde_desk::entry::{Head, Line};
use ronde_desk::event::{EventRefusal, EventRequest, EventState};
use ronde_desk::judge::Objection;
use ronde_desk::{Act, Refusal, Request, Stamp, State};

use self::book::{Book, Followed, TheEvent, TheTournament};
use self::shelf::{Shelf, Slot};
use super::carry;
use super::{Addition, Appended, Attachment, Opening, Store, StoreError};

/// How often an act is decided again because somebody was quicker.
const TRIES: u32 = 100;
/// How often an act is handed to a database that is away, and how long it waits in between.
const PATIENCE: u32 = 20;
const PAUSE: Duration = Duration::from_millis(150);
/// A state is kept after so many acts.
const KEEP_EVERY: u64 = 1_000;
/// Lines that are read at once.
const PAGE: u32 = 5_000;
/// How often a round is paired again because something changed while it was being computed.
const PAIRINGS: u32 = 3;

/// Why an act was not done, or a journal not opened. `R` is what the desk objects.
#[derive(Debug, thiserror::Error)]
pub enum OfficeError<R> {
    /// The desk says no. The journal is as it was.
    #[error("{0}")]
    Refused(R),
    /// The store cannot do it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What is stored is not what was written.
    #[error("the journal {journal} is damaged: {why}; go back to the last backup")]
    Damaged {
        /// Which.
        journal: String,
        /// What is wrong.
        why: String,
    },
}

/// An act that was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done<S> {
    /// Its line.
    pub line: Line,
    /// The state, with this act in it.
    pub state: Arc<S>,
    /// Whether the same request was here before, and nothing was done now.
    pub already: bool,
}

/// Who wants an act whose content an engine makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asker {
    /// Who and when.
    pub stamp: Stamp,
    /// What makes a repeated request the same one; empty if it need not be.
    pub key: String,
    /// Warnings that are accepted, and how often.
    pub accepts: BTreeMap<String, u8>,
}

impl Asker {
    fn request(&self, act: Act) -> Request {
        let Asker { stamp, key, accepts } = self.clone();
        Request { stamp, act, key, seen: None, accepts }
    }
}

type Answer<T, R> = Result<T, OfficeError<R>>;

/// The journals of one store, with their states in memory.
pub struct Office {
    store: Arc<dyn Store>,
    backups: Option<PathBuf>,
    tournaments: Shelf<State>,
    events: Shelf<EventState>,
}

impl Office {
    /// Of that store.
    pub fn new(store: Arc<dyn Store>) -> Office {
        Office { store, backups: None, tournaments: Shelf::default(), events: Shelf::default() }
    }

    /// Puts a copy of the event into that folder whenever a round is published or closed, and at the
    /// end. Nobody waits for it, and a copy that cannot be made stops nothing.
    #[must_use]
    pub fn with_backups(self, folder: PathBuf) -> Office {
        Office { backups: Some(folder), ..self }
    }

    /// The folder of the copies, if they are made.
    pub fn backups(&self) -> Option<&std::path::Path> {
        self.backups.as_deref()
    }

    /// The store, for what needs no state.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    /// A tournament as it is now.
    ///
    /// # Errors
    /// There is none, the store cannot be read, or the journal is damaged.
    pub async fn tournament(&self, journal: &str) -> Answer<Arc<State>, Refusal> {
        let slot = self.open::<TheTournament>(&self.tournaments, journal).await?;
        self.catch_up::<TheTournament>(&slot).await
    }

    /// An event as it is now.
    ///
    /// # Errors
    /// There is none, the store cannot be read, or the journal is damaged.
    pub async fn event(&self, journal: &str) -> Answer<Arc<EventState>, EventRefusal> {
        let slot = self.open::<TheEvent>(&self.events, journal).await?;
        self.catch_up::<TheEvent>(&slot).await
    }

    /// Begins the journal of a tournament with the act that creates it.
    ///
    /// # Errors
    /// The act is refused, there is such a journal already, or the store cannot do it.
    pub async fn begin_tournament(
        &self,
        journal: &str,
        event: Option<&str>,
        request: Request,
    ) -> Answer<Done<State>, Refusal> {
        self.begin::<TheTournament>(&self.tournaments, journal, event, request).await
    }

    /// Begins the journal of an event.
    ///
    /// # Errors
    /// The act is refused, there is such a journal already, or the store cannot do it.
    pub async fn begin_event(
        &self,
        journal: &str,
        request: EventRequest,
    ) -> Answer<Done<EventState>, EventRefusal> {
        self.begin::<TheEvent>(&self.events, journal, None, request).await
    }

    /// Does an act of a tournament. What the act names by its hash comes along.
    ///
    /// # Errors
    /// The act is refused, or the store cannot do it.
    pub async fn submit(
        &self,
        journal: &str,
        request: Request,
        attachments: &[Attachment],
    ) -> Answer<Done<State>, Refusal> {
        let slot = self.open::<TheTournament>(&self.tournaments, journal).await?;
        let name = backup_name(&request.act);
        let done = self.hand_in::<TheTournament>(&slot, request, attachments).await?;
        if let (Some(name), false) = (name, done.already) {
            self.back_up(journal, name);
        }
        Ok(done)
    }

    fn back_up(&self, journal: &str, name: String) {
        let Some(folder) = self.backups.clone() else { return };
        let (store, journal) = (self.store.clone(), journal.to_owned());
        tokio::spawn(async move {
            let Ok(content) = carry::event_of(&*store, &journal).await else { return };
            aside(move || {
                let folder = folder.join(&journal);
                let by = format!("Ronde {}", env!("CARGO_PKG_VERSION"));
                let _ = carry::back_up(&content, &folder, &name, &by);
            })
            .await;
        });
    }

    /// Does an act of an event.
    ///
    /// # Errors
    /// The act is refused, or the store cannot do it.
    pub async fn submit_event(
        &self,
        journal: &str,
        request: EventRequest,
    ) -> Answer<Done<EventState>, EventRefusal> {
        let slot = self.open::<TheEvent>(&self.events, journal).await?;
        self.hand_in::<TheEvent>(&slot, request, &[]).await
    }

    /// Pairs the next round: computed while everybody else goes on, and computed again if something
    /// that it rests on has changed meanwhile.
    ///
    /// # Errors
    /// There is no pairing, the act is refused, or the store cannot do it.
    pub async fn pair(
        &self,
        journal: &str,
        adjourn: bool,
        asker: &Asker,
    ) -> Answer<Done<State>, Refusal> {
        let work = move |state: &State| engine::pair(state, adjourn);
        self.with_engine(journal, work, asker).await
    }

    /// Does an act that an engine computes.
    ///
    /// # Errors
    /// The engine objects, the act is refused, or the store cannot do it.
    pub async fn with_engine(
        &self,
        journal: &str,
        work: impl Fn(&State) -> Result<Made, Objection> + Clone + Send + 'static,
        asker: &Asker,
    ) -> Answer<Done<State>, Refusal> {
        let slot = self.open::<TheTournament>(&self.tournaments, journal).await?;
        let mut tries = 0;
        loop {
            tries += 1;
            let state = self.catch_up::<TheTournament>(&slot).await?;
            let work = work.clone();
            let made = aside(move || work(&state)).await;
            let made = match made {
                Ok(made) => made,
                // The round may be paired because this very request was here before.
                Err(objection) => {
                    let done = self.known::<TheTournament>(&slot, &asker.key).await?;
                    return done.ok_or(OfficeError::Refused(Refusal::Objection(objection)));
                }
            };
            let attachments = [Attachment::of(made.reasons)];
            match self.hand_in::<TheTournament>(&slot, asker.request(made.act), &attachments).await
            {
                Err(OfficeError::Refused(Refusal::Conflict { .. })) if tries < PAIRINGS => {}
                outcome => return outcome,
            }
        }
    }

    async fn begin<B: Book>(
        &self,
        states: &Shelf<B::State>,
        journal: &str,
        parent: Option<&str>,
        request: B::Request,
    ) -> Answer<Done<B::State>, B::Refusal> {
        let blank = B::blank(journal);
        let decided = aside(move || B::decide(&blank, request, &[])).await;
        let (line, after) = decided.map_err(OfficeError::Refused)?;
        let lines = [line];
        let opening = Opening {
            journal,
            kind: B::KIND,
            parent,
            lines: &lines,
            attachments: &[],
            holder: None,
        };
        let head = self.store.create(opening).await?;
        let [line] = lines;
        let already = head != head_of(&line);
        let slot = states.put(journal, after);
        let state = self.catch_up::<B>(&slot).await?;
        Ok(Done { line, state, already })
    }

    /// The slot of a journal, read from the store if it is not in memory.
    async fn open<B: Book>(
        &self,
        states: &Shelf<B::State>,
        journal: &str,
    ) -> Answer<Arc<Slot<B::State>>, B::Refusal> {
        if let Some(slot) = states.get(journal) {
            return Ok(slot);
        }
        // Tells a journal that is not there.
        self.store.head(journal).await?;
        let kept = match B::VERSION {
            Some(version) => self.store.kept_state(journal, version).await?,
            None => None,
        };
        let slot = states.put(journal, B::blank(journal));
        if let Some(kept) = kept {
            let state = aside(move || B::restored(&kept.bytes)).await;
            // A state that cannot be read, or is of another line, is no state at all.
            if let Some(state) = state.filter(|state| B::head(state) == kept.head) {
                slot.kept(kept.head.seq);
                slot.publish(state, B::head);
            }
        }
        self.catch_up::<B>(&slot).await?;
        Ok(slot)
    }

    /// The state with all lines that are in the store.
    async fn catch_up<B: Book>(
        &self,
        slot: &Arc<Slot<B::State>>,
    ) -> Answer<Arc<B::State>, B::Refusal> {
        loop {
            let state = slot.state();
            let seq = B::head(&state).seq;
            let lines = self.store.read(&slot.journal, seq, PAGE).await?;
            if lines.is_empty() {
                return Ok(state);
            }
            let followed = aside(move || B::follow(&state, &lines)).await;
            let state = match followed {
                Ok(Followed::State(state)) => *state,
                Ok(Followed::NeedsAll) => self.folded::<B>(slot).await?,
                Err(why) => return Err(damaged(slot, why)),
            };
            slot.publish(state, B::head);
            self.keep::<B>(slot);
        }
    }

    /// Folded anew from the first line, as after an undo.
    async fn folded<B: Book>(&self, slot: &Slot<B::State>) -> Answer<B::State, B::Refusal> {
        let lines = carry::lines(&*self.store, &slot.journal).await?;
        let journal = slot.journal.clone();
        aside(move || B::fold(&journal, &lines)).await.map_err(|why| damaged(slot, why))
    }

    /// Decides, stores, and acknowledges; one after another for each journal.
    async fn hand_in<B: Book>(
        &self,
        slot: &Arc<Slot<B::State>>,
        request: B::Request,
        attachments: &[Attachment],
    ) -> Answer<Done<B::State>, B::Refusal> {
        let _turn = slot.turn.lock().await;
        let mut state = slot.state();
        for _ in 0..TRIES {
            let before = B::head(&state);
            let (line, after) = match self.decided::<B>(slot, &state, &request).await? {
                Ok(decided) => decided,
                Err(refusal) => {
                    if let Some(done) = self.known::<B>(slot, B::key(&request)).await? {
                        return Ok(done);
                    }
                    state = self.catch_up::<B>(slot).await?;
                    if B::head(&state) == before {
                        return Err(OfficeError::Refused(refusal));
                    }
                    continue;
                }
            };
            match self.add(&slot.journal, before, &line, attachments).await {
                Ok(Appended::Now(_)) => {
                    let state = slot.publish(after, B::head);
                    self.keep::<B>(slot);
                    return Ok(Done { line, state, already: false });
                }
                Ok(Appended::Already(line)) => {
                    let state = self.catch_up::<B>(slot).await?;
                    return Ok(Done { line, state, already: true });
                }
                Err(StoreError::Moved { .. }) => state = self.catch_up::<B>(slot).await?,
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Busy { place: format!("the journal {}", slot.journal) }.into())
    }

    async fn decided<B: Book>(
        &self,
        slot: &Slot<B::State>,
        state: &Arc<B::State>,
        request: &B::Request,
    ) -> Answer<Result<(Line, B::State), B::Refusal>, B::Refusal> {
        let mut lines = if B::needs_all(request) {
            carry::lines(&*self.store, &slot.journal).await?
        } else {
            Vec::new()
        };
        // What came in the meantime is not in the state; storing will tell.
        lines.retain(|line| line.seq <= B::head(state).seq);
        let (state, request) = (state.clone(), request.clone());
        Ok(aside(move || B::decide(&state, request, &lines)).await)
    }

    /// The act that a request with this key has become, if it was here before.
    async fn known<B: Book>(
        &self,
        slot: &Arc<Slot<B::State>>,
        key: &str,
    ) -> Answer<Option<Done<B::State>>, B::Refusal> {
        if key.is_empty() {
            return Ok(None);
        }
        let Some(line) = self.store.by_key(&slot.journal, key).await? else { return Ok(None) };
        let state = self.catch_up::<B>(slot).await?;
        Ok(Some(Done { line, state, already: true }))
    }

    /// Stores a line. When the store goes away, the same line is handed to it again: if it was stored
    /// after all, it is found there.
    async fn add(
        &self,
        journal: &str,
        expected: Head,
        line: &Line,
        attachments: &[Attachment],
    ) -> Result<Appended, StoreError> {
        let lines = std::slice::from_ref(line);
        let addition = Addition { journal, expected, lines, attachments, holder: None };
        let mut doubt = false;
        let mut tries = 0;
        loop {
            tries += 1;
            match self.store.append(addition).await {
                Err(StoreError::Doubtful { .. }) if tries < PATIENCE => doubt = true,
                Err(error) if error.may_pass() && tries < PATIENCE => {}
                Err(StoreError::Moved { .. }) if doubt => {
                    let there = self.store.line(journal, line.seq).await.map_err(doubtful)?;
                    let head = head_of(line);
                    let ours = there.is_some_and(|there| there.hash == line.hash);
                    return if ours { Ok(Appended::Now(head)) } else { Err(moved(head)) };
                }
                Ok(Appended::Already(there)) if doubt && there.hash == line.hash => {
                    return Ok(Appended::Now(head_of(line)));
                }
                // It may be there since the first try: nobody may be told that it is not.
                outcome if doubt => return outcome.map_err(doubtful),
                outcome => return outcome,
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Keeps the state now and then; nobody waits for it, and it is no matter if it fails.
    fn keep<B: Book>(&self, slot: &Arc<Slot<B::State>>) {
        let Some(version) = B::VERSION else { return };
        let state = slot.state();
        let seq = B::head(&state).seq;
        if !slot.is_due(seq, KEEP_EVERY) {
            return;
        }
        let (store, slot) = (self.store.clone(), slot.clone());
        tokio::spawn(async move {
            let bytes = aside(move || B::bytes(&state)).await;
            let _ = store.keep_state(&slot.journal, seq, version, &bytes).await;
        });
    }
}

/// The name of the copy that is made after an act, if one is.
fn backup_name(act: &Act) -> Option<String> {
    match act {
        Act::Publish { round } => Some(format!("round-{round:02}-published")),
        Act::CloseRound { round } => Some(format!("round-{round:02}-closed")),
        Act::Finish => Some("end".to_owned()),
        _ => None,
    }
}

/// Work for the processor, where it holds up no other request.
async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    match tokio::task::spawn_blocking(work).await {
        Ok(answer) => answer,
        Err(error) => std::panic::resume_unwind(error.into_panic()),
    }
}

/// What was in doubt once is in doubt until the store has said otherwise.
fn doubtful(error: StoreError) -> StoreError {
    match error {
        StoreError::Moved { .. } | StoreError::Doubtful { .. } => error,
        other => StoreError::Doubtful { place: "the store".to_owned(), why: other.to_string() },
    }
}

const fn head_of(line: &Line) -> Head {
    Head { seq: line.seq, hash: line.hash }
}

const fn moved(head: Head) -> StoreError {
    StoreError::Moved { head }
}

fn damaged<S, R>(slot: &Slot<S>, why: String) -> OfficeError<R> {
    OfficeError::Damaged { journal: slot.journal.clone(), why }
}
