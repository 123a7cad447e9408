//! Files that are not what they should be, and lines that somebody changed.

use std::path::{Path, PathBuf};

use ronde_office::{Store, StoreError, carry};
use ronde_store::SqliteStore;
use rusqlite::Connection;

use crate::postgres;
use crate::support::{begun, insist, verified};

const JOURNAL: &str = "0197-damage";

fn raw(file: &Path) -> Connection {
    Connection::open(file).unwrap()
}

fn run(connection: &Connection, sql: &str) -> Result<(), rusqlite::Error> {
    connection.execute_batch(sql)
}

/// Makes the tables those of the first version.
const FIRST: &str = "DROP TABLE note; DROP TABLE machine; DROP TABLE secret; DROP TABLE password; \
    DROP TABLE pass; \
                     ALTER TABLE kept_state DROP COLUMN hash";

/// A file with five lines.
async fn five(folder: &Path) -> PathBuf {
    let file = folder.join("event.ronde");
    let store = SqliteStore::open(&file).await.unwrap();
    let mut head = begun(&store, JOURNAL).await;
    for act in 2..=5 {
        head = insist(&store, JOURNAL, head, &format!("key-{act}"), "1-0 at board 3").await.0;
    }
    store.close().await;
    file
}

#[tokio::test]
async fn a_line_is_not_changed_or_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let file = raw(&five(folder.path()).await);
    for sql in ["UPDATE line SET text = 'x' WHERE seq = 2", "DELETE FROM line WHERE seq = 5"] {
        let refused = run(&file, sql).unwrap_err().to_string();
        assert!(refused.contains("never"), "{refused}");
    }
    let Some(url) = postgres::database("lines that are never changed").await else { return };
    let store = ronde_store::open(&url).await.unwrap();
    begun(&*store, JOURNAL).await;
    for sql in ["UPDATE line SET text = 'x' WHERE seq = 1", "DELETE FROM line"] {
        let refused = postgres::said(&postgres::run(&url, sql).await.unwrap_err());
        assert!(refused.contains("never"), "{refused}");
    }
}

/// One change by whoever has the file and knows how, and where it is found.
#[tokio::test]
async fn what_somebody_changed_is_found_and_named() {
    for (change, found) in [
        ("UPDATE line SET text = replace(text, 'board 3', 'board 4') WHERE seq = 3", "changed 3"),
        (
            "UPDATE line SET text = CAST(replace(CAST(text AS TEXT), 'board', x'ff') AS TEXT) \
             WHERE seq = 3",
            "text 3",
        ),
        ("UPDATE line SET hash = zeroblob(32) WHERE seq = 3", "changed 3"),
        ("UPDATE line SET hash = x'00' WHERE seq = 3", "damaged"),
        ("UPDATE line SET key = 'other' WHERE seq = 3", "key 3"),
        ("UPDATE line SET key = NULL WHERE seq = 3", "key 3"),
        ("UPDATE line SET key = 'new' WHERE seq = 1", "key 1"),
        ("UPDATE line SET seq = 7 WHERE seq = 5", "gap 4 7"),
        ("DELETE FROM line WHERE seq = 3", "gap 2 4"),
        ("DELETE FROM line WHERE seq = 5", "the head is 5"),
        ("UPDATE journal SET seq = 4", "the head is 4"),
        ("UPDATE journal SET hash = zeroblob(32)", "the head is 5-000"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let file = five(folder.path()).await;
        let connection = raw(&file);
        let free = "DROP TRIGGER line_is_not_changed; DROP TRIGGER line_is_not_deleted";
        run(&connection, free).unwrap();
        run(&connection, change).unwrap();
        let store = SqliteStore::open(&file).await.unwrap();
        let told = verified(&store, JOURNAL).await.unwrap_err();
        assert!(told.contains(found), "{change}: {told}");
    }
}

/// Every bit of every byte of the text of a line, once.
#[tokio::test]
async fn each_bit_of_a_line_counts() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&five(folder.path()).await).await.unwrap();
    let lines = store.read(JOURNAL, 0, 10).await.unwrap();
    let before = crate::support::head_of(&lines[1]);
    let mut found = 0;
    for bit in 0..lines[2].text.len() * 8 {
        let mut bytes = lines[2].text.clone().into_bytes();
        bytes[bit / 8] ^= 1 << (bit % 8);
        // What is no text any more does not even come out of the store.
        let Ok(text) = String::from_utf8(bytes) else { continue };
        let line = ronde_desk::entry::Line { text, ..lines[2].clone() };
        let read = ronde_desk::entry::read_after::<ronde_desk::Act>(JOURNAL, before, &line);
        assert!(read.is_err(), "bit {bit}");
        found += 1;
    }
    assert!(found > 1_000, "{found}");
}

