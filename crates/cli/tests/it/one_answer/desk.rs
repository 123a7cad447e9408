//! A running `ronde serve`, asked as its own machine asks it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Stdio};

use crate::Place;

/// A desk in a process of its own.
pub(super) struct Served {
    child: Child,
    address: String,
}

impl Served {
    pub(super) fn start(place: &Place) -> Served {
        let args = ["serve", "--no-browser", "--data", "data", "--listen", "127.0.0.1:0"];
        let mut command = place.command(&args);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap()).lines();
        let line = said.find_map(|line| line.ok()?.split("http://").nth(1).map(str::to_owned));
        let address = line.unwrap();
        let end = address.find(|it: char| it == '/' || it.is_whitespace());
        let address = address[..end.unwrap_or(address.len())].to_owned();
        // What it goes on to say must be read by somebody.
        std::thread::spawn(move || said.for_each(drop));
        Served { child, address }
    }

    fn ask(&self, line: &str, body: &[u8]) -> Vec<u8> {
        let mut answer = self.raw(line, body);
        let end = answer.windows(4).position(|it| it == b"\r\n\r\n").unwrap();
        let head = String::from_utf8_lossy(&answer[..end]).into_owned();
        assert!(head.contains(" 200 "), "{line}: {head}\n{}", String::from_utf8_lossy(&answer));
        answer.split_off(end + 4)
    }

    /// Head and body.
    fn raw(&self, line: &str, body: &[u8]) -> Vec<u8> {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let head = format!(
            "{line} HTTP/1.0\r\nHost: {0}\r\nOrigin: http://{0}\r\n\
             Content-Type: {1}\r\nContent-Length: {2}\r\n\r\n",
            self.address,
            if body.starts_with(b"{") { "application/json" } else { "application/octet-stream" },
            body.len()
        );
        stream.write_all(head.as_bytes()).unwrap();
        stream.write_all(body).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        answer
    }

    pub(super) fn get(&self, path: &str) -> Vec<u8> {
        self.ask(&format!("GET {path}"), b"")
    }

    pub(super) fn page(&self, path: &str) -> String {
        String::from_utf8(self.get(path)).unwrap()
    }

    pub(super) fn json(&self, path: &str) -> serde_json::Value {
        serde_json::from_slice(&self.get(path)).unwrap()
    }

    pub(super) fn post(&self, path: &str, body: &serde_json::Value) -> serde_json::Value {
        let answer = self.ask(&format!("POST {path}"), body.to_string().as_bytes());
        serde_json::from_slice(&answer).unwrap()
    }

    /// Opens a file; the journal of its tournament.
    pub(super) fn open(&self, name: &str, bytes: &[u8]) -> String {
        let answer = self.ask(&format!("POST /api/open?name={name}&key=one&at=0"), bytes);
        let answer: serde_json::Value = serde_json::from_slice(&answer).unwrap();
        answer["t"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned()
    }

    pub(super) fn finish(&self, journal: &str) {
        let seen = &self.json(&format!("/api/t/{journal}"))["head"]["seq"];
        let act = serde_json::json!({ "act": { "act": "finish" }, "key": "end", "seen": seen });
        self.post(&format!("/api/t/{journal}/acts"), &act);
    }

    /// The only event.
    fn event(&self) -> String {
        let events = String::from_utf8(self.raw("GET /p", b"")).unwrap();
        let event = events.split("/p/").nth(1).expect("an event");
        event.chars().take_while(|it| it.is_ascii_hexdigit() || *it == '-').collect()
    }

    /// What the hall sees of it.
    pub(super) fn public(&self) -> String {
        self.page(&format!("/p/{}", self.event()))
    }

    /// What a player finds on a telephone.
    pub(super) fn own_page(&self, number: u32) -> String {
        self.page(&format!("/p/{}/me/{number}", self.event()))
    }

    /// What a screen that shows standings is told.
    pub(super) fn screen(&self) -> serde_json::Value {
        let wanted = br#"{"screen":1,"shows":["standings"]}"#;
        self.ask(&format!("POST /api/e/{}/screens", self.event()), wanted);
        serde_json::from_slice(&self.get("/api/screen/1")).unwrap()
    }

    /// Names of the files that the desk offers.
    pub(super) fn files(&self, journal: &str) -> Vec<String> {
        let page = self.page(&format!("/t/{journal}/files"));
        let mark = format!("/t/{journal}/files/");
        let links = page.split(&mark).skip(1);
        links.map(|rest| rest.split(['"', '?']).next().unwrap().to_owned()).collect()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}
