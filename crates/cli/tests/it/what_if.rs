//! `ronde what-if`, and `ronde standings --needs`.

use serde_json::Value;

use crate::Place;
use crate::pair::CLUB;

fn place() -> Place {
    Place::with("club.trf", format!("202 BH,SB\n{CLUB}"))
}

/// The club's last round again, without the results of boards that are still played.
fn in_play() -> String {
    let open = |line: &str| {
        if !line.starts_with("001") {
            return format!("{line}\n");
        }
        let part = |from: usize, to: usize| -> String {
            line.chars().skip(from).take(to - from).collect()
        };
        let bye = part(131, 135) == "0000";
        let last = if bye { part(84, 139) } else { part(84, 137) };
        format!("{}    {last}\n", part(0, 80))
    };
    CLUB.lines().map(open).collect()
}

#[test]
fn a_changed_result_shows_the_rounds_after_it_and_the_standings() {
    let ended = place().run(&["what-if", "club.trf", "--result", "1:1=1-0", "--result", "1:2=0-1"]);
    assert_eq!(0, ended.code, "{ended:?}");
    assert!(ended.stderr.contains("as it stands: Dutch 2026"), "{}", ended.stderr);
    for told in ["Round 2: as paired, and as it would have been", "With the changes", "Standings"] {
        assert!(ended.stdout.contains(told), "{told}: {}", ended.stdout);
    }
    assert!(!ended.stdout.contains("Round 1:"), "{}", ended.stdout);
    let one = place().run(&["what-if", "club.trf", "--result", "1:1=1-0", "--round", "9"]);
    assert!(one.stdout.starts_with("No round would be paired otherwise."), "{}", one.stdout);
}

#[test]
fn the_tables_come_in_four_languages() {
    for (lang, told) in [
        ("fr", "Ronde 2: telle qu'appariée"),
        ("de", "Runde 2: wie ausgelost"),
        ("it", "Turno 2: come abbinato"),
    ] {
        let ended = place().run(&["what-if", "club.trf", "--result", "1:1=1-0", "--lang", lang]);
        assert!(ended.stdout.contains(told), "{lang}: {}", ended.stdout);
    }
}

#[test]
fn programs_get_the_same_as_json() {
    let ended = place().run(&[
        "what-if",
        "club.trf",
        "--system",
        "dubov-2026",
        "--bye",
        "2@3=half",
        "--withdraw",
        "7@3",
        "--json",
    ]);
    assert_eq!(0, ended.code, "{ended:?}");
    let page: Value = serde_json::from_str(&ended.stdout).unwrap();
    assert_eq!(1, page["ronde_what_if"]);
    let changes: Vec<&str> =
        page["changes"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert_eq!(["system:dubov-2026", "bye:2@3=half", "withdraw:7@3"], *changes);
    let third = page["rounds"].as_array().unwrap().iter().find(|it| it["round"] == 3).unwrap();
    let pairs = third["after"]["pairs"].as_array().unwrap();
    let seated = |number: u64| pairs.iter().any(|it| it[0] == number || it[1] == number);
    assert!(!seated(2) && seated(1), "{third}");
}

#[test]
fn what_cannot_be_changed_says_what_to_do() {
    for (words, told) in [
        (&[][..], "No change is named"),
        (&["--result", "3=1-0"], "write ROUND:BOARD=RESULT, such as 3:5=1-0"),
        (&["--result", "1:1=2-0"], "write ROUND:BOARD=RESULT"),
        (&["--result", "9:1=1-0"], "round 9 has no boards yet; rounds 1 to 5 have"),
        (&["--result", "1:9=1-0"], "round 1 has no board 9; it has 4"),
        (&["--bye", "77@3=half"], "there is no player 77"),
        (&["--bye", "2@9=half"], "there is no round 9; the tournament has 5"),
        (&["--withdraw", "x@3"], "the last round that the player plays"),
        (&["--system", "berlin"], "dubov-2026"),
        (&["--rounds", "3"], "5 rounds are paired already"),
        (&["--tie-breaks", "BH,XX"], "XX is no tie-break"),
        (&["--rounds", "7", "--lang", "es"], "write en, fr, de or it"),
    ] {
        let ended = place().run(&[&["what-if", "club.trf"], words].concat());
        assert_eq!(3, ended.code, "{words:?}: {ended:?}");
        assert!(ended.stderr.contains(told), "{words:?}: {}", ended.stderr);
    }
}

#[test]
fn somebody_is_told_what_he_needs() {
    let place = Place::with("club.trf", in_play());
    let asked = ["standings", "club.trf", "--tie-breaks", "BH,SB", "--needs", "4", "--places", "3"];
    let ended = place.run(&asked);
    assert_eq!(0, ended.code, "{ended:?}");
    for told in [
        "With a win over Corözar, Eliika: ",
        "With a draw: ",
        "With a loss: ",
        "Exact: all 81 ways in which the 4 open games can end were looked at.",
        "First 3",
    ] {
        assert!(ended.stdout.contains(told), "{told}: {}", ended.stdout);
    }
    let german = place.run(&[&asked[..], &["--lang", "de"]].concat());
    assert!(german.stdout.contains("Mit einem Sieg gegen Corözar, Eliika: Rang "), "{german:?}");
    let json = place.run(&[&asked[..], &["--json"]].concat());
    let page: Value = serde_json::from_str(&json.stdout).unwrap();
    assert_eq!(
        (4, 5, true),
        (
            page["number"].as_u64().unwrap(),
            page["round"].as_u64().unwrap(),
            page["exact"].as_bool().unwrap()
        )
    );
    let cases: u64 =
        page["results"].as_array().unwrap().iter().filter_map(|it| it["cases"].as_u64()).sum();
    assert_eq!(81, cases);
}

#[test]
fn the_working_is_told_in_four_languages() {
    for (lang, told) in
        [("fr", "avec 3.5 points"), ("de", "mit 3.5 Punkten"), ("it", "con 3.5 punti")]
    {
        let ended = place().run(&["standings", "club.trf", "--why", "4", "--lang", lang]);
        assert_eq!(0, ended.code, "{ended:?}");
        assert!(ended.stdout.contains(told), "{lang}: {}", ended.stdout);
        assert!(!ended.stdout.contains("round 1"), "{lang}: {}", ended.stdout);
    }
}
