//! Sizes of files, as people write them.

use ronde_words::{CliFileWords, fill};

use crate::language;

const UNITS: [(&str, u64); 4] = [("G", 1 << 30), ("M", 1 << 20), ("K", 1 << 10), ("", 1)];

/// Bytes from `2G`, `64MB`, `100 kb` or `5000`.
pub(crate) fn parse(text: &str) -> Result<u64, String> {
    let upper = text.trim().to_ascii_uppercase();
    let bare = upper.trim_end_matches("IB").trim_end_matches('B');
    let digits = bare.trim_end_matches(['K', 'M', 'G']);
    let unit = &bare[digits.len()..];
    let factor = UNITS.iter().find(|(name, _)| *name == unit).map(|(_, factor)| *factor);
    let number = digits.trim().parse::<u64>().ok();
    number
        .zip(factor)
        .and_then(|(number, factor)| number.checked_mul(factor))
        .ok_or_else(|| words().write_a_size.to_owned())
}

fn words() -> &'static CliFileWords {
    CliFileWords::of(language::current())
}

/// `64 MB`; exact bytes where it is no round number.
pub(crate) fn show(bytes: u64) -> String {
    let unit = UNITS.iter().find(|(_, factor)| bytes >= *factor && bytes.is_multiple_of(*factor));
    match unit {
        Some((name, factor)) if !name.is_empty() => format!("{} {name}B", bytes / factor),
        _ => fill!(words().bytes, n = bytes),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_and_shown() {
        for (text, bytes) in [
            ("2G", Some(2 << 30)),
            ("64MB", Some(64 << 20)),
            ("64 MiB", Some(64 << 20)),
            ("100 kb", Some(100 << 10)),
            ("5000", Some(5000)),
            ("0", Some(0)),
            ("", None),
            ("MB", None),
            ("-1", None),
            ("1.5GB", None),
            ("1KKB", None),
            ("99999999999G", None),
        ] {
            assert_eq!(bytes, parse(text).ok(), "{text}");
        }
        assert_eq!("64 MB", show(64 << 20));
        assert_eq!("2 GB", show(2 << 30));
        assert_eq!("5000 bytes", show(5000));
        assert_eq!("0 bytes", show(0));
    }
}
