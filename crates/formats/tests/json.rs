//! The JSON form: nothing is lost, everything wrong is refused with its place, the schema agrees.

use std::io::Cursor;

use proptest::prelude::*;
use ronde_formats::json::{self, JsonFault};
use ronde_model::{Parts, Snapshot};

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
        ("[]", 1, 1, "", "invalid type: sequence", Refuses),
        (r#"{"ronde": 1, "players": [[1]]}"#, 1, 26, "players[0]", "invalid type: sequence, \
            expected an object: a player", Refuses),
        (r#"{"ronde": 1, "rounds": [[]]}"#, 1, 25, "rounds[0]", "expected an object with \
            games", Refuses),
        (r#"{"ronde": 1, "rules": {"points": [1, 1, 1]}}"#, 1, 34, "rules.points", "expected an \
            object with the points", Refuses),
        (r#"{"ronde": 1, "team_rows": [{"team": 1, "rounds": [[2]]}]}"#, 1, 51, "team_rows[0].rounds[0]", "expected an object: one round", Refuses),
        ("{}", 1, 2, "", "no field `ronde`", Refuses),
        (r#"{"ronde": 2}"#, 1, 12, "ronde", "written by a newer Ronde; this one reads version \
            1", Refuses),
        (r#"{"ronde": 0}"#, 1, 12, "ronde", "no version 0", Refuses),
        (r#"{"ronde": "1"}"#, 1, 13, "ronde", "invalid type: string", Refuses),
        ("{\"ronde\": 1,\n \"player\": []}", 2, 10, "player", "unknown field `player`", Refuses),
        (r#"{"ronde": 1, "ronde": 1}"#, 1, 21, "", "duplicate field `ronde`", CannotTell),
        (r#"{"ronde": 1, "players": {}}"#, 1, 25, "players", "expected a list", Refuses),
        (r#"{"ronde": 1, "players": [{"name": "A"}]}"#, 1, 38, "players[0]", "missing field \
            `number`", Refuses),
        (r#"{"ronde": 1, "players": [{"number": 0}]}"#, 1, 38, "players[0].number", "the number \
            of a player, 1 or more", Refuses),
        (r#"{"ronde": 1, "players": [{"number": -1}]}"#, 1, 39, "players[0].number", "integer \
            `-1`, expected a whole number from 0 to 4294967295", Refuses),
        ("{\"ronde\": 1, \"players\": [\n{\"number\": 1},\n{\"number\": 2, \"rating\": \
            \"2400\"}]}", 3, 30, "players[1].rating", "invalid type: string \"2400\"", Refuses),
        (r#"{"ronde": 1, "players": [{"number": 1, "rating": 70000}]}"#, 1, 55, "players[0].rating", "invalid value: integer `70000`", Refuses),
        (r#"{"ronde": 1, "players": [{"number": 1, "rating": null}]}"#, 1, 53, "players[0].rating", "invalid type: null", Refuses),
        (r#"{"ronde": 1, "players": [{"number": 1, "elo": 1}]}"#, 1, 45, "players[0].elo", "unknown field `elo`", Refuses),
        (r#"{"ronde": 1, "players": [{"number": 1, "title": "AFM"}]}"#, 1, 53, "players[0].title", "expected a title: \"GM\", \"IM\"", Refuses),
        (r#"{"ronde": 1, "players": [{"number": 1, "birth": "31.12.1999"}]}"#, 1, 60, "players[0].birth", "expected a date such as", Refuses),
        (r#"{"ronde": 1, "players": [{"number": 1, "birth": "1999-02-29"}]}"#, 1, 60, "players[0].birth", "expected a date such as", CannotTell),
        (r#"{"ronde": 1, "players": [{"number": 1, "birth": {"words": "x"}}]}"#, 1, 57, "players[0].birth", "unknown field `words`, expected `text`", Refuses),
        (r#"{"ronde": 1, "rounds": [{"games": [[1, 2, "2-0"]]}]}"#, 1, 47, "rounds[0].games[0][2]", "string \"2-0\", expected a result: \"1-0\"", Refuses),
        (r#"{"ronde": 1, "rounds": [{"games": [[1, 2]]}]}"#, 1, 41, "rounds[0].games[0]", "invalid length 2", Refuses),
        (r#"{"ronde": 1, "rounds": [{"games": [[1, 2, "1-0", 3]]}]}"#, 1, 50, "rounds[0].games[0]", "trailing characters", Refuses),
        (r#"{"ronde": 1, "rounds": [{"unpaired": [[1, "X"]]}]}"#, 1, 45, "rounds[0].unpaired[0][1]", "a reason for having no opponent", Refuses),
        (r#"{"ronde": 1, "players": [{"number": 1}], "rounds": [{"games": [[1, 1, "*"]]}]}"#, 1, 77, "rounds[0]", "player 1 is in this round twice", CannotTell),
        (r#"{"ronde": 1, "rules": {"points": {"win": 1.25, "draw": 1, "loss": 0}}}"#, 1, 46, "rules.points.win", "at most one decimal", CannotTell),
        (r#"{"ronde": 1, "rules": {"points": {"win": 3}}}"#, 1, 43, "rules.points", "missing \
            field `draw`", Refuses),
        (r#"{"ronde": 1, "rules": {"board_colours": "WBX"}}"#, 1, 46, "rules.board_colours", "letters W and B", Refuses),
        (r#"{"ronde": 1, "requests": [{"round": 1000, "bye": "H", "who": 1}]}"#, 1, 41, "requests[0].round", "the number of a round, 1 to 999", Refuses),
        (r#"{"ronde": 1, "requests": [{"round": 1, "bye": "H", "who": "1"}]}"#, 1, 61, "requests[0].who", "a team as {\"team\": 3}", Refuses),
        (r#"{"ronde": 1, "team_rows": [{"team": 1, "rounds": [{"bye": "U", "opponent": 2}]}]}"#, 1, 78, "team_rows[0].rounds[0]", "either `opponent` or `bye`", Refuses),
        (r#"{"ronde": 1, "team_rows": [{"team": 1, "rounds": [{"bye": "+"}]}]}"#, 1, 63, "team_rows[0].rounds[0]", "a team has bye", Refuses),
    ];
    for &(text, line, column, path, words, by_schema) in rows {
        let fault = read(text).expect_err(text);
        let JsonFault::Malformed { spot, message } = &fault else { panic!("{text}: {fault:?}") };
        assert!(message.contains(words), "{text}\n{message}");
        assert_eq!((line, column, path), (spot.line, spot.column, spot.path.as_str()), "{text}");
        let objects = !schema.objections(text).is_empty();
        assert_eq!(by_schema == Refuses, objects, "the schema about {text}");
    }
}

#[test]
fn what_is_not_json_at_all_has_a_place_too() {
    for (text, line, column, words) in [
        ("", 1, 0, "EOF while parsing"),
        ("012 A tournament report", 1, 2, "invalid number"),
        ("{\"ronde\": 1", 1, 11, "EOF while parsing an object"),
        ("{\"ronde\": 1}\n\nx", 3, 1, "trailing characters"),
        ("{\"ronde\": 1, \"event\": {\"name\": \"a\tb\"}}", 1, 34, "control character"),
        (
            "{\"ronde\": 1, \"event\": {\"name\": \"\u{feff}\\ud800\"}}",
            1,
            42,
            "unexpected end of hex escape",
        ),
    ] {
        let fault = read(text).expect_err(text);
        let JsonFault::Malformed { spot, message } = &fault else { panic!("{text}: {fault:?}") };
        assert!(message.contains(words), "{text}\n{message}");
        assert_eq!((line, column), (spot.line, spot.column), "{text}: {message}");
    }
}

#[test]
fn what_does_not_fit_together_is_found_again() {
    for (text, said) in [
        (
            "{\"ronde\": 1, \"players\": [\n{\"number\": 7},\n{\"number\": 7}]}",
            "line 3, column 13, players[1].number: two players have number 7",
        ),
        (
            "{\"ronde\": 1, \"players\": [{\"number\": 9}], \"rounds\": [{},\n{\"games\": [\n[9, \
             8, \"*\"]]}]}",
            "line 3, column 6, rounds[1].games[0][1]: player 8, named in round 2, does not exist",
        ),
        (
            "{\"ronde\": 1,\n\"requests\": [{\"round\": 4, \"bye\": \"H\", \"who\": 4}]}",
            "line 2, column 47, requests[0].who: player 4, named in the byes asked for, does not \
             exist",
        ),
        (
            "{\"ronde\": 1,\n\"prohibitions\": [{\"rounds\": [3, 3], \"members\": [{\"team\": \
             3}]}]}",
            "line 2, column 59, prohibitions[0].members[0].team: team 3, named in a forbidden \
             pair, does not exist",
        ),
        (
            "{\"ronde\": 1,\n\"recorded_floats\": [{\"round\": 4, \"down\": [5]}]}",
            "line 2, column 44, recorded_floats[0].down[0]: player 5, named in the recorded \
             floats, does not exist",
        ),
        (
            "{\"ronde\": 1, \"line_ups\": [{\"round\": 1, \"team\": 1, \"boards\": \
             [null]}],\n\"teams\": [{\"number\": 1}, {\"number\": 1}]}",
            "line 2, column 38, teams[1].number: two teams have number 1",
        ),
        (
            "{\"ronde\": 1, \"rules\": {\"declared_rounds\": 1}, \"rounds\": [{}, {}]}",
            "there are 2 rounds where at most 1 can be",
        ),
    ] {
        assert_eq!(said, read(text).expect_err(text).to_string());
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
