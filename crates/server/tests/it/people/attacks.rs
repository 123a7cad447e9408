//! Requests that nobody should send, and what becomes of them: refused with a clear answer, nothing
//! executed, nothing lost.

use std::io::{Read as _, Write as _};

use axum::Router;
use axum::routing::get;
use serde_json::json;
use tower_http::catch_panic::CatchPanicLayer;

use super::client::{HALL, Hall, Who};

const JSON: (&str, &str) = ("Content-Type", "application/json");

fn remark() -> Vec<u8> {
    json!({ "act": { "act": "remark", "text": "x" } }).to_string().into_bytes()
}

#[test]
fn identifiers_of_others_open_nothing() {
    let hall = Hall::open();
    let dora = hall.person(&hall.one.id, "Dora", &json!("deputy"));
    let Who::Session(cookie) = &dora else { unreachable!("she came by a code") };
    let value = cookie.split_once('=').unwrap().1;
    let act = json!({ "act": "remark", "text": "x" });
    // Her own session under the name of the other event, and a forged one.
    let other = &hall.other.id;
    for cookie in [
        format!("ronde-{other}={value}"),
        format!("ronde-owner={value}"),
        format!("ronde-{other}=forged; ronde-{}={value}", hall.one.id),
        format!("ronde-{other}="),
    ] {
        let answer = hall.act(&Who::Session(cookie.clone()), &hall.other.t, &act);
        assert_eq!(403, answer.status, "{cookie}");
    }
    // What is not hers and what is not there are told alike.
    let there = hall.act(&dora, &hall.other.t, &act);
    let nowhere = hall.act(&dora, "0197aaaa-0000-7000-8000-000000000000", &act);
    assert_eq!((403, 403), (there.status, nowhere.status));
    assert_eq!(there.body, nowhere.body);
    for path in ["/e/", "/api/e/"] {
        let there = hall.get(&dora, &format!("{path}{other}"));
        let nowhere = hall.get(&dora, &format!("{path}0197aaaa-none"));
        assert_eq!((403, 403), (there.status, nowhere.status), "{path}");
        assert_eq!(there.body, nowhere.body, "{path}");
    }
    // The event's own journal is no tournament.
    let answer = hall.act(&Who::Owner, &hall.one.id, &act);
    assert!([404, 422, 500].contains(&answer.status), "{answer:?}");
    // Nothing of another event is ended by its number.
    let eve = hall.person(other, "Eve", &json!("deputy"));
    let seen = hall.get(&Who::Owner, &format!("/api/e/{other}")).json();
    let id = json!({ "id": seen["devices"][0]["id"] });
    let carl = hall.person(&hall.one.id, "Carl", &json!("chief"));
    let path = format!("/api/e/{}/devices/revoke", hall.one.id);
    assert_eq!(404, hall.post(&carl, &path, &id).status);
    assert_eq!(200, hall.act(&eve, &hall.other.t, &act).status);
}

#[test]
fn pages_of_other_sites_do_nothing() {
    let hall = Hall::open();
    let t = &hall.one.t;
    let (line, here) = (format!("POST /api/t/{t}/acts"), format!("http://{}", hall.address));
    let before = hall.acts(t);
    for header in [
        ("Origin", "http://evil.example"),
        ("Origin", "null"),
        ("Origin", "http://127.0.0.1:1"),
        ("Sec-Fetch-Site", "cross-site"),
        ("Sec-Fetch-Site", "same-site"),
    ] {
        let answer = hall.send(&Who::Owner, &line, &[JSON, header], &remark());
        assert_eq!(
            (403, "cross_site".to_owned()),
            (answer.status, answer.text("error")),
            "{header:?}"
        );
    }
    let liar = [JSON, ("Sec-Fetch-Site", "same-origin"), ("Origin", "http://evil.example")];
    assert_eq!(403, hall.send(&Who::Owner, &line, &liar, &remark()).status);
    for kind in
        ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]
    {
        let answer = hall.send(&Who::Owner, &line, &[("Content-Type", kind)], &remark());
        assert_eq!(415, answer.status, "{kind}");
    }
    assert_eq!(415, hall.send(&Who::Owner, &line, &[], &remark()).status, "no kind at all");
    assert_eq!(before, hall.acts(t));
    let ours = [JSON, ("Sec-Fetch-Site", "same-origin"), ("Origin", &*here)];
    assert_eq!(200, hall.send(&Who::Owner, &line, &ours, &remark()).status);
}

