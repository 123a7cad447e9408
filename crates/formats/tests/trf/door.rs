//! What callers send beside the standard: rows of what is read, and how it is said.

use ronde_formats::problem::{ProblemKind, RulesProblem};
use ronde_formats::trf::{self, TrfReading};
use ronde_model::{Bye, PairingNumber, PointSystem, RoundNumber, Score};

/// The lines of players, each with its points and its rounds as `opponent colour result`.
fn file(header: &str, lines: &[(&str, &[&str])]) -> String {
    let mut text = header.to_owned();
    for (number, (points, rounds)) in (1..).zip(lines) {
        let name = format!("Player {number}");
        let gap = " ".repeat(27);
        text.extend([format!("001 {number:>4}      {name:<33} 1500{gap} {points:>4} {number:>4}")]);
        for round in *rounds {
            let mut parts = round.split(' ');
            let mut part = || parts.next().unwrap_or("");
            text.extend([format!("  {:>4} {} {}", part(), part(), part())]);
        }
        text.push('\n');
    }
    text
}

fn read(text: &str) -> TrfReading {
    trf::read(text.as_bytes()).unwrap()
}

fn codes(reading: &TrfReading) -> Vec<&'static str> {
    reading.problems.iter().map(ronde_formats::Problem::code).collect()
}

/// Two rounds of nine players: wins, draws, losses, a forfeit, a bye; points by the values given
/// for a win, a draw, a loss and the bye.
fn played([win, draw, loss, bye]: [i32; 4]) -> String {
    let points = |tenths: i32| Score::from_tenths(tenths).to_string();
    let rows: [(i32, &[&str]); 9] = [
        (win + draw, &["4 w 1", "5 b ="]),
        (draw + loss, &["5 b =", "3 w 0"]),
        (win + win, &["6 w +", "2 b 1"]),
        (loss + win, &["1 b 0", "7 w 1"]),
        (draw + draw, &["2 w =", "1 w ="]),
        (bye, &["3 b -", "0000 - U"]),
        (bye + loss, &["0000 - U", "4 b 0"]),
        (draw + win, &["9 w =", "9 b 1"]),
        (draw + loss, &["8 b =", "8 w 0"]),
    ];
    let stated: Vec<String> = rows.iter().map(|(tenths, _)| points(*tenths)).collect();
    let lines: Vec<(&str, &[&str])> =
        stated.iter().zip(rows).map(|(points, (_, rounds))| (points.as_str(), rounds)).collect();
    file("XXR 5\n", &lines)
}

#[test]
fn the_point_system_that_explains_everybody_is_taken_and_said() {
    let with_bye = |system: PointSystem, tenths| PointSystem {
        pairing_bye: Score::from_tenths(tenths),
        ..system
    };
    let usual = PointSystem::STANDARD;
    let three = PointSystem::of(30, 10, 0);
    for (values, expected) in [
        ([10, 5, 0, 10], usual),
        ([30, 10, 0, 30], three),
        ([20, 10, 0, 20], PointSystem::of(20, 10, 0)),
        ([30, 10, 0, 10], with_bye(three, 10)),
        ([10, 5, 0, 5], with_bye(usual, 5)),
        // Solved from the equations.
        ([30, 20, 10, 30], PointSystem::of(30, 20, 10)),
        ([20, 10, 0, 15], with_bye(PointSystem::of(20, 10, 0), 15)),
    ] {
        let reading = read(&played(values));
        assert_eq!(expected, reading.snapshot.rules.points, "{values:?}");
        let told: Vec<&ProblemKind> = reading.problems.iter().map(|it| &it.kind).collect();
        if expected == usual {
            assert!(told.is_empty(), "{values:?}: {told:?}");
        } else {
            let taken = ProblemKind::Rules(RulesProblem::PointsTaken { points: expected });
            assert_eq!(vec![&taken], told, "{values:?}");
            assert!(reading.problems[0].tells_how_it_was_read());
        }
    }
}

