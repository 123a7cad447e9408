//! Fractions of integers: no float decides an order.

use std::cmp::Ordering;
use std::fmt;

/// An exact fraction. Two fractions are equal when their values are: ½ is 2/4.
///
/// Invariant: the denominator is positive.
#[derive(Clone, Copy, Debug)]
pub struct Ratio {
    numerator: i64,
    denominator: i64,
}

impl Ratio {
    /// The fraction, unless the denominator is zero or below.
    pub const fn new(numerator: i64, denominator: i64) -> Option<Ratio> {
        if denominator > 0 { Some(Ratio { numerator, denominator }) } else { None }
    }

    /// An integer.
    pub const fn whole(number: i64) -> Ratio {
        Ratio { numerator: number, denominator: 1 }
    }

    /// So many tenths: the unit of points.
    pub const fn tenths(number: i64) -> Ratio {
        Ratio { numerator: number, denominator: 10 }
    }

    /// So many hundredths: the unit of points times points.
    pub const fn hundredths(number: i64) -> Ratio {
        Ratio { numerator: number, denominator: 100 }
    }

    /// What stands above the line.
    pub const fn numerator(self) -> i64 {
        self.numerator
    }

    /// What stands below the line; never zero.
    pub const fn denominator(self) -> i64 {
        self.denominator
    }

    /// The nearest integer, a half up (C.07:10.1): the only rounding that decides anything.
    pub const fn rounded_half_up(self) -> i64 {
        let twice = 2 * self.denominator;
        (2 * self.numerator + self.denominator).div_euclid(twice)
    }

    /// With so many decimals, the last one rounded half up: for people, never for an order.
    pub fn decimals(self, places: u32) -> String {
        let scale = 10_i128.pow(places);
        let (numerator, denominator) = (i128::from(self.numerator), i128::from(self.denominator));
        let scaled = (2 * numerator * scale + denominator).div_euclid(2 * denominator);
        let sign = if scaled < 0 { "-" } else { "" };
        let (whole, rest) = (scaled.abs() / scale, scaled.abs() % scale);
        match places {
            0 => format!("{sign}{whole}"),
            _ => format!("{sign}{whole}.{rest:0width$}", width = places as usize),
        }
    }
}

impl PartialEq for Ratio {
    fn eq(&self, other: &Ratio) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Ratio {}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Ratio) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Ratio) -> Ordering {
        if self.denominator == other.denominator {
            return self.numerator.cmp(&other.numerator);
        }
        let left = i128::from(self.numerator) * i128::from(other.denominator);
        left.cmp(&(i128::from(other.numerator) * i128::from(self.denominator)))
    }
}

/// `59/3`, or `20` for an integer: exact for every reader.
impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let common = divisor(self.numerator, self.denominator);
        match self.denominator / common {
            1 => write!(f, "{}", self.numerator / common),
            below => write!(f, "{}/{below}", self.numerator / common),
        }
    }
}

/// The greatest common divisor; 1 where both are zero.
pub(crate) fn divisor(left: i64, right: i64) -> i64 {
    let (mut left, mut right) = (left.abs(), right.abs());
    while right != 0 {
        (left, right) = (right, left % right);
    }
    left.max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_compare_by_value_and_round_half_up() {
        let ratio = |above, below| Ratio::new(above, below).unwrap();
        assert_eq!(ratio(1, 2), ratio(2, 4));
        assert!(ratio(1, 3) < ratio(34, 100));
        assert_eq!(None, Ratio::new(1, 0));
        for (above, below, rounded) in
            [(5, 2, 3), (-5, 2, -2), (7, 3, 2), (-7, 3, -2), (4999, 2, 2500), (0, 7, 0)]
        {
            assert_eq!(rounded, ratio(above, below).rounded_half_up(), "{above}/{below}");
        }
        for (above, below, places, text) in [
            (5900, 3, 2, "1966.67"),
            (55, 10, 1, "5.5"),
            (2375, 100, 2, "23.75"),
            (-5, 10, 1, "-0.5"),
            (2785, 1000, 2, "2.79"),
            (7, 1, 0, "7"),
        ] {
            assert_eq!(text, ratio(above, below).decimals(places));
        }
        assert_eq!("59/3", ratio(5900, 300).to_string());
        assert_eq!("-2", ratio(-4, 2).to_string());
    }
}
