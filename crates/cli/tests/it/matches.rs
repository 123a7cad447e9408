//! Tournaments whose rounds are matches, from the generator to the standings.

use crate::Place;

/// Options of the generator, and words of the heading.
const SYSTEMS: [(&str, &str); 2] = [
    ("double-swiss", "Double-Swiss system, edition of 2026 (by the code FIDE_DOUBLESWISS"),
    ("team", "Swiss Team system, edition of 2026 (by the code FIDE_TEAM"),
];

/// A tournament of that system, written as `made.trf`.
fn made(system: &str, seed: u64, more: &[&str]) -> Place {
    let place = Place::new();
    let seed = seed.to_string();
    let options = ["generate", "--system", system, "--seed", &seed, "-o", "made.trf"];
    let told = place.run(&[&options[..], more].concat());
    assert_eq!(0, told.code, "{system}: {}", told.stderr);
    place
}

#[test]
fn what_is_generated_is_what_is_prescribed() {
    for (system, _) in SYSTEMS {
        for seed in 1..=8 {
            let place = made(system, seed, &["--players", "15", "--rounds", "6"]);
            let told = place.run(&["check", "made.trf"]);
            assert_eq!(0, told.code, "{system} {seed}: {}{}", told.stdout, told.stderr);
        }
    }
}

#[test]
fn a_round_is_paired_and_written_as_games() {
    for (system, words) in SYSTEMS {
        let place = made(system, 3, &["--players", "9", "--rounds", "5", "--plain"]);
        let told = place.run(&["pair", "made.trf", "--round", "4", "-o", "next.trf"]);
        assert_eq!(0, told.code, "{system}: {}", told.stderr);
        assert!(told.stderr.contains(words), "{system}: {}", told.stderr);
        assert!(told.stderr.contains("round 4 of 5"), "{system}: {}", told.stderr);
        let written = place.run(&["pair", "next.trf"]);
        assert_eq!(3, written.code, "{system}: its games have no result yet");
        assert!(written.stderr.contains("no result"), "{system}: {}", written.stderr);
        let again = place.run(&["pair", "next.trf", "--round", "4"]);
        let before = place.run(&["pair", "made.trf", "--round", "4"]);
        assert_eq!(before.stdout, again.stdout, "{system}");
        let json = place.run(&["pair", "made.trf", "--round", "4", "--json"]);
        assert!(json.stdout.contains("\"boards\""), "{system}: {}", json.stdout);
    }
}

#[test]
fn matches_are_explained_in_every_language() {
    for (system, _) in SYSTEMS {
        let place = made(system, 5, &["--players", "9", "--rounds", "5"]);
        for lang in ["en", "fr", "de", "it"] {
            let told = place.run(&["explain", "made.trf", "--round", "3", "--lang", lang]);
            assert_eq!(0, told.code, "{system} {lang}: {}", told.stderr);
            assert!(!told.stdout.contains(['{', '}']), "{system} {lang}: {}", told.stdout);
        }
        let why = place.run(&["explain", "made.trf", "--round", "3", "--why-not", "1", "2"]);
        assert_eq!(0, why.code, "{system}: {}", why.stderr);
        let table = place.run(&["standings", "made.trf"]);
        assert_eq!(0, table.code, "{system}: {}", table.stderr);
        let shown = place.run(&["inspect", "made.trf"]);
        assert_eq!(0, shown.code, "{system}: {}", shown.stderr);
    }
}
