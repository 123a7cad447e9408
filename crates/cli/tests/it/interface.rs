//! Files as callers send them (`cases/interface`): each is read, paired and checked as it is meant.

use crate::{Ended, Place, repository};

/// Runs on one of the files.
fn run(words: &[&str], file: &str) -> Ended {
    let path = repository().join("cases/interface").join(file);
    let path = path.to_str().unwrap().to_owned();
    let words: Vec<&str> =
        words.iter().map(|word| if *word == "FILE" { path.as_str() } else { word }).collect();
    Place::new().run(&words)
}

/// The drop-in form and the command give the same list, and say this.
#[track_caller]
fn paired(file: &str, said: &[&str]) -> Vec<String> {
    let own = run(&["pair", "FILE"], file);
    let dropped = run(&["--dutch", "FILE", "-p"], file);
    assert_eq!((0, 0), (own.code, dropped.code), "{file}: {} {}", own.stderr, dropped.stderr);
    assert_eq!(own.stdout, dropped.stdout, "{file}");
    for part in said {
        assert!(own.stderr.contains(part), "{file}: {}", own.stderr);
        assert!(dropped.stderr.contains(part) || part.starts_with("round "), "{}", dropped.stderr);
    }
    own.stdout.lines().map(str::to_owned).collect()
}

#[test]
fn a_point_system_that_nobody_declares_is_found() {
    let said = ["no record declares a point system", "3-1-0"];
    let undeclared = paired("points-undeclared.trf", &said);
    assert_eq!(paired("points-declared.trf", &[]), undeclared);
    assert_eq!("8", undeclared[0], "seven boards and the bye");
    for words in [["standings", "FILE"], ["inspect", "FILE"], ["check", "FILE"]] {
        let ended = run(&words, "points-undeclared.trf");
        assert!((ended.stdout + &ended.stderr).contains("3-1-0"), "{words:?}");
    }
    let (one, other) = ("points-undeclared.trf", "points-declared.trf");
    let standings = |file| run(&["standings", "FILE"], file).stdout;
    assert_eq!(standings(other), standings(one));
    let checked = run(&["FILE", "-c"], one);
    assert!(checked.stderr.contains("3-1-0"), "{}", checked.stderr);
    assert_eq!(
        run(&["FILE", "-c"], other).stdout.replace("-declared", ""),
        checked.stdout.replace("-undeclared", "")
    );
}

#[test]
fn points_that_nothing_explains_stop_whatever_rests_on_them() {
    let path = repository().join("cases/interface/points-undeclared.trf");
    let text = std::fs::read_to_string(path).unwrap().replace(" 12.0    3 ", " 12.5    3 ");
    let place = Place::with("odd.trf", &text);
    for words in [
        &["pair", "odd.trf"][..],
        &["odd.trf", "-p"],
        &["standings", "odd.trf"],
        &["report", "odd.trf", "standings"],
        &["simulate", "odd.trf", "--seed", "1"],
    ] {
        let ended = place.run(words);
        assert_eq!((3, ""), (ended.code, ended.stdout.as_str()), "{words:?}: {}", ended.stderr);
    }
    assert_eq!(0, place.run(&["inspect", "odd.trf"]).code);
    assert_eq!(1, place.run(&["check", "odd.trf"]).code, "the points are differences");
    // Once the system is declared, the points are wrong and not the system.
    place.put("odd.trf", text.replace("XXR 9", "XXR 9\nBBW  3.0\nBBD  1.0"));
    assert_eq!(0, place.run(&["pair", "odd.trf"]).code);
    assert_eq!(0, place.run(&["standings", "odd.trf"]).code);
}

/// Where a command has a language, what is wrong with a file is told in it.
#[test]
fn problems_are_told_in_the_language_of_the_command() {
    let path = repository().join("cases/interface/points-undeclared.trf");
    let text = std::fs::read_to_string(path).unwrap();
    let place = Place::with("open.trf", &text);
    place.put("odd.trf", text.replace(" 12.0    3 ", " 12.5    3 "));
    for (words, lang, told) in [
        (
            &["standings", "open.trf"][..],
            "fr",
            "remarque: aucun enregistrement ne déclare de barème",
        ),
        (&["standings", "odd.trf"], "de", "Punkte, aber die Resultate ergeben"),
        (&["report", "odd.trf", "standings"], "it", "rimedio: correggere i punti o i risultati"),
        (&["simulate", "odd.trf", "--seed", "1"], "fr", "erreur: n° "),
        (&["explain", "odd.trf"], "de", "Abhilfe: korrigieren Sie die Punkte oder die Resultate"),
        (
            &["what-if", "odd.trf", "--result", "1:1=1-0"],
            "fr",
            "points, mais les résultats en donnent",
        ),
    ] {
        let ended = place.run(&[words, &["--lang", lang]].concat());
        assert!(ended.stderr.contains(told), "{words:?}: {}", ended.stderr);
    }
}

