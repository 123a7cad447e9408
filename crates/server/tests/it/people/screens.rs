//! Screens of the hall: who steers them, what they are told, and what they are never told.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::{Value, json};

use super::client::{Hall, Who};

fn boards(screen: u16) -> Value {
    json!({ "screen": screen, "shows": ["boards", "names", "standings"], "langs": ["en"] })
}

/// What each call is sent, by somebody who may.
fn calls() -> [(&'static str, Value); 5] {
    [
        ("screens", boards(1)),
        ("screens/free", json!({ "screen": 9 })),
        ("announcements", json!({ "text": "Lunch", "how": "band", "minutes": 15 })),
        ("announcements/end", json!({ "id": "none" })),
        ("countdown", json!({ "at": null })),
    ]
}

#[test]
fn arbiters_of_the_event_steer_and_nobody_else() {
    let hall = Hall::open();
    let (one, other) = (&hall.one.id, &hall.other.id);
    let chief = hall.person(one, "Carl", &json!("chief"));
    let deputy = hall.person(one, "Dora", &json!("deputy"));
    let helper = hall.person(one, "Hugo", &json!({ "helper": { "first": 1, "last": 3 } }));
    let rows = [
        (Who::Owner, 200),
        (chief, 200),
        (deputy.clone(), 200),
        (helper, 403),
        (Who::Nobody, 403),
        (hall.person(other, "Eve", &json!("chief")), 403),
        (Who::Token("ronde_forged".to_owned()), 401),
    ];
    for (who, expected) in rows {
        for (call, body) in calls() {
            let answer = hall.post(&who, &format!("/api/e/{one}/{call}"), &body);
            assert_eq!(expected, answer.status, "{call} by {who:?}: {answer:?}");
        }
        assert_eq!(expected, hall.get(&who, &format!("/api/e/{one}/screens")).status, "{who:?}");
        let page = hall.get(&who, &format!("/e/{one}/screens")).status;
        assert_eq!(expected, page, "the page, by {who:?}");
    }
    // What is not there and what is not hers are told alike.
    let there = hall.get(&deputy, &format!("/api/e/{other}/screens"));
    let nowhere = hall.get(&deputy, "/api/e/0197aaaa-none/screens");
    assert_eq!((403, &there.body), (nowhere.status, &nowhere.body));
}

#[test]
fn a_screen_of_one_event_is_not_taken_by_another() {
    let hall = Hall::open();
    let (one, other) = (&hall.one.id, &hall.other.id);
    let eve = hall.person(other, "Eve", &json!("chief"));
    assert_eq!(200, hall.post(&Who::Owner, &format!("/api/e/{one}/screens"), &boards(1)).status);
    for (call, body) in [("screens", boards(1)), ("screens/free", json!({ "screen": 1 }))] {
        let answer = hall.post(&eve, &format!("/api/e/{other}/{call}"), &body);
        assert_eq!((422, "objection".to_owned()), (answer.status, answer.text("error")), "{call}");
    }
    let list = hall.get(&eve, &format!("/api/e/{other}/screens")).json();
    assert_eq!(json!([]), list["screens"], "nor is it listed there");
    assert_eq!("One Open", told(&hall, 1)["tournaments"][0]["name"]);
}

#[test]
fn what_cannot_be_shown_is_refused_and_says_why() {
    let hall = Hall::open();
    let path = format!("/api/e/{}/screens", hall.one.id);
    for (body, status) in [
        (json!({ "screen": 0, "shows": ["boards"] }), 422),
        (json!({ "screen": 100, "shows": ["boards"] }), 422),
        (json!({ "screen": 1, "shows": [] }), 422),
        (json!({ "screen": 1, "shows": ["drafts"] }), 400),
        (json!({ "screen": 1, "shows": ["boards"], "langs": ["xx"] }), 422),
        (json!({ "screen": 1, "shows": ["boards"], "part": { "at": 3, "of": 2 } }), 422),
        (json!({ "screen": 1, "shows": ["boards"], "zone": "a\u{0}b" }), 422),
        (json!({ "screen": -1, "shows": ["boards"] }), 400),
    ] {
        let answer = hall.post(&Who::Owner, &path, &body);
        assert_eq!(status, answer.status, "{body}");
        assert!(!answer.text("message").is_empty());
    }
    let path = format!("/api/e/{}/announcements", hall.one.id);
    for text in [" ", &"x".repeat(401), "a\u{0}b"] {
        let answer = hall.post(&Who::Owner, &path, &json!({ "text": text, "how": "band" }));
        assert_eq!(422, answer.status, "{text:?}");
    }
    for at in [1, i64::MAX / 2] {
        let path = format!("/api/e/{}/countdown", hall.one.id);
        assert_eq!(422, hall.post(&Who::Owner, &path, &json!({ "at": at })).status);
    }
    for path in ["/api/screen/0", "/api/screen/100", "/api/screen/100/live"] {
        assert_eq!(404, hall.get(&Who::Nobody, path).status, "{path}");
    }
    assert_eq!(404, hall.get(&Who::Nobody, "/screen/x").status);
}

/// What a device of anybody is told.
fn told(hall: &Hall, screen: u16) -> Value {
    let answer = hall.get(&Who::Nobody, &format!("/api/screen/{screen}"));
    assert_eq!(200, answer.status, "{answer:?}");
    answer.json()
}

#[test]
fn nothing_is_told_that_is_not_public() {
    let hall = Hall::open();
    let (event, t) = (&hall.one.id, &hall.one.t);
    assert!(told(&hall, 1)["setup"].is_null(), "it waits");
    let path = format!("/api/e/{event}/screens");
    assert_eq!(200, hall.post(&Who::Owner, &path, &boards(1)).status);
    let seen = told(&hall, 1);
    assert_eq!(3, seen["tournaments"][0]["boards"].as_array().unwrap().len());
    assert_eq!(json!(["PLAYER 1", ""]), seen["tournaments"][0]["boards"][0]["white"]);
    // Round 1 is played and closed; a draft of round 2 is made.
    for board in 1..=3 {
        let act = json!({ "act": "enter_result", "round": 1, "board": board, "result": "1-0" });
        assert_eq!(200, hall.act(&Who::Owner, t, &act).status);
    }
    hall.insisted(t, &json!({ "act": "close_round", "round": 1 }));
    let paired = hall.post(&Who::Owner, &format!("/api/t/{t}/pair"), &json!({}));
    assert_eq!(200, paired.status, "{paired:?}");
    let seen = told(&hall, 1);
    assert_eq!(
        (json!(1), json!("between")),
        (seen["tournaments"][0]["round"].clone(), seen["tournaments"][0]["stage"].clone())
    );
    assert_eq!("1–0", seen["tournaments"][0]["boards"][0]["result"]);
    hall.insisted(t, &json!({ "act": "publish", "round": 2 }));
    assert_eq!(2, told(&hall, 1)["tournaments"][0]["round"]);
    // A tournament that is hidden is on no screen, though it was named.
    let named = json!({ "screen": 1, "shows": ["boards"], "tournaments": [t] });
    assert_eq!(200, hall.post(&Who::Owner, &path, &named).status);
    let hide = json!({ "t": t, "shown": false });
    let hidden = hall.post(&Who::Owner, &format!("/api/e/{event}/tournaments/show"), &hide);
    assert_eq!(200, hidden.status, "{hidden:?}");
    assert_eq!(json!([]), told(&hall, 1)["tournaments"]);
    // Nor one of another event.
    let foreign = json!({ "screen": 1, "shows": ["boards"], "tournaments": [hall.other.t] });
    assert_eq!(200, hall.post(&Who::Owner, &path, &foreign).status);
    assert_eq!(json!([]), told(&hall, 1)["tournaments"]);
}

#[test]
fn screens_have_their_shares() {
    let hall = Hall::open();
    let path = format!("/api/e/{}/screens", hall.one.id);
    for (at, first, last) in [(1, 1, 1), (2, 2, 3)] {
        let wanted = json!({ "screen": at, "shows": ["boards"], "part": { "at": at, "of": 2 } });
        assert_eq!(200, hall.post(&Who::Owner, &path, &wanted).status);
        let seen = told(&hall, at);
        let boards = seen["tournaments"][0]["boards"].as_array().unwrap();
        assert_eq!(
            (first, last),
            (
                boards[0]["board"].as_u64().unwrap(),
                boards.last().unwrap()["board"].as_u64().unwrap()
            )
        );
        assert_eq!(json!(3), seen["tournaments"][0]["all"]);
    }
}

/// A line to a screen, from which events are read.
fn line(hall: &Hall, screen: u16) -> TcpStream {
    let mut line = TcpStream::connect(hall.address).unwrap();
    line.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    let head = format!(
        "GET /api/screen/{screen}/live?w=1920&h=1080 HTTP/1.1\r\nHost: hall.example\r\n\r\n"
    );
    line.write_all(head.as_bytes()).unwrap();
    line
}

/// Reads until that has come.
fn until(line: &mut TcpStream, wanted: &str) -> String {
    let mut heard = String::new();
    let mut bytes = [0; 4096];
    while !heard.contains(wanted) {
        let count =
            line.read(&mut bytes).unwrap_or_else(|error| panic!("{error}: {wanted}: {heard}"));
        assert!(count > 0, "the line ended: {wanted}: {heard}");
        heard.push_str(&String::from_utf8_lossy(&bytes[..count]));
    }
    heard
}

#[test]
fn a_screen_hears_of_everything_without_being_touched() {
    let hall = Hall::open();
    let mut screen = line(&hall, 4);
    until(&mut screen, r#""setup":null"#);
    // It is listed as one that waits.
    let path = format!("/api/e/{}/screens", hall.one.id);
    let list = hall.get(&Who::Owner, &path).json();
    assert_eq!(
        (json!(4), json!(1920)),
        (list["screens"][0]["screen"].clone(), list["screens"][0]["heard"]["width"].clone())
    );
    assert_eq!(200, hall.post(&Who::Owner, &path, &boards(4)).status);
    until(&mut screen, r#""stage":"playing""#);
    let result = json!({ "act": "enter_result", "round": 1, "board": 2, "result": "1/2-1/2" });
    assert_eq!(200, hall.act(&Who::Owner, &hall.one.t, &result).status);
    until(&mut screen, "½–½");
    let said = json!({ "text": "Lunch in the foyer", "how": "whole", "minutes": 1 });
    let said = hall.post(&Who::Owner, &format!("/api/e/{}/announcements", hall.one.id), &said);
    until(&mut screen, "Lunch in the foyer");
    let end = json!({ "id": said.text("id") });
    hall.post(&Who::Owner, &format!("/api/e/{}/announcements/end", hall.one.id), &end);
    until(&mut screen, r#""announcements":[]"#);
    until(&mut screen, "event: ping");
    drop(screen);
    let gone = |it: &Value| it["screens"][0]["heard"]["lines"] == json!(0);
    let mut list = hall.get(&Who::Owner, &path).json();
    for _ in 0..50 {
        if gone(&list) {
            break;
        }
        std::thread::sleep(Duration::from_millis(100));
        list = hall.get(&Who::Owner, &path).json();
    }
    assert!(gone(&list), "{list}");
}
