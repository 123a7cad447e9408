//! The day and hour of a round, as somebody has written them into the settings.

/// The same for a machine, `2026-11-16T14:00`, in the zone of the hall. None where it names no
/// hour: then there is nothing to count down to.
pub(super) fn moment(text: &str) -> Option<String> {
    let numbers: Vec<&str> =
        text.split(|it: char| !it.is_ascii_digit()).filter(|it| !it.is_empty()).collect();
    let (first, rest) = numbers.split_first_chunk::<3>()?;
    let [hour, minute, ..] = rest else { return None };
    let [year, month, day] = match first {
        [year, month, day] if year.len() == 4 => [year, month, day],
        [day, month, year] if year.len() == 4 => [year, month, day],
        _ => return None,
    };
    let within = |text: &str, least: u32, most: u32| {
        text.parse::<u32>().ok().filter(|it| (least..=most).contains(it))
    };
    let (month, day) = (within(month, 1, 12)?, within(day, 1, 31)?);
    let (hour, minute) = (within(hour, 0, 23)?, within(minute, 0, 59)?);
    Some(format!("{year}-{month:02}-{day:02}T{hour:02}:{minute:02}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_hours_as_people_write_them() {
        for (written, expected) in [
            ("2026-11-16 14:00", Some("2026-11-16T14:00")),
            ("2026/11/16 9.05", Some("2026-11-16T09:05")),
            ("16.11.2026, 14h30", Some("2026-11-16T14:30")),
            ("2026-11-16T14:00:00Z", Some("2026-11-16T14:00")),
            ("2026-11-16", None),     // no hour
            ("14:00", None),          // no day
            ("16.11.26 14:00", None), // which is the year
            ("2026-13-16 14:00", None),
            ("2026-11-16 25:00", None),
            ("tomorrow", None),
            ("", None),
        ] {
            assert_eq!(expected, moment(written).as_deref(), "{written}");
        }
    }
}
