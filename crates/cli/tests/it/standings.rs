//! `ronde standings`, and what `ronde check` says about points and ranks.

use crate::Place;
use crate::pair::{CLUB, with};

/// The tournament of the other tests, with a declared list.
fn club_with(list: &str) -> String {
    format!("202 {list}\n{CLUB}")
}

#[test]
fn text_csv_and_json_have_the_same_values() {
    let place = Place::with("club.trf", club_with("DE,BH/C1,BH,SB"));
    let text = place.run(&["standings", "club.trf"]);
    assert_eq!(0, text.code, "{text:?}");
    assert!(text.stdout.contains("BH/C1"), "{}", text.stdout);
    assert!(text.stderr.contains("tie-breaks: DE,BH/C1,BH,SB (declared in the file)"), "{text:?}");
    let csv = place.run(&["standings", "club.trf", "--csv"]);
    let header = csv.stdout.lines().next().unwrap();
    assert_eq!("rank,number,title,name,rating,federation,points,DE,BH/C1,BH,SB", header.trim());
    let json = place.run(&["standings", "club.trf", "--json"]);
    let page: serde_json::Value = serde_json::from_str(&json.stdout).unwrap();
    let first = &page["standings"][0];
    let line = csv.stdout.lines().nth(1).unwrap();
    let number = first["number"].to_string();
    assert!(line.starts_with(&format!("1,{number},")), "{line}");
    for value in first["values"].as_array().unwrap() {
        assert!(line.contains(value["value"].as_str().unwrap()), "{line}: {value}");
    }
}

#[test]
fn why_names_rounds_opponents_cuts_and_articles() {
    let place = Place::with("club.trf", CLUB);
    let ended = place.run(&["standings", "club.trf", "--tie-breaks", "BH-C1,SB", "--why", "2"]);
    assert_eq!(0, ended.code, "{ended:?}");
    for words in
        ["BH/C1 (Buchholz, C.07:8.1)", "SB (Sonneborn-Berger, C.07:9.1)", "round 1:", "cut:"]
    {
        assert!(ended.stdout.contains(words), "{words}: {}", ended.stdout);
    }
}

/// Each row: options, and what they make the command say.
#[track_caller]
fn check(code: i32, rows: &[(&[&str], &str)]) {
    let place = Place::with("club.trf", CLUB);
    for (words, told) in rows {
        let ended = place.run(&[&["standings", "club.trf"], *words].concat());
        assert_eq!(code, ended.code, "{words:?}: {ended:?}");
        // What is refused is told on standard error, and nothing besides.
        let said = if code == 0 { ended.stdout + &ended.stderr } else { ended.stderr };
        assert!(said.contains(told), "{words:?}: {said}");
    }
}

#[test]
fn options_that_cannot_be_used_say_what_to_do() {
    check(
        3,
        &[
            (&["--tie-breaks", "BX"][..], "'BX' is no tie-break"),
            (&["--tie-breaks", "TBR"], "ranked here; a ranking of teams is --contest teams."),
            (
                &["--tie-breaks", "STD", "--rules", "1998"],
                "the rules of 1998 have no tie-break STD",
            ),
            (&["--round", "99"], "there are no standings after round 99"),
            (&["--why", "999"], "there is no player number 999"),
            (&["--contest", "teams"], "lists no teams"),
            (&["--prizes", "all:x"], "cannot be read"),
            (&["--lots", "77"], "does not exist"),
        ],
    );
}

#[test]
fn tables_categories_and_prizes() {
    check(
        0,
        &[
            (&["--table", "cross"][..], "R1"),
            (&["--table", "progress"], "R1"),
            (&["--table", "medals"], "Gold"),
            (&["--category", "men"], "men"),
            (&["--prizes", "all:100,50", "--sharing", "hort"], "Amount"),
            (&["--rules", "1992"], "by article F10"),
            (&["--rules", "1998", "--tie-breaks", "PS,BH"], "several families are mixed"),
            (
                &["--form", "predetermined", "--tie-breaks", "BH"],
                "must not be used in round robins",
            ),
        ],
    );
}

/// Ranks of a generated file follow the list that it declares; one that is changed is found.
#[test]
fn check_compares_ranks_with_the_declared_list() {
    let place = Place::generated("a.trf");
    let text = place.text("a.trf");
    assert!(text.lines().any(|line| line.starts_with("202 ")), "{text}");
    assert_eq!(0, place.run(&["check", "a.trf"]).code);
    let csv = place.run(&["standings", "a.trf", "--csv"]).stdout;
    let second: u32 = csv.lines().nth(2).unwrap().split(',').nth(1).unwrap().parse().unwrap();
    // The second is put last.
    let lines = text.lines().map(|line| {
        let own = line.starts_with("001") && line[4..8].trim() == second.to_string();
        if own { format!("{}  12{}\n", &line[..85], &line[89..]) } else { format!("{line}\n") }
    });
    place.put("b.trf", lines.collect::<String>());
    let ended = place.run(&["check", "b.trf"]);
    assert_eq!(1, ended.code, "{ended:?}");
    assert!(ended.stdout.contains("12 in the file"), "{}", ended.stdout);
    assert!(ended.stdout.contains("1 in ranks"), "{}", ended.stdout);
    let json = place.run(&["check", "b.trf", "--json"]).stdout;
    let page: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(1, page["summary"]["ranks_differ"]);
}

/// Without a list only an order that contradicts the points is a difference.
#[test]
fn without_a_list_only_the_points_speak() {
    let place = Place::generated("a.trf");
    let text = place.text("a.trf");
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("202")).collect();
    let without = lines.join("\n") + "\n";
    place.put("b.trf", &without);
    assert_eq!(0, place.run(&["check", "b.trf"]).code);
    let ended = place.run(&["check", "b.trf", "--tie-breaks", "TPN/R"]);
    assert_eq!(1, ended.code, "another list has another order: {ended:?}");
}

/// Points that do not add up are an error of the file, and ranks wait until it is mended.
#[test]
fn wrong_points_come_before_ranks() {
    let changed = with(CLUB, &[("1998/05/13  3.5", "1998/05/13  4.5")]);
    let place = Place::with("club.trf", changed);
    let ended = place.run(&["check", "club.trf"]);
    assert_eq!(3, ended.code, "{ended:?}");
    assert!(ended.stdout.contains("has 4.5 points, but the results add up to 3.5"), "{ended:?}");
    assert!(!ended.stdout.contains("rank of"), "{ended:?}");
}
