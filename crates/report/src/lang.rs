//! Languages, and tables of words. A word that lacks a language does not compile.

use std::fmt::{Display, Write as _};

/// A language that pages and papers are written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// German.
    De,
    /// Italian.
    It,
}

impl Lang {
    /// Every one of them.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::Fr, Lang::De, Lang::It];

    /// Its code.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
            Lang::De => "de",
            Lang::It => "it",
        }
    }

    /// The language of a code.
    pub fn of_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }
}

/// A table of words: a struct with one field for each, `of` a language. Every part has a file of
/// its own. The invocation begins with how far the table is to be seen: `pub(crate) Name;`.
#[macro_export]
macro_rules! words {
    ($(#[$about:meta])* $seen:vis $name:ident; $($key:ident: $en:literal, $fr:literal, $de:literal, $it:literal;)*) => {
        $(#[$about])*
        #[derive(Debug)]
        $seen struct $name { $($seen $key: &'static str),* }

        impl $name {
            /// The words of a language.
            $seen const fn of(lang: $crate::lang::Lang) -> &'static $name {
                static EN: $name = $name { $($key: $en),* };
                static FR: $name = $name { $($key: $fr),* };
                static DE: $name = $name { $($key: $de),* };
                static IT: $name = $name { $($key: $it),* };
                match lang {
                    $crate::lang::Lang::En => &EN,
                    $crate::lang::Lang::Fr => &FR,
                    $crate::lang::Lang::De => &DE,
                    $crate::lang::Lang::It => &IT,
                }
            }
        }

        #[cfg(test)]
        mod table {
            #[test]
            fn every_language_names_the_same_values() {
                let rows: &[(&str, [&str; 4])] = &[$((stringify!($key), [$en, $fr, $de, $it])),*];
                for (key, texts) in rows {
                    assert_eq!(None, $crate::lang::unlike(texts), "{key}");
                }
            }
        }
    };
}

/// The first text that is empty or names other values than the first of them; none if all are alike.
pub fn unlike<'a>(texts: &[&'a str; 4]) -> Option<&'a str> {
    let same = |text: &&str| !text.trim().is_empty() && values(text) == values(texts[0]);
    texts.iter().copied().find(|text| !same(text))
}

fn values(text: &str) -> Vec<&str> {
    let mut names: Vec<&str> = parts(text).filter_map(|(_, name)| name).collect();
    names.sort_unstable();
    names
}

/// The text cut at its places: what stands before each, and the name of the place.
fn parts(text: &str) -> impl Iterator<Item = (&str, Option<&str>)> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let here = rest?;
        let cut = here.split_once('{').and_then(|(before, after)| {
            after.split_once('}').map(|(name, after)| (before, name, after))
        });
        let Some((before, name, after)) = cut else {
            rest = None;
            return Some((here, None));
        };
        rest = Some(after);
        Some((before, Some(name)))
    })
}

/// Puts values into their places: `{n}` becomes the value of `n`. What a value says is never taken
/// for a place: a player may be called `{n}`.
pub fn fill(text: &str, given: &[(&str, &dyn Display)]) -> String {
    let mut filled = String::with_capacity(text.len() + 16);
    for (before, name) in parts(text) {
        filled.push_str(before);
        let Some(name) = name else { continue };
        let _ = match given.iter().find(|(known, _)| *known == name) {
            Some((_, value)) => write!(filled, "{value}"),
            None => write!(filled, "{{{name}}}"),
        };
    }
    filled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_put_into_their_places() {
        let rows: [(&str, &str, &str); 4] = [
            ("Round {n}: {m} missing", "{m}", "Round {m}: 3 missing"),
            ("{n}{n}", "1", "11"),
            ("{unknown} {n}", "1", "{unknown} 1"),
            ("{ {n", "1", "{ {n"),
        ];
        for (text, n, expected) in rows {
            assert_eq!(expected, fill(text, &[("n", &n), ("m", &3)]), "{text}");
        }
    }

    #[test]
    fn a_text_with_other_values_is_found() {
        let rows = [
            (["{n}", "a {n}", "{n} b", "{n}"], None),
            (["{n}", "{m}", "{n}", "{n}"], Some("{m}")),
            (["a", "b", " ", "d"], Some(" ")),
        ];
        for (texts, expected) in rows {
            assert_eq!(expected, unlike(&texts));
        }
    }
}
