//! Differences that are explained: one row of [`KNOWN`] each.
//!
//! A row never excuses a difference by its looks alone. What it says about a file is proved, so a
//! mistake of ours that happens in the same file still comes to light.

use super::trf;

/// A way in which the witness departs from the articles.
pub(super) struct Known {
    pub(super) what: &'static str,
    /// The article that decides.
    article: &'static str,
    /// The file in other words of the same meaning, or nothing if the row does not apply; both
    /// engines must agree with every round of that file.
    rewrite: fn(&str) -> Option<String>,
}

/// To explain a difference more, add a row.
pub(super) const KNOWN: &[Known] = &[Known {
    what: "Gacrux ignores Baku acceleration unless it is written in numbers (250)",
    article: "C.04.7:1.4, TRF26:192",
    rewrite: trf::baku_in_numbers,
}];

/// How often each row was seen.
#[derive(Default)]
pub(super) struct Sightings(Vec<&'static str>);

impl Sightings {
    pub(super) fn note(&mut self, known: &Known) {
        self.0.push(known.what);
    }

    /// A line for each row.
    pub(super) fn table(&self) -> String {
        let line = |known: &Known| {
            let seen = self.0.iter().filter(|what| **what == known.what).count();
            format!("  {seen:>5} files: {} ({})\n", known.what, known.article)
        };
        let lines: String = KNOWN.iter().map(line).collect();
        format!("known differences seen:\n{lines}")
    }
}

/// Rows that can say this file in other words, with those words.
pub(super) fn rewritten(text: &str) -> impl Iterator<Item = (&'static Known, String)> {
    KNOWN.iter().filter_map(move |known| Some((known, (known.rewrite)(text)?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sightings_are_counted_by_row() {
        let mut sightings = Sightings::default();
        assert!(sightings.table().contains("    0 files: Gacrux ignores Baku"));
        sightings.note(&KNOWN[0]);
        sightings.note(&KNOWN[0]);
        let table = sightings.table();
        assert!(table.contains("    2 files: Gacrux ignores Baku"), "{table}");
    }

    #[test]
    fn rows_apply_only_where_they_can_prove() {
        assert_eq!(0, rewritten("192 FIDE_DUTCH_2026\n142 7\n").count());
    }
}
