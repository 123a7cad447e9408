//! `ronde schedule`.

use crate::{Place, silent, stopped};

#[track_caller]
fn printed(args: &[&str]) -> String {
    let ended = Place::new().run(&[&["schedule"], args].concat());
    assert_eq!(0, ended.code, "{args:?}: {}", ended.stderr);
    ended.stdout
}

#[test]
fn tables_are_printed_as_in_the_book() {
    let expected = "\
Round robin (Berger)
6 players, 5 rounds; the first-named has White

Round 1   1-6   2-5   3-4
Round 2   6-4   5-3   1-2
Round 3   2-6   3-1   4-5
Round 4   6-5   1-4   2-3
Round 5   3-6   4-2   5-1
";
    assert_eq!(expected, printed(&["round-robin", "--players", "6"]));
    assert_eq!(expected, printed(&["berger", "-n", "6", "--text"]));
    let odd = printed(&["round-robin", "--players", "3"]);
    assert!(odd.contains("Round 1   2-3\n          rests: 1\n"), "{odd}");
    let schiller = printed(&["schiller"]);
    assert!(
        schiller.contains("Round 4   D1-A1   D2-A2   D3-A3   B1-C1   B2-C2   B3-C3"),
        "{schiller}"
    );
    let as_printed = printed(&["schiller", "--as-printed"]);
    assert!(as_printed.contains("D1-A1   A2-D2   D3-A3"), "{as_printed}");
    let sitting = printed(&["scheveningen", "--boards", "3", "--sitting"]);
    assert!(sitting.contains("Round 2   B3-A1   B1-A2   B2-A3"), "{sitting}");
}

#[test]
fn questions_are_answered_without_the_table() {
    let meet = printed(&["round-robin", "-n", "8", "--meet", "3,5"]);
    assert_eq!("round 7: 5 – 3\n", meet);
    let who = printed(&["round-robin", "-n", "6", "--who", "2", "--round", "1"]);
    assert_eq!("round 1: White against 5\n", who);
    let rests = printed(&["round-robin", "-n", "5", "--who", "1"]);
    assert!(rests.starts_with("round 1: rests\nround 2: White against 2\n"), "{rests}");
}

#[test]
fn a_molter_table_names_its_boards_and_its_seed() {
    let text = printed(&["molter", "--teams", "17", "--players", "8", "--rounds", "2"]);
    assert!(text.starts_with("Molter\n17 teams of 8, 2 rounds, 68 boards, seed 1\n"), "{text}");
    assert_eq!(136, text.matches('-').count(), "68 games in each round");
}

#[test]
fn a_cup_says_who_meets_whom() {
    let expected = "\
Cup
6 players; 3 rounds, 6 matches

Round 1: quarter-finals
    1  3 – 6
    2  5 – 4
       without a game: 1, 2

Round 2: semi-finals
    3  1 – winner of 2
    4  2 – winner of 1

Round 3: final
    5  winner of 3 – winner of 4
    6  loser of 3  – loser of 4   (places 3 to 4)

";
    assert_eq!(expected, printed(&["cup", "--players", "6", "--third"]));
    let long = printed(&["cup", "-n", "58", "--dispense", "1=2,2=2,3=1"]);
    assert!(long.contains("58 players, who take 65 places; 7 rounds, 57 matches"), "{long}");
    assert!(long.contains("Round 1: preliminary round\n"), "{long}");
    let picture = printed(&["cup", "-n", "8", "--svg"]);
    assert!(picture.starts_with("<svg ") && picture.contains("winner of 1"), "{picture}");
}

#[test]
fn other_forms() {
    let csv = printed(&["round-robin", "-n", "3", "--csv"]);
    assert!(csv.starts_with("round,board,white,black\n1,1,2,3\n1,,1,\n"), "{csv}");
    let json: serde_json::Value =
        serde_json::from_str(&printed(&["round-robin", "-n", "4", "--json"])).unwrap();
    assert_eq!("FIDE_ROUNDROBIN", json["code"]);
    assert_eq!("4", json["rounds"][0]["boards"][0]["black"]);
    let few = printed(&["numbers", "--to", "3"]);
    assert!(
        few.contains("      3             2            –            3       6\n–: half of"),
        "{few}"
    );
    let numbers = printed(&["numbers", "--from", "9", "--to", "10"]);
    let rows = ["9             4            4", "10             4            5"];
    let rows = rows.map(|row| format!("{row:>34}            9      18\n")).concat();
    assert!(numbers.ends_with(&rows), "{numbers}");
    assert!(printed(&["numbers", "--teams", "17x8"]).starts_with("17 teams of 8: 68 boards\n"));
    assert!(printed(&["numbers", "--svg"]).contains("<polyline"));
}

