//! The files of the field: bytes in, a snapshot and a list of problems out, and back again.
//!
//! | To read or write | look in |
//! |---|---|
//! | TRF06, TRF16, TRF26, the dialects of JaVaFo and bbpPairings | [`trf`] |
//! | Ronde's own JSON form, for programs and for large fields | [`json`] |
//! | FIDE's rating lists, text and XML | [`fide_list`] |
//! | FIDE's report as a dBASE file | [`dbase`] |
//! | PGN headers of a round | [`pgn`] |
//! | what can be wrong with a file, and how it is said | [`problem`] |
#![deny(clippy::float_arithmetic, clippy::disallowed_types, clippy::too_many_lines)]

pub mod dbase;
pub mod fide_list;
pub mod json;
pub mod pgn;
pub mod problem;
pub mod trf;

use ronde_model::Snapshot;

pub use problem::{Problem, Severity};

/// What came out of a file: all that could be read, and everything that was wrong with it.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The tournament.
    pub snapshot: Snapshot,
    /// Problems in the order of the file.
    pub problems: Vec<Problem>,
}

impl Reading {
    /// Whether nothing at all was wrong; remarks ([`Severity::Note`]) do not count.
    pub fn is_clean(&self) -> bool {
        self.problems.iter().all(|problem| problem.severity() == Severity::Note)
    }
}
