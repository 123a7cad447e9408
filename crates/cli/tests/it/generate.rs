//! `ronde generate`.

use crate::Place;

#[test]
fn the_same_seed_is_the_same_tournament() {
    let place = Place::new();
    let run = |out: &str| {
        place.run(&["generate", "--players", "20", "--rounds", "7", "--seed", "5", "-o", out])
    };
    let ended = run("one.trf");
    assert_eq!((0, ""), (ended.code, ended.stdout.as_str()));
    assert!(ended.stderr.starts_with("seed 5\n"), "{}", ended.stderr);
    assert_eq!(0, run("two.trf").code);
    assert_eq!(place.text("one.trf"), place.text("two.trf"));
    assert!(place.text("one.trf").starts_with("012 Random tournament 5\n"));
    assert_eq!(20, place.text("one.trf").lines().filter(|line| line.starts_with("001")).count());
    assert!(place.text("one.trf").contains("\n142 7\n"));
    let printed = place.run(&["generate", "--players", "20", "--rounds", "7", "--seed", "5"]);
    assert_eq!(place.text("one.trf"), printed.stdout);
}

#[test]
fn without_a_seed_there_is_a_fresh_one() {
    let place = Place::new();
    let one = place.run(&["generate", "--players", "6", "--rounds", "3"]);
    let two = place.run(&["generate", "--players", "6", "--rounds", "3"]);
    assert_ne!(one.stdout, two.stdout);
    let seed = one.stderr.lines().next().and_then(|line| line.strip_prefix("seed ")).unwrap();
    let again = place.run(&["generate", "--players", "6", "--rounds", "3", "--seed", seed]);
    assert_eq!(one.stdout, again.stdout);
}

#[test]
fn many_at_once_in_every_format_and_all_agree() {
    for (to, ending, edition) in [
        ("trf26", "trf", "2026"),
        ("trf16", "trf", "2026"),
        ("json", "json", "2017"),
        ("bbp", "trf", "2017"),
    ] {
        let place = Place::new();
        let ended = place.run(&[
            "generate",
            "--count",
            "25",
            "--into",
            "out",
            "--seed",
            "90",
            "--players",
            "14",
            "--to",
            to,
            "--edition",
            edition,
        ]);
        assert_eq!((0, ""), (ended.code, ended.stdout.as_str()), "{to}: {}", ended.stderr);
        assert!(ended.stderr.starts_with("seeds 90 to 114\n"), "{to}: {}", ended.stderr);
        assert_eq!(25, std::fs::read_dir(place.path("out")).unwrap().count());
        assert!(place.path(&format!("out/090.{ending}")).exists(), "{to}");
        let checked = place.run(&["check", "out"]);
        let last = checked.stdout.lines().last().unwrap();
        assert!(last.starts_with("25 files, ") && last.contains("no differences"), "{to}: {last}");
        assert_eq!(0, checked.code, "{to}: {}", checked.stdout);
        let by = format!("edition of {edition} (by the code FIDE_DUTCH_{edition}");
        assert_eq!(25, checked.stdout.matches(&by).count(), "{to}: {}", checked.stdout);
    }
}

#[test]
fn what_is_asked_for_is_in_it() {
    let place = Place::new();
    let plain = ["generate", "--plain", "--players", "12", "--rounds", "5", "--seed", "3"];
    let run = |more: &[&str]| {
        let ended = place.run(&[&plain[..], more].concat());
        assert_eq!(0, ended.code, "{}", ended.stderr);
        ended.stdout
    };
    let cells = |text: &str, mark: &str| {
        text.lines().any(|line| line.starts_with("001") && line.contains(mark))
    };
    assert!(!cells(&run(&[]), "0000"), "twelve play, nobody is absent");
    assert!(cells(&run(&["--half-byes", "1/4"]), "0000 - H"));
    assert!(cells(&run(&["--full-byes", "25%"]), "0000 - F"));
    assert!(cells(&run(&["--zero-byes", "4"]), "0000 - Z"));
    assert!(cells(&run(&["--forfeits", "1/3"]), " +"));
    assert!(run(&["--points", "3/1/0"]).contains("\n162"));
    assert!(run(&["--acceleration", "baku"]).contains("\n192 FIDE_DUTCH_2026_BAKU\n"));
    assert!(run(&["--acceleration", "explicit"]).contains("\n250"));
    assert!(run(&["--forbidden", "1x3"]).contains("\n260"));
    assert!(run(&["--initial-colour", "black"]).contains("\n152 B\n"));
    place.put("model.trf", crate::pair::CLUB);
    let like = place.run(&["generate", "--model", "model.trf", "--seed", "1"]);
    assert!(
        like.stdout.contains("\n062 9\n") && like.stdout.contains("\n142 5\n"),
        "{}",
        like.stderr
    );
}

#[test]
fn what_cannot_be_is_refused() {
    let place = Place::new();
    for (words, told) in [
        (&["--players", "1", "--rounds", "3"][..], "two players at least"),
        (&["--players", "8", "--rounds", "0"], "number of rounds"),
        (&["--forfeits", "often"], "one in twenty"),
        (&["--points", "3/1"], "such as 3/1/0"),
        (&["--count", "5"], "--into"),
        (&["--lowest-rating", "2000", "--highest-rating", "1000"], "above the highest"),
    ] {
        let ended = place.run(&[&["generate", "--seed", "1"], words].concat());
        assert_eq!(3, ended.code, "{words:?}: {}", ended.stderr);
        assert!(ended.stderr.contains(told), "{words:?}: {}", ended.stderr);
    }
    let ended = place.run(&["generate", "--players", "4", "--rounds", "1", "-o", "no/such/x.trf"]);
    assert_eq!(5, ended.code);
}
