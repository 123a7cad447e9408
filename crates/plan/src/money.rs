//! Money in centimes.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Mul, Neg, Sub};
use std::str::FromStr;

/// An amount in hundredths of the currency.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Money(i64);

/// The largest amount that is accepted, so that sums and products stay far from any limit.
const MOST: i64 = 1_000_000_000_000;

impl Money {
    /// Nothing.
    pub const ZERO: Money = Money(0);

    /// So many francs.
    pub const fn whole(francs: i64) -> Money {
        Money(francs * 100)
    }

    /// So many centimes.
    pub const fn centimes(self) -> i64 {
        self.0
    }
}

impl Add for Money {
    type Output = Money;
    fn add(self, other: Money) -> Money {
        Money(self.0 + other.0)
    }
}

impl Sub for Money {
    type Output = Money;
    fn sub(self, other: Money) -> Money {
        Money(self.0 - other.0)
    }
}

impl Neg for Money {
    type Output = Money;
    fn neg(self) -> Money {
        Money(-self.0)
    }
}

impl Mul<i64> for Money {
    type Output = Money;
    fn mul(self, times: i64) -> Money {
        Money(self.0 * times)
    }
}

impl Sum for Money {
    fn sum<I: Iterator<Item = Money>>(amounts: I) -> Money {
        amounts.fold(Money::ZERO, Add::add)
    }
}

/// `1234.50`.
impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        f.pad(&format!("{sign}{}.{:02}", self.0.abs() / 100, self.0.abs() % 100))
    }
}

/// An amount that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotMoney {
    /// What was written.
    pub text: String,
}

impl fmt::Display for NotMoney {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not-money {:?}", self.text)
    }
}

impl std::error::Error for NotMoney {}

impl FromStr for Money {
    type Err = NotMoney;
    fn from_str(text: &str) -> Result<Money, NotMoney> {
        let refused = || NotMoney { text: text.to_owned() };
        let (whole, cents) = text.split_once(['.', ',']).unwrap_or((text, ""));
        let digits = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
        if whole.is_empty() || !digits(whole) || !digits(cents) || cents.len() > 2 {
            return Err(refused());
        }
        let whole: i64 = whole.parse().map_err(|_| refused())?;
        let cents: i64 = format!("{cents:0<2}").parse().map_err(|_| refused())?;
        let total = whole.checked_mul(100).and_then(|total| total.checked_add(cents));
        total.filter(|&total| total <= MOST).map(Money).ok_or_else(refused)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_and_written() {
        for (text, centimes, written) in [
            ("500", 50_000, "500.00"),
            ("2.5", 250, "2.50"),
            ("0.05", 5, "0.05"),
            ("7,30", 730, "7.30"),
        ] {
            let money: Money = text.parse().unwrap();
            assert_eq!((centimes, written), (money.centimes(), money.to_string().as_str()));
        }
        assert_eq!("-12.05", Money(-1205).to_string());
        for text in ["", "-5", "1.234", "12a", ".5", "99999999999999999999", "1e3", "99999999999"] {
            assert!(text.parse::<Money>().is_err(), "{text:?}");
        }
    }
}
