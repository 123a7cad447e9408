//! One reader for each journal that somebody follows, however many follow it. Arbiters hear of each
//! act as it comes; everybody else once a second of all that came, as one message.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use ronde_desk::{Act, Entry, Line, Refusal};
use ronde_office::OfficeError;
use ronde_office::{News as StoreNews, Office, Subscription};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, broadcast};
use tokio::time::Instant;

use super::told::{Told, merged, told};
use crate::people::enter::From;

/// How often everybody is told, at most.
const EVERY: Duration = Duration::from_secs(1);
/// Acts that are remembered for pages that slept. Who slept longer looks at the whole page again.
const RECENT: usize = 500;
/// Messages that may wait for one reader.
const WAITING: usize = 256;
/// Streams that are served at once, to everybody and to arbiters.
const STREAMS: usize = 10_000;
const FOR_ARBITERS: usize = 500;
/// Streams of one address; a whole hall may have one, where it comes by the internet.
const OF_ONE: usize = 1_000;
/// Lines that are read at once.
const PAGE: u32 = 500;
/// When nothing is heard from the store for so long, it is asked.
const PATIENCE: Duration = Duration::from_secs(5);

/// Everybody who follows something.
pub struct Hub {
    office: Arc<Office>,
    channels: Mutex<BTreeMap<String, Arc<tokio::sync::Mutex<Weak<Channel>>>>>,
    streams: Arc<Semaphore>,
    /// Kept for arbiters, who work when everybody looks.
    reserved: Arc<Semaphore>,
    /// How many each address has.
    addresses: Addresses,
}

/// How many streams each address has.
type Addresses = Arc<Mutex<BTreeMap<String, usize>>>;

/// A place among the streams, given back when it ends.
pub(super) struct Seat {
    _permit: OwnedSemaphorePermit,
    /// Where it is counted.
    counted: Option<(String, Addresses)>,
}

impl Drop for Seat {
    fn drop(&mut self) {
        let Some((address, addresses)) = self.counted.take() else { return };
        let mut addresses = locked(&addresses);
        if let Some(count) = addresses.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                addresses.remove(&address);
            }
        }
    }
}

/// One journal, for all who follow it.
pub(super) struct Channel {
    memory: Mutex<Memory>,
    pub(super) arbiters: broadcast::Sender<Arc<Told>>,
    pub(super) public: broadcast::Sender<Arc<Batch>>,
}

/// What was told lately.
struct Memory {
    /// Everything up to here is forgotten.
    floor: u64,
    /// The last act that was read.
    head: u64,
    /// The last act that everybody was told of.
    public: u64,
    recent: VecDeque<Arc<Told>>,
}

/// What everybody is told at once.
#[derive(Debug)]
pub(super) struct Batch {
    pub(super) seq: u64,
    pub(super) text: String,
}

/// What a page that comes, or comes back, has missed.
pub(super) enum Missed {
    /// These acts.
    Acts(Vec<Arc<Told>>),
    /// More than is remembered: look at everything again. The last act has this number.
    Look(u64),
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hub {
    /// For that office.
    pub fn new(office: Arc<Office>) -> Hub {
        let streams = Arc::new(Semaphore::new(STREAMS));
        let reserved = Arc::new(Semaphore::new(FOR_ARBITERS));
        Hub { office, channels: Mutex::default(), streams, reserved, addresses: Arc::default() }
    }

    /// A place among the streams, if there is one.
    pub(super) fn place(&self, from: &From, arbiter: bool) -> Option<Seat> {
        if arbiter {
            let permit = self.reserved.clone().try_acquire_owned();
            let permit = permit.or_else(|_| self.streams.clone().try_acquire_owned()).ok()?;
            return Some(Seat { _permit: permit, counted: None });
        }
        if from.is_here() {
            let permit = self.streams.clone().try_acquire_owned().ok()?;
            return Some(Seat { _permit: permit, counted: None });
        }
        let mut addresses = locked(&self.addresses);
        if addresses.get(&from.address).is_some_and(|count| *count >= OF_ONE) {
            return None;
        }
        let permit = self.streams.clone().try_acquire_owned().ok()?;
        *addresses.entry(from.address.clone()).or_default() += 1;
        let counted = Some((from.address.clone(), self.addresses.clone()));
        Some(Seat { _permit: permit, counted })
    }

    /// The channel of a journal; the first who asks starts its reader.
    pub(super) async fn channel(
        &self,
        journal: &str,
    ) -> Result<Arc<Channel>, OfficeError<Refusal>> {
        // Tells a journal that is not there before anything is kept for it.
        self.office.tournament(journal).await?;
        let slot = locked(&self.channels).entry(journal.to_owned()).or_default().clone();
        let mut slot = slot.lock().await;
        if let Some(channel) = slot.upgrade() {
            return Ok(channel);
        }
        let news = self.office.store().subscribe();
        let head = self.office.store().head(journal).await?.seq;
        let channel = Arc::new(Channel::new(head.saturating_sub(RECENT as u64)));
        let reader = Reader { office: self.office.clone(), journal: journal.to_owned() };
        reader.catch_up(&channel).await?;
        channel.tell_everybody();
        *slot = Arc::downgrade(&channel);
        tokio::spawn(reader.follow(Arc::downgrade(&channel), news));
        Ok(channel)
    }
}

impl Channel {
    fn new(floor: u64) -> Channel {
        let memory = Memory { floor, head: floor, public: floor, recent: VecDeque::new() };
        Channel {
            memory: Mutex::new(memory),
            arbiters: broadcast::Sender::new(WAITING),
            public: broadcast::Sender::new(WAITING),
        }
    }

