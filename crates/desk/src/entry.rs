//! One line of a journal, and the chain that binds each to the one before.
//!
//! What is stored is the exact text of the line. Its hash is SHA-256 over those bytes, and the next
//! line carries it: whoever changes a bit anywhere changes every hash after it. Anybody can check a
//! journal with nothing but `sha256sum`.

use std::fmt;
use std::str::FromStr;

use ronde_formats::json::Complaint;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};

use crate::role::Role;

/// SHA-256 of something, written in hexadecimal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Hash(pub [u8; 32]);

impl Hash {
    /// What the first line of a journal has before it.
    pub const NONE: Hash = Hash([0; 32]);

    /// Of these bytes.
    pub fn of(bytes: &[u8]) -> Hash {
        Hash(Sha256::digest(bytes).into())
    }

    /// The first eight characters, to tell a few apart; what must not be forged needs more
    /// ([`Head::short`]).
    pub fn short(self) -> String {
        self.to_string()[..8].to_owned()
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not-a-hash")]
pub struct NotAHash;

impl FromStr for Hash {
    type Err = NotAHash;
    fn from_str(text: &str) -> Result<Hash, NotAHash> {
        let digits = text.as_bytes();
        let mut hash = [0; 32];
        // Capitals are refused: one hash has one way to be written.
        let plain = |digit: &u8| matches!(digit, b'0'..=b'9' | b'a'..=b'f');
        if digits.len() != 64 || !digits.iter().all(plain) {
            return Err(NotAHash);
        }
        for (byte, pair) in hash.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            let pair = std::str::from_utf8(pair).map_err(|_| NotAHash)?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| NotAHash)?;
        }
        Ok(Hash(hash))
    }
}

impl Serialize for Hash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hash, D::Error> {
        let text = <std::borrow::Cow<'_, str>>::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// The end of a journal: how many lines, and the hash of the last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// Number of the last line; 0 before the first.
    pub seq: u64,
    /// Its hash.
    pub hash: Hash,
}

impl Head {
    /// For a sheet of paper: the number, and enough of the hash that nobody finds another line with
    /// the same beginning.
    pub fn short(&self) -> String {
        format!("{}-{}", self.seq, &self.hash.to_string()[..SHORT])
    }
}

/// Hexadecimal digits of a hash that stand for all of it on paper: 80 bits.
pub const SHORT: usize = 20;

impl fmt::Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.seq, self.hash)
    }
}

/// Who did something, and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stamp {
    /// Milliseconds since 1970, in UTC. The clock of a laptop may jump; the order of a journal is
    /// its numbers.
    pub at: i64,
    /// Who, by the identifier that the event gives.
    pub by: String,
    /// As what.
    pub role: Role,
}

/// One line: a number, who and when, what, and the hash of the line before.
///
/// `A` is what was done: an act of a tournament ([`crate::Act`]) or of the event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry<A> {
    /// Version of the form.
    #[serde(rename = "ronde")]
    pub version: u32,
    /// Which journal, so that a line cannot be moved to another.
    pub journal: String,
    /// From 1, without gaps.
    pub seq: u64,
    /// Hash of the line before.
    pub previous: Hash,
    /// Who and when.
    #[serde(flatten)]
    pub stamp: Stamp,
    /// What makes a repeated request the same one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub key: String,
    /// Warnings that were accepted, by their codes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub accepted: Vec<String>,
    /// What was done.
    pub what: A,
}

impl<A> Entry<A> {
    /// The entry that follows a head, with nothing accepted.
    pub fn after(journal: &str, head: Head, stamp: Stamp, key: String, what: A) -> Entry<A> {
        Entry {
            version: VERSION,
            journal: journal.to_owned(),
            seq: head.seq + 1,
            previous: head.hash,
            stamp,
            key,
            accepted: Vec::new(),
            what,
        }
    }
}

/// The version that is written.
pub const VERSION: u32 = 1;

/// A line as it is stored: the text, and the hash of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Number.
    pub seq: u64,
    /// The key that makes a repeated request the same one; empty if there is none.
    pub key: String,
    /// The exact text, without a line end.
    pub text: String,
    /// Its hash.
    pub hash: Hash,
}

impl<A: Serialize> Entry<A> {
    /// The line to be stored.
    pub fn line(&self) -> Line {
        let text = serde_json::to_string(self).expect("acts are maps, lists, texts and numbers");
        let hash = Hash::of(text.as_bytes());
        Line { seq: self.seq, key: self.key.clone(), text, hash }
    }
}

/// What is wrong with a line of a journal. `report::journals` has the words; as a text it is a
/// code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// The text is not what its hash says.
    #[error("changed {seq}")]
    Changed {
        /// Which.
        seq: u64,
    },
    /// It does not follow the one before.
    #[error("torn {seq}: {named} {expected}")]
    Torn {
        /// Which.
        seq: u64,
        /// The hash it names.
        named: Hash,
        /// The hash of the line before.
        expected: Hash,
    },
    /// Its number is not the next.
    #[error("gap {after} {found}")]
    Gap {
        /// The last that was in order.
        after: u64,
        /// What came.
        found: u64,
    },
    /// It belongs to another journal.
    #[error("foreign {seq}: {named} {expected}")]
    Foreign {
        /// Which.
        seq: u64,
        /// The journal it names.
        named: String,
        /// The journal it was found in.
        expected: String,
    },
    /// It cannot be read.
    #[error("unreadable {seq}")]
    Unreadable {
        /// Which.
        seq: u64,
        /// Why.
        why: Complaint,
    },
    /// It was written by a later version.
    #[error("newer {seq}")]
    Newer {
        /// Which.
        seq: u64,
    },
    /// The key kept beside the line is not the one in it.
    #[error("key {seq}")]
    Key {
        /// Which.
        seq: u64,
    },
    /// The journal is shorter or other than the head that was written down.
    #[error("head {found} {expected}")]
    Head {
        /// What was written down.
        expected: Head,
        /// What is there.
        found: Head,
    },
}

/// Reads a line that must follow `head` in that journal.
///
/// # Errors
/// Whatever is broken.
pub fn read_after<A: for<'de> Deserialize<'de>>(
    journal: &str,
    head: Head,
    line: &Line,
) -> Result<(Entry<A>, Head), Broken> {
    let seq = line.seq;
    if head.seq.checked_add(1) != Some(seq) {
        return Err(Broken::Gap { after: head.seq, found: seq });
    }
    if Hash::of(line.text.as_bytes()) != line.hash {
        return Err(Broken::Changed { seq });
    }
    let entry: Entry<A> = parse(seq, &line.text)?;
    if entry.version > VERSION {
        return Err(Broken::Newer { seq });
    }
    if entry.seq != seq {
        return Err(Broken::Gap { after: head.seq, found: entry.seq });
    }
    if entry.previous != head.hash {
        return Err(Broken::Torn { seq, named: entry.previous, expected: head.hash });
    }
    if entry.journal != journal {
        return Err(Broken::Foreign { seq, named: entry.journal, expected: journal.to_owned() });
    }
    if entry.key != line.key {
        return Err(Broken::Key { seq });
    }
    Ok((entry, Head { seq, hash: line.hash }))
}

fn parse<A: for<'de> Deserialize<'de>>(seq: u64, text: &str) -> Result<Entry<A>, Broken> {
    #[derive(Deserialize)]
    struct Version {
        ronde: u32,
    }
    serde_json::from_str(text).map_err(|error| match serde_json::from_str::<Version>(text) {
        Ok(Version { ronde }) if ronde > VERSION => Broken::Newer { seq },
        _ => Broken::Unreadable { seq, why: Complaint::of(&error) },
    })
}
