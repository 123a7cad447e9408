//! The command lines of JaVaFo and bbpPairings, as their callers use them.

use crate::check::{not_prescribed, other_colours};
use crate::pair::{CLUB, FAMILY, told, with};
use crate::{Ended, Place};

/// Two more rounds are declared than played.
fn club() -> String {
    with(CLUB, &[("142 5\n", "142 7\n")])
}

#[test]
fn the_next_round_on_standard_output_or_in_a_file() {
    let place = Place::with("club.trf", club());
    let list = place.run(&["pair", "club.trf"]).stdout;
    assert_eq!("5\n1 9\n7 4\n6 3\n2 5\n8 0\n", list);
    let printed = Ended { code: 0, stdout: list.clone(), stderr: String::new() };
    assert_eq!(printed, place.run(&["club.trf", "-p"]));
    assert_eq!(printed, place.run(&["--dutch", "club.trf", "-p"]));
    assert_eq!(printed, place.feed(&["--dutch", "-p"], club().as_bytes()));
    let release = concat!("Ronde ", env!("CARGO_PKG_VERSION"), "\n");
    let with_release =
        Ended { stdout: format!("{release}{list}"), ..place.run(&["club.trf", "-p"]) };
    assert_eq!(with_release, place.run(&["-r", "--dutch", "club.trf", "-p"]));
    assert_eq!(crate::silent(), place.run(&["--dutch", "club.trf", "-p", "pairs.txt"]));
    assert_eq!(list, place.text("pairs.txt"));
    // A name without a directory lies beside the tournament.
    std::fs::create_dir(place.path("inner")).unwrap();
    place.put("inner/open.trf", club());
    assert_eq!(crate::silent(), place.run(&["inner/open.trf", "-p", "out"]));
    assert_eq!(list, place.text("inner/out"));
}

#[test]
fn the_checklist() {
    let place = Place::with("club.trf", club());
    assert_eq!(0, place.run(&["club.trf", "-p", "pairs", "-l"]).code);
    insta::assert_snapshot!("checklist", place.text("club.list"));
    assert_eq!(0, place.run(&["--dutch", "club.trf", "-p", "-l", "named.txt"]).code);
    assert_eq!(place.text("club.list"), place.text("named.txt"));
    assert_eq!(0, place.run(&["club.trf", "-c", "-l", "all.txt"]).code);
    let all = place.text("all.txt");
    assert_eq!(5, all.matches("Round #").count());
    assert_eq!(5, all.matches("   ID    Pts  history  Pref  -1R  -2R  Cur\n").count(), "{all}");
}

#[test]
fn baku_is_what_the_code_would_say() {
    let place = Place::with("club.trf", club());
    place.put("baku.trf", with(&club(), &[("192 FIDE_DUTCH_2026", "192 FIDE_DUTCH_2026_BAKU")]));
    let by_option = place.run(&["club.trf", "-b", "-c"]);
    let by_code = place.run(&["baku.trf", "-c"]);
    assert_eq!(by_code.stdout.replace("baku:", "club:"), by_option.stdout);
    assert_eq!(1, by_option.code, "it was not paired with Baku");
}

#[test]
fn every_round_is_checked() {
    let place = Place::with("club.trf", CLUB);
    place.put("colours.trf", other_colours());
    place.put("other.trf", not_prescribed());
    for name in ["club", "colours", "other"] {
        let file = format!("{name}.trf");
        let ended = place.run(&[&file, "-c"]);
        assert_eq!(i32::from(name != "club"), ended.code, "{name}");
        insta::assert_snapshot!(format!("dropin_check_{name}"), told(&ended));
        assert_eq!(ended, place.run(&["-check", &file]), "the form of FIDE's commission");
        assert_eq!(ended, place.run(&["--dutch", &file, "-c"]));
    }
    let one = place.run(&["other.trf", "-c", "4"]);
    assert_eq!((0, "other: Round #4\n\n"), (one.code, one.stdout.as_str()));
    assert_eq!(1, place.run(&["other.trf", "-c", "5"]).code);
    assert_eq!(3, place.run(&["other.trf", "-c", "6"]).code);
}

