//! What the desk asks before it goes on, and what it tells beside a round.

use serde_json::{Value, json};

use crate::phones::client::{Answer, Machine};

const LANGUAGES: [&str; 4] = ["en", "fr", "de", "it"];

/// Eight players, five rounds.
pub(crate) async fn club(system: &str) -> Machine {
    let mut machine = Machine::empty().await;
    let player = |it: u32| json!({ "name": format!("Player {it}"), "rating": 2200 - 10 * it });
    let players: Vec<Value> = (1..=8).map(player).collect();
    let wish = json!({ "name": "Club", "rounds": 5, "players": players });
    let made = machine.post("/api/new", &wish).await;
    made.json()["t"].as_str().expect("a tournament").clone_into(&mut machine.t);
    if !system.is_empty() {
        insist(&machine, json!({ "act": "leave_fide_mode", "reason": "history" })).await;
        let set = json!([{ "system": { "swiss": system } }]);
        insist(&machine, json!({ "act": "configure", "set": set })).await;
    }
    machine
}

/// Sends it, and accepts what is asked.
async fn accepting(machine: &Machine, path: &str, mut body: Value) -> Answer {
    let answer = machine.post(path, &body).await;
    if answer.error().1 != "cautions" {
        return answer;
    }
    let asked = answer.json()["cautions"].clone();
    let times = |it: &Value| if it["level"] == "confirm_twice" { 2 } else { 1 };
    let accepts = asked.as_array().unwrap().iter();
    let accepts: serde_json::Map<String, Value> =
        accepts.map(|it| (it["key"].as_str().unwrap().to_owned(), json!(times(it)))).collect();
    body["accepts"] = json!(accepts);
    machine.post(path, &body).await
}

async fn insist(machine: &Machine, act: Value) {
    let seen = machine.state().await["head"]["seq"].clone();
    let path = format!("/api/t/{}/acts", machine.t);
    let answer = accepting(machine, &path, json!({ "act": act, "seen": seen })).await;
    assert_eq!(200, answer.status, "{act}: {}", answer.text);
}

pub(crate) async fn pair(machine: &Machine) -> Answer {
    machine.post(&format!("/api/t/{}/pair", machine.t), &json!({})).await
}

/// Pairs and publishes a round; White wins at all boards but those that stay open.
async fn play(machine: &Machine, round: u16, open: usize) {
    let paired = accepting(machine, &format!("/api/t/{}/pair", machine.t), json!({})).await;
    assert_eq!(200, paired.status, "{}", paired.text);
    insist(machine, json!({ "act": "publish", "round": round })).await;
    let state = machine.state().await;
    let boards = state["rounds"][usize::from(round) - 1]["boards"].as_array().unwrap().clone();
    for board in &boards[open..] {
        let board = &board["table"];
        let act = json!({ "act": "enter_result", "round": round, "board": board, "result": "1-0" });
        insist(machine, act).await;
    }
    if open == 0 {
        insist(machine, json!({ "act": "close_round", "round": round })).await;
    }
}

