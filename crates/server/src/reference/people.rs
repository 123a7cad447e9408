//! Calls about the people of an event.

use super::calls::{ANYBODY, Call};

const PEOPLE_OF_EVENT: &str = "people of the event";
const CHIEFS: &str = "the owner, the chief arbiter";
const DONE: (&str, &str) = ("Yes", r#"{"done":true}"#);

const fn post(
    path: &'static str,
    who: &'static str,
    what: &'static str,
    body: (&'static str, &'static str),
    answer: (&'static str, &'static str),
) -> Call {
    let errors = &["objection", "missing"];
    Call { method: "POST", path, who, what, more: "", body: Some(body), answer, errors }
}

impl Call {
    const fn more(self, more: &'static str) -> Call {
        Call { more, ..self }
    }

    const fn errors(self, errors: &'static [&'static str]) -> Call {
        Call { errors, ..self }
    }
}

/// All of them.
pub(super) const PEOPLE: &[Call] = &[
    Call {
        method: "GET",
        path: "/api/e/{e}",
        who: PEOPLE_OF_EVENT,
        what: "The event: its tournaments, people, devices and tokens",
        more: "People, devices and tokens are shown to arbiters.",
        body: None,
        answer: ("Event", r#"{"event":"01a1e36e-5124-7387-ba57-a840526a70ad","name":"Open de la Ronde","me":"owner","role":"owner","away":null,"home":"","tournaments":[{"t":"01a1e36e-5124-7387-ba57-a841e88ed36a","name":"Open de la Ronde","shown":true,"players":60,"round":5,"rounds":9,"next":"Round 5 is being played.","button":"Enter results","href":"/t/01a1e36e-5124-7387-ba57-a841e88ed36a/round/5/results"}],"people":[],"devices":[],"tokens":[]}"#),
        errors: &["missing"],
    },
    post("/api/e/{e}/name", CHIEFS, "Gives the event another name", ("Named", r#"{"name":"Open de Neuchâtel"}"#), DONE),
    post("/api/e/{e}/tournaments", CHIEFS, "Adds a tournament to the event", ("AddTournament", r#"{"name":"Blitz","rounds":11}"#), ("Made", r#"{"t":"01a1e36e-5124-7387-ba57-a841e88ed36a"}"#)),
    post("/api/e/{e}/tournaments/show", CHIEFS, "Shows a tournament, or hides it", ("Show", r#"{"t":"01a1e36e-5124-7387-ba57-a841e88ed36a","shown":false}"#), DONE)
        .more("Its journal stays."),
    post("/api/e/{e}/people", CHIEFS, "Invites somebody", ("Invitation", r#"{"name":"Anna Meier","role":{"helper":{"first":1,"last":10}},"hours":12}"#), ("Invited", r#"{"person":"anna-meier","code":"…","link":"http://192.168.1.20:8080/join/…","qr":"<svg …>","expires":1794816000000,"reachable":true}"#))
        .more("The code is shown once and opens one device. `person` invites somebody who is known once more; `until` ends the access itself."),
    post("/api/e/{e}/people/role", CHIEFS, "Gives somebody another role", ("ChangeRole", r#"{"person":"anna-meier","role":"deputy"}"#), DONE),
    post("/api/e/{e}/people/revoke", CHIEFS, "Takes everything from somebody", ("Who", r#"{"person":"anna-meier"}"#), DONE),
    post("/api/e/{e}/devices/revoke", CHIEFS, "Ends one device or one token", ("Device", r#"{"id":"…"}"#), DONE),
    post("/api/e/{e}/tokens", CHIEFS, "Makes a token for a program", ("TokenWanted", r#"{"name":"scoreboard","role":"deputy","days":30}"#), ("Token", r#"{"token":"…","id":"…","person":"scoreboard","expires":1797321600000}"#))
        .more("It is shown once. Its role is at most that of whoever makes it."),
    post("/api/e/{e}/hand-over", CHIEFS, "Hands the event to another machine", ("HandOver", r#"{"to":"laptop-2"}"#), ("File", r#"{"file":"/api/e/01a1e36e-5124-7387-ba57-a840526a70ad/file"}"#))
        .more("It is locked here until it comes back."),
    post("/api/e/{e}/take-back", CHIEFS, "Gives the other machine up for lost", ("TakeBack", r#"{"reason":"the laptop fell"}"#), DONE),
    Call {
        method: "GET",
        path: "/api/e/{e}/file",
        who: CHIEFS,
        what: "The event as a file (.ronde)",
        more: "",
        body: None,
        answer: ("Bytes", "the file"),
        errors: &["missing"],
    },
    post("/api/e/{e}/password", PEOPLE_OF_EVENT, "Sets the own password", ("Password", r#"{"password":"a long sentence"}"#), ("NamedBack", r#"{"name":"anna-meier"}"#)),
    post("/api/join", ANYBODY, "Exchanges an invitation's code for a session on this device", ("JoinCode", r#"{"code":"…"}"#), ("Entered", r#"{"to":"/t/01a1e36e-5124-7387-ba57-a841e88ed36a","event":"01a1e36e-5124-7387-ba57-a840526a70ad","person":"anna-meier"}"#))
        .more("The session is a cookie; programs use tokens.")
        .errors(&["code", "too_often"]),
    post("/api/login", ANYBODY, "Comes back with a password", ("Login", r#"{"event":"01a1e36e-5124-7387-ba57-a840526a70ad","name":"anna-meier","password":"a long sentence"}"#), ("Entered", r#"{"to":"/t/01a1e36e-5124-7387-ba57-a841e88ed36a","event":"01a1e36e-5124-7387-ba57-a840526a70ad","person":"anna-meier"}"#))
        .errors(&["password", "too_often"]),
    Call {
        method: "POST",
        path: "/api/logout",
        who: ANYBODY,
        what: "Ends the session of this device",
        more: "",
        body: None,
        answer: ("Entered", r#"{"to":"/"}"#),
        errors: &[],
    },
    Call {
        method: "POST",
        path: "/api/e/{e}/logout",
        who: ANYBODY,
        what: "Ends the session of this device in that event",
        more: "",
        body: None,
        answer: ("Entered", r#"{"to":"/"}"#),
        errors: &[],
    },
];
