//! Files of other programs: what is read, what is said about the rest, and what bad input gets.

mod made;

use std::fmt::Write as _;

use made::tunx::{BYE, NOBODY, Tunx};
use made::{PGN, TDF, VEG, jet, papi as made_papi};
use ronde_formats::trf::{self, Flavour, WriteOptions};
use ronde_formats::{
    Content, Foreign, Kind, Mismatch, NotArchive, NotForeign, NotOpened, NotRead, Opened,
    OtherVersion, Severity, kind, lists, open, papi, pgn, tunx, vega,
};
use ronde_model::Snapshot;

/// A round in a line: `1-4 1-0, 5-2 1/2-1/2; 3 bye`.
fn rounds(snapshot: &Snapshot) -> Vec<String> {
    let mut found: Vec<String> = vec![String::new(); snapshot.rounds.len()];
    for row in lists::results(snapshot).into_iter().skip(1) {
        let line = &mut found[row[0].parse::<usize>().unwrap() - 1];
        let gap = if line.is_empty() { "" } else { ", " };
        let who = if row[6].is_empty() { row[2].clone() } else { format!("{}-{}", row[2], row[6]) };
        let _ = write!(line, "{gap}{who} {}", row[4]);
    }
    found
}

fn codes(read: &Foreign, severity: Severity) -> Vec<&'static str> {
    let of = read.problems.iter().filter(|problem| problem.severity() == severity);
    of.map(ronde_formats::Problem::code).collect()
}

/// What a report file holds comes back from it.
#[track_caller]
fn survives_trf(snapshot: &Snapshot) {
    let written = trf::write(snapshot, Flavour::Trf26, WriteOptions::default());
    let again = trf::read(written.text.as_bytes()).unwrap();
    let errors = again.problems.iter().filter(|it| it.severity() == Severity::Error);
    assert_eq!(0, errors.count(), "{:?}", again.problems);
    let sorted = |snapshot: &Snapshot| {
        // No report file has the order of boards.
        let mut all = lists::results(snapshot);
        for row in &mut all {
            row[1].clear();
        }
        all.sort();
        all
    };
    assert_eq!(sorted(snapshot), sorted(&again.snapshot));
    assert_eq!(snapshot.players, again.snapshot.players);
    assert_eq!(snapshot.requests, again.snapshot.requests);
    assert_eq!(snapshot.rules, again.snapshot.rules);
    assert_eq!(snapshot.event.end, again.snapshot.event.end);
    assert_eq!(snapshot.event.round_dates, again.snapshot.event.round_dates);
}

#[test]
fn swiss_manager() {
    let read = tunx::read(&Tunx::usual().write()).unwrap();
    let snapshot = &read.snapshot;
    let event = &snapshot.event;
    assert_eq!(
        ["Vogel Open", "Rondeville", "SUI", "90 min + 30 s", "Gimpel, Gustav"],
        [&*event.name, &event.city, &event.federation, &event.time_control, &event.chief_arbiter]
    );
    assert_eq!("Eisvogel, Erna", event.director);
    assert_eq!(["Habicht, Heidi", "Ibis, Igor"], event.deputies.as_slice());
    assert_eq!(Some("2026/05/03"), event.end.as_ref().map(ToString::to_string).as_deref());
    assert_eq!(3, event.round_dates.len());
    assert_eq!(Some(3), snapshot.rules.declared_rounds);
    let first = &snapshot.players[0];
    assert_eq!(
        ("Amsel, Anna", Some(2100), "99900001"),
        (&*first.name, first.rating, &*first.fide_id)
    );
    assert_eq!(Some("1990/03/12"), first.birth.as_ref().map(ToString::to_string).as_deref());
    assert_eq!(None, snapshot.players[5].rating);
    assert_eq!(Some(1200), snapshot.national[1].rating);
    assert_eq!(("Bird club", "4711"), (&*snapshot.national[0].origin, &*snapshot.national[0].id));
    assert_eq!(
        ["1-4 1-0, 5-2 1/2-1/2, 3 bye, 6 1/2 (bye asked for)", "2-1 0-1, 3-5 --+, 4-6 *"],
        rounds(snapshot).as_slice()
    );
    assert_eq!(1, snapshot.requests.len(), "away in round 3");
    assert_eq!(["own-words"], codes(&read, Severity::Warning).as_slice(), "tie-breaks");
    assert_eq!(0, read.count(Severity::Error));
    assert_eq!(1, read.not_understood, "the byte of the header");
    survives_trf(snapshot);
}

