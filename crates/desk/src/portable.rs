//! An event as one file, to be carried, sent and kept: `.ronde`.
//!
//! The file is text, one JSON object in each line, packed by gzip; plain text is read as well.
//!
//! | Line | what it is |
//! |---|---|
//! | first | `{"ronde_event":1,"event":…,"written_by":…,"heads":{JOURNAL:"SEQ-HASH",…}}` |
//! | acts | `{"journal":…,"seq":…,"hash":…,"line":…}`: the exact text of the act, and its SHA-256 |
//! | attachments | `{"attachment":HASH,"text":…}`, or `"base64"` where the bytes are no text |
//! | last | `{"end":{"lines":…,"sha256":…}}`: how many lines came before it, and the SHA-256 of all their bytes |
//!
//! So anybody can check a file with `gunzip`, `jq` and `sha256sum`; `docs/journal.md` shows how.
//! The event's own journal comes first, then those of its tournaments, each from its first act on.
//! The same event gives the same bytes.
//!
//! Reading goes on after a line that is wrong, so that everything wrong is told at once, each with
//! the number of its line.

mod base64;
mod export;
mod fault;
mod form;
mod reader;
mod writer;

use std::collections::BTreeMap;
use std::io::{self, Read, Write};

use crate::entry::{Hash, Head, Line};

pub use export::{Purpose, exported, tables, with_clubs};
pub use fault::{Damage, Fault, HeaderFault, LineFault, What};
pub use reader::{Header, Item, Reader};
/// Virtual points in records, as the dialects of engines need them.
pub use ronde_swiss::acceleration::written_out;
pub use writer::{Packing, Writer};

/// The version of the file's form.
pub const VERSION: u32 = 1;

/// Most bytes of unpacked text that are read unless somebody allows more: a hundred times what the
/// largest open of the field needs.
pub const LIMIT: u64 = 1 << 30;

/// Most faults of one file that are told. A file that is something else has as many as lines.
pub const MOST_FAULTS: usize = 1_000;

/// How the name of such a file ends.
pub const EXTENSION: &str = "ronde";

/// Everything in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Content {
    /// Which journal is the event's own.
    pub event: String,
    /// Lines of all journals, by journal.
    pub journals: BTreeMap<String, Vec<Line>>,
    /// What acts name by its hash: reasons of pairings, files that were imported.
    pub attachments: BTreeMap<Hash, Vec<u8>>,
}

impl Content {
    /// Where each journal ends.
    pub fn heads(&self) -> BTreeMap<String, Head> {
        self.journals.iter().map(|(journal, lines)| (journal.clone(), head(lines))).collect()
    }

    /// Keeps bytes under their hash.
    pub fn attach(&mut self, bytes: Vec<u8>) -> Hash {
        let hash = Hash::of(&bytes);
        self.attachments.insert(hash, bytes);
        hash
    }
}

/// Where these lines end.
pub fn head(lines: &[Line]) -> Head {
    lines.last().map_or(Head::default(), |line| Head { seq: line.seq, hash: line.hash })
}

/// What came out of a file: all that could be read, and everything that was wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Everything that could be read.
    pub content: Content,
    /// Faults in the order of the file, [`MOST_FAULTS`] at most and then how many more there are;
    /// that it could not be read to its end is always among them.
    pub faults: Vec<Fault>,
}

/// Reads a file to its end, or as far as it goes. At most `limit` bytes of unpacked text are read.
///
/// # Errors
/// It is no file of an event, or one of a later version.
pub fn read(source: impl Read, limit: u64) -> Result<Reading, Fault> {
    let mut reader = Reader::open(source, limit)?;
    let header = reader.header().clone();
    let mut content = Content { event: header.event, ..Content::default() };
    content.journals = header.heads.into_keys().map(|journal| (journal, Vec::new())).collect();
    let (mut faults, mut more) = (Vec::new(), 0);
    for item in &mut reader {
        match item {
            Ok(Item::Line { journal, line }) => {
                content.journals.entry(journal).or_default().push(line);
            }
            Ok(Item::Attachment { hash, bytes }) => {
                content.attachments.insert(hash, bytes);
            }
            Err(fault) if faults.len() < MOST_FAULTS || fault.is_fatal() => faults.push(fault),
            Err(_) => more += 1,
        }
    }
    if more > 0 {
        faults.push(Fault::whole(What::More { count: more }));
    }
    Ok(Reading { content, faults })
}

/// Writes everything into a file.
///
/// # Errors
/// The target cannot be written.
pub fn write(
    content: &Content,
    written_by: &str,
    packing: Packing,
    target: impl Write,
) -> io::Result<()> {
    let header = Header {
        event: content.event.clone(),
        written_by: written_by.to_owned(),
        heads: content.heads(),
    };
    let mut writer = Writer::begin(target, &header, packing)?;
    let own = content.journals.get_key_value(&content.event);
    let others = content.journals.iter().filter(|(journal, _)| **journal != content.event);
    for (journal, lines) in own.into_iter().chain(others) {
        lines.iter().try_for_each(|line| writer.line(journal, line))?;
    }
    for (hash, bytes) in &content.attachments {
        writer.attachment(*hash, bytes)?;
    }
    writer.finish()?;
    Ok(())
}
