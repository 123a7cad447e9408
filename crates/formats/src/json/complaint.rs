//! What the reader of JSON complains of, as data.
//!
//! Serde tells what is wrong in an English sentence. Here it is taken apart again, so that people
//! can be told in their own language; what nobody here has foreseen stays as it was said. Errors
//! and expectations of this room are codes from the start.

use std::fmt;

use serde_json::error::Category;

/// What is wrong with a text in JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Complaint {
    /// It ends before it is whole.
    CutShort,
    /// It is not JSON.
    NotJson,
    /// Something comes where nothing more should: after the end of the text, or of a short list.
    Surplus,
    /// It is JSON, and not Ronde's form of a tournament.
    NotOurs,
    /// It is in a newer version of the form.
    NewerForm {
        /// Which.
        version: u32,
    },
    /// There never was a version 0 of the form.
    VersionZero,
    /// A field is missing.
    NoField {
        /// Which.
        field: String,
    },
    /// A field is there twice.
    FieldTwice {
        /// Which.
        field: String,
    },
    /// There is no such field.
    UnknownField {
        /// What it is called.
        field: String,
        /// Those that there are.
        known: Vec<String>,
    },
    /// There is no such word.
    UnknownWord {
        /// What was written.
        word: String,
        /// Those that there are.
        known: Vec<String>,
    },
    /// A value is not of the kind that it should be.
    WrongKind {
        /// What was found.
        found: Found,
        /// What should be there.
        expected: Expected,
    },
    /// A value is of the right kind and cannot be.
    WrongValue {
        /// What was found.
        found: Found,
        /// What should be there.
        expected: Expected,
    },
    /// A list has too few entries.
    WrongLength {
        /// How many there are.
        length: String,
    },
    /// A player is in a round twice.
    TwiceInRound {
        /// Who.
        player: u32,
    },
    /// A bye of a team has a colour or a forfeit.
    ByeWithColour,
    /// A team has another reason for not playing than a bye.
    NoTeamBye,
    /// Of an opponent and a bye a team has both, or none.
    OpponentOrBye,
    /// Anything else, in the words of the reader.
    Said(String),
}

/// A value that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// True or false.
    Truth(String),
    /// A number.
    Number(String),
    /// A text, in its quotation marks.
    Text(String),
    /// Nothing.
    Null,
    /// A list.
    List,
    /// An object.
    Object,
    /// Anything else, in the words of the reader.
    Said(String),
}

/// A value that should be there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A whole number from 0 up to this one.
    WholeNumber(u64),
    /// A text.
    Text,
    /// True or false.
    Truth,
    /// A list.
    List,
    /// An object.
    Object,
    /// The number of a player.
    PlayerNumber,
    /// The number of a team.
    TeamNumber,
    /// The number of a round.
    RoundNumber,
    /// Points.
    Points,
    /// A date.
    Date,
    /// A player or a team.
    Participant,
    /// Colours of boards.
    BoardColours,
    /// One of these words, as they are written in JSON.
    OneOf(String),
    /// Anything else, in the words of the reader.
    Said(String),
}

/// What the forms of this room expect, as serde is told it.
pub(super) mod expecting {
    pub(in super::super) const LIST: &str = "list";
    pub(in super::super) const OBJECT: &str = "object";
    pub(in super::super) const PLAYER_NUMBER: &str = "player-number";
    pub(in super::super) const TEAM_NUMBER: &str = "team-number";
    pub(in super::super) const ROUND_NUMBER: &str = "round-number";
    pub(in super::super) const POINTS: &str = "points";
    pub(in super::super) const DATE: &str = "date";
    pub(in super::super) const PARTICIPANT: &str = "participant";
    pub(in super::super) const BOARD_COLOURS: &str = "board-colours";
    /// Before the words of a table.
    pub(in super::super) const ONE_OF: &str = "one-of ";
}

/// What a form of this room refuses by itself; serde carries it as a text.
#[derive(Clone, Copy, Debug)]
pub(super) enum Refused {
    NewerForm(u32),
    VersionZero,
    TwiceInRound(u32),
    ByeWithColour,
    NoTeamBye,
    OpponentOrBye,
}

