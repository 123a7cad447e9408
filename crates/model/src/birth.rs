//! Dates of birth as people write them. Nobody's is guessed: a date that two readers would read
//! differently is none, and neither is one whose century is not said.

use std::ops::RangeInclusive;

use crate::date::{Date, Order};

/// Years in which somebody who plays may be born.
pub const YEARS: RangeInclusive<u16> = 1850..=2100;

/// Why a text is no date of birth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoBirth {
    /// `5/4/1999` is the fifth of April here and the fourth of May there.
    EitherWay(Date, Date),
    /// It is none at all.
    Unreadable,
}

/// Which of two numbers is the day, where only slashes or dashes stand between them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Slashes {
    /// Nobody knows.
    #[default]
    Unknown,
    /// `31/12/1999`.
    DayFirst,
    /// `12/31/1999`.
    MonthFirst,
}

impl Slashes {
    /// What the dates of one list show together: one that can only be read one way says how the
    /// others are meant, unless another one says the opposite.
    pub fn of<'a>(words: impl Iterator<Item = &'a str>) -> Slashes {
        let shown = words.filter_map(numbers).filter_map(|(one, two, _)| match (one, two) {
            (13..=31, 1..=12) => Some(Slashes::DayFirst),
            (1..=12, 13..=31) => Some(Slashes::MonthFirst),
            _ => None,
        });
        let (mut day, mut month) = (false, false);
        for order in shown {
            day |= order == Slashes::DayFirst;
            month |= order == Slashes::MonthFirst;
        }
        match (day, month) {
            (true, false) => Slashes::DayFirst,
            (false, true) => Slashes::MonthFirst,
            _ => Slashes::Unknown,
        }
    }
}

/// `1999`, `1999-12`, `1999-12-31`, `1999/12/31`, `31.12.1999`; `31/12/1999` where it can be read
/// only one way.
///
/// # Errors
/// Why it is none.
pub fn read(text: &str) -> Result<Date, NoBirth> {
    read_in(text, Slashes::Unknown)
}

/// The same in a list whose other dates show how they are meant.
///
/// # Errors
/// Why it is none.
pub fn read_in(text: &str, slashes: Slashes) -> Result<Date, NoBirth> {
    let text = text.trim();
    let date = match numbers(text) {
        Some(parts) => in_slashes(parts, slashes)?,
        None => of_one_order(text).ok_or(NoBirth::Unreadable)?,
    };
    if YEARS.contains(&date.year()) { Ok(date) } else { Err(NoBirth::Unreadable) }
}

/// Year and month, or what every reader reads alike.
fn of_one_order(text: &str) -> Option<Date> {
    if let Some((year, month)) = text.split_once('-').filter(|it| it.0.len() == 4)
        && month.len() == 2
    {
        let month = month.parse().ok().filter(|month| *month > 0)?;
        return Date::new(year.parse().ok()?, month, 0);
    }
    match Date::written(text)? {
        (_, Order::ShortYear) => None,
        (date, _) => Some(date),
    }
}

/// Both numbers before a year, where slashes or dashes stand between them.
fn numbers(text: &str) -> Option<(u8, u8, u16)> {
    let separator = if text.contains('/') { '/' } else { '-' };
    let parts: Vec<&str> = text.trim().split(separator).collect();
    let [one, two, year] = parts[..] else { return None };
    let short = |part: &str| (1..=2).contains(&part.len());
    if !short(one) || !short(two) || year.len() != 4 {
        return None;
    }
    Some((one.parse().ok()?, two.parse().ok()?, year.parse().ok()?))
}

fn in_slashes((one, two, year): (u8, u8, u16), slashes: Slashes) -> Result<Date, NoBirth> {
    let day_first = Date::new(year, two, one).filter(|date| date.day().is_some());
    let month_first = Date::new(year, one, two).filter(|date| date.day().is_some());
    match (day_first, month_first, slashes) {
        (Some(date), None, _) | (None, Some(date), _) => Ok(date),
        (Some(date), Some(other), _) if date == other => Ok(date),
        (Some(date), Some(_), Slashes::DayFirst) | (Some(_), Some(date), Slashes::MonthFirst) => {
            Ok(date)
        }
        (Some(date), Some(other), Slashes::Unknown) => Err(NoBirth::EitherWay(date, other)),
        (None, None, _) => Err(NoBirth::Unreadable),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn births_in_the_usual_writings() {
        for (text, expected) in [
            ("1999", Some("1999")),
            ("1999-12", Some("1999-12")),
            ("1999-12-31", Some("1999-12-31")),
            ("1999/12/31", Some("1999-12-31")),
            ("1999.12.31", Some("1999-12-31")),
            ("19991231", Some("1999-12-31")),
            ("31.12.1999", Some("1999-12-31")),
            ("1.2.1999", Some("1999-02-01")),
            ("31. 12. 1999", Some("1999-12-31")),
            (" 31/12/1999 ", Some("1999-12-31")),
            ("12/31/1999", Some("1999-12-31")),
            ("31-12-1999", Some("1999-12-31")),
            ("5/5/1999", Some("1999-05-05")),
            ("1999/00/00", Some("1999")),
            ("5/4/1999", None),
            ("31.12.99", None),
            ("99/12/31", None),
            ("31.02.1999", None),
            ("1999-13", None),
            ("1999-00", None),
            ("0099", None),
            ("2500", None),
            ("99", None),
            ("soon", None),
            ("31 December 1999", None),
            ("", None),
        ] {
            assert_eq!(expected.map(str::to_owned), read(text).ok().map(Date::iso), "{text}");
        }
    }

    #[test]
    fn a_list_says_how_its_slashes_are_meant() {
        let day =
            |text: &str, all: &str| read_in(text, Slashes::of(all.split(' '))).ok().map(Date::iso);
        assert_eq!(None, day("5/4/1999", "5/4/1999 1/2/1998"));
        assert_eq!(Some("1999-04-05".to_owned()), day("5/4/1999", "5/4/1999 31/12/1998"));
        assert_eq!(Some("1999-05-04".to_owned()), day("5/4/1999", "5/4/1999 12/31/1998"));
        assert_eq!(None, day("5/4/1999", "31/12/1998 12/31/1998"), "they contradict each other");
        let both = (Date::new(1999, 4, 5).unwrap(), Date::new(1999, 5, 4).unwrap());
        assert_eq!(Err(NoBirth::EitherWay(both.0, both.1)), read("5/4/1999"));
    }
}
