//! A second program has the same file open.

use std::path::Path;
use std::time::{Duration, Instant};

use ronde_office::{News, Store};
use ronde_store::SqliteStore;

use crate::children::child;
use crate::support::{begun, insist, verified};

const FILE: &str = "RONDE_TEST_SECOND_FILE";
const JOURNAL: &str = "0197-second";
const ACTS: usize = 150;

/// The second program, if the environment names its file; else a test that one program does it.
#[tokio::test]
async fn a_program_adds_its_acts() {
    if let Some(file) = std::env::var_os(FILE) {
        return acts(Path::new(&file), "second").await;
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("event.ronde");
    acts(&file, "only").await;
    let store = SqliteStore::open(&file).await.unwrap();
    assert_eq!(1 + ACTS, verified(&store, JOURNAL).await.unwrap().len());
}

async fn acts(file: &Path, who: &str) {
    let store = SqliteStore::open(file).await.unwrap();
    let mut head = begun(&store, JOURNAL).await;
    for act in 0..ACTS {
        let key = format!("{who}-{act}");
        head = insist(&store, JOURNAL, head, &key, &key).await.0;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_programs_make_and_fill_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("event.ronde");
    let environment = [(FILE, file.to_str().unwrap())];
    let mut child = child("second::a_program_adds_its_acts", &environment);
    acts(&file, "first").await;
    assert!(child.wait().unwrap().success());
    let store = SqliteStore::open(&file).await.unwrap();
    let entries = verified(&store, JOURNAL).await.unwrap();
    let mut keys: Vec<&str> = entries.iter().map(|entry| &*entry.key).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(1 + 2 * ACTS, entries.len());
    assert_eq!(entries.len(), keys.len(), "no act is there twice");
}

#[tokio::test]
async fn acts_of_another_program_are_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("event.ronde");
    let (here, there) =
        (SqliteStore::open(&file).await.unwrap(), SqliteStore::open(&file).await.unwrap());
    let mut news = here.subscribe();
    let mut head = begun(&there, JOURNAL).await;
    for seq in 1..=5 {
        let started = Instant::now();
        let told = tokio::time::timeout(Duration::from_secs(5), news.next()).await;
        let grown = News::Grown { journal: JOURNAL.to_owned(), seq };
        assert_eq!(Some(grown), told.expect("news"), "each once");
        assert!(started.elapsed() < Duration::from_secs(2), "{:?}", started.elapsed());
        head = insist(&there, JOURNAL, head, "", "x").await.0;
    }
}

#[tokio::test]
async fn whoever_holds_the_file_for_too_long_is_named_as_the_reason() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("event.ronde");
    let store = SqliteStore::open(&file).await.unwrap();
    let head = begun(&store, JOURNAL).await;
    let other = rusqlite::Connection::open(&file).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let lines = [crate::support::remark(JOURNAL, head, "k", "x")];
    let error = crate::support::append(&store, JOURNAL, head, &lines).await.unwrap_err();
    assert!(error.to_string().starts_with("busy "), "{error}");
    assert!(error.may_pass());
    assert_eq!(Ok(head), store.head(JOURNAL).await, "reading goes on");
    other.execute_batch("ROLLBACK").unwrap();
    assert!(crate::support::append(&store, JOURNAL, head, &lines).await.is_ok());
}
