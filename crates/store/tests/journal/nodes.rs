//! Two machines on one PostgreSQL: many writers, subscribers on the other side, and a server that
//! is restarted in the middle.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use ronde_desk::entry::Head;
use ronde_office::{News, Store, StoreError};

use crate::children::child;
use crate::postgres;
use crate::support::{begun, insist, micros, text, verified};

/// What the other machine reads: the URL, and how many acts each of its writers adds.
const URL: &str = "RONDE_TEST_NODE_URL";
const ACTS: &str = "RONDE_TEST_NODE_ACTS";

const WRITERS_PER_NODE: u64 = 4;
const ACTS_PER_WRITER: u64 = 1_250;
const JOURNALS: [&str; 2] = ["0197-open", "0197-blitz"];

/// The other machine, if the environment names its database; else a test that one alone does it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_adds_its_acts() {
    if let (Ok(url), Ok(acts)) = (std::env::var(URL), std::env::var(ACTS)) {
        let store = ronde_store::open(&url).await.unwrap();
        return node(store, "there", acts.parse().unwrap()).await;
    }
    let Some(url) = postgres::database("a node that adds acts").await else { return };
    let store = ronde_store::open(&url).await.unwrap();
    node(store.clone(), "alone", 20).await;
    let mut count = 0;
    for journal in JOURNALS {
        count += verified(&*store, journal).await.unwrap().len();
    }
    assert_eq!(2 + 4 * 20, count);
}

/// So many writers, each with its own journal, together with others.
async fn node(store: Arc<dyn Store>, name: &'static str, acts: u64) {
    let mut writers = Vec::new();
    for writer in 0..WRITERS_PER_NODE {
        let store = store.clone();
        writers.push(tokio::spawn(async move {
            let journal = JOURNALS[usize::try_from(writer).unwrap() % JOURNALS.len()];
            write(&*store, journal, &format!("{name}-{writer}"), acts).await;
        }));
    }
    for writer in writers {
        writer.await.unwrap();
    }
}

/// Each act says when its writer began with it.
async fn write(store: &dyn Store, journal: &str, name: &str, acts: u64) -> u32 {
    let mut head: Head = begun_or_there(store, journal).await;
    let mut away = 0;
    for act in 0..acts {
        let words = micros().to_string();
        let (next, times) = insist(store, journal, head, &format!("{name}-{act}"), &words).await;
        (head, away) = (next, away + times);
    }
    away
}

