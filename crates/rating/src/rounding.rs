//! Rounding, named by what the articles ask for.

/// To the nearest whole number, halves upwards: B.02:8.2 for first ratings, B.01:1.4.8 for the
/// opponents' average and the percentage of a norm.
pub fn half_up(numerator: i64, denominator: i64) -> i64 {
    debug_assert!(denominator > 0, "a mean of nothing");
    (2 * numerator + denominator).div_euclid(2 * denominator)
}

/// To the nearest whole number, halves away from zero: B.02:8.3.4 for the change of a rating.
pub fn half_away(numerator: i64, denominator: i64) -> i64 {
    numerator.signum() * half_up(numerator.abs(), denominator)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_go_where_the_article_sends_them() {
        for (numerator, up, away) in
            [(5, 3, 3), (-5, -2, -3), (4, 2, 2), (-3, -1, -2), (-1, 0, -1), (1, 1, 1), (0, 0, 0)]
        {
            assert_eq!(up, half_up(numerator, 2), "{numerator}/2 up");
            assert_eq!(away, half_away(numerator, 2), "{numerator}/2 away from zero");
        }
    }
}
