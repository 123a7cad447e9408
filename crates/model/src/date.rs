//! Dates as tournament files have them: sometimes only a year, sometimes not a date at all. How
//! they are written is read here, for files, forms and lists alike; births have rules of their own.

use std::fmt;

/// A day, a month or only a year; month and day are zero where they are not known.
///
/// Invariant: if all three are given, the day exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// `None` for a day or month that does not exist. A zero month or day means "not known".
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let month_known = month > 0 || day == 0;
        let exists = month <= 12 && day <= days_in(year, month);
        ((1..=9999).contains(&year) && month_known && exists).then_some(Date { year, month, day })
    }

    /// The day that many days after 1 January 1970, in the Gregorian calendar; none outside its
    /// four figures of a year. Years are counted from March on, so that the leap day is the last of
    /// its year, and in eras of 400, after which the calendar repeats itself.
    pub fn from_days(days: i64) -> Option<Date> {
        // 1 March of the year 0 is so many days before.
        let days = days.checked_add(719_468)?;
        let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let (month, turned) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
        let year = u16::try_from(year + era * 400 + turned).ok()?;
        Date::new(year, u8::try_from(month).ok()?, u8::try_from(day).ok()?)
    }

    /// A date in any order and with any separator that files are known to have, and how it was
    /// written. Two-digit years below 70 are in this century.
    pub fn written(text: &str) -> Option<(Date, Order)> {
        if !text.chars().all(|it| it.is_ascii_digit() || "/.- ".contains(it)) {
            return None;
        }
        let (mut parts, mut widths, mut count) = ([""; 4], [0; 4], 0);
        for part in text.split(['/', '.', '-', ' ']).filter(|part| !part.is_empty()).take(4) {
            (parts[count], widths[count]) = (part, part.len());
            count += 1;
        }
        let read = |year: u16, month: &str, day: &str, order: Order| {
            Some((Date::new(year, month.parse().ok()?, day.parse().ok()?)?, order))
        };
        match (&widths[..count], &parts[..count]) {
            ([4], [year]) => read(year.parse().ok()?, "0", "0", Order::YearAlone),
            ([8], [all]) => read(all[..4].parse().ok()?, &all[4..6], &all[6..], Order::YearFirst),
            ([4, 1..=2, 1..=2], [year, month, day]) => {
                read(year.parse().ok()?, month, day, Order::YearFirst)
            }
            ([1..=2, 1..=2, 4], [day, month, year]) => {
                read(year.parse().ok()?, month, day, Order::DayFirst)
            }
            ([2, 1..=2, 1..=2], [year, month, day]) => {
                read(Date::full_year(year.parse().ok()?), month, day, Order::ShortYear)
            }
            _ => None,
        }
    }

    /// The year that two digits mean.
    pub const fn full_year(short: u16) -> u16 {
        if short < 70 { 2000 + short } else { 1900 + short }
    }

    /// `1999-12-31`, `1999-12` or `1999`: as it is kept in journals and in JSON.
    pub fn iso(self) -> String {
        match (self.month(), self.day()) {
            (Some(month), Some(day)) => format!("{:04}-{month:02}-{day:02}", self.year),
            (Some(month), None) => format!("{:04}-{month:02}", self.year),
            (None, _) => format!("{:04}", self.year),
        }
    }

    /// The year.
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, 1 to 12, where it is known.
    pub fn month(self) -> Option<u8> {
        (self.month > 0).then_some(self.month)
    }

    /// The day of the month, where it is known.
    pub fn day(self) -> Option<u8> {
        (self.day > 0).then_some(self.day)
    }
}

/// In which order a date was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// `1999`.
    YearAlone,
    /// `1999-12-31`, `1999/12/31`, `19991231`.
    YearFirst,
    /// `31.12.1999`.
    DayFirst,
    /// `99/12/31`: the century is not said.
    ShortYear,
}

fn days_in(year: u16, month: u8) -> u8 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        0 => 0,
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// `2026/02/01`, the form of TRF26; `1987/00/00` for a year alone.
impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{:04}/{:02}/{:02}", self.year, self.month, self.day))
    }
}

/// A date, or the words that stand where one was expected. The words are kept: they may mean
/// something to a reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DateText {
    /// A date that was understood.
    Date(Date),
    /// Anything else that was written there.
    Text(String),
}

impl DateText {
    /// The date, where it is one.
    pub const fn date(&self) -> Option<Date> {
        match self {
            DateText::Date(date) => Some(*date),
            DateText::Text(_) => None,
        }
    }
}

impl fmt::Display for DateText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DateText::Date(date) => date.fmt(f),
            DateText::Text(text) => f.pad(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_from_1970() {
        for (days, expected) in [
            (0, Some((1970, 1, 1))),
            (-1, Some((1969, 12, 31))),
            (11_016, Some((2000, 2, 29))),
            (11_017, Some((2000, 3, 1))),
            (47_540, Some((2100, 2, 28))),
            (47_541, Some((2100, 3, 1))),
            (2_932_896, Some((9999, 12, 31))),
            (2_932_897, None),
            (-719_529, None),
            (i64::MAX, None),
        ] {
            let expected = expected.and_then(|(year, month, day)| Date::new(year, month, day));
            assert_eq!(expected, Date::from_days(days), "{days}");
        }
    }

    #[test]
    fn only_days_that_exist() {
        for (year, month, day, exists) in [
            (2024, 2, 29, true),
            (2025, 2, 29, false),
            (1900, 2, 29, false),
            (2000, 2, 29, true),
            (1987, 0, 0, true),
            (1987, 5, 0, true),
            (1987, 0, 7, false),
            (1987, 13, 1, false),
            (2026, 4, 31, false),
            (0, 1, 1, false),
        ] {
            assert_eq!(exists, Date::new(year, month, day).is_some(), "{year}/{month}/{day}");
        }
    }
}
