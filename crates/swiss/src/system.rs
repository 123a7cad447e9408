//! Which system and edition a tournament is paired by.

use std::fmt;

use ronde_model::{Date, DateText, Event, Snapshot};

use crate::dutch::Edition;
use crate::field::{ByeRule, HistoryRules, UnplayedFloats};

/// A pairing system with its edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum System {
    /// Seed-002: groups by colour and by the standings of the round before, from the extremes to
    /// the centre.
    Original,
    /// Seed-001: the Swiss on ratings as it stood in the 1990s.
    Dutch1992,
    /// Seed-004: the same in its form of 2010.
    Dutch2010,
    /// C.04.3: candidates judged by criteria.
    Dutch(Edition),
    /// Seeds 000 and 003: Dubov as approved in 1997.
    Dubov1997,
    /// C.04.4.1: Dubov in force from 2026.
    Dubov2026,
}

/// A pairing system whatever its edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// The Swiss on ratings, since 1992.
    Dutch,
    /// Equal average ratings of opponents, since 1997.
    Dubov,
    /// What came before; it has one form only.
    Original,
}

impl Family {
    /// Its editions, oldest first; none where there is one form only.
    pub fn editions(self) -> Vec<u16> {
        self.members().filter_map(System::year).collect()
    }

    /// Its edition of that year.
    pub fn edition(self, year: u16) -> Option<System> {
        self.members().find(|system| system.year() == Some(year))
    }

    /// The edition that an event ending on that day is taken to be paired by; without a day the one
    /// in force.
    ///
    /// For the Dutch system this is the rule of ETT26 for `FIDE_DUTCH`: before 1 February 2026 the
    /// edition of 2017, whatever came before it. Dubov was written anew in 2018, and that text is
    /// far closer to the one of 2026 than to the one of 1997.
    pub fn on(self, day: Option<Date>) -> System {
        let before = |limit| day.is_some_and(|day| known(day) < limit);
        match self {
            Family::Original => System::Original,
            Family::Dutch if before(RULES_OF_2026) => System::Dutch(Edition::E2017),
            Family::Dutch => System::Dutch(Edition::E2026),
            Family::Dubov if before(DUBOV_ANEW) => System::Dubov1997,
            Family::Dubov => System::Dubov2026,
        }
    }

    fn members(self) -> impl Iterator<Item = System> {
        System::ALL.into_iter().filter(move |system| system.family() == self)
    }
}

impl System {
    /// Every system and edition there is, oldest first within each.
    pub const ALL: [System; 7] = [
        System::Original,
        System::Dutch1992,
        System::Dutch2010,
        System::Dutch(Edition::E2017),
        System::Dutch(Edition::E2026),
        System::Dubov1997,
        System::Dubov2026,
    ];

    /// The system without its edition.
    pub const fn family(self) -> Family {
        match self {
            System::Original => Family::Original,
            System::Dutch1992 | System::Dutch2010 | System::Dutch(_) => Family::Dutch,
            System::Dubov1997 | System::Dubov2026 => Family::Dubov,
        }
    }

