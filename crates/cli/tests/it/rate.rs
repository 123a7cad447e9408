//! `ronde rate`, `ronde norms`, `ronde report` and `ronde plan`, word for word.

use std::fmt::Write as _;

use crate::{Place, repository, stopped};

/// The tournament that the project brings along.
fn example() -> Place {
    let example = repository().join("examples/open-9-rounds.trf");
    Place::with("open.trf", std::fs::read(example).unwrap())
}

/// Everything that a run printed, after a line with its exit code.
fn told(place: &Place, words: &[&str]) -> String {
    let ended = place.run(words);
    format!("exit {}\n{}{}", ended.code, ended.stdout, ended.stderr)
}

#[test]
fn ratings_of_the_example() {
    let place = example();
    insta::assert_snapshot!("rate", told(&place, &["rate", "open.trf"]));
    insta::assert_snapshot!("rate_why", told(&place, &["rate", "open.trf", "--why", "6"]));
    insta::assert_snapshot!("rate_csv", told(&place, &["rate", "open.trf", "--csv"]));
    let swiss = ["rate", "open.trf", "--federation", "SUI", "--new", "16"];
    insta::assert_snapshot!("rate_swiss", told(&place, &swiss));
}

/// The seven games of ssb-course: a newcomer's first rating by rule 3.3.
#[test]
fn the_seven_games_of_the_course() {
    let opponents = [1400, 1800, 1700, 1600, 1750, 1550, 2000];
    let results = ["1", "=", "0", "1", "1", "1", "0"];
    let mut own = format!("{:<91}", "001    1      Newcomer, Nina");
    let mut file = String::from("012 Course\n052 2003/09/22\n");
    let mut others = String::new();
    for (round, (rating, result)) in opponents.iter().zip(results).enumerate() {
        let number = round + 2;
        write!(own, "{number:>4} w {result}  ").unwrap();
        let theirs = ["0", "=", "1"][usize::from(result != "1") + usize::from(result == "0")];
        let head = format!("001 {number:>4}      Opponent, {number:<23} {rating:>4}");
        writeln!(others, "{head:<91}{}   1 b {theirs}", " ".repeat(10 * round)).unwrap();
    }
    write!(file, "{}\n{others}", own.trim_end()).unwrap();
    let place = Place::with("course.trf", file);
    let swiss = place.run(&["rate", "course.trf", "--federation", "SUI", "--why", "1"]);
    assert!(swiss.stdout.contains("1809.3472"), "{swiss:?}");
    // FIDE: (11800 + 3600) / 9 = 1711.11; 5½ of 9 is 61 %, 80.
    let by_table = place.run(&["rate", "course.trf", "--why", "1"]);
    assert!(by_table.stdout.contains("15400 / 9"), "{by_table:?}");
    assert!(by_table.stdout.contains("61 % is +80: 1791"), "{by_table:?}");
}

/// ssb-course:3.1: the seven games of the course, four of them played in an earlier event.
#[test]
fn seven_games_over_two_events_give_a_first_rating() {
    let seven =
        [(1400, "1"), (1800, "="), (1700, "0"), (1600, "1"), (1750, "1"), (1550, "1"), (2000, "0")];
    let file = |event: &str, games: &[(u16, &str)]| {
        let mut own = format!("{:<91}", "001    1      Newcomer, Nina");
        let mut others = String::new();
        for (round, (rating, result)) in games.iter().enumerate() {
            let number = round + 2;
            write!(own, "{number:>4} w {result}  ").unwrap();
            let theirs = ["0", "=", "1"][usize::from(*result != "1") + usize::from(*result == "0")];
            let head = format!("001 {number:>4}      Opponent, {number:<23} {rating:>4}");
            writeln!(others, "{head:<91}{}   1 b {theirs}", " ".repeat(10 * round)).unwrap();
        }
        format!("012 {event}\n052 2003/09/22\n{}\n{others}", own.trim_end())
    };
    let place = Place::with("spring.trf", file("Spring", &seven[..4]));
    place.put("autumn.trf", file("Autumn", &seven[4..]));
    let swiss = ["rate", "autumn.trf", "--federation", "SUI", "--csv"];
    let alone = place.run(&swiss);
    assert!(alone.stdout.contains("no first rating: 3 of 7 games that count (3.1)"), "{alone:?}");
    let both = place.run(&[&swiss[..], &["--earlier", "spring.trf"]].concat());
    assert!(both.stdout.contains("1809.3472"), "{both:?}");
    assert!(
        both.stdout.contains("with games of earlier events: 4 of Spring, score 2.5"),
        "{both:?}"
    );
    let national = ["report", "autumn.trf", "national", "--earlier", "spring.trf"];
    assert!(place.run(&national).stdout.contains("1809.3472"));
    for (words, why) in [
        (
            &["rate", "autumn.trf", "--federation", "SUI", "--earlier", "autumn.trf"][..],
            "count twice",
        ),
        (&["rate", "autumn.trf", "--earlier", "spring.trf"], "say --federation SUI"),
    ] {
        let ended = place.run(words);
        assert_eq!(3, ended.code, "{ended:?}");
        assert!(ended.stderr.contains(why), "{ended:?}");
    }
}

