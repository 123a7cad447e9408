//! What everybody sees, and what nobody is to see.

use std::path::Path;

use serde_json::json;

use super::client::{Machine, ROUND};

#[tokio::test(flavor = "multi_thread")]
async fn the_public_page_follows_the_round_and_hides_the_draft() {
    let machine = Machine::demo().await;
    let page = machine.seen_from_the_hall(&format!("/p/{}", machine.t)).await;
    assert_eq!(307, page.status, "the address of a tournament leads to its event");
    let state = machine.state().await;
    let event = event(&machine).await;
    let page = machine.seen_from_the_hall(&format!("/p/{event}")).await;
    assert_eq!(200, page.status);
    assert!(page.text.contains("Round 5 of 9"), "{}", page.text);
    for player in state["players"].as_object().unwrap().values() {
        let entrant = &player["entrant"];
        let name = entrant["name"].as_str().unwrap().replace('\'', "&#39;");
        assert!(page.text.contains(&name), "{name}");
        if let Some(birth) = entrant["birth"].as_str().filter(|it| it.len() > 4) {
            assert!(!page.text.contains(birth), "{name}'s birth");
        }
    }
    for table in machine.missing().await {
        machine
            .act(json!({ "act": "enter_result", "round": ROUND, "board": table, "result": "1-0" }))
            .await;
    }
    let page = machine.seen_from_the_hall(&format!("/p/{event}")).await;
    assert!(page.text.contains("All results of round 5 are in."));
    machine.act(json!({ "act": "close_round", "round": ROUND })).await;
    assert_eq!(200, machine.post(&format!("/api/t/{}/pair", machine.t), &json!({})).await.status);
    for path in [format!("/p/{event}"), format!("/p/{event}/me/1")] {
        // Not even the owner is shown a draft here: the page may stand on a screen.
        for page in [machine.seen_from_the_hall(&path).await, machine.get(&path).await] {
            assert!(page.text.contains("Round 5 of 9") && !page.text.contains("Round 6"), "{path}");
        }
    }
    machine.act(json!({ "act": "publish", "round": ROUND + 1 })).await;
    let page = machine.seen_from_the_hall(&format!("/p/{event}")).await;
    assert!(page.text.contains("Round 6 of 9"));
}

#[tokio::test(flavor = "multi_thread")]
async fn empty_events_and_unknown_players_are_told_apart() {
    let machine = Machine::empty().await;
    assert!(machine.seen_from_the_hall("/p").await.text.contains("There is no event here yet."));
    let new = json!({ "name": "A <b>bold</b> \"Open\"", "players": [{ "name": "Zoë <script>, \
        O'Neil" }] });
    assert_eq!(200, machine.post("/api/new", &new).await.status);
    let start = machine.seen_from_the_hall("/p").await;
    assert_eq!(307, start.status, "one event: its page");
    let event = event(&machine).await;
    let page = machine.seen_from_the_hall(&format!("/p/{event}")).await;
    assert!(page.text.contains("The tournament has not begun."), "{}", page.text);
    assert!(!page.text.contains("<b>bold") && !page.text.contains("Zoë <script>"));
    assert!(page.text.contains("Zoë &#60;script&#62;"), "{}", page.text);
    for (path, status) in [
        (format!("/p/{event}/me/1"), 200),
        (format!("/p/{event}/me/2"), 404),
        (format!("/p/{event}?t=another"), 404),
        ("/p/no-such-event".to_owned(), 404),
        (format!("/p/{event}/me/4294967296"), 400),
    ] {
        assert_eq!(status, machine.seen_from_the_hall(&path).await.status, "{path}");
    }
    for lang in ["fr", "de", "it"] {
        let page = machine.seen_from_the_hall(&format!("/p/{event}?lang={lang}")).await;
        assert!(page.text.contains(&format!("<html lang=\"{lang}\"")), "{lang}");
        assert!(!page.text.contains("The tournament has not begun"), "{lang}");
    }
}

/// The event that `/p` leads to.
async fn event(machine: &Machine) -> String {
    let start = machine.seen_from_the_hall("/p").await;
    assert_eq!(307, start.status);
    start.location.expect("an address").trim_start_matches("/p/").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_reference_and_the_document_are_served() {
    let machine = Machine::empty().await;
    let document = machine.seen_from_the_hall("/api/openapi.json").await;
    assert_eq!(json!("3.1.0"), document.json()["openapi"]);
    let page = machine.seen_from_the_hall("/api").await;
    assert_eq!(200, page.status);
    for said in ["/api/t/{t}/acts", "enter_result", "curl", "conflict", "<code>seen</code>"] {
        assert!(page.text.contains(said), "{said}");
    }
}

/// Every call of the document reaches something: none is answered by the page for unknown
/// addresses.
#[tokio::test(flavor = "multi_thread")]
async fn every_described_call_is_answered() {
    let machine = Machine::empty().await;
    let document = machine.get("/api/openapi.json").await.json();
    for (path, operations) in document["paths"].as_object().unwrap() {
        let place = path.replace("{round}", "1").replace(['{', '}'], "");
        for method in operations.as_object().unwrap().keys() {
            let answer = match method.as_str() {
                "get" => machine.get(&place).await,
                // As one who may do nothing: that it is there shows all the same.
                _ => machine.sent_from_the_hall(&place, &json!(null)).await,
            };
            assert_ne!(405, answer.status, "{method} {path}");
            assert!(!answer.text.contains("There is no such page."), "{method} {path}");
        }
    }
}

/// The example of the documentation, as somebody runs it.
#[tokio::test(flavor = "multi_thread")]
async fn the_example_client_runs_a_whole_tournament() {
    let machine = Machine::empty().await;
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples");
    let base = format!("http://{}", machine.address);
    let run = tokio::task::spawn_blocking(move || {
        std::process::Command::new("python3")
            .arg(docs.join("club_evening.py"))
            .arg(docs.join("players.csv"))
            .arg(base)
            .output()
    });
    let Ok(output) = run.await.unwrap() else {
        eprintln!("NOT RUN: python3 is not on this machine, the example client was not tried");
        return;
    };
    let said = String::from_utf8_lossy(&output.stdout);
    let wrong = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}{wrong}");
    assert!(said.contains("Round 3: 4 boards") && said.contains("Finished. "), "{said}{wrong}");
    assert!(said.contains("enter_result") && said.contains("finish"), "{said}");
}
