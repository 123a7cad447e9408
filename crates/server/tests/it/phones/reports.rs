//! Two devices, one game.

use serde_json::{Value, json};

use super::client::{Answer, Machine, ROUND};

async fn report(machine: &Machine, code: &str, body: Value) -> Answer {
    machine.sent_from_the_hall(&format!("/api/r/{code}"), &body).await
}

#[tokio::test(flavor = "multi_thread")]
async fn equal_reports_are_the_result_and_confirmed() {
    let machine = Machine::demo().await;
    let table = machine.missing().await[0];
    let [_, white, black] = machine.codes(table).await;
    let first = report(&machine, &white, json!({ "result": "1-0", "device": "aaaa" })).await;
    assert_eq!(200, first.status, "{first:?}");
    let board = &first.json()["board"];
    assert_eq!(
        (json!("1-0"), Value::Null),
        (board["reports"]["white"].clone(), board["result"].clone())
    );
    let second = report(&machine, &black, json!({ "result": "1-0", "device": "bbbb" })).await;
    assert_eq!(json!("1-0"), second.json()["board"]["result"], "{second:?}");
    let held = machine.board(table).await;
    assert_eq!((json!("1-0"), json!(true)), (held["result"].clone(), held["confirmed"].clone()));
    // A result that is known is the arbiter's.
    let late = report(&machine, &white, json!({ "result": "0-1" })).await;
    assert_eq!((422, "objection".to_owned()), late.error());
}

