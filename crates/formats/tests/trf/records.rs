//! Every record code, in files that are written exactly as they were read.

use ronde_formats::trf::{self, Flavour, LineEnding, NotTrf, WriteOptions};
use ronde_formats::{Problem, Severity};
use ronde_model::Snapshot;

const EVERY_RECORD: &str = include_str!("../data/every-record.trf");
const EVERY_TEAM_RECORD: &str = include_str!("../data/every-team-record.trf");
const JAVAFO: &str = include_str!("../data/javafo.trf");
const BBP: &str = include_str!("../data/bbp.trf");
const TEAMS_OF_TRF16: &str = include_str!("../data/teams-of-trf16.trf");
const OPEN: &str = include_str!("../../../../examples/open-9-rounds.trf");

/// Texts in canonical form, the format they are in, and the codes of the problems they have.
const CANONICAL: [(&str, &str, Flavour, &[&str]); 6] = [
    ("every-record", EVERY_RECORD, Flavour::Trf26, &["unknown-record", "unknown-record"]),
    ("every-team-record", EVERY_TEAM_RECORD, Flavour::Trf26, &[]),
    ("javafo", JAVAFO, Flavour::TrfX, &[]),
    ("bbp", BBP, Flavour::Bbp, &[]),
    ("teams-of-trf16", TEAMS_OF_TRF16, Flavour::Trf16, &[]),
    ("open-9-rounds", OPEN, Flavour::Trf26, &[]),
];

#[test]
fn a_canonical_file_is_written_as_it_was_read() {
    for (name, text, flavour, problems) in CANONICAL {
        let reading = trf::read(text.as_bytes()).unwrap();
        let codes: Vec<&str> = reading.problems.iter().map(Problem::code).collect();
        assert_eq!(problems, codes, "{name}: {:#?}", reading.problems);
        assert_eq!(flavour, reading.flavour, "{name}");
        let written = trf::write(&reading.snapshot, flavour, WriteOptions::default());
        assert_eq!(written.losses, [], "{name}");
        assert_eq!(text, written.text, "{name}");
    }
}

#[test]
fn every_record_code_is_in_one_of_the_files() {
    let codes = [
        "001", "012", "013", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112",
        "122", "132", "142", "152", "162", "172", "182", "192", "202", "212", "222", "240", "250",
        "260", "299", "300", "310", "320", "330", "352", "362", "801", "802", "###", "XXR", "XXC",
        "XXS", "XXA", "XXP", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU", "HUN",
    ];
    for code in codes {
        let lines = CANONICAL.iter().flat_map(|(_, text, _, _)| text.lines());
        assert!(lines.into_iter().any(|line| line.starts_with(code)), "{code}");
    }
}

/// What is in the snapshot, looked at from outside once per record.
#[test]
fn records_become_what_they_say() {
    let reading = trf::read(EVERY_RECORD.as_bytes()).unwrap();
    let snapshot = &reading.snapshot;
    assert_eq!("Birch, Béla", snapshot.players[1].name);
    assert_eq!("Dél-Alföld", snapshot.players[1].league);
    assert_eq!("Director, Dora", snapshot.event.director);
    assert_eq!(Some(5), snapshot.rules.declared_rounds);
    assert_eq!(30, snapshot.rules.points.full_bye.tenths());
    assert_eq!(10, snapshot.rules.points.half_bye.tenths());
    assert_eq!(5, snapshot.rules.points.forfeit_loss.tenths());
    assert_eq!(20, snapshot.rules.points.pairing_bye.tenths());
    assert_eq!(3, snapshot.national.len());
    assert_eq!("whatever the federation likes", snapshot.national[2].rest.trim());
    assert_eq!(3, snapshot.rounds.len());
    assert_eq!(4, snapshot.requests.len());
    assert_eq!(2, snapshot.accelerations.len());
    assert_eq!(2, snapshot.prohibitions.len());
    assert_eq!(3, snapshot.abnormal.len());
    assert_eq!(6, snapshot.verbatim.len());
    assert_eq!("001    1", snapshot.verbatim[1].before);

    let reading = trf::read(EVERY_TEAM_RECORD.as_bytes()).unwrap();
    let snapshot = &reading.snapshot;
    assert_eq!(Some(19833), snapshot.teams[0].strength.map(ronde_model::Score::tenths));
    assert!(snapshot.requests[0].who.player().is_none(), "a bye of a team");
    assert_eq!(2, snapshot.line_ups.len());
    assert_eq!([None], snapshot.line_ups[1].boards[1..]);
    assert_eq!(
        3,
        snapshot.team_rows[2].rounds.iter().filter(|round| is_bye_or_match(**round)).count()
    );
    assert_eq!(30, snapshot.rules.team_points.unwrap().win.tenths());
}

fn is_bye_or_match(round: ronde_model::team::TeamRound) -> bool {
    use ronde_model::team::TeamRound::{Bye, Match};
    matches!(round, Match { .. } | Bye { bye: ronde_model::Bye::Full, .. })
}

