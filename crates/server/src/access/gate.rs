//! What the server remembers of those who come in, beside what is stored.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use ronde_desk::entry::Hash;
use ronde_office::{Store, StoreError, machine};
use tokio::sync::{OnceCell, Semaphore, watch};

use super::limit::{Limiter, Pace};
use super::secret;
use crate::error::{Answer, ApiError, ErrorCode};

/// Tries of one address: a class of children behind one router may mistype a few codes.
const ADDRESS: Pace = Pace { burst: 30, every: 10_000 };
/// Wrong passwords of one person.
const PERSON: Pace = Pace { burst: 10, every: 60_000 };
/// Reports by one code on paper: the two players may change their minds a few times.
const REPORTS: Pace = Pace { burst: 10, every: 10_000 };
/// How long a browser may use its code once more, when it has not heard that it is in.
const AGAIN: i64 = 120_000;
/// How many of these are remembered.
const MOST_JOINED: usize = 1_000;
/// Passwords that are hashed at once: each takes 19 MiB and some tens of milliseconds.
const AT_ONCE: usize = 2;
/// How long somebody waits for his turn.
const PATIENCE: Duration = Duration::from_secs(5);

/// When they were looked up, and tournaments by the letters of their codes.
pub(crate) type Tags = (i64, BTreeMap<Vec<u8>, Vec<String>>);

/// Somebody who has come in by a code.
#[derive(Clone, Debug)]
pub(crate) struct Joined {
    /// What the page of the code gave to that browser.
    pub(crate) browser: String,
    pub(crate) at: i64,
    pub(crate) event: String,
    pub(crate) person: String,
    /// The session that may not have arrived.
    pub(crate) pass: String,
    pub(crate) to: String,
}

/// Who tried how often, whose turn it is, and what never changes.
#[derive(Debug)]
pub struct Gate {
    addresses: Mutex<Limiter>,
    persons: Mutex<Limiter>,
    hashing: Semaphore,
    /// The event of each tournament; it never changes.
    events: Mutex<BTreeMap<String, Option<String>>>,
    /// By which the owner comes in from elsewhere, once.
    owner_code: watch::Sender<String>,
    /// Wrong codes on paper.
    codes: Mutex<Limiter>,
    /// How often one code on paper is used.
    reports: Mutex<Limiter>,
    /// Tournaments by the letters of their codes on paper, and when they were looked up.
    tags: Mutex<Tags>,
    /// Who has just come in by which code.
    joined: Mutex<BTreeMap<Hash, Joined>>,
    machine: OnceCell<String>,
}

impl Default for Gate {
    fn default() -> Gate {
        Gate {
            addresses: Mutex::new(Limiter::new(ADDRESS)),
            persons: Mutex::new(Limiter::new(PERSON)),
            hashing: Semaphore::new(AT_ONCE),
            events: Mutex::default(),
            owner_code: watch::Sender::new(secret::code()),
            codes: Mutex::new(Limiter::new(ADDRESS)),
            reports: Mutex::new(Limiter::new(REPORTS)),
            tags: Mutex::default(),
            joined: Mutex::default(),
            machine: OnceCell::new(),
        }
    }
}

impl Gate {
    /// The code by which the owner of a server behind a proxy comes in: `/join/CODE`. Each is good
    /// once: it stands in an address, which proxies and browsers write down.
    pub fn owner_code(&self) -> String {
        self.owner_code.borrow().clone()
    }

    /// The same, and each that comes after it.
    pub fn owner_codes(&self) -> watch::Receiver<String> {
        self.owner_code.subscribe()
    }

    pub(crate) fn is_owner_code(&self, hash: Hash) -> bool {
        secret::hash(&self.owner_code.borrow()) == hash
    }

    /// Uses the owner's code up, if it is the one; another takes its place.
    pub(crate) fn use_owner_code(&self, hash: Hash) -> bool {
        self.owner_code.send_if_modified(|code| {
            let good = secret::hash(code) == hash;
            if good {
                *code = secret::code();
            }
            good
        })
    }

    /// Counts a wrong code on paper, or answers that there were too many.
    pub(crate) fn wrong_code(&self, address: &str, now: i64) -> Result<(), i64> {
        held(&self.codes).take(address, now)
    }

