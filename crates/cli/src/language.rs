//! The language of tables, sentences and of what is wrong with a file. Other messages of the
//! command line are in English.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Command, Error};
use ronde_words::Lang;

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
        let all = PossibleValue::new("all").help("Each, in a folder of its own (site)");
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
        format!("write {} or {last}", others.join(", "))
    })
}
