//! Files from anywhere, over a real connection: what is wrong with them is said, nothing of them is
//! executed, nothing is half taken.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::Duration;

use ronde_office::Office;
use ronde_report::{Column, View, xlsx};
use ronde_server::Server;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

const OPEN: &str = include_str!("../../../../examples/open-9-rounds.trf");

struct Desk {
    address: SocketAddr,
    office: Arc<Office>,
    runtime: Runtime,
    _folder: TempDir,
}

struct Answer {
    status: u16,
    head: String,
    body: Vec<u8>,
}

impl Answer {
    fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    #[track_caller]
    fn field(&self, name: &str) -> String {
        let value = self.json();
        value[name].as_str().unwrap_or_else(|| panic!("no {name}: {}", self.text())).to_owned()
    }
}

impl Desk {
    fn open() -> Desk {
        let folder = tempfile::tempdir().unwrap();
        let runtime = Runtime::new().unwrap();
        let (address, office) = runtime.block_on(async {
            let store =
                ronde_store::open(folder.path().join("events.sqlite").to_str().unwrap()).await;
            let office = Office::new(store.unwrap()).with_backups(folder.path().join("backups"));
            let office = Arc::new(office);
            let server = Server::new(office.clone(), "a folder".to_owned(), [7; 32]);
            let door = TcpListener::bind("127.0.0.1:0").await.unwrap();
            let address = door.local_addr().unwrap();
            tokio::spawn(server.serve(door));
            (address, office)
        });
        Desk { address, office, runtime, _folder: folder }
    }

    fn request(&self, line: &str, host: &str, kind: &str, body: &[u8]) -> Vec<u8> {
        let host = if host.is_empty() { self.address.to_string() } else { host.to_owned() };
        let mut bytes = format!(
            "{line} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Type: {kind}\r\n\
             Content-Length: {}\r\n\r\n",
            body.len()
        )
        .into_bytes();
        bytes.extend_from_slice(body);
        bytes
    }

    fn ask(&self, line: &str, host: &str, kind: &str, body: &[u8]) -> Answer {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        // A server that has refused already may not read to the end.
        let _ = stream.write_all(&self.request(line, host, kind, body));
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        let end = answer.windows(4).position(|it| it == b"\r\n\r\n").unwrap_or(answer.len());
        let head = String::from_utf8_lossy(&answer[..end]).into_owned();
        let status = head.split(' ').nth(1).and_then(|it| it.parse().ok()).unwrap_or(0);
        Answer { status, head, body: answer.get(end + 4..).unwrap_or_default().to_vec() }
    }

    fn get(&self, path: &str) -> Answer {
        self.ask(&format!("GET {path}"), "", "text/plain", b"")
    }

    fn json(&self, path: &str, body: &Value) -> Answer {
        self.ask(&format!("POST {path}"), "", "application/json", body.to_string().as_bytes())
    }

    fn upload(&self, query: &str, bytes: &[u8]) -> Answer {
        self.ask(&format!("POST /api/open?{query}"), "", "application/octet-stream", bytes)
    }

    /// How many journals there are: what was refused has left none.
    fn journals(&self) -> usize {
        self.runtime.block_on(self.office.store().journals()).unwrap().len()
    }
}

/// A workbook of one row below its heads.
fn workbook(heads: &[&str], row: &[&str]) -> Vec<u8> {
    let columns = heads.iter().map(|head| Column::words(head, head)).collect();
    let rows = vec![row.iter().map(|cell| (*cell).to_owned()).collect()];
    xlsx::table(&View { columns, rows, ..View::default() }).unwrap()
}

