//! Dates in every order and with every separator that files are known to have.

use ronde_model::date::Order;
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
    let slashes_at = |length: usize, places: [usize; 2]| {
        text.len() == length && places.iter().all(|place| text.as_bytes()[*place] == b'/')
    };
    let (date, order) = Date::written(text)?;
    let form = match order {
        Order::YearAlone => Form::Standard,
        Order::YearFirst if slashes_at(10, [4, 7]) => Form::Standard,
        Order::ShortYear if slashes_at(8, [2, 5]) => Form::Short,
        _ => Form::Old,
    };
    Some((date, form))
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
            (Date::full_year(year) == date.year()).then_some(text)
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