    /// The name without the edition.
    pub const fn name(self) -> &'static str {
        match self.family() {
            Family::Original => "original",
            Family::Dutch => "dutch",
            Family::Dubov => "dubov",
        }
    }

    /// The code that a file names it by (TRF26:192), without acceleration.
    pub const fn code(self) -> &'static str {
        match self {
            System::Original => "CUSTOM_ORIGINAL",
            System::Dutch1992 => "CUSTOM_DUTCH_1992",
            System::Dutch2010 => "CUSTOM_DUTCH_2010",
            System::Dutch(Edition::E2017) => "FIDE_DUTCH_2017",
            System::Dutch(Edition::E2026) => "FIDE_DUTCH_2026",
            System::Dubov1997 => "CUSTOM_DUBOV_1997",
            System::Dubov2026 => "FIDE_DUBOV",
        }
    }

    /// The system that a code names, if it names one with its edition. ETT26 has codes of its own
    /// for some; for the old books, which it does not know, they begin with `CUSTOM_`.
    pub fn of_code(code: &str) -> Option<System> {
        match code {
            // The first copies of ETT26 said 2025.
            "FIDE_DUTCH_2025" => Some(System::Dutch(Edition::E2026)),
            _ => System::ALL.into_iter().find(|system| system.code() == code),
        }
    }

    /// The year of the edition; the original Swiss has one form only.
    pub const fn year(self) -> Option<u16> {
        match self {
            System::Original => None,
            System::Dutch1992 => Some(1992),
            System::Dutch2010 => Some(2010),
            System::Dutch(Edition::E2017) => Some(2017),
            System::Dubov1997 => Some(1997),
            System::Dutch(Edition::E2026) | System::Dubov2026 => Some(2026),
        }
    }

    /// What unplayed rounds do to floats, and who may get the bye.
    pub const fn history_rules(self) -> HistoryRules {
        let (floats, bye) = match self {
            System::Dutch(edition) => return edition.history_rules(),
            System::Dutch2010 => (UnplayedFloats::IfItScored, ByeRule::PointsWithoutPlaying),
            System::Dubov2026 => (UnplayedFloats::IfItScored, ByeRule::WinWithoutPlaying),
            System::Original => (UnplayedFloats::Never, ByeRule::WinWithoutPlaying),
            System::Dutch1992 | System::Dubov1997 => {
                (UnplayedFloats::IfItWon, ByeRule::WinWithoutPlaying)
            }
        };
        let recorded_floats = matches!(self, System::Dutch1992);
        HistoryRules { floats, bye, recorded_floats }
    }
}

impl fmt::Display for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.name(), self.year()) {
            ("dutch", Some(year)) => write!(f, "Dutch {year}"),
            ("dubov", Some(year)) => write!(f, "Dubov {year}"),
            _ => f.write_str("Original Swiss"),
        }
    }
}

/// What decided the edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// The code of the file's type of tournament (record 192 or 092).
    ByCode(String),
    /// The last day of the event (or its first, where only that is known).
    ByDate(Date),
    /// Nothing in the file speaks of it; the rules in force are taken.
    ByDefault,
}

/// A code names a system that is not built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotSupported {
    /// The code.
    pub code: String,
}

impl fmt::Display for NotSupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the type of tournament {} is not supported yet", self.code)
    }
}

impl std::error::Error for NotSupported {}

/// First day of the rules of 2026.
const RULES_OF_2026: (u16, u8, u8) = (2026, 2, 1);
/// First day of the year in which Dubov was written anew.
const DUBOV_ANEW: (u16, u8, u8) = (2018, 1, 1);

/// The system that the file itself asks for: its code, else its last day, else today's rules.
///
/// # Errors
/// If the code names another system.
pub fn declared(snapshot: &Snapshot) -> Result<(System, Chosen), NotSupported> {
    for text in [&snapshot.event.kind_code, &snapshot.event.kind] {
        let code = text.trim().to_uppercase();
        match without_acceleration(&code) {
            "FIDE_DUTCH" => break,
            plain => match System::of_code(plain) {
                Some(system) => return Ok((system, Chosen::ByCode(code))),
                None if is_code(plain) => return Err(NotSupported { code }),
                None => {}
            },
        }
    }
    in_words(&snapshot.event)
}

/// The family that the words of record 092 name, where there is no code: another system than the
/// Dutch is not paired by the Dutch without a word.
fn in_words(event: &Event) -> Result<(System, Chosen), NotSupported> {
    let words = event.kind.to_lowercase();
    let named = |name: &str| words.split(|it: char| !it.is_alphabetic()).any(|word| word == name);
    match () {
        () if !event.kind_code.trim().is_empty() => Ok(by_date(event, Family::Dutch)),
        () if named("dubov") => Ok(by_date(event, Family::Dubov)),
        () if named("burstein") || named("lim") => {
            Err(NotSupported { code: event.kind.trim().to_owned() })
        }
        () => Ok(by_date(event, Family::Dutch)),
    }
}

