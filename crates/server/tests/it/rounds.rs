//! Pages of rounds and tables, asked for over a real line: what everybody gets, and what only
//! arbiters.

use serde_json::json;

use crate::phones::client::{Machine, ROUND};

const LANGUAGES: [&str; 4] = ["en", "fr", "de", "it"];

/// Pages of the demo, and what somebody in the hall is answered.
fn pages(t: &str) -> Vec<(String, u16)> {
    let of = |path: &str, status| (format!("/t/{t}{path}"), status);
    vec![
        of("", 200),
        of("/round/5", 200),
        of("/round/5/results", 200),
        of("/round/4/results?board=3", 200),
        of("/standings", 200),
        of("/standings?after=2&group=women", 200),
        of("/standings/7", 200),
        of("/needs/7", 200),
        of("/needs/999", 404),
        of("/whatif", 403),
        of("/whatif?round=4&board=3", 403),
        of("/whatif?c=result:3:2%3D0-1&c=withdraw:7@3&c=system:dubov-2026&c=rounds:11", 403),
        of("/whatif?c=bye:5@6%3Dhalf&c=enter:9@2&c=tie-breaks:BH,SB&c=acceleration:baku", 403),
        of("/whatif?c=result:99:1%3D1-0&c=nonsense", 403),
        of("/crosstable", 200),
        of("/prizes?purses=all%3A+100%2C+50", 403),
        of("/norms", 403),
        of("/odds", 403),
        of("/norms?player=3", 403),
        of("/journal", 403),
        of("/journal?kind=rounds&find=5", 403),
        of("/round/9", 404),
        of("/standings/999", 404),
        ("/help".to_owned(), 200),
        ("/design".to_owned(), 200),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_there_in_every_language() {
    let machine = Machine::demo().await;
    for (path, in_the_hall) in pages(&machine.t) {
        let owner = if in_the_hall == 403 { 200 } else { in_the_hall };
        for lang in LANGUAGES {
            let joined = if path.contains('?') { '&' } else { '?' };
            let path = format!("{path}{joined}lang={lang}");
            let page = machine.get(&path).await;
            assert_eq!(owner, page.status, "{path}");
            assert!(page.text.contains(&format!("<html lang=\"{lang}\"")), "{path}");
            // The words of the scripts have gaps; those of the page are filled.
            let page = page.text.split("id=\"words\"").next().unwrap_or_default();
            assert!(!page.contains("{n}") && !page.contains("{who}"), "{path}: a gap");
            let page = machine.seen_from_the_hall(&path).await;
            assert_eq!(in_the_hall, page.status, "{path} in the hall");
            assert!(!page.text.contains("data-act="), "{path}: a viewer is offered an act");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_in_the_hall_hears_of_a_draft() {
    let machine = Machine::demo().await;
    let t = machine.t.clone();
    for table in machine.missing().await {
        machine
            .act(json!({ "act": "enter_result", "round": ROUND, "board": table, "result": "1-0" }))
            .await;
    }
    machine.act(json!({ "act": "close_round", "round": ROUND })).await;
    assert_eq!(200, machine.post(&format!("/api/t/{t}/pair"), &json!({})).await.status);
    let draft = machine.get(&format!("/t/{t}/round/6")).await;
    assert!(draft.text.contains("Publish round 6") && draft.text.contains("band draft"));
    assert!(draft.text.contains("class=\"due\""), "the colours due stand beside the names");
    for path in ["", "/round/5", "/standings", "/crosstable"] {
        let page = machine.seen_from_the_hall(&format!("/t/{t}{path}")).await;
        assert!(!page.text.contains("ound 6"), "{path}: {}", page.text);
        assert!(!page.text.contains("/round/6"), "{path}: a way to it");
    }
    assert_eq!(404, machine.seen_from_the_hall(&format!("/t/{t}/round/6")).await.status);
    assert_eq!(404, machine.seen_from_the_hall(&format!("/t/{t}/round/6/results")).await.status);
    assert_eq!(403, machine.seen_from_the_hall(&format!("/t/{t}/round/6/hand")).await.status);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_by_hand_shows_seats_and_how_they_differ_from_the_rules() {
    let machine = Machine::demo().await;
    let t = machine.t.clone();
    let hand = format!("/t/{t}/round/{ROUND}/hand");
    assert_eq!(303, machine.get(&hand).await.status, "without a session the round is shown");
    let seen = machine.state().await["head"]["seq"].clone();
    let act =
        json!({ "act": "open_manual", "round": ROUND, "case": "rematch", "reason": "they met" });
    let body = json!({ "act": act, "seen": seen });
    let asked = machine.post(&format!("/api/t/{t}/acts"), &body).await;
    assert_eq!(
        (422, "cautions".to_owned()),
        asked.error(),
        "a published round is changed twice over"
    );
    let key = asked.json()["cautions"][0]["key"].as_str().unwrap().to_owned();
    let body = json!({ "act": body["act"], "accepts": { key: 2 }, "seen": seen });
    assert_eq!(200, machine.post(&format!("/api/t/{t}/acts"), &body).await.status);
    let page = machine.get(&hand).await;
    assert_eq!(200, page.status);
    assert_eq!(
        60,
        page.text.matches("class=\"seat\"").count(),
        "a seat for everybody in the round"
    );
    assert!(
        page.text.contains("Nothing is changed: the boards are as the rules pair them."),
        "{}",
        page.text
    );
    assert!(page.text.contains("data-met=") && page.text.contains("close_manual"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_speaks_the_reader_s_language() {
    let machine = Machine::demo().await;
    let seen = machine.state().await["head"]["seq"].clone();
    let body = json!({ "act": { "act": "close_round", "round": ROUND }, "seen": seen });
    for (lang, words) in [
        ("en", "Round 5 has no result at boards"),
        ("fr", "La ronde 5 n'a pas de résultat aux échiquiers"),
        ("de", "Runde 5 hat kein Resultat an den Brettern"),
        ("it", "Il turno 5 non ha risultato alle scacchiere"),
    ] {
        let path = format!("/api/t/{}/acts?lang={lang}", machine.t);
        let refused = machine.post(&path, &body).await;
        assert_eq!(422, refused.status);
        let told = refused.json()["message"].as_str().unwrap().to_owned();
        assert!(told.starts_with(words), "{lang}: {told}");
    }
}