/// B.02:7.1.4: whoever falls below 1400 is listed as unrated.
#[test]
fn below_the_floor() {
    let row = |number: u32, name: &str, game: &str| {
        format!("{:<91}{game}\n", format!("001 {number:>4}      {name:<33} 1402 SUI"))
    };
    let file = [
        "012 Club\n052 2026/09/22\n".to_owned(),
        row(1, "A, B", "   2 w 0"),
        row(2, "C, D", "   1 b 1"),
    ];
    let place = Place::with("club.trf", file.concat());
    let ended = place.run(&["rate", "club.trf"]);
    assert!(ended.stdout.contains("below the floor of 1400: listed as unrated"), "{ended:?}");
    assert_eq!(1, ended.stdout.matches("below the floor").count(), "the winner is not");
}

#[test]
fn k_is_told_by_options() {
    let place = example();
    let row = |words: &[&str]| {
        let ended = place.run(&[&["rate", "open.trf", "--csv"], words].concat());
        let line = ended.stdout.lines().find(|line| line.starts_with("6,")).unwrap().to_owned();
        let cells: Vec<String> = line.split(',').map(str::to_owned).collect();
        // The name holds a comma.
        (cells[6].clone(), cells[10].clone())
    };
    for (words, k, change) in [
        (&[][..], "20", "-8.40"),
        (&["--k", "10"], "10", "-4.20"),
        (&["--k", "6=40,7=10"], "40", "-16.80"),
        (&["--new", "6"], "40", "-16.80"),
        (&["--reached-2400", "6"], "10", "-4.20"),
        (&["--list", "blitz", "--new", "6"], "20", "-8.40"),
    ] {
        assert_eq!((k.to_owned(), change.to_owned()), row(words), "{words:?}");
    }
}

#[test]
fn bad_input_of_rate() {
    let place = example();
    let text = place.text("open.trf").replace("2388 IND", "9999 IND");
    place.put("wrong.trf", text);
    for command in [&["rate", "wrong.trf"][..], &["norms", "wrong.trf"]] {
        let ended = place.run(command);
        assert_eq!(3, ended.code, "{ended:?}");
        assert!(ended.stderr.contains("9999 of player 6 Ramaswarup, Kiran"), "{ended:?}");
    }
    assert_eq!(
        stopped(
            3,
            "error: --why: there is no player number 99. Take the number of the starting list, \
             which \
             has 24 players.\n"
        ),
        place.run(&["rate", "open.trf", "--why", "99"])
    );
    for k in ["x", "0", "101", "6=", "=20"] {
        let ended = place.run(&["rate", "open.trf", "--k", k]);
        assert_eq!(3, ended.code, "--k {k}: {ended:?}");
    }
}

/// Ten players, everybody against everybody; the first scores six of nine, all others draw.
fn round_robin() -> String {
    let field = [
        ("FM", 2410, "SUI"),
        ("GM", 2560, "GER"),
        ("GM", 2540, "FRA"),
        ("GM", 2520, "ITA"),
        ("IM", 2470, "GER"),
        ("IM", 2450, "AUT"),
        ("IM", 2440, "SUI"),
        ("FM", 2390, "SUI"),
        ("", 2350, "ESP"),
        ("", 2010, "AUT"),
    ];
    let mut text = String::from(
        "012 Closed\n022 Rondeville\n032 SUI\n042 2026/05/01\n052 2026/05/09\n092 Round robin\n\
         102 Imhasly, Corinne\n122 90 minutes, 30 seconds a move\n142 9\n\
         192 FIDE_ROUNDROBIN\n222 5400+30\n",
    );
    for (index, (title, rating, federation)) in field.iter().enumerate() {
        let own = index + 1;
        let head = format!(
            "001 {own:>4} m{title:>3} Player, {own:<25} {rating:>4} {federation}    900{own:05} \
             1990/01/01"
        );
        let rounds: String = (1..=9).map(|round| game(own, round)).collect();
        writeln!(text, "{head:<91}{}", rounds.trim_end()).unwrap();
    }
    text
}

