//! Which system and edition a tournament is paired by.

use std::fmt;

use ronde_model::system::without_acceleration;
use ronde_model::{Date, DateText, Event, Family, PrimaryPoints, Snapshot, System, TeamForm};

use crate::book::Book;
use crate::contest::Play;

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

/// The system that the file itself asks for, where its rounds are games: its code, else its last
/// day, else today's rules.
///
/// # Errors
/// If the code names another system, or one whose rounds are matches.
pub fn declared(snapshot: &Snapshot) -> Result<(System, Chosen), NotSupported> {
    match declared_with_matches(snapshot)? {
        (system, Chosen::ByCode(code)) if Book::of(system).play != Play::Games => {
            Err(NotSupported { code })
        }
        found => Ok(found),
    }
}

/// The same, whatever its rounds are made of ([`contest`](crate::contest)).
///
/// # Errors
/// If the code names another system.
pub fn declared_with_matches(snapshot: &Snapshot) -> Result<(System, Chosen), NotSupported> {
    for text in [&snapshot.event.kind_code, &snapshot.event.kind] {
        let code = text.trim().to_uppercase();
        match without_acceleration(&code) {
            plain if Some(plain) == Family::Dutch.code() => break,
            plain => match System::of_code(plain) {
                Some(_) if is_accelerated_by_games(&code) => return Err(NotSupported { code }),
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
        () if named(Family::Dubov.name()) => Ok(by_date(event, Family::Dubov)),
        () if named(Family::Burstein.name()) => Ok(by_date(event, Family::Burstein)),
        () if named("lim") => Err(NotSupported { code: event.kind.trim().to_owned() }),
        () => Ok(by_date(event, Family::Dutch)),
    }
}

/// C.04.7: virtual points are not for team events in which game points pair.
fn is_accelerated_by_games(code: &str) -> bool {
    let plain = without_acceleration(code);
    plain != code
        && TeamForm::of_code(plain).is_some_and(|form| form.primary == PrimaryPoints::Game)
}

/// Codes of ETT26 begin so; free text in record 092 does not.
fn is_code(code: &str) -> bool {
    ["FIDE_", "CUSTOM_", "BERGER_"].iter().any(|prefix| code.starts_with(prefix))
}

/// The edition of a system by the dates of the event, as if it had no code.
pub fn by_date(event: &Event, family: Family) -> (System, Chosen) {
    let day = [&event.end, &event.start].into_iter().flatten().find_map(DateText::date);
    (Book::meant(family, day.map(known)).system, day.map_or(Chosen::ByDefault, Chosen::ByDate))
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
        check("FIDE_DUTCH_2026", "", None, Some(System::Dutch2026));
        check("", "FIDE_DUTCH_2025", None, Some(System::Dutch2026));
        check("fide_dutch_2017", "", Some((2026, 5, 1)), Some(System::Dutch2017));
        check("FIDE_DUTCH_2017_BAKU", "", None, Some(System::Dutch2017));
        check("FIDE_DUTCH", "", Some((2026, 1, 31)), Some(System::Dutch2017));
        check("FIDE_DUTCH_BAKU", "", Some((2026, 2, 1)), Some(System::Dutch2026));
        check("", "Individual: Swiss-System (Dutch)", Some((2019, 1, 1)), Some(System::Dutch2017));
        check("", "", None, Some(System::Dutch2026));
        check("FIDE_BURSTEIN", "", None, Some(System::Burstein2026));
        check("FIDE_DOUBLESWISS_BAKU", "", None, Some(System::DoubleSwiss2026));
        check("FIDE_TEAM", "", None, Some(System::Team2026));
        check("fide_team_typeb_gp_mp", "", None, Some(System::Team2026));
        check("FIDE_TEAM_TYPEB_MP_GP_BAKU", "", None, Some(System::Team2026));
        check("FIDE_TEAM_TYPEB_GP_MP_BAKU", "", None, None); // C.04.7
        check("BERGER_ROUNDROBIN", "", None, None);
        check("", "Individual: Swiss-System (Burstein)", None, Some(System::Burstein2026));
        check("", "Individual: Swiss-System (Lim)", None, None);
        check("FIDE_DUTCH", "Swiss, after Burstein", None, Some(System::Dutch2026));
    }

    #[test]
    fn words_of_record_092_name_a_family() {
        let mut parts = Parts::default();
        parts.event.kind = "Individual FIDE Dubov".to_owned();
        let declared = declared(&Snapshot::new(parts).unwrap());
        assert_eq!(Ok((System::Dubov2026, Chosen::ByDefault)), declared);
    }

    #[track_caller]
    fn check(code: &str, words: &str, end: Option<(u16, u8, u8)>, expected: Option<System>) {
        let mut parts = Parts::default();
        parts.event.kind_code = code.to_owned();
        parts.event.kind = words.to_owned();
        let date = end.and_then(|(year, month, day)| Date::new(year, month, day));
        parts.event.end = date.map(DateText::Date);
        let snapshot = Snapshot::new(parts).unwrap();
        let found = declared_with_matches(&snapshot).ok().map(|(system, _)| system);
        assert_eq!(expected, found, "{code:?}, {words:?}, {end:?}");
        let of_games = expected.filter(|it| Book::of(*it).play == Play::Games);
        assert_eq!(of_games, declared(&snapshot).ok().map(|(system, _)| system), "{code:?}");
    }
}
