//! What is wrong with the arguments, in the words of the catalogue.
//!
//! clap finds the mistake and says what it is as a kind and its context; the sentence is ours. A
//! kind without a sentence here is told as clap tells it.

use std::error::Error as _;
use std::fmt::Write as _;
use std::num::{IntErrorKind, ParseIntError};

use anstyle::Style;
use clap::Error;
use clap::builder::Styles;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use ronde_desk::verify::NotAHead;
use ronde_lists::BadSource;
use ronde_lists::national::MapError;
use ronde_model::score::NotAScore;
use ronde_plan::NotMoney;
use ronde_report::lists::{map_told, source_told};
use ronde_report::random::not_money;
use ronde_words::{JournalWords, RandomWords, UsageWords, fill};

use super::in_words;
use crate::language;

/// The whole text on standard error.
pub(crate) fn told(error: &Error) -> String {
    let mistake =
        Mistake { error, w: UsageWords::of(language::current()), styles: Styles::default() };
    match mistake.sentence() {
        Some(sentence) => mistake.page(&sentence),
        None => in_words(&error.render().ansi().to_string()),
    }
}

struct Mistake<'a> {
    error: &'a Error,
    w: &'static UsageWords,
    styles: Styles,
}

/// Why a room does not take a text for one of its values.
fn of_room(why: &(dyn std::error::Error + 'static)) -> Option<String> {
    let lang = language::current();
    if let Some(why) = why.downcast_ref::<BadSource>() {
        return Some(source_told(why, lang));
    }
    if let Some(why) = why.downcast_ref::<MapError>() {
        return Some(map_told(why, lang));
    }
    if let Some(why) = why.downcast_ref::<NotMoney>() {
        return Some(not_money(why, lang));
    }
    if why.is::<NotAHead>() {
        return Some(JournalWords::of(lang).not_a_head.to_owned());
    }
    why.is::<NotAScore>().then(|| RandomWords::of(lang).value_points.to_owned())
}

impl Mistake<'_> {
    fn page(&self, sentence: &str) -> String {
        let red = self.styles.get_error();
        let mut page = format!("{red}{}{red:#} {sentence}", self.w.error);
        let tips = self.tips();
        if !tips.is_empty() {
            page += "\n";
        }
        for tip in tips {
            let green = self.styles.get_valid();
            write!(page, "\n  {green}{}{green:#} {tip}", self.w.tip).ok();
        }
        if let Some(ContextValue::StyledStr(usage)) = self.error.get(ContextKind::Usage) {
            page += "\n\n";
            page += &in_words(&usage.ansi().to_string());
        }
        let flag = styled(self.styles.get_literal(), "--help");
        page + "\n\n" + &fill!(self.w.more_help, flag = flag) + "\n"
    }

    fn sentence(&self) -> Option<String> {
        match self.error.kind() {
            ErrorKind::ArgumentConflict => self.conflict(),
            ErrorKind::NoEquals => Some(fill!(self.w.no_equals, arg = self.wrong_argument()?)),
            ErrorKind::InvalidValue => self.value(),
            ErrorKind::ValueValidation => self.value_why(),
            ErrorKind::InvalidSubcommand => {
                let name = self.wrong(ContextKind::InvalidSubcommand)?;
                Some(fill!(self.w.unknown_command, name = name))
            }
            ErrorKind::MissingRequiredArgument => {
                let missing = self.list(ContextKind::InvalidArg, self.styles.get_valid())?;
                Some(format!("{}{missing}", self.w.required))
            }
            ErrorKind::MissingSubcommand => {
                let name = self.wrong(ContextKind::InvalidSubcommand)?;
                let offered = self.offered(ContextKind::ValidSubcommand).unwrap_or_default();
                let offered = fill!(self.w.which_commands, list = offered);
                Some(fill!(self.w.no_command, name = name) + "\n  " + &offered)
            }
            ErrorKind::TooManyValues => {
                let (value, arg) = (self.wrong(ContextKind::InvalidValue)?, self.argument()?);
                Some(fill!(self.w.too_many, value = value, arg = arg))
            }
            ErrorKind::TooFewValues => {
                let (least, n) = self.numbers(ContextKind::MinValues)?;
                Some(fill!(self.w.too_few, least = least, n = n, arg = self.argument()?))
            }
            ErrorKind::WrongNumberOfValues => {
                let (wanted, n) = self.numbers(ContextKind::ExpectedNumValues)?;
                Some(fill!(self.w.wrong_number, wanted = wanted, n = n, arg = self.argument()?))
            }
            ErrorKind::UnknownArgument => {
                Some(fill!(self.w.unknown_argument, arg = self.wrong_argument()?))
            }
            ErrorKind::InvalidUtf8 => Some(self.w.not_utf8.to_owned()),
            _ => None,
        }
    }

    fn conflict(&self) -> Option<String> {
        let arg = self.wrong_argument()?;
        let one = self.text(ContextKind::InvalidArg);
        match self.error.get(ContextKind::PriorArg)? {
            ContextValue::String(other) if Some(other.as_str()) == one => {
                Some(fill!(self.w.repeated, arg = arg))
            }
            ContextValue::String(other) => {
                let other = styled(self.styles.get_invalid(), other);
                Some(fill!(self.w.conflict, arg = arg, other = other))
            }
            ContextValue::Strings(_) => {
                let others = self.list(ContextKind::PriorArg, self.styles.get_invalid())?;
                Some(fill!(self.w.conflicts, arg = arg) + &others)
            }
            _ => None,
        }
    }

    /// A value that is none of those that there are.
    fn value(&self) -> Option<String> {
        let sentence = match self.text(ContextKind::InvalidValue)? {
            "" => fill!(self.w.no_value, arg = self.wrong_argument()?),
            _ => self.wrong_value()?,
        };
        Some(match self.offered(ContextKind::ValidValue) {
            Some(list) => sentence + "\n  " + &fill!(self.w.which_values, list = list),
            None => sentence,
        })
    }

    /// A value that its reader refuses.
    fn value_why(&self) -> Option<String> {
        let sentence = self.wrong_value()?;
        let Some(why) = self.error.source() else { return Some(sentence) };
        let why_said = why.to_string();
        let number = || why.downcast_ref::<ParseIntError>().map(|why| self.no_number(why));
        let why = number().or_else(|| of_room(why));
        let why = why.unwrap_or_else(|| self.out_of_range(&why_said));
        Some(fill!(self.w.because, what = sentence, why = why))
    }

    /// The standard library's words for a number that is none.
    fn no_number(&self, why: &ParseIntError) -> String {
        match why.kind() {
            IntErrorKind::Empty => self.w.number_empty.to_owned(),
            IntErrorKind::PosOverflow => self.w.number_large.to_owned(),
            IntErrorKind::NegOverflow => self.w.number_small.to_owned(),
            IntErrorKind::InvalidDigit => self.w.number_digit.to_owned(),
            _ => why.to_string(),
        }
    }

    /// clap's words for a number outside its range, `300 is not in 1..=99`; else what our own
    /// readers say, in the language of this run already.
    fn out_of_range(&self, why: &str) -> String {
        match why.split_once(" is not in ") {
            Some((n, range)) => fill!(self.w.number_range, n = n, range = range),
            None => why.to_owned(),
        }
    }

    fn wrong_value(&self) -> Option<String> {
        let (value, arg) = (self.wrong(ContextKind::InvalidValue)?, self.argument()?);
        Some(fill!(self.w.wrong_value, value = value, arg = arg))
    }

    fn tips(&self) -> Vec<String> {
        let w = self.w;
        let mut tips = Vec::new();
        for (kind, one, some) in [
            (ContextKind::SuggestedSubcommand, w.similar_command, w.similar_commands),
            (ContextKind::SuggestedArg, w.similar_argument, w.similar_arguments),
            (ContextKind::SuggestedValue, w.similar_value, w.similar_values),
        ] {
            tips.extend(match self.error.get(kind) {
                Some(ContextValue::String(name)) => Some(fill!(one, list = self.quoted(name))),
                Some(ContextValue::Strings(names)) => {
                    let list: Vec<String> = names.iter().map(|name| self.quoted(name)).collect();
                    let sentence = if names.len() == 1 { one } else { some };
                    Some(fill!(sentence, list = list.join(", ")))
                }
                _ => None,
            });
        }
        if let Some(ContextValue::StyledStrs(more)) = self.error.get(ContextKind::Suggested) {
            tips.extend(more.iter().map(|tip| self.tip(&tip.to_string())));
        }
        tips
    }

    /// clap has these ready as sentences; what they are about stands in quotation marks.
    fn tip(&self, tip: &str) -> String {
        let quoted: Vec<&str> = tip.split('\'').skip(1).step_by(2).collect();
        let valid = self.styles.get_valid();
        match quoted[..] {
            [arg, with] if tip.starts_with("to pass '") => {
                let arg = styled(self.styles.get_invalid(), arg);
                fill!(self.w.as_value, arg = arg, with = styled(valid, with))
            }
            [what] if tip.ends_with("' exists") => {
                fill!(self.w.exists, what = styled(valid, what))
            }
            _ => tip.to_owned(),
        }
    }

    fn quoted(&self, name: &str) -> String {
        format!("'{}'", styled(self.styles.get_valid(), name))
    }

    /// The argument that is at fault.
    fn wrong_argument(&self) -> Option<String> {
        self.wrong(ContextKind::InvalidArg)
    }

    fn wrong(&self, kind: ContextKind) -> Option<String> {
        Some(styled(self.styles.get_invalid(), self.text(kind)?))
    }

    /// The argument whose value is at fault.
    fn argument(&self) -> Option<String> {
        Some(styled(self.styles.get_literal(), self.text(ContextKind::InvalidArg)?))
    }

    fn text(&self, kind: ContextKind) -> Option<&str> {
        match self.error.get(kind)? {
            ContextValue::String(text) => Some(text),
            _ => None,
        }
    }

    /// How many were wanted, and how many there were.
    fn numbers(&self, wanted: ContextKind) -> Option<(isize, isize)> {
        match (self.error.get(wanted)?, self.error.get(ContextKind::ActualNumValues)?) {
            (ContextValue::Number(wanted), ContextValue::Number(n)) => Some((*wanted, *n)),
            _ => None,
        }
    }

    /// Each in a line of its own.
    fn list(&self, kind: ContextKind, style: &Style) -> Option<String> {
        let ContextValue::Strings(names) = self.error.get(kind)? else { return None };
        let lines: Vec<String> = names.iter().map(|name| styled(style, name)).collect();
        Some(format!("\n  {}", lines.join("\n  ")))
    }

    /// All that can be chosen, in one line.
    fn offered(&self, kind: ContextKind) -> Option<String> {
        let ContextValue::Strings(names) = self.error.get(kind)? else { return None };
        let name = |name: &String| {
            let shown = if name.contains(char::is_whitespace) {
                format!("\"{name}\"")
            } else {
                name.clone()
            };
            styled(self.styles.get_valid(), &shown)
        };
        let names: Vec<String> = names.iter().map(name).collect();
        (!names.is_empty()).then(|| names.join(", "))
    }
}

fn styled(style: &Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}
