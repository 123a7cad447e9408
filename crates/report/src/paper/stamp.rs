//! When a paper was made, in figures that every language reads.

/// `2026-11-16 14:05`, by a clock that is so many minutes ahead of UTC; by UTC itself, and said so,
/// where nobody knows the reader's clock. `at` counts milliseconds since 1970.
pub fn stamp(at: i64, ahead: Option<i32>) -> String {
    let minutes = at.div_euclid(60_000) + i64::from(ahead.unwrap_or(0));
    let (day, minute) = (minutes.div_euclid(1440), minutes.rem_euclid(1440));
    let (year, month, date) = civil(day);
    let zone = if ahead.is_some() { "" } else { " UTC" };
    format!("{year:04}-{month:02}-{date:02} {:02}:{:02}{zone}", minute / 60, minute % 60)
}

/// Year, month and day of a day counted from 1970-01-01, in the Gregorian calendar. Years are counted
/// from March on, so that the leap day is the last of its year.
const fn civil(day: i64) -> (i64, i64, i64) {
    // 0000-03-01 is so many days before 1970-01-01.
    let day = day + 719_468;
    let era = day.div_euclid(146_097);
    let of_era = day.rem_euclid(146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let date = of_year - (153 * month + 2) / 5 + 1;
    let (month, turned) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (year + era * 400 + turned, month, date)
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
