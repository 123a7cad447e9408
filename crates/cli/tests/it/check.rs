//! `ronde check`.

use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;

use crate::pair::{CLUB, told, with};
use crate::{Ended, Place};

/// Colours of one board of the last round exchanged.
pub(crate) fn other_colours() -> String {
    with(CLUB, &[("9 w 1     4 b 0", "9 w 1     4 w 0"), ("3 w 0     2 w 1", "3 w 0     2 b 1")])
}

/// Two pairs of the last round that have met before.
fn illegal() -> String {
    with(
        CLUB,
        &[
            ("6 w 1     3 b 1", "6 w 1     4 b 1"),
            ("9 w 1     4 b 0", "9 w 1     3 b 0"),
            ("4 b 1     1 w 0", "4 b 1     2 w 1"),
            ("3 w 0     2 w 1", "3 w 0     1 w 0"),
            // The points follow the results.
            ("1998/05/13  3.5", "1998/05/13  4.5"),
            ("2019/02/11  3.5", "2019/02/11  2.5"),
        ],
    )
}

/// Another player has the bye of the last round.
pub(crate) fn not_prescribed() -> String {
    with(
        CLUB,
        &[
            ("1 b 0  0000 - U", "1 b 0     9 b 0"),
            ("7 b 0     9 b 0", "7 b 0  0000 - U"),
            ("2 b 0     8 w 1", "2 b 0     6 w 1"),
            ("1969/00/00  2.5", "1969/00/00  1.5"),
            ("1990/01/05  1.5", "1990/01/05  2.5"),
        ],
    )
}

/// The run without the time it took.
fn timeless(ended: &Ended) -> String {
    let text = told(ended);
    let lines = text.lines().map(|line| match line.rsplit_once(" (") {
        Some((line, time)) if time.ends_with(" s)") => format!("{line} (TIME)\n"),
        _ => format!("{line}\n"),
    });
    lines.collect()
}

#[test]
fn each_verdict_has_its_words() {
    let place = Place::with("agrees.trf", CLUB);
    place.put("colours.trf", other_colours());
    place.put("illegal.trf", illegal());
    place.put("other.trf", not_prescribed());
    for name in ["agrees", "colours", "illegal", "other"] {
        let file = format!("{name}.trf");
        let ended = place.run(&["check", &file]);
        assert_eq!(i32::from(name != "agrees"), ended.code, "{name}");
        insta::assert_snapshot!(format!("check_{name}"), timeless(&ended));
        let ended = place.run(&["check", &file, "--json"]);
        assert_eq!(i32::from(name != "agrees"), ended.code, "{name}");
        insta::assert_snapshot!(format!("check_{name}_json"), told(&ended));
    }
    // The order of article 4 alone: 1 meets 6 instead of 5.
    place.put("order.trf", ORDER);
    insta::assert_snapshot!("check_order", timeless(&place.run(&["check", "order.trf"])));
    let old = place.run(&["check", "illegal.trf", "--edition", "2017"]);
    assert!(old.stdout.contains("C.04.1:2, C.04.3:C.1\n"), "{}", old.stdout);
}

/// Round 1 with two opponents exchanged.
const ORDER: &str = "\
142 5
152 W
192 FIDE_DUTCH_2026
001    1      Anders, Ada                                                        1.0    1     4 w 1
001    2      Brandt, Eva                                                        0.0    2     3 b 0
001    3      Castro, Flo                                                        1.0    3     2 w 1
001    4      Dumas, Guy                                                         0.0    4     1 b 0
";

#[test]
fn files_and_directories_in_order() {
    let place = Place::with("z.trf", CLUB);
    std::fs::create_dir_all(place.path("many/inner")).unwrap();
    for name in ["many/b.trf", "many/a.txt", "many/inner/c.trfx", "many/notes.md"] {
        place.put(name, CLUB);
    }
    place.put("many/broken.trf", "nothing of a tournament\n");
    let ended = place.run(&["check", "z.trf", "many", "missing.trf"]);
    assert_eq!(5, ended.code, "a missing file is worse than a broken one");
    insta::assert_snapshot!("check_many", timeless(&ended));
    assert_eq!(3, place.run(&["check", "many"]).code);
    place.put("many/broken.trf", other_colours());
    assert_eq!(1, place.run(&["check", "many", "missing.trf"]).code, "differences come first");
    std::fs::create_dir(place.path("empty")).unwrap();
    let empty = place.run(&["check", "empty"]);
    assert_eq!(3, empty.code);
    assert!(empty.stderr.contains("no tournament file in empty"), "{}", empty.stderr);
}