/// Endings of a code that declare virtual points: Baku (ETT26), and the accelerated Swiss of
/// seed-002 with its points taken back at once, by halves, or never.
pub const ACCELERATIONS: [&str; 4] = ["_BAKU", "_SSA", "_SSA_HALVES", "_SSA_KEPT"];

/// A code without the ending that declares virtual points.
pub fn without_acceleration(code: &str) -> &str {
    ACCELERATIONS.iter().find_map(|ending| code.strip_suffix(ending)).unwrap_or(code)
}

/// Codes of ETT26 begin so; free text in record 092 does not.
fn is_code(code: &str) -> bool {
    ["FIDE_", "CUSTOM_", "BERGER_"].iter().any(|prefix| code.starts_with(prefix))
}

/// The edition of a system by the dates of the event, as if it had no code.
pub fn by_date(event: &Event, family: Family) -> (System, Chosen) {
    let day = [&event.end, &event.start].into_iter().flatten().find_map(DateText::date);
    (family.on(day), day.map_or(Chosen::ByDefault, Chosen::ByDate))
}

/// A date of which the day or the month is not known is taken for the last that it may be.
fn known(date: Date) -> (u16, u8, u8) {
    (date.year(), date.month().unwrap_or(12), date.day().unwrap_or(31))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ronde_model::Parts;

    #[test]
    fn the_edition_follows_code_then_date_then_today() {
        check("FIDE_DUTCH_2026", "", None, Some(Edition::E2026));
        check("", "FIDE_DUTCH_2025", None, Some(Edition::E2026));
        check("fide_dutch_2017", "", Some((2026, 5, 1)), Some(Edition::E2017));
        check("FIDE_DUTCH_2017_BAKU", "", None, Some(Edition::E2017));
        check("FIDE_DUTCH", "", Some((2026, 1, 31)), Some(Edition::E2017));
        check("FIDE_DUTCH_BAKU", "", Some((2026, 2, 1)), Some(Edition::E2026));
        check("", "Individual: Swiss-System (Dutch)", Some((2019, 1, 1)), Some(Edition::E2017));
        check("", "", None, Some(Edition::E2026));
        check("FIDE_BURSTEIN", "", None, None);
        check("BERGER_ROUNDROBIN", "", None, None);
        check("", "Individual: Swiss-System (Burstein)", None, None);
        check("FIDE_DUTCH", "Swiss, after Burstein", None, Some(Edition::E2026));
    }

    #[test]
    fn every_system_is_found_by_its_code_and_its_year() {
        for system in System::ALL {
            assert_eq!(Some(system), System::of_code(system.code()));
            let found = system.year().and_then(|year| system.family().edition(year));
            assert_eq!(Some(system).filter(|it| *it != System::Original), found);
        }
        assert_eq!([1992, 2010, 2017, 2026].as_slice(), Family::Dutch.editions());
        assert_eq!([1997, 2026].as_slice(), Family::Dubov.editions());
        assert!(Family::Original.editions().is_empty());
        let mut parts = Parts::default();
        parts.event.kind = "Individual FIDE Dubov".to_owned();
        let declared = declared(&Snapshot::new(parts).unwrap());
        assert_eq!(Ok((System::Dubov2026, Chosen::ByDefault)), declared, "words of record 092");
        assert_eq!(System::Dubov1997, Family::Dubov.on(Date::new(2017, 12, 31)));
        assert_eq!(System::Dubov2026, Family::Dubov.on(Date::new(2018, 1, 1)));
        assert_eq!(System::Dubov2026, Family::Dubov.on(None));
    }

    #[track_caller]
    fn check(code: &str, words: &str, end: Option<(u16, u8, u8)>, expected: Option<Edition>) {
        let mut parts = Parts::default();
        parts.event.kind_code = code.to_owned();
        parts.event.kind = words.to_owned();
        let date = end.and_then(|(year, month, day)| Date::new(year, month, day));
        parts.event.end = date.map(DateText::Date);
        let declared = declared(&Snapshot::new(parts).unwrap()).ok().map(|(system, _)| system);
        assert_eq!(expected.map(System::Dutch), declared, "{code:?}, {words:?}, {end:?}");
    }
}
