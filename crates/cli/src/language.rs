//! The one language of this run, in which everything for people is said; and how a language is read
//! from the command line.
//!
//! What programs read (JSON's names and codes, lists of pairs, exit codes) is the same in each.

use std::env;
use std::ffi::{OsStr, OsString};
use std::sync::OnceLock;

use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Command, Error};
use ronde_words::{CliFileWords, Lang, fill};

use crate::help;

/// What was settled: the language of this run, and the one that the arguments name.
static SETTLED: OnceLock<(Lang, Option<Lang>)> = OnceLock::new();

/// Where a language may be named when the arguments name none; the first that says anything
/// decides. The last three are POSIX's order for messages.
const VARIABLES: [&str; 4] = ["RONDE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];

/// The language of this run; English until it is settled.
pub(crate) fn current() -> Lang {
    SETTLED.get().map_or_else(Lang::default, |(lang, _)| *lang)
}

/// The language of sentences inside what programs read: the one that the arguments name, else
/// English. A program gets the same on every machine.
pub(crate) fn for_programs() -> Lang {
    SETTLED.get().and_then(|(_, asked)| *asked).unwrap_or_default()
}

/// Settles the language once, at the start.
pub(crate) fn settle(arguments: &[OsString]) {
    let asked = asked(arguments);
    let lang = asked.unwrap_or_else(|| of_environment(|name| env::var_os(name)));
    SETTLED.get_or_init(|| (lang, asked));
}

/// What `--lang` says among the arguments, if it is a language. It is read before anything else
/// is: a mistake in the other arguments is told in this language too.
fn asked(arguments: &[OsString]) -> Option<Lang> {
    let words = arguments.iter().map(|word| word.to_str().unwrap_or_default());
    let following = words.clone().skip(1).chain([""]);
    let named = words.zip(following).filter_map(|(word, next)| match word.split_once('=') {
        Some(("--lang", code)) => Some(code),
        None if word == "--lang" => Some(next),
        _ => None,
    });
    named.filter_map(|code| Lang::of_code(&code.to_lowercase())).next()
}

/// What the environment says; an unknown language there is none of ours, which is English.
fn of_environment(value: impl Fn(&str) -> Option<OsString>) -> Lang {
    let named = VARIABLES.into_iter().filter_map(value).find(|value| !value.is_empty());
    let locale = named.unwrap_or_default().to_string_lossy().to_lowercase();
    // `fr_CH.UTF-8@euro`: the language stands first.
    let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
    Lang::of_code(code).unwrap_or_default()
}

/// Reads a language by its code, and lists those that there are.
#[derive(Clone, Debug)]
pub(crate) struct LangParser;

impl TypedValueParser for LangParser {
    type Value = Lang;

    fn parse_ref(&self, cmd: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<Lang, Error> {
        TypedValueParser::parse_ref(&parse, cmd, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(Lang::ALL.into_iter().map(offered)))
    }
}

/// The same without the names of the languages: help stays as short as it is without this option.
#[derive(Clone, Debug)]
pub(crate) struct CodeParser;

impl TypedValueParser for CodeParser {
    type Value = Lang;

    fn parse_ref(&self, cmd: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<Lang, Error> {
        LangParser.parse_ref(cmd, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(Lang::ALL.into_iter().map(|lang| PossibleValue::new(lang.code()))))
    }
}

/// One language, or each of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Languages {
    One(Lang),
    All,
}

/// Reads `all` besides the codes.
#[derive(Clone, Debug)]
pub(crate) struct LanguagesParser;

impl TypedValueParser for LanguagesParser {
    type Value = Languages;

    fn parse_ref(
        &self,
        cmd: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Languages, Error> {
        if value == "all" {
            return Ok(Languages::All);
        }
        LangParser.parse_ref(cmd, arg, value).map(Languages::One)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let all = PossibleValue::new("all").help(help::all_languages());
        Some(Box::new(Lang::ALL.into_iter().map(offered).chain([all])))
    }
}

fn offered(lang: Lang) -> PossibleValue {
    PossibleValue::new(lang.code()).help(lang.own_name())
}

/// A language by its code.
fn parse(text: &str) -> Result<Lang, String> {
    Lang::of_code(&text.to_lowercase()).ok_or_else(|| {
        let codes = Lang::ALL.map(Lang::code);
        let (last, others) = codes.split_last().expect("there is English");
        let w = CliFileWords::of(current());
        fill!(w.write_a_language, codes = others.join(", "), last = last)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_argument_names_the_language() {
        for (line, expected) in [
            ("ronde pair a.trf", None),
            ("ronde pair a.trf --lang de", Some(Lang::De)),
            ("ronde --lang=FR pair a.trf", Some(Lang::Fr)),
            ("ronde report a.trf --lang all --lang it", Some(Lang::It)),
            ("ronde pair --lang", None),
            ("ronde pair --lang xx", None),
            ("ronde pair --language de", None),
        ] {
            let words: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            assert_eq!(expected, asked(&words), "{line}");
        }
    }

    #[test]
    fn the_first_variable_that_says_anything_decides() {
        for (set, expected) in [
            (&[][..], Lang::En),
            (&[("LANG", "fr_CH.UTF-8")], Lang::Fr),
            (&[("LANG", "fr_CH.UTF-8"), ("LC_MESSAGES", "it")], Lang::It),
            (&[("LANG", "fr_CH.UTF-8"), ("LC_ALL", "C.UTF-8")], Lang::En),
            (&[("LANG", "de-AT"), ("LC_ALL", "")], Lang::De),
            (&[("LANG", "fr"), ("LC_ALL", "it_CH"), ("RONDE_LANG", "de")], Lang::De),
            (&[("LANG", "POSIX")], Lang::En),
            (&[("LANG", "xx_YY"), ("RONDE_LANG", "")], Lang::En),
        ] {
            let value = |name: &str| {
                set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).into())
            };
            assert_eq!(expected, of_environment(value), "{set:?}");
        }
    }
}
