//! The system of a tournament, as its file declares it (the codes of ETT26).

use ronde_model::Event;
use ronde_model::system::without_acceleration;
use ronde_simulate::Acceleration;
use ronde_swiss::Family;
use ronde_swiss::system::{self, Chosen};

use crate::pair::words;

/// What a file says about the way it is paired.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct System {
    /// The code, of record 192 or, as some programs write it, of 092; empty when there is none.
    pub(super) code: String,
    /// The same in words, for people.
    pub(super) words: String,
}

/// Beginnings of codes, longer ones before those they begin with. Those of the systems that Ronde
/// pairs by are the engine's own ([`ronde_swiss::System::of_code`]).
const NAMES: [(&str, &str); 22] = [
    ("FIDE_DUTCH", "FIDE Dutch system"),
    ("FIDE_DOUBLESWISS", "FIDE double Swiss"),
    ("CUSTOM_SWISS", "a Swiss system of its own"),
    ("CUSTOM_DOUBLESWISS", "a double Swiss of its own"),
    ("BERGER_ROUNDROBIN", "round robin by the Berger tables"),
    ("BERGER_DOUBLEROUNDROBIN", "double round robin by the Berger tables"),
    ("FIDE_ROUNDROBIN", "round robin by the Berger tables"),
    ("FIDE_DOUBLEROUNDROBIN", "double round robin by the Berger tables"),
    ("CUSTOM_ROUNDROBIN", "a round robin of its own"),
    ("FIDE_SCHILLER", "Schiller system"),
    ("CUSTOM_SCHILLER", "a Schiller system of its own"),
    ("FIDE_SCHEVENINGEN", "Scheveningen system"),
    ("FIDE_DOUBLESCHEVENINGEN", "double Scheveningen system"),
    ("CUSTOM_SCHEVENINGEN", "a Scheveningen system of its own"),
    ("CUSTOM_KNOCKOUT", "knock-out"),
    ("FIDE_TEAM_ROUNDROBIN", "round robin of teams"),
    ("FIDE_TEAM_DOUBLEROUNDROBIN", "double round robin of teams"),
    ("BERGER_TEAM", "round robin of teams"),
    ("FIDE_TEAM", "FIDE Swiss system for teams"),
    ("CUSTOM_TEAM_SWISS", "a Swiss system for teams of its own"),
    ("CUSTOM_TEAM_ROUNDROBIN", "a round robin of teams of its own"),
    ("CUSTOM_TEAM_KNOCKOUT", "knock-out of teams"),
];

impl System {
    /// What the event declares.
    pub(super) fn of(event: &Event) -> System {
        let code = match event.kind_code.trim() {
            "" if name(event.kind.trim()).is_some() => event.kind.trim(),
            code => code,
        };
        let words = match (name(code), code.is_empty(), event.kind.trim()) {
            (Some(name), _, _) => format!("{name}{}{}", edition(code, event), acceleration(code)),
            (None, false, _) => "a code that Ronde does not know".to_owned(),
            (None, true, "") => "not declared".to_owned(),
            (None, true, kind) => format!("not declared by code; in words: {kind}"),
        };
        System { code: code.to_owned(), words }
    }
}

fn name(code: &str) -> Option<String> {
    let code = code.to_ascii_uppercase();
    if let Some(paired_by) = ronde_swiss::System::of_code(without_acceleration(&code)) {
        let fide = if code.starts_with("FIDE_") { "FIDE " } else { "" };
        return Some(format!("{fide}{}", words::system(paired_by)));
    }
    let row = NAMES.iter().find(|(start, _)| {
        code.strip_prefix(start).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
    });
    row.map(|(_, name)| (*name).to_owned())
}

/// A Dutch code without a year means the edition in force when the tournament ends.
fn edition(code: &str, event: &Event) -> String {
    let code = code.to_ascii_uppercase();
    if Some(without_acceleration(&code)) != Family::Dutch.code() {
        return String::new();
    }
    let ends = event.end.as_ref().and_then(ronde_model::DateText::date).is_some();
    let day = if ends { "last" } else { "first" };
    match system::by_date(event, Family::Dutch) {
        (taken, Chosen::ByDate(_)) => {
            let year = taken.year().unwrap_or_default();
            format!(", edition of {year} by its {day} day")
        }
        _ => ", edition not said".to_owned(),
    }
}

fn acceleration(code: &str) -> &'static str {
    match Acceleration::of_code(&code.to_ascii_uppercase()) {
        Acceleration::None | Acceleration::Explicit => "",
        Acceleration::Baku => ", with Baku acceleration",
        Acceleration::Ssa => ", accelerated in rounds 1 and 2",
        Acceleration::SsaHalves => ", accelerated in rounds 1 to 3",
        Acceleration::SsaKept => ", accelerated throughout: two categories in one",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ronde_model::{Date, DateText};

    #[test]
    fn codes_have_words() {
        let end = |year, month, day| Date::new(year, month, day).map(DateText::Date);
        for (code, kind, last, words) in [
            ("FIDE_DUTCH_2026", "", None, "FIDE Dutch system, edition of 2026"),
            ("FIDE_DUTCH_2025", "", None, "FIDE Dutch system, edition of 2026"),
            ("", "FIDE_DUTCH_2017", None, "FIDE Dutch system, edition of 2017"),
            (
                "fide_dutch",
                "",
                end(2026, 1, 31),
                "FIDE Dutch system, edition of 2017 by its last day",
            ),
            (
                "FIDE_DUTCH",
                "",
                end(2026, 2, 1),
                "FIDE Dutch system, edition of 2026 by its last day",
            ),
            (
                "FIDE_DUTCH_BAKU",
                "",
                None,
                "FIDE Dutch system, edition not said, with Baku acceleration",
            ),
            ("FIDE_TEAM_TYPEA_MP_GP", "", None, "FIDE Swiss system for teams"),
            ("BERGER_ROUNDROBIN_G2", "", None, "round robin by the Berger tables"),
            ("CUSTOM_DUTCH_1992", "", None, "Dutch system, edition of 1992"),
            (
                "CUSTOM_DUBOV_1997_SSA",
                "",
                None,
                "Dubov system, edition of 1997, accelerated in rounds 1 and 2",
            ),
            (
                "FIDE_DUBOV_BAKU",
                "",
                None,
                "FIDE Dubov system, edition of 2026, with Baku acceleration",
            ),
            ("CUSTOM_ORIGINAL", "", None, "original Swiss system"),
            ("FIDE_DUTCHMAN", "", None, "a code that Ronde does not know"),
            (
                "",
                "Individual: Swiss-System",
                None,
                "not declared by code; in words: Individual: Swiss-System",
            ),
            ("", "", None, "not declared"),
        ] {
            let event =
                Event { kind_code: code.into(), kind: kind.into(), end: last, ..Event::default() };
            assert_eq!(words, System::of(&event).words, "{code} {kind}");
        }
    }
}