#[test]
fn a_bye_that_is_chosen_beforehand_is_kept() {
    let list = paired("prechosen-bye.trf", &["round 4 of 9", "has the bye already"]);
    assert_eq!("11", list[0], "23 players, one of whom has the bye");
    assert!(
        list[1..].iter().all(|line| !line.split(' ').any(|number| number == "5" || number == "0"))
    );
    let path = repository().join("cases/interface/prechosen-bye.trf");
    let place = Place::with("bye.trf", std::fs::read(path).unwrap());
    assert_eq!(0, place.run(&["pair", "bye.trf", "-o", "next.trf"]).code);
    let line =
        place.text("next.trf").lines().find(|it| it.starts_with("001    5")).map(str::to_owned);
    assert!(line.unwrap().ends_with("0000 - U"), "{}", place.text("next.trf"));
    // The same through the JSON form.
    assert_eq!(0, place.run(&["convert", "bye.trf", "bye.json"]).code);
    let again = place.run(&["pair", "bye.json"]);
    assert_eq!(list, again.stdout.lines().collect::<Vec<_>>(), "{}", again.stderr);
}

#[test]
fn after_a_cancelled_round_the_next_is_paired() {
    let list = paired("cancelled-round.trf", &["round 5 of 9"]);
    assert_eq!("12", list[0]);
    let checked = run(&["check", "FILE"], "cancelled-round.trf");
    assert!(checked.stdout.contains("all 3 rounds agree"), "{}", checked.stdout);
}

#[test]
fn without_a_number_of_rounds_a_file_is_checked_and_not_paired() {
    let checked = run(&["check", "FILE"], "no-rounds.trf");
    assert_eq!(0, checked.code, "{}", checked.stdout);
    assert!(checked.stdout.contains("all 3 rounds agree"), "{}", checked.stdout);
    assert!(checked.stdout.contains("the number of rounds is not declared"), "{}", checked.stdout);
    let dropped = run(&["FILE", "-c"], "no-rounds.trf");
    assert_eq!(0, dropped.code, "{}", dropped.stderr);
    assert!(dropped.stderr.contains("the number of rounds is not declared"));
    assert_eq!(3, run(&["pair", "FILE"], "no-rounds.trf").code);
    let refused = run(&["FILE", "-p"], "no-rounds.trf");
    assert_eq!(3, refused.code);
    assert!(refused.stderr.contains("XXR") && !refused.stderr.contains("--rounds"));
}

/// C.04.4.2:1.6: of five rounds two are seeding rounds, of nine four; which book has paired round 3
/// is not known.
#[test]
fn where_books_turn_on_the_number_of_rounds_it_must_be_declared() {
    let path = repository().join("cases/interface/no-rounds.trf");
    let text = std::fs::read_to_string(path).unwrap();
    let burstein: String = text
        .lines()
        .filter(|it| !it.starts_with("192"))
        .fold("192 FIDE_BURSTEIN\n".to_owned(), |all, line| all + line + "\n");
    let place = Place::with("burstein.trf", burstein);
    let refused = place.run(&["check", "burstein.trf"]);
    assert_eq!(3, refused.code, "{}{}", refused.stdout, refused.stderr);
    assert!(refused.stdout.contains("--rounds"), "{}", refused.stdout);
    let checked = place.run(&["check", "burstein.trf", "--rounds", "9"]);
    assert_eq!(0, checked.code, "{}{}", checked.stdout, checked.stderr);
    assert!(checked.stdout.contains("all 3 rounds agree"), "seeding rounds: {}", checked.stdout);
    let differs = place.run(&["check", "burstein.trf", "--rounds", "3"]);
    assert_eq!(1, differs.code, "one seeding round: {}{}", differs.stdout, differs.stderr);
}

#[test]
fn a_bye_with_the_letter_of_a_forfeit_is_the_bye() {
    let checked = run(&["check", "FILE"], "bye-as-plus.trf");
    assert_eq!(0, checked.code, "{}", checked.stdout);
    assert!(checked.stdout.contains("all 5 rounds agree, Dubov system"), "{}", checked.stdout);
    assert!(checked.stdout.contains("has '+' without an opponent"), "{}", checked.stdout);
}

/// C.04.3:1.4.3: the bye is a downfloat whatever it is worth. The file has the round as bbpPairings
/// 6.0.0 gives it; Gacrux gives ours.
#[test]
fn a_bye_worth_nothing_is_a_downfloat_all_the_same() {
    let checked = run(&["check", "FILE"], "pab-zero.trf");
    assert_eq!(1, checked.code);
    assert!(checked.stdout.contains("1 of 11 rounds differs"), "{}", checked.stdout);
    assert!(checked.stdout.contains("10 – 1               6 – 1"), "{}", checked.stdout);
    let ours = run(&["pair", "FILE", "--round", "4"], "pab-zero.trf").stdout;
    for board in ["10 1", "6 3", "7 15"] {
        assert!(ours.lines().any(|line| line == board), "{ours}");
    }
}