#[test]
fn line_ends_and_encodings() {
    let plain = trf::read(EVERY_RECORD.as_bytes()).unwrap();
    for ending in [LineEnding::Lf, LineEnding::Cr, LineEnding::CrLf] {
        let options = WriteOptions { line_ending: ending };
        let written = trf::write(&plain.snapshot, Flavour::Trf26, options);
        let again = trf::read(written.text.as_bytes()).unwrap();
        assert_eq!(ending, again.line_ending);
        assert!(plain.snapshot == again.snapshot, "{ending:?}");
    }
    let marked = [b"\xEF\xBB\xBF", EVERY_RECORD.as_bytes()].concat();
    assert_eq!(plain.snapshot, trf::read(&marked).unwrap().snapshot);
    let wide: Vec<u8> = std::iter::once(0xFEFF)
        .chain(EVERY_RECORD.encode_utf16())
        .flat_map(u16::to_le_bytes)
        .collect();
    let reading = trf::read(&wide).unwrap();
    assert_eq!((trf::Encoding::Utf16, &plain.snapshot), (reading.encoding, &reading.snapshot));
}

/// `Élise` and `Béla` in Windows-1252; the others of the file have characters it does not have.
#[test]
fn windows_1252_is_a_note() {
    let narrow: Vec<u8> =
        EVERY_RECORD.chars().map(|character| u8::try_from(character).unwrap_or(b'?')).collect();
    let reading = trf::read(&narrow).unwrap();
    assert_eq!(trf::Encoding::Windows1252, reading.encoding);
    assert_eq!("Elder, Élise", reading.snapshot.players[4].name);
    let note = reading.problems.iter().find(|problem| problem.code() == "not-utf8").unwrap();
    assert_eq!((Severity::Note, 30, 23), (note.severity(), note.line, note.column));
}

#[test]
fn what_is_no_trf_at_all() {
    assert_eq!(Some(NotTrf::Empty), trf::read(b"").err());
    assert_eq!(Some(NotTrf::Empty), trf::read(b" \r\n\n").err());
    assert_eq!(Some(NotTrf::Binary { position: 4 }), trf::read(b"001\0").err());
    assert!(matches!(trf::read(b"{\"a\": \
            1}\n"), Err(NotTrf::NoRecord { first_line }) if first_line == "{\"a\": 1}"));
    let large = vec![b' '; trf::MAX_BYTES + 1];
    assert!(matches!(trf::read(&large), Err(NotTrf::TooLarge { .. })));
}

#[test]
fn a_caret_can_be_put_under_the_column() {
    let bytes = b"012 Name\r\nXXR\tnine\r\n";
    let reading = trf::read(bytes).unwrap();
    let problem =
        reading.problems.iter().find(|problem| problem.code() == "unreadable-rounds").unwrap();
    let line = trf::source_line(bytes, problem.line).unwrap();
    let marked: String = line.chars().skip(problem.column - 1).take(problem.width).collect();
    assert_eq!("nine", marked);
}

/// What each format cannot hold is said, once for each kind of thing.
#[test]
fn losses_are_said() {
    let reading = trf::read(EVERY_RECORD.as_bytes()).unwrap();
    for (flavour, expected) in [
        (Flavour::Trf26, 0),
        (Flavour::Bbp, 4),
        (Flavour::TrfX, 6),
        (Flavour::Trf16, 10),
        (Flavour::Trf06, 13),
    ] {
        let written = trf::write(&reading.snapshot, flavour, WriteOptions::default());
        let sentences: Vec<String> = written.losses.iter().map(ToString::to_string).collect();
        assert_eq!(expected, sentences.len(), "{flavour:?}: {sentences:#?}");
    }
}

/// `XXZ` names those absent in the next round; it is written in the columns of that round.
#[test]
fn absences_of_the_next_round_move_into_their_columns() {
    let text = format!("{JAVAFO}XXZ 1 4\n");
    let reading = trf::read(text.as_bytes()).unwrap();
    assert_eq!(reading.problems, []);
    assert_eq!(4, reading.snapshot.requests.len());
    let written = trf::write(&reading.snapshot, Flavour::TrfX, WriteOptions::default());
    assert!(written.text.contains("   4 w 1  0000 - Z"), "{}", written.text);
    let again = trf::read(written.text.as_bytes()).unwrap();
    assert_eq!(4, again.snapshot.requests.len());
}

/// Floats that were recorded when a round was paired (dutch-1992:A4, BAF 78) have no record in any
/// TRF: they come back from a comment of ours.
#[test]
fn recorded_floats_come_back_from_a_comment() {
    let mut parts = trf::read(OPEN.as_bytes()).unwrap().snapshot.into_parts();
    let number = ronde_model::PairingNumber::new(1).unwrap();
    let round = ronde_model::RoundNumber::FIRST;
    parts.recorded_floats =
        vec![ronde_model::RoundFloats { round, up: vec![], down: vec![number] }];
    let snapshot = ronde_model::Snapshot::new(parts).unwrap();
    for flavour in [Flavour::Trf16, Flavour::TrfX, Flavour::Bbp] {
        let written = trf::write(&snapshot, flavour, WriteOptions::default());
        let again = trf::read(written.text.as_bytes()).unwrap().snapshot;
        assert_eq!(snapshot.recorded_floats, again.recorded_floats, "{flavour:?}");
    }
    let written = trf::write(&snapshot, Flavour::Trf26, WriteOptions::default());
    assert!(written.text.contains("\n### ronde floats 1 down 1\n"), "{}", written.text);
    assert_eq!(written.losses, []);
    let again = trf::read(written.text.as_bytes()).unwrap();
    assert_eq!(again.problems, []);
    assert_eq!(snapshot.recorded_floats, again.snapshot.recorded_floats);
    assert_eq!(snapshot.verbatim, again.snapshot.verbatim);
    let twice = trf::write(&again.snapshot, Flavour::Trf26, WriteOptions::default());
    assert_eq!(written.text, twice.text);
}

