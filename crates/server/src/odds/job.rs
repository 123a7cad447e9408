//! Studies at work, and what they found.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use ronde_desk::Hash;
use tokio::sync::Semaphore;

use super::ask::{Found, Question, Refused};

/// Studies that are kept; one of a large field is a few megabytes.
const KEPT: usize = 12;

/// A study.
pub(crate) struct Job {
    pub(crate) question: Question,
    /// The last act that it knows of.
    pub(crate) basis: Hash,
    begun: AtomicBool,
    done: AtomicU64,
    stopped: AtomicBool,
    found: OnceLock<Result<Found, Refused>>,
}

/// Where a study is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Another one is at work.
    Waits,
    /// It is at work.
    Runs,
    /// It has an answer, or was stopped.
    Done,
}

impl Job {
    pub(crate) fn stage(&self) -> Stage {
        match (self.found.get().is_some(), self.begun.load(Relaxed)) {
            (true, _) => Stage::Done,
            (false, true) => Stage::Runs,
            (false, false) => Stage::Waits,
        }
    }

    /// Plays that are done.
    pub(crate) fn done(&self) -> u64 {
        self.done.load(Relaxed)
    }

    /// What it found, if it is done.
    pub(crate) fn found(&self) -> Option<&Result<Found, Refused>> {
        self.found.get()
    }

    /// Ends it before its time.
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Relaxed);
    }

    fn work(&self) {
        self.begun.store(true, Relaxed);
        let watch = |done: u64| {
            self.done.store(done, Relaxed);
            !self.stopped.load(Relaxed)
        };
        let found = self.question.answer(&watch);
        let _ = self.found.set(found);
    }
}

/// The studies of this server.
pub struct Studies {
    kept: Mutex<VecDeque<(String, Arc<Job>)>>,
    /// One at a time: the hall has the rest of the machine.
    turn: Arc<Semaphore>,
}

impl Default for Studies {
    fn default() -> Studies {
        Studies { kept: Mutex::default(), turn: Arc::new(Semaphore::new(1)) }
    }
}

impl Studies {
    /// The last study of a tournament.
    pub(crate) fn of(&self, id: &str) -> Option<Arc<Job>> {
        let held = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        held.iter().find(|(other, _)| other == id).map(|(_, job)| Arc::clone(job))
    }

    /// Begins a study, in the place of the one before.
    pub(crate) fn start(&self, id: &str, basis: Hash, question: Question) -> Arc<Job> {
        let job = Arc::new(Job {
            question,
            basis,
            begun: AtomicBool::new(false),
            done: AtomicU64::new(0),
            stopped: AtomicBool::new(false),
            found: OnceLock::new(),
        });
        self.keep(id, Arc::clone(&job));
        let (at_work, turn) = (Arc::clone(&job), Arc::clone(&self.turn));
        tokio::spawn(async move {
            let turn = turn.acquire().await;
            // One that was replaced while it waited ends at its first play.
            let done = tokio::task::spawn_blocking(move || at_work.work()).await;
            drop((turn, done));
        });
        job
    }

    fn keep(&self, id: &str, job: Arc<Job>) {
        let mut held = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        held.retain(|(other, old)| {
            let stays = other != id;
            if !stays {
                old.stop();
            }
            stays
        });
        held.push_back((id.to_owned(), job));
        if held.len() > KEPT
            && let Some((_, old)) = held.pop_front()
        {
            old.stop();
        }
    }
}
