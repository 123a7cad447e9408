//! Coming in by code, password and token, and being sent away.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use ronde_desk::event::{EventAct, EventRequest, Reach};
use ronde_desk::{Hash, Role, Stamp};
use ronde_office::people::{Pass, PassKind};
use serde_json::{Value, json};

use super::client::{Hall, Who};

fn result(board: u32) -> Value {
    json!({ "act": "enter_result", "round": 1, "board": board, "result": "1-0" })
}

#[test]
fn a_code_lets_one_device_in_once() {
    let hall = Hall::open();
    let (e, t) = (&hall.one.id, &hall.one.t);
    let code = hall.invited(e, "Dora", &json!("deputy"));
    // A program that shows a picture of a link opens it, too.
    for line in ["GET", "HEAD", "GET"] {
        let seen = hall.send(&Who::Nobody, &format!("{line} /join/{code}"), &[], b"");
        assert_eq!((200, Some("no-store")), (seen.status, seen.header("cache-control")), "{line}");
        // A name for the browser, which opens nothing.
        assert!(seen.header("set-cookie").is_none_or(|it| it.starts_with("ronde_browser=")));
    }
    let joined = hall.join(&code.to_uppercase());
    assert_eq!(200, joined.status, "{joined:?}");
    assert_eq!(format!("/t/{t}"), joined.text("to"));
    let cookie = joined.header("set-cookie").unwrap().to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=2592000"] {
        assert!(cookie.contains(part), "{part} in {cookie}");
    }
    assert!(!cookie.contains("Secure"), "no https here");
    let dora = Who::Session(joined.cookie());
    assert_eq!(200, hall.act(&dora, t, &result(1)).status);
    assert!(hall.get(&dora, &format!("/e/{e}")).body.contains("Dora"));
    // A second device.
    let again = hall.join(&code);
    assert_eq!((404, "code".to_owned()), (again.status, again.text("error")), "{again:?}");
    assert_eq!(404, hall.get(&Who::Nobody, &format!("/join/{code}")).status);
    assert_eq!(404, hall.join("0123456789abcdefghjkmnpqrstvwxyz").status);
    assert_eq!(404, hall.join("").status);
}

#[test]
fn two_devices_at_once_and_one_is_in() {
    let hall = Hall::open();
    let code = hall.invited(&hall.one.id, "Dora", &json!("deputy"));
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let tries: Vec<_> = (0..8).map(|_| scope.spawn(|| hall.join(&code).status)).collect();
        tries.into_iter().map(|it| it.join().unwrap()).collect()
    });
    assert_eq!(1, statuses.iter().filter(|it| **it == 200).count(), "{statuses:?}");
}

#[test]
fn an_expired_code_opens_nothing() {
    let hall = Hall::open();
    let e = &hall.one.id;
    let (code, hash) = ("expired", Hash::of(b"expired"));
    let at = ronde_now();
    let act = EventAct::Invite {
        person: "late".to_owned(),
        name: "Late".to_owned(),
        role: Role::Deputy,
        tournaments: Reach::All,
        code: hash,
        expires: at - 1_000,
        until: None,
    };
    let stamp = Stamp { at: at - 5_000, by: "owner".to_owned(), role: Role::Owner };
    hall.wait(hall.office.submit_event(e, EventRequest::new(stamp, act, ""))).unwrap();
    let pass = Pass {
        id: "late".to_owned(),
        kind: PassKind::Code,
        event: Some(e.clone()),
        person: "late".to_owned(),
        name: String::new(),
        made: at - 5_000,
        used: at - 5_000,
        expires: Some(at - 1_000),
    };
    let credentials = hall.office.store().credentials();
    hall.wait(credentials.add_pass(hash, &pass)).unwrap();
    let answer = hall.join(code);
    assert_eq!((410, "code".to_owned()), (answer.status, answer.text("error")), "{answer:?}");
    // Were the row wrong, the journal would still refuse.
    let later = Pass { id: "later".to_owned(), expires: None, ..pass };
    hall.wait(credentials.end_pass("late")).unwrap();
    hall.wait(credentials.add_pass(hash, &later)).unwrap();
    assert_eq!(410, hall.join(code).status);
}

fn ronde_now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    i64::try_from(since.as_millis()).unwrap()
}

