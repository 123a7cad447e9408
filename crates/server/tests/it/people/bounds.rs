//! What nobody may do to the machine, to others, or to the event: sent, taken away, guessed, kept.

use std::time::Instant;

use serde_json::{Value, json};

use super::client::{Answer, Hall, Who};

const JSON: (&str, &str) = ("Content-Type", "application/json");

fn error(answer: &Answer) -> (u16, String) {
    (answer.status, answer.text("error"))
}

fn refused(status: u16, name: &str) -> (u16, String) {
    (status, name.to_owned())
}

/// Somebody who was invited for these tournaments alone.
fn person_of(hall: &Hall, name: &str, role: &str, tournaments: &[&str]) -> Who {
    let wanted = json!({ "name": name, "role": role, "tournaments": tournaments });
    let invited = hall.post(&Who::Owner, &format!("/api/e/{}/people", hall.one.id), &wanted);
    let joined = hall.join(&invited.text("code"));
    assert_eq!(200, joined.status, "{joined:?}");
    Who::Session(joined.cookie())
}

/// One more tournament in the first event.
fn second(hall: &Hall) -> String {
    let wanted = json!({ "name": "Blitz", "rounds": 5 });
    let made = hall.post(&Who::Owner, &format!("/api/e/{}/tournaments", hall.one.id), &wanted);
    made.text("t")
}

#[test]
fn what_is_long_is_read_of_arbiters_alone() {
    let hall = Hall::open();
    let players = vec!["{}"; 700_000].join(",");
    let long = format!("{{\"name\":\"x\",\"players\":[{players}]}}").into_bytes();
    let t = &hall.one.t;
    let acts = format!("POST /api/t/{t}/acts");
    let preview = format!("POST /api/t/{t}/preview");
    let helper = hall.person(&hall.one.id, "Hugo", &json!({ "helper": { "first": 1, "last": 9 } }));
    for (who, line) in [
        (&Who::Nobody, "POST /api/new"),
        (&Who::Nobody, "POST /api/open"),
        (&Who::Nobody, "POST /api/r/K7QM-3XPA-9TWD-H2VE"),
        (&Who::Nobody, "POST /api/join"),
        (&helper, &acts),
        (&helper, &preview),
    ] {
        let answer = hall.send(who, line, &[JSON], &long);
        assert_eq!(refused(413, "unreadable"), error(&answer), "{line} by {who:?}");
    }
    // Without a length it is read as far as a short one goes.
    let mut chunked = format!(
        "POST /api/new HTTP/1.1\r\nHost: hall.example\r\nContent-Type: application/json\r\n\
         Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n{:x}\r\n",
        long.len()
    )
    .into_bytes();
    chunked.extend_from_slice(&long);
    assert_eq!(refused(413, "unreadable"), error(&hall.raw(&chunked)));
    let short = hall.send(&Who::Nobody, "POST /api/join", &[JSON], b"{\"code\":\"x\"}");
    assert_eq!(refused(404, "code"), error(&short));
    let read = json!({ "text": "Keller Anna; 2312\n".repeat(8_000) });
    assert_eq!(
        200,
        hall.post(&Who::Owner, "/api/read", &read).status,
        "the owner pastes a long list"
    );
}

#[test]
fn the_whole_event_is_taken_away_by_who_answers_for_all_of_it() {
    let hall = Hall::open();
    let (e, t) = (&hall.one.id, &hall.one.t);
    let deputy = hall.person(e, "Dora", &json!("deputy"));
    let chief = hall.person(e, "Carl", &json!("chief"));
    let some = person_of(&hall, "Sue", "chief", &[t]);
    let (packed, file) = (format!("/t/{t}/files/event.ronde"), format!("/api/e/{e}/file"));
    for (who, status) in
        [(&Who::Owner, 200), (&chief, 200), (&some, 403), (&deputy, 403), (&Who::Nobody, 403)]
    {
        for path in [&packed, &file] {
            assert_eq!(status, hall.get(who, path).status, "{path} by {who:?}");
        }
    }
    assert_eq!(403, hall.get(&deputy, &format!("/t/{t}/backups/x.ronde")).status);
    assert_eq!(200, hall.get(&deputy, &format!("/t/{t}/files/players.csv")).status);
}

