//! Each role against each act.

use ronde_desk::Act;
use serde_json::{Value, json};

use super::client::{Hall, Who};

/// Who may do an act at all; whether it fits now is another matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Least {
    /// The chief arbiter answers for it in person.
    Chief,
    Deputy,
    /// At his boards.
    Helper,
    /// Nobody sends it: the desk makes it itself.
    Desk,
}

/// Without a rest, so that a new act must be given a row here, and one in [`ACTS`].
fn least(act: &Act) -> Least {
    match act {
        Act::Create { .. } | Act::Import(_) | Act::DrawColour { .. } | Act::Pair { .. } => {
            Least::Desk
        }
        Act::LeaveFideMode { .. }
        | Act::Expel { .. }
        | Act::AdjustPoints { .. }
        | Act::Finish
        | Act::Resume { .. } => Least::Chief,
        Act::Configure { .. }
        | Act::Register { .. }
        | Act::Amend { .. }
        | Act::Withdraw { .. }
        | Act::Reinstate { .. }
        | Act::Number { .. }
        | Act::RequestBye { .. }
        | Act::CancelBye { .. }
        | Act::Unpair { .. }
        | Act::OpenManual { .. }
        | Act::Arrange { .. }
        | Act::CloseManual { .. }
        | Act::AddPair { .. }
        | Act::Publish { .. }
        | Act::CorrectResult { .. }
        | Act::CorrectColours { .. }
        | Act::CloseRound { .. }
        | Act::ReopenRound { .. }
        | Act::Decide { .. }
        | Act::Remark { .. }
        | Act::Undo { .. } => Least::Deputy,
        Act::CheckIn { .. }
        | Act::EnterResult { .. }
        | Act::ClearResult { .. }
        | Act::ConfirmResult { .. }
        | Act::ReportResult { .. } => Least::Helper,
    }
}

/// One of each, as a program sends it.
const ACTS: [&str; 35] = [
    r#"{"act":"create","name":"X"}"#,
    r#"{"act":"import","file":"x.trf","hash":"0000000000000000000000000000000000000000000000000000000000000000","tournament":"{}"}"#,
    r#"{"act":"configure","set":[{"city":"X"}]}"#,
    r#"{"act":"leave_fide_mode","reason":"x"}"#,
    r#"{"act":"register","first":6,"players":[{"name":"New"}],"from":2}"#,
    r#"{"act":"amend","player":1,"set":[{"club":"X"}]}"#,
    r#"{"act":"check_in","players":[1],"present":true}"#,
    r#"{"act":"withdraw","player":1,"after":1}"#,
    r#"{"act":"reinstate","player":1,"from":2}"#,
    r#"{"act":"expel","player":2,"after":1,"reason":"x"}"#,
    r#"{"act":"number","order":[1,2,3,4,5,6],"reason":"x"}"#,
    r#"{"act":"request_bye","player":3,"round":3,"bye":"H"}"#,
    r#"{"act":"cancel_bye","player":3,"round":3}"#,
    r#"{"act":"adjust_points","player":3,"tenths":5,"round":null,"reason":"x"}"#,
    r#"{"act":"draw_colour","seed":1,"colour":"white"}"#,
    r#"{"act":"pair","round":2,"basis":1,"pairing":PAIRING}"#,
    r#"{"act":"unpair","round":1}"#,
    r#"{"act":"open_manual","round":1}"#,
    r#"{"act":"arrange","round":1,"arrangement":ARRANGEMENT}"#,
    r#"{"act":"close_manual","round":1,"departure":DEPARTURE}"#,
    r#"{"act":"add_pair","round":1,"white":1,"black":2,"case":"late_entry"}"#,
    r#"{"act":"publish","round":1}"#,
    r#"{"act":"enter_result","round":1,"board":1,"result":"1-0"}"#,
    r#"{"act":"clear_result","round":1,"board":1}"#,
    r#"{"act":"confirm_result","round":1,"board":1}"#,
    r#"{"act":"report_result","round":1,"board":1,"side":"white","result":"1-0"}"#,
    r#"{"act":"correct_result","round":1,"board":1,"result":"1-0","scope":"pairings","decision":"keep","reason":"x"}"#,
    r#"{"act":"correct_colours","round":1,"board":1,"decision":"keep"}"#,
    r#"{"act":"close_round","round":1}"#,
    r#"{"act":"reopen_round","round":1}"#,
    r#"{"act":"decide","number":1,"winner":1}"#,
    r#"{"act":"finish"}"#,
    r#"{"act":"resume","reason":"x"}"#,
    r#"{"act":"remark","text":"x"}"#,
    r#"{"act":"undo","of":3}"#,
];

