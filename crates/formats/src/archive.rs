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

/// Why an archive is not opened. `report::problems` has the words; as a text it is a code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotArchive {
    /// It is larger than what travels by e-mail.
    #[error("archive-too-large")]
    TooLarge {
        /// Its size.
        bytes: usize,
        /// The largest size that is read.
        most: usize,
    },
    /// It has too many members.
    #[error("archive-too-many")]
    TooMany {
        /// The most that are looked at.
        most: usize,
    },
    /// Its members are too large.
    #[error("archive-too-full")]
    TooFull {
        /// The most that is unpacked.
        most: u64,
    },
    /// A member is locked by a password.
    #[error("archive-encrypted")]
    Encrypted {
        /// Which one.
        member: String,
    },
    /// An archive in an archive.
    #[error("archive-nested")]
    Nested {
        /// Which one.
        member: String,
    },
    /// It holds nothing that is read.
    #[error("archive-nothing")]
    Nothing,
    /// It holds several tournaments.
    #[error("archive-several")]
    Several {
        /// Their names, ten at most.
        members: Vec<String>,
    },
    /// It is damaged.
    #[error("archive-damaged")]
    Damaged(ArchiveDamage),
}

/// How an archive is damaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArchiveDamage {
    /// It could not be unpacked.
    NotUnpacked,
    /// Its table of contents, which stands at its end, is missing.
    NoContents,
    /// It is packed in a way that is not read.
    Unsupported,
    /// A member could not be unpacked.
    Member {
        /// Which one.
        member: String,
    },
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
        .unwrap_or(Err(NotArchive::Damaged(ArchiveDamage::NotUnpacked)))
}

/// How many members the end of the archive says there are.
fn stated_members(bytes: &[u8]) -> Option<usize> {
    const END: &[u8] = b"PK\x05\x06";
    let tail = bytes.len().saturating_sub(66_000);
    let at = bytes[tail..].windows(4).rposition(|four| four == END)? + tail;
    let count = bytes.get(at + 10..at + 12)?;
    Some(usize::from(u16::from_le_bytes([count[0], count[1]])))
}

fn unpack(bytes: &[u8]) -> Result<Vec<Member>, NotArchive> {
    let damaged = |error: ZipError| {
        NotArchive::Damaged(match error {
            ZipError::UnsupportedArchive(_) => ArchiveDamage::Unsupported,
            _ => ArchiveDamage::NotUnpacked,
        })
    };
    let mut archive = ZipArchive::new(Cursor::new(bytes))
        .map_err(|_| NotArchive::Damaged(ArchiveDamage::NoContents))?;
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
        let damage = ArchiveDamage::Member { member: name.clone() };
        let read = read.map_err(|_| NotArchive::Damaged(damage))?;
        left = left.checked_sub(read as u64).ok_or(NotArchive::TooFull { most: MOST_UNPACKED })?;
        members.push(Member { name, bytes });
    }
    Ok(members)
}

/// The name of a member as it may be shown.
fn shown(name: &str) -> String {
    name.chars().filter(|it| !it.is_control()).take(120).collect()
}