#[test]
fn what_the_owner_gave_away_he_takes_back() {
    let hall = Hall::open();
    let e = &hall.one.id;
    let wanted = json!({ "name": "script", "role": "owner", "days": 300 });
    let made = hall.post(&Who::Owner, &format!("/api/e/{e}/tokens"), &wanted);
    let token = Who::Token(made.text("token"));
    let act = json!({ "act": "remark", "text": "x" });
    assert_eq!(200, hall.act(&token, &hall.other.t, &act).status);
    let chief = hall.person(e, "Carl", &json!("chief"));
    let seen = |who: &Who| hall.get(who, &format!("/api/e/{e}")).json()["tokens"].clone();
    assert_eq!(json!([]), seen(&chief), "it is none of his business");
    let id = json!({ "id": seen(&Who::Owner)[0]["id"] });
    let path = format!("/api/e/{e}/devices/revoke");
    assert_eq!(404, hall.post(&chief, &path, &id).status);
    assert!(hall.get(&Who::Owner, "/").body.contains("/api/owner/end"), "the start page says so");
    assert_eq!(200, hall.post(&Who::Owner, &path, &id).status);
    assert_eq!(401, hall.act(&token, &hall.other.t, &act).status);
    // All at once.
    let made = hall.post(&Who::Owner, &format!("/api/e/{e}/tokens"), &wanted);
    let token = Who::Token(made.text("token"));
    assert_eq!(403, hall.post(&chief, "/api/owner/end", &json!({})).status);
    assert_eq!(200, hall.post(&Who::Owner, "/api/owner/end", &json!({})).status);
    assert_eq!(401, hall.act(&token, &hall.other.t, &act).status);
}

#[test]
fn an_event_that_is_away_says_so_and_its_name_is_judged_first() {
    let hall = Hall::open();
    let (e, t) = (&hall.one.id, &hall.one.t);
    let over =
        |to: &str| hall.post(&Who::Owner, &format!("/api/e/{e}/hand-over"), &json!({ "to": to }));
    let before = hall.acts(e);
    assert_eq!(refused(422, "objection"), error(&over("Club laptop")));
    assert_eq!(before, hall.acts(e), "nothing was done");
    assert_eq!(200, over("laptop-2").status);
    let act = json!({ "act": "remark", "text": "x" });
    assert_eq!(refused(409, "locked"), error(&hall.act(&Who::Owner, t, &act)));
}

#[test]
fn an_event_goes_to_another_machine_and_comes_home() {
    let (home, venue) = (Hall::open(), Hall::open());
    let e = &home.one.id;
    let settled = json!({ "to": "nowhere" });
    // What the other machine calls itself stands in the journal of an event that it hands away.
    venue.post(&Who::Owner, &format!("/api/e/{}/hand-over", venue.one.id), &settled);
    let name = venue.get(&Who::Owner, &format!("/api/e/{}", venue.one.id)).text("home");
    let over = json!({ "to": name });
    assert_eq!(200, home.post(&Who::Owner, &format!("/api/e/{e}/hand-over"), &over).status);
    let open = |hall: &Hall, from: &Hall| {
        let file = from.bytes(&Who::Owner, &format!("/api/e/{e}/file"));
        hall.send(
            &Who::Owner,
            "POST /api/open?name=x.ronde",
            &[("Content-Type", "application/octet-stream")],
            &file,
        )
    };
    let opened = open(&venue, &home);
    assert_eq!(200, opened.status, "{opened:?}");
    let act = json!({ "act": "remark", "text": "played elsewhere" });
    let done = venue.act(&Who::Owner, &home.one.t, &act);
    assert_eq!(200, done.status, "{done:?}");
    let back = venue.post(&Who::Owner, &format!("/api/e/{e}/return"), &json!({}));
    assert_eq!(200, back.status, "{back:?}");
    let opened = open(&home, &venue);
    assert_eq!(200, opened.status, "{opened:?}");
    assert_eq!(200, home.act(&Who::Owner, &home.one.t, &act).status, "it is written here again");
    assert_eq!(venue.acts(&home.one.t) + 1, home.acts(&home.one.t));
}

