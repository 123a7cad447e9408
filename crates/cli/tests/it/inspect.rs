//! `ronde inspect`.

use crate::convert::DAMAGE;
use crate::{Ended, Place, SOUND, damaged, repository, stopped};

const SOUND_PAGE: &str = "\
Open de Neuchâtel
Neuchâtel, SUI, 2026/03/07 to 2026/03/08

  File          open.trf, TRF26
  System        FIDE Dutch system, edition of 2026 (FIDE_DUTCH_2026)
  Rounds        1 of 3 paired
  Players       3 (2 rated, 1 unrated)
  Titles        1 IM
  Federations   ITA 1, SUI 1
  Points        win 1, draw ½, loss 0
  Not played    1 pairing-allocated bye
  Arbiters      Dubois, Jeanne

Most points after round 1
     1.0     1  Keller, Anna
     1.0     2  Rossi, Paolo
     0.0     3  Weber, Urs

Before round 2 can be paired
  nothing is missing

open.trf: no problems
";

#[test]
fn a_sound_file_is_a_page() {
    let place = Place::with("open.trf", SOUND);
    let expected = Ended { code: 0, stdout: SOUND_PAGE.into(), stderr: String::new() };
    assert_eq!(expected, place.run(&["inspect", "open.trf"]));
    assert_eq!(expected, place.run(&["inspect", "open.trf", "--strict"]));
    assert_eq!(expected, place.run(&["inspect", "--from", "trf16", "open.trf"]));
}

#[test]
fn standard_input_is_a_file_too() {
    let page = SOUND_PAGE.replace("open.trf", "standard input");
    let expected = Ended { code: 0, stdout: page, stderr: String::new() };
    assert_eq!(expected, Place::new().feed(&["inspect", "-"], SOUND.as_bytes()));
}

/// The same as of other commands, with a line between one problem and the next.
fn problems() -> String {
    let apart = |text: String, before: &str| text.replace(before, &format!("\n{before}"));
    ["\nwarning:", "\nopen.trf: 1"].into_iter().fold(format!("\n{DAMAGE}"), apart)
}

#[test]
fn problems_are_shown_with_a_caret() {
    let place = Place::with("open.trf", damaged());
    let page = SOUND_PAGE
        .replace("2 rated, 1 unrated", "1 rated, 2 unrated")
        .replace("\nopen.trf: no problems\n", &problems());
    let expected = Ended { code: 0, stdout: page, stderr: String::new() };
    assert_eq!(expected, place.run(&["inspect", "open.trf"]));
    let refused = "error: open.trf has 1 error, 1 warning, and --strict allows none.\n".to_owned();
    assert_eq!(
        Ended { code: 3, stderr: refused, ..expected },
        place.run(&["inspect", "open.trf", "--strict"])
    );
}

#[test]
fn many_problems_are_cut_short() {
    let place = Place::with("open.trf", SOUND.to_owned() + &"ZZ9 again\n".repeat(30));
    let short = place.run(&["inspect", "open.trf"]).stdout;
    assert_eq!(20, short.matches("warning: no record").count(), "{short}");
    assert!(
        short.ends_with("\n10 more are shown with --all.\n\nopen.trf: 30 warnings\n"),
        "{short}"
    );
    let all = place.run(&["inspect", "open.trf", "--all"]).stdout;
    assert_eq!(30, all.matches("warning: no record").count(), "{all}");
}