#[test]
fn a_random_tournament_is_generated_checked_and_paired() {
    let place = Place::new();
    let ended = place.run(&["--dutch", "-g", "-o", "made.trf", "-s", "11"]);
    assert_eq!((0, ""), (ended.code, ended.stdout.as_str()), "{}", ended.stderr);
    assert!(ended.stderr.starts_with("seed 11\n"), "{}", ended.stderr);
    assert!(place.text("made.trf").starts_with("012 Random tournament 11\n"));
    assert_eq!(0, place.run(&["--dutch", "made.trf", "-c"]).code);
    place.put(
        "bbp.cfg",
        "PlayersNumber=15\nRoundsNumber=6\nForfeitRate=20\nPointsForWin=3\nPointsForDraw=1\n",
    );
    assert_eq!(0, place.run(&["--dutch", "-g", "bbp.cfg", "-o", "b.trf", "-s", "4", "-l"]).code);
    let made = place.text("b.trf");
    assert!(made.contains("\n062 15\n") && made.contains("\nXXR 6\n"), "{made}");
    // What bbpPairings 6.0.0 knows.
    assert!(made.contains("\n192 FIDE_DUTCH\n") && made.contains("\nBBW  3.0\n"), "{made}");
    assert_eq!(6, place.text("b.list").matches("Round #").count());
    place.put("javafo.cfg", "PlayersNumber=11\nRoundsNumber=5\nHPBRate=20\n");
    assert_eq!(0, place.run(&["javafo.cfg", "-g", "-b", "-o", "j.trf", "-s", "4"]).code);
    assert!(place.text("j.trf").contains("\nXXA "), "{}", place.text("j.trf"));
    place.put("model.trf", CLUB);
    assert_eq!(0, place.run(&["--dutch", "model.trf", "-g", "-o", "m.trf", "-s", "4"]).code);
    assert!(place.text("m.trf").contains("\n062 9\n"));
    for file in ["b.trf", "j.trf", "m.trf"] {
        let ended = place.run(&[file, "-c"]);
        assert_eq!(0, ended.code, "{file}: {}{}", ended.stdout, ended.stderr);
    }
    place.put("bad.cfg", "PlayersNumber=many\n");
    let bad = place.run(&["--dutch", "-g", "bad.cfg", "-o", "x.trf"]);
    assert_eq!(3, bad.code);
    assert!(bad.stderr.starts_with("bad.cfg, line 1: "), "{}", bad.stderr);
}

/// `--dutch` is the Dutch system whatever the file says; without it the file decides.
#[test]
fn which_system_is_meant() {
    let place = Place::new();
    place.put("dubov.trf", CLUB.replace("FIDE_DUTCH_2026", "FIDE_DUBOV"));
    place.put("burstein.trf", CLUB.replace("FIDE_DUTCH_2026", "FIDE_BURSTEIN"));
    place.put("dutch.trf", CLUB);
    let checked = |words: &[&str]| {
        let ended = place.run(words);
        (ended.code, ended.stdout.split_once('\n').unwrap_or_default().1.to_owned())
    };
    let dutch = checked(&["dutch.trf", "-c", "3"]);
    assert_eq!(0, dutch.0);
    assert_eq!(dutch, checked(&["--dutch", "dubov.trf", "-c", "3"]));
    assert_eq!(dutch, checked(&["--dutch", "burstein.trf", "-c", "3"]));
    assert_eq!(1, checked(&["dubov.trf", "-c", "3"]).0, "Dubov prescribes other pairs");
    assert_eq!(1, checked(&["burstein.trf", "-c", "3"]).0, "after the seeding rounds");
    let (code, told) = checked(&["--burstein", "dutch.trf", "-c"]);
    let renamed = (code, told.replace("dutch: ", "burstein: "));
    assert_eq!(checked(&["burstein.trf", "-c"]), renamed);
}