const NEWER_FORM: &str = "newer-form ";
const VERSION_ZERO: &str = "version-zero";
const TWICE_IN_ROUND: &str = "twice-in-round ";
const BYE_WITH_COLOUR: &str = "bye-with-colour";
const NO_TEAM_BYE: &str = "no-team-bye";
const OPPONENT_OR_BYE: &str = "opponent-or-bye";

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::NewerForm(version) => write!(f, "{NEWER_FORM}{version}"),
            Refused::VersionZero => f.write_str(VERSION_ZERO),
            Refused::TwiceInRound(player) => write!(f, "{TWICE_IN_ROUND}{player}"),
            Refused::ByeWithColour => f.write_str(BYE_WITH_COLOUR),
            Refused::NoTeamBye => f.write_str(NO_TEAM_BYE),
            Refused::OpponentOrBye => f.write_str(OPPONENT_OR_BYE),
        }
    }
}

impl Complaint {
    /// What serde's error says.
    pub fn of(error: &serde_json::Error) -> Complaint {
        match error.classify() {
            Category::Eof => Complaint::CutShort,
            Category::Syntax if error.to_string().starts_with("trailing characters") => {
                Complaint::Surplus
            }
            Category::Syntax => Complaint::NotJson,
            Category::Data | Category::Io => {
                let text = error.to_string();
                let place = format!(" at line {} column {}", error.line(), error.column());
                let said = text.strip_suffix(&place).unwrap_or(&text);
                of_data(said).unwrap_or_else(|| Complaint::Said(said.to_owned()))
            }
        }
    }
}

fn of_data(said: &str) -> Option<Complaint> {
    if let Some(refused) = of_refused(said) {
        return Some(refused);
    }
    let (kind, rest) = said.split_once([' ', ':'])?;
    let (what, rest) = match kind {
        "missing" | "unknown" | "duplicate" | "invalid" => rest.trim_start().split_once([' ', ':']),
        _ => None,
    }?;
    let name = || rest.trim_start_matches('`').split('`').next().unwrap_or_default().to_owned();
    Some(match (kind, what) {
        ("missing", "field") => Complaint::NoField { field: name() },
        ("duplicate", "field") => Complaint::FieldTwice { field: name() },
        ("unknown", "field") => Complaint::UnknownField { field: name(), known: known(rest) },
        ("unknown", "variant") => Complaint::UnknownWord { word: name(), known: known(rest) },
        ("invalid", "length") => {
            let length = rest.split(',').next().unwrap_or_default().trim().to_owned();
            Complaint::WrongLength { length }
        }
        ("invalid", "type" | "value") => {
            let (found, expected) = rest.trim_start().rsplit_once(", expected ")?;
            let (found, expected) = (Found::of(found), Expected::of(expected));
            match what {
                "type" => Complaint::WrongKind { found, expected },
                _ => Complaint::WrongValue { found, expected },
            }
        }
        _ => return None,
    })
}

/// What this room has refused by itself.
fn of_refused(said: &str) -> Option<Complaint> {
    let number = |before: &str| said.strip_prefix(before)?.parse().ok();
    if let Some(version) = number(NEWER_FORM) {
        return Some(Complaint::NewerForm { version });
    }
    if let Some(player) = number(TWICE_IN_ROUND) {
        return Some(Complaint::TwiceInRound { player });
    }
    Some(match said {
        VERSION_ZERO => Complaint::VersionZero,
        BYE_WITH_COLOUR => Complaint::ByeWithColour,
        NO_TEAM_BYE => Complaint::NoTeamBye,
        OPPONENT_OR_BYE => Complaint::OpponentOrBye,
        _ => return None,
    })
}

