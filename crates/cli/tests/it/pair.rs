//! `ronde pair`.

use crate::{Ended, Place};

/// Nine players, five rounds, all of them played.
pub(crate) const CLUB: &str = include_str!("data/club.trf");

/// A run in one text, for snapshots.
pub(crate) fn told(ended: &Ended) -> String {
    format!("exit code {}\n--- stdout\n{}--- stderr\n{}", ended.code, ended.stdout, ended.stderr)
}

/// Replaces texts that must each be there exactly once.
#[track_caller]
pub(crate) fn with(text: &str, changes: &[(&str, &str)]) -> String {
    changes.iter().fold(text.to_owned(), |text, (old, new)| {
        assert_eq!(1, text.matches(old).count(), "{old:?}");
        text.replace(old, new)
    })
}

/// The club's tournament after so many rounds. The points, which would be those after all of them,
/// are left blank.
fn club_after(rounds: usize) -> String {
    let cut = |line: &str| {
        if !line.starts_with("001") {
            return format!("{line}\n");
        }
        let part = |from: usize, to: usize| -> String {
            line.chars().skip(from).take(to - from).collect()
        };
        format!("{}    {}\n", part(0, 80), part(84, 89 + 10 * rounds))
    };
    CLUB.lines().map(cut).collect()
}

const ROUND_4: &str = "5\n4 3\n2 9\n1 6\n7 8\n5 0\n";
const BY_CODE: &str = "round 4 of 5: Dutch system, edition of 2026 (by the code FIDE_DUTCH_2026 in \
                       the file); initial colour White (declared in the file)\n";

fn ended(code: i32, stdout: &str, stderr: &str) -> Ended {
    Ended { code, stdout: stdout.into(), stderr: stderr.into() }
}

#[test]
fn the_next_round_is_printed_as_engines_print_it() {
    let place = Place::with("club.trf", club_after(3));
    assert_eq!(ended(0, ROUND_4, BY_CODE), place.run(&["pair", "club.trf"]));
    let piped = place.feed(&["pair", "-"], club_after(3).as_bytes());
    assert_eq!(ended(0, ROUND_4, BY_CODE), piped);
    assert_eq!(ended(0, ROUND_4, BY_CODE), place.run(&["pair", "club.trf", "-o", "-"]));
}

#[test]
fn a_round_that_the_file_holds_is_paired_again() {
    let place = Place::with("club.trf", CLUB);
    assert_eq!(ended(0, ROUND_4, BY_CODE), place.run(&["pair", "club.trf", "--round", "4"]));
    let next = place.run(&["pair", "club.trf"]);
    assert_eq!(3, next.code);
    assert!(next.stderr.contains("declares 5 rounds, so there is no round 6"), "{}", next.stderr);
    let none = place.run(&["pair", "club.trf", "--round", "0"]);
    assert_eq!(3, none.code, "{}", none.stderr);
}

#[test]
fn the_tournament_with_the_round_is_written() {
    let place = Place::with("club.trf", CLUB);
    let run = |out: &str| place.run(&["pair", "club.trf", "--round", "4", "-o", out]);
    assert_eq!(ended(0, "", BY_CODE), run("next.trf"));
    insta::assert_snapshot!("written_trf", place.text("next.trf"));
    assert_eq!(ended(0, "", BY_CODE), run("next.json"));
    insta::assert_snapshot!("written_json", place.text("next.json"));
    for name in ["pairs.txt", "pairs.out", "pairs"] {
        assert_eq!(ended(0, "", BY_CODE), run(name));
        assert_eq!(ROUND_4, place.text(name));
    }
    // Both forms hold the same tournament, and pairing it again gives the same round.
    assert_eq!(0, place.run(&["convert", "next.json", "again.trf"]).code);
    assert_eq!(place.text("next.trf"), place.text("again.trf"));
    for name in ["next.trf", "next.json"] {
        assert_eq!(ROUND_4, place.run(&["pair", name, "--round", "4"]).stdout);
    }
}

#[test]
fn reasons_in_words_and_as_data() {
    let place = Place::with("club.trf", CLUB);
    let run = |more: &[&str]| {
        let words = [&["pair", "club.trf", "--round", "5"], more].concat();
        told(&place.run(&words))
    };
    insta::assert_snapshot!("reasons_2026", run(&["--reasons"]));
    insta::assert_snapshot!("reasons_2017", run(&["--reasons", "--edition", "2017"]));
    insta::assert_snapshot!("json_2026", run(&["--json", "--reasons"]));
    insta::assert_snapshot!("json_2017", run(&["--json", "--edition", "2017"]));
}

