//! Every body that the reference shows is one that the call itself reads.

use serde_json::{Value, json};

use super::client::{Hall, Who};

/// It would open doors of the machine that runs the tests.
const NOT_DONE: &str = "/api/hall";

#[test]
fn every_example_of_a_body_is_read_by_its_call() {
    let hall = Hall::open();
    let document = hall.get(&Who::Owner, "/api/openapi.json").json();
    let codes = hall.get(&Who::Owner, &format!("/api/t/{}/round/1/codes", hall.one.t)).json();
    let code = codes["boards"][0]["both"]["code"].as_str().unwrap();
    let mut asked = 0;
    for (path, operations) in document["paths"].as_object().unwrap() {
        let content = &operations["post"]["requestBody"]["content"];
        let example = &content["application/json"]["example"];
        if example.is_null() {
            continue;
        }
        asked += 1;
        let to = path.replace("{t}", &hall.one.t).replace("{e}", &hall.one.id);
        let to = to.replace("{code}", code);
        let refused = |body: &Value| {
            let answer = hall.post(&Who::Owner, &to, body);
            answer.status >= 400 && answer.json()["error"] == "unreadable"
        };
        assert!(refused(&json!("no such thing")), "{path} does not read its body");
        assert!(path == NOT_DONE || !refused(example), "{path} does not read {example}");
    }
    assert!(asked > 25, "{asked} calls with a body");
}
