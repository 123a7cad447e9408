//! Folders that follow their tournaments. Where they are is a matter of this machine, and stands in
//! a file of its own beside the database, not in any journal.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use ronde_desk::portable::{self, Purpose};
use ronde_desk::{Hash, State};
use ronde_words::Lang;
use serde::{Deserialize, Serialize};
use tokio::sync::Notify;

use super::write::usable;
use super::{NotWritten, files, write};
use crate::Server;
use crate::access::now;

/// The file that keeps the list.
const LIST: &str = "folders.json";
/// Acts that come together are written together.
const TOGETHER: Duration = Duration::from_secs(1);

/// A folder, and the languages of its pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) folder: PathBuf,
    pub(crate) languages: Vec<Lang>,
}

/// The same as it is kept.
#[derive(Serialize, Deserialize)]
struct Kept {
    folder: PathBuf,
    languages: Vec<String>,
}

/// All folders of this machine.
#[derive(Default)]
pub struct Sites {
    /// Where the list is kept; none where this machine has no data of its own.
    file: Option<PathBuf>,
    held: Mutex<BTreeMap<String, Held>>,
    /// Held while a folder is written: two at once would take each other's files away.
    writing: tokio::sync::Mutex<()>,
    changed: Notify,
}

struct Held {
    place: Place,
    /// The state that was written last, and when, or why it was not.
    last: Option<(Hash, Result<i64, NotWritten>)>,
}

impl Sites {
    /// The folders of a machine whose data are there.
    pub(crate) fn new(data: Option<&std::path::Path>) -> Sites {
        let file = data.map(|folder| folder.join(LIST));
        let text = file.as_ref().and_then(|file| std::fs::read_to_string(file).ok());
        let kept: BTreeMap<String, Kept> =
            text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        let held = kept.into_iter().map(|(t, kept)| {
            let languages = kept.languages.iter().filter_map(|it| Lang::of_code(it)).collect();
            (t, Held { place: Place { folder: kept.folder, languages }, last: None })
        });
        Sites {
            file,
            held: Mutex::new(held.collect()),
            writing: tokio::sync::Mutex::default(),
            changed: Notify::new(),
        }
    }

    fn held(&self) -> MutexGuard<'_, BTreeMap<String, Held>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this machine can keep a list at all.
    pub(crate) fn keeps(&self) -> bool {
        self.file.is_some()
    }

    /// Where a tournament is written.
    pub(crate) fn place(&self, t: &str) -> Option<Place> {
        self.held().get(t).map(|held| held.place.clone())
    }

    /// When it was written last, or why it was not.
    pub(crate) fn told(&self, t: &str) -> Option<Result<i64, NotWritten>> {
        self.held().get(t).and_then(|held| held.last.clone()).map(|(_, told)| told)
    }

    /// Sets a folder, or takes it away. What was written stays where it is; a folder that cannot be
    /// ours changes nothing.
    pub(crate) fn set(&self, t: &str, place: Option<Place>) -> Result<(), NotWritten> {
        if let Some(place) = &place {
            usable(&place.folder)?;
        }
        let mut held = self.held();
        match place {
            Some(place) => held.insert(t.to_owned(), Held { place, last: None }),
            None => held.remove(t),
        };
        let kept: BTreeMap<&String, Kept> = held
            .iter()
            .map(|(t, held)| {
                let languages = held.place.languages.iter().map(|it| it.code().to_owned());
                (t, Kept { folder: held.place.folder.clone(), languages: languages.collect() })
            })
            .collect();
        if let Some(file) = &self.file {
            let text = serde_json::to_string_pretty(&kept).unwrap_or_default();
            let beside = file.with_extension("new");
            let kept = std::fs::write(&beside, text);
            let kept = kept.and_then(|()| std::fs::rename(&beside, file));
            kept.map_err(|error| NotWritten::Disk(file.clone(), error.to_string()))?;
        }
        drop(held);
        self.changed.notify_one();
        Ok(())
    }

    /// Writes the folder of a tournament, if something was done since.
    pub(crate) async fn renew(&self, server: &Server, t: &str) {
        let _alone = self.writing.lock().await;
        let Some(place) = self.place(t) else { return };
        // A store that does not answer now is asked again after the next act.
        let Ok(state) = server.office.tournament(t).await else { return };
        let hash = state.head.hash;
        let done = |held: &Held| {
            held.last.as_ref().is_some_and(|(last, told)| *last == hash && told.is_ok())
        };
        if self.held().get(t).is_none_or(done) {
            return;
        }
        let folder = place.clone();
        let told = tokio::task::spawn_blocking(move || written(&state, &folder)).await;
        let told = told.unwrap_or(Err(NotWritten::Fault));
        if let Some(held) = self.held().get_mut(t).filter(|held| held.place == place) {
            held.last = Some((hash, told));
        }
    }

    fn listed(&self) -> Vec<String> {
        self.held().keys().cloned().collect()
    }
}

fn written(state: &Arc<State>, place: &Place) -> Result<i64, NotWritten> {
    let snapshot = portable::exported(state, Purpose::Tournament);
    let snapshot = portable::with_clubs(state, snapshot);
    let files = files(&snapshot, &portable::tables(state), &place.languages);
    let outcome = write(&place.folder, &files);
    outcome.map(|_| now())
}

/// Follows every tournament that has a folder, until the store is closed.
pub(crate) async fn follow(server: Server) {
    let mut news = server.office.store().subscribe();
    loop {
        for t in server.sites.listed() {
            server.sites.renew(&server, &t).await;
        }
        tokio::select! {
            heard = news.next() => if heard.is_none() { return },
            () = server.sites.changed.notified() => {}
        }
        tokio::time::sleep(TOGETHER).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_outlives_the_program() {
        let data = tempfile::tempdir().unwrap();
        let place = Place { folder: data.path().join("open"), languages: vec![Lang::De, Lang::It] };
        let sites = Sites::new(Some(data.path()));
        sites.set("one", Some(place.clone())).unwrap();
        sites.set("two", Some(place.clone())).unwrap();
        sites.set("two", None).unwrap();
        let again = Sites::new(Some(data.path()));
        assert_eq!(Some(place), again.place("one"));
        assert_eq!(None, again.place("two"));
        assert!(again.keeps() && !Sites::new(None).keeps());
    }
}