#[test]
fn swiss_manager_with_gaps() {
    let usual = Tunx::usual();
    let whole = usual.write();
    check_tunx(&Tunx { kind: 1, ..usual.clone() }.write(), &[], 1);
    check_tunx(&Tunx { kind: 9, ..usual.clone() }.write(), &["unknown-code"], 1);
    // A code of a result, and one of a bye, that nobody knows.
    let mut odd = usual.clone();
    odd.boards[1] = vec![(2, 1, 17), (3, 5, 1), (4, 6, 6)];
    odd.boards[0][3] = (6, NOBODY, 8);
    check_tunx(&odd.write(), &["unknown-code", "unknown-code"], 1);
    // Somebody at two boards, somebody at none, and somebody who does not exist.
    odd.boards[0] = vec![(1, 4, 1), (4, 2, 1), (9, BYE, 9), (3, NOBODY, 3), (5, 6, 1)];
    odd.boards[1] = usual.boards[1].clone();
    check_tunx(&odd.write(), &["damaged", "damaged", "damaged"], 1);
    // A part that nobody knows is counted; one of forbidden pairs is read.
    let stranger = Some((0xC6, vec![1, 0, 2, 0]));
    check_tunx(&Tunx { stranger, ..usual.clone() }.write(), &[], 3);
    let stranger = Some((0xC5, vec![1, 0, 2, 0, 9, 0, 1, 0]));
    let read = tunx::read(&Tunx { stranger, ..usual.clone() }.write()).unwrap();
    assert_eq!((1, 5), (read.snapshot.prohibitions.len(), read.not_understood));
    // The bytes of a mark inside a name are no mark.
    let at = whole.windows(4).position(|four| four == [0xB3, 0xFF, 0x89, 0x44]).unwrap();
    check_tunx(&whole[..at + 4 + 21], &["cut-off", "cut-off", "cut-off", "damaged", "damaged"], 1);
    check_tunx(&whole[..at - 200], &["cut-off", "cut-off", "cut-off", "cut-off", "damaged"], 1);
}

#[track_caller]
fn check_tunx(bytes: &[u8], errors: &[&str], not_understood: usize) {
    let read = tunx::read(bytes).unwrap();
    let mut found = codes(&read, Severity::Error);
    found.sort_unstable();
    assert_eq!(errors, found.as_slice(), "{:#?}", read.problems);
    assert!(read.not_understood >= not_understood, "{}", read.not_understood);
}

#[test]
fn papi_files() {
    let read = papi::read(&made_papi::usual()).unwrap();
    let snapshot = &read.snapshot;
    assert_eq!("Open des oiseaux", snapshot.event.name);
    assert!(snapshot.players.iter().all(|player| player.league == "IDF"));
    assert_eq!(Some("2026/05/03"), snapshot.event.end.as_ref().map(ToString::to_string).as_deref());
    assert_eq!(Some(3), snapshot.rules.declared_rounds);
    let names: Vec<&str> = snapshot.players.iter().map(|player| &*player.name).collect();
    assert_eq!(
        [
            "Amsel, Anna",
            "Buchfink, Bruno",
            "Červenka, Cyril",
            "Drossel, Dora",
            "Elster, Émile",
            "Fasan, Fritz"
        ],
        names.as_slice()
    );
    assert_eq!(Some(ronde_model::Title::Wim), snapshot.players[0].title);
    assert_eq!((None, Some(1200)), (snapshot.players[5].rating, snapshot.national[5].rating));
    assert_eq!((Some(2100), None), (snapshot.players[0].rating, snapshot.national[0].rating));
    assert_eq!("1990/03/12", snapshot.players[0].birth.as_ref().unwrap().to_string());
    assert_eq!(
        [
            "1-4 1-0, 2-5 1/2-1/2, 3 bye, 6 0 (absent)",
            "3-2 --+, 6-5 *, 1 1 (bye asked for), 4 1/2 (bye asked for)"
        ],
        rounds(snapshot).as_slice()
    );
    assert_eq!(1, snapshot.requests.len());
    assert_eq!(["own-words", "not-said"], codes(&read, Severity::Warning).as_slice());
    assert_eq!(0, read.count(Severity::Error), "{:#?}", read.problems);
    survives_trf(snapshot);
}

