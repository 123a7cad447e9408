//! Averages with their uncertainty, in whole numbers.

use ronde_standings::Ratio;

/// Sums of one figure over many plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mean {
    count: u64,
    sum: i128,
    squares: i128,
}

impl Mean {
    /// Adds a value.
    pub fn enter(&mut self, value: i64) {
        self.count += 1;
        self.sum += i128::from(value);
        self.squares += i128::from(value) * i128::from(value);
    }

    /// Adds what was collected elsewhere.
    pub fn add(&mut self, other: Mean) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// How many values there are.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The mean, of values that count `scale` for one; nothing without values.
    pub fn mean(&self, scale: i64) -> Option<Ratio> {
        let below = i128::from(self.count).checked_mul(i128::from(scale))?;
        Ratio::new(i64::try_from(self.sum).ok()?, i64::try_from(below).ok()?)
    }

    /// The standard error of the mean: the root of the variance by the number of values. It is cut
    /// to a thousandth of the unit in which values are entered; nothing with fewer than two values.
    pub fn error(&self, scale: i64) -> Option<Ratio> {
        let count = i128::from(self.count);
        let spread = count * self.squares - self.sum * self.sum;
        let below = count * count * (count - 1);
        let thousandths = (spread.max(0) * 1_000_000).checked_div(below)?.unsigned_abs().isqrt();
        Ratio::new(i64::try_from(thousandths).ok()?, scale.checked_mul(1000)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_standard_error_by_hand() {
        let mut mean = Mean::default();
        assert_eq!((None, None), (mean.mean(1), mean.error(1)));
        for value in [2, 4, 4, 4, 5, 5, 7, 9] {
            mean.enter(value);
        }
        // Sum 40, squares 232: variance 32 / 7, standard error √(32 / 56) = 0.7559.
        assert_eq!(Ratio::new(5, 1), mean.mean(1));
        assert_eq!(Ratio::new(755, 1000), mean.error(1));
        assert_eq!(Ratio::new(755, 10_000), mean.error(10));
        let mut halves = [Mean::default(); 2];
        for (place, value) in [2, 4, 4, 4, 5, 5, 7, 9].into_iter().enumerate() {
            halves[place % 2].enter(value);
        }
        let [mut sum, other] = halves;
        sum.add(other);
        assert_eq!(mean, sum);
    }
}
