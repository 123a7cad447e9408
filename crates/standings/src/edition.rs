//! Which tie-break rules a tournament is ranked by.

use std::fmt;

use ronde_model::{Date, Snapshot};

/// An edition of the tie-break rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// dutch-1992:F10: equal scores share, only the first place is broken.
    E1992,
    /// The rules of 1998 in ssb-course: an unplayed game is a draw against oneself.
    E1998,
    /// C.07 from 1 August 2024 to 28 February 2026: a dummy with the player's own score.
    E2024,
    /// C.07 from 1 March 2026: the dummy's score has an upper limit.
    E2026,
}

impl Edition {
    /// Every edition, the oldest first.
    pub const ALL: [Edition; 4] = [Edition::E1992, Edition::E1998, Edition::E2024, Edition::E2026];

    /// Its year.
    pub const fn year(self) -> u16 {
        match self {
            Edition::E1992 => 1992,
            Edition::E1998 => 1998,
            Edition::E2024 => 2024,
            Edition::E2026 => 2026,
        }
    }

    /// Whether it is C.07 as FIDE has it since 2023, and not one of the seed documents.
    pub const fn is_c07(self) -> bool {
        matches!(self, Edition::E2024 | Edition::E2026)
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.year().fmt(f)
    }
}

/// What decided the edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// The caller named it.
    Asked,
    /// The tournament declares it.
    Declared,
    /// The first day of the event (or its last, where only that is known).
    ByDate(Date),
    /// An event before September 2023: its rules (a virtual opponent) are not built, and those of
    /// 2024 are the nearest.
    NearestToDate(Date),
    /// Nothing in the file speaks of it; the rules in force are taken.
    ByDefault,
}

/// First day of the edition of 2026.
const IN_FORCE_2026: (u16, u8, u8) = (2026, 3, 1);
/// First day of rules without a virtual opponent.
const IN_FORCE_2023: (u16, u8, u8) = (2023, 9, 1);

/// The edition in force on a day, else the one in force now.
pub(crate) fn in_force(day: Option<Date>) -> (Edition, Chosen) {
    let Some(date) = day else { return (Edition::E2026, Chosen::ByDefault) };
    let known = (date.year(), date.month().unwrap_or(12), date.day().unwrap_or(31));
    if known >= IN_FORCE_2026 {
        (Edition::E2026, Chosen::ByDate(date))
    } else if known >= IN_FORCE_2023 {
        (Edition::E2024, Chosen::ByDate(date))
    } else {
        (Edition::E2024, Chosen::NearestToDate(date))
    }
}

/// Whether pairings follow from results or were fixed beforehand. It decides what an unplayed
/// round means (C.07:15, 16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Form {
    /// C.07:16.
    Swiss,
    /// C.07:15.2: round robin, Scheveningen, Schiller and their like.
    Predetermined,
}

/// Words of the codes of ETT26, and of free text, that mean pairings fixed beforehand.
const PREDETERMINED: &[&str] =
    &["ROBIN", "BERGER", "SCHEVENINGEN", "SCHILLER", "KNOCKOUT", "KNOCK-OUT", "ALL-PLAY-ALL"];

/// The form that the file declares, in its code (TRF26:192) or else in words (092). It is never
/// guessed from the number of rounds: a file that says nothing is a Swiss.
pub fn declared_form(snapshot: &Snapshot) -> Form {
    let texts = [&snapshot.event.kind_code, &snapshot.event.kind].map(|text| text.to_uppercase());
    let Some(text) = texts.iter().find(|text| !text.trim().is_empty()) else { return Form::Swiss };
    if text.contains("SWISS") || !PREDETERMINED.iter().any(|word| text.contains(word)) {
        Form::Swiss
    } else {
        Form::Predetermined
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ronde_model::{DateText, Parts};

    fn snapshot(code: &str, words: &str, start: Option<(u16, u8, u8)>) -> Snapshot {
        let mut parts = Parts::default();
        parts.event.kind_code = code.to_owned();
        parts.event.kind = words.to_owned();
        let date = start.and_then(|(year, month, day)| Date::new(year, month, day));
        parts.event.start = date.map(DateText::Date);
        Snapshot::new(parts).unwrap()
    }

    #[test]
    fn the_edition_goes_by_the_first_day() {
        for (start, edition) in [
            (None, Edition::E2026),
            (Some((2026, 3, 1)), Edition::E2026),
            (Some((2026, 2, 28)), Edition::E2024),
            (Some((2026, 0, 0)), Edition::E2026),
            (Some((2019, 5, 1)), Edition::E2024),
        ] {
            assert_eq!(
                edition,
                crate::declared::edition(&snapshot("", "", start), None).0,
                "{start:?}"
            );
        }
        let old = crate::declared::edition(&snapshot("", "", Some((2019, 5, 1))), None).1;
        assert!(matches!(old, Chosen::NearestToDate(_)));
    }

    #[test]
    fn the_form_is_declared_and_never_guessed() {
        for (code, words, form) in [
            ("", "", Form::Swiss),
            ("FIDE_DUTCH_2026", "Round Robin", Form::Swiss),
            ("BERGER_ROUNDROBIN_G1", "", Form::Predetermined),
            ("FIDE_TEAM_ROUNDROBIN", "", Form::Predetermined),
            ("FIDE_SCHEVENINGEN_G2", "", Form::Predetermined),
            ("", "Individual: Round-Robin", Form::Predetermined),
            ("", "Swiss after a round robin", Form::Swiss),
            ("CUSTOM_DOUBLESWISS", "", Form::Swiss),
        ] {
            assert_eq!(form, declared_form(&snapshot(code, words, None)), "{code} {words}");
        }
    }
}
