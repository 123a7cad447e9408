//! Messages with variables.

use std::fmt::{Display, Write as _};

use crate::{Lang, plural};

/// A message whose variables have the names that [`names`](crate::names) turns into `NAMES`.
/// [`fill!`](crate::fill) makes a text of it.
#[derive(Clone, Copy, Debug)]
pub struct Message<const NAMES: u64>(pub(crate) Pattern);

impl<const NAMES: u64> Message<NAMES> {
    /// Puts values into their places; [`fill!`](crate::fill) gives exactly the ones that belong
    /// here.
    pub fn fill(self, given: &[(&str, &dyn Display)]) -> String {
        self.0.fill(given)
    }
}

impl<const NAMES: u64> Message<NAMES> {
    /// The text as a script fills it, with its variables in braces: `{n} of {all}`.
    pub fn braced(self) -> String {
        self.0.forms().1.pop().map(|(_, text)| text).unwrap_or_default()
    }
}

/// For templates, which have no macros: a message with one variable has a method of its name.
macro_rules! methods {
    ($($name:ident)*) => { $(
        impl Message<{ crate::names(&[stringify!($name)]) }> {
            /// The text with its only variable filled.
            pub fn $name(self, value: impl Display) -> String {
                self.fill(&[(stringify!($name), &value)])
            }
        }
    )* };
}

methods! { missing n who }

/// Puts values into the variables of a message: `fill!(w.of_results, done = 3, all = 8)`. A
/// variable that is missing or unknown does not compile.
#[macro_export]
macro_rules! fill {
    ($message:expr $(, $name:ident = $value:expr)+ $(,)?) => {
        $crate::Message::<{ $crate::names(&[$(stringify!($name)),+]) }>::fill(
            $message,
            &[$((stringify!($name), &$value)),+],
        )
    };
}

/// The type of a message with these variables: `message!(a, b)`.
#[macro_export]
macro_rules! message {
    ($($name:ident),+) => { $crate::Message<{ $crate::names(&[$(stringify!($name)),+]) }> };
}

/// A text with variables, in a language.
#[derive(Clone, Copy, Debug)]
pub struct Pattern {
    pub(crate) lang: Lang,
    pub(crate) parts: &'static [Part],
}

#[derive(Debug)]
pub(crate) enum Part {
    Text(&'static str),
    /// The value of a variable.
    Gap(&'static str),
    Choice(Choice),
}

/// Forms of a text, of which a value chooses one.
#[derive(Debug)]
pub(crate) struct Choice {
    pub(crate) by: &'static str,
    /// Whether the value is a place in an order (*2nd*) and not a number of things (*2*).
    pub(crate) ordinal: bool,
    pub(crate) forms: &'static [(&'static str, &'static [Part])],
    pub(crate) otherwise: &'static [Part],
}

impl Pattern {
    /// The text of a pattern without variables.
    pub fn text(self) -> &'static str {
        match self.parts {
            [Part::Text(text)] => text,
            _ => "",
        }
    }

    /// The text with the values in their places. What a value says is never taken for a place: a
    /// player may be called `{n}`.
    pub fn fill(self, given: &[(&str, &dyn Display)]) -> String {
        let mut filled = String::new();
        self.push(self.parts, given, &mut filled);
        filled
    }

    fn push(self, parts: &[Part], given: &[(&str, &dyn Display)], filled: &mut String) {
        let value = |name: &str| given.iter().find(|(known, _)| *known == name).map(|it| it.1);
        for part in parts {
            match part {
                Part::Text(text) => filled.push_str(text),
                Part::Gap(name) => {
                    let _ = value(name).map(|value| write!(filled, "{value}"));
                }
                Part::Choice(choice) => {
                    let shown = value(choice.by).map(ToString::to_string).unwrap_or_default();
                    self.push(choice.form(&shown, self.lang), given, filled);
                }
            }
        }
    }

    /// The text as scripts fill it, with its variables in braces: `{n} of {all}`. Where a number
    /// chooses the form, the name of the variable and each form with its category; else one form
    /// without a category.
    pub fn forms(self) -> (Option<&'static str>, Vec<(&'static str, String)>) {
        let choice = self.parts.iter().find_map(|part| match part {
            Part::Choice(choice) => Some(choice),
            Part::Text(_) | Part::Gap(_) => None,
        });
        let Some(choice) = choice else { return (None, vec![("other", braced(self.parts, &[]))]) };
        let mut forms: Vec<_> =
            choice.forms.iter().map(|(key, form)| (*key, braced(self.parts, form))).collect();
        forms.push(("other", braced(self.parts, choice.otherwise)));
        (Some(choice.by), forms)
    }
}

/// The parts with `form` in place of the choice.
fn braced(parts: &[Part], form: &[Part]) -> String {
    let mut text = String::new();
    for part in parts {
        let _ = match part {
            Part::Text(words) => write!(text, "{words}"),
            Part::Gap(name) => write!(text, "{{{name}}}"),
            Part::Choice(_) => write!(text, "{}", braced(form, &[])),
        };
    }
    text
}

impl Choice {
    /// The form that was written for this very value, else the one of its category, else the
    /// default.
    fn form(&self, shown: &str, lang: Lang) -> &'static [Part] {
        let number = plural::decimal(shown);
        let named = |key: &str| self.forms.iter().find(|(known, _)| *known == key).map(|it| it.1);
        let of_category = || named(plural::category(&number, self.ordinal, lang));
        named(&number).or_else(of_category).unwrap_or(self.otherwise)
    }
}

/// The words of a part that are looked up by their key.
#[derive(Clone, Copy, Debug)]
pub struct ByKey(pub(crate) &'static [(&'static str, Pattern)]);

impl ByKey {
    /// Each key with its text.
    pub fn iter(self) -> impl Iterator<Item = &'static (&'static str, Pattern)> {
        self.0.iter()
    }

    /// The text of a key, if the part has it.
    pub fn get(self, key: &str) -> Option<Pattern> {
        self.iter().find(|(known, _)| *known == key).map(|it| it.1)
    }
}
