//! What somebody writes into a plan: posts with their amounts, and days.

use ronde_model::Date;

use crate::money::{Money, NotMoney};

/// Why a post could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAPost {
    /// There is no `=`.
    NoAmount,
    /// Nothing stands before the `=`.
    NoName,
    /// What stands after it is no amount.
    Amount(NotMoney),
}

/// `programmes=120`.
///
/// # Errors
///
/// What is missing.
pub fn post(text: &str) -> Result<(String, Money), NotAPost> {
    let (name, amount) = text.split_once('=').ok_or(NotAPost::NoAmount)?;
    let name = name.trim();
    if name.is_empty() {
        return Err(NotAPost::NoName);
    }
    Ok((name.to_owned(), amount.trim().parse().map_err(NotAPost::Amount)?))
}

/// `2027-04-02`, also with slashes or dots. None if there is no such day.
pub fn day(text: &str) -> Option<Date> {
    let parts: Vec<&str> = text.trim().split(['-', '/', '.']).collect();
    let [year, month, day] = parts[..] else { return None };
    let (month, day) = (month.parse().ok()?, day.parse().ok()?);
    Date::new(year.parse().ok()?, month, day).filter(|date| date.day().is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_posts_as_people_write_them() {
        for (text, expected) in [
            ("2027-04-02", Date::new(2027, 4, 2)),
            ("2027/4/2", Date::new(2027, 4, 2)),
            ("2027-02-29", None),
            ("2027-04", None),
            ("2027-04-00", None),
            ("soon", None),
        ] {
            assert_eq!(expected, day(text), "{text}");
        }
        assert_eq!(Ok(("clocks".to_owned(), Money::whole(300))), post("clocks = 300"));
        for text in ["clocks", "=300", "clocks=", "clocks=-3"] {
            assert!(post(text).is_err(), "{text}");
        }
    }
}