#[test]
fn what_is_taken_is_taken_at_once() {
    let hall = Hall::open();
    let (e, t) = (&hall.one.id, &hall.one.t);
    let dora = hall.person(e, "Dora", &json!("deputy"));
    assert_eq!(200, hall.act(&dora, t, &result(1)).status);
    // One device of hers.
    let seen = hall.get(&Who::Owner, &format!("/api/e/{e}")).json();
    let id = seen["devices"][0]["id"].clone();
    let path = format!("/api/e/{e}/devices/revoke");
    assert_eq!(200, hall.post(&Who::Owner, &path, &json!({ "id": id })).status);
    assert_eq!(403, hall.act(&dora, t, &result(1)).status);
    assert_eq!(404, hall.post(&Who::Owner, &path, &json!({ "id": id })).status);
    // Once more with a new code; then everything of hers.
    let wanted = json!({ "name": "Dora", "role": "deputy", "person": "dora" });
    let code = hall.post(&Who::Owner, &format!("/api/e/{e}/people"), &wanted).text("code");
    let dora = Who::Session(hall.join(&code).cookie());
    assert_eq!(200, hall.act(&dora, t, &result(2)).status);
    let revoke = json!({ "person": "dora" });
    assert_eq!(200, hall.post(&Who::Owner, &format!("/api/e/{e}/people/revoke"), &revoke).status);
    assert_eq!(403, hall.act(&dora, t, &result(2)).status);
    assert_eq!(403, hall.get(&dora, &format!("/api/e/{e}")).status);
    // A code that was still open opens nothing after that.
    let code = hall.invited(e, "Emil", &json!("deputy"));
    let revoke = json!({ "person": "emil" });
    assert_eq!(200, hall.post(&Who::Owner, &format!("/api/e/{e}/people/revoke"), &revoke).status);
    assert_eq!(404, hall.join(&code).status);
    // Another role counts from the next request on.
    let fritz = hall.person(e, "Fritz", &json!("deputy"));
    let change = json!({ "person": "fritz", "role": { "helper": { "first": 3, "last": 3 } } });
    assert_eq!(200, hall.post(&Who::Owner, &format!("/api/e/{e}/people/role"), &change).status);
    assert_eq!(403, hall.act(&fritz, t, &result(1)).status);
    assert_eq!(200, hall.act(&fritz, t, &result(3)).status);
}

#[test]
fn a_new_code_ends_the_lost_telephone() {
    let hall = Hall::open();
    let (e, t) = (&hall.one.id, &hall.one.t);
    let lost = hall.person(e, "Dora", &json!("deputy"));
    let wanted = json!({ "name": "Dora", "role": "deputy", "person": "dora" });
    let code = hall.post(&Who::Owner, &format!("/api/e/{e}/people"), &wanted).text("code");
    assert_eq!(403, hall.act(&lost, t, &result(1)).status);
    let found = Who::Session(hall.join(&code).cookie());
    assert_eq!(200, hall.act(&found, t, &result(1)).status);
    assert_eq!(
        403,
        hall.act(&lost, t, &result(2)).status,
        "it does not come back with the new one"
    );
}

#[test]
fn coming_back_by_password() {
    let hall = Hall::open();
    let (e, t) = (&hall.one.id, &hall.one.t);
    let dora = hall.person(e, "Dora Weiss", &json!("deputy"));
    let set = |who: &Who, password: &str| {
        hall.post(who, &format!("/api/e/{e}/password"), &json!({ "password": password }))
    };
    assert_eq!(422, set(&dora, "short").status);
    assert_eq!(403, set(&Who::Nobody, "a short sentence").status);
    assert_eq!(200, set(&dora, "a short sentence").status);
    let login = |event: &str, name: &str, password: &str| {
        let body = json!({ "event": event, "name": name, "password": password });
        hall.post(&Who::Nobody, "/api/login", &body)
    };
    let back = login(e, " dora WEISS", "a short sentence");
    assert_eq!(200, back.status, "{back:?}");
    assert_eq!(200, hall.act(&Who::Session(back.cookie()), t, &result(1)).status);
    // Whatever is wrong, the answer is the same.
    let wrong = login(e, "dora-weiss", "another sentence").body;
    for (event, name) in [(&**e, "nobody"), (&*hall.other.id, "dora-weiss"), ("none", "dora-weiss")]
    {
        let answer = login(event, name, "a short sentence");
        assert_eq!((401, &wrong), (answer.status, &answer.body), "{event} {name}");
    }
    // Out, and the cookie of before opens nothing.
    let session = Who::Session(back.cookie());
    let out = hall.post(&session, &format!("/api/e/{e}/logout"), &json!({}));
    assert!(out.header("set-cookie").unwrap().contains("Max-Age=0"), "{out:?}");
    assert_eq!(403, hall.act(&session, t, &result(2)).status);
    // Ten wrong ones, and even the right one has to wait.
    let mut last = 401;
    for _ in 0..12 {
        last = login(e, "dora-weiss", "another sentence").status;
    }
    assert_eq!(429, last);
    let answer = login(e, "Dora Weiss", "a short sentence");
    assert_eq!(429, answer.status);
    assert!(answer.header("retry-after").is_some());
}

