//! Days and places in an order, as the readers of a language write them.

use crate::{Lang, LangWords, fill};

/// `6 November 2026`, `6.11.2026`, `06/11/2026`.
pub fn day(year: u16, month: u8, day: u8, lang: Lang) -> String {
    let words = LangWords::of(lang);
    let width = words.date_digits.parse().unwrap_or(1);
    let month = fill!(words.month, n = format!("{month:0width$}"));
    fill!(words.day, day = format!("{day:0width$}"), month = month, year = year)
}

/// As it is written in a sentence: `1st`, `1er`, `1`, `1º`.
pub fn rank(rank: u32, lang: Lang) -> String {
    fill!(LangWords::of(lang).rank, n = rank)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_as_the_language_does() {
        for (lang, expected) in [
            (Lang::En, "6 November 2026"),
            (Lang::Fr, "06/11/2026"),
            (Lang::De, "6.11.2026"),
            (Lang::It, "06/11/2026"),
        ] {
            assert_eq!(expected, day(2026, 11, 6, lang));
        }
    }

    #[test]
    fn ranks_are_written_as_the_language_does() {
        for (place, lang, expected) in [
            (1, Lang::En, "1st"),
            (12, Lang::En, "12th"),
            (22, Lang::En, "22nd"),
            (103, Lang::En, "103rd"),
            (111, Lang::En, "111th"),
            (1, Lang::Fr, "1er"),
            (2, Lang::Fr, "2e"),
            (1, Lang::De, "1"),
            (1, Lang::It, "1º"),
        ] {
            assert_eq!(expected, rank(place, lang));
        }
    }
}
