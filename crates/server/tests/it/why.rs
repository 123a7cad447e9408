//! Why two meet: for whom the page is, that it stays what it was, and what it answers.

use serde_json::{Value, json};

use crate::phones::client::{Machine, ROUND};

const LANGUAGES: [&str; 4] = ["en", "fr", "de", "it"];

/// The words of a page, without the markup.
fn words(page: &str) -> String {
    let main = page.split("<main").nth(1).and_then(|it| it.split("</main>").next());
    let mut inside = false;
    let keep = |letter: char| {
        match letter {
            '<' => inside = true,
            '>' => {
                inside = false;
                return None;
            }
            _ => {}
        }
        (!inside).then_some(letter)
    };
    main.unwrap_or_default().chars().filter_map(keep).collect()
}

/// What a page or a paper says, without the hour at which the paper was made.
async fn told(machine: &Machine, path: &str) -> String {
    let text = machine.get(path).await.text;
    if path.contains(".txt") {
        let lines = text.lines().filter(|line| !line.contains(':') || line.contains("C.04"));
        lines.collect::<Vec<_>>().join("\n")
    } else {
        words(&text)
    }
}

async fn drafted() -> Machine {
    let machine = Machine::demo().await;
    for table in machine.missing().await {
        machine
            .act(json!({ "act": "enter_result", "round": ROUND, "board": table, "result": "1-0" }))
            .await;
    }
    machine.act(json!({ "act": "close_round", "round": ROUND })).await;
    assert_eq!(200, machine.post(&format!("/api/t/{}/pair", machine.t), &json!({})).await.status);
    machine
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_reads_why_once_the_round_is_published_and_arbiters_before() {
    let machine = drafted().await;
    let t = &machine.t;
    for (path, in_the_hall) in [
        ("/t/{t}/round/5/board/1/why", 200),
        ("/t/{t}/round/5/why", 200),
        ("/t/{t}/round/5/why?player=3", 200),
        ("/t/{t}/round/5/why?step=1", 200),
        ("/t/{t}/round/5/board/2/why?step=3", 200),
        ("/t/{t}/round/5/board/1/why?one=1&other=2", 200),
        ("/api/t/{t}/round/5/why?board=1", 200),
        ("/api/t/{t}/round/5/why-not?one=1&other=2", 200),
        ("/t/{t}/round/6/board/1/why", 404),
        ("/t/{t}/round/6/board/1/why?step=2", 404),
        ("/t/{t}/round/6/why", 404),
        ("/t/{t}/round/6/why?player=1", 404),
        ("/t/{t}/round/6/why?one=1&other=2", 404),
        ("/api/t/{t}/round/6/why", 404),
        ("/api/t/{t}/round/6/why?board=1", 404),
        ("/api/t/{t}/round/6/why-not?one=1&other=2", 404),
    ] {
        let path = path.replace("{t}", t);
        assert_eq!(200, machine.get(&path).await.status, "{path}");
        let seen = machine.seen_from_the_hall(&path).await;
        assert_eq!(in_the_hall, seen.status, "{path} in the hall: {}", seen.text);
        let names = ["Opponent", "frozen\":1"];
        assert!(in_the_hall == 200 || names.iter().all(|it| !seen.text.contains(it)), "{path}");
    }
    for missing in ["/t/{t}/round/5/board/999/why", "/t/{t}/round/9/why", "/t/{t}/round/0/why"] {
        assert_eq!(404, machine.get(&missing.replace("{t}", t)).await.status, "{missing}");
    }
    let draft = machine.get(&format!("/t/{t}/round/6")).await;
    assert!(draft.text.contains(&format!("data-why href=\"/t/{t}/round/6/board/1/why\"")));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_corrected_later_changes_nothing() {
    let machine = Machine::demo().await;
    let t = machine.t.clone();
    let paths = [
        "/t/{t}/round/5/board/1/why",
        "/t/{t}/round/5/why",
        "/t/{t}/round/5/board/3/why?step=4",
        "/t/{t}/paper/why.txt?round=5&board=1",
    ];
    let mut before = Vec::new();
    for path in paths {
        before.push(told(&machine, &path.replace("{t}", &t)).await);
    }
    assert!(before[0].contains("Round 5, board 1"), "{}", before[0]);
    // The top board of round 4 had another result, and somebody's name and rating are mended.
    let state = machine.state().await;
    let board = &state["rounds"][3]["boards"][0];
    let other = if board["result"] == "1-0" { "0-1" } else { "1-0" };
    let act = json!({
        "act": "correct_result", "round": 4, "board": board["table"], "result": other,
        "reason": "slip read wrongly", "scope": "pairings", "decision": "keep",
    });
    let mut body = json!({ "act": act, "seen": state["head"]["seq"] });
    let asked = machine.post(&format!("/api/t/{t}/acts"), &body).await;
    if asked.status == 422 && asked.json()["error"] == "cautions" {
        let keys = asked.json()["cautions"].as_array().unwrap().clone();
        let accepts: Vec<(String, Value)> =
            keys.iter().map(|it| (it["key"].as_str().unwrap().to_owned(), json!(2))).collect();
        body["accepts"] = Value::Object(accepts.into_iter().collect());
        let done = machine.post(&format!("/api/t/{t}/acts"), &body).await;
        assert_eq!(200, done.status, "{}", done.text);
    } else {
        assert_eq!(200, asked.status, "{}", asked.text);
    }
    assert_eq!(other, machine.state().await["rounds"][3]["boards"][0]["result"]);
    for (path, before) in paths.iter().zip(&before) {
        let after = told(&machine, &path.replace("{t}", &t)).await;
        assert_eq!(before, &after, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn why_not_names_the_rule_or_what_would_be_worse() {
    let machine = Machine::demo().await;
    let t = &machine.t;
    let state = machine.state().await;
    let number = |round: usize, seat: &str| {
        let id = &state["rounds"][round]["boards"][0][seat];
        let numbers = state["rounds"][4]["numbers"].as_array().unwrap();
        numbers.iter().position(|it| it == id).unwrap() + 1
    };
    // The first board of round 2 has been played.
    let (one, other) = (number(1, "white"), number(1, "black"));
    let asked = machine.get(&format!("/api/t/{t}/round/5/why-not?one={one}&other={other}")).await;
    assert_eq!(200, asked.status, "{}", asked.text);
    let told = asked.json()["short"].to_string();
    assert!(told.contains("round 2") && told.contains("C1"), "{told}");
    // Two who meet in round 5.
    let (one, other) = (number(4, "white"), number(4, "black"));
    let asked = machine.get(&format!("/api/t/{t}/round/5/why-not?one={one}&other={other}")).await;
    assert!(!asked.json()["short"].as_array().unwrap().is_empty(), "{}", asked.text);
    // Most pairs are legal, and make the round worse by a criterion that has a number.
    let worse = (20..40).map(|other| format!("/api/t/{t}/round/5/why-not?one=1&other={other}"));
    let mut told = String::new();
    for path in worse {
        told += &machine.get(&path).await.text;
    }
    assert!(told.contains("C6") || told.contains("C7"), "{told}");
    // The same on the page, as a link that can be sent on.
    let page = machine.get(&format!("/t/{t}/round/5/board/1/why?one={one}&other={other}")).await;
    assert!(page.text.contains("class=\"why-answer\""), "{}", page.text);
    assert!(
        page.text.contains(&format!("<option value=\"{other}\" selected")),
        "what was asked stays"
    );
    for (wrong, status) in [("one=1&other=1", 422), ("one=1", 422), ("one=1&other=900", 422)] {
        let path = format!("/api/t/{t}/round/5/why-not?{wrong}");
        assert_eq!((status, "objection".to_owned()), machine.get(&path).await.error(), "{wrong}");
        assert_eq!(200, machine.get(&format!("/t/{t}/round/5/why?{wrong}")).await.status);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_there_in_every_language() {
    let machine = Machine::demo().await;
    let t = &machine.t;
    for path in [
        "/t/{t}/round/5/board/1/why",
        "/t/{t}/round/5/why",
        "/t/{t}/round/5/why?step=7",
        "/t/{t}/round/5/board/4/why?one=1&other=30",
    ] {
        let mut seen: Vec<String> = Vec::new();
        for lang in LANGUAGES {
            let joined = if path.contains('?') { '&' } else { '?' };
            let path = format!("{}{joined}lang={lang}", path.replace("{t}", t));
            let page = machine.get(&path).await;
            assert_eq!(200, page.status, "{path}");
            let told = words(&page.text);
            assert!(!told.contains(['{', '}']), "{path}: a gap: {told}");
            assert!(!seen.contains(&told), "{path}: not translated");
            seen.push(told);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_walk_goes_by_links_and_lights_the_chart() {
    let machine = Machine::demo().await;
    let t = &machine.t;
    let mut path = format!("/t/{t}/round/5/why?step=1");
    for step in 2..12 {
        let page = machine.get(&path).await.text;
        assert_eq!(1, page.matches("chart-node lit").count(), "{path}");
        let next = page.split("data-step-next").next().and_then(|it| it.rsplit("href=\"").next());
        let next = next.and_then(|it| it.split('"').next()).unwrap().to_owned();
        assert!(next.ends_with(&format!("?step={step}")), "{next}");
        path = next;
    }
    // Beyond the end stands the last step.
    let last = machine.get(&format!("/t/{t}/round/5/why?step=99999")).await;
    assert_eq!(200, last.status);
    assert!(!last.text.contains("data-step-next"), "there is nothing after it");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_that_cannot_be_paired_says_why_and_what_can_be_done() {
    let machine = Machine::empty().await;
    let players: Vec<Value> =
        ["Ada", "Bea"].iter().map(|name| json!({ "name": name, "rating": 2000 })).collect();
    let made =
        machine.post("/api/new", &json!({ "name": "Two", "rounds": 3, "players": players })).await;
    let t = made.json()["t"].as_str().unwrap().to_owned();
    let act = async |act: Value| {
        let state = machine.get(&format!("/api/t/{t}")).await.json();
        let body = json!({ "act": act, "seen": state["head"]["seq"] });
        let done = machine.post(&format!("/api/t/{t}/acts"), &body).await;
        assert_eq!(200, done.status, "{}", done.text);
    };
    assert_eq!(200, machine.post(&format!("/api/t/{t}/pair"), &json!({})).await.status);
    act(json!({ "act": "publish", "round": 1 })).await;
    act(json!({ "act": "enter_result", "round": 1, "board": 1, "result": "1-0" })).await;
    act(json!({ "act": "close_round", "round": 1 })).await;
    let refused = machine.post(&format!("/api/t/{t}/pair"), &json!({})).await;
    assert_eq!((422, "no_pairing"), (refused.status, refused.json()["code"].as_str().unwrap()));
    let page = machine.get(&format!("/t/{t}/round/2")).await;
    assert_eq!(200, page.status);
    assert!(page.text.contains("Round 2 cannot be paired"), "{}", page.text);
    assert!(page.text.contains("round 1"), "the game that they have played: {}", page.text);
    assert_eq!(404, machine.seen_from_the_hall(&format!("/t/{t}/round/2")).await.status);
}
