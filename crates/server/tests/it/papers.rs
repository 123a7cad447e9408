//! Papers: who may read which, what a printed page may load, and the folder for a web space.

use std::time::{Duration, Instant};

use ronde_report::paper::catalogue::Kind;
use serde_json::{Value, json};

use crate::people::client::{Hall, Who};
use crate::phones::client::{Machine, ROUND};

/// Papers that everybody may read; all others are the arbiters'.
const PUBLIC: [&str; 8] = [
    "starting-list",
    "schedule",
    "pairings",
    "pairings-by-name",
    "standings",
    "crosstable",
    "crosstable-by-number",
    "aros",
];

fn get(hall: &Hall, who: &Who, path: &str) -> crate::people::client::Answer {
    hall.send(who, &format!("GET {path}"), &[], b"")
}

#[test]
fn each_role_against_each_paper() {
    let hall = Hall::open();
    let (e, t) = (&hall.one.id, &hall.one.t);
    let helper = json!({ "helper": { "first": 1, "last": 2 } });
    let people = [
        (Who::Nobody, false, "nobody"),
        (hall.person(&hall.other.id, "Eve", &json!("chief")), false, "the chief of another event"),
        (hall.person(e, "Hans", &helper), false, "a helper"),
        (hall.person(e, "Dora", &json!("deputy")), true, "a deputy"),
        (hall.person(e, "Carl", &json!("chief")), true, "the chief"),
        (Who::Owner, true, "the owner"),
    ];
    for kind in Kind::ALL {
        let public = PUBLIC.contains(&kind.key());
        assert_eq!(public, kind.is_public(), "{kind:?}");
        for (who, arbiter, name) in &people {
            for form in ["html", "csv"] {
                let path = format!("/t/{t}/paper/{}.{form}", kind.key());
                let status = get(&hall, who, &path).status;
                // What the tournament does not have is missing for those who may ask for it.
                let may = status == 200 || status == 404;
                assert_eq!(public || *arbiter, may, "{name}: {path}: {status}");
            }
        }
    }
    for (who, arbiter, name) in &people {
        let status = get(&hall, who, &format!("/t/{t}/papers")).status;
        assert_eq!(if *arbiter { 200 } else { 403 }, status, "{name}");
        let told = get(&hall, who, &format!("/api/t/{t}/site")).status;
        assert_eq!(if *arbiter { 200 } else { 403 }, told, "{name}");
        let set = hall.post(who, &format!("/api/t/{t}/site"), &json!({ "folder": "/x" })).status;
        let expected = if matches!(who, Who::Owner) { 422 } else { 403 };
        assert_eq!(expected, set, "{name}: a folder of this machine");
    }
}

#[test]
fn what_is_not_there_is_said() {
    let hall = Hall::open();
    let t = &hall.one.t;
    for (path, status) in [
        ("standings.html", 200),
        ("standings.html?round=1", 200),
        ("standings.html?round=2", 404),
        ("pairings.html?round=0", 404),
        ("pairings.html?round=65536", 400),
        ("standings.pdf", 404),
        ("standings", 404),
        ("no-such-paper.html", 404),
        ("protocols.html", 404),
        ("prizes.html", 404),
        ("prizes.html?purses=all%3A+100%2C+50", 200),
        ("prizes.html?purses=nonsense", 404),
        ("..%2F..%2Fetc%2Fpasswd", 404),
    ] {
        let answer = get(&hall, &Who::Owner, &format!("/t/{t}/paper/{path}"));
        assert_eq!(status, answer.status, "{path}: {answer:?}");
    }
}

