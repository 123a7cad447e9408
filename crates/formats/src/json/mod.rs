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
//! - The file is UTF-8. Each player and game becomes one of the model at once.

mod codes;
mod complaint;
mod fault;
mod file;
mod form;
mod layout;
mod people;
mod points;
mod rounds;
mod search;
mod values;

use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};

use ronde_model::{Parts, Snapshot};
use serde::{Deserialize, Serialize};

use crate::Reading;

pub use complaint::{Complaint, Expected, Found};
pub use fault::{JsonFault, Misfit, Spot};
pub use file::VERSION;

/// Large enough that a million players take a few hundred calls of the system.
const BUFFER: usize = 256 * 1024;

/// Reads a tournament of at most `limit` bytes.
///
/// # Errors
/// Whatever is wrong: see [`JsonFault`]. Nothing is mended, so a reading never has problems.
pub fn read(source: impl Read, limit: u64) -> Result<Reading, JsonFault> {
    let snapshot = Snapshot::new(parts(source, limit)?).map_err(|found| {
        let misfits = found.into_iter().map(|what| Misfit { what, spot: None });
        JsonFault::Inconsistent(misfits.collect())
    })?;
    Ok(Reading { snapshot, problems: Vec::new() })
}

/// The parts of a file. Its bytes are given back before anybody asks whether the parts fit
/// together.
fn parts(source: impl Read, limit: u64) -> Result<Parts, JsonFault> {
    let mut bytes = Vec::new();
    match take_all(Limited { source, left: limit }, &mut bytes) {
        // What is wrong, and where, is found by reading once more.
        Ok(()) => untracked(&bytes).map_or_else(|| tracked(bytes.as_slice(), limit), Ok),
        // What is wrong with the bytes before the fault is told first.
        Err(error) => tracked(bytes.as_slice().chain(Broken(Some(error))), limit),
    }
}

/// Takes all bytes, in steps as large as those of the stream that tells what is wrong: so both fail
/// at the same byte where the source does.
fn take_all(source: impl Read, bytes: &mut Vec<u8>) -> io::Result<()> {
    let mut source = BufReader::with_capacity(BUFFER, source);
    loop {
        let step = match source.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            step => step?,
        };
        if step.is_empty() {
            return Ok(());
        }
        bytes.extend_from_slice(step);
        let count = step.len();
        source.consume(count);
    }
}

/// The quick way, many times faster: from memory, without keeping count of lines and fields.
/// Nothing where something is wrong.
fn untracked(bytes: &[u8]) -> Option<Parts> {
    let mut json = serde_json::Deserializer::from_str(str::from_utf8(bytes).ok()?);
    let file = file::File::deserialize(form::Object(&mut json)).ok()?;
    json.end().ok().map(|()| Parts::from(file))
}

/// The way that knows at every byte where it is.
fn tracked(source: impl Read, limit: u64) -> Result<Parts, JsonFault> {
    let mut json = serde_json::Deserializer::from_reader(BufReader::with_capacity(BUFFER, source));
    let mut track = serde_path_to_error::Track::new();
    let tracked = serde_path_to_error::Deserializer::new(&mut json, &mut track);
    let file = file::File::deserialize(form::Object(tracked))
        .map_err(|error| JsonFault::new(&error, track.path().to_string(), limit))?;
    json.end().map_err(|error| JsonFault::new(&error, String::new(), limit))?;
    Ok(Parts::from(file))
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

/// A reader that fails with an error that has occurred.
struct Broken(Option<io::Error>);

impl Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        self.0.take().map_or(Ok(0), Err)
    }
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

#[cfg(test)]
mod tests {
    use ronde_testkit::Dice;

    use super::*;
    use crate::trf;

    /// Report files whose JSON form has every section.
    const FILES: [&[u8]; 3] = [
        include_bytes!("../../tests/data/every-record.trf"),
        include_bytes!("../../tests/data/every-team-record.trf"),
        include_bytes!("../../../../examples/open-9-rounds.trf"),
    ];

    fn good() -> Vec<Vec<u8>> {
        let written = |file: &[u8]| {
            let mut bytes = Vec::new();
            write(&trf::read(file).unwrap().snapshot, &mut bytes).unwrap();
            bytes
        };
        FILES.into_iter().map(written).collect()
    }

    /// One of the files with a few bytes changed, left out, put in, or cut off.
    fn damaged(files: &[Vec<u8>], dice: &mut Dice) -> Vec<u8> {
        const LIKELY: &[u8] = b" 0123456789{}[]\",:\\ntfu-+.eE\r\n\t\xC3\xA9\xFF";
        let mut below = |limit: usize| usize::try_from(dice.below(limit as u64)).unwrap();
        let mut bytes = files[below(files.len())].clone();
        for _ in 0..=below(3) {
            let (place, letter) = (below(bytes.len()), LIKELY[below(LIKELY.len())]);
            let end = (place + below(20)).min(bytes.len());
            match below(6) {
                0 => bytes.truncate(end),
                1 => drop(bytes.drain(place..end)),
                2 => bytes.insert(place, letter),
                _ => bytes[place..].iter_mut().take(1).for_each(|byte| *byte = letter),
            }
        }
        bytes
    }

    /// The quick way takes what the careful way takes, and makes the same of it.
    #[test]
    fn both_ways_read_the_same() {
        let files = good();
        for file in &files {
            assert!(untracked(file).is_some(), "a good file is read the quick way");
        }
        let (mut taken, mut refused) = (0, 0);
        for seed in 0..2_000 {
            let bytes = damaged(&files, &mut Dice(seed));
            let careful = tracked(bytes.as_slice(), u64::MAX).ok();
            *(if careful.is_some() { &mut taken } else { &mut refused }) += 1;
            assert_eq!(careful, untracked(&bytes), "seed {seed}");
        }
        assert!(taken > 50 && refused > 50, "{taken} taken, {refused} refused");
    }

    /// A source that fails is told of after whatever is wrong before.
    #[test]
    fn a_source_that_fails_is_told_of_where_it_fails() {
        let broken = || Broken(Some(io::Error::new(io::ErrorKind::TimedOut, "the line is dead")));
        let fault = |text: &'static str| read(text.as_bytes().chain(broken()), u64::MAX);
        match fault("{\"ronde\": 1").unwrap_err() {
            JsonFault::Unreadable { kind, said } => {
                assert_eq!(io::ErrorKind::TimedOut, kind);
                assert!(said.contains("the line is dead"), "{said}");
            }
            other => panic!("{other:?}"),
        }
        match fault("]").unwrap_err() {
            JsonFault::Malformed { spot, .. } => assert_eq!((1, 1), (spot.line, spot.column)),
            other => panic!("{other:?}"),
        }
    }
}
