//! Writing a file, line by line.

use std::borrow::Cow;
use std::io::{self, BufWriter, Write};

use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::form::{Act, Attached, End, First, Last};
use super::reader::Header;
use super::{VERSION, base64};
use crate::entry::{Hash, Line};

/// Whether the text is packed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Packing {
    /// By gzip, as files are sent.
    #[default]
    Gzip,
    /// Not at all, for the curious.
    Plain,
}

/// A file that is being written. Without [`Writer::finish`] it has no end, and every reader says
/// so.
#[derive(Debug)]
pub struct Writer<W: Write> {
    target: Target<W>,
    sum: Sha256,
    lines: u64,
}

#[derive(Debug)]
enum Target<W: Write> {
    Gzip(Box<GzEncoder<BufWriter<W>>>),
    Plain(BufWriter<W>),
}

impl<W: Write> Writer<W> {
    /// Writes the first line.
    ///
    /// # Errors
    /// The target cannot be written.
    pub fn begin(target: W, header: &Header, packing: Packing) -> io::Result<Writer<W>> {
        let target = BufWriter::new(target);
        let target = match packing {
            Packing::Gzip => Target::Gzip(Box::new(GzEncoder::new(target, Compression::default()))),
            Packing::Plain => Target::Plain(target),
        };
        let heads = header.heads.iter().map(|(journal, head)| (journal.clone(), head.to_string()));
        let first = First {
            ronde_event: VERSION,
            event: Cow::Borrowed(&header.event),
            written_by: Cow::Borrowed(&header.written_by),
            heads: heads.collect(),
        };
        let mut writer = Writer { target, sum: Sha256::new(), lines: 0 };
        writer.put(&first)?;
        Ok(writer)
    }

    /// Writes an act. Those of one journal come in their order.
    ///
    /// # Errors
    /// The target cannot be written.
    pub fn line(&mut self, journal: &str, line: &Line) -> io::Result<()> {
        self.put(&Act {
            journal: Cow::Borrowed(journal),
            seq: line.seq,
            hash: line.hash,
            line: Cow::Borrowed(&line.text),
        })
    }

    /// Writes bytes that acts name, under the hash that they name.
    ///
    /// # Errors
    /// The target cannot be written.
    pub fn attachment(&mut self, hash: Hash, bytes: &[u8]) -> io::Result<()> {
        let text = std::str::from_utf8(bytes).ok().map(Cow::Borrowed);
        let packed = text.is_none().then(|| Cow::Owned(base64::encode(bytes)));
        self.put(&Attached { attachment: hash, text, base64: packed })
    }

    /// Writes the last line, and gives the target back.
    ///
    /// # Errors
    /// The target cannot be written.
    pub fn finish(mut self) -> io::Result<W> {
        let sha256 = Hash(self.sum.clone().finalize().into());
        self.put(&Last { end: End { lines: self.lines, sha256 } })?;
        let target = match self.target {
            Target::Gzip(gzip) => gzip.finish()?,
            Target::Plain(plain) => plain,
        };
        target.into_inner().map_err(io::IntoInnerError::into_error)
    }

    fn put(&mut self, line: &impl Serialize) -> io::Result<()> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        self.sum.update(&text);
        self.lines += 1;
        match &mut self.target {
            Target::Gzip(gzip) => gzip.write_all(&text),
            Target::Plain(plain) => plain.write_all(&text),
        }
    }
}
