//! What bad input gets: one clear paragraph and the right exit code.

use std::fs::File;
use std::process::Stdio;

use crate::{Ended, Place, SOUND, silent, stopped};

#[test]
fn files_that_are_no_tournaments() {
    let reads = "Ronde reads tournament report files (TRF), its own JSON form, files of \
                 Swiss-Manager, Papi and Vega, games (PGN), tables of players (CSV, xlsx), and \
                 archives (zip) with one of them.";
    let rows: [(&str, &[u8], String); 5] = [
        (
            "empty.trf",
            b"",
            "empty.trf is empty. Export it again from the program it came \
            from."
                .into(),
        ),
        (
            "blank.trf",
            b" \r\n\n",
            "blank.trf is empty. Export it again from the program it came \
            from."
                .into(),
        ),
        (
            "noise.trf",
            b"\x7fELF\x02\x01\0\0\xff\xfe",
            format!(
                "noise.trf is no tournament file that Ronde can read: the file is not text (there \
                 is a zero byte at position 7). {reads}"
            ),
        ),
        (
            "letter.txt",
            b"Dear arbiter,\nplease find attached\n",
            format!(
                "letter.txt is no tournament file that Ronde can read: no line of the file begins \
                 with the code of a tournament record, such as 012 or 001; its first line is 'Dear \
                 arbiter,'. {reads}"
            ),
        ),
        (
            "other.json",
            b"{}",
            "other.json, line 1, column 2: there is no field `ronde`: this is JSON, but not \
             Ronde's \
             form of a tournament.\n  1 | {}\n    |  ^"
                .into(),
        ),
    ];
    let place = Place::new();
    for (name, content, words) in rows {
        place.put(name, content);
        let expected = stopped(3, &format!("error: {words}\n"));
        assert_eq!(expected, place.run(&["inspect", name]));
        assert_eq!(expected, place.run(&["convert", name, "out.trf"]));
        assert!(!place.path("out.trf").exists());
    }
}

#[test]
fn json_is_refused_with_its_place() {
    let place = Place::with(
        "a.json",
        "{\"ronde\": 1, \"players\": [\n  {\"number\": 1, \"name\": \"Žižka\", \"elo\": 5}\n]}\n",
    );
    assert_eq!(
        stopped(
            3,
            "error: a.json, line 2, column 39, players[0].elo: unknown field `elo`, expected one \
             of \
             `number`, `name`, `sex`, `title`, `rating`, `estimate`, `federation`, `league`, \
             `fide_id`, `birth`, `rank`, \
             `participation`.\n\
             \x20 2 |   {\"number\": 1, \"name\": \"Žižka\", \"elo\": 5}\n\
             \x20   |                                       ^\n"
        ),
        place.run(&["inspect", "a.json"])
    );
    place.put("b.json", "{\"ronde\": 9}");
    assert_eq!(
        stopped(
            3,
            "error: b.json, line 1, column 12, ronde: this file is in version 9 of Ronde's JSON \
             form, written by a newer Ronde; this one reads version 1: update Ronde to open it.\n\
             \x20 1 | {\"ronde\": 9}\n\
             \x20   |            ^\n"
        ),
        place.run(&["inspect", "b.json"])
    );
    let misfit = "{\"ronde\": 1, \"players\": [{\"number\": 1}],\n\"rounds\": [{\"games\": [[1, \
        2, \"*\"]]}]}";
    place.put("c.json", misfit);
    assert_eq!(
        stopped(
            3,
            "error: c.json contradicts itself: line 2, column 28, rounds[0].games[0][1]: player 2, \
             named in round 1, does not exist.\n"
        ),
        place.run(&["inspect", "c.json"])
    );
    assert_eq!(
        stopped(
            3,
            "error: standard input contradicts itself: player 2, named in round 1, does not \
             exist.\n"
        ),
        place.feed(&["inspect", "-"], misfit.as_bytes())
    );
}

/// Programs write JSON in one line of any length; only what stands around the fault is shown.
#[test]
fn long_lines_are_cut() {
    let players = "{\"number\": 1}, ".repeat(5000);
    let place = Place::with("a.json", format!("{{\"ronde\": 1, \"players\": [{players}x]}}"));
    let ended = place.run(&["inspect", "a.json"]);
    assert_eq!(3, ended.code);
    let lines: Vec<&str> = ended.stderr.lines().collect();
    assert_eq!(3, lines.len(), "{}", ended.stderr);
    assert!(lines.iter().all(|line| line.chars().count() < 130), "{}", ended.stderr);
    let caret = lines[2].chars().position(|character| character == '^').unwrap();
    assert_eq!(Some('x'), lines[1].chars().nth(caret), "{}", ended.stderr);
}

#[test]
fn files_that_are_too_large() {
    let place = Place::new();
    let sparse = |name: &str, size: u64| {
        File::create(place.path(name)).unwrap().set_len(size).unwrap();
    };
    sparse("large.trf", (64 << 20) + 1);
    assert_eq!(
        stopped(
            4,
            "error: large.trf is larger than 64 MB. A tournament report file of 9,999 players has \
             about two megabytes, so this is hardly one; larger fields are kept in Ronde's JSON \
             form.\n"
        ),
        place.run(&["inspect", "large.trf"])
    );
    // --max-size does not lift the limit of TRF, and may lower it.
    assert_eq!(4, place.run(&["inspect", "large.trf", "--max-size", "1GB"]).code);
    place.put("open.trf", SOUND);
    assert_eq!(4, place.run(&["inspect", "open.trf", "--max-size", "100"]).code);
    assert_eq!(4, place.feed(&["inspect", "-", "--max-size", "100"], SOUND.as_bytes()).code);

    sparse("large.json", (2 << 30) + 1);
    assert_eq!(
        stopped(
            4,
            "error: large.json is larger than 2 GB. If it is right, allow more with --max-size.\n"
        ),
        place.run(&["convert", "large.json", "out.trf"])
    );
    let json = "{\"ronde\": 1, \"event\": {\"name\": \"A name\"}}";
    assert_eq!(4, place.feed(&["inspect", "-", "--max-size", "20"], json.as_bytes()).code);
    assert_eq!(0, place.feed(&["inspect", "-", "--max-size", "1k"], json.as_bytes()).code);
    assert!(!place.path("out.trf").exists());
}

