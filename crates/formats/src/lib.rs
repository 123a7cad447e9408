//! The files of the field: bytes in, a snapshot and a list of problems out, and back again.
//!
//! A report file becomes a tournament, with everything that is wrong told at its line and column:
//!
//! ```
//! use ronde_formats::trf;
//!
//! let file = std::fs::read("../../examples/open-9-rounds.trf")?;
//! let reading = trf::read(&file)?;
//! assert!(reading.is_clean());
//! assert_eq!(reading.snapshot.event.name, "Lakeside Open");
//! assert_eq!(reading.snapshot.rounds.len(), 5);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | To read or write | look in |
//! |---|---|
//! | TRF06, TRF16, TRF26, the dialects of JaVaFo and bbpPairings | [`trf`] |
//! | Ronde's own JSON form, for programs and for large fields | [`json`] |
//! | FIDE's rating lists, text and XML | [`fide_list`] |
//! | FIDE's report as a dBASE file | [`dbase`] |
//! | PGN headers of a round, and a tournament out of games | [`pgn`] |
//! | Swiss-Manager's files, `.TUNX` | [`tunx`] |
//! | Papi's files, `.papi` | [`papi`] |
//! | Vega's text files, `.tdf` and `.veg` | [`vega`] |
//! | lists that users of Swiss-Manager import | [`lists`] |
//! | a file of any of these, also in a zip, known by its bytes | [`open()`] |
//! | what can be wrong with a file | [`problem`] |
#![deny(clippy::float_arithmetic, clippy::disallowed_types, clippy::too_many_lines)]

mod archive;
pub mod dbase;
pub mod fide_list;
pub mod foreign;
pub mod json;
pub mod lists;
mod open;
pub mod papi;
pub mod pgn;
pub mod problem;
pub mod trf;
pub mod tunx;
pub mod vega;

use ronde_model::Snapshot;

pub use archive::{ArchiveDamage, NotArchive};
pub use foreign::{Foreign, Mismatch, NotForeign, OtherVersion};
pub use open::{Content, Kind, NotOpened, NotRead, Opened, Tournament, kind, open, open_as};
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
