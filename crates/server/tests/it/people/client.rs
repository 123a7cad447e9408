//! A server on a free port with two events, and a client that sends exactly what it is told to.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use ronde_desk::event::{EventAct, EventRequest};
use ronde_desk::stored::{Entrant, EntrantId, Setting};
use ronde_desk::{Act, Request, Role, Stamp};
use ronde_office::Asker;
use ronde_office::{Office, new_id};
use ronde_server::Server;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

/// A name by which this machine does not know itself: whoever uses it is not the owner.
pub(crate) const HALL: &str = "hall.example";

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub(crate) fn text(&self, field: &str) -> String {
        self.json()[field].as_str().unwrap_or_else(|| panic!("no {field}: {self:?}")).to_owned()
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.into_iter().find(|(it, _)| it.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// The session that it sets, as the client sends it back.
    pub(crate) fn cookie(&self) -> String {
        let cookie = self.header("set-cookie").unwrap_or_else(|| panic!("no cookie: {self:?}"));
        cookie.split(';').next().unwrap_or_default().to_owned()
    }
}

/// Who sends a request.
#[derive(Clone, Debug)]
pub(crate) enum Who {
    Owner,
    Nobody,
    Session(String),
    Token(String),
}

/// An event with one tournament whose first round is published.
pub(crate) struct Event {
    pub(crate) id: String,
    pub(crate) t: String,
}

pub(crate) struct Hall {
    pub(crate) address: SocketAddr,
    pub(crate) one: Event,
    pub(crate) other: Event,
    pub(crate) office: Arc<Office>,
    pub(crate) owner_code: String,
    pub(crate) folder: PathBuf,
    runtime: Runtime,
}

impl Drop for Hall {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Hall {
    pub(crate) fn open() -> Hall {
        Hall::new(false)
    }

    pub(crate) fn new(behind_proxy: bool) -> Hall {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("ronde-people-{}-{count}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        let runtime = Runtime::new().unwrap();
        let (office, address, owner_code, one, other) = runtime.block_on(async {
            let store = ronde_store::open(folder.join("events.sqlite").to_str().unwrap()).await;
            let office = Arc::new(Office::new(store.unwrap()));
            let (one, other) = (event(&office, "One").await, event(&office, "Other").await);
            let server = Server::new(office.clone(), "a folder".to_owned(), [7; 32]);
            let server = Server { behind_proxy, ..server };
            let code = server.gate.owner_code();
            let door = TcpListener::bind("127.0.0.1:0").await.unwrap();
            let address = door.local_addr().unwrap();
            tokio::spawn(server.serve(door));
            (office, address, code, one, other)
        });
        Hall { address, one, other, office, owner_code, folder, runtime }
    }

    pub(crate) fn wait<T>(&self, work: impl Future<Output = T>) -> T {
        self.runtime.block_on(work)
    }

    /// Bytes as they are, and everything that comes back.
    pub(crate) fn raw(&self, bytes: &[u8]) -> Answer {
        let mut line = TcpStream::connect(self.address).unwrap();
        line.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        // A server that has refused already may not read to the end.
        let _ = line.write_all(bytes);
        let mut answer = Vec::new();
        let _ = line.read_to_end(&mut answer);
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&*answer, ""));
        let status = head.split(' ').nth(1).and_then(|it| it.parse().ok()).unwrap_or(0);
        Answer { status, head: head.to_owned(), body: body.to_owned() }
    }

    pub(crate) fn send(
        &self,
        who: &Who,
        line: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Answer {
        let mut head = format!("{line} HTTP/1.1\r\nConnection: close\r\n");
        let mut add = |name: &str, value: &str| {
            let _ = write!(head, "{name}: {value}\r\n");
        };
        let host = match who {
            Who::Owner => self.address.to_string(),
            _ => HALL.to_owned(),
        };
        if !headers.iter().any(|(name, _)| *name == "Host") {
            add("Host", &host);
        }
        match who {
            Who::Session(cookie) => add("Cookie", cookie),
            Who::Token(token) => add("Authorization", &format!("Bearer {token}")),
            Who::Owner | Who::Nobody => {}
        }
        if !body.is_empty() || line.starts_with("POST") {
            add("Content-Length", &body.len().to_string());
        }
        for (name, value) in headers {
            add(name, value);
        }
        head.push_str("\r\n");
        let mut bytes = head.into_bytes();
        bytes.extend_from_slice(body);
        self.raw(&bytes)
    }

    pub(crate) fn get(&self, who: &Who, path: &str) -> Answer {
        self.send(who, &format!("GET {path}"), &[], b"")
    }

    /// The body as it came.
    pub(crate) fn bytes(&self, who: &Who, path: &str) -> Vec<u8> {
        let mut line = TcpStream::connect(self.address).unwrap();
        line.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let host = match who {
            Who::Owner => self.address.to_string(),
            _ => HALL.to_owned(),
        };
        write!(line, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = Vec::new();
        let _ = line.read_to_end(&mut answer);
        let end = answer.windows(4).position(|it| it == b"\r\n\r\n").expect("a head");
        answer.split_off(end + 4)
    }

    pub(crate) fn post(&self, who: &Who, path: &str, body: &Value) -> Answer {
        let headers = [("Content-Type", "application/json")];
        self.send(who, &format!("POST {path}"), &headers, body.to_string().as_bytes())
    }

    /// An act, as somebody wants it.
    pub(crate) fn act(&self, who: &Who, t: &str, act: &Value) -> Answer {
        self.post(who, &format!("/api/t/{t}/acts"), &json!({ "act": act, "seen": self.known(t) }))
    }

    /// An act of the owner, who accepts every warning.
    pub(crate) fn insisted(&self, t: &str, act: &Value) -> Answer {
        let told = self.act(&Who::Owner, t, act);
        if told.status == 200 {
            return told;
        }
        let cautions = told.json()["cautions"].as_array().cloned().unwrap_or_default();
        let key = |it: &Value| it["key"].as_str().unwrap_or_default().to_owned();
        let accepts: BTreeMap<String, u8> = cautions.iter().map(|it| (key(it), 2)).collect();
        let body = json!({ "act": act, "accepts": accepts, "seen": self.known(t) });
        self.post(&Who::Owner, &format!("/api/t/{t}/acts"), &body)
    }

    /// Invites somebody; the code.
    pub(crate) fn invited(&self, event: &str, name: &str, role: &Value) -> String {
        let wanted = json!({ "name": name, "role": role });
        let answer = self.post(&Who::Owner, &format!("/api/e/{event}/people"), &wanted);
        assert_eq!(200, answer.status, "{answer:?}");
        answer.text("code")
    }

    /// Uses a code.
    pub(crate) fn join(&self, code: &str) -> Answer {
        self.post(&Who::Nobody, "/api/join", &json!({ "code": code }))
    }

    /// Somebody who was invited and came in.
    pub(crate) fn person(&self, event: &str, name: &str, role: &Value) -> Who {
        let joined = self.join(&self.invited(event, name, role));
        assert_eq!(200, joined.status, "{joined:?}");
        Who::Session(joined.cookie())
    }

    /// The last act that somebody knows of; of a journal that is not there, any.
    fn known(&self, journal: &str) -> u64 {
        self.wait(self.office.store().head(journal)).map_or(1, |head| head.seq)
    }

    /// How many acts the journal has.
    pub(crate) fn acts(&self, journal: &str) -> u64 {
        self.wait(self.office.store().head(journal)).unwrap().seq
    }
}

fn stamp() -> Stamp {
    Stamp { at: 1_800_000_000_000, by: "owner".to_owned(), role: Role::Owner }
}

/// Six players, five rounds, the first published.
async fn event(office: &Office, name: &str) -> Event {
    let (id, t) = (new_id(), new_id());
    let act = EventAct::Create { name: name.to_owned(), home: String::new() };
    office.begin_event(&id, EventRequest::new(stamp(), act, "")).await.unwrap();
    let act = Act::Create { name: format!("{name} Open") };
    office.begin_tournament(&t, Some(&id), Request::new(stamp(), act)).await.unwrap();
    let act = EventAct::AddTournament { journal: t.clone(), name: name.to_owned() };
    office.submit_event(&id, EventRequest::new(stamp(), act, "")).await.unwrap();
    let player = |number: u16| Entrant {
        name: format!("Player {number}"),
        rating: Some(2000 - number),
        ..Entrant::default()
    };
    let players = (1..=6).map(player).collect();
    let rounds = Act::Configure { set: vec![Setting::Rounds(5)] };
    let register = Act::Register { first: EntrantId(0), players, from: 1 };
    for act in [rounds, register] {
        office.submit(&t, Request::new(stamp(), act), &[]).await.unwrap();
    }
    let asker = Asker { stamp: stamp(), key: String::new(), accepts: BTreeMap::new(), round: None };
    let paired = office.pair(&t, false, &asker).await.unwrap();
    let publish = Request {
        seen: Some(paired.state.head.seq),
        ..Request::new(stamp(), Act::Publish { round: 1 })
    };
    office.submit(&t, publish, &[]).await.unwrap();
    Event { id, t }
}