#[test]
fn points_that_do_not_add_up_are_no_agreement() {
    let place = Place::with("club.trf", with(CLUB, &[("2003/08/27  3.5", "2003/08/27  4.5")]));
    let ended = place.run(&["check", "club.trf"]);
    assert_eq!(3, ended.code);
    insta::assert_snapshot!("check_points", timeless(&ended));
}

#[test]
fn without_a_number_of_rounds_those_of_the_file_are_checked() {
    let place = Place::with("club.trf", with(CLUB, &[("142 5\n", "")]));
    let ended = place.run(&["check", "club.trf"]);
    assert_eq!(0, ended.code, "{}", ended.stdout);
    assert!(ended.stdout.contains("the number of rounds is not declared"), "{}", ended.stdout);
    // Where virtual points depend on it, nothing can be checked (C.04.7:1.4).
    let code = ("192 FIDE_DUTCH_2026", "192 FIDE_DUTCH_BAKU");
    place.put("baku.trf", with(CLUB, &[("142 5\n", ""), code]));
    let baku = place.run(&["check", "baku.trf"]);
    assert_eq!(3, baku.code, "{}", baku.stdout);
    assert!(baku.stdout.contains("Say it with --rounds"), "{}", baku.stdout);
    assert_eq!(0, place.run(&["check", "club.trf", "--rounds", "5"]).code);
}

#[test]
fn a_round_without_results_cannot_be_followed() {
    let place = Place::with("club.trf", CLUB);
    // Round 4 is being played while round 5 is already in the file.
    let open = with(
        CLUB,
        &[("4 b 1     1 w 0", "4 b       1 w 0"), ("6 b 1     3 w 0", "6 b 1     3 w  ")],
    );
    place.put("open.trf", open);
    let ended = place.run(&["check", "open.trf"]);
    assert_eq!(3, ended.code, "{}", ended.stdout);
    assert!(ended.stdout.contains("round 5: cannot be checked"), "{}", ended.stdout);
}

/// Tournaments of another engine, where they are at hand.
#[test]
fn no_difference_from_the_corpora() {
    for (archive, options, files) in
        [("dutch-2026", &[][..], 2998), ("dutch-2017", &["--edition", "2017"][..], 999)]
    {
        let Some(place) = unpacked(archive) else { continue };
        let ended = place.run(&[&["check", "."], options].concat());
        let last = ended.stdout.lines().last().unwrap_or_default();
        assert!(last.starts_with(&format!("{files} files, ")), "{archive}: {last}");
        assert!(last.contains(" rounds: no differences ("), "{archive}: {last}");
        assert_eq!(0, ended.code, "{archive}: {last}");
        eprintln!("{archive}: {last}");
    }
}

fn corpora(what: &str) -> Option<PathBuf> {
    let found = std::env::var_os("RONDE_CORPORA").map(|it| Path::new(&it).join(what));
    let found = found.filter(|path| path.exists());
    if found.is_none() {
        eprintln!("SKIPPED: 1 corpus ({what}): not in RONDE_CORPORA");
    }
    found
}

fn unpacked(archive: &str) -> Option<Place> {
    let file = std::fs::File::open(corpora(&format!("{archive}.tar.gz"))?).unwrap();
    let place = Place::new();
    tar::Archive::new(GzDecoder::new(file)).unpack(place.path("")).unwrap();
    Some(place)
}

/// Three positions in which one engine gives the bye to somebody who may not have it. C.04.3:C2 and
/// C4 decide: the last possible opponent of a barred player must be left to him.
#[test]
fn the_disputed_byes() {
    let Some(folder) = corpora("disputes") else { return };
    for (file, pairs, refused, barred_by) in [
        ("seed7073463-r8-p9.trf", "4\n9 7\n2 1\n4 8\n6 0\n", 8, "C2"),
        ("seed735265-r7-p10.trf", "4\n5 1\n8 2\n3 9\n7 0\n", 3, "C2"),
        ("seed8848759-r9-p10.trf", "4\n1 4\n7 10\n5 2\n3 0\n", 4, "C2"),
    ] {
        let place = Place::new();
        let path = folder.join(file);
        let ended = place.run(&["pair", path.to_str().unwrap(), "--reasons"]);
        let told = &ended.stdout;
        assert!(told.starts_with(pairs), "{file}: {told}");
        let line = told.lines().find(|line| line.starts_with(&format!("  not {refused} ")));
        let line = line.unwrap_or_else(|| panic!("{file}: nothing about {refused} in {told}"));
        assert!(line.contains("barred by round") && line.contains(barred_by), "{file}: {line}");
    }
}
