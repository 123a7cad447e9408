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
    pub(super) proof: Proof,
}

/// How a row proves that it is the reason.
#[derive(Clone, Copy)]
pub(super) enum Proof {
    /// The file in other words of the same meaning, or nothing if the row does not apply; both
    /// engines must agree with every round of that file.
    Rewrite(fn(&str) -> Option<String>),
    /// Our reader tells an error with this code, and every round agrees all the same.
    ReaderError(&'static str),
}

/// To explain a difference more, add a row.
pub(super) const KNOWN: &[Known] = &[
    Known {
        what: "Gacrux ignores Baku acceleration unless it is written in numbers (250)",
        article: "C.04.7:1.4, TRF26:192",
        proof: Proof::Rewrite(trf::baku_in_numbers),
    },
    Known {
        what: "Gacrux writes 'u' where the format has 'm', 'w' or nothing",
        article: "TRF26:001",
        proof: Proof::ReaderError("unknown-sex"),
    },
];

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
    KNOWN.iter().filter_map(move |known| match known.proof {
        Proof::Rewrite(rewrite) => Some((known, rewrite(text)?)),
        Proof::ReaderError(_) => None,
    })
}

/// The row that explains an error of our reader.
pub(super) fn of_reader_error(code: &str) -> Option<&'static Known> {
    KNOWN.iter().find(|known| matches!(known.proof, Proof::ReaderError(known) if known == code))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sightings_are_counted_by_row() {
        let mut sightings = Sightings::default();
        sightings.note(&KNOWN[1]);
        sightings.note(&KNOWN[1]);
        let table = sightings.table();
        assert!(table.contains("    0 files: Gacrux ignores Baku"), "{table}");
        assert!(table.contains("    2 files: Gacrux writes 'u'"), "{table}");
    }

    #[test]
    fn rows_apply_only_where_they_can_prove() {
        assert_eq!(0, rewritten("192 FIDE_DUTCH_2026\n142 7\n").count());
        assert!(of_reader_error("unknown-sex").is_some());
        assert!(of_reader_error("bad-result").is_none());
    }
}