#[test]
fn tables_of_players_in_every_dialect() {
    let desk = Desk::open();
    let wide: Vec<u8> =
        "Name;Elo\nNoël, Zoé;1800\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    for (what, bytes, expected) in [
        ("UTF-8", "Name;Elo\nNoël, Zoé;1800\n".as_bytes().to_vec(), "Name; Elo\nNoël, Zoé; 1800\n"),
        (
            "Windows-1252",
            b"Name;Elo\nNo\xEBl, Zo\xE9;1800\n".to_vec(),
            "Name; Elo\nNoël, Zoé; 1800\n",
        ),
        ("UTF-16", [b"\xFF\xFE".to_vec(), wide].concat(), "Name; Elo\nNoël, Zoé; 1800\n"),
        ("no heads", b"Weber Urs 1800\n".to_vec(), "Weber Urs 1800\n"),
        (
            "xlsx",
            workbook(&["Nom", "Elo", "Féd"], &["Noël, Zoé", "1800", "FRA"]),
            "Nom; Elo; Féd\nNoël, Zoé; 1800; FRA\n",
        ),
    ] {
        let answer = desk.upload("name=list", &bytes);
        assert_eq!((200, expected.to_owned()), (answer.status, answer.field("text")), "{what}");
    }
    assert_eq!(0, desk.journals(), "reading stores nothing");
}

#[test]
fn what_cannot_be_read_is_refused_with_words() {
    let desk = Desk::open();
    let whole = workbook(&["Name"], &["Weber"]);
    for (what, bytes, status, words) in [
        ("nothing", b"  \n".to_vec(), 422, "empty"),
        ("a program", b"MZ\x90\0\x03\0\0\0".to_vec(), 422, "nothing that Ronde reads"),
        ("a cut workbook", whole[..whole.len() / 2].to_vec(), 422, "could not be read as a table"),
        ("an archive of nothing", b"PK\x03\x04nonsense".to_vec(), 422, "the archive is damaged"),
        ("packed noise", b"\x1f\x8b\x08\0\0\0\0\0\0\0\x01".to_vec(), 422, "was not put back"),
        ("JSON of somebody else", b"{\"a\":1}".to_vec(), 422, "could not be read"),
        ("too much", vec![b'x'; 33 << 20], 413, "larger than"),
    ] {
        let answer = desk.upload("name=list.csv&lang=en", &bytes);
        assert_eq!(status, answer.status, "{what}: {}", answer.text());
        assert!(answer.field("message").contains(words), "{what}: {}", answer.text());
    }
    assert_eq!(0, desk.journals());
    let german = desk.upload("name=x&lang=de", b"MZ\0\0");
    assert!(german.field("message").contains("nichts, was Ronde liest"), "{}", german.text());
    for (lang, words) in [
        ("de", "das Archiv ist beschädigt: sein Inhaltsverzeichnis fehlt"),
        ("fr", "l'archive est endommagée: sa table des matières manque"),
    ] {
        let answer = desk.upload(&format!("name=x.zip&lang={lang}"), b"PK\x03\x04nonsense");
        assert!(answer.field("message").contains(words), "{}", answer.text());
    }
}

#[test]
fn names_are_texts_and_nothing_else() {
    let desk = Desk::open();
    let evil = "<script>alert(1)</script>";
    let players = json!([{ "name": evil }, { "name": "=HYPERLINK(\"x\")" }, { "name": "+cmd|' /C \
        calc'!A0" }]);
    let made = desk.json("/api/new", &json!({ "name": evil, "rounds": 3, "players": players }));
    let t = made.field("t");
    for page in ["players", "players/1", "checkin", "settings", "files"] {
        let answer = desk.get(&format!("/t/{t}/{page}"));
        assert_eq!(200, answer.status, "{page}");
        assert!(!answer.text().contains(evil), "{page}");
    }
    assert!(!desk.get("/").text().contains(evil));
    let csv = desk.get(&format!("/t/{t}/files/players.csv")).text();
    assert!(csv.contains("\"'=HYPERLINK") && csv.contains("'+cmd"), "{csv}");
    let file = desk.get(&format!("/t/{t}/files/players.csv"));
    assert!(
        file.head.contains("attachment; filename=\"script-alert-1-script-players.csv\""),
        "{}",
        file.head
    );
}

#[test]
fn a_tournament_of_another_program_comes_in_once() {
    let desk = Desk::open();
    let at = now();
    let query = format!("name=open.trf&key=k1&at={at}");
    let one = desk.upload(&query, OPEN.as_bytes());
    assert_eq!(200, one.status, "{}", one.text());
    let again = desk.upload(&query, OPEN.as_bytes());
    assert_eq!(("tournament".to_owned(), one.field("t")), (one.field("kind"), again.field("t")));
    assert_eq!(2, desk.journals(), "one event with one tournament");
    let cut =
        desk.upload(&format!("name=open.trf&key=k2&at={at}"), &OPEN.as_bytes()[..OPEN.len() / 2]);
    assert!(cut.status == 200 || cut.status == 422, "{}", cut.text());
    let old = desk.upload("name=open.trf&key=k3&at=1000", OPEN.as_bytes());
    assert_eq!(422, old.status, "a clock of 1970");
}