#[test]
fn papi_files_that_contradict_themselves() {
    let check = |change: &dyn Fn(&mut Vec<[made_papi::Entry; 3]>), errors: &[&str]| {
        let mut rounds = made_papi::rounds();
        change(&mut rounds);
        let read = papi::read(&made_papi::write(&made_papi::settings(), &rounds)).unwrap();
        assert_eq!(errors, codes(&read, Severity::Error).as_slice(), "{:#?}", read.problems);
    };
    check(&|rounds| rounds[5][0].2 = 2, &["results-disagree"]);
    check(&|rounds| rounds[5][0].2 = 9, &["unknown-code", "results-disagree"]);
    check(&|rounds| rounds[5][0].0 = "N", &["same-colour"]);
    check(&|rounds| rounds[5][0].1 = Some(99), &["unusable-row", "one-sided-game"]);
    check(&|rounds| rounds[5][0].1 = Some(7), &["plays-himself", "opponents-disagree"]);
    check(&|rounds| rounds[5][0] = ("F", None, 0), &["opponents-disagree"]);
}

#[test]
fn other_databases() {
    let whole = made_papi::usual();
    let with = |at: usize, byte: u8| {
        let mut bytes = whole.clone();
        bytes[at] = byte;
        bytes
    };
    let version = NotForeign::Version;
    for (bytes, expected) in [
        (with(0x14, 0), version(OtherVersion::AccessOlder)),
        (with(0x14, 3), version(OtherVersion::AccessNewer)),
        (with(2 * 4096, 0x77), version(OtherVersion::AccessEncrypted)),
        (jet::write(&[]), NotForeign::Other(Mismatch::PapiTables)),
        (whole[..5000].to_vec(), version(OtherVersion::AccessEncrypted)),
    ] {
        assert_eq!(expected, papi::read(&bytes).unwrap_err());
    }
    // A damaged page: what is left is offered, and the loss is named.
    let pages: Vec<usize> = (3..whole.len() / 4096).filter(|it| whole[it * 4096] == 1).collect();
    for page in pages {
        match papi::read(&with(page * 4096 + 4, 0xEE)) {
            Ok(read) => assert!(codes(&read, Severity::Error).contains(&"cut-off"), "{page}"),
            Err(why) => assert_eq!(NotForeign::Other(Mismatch::PapiTables), why, "{page}"),
        }
    }
}

#[test]
fn vega_files() {
    let read = vega::read(TDF.as_bytes()).unwrap();
    let snapshot = &read.snapshot;
    assert_eq!(0, read.problems.len(), "{:#?}", read.problems);
    assert_eq!(Some(3), snapshot.rules.declared_rounds);
    assert_eq!("2026/05/03", snapshot.event.end.as_ref().unwrap().to_string());
    assert_eq!(Some(ronde_model::Title::Fm), snapshot.players[0].title);
    assert_eq!(
        [Some(2080), Some(1300)],
        [snapshot.national[0].rating, snapshot.national[1].rating]
    );
    assert_eq!(
        ["1-2 1-0, 3 1/2 (bye asked for)", "3-1 1/2-1/2, 2 bye"],
        rounds(snapshot).as_slice()
    );
    survives_trf(snapshot);
    for (good, bad, code) in [
        ("2 w 1", "9 w 1", "no-such-opponent"),
        ("1 b 0", "1 b 1", "results-disagree"),
        ("| 1.5 |", "| 2.5 |", "unusable-row"),
        ("142 1.0 0.5", "142 many", "unusable-row"),
        ("162 3", "162 1", "rounds-beyond-declared"),
        ("2 w 1", "2 w x", "unusable-row"),
    ] {
        let read = vega::read(TDF.replacen(good, bad, 1).as_bytes()).unwrap();
        assert!(codes(&read, Severity::Error).contains(&code), "{bad}: {:#?}", read.problems);
    }
    let read = vega::read(VEG.as_bytes()).unwrap();
    assert_eq!((2, 0), (read.snapshot.players.len(), read.snapshot.rounds.len()));
    assert_eq!(["not-said"], codes(&read, Severity::Warning).as_slice());
    assert!(read.not_understood > 20);
}