#[test]
fn a_draw_has_a_protocol() {
    let names =
        "Wang; CHN\nLi; CHN\nPetit; FRA\nBlanc; FRA\nA; SUI\nB; ITA\nC; GER\nD; AUT\nE; ESP\n";
    let place = Place::with("names.txt", names);
    let ended = place.run(&["schedule", "draw", "names.txt", "--seed", "3"]);
    assert_eq!((0, "seed 3\n"), (ended.code, ended.stderr.as_str()));
    assert!(ended.stdout.contains("  1  CHN  Li: takes envelope "), "{}", ended.stdout);
    assert!(ended.stdout.ends_with("Nobody meets a compatriot in the last three rounds.\n"));
    assert_eq!(ended.stdout, place.run(&["schedule", "draw", "names.txt", "--seed", "3"]).stdout);
    let trf = place.run(&["schedule", "draw", "names.txt", "--seed", "3", "--trf"]);
    assert!(trf.stdout.contains("192 FIDE_ROUNDROBIN\n") && trf.stdout.contains("Petit"));
    place.put("large.txt", names.replace("FRA", "CHN"));
    let refused = place.run(&["schedule", "draw", "large.txt", "--seed", "3"]);
    assert_eq!(3, refused.code);
    assert!(refused.stderr.contains("3 is the most of one federation"), "{}", refused.stderr);
}

/// A cup from its draw to its ranking, by files.
#[test]
fn a_cup_is_carried_on() {
    let place = Place::with("names.txt", "Anna; 2300\nBert; 2200\nCarl; 2100\nDora; 2000\n");
    let made = place.run(&["schedule", "cup", "--names", "names.txt", "-o", "cup.trf"]);
    assert_eq!((0, ""), (made.code, made.stderr.as_str()));
    assert!(
        place.text("cup.trf").contains("### ronde schedule cup players=4"),
        "{}",
        place.text("cup.trf")
    );
    let early = place.run(&["schedule", "next", "cup.trf"]);
    assert_eq!(3, early.code);
    assert!(early.stderr.contains("2 games have no result in round 1"), "{}", early.stderr);
    let result = |text: String, from: &str, to: &str| text.replace(from, to);
    let mut text = place.text("cup.trf");
    for (from, to) in [
        ("   4 w", "   4 w 1"),
        ("   1 b", "   1 b 0"),
        ("   3 b", "   3 b ="),
        ("   2 w", "   2 w ="),
    ] {
        text = result(text, from, to);
    }
    place.put("cup.trf", text);
    let play_off = place.run(&["schedule", "next", "cup.trf"]);
    assert!(play_off.stdout.contains("2 Bert – 3 Carl"), "{}{}", play_off.stdout, play_off.stderr);
    let next = place.run(&["schedule", "next", "cup.trf", "--winner", "2=3", "-o", "final.trf"]);
    assert_eq!(0, next.code, "{}", next.stderr);
    assert!(next.stdout.contains("Round 2 (final)"), "{}", next.stdout);
    assert!(next.stdout.contains("3 Carl") && next.stdout.contains("1 Anna"), "{}", next.stdout);
    let check = place.run(&["schedule", "check", "final.trf"]);
    assert_eq!(0, check.code, "{}{}", check.stdout, check.stderr);
    assert!(check.stdout.starts_with("final.trf: all 2 rounds agree with the schedule"));
}

#[test]
fn a_changed_file_differs_from_its_schedule() {
    let place = Place::new();
    assert_eq!(0, place.run(&["schedule", "round-robin", "-n", "4", "-o", "rr.trf"]).code);
    let check = place.run(&["schedule", "check", "rr.trf"]);
    assert_eq!(0, check.code, "{}{}", check.stdout, check.stderr);
    let turned =
        place.text("rr.trf").replacen("   4 w", "   4 b", 1).replacen("   1 b", "   1 w", 1);
    place.put("rr.trf", turned);
    let check = place.run(&["schedule", "check", "rr.trf"]);
    assert_eq!(1, check.code, "{}{}", check.stdout, check.stderr);
    assert!(check.stdout.contains("round 1: right pairs, colours reversed"), "{}", check.stdout);
}

