//! Why a file in JSON could not be read, and where.

use std::io;

use ronde_model::Inconsistency;

use super::complaint::Complaint;

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

/// Two things in a file that do not fit together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// What does not fit.
    pub what: Inconsistency,
    /// Where it is said; `None` until [`JsonFault::locate`] has looked.
    pub spot: Option<Spot>,
}

/// Why a file in JSON could not be read. Such files are written by programs: nothing in them is
/// guessed or mended, and the first fault of form ends the reading. `report::problems` has the
/// words; as a text it is a code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JsonFault {
    /// The bytes could not be had.
    #[error("json-unreadable")]
    Unreadable {
        /// What kind of failure it was.
        kind: io::ErrorKind,
        /// What the system says.
        said: String,
    },
    /// There are more bytes than the caller allows.
    #[error("json-too-large")]
    TooLarge {
        /// Bytes that were allowed.
        limit: u64,
    },
    /// It is not JSON, or not JSON of this form.
    #[error("json-malformed")]
    Malformed {
        /// Where.
        spot: Spot,
        /// What is wrong.
        what: Complaint,
    },
    /// It has the right form, and contradicts itself.
    #[error("json-inconsistent")]
    Inconsistent(
        /// Everything that does not fit.
        Vec<Misfit>,
    ),
}

/// Misfits that are looked up. Reading again costs time, and a person mends one after the other.
const LOCATED: usize = 5;

impl JsonFault {
    /// Made from serde's error and the path at which it arose.
    pub(super) fn new(error: &serde_json::Error, path: String, limit: u64) -> JsonFault {
        match error.io_error_kind() {
            Some(io::ErrorKind::FileTooLarge) => return JsonFault::TooLarge { limit },
            Some(kind) => {
                return JsonFault::Unreadable { kind, said: error.to_string() };
            }
            None => {}
        }
        // The tracker says "." for the whole and "?" where it lost its way at the end of the file.
        let path = if path == "." || path == "?" { String::new() } else { path };
        let spot = Spot { line: error.line(), column: error.column(), path };
        JsonFault::Malformed { spot, what: what(error) }
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

/// Without the field that every tournament in this form has, it is something else.
fn what(error: &serde_json::Error) -> Complaint {
    match Complaint::of(error) {
        Complaint::NoField { field } if field == "ronde" => Complaint::NotOurs,
        other => other,
    }
}
