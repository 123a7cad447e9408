//! Why a file in JSON could not be read, and where.

use std::fmt;
use std::io;

use ronde_model::Inconsistency;

/// A spot in a JSON file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Line, from 1.
    pub line: usize,
    /// Column in bytes where reading stopped: at the end of what is wrong, or just past it.
    pub column: usize,
    /// The field, such as `players[4].rating`; empty for the file as a whole.
    pub path: String,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)?;
        if self.path.is_empty() { Ok(()) } else { write!(f, ", {}", self.path) }
    }
}

/// Two things in a file that do not fit together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// What does not fit.
    pub what: Inconsistency,
    /// Where it is said; `None` until [`JsonFault::locate`] has looked.
    pub spot: Option<Spot>,
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.spot {
            Some(spot) => write!(f, "{spot}: {}", self.what),
            None => self.what.fmt(f),
        }
    }
}

/// Why a file in JSON could not be read. Such files are written by programs: nothing in them is
/// guessed or mended, and the first fault of form ends the reading.
#[derive(Debug, thiserror::Error)]
pub enum JsonFault {
    /// The bytes could not be had.
    #[error("cannot be read: {0}")]
    Unreadable(#[source] io::Error),
    /// There are more bytes than the caller allows.
    #[error("larger than {limit} bytes")]
    TooLarge {
        /// Bytes that were allowed.
        limit: u64,
    },
    /// It is not JSON, or not JSON of this form.
    #[error("{spot}: {message}")]
    Malformed {
        /// Where.
        spot: Spot,
        /// What is wrong.
        message: String,
    },
    /// It has the right form, and contradicts itself.
    #[error("{}", sentences(.0))]
    Inconsistent(
        /// Everything that does not fit.
        Vec<Misfit>,
    ),
}

fn sentences(misfits: &[Misfit]) -> String {
    misfits.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// Misfits that are looked up. Reading again costs time, and a person mends one after the other.
const LOCATED: usize = 5;

impl JsonFault {
    /// Made from serde's error and the path at which it arose.
    pub(super) fn new(error: &serde_json::Error, path: String, limit: u64) -> JsonFault {
        match error.io_error_kind() {
            Some(io::ErrorKind::FileTooLarge) => return JsonFault::TooLarge { limit },
            Some(kind) => {
                return JsonFault::Unreadable(io::Error::new(kind, error.to_string()));
            }
            None => {}
        }
        // The tracker says "." for the whole and "?" where it lost its way at the end of the file.
        let path = if path == "." || path == "?" { String::new() } else { path };
        let spot = Spot { line: error.line(), column: error.column(), path };
        JsonFault::Malformed { spot, message: message(error) }
    }

    /// Looks up where the first few misfits are said, by reading the same file again for each. A
    /// stream of which nothing is known but its bytes cannot be read twice, so this is a step of
    /// its own.
    pub fn locate(&mut self, mut again: impl FnMut() -> io::Result<Box<dyn io::Read>>) {
        let JsonFault::Inconsistent(misfits) = self else { return };
        for misfit in misfits.iter_mut().filter(|misfit| misfit.spot.is_none()).take(LOCATED) {
            let Ok(source) = again() else { return };
            misfit.spot = super::search::find(source, misfit.what);
        }
    }
}

/// The error's own words, without the place that serde appends.
fn message(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    match text.strip_suffix(&place) {
        Some("missing field `ronde`") => {
            "there is no field `ronde`: this is JSON, but not Ronde's form of a tournament".into()
        }
        Some(message) => in_words(message),
        None => text,
    }
}

/// The names of Rust's integers say nothing to those who do not write Rust.
fn in_words(message: &str) -> String {
    message
        .replace("expected u16", "expected a whole number from 0 to 65535")
        .replace("expected u32", "expected a whole number from 0 to 4294967295")
}
