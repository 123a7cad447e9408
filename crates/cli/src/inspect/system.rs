//! The system of a tournament, as its file declares it (the codes of ETT26).

use ronde_model::Event;
use ronde_model::system::without_acceleration;
use ronde_report::systems;
use ronde_simulate::Acceleration;
use ronde_swiss::Family;
use ronde_swiss::system::{self, Chosen};
use ronde_words::{CodeWords, InspectWords, Lang, PairWords, fill};

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
fn names(w: &CodeWords) -> [(&'static str, &'static str); 22] {
    [
        ("FIDE_DUTCH", w.dutch),
        ("FIDE_DOUBLESWISS", w.double_swiss),
        ("CUSTOM_SWISS", w.own_swiss),
        ("CUSTOM_DOUBLESWISS", w.own_double_swiss),
        ("BERGER_ROUNDROBIN", w.robin),
        ("BERGER_DOUBLEROUNDROBIN", w.double_robin),
        ("FIDE_ROUNDROBIN", w.robin),
        ("FIDE_DOUBLEROUNDROBIN", w.double_robin),
        ("CUSTOM_ROUNDROBIN", w.own_robin),
        ("FIDE_SCHILLER", w.schiller),
        ("CUSTOM_SCHILLER", w.own_schiller),
        ("FIDE_SCHEVENINGEN", w.scheveningen),
        ("FIDE_DOUBLESCHEVENINGEN", w.double_scheveningen),
        ("CUSTOM_SCHEVENINGEN", w.own_scheveningen),
        ("CUSTOM_KNOCKOUT", w.knock_out),
        ("FIDE_TEAM_ROUNDROBIN", w.team_robin),
        ("FIDE_TEAM_DOUBLEROUNDROBIN", w.double_team_robin),
        ("BERGER_TEAM", w.team_robin),
        ("FIDE_TEAM", w.team_swiss),
        ("CUSTOM_TEAM_SWISS", w.own_team_swiss),
        ("CUSTOM_TEAM_ROUNDROBIN", w.own_team_robin),
        ("CUSTOM_TEAM_KNOCKOUT", w.team_knock_out),
    ]
}

impl System {
    /// What the event declares.
    pub(super) fn of(event: &Event, lang: Lang) -> System {
        let w = InspectWords::of(lang);
        let code = match event.kind_code.trim() {
            "" if name(event.kind.trim(), lang).is_some() => event.kind.trim(),
            code => code,
        };
        let words = match (name(code, lang), code.is_empty(), event.kind.trim()) {
            (Some(name), _, _) => accelerated(edition(name, code, event, lang), code, lang),
            (None, false, _) => w.unknown_code.to_owned(),
            (None, true, "") => w.not_declared.to_owned(),
            (None, true, kind) => fill!(w.in_words, text = kind),
        };
        System { code: code.to_owned(), words }
    }
}

fn name(code: &str, lang: Lang) -> Option<String> {
    let code = code.to_ascii_uppercase();
    if let Some(paired_by) = ronde_swiss::System::of_code(without_acceleration(&code)) {
        let system = systems::with_edition(paired_by, lang);
        let of_fide = code.starts_with("FIDE_");
        let fide = InspectWords::of(lang).of_fide;
        return Some(if of_fide { fill!(fide, system = system) } else { system });
    }
    let names = names(CodeWords::of(lang));
    let row = names.iter().find(|(start, _)| {
        code.strip_prefix(start).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
    });
    row.map(|(_, name)| (*name).to_owned())
}

/// A Dutch code without a year means the edition in force when the tournament ends.
fn edition(name: String, code: &str, event: &Event, lang: Lang) -> String {
    let w = InspectWords::of(lang);
    let code = code.to_ascii_uppercase();
    if Some(without_acceleration(&code)) != Family::Dutch.code() {
        return name;
    }
    let ends = event.end.as_ref().and_then(ronde_model::DateText::date).is_some();
    match system::by_date(event, Family::Dutch) {
        (taken, Chosen::ByDate(_)) => {
            let year = taken.year().unwrap_or_default();
            let by_day = if ends { w.edition_by_last_day } else { w.edition_by_first_day };
            fill!(by_day, system = name, year = year)
        }
        _ => fill!(w.edition_not_said, system = name),
    }
}

fn accelerated(rules: String, code: &str, lang: Lang) -> String {
    let w = PairWords::of(lang);
    match Acceleration::of_code(&code.to_ascii_uppercase()) {
        Acceleration::None | Acceleration::Explicit => rules,
        Acceleration::Baku => fill!(w.with_baku, rules = rules),
        Acceleration::Ssa => fill!(w.with_ssa, rules = rules),
        Acceleration::SsaHalves => fill!(w.with_ssa_halves, rules = rules),
        Acceleration::SsaKept => fill!(InspectWords::of(lang).two_categories, rules = rules),
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
            ("FIDE_TEAM_TYPEA_MP_GP", "", None, "FIDE Swiss Team system, edition of 2026"),
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
            assert_eq!(words, System::of(&event, Lang::En).words, "{code} {kind}");
        }
    }
}