#[test]
fn places_that_cannot_be_read() {
    let place = Place::new();
    std::fs::create_dir(place.path("folder")).unwrap();
    assert_eq!(
        stopped(5, "error: folder is a directory. Name one of the tournament files in it.\n"),
        place.run(&["inspect", "folder"])
    );
    assert_eq!(
        stopped(
            5,
            "error: there is no file gone.trf. Look at its spelling and at the directory you are \
             in.\n"
        ),
        place.run(&["convert", "gone.trf", "out.trf"])
    );
    assert_eq!(["folder"], place.files().as_slice());
}

#[test]
fn places_that_cannot_be_written() {
    let place = Place::with("open.trf", SOUND);
    std::fs::create_dir(place.path("folder.json")).unwrap();
    assert_eq!(
        stopped(5, "error: folder.json is a directory. Name a file in it to write to.\n"),
        place.run(&["convert", "open.trf", "folder.json"])
    );
    assert_eq!(
        stopped(
            5,
            "error: gone/out.json cannot be written: there is no such directory. Make it first, or \
             look at its spelling.\n"
        ),
        place.run(&["convert", "open.trf", "gone/out.json"])
    );
    place.put("kept.json", "mine");
    let mut permissions = place.path("kept.json").metadata().unwrap().permissions();
    permissions.set_readonly(true);
    std::fs::set_permissions(place.path("kept.json"), permissions).unwrap();
    assert_eq!(
        stopped(
            5,
            "error: kept.json may not be written by you, or is marked read-only. Choose another \
             place; what was there is unchanged.\n"
        ),
        place.run(&["convert", "open.trf", "kept.json"])
    );
    assert_eq!("mine", place.text("kept.json"));
    assert_eq!(["folder.json", "kept.json", "open.trf"], place.files().as_slice());
}

/// The superuser may do everything, so there is nothing to see then.
#[cfg(unix)]
#[test]
fn what_belongs_to_others() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::with("secret.trf", SOUND);
    place.put("open.trf", SOUND);
    std::fs::create_dir(place.path("closed")).unwrap();
    let lock = |name: &str, mode| {
        std::fs::set_permissions(place.path(name), PermissionsExt::from_mode(mode)).unwrap();
    };
    lock("secret.trf", 0o000);
    lock("closed", 0o555);
    if File::open(place.path("secret.trf")).is_ok() {
        eprintln!("SKIPPED: 1 test of permissions: the superuser may read and write everything");
        return;
    }
    assert_eq!(
        stopped(
            5,
            "error: secret.trf may not be read by you. Ask its owner, or copy it to where you may \
             read it.\n"
        ),
        place.run(&["inspect", "secret.trf"])
    );
    let ended = place.run(&["convert", "open.trf", "closed/out.json"]);
    assert_eq!(5, ended.code, "{}", ended.stderr);
    lock("closed", 0o755);
}

#[test]
fn mistakes_on_the_command_line() {
    let place = Place::with("open.trf", SOUND);
    let rows: [(&[&str], &str); 5] = [
        (&["inspekt", "open.trf"], "error: unrecognized subcommand 'inspekt'"),
        (&["inspect"], "error: the following required arguments were not provided:"),
        (
            &["convert", "open.trf", "x.trf", "--to", "docx"],
            "error: invalid value 'docx' for '--to <FORMAT>'",
        ),
        (&["inspect", "open.trf", "--max-size", "big"], "write a size such as 500MB or 2GB"),
        (&["inspect", "open.trf", "--loud"], "error: unexpected argument '--loud' found"),
    ];
    for (args, words) in rows {
        let ended = place.run(args);
        assert_eq!((3, ""), (ended.code, ended.stdout.as_str()), "{args:?}");
        assert!(ended.stderr.contains(words), "{args:?}: {}", ended.stderr);
    }
}

/// `ronde … | head` ends well, however much there was to say.
#[test]
fn a_reader_may_go_away() {
    let players: Vec<String> =
        (1..=20_000).map(|number| format!("{{\"number\": {number}}}")).collect();
    let place =
        Place::with("a.json", format!("{{\"ronde\": 1, \"players\": [{}]}}", players.join(",")));
    let mut command = place.command(&["convert", "a.json", "-", "--to", "json"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    let ended = Ended {
        code: output.status.code().unwrap_or(-1),
        stdout: String::new(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    };
    assert_eq!(silent(), ended);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_said() {
    let place = Place::with("open.trf", SOUND);
    let full = File::options().write(true).open("/dev/full").unwrap();
    let output = place.command(&["inspect", "open.trf"]).stdout(full).output().unwrap();
    assert_eq!(Some(5), output.status.code());
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.starts_with("error: standard output could not be written: "), "{said}");
}
