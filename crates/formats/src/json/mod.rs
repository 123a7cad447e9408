//! Ronde's own form of a tournament in JSON: for programs, and for fields beyond the 9,999 players
//! that a TRF can number.
//!
//! ```json
//! {
//!  "ronde": 1,
//!  "event": {"name": "Open"},
//!  "rules": {"declared_rounds": 9, "initial_colour": "white"},
//!  "players": [
//!   {"number": 1, "name": "Keller, Anna", "rating": 2312},
//!   {"number": 2, "name": "Rossi, Paolo"},
//!   {"number": 3, "name": "Weber, Urs"}
//!  ],
//!  "rounds": [
//!   {"games": [
//!    [1,2,"1-0"]
//!   ], "unpaired": [
//!    [3,"U"]
//!   ]}
//!  ]
//! }
//! ```
//!
//! The published schema is `docs/snapshot.schema.json`; a test holds this module to it. In short:
//!
//! - Everything a [`Snapshot`] holds is in the file, so JSON → snapshot → JSON is the identity, and
//!   so is TRF → JSON → TRF. What a snapshot does not hold (the points that a TRF repeats) is not.
//! - Whatever is unknown or usual is left out; `null` stands only in lists where places count.
//! - Points are JSON numbers with at most one decimal, and exact: no arithmetic is done on them in
//!   floating point, and a second decimal is refused.
//! - Results are `1-0`, `1/2-1/2`, `0-1`, by decision `1/2-0`, `0-1/2`, `0-0`; with `u` where the
//!   game is not rated; `1-0f`, `0-1f`, `0-0f` for forfeits; `*` while there is none; `adj` for an
//!   adjourned game.
//! - Players without an opponent are `U` (pairing-allocated bye), `F`, `H`, `Z` (byes asked for),
//!   `+` and `-` (forfeits without a named opponent), as in a TRF.
//! - Fields may come in any order. Unknown fields are refused, so a slip of the pen is not silently
//!   a missing rating. A newer version is refused in as many words.
//! - The file is UTF-8 and read as a stream: each player and game becomes one of the model at once.

mod codes;
mod fault;
mod file;
mod form;
mod layout;
mod people;
mod points;
mod rounds;
mod search;
mod values;

use std::io::{self, BufReader, BufWriter, Read, Write};

use ronde_model::{Parts, Snapshot};
use serde::{Deserialize, Serialize};

use crate::Reading;

pub use fault::{JsonFault, Misfit, Spot};
pub use file::VERSION;

/// Large enough that a million players take a few hundred calls of the system.
const BUFFER: usize = 256 * 1024;

/// Reads a tournament, of at most `limit` bytes, as a stream.
///
/// # Errors
/// Whatever is wrong: see [`JsonFault`]. Nothing is mended, so a reading never has problems.
pub fn read(source: impl Read, limit: u64) -> Result<Reading, JsonFault> {
    let source = Limited { source, left: limit };
    let mut json = serde_json::Deserializer::from_reader(BufReader::with_capacity(BUFFER, source));
    let mut track = serde_path_to_error::Track::new();
    let tracked = serde_path_to_error::Deserializer::new(&mut json, &mut track);
    let file = file::File::deserialize(form::Object(tracked))
        .map_err(|error| JsonFault::new(&error, track.path().to_string(), limit))?;
    json.end().map_err(|error| JsonFault::new(&error, String::new(), limit))?;
    let snapshot = Snapshot::new(Parts::from(file)).map_err(|found| {
        let misfits = found.into_iter().map(|what| Misfit { what, spot: None });
        JsonFault::Inconsistent(misfits.collect())
    })?;
    Ok(Reading { snapshot, problems: Vec::new() })
}

/// Writes a tournament: a line for each player, game and record, and a line end after the last.
///
/// # Errors
/// Those of the writer.
pub fn write(snapshot: &Snapshot, target: impl Write) -> io::Result<()> {
    let mut target = BufWriter::with_capacity(BUFFER, target);
    let layout = layout::Layout::default();
    let mut json = serde_json::Serializer::with_formatter(&mut target, layout);
    file::Outgoing(snapshot).serialize(&mut json)?;
    target.write_all(b"\n")?;
    target.flush()
}

/// A reader that fails, rather than ends, where the limit is passed: an ending would look like a
/// file that was cut off.
struct Limited<R> {
    source: R,
    left: u64,
}

impl<R: Read> Read for Limited<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.source.read(buffer)?;
        match self.left.checked_sub(count as u64) {
            Some(left) => self.left = left,
            None => return Err(io::ErrorKind::FileTooLarge.into()),
        }
        Ok(count)
    }
}
