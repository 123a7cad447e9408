//! A system that exists in tests alone is a folder, a book, a literal enumerator and a row: it is
//! seen here through every command, in JSON and on a paper, and no other place knows of it.

use crate::Place;

/// Nine players and five rounds by the toy system.
fn event() -> Place {
    let place = Place::new();
    let asked = ["--system", "toy", "--players", "9", "--rounds", "5", "--plain", "--seed", "7"];
    let made = place.run(&[&["generate"][..], &asked].concat());
    assert_eq!((0, "seed 7\n"), (made.code, made.stderr.as_str()));
    assert!(made.stdout.contains("192 CUSTOM_TOY"), "{}", made.stdout);
    place.put("toy.trf", made.stdout);
    place
}

#[test]
fn commands_know_a_new_system() {
    let place = event();
    let checked = place.run(&["check", "toy.trf"]);
    assert_eq!(0, checked.code, "{}", checked.stdout);
    let by_code = "toy system (by the code CUSTOM_TOY in the file)";
    assert!(checked.stdout.contains(by_code), "{}", checked.stdout);
    let paired = place.run(&["pair", "toy.trf", "--round", "2", "--reasons"]);
    assert_eq!(0, paired.code, "{}", paired.stderr);
    for part in ["articles of Toy", "S1: ", "S2: ", " T3 ", "colours (T4)"] {
        assert!(paired.stdout.contains(part), "{part}: {}", paired.stdout);
    }
    let told = place.run(&["explain", "toy.trf", "--round", "2", "--board", "1"]);
    assert_eq!(0, told.code, "{}", told.stderr);
    assert!(told.stdout.contains("T3"), "{}", told.stdout);
    let not = place.run(&["explain", "toy.trf", "--round", "2", "--why-not", "3", "8"]);
    assert!(not.stdout.contains("T1") || not.stdout.contains("T3"), "{}{}", not.stdout, not.stderr);
    let inspected = place.run(&["inspect", "toy.trf"]);
    assert!(inspected.stdout.contains("toy system"), "{}", inspected.stdout);
}

#[test]
fn json_and_papers_know_a_new_system() {
    let place = event();
    let json = place.run(&["pair", "toy.trf", "--round", "2", "--json"]);
    let told: serde_json::Value = serde_json::from_str(&json.stdout).expect(&json.stdout);
    assert!(json.stdout.contains("\"toy:T3\""), "{told}");
    for lang in ["en", "fr", "de", "it"] {
        let paper = place.run(&["report", "toy.trf", "bracket", "--round", "2", "--lang", lang]);
        assert_eq!(0, paper.code, "{}", paper.stderr);
        assert!(paper.stdout.contains("toy") && paper.stdout.contains("T3"), "{}", paper.stdout);
    }
    // It is known by its name and offered nowhere.
    let help = place.run(&["pair", "--help"]);
    assert!(!help.stdout.contains("toy"), "{}", help.stdout);
}
