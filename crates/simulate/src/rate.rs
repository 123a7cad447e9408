//! How often something happens, as an exact fraction.

use std::fmt;
use std::str::FromStr;

/// So many times in so many.
///
/// Invariant: never more often than always, and never "in none".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rate {
    times: u32,
    of: u32,
}

impl Rate {
    /// It does not happen.
    pub const NEVER: Rate = Rate { times: 0, of: 1 };
    /// It always happens.
    pub const ALWAYS: Rate = Rate { times: 1, of: 1 };

    /// So many times in so many; `None` where that is no rate.
    pub const fn new(times: u32, of: u32) -> Option<Rate> {
        if of == 0 || times > of { None } else { Some(Rate { times, of }) }
    }

    /// Once in so many; zero means never.
    pub const fn one_in(of: u32) -> Rate {
        if of == 0 { Rate::NEVER } else { Rate { times: 1, of } }
    }

    /// How many times.
    pub const fn times(self) -> u32 {
        self.times
    }

    /// In how many.
    pub const fn of(self) -> u32 {
        self.of
    }

    /// Whether it does not happen at all.
    pub const fn is_never(self) -> bool {
        self.times == 0
    }
}

/// `0` or `1/20`; the text is read again by [`Rate::from_str`].
impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_never() { f.write_str("0") } else { write!(f, "{}/{}", self.times, self.of) }
    }
}

/// The text was no rate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotARate;

impl fmt::Display for NotARate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not-a-rate")
    }
}

impl std::error::Error for NotARate {}

/// Takes `20` and `1/20` (one in twenty), `5%`, and `0` or `never`.
impl FromStr for Rate {
    type Err = NotARate;

    fn from_str(text: &str) -> Result<Rate, NotARate> {
        let number = |text: &str| text.trim().parse::<u32>().map_err(|_| NotARate);
        let text = text.trim();
        if text == "never" {
            return Ok(Rate::NEVER);
        }
        let (times, of) = if let Some(percent) = text.strip_suffix('%') {
            (number(percent)?, 100)
        } else if let Some((times, of)) = text.split_once('/') {
            (number(times)?, number(of)?)
        } else {
            return Ok(Rate::one_in(number(text)?));
        };
        Rate::new(times, of).ok_or(NotARate)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_are_read_as_people_write_them() {
        check("20", Some((1, 20)));
        check("1/20", Some((1, 20)));
        check("3 / 200", Some((3, 200)));
        check("5%", Some((5, 100)));
        check("100%", Some((100, 100)));
        check("0", Some((0, 1)));
        check("never", Some((0, 1)));
        check("101%", None);
        check("1/0", None);
        check("2/1", None);
        check("-1", None);
        check("often", None);
        check("", None);
    }

    #[track_caller]
    fn check(text: &str, expected: Option<(u32, u32)>) {
        let read: Option<Rate> = text.parse().ok();
        assert_eq!(expected, read.map(|rate| (rate.times(), rate.of())), "reading {text:?}");
        if let Some(rate) = read {
            let again: Rate = rate.to_string().parse().unwrap();
            assert!(rate == again || rate.is_never() && again.is_never(), "{rate}");
        }
    }
}
