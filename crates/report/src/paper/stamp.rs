//! When a paper was made, in figures that every language reads.

use ronde_model::Date;

/// `2026-11-16 14:05`, by a clock that is so many minutes ahead of UTC; by UTC itself, and said so,
/// where nobody knows the reader's clock. `at` counts milliseconds since 1970.
pub fn stamp(at: i64, ahead: Option<i32>) -> String {
    let minutes = at.div_euclid(60_000) + i64::from(ahead.unwrap_or(0));
    let (day, minute) = (minutes.div_euclid(1440), minutes.rem_euclid(1440));
    let date = Date::from_days(day).map_or_else(String::new, |it| it.to_string());
    let zone = if ahead.is_some() { "" } else { " UTC" };
    format!("{} {:02}:{:02}{zone}", date.replace('/', "-"), minute / 60, minute % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_as_calendars_have_them() {
        for (at, ahead, expected) in [
            (0, Some(0), "1970-01-01 00:00"),
            (0, None, "1970-01-01 00:00 UTC"),
            (-60_000, Some(0), "1969-12-31 23:59"),
            (951_782_400_000, Some(0), "2000-02-29 00:00"),
            (951_868_740_000, Some(60), "2000-03-01 00:59"),
            (1_794_837_900_000, Some(60), "2026-11-16 15:05"),
            (1_794_837_900_000, Some(-570), "2026-11-16 04:35"),
            (4_107_542_399_000, Some(0), "2100-02-28 23:59"),
        ] {
            assert_eq!(expected, stamp(at, ahead), "{at} {ahead:?}");
        }
    }
}