/// The codes of bbpPairings: 1 no valid pairing, 3 bad request or file, 5 file access.
#[test]
fn exit_codes() {
    let place = Place::with("club.trf", CLUB);
    place.put("family.trf", FAMILY);
    place.put("junk.trf", "this is no tournament\n");
    place.put("rounds.trf", with(CLUB, &[("142 5\n", "")]));
    for (words, code, says) in [
        (&["family.trf", "-p"][..], 1, "No valid pairing exists"),
        (&["junk.trf", "-p"], 3, "is no tournament file"),
        (&["--dutch", "junk.trf", "-c"], 3, "is no tournament file"),
        (&["rounds.trf", "-p"], 3, "does not declare the number of rounds"),
        (&["club.trf", "-p"], 3, "there is no round 6"),
        (&["missing.trf", "-p"], 5, "there is no file missing.trf"),
        (&["missing.trf", "-c"], 5, "there is no file missing.trf"),
        (&["club.trf", "-c", "-p"], 3, "The forms are:"),
        (&["-g"], 3, "-g needs -o"),
        (&["club.trf", "-p", "-quick"], 3, "-quick is no option"),
        (&["-r"], 0, ""),
    ] {
        let ended = place.run(words);
        assert_eq!(code, ended.code, "{words:?}: {}", ended.stderr);
        assert!(ended.stderr.contains(says), "{words:?}: {}", ended.stderr);
        assert!(code == 0 || ended.stdout.is_empty(), "{words:?}: {}", ended.stdout);
    }
}

/// The same as the thousand in `src/dropin/tests.rs`, through the executable itself.
#[test]
fn twenty_random_tournaments_through_the_executable() {
    let place = Place::new();
    let many = ["generate", "--count", "20", "--into", "out", "--seed", "500", "--players", "17"];
    assert_eq!(0, place.run(&many).code);
    for seed in 500..520 {
        let file = format!("out/{seed}.trf");
        let checked = place.run(&[&file, "-c"]);
        assert_eq!((0, ""), (checked.code, checked.stderr.as_str()), "{file}");
        let rounds = checked.stdout.lines().filter(|line| line.contains(": Round #")).count();
        assert!(rounds > 0, "{file}");
        let last = place.run(&["--dutch", &file, "-c", &rounds.to_string()]);
        let only = format!("{seed}: Round #{rounds}\n\n");
        assert_eq!(Ended { code: 0, stdout: only, stderr: String::new() }, last);
        // The next round of a tournament that is one round shorter.
        let shorter = shorter(&place.text(&file), rounds);
        place.put("shorter.trf", &shorter);
        let paired = place.run(&["--dutch", "shorter.trf", "-p"]);
        let again = place.run(&["pair", &file, "--round", &rounds.to_string()]);
        assert_eq!((0, &again.stdout), (paired.code, &paired.stdout), "{file}: {}", paired.stderr);
    }
}

/// The tournament without the games of its last round and without points, which would be those
/// after it; whoever had none in it is announced.
fn shorter(text: &str, rounds: usize) -> String {
    let start = 89 + 10 * (rounds - 1);
    let cut = |line: &str| {
        if !line.starts_with("001") {
            return format!("{line}\n");
        }
        // Points of a round that is cut off would not add up.
        let blank = |(at, letter): (usize, char)| if (80..84).contains(&at) { ' ' } else { letter };
        let before: String = line.chars().enumerate().take(start).map(blank).collect();
        let cell: String = line.chars().skip(start).take(10).collect();
        let bye = match cell.trim_end().chars().last() {
            Some(letter @ ('H' | 'F' | 'Z')) => format!("  0000 - {letter}"),
            None => "  0000 - Z".to_owned(),
            Some(_) => String::new(),
        };
        format!("{before:<start$}{bye}\n")
    };
    text.lines().map(cut).collect()
}
