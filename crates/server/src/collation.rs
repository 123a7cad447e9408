//! Names in the order in which a reader looks them up: `Öztürk` beside `Ozga`, not after `Zaugg`.

use std::cmp::Ordering;

use icu_collator::options::{AlternateHandling, CollatorOptions};
use icu_collator::{CollatorBorrowed, CollatorPreferences};

/// The order of the Unicode standard, which is that of all four languages of the pages: none of them
/// tailors it (Swiss and German dictionaries put `ä` beside `a`; `ae` is the telephone book's).
pub(crate) struct Collation(Option<CollatorBorrowed<'static>>);

impl Collation {
    /// The order of names.
    pub(crate) fn new() -> Collation {
        let mut options = CollatorOptions::default();
        // Hyphens and apostrophes are no letters: D'Angelo stands beside Dangelo.
        options.alternate_handling = Some(AlternateHandling::Shifted);
        Collation(CollatorBorrowed::try_new(CollatorPreferences::default(), options).ok())
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
        Collation::new().sort(&mut names, |name| name);
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
        let order = Collation::new();
        assert_eq!(Ordering::Equal, order.compare("Weber, Urs", "Weber, Urs"));
        assert_ne!(Ordering::Equal, order.compare("Weber, Urs", "weber, urs"));
    }
}
