//! Where acts are handed in: decided on the state in memory, stored, and only then acknowledged.
//!
//! The office keeps the states of open journals in memory and looks for new lines whenever it is
//! asked for one. Of two who act at once, the second is decided again on what the first has made of
//! it; whether they are in each other's way is for the desk to say. A pairing is computed on a
//! state that nobody waits for.
//!
//! | To find | look in |
//! |---|---|
//! | from a request to a stored line, and states that follow the store | `work` |
//! | what a journal of tournaments or events needs | `book` |
//! | states in memory | `shelf` |
//! | why something was not done | [`OfficeError`] |
//! | who somebody is in a tournament | `people` |
//! | copies of events | `copies` |

mod book;
mod copies;
mod error;
mod people;
mod shelf;
mod work;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use ronde_desk::engine::{self, Made};
use ronde_desk::entry::{Entry, Line};
use ronde_desk::event::{EventRefusal, EventRequest, EventState};
use ronde_desk::judge::Objection;
use ronde_desk::{Act, Refusal, Request, Stamp, State};

use self::book::{TheEvent, TheTournament};
use self::shelf::{Shelf, Slot};
use self::work::{aside, to_its_end};
use crate::{Attachment, Store};

pub use copies::{BackupState, Failed, Made as Copied};
pub use error::{JournalDamage, OfficeError};

/// How often a round is paired again because something changed while it was being computed.
const PAIRINGS: u32 = 3;

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
    /// The round that is wanted, if it was said: of two requests with one key only those for the
    /// same round are one.
    pub round: Option<u16>,
}

impl Asker {
    fn request(&self, act: Act) -> Request {
        let Asker { stamp, key, accepts, round: _ } = self.clone();
        Request { stamp, act, key, seen: None, accepts }
    }
}

type Answer<T, R> = Result<T, OfficeError<R>>;

/// The journals of one store, with their states in memory. A clone is the same office.
#[derive(Clone)]
pub struct Office {
    store: Arc<dyn Store>,
    backups: Option<PathBuf>,
    shelves: Arc<Shelves>,
}

/// What is in memory.
#[derive(Default)]
struct Shelves {
    tournaments: Shelf<State>,
    events: Shelf<EventState>,
    /// The event of each journal.
    parents: Mutex<BTreeMap<String, Option<String>>>,
    copies: Mutex<BackupState>,
}

impl Office {
    /// Of that store.
    pub fn new(store: Arc<dyn Store>) -> Office {
        Office { store, backups: None, shelves: Arc::default() }
    }

    /// Puts a copy of the event into that folder whenever a round is published or closed, and at
    /// the end. Nobody waits for it, and a copy that cannot be made stops nothing;
    /// [`Office::backup_state`] tells.
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
        let slot = self.open::<TheTournament>(journal).await?;
        self.catch_up::<TheTournament>(&slot).await
    }

    /// An event as it is now.
    ///
    /// # Errors
    /// There is none, the store cannot be read, or the journal is damaged.
    pub async fn event(&self, journal: &str) -> Answer<Arc<EventState>, EventRefusal> {
        let slot = self.open::<TheEvent>(journal).await?;
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
        self.begin::<TheTournament>(journal, event, request).await
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
        self.begin::<TheEvent>(journal, None, request).await
    }

    /// Does an act of a tournament. What the act names by its hash comes along.
    ///
    /// An act that was begun is brought to its end, and its copy made, even if whoever asked for it
    /// has gone.
    ///
    /// # Errors
    /// The act is refused, or the store cannot do it.
    pub async fn submit(
        &self,
        journal: &str,
        request: Request,
        attachments: &[Attachment],
    ) -> Answer<Done<State>, Refusal> {
        let (office, journal) = (self.clone(), journal.to_owned());
        let attachments = attachments.to_vec();
        to_its_end(async move {
            let slot = office.open::<TheTournament>(&journal).await?;
            let copy = copies::copy_after(&request.act);
            let done = office.hand_in::<TheTournament>(&slot, request, &attachments).await?;
            if let (Some(copy), false) = (copy, done.already) {
                office.back_up(&journal, done.line.seq, &copy);
            }
            Ok(done)
        })
        .await
    }

    /// Does an act of an event. When it is handed over, the lock is set in the same step: from then
    /// on nothing is added to its tournaments here until it is back.
    ///
    /// # Errors
    /// The act is refused, or the store cannot do it.
    pub async fn submit_event(
        &self,
        journal: &str,
        request: EventRequest,
    ) -> Answer<Done<EventState>, EventRefusal> {
        let (office, journal) = (self.clone(), journal.to_owned());
        to_its_end(async move {
            let slot = office.open::<TheEvent>(&journal).await?;
            office.hand_in::<TheEvent>(&slot, request, &[]).await
        })
        .await
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
        let slot = self.open::<TheTournament>(journal).await?;
        if let Some(done) = self.engine_did(&slot, asker).await? {
            return Ok(done);
        }
        let mut tries = 0;
        loop {
            tries += 1;
            let state = self.catch_up::<TheTournament>(&slot).await?;
            let work = work.clone();
            let made = aside(move || work(&state)).await;
            let made = match made {
                Ok(made) => made,
                // The round may be paired because this very request came a moment before.
                Err(objection) => {
                    let done = self.engine_did(&slot, asker).await?;
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

    /// The act that an engine made of this very request before. What it made then is not compared:
    /// the state has gone on.
    async fn engine_did(
        &self,
        slot: &Arc<Slot<State>>,
        asker: &Asker,
    ) -> Answer<Option<Done<State>>, Refusal> {
        let Some(line) = self.known(&slot.journal, &asker.key).await? else { return Ok(None) };
        let entry = serde_json::from_str::<Entry<Act>>(&line.text).ok();
        let same = |entry: Entry<Act>| {
            let Act::Pair { round, .. } = entry.what else { return false };
            entry.stamp.by == asker.stamp.by && asker.round.is_none_or(|it| it == round)
        };
        if !entry.is_some_and(same) {
            return Err(OfficeError::Refused(Refusal::KeyTaken { by: line.seq }));
        }
        let state = self.catch_up::<TheTournament>(slot).await?;
        Ok(Some(Done { line, state, already: true }))
    }
}