/// `--edition`, else the code in 192 or 092, else the last day, else 2026.
#[test]
fn which_edition_is_taken() {
    const DATES: (&str, &str) = ("042 2028/05/12\n052 2028/05/16\n", "");
    const CODE_092: (&str, &str) = ("092 FIDE_DUTCH_2026\n", "092 Swiss\n");
    let cases: [(&str, &str, &str, &str); 10] = [
        ("FIDE_DUTCH_2017", "", "", "2017 (by the code FIDE_DUTCH_2017 in the file)"),
        ("FIDE_DUTCH_2025", "", "", "2026 (by the code FIDE_DUTCH_2025 in the file)"),
        ("FIDE_DUTCH_2026", "2025/12/31", "", "2026 (by the code FIDE_DUTCH_2026 in the file)"),
        ("FIDE_DUTCH", "2026/01/31", "", "2017 (by the date 2026/01/31 in the file)"),
        ("FIDE_DUTCH", "2026/02/01", "", "2026 (by the date 2026/02/01 in the file)"),
        ("", "1995/06/01", "", "2017 (by the date 1995/06/01 in the file)"), // never 1992
        ("", "", "", "2026 (the rules in force; the file does not say)"),
        ("FIDE_DUTCH_2017", "", "2026", "2026 (as --edition says)"),
        ("", "2026/05/05", "2017", "2017 (as --edition says)"),
        ("FIDE_DUTCH_2026_BAKU", "", "", "2026 (by the code FIDE_DUTCH_2026_BAKU in the file)"),
    ];
    for (code, end, option, expected) in cases {
        let bare = with(CLUB, &[DATES, CODE_092, ("192 FIDE_DUTCH_2026\n", "")]);
        let records = [("192", code), ("052", end)].into_iter().filter(|it| !it.1.is_empty());
        let records: Vec<String> =
            records.map(|(code, value)| format!("{code} {value}\n")).collect();
        let text = bare + &records.concat();
        let place = Place::with("club.trf", text);
        let mut words = vec!["pair", "club.trf", "--round", "2"];
        if !option.is_empty() {
            words.extend(["--edition", option]);
        }
        let told = place.run(&words);
        assert_eq!(0, told.code, "{}", told.stderr);
        let edition = format!("edition of {expected}");
        assert!(told.stderr.contains(&edition), "{code} {end} {option}: {}", told.stderr);
    }
}

#[test]
fn another_system_is_refused_unless_dutch_is_asked_for() {
    let place = Place::with("club.trf", CLUB.replace("FIDE_DUTCH_2026", "CUSTOM_SWISS"));
    let refused = place.run(&["pair", "club.trf", "--round", "2"]);
    let words = "error: the type of tournament CUSTOM_SWISS is not supported yet. To pair the \
                 tournament by the Dutch system all the same, say --system dutch.\n";
    assert_eq!(ended(3, "", words), refused);
    let forced = place.run(&["pair", "club.trf", "--round", "2", "--system", "dutch"]);
    assert_eq!(0, forced.code, "{}", forced.stderr);
    assert!(forced.stderr.contains("edition of 2026 (by the date"), "{}", forced.stderr);
}

/// Record 152 or XXC, else round 1, else the option, else White (C.04.3:5.2.5).
#[test]
fn which_initial_colour_is_taken() {
    let open = with(CLUB, &[("152 W\n", "")]);
    let start = club_after(0).replace("152 W\n", "");
    let rows: [(String, &[&str], &str, &str); 6] = [
        (format!("{start}152 B\n"), &[], "5 1", "initial colour Black (declared in the file)"),
        (format!("{start}XXC black1\n"), &[], "5 1", "initial colour Black (declared in the file)"),
        (open.clone(), &["--round", "1"], "1 5", "initial colour White (as round 1 shows)"),
        (open, &["--round", "1", "--initial-colour", "black"], "1 5", "does not count"),
        (start.clone(), &["--initial-colour", "black"], "5 1", "Black (as --initial-colour says)"),
        (start, &[], "1 5", "White (assumed; if Black was drawn, say --initial-colour black)"),
    ];
    for (text, options, board, words) in rows {
        let place = Place::with("club.trf", text);
        let told = place.run(&[&["pair", "club.trf"], options].concat());
        assert_eq!(Some(board), told.stdout.lines().nth(1), "{words}: {}", told.stderr);
        assert!(told.stderr.contains(words), "{}", told.stderr);
    }
}

