//! Outlets that show one participant at a time, or only those whom a question touches.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use ronde_model::Participant;
use ronde_standings::Standings;
use serde_json::{Value, json};

use super::tables::{Line, html_with, number, plain};
use super::{World, name};

impl World {
    /// Number and name of everybody whom the table ranks.
    fn ranked(&self) -> Vec<(u32, String)> {
        let table = Standings::declared(&self.snapshot);
        let who = |who: Participant| (who.number(), name(&self.snapshot, who));
        table.rows().iter().map(|row| who(row.who)).collect()
    }

    /// A line from the page of each.
    fn each(&self, line: impl Fn(u32, String) -> Line) -> Vec<Line> {
        self.ranked().into_iter().map(|(number, name)| line(number, name)).collect()
    }
}

/// The text between two marks, without the page's own.
fn between(page: &str, from: &str, to: &str) -> String {
    let rest = page.split_once(from).unwrap_or_else(|| panic!("no {from:?}: {page}")).1;
    plain(rest.split(to).next().unwrap())
}

/// `/t/…/standings/…`: every value with its working.
pub(super) fn workings(it: &World) -> Vec<Line> {
    it.each(|place, name| {
        let page = it.desk.page(&format!("/t/{}/standings/{place}", it.journal));
        assert!(between(&page, "<h1>", "<span").contains(&name), "{name}: {page}");
        let parts = page.split("<section class=\"part").skip(1);
        Line {
            rank: between(&page, "Why rank ", "<"),
            name,
            points: number(between(&page, "<h1>", "</h1>").split(' ').rev().nth(1).unwrap()),
            values: parts.map(|part| number(&between(part, "<b>", "</b>"))).collect(),
        }
    })
}

/// `ronde standings --why`: the first line.
pub(super) fn whys(it: &World) -> Vec<Line> {
    it.each(|place, name| {
        let said = it.cli(&["standings", "event.trf", "--why", &place.to_string()]);
        let first = said.lines().next().unwrap();
        assert!(first.contains(&name), "{name}: {first}");
        let rest = first.split_once(": rank ").unwrap_or_else(|| panic!("{first}")).1;
        let mut words = rest.split(' ');
        let rank = words.next().unwrap().to_owned();
        Line { rank, name, points: number(words.nth(1).unwrap()), values: Vec::new() }
    })
}

/// `/t/…/needs/…`: the rank that its link explains.
pub(super) fn needs(it: &World) -> Vec<Line> {
    it.each(|place, name| {
        let page = it.desk.page(&format!("/t/{}/needs/{place}", it.journal));
        Line { rank: between(&page, "Why rank ", "?"), name, ..Line::default() }
    })
}

/// A player's own page on a telephone.
pub(super) fn telephones(it: &World) -> Option<Vec<Line>> {
    let line = |place: u32, name: String| {
        let page = it.desk.own_page(place);
        let stands = between(&page, "Rank ", "</p>");
        let (rank, points) = stands.split_once(" · ").unwrap_or_else(|| panic!("{stands}"));
        let points = number(points.split(' ').next().unwrap());
        Line { rank: rank.to_owned(), name, points, values: Vec::new() }
    };
    (!it.is_of_teams()).then(|| it.each(line))
}

/// A player's page in the folder for a web space.
pub(super) fn site(it: &World) -> Option<Vec<Line>> {
    if it.is_of_teams() {
        return None;
    }
    it.cli(&["report", "event.trf", "site", "-o", "site"]);
    Some(it.each(|place, name| {
        let page = it.place.text(&format!("site/player-{place}.html"));
        let stands = between(&page, "Rank ", "</p>");
        let mut words = stands.split([' ', ',']).filter(|word| !word.is_empty());
        let rank = words.next().unwrap().to_owned();
        let points = words.find(|word| number(word).parse::<f64>().is_ok());
        Line { rank, name, points: number(points.expect(&stands)), values: Vec::new() }
    }))
}