#[test]
fn points_that_no_system_or_several_explain_leave_it_open() {
    // One number is wrong, and the usual system explains all others: it is the number that is
    // wrong.
    let slip = played([10, 5, 0, 10]).replacen(" 1.5 ", " 9.5 ", 1);
    let reading = read(&slip);
    assert_eq!(["points-differ"].as_slice(), codes(&reading));
    assert!(!reading.problems[0].leaves_points_unknown());
    assert_eq!(PointSystem::STANDARD, reading.snapshot.rules.points);
    // Nothing explains most of them: nobody knows what results are worth.
    let odd = read(&file("XXR 5\n", &[("7.0", &["2 w 1"]), ("3.5", &["1 b 0"])]));
    assert_eq!(["points-differ", "points-differ"].as_slice(), codes(&odd));
    assert!(odd.problems[0].leaves_points_unknown());
    // With the system declared it is the points that are wrong, not the system.
    let declared = read(&format!("162  W 1.0    D 0.5\n{slip}"));
    assert_eq!(["points-differ"].as_slice(), codes(&declared));
    assert!(!declared.problems[0].leaves_points_unknown());
    // Draws alone are worth a point in 2-1-0 and in 3-1-0.
    let drawn = file("XXR 5\n", &[("1.0", &["2 w ="]), ("1.0", &["1 b ="])]);
    let reading = read(&drawn);
    assert_eq!(["points-ambiguous"].as_slice(), codes(&reading));
    assert!(reading.problems[0].leaves_points_unknown());
    let systems = [20, 30].map(|win| PointSystem::of(win, 10, 0)).to_vec();
    let ambiguous = ProblemKind::Rules(RulesProblem::PointsAmbiguous { systems });
    assert_eq!(ambiguous, reading.problems[0].kind);
    // So few players confirm nothing: four unknowns could always be solved.
    let few = file("XXR 5\n", &[("7.0", &["2 w 1"]), ("2.0", &["1 b 0"])]);
    assert!(codes(&read(&few)).iter().all(|code| *code == "points-differ"));
    // Points of nobody but zeros are no system either.
    let zeros = file("XXR 5\n", &[("0.0", &["2 w 1"]), ("0.0", &["1 b 0"])]);
    assert!(read(&zeros).problems.iter().any(ronde_formats::Problem::leaves_points_unknown));
    // No points at all state nothing.
    let none = file("XXR 5\n", &[("", &["2 w 1"]), ("", &["1 b 0"])]);
    assert!(read(&none).problems.is_empty());
}

#[test]
fn which_rounds_were_held() {
    let game: [&[&str]; 3] = [&["2 w 1"], &["1 b 0"], &["0000 - U"]];
    let lines = |entries: [&'static str; 3]| -> String {
        let rounds: Vec<Vec<&str>> =
            game.iter().zip(entries).map(|(first, next)| [first[0], next].into()).collect();
        let points = ["1.0", "0.0", "1.0"];
        let lines: Vec<(&str, &[&str])> = points
            .iter()
            .zip(&rounds)
            .map(|(points, rounds)| (*points, rounds.as_slice()))
            .collect();
        file("XXR 5\n", &lines)
    };
    // (entries of round 2, rounds held, byes asked for, byes given)
    for (entries, held, asked, given) in [
        (["", "", ""], 1, 0, 0),
        (["0000 - H", "", ""], 1, 1, 0),
        (["", "0000 - U", ""], 1, 0, 1),
        (["", "0000 - +", ""], 1, 0, 1),
        (["0000 - H", "0000 - H", "0000 - H"], 2, 0, 0),
        (["0000 - Z", "0000 - U", "0000 - H"], 2, 0, 0),
        (["3 w", "", "1 b"], 2, 0, 0),
        // Zeros without a letter are an absence, unless every line has them.
        (["", "0000 -", ""], 1, 1, 0),
        (["0000 -", "0000 -", "0000 -"], 1, 0, 0),
    ] {
        let snapshot = read(&lines(entries)).snapshot;
        assert_eq!(held, snapshot.rounds.len(), "{entries:?}");
        assert_eq!(asked, snapshot.requests.len(), "{entries:?}");
        assert_eq!(given, snapshot.given_byes.len(), "{entries:?}");
    }
    let reading = read(&lines(["0000 - H", "0000 - U", ""]));
    assert_eq!(["bye-given-beforehand"].as_slice(), codes(&reading));
    let second = RoundNumber::new(2).unwrap();
    assert_eq!(
        (second, Bye::Half),
        (reading.snapshot.requests[0].round, reading.snapshot.requests[0].bye)
    );
    let given = reading.snapshot.given_byes[0];
    assert_eq!((second, PairingNumber::new(2)), (given.round, Some(given.who)));
    // Every form of the format keeps it.
    for flavour in [trf::Flavour::Trf16, trf::Flavour::TrfX, trf::Flavour::Bbp, trf::Flavour::Trf26]
    {
        let written = trf::write(&reading.snapshot, flavour, trf::WriteOptions::default()).text;
        let again = read(&written).snapshot;
        assert_eq!(reading.snapshot.given_byes, again.given_byes, "{flavour:?}\n{written}");
        assert_eq!(reading.snapshot.requests, again.requests, "{flavour:?}\n{written}");
    }
}