#[test]
fn byes_of_the_next_round_by_columns_and_by_records() {
    let after = club_after(3);
    let in_columns = |letter: char| -> String {
        let line = |line: &str| {
            let absent = line.starts_with("001    3") || line.starts_with("001    5");
            if absent { format!("{line:<119}  0000 - {letter}\n") } else { format!("{line}\n") }
        };
        after.lines().map(line).collect()
    };
    let half = in_columns('H');
    let records = format!("{after}240 H   4    3    5\n");
    let (one, two) = (pairs_of(&half), pairs_of(&records));
    assert_eq!(one, two);
    assert!(one.starts_with("4\n") && !one.contains(" 3\n") && !one.contains("3 "), "{one}");
    let zero = in_columns('Z');
    let xxz = format!("{}XXR 5\nXXZ 3 5\n", after.replace("142 5\n", ""));
    assert_eq!(pairs_of(&zero), pairs_of(&xxz));
    assert_eq!(one, pairs_of(&zero), "what a bye is worth does not matter for its own round");

    // They are entered in the round that is written.
    let place = Place::with("club.trf", records);
    assert_eq!(0, place.run(&["pair", "club.trf", "-o", "next.trf"]).code);
    let line = place.text("next.trf");
    let line = line.lines().find(|line| line.starts_with("001    3")).unwrap();
    assert!(line.ends_with("  0000 - H"), "{line}");
    // And they are kept when the round is paired again.
    assert_eq!(one, place.run(&["pair", "next.trf", "--round", "4"]).stdout);
}

fn pairs_of(text: &str) -> String {
    let told = Place::with("club.trf", text).run(&["pair", "club.trf"]);
    assert_eq!(0, told.code, "{}", told.stderr);
    told.stdout
}

#[test]
fn virtual_points_by_code_and_by_record() {
    let plain = club_after(1);
    let baku = plain.replace("192 FIDE_DUTCH_2026", "192 FIDE_DUTCH_2026_BAKU");
    // C.04.7:1.2 and 1.4: six of nine players, one point in rounds 1 and 2 of five.
    let rows = format!("{plain}250       1.0   1   2    1    6\n250       0.5   3   3    1    6\n");
    assert_ne!(pairs_of(&plain), pairs_of(&baku));
    assert_eq!(pairs_of(&rows), pairs_of(&baku));
    let told = Place::with("club.trf", baku).run(&["pair", "club.trf"]);
    assert!(
        told.stderr.contains("in the file), with Baku acceleration; initial"),
        "{}",
        told.stderr
    );
    let told = Place::with("club.trf", rows).run(&["pair", "club.trf"]);
    assert!(told.stderr.contains(", with the virtual points of the file;"), "{}", told.stderr);
}

#[test]
fn forbidden_pairs_do_not_meet() {
    let after = club_after(3);
    let forbidden = format!("{after}260   1   5    3    4\n");
    assert!(!pairs_of(&forbidden).contains("4 3\n"));
    let extended = format!("{}XXR 5\nXXP    3    4\n", after.replace("142 5\n", ""));
    assert_eq!(pairs_of(&forbidden), pairs_of(&extended));
    let later = format!("{after}260   5   5    3    4\n");
    assert_eq!(ROUND_4, pairs_of(&later), "forbidden in another round");
}

#[test]
fn what_is_missing_is_named() {
    let rounds = with(&club_after(3), &[("142 5\n", "")]);
    let place = Place::with("club.trf", rounds);
    insta::assert_snapshot!("rounds_not_declared", told(&place.run(&["pair", "club.trf"])));
    let declared = place.run(&["pair", "club.trf", "--rounds", "5"]);
    assert_eq!((0, ROUND_4), (declared.code, declared.stdout.as_str()));
    assert_eq!(3, place.run(&["pair", "club.trf", "--rounds", "2"]).code);

    let place = Place::with("club.trf", CLUB);
    assert_eq!(0, place.run(&["pair", "club.trf", "--round", "4", "-o", "next.trf"]).code);
    insta::assert_snapshot!("results_missing", told(&place.run(&["pair", "next.trf"])));
    insta::assert_snapshot!(
        "rounds_conflict",
        told(&place.run(&["pair", "club.trf", "--rounds", "7"]))
    );
    let place = Place::with("club.trf", club_after(3));
    let far = place.run(&["pair", "club.trf", "--round", "5"]);
    insta::assert_snapshot!("rounds_missing", told(&far));
    let beyond = place.run(&["pair", "club.trf", "--round", "6"]);
    insta::assert_snapshot!("no_round_left", told(&beyond));
}

