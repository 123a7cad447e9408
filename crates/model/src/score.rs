//! Points as exact integers.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};
use std::str::FromStr;

/// Points in tenths: ½ is 5, and any published point system stays exact.
/// Signed: a penalty may take a player below zero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

impl Score {
    /// No points.
    pub const ZERO: Score = Score(0);
    /// The largest number of points that can be written in a file, 9,999,999.9: sums over a
    /// thousand rounds stay far from overflow.
    pub const LIMIT: Score = Score(99_999_999);

    /// So many tenths of a point.
    pub const fn from_tenths(tenths: i32) -> Score {
        Score(tenths)
    }

    /// So many whole points.
    pub const fn from_points(points: i32) -> Score {
        Score(points * 10)
    }

    /// The value in tenths of a point.
    pub const fn tenths(self) -> i32 {
        self.0
    }
}

impl Add for Score {
    type Output = Score;
    fn add(self, other: Score) -> Score {
        Score(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Score) {
        *self = *self + other;
    }
}

impl Sub for Score {
    type Output = Score;
    fn sub(self, other: Score) -> Score {
        Score(self.0.saturating_sub(other.0))
    }
}

impl Neg for Score {
    type Output = Score;
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl Sum for Score {
    fn sum<I: Iterator<Item = Score>>(scores: I) -> Score {
        scores.fold(Score::ZERO, Add::add)
    }
}

/// `11.5`, `-0.5`, `3.0`: always one decimal, as every tournament file writes it.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let tenths = self.0.unsigned_abs();
        f.pad(&format!("{sign}{}.{}", tenths / 10, tenths % 10))
    }
}

/// The text was no number of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAScore;

impl fmt::Display for NotAScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a number of points with at most one decimal")
    }
}

impl std::error::Error for NotAScore {}

/// Takes `7`, `7.5`, `-1.0`, `+2`, `.5`, and a comma for the point; refuses a second decimal other
/// than zero, because nothing may be rounded away unseen.
impl FromStr for Score {
    type Err = NotAScore;

    fn from_str(text: &str) -> Result<Score, NotAScore> {
        let (sign, digits) = match text.as_bytes().first() {
            Some(b'-') => (-1, &text[1..]),
            Some(b'+') => (1, &text[1..]),
            _ => (1, text),
        };
        let (whole, decimals) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
        if whole.is_empty() && decimals.is_empty() {
            return Err(NotAScore);
        }
        let tenths = whole_tenths(whole)? + first_decimal(decimals)?;
        if tenths > Score::LIMIT.0 {
            return Err(NotAScore);
        }
        Ok(Score(sign * tenths))
    }
}

fn whole_tenths(digits: &str) -> Result<i32, NotAScore> {
    if digits.len() > 7 || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(NotAScore);
    }
    Ok(digits.parse::<i32>().unwrap_or(0) * 10)
}

fn first_decimal(digits: &str) -> Result<i32, NotAScore> {
    let mut bytes = digits.bytes();
    let first = bytes.next().unwrap_or(b'0');
    if !first.is_ascii_digit() || bytes.any(|byte| byte != b'0') {
        return Err(NotAScore);
    }
    Ok(i32::from(first - b'0'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_exactly_or_refused() {
        check("7", Some(70));
        check("11.5", Some(115));
        check("11,5", Some(115));
        check("-0.5", Some(-5));
        check("+2", Some(20));
        check(".5", Some(5));
        check("3.", Some(30));
        check("0.50", Some(5));
        check("0.25", None);
        check("", None);
        check(".", None);
        check("-", None);
        check("1.x", None);
        check("one", None);
        check("12345678", None);
        check("½", None);
    }

    #[track_caller]
    fn check(text: &str, tenths: Option<i32>) {
        assert_eq!(tenths, text.parse().ok().map(Score::tenths), "reading {text:?}");
    }

    #[test]
    fn points_are_written_with_one_decimal() {
        for (tenths, text) in [(0, "0.0"), (5, "0.5"), (115, "11.5"), (-5, "-0.5"), (-30, "-3.0")] {
            assert_eq!(text, Score::from_tenths(tenths).to_string());
        }
        assert_eq!(" 0.5", format!("{:>4}", Score::from_tenths(5)));
    }
}
