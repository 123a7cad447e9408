//! Lines of the file, as serde reads and writes them.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::entry::{Hash, Head};

/// The first line.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct First<'a> {
    pub(super) ronde_event: u32,
    pub(super) event: Cow<'a, str>,
    #[serde(default)]
    pub(super) written_by: Cow<'a, str>,
    /// `SEQ-HASH` of each journal.
    pub(super) heads: BTreeMap<String, String>,
}

/// Enough of a first line to know whose it is.
#[derive(Debug, Deserialize)]
pub(super) struct Version {
    pub(super) ronde_event: u32,
}

/// An act.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Act<'a> {
    pub(super) journal: Cow<'a, str>,
    pub(super) seq: u64,
    pub(super) hash: Hash,
    pub(super) line: Cow<'a, str>,
}

/// The key within the text of an act.
#[derive(Debug, Deserialize)]
pub(super) struct Key {
    #[serde(default)]
    pub(super) key: String,
}

/// Bytes that an act names.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Attached<'a> {
    pub(super) attachment: Hash,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) text: Option<Cow<'a, str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) base64: Option<Cow<'a, str>>,
}

/// The last line.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Last {
    pub(super) end: End,
}

/// What the last line says of those before it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct End {
    pub(super) lines: u64,
    pub(super) sha256: Hash,
}

/// A head from `SEQ-HASH`, as it is printed.
pub(super) fn head(text: &str) -> Option<Head> {
    let (seq, hash) = text.split_once('-')?;
    // One head has one way to be written.
    let plain = !seq.is_empty() && seq.bytes().all(|digit| digit.is_ascii_digit());
    let head = Head { seq: seq.parse().ok()?, hash: hash.parse().ok()? };
    (plain && head.to_string() == text).then_some(head)
}