#[test]
fn problems_stop_a_pairing_only_if_it_depends_on_them() {
    // Points that do not add up, and a rating that is none: the pairing goes on.
    let harmless = CLUB.replace(" 3.5    1 ", " 9.5    1 ").replace(" 2198 ", " 2l98 ");
    let place = Place::with("club.trf", harmless);
    let told_of = place.run(&["pair", "club.trf", "--round", "4"]);
    assert_eq!(ROUND_4, told_of.stdout);
    insta::assert_snapshot!("harmless_problems", told(&told_of));
    // A round in which two players give different results: nobody knows their scores.
    let doubtful = with(
        CLUB,
        &[(
            "2233 NED    99317173 2003/08/27  3.5    1     5 w =",
            "2233 NED    99317173 2003/08/27  3.5    1     5 w 1",
        )],
    );
    let place = Place::with("club.trf", doubtful);
    let told_of = place.run(&["pair", "club.trf", "--round", "4"]);
    assert_eq!((3, ""), (told_of.code, told_of.stdout.as_str()));
    insta::assert_snapshot!("doubtful_result", told(&told_of));
    // Round 1 does not depend on what comes after it.
    let later = with(CLUB, &[("9 w 1     4 b 0", "9 w 1     4 b 1")]);
    let place = Place::with("club.trf", later);
    assert_eq!(ROUND_4, place.run(&["pair", "club.trf", "--round", "4"]).stdout);
}

/// Four players of one family and two others.
pub(crate) const FAMILY: &str = "\
012 Family Cup
142 5
152 W
192 FIDE_DUTCH_2026
001    1      Anders, Ada                                                        0.0    1
001    2      Anders, Bo                                                         0.0    2
001    3      Anders, Cy                                                         0.0    3
001    4      Anders, Di                                                         0.0    4
001    5      Brandt, Eva                                                        0.0    5
001    6      Castro, Flo                                                        0.0    6
260   1   5    1    2    3    4
";

/// Everybody has met everybody, and one has had the bye.
const FRIENDS: &str = "\
012 Five Friends
142 7
192 FIDE_DUTCH_2026
001    1      Anders, Ada                                                        5.0    1     3 w \
1     2 b 1     5 w 1     4 b 1  0000 - U
001    2      Brandt, Eva                                                        4.0    2     4 b \
1     1 w 0     3 b 1  0000 - U     5 w 1
001    3      Castro, Flo                                                        3.0    3     1 b \
0     5 w 1     2 w 0  0000 - F     4 b 1
001    4      Dumas, Guy                                                         2.0    4     2 w \
0  0000 - U  0000 - F     1 w 0     3 w 0
001    5      Ek, Hans                                                           1.0    5  0000 - \
U     3 b 0     1 b 0  0000 - Z     2 b 0
";

#[test]
fn no_valid_pairing_exists() {
    let place = Place::with("family.trf", FAMILY);
    insta::assert_snapshot!("no_pairing_forbidden", told(&place.run(&["pair", "family.trf"])));
    let place = Place::with("friends.trf", FRIENDS);
    insta::assert_snapshot!("no_pairing_met", told(&place.run(&["pair", "friends.trf"])));
}

/// Every field that is ever printed is described.
#[test]
fn the_fields_of_json_are_documented() {
    let place = Place::with("club.trf", CLUB);
    place.put("other.trf", crate::check::not_prescribed());
    let page = std::fs::read_to_string(crate::repository().join("docs/pairing-json.md")).unwrap();
    for words in [
        &["pair", "club.trf", "--round", "5", "--json", "--reasons"][..],
        &["pair", "club.trf", "--round", "3", "--json", "--reasons", "--edition", "2017"],
        &["check", "other.trf", "missing.trf", "--json"],
    ] {
        let told = place.run(words).stdout;
        let fields =
            told.lines().filter_map(|line| line.trim().strip_prefix('"')?.split_once("\":"));
        let fields: std::collections::BTreeSet<&str> = fields.map(|(field, _)| field).collect();
        assert!(fields.len() > 20, "{words:?}");
        for field in fields {
            assert!(page.contains(&format!("`{field}`")), "{field} is not described");
        }
    }
}
