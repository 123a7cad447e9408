//! `ronde simulate`.

use serde_json::Value;

use crate::Place;

const FEW: [&str; 4] = ["--plays", "20", "--seed", "4"];

fn begun() -> Place {
    Place::generated("over.trf")
}

fn run(place: &Place, words: &[&str]) -> crate::Ended {
    let mut all = vec!["simulate"];
    all.extend(words);
    all.extend(FEW);
    place.run(&all)
}

#[test]
fn a_planned_event_has_chances_and_next_opponents() {
    let place = Place::new();
    let ended = run(&place, &["--players", "10", "--rounds", "3"]);
    assert_eq!(0, ended.code, "{}", ended.stderr);
    assert!(ended.stderr.starts_with("seed 4\n"), "{}", ended.stderr);
    assert!(ended.stdout.contains("chances before round 1 of 3"), "{}", ended.stdout);
    assert!(ended.stdout.contains("20 plays, seed 4."), "{}", ended.stdout);
    assert!(ended.stdout.contains("Round 1: likely opponents"), "{}", ended.stdout);
    let again = run(&place, &["--players", "10", "--rounds", "3", "--threads", "3"]);
    assert_eq!(ended.stdout, again.stdout, "threads change nothing");
    let german = run(&place, &["--players", "10", "--rounds", "3", "--lang", "de"]);
    assert!(german.stdout.contains("20 Läufe, Startwert 4."), "{}", german.stdout);
}

#[test]
fn without_a_seed_one_is_drawn_and_said() {
    let place = Place::new();
    let ended = place.run(&["simulate", "--players", "4", "--rounds", "2", "--plays", "2"]);
    let seed = ended.stderr.lines().next().and_then(|line| line.strip_prefix("seed ")).unwrap();
    assert!(ended.stdout.contains(&format!("2 plays, seed {seed}.")), "{}", ended.stdout);
}

#[test]
fn a_file_that_is_over_is_certain_and_its_fairness_is_told() {
    let place = begun();
    let ended = run(&place, &["over.trf", "--json", "--prizes", "all:100;women:10"]);
    assert_eq!(0, ended.code, "{}", ended.stderr);
    let page: Value = serde_json::from_str(&ended.stdout).unwrap();
    assert_eq!(("chances", Some(5)), (page["kind"].as_str().unwrap(), page["paired"].as_u64()));
    let first: u64 = page["participants"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["first"].as_u64().unwrap() + it["first_shared"].as_u64().unwrap())
        .sum();
    assert!(first >= 20 && first.is_multiple_of(20), "{first}");
    let fair = run(&place, &["over.trf", "--fairness", "--svg", "plots"]);
    assert_eq!(0, fair.code, "{}", fair.stderr);
    assert!(fair.stdout.contains("of 12 players"), "{}", fair.stdout);
    assert!(fair.stdout.contains("20 replays are too few"), "{}", fair.stdout);
    assert!(place.text("plots/fairness.svg").contains("prefers-color-scheme"));
    let page = run(&place, &["over.trf", "--fairness", "--json"]).stdout;
    let page: Value = serde_json::from_str(&page).unwrap();
    assert_eq!(5, page["verdicts"].as_array().unwrap().len());
}

#[test]
fn variants_stand_side_by_side() {
    let place = begun();
    let ended = run(&place, &["over.trf", "--compare", "dubov-2026", "--svg", "plots"]);
    assert_eq!(0, ended.code, "{}", ended.stderr);
    assert!(ended.stdout.contains("Dutch 2026") && ended.stdout.contains("Dubov 2026"));
    assert!(place.text("plots/comparison.svg").contains("Dubov 2026"));
    let words = ["--players", "12", "--rounds", "3,5", "--accelerate", "none,baku", "--json"];
    let page: Value = serde_json::from_str(&run(&place, &words).stdout).unwrap();
    let variants = page["variants"].as_array().unwrap();
    assert_eq!(4, variants.len());
    assert_eq!(
        ("none", "baku"),
        (
            variants[0]["acceleration"].as_str().unwrap(),
            variants[1]["acceleration"].as_str().unwrap(),
        )
    );
    assert_eq!("0.000000", variants[0]["less_the_first"]["floats"]["mean"].as_str().unwrap());
}

#[test]
fn what_cannot_be_played_is_said() {
    let place = begun();
    let robin = place.run(&["schedule", "round-robin", "--players", "4", "-o", "robin.trf"]);
    assert_eq!(0, robin.code, "{}", robin.stderr);
    let played = run(&place, &["robin.trf"]);
    assert_eq!(0, played.code, "{}", played.stderr);
    for (words, code, said) in [
        (&[][..], 3, "say which event"),
        (&["--players", "6"], 3, "say how many rounds"),
        (&["over.trf", "--compare", "berlin"], 3, "dutch-2026"),
        (&["over.trf", "--accelerate", "explicit"], 3, "no virtual points of its own"),
        (&["over.trf", "--prizes", "kings:1"], 3, "--prizes cannot be read"),
        (&["robin.trf", "--fairness"], 3, "owe nothing to chance"),
        (&["missing.trf"], 5, "missing.trf"),
        (
            &["--players", "2", "--rounds", "2", "--system", "original", "--edition", "2026"],
            3,
            "no editions",
        ),
    ] {
        let ended = run(&place, words);
        assert_eq!(code, ended.code, "{words:?}: {}", ended.stderr);
        assert!(ended.stderr.contains(said), "{words:?}: {}", ended.stderr);
    }
}