#[test]
fn guessing_codes_has_an_end() {
    let hall = Hall::open();
    let guesses: Vec<u16> = (0..40).map(|n| hall.join(&format!("guess{n}")).status).collect();
    assert_eq!(404, guesses[0]);
    assert_eq!(Some(&429), guesses.last());
    let page = hall.get(&Who::Nobody, "/join/guess");
    assert_eq!(429, page.status);
    assert_eq!(429, hall.get(&Who::Token("ronde_guess".to_owned()), "/").status);
    assert_eq!(200, hall.get(&Who::Nobody, "/").status, "who only looks is not in the way");
}

#[test]
fn programs_come_by_token() {
    let hall = Hall::open();
    let (e, t) = (&hall.one.id, &hall.one.t);
    let make = |role: Value| {
        let wanted = json!({ "name": "Board camera", "role": role });
        hall.post(&Who::Owner, &format!("/api/e/{e}/tokens"), &wanted)
    };
    let camera = make(json!({ "helper": { "first": 1, "last": 1 } }));
    assert_eq!(200, camera.status, "{camera:?}");
    let (token, id) = (camera.text("token"), json!({ "id": camera.text("id") }));
    let camera = Who::Token(token.clone());
    assert_eq!(200, hall.act(&camera, t, &result(1)).status);
    assert_eq!(403, hall.act(&camera, t, &result(2)).status);
    assert_eq!(403, hall.act(&camera, &hall.other.t, &result(1)).status);
    let journal = hall.get(&Who::Owner, &format!("/t/{t}/journal"));
    assert!(journal.body.contains("Board camera"), "the journal says who it was");
    // A program makes itself no session that outlives it.
    let password = json!({ "password": "a short sentence" });
    assert_eq!(403, hall.post(&camera, &format!("/api/e/{e}/password"), &password).status);
    let seen = hall.get(&Who::Owner, &format!("/api/e/{e}"));
    assert!(!seen.body.contains(&token), "it was shown once");
    assert_eq!(200, hall.post(&Who::Owner, &format!("/api/e/{e}/devices/revoke"), &id).status);
    assert_eq!(401, hall.act(&camera, t, &result(1)).status);
    // The owner's own opens everything, and a token is no cookie.
    let all = make(json!("owner")).text("token");
    assert_eq!(200, hall.act(&Who::Token(all.clone()), &hall.other.t, &result(1)).status);
    let cookie = Who::Session(format!("ronde-owner={all}"));
    assert_eq!(403, hall.act(&cookie, t, &result(1)).status);
    assert_eq!(401, hall.get(&Who::Token("ronde_forged".to_owned()), "/").status);
    let basic = [("Authorization", "Basic b3duZXI6b3duZXI=")];
    assert_eq!(401, hall.send(&Who::Owner, "GET /", &basic, b"").status);
}

#[test]
fn no_secret_is_kept() {
    let hall = Hall::open();
    let e = &hall.one.id;
    let open = hall.invited(e, "Carl", &json!("chief"));
    let used = hall.invited(e, "Dora", &json!("deputy"));
    let joined = hall.join(&used);
    let dora = Who::Session(joined.cookie());
    let password = json!({ "password": "a short sentence" });
    assert_eq!(200, hall.post(&dora, &format!("/api/e/{e}/password"), &password).status);
    let wanted = json!({ "name": "Program", "role": "deputy" });
    let token = hall.post(&Who::Owner, &format!("/api/e/{e}/tokens"), &wanted).text("token");
    let session = joined.cookie().split_once('=').unwrap().1.to_owned();
    let mut bytes = Vec::new();
    for file in std::fs::read_dir(&hall.folder).unwrap() {
        bytes.extend(std::fs::read(file.unwrap().path()).unwrap());
    }
    let kept = |text: &str| bytes.windows(text.len()).any(|it| it == text.as_bytes());
    assert!(kept("Dora"), "it was looked at");
    for secret in [&*open, &*used, &*session, &*token, "a short sentence"] {
        assert!(!kept(secret), "{secret}");
    }
}