/// The circle: 10 stays, the others turn. Number 1 wins against 8, 9 and 10.
fn game(own: usize, round: usize) -> String {
    let other = match own {
        10 => (1..10).find(|other| 2 * other % 9 == round % 9).unwrap(),
        _ => match (round + 9 - own % 9) % 9 {
            0 => 9,
            other => other,
        },
    };
    let other = if other == own { 10 } else { other };
    let white = (own + other).is_multiple_of(2) == (own > other);
    let result = match (own, other) {
        (1, 8..) => '1',
        (8.., 1) => '0',
        _ => '=',
    };
    format!("{other:>4} {} {result}  ", if white { 'w' } else { 'b' })
}

#[test]
fn norms_and_their_certificates() {
    let place = Place::with("closed.trf", round_robin());
    let inspected = place.run(&["inspect", "closed.trf"]);
    assert_eq!(0, inspected.code, "{inspected:?}");
    insta::assert_snapshot!("norms", told(&place, &["norms", "closed.trf"]));
    let player = ["norms", "closed.trf", "--player", "1"];
    insta::assert_snapshot!("norms_player", told(&place, &player));
    let certificates = ["report", "closed.trf", "certificates"];
    insta::assert_snapshot!("certificates", told(&place, &certificates));
    insta::assert_snapshot!("norms_open", told(&example(), &["norms", "open.trf"]));
}

/// 1.4.2: an opponent of no federation of FIDE's does not count, nor, in a round robin, an unrated
/// one without a point.
#[test]
fn games_that_do_not_count_for_norms() {
    let games = |text: String| {
        let place = Place::with("closed.trf", text);
        let ended = place.run(&["norms", "closed.trf", "--player", "1"]);
        let line =
            ended.stdout.lines().find(|line| line.starts_with("IM") && line.contains("games "));
        line.map(str::to_owned).unwrap_or_default()
    };
    assert!(games(round_robin()).contains("games 9, at least 9"), "{}", games(round_robin()));
    let stateless = round_robin().replace("2350 ESP", "2350 NON");
    assert!(games(stateless.clone()).contains("games 8, at least 9"), "{}", games(stateless));
    let unrated = round_robin().replace("2010 AUT", "     AUT");
    assert!(games(unrated.clone()).contains("games 9, at least 9"), "it has points: {unrated}");
}

/// 1.4.1: one round of nine won by the bye of the pairing, and eight games are enough.
#[test]
fn eight_games_and_a_bye() {
    let text = round_robin();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for line in &mut lines {
        // The game of 1 and 10 was not played: the other did not come.
        *line = line.replace("  10 b 1", "  10 b +").replace("  10 w 1", "  10 w +");
        if line.starts_with("001   10") {
            *line = line.replace("   1 w 0", "   1 w -").replace("   1 b 0", "   1 b -");
        }
    }
    let place = Place::with("closed.trf", lines.join("\n"));
    let ended = place.run(&["norms", "closed.trf"]);
    assert!(ended.stdout.contains("Eight games are enough"), "{ended:?}");
    let norm = ended.stdout.lines().find(|line| line.starts_with("IM    norm"));
    assert!(norm.is_some_and(|line| line.contains("Player, 1 ")), "{ended:?}");
}

/// 1.4.3: a Swiss with twenty rated foreigners of three federations, ten of them titled, in every
/// round is exempt from the rules on federations.
#[test]
fn a_large_international_swiss_is_exempt() {
    for (foreigners, titled, federations, exempt) in [
        (20, 10, &["GER", "FRA", "ITA"][..], true),
        (19, 10, &["GER", "FRA", "ITA"], false),
        (20, 9, &["GER", "FRA", "ITA"], false),
        (20, 10, &["GER", "FRA"], false),
    ] {
        let mut text = String::from("012 Open\n032 SUI\n052 2026/05/09\n142 9\n");
        for own in 1..=24_usize {
            let title = if own <= titled { "IM" } else { "" };
            let foreign = federations[own % federations.len()];
            let federation = if own <= foreigners { foreign } else { "SUI" };
            let other = if own <= 12 { own + 12 } else { own - 12 };
            let head = format!("001 {own:>4} m{title:>3} Player, {own:<25} 2300 {federation}");
            let colour = if own <= 12 { 'w' } else { 'b' };
            writeln!(text, "{head:<91}{other:>4} {colour} =").unwrap();
        }
        let place = Place::with("open.trf", text);
        let ended = place.run(&["norms", "open.trf", "--all"]);
        let said = ended.stdout.contains("Exempt from the rules on federations (1.4.3)");
        assert_eq!(exempt, said, "{foreigners} {titled} {federations:?}: {ended:?}");
    }
}

