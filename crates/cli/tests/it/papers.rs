//! `ronde report FILE PAPER`: every paper, its forms, and what is said where one cannot be made.

use crate::{Place, SOUND, repository};

/// The tournament that the project brings along: five of nine rounds.
fn example() -> Place {
    let example = repository().join("examples/open-9-rounds.trf");
    Place::with("open.trf", std::fs::read(example).unwrap())
}

/// Papers that the example can have.
const PAPERS: [&str; 19] = [
    "starting-list",
    "place-cards",
    "badges",
    "player-cards",
    "wall-chart",
    "round",
    "pairings",
    "pairings-by-name",
    "slips",
    "bracket",
    "why",
    "pack",
    "standings",
    "categories",
    "crosstable",
    "crosstable-by-number",
    "aros",
    "card",
    "final-report",
];

#[test]
fn every_paper_in_every_form() {
    let place = example();
    for paper in PAPERS {
        for (form, begins) in
            [("html", "<!doctype html>"), ("txt", ""), ("csv", ""), ("json", "{"), ("xlsx", "PK")]
        {
            let file = format!("{paper}.{form}");
            let ended = place.run(&["report", "open.trf", paper, "-o", &file]);
            assert_eq!((0, "", ""), (ended.code, &*ended.stdout, &*ended.stderr), "{file}");
            let bytes = std::fs::read(place.path(&file)).unwrap();
            assert!(bytes.starts_with(begins.as_bytes()) && bytes.len() > 100, "{file}");
        }
        let ended = place.run(&["report", "open.trf", paper, "--lang", "de"]);
        assert_eq!((0, ""), (ended.code, ended.stderr.as_str()), "{paper}");
        assert!(ended.stdout.starts_with("Lakeside Open"), "{paper}: {}", ended.stdout);
    }
}

/// What is printed is asked for by words, and answered in words.
#[test]
fn what_can_be_asked_for() {
    let place = example();
    for (words, part) in [
        (&["starting-list", "--by", "name"][..], "Achterkamp"),
        (&["pairings", "--round", "2"], "Round 2"),
        (&["pairings", "--lang", "fr"], "Ronde 5"),
        (&["standings", "--round", "3", "--lang", "it"], "Classifica"),
        (&["standings", "--stamp", "read at the door"], "read at the door"),
        (&["why", "--round", "3", "--board", "2", "--lang", "de"], "Runde 3, Brett 2"),
        (&["standings", "--link", "https://open.example/p"], "https://open.example/p"),
        (&["prizes", "--prizes", "all:500,300;women:50"], "500"),
        (&["announcement", "--link", "https://open.example/p"], "https://open.example/p"),
        (&["card", "--player", "6", "--lang", "de"], "Teilnehmerformular: Ramaswarup, Kiran"),
        (&["player-cards", "--player", "6", "--csv"], "6,\"Ramaswarup, Kiran\",1,"),
        (&["standings", "--json"], "\"tables\""),
        (&["standings", "--csv"], "rank,"),
        (&["standings", "--form", "html", "--page", "letter"], "size: letter portrait"),
        (&["standings", "--form", "html", "--landscape"], "size: A4 landscape"),
        (&["standings", "--form", "html", "--type", "far"], " far\""),
    ] {
        let ended = place.run(&[&["report", "open.trf"], words].concat());
        assert_eq!((0, ""), (ended.code, ended.stderr.as_str()), "{words:?}");
        assert!(ended.stdout.contains(part), "{words:?}: {}", ended.stdout);
    }
}