#[tokio::test]
async fn an_attachment_that_was_changed_is_not_given_out() {
    let folder = tempfile::tempdir().unwrap();
    let file = five(folder.path()).await;
    let hash = ronde_desk::entry::Hash::of(b"reasons");
    let connection = raw(&file);
    let sql = "INSERT INTO attachment (hash, bytes) VALUES (?, ?)";
    connection.execute(sql, (&hash.0[..], &b"seasons"[..])).unwrap();
    let store = SqliteStore::open(&file).await.unwrap();
    let error = store.attachment(hash).await.unwrap_err();
    assert!(matches!(error, StoreError::Damaged { .. }), "{error:?}");
}

#[tokio::test]
async fn files_that_are_not_ours_are_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let letter = folder.path().join("letter.txt");
    std::fs::write(&letter, "Dear arbiter, ".repeat(100)).unwrap();
    refused(&letter, "not-ours ").await;
    assert_eq!(1_400, std::fs::metadata(&letter).unwrap().len());

    let other = folder.path().join("other.sqlite");
    run(&raw(&other), "CREATE TABLE chess (move TEXT)").unwrap();
    let before = std::fs::read(&other).unwrap();
    refused(&other, "not-ours ").await;
    assert_eq!(before, std::fs::read(&other).unwrap());

    let newer = five(folder.path()).await;
    run(&raw(&newer), "PRAGMA user_version = 99").unwrap();
    refused(&newer, "newer ").await;
    refused(&folder.path().join("no/such/folder/event.ronde"), "gone ").await;
    // An empty file is what a program leaves that was stopped at once.
    let empty = folder.path().join("empty.ronde");
    std::fs::write(&empty, "").unwrap();
    assert!(SqliteStore::open(&empty).await.is_ok());
}

#[tokio::test]
async fn a_file_with_a_hole_is_told_as_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let file = five(folder.path()).await;
    let mut bytes = std::fs::read(&file).unwrap();
    let length = bytes.len();
    bytes[4096..length].fill(0x5a);
    std::fs::write(&file, bytes).unwrap();
    refused(&file, "damaged ").await;
}

async fn refused(file: &Path, words: &str) {
    let error = SqliteStore::open(file).await.map(drop).unwrap_err().to_string();
    assert!(error.contains(words), "{error}");
}

/// Whoever only looks makes nothing and changes nothing.
#[tokio::test]
async fn reading_leaves_a_file_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let absent = folder.path().join("absent.sqlite");
    unread(&absent, "nothing ").await;
    assert!(!absent.exists());
    let empty = folder.path().join("empty.sqlite");
    std::fs::write(&empty, "").unwrap();
    unread(&empty, "nothing ").await;
    assert_eq!(0, std::fs::metadata(&empty).unwrap().len());
    let letter = folder.path().join("letter.txt");
    std::fs::write(&letter, "Dear arbiter, ".repeat(100)).unwrap();
    unread(&letter, "not-ours ").await;

    let file = five(folder.path()).await;
    let before = std::fs::read(&file).unwrap();
    let store = ronde_store::open_to_read(file.to_str().unwrap()).await.unwrap();
    assert_eq!(5, verified(&*store, JOURNAL).await.unwrap().len());
    let head = store.head(JOURNAL).await.unwrap();
    let line = crate::support::remark(JOURNAL, head, "", "never");
    let refused = crate::support::append(&*store, JOURNAL, head, &[line]).await.unwrap_err();
    assert!(matches!(refused, StoreError::ReadOnly { .. }), "{refused:?}");
    assert_eq!(before, std::fs::read(&file).unwrap());
    // While somebody else writes it, too.
    let writer = SqliteStore::open(&file).await.unwrap();
    let (last, _) = insist(&writer, JOURNAL, head, "", "six").await;
    assert_eq!(Ok(last), store.head(JOURNAL).await);
    writer.close().await;

    let old = raw(&file);
    run(&old, &format!("{FIRST}; PRAGMA user_version = 1")).unwrap();
    unread(&file, "older ").await;
    assert!(run(&old, "SELECT hash FROM kept_state").is_err(), "nothing was changed");
    drop(old);
    SqliteStore::open(&file).await.unwrap().close().await;
    assert!(
        ronde_store::open_to_read(file.to_str().unwrap()).await.is_ok(),
        "now it is up to date"
    );
    run(&raw(&file), "PRAGMA user_version = 99").unwrap();
    unread(&file, "newer ").await;
}

