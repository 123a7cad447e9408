//! `ronde convert`.

use crate::{Ended, Place, SOUND, damaged, repository, silent, stopped};

#[test]
fn there_and_back_again() {
    let place = Place::with("open.trf", SOUND);
    assert_eq!(silent(), place.run(&["convert", "open.trf", "open.json"]));
    assert_eq!(silent(), place.run(&["convert", "open.json", "again.trf"]));
    assert_eq!(SOUND, place.text("again.trf"));
    assert!(place.text("open.json").starts_with("{\n \"ronde\": 1,\n"));
    assert_eq!(["again.trf", "open.json", "open.trf"], place.files().as_slice());
}

#[test]
fn the_example_survives() {
    let place = Place::new();
    let example = repository().join("examples/open-9-rounds.trf");
    place.put("e.trf", std::fs::read(&example).unwrap());
    assert_eq!(silent(), place.run(&["convert", "e.trf", "e.json", "--strict"]));
    assert_eq!(silent(), place.run(&["convert", "e.json", "f.trf", "--strict"]));
    assert_eq!(place.text("e.trf"), place.text("f.trf"));
}

#[test]
fn pipes_at_both_ends() {
    let place = Place::new();
    let expected = Ended { code: 0, stdout: SOUND.into(), stderr: String::new() };
    assert_eq!(expected, place.feed(&["convert", "-", "-", "--to", "trf26"], SOUND.as_bytes()));
    let json = place.feed(&["convert", "-", "-", "--to", "json"], SOUND.as_bytes()).stdout;
    assert_eq!(expected, place.feed(&["convert", "-", "-", "--to", "trf26"], json.as_bytes()));
    assert!(place.files().is_empty());
}

#[test]
fn a_file_may_become_itself() {
    let place = Place::with("open.trf", SOUND);
    assert_eq!(silent(), place.run(&["convert", "open.trf", "open.trf", "--line-ending", "crlf"]));
    assert_eq!(SOUND.replace('\n', "\r\n"), place.text("open.trf"));
    // Line ends stay as they are unless something else is said.
    assert_eq!(silent(), place.run(&["convert", "open.trf", "copy.txt"]));
    assert_eq!(SOUND.replace('\n', "\r\n"), place.text("copy.txt"));
    assert_eq!(silent(), place.run(&["convert", "open.trf", "cr.trf", "--line-ending", "cr"]));
    assert_eq!(SOUND.replace('\n', "\r"), place.text("cr.trf"));
}

#[test]
fn the_format_follows_from_the_name() {
    let place = Place::with("open.trf", SOUND);
    assert_eq!(0, place.run(&["convert", "open.trf", "x.trfx"]).code);
    assert!(place.text("x.trfx").contains("XXR 3\n"), "{}", place.text("x.trfx"));
    // A .trf is written in the kind that was read.
    assert_eq!(0, place.run(&["convert", "x.trfx", "y.trf"]).code);
    assert!(place.text("y.trf").contains("XXR 3\n"), "{}", place.text("y.trf"));
    assert_eq!(0, place.run(&["convert", "open.trf", "Z.JSON"]).code);
    assert!(place.text("Z.JSON").starts_with('{'));
    assert_eq!(
        stopped(
            3,
            "error: the name x.doc does not tell which format to write. End it with .trf or .json, \
             or say it with --to.\n"
        ),
        place.run(&["convert", "open.trf", "x.doc"])
    );
    assert_eq!(
        stopped(
            3,
            "error: standard output has no name to tell the format by. Say it with --to, for \
             example --to trf26 or --to json.\n"
        ),
        place.run(&["convert", "open.trf", "-"])
    );
}

pub(crate) const DAMAGE: &str = "\
error: '2O50' is no rating for player 2 (Rossi, Paolo)
  in open.trf, line 11, column 49
  11 | 001    2      Rossi, Paolo                      2O50 ITA                         1.0    2  \
  0000 - U
     |                                                 ^^^^
  assumed: the player is unrated
  to mend: write a whole number in columns 49 to 52
warning: no record has the code 'ZZ9'
  in open.trf, line 13, column 1
  13 | ZZ9 what is this
     | ^^^
  assumed: the line means nothing here; it is kept as it is
  to mend: correct the first three characters, or begin the line with ### as a comment
open.trf: 1 error, 1 warning
";

#[test]
fn problems_are_said_and_strict_refuses() {
    let place = Place::with("open.trf", damaged());
    assert_eq!(stopped(0, DAMAGE), place.run(&["convert", "open.trf", "copy.trf"]));
    assert!(place.text("copy.trf").ends_with("ZZ9 what is this\n"), "unknown records survive");

    place.put("target.json", "what was there");
    let refused = "error: nothing was written to target.json: there is 1 error, 1 warning in \
                   open.trf, and --strict allows none. Mend the file, or leave --strict out.\n";
    assert_eq!(
        stopped(3, &(DAMAGE.to_owned() + refused)),
        place.run(&["convert", "open.trf", "target.json", "--strict"])
    );
    assert_eq!("what was there", place.text("target.json"));
    assert_eq!(["copy.trf", "open.trf", "target.json"], place.files().as_slice());
}

#[test]
fn losses_are_said_and_strict_refuses() {
    let place = Place::with("open.trf", SOUND);
    let ended = place.run(&["convert", "open.trf", "old.trf", "--to", "trf06"]);
    assert_eq!(0, ended.code);
    assert!(!ended.stderr.is_empty());
    assert!(ended.stderr.lines().all(|line| line.starts_with("lost: ")), "{}", ended.stderr);
    assert!(place.text("old.trf").contains("Keller, Anna"));

    let refused = place.run(&["convert", "open.trf", "none.trf", "--to", "trf06", "--strict"]);
    assert_eq!(3, refused.code);
    let last = refused.stderr.lines().last().unwrap();
    assert!(
        last.starts_with("error: nothing was written to none.trf: there is ")
            && last.contains("that TRF06 cannot hold, and --strict allows none."),
        "{last}"
    );
    assert_eq!(["old.trf", "open.trf"], place.files().as_slice());
}

#[cfg(unix)]
#[test]
fn permissions_and_links_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let place = Place::with("open.trf", SOUND);
    place.put("kept.json", "");
    let mode = |name: &str| place.path(name).metadata().unwrap().permissions().mode() & 0o777;
    std::fs::set_permissions(place.path("kept.json"), PermissionsExt::from_mode(0o640)).unwrap();
    symlink("kept.json", place.path("link.json")).unwrap();
    assert_eq!(silent(), place.run(&["convert", "open.trf", "link.json"]));
    assert!(place.path("link.json").symlink_metadata().unwrap().is_symlink());
    assert!(place.text("kept.json").starts_with('{'));
    assert_eq!(0o640, mode("kept.json"));
    // A new file is like any other new file.
    place.put("any", "");
    assert_eq!(silent(), place.run(&["convert", "open.trf", "new.json"]));
    assert_eq!(mode("any"), mode("new.json"));
}

#[cfg(unix)]
#[test]
fn a_device_is_written_to() {
    let place = Place::with("open.trf", SOUND);
    assert_eq!(silent(), place.run(&["convert", "open.trf", "/dev/null", "--to", "json"]));
}