#[test]
fn games() {
    let read = pgn::read(PGN.as_bytes()).unwrap();
    let snapshot = &read.snapshot;
    assert_eq!(4, snapshot.players.len(), "a FIDE number decides, whatever the name");
    assert_eq!(Some("Elster, \"Émile\""), snapshot.players.last().map(|player| &*player.name));
    assert_eq!(["1-3 1-0, 4-2 1/2-1/2", "2-1 *"], rounds(snapshot).as_slice());
    assert_eq!("2026/05/02", snapshot.event.end.as_ref().unwrap().to_string());
    assert_eq!(3, codes(&read, Severity::Warning).len(), "numbers, absences, games without moves");
    assert_eq!(0, read.count(Severity::Error));
    survives_trf(snapshot);
    for (good, bad, code) in [
        ("[Round \"1.2\"]", "[Round \"?\"]", "unusable-row"),
        ("[Result \"1-0\"]", "[Result \"won\"]", "unknown-code"),
        ("[Round \"2\"]", "[Round \"1\"]", "unusable-row"),
        ("[Event \"Vogel Open\"]\n[Date", "[Event \"Other\"]\n[Date", "unusable-row"),
    ] {
        let read = pgn::read(PGN.replacen(good, bad, 1).as_bytes()).unwrap();
        assert_eq!([code], codes(&read, Severity::Error).as_slice(), "{bad}");
    }
    // What is written is read again.
    let round = |number| pgn::round(snapshot, ronde_model::RoundNumber::new(number).unwrap());
    let again = pgn::read([round(1).unwrap(), round(2).unwrap()].join("\n").as_bytes()).unwrap();
    assert_eq!(rounds(snapshot), rounds(&again.snapshot));
}

/// Lichess writes TRF16 with blanks where it knows nothing.
#[test]
fn lichess() {
    let player = |number: u32, name: &str, rating: u16, points: &str, round: &str| {
        format!(
            "001 {number:>4}      {name:<33} {rating:>4}{:28}{points:>4} {number:>4}  {round}\n",
            ""
        )
    };
    let file = format!(
        "012 Birds of Lichess\n022 https://lichess.example/swiss/aBcD1234\n032 Lichess\n\
         042 2026/05/01\n052 2026/05/01\n062 2\n092 Individual: Swiss-System\n\
         102 bird_arbiter\n122 3+2\nXXR 3\n{}{}",
        player(1, "amsel_anna", 2100, "1.0", "   2 w 1"),
        player(2, "bruno", 2050, "0.0", "   1 b 0"),
    );
    assert_eq!(Kind::Trf, kind(file.as_bytes()));
    let Ok(Opened { content: Content::Tournament(read), .. }) = open(file.as_bytes(), "x.trf")
    else {
        panic!("a tournament")
    };
    let serious = read.problems.iter().filter(|it| it.severity() != Severity::Note);
    assert_eq!(0, serious.count(), "{:#?}", read.problems);
    assert_eq!(["1-2 1-0"], rounds(&read.snapshot).as_slice());
    assert_eq!(Some(3), read.snapshot.rules.declared_rounds);
}

#[test]
fn a_file_is_what_its_bytes_say() {
    let zip = made::zip(&[("a.txt", b"x")]);
    let book = made::zip(&[("xl/workbook.xml", b"<x/>")]);
    for (bytes, expected) in [
        (Tunx::usual().write(), Kind::SwissManager),
        (made_papi::usual(), Kind::Papi),
        (TDF.into(), Kind::Vega),
        (VEG.into(), Kind::Vega),
        (PGN.into(), Kind::Pgn),
        (zip, Kind::Zip),
        (book, Kind::Workbook),
        (b"012 Open\r001    1".to_vec(), Kind::Trf),
        (b"Name;Elo\n".to_vec(), Kind::Table),
        (b"{\"ronde\":1}".to_vec(), Kind::Json),
        (b"\x1f\x8b\x08".to_vec(), Kind::Event),
        (b"\xD0\xCF\x11\xE0\xA1".to_vec(), Kind::OldOffice),
        (b"MZ\0\0".to_vec(), Kind::Unknown),
    ] {
        assert_eq!(expected, kind(&bytes));
    }
    // Another program's extension is told, and changes nothing.
    let Ok(Opened { kind, content: Content::Tournament(read), .. }) =
        open(&Tunx::usual().write(), "event.papi")
    else {
        panic!("a tournament")
    };
    assert_eq!(Kind::SwissManager, kind);
    assert!(read.problems.iter().any(|problem| problem.code() == "other-name"));
}