/// Each act, and who may do it.
fn table() -> Vec<(Value, Least)> {
    use ronde_desk::stored::{Arrangement, Departure, Origin, Pairing, SystemCode};
    let pairing = Pairing {
        system: SystemCode::Swiss("FIDE_DUTCH_2026".to_owned()),
        origin: Origin::Hand,
        arrangement: Arrangement::default(),
        numbers: Vec::new(),
        up: Vec::new(),
        down: Vec::new(),
        reasons: None,
        dropped: Vec::new(),
    };
    let filled = |text: &str| {
        let put = |text: String, gap: &str, value: String| text.replace(gap, &value);
        let text = put(text.to_owned(), "PAIRING", json!(pairing).to_string());
        let text = put(text, "ARRANGEMENT", json!(Arrangement::default()).to_string());
        put(text, "DEPARTURE", json!(Departure::default()).to_string())
    };
    let row = |text: &&str| {
        let text = filled(text);
        let act: Act =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        (serde_json::from_str(&text).unwrap(), least(&act))
    };
    let mut names: Vec<String> = Vec::new();
    let rows: Vec<(Value, Least)> = ACTS.iter().map(row).collect();
    for (act, _) in &rows {
        names.push(act["act"].to_string());
    }
    names.sort_unstable();
    names.dedup();
    assert_eq!(ACTS.len(), names.len(), "one of each");
    rows
}

#[test]
fn each_role_against_each_act() {
    let hall = Hall::open();
    let (one, t) = (&hall.one.id, &hall.one.t);
    let helper = json!({ "helper": { "first": 1, "last": 2 } });
    let far = json!({ "helper": { "first": 3, "last": 3 } });
    let elsewhere = hall.person(&hall.other.id, "Eve", &json!("chief"));
    // Who, and as what he counts: the lower the number, the more he may.
    let people = [
        (Who::Nobody, 9, "nobody"),
        (elsewhere, 9, "the chief of another event"),
        (hall.person(one, "Hal", &far), 4, "a helper at other boards"),
        (hall.person(one, "Hans", &helper), 3, "a helper"),
        (hall.person(one, "Dora", &json!("deputy")), 2, "a deputy"),
        (hall.person(one, "Carl", &json!("chief")), 1, "the chief"),
        (Who::Owner, 0, "the owner"),
    ];
    for (act, least) in table() {
        for (who, rank, name) in &people {
            let before = hall.acts(t);
            let answer = hall.act(who, t, &act);
            let bound = match least {
                Least::Chief => 1,
                Least::Deputy => 2,
                Least::Helper if act["act"] == "check_in" => 4,
                Least::Helper => 3,
                Least::Desk => -1,
            };
            let refused = answer.status == 403 && answer.text("error") == "role";
            match least {
                Least::Desk if *rank < 9 => {
                    assert_eq!(422, answer.status, "{name} {act} {answer:?}");
                }
                _ => assert_eq!(*rank > bound, refused, "{name} {act} {answer:?}"),
            }
            assert!([200, 403, 409, 422].contains(&answer.status), "{name} {act} {answer:?}");
            let done = u64::from(answer.status == 200);
            assert_eq!(before + done, hall.acts(t), "{name} {act} {answer:?}");
        }
    }
}

