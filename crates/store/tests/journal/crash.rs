//! `kill -9` at any instant, and a disk that is full: what was acknowledged is there, and there is
//! nothing by halves.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::Child;
use std::sync::mpsc;
use std::time::Duration;

use ronde_desk::entry::{Hash, Head};
use ronde_office::{Addition, Appended, Attachment, Handing, Store, StoreError};
use ronde_store::SqliteStore;

use crate::children::{child, limited_child};
use crate::support::{Dice, begun, from_environment, head_of, remark, text, verified};

/// Kills; the soak asks for more.
const KILLS: u64 = 50;

/// What the child reads.
const FILE: &str = "RONDE_TEST_CRASH_FILE";

const JOURNAL: &str = "0197-crash";

/// The child of the tests below, if the environment names its file; else a test that its batches
/// are whole when nobody kills it.
#[tokio::test]
async fn batches_are_whole() {
    if let Some(file) = std::env::var_os(FILE) {
        let error = batches(Path::new(&file), u64::MAX, said).await.unwrap_err();
        said(&format!("error {error}"));
        // Not `Full` would be another story than the one that is tested.
        let code = if matches!(error, StoreError::Full { .. }) { 33 } else { 34 };
        std::process::exit(code);
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("event.ronde");
    batches(&file, 20, |_| {}).await.unwrap();
    let store = SqliteStore::open(&file).await.unwrap();
    let (count, batches) = whole_batches(&store).await;
    assert_eq!((20, true), (batches, count > 20));
}

/// Adds batches of one to three lines, and says after each that it is acknowledged.
async fn batches(file: &Path, count: u64, said: fn(&str)) -> Result<(), StoreError> {
    let store = SqliteStore::open(file).await?;
    let mut head = match store.head(JOURNAL).await {
        Err(StoreError::NoJournal { .. }) => begun(&store, JOURNAL).await,
        head => head?,
    };
    said(&format!("ack {} {}", head.seq, head.hash));
    for _ in 0..count {
        head = batch(&store, head).await?;
        said(&format!("ack {} {}", head.seq, head.hash));
        if head.seq.is_multiple_of(7) {
            store.keep_state(JOURNAL, head.seq, 1, head.hash.to_string().as_bytes()).await?;
        }
    }
    Ok(())
}

async fn batch(store: &dyn Store, head: Head) -> Result<Head, StoreError> {
    let size = 1 + head.seq % 3;
    let attachments =
        [Attachment::of(format!("reasons after {}", head.seq).repeat(40).into_bytes())];
    let mut lines = Vec::new();
    let mut last = head;
    for at in 1..=size {
        let words = format!("{at} of {size} {}", attachments[0].hash);
        lines.push(remark(JOURNAL, last, &format!("key-{}", last.seq), &words));
        last = head_of(&lines[lines.len() - 1]);
    }
    let addition = Addition {
        journal: JOURNAL,
        expected: head,
        lines: &lines,
        attachments: &attachments,
        holder: None,
        handing: Handing::Stays,
        heads: None,
    };
    match store.append(addition).await? {
        Appended::Now(head) => Ok(head),
        Appended::Already(line) => panic!("act {} has a key of its own", line.seq),
    }
}

fn said(line: &str) {
    let mut out = std::io::stdout().lock();
    // Without a reader there is nobody left to tell; the parent is gone.
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

/// Lines and batches of the journal, every one of them whole and with its attachment.
async fn whole_batches(store: &dyn Store) -> (u64, u64) {
    let entries = verified(store, JOURNAL).await.unwrap();
    let mut due = (0, 0);
    let mut batches = 0;
    for entry in entries.iter().skip(1) {
        let words: Vec<&str> = text(entry).split(' ').collect();
        let [at, "of", size, hash] = words[..] else { panic!("{words:?}") };
        let (at, size): (u64, u64) = (at.parse().unwrap(), size.parse().unwrap());
        let begins = due.0 == due.1 && at == 1;
        assert!(begins || (at, size) == (due.0 + 1, due.1), "act {} in {due:?}", entry.seq);
        due = (at, size);
        batches += u64::from(at == size);
        let hash: Hash = hash.parse().unwrap();
        assert!(store.attachment(hash).await.unwrap().is_some(), "of act {}", entry.seq);
    }
    assert_eq!(due.0, due.1, "the last batch is there by halves");
    (entries.len() as u64, batches)
}

/// What a child said until it ended.
struct Said {
    acknowledged: Vec<Head>,
    errors: Vec<String>,
}

fn listen(child: &mut Child) -> mpsc::Receiver<String> {
    let (sender, receiver) = mpsc::channel();
    let lines = BufReader::new(child.stdout.take().unwrap());
    std::thread::spawn(move || {
        for line in lines.lines().map_while(Result::ok) {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    receiver
}

fn sorted(lines: impl Iterator<Item = String>) -> Said {
    let mut said = Said { acknowledged: Vec::new(), errors: Vec::new() };
    for line in lines {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            // A line that was cut off acknowledges nothing that can be checked.
            ["ack", seq, hash] => {
                if let (Ok(seq), Ok(hash)) = (seq.parse(), hash.parse()) {
                    said.acknowledged.push(Head { seq, hash });
                }
            }
            ["error", ..] => said.errors.push(line),
            _ => {}
        }
    }
    said
}

/// Everything that was acknowledged is in the file, and the file is good. Lines in it.
async fn checked(file: &Path, said: &Said) -> u64 {
    let store = SqliteStore::open(file).await.unwrap();
    if said.acknowledged.is_empty() && store.head(JOURNAL).await.is_err() {
        return 0;
    }
    for head in &said.acknowledged {
        let line = store.line(JOURNAL, head.seq).await.unwrap();
        let line = line.unwrap_or_else(|| panic!("act {} was acknowledged", head.seq));
        assert_eq!(*head, head_of(&line));
    }
    let (count, _) = whole_batches(&store).await;
    if let Some(kept) = store.kept_state(JOURNAL, 1).await.unwrap() {
        assert_eq!(kept.head.hash.to_string().as_bytes(), kept.bytes);
    }
    store.close().await;
    assert_eq!("ok", integrity(file));
    count
}

fn integrity(file: &Path) -> String {
    let connection = rusqlite::Connection::open(file).unwrap();
    connection.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap()
}

#[tokio::test]
async fn nothing_that_was_acknowledged_is_lost_when_the_program_is_killed() {
    let from = from_environment("RONDE_SOAK_FROM").unwrap_or(0);
    let count = from_environment("RONDE_SOAK_COUNT").unwrap_or(KILLS);
    let folder = tempfile::tempdir().unwrap();
    let (mut kills, mut acknowledged, mut lines) = (0, 0, 0);
    for seed in from..from + count {
        // Every eighth kill is of a file that is only just being made.
        let file = folder.path().join(format!("{}.ronde", seed / 8));
        let mut dice = Dice(seed);
        let mut child = child("crash::batches_are_whole", &[(FILE, file.to_str().unwrap())]);
        let heard = listen(&mut child);
        std::thread::sleep(Duration::from_micros(1_000 + dice.below(80_000)));
        child.kill().unwrap();
        child.wait().unwrap();
        let said = sorted(heard.iter());
        assert_eq!(Vec::<String>::new(), said.errors, "seed {seed}");
        kills += 1;
        acknowledged += said.acknowledged.len();
        lines = checked(&file, &said).await;
    }
    println!("{kills} kills, {acknowledged} acknowledged; {lines} lines in the last file");
    assert!(acknowledged > 0, "nothing was done before the kills");
}

#[tokio::test]
async fn at_a_limit_of_the_length_of_files_an_error_is_told_and_the_file_stays_good() {
    let folder = tempfile::tempdir().unwrap();
    for kilobytes in [300, 700, 1_500] {
        let file = folder.path().join(format!("{kilobytes}.ronde"));
        let environment = [(FILE, file.to_str().unwrap())];
        let mut child = limited_child("crash::batches_are_whole", kilobytes, &environment);
        let heard = listen(&mut child);
        let status = child.wait().unwrap();
        let said = sorted(heard.iter());
        assert_eq!(Some(33), status.code(), "{:?}", said.errors);
        assert!(said.errors.len() == 1 && said.errors[0].contains("full"), "{:?}", said.errors);
        let count = checked(&file, &said).await;
        let acknowledged = said.acknowledged.last().unwrap().seq;
        assert!(count == acknowledged || count - acknowledged <= 3, "{count}, {acknowledged}");
        // And it goes on where it stopped.
        batches(&file, 5, |_| {}).await.unwrap();
    }
}

/// A small file system in memory, where the machine lets us make one.
struct SmallDisk(tempfile::TempDir);

impl SmallDisk {
    fn new() -> Option<SmallDisk> {
        let folder = tempfile::tempdir().unwrap();
        let mut mount = std::process::Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=1500k", "tmpfs"]).arg(folder.path());
        mount.output().ok()?.status.success().then_some(SmallDisk(folder))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = std::process::Command::new("umount").arg(self.0.path()).status();
    }
}

#[tokio::test]
async fn on_a_full_disk_an_error_is_told_and_with_room_again_it_goes_on() {
    let Some(disk) = SmallDisk::new() else {
        eprintln!("SKIPPED: a small disk: mounting is not allowed; a limit of files was tried");
        return;
    };
    let file = disk.0.path().join("event.ronde");
    let ballast = disk.0.path().join("ballast");
    std::fs::write(&ballast, vec![1; 500_000]).unwrap();
    let store = SqliteStore::open(&file).await.unwrap();
    let mut head = begun(&store, JOURNAL).await;
    let error = loop {
        match batch(&store, head).await {
            Ok(next) => head = next,
            Err(error) => break error,
        }
    };
    assert!(matches!(error, StoreError::Full { .. }), "{error:?}");
    assert!(head.seq > 10, "{head}");
    assert_eq!(Ok(head), store.head(JOURNAL).await);
    for _ in 0..3 {
        assert!(batch(&store, head).await.is_err(), "there is still no room");
    }
    whole_batches(&store).await;
    std::fs::remove_file(&ballast).unwrap();
    for _ in 0..5 {
        head = batch(&store, head).await.unwrap();
    }
    let (count, _) = whole_batches(&store).await;
    assert_eq!(head.seq, count);
    store.close().await;
    assert_eq!("ok", integrity(&file));
}
