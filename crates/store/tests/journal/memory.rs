//! Memory that is ahead of the store: a standby that took over without the last acts, a file that
//! was put back, a state that was kept and is no longer what it was.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ronde_desk::entry::Stamp;
use ronde_desk::{Act, Request, Role, State, state};
use ronde_office::OfficeError;
use ronde_office::{Class, Office, Store, StoreError};
use ronde_store::SqliteStore;

use crate::postgres;
use crate::support::{append, begun, insist, remark};

const OPEN: &str = "0197-open";

/// A store, and whoever can change it behind its back.
enum Place {
    File(PathBuf),
    Server(String),
}

impl Place {
    async fn open(&self) -> Arc<dyn Store> {
        match self {
            Place::File(file) => ronde_store::open(&file.display().to_string()).await.unwrap(),
            Place::Server(url) => ronde_store::open(url).await.unwrap(),
        }
    }

    async fn run(&self, sql: &str) {
        match self {
            Place::File(file) => run(file, sql),
            Place::Server(url) => postgres::run(url, sql).await.unwrap(),
        }
    }

    /// The store forgets everything after that act.
    async fn goes_back(&self, seq: u64) {
        self.run(match self {
            Place::File(_) => "DROP TRIGGER IF EXISTS line_is_not_deleted",
            Place::Server(_) => "DROP TRIGGER IF EXISTS line_is_for_ever ON line",
        })
        .await;
        self.run(&format!("DELETE FROM line WHERE seq > {seq}")).await;
        let hash = "(SELECT hash FROM line WHERE line.journal = journal.id AND line.seq = ";
        self.run(&format!("UPDATE journal SET seq = {seq}, hash = {hash}{seq})")).await;
    }
}

fn run(file: &Path, sql: &str) {
    rusqlite::Connection::open(file).unwrap().execute_batch(sql).unwrap();
}

fn request(text: &str) -> Request {
    let stamp = Stamp { at: 0, by: "owner".to_owned(), role: Role::Owner };
    Request::new(stamp, Act::Remark { text: text.to_owned() })
}

async fn remarks(office: &Office, texts: &[&str]) -> Arc<State> {
    let mut state = None;
    for text in texts {
        state = Some(office.submit(OPEN, request(text), &[]).await.unwrap().state);
    }
    state.unwrap()
}

fn texts(state: &State) -> Vec<&str> {
    state.remarks.iter().map(|remark| &*remark.text).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_that_went_back_is_believed() {
    let folder = tempfile::tempdir().unwrap();
    let mut places = vec![Place::File(folder.path().join("events.sqlite"))];
    places.extend(postgres::database("a store that went back").await.map(Place::Server));
    for place in places {
        let store = place.open().await;
        let (office, other) = (Office::new(store.clone()), Office::new(store.clone()));
        begun(&*store, OPEN).await;
        let state = remarks(&office, &["a", "b", "c"]).await;
        assert_eq!(vec!["a", "b", "c"], texts(&state));
        place.goes_back(2).await;
        let state = office.tournament(OPEN).await.unwrap();
        assert_eq!(vec!["a"], texts(&state), "shorter than what is in memory");
        let state = remarks(&office, &["d", "e"]).await;
        assert_eq!(vec!["a", "d", "e"], texts(&state));
        // Without being asked in between: an act is decided on what is there.
        place.goes_back(2).await;
        let state = remarks(&office, &["f"]).await;
        assert_eq!(vec!["a", "f"], texts(&state));
        // Another machine has gone on since, and further than we were: longer, and another chain.
        other.tournament(OPEN).await.unwrap();
        remarks(&office, &["g"]).await;
        place.goes_back(2).await;
        remarks(&other, &["h", "i", "j"]).await;
        let state = office.tournament(OPEN).await.unwrap();
        assert_eq!(vec!["a", "h", "i", "j"], texts(&state));
        assert_eq!(state.text(), Office::new(store).tournament(OPEN).await.unwrap().text());
        // A head that no line has is no state to go on from.
        place.run("UPDATE journal SET seq = 4").await;
        let error = office.tournament(OPEN).await.unwrap_err();
        assert!(matches!(error, OfficeError::Damaged { .. }), "{error:?}");
        assert_eq!(Class::Broken, error.class());
    }
}

#[tokio::test]
async fn a_file_that_was_exchanged_is_not_written() {
    let folder = tempfile::tempdir().unwrap();
    let (file, older) = (folder.path().join("events.sqlite"), folder.path().join("older.sqlite"));
    let store = SqliteStore::open(&older).await.unwrap();
    begun(&store, OPEN).await;
    store.close().await;
    std::fs::copy(&older, &file).unwrap();
    let store = SqliteStore::open(&file).await.unwrap();
    let head = store.head(OPEN).await.unwrap();
    let (head, _) = insist(&store, OPEN, head, "", "one").await;
    std::fs::rename(&older, &file).unwrap();
    let replaced = StoreError::Replaced { place: file.display().to_string() };
    let lines = [remark(OPEN, head, "", "lost")];
    assert_eq!(Err(replaced.clone()), append(&store, OPEN, head, &lines).await.map(drop));
    assert_eq!(Err(replaced.clone()), store.head(OPEN).await);
    assert_eq!(Class::TryAgain, replaced.class());
    std::fs::remove_file(&file).unwrap();
    assert_eq!(Err(replaced), store.head(OPEN).await);
    assert!(!file.exists(), "and nobody makes it anew");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_kept_state_that_was_changed_is_not_believed() {
    let folder = tempfile::tempdir().unwrap();
    let mut places = vec![Place::File(folder.path().join("events.sqlite"))];
    places.extend(postgres::database("a kept state that was changed").await.map(Place::Server));
    for place in places {
        let store = place.open().await;
        begun(&*store, OPEN).await;
        let state = remarks(&Office::new(store.clone()), &["1-0", "0-1"]).await;
        let bytes = state.text();
        store.keep_state(OPEN, 3, state::VERSION, bytes.as_bytes()).await.unwrap();
        assert!(store.kept_state(OPEN, state::VERSION).await.unwrap().is_some());
        let at = bytes.find("1-0").unwrap() + 1;
        place
            .run(&match place {
                Place::File(_) => "UPDATE kept_state SET bytes = \
                    CAST(replace(CAST(bytes AS TEXT), '1-0', '0-0') AS BLOB)"
                    .to_owned(),
                Place::Server(_) => format!(
                    "UPDATE kept_state SET bytes = overlay(bytes PLACING '0'::bytea FROM {at})"
                ),
            })
            .await;
        assert_eq!(Ok(None), store.kept_state(OPEN, state::VERSION).await);
        let later = Office::new(store.clone()).tournament(OPEN).await.unwrap();
        assert_eq!(state.text(), later.text(), "it is folded from the lines");
        // Kept by a version that wrote no hash.
        store.keep_state(OPEN, 3, state::VERSION + 1, bytes.as_bytes()).await.unwrap();
        place.run("UPDATE kept_state SET hash = NULL").await;
        assert_eq!(Ok(None), store.kept_state(OPEN, state::VERSION + 1).await);
    }
}
