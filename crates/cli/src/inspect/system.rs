//! The system of a tournament, as its file declares it (the codes of ETT26).

use ronde_model::{Date, Event};

/// From this day on, `FIDE_DUTCH` without a year means the edition of 2026.
const EDITION_OF_2026: (u16, u8, u8) = (2026, 2, 1);

/// What a file says about the way it is paired.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct System {
    /// The code, of record 192 or, as some programs write it, of 092; empty when there is none.
    pub(super) code: String,
    /// The same in words, for people.
    pub(super) words: String,
}

/// Beginnings of codes, longer ones before those they begin with.
const NAMES: [(&str, &str); 27] = [
    ("FIDE_DUTCH_2017", "FIDE Dutch system, edition of 2017"),
    ("FIDE_DUTCH_2025", "FIDE Dutch system, edition of 2026"),
    ("FIDE_DUTCH_2026", "FIDE Dutch system, edition of 2026"),
    ("FIDE_DUTCH", "FIDE Dutch system"),
    ("FIDE_DUBOV", "FIDE Dubov system"),
    ("FIDE_BURSTEIN", "FIDE Burstein system"),
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

fn name(code: &str) -> Option<&'static str> {
    let code = code.to_ascii_uppercase();
    let row = NAMES.iter().find(|(start, _)| {
        code.strip_prefix(start).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
    });
    row.map(|(_, name)| *name)
}

/// A Dutch code without a year means the edition in force when the tournament ends.
fn edition(code: &str, event: &Event) -> &'static str {
    if !matches!(code.to_ascii_uppercase().as_str(), "FIDE_DUTCH" | "FIDE_DUTCH_BAKU") {
        return "";
    }
    let (year, month, day) = EDITION_OF_2026;
    let end = event.end.as_ref().and_then(ronde_model::DateText::date);
    match (end, Date::new(year, month, day)) {
        (Some(end), Some(change)) if end < change => ", edition of 2017 by its last day",
        (Some(_), _) => ", edition of 2026 by its last day",
        (None, _) => ", edition not said",
    }
}

fn acceleration(code: &str) -> &'static str {
    if code.to_ascii_uppercase().ends_with("_BAKU") { ", with Baku acceleration" } else { "" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ronde_model::DateText;

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
