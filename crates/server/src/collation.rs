//! Names in the order in which a reader looks them up: `Öztürk` beside `Ozga`, not after `Zaugg`.

use std::cmp::Ordering;

use icu_collator::options::{AlternateHandling, CollatorOptions};
use icu_collator::{CollatorBorrowed, CollatorPreferences};
use icu_locale_core::Locale;
use ronde_words::{Lang, LangWords};

/// An order of names.
pub(crate) struct Collation(Option<CollatorBorrowed<'static>>);

impl Collation {
    /// The order of a language. English, French, German and Italian keep that of the Unicode
    /// standard (Swiss and German dictionaries put `ä` beside `a`; `ae` is the telephone book's).
    pub(crate) fn of(lang: Lang) -> Collation {
        Collation::by(&LangWords::of(lang).locale.parse().unwrap_or(Locale::UNKNOWN))
    }

    /// The order of the Unicode standard, where readers of several languages share a list.
    pub(crate) fn shared() -> Collation {
        Collation::by(&Locale::UNKNOWN)
    }

    fn by(locale: &Locale) -> Collation {
        let mut options = CollatorOptions::default();
        // Hyphens and apostrophes are no letters: D'Angelo stands beside Dangelo.
        options.alternate_handling = Some(AlternateHandling::Shifted);
        Collation(CollatorBorrowed::try_new(CollatorPreferences::from(locale), options).ok())
    }

    /// Compares two names: first what stands before the comma, then what stands behind it, so that
    /// every Meier comes before Meier-Abt.
    pub(crate) fn compare(&self, one: &str, other: &str) -> Ordering {
        let (family, given) = parts(one);
        let (other_family, other_given) = parts(other);
        let families = self.plain(family, other_family);
        families.then_with(|| self.plain(given, other_given)).then_with(|| one.cmp(other))
    }

    fn plain(&self, one: &str, other: &str) -> Ordering {
        match &self.0 {
            Some(collator) => collator.compare(one, other),
            None => one.cmp(other),
        }
    }

    /// Sorts whatever has a name.
    pub(crate) fn sort<T>(&self, items: &mut [T], name: impl Fn(&T) -> &str) {
        items.sort_by(|one, other| self.compare(name(one), name(other)));
    }
}

fn parts(name: &str) -> (&str, &str) {
    let (family, given) = name.split_once(',').unwrap_or((name, ""));
    (family.trim(), given.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_as_one_looks_them_up() {
        let mut names = vec![
            "Zaugg, Eva",
            "Öztürk, Can",
            "meier, ben",
            "Meier-Abt, Anna",
            "Meier, Zoé",
            "Dangelo, Ugo",
            "D'Angelo, Ada",
            "Ozga, Jan",
            "Émery, Luc",
            "Egli, Tim",
        ];
        Collation::of(Lang::De).sort(&mut names, |name| name);
        let expected = [
            "Dangelo, Ugo",
            "D'Angelo, Ada",
            "Egli, Tim",
            "Émery, Luc",
            "meier, ben",
            "Meier, Zoé",
            "Meier-Abt, Anna",
            "Ozga, Jan",
            "Öztürk, Can",
            "Zaugg, Eva",
        ];
        assert_eq!(expected.to_vec(), names);
    }

    #[test]
    fn equal_names_keep_a_firm_order() {
        let order = Collation::of(Lang::De);
        assert_eq!(Ordering::Equal, order.compare("Weber, Urs", "Weber, Urs"));
        assert_ne!(Ordering::Equal, order.compare("Weber, Urs", "weber, urs"));
    }
}
