//! Events that are put into stores, handed to another machine, and come home.

use crate::{Place, SOUND};

/// An SQLite store with the event of a small file in it.
fn stored(place: &Place) -> String {
    assert_eq!(0, place.run(&["import", "open.trf", "-o", "e.ronde"]).code);
    let ended = place.run(&["import", "e.ronde", "--into", "here.sqlite"]);
    assert_eq!((0, ""), (ended.code, ended.stderr.as_str()));
    ended.stdout
}

#[test]
fn a_backup_is_put_back() {
    let place = Place::with("open.trf", SOUND);
    let told = stored(&place);
    assert!(told.starts_with("here.sqlite: 2 new journals\nhead of "), "{told}");
    assert_eq!(0, place.run(&["verify", "here.sqlite"]).code);
    let ended = place.run(&["export", "here.sqlite", "-o", "again.trf"]);
    assert_eq!(0, ended.code, "{}", ended.stderr);
    assert_eq!(SOUND, place.text("again.trf"));
    // Not twice, and never a part of it.
    let ended = place.run(&["import", "e.ronde", "--into", "here.sqlite"]);
    let words = "error: e.ronde was not put into here.sqlite: it is here already, and nothing in \
        it is \
                 new. `ronde verify here.sqlite` looks at it.\n";
    assert_eq!((3, words), (ended.code, ended.stderr.as_str()));
    let mut bytes = std::fs::read(place.path("e.ronde")).unwrap();
    bytes.truncate(bytes.len() - 20);
    place.put("cut.ronde", bytes);
    let ended = place.run(&["import", "cut.ronde", "--into", "other.sqlite"]);
    assert_eq!(3, ended.code);
    assert!(ended.stderr.contains("it is damaged"), "{}", ended.stderr);
    // A file of another program goes there in one step, and a folder is the one of the desk.
    let ended = place.run(&["import", "open.trf", "--data", "desk"]);
    assert_eq!((0, ""), (ended.code, ended.stderr.as_str()));
    assert!(ended.stdout.starts_with("not certain: "), "{}", ended.stdout);
    assert_eq!(0, place.run(&["verify", "desk/events.sqlite"]).code);
}

#[test]
fn an_event_is_handed_over_and_comes_home() {
    let place = Place::with("open.trf", SOUND);
    stored(&place);
    let over = |more: &[&str]| place.run(&[&["hand-over", "here.sqlite"], more].concat());
    let ended = over(&["--to", "laptop", "-o", "go.ronde"]);
    assert_eq!(3, ended.code);
    assert!(ended.stderr.contains("--machine"), "{}", ended.stderr);
    let ended = over(&["--to", "laptop", "--machine", "club", "-o", "go.ronde"]);
    assert_eq!((0, ""), (ended.code, ended.stderr.as_str()));
    assert!(ended.stdout.contains("is written on laptop from now on"), "{}", ended.stdout);
    let ended = over(&["--to", "tablet", "-o", "no.ronde"]);
    assert_eq!(3, ended.code, "it is gone: {}", ended.stdout);
    assert!(!place.path("no.ronde").exists());
    let import = |file: &str, to: &str, machine: &str| {
        place.run(&["import", file, "--into", to, "--machine", machine])
    };
    let ended = place.run(&["import", "go.ronde", "--into", "there.sqlite"]);
    assert!(ended.stderr.ends_with("If it is that one: --machine laptop.\n"), "{}", ended.stderr);
    assert_eq!(0, import("go.ronde", "there.sqlite", "laptop").code);
    let ended = import("go.ronde", "third.sqlite", "tablet");
    assert!(ended.stdout.contains("\nlocked here: it is written on laptop"), "{}", ended.stdout);
    let ended = place.run(&["hand-over", "there.sqlite", "--back", "-o", "back.ronde"]);
    assert_eq!((0, ""), (ended.code, ended.stderr.as_str()));
    let ended = import("back.ronde", "here.sqlite", "club");
    assert_eq!((0, ""), (ended.code, ended.stderr.as_str()));
    assert!(ended.stdout.starts_with("here.sqlite: 1 new act\n"), "{}", ended.stdout);
    assert_eq!(0, place.run(&["verify", "here.sqlite"]).code);
    // It goes again and is lost.
    assert_eq!(0, over(&["--to", "laptop", "-o", "go.ronde"]).code);
    let ended = over(&["--take-back", "stolen"]);
    assert!(ended.stdout.ends_with("is written here again\n"), "{}", ended.stderr);
    let ended = import("go.ronde", "here.sqlite", "club");
    assert!(ended.stderr.contains("goes further"), "{}", ended.stderr);
}

/// A store has one name, only the home takes an event back, and nothing is locked for a file that
/// cannot be written.
#[test]
fn a_lock_has_one_machine_that_lifts_it() {
    let place = Place::with("open.trf", SOUND);
    stored(&place);
    let over = |store: &str, more: &[&str]| place.run(&[&["hand-over", store], more].concat());
    let to = ["--to", "Anna's laptop", "--machine", "Club PC", "-o"];
    let ended = over("here.sqlite", &[&to[..], &["none/go.ronde"]].concat());
    assert_eq!(5, ended.code, "{}", ended.stderr);
    let ended = over("here.sqlite", &[&to[..], &["go.ronde"]].concat());
    assert_eq!((0, ""), (ended.code, ended.stderr.as_str()), "it was not locked by the first try");
    let ended = over("here.sqlite", &["--take-back", "lost", "--machine", "club"]);
    assert!(ended.stderr.contains("called Club PC, and not club"), "{}", ended.stderr);
    let import = |file: &str, to: &str, machine: &[&str]| {
        place.run(&[&["import", file, "--into", to][..], machine].concat())
    };
    // A mistyped name locks it; the right one opens it.
    let ended = import("go.ronde", "there.sqlite", &["--machine", "Annas laptop"]);
    assert!(ended.stdout.contains("locked here"), "{}", ended.stdout);
    let ended = import("go.ronde", "there.sqlite", &["--machine", "Anna's laptop"]);
    assert!(ended.stdout.contains("open: it is written here"), "{}{}", ended.stdout, ended.stderr);
    let ended = over("there.sqlite", &["--take-back", "mine now"]);
    assert_eq!(3, ended.code, "only at home: {}", ended.stdout);
    let ended = over("there.sqlite", &["--back", "-o", "back.ronde"]);
    assert_eq!((0, ""), (ended.code, ended.stderr.as_str()));
    // The store knows its name by now.
    let ended = import("back.ronde", "here.sqlite", &["--machine", "club"]);
    assert!(ended.stderr.contains("is called Club PC"), "{}", ended.stderr);
    let ended = import("back.ronde", "here.sqlite", &[]);
    assert_eq!((0, ""), (ended.code, ended.stderr.as_str()));
    assert_eq!(0, place.run(&["verify", "here.sqlite"]).code);
    assert_eq!(0, over("here.sqlite", &["--to", "Anna's laptop", "-o", "go.ronde"]).code);
}

/// Whoever looks makes nothing.
#[test]
fn commands_that_read_make_no_store() {
    let place = Place::with("open.trf", SOUND);
    for words in [
        &["verify", "none.sqlite"][..],
        &["verify", "sqlite:none.sqlite"],
        &["export", "none.sqlite", "-o", "out.trf"],
        &["hand-over", "none.sqlite", "--to", "x", "-o", "out.ronde"],
    ] {
        let ended = place.run(words);
        assert_eq!(5, ended.code, "{words:?}: {}", ended.stderr);
        assert_eq!(["open.trf"], place.files().as_slice(), "{words:?}");
    }
}