async fn unread(file: &Path, words: &str) {
    let error = ronde_store::open_to_read(file.to_str().unwrap()).await.map(drop).unwrap_err();
    assert!(error.to_string().contains(words), "{error}");
}

#[tokio::test]
async fn reading_leaves_a_database_as_it_is() {
    let Some(url) = postgres::database("a database that is only read").await else { return };
    let tables = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'";
    let server = postgres::connect(&url).await;
    let error = ronde_store::open_to_read(&url).await.map(drop).unwrap_err();
    assert!(matches!(error, StoreError::Nothing { .. }), "{error:?}");
    let count: i64 = server.query_one(tables, &[]).await.unwrap().get(0);
    assert_eq!(0, count);
    let store = ronde_store::open(&url).await.unwrap();
    let head = begun(&*store, JOURNAL).await;
    let reading = ronde_store::open_to_read(&url).await.unwrap();
    assert_eq!(Ok(head), reading.head(JOURNAL).await);
    let line = crate::support::remark(JOURNAL, head, "", "never");
    let refused = crate::support::append(&*reading, JOURNAL, head, &[line]).await.unwrap_err();
    assert!(matches!(refused, StoreError::ReadOnly { .. }), "{refused:?}");
    let older = format!("{FIRST}; DELETE FROM ronde_schema; INSERT INTO ronde_schema VALUES (1)");
    server.batch_execute(&older).await.unwrap();
    let error = ronde_store::open_to_read(&url).await.map(drop).unwrap_err();
    assert!(matches!(error, StoreError::Older { .. }), "{error:?}");
    assert!(ronde_store::open(&url).await.is_ok());
    assert!(ronde_store::open_to_read(&url).await.is_ok());
}

/// A row, a line, a head: what is damaged is told, and hides nothing else.
#[tokio::test]
async fn one_damaged_thing_hides_nothing_else() {
    for (change, told, acts, journals) in [
        ("UPDATE journal SET kind = 'chess' WHERE id = '0197-damage'", "kind chess", 0, 1),
        ("UPDATE journal SET hash = x'00' WHERE id = '0197-damage'", ": hash", 0, 1),
        (
            "UPDATE line SET text = CAST(x'ff' AS TEXT) WHERE seq = 3",
            "journal 0197-damage: text 3",
            4,
            2,
        ),
        ("DELETE FROM line WHERE seq = 5", "head 0197-damage 5-", 4, 2),
        ("UPDATE journal SET seq = 4 WHERE id = '0197-damage'", "head 0197-damage 4-", 5, 2),
        ("UPDATE journal SET hash = zeroblob(32) WHERE seq = 5", "head 0197-damage 5-0000", 5, 2),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let file = five(folder.path()).await;
        let store = SqliteStore::open(&file).await.unwrap();
        begun(&store, "0197-other").await;
        store.close().await;
        let connection = raw(&file);
        let free = "DROP TRIGGER line_is_not_changed; DROP TRIGGER line_is_not_deleted";
        run(&connection, free).unwrap();
        run(&connection, change).unwrap();
        let store = ronde_store::open_to_read(file.to_str().unwrap()).await.unwrap();
        assert_eq!(journals, store.journals().await.unwrap().len(), "{change}");
        let events = carry::events(&*store).await.unwrap();
        assert_eq!(2, events.len(), "{change}");
        let faults: Vec<String> =
            events.iter().flat_map(|it| &it.faults).map(ToString::to_string).collect();
        assert!(faults.iter().any(|fault| fault.contains(told)), "{change}: {faults:?}");
        assert!(faults.iter().all(|fault| fault.contains(JOURNAL)), "{faults:?}");
        let lines = |journal| events.iter().find_map(|it| it.content.journals.get(journal));
        assert_eq!(acts, lines(JOURNAL).map_or(0, Vec::len), "{change}");
        assert_eq!(Some(1), lines("0197-other").map(Vec::len), "{change}");
    }
}

