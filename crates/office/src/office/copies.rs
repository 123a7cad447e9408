//! Copies of events, made when a round is published or closed.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use ronde_desk::Act;

use super::Office;
use super::work::aside;
use crate::backup::{self, NotCopied};
use crate::carry;

/// How often a copy is tried: something may be added while it is made.
const TRIES: u32 = 3;

/// What became of the copies since the program was started.
#[derive(Clone, Debug, Default)]
pub struct BackupState {
    /// The last that was made.
    pub made: Option<Made>,
    /// Those that could not be made, by tournament, until a later one of the same was.
    pub failed: BTreeMap<String, Failed>,
}

/// A copy that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// Of which tournament's event.
    pub journal: String,
    /// Where it is.
    pub path: PathBuf,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// A copy that could not be made.
#[derive(Clone, Debug)]
pub struct Failed {
    /// Of which tournament's event.
    pub journal: String,
    /// Why.
    pub why: Arc<NotCopied>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

impl Office {
    /// What became of the copies.
    pub fn backup_state(&self) -> BackupState {
        self.shelves.copies.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Makes a copy while nobody waits for it.
    pub(super) fn back_up(&self, journal: &str, act: u64, what: &str) {
        let Some(folder) = &self.backups else { return };
        let (office, journal) = (self.clone(), journal.to_owned());
        let (folder, name) = (folder.join(&journal), backup::name(act, what));
        tokio::spawn(async move {
            let work = office.clone().copied(journal.clone(), folder, name);
            let outcome = tokio::spawn(work).await;
            office.note(journal, outcome.unwrap_or(Err(NotCopied::BrokeOff)));
        });
    }

    async fn copied(
        self,
        journal: String,
        folder: PathBuf,
        name: String,
    ) -> Result<PathBuf, NotCopied> {
        let mut tries = 0;
        loop {
            tries += 1;
            match self.copied_once(&journal, &folder, &name).await {
                Err(_) if tries < TRIES => {}
                outcome => return outcome,
            }
        }
    }

    async fn copied_once(
        &self,
        journal: &str,
        folder: &Path,
        name: &str,
    ) -> Result<PathBuf, NotCopied> {
        let content = carry::event_of(&*self.store, journal).await?;
        let (folder, name) = (folder.to_owned(), name.to_owned());
        aside(move || {
            let by = format!("Ronde {}", env!("CARGO_PKG_VERSION"));
            backup::back_up(&content, &folder, &name, &by).map_err(|why| why.in_folder(&folder))
        })
        .await
    }

    fn note(&self, journal: String, outcome: Result<PathBuf, NotCopied>) {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let at = i64::try_from(since.as_millis()).unwrap_or(i64::MAX);
        let mut copies = self.shelves.copies.lock().unwrap_or_else(PoisonError::into_inner);
        copies.note(journal, outcome, at);
    }
}

impl BackupState {
    fn note(&mut self, journal: String, outcome: Result<PathBuf, NotCopied>, at: i64) {
        match outcome {
            Ok(path) => {
                self.failed.remove(&journal);
                self.made = Some(Made { journal, path, at });
            }
            Err(why) => {
                self.failed.insert(journal.clone(), Failed { journal, why: Arc::new(why), at });
            }
        }
    }
}

/// What the copy is called that is made after an act, if one is.
pub(super) fn copy_after(act: &Act) -> Option<String> {
    if let Act::Publish { round } = act {
        return Some(format!("round-{round:02}-published"));
    }
    if let Act::CloseRound { round } = act {
        return Some(format!("round-{round:02}-closed"));
    }
    matches!(act, Act::Finish).then(|| "end".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_tournament_has_its_own_failure() {
        let mut state = BackupState::default();
        let full = || Err(NotCopied::BrokeOff);
        state.note("open".to_owned(), full(), 1);
        state.note("blitz".to_owned(), full(), 2);
        state.note("blitz".to_owned(), Ok(PathBuf::from("b.ronde")), 3);
        let failed: Vec<&str> = state.failed.keys().map(|it| &**it).collect();
        assert_eq!(vec!["open"], failed, "the open has no copy still");
        state.note("open".to_owned(), Ok(PathBuf::from("o.ronde")), 4);
        assert!(state.failed.is_empty());
    }
}