#[test]
fn what_is_hidden_is_hidden() {
    let hall = Hall::open();
    let (e, t) = (&hall.one.id, &hall.one.t);
    let hide = json!({ "t": t, "shown": false });
    assert_eq!(200, hall.post(&Who::Owner, &format!("/api/e/{e}/tournaments/show"), &hide).status);
    for path in ["", "/standings", "/players", "/round/1"] {
        let path = format!("/t/{t}{path}");
        assert_eq!(404, hall.get(&Who::Nobody, &path).status, "{path}");
        assert_eq!(200, hall.get(&Who::Owner, &path).status, "{path}");
    }
    assert_eq!(404, hall.get(&Who::Nobody, &format!("/api/t/{t}/live")).status);
    let (all, owner) = (hall.get(&Who::Nobody, "/").body, hall.get(&Who::Owner, "/").body);
    assert!(!all.contains("One Open") && all.contains("Other Open"), "{all}");
    assert!(owner.contains("One Open"), "{owner}");
}

#[test]
fn what_players_asked_for_is_not_for_everybody() {
    let hall = Hall::open();
    let (t, women) = (&hall.one.t, "standings?group=women");
    let bye = json!({ "act": "request_bye", "player": 3, "round": 2, "bye": "H" });
    let asked = hall.insisted(t, &bye);
    assert_eq!(200, asked.status, "{asked:?}");
    let path = format!("/t/{t}/players");
    assert!(hall.get(&Who::Owner, &path).body.contains("Round 2: ½"));
    assert!(!hall.get(&Who::Nobody, &path).body.contains("Round 2: ½"));
    // A category that is not offered would tell who is young, and who is a woman.
    assert!(hall.get(&Who::Nobody, &format!("/t/{t}/{women}")).body.contains("Player 1"));
    assert!(!hall.get(&Who::Owner, &format!("/t/{t}/{women}")).body.contains("Player 1"));
    let begun = Instant::now();
    let long = format!("/t/{t}/standings?group={}", "m%2B".repeat(16_000));
    assert_eq!(200, hall.get(&Who::Owner, &long).status);
    assert!(begun.elapsed().as_secs() < 5);
}

#[test]
fn a_tournament_is_added_whole_or_not_at_all_and_once() {
    let hall = Hall::open();
    let path = format!("/api/e/{}/tournaments", hall.one.id);
    let count = || hall.wait(hall.office.store().journals()).unwrap().len();
    let before = (count(), hall.acts(&hall.one.id));
    for rounds in [0, 1000] {
        let refused = hall.post(&Who::Owner, &path, &json!({ "name": "B", "rounds": rounds }));
        assert_eq!(422, refused.status, "{rounds}");
    }
    assert_eq!(before, (count(), hall.acts(&hall.one.id)), "nothing was done");
    let wanted = json!({ "name": "B", "rounds": 5, "key": "b-1" });
    let (one, again) =
        (hall.post(&Who::Owner, &path, &wanted), hall.post(&Who::Owner, &path, &wanted));
    assert_eq!((200, 200, one.text("t")), (one.status, again.status, again.text("t")));
    assert_eq!(before.0 + 1, count());
}

#[test]
fn a_code_is_used_once_more_by_the_browser_that_did_not_hear_of_it() {
    let hall = Hall::open();
    let code = hall.invited(&hall.one.id, "Dora", &json!("deputy"));
    let page = hall.get(&Who::Nobody, &format!("/join/{code}"));
    let (browser, body) = (Who::Session(page.cookie()), json!({ "code": code }));
    let lost = hall.post(&browser, "/api/join", &body);
    assert_eq!(200, lost.status, "{lost:?}");
    assert_eq!(404, hall.join(&code).status, "another browser");
    let again = hall.post(&browser, "/api/join", &body);
    assert_eq!(200, again.status, "{again:?}");
    let act = json!({ "act": "remark", "text": "x" });
    assert_eq!(200, hall.act(&Who::Session(again.cookie()), &hall.one.t, &act).status);
    assert_eq!(403, hall.act(&Who::Session(lost.cookie()), &hall.one.t, &act).status, "one device");
}

#[test]
fn the_code_of_the_owner_is_good_once() {
    let hall = Hall::new(true);
    assert_eq!(200, hall.join(&hall.owner_code).status);
    assert_eq!(404, hall.join(&hall.owner_code).status);
}

