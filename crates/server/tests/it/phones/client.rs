//! A server on a free port with the demo in it, and a client that speaks plain HTTP.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use ronde_office::{Office, new_id};
use ronde_server::Server;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

/// The round that the demo is in.
pub(crate) const ROUND: u16 = 5;

/// A machine in the middle of round 5.
pub(crate) struct Machine {
    pub(crate) address: SocketAddr,
    /// The tournament.
    pub(crate) t: String,
    folder: PathBuf,
}

impl Drop for Machine {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// What a server answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) text: String,
    /// Where it leads.
    pub(crate) location: Option<String>,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// Status and name of an error.
    pub(crate) fn error(&self) -> (u16, String) {
        (self.status, self.json()["error"].as_str().unwrap_or_default().to_owned())
    }
}

impl Machine {
    /// With the demo.
    pub(crate) async fn demo() -> Machine {
        let mut machine = Machine::empty().await;
        let made = machine.post("/api/demo", &json!({})).await;
        made.json()["t"].as_str().expect("a tournament").clone_into(&mut machine.t);
        machine
    }

    /// With nothing.
    pub(crate) async fn empty() -> Machine {
        let folder = std::env::temp_dir().join(format!("ronde-phones-{}", new_id()));
        std::fs::create_dir_all(&folder).unwrap();
        let url = format!("sqlite:{}", folder.join("events.sqlite").display());
        let office = Office::new(ronde_store::open(&url).await.unwrap());
        let office = office.with_backups(folder.join("backups"));
        let server = Server::new(Arc::new(office), String::new(), [7; 32]);
        let door = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = door.local_addr().unwrap();
        tokio::spawn(server.serve(door));
        Machine { address, t: String::new(), folder }
    }

    /// As the owner reads.
    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &self.address.to_string(), "").await
    }

    /// As the owner sends.
    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        self.ask("POST", path, &self.address.to_string(), &body.to_string()).await
    }

    /// As somebody in the hall reads: by a name that this machine does not give itself.
    pub(crate) async fn seen_from_the_hall(&self, path: &str) -> Answer {
        self.ask("GET", path, "hall.example:8080", "").await
    }

    /// As somebody in the hall sends.
    pub(crate) async fn sent_from_the_hall(&self, path: &str, body: &Value) -> Answer {
        self.ask("POST", path, "hall.example:8080", &body.to_string()).await
    }

    async fn ask(&self, method: &str, path: &str, host: &str, body: &str) -> Answer {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await.unwrap();
        let text = String::from_utf8(bytes).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").expect("an answer has a head");
        let status = head.split(' ').nth(1).and_then(|it| it.parse().ok()).expect("a status");
        let chunked = head.to_lowercase().contains("transfer-encoding: chunked");
        let leads = head.lines().find_map(|line| line.strip_prefix("location: "));
        let text = if chunked { joined(body) } else { body.to_owned() };
        Answer { status, text, location: leads.map(str::to_owned) }
    }

    /// An act of the owner.
    pub(crate) async fn act(&self, act: Value) -> Answer {
        let seen = self.state().await["head"]["seq"].clone();
        let body = json!({ "act": act, "key": new_id(), "seen": seen });
        self.post(&format!("/api/t/{}/acts", self.t), &body).await
    }

    pub(crate) async fn state(&self) -> Value {
        self.get(&format!("/api/t/{}", self.t)).await.json()
    }

    /// A board of the round.
    pub(crate) async fn board(&self, table: u64) -> Value {
        let state = self.state().await;
        let boards = state["rounds"][usize::from(ROUND) - 1]["boards"].as_array().cloned();
        let boards = boards.expect("boards");
        boards.into_iter().find(|it| it["table"] == table).expect("a board")
    }

    /// Boards of the round that have no result.
    pub(crate) async fn missing(&self) -> Vec<u64> {
        let state = self.state().await;
        let boards = state["rounds"][usize::from(ROUND) - 1]["boards"].as_array().cloned();
        let open = boards.unwrap_or_default().into_iter().filter(|it| it["result"].is_null());
        open.filter_map(|it| it["table"].as_u64()).collect()
    }

    /// The codes of a board: for both, for White, for Black.
    pub(crate) async fn codes(&self, table: u64) -> [String; 3] {
        let path = format!("/api/t/{}/round/{ROUND}/codes", self.t);
        let codes = self.get(&path).await.json();
        let row = codes["boards"].as_array().unwrap().iter().find(|it| it["board"] == table);
        let row = row.expect("a board").clone();
        ["both", "white", "black"].map(|it| row[it]["code"].as_str().unwrap().to_owned())
    }
}

/// A body that came in chunks.
fn joined(mut rest: &str) -> String {
    let mut text = String::new();
    while let Some((length, after)) = rest.split_once("\r\n") {
        let length = usize::from_str_radix(length.trim(), 16).unwrap_or(0);
        if length == 0 {
            break;
        }
        text.push_str(&after[..length]);
        rest = after[length..].trim_start_matches("\r\n");
    }
    text
}
