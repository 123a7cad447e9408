//! What may be missing or wrong in a report: as data, so that every reader can be told in his language.

use std::fmt;

use ronde_model::RoundNumber;
use ronde_rating::event::HIGHEST;

/// Where something is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// A record of the file.
    Record(&'static str),
    /// A player, by number and name.
    Player(String),
    /// A round.
    Round(RoundNumber),
    /// The rounds as a whole.
    Rounds,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Record(record) => write!(f, "record {record}"),
            Place::Player(who) => write!(f, "player {who}"),
            Place::Round(round) => write!(f, "round {round}"),
            Place::Rounds => f.write_str("rounds"),
        }
    }
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The event has no name.
    EventName,
    /// It has no city.
    City,
    /// It has no federation.
    EventFederation,
    /// It has no chief arbiter.
    ChiefArbiter,
    /// It has no time control.
    TimeControl,
    /// It has no type.
    Kind,
    /// It has no first day.
    FirstDay,
    /// It has no last day.
    LastDay,
    /// The first day is no day.
    FirstDayIs(String),
    /// The last day is no day.
    LastDayIs(String),
    /// It ends before it begins.
    EndsBefore {
        /// The first day.
        first: String,
        /// The last day.
        last: String,
    },
    /// So many rounds have no date.
    Undated(usize),
    /// The number of rounds was not declared.
    RoundCount,
    /// The type has no code.
    KindCode,
    /// The time control has no code.
    TimeControlCode,
    /// No tie-breaks are declared.
    TieBreaks,
    /// A player has no name.
    Name,
    /// A player has no federation.
    Federation,
    /// This is no FIDE number.
    FideNumber(String),
    /// Whoever has a rating has a number.
    RatedWithoutNumber,
    /// A new player.
    WithoutNumber,
    /// A new player without a date of birth.
    Birth,
    /// A new player whose date of birth is no day.
    BirthIs(String),
    /// A new player without m or w.
    Sex,
    /// A rating that no list ever had.
    Rating(String),
    /// Two players have one number.
    SameNumber {
        /// The number.
        id: String,
        /// Who else has it.
        other: u32,
    },
    /// There is nothing to rate.
    NoGame,
    /// Rounds are still to come.
    NotOver {
        /// Rounds in the file.
        played: usize,
        /// Rounds declared.
        declared: usize,
    },
    /// So many games have no result.
    Open(usize),
}

impl Flaw {
    /// What is wrong and what to do, in English, with names where its values belong.
    const fn template(&self) -> &'static str {
        match self {
            Flaw::EventName => "the name of the event is missing; write it",
            Flaw::City => "the city is missing; write it",
            Flaw::EventFederation => "the federation where it was held is missing; write it",
            Flaw::ChiefArbiter => "the chief arbiter is missing; write it",
            Flaw::TimeControl => {
                "the time control is missing; the rating list depends on it (B.02)"
            }
            Flaw::Kind => "the type of the tournament is missing; write it",
            Flaw::FirstDay => "the first day is missing; write it",
            Flaw::LastDay => "the last day is missing; write it",
            Flaw::FirstDayIs(_) => "the first day is no day: {text}; write year, month and day",
            Flaw::LastDayIs(_) => "the last day is no day: {text}; write year, month and day",
            Flaw::EndsBefore { .. } => {
                "the last day {last} is before the first, {first}; correct one of them"
            }
            Flaw::Undated(_) => "{n} rounds have no date; write the days of all rounds",
            Flaw::RoundCount => "the number of rounds is missing; write it",
            Flaw::KindCode => "the code of the type is missing, such as FIDE_DUTCH_2026; write it",
            Flaw::TimeControlCode => {
                "the code of the time control is missing, such as 5400+30; write it"
            }
            Flaw::TieBreaks => "no tie-breaks are declared; write their codes",
            Flaw::Name => "the name is missing; write it",
            Flaw::Federation => "the federation is missing; write its three letters",
            Flaw::FideNumber(_) => "{text} is no FIDE number; it has digits only",
            Flaw::RatedWithoutNumber => {
                "has a rating and no FIDE number; find the number in the rating list"
            }
            Flaw::WithoutNumber => {
                "has no FIDE number: the federation must register the player first"
            }
            Flaw::Birth => "has neither FIDE number nor date of birth; a new player needs the date",
            Flaw::BirthIs(_) => "a new player's date of birth must be a day, not {text}",
            Flaw::Sex => "has neither FIDE number nor sex; a new player needs m or w",
            Flaw::Rating(_) => {
                "the rating {text} cannot be: no list ever had one above {highest}; correct it"
            }
            Flaw::SameNumber { .. } => "has the FIDE number {id} of player {other}",
            Flaw::NoGame => "there is no game in the file",
            Flaw::NotOver { .. } => {
                "{played} of {declared} rounds are in the file; report when it is over"
            }
            Flaw::Open(_) => "{n} games have no result; enter it",
        }
    }

    /// The values of its sentence, by their names.
    pub fn values(&self) -> Vec<(&'static str, String)> {
        match self {
            Flaw::Rating(text) => vec![("text", text.clone()), ("highest", HIGHEST.to_string())],
            Flaw::FirstDayIs(text)
            | Flaw::LastDayIs(text)
            | Flaw::FideNumber(text)
            | Flaw::BirthIs(text) => vec![("text", text.clone())],
            Flaw::Undated(n) | Flaw::Open(n) => vec![("n", n.to_string())],
            Flaw::EndsBefore { first, last } => {
                vec![("first", first.clone()), ("last", last.clone())]
            }
            Flaw::SameNumber { id, other } => {
                vec![("id", id.clone()), ("other", other.to_string())]
            }
            Flaw::NotOver { played, declared } => {
                vec![("played", played.to_string()), ("declared", declared.to_string())]
            }
            _ => Vec::new(),
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values = self.values();
        let put = |text: String, (name, value): &(&str, String)| {
            text.replace(&format!("{{{name}}}"), value)
        };
        f.write_str(&values.iter().fold(self.template().to_owned(), put))
    }
}