#[test]
fn reports_of_the_example() {
    let place = example();
    let report = |words: &[&str]| told(&place, &[&["report", "open.trf"], words].concat());
    insta::assert_snapshot!("submission", report(&["submission"]));
    let card = ["card", "--player", "6", "--stamp", "now"];
    insta::assert_snapshot!("card", report(&card));
    insta::assert_snapshot!("national", report(&["national"]));
    insta::assert_snapshot!("pgn", report(&["pgn", "--round", "1"]));
    assert!(report(&["pgn", "--round", "6"]).starts_with("exit 3\nerror: there is no round 6"));
    let complete = Place::with("closed.trf", round_robin());
    let submission = ["report", "closed.trf", "submission"];
    insta::assert_snapshot!("submission_complete", told(&complete, &submission));
    let page = report(&[&card[..], &["--json"]].concat());
    insta::assert_snapshot!("card_json", page);
}

#[test]
fn what_a_federation_would_refuse() {
    let place = Place::with("bare.trf", "012 \n001    1      Weber, Urs\n");
    let ended = place.run(&["report", "bare.trf", "submission", "--csv"]);
    assert_eq!(1, ended.code, "{ended:?}");
    for place in [
        "record 012",
        "record 022",
        "record 032",
        "record 042",
        "record 052",
        "record 092",
        "record 102",
        "record 122",
        "record 142",
        "record 192",
        "\"player 1 Weber, Urs\"",
        "rounds",
    ] {
        assert!(ended.stdout.contains(&format!("refused,{place}")), "{place}: {}", ended.stdout);
    }
    let old = place.run(&["report", "bare.trf", "submission", "--submit", "trf16", "--csv"]);
    assert!(!old.stdout.contains("record 142"), "{}", old.stdout);
    assert!(ended.stdout.contains("nor date of birth"), "{}", ended.stdout);
}

#[test]
fn a_dbase_file() {
    let place = example();
    let ended = place.run(&["report", "open.trf", "dbase", "-o", "open.dbf"]);
    assert_eq!(
        "note: 24 Petitjean, Aime: a new player needs the day of birth, which is missing\n",
        ended.stderr
    );
    let bytes = std::fs::read(place.path("open.dbf")).unwrap();
    assert_eq!(289 + 24 * 63 + 1, bytes.len());
    let first = String::from_utf8_lossy(&bytes[289..289 + 63]).into_owned();
    assert_eq!(format!(" {:<32}IRI90013577 4.5 52350        ?", "Vaseghi, Daryan"), first);
    place.put("undated.trf", "012 Open\n001    1      Weber, Urs\n");
    let undated = place.run(&["report", "undated.trf", "dbase", "-o", "x.dbf"]);
    assert_eq!(3, undated.code, "{undated:?}");
    assert!(undated.stderr.contains("has no date"), "{undated:?}");
}

#[test]
fn a_plan() {
    let place = Place::new();
    let words = [
        "plan",
        "--players",
        "100",
        "--rounds",
        "5",
        "--days",
        "3",
        "--fee",
        "30",
        "--prizes",
        "400,200",
        "--guests",
        "2600",
        "--arbiters",
        "2",
        "--arbiter-pay",
        "150",
        "--cost",
        "programmes=120",
        "--gift",
        "clocks=300",
        "--income",
        "sponsor=500",
        "--first-day",
        "2027-04-02",
    ];
    insta::assert_snapshot!("plan", told(&place, &words));
    insta::assert_snapshot!("plan_csv", told(&place, &[&words[..], &["--csv"]].concat()));
    let picture = place.run(&[&words[..], &["-o", "plan.svg"]].concat());
    assert_eq!(0, picture.code, "{picture:?}");
    insta::assert_snapshot!("plan_svg", place.text("plan.svg"));
    let list = [&words[..], &["--checklist", "--csv"]].concat();
    insta::assert_snapshot!("plan_checklist_csv", told(&place, &list));
    for (lang, says) in [("fr", "Total des dépenses"), ("de", "Saal reservieren"), ("it", "Saldo")]
    {
        let told = told(&place, &[&words[..], &["--lang", lang]].concat());
        assert!(told.contains(says), "{told}");
        assert!(!told.contains("Total of"), "{told}");
    }
    let page = place.run(&[&words[..], &["--json"]].concat()).stdout;
    let page: serde_json::Value = serde_json::from_str(&page).unwrap();
    assert_eq!("2026/04/02", page["tables"]["checklist"]["rows"][0]["date"]);
    for (option, value) in [
        ("--fee", "-3"),
        ("--prizes", "1,x"),
        ("--guests", "9999"),
        ("--cost", "120"),
        ("--first-day", "2027-02-30"),
    ] {
        let ended = place.run(&["plan", "--players", "9", "--rounds", "5", option, value]);
        assert_eq!(3, ended.code, "{option} {value}: {ended:?}");
    }
}