/// `pair`, `check` and `standings` understand the file of a schedule, in every form they have.
#[test]
fn other_commands_understand_a_schedule() {
    let place = Place::new();
    assert_eq!(0, place.run(&["schedule", "round-robin", "-n", "4", "-o", "rr.trf"]).code);
    // The tournament goes where a tournament is named, the list of pairs anywhere else.
    assert_eq!(silent(), place.run(&["pair", "rr.trf", "-o", "same.trf"]));
    assert_eq!(place.text("rr.trf"), place.text("same.trf"));
    assert_eq!(silent(), place.run(&["pair", "rr.trf", "--round", "3", "-o", "list.txt"]));
    // A report file lists games by its players, not by boards.
    assert_eq!("2\n3 1\n2 4\n", place.text("list.txt"));
    assert_eq!("2\n1 4\n2 3\n", place.run(&["pair", "rr.trf"]).stdout);
    for option in ["--json", "--reasons"] {
        let refused = place.run(&["pair", "rr.trf", option]);
        assert_eq!((3, ""), (refused.code, refused.stdout.as_str()), "{option}");
        let words = "rr.trf is played by a schedule (round-robin players=4 cycles=1 order=berger)";
        assert!(refused.stderr.contains(words), "{}", refused.stderr);
    }
    let page = checked(&place, "rr.trf", 0);
    assert_eq!("round-robin players=4 cycles=1 order=berger", page["files"][0]["schedule"]);
    assert_eq!("agrees", page["files"][0]["rounds"][2]["verdict"]);
    assert_eq!((3, 0), (number(&page, "rounds"), number(&page, "differences")));
    let turned =
        place.text("rr.trf").replacen("   4 w", "   4 b", 1).replacen("   1 b", "   1 w", 1);
    place.put("turned.trf", turned);
    let page = checked(&place, "turned.trf", 1);
    let round = &page["files"][0]["rounds"][0];
    assert_eq!("colours-differ", round["verdict"]);
    assert_eq!(serde_json::json!([[1, 4]]), round["only_prescribed"]);
    assert_eq!(serde_json::json!([[4, 1]]), round["only_in_file"]);
    assert_eq!(1, number(&page, "colours_differ"));
}

/// `check --json` of this file, which ends so.
fn checked(place: &Place, file: &str, code: i32) -> serde_json::Value {
    let ended = place.run(&["check", file, "--json"]);
    assert_eq!(code, ended.code, "{}{}", ended.stdout, ended.stderr);
    serde_json::from_str(&ended.stdout).unwrap()
}

fn number(page: &serde_json::Value, count: &str) -> u64 {
    page["summary"][count].as_u64().unwrap()
}

/// In a cup the place is how far somebody came; the points of the standings are beside it.
#[test]
fn standings_have_the_places_of_a_cup() {
    let place = Place::new();
    assert_eq!(0, place.run(&["schedule", "cup", "-n", "4", "-o", "cup.trf"]).code);
    let mut event = json_of(&place, "cup.trf");
    // The lower numbers win, round after round.
    for round in 1..=2 {
        for game in event["rounds"][round - 1]["games"].as_array_mut().unwrap() {
            let result = if game[0].as_u64() < game[1].as_u64() { "1-0" } else { "0-1" };
            *game = serde_json::json!([game[0], game[1], result]);
        }
        place.put("cup.json", event.to_string());
        let next = place.run(&["pair", "cup.json", "-o", "next.json"]);
        if round == 1 {
            assert_eq!(silent(), next);
            event = serde_json::from_str(&place.text("next.json")).unwrap();
        }
    }
    let page = place.run(&["standings", "cup.json", "--json"]);
    let page: serde_json::Value = serde_json::from_str(&page.stdout).unwrap();
    let column = |name: &str| -> Vec<u64> {
        let rows = page["standings"].as_array().unwrap();
        rows.iter().map(|row| row[name].as_u64().unwrap()).collect()
    };
    assert_eq!(vec![1, 2, 3, 3], column("rank"), "semi-finalists share the place");
    assert_eq!(vec![1, 2], column("number")[..2]);
    assert_eq!("place", page["standings"][1]["below_by"]);
    let text = place.run(&["standings", "cup.json"]).stdout;
    assert!(!text.contains("Places by the schedule"), "one table: {text}");
}

fn json_of(place: &Place, file: &str) -> serde_json::Value {
    let json = place.run(&["convert", file, "-", "--to", "json"]).stdout;
    serde_json::from_str(&json).unwrap()
}

#[test]
fn what_cannot_be_is_refused_with_what_can() {
    for (args, told) in [
        (&["round-robin"][..], "--players"),
        (&["round-robin", "-n", "1"], "2 to 999 are"),
        (&["molter", "--teams", "7", "--players", "5", "--rounds", "3"], "take 4 or 6"),
        (&["molter", "--teams", "7", "--players", "6", "--rounds", "7"], "1 to 6 are possible"),
        (&["cup", "-n", "8", "--dispense", "9=1"], "the numbers are 1 to 8"),
        (&["cup", "-n", "8", "--preliminary"], "just above a power of two"),
        (&["schiller", "--groups", "5", "--as-printed"], "4 groups of 3"),
        (&["berlin", "-n", "8", "--groups", "3"], "2 or 4"),
        (&["round-robin", "-n", "8", "--svg"], "pictures of cups"),
        (&["scheveningen"], "2 to 60 are"),
    ] {
        let ended = Place::new().run(&[&["schedule"], args].concat());
        assert_eq!((3, ""), (ended.code, ended.stdout.as_str()), "{args:?}: {}", ended.stderr);
        assert!(ended.stderr.contains(told), "{args:?}: {}", ended.stderr);
    }
    let place = Place::with("names.txt", "Anna\nBert\nAnna\n");
    let twice = place.run(&["schedule", "round-robin", "--names", "names.txt"]);
    let message = "error: Anna is in the list twice; if these are two people, write something \
        that tells \
        them apart, such as a club or a year, after the name.\n";
    assert_eq!(stopped(3, message), twice);
}