/// A damaged file: what is wrong with it is told in the reader's language; the journal keeps
/// English.
#[test]
fn what_a_file_leaves_open_is_told_in_the_reader_s_language() {
    let desk = Desk::open();
    let damaged = "\
012 Bare
001    1      Keller, Anna                      2312                             0.0    1     2 w
001    2      Rossi, Paolo                      2O50                             0.0    2     1 b
";
    for (lang, rating, rounds) in [
        (
            "en",
            "line 3: '2O50' is no rating for player 2 (Rossi, Paolo) (the player is unrated)",
            "the number of rounds is not declared (record 142 of TRF26)",
        ),
        (
            "fr",
            "ligne 3: n° 2 (Rossi, Paolo): «2O50» n'est pas un Elo (pas d'Elo)",
            "le nombre de rondes n'est pas déclaré (enregistrement 142 du TRF26)",
        ),
        (
            "de",
            "Zeile 3: Nr. 2 (Rossi, Paolo): «2O50» ist keine Wertungszahl (keine Wertungszahl)",
            "die Rundenzahl ist nicht angegeben (Satz 142 von TRF26)",
        ),
    ] {
        let query = format!("name=bare.trf&key={lang}&at={}&lang={lang}", now());
        let answer = desk.upload(&query, damaged.as_bytes());
        assert_eq!(200, answer.status, "{}", answer.text());
        let doubts = answer.json()["doubts"].clone();
        for told in [rating, rounds] {
            assert!(doubts.as_array().unwrap().contains(&json!(told)), "{doubts}");
        }
        let t = answer.field("t");
        let kept = desk.get(&format!("/api/t/{t}")).json()["imported"]["doubts"].clone();
        let english = json!("the number of rounds is not declared (record 142 of TRF26)");
        assert!(kept.as_array().unwrap().contains(&english), "{kept}");
        // What follows from the tournament itself is told anew; what was said of a line stays.
        let page = desk.get(&format!("/t/{t}/files?lang={lang}")).text().replace("&#39;", "'");
        assert!(page.contains(rounds) && page.contains("line 3: '2O50'"), "{page}");
    }
}

#[test]
fn an_event_comes_back_whole_or_not_at_all() {
    let (desk, other) = (Desk::open(), Desk::open());
    let players = json!([{ "name": "Weber, Urs" }, { "name": "Haas, Eva" }]);
    let t = desk
        .json("/api/new", &json!({ "name": "Open", "rounds": 3, "players": players }))
        .field("t");
    let file = desk.get(&format!("/t/{t}/files/event.ronde")).body;
    for cut in [file.len() - 1, file.len() / 2, 12] {
        let answer = other.upload("name=open.ronde&lang=en", &file[..cut]);
        assert_eq!(422, answer.status, "cut at {cut}: {}", answer.text());
        assert_eq!(0, other.journals(), "cut at {cut}");
    }
    let back = other.upload("name=open.ronde", &file);
    assert_eq!((200, t.clone()), (back.status, back.field("t")), "{}", back.text());
    assert_eq!(200, other.upload("name=open.ronde", &file).status, "once more is no mistake");
    let act = json!({ "act": "check_in", "players": [1], "present": true });
    let act = json!({ "act": act, "key": "a", "seen": 3 });
    assert_eq!(200, other.json(&format!("/api/t/{t}/acts"), &act).status);
    let older = other.upload("name=open.ronde&lang=en", &file);
    assert_eq!(409, older.status, "{}", older.text());
    assert!(older.field("message").contains("goes further here"), "{}", older.text());
    for name in ["..%2F..%2Fevents.sqlite", "events.sqlite", "."] {
        assert_eq!(404, other.get(&format!("/t/{t}/backups/{name}")).status, "{name}");
    }
    // One machine at a time writes: what went on elsewhere comes home when it was handed over.
    let newer = other.get(&format!("/t/{t}/files/event.ronde")).body;
    let open = desk.upload("name=open.ronde&lang=en", &newer);
    assert_eq!(409, open.status, "{}", open.text());
    assert!(open.field("message").contains("Hand it over first"), "{}", open.text());
    let state = desk.get(&format!("/api/t/{t}")).json();
    assert_eq!(json!(null), state["players"]["1"]["present"]);
}