/// The style of a printed page is its own; nothing else may be loaded or run.
#[test]
fn a_printed_page_allows_its_own_style_and_no_more() {
    let hall = Hall::open();
    let t = &hall.one.t;
    let policy = |answer: &crate::people::client::Answer| {
        answer.header("content-security-policy").unwrap_or_default().to_owned()
    };
    for (query, script) in [("", "script-src 'none'"), ("?print=yes", "script-src 'self'")] {
        let path = format!("/t/{t}/paper/pairings.html{query}");
        let (one, other) = (get(&hall, &Who::Nobody, &path), get(&hall, &Who::Nobody, &path));
        let nonce = one.body.split("<style nonce=\"").nth(1).unwrap().split('"').next().unwrap();
        assert_eq!(32, nonce.len());
        let said = policy(&one);
        assert!(said.contains(&format!("style-src 'nonce-{nonce}';")), "{said}");
        assert!(said.contains("default-src 'none'") && said.contains(script), "{said}");
        assert!(!said.contains("unsafe"), "{said}");
        assert_ne!(said, policy(&other), "a number that was used is none any more");
        assert_eq!(1, one.body.matches("<style").count());
        assert_eq!(usize::from(!query.is_empty()), one.body.matches("<script").count());
        assert!(!one.body.contains(" style=\""), "what the policy would refuse");
    }
    let page = get(&hall, &Who::Owner, &format!("/t/{t}/papers"));
    assert!(policy(&page).starts_with("default-src 'self';"), "{}", policy(&page));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_paper_of_the_demo_in_every_language() {
    let machine = Machine::demo().await;
    let t = &machine.t;
    let none = ["team-sheets", "protocols", "prizes", "announcement", "schedule"];
    for kind in Kind::ALL.into_iter().filter(|kind| !none.contains(&kind.key())) {
        for lang in ["en", "fr", "de", "it"] {
            let path = format!("/t/{t}/paper/{}.html?lang={lang}", kind.key());
            let page = machine.get(&path).await;
            assert_eq!(200, page.status, "{path}: {}", page.text);
            assert!(page.text.contains(&format!("<html lang=\"{lang}\"")), "{path}");
            assert!(!page.text.contains(" style=\""), "{path}: what the policy refuses");
            for gap in ["{n}", "{m}", "{who}", "{round}"] {
                assert!(!page.text.contains(gap), "{path}: {gap}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_in_the_hall_reads_a_draft_or_a_birth() {
    let machine = Machine::demo().await;
    let t = machine.t.clone();
    for table in machine.missing().await {
        let act = json!({ "act": "enter_result", "round": ROUND, "board": table, "result": "1-0" });
        machine.act(act).await;
    }
    machine.act(json!({ "act": "close_round", "round": ROUND })).await;
    assert_eq!(200, machine.post(&format!("/api/t/{t}/pair"), &json!({})).await.status);
    let state = machine.state().await;
    let births: Vec<&str> = state["players"]
        .as_object()
        .unwrap()
        .values()
        .filter_map(|it| it["entrant"]["birth"].as_str())
        .filter(|it| it.len() > 4)
        .collect();
    for key in PUBLIC.into_iter().filter(|key| *key != "schedule") {
        let path = format!("/t/{t}/paper/{key}.html");
        let page = machine.seen_from_the_hall(&path).await;
        assert_eq!(200, page.status, "{path}");
        assert!(!page.text.contains("DRAFT"), "{path}");
        for birth in &births {
            assert!(!page.text.contains(birth), "{path}: {birth}");
        }
        let next = ROUND + 1;
        let page = machine.seen_from_the_hall(&format!("{path}?round={next}")).await;
        assert_eq!(404, page.status, "{path}: the draft");
    }
    for key in ["pairings", "round", "slips"] {
        let page = machine.get(&format!("/t/{t}/paper/{key}.html")).await;
        assert!(page.text.contains("DRAFT"), "{key}: whoever holds it must see what it is");
    }
    let before = machine.get(&format!("/t/{t}/paper/pairings.html?round={ROUND}")).await;
    assert!(!before.text.contains("DRAFT"), "the round before is none");
}

/// The folder is written at once, follows every act, and holds what everybody may read.
#[tokio::test(flavor = "multi_thread")]
async fn the_folder_follows_the_tournament() {
    let machine = Machine::demo().await;
    let t = machine.t.clone();
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().join("site");
    let wanted = json!({ "folder": folder.to_str().unwrap(), "languages": ["de"] });
    let set = machine.post(&format!("/api/t/{t}/site"), &wanted).await;
    assert_eq!(200, set.status, "{}", set.text);
    assert!(set.json()["written"].is_i64(), "{}", set.text);
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap_or_default();
    assert!(read("index.html").contains("Runde 5"), "{}", read("index.html"));
    let before = read("round-5.html");
    let table = machine.missing().await[0];
    let act = json!({ "act": "enter_result", "round": ROUND, "board": table, "result": "0-1" });
    machine.act(act).await;
    let since = Instant::now();
    while read("round-5.html") == before {
        assert!(since.elapsed() < Duration::from_secs(20), "it never followed");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    for (body, part) in [
        (json!({ "folder": "site" }), "from the top"),
        (json!({ "folder": place.path().to_str().unwrap() }), "holds other files"),
    ] {
        let refused = machine.post(&format!("/api/t/{t}/site"), &body).await;
        assert_eq!((422, "objection".to_owned()), refused.error(), "{body}");
        assert!(refused.text.contains(part), "{}", refused.text);
    }
    let kept = machine.get(&format!("/api/t/{t}/site")).await.json();
    assert_eq!(
        Value::from(folder.to_str().unwrap()),
        kept["folder"],
        "what was refused is not kept"
    );
    let off = machine.post(&format!("/api/t/{t}/site"), &json!({ "folder": "" })).await;
    assert_eq!(Value::from(""), off.json()["folder"]);
    assert!(folder.join("index.html").exists(), "what is there stays");
}

/// dubov-1997:9: averages of opponents are published after each round. The telephone, the player's
/// page and the list show them, and in other systems only the list, to whoever asks for it.
#[test]
fn averages_of_opponents_are_shown_where_the_book_wants_them_published() {
    const OPEN: &str = include_str!("../../../../examples/open-9-rounds.trf");
    let hall = Hall::open();
    for (system, shown) in [("CUSTOM_DUBOV_1997", true), ("FIDE_DUTCH_2026", false)] {
        let text = OPEN.replace("FIDE_DUTCH_2026", system);
        let kind = [("Content-Type", "application/octet-stream")];
        let line = "POST /api/open?name=open.trf";
        let opened = hall.send(&Who::Owner, line, &kind, text.as_bytes());
        let t = opened.text("t");
        let door = get(&hall, &Who::Nobody, &format!("/p/{t}"));
        let event = door.header("location").unwrap().split(['/', '?']).nth(2).unwrap().to_owned();
        for (who, path) in [
            (Who::Owner, format!("/t/{t}/players/1")),
            (Who::Nobody, format!("/t/{t}/players/1")),
            (Who::Nobody, format!("/p/{event}/me/1")),
        ] {
            let page = get(&hall, &who, &path);
            assert_eq!(200, page.status, "{path}");
            let average = page.body.contains("<td class=\"num\">2350.4</td>");
            assert_eq!(shown, average, "{system} {path}");
        }
        let phone = get(&hall, &Who::Nobody, &format!("/p/{event}"));
        assert_eq!(shown, phone.body.contains("/paper/aros.html"), "{system}");
        let list = get(&hall, &Who::Nobody, &format!("/t/{t}/paper/aros.csv"));
        assert!(list.status == 200 && list.body.contains(",2350.4"), "{}", list.body);
    }
}

/// The cards of one player, from the links of the player's page.
#[test]
fn a_players_page_leads_to_both_cards() {
    let hall = Hall::open();
    let t = &hall.one.t;
    let director = json!({ "act": "configure", "set": [{ "director": "Kesselring, René" }] });
    assert_eq!(200, hall.act(&Who::Owner, t, &director).status);
    let known = json!([
        { "national_rating": 1790 }, { "league": "Suisse romande" }, { "federation": "SUI" },
    ]);
    let amend = json!({ "act": "amend", "player": 1, "set": known });
    assert_eq!(200, hall.insisted(t, &amend).status);
    let page = get(&hall, &Who::Owner, &format!("/t/{t}/players/1"));
    for part in ["value=\"1790\"", "value=\"Suisse romande\""] {
        assert!(page.body.contains(part), "{part}: {}", page.body);
    }
    for (card, parts) in
        [("player-cards", ["1790", "Suisse romande"]), ("card", ["1790", "Kesselring, René"])]
    {
        let path = format!("/t/{t}/paper/{card}.html?player=1");
        assert!(page.body.contains(&path), "{path}");
        let paper = get(&hall, &Who::Owner, &path);
        for part in parts {
            assert!(paper.body.contains(part), "{path}: {part}: {}", paper.body);
        }
        assert_eq!(403, get(&hall, &Who::Nobody, &path).status, "births are the arbiters'");
    }
    let nobody = get(&hall, &Who::Owner, &format!("/t/{t}/paper/card.html?player=99&lang=en"));
    assert_eq!(404, nobody.status);
    assert!(nobody.body.contains("Nobody here has the number 99"), "{}", nobody.body);
}
