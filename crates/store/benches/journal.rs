//! How long it takes until a result is on the disk, beside a bare `fsync` of the same disk.
//!
//! `cargo bench -p ronde-store --bench journal`. `--keep DIR` chooses the disk. Where
//! `RONDE_TEST_POSTGRES` names a server, the same is measured there. Prints the median and the 99th
//! percentile of the best of five runs; it never fails on time.

use std::io::{Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use ronde_desk::entry::{self, Entry, Head, Line, Stamp};
use ronde_desk::stored::{Entrant, EntrantId, ResultCode, Setting};
use ronde_desk::{Act, Request, Role, State, engine, fold};
use ronde_office::{Addition, Appended, Kind, Office, Opening, Store};

const RUNS: usize = 5;
const ACTS: usize = 400;
/// Acts in the journal that is read from its first line on.
const LONG: usize = 100_000;
/// What an arbiter's act may take, in milliseconds.
const TARGET: f64 = 5.0;

fn main() {
    let temporary = tempfile::tempdir().expect("a folder");
    let folder = option("--keep").map_or(temporary.path().to_owned(), PathBuf::from);
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let bare = best(|_| bare_fsync(&folder));
    println!("bare fsync of 16 kB:          {}", words(&bare));
    runtime.block_on(measure(&folder));
}

/// The word after this one.
fn option(name: &str) -> Option<String> {
    std::env::args().skip_while(|word| word != name).nth(1)
}

async fn measure(folder: &Path) {
    let file = folder.join("bench.ronde");
    let store = ronde_store::open(&file.display().to_string()).await.expect("a new file");
    let runs = runs(&*store).await;
    let median = at(&runs, 500);
    let verdict = if median < TARGET { "met" } else { "MISSED" };
    println!("one act on SQLite, durable:   {} (target {TARGET} ms: {verdict})", words(&runs));
    long_journal(&*store).await;
    for (players, target) in [(300, 20.0), (10_000, 500.0)] {
        open_event(&store, players, target).await;
    }
    match std::env::var("RONDE_TEST_POSTGRES") {
        Ok(url) => {
            let store = ronde_store::open(&url).await.expect("the server");
            println!("one act on PostgreSQL:        {}", words(&self::runs(&*store).await));
        }
        Err(_) => println!("one act on PostgreSQL:        not measured (RONDE_TEST_POSTGRES)"),
    }
}

/// The run with the smallest median, sorted.
fn best(mut run: impl FnMut(usize) -> Vec<Duration>) -> Vec<Duration> {
    let runs = (0..RUNS).map(|at| {
        let mut times = run(at);
        times.sort_unstable();
        times
    });
    runs.min_by_key(|times| times[times.len() / 2]).unwrap_or_default()
}

async fn runs(store: &dyn Store) -> Vec<Duration> {
    let mut all = Vec::new();
    for _ in 0..RUNS {
        let id = ronde_office::new_id();
        let mut head = begun(store, &id, 1).await;
        let mut times = Vec::new();
        for _ in 0..ACTS {
            let started = Instant::now();
            let line = result(&id, head);
            head = append(store, &id, head, &[line]).await;
            times.push(started.elapsed());
        }
        all.push(times);
    }
    best(|at| all[at].clone())
}

/// As many bytes as SQLite writes for one act: four pages.
fn bare_fsync(folder: &Path) -> Vec<Duration> {
    let mut file = std::fs::File::create(folder.join("bare")).expect("a file");
    // The file has its length already, as the log of a database soon has.
    file.write_all(&vec![0; 16_384 * ACTS]).and_then(|()| file.sync_all()).expect("a disk");
    file.rewind().expect("a file");
    let mut times = Vec::new();
    for _ in 0..ACTS {
        let started = Instant::now();
        file.write_all(&[1; 16_384]).and_then(|()| file.sync_data()).expect("a disk");
        times.push(started.elapsed());
    }
    times
}

/// Reads a journal of many acts from the first on, and checks its chain.
async fn long_journal(store: &dyn Store) {
    let id = ronde_office::new_id();
    begun(store, &id, LONG).await;
    let started = Instant::now();
    let mut head = Head::default();
    let mut lines = store.read(&id, 0, 5_000).await.expect("lines");
    while !lines.is_empty() {
        for line in &lines {
            let (_, next) = entry::read_after::<Act>(&id, head, line).expect("a whole chain");
            head = next;
        }
        lines = store.read(&id, head.seq, 5_000).await.expect("lines");
    }
    let took = started.elapsed().as_secs_f64() * 1e3;
    println!("{LONG} acts read and verified: {took:.0} ms");
}

/// Opens a whole event of nine rounds: from its first line, and from the state that was kept.
async fn open_event(store: &Arc<dyn Store>, players: u16, target: f64) {
    let id = ronde_office::new_id();
    let lines = event(&id, players);
    let opening = Opening {
        journal: &id,
        kind: Kind::Tournament,
        parent: None,
        lines: &lines,
        attachments: &[],
        holder: None,
    };
    let head = store.create(opening).await.expect("a new journal");
    let (folded, state) = opened(store, &id).await;
    let bytes = state.text().into_bytes();
    let version = ronde_desk::state::VERSION;
    store.keep_state(&id, head.seq, version, &bytes).await.expect("room for a state");
    let (kept, _) = opened(store, &id).await;
    let verdict = if kept < target { "met" } else { "MISSED" };
    println!(
        "{players} players, 9 rounds, {} acts: opened in {kept:.1} ms from the kept state (target \
         {target} ms: {verdict}), {folded:.1} ms from the first line",
        lines.len()
    );
    // The arbiter's act, with everything that is decided before it is stored.
    let office = Office::new(store.clone());
    office.tournament(&id).await.expect("an event");
    let mut times = Vec::new();
    for board in 1..=100 {
        let stamp = Stamp { at: 0, by: "anna".to_owned(), role: Role::Deputy };
        let act = Act::EnterResult { round: 9, board, result: ResultCode::Draw };
        let started = Instant::now();
        office.submit(&id, Request::new(stamp, act), &[]).await.expect("a result");
        times.push(started.elapsed());
    }
    times.sort_unstable();
    println!("{players} players: a result decided and durable, {}", words(&times));
}

/// The best of five in milliseconds, each by an office that knows nothing yet.
async fn opened(store: &Arc<dyn Store>, id: &str) -> (f64, Arc<State>) {
    let mut best = f64::INFINITY;
    let mut state = None;
    for _ in 0..RUNS {
        let started = Instant::now();
        let office = Office::new(store.clone());
        state = Some(office.tournament(id).await.expect("an event"));
        best = best.min(started.elapsed().as_secs_f64() * 1e3);
    }
    (best, state.expect("it was opened"))
}

/// Nine rounds act by act; the last one is being played.
fn event(id: &str, players: u16) -> Vec<Line> {
    let mut chain = Chain { state: State::new(id), lines: Vec::new() };
    chain.act(Act::Create { name: "Bench".to_owned() });
    chain.act(Act::Configure { set: vec![Setting::Rounds(9)] });
    let player = |place: u16| Entrant {
        name: format!("Player, {place}"),
        rating: Some(2700 - place / 8),
        federation: "SUI".to_owned(),
        ..Entrant::default()
    };
    let list = (0..players).map(player).collect();
    chain.act(Act::Register { first: EntrantId(1), players: list, from: 1 });
    for round in 1..=9 {
        chain.act(engine::pair(&chain.state, false).expect("a round").act);
        chain.act(Act::Publish { round });
        let boards = u32::from(players) / 2;
        for board in (1..=boards).filter(|_| round < 9) {
            let result = match (board * 7 + u32::from(round)) % 5 {
                0 | 1 => ResultCode::WhiteWins,
                2 => ResultCode::Draw,
                _ => ResultCode::BlackWins,
            };
            chain.act(Act::EnterResult { round, board, result });
        }
        if round < 9 {
            chain.act(Act::CloseRound { round });
        }
    }
    chain.lines
}

struct Chain {
    state: State,
    lines: Vec<Line>,
}

impl Chain {
    fn act(&mut self, what: Act) {
        let head = self.state.head;
        let entry = Entry {
            version: entry::VERSION,
            journal: self.state.journal.clone(),
            seq: head.seq + 1,
            previous: head.hash,
            stamp: Stamp { at: 0, by: "anna".to_owned(), role: Role::Deputy },
            key: String::new(),
            accepted: Vec::new(),
            what,
        };
        let line = entry.line();
        let next = Head { seq: line.seq, hash: line.hash };
        fold::step(&mut self.state, &entry, next).expect("an act that fits");
        self.lines.push(line);
    }
}

async fn begun(store: &dyn Store, id: &str, count: usize) -> Head {
    let mut head = Head::default();
    let mut lines = Vec::new();
    for _ in 0..count {
        let line = result(id, head);
        head = Head { seq: line.seq, hash: line.hash };
        lines.push(line);
    }
    let opening = Opening {
        journal: id,
        kind: Kind::Tournament,
        parent: None,
        lines: &lines,
        attachments: &[],
        holder: None,
    };
    store.create(opening).await.expect("a new journal")
}

async fn append(store: &dyn Store, journal: &str, expected: Head, lines: &[Line]) -> Head {
    let addition = Addition::new(journal, expected, lines);
    match store.append(addition).await.expect("an act") {
        Appended::Now(head) => head,
        Appended::Already(line) => panic!("act {} has a key of its own", line.seq),
    }
}

/// A line as long as a result's.
fn result(journal: &str, head: Head) -> Line {
    let stamp = Stamp { at: 1_800_000_000_000, by: "anna".to_owned(), role: Role::Deputy };
    Entry {
        version: entry::VERSION,
        journal: journal.to_owned(),
        seq: head.seq + 1,
        previous: head.hash,
        stamp,
        key: format!("device-7-request-{}", head.seq),
        accepted: Vec::new(),
        what: Act::Remark { text: format!("round 3, board {}: 1-0", head.seq) },
    }
    .line()
}

fn at(times: &[Duration], part: usize) -> f64 {
    times[(times.len() * part / 1000).min(times.len() - 1)].as_secs_f64() * 1e3
}

fn words(times: &[Duration]) -> String {
    let (median, most) = (at(times, 500), at(times, 990));
    format!("median {median:.2} ms, 99th percentile {most:.2} ms")
}