#[test]
fn behind_a_proxy_the_owner_comes_by_his_code() {
    let hall = Hall::new(true);
    let (e, t) = (&hall.one.id, &hall.one.t);
    assert_eq!(403, hall.act(&Who::Owner, t, &result(1)).status, "everybody comes from the proxy");
    let headers = [
        ("Content-Type", "application/json"),
        ("X-Forwarded-For", "203.0.113.9"),
        ("X-Forwarded-Proto", "https"),
    ];
    let code = json!({ "code": hall.owner_code }).to_string();
    let joined = hall.send(&Who::Nobody, "POST /api/join", &headers, code.as_bytes());
    assert_eq!(200, joined.status, "{joined:?}");
    assert!(joined.header("set-cookie").unwrap().ends_with("; Secure"));
    let owner = Who::Session(joined.cookie());
    assert_eq!(200, hall.act(&owner, t, &result(1)).status);
    let wanted = json!({ "name": "Carl", "role": "chief" });
    let invited = hall.post(&owner, &format!("/api/e/{e}/people"), &wanted);
    assert_eq!(200, invited.status, "{invited:?}");
    // One who guesses does not shut the others out.
    let guess = |from: &str| {
        let headers = [("Content-Type", "application/json"), ("X-Forwarded-For", from)];
        hall.send(&Who::Nobody, "POST /api/join", &headers, br#"{"code":"guess"}"#).status
    };
    let last = (0..40).map(|_| guess("198.51.100.1")).collect::<Vec<u16>>().into_iter().next_back();
    assert_eq!((Some(429), 404), (last, guess("198.51.100.2")));
    let forged = guess("198.51.100.77, 198.51.100.1");
    assert_eq!(429, forged, "what a client writes itself stands before the proxy's own word");
    // Where no proxy is, the code opens nothing.
    let plain = Hall::open();
    assert_eq!(404, plain.join(&plain.owner_code).status);
}

#[test]
fn an_event_is_handed_over_and_taken_back() {
    let hall = Hall::open();
    let e = &hall.one.id;
    let file = hall.get(&Who::Owner, &format!("/api/e/{e}/file"));
    assert_eq!(200, file.status);
    let to = json!({ "to": "club-laptop" });
    let handed = hall.post(&Who::Owner, &format!("/api/e/{e}/hand-over"), &to);
    assert_eq!(200, handed.status, "{handed:?}");
    let rename = json!({ "name": "Other" });
    let locked = hall.post(&Who::Owner, &format!("/api/e/{e}/name"), &rename);
    assert_eq!((409, "locked".to_owned()), (locked.status, locked.text("error")));
    let reason = json!({ "reason": "the laptop fell into the lake" });
    let back = hall.post(&Who::Owner, &format!("/api/e/{e}/take-back"), &reason);
    assert_eq!(200, back.status, "{back:?}");
    assert_eq!(200, hall.post(&Who::Owner, &format!("/api/e/{e}/name"), &rename).status);
}

/// A browser keeps an event without data to itself, and a page would take its line for dead: a ping
/// has data.
#[test]
fn a_silent_line_is_kept_alive_by_events_that_a_browser_delivers() {
    let hall = Hall::open();
    let mut line = TcpStream::connect(hall.address).unwrap();
    line.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let ask = format!("GET /api/t/{}/live HTTP/1.1\r\nHost: hall.example\r\n\r\n", hall.one.t);
    line.write_all(ask.as_bytes()).unwrap();
    let (mut said, mut heard) = (String::new(), vec![0; 4096]);
    while !said.contains("event: ping\ndata: {}\n\n") {
        let count = line.read(&mut heard).expect("a ping comes before the patience ends");
        assert!(count > 0, "the line ended: {said}");
        said.push_str(&String::from_utf8_lossy(&heard[..count]));
    }
}

#[test]
fn who_is_no_arbiter_any_more_hears_no_more_as_one() {
    let hall = Hall::open();
    let (e, t) = (&hall.one.id, &hall.one.t);
    let Who::Session(cookie) = hall.person(e, "Dora", &json!("deputy")) else {
        unreachable!("she came by a code")
    };
    let mut line = TcpStream::connect(hall.address).unwrap();
    line.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let ask =
        format!("GET /api/t/{t}/live HTTP/1.1\r\nHost: hall.example\r\nCookie: {cookie}\r\n\r\n");
    line.write_all(ask.as_bytes()).unwrap();
    let mut heard = vec![0; 4096];
    assert!(line.read(&mut heard).unwrap() > 0, "it has begun");
    let remark = |text: &str| {
        let act = json!({ "act": "remark", "text": text });
        assert_eq!(200, hall.act(&Who::Owner, t, &act).status);
    };
    let mut said = String::new();
    remark("one");
    while !said.contains("remark") {
        let count = line.read(&mut heard).unwrap();
        said.push_str(&String::from_utf8_lossy(&heard[..count]));
    }
    let revoke = json!({ "person": "dora" });
    assert_eq!(200, hall.post(&Who::Owner, &format!("/api/e/{e}/people/revoke"), &revoke).status);
    remark("two");
    let mut rest = Vec::new();
    // The chunk that ends it, and the connection stays open for another request.
    while !rest.ends_with(b"0\r\n\r\n") {
        let count = line.read(&mut heard).expect("the stream ends");
        rest.extend_from_slice(&heard[..count]);
        if count == 0 {
            break;
        }
    }
    assert!(!String::from_utf8_lossy(&rest).contains("remark"), "she heard of it");
}