    /// Whether that address has sent too many wrong codes already.
    pub(crate) fn is_guessing(&self, address: &str, now: i64) -> bool {
        held(&self.codes).is_used_up(address, now)
    }

    /// Counts a report by a code on paper, or says after how many milliseconds there may be one.
    pub(crate) fn may_report(&self, code: &str, now: i64) -> Result<(), i64> {
        held(&self.reports).take(code, now)
    }

    /// Tournaments by the letters of their codes on paper, and when they were looked up.
    pub(crate) fn tags(&self) -> MutexGuard<'_, Tags> {
        held(&self.tags)
    }

    /// Remembers who has come in by a code, so that a browser which has not heard of it asks again.
    pub(crate) fn has_joined(&self, code: Hash, joined: Joined) {
        let mut held = held(&self.joined);
        held.retain(|_, it| it.at + AGAIN > joined.at);
        if held.len() < MOST_JOINED {
            held.insert(code, joined);
        }
    }

    /// Who has come in by that code a moment ago, if it was this browser.
    pub(crate) fn joined_before(&self, code: Hash, browser: &str, now: i64) -> Option<Joined> {
        let held = held(&self.joined);
        held.get(&code).filter(|it| it.browser == browser && it.at + AGAIN > now).cloned()
    }

    /// Counts a try of an address, or answers that there were too many.
    pub(crate) fn may_try(&self, address: &str, now: i64) -> Answer<()> {
        held(&self.addresses).take(address, now).map_err(ApiError::too_often)
    }

    /// The try was good, and does not count.
    pub(crate) fn did_well(&self, address: &str) {
        held(&self.addresses).give_back(address);
    }

    /// The same for the password of one person.
    pub(crate) fn may_try_as(&self, person: &str, now: i64) -> Answer<()> {
        // What somebody types may be long; what is kept of it is not.
        let key = Hash::of(person.as_bytes()).to_string();
        held(&self.persons).take(&key, now).map_err(ApiError::too_often)
    }

    pub(crate) fn did_well_as(&self, person: &str) {
        held(&self.persons).give_back(&Hash::of(person.as_bytes()).to_string());
    }

    /// The event of a tournament, if there is such a tournament and it has one.
    pub(crate) async fn event_of(
        &self,
        store: &dyn Store,
        tournament: &str,
    ) -> Result<Option<String>, StoreError> {
        if let Some(known) = held(&self.events).get(tournament) {
            return Ok(known.clone());
        }
        // One that is not there is asked for by its name alone, which is quick.
        match store.head(tournament).await {
            Err(StoreError::NoJournal { .. }) => return Ok(None),
            outcome => outcome.map(drop)?,
        }
        let journals = store.journals().await?;
        let mut events = held(&self.events);
        events.extend(journals.into_iter().map(|it| (it.id, it.parent)));
        Ok(events.get(tournament).cloned().flatten())
    }

    /// What Argon2 makes of a password.
    pub(crate) async fn hashed(&self, password: String) -> Answer<String> {
        let made = self.aside(move || {
            let hash = Argon2::default().hash_password(password.as_bytes());
            hash.map(|hash| hash.to_string())
        });
        made.await?.map_err(|_| ApiError::fault())
    }

    /// Whether it is the password. Without one, the same work is done: how long it takes says
    /// nothing of whether there is such a person.
    pub(crate) async fn is_password(&self, password: String, hash: Option<String>) -> Answer<bool> {
        self.aside(move || {
            let Some(hash) = hash else {
                let _ = Argon2::default().hash_password(password.as_bytes());
                return false;
            };
            PasswordHash::new(&hash).is_ok_and(|hash| {
                Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
            })
        })
        .await
    }

    /// Hashing takes memory and time, so that few do it at once.
    async fn aside<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Answer<T> {
        let busy = || ApiError::new(ErrorCode::Away, |w| w.many_come_in);
        let turn = tokio::time::timeout(PATIENCE, self.hashing.acquire()).await;
        let Ok(Ok(turn)) = turn else { return Err(busy()) };
        let done = tokio::task::spawn_blocking(work).await;
        drop(turn);
        done.map_err(|_| busy())
    }

    /// The name of this machine in the journals of events, the same for ever: the store keeps it.
    pub(crate) async fn machine(&self, store: &dyn Store) -> Result<String, StoreError> {
        self.machine.get_or_try_init(|| machine::own(store)).await.cloned()
    }
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