    /// The last act that was read.
    pub(super) fn head(&self) -> u64 {
        locked(&self.memory).head
    }

    /// The last act that everybody was told of.
    pub(super) fn public_head(&self) -> u64 {
        locked(&self.memory).public
    }

    /// What an arbiter has missed since that act.
    pub(super) fn missed(&self, after: u64) -> Missed {
        let memory = locked(&self.memory);
        if after < memory.floor || after > memory.head {
            return Missed::Look(memory.head);
        }
        Missed::Acts(memory.recent.iter().filter(|it| it.seq > after).cloned().collect())
    }

    /// What somebody else has missed since that act, as far as everybody was told.
    pub(super) fn missed_by_all(&self, after: u64) -> Missed {
        match self.missed(after) {
            Missed::Acts(mut acts) => {
                let public = locked(&self.memory).public;
                acts.retain(|it| it.seq <= public && it.public.is_some());
                Missed::Acts(acts)
            }
            look @ Missed::Look(_) => look,
        }
    }

    fn remember(&self, told: Told) {
        let told = Arc::new(told);
        let mut memory = locked(&self.memory);
        memory.head = told.seq;
        memory.recent.push_back(told.clone());
        if memory.recent.len() > RECENT {
            memory.floor = memory.recent.pop_front().map_or(memory.floor, |it| it.seq);
        }
        // While the memory is held, so that whoever looks into it hears everything after.
        let _ = self.arbiters.send(told);
    }

    /// Tells everybody what has come since the last time; whether there was anything.
    fn tell_everybody(&self) -> bool {
        let mut memory = locked(&self.memory);
        let since = memory.public;
        let news = memory.recent.iter().filter(|it| it.seq > since);
        let news: Vec<_> = news.filter_map(|it| it.public.as_ref()).collect();
        let batch = news.last().map(|last| Batch { seq: last.seq, text: merged(&news) });
        memory.public = memory.head;
        let Some(batch) = batch else { return false };
        let _ = self.public.send(Arc::new(batch));
        true
    }

    fn has_news(&self) -> bool {
        let memory = locked(&self.memory);
        memory.head > memory.public
    }
}

/// Reads one journal as it grows.
struct Reader {
    office: Arc<Office>,
    journal: String,
}

impl Reader {
    /// Until nobody follows any more.
    async fn follow(self, channel: Weak<Channel>, mut news: Subscription) {
        let mut told = Instant::now();
        loop {
            let Some(held) = channel.upgrade() else { return };
            let waits = held.has_news();
            drop(held);
            let until = if waits { told + EVERY } else { Instant::now() + PATIENCE };
            let heard = tokio::select! {
                heard = self.heard(&mut news) => heard,
                () = tokio::time::sleep_until(until) => true,
            };
            let Some(channel) = channel.upgrade() else { return };
            if !heard {
                return;
            }
            // A store that is away comes back, and the next round finds what it has.
            let _ = self.catch_up(&channel).await;
            if told.elapsed() >= EVERY && channel.tell_everybody() {
                told = Instant::now();
            }
        }
    }

    /// Waits for something of this journal; no when the store is closed.
    async fn heard(&self, news: &mut Subscription) -> bool {
        loop {
            match news.next().await {
                Some(StoreNews::Grown { journal, .. }) if journal != self.journal => {}
                Some(_) => return true,
                None => return false,
            }
        }
    }

    async fn catch_up(&self, channel: &Channel) -> Result<(), OfficeError<Refusal>> {
        loop {
            let after = locked(&channel.memory).head;
            let lines = self.office.store().read(&self.journal, after, PAGE).await?;
            if lines.is_empty() {
                return Ok(());
            }
            let state = self.office.tournament(&self.journal).await?;
            for line in lines {
                let Some(entry) = entry(&line) else { continue };
                let undone = self.undone(&entry).await?;
                channel.remember(told(&entry, undone.as_ref(), &state));
            }
        }
    }

    /// The act that an undo reaches, through any number of undone undos.
    async fn undone(&self, entry: &Entry<Act>) -> Result<Option<Act>, OfficeError<Refusal>> {
        let mut reached = None;
        let mut next = entry.what.undoes();
        while let Some(seq) = next {
            let line = self.office.store().line(&self.journal, seq).await?;
            let Some(before) = line.as_ref().and_then(self::entry) else { return Ok(None) };
            next = before.what.undoes();
            reached = Some(before.what);
        }
        Ok(reached)
    }
}

fn entry(line: &Line) -> Option<Entry<Act>> {
    serde_json::from_str(&line.text).ok()
}