#[test]
fn what_is_missing_is_said() {
    let bare = "\
001    1      A                                                                  0.0    1     2 w
001    2      B                                                                  0.0    1     1 b
";
    let place = Place::with("bare.trf", bare);
    let page = place.run(&["inspect", "bare.trf"]).stdout;
    let missing = "
Before round 2 can be paired
  - the number of rounds is not declared: which round is the last decides pairings (record 142 of \
TRF26, XXR of JaVaFo)
  - no system is declared (record 192 of TRF26), so it must be chosen when pairing
  - 1 result of round 1 is missing: 1 A – 2 B
";
    assert!(page.contains(missing), "{page}");
    assert!(page.starts_with("A tournament without a name\n\n  File"), "{page}");

    let unstarted = SOUND.replace("152 W\n", "").replace("    3 w 1", "");
    let unstarted = unstarted.replace("  0000 - U", "").replace("    1 b 0", "");
    let unstarted = unstarted.replace(" 1.0 ", " 0.0 ");
    place.put("first.trf", unstarted);
    let page = place.run(&["inspect", "first.trf"]).stdout;
    let missing = "
Before round 1 can be paired
  - the colour drawn for the first player is not given (record 152 of TRF26, XXC of JaVaFo)
";
    assert!(page.contains(missing), "{page}");

    place.put("last.trf", SOUND.replace("142 3", "142 1"));
    let page = place.run(&["inspect", "last.trf"]).stdout;
    assert!(page.contains("\nAll declared rounds are paired\n  all results are in\n"), "{page}");
}

#[test]
fn programs_get_json() {
    let place = Place::with("open.trf", damaged());
    let ended = place.run(&["inspect", "open.trf", "--json"]);
    let page: serde_json::Value = serde_json::from_str(&ended.stdout).unwrap();
    assert_eq!(0, ended.code);
    assert_eq!("TRF26", page["format"]);
    assert_eq!("Open de Neuchâtel", page["event"]["name"]);
    assert_eq!(serde_json::json!({"declared": 3, "paired": 1, "next": 2}), page["rounds"]);
    assert_eq!("1.0", page["leaders"][0]["points"]);
    assert_eq!((1, 1), (page["errors"].as_u64().unwrap(), page["warnings"].as_u64().unwrap()));
    assert_eq!(
        (11, 49, 4, "error"),
        (
            page["problems"][0]["line"].as_u64().unwrap(),
            page["problems"][0]["column"].as_u64().unwrap(),
            page["problems"][0]["width"].as_u64().unwrap(),
            page["problems"][0]["severity"].as_str().unwrap(),
        )
    );
}

#[test]
fn colours_are_for_terminals() {
    let place = Place::with("open.trf", damaged());
    assert!(!place.run(&["inspect", "open.trf"]).stdout.contains('\u{1b}'));
    let coloured = |no_color: &str| {
        let mut command = place.command(&["inspect", "open.trf"]);
        let output = command.env("CLICOLOR_FORCE", "1").env("NO_COLOR", no_color).output();
        String::from_utf8(output.unwrap().stdout).unwrap().contains('\u{1b}')
    };
    assert!(coloured(""), "where colours are asked for, there are some");
    assert!(!coloured("1"), "NO_COLOR is honoured");
}

#[test]
fn what_a_file_says_cannot_command_the_terminal() {
    let place = Place::with("open.trf", SOUND.replace("012 Open", "012 \u{1b}[31mOpen"));
    assert!(!place.run(&["inspect", "open.trf"]).stdout.contains('\u{1b}'));
}

#[test]
fn the_example_is_sound() {
    let example = repository().join("examples/open-9-rounds.trf");
    let ended = Place::new().run(&["inspect", "--strict", example.to_str().unwrap()]);
    assert_eq!(0, ended.code, "{}{}", ended.stdout, ended.stderr);
    assert!(ended.stdout.contains("  nothing is missing\n"), "{}", ended.stdout);
}

#[test]
fn json_is_known_by_its_name_or_its_brace() {
    let place = Place::with("a.json", "{\"ronde\": 1}");
    place.put("b.trf", "\u{feff} \n{\"ronde\": 1}");
    for file in ["a.json", "b.trf"] {
        let ended = place.run(&["inspect", file]);
        assert_eq!(0, ended.code, "{}", ended.stderr);
        assert!(ended.stdout.contains(&format!("{file}, Ronde's JSON form\n")), "{}", ended.stdout);
    }
    place.put("c.json", "012 Not JSON\n");
    assert_eq!(
        stopped(
            3,
            "error: c.json, line 1, column 2: this is not JSON.\n  1 | 012 Not JSON\n    |  ^\n"
        ),
        place.run(&["inspect", "c.json"])
    );
    assert_eq!(0, place.run(&["inspect", "c.json", "--from", "trf"]).code);
}