#[tokio::test(flavor = "multi_thread")]
async fn different_reports_wait_for_the_arbiter_or_for_a_second_thought() {
    let machine = Machine::demo().await;
    let table = machine.missing().await[0];
    let [both, ..] = machine.codes(table).await;
    // One code on the slip, two telephones: each says who it is.
    report(&machine, &both, json!({ "side": "white", "result": "1-0", "device": "aaaa" })).await;
    let other = json!({ "side": "black", "result": "1/2-1/2", "device": "bbbb" });
    let differs = report(&machine, &both, other).await.json();
    assert_eq!(
        (json!(true), Value::Null),
        (differs["board"]["dispute"].clone(), differs["board"]["result"].clone())
    );
    let seen = machine.seen_from_the_hall(&format!("/api/r/{both}")).await.json();
    assert_eq!(json!(true), seen["dispute"]);
    let page = machine.seen_from_the_hall(&format!("/r/{both}")).await;
    assert!(page.text.contains("The arbiter will come."), "{}", page.text);
    // White has seen his mistake.
    let again = json!({ "side": "white", "result": "1/2-1/2", "device": "aaaa" });
    let agreed = report(&machine, &both, again).await.json();
    assert_eq!(json!("1/2-1/2"), agreed["board"]["result"]);
    assert_eq!(json!(false), agreed["board"]["dispute"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_is_taken_back_by_the_telephone_that_sent_it() {
    let machine = Machine::demo().await;
    let table = machine.missing().await[0];
    let [_, white, black] = machine.codes(table).await;
    let sent = report(&machine, &white, json!({ "result": "1-0", "device": "aaaa" })).await.json();
    let undo = |code: &str, device: &str, of: &Value| {
        let path = format!("/api/r/{code}/undo");
        let body = json!({ "of": of, "device": device });
        let machine = &machine;
        async move { machine.sent_from_the_hall(&path, &body).await }
    };
    assert_eq!(403, undo(&white, "cccc", &sent["seq"]).await.status, "another telephone");
    assert_eq!(403, undo(&black, "aaaa", &sent["seq"]).await.status, "the other side's code");
    let undone = undo(&white, "aaaa", &sent["seq"]).await;
    assert_eq!(200, undone.status, "{undone:?}");
    assert_eq!(Value::Null, undone.json()["board"]["reports"]["white"]);
    // Nobody takes back what another act rests on, nor anything but a report of his board.
    let sent = report(&machine, &white, json!({ "result": "1-0", "device": "aaaa" })).await.json();
    report(&machine, &black, json!({ "result": "0-1", "device": "bbbb" })).await;
    assert_eq!((422, "rests".to_owned()), undo(&white, "aaaa", &sent["seq"]).await.error());
    assert_eq!(403, undo(&white, "aaaa", &json!(20)).await.status, "an arbiter's act");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_opens_its_own_side_and_board_alone() {
    let machine = Machine::demo().await;
    let tables = machine.missing().await;
    let [both, white, _] = machine.codes(tables[0]).await;
    let before = machine.board(tables[1]).await;
    for (code, body, expected) in [
        (&white, json!({ "side": "black", "result": "0-1" }), (403, "role")),
        (&both, json!({ "result": "0-1" }), (400, "side")),
        (&white, json!({ "result": "1-0f" }), (422, "objection")),
        (&white, json!({ "result": "2-0" }), (400, "unreadable")),
        (&white, json!({ "side": "white" }), (400, "unreadable")),
    ] {
        let answer = report(&machine, code, body.clone()).await;
        assert_eq!((expected.0, expected.1.to_owned()), answer.error(), "{body}");
    }
    // Another board in the body changes nothing there.
    let body = json!({ "result": "1-0", "board": tables[1], "round": 4, "act": "publish" });
    assert_eq!(200, report(&machine, &white, body).await.status);
    assert_eq!(before, machine.board(tables[1]).await);
    // The code is no key to the desk.
    let acts = format!("/api/t/{}/acts", machine.t);
    let act = json!({ "act": "enter_result", "round": ROUND, "board": tables[0], "result": "1-0" });
    assert_eq!(403, machine.sent_from_the_hall(&acts, &json!({ "act": act })).await.status);
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_codes_open_nothing() {
    let machine = Machine::demo().await;
    let table = machine.missing().await[0];
    let [both, ..] = machine.codes(table).await;
    let last = if both.ends_with('7') { "8" } else { "7" };
    let forged = format!("{}{last}", &both[..both.len() - 1]);
    for code in [
        &*forged,
        "AAAA-BBBB-CCCC-DDDD",
        "0",
        "../../t",
        "%00",
        "%F0%9F%98%80",
        &*format!("{both}0"),
        &both[1..],
    ] {
        let code = code.replace('/', "%2F");
        let body = json!({ "side": "white", "result": "1-0" });
        let answer = report(&machine, &code, body).await;
        assert_eq!((404, "code".to_owned()), answer.error(), "{code}");
        let page = machine.seen_from_the_hall(&format!("/r/{code}")).await;
        assert_eq!(404, page.status, "{code}");
    }
    assert_eq!(Value::Null, machine.board(table).await["reports"][0]);
    // As people type it: small letters, no hyphens.
    let typed = both.to_lowercase().replace('-', "");
    assert_eq!(200, machine.seen_from_the_hall(&format!("/r/{typed}")).await.status);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_ends_with_its_round() {
    let machine = Machine::demo().await;
    let missing = machine.missing().await;
    let [both, white, _] = machine.codes(missing[0]).await;
    for table in missing {
        let act = json!({ "act": "enter_result", "round": ROUND, "board": table, "result": "1-0" });
        assert_eq!(200, machine.act(act).await.status);
    }
    let page = machine.seen_from_the_hall(&format!("/r/{white}")).await;
    assert!(page.text.contains("The result is 1–0."), "{}", page.text);
    let closed = machine.act(json!({ "act": "close_round", "round": ROUND })).await;
    assert_eq!(200, closed.status, "{closed:?}");
    for code in [&both, &white] {
        let answer = report(&machine, code, json!({ "side": "white", "result": "0-1" })).await;
        assert_eq!((410, "over".to_owned()), answer.error());
        assert_eq!(410, machine.seen_from_the_hall(&format!("/r/{code}")).await.status);
    }
    let codes = |round: u16| format!("/api/t/{}/round/{round}/codes", machine.t);
    assert_eq!(422, machine.get(&codes(ROUND)).await.status, "a closed round has no codes");
    let paired = machine.post(&format!("/api/t/{}/pair", machine.t), &json!({})).await;
    assert_eq!(200, paired.status, "{paired:?}");
    assert_eq!(422, machine.get(&codes(ROUND + 1)).await.status, "a draft has none either");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_that_is_sent_twice_is_one() {
    let machine = Machine::demo().await;
    let table = machine.missing().await[0];
    let [_, white, _] = machine.codes(table).await;
    let body = json!({ "result": "1-0", "key": "one-and-the-same", "device": "aaaa" });
    let first = report(&machine, &white, body.clone()).await.json();
    let second = report(&machine, &white, body).await.json();
    assert_eq!(first["seq"], second["seq"]);
    assert_eq!((json!(false), json!(true)), (first["already"].clone(), second["already"].clone()));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_arbiters_see_codes_and_only_helpers_enter() {
    let machine = Machine::demo().await;
    let round = format!("/t/{}/round/{ROUND}", machine.t);
    for (path, owner, hall) in [
        (format!("/api{round}/codes"), 200, 403),
        (format!("{round}/codes"), 200, 403),
        (format!("{round}/entry"), 200, 403),
    ] {
        assert_eq!(owner, machine.get(&path).await.status, "{path}");
        assert_eq!(hall, machine.seen_from_the_hall(&path).await.status, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_telephone_does_not_confirm_for_both() {
    let machine = Machine::demo().await;
    let table = machine.missing().await[0];
    let [both, ..] = machine.codes(table).await;
    for side in ["white", "black"] {
        let body = json!({ "side": side, "result": "1-0", "device": "aaaa" });
        assert_eq!(200, report(&machine, &both, body).await.status);
    }
    let held = machine.board(table).await;
    assert_eq!((json!("1-0"), json!(false)), (held["result"].clone(), held["confirmed"].clone()));
    let page = machine.get(&format!("/t/{}", machine.t)).await.text;
    assert!(page.contains(&format!("Board {table}: one telephone reported")), "{page}");
    // Two telephones do.
    let table = machine.missing().await[0];
    let [both, ..] = machine.codes(table).await;
    for (side, device) in [("white", "aaaa"), ("black", "bbbb")] {
        report(&machine, &both, json!({ "side": side, "result": "1-0", "device": device })).await;
    }
    assert_eq!(json!(true), machine.board(table).await["confirmed"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_does_not_fill_the_journal() {
    let machine = Machine::demo().await;
    let table = machine.missing().await[0];
    let [_, white, _] = machine.codes(table).await;
    let acts = || async { machine.state().await["head"]["seq"].as_u64().unwrap() };
    let before = acts().await;
    for _ in 0..30 {
        let same = report(&machine, &white, json!({ "result": "1-0" })).await;
        assert_eq!(200, same.status, "{same:?}");
    }
    assert_eq!(before + 1, acts().await, "what stands is no news");
    let mut refused = 0;
    for number in 0..30 {
        let result = if number % 2 == 0 { "0-1" } else { "1-0" };
        let told = report(&machine, &white, json!({ "result": result })).await;
        if told.status == 429 {
            refused += 1;
        }
    }
    assert!(acts().await <= before + 12, "a code has ten reports, then one in ten seconds");
    assert!(refused > 5, "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_good_code_is_good_while_somebody_guesses() {
    let machine = Machine::demo().await;
    let [both, ..] = machine.codes(machine.missing().await[0]).await;
    let mut last = 0;
    for _ in 0..40 {
        last = machine.seen_from_the_hall("/api/r/K7QM-3XPA-9TWD-H2VE").await.status;
    }
    assert_eq!(429, last);
    assert_eq!(200, machine.seen_from_the_hall(&format!("/api/r/{both}")).await.status);
}
