//! Which system and edition a tournament is paired by.

use std::fmt;

use ronde_model::{Date, DateText, Snapshot};

use crate::dutch::Edition;

/// A pairing system with its edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum System {
    /// C.04.3.
    Dutch(Edition),
}

impl fmt::Display for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            System::Dutch(edition) => write!(f, "Dutch {edition}"),
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

/// The system that the file itself asks for: its code, else its last day, else today's rules.
///
/// # Errors
/// If the code names another system.
pub fn declared(snapshot: &Snapshot) -> Result<(System, Chosen), NotSupported> {
    for text in [&snapshot.event.kind_code, &snapshot.event.kind] {
        let code = text.trim().to_uppercase();
        match code.strip_suffix("_BAKU").unwrap_or(&code) {
            "FIDE_DUTCH_2026" | "FIDE_DUTCH_2025" => {
                return Ok((System::Dutch(Edition::E2026), Chosen::ByCode(code)));
            }
            "FIDE_DUTCH_2017" => {
                return Ok((System::Dutch(Edition::E2017), Chosen::ByCode(code)));
            }
            "FIDE_DUTCH" => break,
            other if is_code(other) => return Err(NotSupported { code }),
            _ => {}
        }
    }
    let (edition, chosen) = by_date(snapshot);
    Ok((System::Dutch(edition), chosen))
}

/// Codes of ETT26 begin so; free text in record 092 does not.
fn is_code(code: &str) -> bool {
    ["FIDE_", "CUSTOM_", "BERGER_"].iter().any(|prefix| code.starts_with(prefix))
}

fn by_date(snapshot: &Snapshot) -> (Edition, Chosen) {
    let event = &snapshot.event;
    let day = [&event.end, &event.start].into_iter().flatten().find_map(DateText::date);
    match day {
        None => (Edition::E2026, Chosen::ByDefault),
        Some(date) => {
            let known = (date.year(), date.month().unwrap_or(12), date.day().unwrap_or(31));
            let edition = if known < RULES_OF_2026 { Edition::E2017 } else { Edition::E2026 };
            (edition, Chosen::ByDate(date))
        }
    }
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
        check("", "FIDE_DUBOV", None, None);
        check("BERGER_ROUNDROBIN", "", None, None);
    }

    #[track_caller]
    fn check(code: &str, words: &str, end: Option<(u16, u8, u8)>, expected: Option<Edition>) {
        let mut parts = Parts::default();
        parts.event.kind_code = code.to_owned();
        parts.event.kind = words.to_owned();
        let date = end.and_then(|(year, month, day)| Date::new(year, month, day));
        parts.event.end = date.map(DateText::Date);
        let declared = declared(&Snapshot::new(parts).unwrap()).ok();
        let edition = declared.map(|(System::Dutch(edition), _)| edition);
        assert_eq!(expected, edition, "{code:?}, {words:?}, {end:?}");
    }
}
