//! Dates in every order and with every separator that files are known to have.

use ronde_model::{Date, DateText};

/// How a date was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// `YYYY/MM/DD`, or a year alone.
    Standard,
    /// `YY/MM/DD`, the form of record 132.
    Short,
    /// Anything else that can be understood.
    Old,
}

/// The date, if the text is one. Two-digit years below 70 are in this century.
pub(crate) fn parse(text: &str) -> Option<(Date, Form)> {
    let digits = |part: &&str| !part.is_empty();
    if !text.chars().all(|character| character.is_ascii_digit() || "/.- ".contains(character)) {
        return None;
    }
    let parts: Vec<&str> = text.split(['/', '.', '-', ' ']).filter(digits).take(4).collect();
    let widths: Vec<usize> = parts.iter().map(|part| part.len()).collect();
    let plain = text.len() == 10 && text.as_bytes()[4] == b'/' && text.as_bytes()[7] == b'/';
    let short = text.len() == 8 && text.as_bytes()[2] == b'/' && text.as_bytes()[5] == b'/';
    let number = |part: &str| part.parse::<u16>().ok();
    match (widths.as_slice(), parts.as_slice()) {
        ([4], [year]) => date(number(year)?, 0, 0, Form::Standard),
        ([8], [all]) => {
            date(number(&all[..4])?, number(&all[4..6])?, number(&all[6..])?, Form::Old)
        }
        ([4, 1..=2, 1..=2], [year, month, day]) => {
            let form = if plain { Form::Standard } else { Form::Old };
            date(number(year)?, number(month)?, number(day)?, form)
        }
        ([1..=2, 1..=2, 4], [day, month, year]) => {
            date(number(year)?, number(month)?, number(day)?, Form::Old)
        }
        ([2, 1..=2, 1..=2], [year, month, day]) => {
            let form = if short { Form::Short } else { Form::Old };
            date(full_year(number(year)?), number(month)?, number(day)?, form)
        }
        _ => None,
    }
}

fn date(year: u16, month: u16, day: u16, form: Form) -> Option<(Date, Form)> {
    let date = Date::new(year, u8::try_from(month).ok()?, u8::try_from(day).ok()?)?;
    Some((date, form))
}

const fn full_year(short: u16) -> u16 {
    if short < 70 { 2000 + short } else { 1900 + short }
}

/// Whether the text stands for "not known": zeros and separators only.
pub(crate) fn is_unknown(text: &str) -> bool {
    text.chars().all(|character| matches!(character, '0' | '/' | '.' | '-' | ' '))
}

/// `YY/MM/DD`, unless the year would be read as one of another century.
pub(super) fn short(date: &DateText) -> Option<String> {
    match date {
        DateText::Text(text) => Some(text.clone()),
        DateText::Date(date) => {
            let year = date.year() % 100;
            let text = format!(
                "{:02}/{:02}/{:02}",
                year,
                date.month().unwrap_or(0),
                date.day().unwrap_or(0)
            );
            (full_year(year) == date.year()).then_some(text)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_of_every_form() {
        check("2005/07/28", Some(("2005/07/28", Form::Standard)));
        check("1987/00/00", Some(("1987/00/00", Form::Standard)));
        check("1987", Some(("1987/00/00", Form::Standard)));
        check("28. 07. 2005", Some(("2005/07/28", Form::Old)));
        check("2005.07.28", Some(("2005/07/28", Form::Old)));
        check("2005-7-8", Some(("2005/07/08", Form::Old)));
        check("28/07/2005", Some(("2005/07/28", Form::Old)));
        check("20050728", Some(("2005/07/28", Form::Old)));
        check("05/07/28", Some(("2005/07/28", Form::Short)));
        check("70/07/28", Some(("1970/07/28", Form::Short)));
        check("05.07.28", Some(("2005/07/28", Form::Old)));
        check("2005/13/01", None);
        check("31/04/2005", None);
        check("May 2005", None);
        check("", None);
        check("1/2", None);
    }

    #[track_caller]
    fn check(text: &str, expected: Option<(&str, Form)>) {
        let found = parse(text).map(|(date, form)| (date.to_string(), form));
        assert_eq!(expected.map(|(date, form)| (date.to_owned(), form)), found, "{text}");
    }
}