#[test]
fn one_wish_is_one_tournament() {
    let desk = Desk::open();
    let players: Vec<Value> =
        (1..=200).map(|it| json!({ "name": format!("Player, {it}") })).collect();
    let wish =
        json!({ "name": "Open", "rounds": 7, "players": players, "key": "wish", "at": now() });
    let bytes = desk.request("POST /api/new", "", "application/json", wish.to_string().as_bytes());
    // The first client goes away before it hears anything.
    let mut gone = TcpStream::connect(desk.address).unwrap();
    gone.write_all(&bytes).unwrap();
    drop(gone);
    let one = desk.json("/api/new", &wish).field("t");
    let other = desk.json("/api/new", &wish).field("t");
    assert_eq!((one.clone(), 2), (other, desk.journals()));
    let state = desk.get(&format!("/api/t/{one}")).json();
    assert_eq!(Some(200), state["players"].as_object().map(serde_json::Map::len));
    // Refused as a whole: nothing is left of it.
    let twice = json!([{ "name": "A", "fide_id": "1" }, { "name": "B", "fide_id": "1" }]);
    let no = desk.json("/api/new", &json!({ "name": "Open", "players": twice }));
    assert_eq!((422, 2), (no.status, desk.journals()), "{}", no.text());
}

#[test]
fn who_only_looks_brings_nothing() {
    let desk = Desk::open();
    for (line, body) in [
        ("POST /api/open?name=x.csv", "Weber Urs"),
        ("POST /api/lists", "x"),
        ("POST /api/read", "{\"text\":\"x\"}"),
        ("POST /api/new", "{\"name\":\"x\",\"players\":[]}"),
        ("POST /api/demo", "{}"),
    ] {
        let answer = desk.ask(line, "hall.example", "application/json", body.as_bytes());
        assert_eq!(403, answer.status, "{line}: {}", answer.text());
    }
    assert_eq!(0, desk.journals());
}

#[test]
fn a_rating_list_is_brought_and_searched() {
    let desk = Desk::open();
    let list = "Name;Nummer;Elo;Verband\nKeller, Anna;4711;2312;SUI\nKeller, Beat;4712;1800;SUI\n";
    let bad =
        desk.ask("POST /api/lists?source=../x", "", "application/octet-stream", list.as_bytes());
    assert_eq!(422, bad.status, "{}", bad.text());
    for (lang, told) in [
        ("en", "cannot name a source"),
        ("fr", "«../x» ne peut pas nommer une source: prenez jusqu'à 40 lettres"),
        ("de", "«../x» kann keine Herkunft benennen: nehmen Sie bis zu 40 Buchstaben"),
    ] {
        let line = format!("POST /api/lists?source=../x&lang={lang}");
        let bad = desk.ask(&line, "", "application/octet-stream", list.as_bytes());
        assert!(bad.text().contains(told), "{lang}: {}", bad.text());
    }
    let taken =
        desk.ask("POST /api/lists?source=SUI", "", "application/octet-stream", list.as_bytes());
    assert_eq!(202, taken.status, "{}", taken.text());
    for _ in 0..100 {
        let state = desk.get("/api/lists/progress").field("state");
        assert_ne!("failed", state, "{}", desk.get("/api/lists/progress").text());
        if state == "done" {
            break;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    let found = desk.get("/api/lists/search?q=keller%20an").json();
    assert_eq!(json!("Keller, Anna"), found["players"][0]["name"], "{found}");
    let rows =
        desk.json("/api/read", &json!({ "text": "Keller Anna\n4712\nNobody, Known 1500" })).json();
    let known: Vec<bool> =
        rows["rows"].as_array().unwrap().iter().map(|row| row["known"] == json!(true)).collect();
    assert_eq!(vec![true, false, false], known, "{rows}");
    assert_eq!(json!(2312), rows["rows"][0]["rating"], "{rows}");
}

fn now() -> u128 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis()
}