fn codes(answer: &Answer) -> Vec<String> {
    let cautions = answer.json()["cautions"].clone();
    let cautions = cautions.as_array().cloned().unwrap_or_default();
    cautions.iter().map(|it| it["code"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_colour_is_drawn_shown_and_written_into_the_file() {
    let machine = club("").await;
    let t = machine.t.clone();
    let before = machine.get(&format!("/t/{t}/settings")).await.text;
    assert!(before.contains("is drawn when round 1 is paired"), "{before}");
    assert_eq!(200, pair(&machine).await.status);
    let drawn = machine.state().await["drawn"].clone();
    let (seed, colour) = (drawn["seed"].to_string(), drawn["colour"].as_str().unwrap().to_owned());
    let board = machine.state().await["rounds"][0]["boards"][0].clone();
    assert_eq!(1, board[&colour], "number 1 has what was drawn");
    for (path, lang) in
        ["/round/1", "/settings", "/round/1/why", "/round/1/board/1/why", "/journal"]
            .into_iter()
            .flat_map(|path| LANGUAGES.map(|lang| (path, lang)))
    {
        let page = machine.get(&format!("/t/{t}{path}?lang={lang}")).await.text;
        assert!(page.contains(&seed), "{path} in {lang} tells the seed");
    }
    let round = machine.get(&format!("/t/{t}/round/1")).await.text;
    assert!(round.contains("C.04.3:5.2.5"), "{round}");
    // Thrown away and paired again: nothing is drawn anew.
    insist(&machine, json!({ "act": "unpair", "round": 1 })).await;
    assert_eq!(200, pair(&machine).await.status);
    assert_eq!(drawn, machine.state().await["drawn"]);
    insist(&machine, json!({ "act": "publish", "round": 1 })).await;
    let file = machine.get(&format!("/t/{t}/files/trf26.trf")).await.text;
    let letter = colour[..1].to_uppercase();
    assert!(file.contains(&format!("\n152 {letter}")), "record 152 of TRF26: {file}");
    assert!(file.contains(&format!("(seed {seed})")), "{file}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_colour_is_not_always_white() {
    let mut drawn = std::collections::BTreeSet::new();
    // A fair coin shows one side forty times running once in five hundred thousand million tries.
    for _ in 0..40 {
        let machine = club("").await;
        assert_eq!(200, pair(&machine).await.status);
        drawn.insert(machine.state().await["drawn"]["colour"].to_string());
        if drawn.len() == 2 {
            return;
        }
    }
    panic!("always {drawn:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_colour_that_the_arbiter_sets_is_not_drawn() {
    let machine = club("").await;
    let set = json!([{ "initial_colour": "black" }]);
    insist(&machine, json!({ "act": "configure", "set": set })).await;
    assert_eq!(200, pair(&machine).await.status);
    let state = machine.state().await;
    assert!(state["drawn"].is_null());
    assert_eq!(1, state["rounds"][0]["boards"][0]["black"]);
    let chosen = json!({ "act": { "act": "draw_colour", "seed": 1 }, "seen": 9 });
    let refused = machine.post(&format!("/api/t/{}/acts", machine.t), &chosen).await;
    assert_eq!(422, refused.status, "no program chooses a seed");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_absence_of_before_waits_for_a_decision_each_round() {
    let machine = club("").await;
    let t = machine.t.clone();
    play(&machine, 1, 0).await;
    insist(&machine, json!({ "act": "check_in", "players": [7], "present": false })).await;
    play(&machine, 2, 0).await;
    let overview = format!("/t/{t}");
    for (lang, words) in [
        ("en", "Player 7: absent in round 2. And in round 3?"),
        ("fr", "Player 7: absence à la ronde 2. Et à la ronde 3?"),
        ("de", "Player 7: in Runde 2 abwesend. Und in Runde 3?"),
        ("it", "Player 7: assenza al turno 2. E al turno 3?"),
    ] {
        let page = machine.get(&format!("{overview}?lang={lang}")).await.text;
        assert!(page.contains(words), "{lang}: {page}");
    }
    let page = machine.get(&overview).await.text;
    assert!(!page.contains("Nothing waits for you."), "{page}");
    assert!(page.contains("One absence is still to be decided."), "{page}");
    for answer in ["Plays round 3", "Absent again", "Withdrawn"] {
        assert!(page.contains(&format!(">{answer}</button>")), "{answer}: {page}");
    }
    let asked = pair(&machine).await;
    assert_eq!((422, vec!["absences_carried".to_owned()]), (asked.status, codes(&asked)));
    assert!(asked.text.contains("Player 7"), "{}", asked.text);
    insist(&machine, json!({ "act": "check_in", "players": [7], "present": false })).await;
    assert!(!machine.get(&overview).await.text.contains("And in round 3?"));
    play(&machine, 3, 0).await;
    assert!(machine.get(&overview).await.text.contains("And in round 4?"), "asked anew");
    insist(&machine, json!({ "act": "check_in", "players": [7], "present": true })).await;
    assert_eq!(200, pair(&machine).await.status);
}

#[tokio::test(flavor = "multi_thread")]
async fn pairing_with_open_games_is_a_question() {
    for (system, article) in [("", "C.04.2:3.1"), ("CUSTOM_DUTCH_1992", "dutch-1992:F9")] {
        let machine = club(system).await;
        let t = machine.t.clone();
        play(&machine, 1, 2).await;
        let page = machine.get(&format!("/t/{t}")).await.text;
        assert!(page.contains("Pair round 2 with 2 open games"), "{page}");
        let asked = pair(&machine).await;
        let waits = vec!["missing_become_adjourned".to_owned()];
        assert_eq!((422, waits), (asked.status, codes(&asked)));
        let words = "2 games have no result: treat them as adjourned";
        assert!(asked.text.contains(words) && asked.text.contains(article), "{}", asked.text);
        let path = format!("/api/t/{t}/pair");
        assert_eq!(200, accepting(&machine, &path, json!({})).await.status);
        let boards = machine.state().await["rounds"][0]["boards"].clone();
        let held = boards.as_array().unwrap().iter().filter(|it| it["result"] == "adj").count();
        assert_eq!(2, held, "{boards}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_book_has_against_a_round_stands_on_its_page() {
    let machine = club("CUSTOM_DUTCH_1992").await;
    let t = machine.t.clone();
    let points = json!([{ "points": { "pairing_bye": 5 } }]);
    insist(&machine, json!({ "act": "configure", "set": points })).await;
    play(&machine, 1, 1).await;
    let forfeit = json!({ "act": "enter_result", "round": 1, "board": 1, "result": "1-0f" });
    insist(&machine, forfeit).await;
    insist(&machine, json!({ "act": "close_round", "round": 1 })).await;
    let page = machine.get(&format!("/t/{t}")).await.text;
    assert!(page.contains("By the book (dutch-1992:F8) this is a withdrawal."), "{page}");
    assert!(page.contains(">Withdrawn</button>"), "one press decides it: {page}");
    let asked = pair(&machine).await;
    assert_eq!(vec!["absent_without_a_word".to_owned()], codes(&asked), "{}", asked.text);
    let path = format!("/api/t/{t}/pair");
    assert_eq!(200, accepting(&machine, &path, json!({})).await.status);
    for (lang, bye, away) in [
        ("en", "by the book (A5) it is a win", "paired all the same; by the book (F8)"),
        ("fr", "livre (A5), c'est un gain", "appariement maintenu; d'après le livre (F8)"),
        ("de", "nach dem Buch (A5) ist es ein Sieg", "trotzdem gepaart; nach dem Buch (F8)"),
        ("it", "secondo il libro (A5) è una vittoria", "mantenuto; secondo il libro (F8)"),
    ] {
        let page = machine.get(&format!("/t/{t}/round/2?lang={lang}")).await.text;
        let page = page.replace("&#39;", "'").replace("&#x27;", "'");
        assert!(page.contains(bye) && page.contains(away), "{lang}: {page}");
    }
    insist(&machine, json!({ "act": "publish", "round": 2 })).await;
    let hall = machine.seen_from_the_hall(&format!("/t/{t}/round/2")).await.text;
    assert!(!hall.contains("by the book"), "that is for arbiters");
}

/// dutch-1992:F5: an announced absence is worth nothing. Points for it are asked about, with the
/// article.
#[tokio::test(flavor = "multi_thread")]
async fn points_for_an_announced_absence_name_the_article_of_the_old_book() {
    let machine = club("CUSTOM_DUTCH_1992").await;
    let act = json!({ "act": "request_bye", "player": 3, "round": 2, "bye": "H" });
    let seen = machine.state().await["head"]["seq"].clone();
    for lang in LANGUAGES {
        let path = format!("/api/t/{}/acts?lang={lang}", machine.t);
        let answer = machine.post(&path, &json!({ "act": act, "seen": seen })).await;
        assert!(answer.text.contains("dutch-1992:F5"), "{lang}: {}", answer.text);
    }
}

/// While a round is played, the tables are those of the round before and say so.
#[tokio::test(flavor = "multi_thread")]
async fn tables_say_after_which_round_they_are() {
    let machine = club("").await;
    let t = machine.t.clone();
    play(&machine, 1, 0).await;
    play(&machine, 2, 4).await;
    for page in ["standings", "crosstable"] {
        let shown = machine.get(&format!("/t/{t}/{page}")).await.text;
        let title = shown.split_once("<h1").unwrap().1.split_once("</h1>").unwrap().0.to_owned();
        assert!(title.contains("fter round 1"), "{page}: {title}");
        let asked = machine.get(&format!("/t/{t}/{page}?after=2")).await.text;
        let title = asked.split_once("<h1").unwrap().1.split_once("</h1>").unwrap().0.to_owned();
        assert!(title.contains("fter round 2"), "{page}: {title}");
    }
    // As many cells as heads in every row, whichever round is asked for.
    for after in 1..=2 {
        let shown = machine.get(&format!("/t/{t}/crosstable?after={after}")).await.text;
        let table = shown.split_once("<table").unwrap().1.split_once("</table>").unwrap().0;
        let (head, body) = table.split_once("</thead>").unwrap();
        let heads = head.matches("<th").count() - head.matches("<thead").count();
        for row in body.split("<tr").skip(1) {
            let cells = row.matches("<td").count() + row.matches("<th").count();
            assert_eq!(heads, cells, "after round {after}: {row}");
        }
    }
}

/// ssb-course:3: a list should keep to one family. Pages tell it as the command line does.
#[tokio::test(flavor = "multi_thread")]
async fn a_list_that_mixes_families_is_told_on_pages() {
    let machine = club("").await;
    let set = json!([{ "tie_break_rules": 1998 }, { "tie_breaks": "PS, BH" }]);
    insist(&machine, json!({ "act": "configure", "set": set })).await;
    play(&machine, 1, 0).await;
    for (lang, words) in LANGUAGES.into_iter().zip([
        "several families are mixed",
        "plusieurs familles",
        "Familien sind gemischt",
        "più famiglie",
    ]) {
        for page in ["settings", "standings"] {
            let shown = machine.get(&format!("/t/{}/{page}?lang={lang}", machine.t)).await.text;
            assert!(shown.contains(words), "{page} in {lang}: {shown}");
        }
    }
}

/// Whoever declares a list that cannot be used reads why in the language of the page.
#[tokio::test(flavor = "multi_thread")]
async fn a_list_of_tie_breaks_is_refused_in_the_readers_language() {
    let machine = club("").await;
    for (list, told) in [
        (
            "BH, SOX",
            [
                "The tie-breaks cannot be used: 'SOX' is no tie-break; SOB is",
                "Les départages ne peuvent pas être appliqués: 'SOX' n'est pas un départage; SOB \
                 en est un",
                "Die Feinwertungen lassen sich nicht anwenden: 'SOX' ist keine Feinwertung; SOB \
                 ist eine",
                "Gli spareggi non possono essere applicati: 'SOX' non è uno spareggio; SOB lo è",
            ],
        ),
        (
            "TBR",
            [
                "TBR is a tie-break of team events, and players are ranked here",
                "TBR est un départage par équipes, et l'on classe ici des joueurs",
                "TBR ist eine Feinwertung für Mannschaften, hier werden Einzelne gereiht",
                "TBR è uno spareggio a squadre, e qui si classificano i giocatori",
            ],
        ),
    ] {
        let act = json!({ "act": "configure", "set": [{ "tie_breaks": list }] });
        let seen = machine.state().await["head"]["seq"].clone();
        for (lang, told) in LANGUAGES.into_iter().zip(told) {
            let path = format!("/api/t/{}/acts?lang={lang}", machine.t);
            let answer = machine.post(&path, &json!({ "act": act, "seen": seen })).await;
            assert_eq!("objection", answer.error().1, "{lang}: {}", answer.text);
            assert!(answer.text.contains(told), "{lang}: {}", answer.text);
        }
    }
}

/// The editions of the tie-break rules are a choice, and the standings say which one they use.
#[tokio::test(flavor = "multi_thread")]
async fn editions_of_the_tie_break_rules_are_offered_and_told() {
    let machine = club("").await;
    let page = format!("/t/{}/settings", machine.t);
    let offered = machine.get(&page).await.text;
    for year in [1992, 1998, 2024, 2026] {
        assert!(offered.contains(&format!("<option value=\"{year}\"")), "{year}: {offered}");
    }
    play(&machine, 1, 0).await;
    for year in ["1992", "1998"] {
        let set = json!([{ "tie_break_rules": year.parse::<u16>().unwrap() }]);
        insist(&machine, json!({ "act": "configure", "set": set })).await;
        for lang in LANGUAGES {
            let path = format!("/t/{}/standings?lang={lang}", machine.t);
            let shown = machine.get(&path).await.text;
            assert!(shown.contains(year), "{year} in {lang}: {shown}");
        }
    }
}

/// An acceleration goes by its name on every page and paper; its code is for programs.
#[tokio::test(flavor = "multi_thread")]
async fn an_acceleration_goes_by_its_name() {
    let machine = club("CUSTOM_DUTCH_1992").await;
    let t = machine.t.clone();
    let set = json!([{ "acceleration": "SSA_HALVES" }]);
    insist(&machine, json!({ "act": "configure", "set": set })).await;
    play(&machine, 1, 0).await;
    for page in ["", "/settings", "/journal", "/whatif", "/round/1", "/paper/final-report.html"] {
        for lang in LANGUAGES {
            let shown = machine.get(&format!("/t/{t}{page}?lang={lang}")).await;
            assert_eq!(200, shown.status, "{page}");
            let seen = shown.text.replace("value=\"SSA_HALVES\"", "");
            let code = seen.find("SSA_HALVES").map(|at| &seen[at.saturating_sub(200)..at + 20]);
            assert_eq!(None, code, "{page} in {lang}");
        }
    }
}

/// ssb-course:3.1: seven games make a first rating. Five of a tournament that is over and two of
/// this one are seven, once the arbiter names it; nothing is counted unasked.
#[tokio::test(flavor = "multi_thread")]
async fn seven_games_over_two_tournaments_of_the_desk_give_a_first_rating() {
    let mut machine = Machine::empty().await;
    let mut journals = Vec::new();
    for (name, rounds) in [("Spring", 5), ("Autumn", 2)] {
        let player = |it: u32| json!({ "name": format!("Player {it}"), "rating": 2200 - 10 * it });
        let mut players: Vec<Value> = (1..=7).map(player).collect();
        players.push(json!({ "name": "Neu, Nina" }));
        let wish = json!({ "name": name, "rounds": rounds, "players": players });
        let made = machine.post("/api/new", &wish).await;
        made.json()["t"].as_str().expect("a tournament").clone_into(&mut machine.t);
        for round in 1..=rounds {
            play(&machine, round, 0).await;
        }
        journals.push(machine.t.clone());
        let files = machine.get(&format!("/t/{}/files", machine.t)).await.text;
        assert_eq!(name == "Autumn", files.contains("name=\"earlier\""), "{files}");
        if name == "Spring" {
            insist(&machine, json!({ "act": "finish" })).await;
        }
    }
    let file = format!("/t/{}/files/ratings.csv", journals[1]);
    let nina = |text: String| text.lines().find(|it| it.contains("Neu")).unwrap().to_owned();
    let alone = nina(machine.get(&file).await.text);
    let both = nina(machine.get(&format!("{file}?earlier={}", journals[0])).await.text);
    let rating = |line: &str| line.rsplit(',').next().unwrap().parse::<f64>().ok();
    assert_eq!(None, rating(&alone), "two games make no rating: {alone}");
    assert!(rating(&both).is_some(), "seven do: {both}");
    // A stranger's name is nobody's games.
    assert_eq!(alone, nina(machine.get(&format!("{file}?earlier=none")).await.text));
}

/// A change after which nobody can be paired: the call says why, in words of the reader's language.
#[tokio::test(flavor = "multi_thread")]
async fn a_round_that_a_change_makes_impossible_says_why() {
    let machine = club("").await;
    play(&machine, 1, 0).await;
    let changes: Vec<Value> =
        (1..=8).map(|it| json!({ "change": "withdraw", "player": it, "after": 1 })).collect();
    let mut said = std::collections::BTreeSet::new();
    for lang in LANGUAGES {
        let path = format!("/api/t/{}/whatif?lang={lang}", machine.t);
        let answer = machine.post(&path, &json!({ "changes": changes })).await;
        assert_eq!(200, answer.status, "{}", answer.text);
        let rounds = answer.json()["rounds"].clone();
        let round = rounds.as_array().unwrap().last().expect("the next round").clone();
        assert!(!round["why"].is_null(), "{}", answer.text);
        said.insert(round["message"].as_str().expect("words").to_owned());
    }
    assert_eq!(4, said.len(), "{said:?}");
}
