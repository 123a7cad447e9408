//! Files of other programs, through every command.

#[path = "../../../formats/tests/made/mod.rs"]
mod made;

use crate::{Place, SOUND};
use made::tunx::Tunx;

/// The line of `inspect` about the file, and its exit code.
#[track_caller]
fn check_file(name: &str, bytes: &[u8], expected: &str) {
    let place = Place::with(name, bytes);
    let ended = place.run(&["inspect", name]);
    assert_eq!(0, ended.code, "{}", ended.stderr);
    let line = ended.stdout.lines().find(|line| line.trim_start().starts_with("File"));
    let line = line.unwrap_or_default().trim_start().trim_start_matches("File").trim();
    assert_eq!(expected, line, "{}", ended.stdout);
}

#[test]
fn every_program_is_known_by_its_bytes() {
    let tunx = Tunx::usual().write();
    check_file(
        "a.TUNX",
        &tunx,
        "a.TUNX: a file of Swiss-Manager (TUNX); 1 bytes of it are not understood",
    );
    check_file(
        "a.bin",
        &tunx,
        "a.bin: a file of Swiss-Manager (TUNX); 1 bytes of it are not understood",
    );
    check_file("a.papi", &made::papi::usual(), "a.papi: a file of Papi");
    check_file("a.tdf", made::TDF.as_bytes(), "a.tdf: a file of Vega");
    check_file("a.pgn", made::PGN.as_bytes(), "a.pgn: games in PGN");
    let zip = made::zip(&[("x/a.tdf", made::TDF.as_bytes())]);
    check_file("a.zip", &zip, "a.zip, x/a.tdf in it: a file of Vega");
    let table = "Starting list\n\nNo.;Name;RtgI;FED\n1;Amsel, Anna;2100;SUI\n2;Buchfink;;SUI\n";
    check_file("a.csv", table.as_bytes(), "a.csv: a text or table");
}

#[test]
fn another_program_is_left_for_a_report_file() {
    let place = Place::with("a.TUNX", Tunx::usual().write());
    let ended = place.run(&["convert", "a.TUNX", "a.trf"]);
    assert_eq!(0, ended.code, "{}", ended.stderr);
    assert!(ended.stderr.contains("the list of tie-breaks is set to '84, 11'"), "{}", ended.stderr);
    let trf = place.text("a.trf");
    for line in ["012 Vogel Open", "142 3", "102 Gimpel, Gustav", "240 Z   3    6"] {
        assert!(trf.lines().any(|it| it.trim_end() == line), "{line}\n{trf}");
    }
    // Rounds, ranks and the next pairing are computed from either in the same way.
    for command in ["check", "standings"] {
        let run = |file: &str| {
            let text = place.run(&[command, file]).stdout.replace(file, "FILE");
            text.lines().filter(|line| !line.ends_with(" s)")).collect::<Vec<_>>().join("\n")
        };
        assert_eq!(run("a.TUNX"), run("a.trf"), "{command}");
    }
}

#[test]
fn errors_of_a_file_bar_the_pairing() {
    let mut odd = Tunx::usual();
    odd.boards[1][2].2 = 17;
    let place = Place::with("a.TUNX", odd.write());
    let ended = place.run(&["pair", "a.TUNX"]);
    assert_eq!(3, ended.code);
    assert!(ended.stderr.contains("has the code 17, which is not known"), "{}", ended.stderr);
    assert_eq!(3, place.run(&["inspect", "a.TUNX", "--strict"]).code);
}

#[test]
fn an_event_keeps_the_file() {
    let place = Place::with("a.papi", made::papi::usual());
    let ended = place.run(&["import", "a.papi"]);
    assert_eq!(0, ended.code, "{}", ended.stderr);
    assert!(ended.stdout.starts_with("a.ronde: 6 players, 2 rounds\n"), "{}", ended.stdout);
    assert!(ended.stdout.contains("the numbers in the starting list"), "{}", ended.stdout);
    assert_eq!(0, place.run(&["verify", "a.ronde"]).code);
}

#[test]
fn lists_for_others_come_back() {
    let place = Place::with("open.trf", SOUND);
    for name in ["players.csv", "players.xlsx"] {
        assert_eq!(0, place.run(&["convert", "open.trf", name]).code);
        let ended = place.run(&["convert", name, "again.trf"]);
        assert_eq!(0, ended.code, "{}", ended.stderr);
        let again = place.text("again.trf");
        assert!(
            again.contains("001    1 w IM Keller, Anna                      2312 SUI"),
            "{again}"
        );
        assert!(again.contains("99900001 1987/00/00"), "{again}");
    }
    let csv = place.text("players.csv");
    assert!(
        csv.starts_with(
            "No,ID_No,Name,Title,Sex,Fed,ClubName,Birthday,Rtg_Nat,Fide_No,Rtg_Int\r\n"
        )
    );
    assert_eq!(0, place.run(&["convert", "open.trf", "all.csv", "--to", "results"]).code);
    assert_eq!(
        "Round,Board,WhiteNo,White,Result,Black,BlackNo\r\n1,1,1,\"Keller, Anna\",1-0,\"Weber, \
         Urs\",3\r\n\
         1,,2,\"Rossi, Paolo\",bye,,\r\n",
        place.text("all.csv")
    );
    assert_eq!(0, place.run(&["convert", "open.trf", "games.pgn"]).code);
    assert!(place.text("games.pgn").contains("[Round \"1.1\"]"));
}

#[test]
fn what_bad_files_get() {
    let tunx = Tunx::usual().write();
    let inner = made::zip(&[("a.trf", SOUND.as_bytes())]);
    let mut access = made::papi::usual();
    access[0x14] = 0;
    let rows: [(&str, Vec<u8>, i32, &str); 8] = [
        ("cut.TUNX", tunx[..400].to_vec(), 3, "it ends before the configuration"),
        ("old.papi", access, 3, "Access 97 or older, which Ronde does not read; open it in Papi 3"),
        (
            "two.zip",
            made::zip(&[("in.zip", &inner)]),
            3,
            "in.zip in the archive is an archive itself",
        ),
        ("none.zip", made::zip(&[("a.txt", b"hello")]), 3, "there is no tournament"),
        ("large.zip", made::zip(&[("a.trf", &vec![b' '; 129 << 20])]), 4, "unpacks to more than"),
        ("book.xlsx", made::zip(&[("xl/workbook.xml", b"<x")]), 3, "could not be read"),
        ("a.swt", b"\x01\0\0".to_vec(), 3, "export a TRF from Swiss-Chess"),
        ("e.ronde", b"\x1f\x8b\x08".to_vec(), 3, "is an event of Ronde"),
    ];
    let place = Place::new();
    for (name, bytes, code, words) in rows {
        place.put(name, bytes);
        let ended = place.run(&["inspect", name]);
        assert_eq!(code, ended.code, "{name}: {}", ended.stderr);
        assert!(ended.stderr.contains(words), "{name}: {}", ended.stderr);
        assert!(ended.stderr.starts_with(&format!("error: {name}")), "{}", ended.stderr);
    }
    // What somebody says a file is, it must be.
    place.put("a.trf", SOUND);
    for from in ["tunx", "papi", "vega", "pgn"] {
        assert_eq!(3, place.run(&["inspect", "a.trf", "--from", from]).code, "{from}");
    }
}
