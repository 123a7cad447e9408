//! Changes as people type them and as addresses carry them: `result:3:5=1-0`, `bye:12@4=half`,
//! `withdraw:7@3`, `enter:9@2`, `system:dubov-2026`, `rounds:9`, `tie-breaks:BH,SB`,
//! `acceleration:baku`.

use std::fmt;
use std::str::FromStr;

use ronde_swiss::contest::Play;
use ronde_swiss::{Book, System};
use serde::de::value::{Error as NoValue, StrDeserializer};
use serde::de::{Deserialize, IntoDeserializer};

use super::Change;
use crate::stored::{ByeCode, EntrantId, ResultCode, Setting, SystemCode};

/// A text that is no change: what it is, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text}: {form:?}")]
pub struct Unreadable {
    /// As it was typed.
    pub text: String,
    /// The form that it should have; none where not even the kind is known.
    pub form: Option<Kind>,
}

/// What kinds of changes there are. The command line has the form of each in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `result:3:5=1-0`.
    Result,
    /// `bye:12@4=half`.
    Bye,
    /// `withdraw:7@3`.
    Withdraw,
    /// `enter:9@2`.
    Enter,
    /// `system:dubov-2026`.
    System,
    /// `rounds:9`.
    Rounds,
    /// `tie-breaks:BH,SB`.
    TieBreaks,
    /// `acceleration:baku`.
    Acceleration,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 8] = [
        Kind::Result,
        Kind::Bye,
        Kind::Withdraw,
        Kind::Enter,
        Kind::System,
        Kind::Rounds,
        Kind::TieBreaks,
        Kind::Acceleration,
    ];

    /// As it is typed.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Result => "result",
            Kind::Bye => "bye",
            Kind::Withdraw => "withdraw",
            Kind::Enter => "enter",
            Kind::System => "system",
            Kind::Rounds => "rounds",
            Kind::TieBreaks => "tie-breaks",
            Kind::Acceleration => "acceleration",
        }
    }
}

/// The system of a name such as `dubov-2026`, or of a code such as `FIDE_DUBOV`. Without a year it
/// is the edition in force.
pub fn system_named(text: &str) -> Option<System> {
    let of_code = || System::of_code(&text.trim().to_ascii_uppercase());
    System::of_name(text).or_else(of_code).filter(|it| Book::of(*it).play == Play::Games)
}

/// A change of this kind.
///
/// # Errors
/// What the text should look like.
pub fn read(kind: Kind, text: &str) -> Result<Change, Unreadable> {
    let unreadable = || Unreadable { text: text.to_owned(), form: Some(kind) };
    value(kind, text.trim()).ok_or_else(unreadable)
}

fn value(kind: Kind, text: &str) -> Option<Change> {
    let set = |setting| Some(Change::Set { setting });
    match kind {
        Kind::Result => {
            let (place, result) = text.split_once('=')?;
            let (round, board) = place.split_once([':', '.', '/'])?;
            let (round, board) = (number(round)?, number(board)?);
            Some(Change::Result { round, board, result: result_named(result.trim())?.named() })
        }
        Kind::Bye => {
            let (place, bye) = text.split_once('=')?;
            let (player, round) = at(place)?;
            Some(Change::Bye { player, round, bye: bye_named(bye.trim())?.named() })
        }
        Kind::Withdraw => at(text).map(|(player, after)| Change::Withdraw { player, after }),
        Kind::Enter => at(text).map(|(player, from)| Change::Enter { player, from }),
        Kind::System => set(Setting::System(SystemCode::from(system_named(text)?))),
        Kind::Rounds => set(Setting::Rounds(number(text).filter(|it| *it > 0)?)),
        Kind::TieBreaks => set(Setting::TieBreaks(text.to_owned())),
        Kind::Acceleration => {
            let code = text.to_uppercase();
            let known = ["BAKU", "SSA", "SSA_HALVES", "SSA_KEPT"].contains(&&*code);
            let none = code == "NONE" || code.is_empty();
            (known || none)
                .then(|| Setting::Acceleration(if none { String::new() } else { code }))
                .and_then(set)
        }
    }
}

fn number<N: FromStr>(text: &str) -> Option<N> {
    text.trim().parse().ok()
}

fn at(text: &str) -> Option<(EntrantId, u16)> {
    let (player, round) = text.split_once('@')?;
    Some((EntrantId(number(player)?), number(round)?))
}

/// A result as it is stored, or as people write it; `none` takes it away.
fn result_named(text: &str) -> Option<Said<ResultCode>> {
    let stored: Result<ResultCode, NoValue> = ResultCode::deserialize(stored(text));
    if let Ok(code) = stored {
        return Some(Said::This(code));
    }
    Some(Said::This(match text {
        "½-½" | "1/2" | "½" | "=" | "draw" => ResultCode::Draw,
        "1" | "white" => ResultCode::WhiteWins,
        "0" | "black" => ResultCode::BlackWins,
        "+-" | "+--" => ResultCode::WhiteWinsByForfeit,
        "-+" | "--+" => ResultCode::BlackWinsByForfeit,
        "--" | "---" => ResultCode::BothForfeit,
        "½-0" => ResultCode::HalfToWhite,
        "0-½" => ResultCode::HalfToBlack,
        "none" | "" | "?" => return Some(Said::None),
        _ => return None,
    }))
}