/// The names after the first, which stand in grave accents.
fn known(rest: &str) -> Vec<String> {
    rest.split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

impl Found {
    fn of(said: &str) -> Found {
        let quoted = |before: &str| {
            let inside = said.strip_prefix(before)?.strip_suffix('`')?;
            Some(inside.to_owned())
        };
        if let Some(number) = quoted("integer `").or_else(|| quoted("floating point `")) {
            return Found::Number(number);
        }
        if let Some(truth) = quoted("boolean `") {
            return Found::Truth(truth);
        }
        match (said, said.strip_prefix("string ")) {
            (_, Some(text)) => Found::Text(text.to_owned()),
            ("null" | "unit value", None) => Found::Null,
            ("sequence", None) => Found::List,
            ("map", None) => Found::Object,
            (other, None) => Found::Said(other.to_owned()),
        }
    }
}

impl Expected {
    fn of(said: &str) -> Expected {
        match said {
            "u8" => Expected::WholeNumber(u8::MAX.into()),
            "u16" => Expected::WholeNumber(u16::MAX.into()),
            "u32" => Expected::WholeNumber(u32::MAX.into()),
            "u64" | "usize" => Expected::WholeNumber(u64::MAX),
            "a string" | "a borrowed string" => Expected::Text,
            "a boolean" => Expected::Truth,
            expecting::LIST | "a sequence" => Expected::List,
            expecting::OBJECT | "a map" => Expected::Object,
            expecting::PLAYER_NUMBER => Expected::PlayerNumber,
            expecting::TEAM_NUMBER => Expected::TeamNumber,
            expecting::ROUND_NUMBER => Expected::RoundNumber,
            expecting::POINTS => Expected::Points,
            expecting::DATE => Expected::Date,
            expecting::PARTICIPANT => Expected::Participant,
            expecting::BOARD_COLOURS => Expected::BoardColours,
            other => match other.strip_prefix(expecting::ONE_OF) {
                Some(words) => Expected::OneOf(words.to_owned()),
                // The names of Rust's structures say nothing to those who do not write Rust.
                None if other.starts_with("struct ") => Expected::Object,
                None if other.starts_with("a tuple") => Expected::List,
                None => Expected::Said(other.to_owned()),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only what is wrong is looked at")]
    struct Sample {
        number: u16,
        word: Option<Word>,
        names: Option<Vec<String>>,
        pair: Option<(u8, u8)>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Word {
        White,
        Black,
    }

    /// The words of serde are not promised: this test fails when they change.
    #[test]
    fn what_serde_says_is_taken_apart() {
        let word = |word: &str| word.to_owned();
        let number = || Expected::WholeNumber(65_535);
        let text = || Found::Text(word("\"x, expected y\""));
        for (json, expected) in [
            ("{\"number\": 1", Complaint::CutShort),
            ("{number: 1}", Complaint::NotJson),
            ("{\"number\": 1} x", Complaint::Surplus),
            ("{}", Complaint::NoField { field: word("number") }),
            (r#"{"number": 1, "number": 2}"#, Complaint::FieldTwice { field: word("number") }),
            (
                r#"{"numbre": 1}"#,
                Complaint::UnknownField {
                    field: word("numbre"),
                    known: ["number", "word", "names", "pair"].map(word).to_vec(),
                },
            ),
            (
                r#"{"number": 1, "word": "red"}"#,
                Complaint::UnknownWord {
                    word: word("red"),
                    known: ["white", "black"].map(word).to_vec(),
                },
            ),
            (
                r#"{"number": "x, expected y"}"#,
                Complaint::WrongKind { found: text(), expected: number() },
            ),
            (
                r#"{"number": -1}"#,
                Complaint::WrongValue { found: Found::Number(word("-1")), expected: number() },
            ),
            (
                r#"{"number": 1, "names": {}}"#,
                Complaint::WrongKind { found: Found::Object, expected: Expected::List },
            ),
            (
                r#"{"number": 1, "names": [null]}"#,
                Complaint::WrongKind { found: Found::Null, expected: Expected::Text },
            ),
            (r#"{"number": 1, "pair": [1]}"#, Complaint::WrongLength { length: word("1") }),
            ("true", {
                let found = Found::Truth(word("true"));
                Complaint::WrongKind { found, expected: Expected::Object }
            }),
        ] {
            let error = serde_json::from_str::<Sample>(json).expect_err(json);
            assert_eq!(expected, Complaint::of(&error), "{json}: {error}");
        }
    }
}
