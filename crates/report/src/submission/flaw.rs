//! What may be missing or wrong in a report: as data, so that every reader can be told in his
//! language.

use std::fmt;

use ronde_model::RoundNumber;
use ronde_rating::event::HIGHEST;
use ronde_words::{FindingWords, Lang, fill};

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

impl Place {
    /// Where it is, in a language.
    pub fn words(&self, lang: Lang) -> String {
        let w = FindingWords::of(lang);
        match self {
            Place::Record(record) => fill!(w.in_record, it = record),
            Place::Player(who) => fill!(w.of_player, it = who),
            Place::Round(round) => fill!(w.in_round, it = round),
            Place::Rounds => w.in_rounds.to_owned(),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words(Lang::En))
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
    /// What is wrong and what to do, in a language.
    pub fn words(&self, lang: Lang) -> String {
        let w = FindingWords::of(lang);
        let plain = match self {
            Flaw::FirstDayIs(text) => return fill!(w.first_day_is, text = text),
            Flaw::LastDayIs(text) => return fill!(w.last_day_is, text = text),
            Flaw::EndsBefore { first, last } => {
                return fill!(w.ends_before, first = first, last = last);
            }
            Flaw::Undated(n) => return fill!(w.undated, n = n),
            Flaw::FideNumber(text) => return fill!(w.fide_number, text = text),
            Flaw::BirthIs(text) => return fill!(w.birth_is, text = text),
            Flaw::Rating(text) => return fill!(w.rating, text = text, highest = HIGHEST),
            Flaw::SameNumber { id, other } => return fill!(w.same_number, id = id, other = other),
            Flaw::NotOver { played, declared } => {
                return fill!(w.not_over, played = played, declared = declared);
            }
            Flaw::Open(n) => return fill!(w.open, n = n),
            Flaw::EventName => w.event_name,
            Flaw::City => w.city,
            Flaw::EventFederation => w.event_federation,
            Flaw::ChiefArbiter => w.chief_arbiter,
            Flaw::TimeControl => w.time_control,
            Flaw::Kind => w.kind,
            Flaw::FirstDay => w.first_day,
            Flaw::LastDay => w.last_day,
            Flaw::RoundCount => w.round_count,
            Flaw::KindCode => w.kind_code,
            Flaw::TimeControlCode => w.time_control_code,
            Flaw::TieBreaks => w.tie_breaks,
            Flaw::Name => w.name,
            Flaw::Federation => w.federation,
            Flaw::RatedWithoutNumber => w.rated_without_number,
            Flaw::WithoutNumber => w.without_number,
            Flaw::Birth => w.birth,
            Flaw::Sex => w.sex,
            Flaw::NoGame => w.no_game,
        };
        plain.to_owned()
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words(Lang::En))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn findings_are_said_in_the_reader_s_language() {
        let over = Flaw::NotOver { played: 5, declared: 9 };
        let told = "5 von 9 Runden sind in der Datei; nach dem Ende melden";
        assert_eq!(told, over.words(Lang::De));
        assert_eq!("enregistrement 132", Place::Record("132").words(Lang::Fr));
        assert_eq!("the city is missing; write it", Flaw::City.to_string());
    }
}
