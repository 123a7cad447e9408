//! The JSON form: nothing is lost, everything wrong is refused with its place, the schema agrees.

use std::io::Cursor;

use proptest::prelude::*;
use ronde_formats::json::{self, JsonFault, Misfit, Spot};
use ronde_model::snapshot::Place;
use ronde_model::{Inconsistency, PairingNumber, Participant, Parts, Snapshot, TeamNumber};

#[path = "json/sample.rs"]
mod sample;
#[path = "json/schema.rs"]
mod schema;

const NO_LIMIT: u64 = u64::MAX;

fn written(snapshot: &Snapshot) -> String {
    let mut bytes = Vec::new();
    json::write(snapshot, &mut bytes).unwrap();
    String::from_utf8(bytes).unwrap()
}

fn read(text: &str) -> Result<Snapshot, JsonFault> {
    let mut read = json::read(text.as_bytes(), NO_LIMIT).map(|reading| reading.snapshot);
    if let Err(fault) = &mut read {
        let text = text.to_owned();
        fault.locate(|| Ok(Box::new(Cursor::new(text.clone()))));
    }
    read
}

#[test]
fn nothing_is_lost() {
    for snapshot in [Snapshot::default(), sample::individual(), sample::team()] {
        let text = written(&snapshot);
        assert_eq!(snapshot, read(&text).unwrap(), "{text}");
        assert_eq!(text, written(&read(&text).unwrap()));
    }
}

#[test]
fn the_layout_is_a_line_for_each_thing() {
    assert_eq!(
        "{\n \"ronde\": 1,\n \"event\": {},\n \"rules\": {},\n \"players\": []\n}\n",
        written(&Snapshot::default())
    );
    let small = sample::small();
    assert_eq!(
        r#"{
 "ronde": 1,
 "event": {"name": "Open de Neuchâtel", "start": "2026-03-07", "end": {"text": "to be said"}},
 "rules": {"declared_rounds": 5, "initial_colour": "white", "points": {"win": 3, "draw": 1, "loss": 0, "half_bye": 1.5}},
 "players": [
  {"number": 1, "name": "Keller, Anna", "sex": "w", "title": "IM", "rating": 2312, "federation": "SUI"},
  {"number": 2, "name": "Rossi, Paolo"},
  {"number": 3, "name": "Weber, Urs", "participation": {"from": 2}}
 ],
 "rounds": [
  {"games": [
   [1,2,"1/2-1/2"]
  ], "unpaired": [
   [3,"H"]
  ]}
 ]
}
"#,
        written(&small)
    );
}

#[test]
fn what_is_written_obeys_the_schema() {
    let schema = schema::Schema::published();
    for snapshot in [Snapshot::default(), sample::small(), sample::individual(), sample::team()] {
        let text = written(&snapshot);
        assert_eq!(Vec::<String>::new(), schema.objections(&text), "{text}");
    }
}

/// Whether the schema alone can see that a file is wrong.
#[derive(Clone, Copy, PartialEq)]
enum BySchema {
    Refuses,
    CannotTell,
}
use BySchema::{CannotTell, Refuses};

