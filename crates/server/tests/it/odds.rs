//! Odds and fairness over a real line: asked, watched, shown, stopped.

use std::time::Duration;

use serde_json::{Value, json};

use crate::phones::client::Machine;

/// Waits until the study is done; how far it says it is.
async fn done(machine: &Machine) -> Value {
    let path = format!("/api/t/{}/odds", machine.t);
    for _ in 0..600 {
        let told = machine.get(&path).await.json();
        if told["stage"] == "done" {
            return told;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the study does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_question_is_answered_on_the_page() {
    let machine = Machine::demo().await;
    let (path, page) = (format!("/api/t/{}/odds", machine.t), format!("/t/{}/odds", machine.t));
    assert_eq!(404, machine.get(&path).await.status, "nothing was asked");
    let before = machine.state().await["head"].clone();
    for (kind, tables, pictures) in [
        ("chances", 2, 2),
        ("systems", 1, 1),
        ("rounds", 1, 1),
        ("accelerations", 1, 1),
        ("fairness", 1, 1),
    ] {
        let asked = json!({ "kind": kind, "plays": 12, "seed": 5 });
        let told = machine.post(&path, &asked).await;
        assert_eq!(200, told.status, "{kind}: {}", told.text);
        assert_eq!(json!([12, 5]), json!([told.json()["plays"], told.json()["seed"]]));
        done(&machine).await;
        for lang in ["en", "fr", "de", "it"] {
            let shown = machine.get(&format!("{page}?lang={lang}")).await;
            assert_eq!(200, shown.status, "{kind}");
            let text = shown.text.split("id=\"words\"").next().unwrap_or_default();
            assert_eq!(tables, text.matches("<table ").count(), "{kind} {lang}");
            assert_eq!(pictures, text.matches("<figure").count(), "{kind} {lang}");
            assert!(!text.contains("style=") && !text.contains("<style"), "{kind} {lang}");
        }
    }
    assert_eq!(before, machine.state().await["head"], "nothing is written");
    let hall = machine.sent_from_the_hall(&path, &json!({ "plays": 12 })).await;
    assert_eq!(403, hall.status);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_study_is_stopped_and_an_old_one_says_so() {
    let machine = Machine::demo().await;
    let (path, page) = (format!("/api/t/{}/odds", machine.t), format!("/t/{}/odds", machine.t));
    let asked = json!({ "kind": "chances", "plays": 20_000 });
    assert_eq!(200, machine.post(&path, &asked).await.status);
    assert_eq!(200, machine.post(&format!("{path}/stop"), &json!({})).await.status);
    let told = done(&machine).await;
    assert!(told["done"].as_u64().unwrap() < 20_000, "{told}");
    assert!(machine.get(&page).await.text.contains("Stopped."));
    let asked = json!({ "kind": "chances", "plays": 5 });
    assert_eq!(200, machine.post(&path, &asked).await.status);
    done(&machine).await;
    let fresh = machine.get(&page).await.text;
    assert!(!fresh.contains("Something has changed since"), "it is of now");
    machine.act(json!({ "act": "remark", "text": "The clock of board 3 was exchanged." })).await;
    assert!(machine.get(&page).await.text.contains("Something has changed since"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_asked_is_said() {
    let machine = Machine::demo().await;
    let path = format!("/api/t/{}/odds", machine.t);
    let odd = machine.post(&path, &json!({ "kind": "weather" })).await;
    assert_eq!((400, "unreadable".to_owned()), odd.error());
    let none = machine.post("/api/t/nowhere/odds", &json!({})).await;
    assert_eq!(404, none.status);
}