fn stored(text: &str) -> StrDeserializer<'_, NoValue> {
    text.into_deserializer()
}

fn bye_named(text: &str) -> Option<Said<ByeCode>> {
    Some(match text.to_ascii_lowercase().as_str() {
        "full" | "f" | "1" => Said::This(ByeCode::Full),
        "half" | "h" | "1/2" | "½" | "=" => Said::This(ByeCode::Half),
        "zero" | "z" | "0" => Said::This(ByeCode::Zero),
        "none" | "" => Said::None,
        _ => return None,
    })
}

/// What a text names; it may name that there is none.
enum Said<T> {
    This(T),
    None,
}

impl<T> Said<T> {
    fn named(self) -> Option<T> {
        match self {
            Said::This(named) => Some(named),
            Said::None => None,
        }
    }
}

impl FromStr for Change {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Change, Unreadable> {
        let (kind, value) = text.split_once(':').unwrap_or((text, ""));
        let form = Kind::ALL.into_iter().find(|it| it.name() == kind.trim());
        let change = form.and_then(|kind| read(kind, value).ok());
        change.ok_or_else(|| Unreadable { text: text.to_owned(), form })
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Change::Result { round, board, result } => {
                let code = result.and_then(|it| serde_json::to_value(it).ok());
                let code = code.as_ref().and_then(|it| it.as_str()).unwrap_or("none");
                write!(f, "result:{round}:{board}={code}")
            }
            Change::Bye { player, round, bye } => {
                let bye = match bye {
                    Some(ByeCode::Full) => "full",
                    Some(ByeCode::Half) => "half",
                    Some(ByeCode::Zero) => "zero",
                    None => "none",
                };
                write!(f, "bye:{player}@{round}={bye}")
            }
            Change::Withdraw { player, after } => write!(f, "withdraw:{player}@{after}"),
            Change::Enter { player, from } => write!(f, "enter:{player}@{from}"),
            Change::Set { setting } => self::setting(setting, f),
        }
    }
}

fn setting(setting: &Setting, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match setting {
        Setting::System(code) => match code.swiss() {
            Ok(Some(system)) => write!(f, "system:{}", System::key(system)),
            _ => write!(f, "system:{code}"),
        },
        Setting::Rounds(rounds) => write!(f, "rounds:{rounds}"),
        Setting::TieBreaks(list) => write!(f, "tie-breaks:{list}"),
        Setting::Acceleration(code) if code.is_empty() => f.write_str("acceleration:none"),
        Setting::Acceleration(code) => write!(f, "acceleration:{}", code.to_lowercase()),
        other => {
            let text = serde_json::to_string(other).map_err(|_| fmt::Error)?;
            write!(f, "set:{text}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_survive_the_way_out_and_back() {
        for text in [
            "result:3:5=1-0",
            "result:3:5=1/2-1/2",
            "result:12:100=0-1f",
            "result:1:1=none",
            "bye:12@4=half",
            "bye:12@4=none",
            "withdraw:7@0",
            "enter:9@2",
            "system:dubov-2026",
            "system:original",
            "rounds:9",
            "tie-breaks:BH/C1,SB",
            "acceleration:baku",
            "acceleration:none",
        ] {
            let change: Change = text.parse().unwrap();
            assert_eq!(text, change.to_string());
        }
    }

    #[test]
    fn results_and_systems_have_many_names() {
        for (text, expected) in [
            ("result:3.5=½-½", "result:3:5=1/2-1/2"),
            ("result:3:5==", "result:3:5=1/2-1/2"),
            ("result:3:5=+-", "result:3:5=1-0f"),
            ("bye:12@4=½", "bye:12@4=half"),
            ("system:FIDE_DUBOV", "system:dubov-2026"),
            ("system:dutch", "system:dutch-2026"),
        ] {
            assert_eq!(expected, text.parse::<Change>().unwrap().to_string(), "{text}");
        }
    }

    #[test]
    fn what_cannot_be_read_says_which_form_was_expected() {
        for (text, form) in [
            ("result:3=1-0", Some(Kind::Result)),
            ("result:3:5=2-0", Some(Kind::Result)),
            ("bye:12=half", Some(Kind::Bye)),
            ("withdraw:x@3", Some(Kind::Withdraw)),
            ("system:berlin", Some(Kind::System)),
            ("rounds:0", Some(Kind::Rounds)),
            ("1-0", None),
        ] {
            let text = text.to_owned();
            assert_eq!(Err(Unreadable { text: text.clone(), form }), text.parse::<Change>());
        }
    }
}