#[test]
fn nobody_is_the_owner_by_what_he_says() {
    let hall = Hall::open();
    let t = &hall.one.t;
    let line = format!("POST /api/t/{t}/acts");
    let before = hall.acts(t);
    for header in [
        ("X-Forwarded-For", "127.0.0.1"),
        ("X-Real-IP", "127.0.0.1"),
        ("Forwarded", "for=127.0.0.1;host=localhost"),
        ("Via", "1.1 proxy"),
        ("X-Forwarded-Host", "localhost"),
    ] {
        let answer = hall.send(&Who::Owner, &line, &[JSON, header], &remark());
        assert_eq!(403, answer.status, "{header:?}");
    }
    for host in [HALL, "localhost.evil.example", "127.0.0.1.evil.example:80", "evil@localhost", ""]
    {
        let answer = hall.send(&Who::Owner, &line, &[JSON, ("Host", host)], &remark());
        assert!([400, 403].contains(&answer.status), "{host} {answer:?}");
    }
    // Two hosts, none, and one in the first line that is another.
    let body = String::from_utf8(remark()).unwrap();
    let rest = format!(
        "Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    let address = hall.address;
    for head in [
        format!("{line} HTTP/1.1\r\nHost: {address}\r\nHost: {HALL}\r\n"),
        format!("{line} HTTP/1.1\r\n"),
        format!("POST http://{HALL}/api/t/{t}/acts HTTP/1.1\r\nHost: {address}\r\n"),
        format!("{line} HTTP/1.0\r\n"),
    ] {
        let answer = hall.raw(format!("{head}{rest}").as_bytes());
        assert!([400, 403].contains(&answer.status), "{head} {answer:?}");
    }
    assert_eq!(before, hall.acts(t));
}

#[test]
fn what_cannot_be_read_is_refused() {
    let hall = Hall::open();
    let t = &hall.one.t;
    let (acts, join) = (format!("POST /api/t/{t}/acts"), "POST /api/join".to_owned());
    let before = hall.acts(t);
    let deep = "[".repeat(100_000);
    let deeper = format!("{}1{}", r#"{"act":"#.repeat(5_000), "}".repeat(5_000));
    for (what, line, body, status) in [
        ("nothing", &acts, &b""[..], 415),
        ("half of it", &acts, br#"{"act":{"act":"remark","text":"#, 400),
        ("no JSON", &acts, b"act=remark", 400),
        ("no such act", &acts, br#"{"act":{"act":"destroy"}}"#, 400),
        ("another type", &acts, br#"{"act":{"act":"publish","round":"one"}}"#, 400),
        ("too large a number", &acts, br#"{"act":{"act":"publish","round":99999999999}}"#, 400),
        ("a negative number", &acts, br#"{"act":{"act":"publish","round":-1}}"#, 400),
        ("no text", &acts, b"{\"act\":{\"act\":\"remark\",\"text\":\"\xff\xfe\"}}", 400),
        ("deep", &acts, deep.as_bytes(), 400),
        ("deeper", &acts, deeper.as_bytes(), 400),
        ("a list", &join, b"[]", 400),
        ("half a letter", &join, br#"{"code":"\ud800"}"#, 400),
    ] {
        let headers = if body.is_empty() { vec![] } else { vec![JSON] };
        let answer = hall.send(&Who::Owner, line, &headers, body);
        assert_eq!(status, answer.status, "{what} {answer:?}");
        assert!(!answer.text("message").is_empty(), "{what}");
    }
    let long = format!(r#"{{"code":"{}"}}"#, "x".repeat(70_000));
    let answer = hall.send(&Who::Nobody, &join, &[JSON], long.as_bytes());
    assert_eq!((413, "unreadable".to_owned()), (answer.status, answer.text("error")));
    // Without a length, in pieces.
    let piece = format!("{:x}\r\n{}\r\n", 60_000, "x".repeat(60_000));
    let pieces = format!(
        "POST /api/join HTTP/1.1\r\nHost: {HALL}\r\nContent-Type: \
         application/json\r\nTransfer-Encoding: chunked\r\nConnection: \
         close\r\n\r\n{piece}{piece}0\r\n\r\n"
    );
    assert_eq!(413, hall.raw(pieces.as_bytes()).status);
    assert_eq!(before, hall.acts(t));
    assert_eq!(200, hall.get(&Who::Owner, &format!("/t/{t}")).status, "it goes on");
}

#[test]
fn paths_lead_nowhere_else() {
    let hall = Hall::open();
    for path in [
        "/assets/../Cargo.toml",
        "/assets/%2e%2e/%2e%2e/Cargo.toml",
        "/assets/..%2f..%2fetc%2fpasswd",
        "/assets//etc/passwd",
        "/t/..%2f..%2fetc%2fpasswd",
        "/t/%00",
        "/t/%ff",
        "/t/'%20OR%201=1--",
        "/api/t/..%2f..",
        "/e/..%2f..",
        "/api/e/%2e%2e/file",
        "/t/%0d%0aSet-Cookie:%20a=b",
        "/join/%0d%0aSet-Cookie:%20a=b",
    ] {
        let answer = hall.get(&Who::Owner, path);
        assert!([400, 404].contains(&answer.status), "{path} {answer:?}");
        assert!(answer.header("set-cookie").is_none(), "{path}");
        assert!(!answer.body.contains("root:") && !answer.body.contains("[package]"), "{path}");
    }
}

#[test]
fn reading_changes_nothing() {
    let hall = Hall::open();
    let (e, t) = (&hall.one.id, &hall.one.t);
    let before = (hall.acts(e), hall.acts(t));
    for path in [
        format!("/api/t/{t}/acts"),
        format!("/api/t/{t}/pair"),
        format!("/api/e/{e}/people"),
        format!("/api/e/{e}/hand-over"),
        "/api/join".to_owned(),
        "/api/login".to_owned(),
        "/api/demo".to_owned(),
        "/api/new".to_owned(),
    ] {
        for method in ["GET", "HEAD"] {
            let answer = hall.send(&Who::Owner, &format!("{method} {path}"), &[], b"");
            assert_eq!(405, answer.status, "{method} {path}");
        }
    }
    assert_eq!(before, (hall.acts(e), hall.acts(t)));
}

#[test]
#[expect(clippy::too_many_lines, reason = "two lists of names, one after the other")]
fn hostile_names_are_text_or_nothing() {
    let hall = Hall::open();
    let (e, t) = (&hall.one.id, &hall.one.t);
    let register = |name: &str| {
        let act =
            json!({ "act": "register", "first": 0, "from": 2, "players": [{ "name": name }] });
        let body = json!({ "act": act, "accepts": { "late_entry": 2, "same_name": 2 } });
        hall.post(&Who::Owner, &format!("/api/t/{t}/acts"), &body)
    };
    let before = hall.acts(t);
    for name in [
        "x".repeat(10_000),
        "Anna\u{202E}gnp".to_owned(),
        "Anna\u{2066}".to_owned(),
        "Anna\nBernd".to_owned(),
        "Anna\u{0}".to_owned(),
        "Anna\u{1b}[31m".to_owned(),
    ] {
        let answer = register(&name);
        assert_eq!(
            (422, "objection".to_owned()),
            (answer.status, answer.text("error")),
            "{answer:?}"
        );
        let invited = json!({ "name": name, "role": "deputy" });
        let answer = hall.post(&Who::Owner, &format!("/api/e/{e}/people"), &invited);
        assert_eq!(422, answer.status, "{answer:?}");
        let answer = hall.post(&Who::Owner, &format!("/api/e/{e}/name"), &json!({ "name": name }));
        assert_eq!(422, answer.status, "{answer:?}");
        let key = format!("0197aaaa-0000-7000-8000-{:012}", name.len());
        let wanted =
            json!({ "name": "New", "rounds": 5, "players": [{ "name": name }], "key": key });
        let answer = hall.post(&Who::Owner, "/api/new", &wanted);
        assert_eq!(422, answer.status, "{answer:?}");
    }
    assert_eq!(before, hall.acts(t));
    // These are names like any other, and stay text wherever they are shown.
    for name in [
        "<script>alert(1)</script>",
        "\"><img src=x onerror=alert(1)>",
        "' onmouseover='alert(1)",
        "</script><svg/onload=alert(1)>",
        "{{7*7}}${7*7}",
    ] {
        let amend = json!({ "act": "amend", "player": 1, "set": [{ "name": name }] });
        let renamed = hall.insisted(t, &amend);
        assert_eq!(200, renamed.status, "{renamed:?}");
        hall.post(&Who::Owner, &format!("/api/e/{e}/name"), &json!({ "name": name }));
        let code = hall.invited(e, name, &json!("deputy"));
        for path in [
            format!("/t/{t}"),
            format!("/t/{t}/players"),
            format!("/t/{t}/round/1"),
            format!("/t/{t}/round/1/results"),
            format!("/t/{t}/round/1/why"),
            format!("/t/{t}/round/1/why?step=2"),
            format!("/t/{t}/round/1/board/1/why"),
            format!("/t/{t}/round/1/board/1/why?one=1&other=2"),
            format!("/t/{t}/journal"),
            format!("/e/{e}"),
            format!("/join/{code}"),
            "/login".to_owned(),
            "/".to_owned(),
        ] {
            let page = hall.get(&Who::Owner, &path);
            assert_eq!(200, page.status, "{path}");
            for mark in ["<script>alert", "<img src=x", "<svg/onload", "' onmouseover='", ">49<"] {
                assert!(!page.body.contains(mark), "{name} in {path}");
            }
        }
    }
}

#[test]
fn headers_hold_what_we_put_there() {
    let hall = Hall::open();
    let t = &hall.one.t;
    let code = hall.invited(&hall.one.id, "Dora", &json!("deputy"));
    let agent = [JSON, ("User-Agent", "<script>\u{e9}</script>; a=b")];
    let body = json!({ "code": code }).to_string();
    let joined = hall.send(&Who::Nobody, "POST /api/join", &agent, body.as_bytes());
    assert_eq!(200, joined.status);
    for (who, path) in [
        (Who::Owner, format!("/t/{t}")),
        (Who::Nobody, format!("/t/{t}?lang=%0d%0aX-Evil:1")),
        (Who::Nobody, "/nowhere".to_owned()),
        (Who::Nobody, format!("/api/t/{t}")),
        (Who::Owner, "/assets/app.css".to_owned()),
    ] {
        let answer = hall.get(&who, &path);
        assert!(answer.header("x-evil").is_none(), "{path}");
        let policy = answer.header("content-security-policy").unwrap_or_default();
        assert!(policy.contains("default-src 'self'") && !policy.contains("unsafe"), "{path}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(Some(value), answer.header(name), "{path}");
        }
        assert!(answer.header("access-control-allow-origin").is_none(), "{path}");
    }
    let personal = hall.get(&Who::Session(joined.cookie()), &format!("/t/{t}"));
    assert!(personal.header("cache-control").is_some(), "no cache keeps it for another");
}

#[test]
fn a_fault_stays_in_its_page() {
    let hall = Hall::open();
    let address = hall.wait(async {
        let broken = get(|| async {
            let nobody: Vec<u8> = Vec::new();
            nobody[nobody.len()].to_string()
        });
        let layer = CatchPanicLayer::custom(ronde_server::access::failed);
        let headers = axum::middleware::from_fn(ronde_server::access::safe_headers);
        let router: Router = Router::new().route("/", broken).layer(layer).layer(headers);
        let door = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = door.local_addr().unwrap();
        tokio::spawn(async move { axum::serve(door, router).await });
        address
    });
    let ask = |accept: &str| {
        let mut line = std::net::TcpStream::connect(address).unwrap();
        let ask = format!("GET / HTTP/1.1\r\nHost: x\r\n{accept}Connection: close\r\n\r\n");
        line.write_all(ask.as_bytes()).unwrap();
        let mut answer = String::new();
        line.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 500"), "{answer}");
        answer
    };
    assert!(ask("").contains(r#""error":"internal""#));
    let page = ask("Accept: text/html\r\nAccept-Language: de\r\n");
    assert!(page.contains("<h1>Das ist ein Fehler von Ronde."), "{page}");
    assert!(page.contains("content-security-policy"), "{page}");
}
