//! Players without a rating under a book that pairs by ratings, over a real line.

use serde_json::{Value, json};

use crate::phones::client::{Answer, Machine};

/// Does it, whatever must be accepted.
async fn done(machine: &Machine, act: Value) -> Answer {
    let seen = machine.state().await["head"]["seq"].clone();
    let path = format!("/api/t/{}/acts", machine.t);
    let first = machine.post(&path, &json!({ "act": act, "seen": seen })).await;
    if first.status == 200 {
        return first;
    }
    let told = first.json();
    let cautions = told["cautions"].as_array().unwrap_or_else(|| panic!("{told}")).iter();
    let accepts: serde_json::Map<String, Value> =
        cautions.map(|it| (it["key"].as_str().unwrap().to_owned(), json!(2))).collect();
    let answer =
        machine.post(&path, &json!({ "act": act, "seen": seen, "accepts": accepts })).await;
    assert_eq!(200, answer.status, "{}", answer.text);
    answer
}

/// Four rated players and two without a rating, by Dubov 1997.
async fn dubov_1997() -> Machine {
    let mut machine = Machine::empty().await;
    let rated =
        (1..=4).map(|it| json!({ "name": format!("Rated, {it}"), "rating": 2000 - 50 * it }));
    let unrated = ["Neu, Nina", "Nuovo, Nino"].map(|name| json!({ "name": name }));
    let players: Vec<Value> = rated.chain(unrated).collect();
    let made =
        machine.post("/api/new", &json!({ "name": "Club", "rounds": 3, "players": players })).await;
    made.json()["t"].as_str().expect("a tournament").clone_into(&mut machine.t);
    done(&machine, json!({ "act": "leave_fide_mode", "reason": "a book of 1997" })).await;
    let system = json!({ "swiss": "CUSTOM_DUBOV_1997" });
    done(&machine, json!({ "act": "configure", "set": [{ "system": system }] })).await;
    machine
}

fn estimate(player: u32, rating: u16, source: &str) -> Value {
    let value = json!({ "rating": rating, "source": source });
    json!({ "act": "amend", "player": player, "set": [{ "estimate": value }] })
}

#[tokio::test(flavor = "multi_thread")]
async fn dubov_1997_asks_for_estimates_by_name_and_pairs_with_them() {
    let machine = dubov_1997().await;
    let t = machine.t.clone();
    let refused = machine.post(&format!("/api/t/{t}/pair?lang=en"), &json!({})).await;
    let told = refused.json();
    assert_eq!((422, "ratings_missing"), (refused.status, told["code"].as_str().unwrap()));
    let message = told["message"].as_str().unwrap();
    assert!(message.contains("Neu, Nina; Nuovo, Nino"), "{message}");
    let cards = json!([{ "id": 5, "name": "Neu, Nina" }, { "id": 6, "name": "Nuovo, Nino" }]);
    assert_eq!(cards, told["cards"]);

    done(&machine, estimate(5, 1880, "INGO 120")).await;
    done(&machine, estimate(6, 1700, "estimate of the arbiter")).await;
    let paired = machine.post(&format!("/api/t/{t}/pair"), &json!({})).await;
    assert_eq!(200, paired.status, "{}", paired.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_estimate_is_marked_on_pages_and_in_files() {
    let machine = dubov_1997().await;
    let t = machine.t.clone();
    done(&machine, estimate(5, 1880, "INGO 120")).await;
    done(&machine, estimate(6, 1700, "")).await;
    let list = machine.get(&format!("/t/{t}/players")).await.text;
    assert!(list.contains(">~1880<") && list.contains(">~1700<"), "{list}");
    let card = machine.get(&format!("/t/{t}/players/5?lang=en")).await.text;
    for part in [
        "name=\"estimate\" inputmode=\"numeric\" pattern=\"[0-9]{1,4}\" value=\"1880\"",
        "value=\"INGO 120\"",
        "data-at-zero=\"2840\" data-per-point=\"-8\">INGO<",
        "data-at-zero=\"600\" data-per-point=\"8\">BCR<",
    ] {
        assert!(card.contains(part), "{part}: {card}");
    }
    let csv = machine.get(&format!("/t/{t}/files/players.csv")).await.text;
    assert!(csv.contains("\"Neu, Nina\",,,,,,,1880,INGO 120"), "{csv}");
    let report = machine.get(&format!("/t/{t}/files/trf26.trf")).await.text;
    assert!(report.contains("### ronde estimate 3 1880 INGO 120"), "{report}");
    let paper = machine.get(&format!("/t/{t}/paper/starting-list.html?lang=de")).await.text;
    assert!(paper.contains("~1880") && paper.contains("~ Schätzung"), "{paper}");
}