#[tokio::test]
async fn databases_that_cannot_be_used() {
    let nobody = "postgres://ronde:secret@127.0.0.1:1/ronde";
    let error = ronde_store::open(nobody).await.map(drop).unwrap_err();
    assert!(matches!(error, StoreError::Gone { .. }), "{error:?}");
    assert!(!error.to_string().contains("secret"), "{error}");
    let Some(url) = postgres::database("databases that cannot be used").await else { return };
    let (base, name) = url.rsplit_once('/').unwrap();
    let absent = ronde_store::open(&format!("{base}/no_such_{name}")).await.map(drop).unwrap_err();
    assert!(matches!(absent, StoreError::Refused { .. }), "{absent:?}");
    let (_, server) = url.rsplit_once('@').unwrap();
    let stranger = format!("postgres://nobody:wrong@{server}");
    let refused = ronde_store::open(&stranger).await.map(drop).unwrap_err();
    assert!(matches!(refused, StoreError::Refused { .. }), "{refused:?}");
}

#[tokio::test]
async fn a_certificate_is_looked_at_when_the_url_asks_for_it() {
    let Ok(certificate) = std::env::var("RONDE_TEST_POSTGRES_CERTIFICATE") else {
        eprintln!("SKIPPED: PostgreSQL, TLS: RONDE_TEST_POSTGRES_CERTIFICATE names no certificate");
        return;
    };
    let Some(url) = postgres::database("TLS").await else { return };
    let trusted = format!("{url}?sslmode=verify-full&sslrootcert={certificate}");
    let store = ronde_store::open(&trusted).await.unwrap();
    begun(&*store, JOURNAL).await;
    assert_eq!((1, true), encrypted(&url).await);
    drop(store);
    // Its name is 127.0.0.1, and not every mode looks at that.
    let (named, other) = (url.clone(), url.replace("127.0.0.1", "localhost"));
    for (url, mode, passes) in [
        (&named, "verify-ca", true),
        (&other, "verify-ca", true),
        (&other, "verify-full", false),
        (&other, "require", true),
        (&other, "prefer", true),
    ] {
        let url = format!("{url}?sslmode={mode}&sslrootcert={certificate}");
        let opened = ronde_store::open_to_read(&url).await.map(drop);
        assert_eq!(passes, opened.is_ok(), "{mode}: {opened:?}");
    }
    // Nobody but the tests trusts it.
    let refused = ronde_store::open(&format!("{url}?sslmode=verify-full")).await.map(drop);
    assert!(matches!(refused, Err(StoreError::Refused { .. })), "{refused:?}");
}

/// How many connections the stores have to that database, and whether all of them use TLS.
async fn encrypted(url: &str) -> (i64, bool) {
    let sql = "SELECT count(*), bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
               WHERE datname = current_database() AND application_name = 'ronde'";
    let row = postgres::connect(url).await.query_one(sql, &[]).await.unwrap();
    (row.get(0), row.get(1))
}

/// What is left when a program is stopped while it makes a file, before the file has its mode.
#[tokio::test]
async fn a_file_that_was_left_in_the_middle_of_writing_is_put_in_order() {
    let folder = tempfile::tempdir().unwrap();
    let file = five(folder.path()).await;
    let connection = raw(&file);
    run(&connection, "PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1").unwrap();
    run(&connection, "BEGIN IMMEDIATE").unwrap();
    for byte in 0..200_u8 {
        let sql = "INSERT INTO attachment (hash, bytes) VALUES (?, ?)";
        connection.execute(sql, (vec![byte; 32], vec![byte; 3_000])).unwrap();
    }
    let left = folder.path().join("left.ronde");
    std::fs::copy(&file, &left).unwrap();
    let undone = folder.path().join("event.ronde-journal");
    std::fs::copy(undone, folder.path().join("left.ronde-journal")).unwrap();
    let store = SqliteStore::open(&left).await.unwrap();
    assert_eq!(5, verified(&store, JOURNAL).await.unwrap().len());
    let hash = ronde_desk::entry::Hash([7; 32]);
    assert_eq!(Ok(None), store.attachment(hash).await, "nothing by halves");
}
