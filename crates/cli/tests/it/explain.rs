//! `ronde explain`.

use crate::pair::{CLUB, told, with};
use crate::{Place, repository};

/// The tournament that the project brings along: five of nine rounds.
fn example() -> Place {
    let example = repository().join("examples/open-9-rounds.trf");
    Place::with("open.trf", std::fs::read(example).unwrap())
}

/// What is asked, and words of the answer.
#[test]
fn what_can_be_asked() {
    let place = example();
    for (words, parts) in [
        (&["--round", "5", "--board", "5"][..], &["Round 5, board 5: Nakahodo – Ramaswarup"][..]),
        (
            &["--round", "5", "--player", "6"],
            &[
                "The group on 2½ points has an odd number, and Ramaswarup comes down from it to 2 \
                 points.",
                "C.04.3:1.3.2",
                "C.04.3:5.2.1",
                "C17",
            ],
        ),
        (&["--round", "5", "--player", "ramaswarup", "--lang", "de"], &["Runde 5, Brett 5", "ab"]),
        (&[], &["How round 6 was paired", "Bye: 20 Achterkamp", "Boards: 10"]),
        (&["--why-not", "1", "9"], &["Round 6: why not Vaseghi – Havstad?", "round 5 (C1)"]),
        (&["--why-not", "Vaseghi", "2", "--lang", "fr"], &["pourquoi pas Vaseghi – Brannstrom?"]),
        (&["--edition", "1992", "--board", "1"], &["the Swiss system on ratings of 1992"]),
        (&["--system", "dutch", "--edition", "2010"], &["the Swiss system on ratings of 2010"]),
    ] {
        let ended = place.run(&[&["explain", "open.trf"], words].concat());
        assert_eq!(0, ended.code, "{words:?}: {}", ended.stderr);
        let flat = ended.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
        for part in parts {
            assert!(flat.contains(part), "{words:?}: {part}\n{}", ended.stdout);
        }
    }
}

#[test]
fn a_board_in_full() {
    let place = Place::with("club.trf", CLUB);
    let run = |more: &[&str]| {
        let words = [&["explain", "club.trf", "--round", "5"], more].concat();
        told(&place.run(&words))
    };
    insta::assert_snapshot!("explain_board", run(&["--board", "2"]));
    insta::assert_snapshot!("explain_bye_it", run(&["--player", "6", "--lang", "it"]));
    insta::assert_snapshot!("explain_why_not", run(&["--why-not", "1", "2"]));
    insta::assert_snapshot!("explain_round_de", run(&["--lang", "de"]));
    insta::assert_snapshot!("explain_1992_fr", run(&["--edition", "1992", "--lang", "fr"]));
}

#[test]
fn what_cannot_be_asked() {
    let place = example();
    for (words, message) in [
        (&["--board", "99"][..], "there is no board 99 in round 6 of open.trf: it has 10 boards"),
        (&["--board", "0"], "there is no board 0"),
        (&["--player", "Nobody"], "nobody in open.trf is called Nobody"),
        (&["--why-not", "1", "77"], "there is no player 77"),
        (&["--round", "8"], "round 8 cannot be paired, because round 6 is not paired yet"),
        (&["--board", "1", "--player", "2"], "cannot be used with"),
        (&["-o", "why.odt"], "does not tell which form to write"),
    ] {
        let ended = place.run(&[&["explain", "open.trf"], words].concat());
        assert_eq!(3, ended.code, "{words:?}");
        assert!(ended.stderr.contains(message), "{words:?}: {}", ended.stderr);
    }
}

/// Text, a page to print, and data.
#[test]
fn every_form() {
    let place = example();
    for (file, begins) in
        [("why.html", "<!doctype html>"), ("why.txt", "Round 6, board 2"), ("why.json", "{")]
    {
        let ended = place.run(&["explain", "open.trf", "--board", "2", "-o", file]);
        assert_eq!((0, ""), (ended.code, ended.stdout.as_str()), "{file}: {}", ended.stderr);
        assert!(place.text(file).starts_with(begins), "{file}");
    }
    let page: serde_json::Value = serde_json::from_str(&place.text("why.json")).unwrap();
    assert_eq!(serde_json::json!([1, 6, "dutch", 2026, "en"]), {
        let of = |key: &str| page[key].clone();
        serde_json::json!([
            of("ronde_explain"),
            of("round"),
            of("system"),
            of("edition"),
            of("language")
        ])
    });
    let step = &page["stories"][0]["steps"][0];
    assert!(step["article"].as_str().unwrap().starts_with("C.04.3:"), "{step}");
    let html = place.text("why.html");
    assert!(html.contains("bracket-picture") && !html.contains("<script"), "{html}");
    let json = place.run(&["explain", "open.trf", "--board", "2", "--json"]);
    assert_eq!(place.text("why.json"), json.stdout);
}

/// A round that is not the prescribed one is said to be, and the prescribed one is explained.
#[test]
fn a_round_that_departs() {
    // Boards 1 and 2 of round 5 exchange their Blacks.
    let changed = with(
        CLUB,
        &[
            ("     6 w 1     3 b 1\n", "     6 w 1     2 b 1\n"),
            ("     9 w 1     4 b 0\n", "     9 w 1     1 w 0\n"),
            ("     4 b 1     1 w 0\n", "     4 b 1     4 w 0\n"),
            ("     3 w 0     2 w 1\n", "     3 w 0     3 b 1\n"),
        ],
    );
    let place = Place::with("club.trf", changed);
    let ended = place.run(&["explain", "club.trf", "--round", "5", "--board", "1"]);
    assert_eq!(0, ended.code, "{}", ended.stderr);
    assert!(ended.stdout.starts_with("Round 5 is not the prescribed one"), "{}", ended.stdout);
    assert!(ended.stdout.contains("As it stands"), "{}", ended.stdout);
}

/// Two players who have met: the facts and what is open to the arbiter, exit code 1.
#[test]
fn a_round_that_cannot_be_paired() {
    let head = CLUB.lines().filter(|line| !["001", "062", "072"].contains(&&line[..3]));
    let head = head.collect::<Vec<_>>().join("\n") + "\n";
    let row = |player: usize, more: &str| {
        let line = CLUB.lines().filter(|line| line.starts_with("001")).nth(player).unwrap();
        line.chars().take(80).collect::<String>() + more
    };
    let rows = [row(0, " 1.0    1     2 w 1\n"), row(1, " 0.0    2     1 b 0\n")].concat();
    let two = head + &rows;
    let place = Place::with("two.trf", two);
    let ended = place.run(&["explain", "two.trf", "--round", "2"]);
    assert_eq!(1, ended.code, "{}{}", ended.stdout, ended.stderr);
    for part in [
        "Round 2 cannot be paired",
        "Marenesh and Corözar have met in round 1 (C1)",
        "let Marenesh and Corözar meet again",
    ] {
        assert!(ended.stdout.contains(part), "{part}: {}", ended.stdout);
    }
}