#[test]
fn everything_wrong_is_refused_with_its_place() {
    let schema = schema::Schema::published();
    #[rustfmt::skip]
    let rows: &[(&str, usize, usize, &str, &str, BySchema)] = &[
        // text, line, column, path, words of the message, what the schema says
        ("[]", 1, 1, "", "WrongKind { found: List", Refuses),
        (r#"{"ronde": 1, "players": [[1]]}"#, 1, 26, "players[0]", "WrongKind { found: List, expected: Object }", Refuses),
        (r#"{"ronde": 1, "rounds": [[]]}"#, 1, 25, "rounds[0]", "expected: Object", Refuses),
        (r#"{"ronde": 1, "rules": {"points": [1, 1, 1]}}"#, 1, 34, "rules.points", "expected: Object", Refuses),
        (r#"{"ronde": 1, "team_rows": [{"team": 1, "rounds": [[2]]}]}"#, 1, 51, "team_rows[0].rounds[0]", "expected: Object", Refuses),
        ("{}", 1, 2, "", "NotOurs", Refuses),
        (r#"{"ronde": 2}"#, 1, 12, "ronde", "NewerForm { version: 2 }", Refuses),
        (r#"{"ronde": 0}"#, 1, 12, "ronde", "VersionZero", Refuses),
        (r#"{"ronde": "1"}"#, 1, 13, "ronde", "WrongKind { found: Text", Refuses),
        ("{\"ronde\": 1,\n \"player\": []}", 2, 10, "player", r#"UnknownField { field: "player""#, Refuses),
        (r#"{"ronde": 1, "ronde": 1}"#, 1, 21, "", r#"FieldTwice { field: "ronde" }"#, CannotTell),
        (r#"{"ronde": 1, "players": {}}"#, 1, 25, "players", "expected: List", Refuses),
        (r#"{"ronde": 1, "players": [{"name": "A"}]}"#, 1, 38, "players[0]", r#"NoField { field: "number" }"#, Refuses),
        (r#"{"ronde": 1, "players": [{"number": 0}]}"#, 1, 38, "players[0].number", "expected: PlayerNumber", Refuses),
        (r#"{"ronde": 1, "players": [{"number": -1}]}"#, 1, 39, "players[0].number", r#"Number("-1"), expected: WholeNumber(4294967295)"#, Refuses),
        ("{\"ronde\": 1, \"players\": [\n{\"number\": 1},\n{\"number\": 2, \"rating\": \
            \"2400\"}]}", 3, 30, "players[1].rating", r#"found: Text("\"2400\"")"#, Refuses),
        (r#"{"ronde": 1, "players": [{"number": 1, "rating": 70000}]}"#, 1, 55, "players[0].rating", r#"WrongValue { found: Number("70000")"#, Refuses),
        (r#"{"ronde": 1, "players": [{"number": 1, "rating": null}]}"#, 1, 53, "players[0].rating", "WrongKind { found: Null", Refuses),
        (r#"{"ronde": 1, "players": [{"number": 1, "elo": 1}]}"#, 1, 45, "players[0].elo", r#"UnknownField { field: "elo""#, Refuses),
        (r#"{"ronde": 1, "players": [{"number": 1, "title": "AFM"}]}"#, 1, 53, "players[0].title", r#"OneOf("\"GM\", \"IM\""#, Refuses),
        (r#"{"ronde": 1, "players": [{"number": 1, "birth": "31.12.1999"}]}"#, 1, 60, "players[0].birth", "expected: Date", Refuses),
        (r#"{"ronde": 1, "players": [{"number": 1, "birth": "1999-02-29"}]}"#, 1, 60, "players[0].birth", "expected: Date", CannotTell),
        (r#"{"ronde": 1, "players": [{"number": 1, "birth": {"words": "x"}}]}"#, 1, 57, "players[0].birth", r#"UnknownField { field: "words", known: ["text"] }"#, Refuses),
        (r#"{"ronde": 1, "rounds": [{"games": [[1, 2, "2-0"]]}]}"#, 1, 47, "rounds[0].games[0][2]", r#"Text("\"2-0\""), expected: OneOf("\"1-0\""#, Refuses),
        (r#"{"ronde": 1, "rounds": [{"games": [[1, 2]]}]}"#, 1, 41, "rounds[0].games[0]", r#"WrongLength { length: "2" }"#, Refuses),
        (r#"{"ronde": 1, "rounds": [{"games": [[1, 2, "1-0", 3]]}]}"#, 1, 50, "rounds[0].games[0]", "Surplus", Refuses),
        (r#"{"ronde": 1, "rounds": [{"unpaired": [[1, "X"]]}]}"#, 1, 45, "rounds[0].unpaired[0][1]", r#"OneOf("\"U\""#, Refuses),
        (r#"{"ronde": 1, "players": [{"number": 1}], "rounds": [{"games": [[1, 1, "*"]]}]}"#, 1, 77, "rounds[0]", "TwiceInRound { player: 1 }", CannotTell),
        (r#"{"ronde": 1, "rules": {"points": {"win": 1.25, "draw": 1, "loss": 0}}}"#, 1, 46, "rules.points.win", "expected: Points", CannotTell),
        (r#"{"ronde": 1, "rules": {"points": {"win": 3}}}"#, 1, 43, "rules.points", r#"NoField { field: "draw" }"#, Refuses),
        (r#"{"ronde": 1, "rules": {"board_colours": "WBX"}}"#, 1, 46, "rules.board_colours", "expected: BoardColours", Refuses),
        (r#"{"ronde": 1, "requests": [{"round": 1000, "bye": "H", "who": 1}]}"#, 1, 41, "requests[0].round", "expected: RoundNumber", Refuses),
        (r#"{"ronde": 1, "requests": [{"round": 1, "bye": "H", "who": "1"}]}"#, 1, 61, "requests[0].who", "expected: Participant", Refuses),
        (r#"{"ronde": 1, "team_rows": [{"team": 1, "rounds": [{"bye": "U", "opponent": 2}]}]}"#, 1, 78, "team_rows[0].rounds[0]", "OpponentOrBye", Refuses),
        (r#"{"ronde": 1, "team_rows": [{"team": 1, "rounds": [{"bye": "+"}]}]}"#, 1, 63, "team_rows[0].rounds[0]", "NoTeamBye", Refuses),
    ];
    for &(text, line, column, path, words, by_schema) in rows {
        let fault = read(text).expect_err(text);
        let JsonFault::Malformed { spot, what } = &fault else { panic!("{text}: {fault:?}") };
        let message = format!("{what:?}");
        assert!(message.contains(words), "{text}\n{message}");
        assert_eq!((line, column, path), (spot.line, spot.column, spot.path.as_str()), "{text}");
        let objects = !schema.objections(text).is_empty();
        assert_eq!(by_schema == Refuses, objects, "the schema about {text}");
    }
}

#[test]
fn what_is_not_json_at_all_has_a_place_too() {
    for (text, line, column, words) in [
        ("", 1, 0, "CutShort"),
        ("012 A tournament report", 1, 2, "NotJson"),
        ("{\"ronde\": 1", 1, 11, "CutShort"),
        ("{\"ronde\": 1}\n\nx", 3, 1, "Surplus"),
        ("{\"ronde\": 1, \"event\": {\"name\": \"a\tb\"}}", 1, 34, "NotJson"),
        ("{\"ronde\": 1, \"event\": {\"name\": \"\u{feff}\\ud800\"}}", 1, 42, "NotJson"),
    ] {
        let fault = read(text).expect_err(text);
        let JsonFault::Malformed { spot, what } = &fault else { panic!("{text}: {fault:?}") };
        let message = format!("{what:?}");
        assert!(message.contains(words), "{text}\n{message}");
        assert_eq!((line, column), (spot.line, spot.column), "{text}: {message}");
    }
}

#[test]
fn what_does_not_fit_together_is_found_again() {
    let player = |number| Participant::Player(PairingNumber::new(number).unwrap());
    let team = TeamNumber::new;
    let unknown = |who, place| Inconsistency::Unknown { who, place };
    for (text, spot, found) in [
        (
            "{\"ronde\": 1, \"players\": [\n{\"number\": 7},\n{\"number\": 7}]}",
            Some((3, 13, "players[1].number")),
            Inconsistency::PlayerTwice(PairingNumber::new(7).unwrap()),
        ),
        (
            "{\"ronde\": 1, \"players\": [{\"number\": 9}], \"rounds\": [{},\n{\"games\": [\n[9, \
             8, \"*\"]]}]}",
            Some((3, 6, "rounds[1].games[0][1]")),
            unknown(player(8), Place::Round(1)),
        ),
        (
            "{\"ronde\": 1,\n\"requests\": [{\"round\": 4, \"bye\": \"H\", \"who\": 4}]}",
            Some((2, 47, "requests[0].who")),
            unknown(player(4), Place::Request),
        ),
        (
            "{\"ronde\": 1,\n\"prohibitions\": [{\"rounds\": [3, 3], \"members\": [{\"team\": \
             3}]}]}",
            Some((2, 59, "prohibitions[0].members[0].team")),
            unknown(Participant::Team(team(3).unwrap()), Place::Prohibition),
        ),
        (
            "{\"ronde\": 1,\n\"recorded_floats\": [{\"round\": 4, \"down\": [5]}]}",
            Some((2, 44, "recorded_floats[0].down[0]")),
            unknown(player(5), Place::RecordedFloats),
        ),
        (
            "{\"ronde\": 1, \"line_ups\": [{\"round\": 1, \"team\": 1, \"boards\": \
             [null]}],\n\"teams\": [{\"number\": 1}, {\"number\": 1}]}",
            Some((2, 38, "teams[1].number")),
            Inconsistency::TeamTwice(team(1).unwrap()),
        ),
        (
            "{\"ronde\": 1, \"rules\": {\"declared_rounds\": 1}, \"rounds\": [{}, {}]}",
            None,
            Inconsistency::TooManyRounds { rounds: 2, most: 1 },
        ),
    ] {
        let spot = spot.map(|(line, column, path)| Spot { line, column, path: path.to_owned() });
        let expected = JsonFault::Inconsistent(vec![Misfit { what: found, spot }]);
        assert_eq!(expected, read(text).expect_err(text));
    }
}

#[test]
fn a_file_may_not_be_larger_than_allowed() {
    let text = written(&sample::individual());
    let size = text.len() as u64;
    assert!(json::read(text.as_bytes(), size).is_ok());
    for limit in [0, 1, size / 2, size - 1] {
        let fault = json::read(text.as_bytes(), limit).unwrap_err();
        assert!(matches!(fault, JsonFault::TooLarge { limit: told } if told == limit), "{fault}");
    }
}

#[test]
fn fields_beyond_the_columns_of_a_trf() {
    let parts = sample::crowd(100_000, 5);
    let snapshot = Snapshot::new(parts).unwrap();
    let text = written(&snapshot);
    assert_eq!(snapshot, read(&text).unwrap());
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 64,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn random_tournaments_survive(parts in sample::random()) {
        let snapshot = Snapshot::new(parts).unwrap();
        let text = written(&snapshot);
        prop_assert_eq!(&snapshot, &read(&text).unwrap());
        prop_assert_eq!(&text, &written(&read(&text).unwrap()));
    }

    /// Damage of any kind is an answer, never a panic; and what is still read, is written again.
    #[test]
    fn damage_is_never_a_panic(
        at in 0usize..4000,
        bytes in proptest::collection::vec(any::<u8>(), 0..6),
        cut in any::<bool>(),
    ) {
        let mut text = written(&sample::individual()).into_bytes();
        let at = at.min(text.len());
        let end = if cut { text.len() } else { (at + bytes.len()).min(text.len()) };
        text.splice(at..end, bytes);
        if let Ok(reading) = json::read(text.as_slice(), NO_LIMIT) {
            let again = written(&reading.snapshot);
            prop_assert_eq!(reading.snapshot, read(&again).unwrap());
        }
    }
}

#[test]
fn the_samples_are_worth_testing_with() {
    // A part that no sample fills is a part whose loss nobody would notice.
    let (one, two): (Parts, Parts) =
        (sample::individual().into_parts(), sample::team().into_parts());
    assert!(!one.players.is_empty() && !one.rounds.is_empty() && !one.requests.is_empty());
    assert!(!one.accelerations.is_empty() && !one.prohibitions.is_empty());
    assert!(!one.abnormal.is_empty() && !one.national.is_empty() && !one.verbatim.is_empty());
    assert!(!one.recorded_floats.is_empty());
    assert!(!two.teams.is_empty() && !two.line_ups.is_empty() && !two.team_byes.is_empty());
    assert!(!two.match_forfeits.is_empty() && !two.team_rows.is_empty());
}
