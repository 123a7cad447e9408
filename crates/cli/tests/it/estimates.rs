//! Estimates of ratings (C.04.2:2.1, dutch-1992:A1) on the command line.

use crate::{Place, stopped};

/// Four players, the last two without a rating.
const CLUB: &str = "\
012 Club
052 2026/03/08
142 3
152 W
192 CUSTOM_DUBOV_1997
001    1      Keller, Anna                      2312 SUI                         0.0
001    2      Rossi, Paolo                      2050 ITA                         0.0
001    3      Weber, Urs                                                         0.0
001    4      Zaugg, Ida                                                         0.0
";

#[test]
fn ingo_and_bcr_of_one_player() {
    let place = Place::new();
    for (words, answer) in [
        (&["INGO", "120"][..], "INGO 120 is an Elo of 1880 (dutch-1992:A1)\n"),
        (&["bcr", "180"], "BCR 180 is an Elo of 2040 (dutch-1992:A1)\n"),
        (&["ingo", "100", "--json"], "{\"rating\":2040,\"source\":\"INGO 100\"}\n"),
    ] {
        let ended = place.run(&[&["players", "convert"], words].concat());
        assert_eq!((0, answer), (ended.code, &*ended.stdout), "{ended:?}");
    }
    assert_eq!(
        stopped(
            3,
            "error: INGO 400 would be an Elo of -360, which nobody has: ratings go up to 3000.\n"
        ),
        place.run(&["players", "convert", "INGO", "400"])
    );
    let unknown = place.run(&["players", "convert", "DWZ", "1500"]);
    assert_eq!(3, unknown.code);
    assert!(unknown.stderr.contains("\"DWZ\" is no scale that can be converted: INGO, BCR."));
}

#[test]
fn dubov_1997_pairs_once_everybody_is_estimated() {
    let place = Place::with("club.trf", CLUB);
    let refused = place.run(&["pair", "club.trf"]);
    assert_eq!(3, refused.code, "{refused:?}");
    assert!(refused.stderr.contains("Weber, Urs") && refused.stderr.contains("--estimate 3="));
    let put = ["convert", "club.trf", "out.trf", "--estimate", "3=INGO 120"];
    let ended = place.run(&[&put[..], &["--estimate", "4=1700 club list"]].concat());
    assert_eq!(0, ended.code, "{ended:?}");
    let text = place.text("out.trf");
    assert!(text.contains("\n### ronde estimate 3 1880 INGO 120\n"), "{text}");
    assert!(text.contains("\n### ronde estimate 4 1700 club list\n"), "{text}");
    let paired = place.run(&["pair", "out.trf"]);
    assert_eq!(0, paired.code, "{paired:?}");
    // The same through JSON and back.
    assert_eq!(0, place.run(&["convert", "out.trf", "out.json"]).code);
    assert_eq!(0, place.run(&["convert", "out.json", "again.trf", "--to", "trf26"]).code);
    assert_eq!(text, place.text("again.trf"));
}

#[test]
fn estimates_are_for_players_without_a_rating() {
    let place = Place::with("club.trf", CLUB);
    let put = |value: &str| place.run(&["convert", "club.trf", "out.trf", "--estimate", value]);
    let rated = put("1=2000");
    assert_eq!(3, rated.code);
    assert!(rated.stderr.contains("number 1 has the rating 2312"), "{rated:?}");
    assert!(put("9=2000").stderr.contains("there is no player number 9"));
    assert!(put("3=INGO 400").stderr.contains("cannot be read"));
    assert_eq!(vec!["club.trf".to_owned()], place.files());
}

/// After a round in which White won on both boards.
fn played() -> String {
    let games = ["   3 w 1", "   4 b 0", "   1 b 0", "   2 w 1"];
    let (head, players) = CLUB.split_at(CLUB.find("001").unwrap());
    let row = |(line, game): (&str, &str)| {
        let points = if game.ends_with('1') { "1.0" } else { "0.0" };
        format!("{:<80} {points}       {game}\n", line.trim_end_matches("0.0").trim_end())
    };
    let rows: String = players.lines().zip(games).map(row).collect();
    head.replace("CUSTOM_DUBOV_1997", "FIDE_DUTCH_2026") + &rows
}

#[test]
fn papers_mark_estimates_and_ratings_ignore_them() {
    let place = Place::with("club.trf", played() + "### ronde estimate 3 1880 INGO 120\n");
    for paper in ["starting-list", "standings", "pairings", "badges", "wall-chart"] {
        let ended = place.run(&["report", "club.trf", paper, "--type", "hand"]);
        assert_eq!(0, ended.code, "{paper}: {ended:?}");
        assert!(ended.stdout.contains("~1880"), "{paper}: {}", ended.stdout);
        let said = ended.stdout.contains("~ estimate, not a published rating");
        assert!(said, "{paper}: {}", ended.stdout);
    }
    let rated = place.run(&["rate", "club.trf", "--csv"]);
    assert_eq!(0, rated.code, "{rated:?}");
    assert!(!rated.stdout.contains("1880"), "{}", rated.stdout);
    // Keller's only game was against somebody without a rating.
    let keller = rated.stdout.lines().find(|line| line.contains("Keller")).unwrap();
    assert!(keller.contains("no game that counts"), "{keller}");
}

/// C.07:10: ratings break ties only if everybody has one; an estimate is what the event measures
/// by.
#[test]
fn rating_tie_breaks_count_estimates() {
    let third = "### ronde estimate 3 1880\n";
    let both = format!("{third}### ronde estimate 4 1700\n");
    for (estimates, dropped) in [("", true), (third, true), (&both, false)] {
        let place = Place::with("club.trf", played() + estimates);
        let ended = place.run(&["standings", "club.trf", "--tie-breaks", "ARO"]);
        assert_eq!(dropped, ended.stderr.contains("ARO is dropped"), "{estimates}: {ended:?}");
        // Number 1 met number 3, number 4 met number 2.
        let average = |name: &str, aro: &str| {
            let line = ended.stdout.lines().find(|line| line.contains(name)).unwrap();
            assert_eq!(!dropped, line.trim_end().ends_with(aro), "{line}");
        };
        average("Keller", "1880");
        average("Zaugg", "2050");
    }
}
