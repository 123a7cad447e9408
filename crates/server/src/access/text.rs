//! Names and other texts that can be shown without harm, in pages, on paper and in files.
//!
//! What is shown in a page is escaped there; this is about what no escaping mends: a name that is
//! longer than any list, one that turns the direction of the line around it, or one with invisible
//! letters that a terminal or a file takes for something else.

use ronde_words::fill;
use serde::Serialize;
use serde_json::Value;

use crate::error::{Answer, ApiError, ErrorCode};

/// Longest name of a player, a tournament, a person: twice the longest that we know of.
pub(crate) const LONGEST_NAME: usize = 200;
/// Longest of any other text: a reason, a remark.
const LONGEST_TEXT: usize = 10_000;
/// Fields that are names: one line, shown everywhere.
const NAMES: [&str; 16] = [
    "name",
    "source",
    "list",
    "federation",
    "fide_id",
    "national_id",
    "birth",
    "club",
    "league",
    "team",
    "category",
    "city",
    "director",
    "chief_arbiter",
    "deputies",
    "time_control",
];
/// Fields that hold a whole file.
const FILES: [&str; 1] = ["tournament"];

/// A name without blanks around it, or what is wrong with it.
pub(crate) fn name(text: &str) -> Answer<String> {
    let name = text.trim();
    if name.is_empty() {
        return Err(ApiError::objection(|w| w.name_missing));
    }
    judge(name, LONGEST_NAME, true).map(|()| name.to_owned())
}

/// Whether all texts of an act can be shown.
pub(crate) fn check(act: &impl Serialize) -> Answer<()> {
    serde_json::to_value(act).map_or(Ok(()), |value| walk("", &value))
}

fn walk(field: &str, value: &Value) -> Answer<()> {
    match value {
        Value::String(_) if FILES.contains(&field) => Ok(()),
        Value::String(text) if NAMES.contains(&field) => judge(text, LONGEST_NAME, true),
        Value::String(text) => judge(text, LONGEST_TEXT, false),
        Value::Array(values) => values.iter().try_for_each(|value| walk(field, value)),
        Value::Object(fields) => fields.iter().try_for_each(|(field, value)| walk(field, value)),
        Value::Null | Value::Bool(_) | Value::Number(_) => Ok(()),
    }
}

fn judge(text: &str, longest: usize, one_line: bool) -> Answer<()> {
    let count = text.chars().count();
    if count > longest {
        let begin: String = text.chars().take(20).filter(|it| !it.is_control()).collect();
        return Err(ApiError::filled(ErrorCode::Objection, move |w| {
            fill!(w.text_long, begin = begin, count = count, longest = longest)
        }));
    }
    let odd = |it: &char| {
        turns(*it) || it.is_control() && (one_line || !matches!(it, '\n' | '\t' | '\r'))
    };
    text.chars().find(odd).map_or(Ok(()), |odd| {
        let code = format!("{:04X}", u32::from(odd));
        Err(ApiError::filled(ErrorCode::Objection, move |w| fill!(w.invisible, code = code)))
    })
}

/// Whether a character turns the direction of what stands around it. Names in Arabic or Hebrew need
/// none of these.
const fn turns(letter: char) -> bool {
    matches!(letter, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        for (text, good) in [
            ("Keller, Anna", true),
            ("<script>alert(1)</script>", true),
            ("O'Neil \"Bob\" & Co", true),
            ("محمد", true),
            ("  ", false),
            ("Anna\u{202E}rellek", false),
            ("Anna\nBernd", false),
            ("Anna\0", false),
            ("Anna\u{7}", false),
        ] {
            assert_eq!(good, name(text).is_ok(), "{text:?}");
        }
        assert!(name(&"ä".repeat(LONGEST_NAME)).is_ok());
        assert!(name(&"ä".repeat(LONGEST_NAME + 1)).is_err());
        assert_eq!("Anna", name(" Anna ").unwrap());
    }

    #[test]
    fn texts_of_an_act() {
        let act =
            |field: &str, text: &str| serde_json::json!({ "act": "x", "of": [{ field: text }] });
        assert!(check(&act("reason", "two lines\nof a reason")).is_ok());
        assert!(check(&act("tournament", &"x".repeat(LONGEST_TEXT + 1))).is_ok());
        assert!(check(&act("reason", &"x".repeat(LONGEST_TEXT + 1))).is_err());
        assert!(check(&act("name", &"x".repeat(LONGEST_NAME + 1))).is_err());
        assert!(check(&act("name", "two\nlines")).is_err());
    }
}
