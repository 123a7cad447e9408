//! `ronde players`: lists imported, searched, shown, and entries matched. The players are invented.

use super::Place;

const SWISS: &str = "Nachname;Vorname;Lizenz;FIDE-ID;Elo;Jahrgang;Land\n\
    Muster;Erika;101;7700001;1850;1987;SUI\nMuster;Hans;102;;1620;1990;SUI\n\
    Müller;Anna;103;;2000;2001;SUI\nZu;Stark;104;;9999;2001;SUI\n";

/// A place with a list in it.
fn place() -> Place {
    let place = Place::with("sui.csv", SWISS);
    let args = [
        "players", "--data", "lists", "import", "sui.csv", "--source", "SUI", "--dated", "2026-10",
    ];
    let ended = place.run(&args);
    assert_eq!(0, ended.code, "{}", ended.stderr);
    for words in [
        "columns: family is \"Nachname\", first is \"Vorname\"",
        "line 5 is left out: rating: nobody has a rating of 9999\n",
        "3 players of SUI (2026-10) are ready to be searched; with a rating: 3 standard",
    ] {
        assert!(ended.stderr.contains(words), "{}", ended.stderr);
    }
    place
}

#[test]
fn searched_and_shown() {
    let place = place();
    for (words, expected) in [
        (
            &["search", "erika", "must"][..],
            "101     Muster, Erika  SUI  1987      1850  only in SUI\n",
        ),
        (&["search", "mueller"], "103     Müller, Anna  SUI  2001      2000  only in SUI\n"),
        (
            &["search", "mustre", "hans"],
            "102     ~ Muster, Hans  SUI  1990      1620  only in SUI\n~ found",
        ),
        (
            &["show", "7700001"],
            "Muster, Erika\n  FIDE number:  7700001\n  Federation:   SUI\n  Born:         1987\n",
        ),
        (&["show", "101"], "SUI   2026-10  101         1850      -      -\n"),
        (&["search", "erika", "--json"], "\"standard\": {\n          \"rating\": 1850,"),
    ] {
        let args = [&["players", "--data", "lists"], words].concat();
        let ended = place.run(&args);
        assert!(
            ended.code == 0 && ended.stdout.contains(expected),
            "{words:?}: {}{}",
            ended.stdout,
            ended.stderr
        );
    }
}

#[test]
fn what_it_prints() {
    let place = place();
    for (name, words) in [
        ("players_search", &["search", "muster"][..]),
        ("players_show", &["show", "7700001"]),
        ("players_show_json", &["show", "7700001", "--json"]),
    ] {
        let ended = place.run(&[&["players", "--data", "lists"], words].concat());
        insta::assert_snapshot!(name, ended.stdout);
    }
}

#[test]
fn entries_are_matched_and_the_open_ones_shown() {
    let place = place();
    place.put("paste.txt", "7700001\nHans Muster\nMuster Erik\nNobody\n");
    let ended = place.run(&["players", "--data", "lists", "match", "paste.txt"]);
    assert_eq!(1, ended.code, "{}", ended.stderr);
    insta::assert_snapshot!("players_match", ended.stdout);
    for words in [
        "line 3, Muster Erik: nobody has exactly this name; it may be\n",
        "line 4, Nobody: not in the lists\n",
        "2 of 4 rows are matched\n",
    ] {
        assert!(ended.stdout.contains(words), "{}", ended.stdout);
    }
}

/// Rows of a tournament, of a table with numbers alone, and of standard input.
#[test]
fn entries_come_from_any_file() {
    let place = place();
    let player = |number: u32, name: &str, id: &str, born: &str| {
        format!("001 {number:>4}      {name:<33} {:>4} SUI {id:>11} {born}\n", "")
    };
    let tournament = [
        "012 Club\n".to_owned(),
        player(1, "Muster, Erika", "7700001", "1987/00/00"),
        player(2, "Muster, Hans", "", "1990/00/00"),
        player(3, "Mueller, Anna", "", "1950/00/00"),
    ];
    place.put("club.trf", tournament.concat());
    place.put("numbers.csv", "FIDE-ID\n7700001\n");
    for (file, code, expected) in [
        ("club.trf", 1, "2 of 3 rows are matched\n"),
        ("club.trf", 1, "line 3, Mueller, Anna: the player with this name differs in federation"),
        ("numbers.csv", 0, "1 of 1 rows are matched\n"),
        ("sui.csv", 1, "3 of 4 rows are matched\n"),
    ] {
        let ended = place.run(&["players", "--data", "lists", "match", file]);
        assert_eq!(code, ended.code, "{file}: {}{}", ended.stdout, ended.stderr);
        assert!(ended.stdout.contains(expected), "{file}: {}", ended.stdout);
    }
}

#[test]
fn what_goes_wrong() {
    let place = place();
    place.put("few.csv", "Name;Elo\nA, B;1500\n");
    place.put("heads.csv", "X;Y\n1;2\n");
    for (words, code, expected) in [
        (&["search", "nobody"][..], 1, "nobody is called \"nobody\" in the list SUI (2026-10)."),
        (&["show", "9"], 1, "nobody has the number 9 in the list SUI (2026-10)."),
        (
            &["import", "few.csv", "--source", "SUI"],
            3,
            "it has 1 players and the list in use has 3",
        ),
        (&["import", "few.csv"], 3, "say whose it is, as in --source SUI"),
        (
            &["import", "heads.csv", "--source", "X"],
            3,
            "no column is known to hold the names; the columns are X, Y.",
        ),
        (&["import", "missing.txt"], 5, "missing.txt: it could not be read"),
        (&["import", "few.csv", "--source", "a/b"], 3, "cannot name a source"),
        (&["import", "few.csv", "--map", "nom=X"], 3, "there is no field \"nom\""),
    ] {
        let args = [&["players", "--data", "lists"], words].concat();
        let ended = place.run(&args);
        assert_eq!(code, ended.code, "{words:?}: {}", ended.stderr);
        assert!(ended.stderr.contains(expected), "{words:?}: {}", ended.stderr);
    }
    let ended = place.run(&["players", "--data", "nowhere", "search", "x"]);
    assert!(ended.code == 3 && ended.stderr.contains("there is no rating list in nowhere yet"));
}