/// A comment that looks like ours and names nobody of the file stays a comment.
#[test]
fn floats_of_somebody_else_stay_a_comment() {
    for odd in ["### ronde floats 1 up 4711", "### ronde floats 77", "### ronde floats soon"] {
        let reading = trf::read(format!("{OPEN}{odd}\n").as_bytes()).unwrap();
        assert_eq!(reading.snapshot.recorded_floats, [], "{odd}");
        assert!(reading.snapshot.verbatim.iter().any(|line| line.text == odd), "{odd}");
    }
}

/// Codes of ours for the old books and for the accelerated Swiss of ssb-course, beside those of
/// ETT26.
#[test]
fn codes_of_the_type_of_tournament() {
    for (code, known) in [
        ("FIDE_DUTCH_2026", true),
        ("FIDE_DUTCH_2026_BAKU", true),
        ("FIDE_DUTCH_2026_SSA", true),
        ("CUSTOM_ORIGINAL", true),
        ("CUSTOM_DUTCH_1992_SSA_HALVES", true),
        ("CUSTOM_DUBOV_1997_SSA_KEPT", true),
        ("CUSTOM_DUTCH_1993", false),
        ("FIDE_DUTCH_2026_SSA_NEVER", false),
    ] {
        let text = OPEN.replace("192 FIDE_DUTCH_2026", &format!("192 {code}"));
        assert!(text.contains(code), "the example has a record 192");
        let reading = trf::read(text.as_bytes()).unwrap();
        assert_eq!(known, reading.problems.is_empty(), "{code}: {:?}", reading.problems);
    }
}

/// What no record has a place for is taken from a comment once, of somebody who is there; other
/// comments stay as they are.
#[test]
fn comments_of_our_own_are_taken_once() {
    let text = "012 Open\n### ronde director One\n### ronde director Two\n### ronde league 1 Vaud\n\
        ### ronde league 9 Nobody\n### ronde league x\n001    1      Weber, Urs\n";
    let reading = trf::read(text.as_bytes()).unwrap();
    let snapshot = &reading.snapshot;
    assert_eq!(("One", "Vaud"), (&*snapshot.event.director, &*snapshot.players[0].league));
    let kept: Vec<&str> = snapshot.verbatim.iter().map(|line| &*line.text).collect();
    assert_eq!(
        ["### ronde director Two", "### ronde league 9 Nobody", "### ronde league x"].as_slice(),
        kept
    );
}

/// The column of ratings is for those of lists, so an estimate is a comment of ours; what cannot be
/// one stays a comment.
#[test]
fn an_estimate_is_a_comment_that_comes_back() {
    let row = |number: u32, name: &str| format!("001 {number:>4}      {name:<33}\n");
    let told = [
        "### ronde estimate 1 1880 INGO 120",
        "### ronde estimate 2 1750",
        "### ronde estimate 2 1700 a second one",
        "### ronde estimate 9 1750 nobody",
        "### ronde estimate 2 many",
        "### ronde estimate",
        "### of mine",
    ];
    let text = format!("012 Club\n{}{}{}\n", row(1, "A, B"), row(2, "C, D"), told.join("\n"));
    let reading = trf::read(text.as_bytes()).unwrap();
    assert!(reading.problems.is_empty(), "{:?}", reading.problems);
    let estimates = |snapshot: &Snapshot| -> Vec<(u16, String)> {
        let known = snapshot.players.iter().filter_map(|player| player.estimate.clone());
        known.map(|it| (it.rating, it.source)).collect()
    };
    let expected = vec![(1880, "INGO 120".to_owned()), (1750, String::new())];
    assert_eq!(expected, estimates(&reading.snapshot));
    let written = trf::write(&reading.snapshot, Flavour::Trf16, WriteOptions::default());
    assert_eq!(0, written.losses.len());
    let lines: Vec<&str> = written.text.lines().collect();
    assert_eq!(told[0], lines[2], "{}", written.text);
    assert_eq!(told[1], lines[4], "{}", written.text);
    for kept in &told[2..] {
        assert!(written.text.lines().any(|line| line.ends_with(kept)), "{kept}: {}", written.text);
    }
    let again = trf::read(written.text.as_bytes()).unwrap().snapshot;
    assert_eq!(expected, estimates(&again));
    assert_eq!(written.text, trf::write(&again, Flavour::Trf16, WriteOptions::default()).text);
}
