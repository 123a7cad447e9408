//! A full hall: two thousand telephones follow a tournament while results come in.
//!
//! `cargo bench -p ronde-server --bench hall`. `--spectators N`, `--rate N` (results a second) and
//! `--seconds N` change what is tried. The server, its SQLite file and the load share this machine.
//! Prints what it measured and ends with 1 if a request failed, a spectator was told more often
//! than once a second, or one was not up to date at the end; it never fails on time.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use ronde_desk::event::{EventAct, EventRequest};
use ronde_desk::stored::{Entrant, EntrantId, Setting};
use ronde_desk::{Act, Request, Role, Stamp};
use ronde_office::Asker;
use ronde_office::Office;
use ronde_server::Server;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::Instant;

const PLAYERS: u32 = 300;
const TOURNAMENT: &str = "load-tournament";
/// What an entry may take at the 99th percentile, in milliseconds.
const TARGET: f64 = 100.0;
/// Lines on which results are sent.
const DESKS: u32 = 10;

struct Load {
    spectators: u32,
    rate: u32,
    seconds: u32,
}

fn main() -> ExitCode {
    let load = Load {
        spectators: option("--spectators", 2_000),
        rate: option("--rate", 50),
        seconds: option("--seconds", 60),
    };
    let _ = rlimit::increase_nofile_limit(65_536);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    if runtime.block_on(measure(&load)) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The number after this word.
fn option(name: &str, otherwise: u32) -> u32 {
    let given = std::env::args().skip_while(|word| word != name).nth(1);
    given.and_then(|word| word.parse().ok()).unwrap_or(otherwise)
}

async fn measure(load: &Load) -> bool {
    let folder = tempfile::tempdir().expect("a folder");
    let (address, seq) = served(folder.path()).await;
    let (end, told) = watch::channel(0);
    let hall = filled(address, load, seq, &told).await;
    let entries = enter(address, load, seq).await;
    end.send_replace(entries.last);
    let (mut late, mut often, mut messages) = (0, 0, 0);
    for one in hall {
        let seen = one.await.expect("a spectator");
        late += usize::from(seen.last < entries.last);
        often += usize::from(seen.too_often());
        messages += seen.messages;
    }
    report(load, entries, late, often, messages)
}

/// Everybody is in before the first result.
async fn filled(
    address: SocketAddr,
    load: &Load,
    seq: u64,
    end: &watch::Receiver<u64>,
) -> Vec<tokio::task::JoinHandle<Spectator>> {
    let begun = Instant::now();
    let watch = |_| tokio::spawn(Spectator::watch(address, seq));
    let coming: Vec<_> = (0..load.spectators).map(watch).collect();
    let mut hall = Vec::new();
    for one in coming {
        hall.push(one.await.expect("a spectator").expect("a stream"));
    }
    println!("{} spectators in after {:.1} s", load.spectators, begun.elapsed().as_secs_f64());
    hall.into_iter().map(|spectator| tokio::spawn(spectator.follow(end.clone()))).collect()
}

fn report(load: &Load, entries: Entries, late: usize, often: usize, messages: u32) -> bool {
    let Entries { mut took, failed, .. } = entries;
    took.sort_unstable();
    let at = |part: usize| took[(took.len() - 1) * part / 1000].as_secs_f64() * 1000.0;
    let verdict = if at(990) < TARGET { "met" } else { "MISSED" };
    println!("{} results at {} a second:", took.len(), load.rate);
    println!("median {:.1} ms, 99 % {:.1} ms, worst {:.1} ms", at(500), at(990), at(1000));
    println!("target {TARGET} ms: {verdict}");
    println!(
        "{failed} failed; {messages} messages, {often} spectators told too often, {late} late"
    );
    failed == 0 && often == 0 && late == 0
}

/// A tournament with a published round, behind a door of this machine.
async fn served(folder: &std::path::Path) -> (SocketAddr, u64) {
    let file = folder.join("events.sqlite");
    let store = ronde_store::open(&file.display().to_string()).await.expect("a new file");
    let office = Arc::new(Office::new(store));
    let seq = published(&office).await;
    let door = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = door.local_addr().expect("an address");
    tokio::spawn(Server::new(office, "a folder".to_owned(), [7; 32]).serve(door));
    (address, seq)
}

async fn published(office: &Office) -> u64 {
    let act = EventAct::Create { name: "Load".to_owned(), home: String::new() };
    let event = office.begin_event("load-event", EventRequest::new(stamp(), act, "")).await;
    event.expect("a new event");
    let request = Request::new(stamp(), Act::Create { name: "Load".to_owned() });
    office.begin_tournament(TOURNAMENT, Some("load-event"), request).await.expect("a tournament");
    // Spectators see what the event lists.
    let add = EventAct::AddTournament { journal: TOURNAMENT.to_owned(), name: "Load".to_owned() };
    let added = office.submit_event("load-event", EventRequest::new(stamp(), add, "")).await;
    added.expect("the event lists it");
    let player = |number| Entrant { name: format!("Player {number:03}"), ..Entrant::default() };
    let players = (1..=PLAYERS).map(player).collect();
    for act in [
        Act::Configure { set: vec![Setting::Rounds(9)] },
        Act::Register { first: EntrantId(0), players, from: 1 },
    ] {
        office.submit(TOURNAMENT, Request::new(stamp(), act), &[]).await.expect("an act");
    }
    let asker = Asker { stamp: stamp(), key: String::new(), accepts: BTreeMap::new(), round: None };
    office.pair(TOURNAMENT, false, &asker).await.expect("a pairing");
    let publish = Request::new(stamp(), Act::Publish { round: 1 });
    office.submit(TOURNAMENT, publish, &[]).await.expect("a published round").line.seq
}

fn stamp() -> Stamp {
    Stamp { at: 1, by: "owner".to_owned(), role: Role::Owner }
}

/// A telephone in the hall.
struct Spectator {
    stream: BufReader<TcpStream>,
    last: u64,
    messages: u32,
    first: Option<Instant>,
}

impl Spectator {
    async fn watch(address: SocketAddr, seq: u64) -> std::io::Result<Spectator> {
        let mut stream = BufReader::new(TcpStream::connect(address).await?);
        let url = format!("/api/t/{TOURNAMENT}/live?after={seq}");
        let asked = format!("GET {url} HTTP/1.1\r\nHost: hall.example\r\n\r\n");
        stream.write_all(asked.as_bytes()).await?;
        let mut line = String::new();
        stream.read_line(&mut line).await?;
        if !line.contains("200") {
            return Err(std::io::Error::other(line));
        }
        Ok(Spectator { stream, last: 0, messages: 0, first: None })
    }

    /// Listens until it knows the last act, or for five seconds after that was told to it.
    async fn follow(mut self, mut end: watch::Receiver<u64>) -> Spectator {
        let mut until = None;
        loop {
            let last = *end.borrow_and_update();
            if last > 0 {
                let until = *until.get_or_insert_with(|| Instant::now() + Duration::from_secs(5));
                if self.last >= last || Instant::now() > until {
                    return self;
                }
            }
            let mut line = String::new();
            tokio::select! {
                read = self.stream.read_line(&mut line) => {
                    if !matches!(read, Ok(1..)) {
                        return self;
                    }
                    self.hear(line.trim());
                }
                _ = end.changed(), if last == 0 => {}
            }
        }
    }

    fn hear(&mut self, line: &str) {
        if let Some(id) = line.strip_prefix("id: ").and_then(|id| id.parse().ok()) {
            self.last = id;
        }
        if line == "event: acts" || line == "event: act" {
            self.first.get_or_insert_with(Instant::now);
            self.messages += 1;
        }
    }

    /// Whether it was told more often than once a second. A busy machine may hold one message up
    /// and not the next, so all of them are counted together.
    fn too_often(&self) -> bool {
        let since = self.first.map_or(0.0, |first| first.elapsed().as_secs_f64());
        f64::from(self.messages) > since + 2.0
    }
}

#[derive(Default)]
struct Entries {
    took: Vec<Duration>,
    failed: usize,
    last: u64,
}

/// Results at a steady rate, whatever the answers take: time counts from when each was due.
async fn enter(address: SocketAddr, load: &Load, seq: u64) -> Entries {
    let begun = Instant::now();
    let (rate, count) = (load.rate, load.rate * load.seconds);
    let desk = |desk| tokio::spawn(desk_work(address, begun, rate, seq, (desk..count).step_by(10)));
    let works: Vec<_> = (0..DESKS).map(desk).collect();
    let mut all = Entries::default();
    for work in works {
        let Entries { took, failed, last } = work.await.expect("a desk");
        all.took.extend(took);
        all.failed += failed;
        all.last = all.last.max(last);
    }
    all
}

async fn desk_work(
    address: SocketAddr,
    begun: Instant,
    rate: u32,
    seq: u64,
    numbers: impl Iterator<Item = u32>,
) -> Entries {
    let mut line = BufReader::new(TcpStream::connect(address).await.expect("a line"));
    let mut entries = Entries { last: seq, ..Entries::default() };
    for number in numbers {
        let due = begun + Duration::from_secs_f64(f64::from(number) / f64::from(rate));
        tokio::time::sleep_until(due).await;
        match entered(&mut line, number, entries.last).await {
            Some(seq) => entries.last = seq,
            None => entries.failed += 1,
        }
        entries.took.push(due.elapsed());
    }
    entries
}

/// One result; the number of its act. Each desk has its own boards: 150 is a multiple of ten.
async fn entered(line: &mut BufReader<TcpStream>, number: u32, seen: u64) -> Option<u64> {
    let board = number % (PLAYERS / 2) + 1;
    let result = if (number / (PLAYERS / 2)).is_multiple_of(2) { "1-0" } else { "0-1" };
    let act = format!(r#"{{"act":"enter_result","round":1,"board":{board},"result":"{result}"}}"#);
    let body = format!(r#"{{"act":{act},"key":"load-{number}","seen":{seen}}}"#);
    let asked = format!(
        "POST /api/t/{TOURNAMENT}/acts HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: \
         application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    line.write_all(asked.as_bytes()).await.ok()?;
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if line.read_line(&mut head).await.ok()? == 0 {
            return None;
        }
    }
    let head = head.to_lowercase();
    let long = head.lines().find_map(|it| it.strip_prefix("content-length: ")?.parse().ok());
    let mut body = vec![0; long.unwrap_or(0)];
    line.read_exact(&mut body).await.ok()?;
    let answer: serde_json::Value = serde_json::from_slice(&body).ok()?;
    if !head.contains(" 200 ") {
        eprintln!("{answer}");
    }
    answer["seq"].as_u64()
}
