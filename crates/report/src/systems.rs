//! What systems are called, in the reader's language: the one place that finds these words. A
//! system that has no words yet goes by its own title.

use ronde_swiss::{Family, System};

use ronde_words::{BracketWords, DoubtWords, Lang, StoryWords, StudyWords, fill};

/// The book that the articles are those of, after *by* or *of*.
pub fn book(system: System, lang: Lang) -> String {
    let w = StoryWords::of(lang);
    let words = [
        (System::Original, w.book_original),
        (System::Dutch1992, w.book_1992),
        (System::Dutch2010, w.book_2010),
        (System::Dutch2017, w.book_2017),
        (System::Dutch2026, w.book_2026),
        (System::Dubov1997, w.book_dubov_1997),
        (System::Dubov2026, w.book_dubov_2026),
        (System::Burstein2026, w.book_burstein_2026),
        (System::Lim2026, w.book_lim_2026),
        (System::DoubleSwiss2026, w.book_double_swiss_2026),
        (System::Team2026, w.book_team_2026),
    ];
    found(&words, system).map_or_else(|| system.to_string(), str::to_owned)
}

/// The name of a system on a paper, without its edition.
pub(crate) fn on_paper(system: System, lang: Lang) -> &'static str {
    let w = BracketWords::of(lang);
    found(&families(w), system.family()).unwrap_or_else(|| system.name())
}

/// The name of a family of systems, in a sentence.
pub fn family(family: Family, lang: Lang) -> &'static str {
    let w = BracketWords::of(lang);
    found(&families(w), family).unwrap_or_else(|| family.words())
}

/// The name of a system with its edition, in a sentence.
pub fn with_edition(system: System, lang: Lang) -> String {
    let name = family(system.family(), lang);
    let edition = DoubtWords::of(lang).edition;
    system.year().map_or_else(|| name.to_owned(), |year| fill!(edition, name = name, year = year))
}

/// The name of a system with its edition, short enough for the head of a column.
pub fn in_head(system: System, lang: Lang) -> String {
    let w = StudyWords::of(lang);
    match (system.family(), system.year()) {
        (Family::Dutch, Some(year)) => fill!(w.dutch, year = year),
        (Family::Dubov, Some(year)) => fill!(w.dubov, year = year),
        (Family::Burstein, Some(year)) => fill!(w.burstein, year = year),
        (Family::Lim, Some(year)) => fill!(w.lim, year = year),
        (Family::DoubleSwiss, Some(year)) => fill!(w.double_swiss, year = year),
        (Family::Team, Some(year)) => fill!(w.team, year = year),
        (Family::Original, None) => w.original.to_owned(),
        _ => system.to_string(),
    }
}

fn families(w: &BracketWords) -> [(Family, &'static str); 7] {
    [
        (Family::Original, w.original),
        (Family::Dutch, w.dutch),
        (Family::Dubov, w.dubov),
        (Family::Burstein, w.burstein),
        (Family::Lim, w.lim),
        (Family::DoubleSwiss, w.double_swiss),
        (Family::Team, w.team),
    ]
}

fn found<K: Copy + PartialEq>(words: &[(K, &'static str)], key: K) -> Option<&'static str> {
    words.iter().find(|(of, _)| *of == key).map(|(_, words)| *words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_system_that_is_offered_has_words_of_its_own() {
        for system in System::ALL.into_iter().chain(System::OF_MATCHES) {
            for lang in Lang::ALL {
                assert_ne!(system.to_string(), book(system, lang));
                assert_ne!(system.name(), on_paper(system, lang));
            }
        }
    }
}