#[test]
fn what_is_missing_is_said_with_what_to_do() {
    let place = example();
    place.put("bare.trf", "012 Open\n001    1      Weber, Urs\n");
    place.put("nobody.trf", "012 Open\n142 3\n");
    for (words, part) in [
        (&["open.trf", "protocols"][..], "is for teams, and the tournament has none"),
        (&["open.trf", "pairings", "--round", "6"], "no round 6; the last one is 5"),
        (&["open.trf", "pairings", "--round", "0"], "no round 0"),
        (&["open.trf", "card", "--player", "99"], "Nobody here has the number 99"),
        (&["open.trf", "prizes"], "No prizes are offered yet"),
        (&["open.trf", "prizes", "--prizes", "all:ten"], "--prizes cannot be read"),
        (&["open.trf", "announcement"], "needs an address"),
        (&["open.trf", "standings", "-o", "x.doc"], "does not tell which form"),
        (&["open.trf", "standings", "-o", "x"], "does not tell which form"),
        (&["open.trf", "site"], "-o FOLDER"),
        (&["bare.trf", "pairings"], "No round is paired yet"),
        (&["bare.trf", "categories"], "no category"),
        (&["nobody.trf", "starting-list"], "Nobody is entered yet"),
        (&["open.trf", "no-such-paper"], "possible values"),
    ] {
        let ended = place.run(&[&["report"], words].concat());
        assert_eq!((3, ""), (ended.code, ended.stdout.as_str()), "{words:?}");
        assert!(ended.stderr.contains(part), "{words:?}: {}", ended.stderr);
    }
    assert_eq!(["bare.trf", "nobody.trf", "open.trf"], place.files().as_slice());
}

#[test]
fn an_event_is_read_too() {
    let place = Place::with("open.trf", SOUND);
    assert_eq!(0, place.run(&["import", "open.trf"]).code);
    let papers = |file: &str| {
        let words = ["report", file, "standings", "--csv", "--stamp", "x"];
        let ended = place.run(&words);
        assert_eq!((0, ""), (ended.code, ended.stderr.as_str()), "{file}");
        ended.stdout
    };
    assert_eq!(papers("open.trf"), papers("open.ronde"));
    let wrong = place.run(&["report", "open.ronde", "standings", "--tournament", "Rapid"]);
    assert_eq!(3, wrong.code);
    assert!(wrong.stderr.contains("is no tournament in open.ronde"), "{}", wrong.stderr);
    let mut bytes = std::fs::read(place.path("open.ronde")).unwrap();
    bytes.truncate(bytes.len() / 2);
    place.put("half.ronde", bytes);
    let half = place.run(&["report", "half.ronde", "standings"]);
    assert_eq!(3, half.code, "{}", half.stderr);
    assert!(half.stderr.contains("damaged"), "{}", half.stderr);
}

/// The folder: written once, then only what has changed.
#[test]
fn the_public_side_becomes_a_folder() {
    let place = example();
    let told = |words: &[&str]| {
        let ended = place.run(&[&["report", "open.trf", "site", "-o", "public"], words].concat());
        assert_eq!((0, ""), (ended.code, ended.stderr.as_str()));
        ended.stdout
    };
    let first = told(&["--lang", "all"]);
    assert!(first.ends_with(" as they were, 0 removed\n"), "{first}");
    for file in ["index.html", "de/round-5.html", "it/player-1.html", "round-5.pgn", "style.css"] {
        assert!(place.path("public").join(file).is_file(), "{file}");
    }
    let again = told(&["--lang", "all"]);
    assert!(again.contains(": 0 files written, "), "{again}");
    let one = told(&["--lang", "fr"]);
    assert!(!one.contains(" 0 removed"), "{one}");
    assert!(!place.path("public/de/round-5.html").exists());
    place.put("mine.txt", "x");
    let refused = place.run(&["report", "open.trf", "site", "-o", "."]);
    assert_eq!(5, refused.code);
    assert!(refused.stderr.contains("holds other files"), "{}", refused.stderr);
}

/// Without a browser there is a way all the same, and it is said.
#[test]
fn a_pdf_needs_a_browser() {
    let place = example();
    let run = |browser: &str| {
        let mut command = place.command(&["report", "open.trf", "standings", "-o", "x.pdf"]);
        let output = command.env("RONDE_BROWSER", browser).output().unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    for browser in ["no-such-browser", "false", "true"] {
        let (code, said) = run(browser);
        assert_eq!(Some(5), code, "{said}");
        assert!(said.contains("did not print") && said.contains("print it from there"), "{said}");
    }
    assert_eq!(["open.trf"], place.files().as_slice(), "nothing is left behind");
}