#[test]
fn archives() {
    let (tunx, trf) = (Tunx::usual().write(), b"012 Open\n001    1      Amsel\n".to_vec());
    let opened =
        open(&made::zip(&[("read me.txt", b"Hello"), ("a/b.TUNX", &tunx)]), "x.zip").unwrap();
    assert_eq!((Kind::SwissManager, Some("a/b.TUNX")), (opened.kind, opened.member.as_deref()));
    // Games of rounds are one tournament.
    let (first, second) = PGN.split_at(PGN.rfind("[Event").unwrap());
    let games = made::zip(&[("1.pgn", first.as_bytes()), ("2.pgn", second.as_bytes())]);
    let Content::Tournament(read) = open(&games, "x.zip").unwrap().content else { panic!("games") };
    assert_eq!(2, read.snapshot.rounds.len());
    // A table is taken where there is nothing better.
    let table = made::zip(&[("players.csv", b"Name;Elo\nAmsel;2100\n"), ("x.txt", b"hello")]);
    assert_eq!(Kind::Table, open(&table, "x.zip").unwrap().kind);

    let nested = made::zip(&[("inner.zip", &made::zip(&[("a.trf", &trf)]))]);
    let mut locked = made::zip(&[("a.trf", &trf)]);
    for (mark, flag) in [(&b"PK\x03\x04"[..], 6), (b"PK\x01\x02", 8)] {
        let at = locked.windows(4).position(|four| four == mark).unwrap();
        locked[at + flag] |= 1;
    }
    let many: Vec<(String, Vec<u8>)> = (0..2001).map(|it| (format!("{it}.txt"), vec![])).collect();
    let many: Vec<(&str, &[u8])> = many.iter().map(|(name, it)| (&**name, &**it)).collect();
    let mut broken = made::zip(&[("a.trf", &trf)]);
    broken.truncate(40);
    let huge = made::zip(&[("a.trf", &vec![b' '; 129 << 20])]);
    for (bytes, expected) in [
        (nested, "archive-nested"),
        (locked, "archive-encrypted"),
        (made::zip(&many), "archive-too-many"),
        (broken, "archive-damaged"),
        (huge, "archive-too-full"),
        (made::zip(&[("x.txt", b"hello")]), "archive-nothing"),
        (made::zip(&[("a.trf", &trf), ("b.TUNX", &tunx)]), "archive-several"),
    ] {
        let why = match open(&bytes, "x.zip") {
            Err(NotOpened::Archive(why)) => why,
            other => panic!("{expected}: {other:?}"),
        };
        assert_eq!(expected, why.to_string());
        let both = ["a.trf", "b.TUNX"];
        assert!(!matches!(why, NotArchive::Several { members } if members != both));
    }
}

#[test]
fn what_is_not_read_is_told_apart() {
    for (bytes, name, expected) in [
        (&b"SW\0\0\x01"[..], "a.SWT", NotRead::SwissChess),
        (b"\x01\0\0\x02", "a.tun", NotRead::OldSwissManager),
        (b"MZ\0\0", "a.exe", NotRead::Other(Kind::Unknown)),
        (b"\xD0\xCF\x11\xE0\xA1\xB1", "a.xls", NotRead::OldOffice),
    ] {
        let why = open(bytes, name).unwrap_err();
        assert!(matches!(why, NotOpened::NotRead(it) if it == expected), "{name}: {why:?}");
    }
    assert!(matches!(open(b" \n", "a.trf"), Err(NotOpened::Empty)));
    let not = |result: Result<Foreign, NotForeign>| result.unwrap_err();
    let version = NotForeign::Version(OtherVersion::SwissManager);
    assert_eq!(version, not(tunx::read(&[0x93, 0xFF, 0x88, 0x44, 0])));
    let cut = Tunx::usual().write();
    for (read, expected) in [
        (tunx::read(b"PK"), Mismatch::Tunx),
        (tunx::read(&cut[..300]), Mismatch::TunxCut),
        (papi::read(b"012 Open"), Mismatch::PapiAccess),
        (vega::read(b"012 Open"), Mismatch::Vega),
        (pgn::read(b"1. e4 e5"), Mismatch::Pgn),
        (vega::read(b"Vega 9.1\nNew\n"), Mismatch::Veg),
    ] {
        assert_eq!(NotForeign::Other(expected), not(read));
    }
}

/// The file that the journey in the browser drops on the start page.
#[test]
fn the_file_for_the_browser_is_the_one_made_here() {
    let made = Tunx::usual().write();
    let kept = include_bytes!("../../../tests/browser/vogel-open.tunx");
    assert!(made == kept, "tests/browser/vogel-open.tunx is another");
}