/// What is no act: each path, the body, and the least who may; by the same ranks.
#[test]
fn each_role_against_everything_else() {
    let hall = Hall::open();
    let (e, t) = (&hall.one.id, &hall.one.t);
    let helper = json!({ "helper": { "first": 1, "last": 2 } });
    let people = [
        (Who::Nobody, 9, "nobody"),
        (hall.person(&hall.other.id, "Eve", &json!("chief")), 9, "the chief of another event"),
        (hall.person(e, "Hans", &helper), 3, "a helper"),
        (hall.person(e, "Dora", &json!("deputy")), 2, "a deputy"),
        (hall.person(e, "Carl", &json!("chief")), 1, "the chief"),
        (Who::Owner, 0, "the owner"),
    ];
    let api = |path: &str| format!("/api/e/{e}/{path}");
    let bob = |role: Value| json!({ "name": "Bob", "role": role });
    let paths = [
        (format!("GET /api/e/{e}"), Value::Null, 3),
        (format!("GET /e/{e}"), Value::Null, 3),
        (format!("GET /api/e/{e}/file"), Value::Null, 1),
        (format!("GET /api/t/{t}"), Value::Null, 2),
        (format!("GET /t/{t}/journal"), Value::Null, 2),
        (format!("POST /api/t/{t}/preview"), json!({ "act": { "act": "remark", "text": "x" } }), 2),
        (
            format!("POST /api/t/{t}/whatif"),
            json!({ "changes": [{ "change": "set", "setting": { "rounds": 11 } }] }),
            2,
        ),
        (format!("GET /t/{t}/whatif"), Value::Null, 2),
        (format!("POST /api/t/{t}/pair"), json!({}), 2),
        (format!("GET /t/{t}/odds"), Value::Null, 2),
        (format!("GET /api/t/{t}/odds"), Value::Null, 2),
        (format!("POST /api/t/{t}/odds"), json!({ "plays": 100 }), 2),
        (format!("POST /api/t/{t}/odds/stop"), json!({}), 2),
        (format!("POST {}", api("name")), json!({ "name": "New name" }), 1),
        (format!("POST {}", api("tournaments")), json!({ "name": "Second", "rounds": 5 }), 1),
        (format!("POST {}", api("tournaments/show")), json!({ "t": t, "shown": true }), 1),
        (format!("POST {}", api("people")), bob(json!("chief")), 0),
        (format!("POST {}", api("people")), bob(json!("deputy")), 1),
        (format!("POST {}", api("people")), bob(helper.clone()), 2),
        (format!("POST {}", api("tokens")), bob(json!("owner")), 0),
        (format!("POST {}", api("tokens")), bob(json!("chief")), 0),
        (format!("POST {}", api("tokens")), bob(json!("deputy")), 1),
        (format!("POST {}", api("tokens")), bob(helper), 1),
        (format!("POST {}", api("people/role")), json!({ "person": "carl", "role": "deputy" }), 0),
        (format!("POST {}", api("people/revoke")), json!({ "person": "bob" }), 0),
        (format!("POST {}", api("take-back")), json!({ "reason": "x" }), 0),
        ("POST /api/hall".to_owned(), json!({ "open": false }), 0),
    ];
    for (line, body, bound) in &paths {
        for (who, rank, name) in &people {
            let before = (hall.acts(e), hall.acts(t));
            let json = [("Content-Type", "application/json")];
            let text = if body.is_null() { String::new() } else { body.to_string() };
            let answer = hall.send(who, line, &json, text.as_bytes());
            let refused = answer.status == 403;
            assert_eq!(rank > bound, refused, "{name}: {line} {body} {answer:?}");
            if refused {
                assert_eq!(before, (hall.acts(e), hall.acts(t)), "{name}: {line}");
            }
        }
    }
}