/// The last line of each player's card.
pub(super) fn player_cards(it: &World) -> Option<Vec<Line>> {
    if it.is_of_teams() {
        return None;
    }
    let page: Value = serde_json::from_str(&it.paper("player-cards", "json")).unwrap();
    let rows = page["tables"]["player-cards"]["rows"].as_array().unwrap().clone();
    let cell = |row: &Value, key: &str| row[key].as_str().unwrap_or_default().to_owned();
    let mut last = BTreeMap::new();
    for row in rows.iter().filter(|row| !cell(row, "final_total").is_empty()) {
        last.insert(cell(row, "number"), row);
    }
    let line = |row: &&Value| Line {
        rank: cell(row, "place"),
        name: cell(row, "name"),
        points: number(&cell(row, "final_total")),
        values: Vec::new(),
    };
    Some(last.values().map(line).collect())
}

/// Chances of an event that is over are certain: ranks and points of each play are those of the
/// table.
pub(super) fn simulated(it: &World) -> Option<Vec<Line>> {
    if !it.is_over || it.is_of_teams() || it.is_cup() {
        return None;
    }
    let told = it.cli(&["simulate", "event.trf", "--plays", "3", "--seed", "1", "--json"]);
    let told: Value = serde_json::from_str(&told).unwrap();
    let only = |map: &Value| map.as_object().unwrap().keys().next().unwrap().clone();
    let line = |row: &Value| Line {
        rank: only(&row["ranks"]),
        name: row["name"].as_str().unwrap().to_owned(),
        points: number(&only(&row["points"])),
        values: Vec::new(),
    };
    Some(told["participants"].as_array().unwrap().iter().map(line).collect())
}

/// The same at the desk.
pub(super) fn odds(it: &World) -> Option<Vec<Line>> {
    if !it.is_over || it.is_of_teams() || it.is_cup() {
        return None;
    }
    let path = format!("/api/t/{}/odds", it.journal);
    it.desk.post(&path, &json!({ "kind": "chances", "plays": 3, "seed": 1 }));
    let begin = Instant::now();
    while it.desk.json(&path)["stage"] != "done" {
        assert!(begin.elapsed() < Duration::from_mins(2), "a study of three plays");
        std::thread::sleep(Duration::from_millis(20));
    }
    let grid = html_with(&it.desk.page(&format!("/t/{}/odds", it.journal)), &["Middle rank"]);
    let at = |head: &str| grid[0].iter().position(|it| it == head).expect(head);
    let (rank, named, points) = (at("Middle rank"), at("Name"), at("Points expected"));
    let line = |row: &Vec<String>| Line {
        rank: row[rank].clone(),
        name: row[named].clone(),
        points: number(&row[points]),
        values: Vec::new(),
    };
    Some(grid[1..].iter().map(line).collect())
}

/// Those whom another list of tie-breaks would move, as they stand now.
pub(super) fn what_if_at_the_desk(it: &World) -> Option<Vec<Line>> {
    let change = json!({ "change": "set", "setting": { "tie_breaks": OTHER_LIST } });
    let asked = json!({ "changes": [change] });
    let told = it.desk.post(&format!("/api/t/{}/whatif", it.journal), &asked);
    let players = it.desk.json(&format!("/api/t/{}", it.journal))["players"].clone();
    let named = |id: u64| players[id.to_string()]["entrant"]["name"].as_str().unwrap().to_owned();
    (!it.is_of_teams()).then(|| moved(&told, named))
}

/// The same on the command line.
pub(super) fn what_if_command(it: &World) -> Option<Vec<Line>> {
    if it.is_of_teams() {
        return None;
    }
    let args = ["what-if", "event.trf", "--tie-breaks", OTHER_LIST, "--json"];
    let told: Value = serde_json::from_str(&it.cli(&args)).unwrap();
    let names: BTreeMap<u32, String> = it.ranked().into_iter().collect();
    Some(moved(&told, |number| names[&u32::try_from(number).unwrap()].clone()))
}

/// A list by which nearly everybody stands elsewhere.
const OTHER_LIST: &str = "TPN";

fn moved(told: &Value, named: impl Fn(u64) -> String) -> Vec<Line> {
    let rows = told["difference"]["standings"].as_array().unwrap_or_else(|| panic!("{told}"));
    let line = |row: &Value| Line {
        rank: row["before"]["rank"].to_string(),
        name: named(row["player"].as_u64().unwrap()),
        points: number(&(row["before"]["tenths"].as_f64().unwrap() / 10.0).to_string()),
        values: Vec::new(),
    };
    rows.iter().map(line).collect()
}
