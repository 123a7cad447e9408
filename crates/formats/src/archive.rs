//! Archives (`.zip`) in which files travel.
//!
//! An archive comes from anywhere: the number of its members and their size unpacked are bounded,
//! an archive inside is not opened, and nothing is ever written to a disk under a member's name.

use std::io::{Cursor, Read};
use std::panic::{self, AssertUnwindSafe};

use zip::ZipArchive;
use zip::result::ZipError;

/// The largest archive that is opened.
pub(crate) const MAX_BYTES: usize = 64 << 20;
/// Members of an archive.
const MOST_MEMBERS: usize = 2_000;
/// All members together, unpacked.
const MOST_UNPACKED: u64 = 128 << 20;
/// Marks of an archive: one with members, and an empty one.
const MARKS: [&[u8]; 2] = [b"PK\x03\x04", b"PK\x05\x06"];

/// Why an archive is not opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotArchive {
    /// It is larger than what travels by e-mail.
    #[error("the archive has {bytes} bytes; more than {most} are not read")]
    TooLarge {
        /// Its size.
        bytes: usize,
        /// The largest size that is read.
        most: usize,
    },
    /// It has too many members.
    #[error("the archive has more than {most} members; unpack it and open the tournament in it")]
    TooMany {
        /// The most that are looked at.
        most: usize,
    },
    /// Its members are too large.
    #[error("the archive unpacks to more than {most} bytes, which no tournament has")]
    TooFull {
        /// The most that is unpacked.
        most: u64,
    },
    /// A member is locked by a password.
    #[error("{member} in the archive is encrypted; unpack it with its password and open the file")]
    Encrypted {
        /// Which one.
        member: String,
    },
    /// An archive in an archive.
    #[error("{member} in the archive is an archive itself; unpack the outer one and open that")]
    Nested {
        /// Which one.
        member: String,
    },
    /// It holds nothing that is read.
    #[error("there is no tournament and no table of players in the archive")]
    Nothing,
    /// It holds several tournaments.
    #[error("there are several tournaments in the archive: {}; unpack it and open one", .members.join(", "))]
    Several {
        /// Their names, ten at most.
        members: Vec<String>,
    },
    /// It is damaged.
    #[error("the archive is damaged: {0}")]
    Damaged(String),
}

/// A file of an archive.
#[derive(Clone, Debug)]
pub(crate) struct Member {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

pub(crate) fn is_zip(bytes: &[u8]) -> bool {
    MARKS.iter().any(|mark| bytes.starts_with(mark))
}

/// Whether an archive is a workbook, or another paper of an office: those have a part of the first
/// name. The others are found where a workbook was cut short or begins with something else.
pub(crate) fn is_workbook(bytes: &[u8]) -> bool {
    let parts: [&[u8]; 3] = [b"[Content_Types].xml", b"xl/workbook.xml", b"xl/workbook.bin"];
    parts.into_iter().any(|part| has_member(bytes, part))
}

fn has_member(bytes: &[u8], name: &[u8]) -> bool {
    bytes.windows(name.len()).any(|part| part == name)
}

/// The files of an archive, unpacked. A panic of the library that unpacks is a damage too.
pub(crate) fn members(bytes: &[u8]) -> Result<Vec<Member>, NotArchive> {
    if bytes.len() > MAX_BYTES {
        return Err(NotArchive::TooLarge { bytes: bytes.len(), most: MAX_BYTES });
    }
    if stated_members(bytes).is_some_and(|count| count > MOST_MEMBERS) {
        return Err(NotArchive::TooMany { most: MOST_MEMBERS });
    }
    panic::catch_unwind(AssertUnwindSafe(|| unpack(bytes)))
        .unwrap_or_else(|_| Err(NotArchive::Damaged("it could not be unpacked".to_owned())))
}

/// How many members the end of the archive says there are.
fn stated_members(bytes: &[u8]) -> Option<usize> {
    const END: &[u8] = b"PK\x05\x06";
    let tail = bytes.len().saturating_sub(66_000);
    let at = bytes[tail..].windows(4).rposition(|four| four == END)? + tail;
    let count = bytes.get(at + 10..at + 12)?;
    Some(usize::from(u16::from_le_bytes([count[0], count[1]])))
}

/// The table of contents stands at the end of an archive.
fn no_contents() -> NotArchive {
    let why =
        "its table of contents is missing. Perhaps it was cut short on its way; fetch it again";
    NotArchive::Damaged(why.to_owned())
}

fn unpack(bytes: &[u8]) -> Result<Vec<Member>, NotArchive> {
    let damaged = |error: ZipError| NotArchive::Damaged(error.to_string());
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| no_contents())?;
    if archive.len() > MOST_MEMBERS {
        return Err(NotArchive::TooMany { most: MOST_MEMBERS });
    }
    let mut left = MOST_UNPACKED;
    let mut members = Vec::new();
    for index in 0..archive.len() {
        let raw = archive.by_index_raw(index).map_err(damaged)?;
        let (name, encrypted, folder) =
            (shown(&raw.name().map_err(damaged)?), raw.encrypted(), raw.is_dir());
        drop(raw);
        if folder {
            continue;
        }
        if encrypted {
            return Err(NotArchive::Encrypted { member: name });
        }
        // What the archive says of sizes may be a lie, so bytes are counted as they come.
        let member = archive.by_index(index).map_err(damaged)?;
        let mut bytes = Vec::new();
        let read = member.take(left + 1).read_to_end(&mut bytes);
        let read = read.map_err(|error| NotArchive::Damaged(format!("{name}: {error}")))?;
        left = left.checked_sub(read as u64).ok_or(NotArchive::TooFull { most: MOST_UNPACKED })?;
        members.push(Member { name, bytes });
    }
    Ok(members)
}

/// The name of a member as it may be shown.
fn shown(name: &str) -> String {
    name.chars().filter(|it| !it.is_control()).take(120).collect()
}
