//! Calls about the people of an event.

use super::{Call, Who, get, handler, post};
use crate::error::ErrorCode;
use crate::people;

const DONE: (&str, &str) = ("Yes", r#"{"done":true}"#);

/// All of them.
pub(super) const PEOPLE: &[Call] = &[
    get(
        "/api/e/{e}",
        handler!(people::event::shown),
        Who::PeopleOfEvent,
        "The event: its tournaments, people, devices and tokens",
        (
            "Event",
            r#"{"event":"01a1e36e-5124-7387-ba57-a840526a70ad","name":"Open de la Ronde","me":"owner","role":"owner","away":null,"home":"","tournaments":[{"t":"01a1e36e-5124-7387-ba57-a841e88ed36a","name":"Open de la Ronde","shown":true,"players":60,"round":5,"rounds":9,"next":"Round 5 is being played.","button":"Enter results","href":"/t/01a1e36e-5124-7387-ba57-a841e88ed36a/round/5/results"}],"people":[],"devices":[],"tokens":[]}"#,
        ),
    )
        .more("People, devices and tokens are shown to arbiters.")
        .errors(&[ErrorCode::Missing]),
    post(
        "/api/e/{e}/name",
        handler!(people::event::rename),
        Who::Chiefs,
        "Gives the event another name",
        DONE,
    )
        .takes(("Named", r#"{"name":"Open de Neuchâtel"}"#))
        .errors(&[ErrorCode::Objection, ErrorCode::Missing]),
    post(
        "/api/e/{e}/tournaments",
        handler!(people::event::add_tournament),
        Who::Chiefs,
        "Adds a tournament to the event",
        ("Made", r#"{"t":"01a1e36e-5124-7387-ba57-a841e88ed36a"}"#),
    )
        .more("All of it or nothing. With the same `key` once more, the answer is the same \
            tournament.")
        .takes(("AddTournament", r#"{"name":"Blitz","rounds":11,"key":"blitz-1"}"#))
        .errors(&[ErrorCode::Objection, ErrorCode::Missing]),
    post(
        "/api/e/{e}/tournaments/show",
        handler!(people::event::show_tournament),
        Who::Chiefs,
        "Shows a tournament, or hides it",
        DONE,
    )
        .more("Its journal stays.")
        .takes(("Show", r#"{"t":"01a1e36e-5124-7387-ba57-a841e88ed36a","shown":false}"#))
        .errors(&[ErrorCode::Objection, ErrorCode::Missing]),
    post(
        "/api/e/{e}/people",
        handler!(people::invite::invite),
        Who::Chiefs,
        "Invites somebody",
        (
            "Invited",
            r#"{"person":"anna-meier","code":"…","link":"http://192.168.1.20:8080/join/…","qr":"<svg …>","expires":1794816000000,"reachable":true}"#,
        ),
    )
        .more("The code is shown once and opens one device. `person` invites somebody who is \
            known once more; `until` ends the access itself. Without `tournaments` he reaches as \
            far as whoever invites him.")
        .takes(("Invitation", r#"{"name":"Anna Meier","role":{"helper":{"first":1,"last":10}},"hours":12}"#))
        .errors(&[ErrorCode::Objection, ErrorCode::Missing]),
    post(
        "/api/e/{e}/people/role",
        handler!(people::invite::change),
        Who::Chiefs,
        "Gives somebody another role",
        DONE,
    )
        .takes(("ChangeRole", r#"{"person":"anna-meier","role":"deputy"}"#))
        .errors(&[ErrorCode::Objection, ErrorCode::Missing]),
    post(
        "/api/e/{e}/people/revoke",
        handler!(people::invite::revoke),
        Who::Chiefs,
        "Takes everything from somebody",
        DONE,
    )
        .takes(("Who", r#"{"person":"anna-meier"}"#))
        .errors(&[ErrorCode::Objection, ErrorCode::Missing]),
    post(
        "/api/e/{e}/devices/revoke",
        handler!(people::invite::end_device),
        Who::Chiefs,
        "Ends one device or one token",
        DONE,
    )
        .more("The owner sees and ends his own as well.")
        .takes(("Device", r#"{"id":"…"}"#))
        .errors(&[ErrorCode::Objection, ErrorCode::Missing]),
    post(
        "/api/e/{e}/tokens",
        handler!(people::token::make),
        Who::Chiefs,
        "Makes a token for a program",
        ("Token", r#"{"token":"…","id":"…","person":"scoreboard","expires":1797321600000}"#),
    )
        .more("It is shown once. The owner makes tokens of every role, the chief arbiter those of \
            deputies and helpers.")
        .takes(("TokenWanted", r#"{"name":"scoreboard","role":"deputy","days":30}"#))
        .errors(&[ErrorCode::Objection, ErrorCode::Missing]),
    post(
        "/api/e/{e}/hand-over",
        handler!(people::hand::over),
        Who::Owner,
        "Hands the event to another machine",
        ("File", r#"{"file":"/api/e/01a1e36e-5124-7387-ba57-a840526a70ad/file"}"#),
    )
        .more("It is locked here until it comes back. The name is the one that the other machine \
            calls itself: no blanks, at most 200 bytes.")
        .takes(("HandOver", r#"{"to":"laptop-2"}"#))
        .errors(&[ErrorCode::Objection, ErrorCode::Missing]),
    post(
        "/api/e/{e}/take-back",
        handler!(people::hand::take_back),
        Who::Owner,
        "Gives the other machine up for lost",
        DONE,
    )
        .takes(("TakeBack", r#"{"reason":"the laptop fell"}"#))
        .errors(&[ErrorCode::Objection, ErrorCode::Missing]),
    post(
        "/api/e/{e}/return",
        handler!(people::hand::give_back),
        Who::Owner,
        "Brings an event that was handed to this machine home",
        ("File", r#"{"file":"/api/e/01a1e36e-5124-7387-ba57-a840526a70ad/file"}"#),
    )
        .more("It is locked here; open the file where it came from.")
        .errors(&[ErrorCode::Objection, ErrorCode::Locked]),
    post(
        "/api/owner/end",
        handler!(people::enter::end_owners),
        Who::Owner,
        "Ends all other devices and tokens of the owner",
        DONE,
    ),
    get(
        "/api/e/{e}/file",
        handler!(people::hand::file),
        Who::ChiefsOfAll,
        "The event as a file (.ronde)",
        ("Bytes", "the file"),
    )
        .errors(&[ErrorCode::Missing]),
    post(
        "/api/e/{e}/password",
        handler!(people::enter::password),
        Who::PeopleOfEvent,
        "Sets the own password",
        ("NamedBack", r#"{"name":"anna-meier"}"#),
    )
        .more("`old` is asked for where there is one. All other sessions of this person end.")
        .takes(("Password", r#"{"password":"a long sentence","old":"the one before"}"#))
        .errors(&[ErrorCode::Objection, ErrorCode::Password, ErrorCode::TooOften]),
    post(
        "/api/join",
        handler!(people::enter::join),
        Who::Anybody,
        "Exchanges an invitation's code for a session on this device",
        (
            "Entered",
            r#"{"to":"/t/01a1e36e-5124-7387-ba57-a841e88ed36a","event":"01a1e36e-5124-7387-ba57-a840526a70ad","person":"anna-meier"}"#,
        ),
    )
        .more("The session is a cookie; programs use tokens.")
        .takes(("JoinCode", r#"{"code":"…"}"#))
        .errors(&[ErrorCode::Code, ErrorCode::TooOften]),
    post(
        "/api/login",
        handler!(people::enter::login),
        Who::Anybody,
        "Comes back with a password",
        (
            "Entered",
            r#"{"to":"/t/01a1e36e-5124-7387-ba57-a841e88ed36a","event":"01a1e36e-5124-7387-ba57-a840526a70ad","person":"anna-meier"}"#,
        ),
    )
        .takes(("Login", r#"{"event":"01a1e36e-5124-7387-ba57-a840526a70ad","name":"anna-meier","password":"a long sentence"}"#))
        .errors(&[ErrorCode::Password, ErrorCode::TooOften]),
    post(
        "/api/logout",
        handler!(people::enter::logout),
        Who::Anybody,
        "Ends the session of this device",
        ("Entered", r#"{"to":"/"}"#),
    ),
    post(
        "/api/e/{e}/logout",
        handler!(people::enter::logout),
        Who::Anybody,
        "Ends the session of this device in that event",
        ("Entered", r#"{"to":"/"}"#),
    ),
];
