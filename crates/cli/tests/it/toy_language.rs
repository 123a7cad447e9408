//! A language is data: one that no line of the program names is spoken on paper, in JSON and on the
//! command line. Only debug builds have it.
#![cfg(debug_assertions)]

use crate::{Place, repository};

#[test]
fn papers_json_and_explanations_speak_a_language_that_nobody_names() {
    let example = repository().join("examples/open-9-rounds.trf");
    let place = Place::with("open.trf", std::fs::read(example).unwrap());
    for (words, parts) in [
        (
            &["report", "open.trf", "pairings", "--lang", "qps"][..],
            &["[Röûnd 5: páîrîngs by böárd]"][..],
        ),
        (
            &["report", "open.trf", "pairings", "--lang", "qps", "--form", "html"],
            &["<html lang=\"qps\"", "[Whîté]"],
        ),
        (
            &["report", "open.trf", "standings", "--lang", "qps", "--form", "json"],
            &["BH: [Bûchhölz: sûm öf thé"],
        ),
        (&["explain", "open.trf", "--round", "5", "--lang", "qps"], &["[Höw röûnd 5 wás páîréd]"]),
        (
            &["explain", "open.trf", "--round", "5", "--lang", "qps", "--json"],
            &["\"language\": \"qps\"", "[Rûlés: [thé Dûtch systém öf 2026"],
        ),
    ] {
        let ended = place.run(words);
        assert_eq!(0, ended.code, "{words:?}: {}", ended.stderr);
        for part in parts {
            assert!(ended.stdout.contains(part), "{words:?}: {part}\n{}", ended.stdout);
        }
    }
    let help = place.run(&["explain", "--help"]);
    assert!(help.stdout.contains("fr") && !help.stdout.contains("qps"), "nobody is offered it");
}