#[test]
fn nobody_keeps_a_person_out_from_elsewhere() {
    let hall = Hall::new(true);
    let owner = Who::Session(hall.join(&hall.owner_code).cookie());
    let path = format!("/api/e/{}/people", hall.one.id);
    let code = hall.post(&owner, &path, &json!({ "name": "Carl", "role": "chief" })).text("code");
    let carl = Who::Session(hall.join(&code).cookie());
    let path = format!("/api/e/{}/password", hall.one.id);
    let set = |password: &str, old: &str| {
        hall.post(&carl, &path, &json!({ "password": password, "old": old })).status
    };
    assert_eq!(200, set("a long sentence", ""));
    assert_eq!(401, set("another sentence", ""), "whoever has one says it");
    assert_eq!(200, set("another sentence", "a long sentence"));
    let login = |from: &str, password: &str| {
        let body = json!({ "event": hall.one.id, "name": "Carl", "password": password });
        let headers = [JSON, ("X-Forwarded-For", from)];
        hall.send(&Who::Nobody, "POST /api/login", &headers, body.to_string().as_bytes()).status
    };
    for _ in 0..10 {
        assert_eq!(401, login("203.0.113.7", "wrong password"));
    }
    assert_eq!(429, login("203.0.113.7", "another sentence"));
    assert_eq!(200, login("203.0.113.8", "another sentence"));
    // Another password puts the other device out.
    let act = json!({ "act": "remark", "text": "x" });
    assert_eq!(200, set("a third sentence", "another sentence"));
    assert_eq!(200, hall.act(&carl, &hall.one.t, &act).status);
}

#[test]
fn people_of_one_tournament_see_and_invite_for_that_one() {
    let hall = Hall::open();
    let (e, t) = (&hall.one.id, &hall.one.t);
    let other = second(&hall);
    let sue = person_of(&hall, "Sue", "deputy", &[t]);
    let seen = hall.get(&sue, &format!("/api/e/{e}")).json();
    let listed: Vec<&Value> =
        seen["tournaments"].as_array().unwrap().iter().map(|it| &it["t"]).collect();
    assert_eq!(vec![&json!(t)], listed);
    let role = json!({ "helper": { "first": 1, "last": 9 } });
    let wanted = json!({ "name": "Hugo", "role": role });
    let invited = hall.post(&sue, &format!("/api/e/{e}/people"), &wanted);
    assert_eq!(200, invited.status, "{invited:?}");
    let hugo = Who::Session(hall.join(&invited.text("code")).cookie());
    let result = json!({ "act": "enter_result", "round": 1, "board": 1, "result": "1-0" });
    assert_eq!(200, hall.act(&hugo, t, &result).status);
    assert_eq!(403, hall.act(&hugo, &other, &result).status);
}

#[test]
fn programs_are_answered_in_json() {
    let hall = Hall::open();
    let t = &hall.one.t;
    for (line, expected) in [
        ("GET /api/nothing".to_owned(), (404, "missing")),
        (format!("GET /api/t/{t}/round/many/codes"), (400, "unreadable")),
        (format!("GET /api/t/{t}/live?after=x"), (400, "unreadable")),
        (format!("DELETE /api/t/{t}/acts"), (405, "method")),
    ] {
        let answer = hall.send(&Who::Owner, &line, &[], b"");
        assert_eq!(refused(expected.0, expected.1), error(&answer), "{line}");
    }
    let keyed = json!({ "act": { "act": "remark", "text": "x" }, "key": "a b" });
    let answer = hall.post(&Who::Owner, &format!("/api/t/{t}/acts"), &keyed);
    assert_eq!(refused(400, "unreadable"), error(&answer));
}

#[test]
fn an_undo_of_others_is_refused_by_its_one_line() {
    let hall = Hall::open();
    let hugo = hall.person(&hall.one.id, "Hugo", &json!({ "helper": { "first": 1, "last": 9 } }));
    let before = hall.acts(&hall.one.t);
    let undo = json!({ "act": "undo", "of": 2 });
    assert_eq!(refused(403, "role"), error(&hall.act(&hugo, &hall.one.t, &undo)));
    assert_eq!(before, hall.acts(&hall.one.t));
}