#[test]
fn utf_16_with_and_without_a_mark() {
    let text = played([10, 5, 0, 10]).replace("Player 2", "Plàyer 2");
    let expected = read(&text).snapshot;
    let wide =
        |bytes: fn(u16) -> [u8; 2]| -> Vec<u8> { text.encode_utf16().flat_map(bytes).collect() };
    for bytes in [wide(u16::to_le_bytes), wide(u16::to_be_bytes)] {
        let reading = trf::read(&bytes).unwrap();
        assert_eq!(trf::Encoding::Utf16, reading.encoding);
        assert_eq!(expected, reading.snapshot);
        assert_eq!(ronde_formats::Kind::Trf, ronde_formats::kind(&bytes));
    }
    assert!(trf::read(b"0\x00\x00\x00junk").is_err(), "a zero byte does not make text wide");
}

/// What an engine needs to pair the next round.
const NEEDS: [&str; 8] = [
    "rounds",
    "initial colour",
    "points",
    "point of the bye",
    "system",
    "announced bye",
    "virtual points",
    "forbidden pair",
];

/// The record of each dialect that says it.
const DIALECTS: [(trf::Flavour, [&str; 8]); 3] = [
    (
        trf::Flavour::Trf26,
        [
            "142 5",
            "152 B",
            "162  W 3.0    D 1.0",
            "P 1.0",
            "192 FIDE_DUTCH_2026",
            "240 H   2    3",
            "250       3.0   1   2    1    2",
            "260   1 999    1    3",
        ],
    ),
    (
        trf::Flavour::Bbp,
        [
            "XXR 5",
            "XXC black1",
            "BBW  3.0",
            "BBU  1.0",
            "192 FIDE_DUTCH\n",
            "0000 - H\n",
            "XXA    1  3.0  3.0",
            "XXP 1 3",
        ],
    ),
    (
        // JaVaFo has the Dutch system alone, and no record that names it.
        trf::Flavour::TrfX,
        [
            "XXR 5",
            "XXC black1",
            "XXS W=3.0 D=1.0",
            "",
            "",
            "0000 - H\n",
            "XXA    1  3.0  3.0",
            "XXP 1 3",
        ],
    ),
];

/// What an engine needs to pair the next round, and the record of each dialect that says it.
#[test]
fn each_dialect_declares_what_an_old_engine_needs() {
    let text = "\
012 Door
042 2026/05/01
052 2026/05/09
142 5
152 B
162  W 3.0    D 1.0    P 1.0
192 FIDE_DUTCH_2026
240 H   2    3
250       3.0   1   2    1    2
260   1 999    1    3
";
    let lines: &[(&str, &[&str])] =
        &[("3.0", &["3 w 1"]), ("0.0", &["4 b 0"]), ("0.0", &["1 b 0"]), ("3.0", &["2 w 1"])];
    let snapshot = read(&file(text, lines)).snapshot;
    for (flavour, records) in DIALECTS {
        let written = trf::write(&snapshot, flavour, trf::WriteOptions::default()).text;
        for (need, record) in NEEDS.iter().zip(records) {
            assert!(written.contains(record), "{flavour:?}, {need}: {record}\n{written}");
        }
        let again = read(&written).snapshot;
        assert_eq!(snapshot.rules.points, again.rules.points, "{flavour:?}");
        assert_eq!(snapshot.requests, again.requests, "{flavour:?}");
        assert_eq!(snapshot.prohibitions[0].members, again.prohibitions[0].members);
    }
}

/// bbpPairings 6.0.0 knows `FIDE_DUTCH` and the name of the draft, not `FIDE_DUTCH_2026`.
#[test]
fn the_code_for_bbp_pairings_means_the_same_edition() {
    for (code, day, expected) in [
        ("FIDE_DUTCH_2026", "2026/05/01", "192 FIDE_DUTCH\n"),
        ("FIDE_DUTCH_2026", "", "192 FIDE_DUTCH\n"),
        ("fide_dutch_2026_BAKU", "2026/02/01", "192 FIDE_DUTCH_BAKU\n"),
        // By these dates FIDE_DUTCH would be the edition of 2017.
        ("FIDE_DUTCH_2026", "2026/01/31", "192 FIDE_DUTCH_2025\n"),
        ("FIDE_DUTCH_2017", "2020/01/01", "192 FIDE_DUTCH_2017\n"),
        ("FIDE_DUBOV", "2026/05/01", "192 FIDE_DUBOV\n"),
    ] {
        let header = format!("012 Door\n052 {day}\n192 {code}\nXXR 5\n");
        let snapshot = read(&file(&header, &[("0.0", &[]), ("0.0", &[])])).snapshot;
        let written = trf::write(&snapshot, trf::Flavour::Bbp, trf::WriteOptions::default()).text;
        assert!(written.contains(expected), "{code}, {day}: {written}");
    }
}