async fn begun_or_there(store: &dyn Store, journal: &str) -> Head {
    loop {
        match store.head(journal).await {
            Ok(head) => return head,
            Err(StoreError::NoJournal { .. }) => return begun(store, journal).await,
            // The server may be away from the first moment on.
            Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_and_eight_writers_lose_and_double_nothing() {
    let Some(url) = postgres::database("two nodes with eight writers").await else { return };
    let store = ronde_store::open(&url).await.unwrap();
    let mut delays = subscriber(store.clone()).await;
    let started = Instant::now();
    let acts = ACTS_PER_WRITER.to_string();
    let mut other = child("nodes::a_node_adds_its_acts", &[(URL, &url), (ACTS, &acts)]);
    node(store.clone(), "here", ACTS_PER_WRITER).await;
    assert!(tokio::task::spawn_blocking(move || other.wait().unwrap().success()).await.unwrap());
    let took = started.elapsed();
    let keys = keys_of_all(&*store).await;
    assert_eq!(2 * WRITERS_PER_NODE * ACTS_PER_WRITER, keys);
    // Until the subscriber has seen all that the other node did.
    let expected = WRITERS_PER_NODE * ACTS_PER_WRITER;
    let mut heard = Vec::new();
    while (heard.len() as u64) < expected {
        let next = tokio::time::timeout(Duration::from_secs(5), delays.recv()).await;
        heard.push(next.expect("every act is heard of").unwrap());
    }
    heard.sort_unstable();
    let (median, last) = (heard[heard.len() / 2], heard[heard.len() - 1]);
    println!(
        "{keys} acts in {took:.1?}; seen on the other node after {median} µs (median), {last} µs \
         (slowest), the time of storing included"
    );
    assert!(median < 100_000, "{median} µs");
}

/// All acts of both journals, none of them twice and no chain broken.
async fn keys_of_all(store: &dyn Store) -> u64 {
    let mut keys = BTreeSet::new();
    let mut count = 0;
    for journal in JOURNALS {
        for entry in verified(store, journal).await.unwrap().into_iter().skip(1) {
            count += 1;
            assert!(keys.insert(entry.key.clone()), "{} is there twice", entry.key);
        }
    }
    count
}

/// Microseconds from when a writer of the other node began until its act was read here.
async fn subscriber(store: Arc<dyn Store>) -> tokio::sync::mpsc::UnboundedReceiver<u64> {
    let mut news = store.subscribe();
    let (sender, receiver) = tokio::sync::mpsc::unbounded_channel();
    assert_eq!(Some(News::LookAgain), news.next().await, "it listens");
    tokio::spawn(async move {
        let mut seen = [0; JOURNALS.len()];
        while let Some(heard) = news.next().await {
            for (journal, seen) in JOURNALS.iter().zip(&mut seen) {
                let grown = match &heard {
                    News::Grown { journal: grown, seq } => grown == journal && seq > seen,
                    News::LookAgain => true,
                };
                for line in
                    if grown { store.read(journal, *seen, 1_000).await.unwrap() } else { vec![] }
                {
                    *seen = line.seq;
                    if line.key.starts_with("there") {
                        let _ = sender.send(micros().saturating_sub(began(&line.text)));
                    }
                }
            }
        }
    });
    receiver
}

fn began(line: &str) -> u64 {
    let entry: ronde_desk::Entry<ronde_desk::Act> = serde_json::from_str(line).unwrap();
    text(&entry).parse().unwrap()
}

/// A store whose URL names several servers takes the one that is there and may be written.
#[tokio::test]
async fn of_several_servers_the_one_that_answers_is_taken() {
    let Some(url) = postgres::database("several servers").await else { return };
    let several = url.replace("@127.0.0.1:", "@127.0.0.1:1,127.0.0.1:");
    let settings = "target_session_attrs=read-write&statement_timeout=7s&connect_timeout=3";
    let store = ronde_store::open(&format!("{several}?{settings}")).await.unwrap();
    begun(&*store, JOURNALS[0]).await;
    let none = format!("{several}?target_session_attrs=read-only");
    let refused = ronde_store::open_to_read(&none).await.map(drop);
    assert!(matches!(refused, Err(StoreError::Gone { .. })), "{refused:?}");
}

/// What a server that was restarted leaves of the connections stands in nobody's way.
#[tokio::test]
async fn an_act_passes_over_connections_that_are_dead() {
    let Some(url) = postgres::database("dead connections").await else { return };
    let store = ronde_store::open(&url).await.unwrap();
    let mut head = begun(&*store, JOURNALS[0]).await;
    let kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                WHERE datname = current_database() AND application_name = 'ronde'";
    for act in 0..5 {
        postgres::run(&url, kill).await.unwrap();
        let (next, away) = insist(&*store, JOURNALS[0], head, &format!("{act}"), "x").await;
        assert_eq!(0, away, "nothing had begun");
        head = next;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_restarted_loses_nothing() {
    let server = std::env::var("RONDE_TEST_POSTGRES_RESTARTED");
    let (Ok(server), Ok(restart)) = (server, std::env::var("RONDE_TEST_POSTGRES_RESTART")) else {
        eprintln!(
            "SKIPPED: PostgreSQL, a server that is restarted: RONDE_TEST_POSTGRES_RESTARTED and \
             RONDE_TEST_POSTGRES_RESTART name none"
        );
        return;
    };
    let url = postgres::fresh(&server).await;
    let store = ronde_store::open(&url).await.unwrap();
    let mut news = store.subscribe();
    assert_eq!(Some(News::LookAgain), news.next().await);
    for journal in JOURNALS {
        begun(&*store, journal).await;
    }
    let away = Arc::new(AtomicU64::new(0));
    let mut writers = Vec::new();
    for writer in 0..4 {
        let (store, away) = (store.clone(), away.clone());
        writers.push(tokio::spawn(async move {
            let times = write(&*store, JOURNALS[writer % 2], &format!("w{writer}"), 400).await;
            away.fetch_add(u64::from(times), Ordering::Relaxed);
        }));
    }
    for mode in ["fast", "immediate"] {
        tokio::time::sleep(Duration::from_millis(150)).await;
        let command = format!("{restart} -m {mode}");
        let restarted = tokio::task::spawn_blocking(move || {
            std::process::Command::new("sh").args(["-c", &command]).output().unwrap()
        });
        let restarted = restarted.await.unwrap();
        assert!(restarted.status.success(), "{restarted:?}");
    }
    for writer in writers {
        writer.await.unwrap();
    }
    assert_eq!(1_600, keys_of_all(&*store).await);
    let away = away.load(Ordering::Relaxed);
    println!("the writers found the server away {away} times");
    assert!(away > 0, "the restarts came too late to disturb anybody");
    heard_again(&*store, &mut news).await;
}

/// The subscriber was told to look again, and hears of what comes after.
async fn heard_again(store: &dyn Store, news: &mut ronde_office::Subscription) {
    until(news, &News::LookAgain).await;
    let head = store.head(JOURNALS[0]).await.unwrap();
    let (last, _) = insist(store, JOURNALS[0], head, "last", "0").await;
    until(news, &News::Grown { journal: JOURNALS[0].to_owned(), seq: last.seq }).await;
}

async fn until(news: &mut ronde_office::Subscription, wanted: &News) {
    let heard = async { while news.next().await.as_ref() != Some(wanted) {} };
    let heard = tokio::time::timeout(Duration::from_secs(10), heard).await;
    heard.unwrap_or_else(|_| panic!("nothing was heard of {wanted:?}"));
}
