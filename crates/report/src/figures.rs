//! Numbers as tables show them.

/// Half points: `4.5`.
pub(crate) fn halves(halves: i64) -> String {
    format!("{}.{}", halves / 2, if halves % 2 == 0 { 0 } else { 5 })
}

/// Half points as people write them: `3½`.
pub(crate) fn short_halves(halves: i64) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// A decimal with its part as a sign, as people write it: `10½`, `8¼`; other parts stay as they
/// are.
pub fn fraction(text: &str) -> String {
    let Some((whole, rest)) = text.split_once('.') else { return text.to_owned() };
    let sign = match rest.trim_end_matches('0') {
        "" => return whole.to_owned(),
        "5" => '½',
        "25" => '¼',
        "75" => '¾',
        _ => return text.to_owned(),
    };
    match whole {
        "0" => sign.to_string(),
        "-0" => format!("−{sign}"),
        _ => format!("{whole}{sign}"),
    }
}

/// Hundredths: `3.64`.
pub(crate) fn hundredths(value: i64) -> String {
    let sign = if value < 0 { "-" } else { "" };
    format!("{sign}{}.{:02}", value.abs() / 100, value.abs() % 100)
}

/// Hundredths with their sign: `+3.60`.
pub(crate) fn signed_hundredths(value: i64) -> String {
    if value < 0 { hundredths(value) } else { format!("+{}", hundredths(value)) }
}

/// A number, or an empty cell.
pub(crate) fn optional(value: Option<impl ToString>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

/// The Swiss federation counts in fractions of a point; four decimals, as its tables have.
pub(crate) fn four(value: f64) -> String {
    format!("{value:.4}")
}

/// The same with its sign.
pub(crate) fn signed_four(value: f64) -> String {
    format!("{value:+.4}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_exactly() {
        assert_eq!(["0.0", "0.5", "4.5"], [0, 1, 9].map(halves).each_ref().map(String::as_str));
        assert_eq!(["0", "½", "3½"], [0, 1, 7].map(short_halves).each_ref().map(String::as_str));
        for (value, plain, signed) in
            [(0, "0.00", "+0.00"), (-5, "-0.05", "-0.05"), (360, "3.60", "+3.60")]
        {
            assert_eq!((plain, signed), (&*hundredths(value), &*signed_hundredths(value)));
        }
    }

    #[test]
    fn fractions_as_people_write_them() {
        for (decimal, written) in [
            ("10.5", "10½"),
            ("8.25", "8¼"),
            ("7.750", "7¾"),
            ("9.00", "9"),
            ("0.5", "½"),
            ("2187", "2187"),
            ("0.33", "0.33"),
        ] {
            assert_eq!(written, fraction(decimal), "{decimal}");
        }
    }
}