/// SECURITY of the schedule: fewer rounds declared than it has.
#[test]
fn a_round_robin_with_too_few_rounds_is_refused_with_words() {
    let mut text = "012 Six\n142 2\n192 BERGER_ROUNDROBIN\n".to_owned();
    text.extend((1..=6).map(|number| format!("001 {number:>4}      Player {number}\n")));
    let place = Place::with("six.trf", text);
    for words in
        [&["pair", "six.trf"][..], &["explain", "six.trf"], &["simulate", "six.trf", "--seed", "1"]]
    {
        let ended = place.run(words);
        assert_eq!(3, ended.code, "{words:?}: {}", ended.stderr);
    }
    let refused = place.run(&["pair", "six.trf"]).stderr;
    assert!(refused.contains("2 rounds are declared, but its schedule has 5"), "{refused}");
}

/// Advice that the form of the caller can follow.
#[test]
fn the_drop_in_advises_what_it_has() {
    let place = Place::new();
    let line = |number: u32| format!("001 {number:>4}      Player {number}\n");
    let two = line(1) + &line(2);
    for (name, header) in [("none.trf", ""), ("system.trf", "XXR 3\n192 CUSTOM_SWISS\n")] {
        place.put(name, format!("012 Door\n{header}{two}"));
        let refused = place.run(&[name, "-p"]);
        assert_eq!(3, refused.code, "{}", refused.stderr);
        assert!(!refused.stderr.contains("--rounds"), "{}", refused.stderr);
        assert!(!refused.stderr.contains("--system"), "{}", refused.stderr);
    }
    let whole = two.replace("Player 1\n", &format!("{:<33}{:44}   2 w 1\n", "Player 1", ""));
    let whole = whole.replace("Player 2\n", &format!("{:<33}{:44}   1 b 0\n", "Player 2", ""));
    place.put("done.trf", format!("012 Door\nXXR 1\n{whole}"));
    let refused = place.run(&["done.trf", "-p"]);
    assert_eq!(3, refused.code, "{}", refused.stderr);
    assert!(refused.stderr.contains("142"), "{}", refused.stderr);
    assert!(!refused.stderr.contains("--round"), "{}", refused.stderr);
}

/// A column that holds nothing, between rounds that were held.
#[test]
fn a_round_without_anything_in_the_midst_is_not_passed_over() {
    let path = repository().join("cases/interface/prechosen-bye.trf");
    let text = std::fs::read_to_string(path).unwrap();
    let gap = |line: &str| match line.strip_prefix("001") {
        Some(_) => format!("{}{:10}{}\n", &line[..101], "", &line[101..]),
        None => format!("{line}\n"),
    };
    let place = Place::with("gap.trf", text.lines().map(gap).collect::<String>());
    for words in [&["pair", "gap.trf"][..], &["gap.trf", "-p"]] {
        let ended = place.run(words);
        assert_eq!((3, ""), (ended.code, ended.stdout.as_str()), "{}", ended.stderr);
        assert!(ended.stderr.contains("round 2 is not paired yet"), "{}", ended.stderr);
    }
}

/// 60 tournaments with everything that chance brings, in the form of each old engine: read back
/// they declare the same, and every round is paired as it was.
#[test]
fn files_for_old_engines_declare_everything() {
    let place = Place::new();
    let common = ["generate", "--seed", "4400", "--count", "60", "--players", "12"];
    let mut accelerated = 0;
    for kind in ["trf26", "bbp", "trf16"] {
        let made = place.run(&[&common[..], &["--to", kind, "--into", kind]].concat());
        assert_eq!(0, made.code, "{}", made.stderr);
        let checked = place.run(&["check", kind]);
        assert_eq!(0, checked.code, "{kind}: {}", checked.stdout);
        assert!(checked.stdout.contains("60 files"), "{}", checked.stdout);
    }
    for seed in 4400..4460 {
        let [new, bbp, old] =
            ["trf26", "bbp", "trf16"].map(|kind| place.text(&format!("{kind}/{seed}.trf")));
        let has = |text: &str, code: &str| text.lines().any(|line| line.starts_with(code));
        let value = |text: &str, code: &str| -> Option<String> {
            Some(text.lines().find_map(|line| line.strip_prefix(code))?.trim().to_owned())
        };
        for text in [&bbp, &old] {
            assert_eq!(value(&new, "142 "), value(text, "XXR "), "{seed}");
            let colour = if has(&new, "152 W") { "white1" } else { "black1" };
            assert_eq!(Some(colour.to_owned()), value(text, "XXC "), "{seed}");
            let virtual_points = has(&new, "250") || new.contains("_BAKU\n");
            assert_eq!(virtual_points, has(text, "XXA"), "{seed}");
            assert!(!text.contains("_BAKU\n"), "{seed}");
            assert_eq!(has(&new, "260"), has(text, "260") || has(text, "XXP"), "{seed}");
            accelerated += usize::from(virtual_points);
        }
        let points = has(&new, "162");
        assert_eq!((points, Some("FIDE_DUTCH")), (has(&bbp, "BB"), value(&bbp, "192 ").as_deref()));
        assert!(!points || has(&old, "XXS"), "{seed}");
    }
    assert!(accelerated > 10, "{accelerated}");
}
