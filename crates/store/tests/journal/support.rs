//! Lines to add, and the look at a whole journal.

use std::time::{SystemTime, UNIX_EPOCH};

use ronde_desk::entry::{self, Entry, Head, Line, Stamp};
use ronde_desk::{Act, Role};
use ronde_office::{Addition, Appended, Kind, Opening, Store, StoreError};

/// A remark as the line that follows `head`.
pub(crate) fn remark(journal: &str, head: Head, key: &str, text: &str) -> Line {
    line(journal, head, key, Act::Remark { text: text.to_owned() })
}

pub(crate) fn line(journal: &str, head: Head, key: &str, what: Act) -> Line {
    // The clock of this arbiter's laptop jumps with every act; the order is that of the numbers.
    let at = if head.seq.is_multiple_of(2) { 1_800_000_000_000 } else { -1 };
    let stamp = Stamp { at, by: "anna".to_owned(), role: Role::Chief };
    Entry {
        version: entry::VERSION,
        journal: journal.to_owned(),
        seq: head.seq + 1,
        previous: head.hash,
        stamp,
        key: key.to_owned(),
        accepted: Vec::new(),
        what,
    }
    .line()
}

pub(crate) fn head_of(line: &Line) -> Head {
    Head { seq: line.seq, hash: line.hash }
}

/// A journal with one line.
pub(crate) async fn begun(store: &dyn Store, journal: &str) -> Head {
    let first = line(journal, Head::default(), "", Act::Create { name: journal.to_owned() });
    let opening = Opening {
        journal,
        kind: Kind::Tournament,
        parent: None,
        lines: &[first],
        attachments: &[],
        holder: None,
    };
    store.create(opening).await.expect("a new journal")
}

pub(crate) async fn append(
    store: &dyn Store,
    journal: &str,
    expected: Head,
    lines: &[Line],
) -> Result<Appended, StoreError> {
    store.append(Addition::new(journal, expected, lines)).await
}

/// Adds a remark whatever the head is, as a writer does who decides again after each conflict and
/// asks again after each doubt. The head that came of it, and how often the database was away.
pub(crate) async fn insist(
    store: &dyn Store,
    journal: &str,
    from: Head,
    key: &str,
    text: &str,
) -> (Head, u32) {
    let (mut head, mut away) = (from, 0);
    loop {
        let line = remark(journal, head, key, text);
        match append(store, journal, head, std::slice::from_ref(&line)).await {
            Ok(Appended::Now(head)) => return (head, away),
            Ok(Appended::Already(line)) => return (head_of(&line), away),
            Err(StoreError::Moved { head: newer }) => head = newer,
            Err(error) => {
                let passes = error.may_pass() || matches!(error, StoreError::Doubtful { .. });
                assert!(passes && away < 500, "{error}");
                away += 1;
                tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            }
        }
    }
}

/// All entries of a journal whose chain holds and ends with the head that the store tells.
pub(crate) async fn verified(store: &dyn Store, journal: &str) -> Result<Vec<Entry<Act>>, String> {
    let mut head = Head::default();
    let mut entries = Vec::new();
    loop {
        let lines = store.read(journal, head.seq, 700).await.map_err(|error| error.to_string())?;
        if lines.is_empty() {
            break;
        }
        for line in &lines {
            let read = entry::read_after(journal, head, line);
            let (entry, next) = read.map_err(|error| error.to_string())?;
            entries.push(entry);
            head = next;
        }
    }
    let told = store.head(journal).await.map_err(|error| error.to_string())?;
    if told != head {
        return Err(format!("the head is {told}, and the last line {head}"));
    }
    Ok(entries)
}

pub(crate) fn text(entry: &Entry<Act>) -> &str {
    match &entry.what {
        Act::Remark { text } => text,
        _ => "",
    }
}

/// A small source of numbers that are the same each time.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }
}

pub(crate) fn micros() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("a clock after 1970");
    u64::try_from(since.as_micros()).expect("a clock before the year 500,000")
}

/// A number from the environment, as the soak gives it.
pub(crate) fn from_environment(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}
