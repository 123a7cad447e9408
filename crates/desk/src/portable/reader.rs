//! Reading a file, line by line, without ever holding more of it than one line.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, BufRead, BufReader, Read};

use flate2::bufread::MultiGzDecoder;
use ronde_formats::json::Complaint;
use sha2::{Digest, Sha256};

use super::fault::{Fault, HeaderFault, LineFault, What};
use super::form::{self, Act, Attached, First, Key, Last, Version};
use super::{VERSION, base64};
use crate::entry::{Hash, Head, Line};

/// What the first line says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// Which journal is the event's own.
    pub event: String,
    /// The program that wrote the file.
    pub written_by: String,
    /// Where each journal ends.
    pub heads: BTreeMap<String, Head>,
}

/// One thing in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// An act.
    Line {
        /// Its journal.
        journal: String,
        /// The line as it is stored.
        line: Line,
    },
    /// Bytes that acts name.
    Attachment {
        /// Under which hash.
        hash: Hash,
        /// The bytes.
        bytes: Vec<u8>,
    },
}

/// A file that is being read: an iterator over what is in it, and over what is wrong with it.
pub struct Reader<'a> {
    source: Box<dyn BufRead + 'a>,
    packed: bool,
    header: Header,
    limit: u64,
    used: u64,
    number: u64,
    sum: Sha256,
    found: BTreeMap<String, Head>,
    attached: BTreeSet<Hash>,
    phase: Phase,
    /// Faults that are told at the end, all together.
    last: Vec<Fault>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Within,
    Ended,
    Over,
}

/// The first two bytes of everything that gzip packs.
const GZIP: [u8; 2] = [0x1f, 0x8b];

impl<'a> Reader<'a> {
    /// Reads the first line. At most `limit` bytes of unpacked text are read in all, so that a
    /// small file cannot fill the memory.
    ///
    /// # Errors
    /// It is no file of an event, or one of a later version.
    pub fn open(source: impl Read + 'a, limit: u64) -> Result<Reader<'a>, Fault> {
        let mut source = BufReader::new(source);
        let start = source.fill_buf().map_err(|error| Fault::whole(failed(&error, false)))?;
        let packed = start.starts_with(&GZIP);
        let source: Box<dyn BufRead + 'a> = if packed {
            Box::new(BufReader::new(MultiGzDecoder::new(source)))
        } else {
            Box::new(source)
        };
        let mut reader = Reader {
            source,
            packed,
            header: Header::default(),
            limit,
            used: 0,
            number: 0,
            sum: Sha256::new(),
            found: BTreeMap::new(),
            attached: BTreeSet::new(),
            phase: Phase::Within,
            last: Vec::new(),
        };
        let line = reader.next_line().map_err(|what| reader.fault(what))?;
        let line = line.ok_or_else(|| Fault::whole(What::NotOurs))?;
        reader.header = header(&line).map_err(|what| reader.fault(what))?;
        reader.sum.update(&line);
        Ok(reader)
    }

    /// What the first line says.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    const fn fault(&self, what: What) -> Fault {
        Fault { line: self.number, what }
    }

    /// The next line with its end; nothing after the last.
    fn next_line(&mut self) -> Result<Option<Vec<u8>>, What> {
        let left = self.limit - self.used;
        let mut line = Vec::new();
        let read = (&mut self.source).take(left.saturating_add(1)).read_until(b'\n', &mut line);
        self.number += 1;
        let read = read.map_err(|error| failed(&error, self.packed))? as u64;
        if read > left {
            return Err(What::TooLarge { limit: self.limit });
        }
        self.used += read;
        Ok((read > 0).then_some(line))
    }

    /// One line, or the end of the file.
    fn step(&mut self) -> Option<Result<Item, Fault>> {
        let line = match self.next_line() {
            Ok(Some(line)) => line,
            Ok(None) => {
                self.close();
                return None;
            }
            Err(what) => {
                self.phase = Phase::Over;
                return Some(Err(self.fault(what)));
            }
        };
        if self.phase == Phase::Ended {
            self.phase = Phase::Over;
            return Some(Err(self.fault(What::AfterTheEnd)));
        }
        let read = self.read(&line);
        self.sum.update(&line);
        match read {
            Ok(Some(item)) => Some(Ok(item)),
            Ok(None) => None,
            Err(what) => Some(Err(self.fault(what))),
        }
    }

    /// What a line is; nothing for the last one.
    fn read(&mut self, line: &[u8]) -> Result<Option<Item>, What> {
        let text = std::str::from_utf8(line).map_err(|_| What::NotText)?;
        let Some(text) = text.strip_suffix('\n') else { return Err(What::CutOff) };
        // Which kind it is shows by its first field.
        if text.starts_with("{\"attachment\":") {
            return self.attachment(text).map(Some);
        }
        if text.starts_with("{\"end\":") {
            return self.end(text).map(|()| None);
        }
        let act: Act<'_> = parse(text)?;
        let journal = act.journal.into_owned();
        if !self.header.heads.contains_key(&journal) {
            return Err(What::UnknownJournal(journal));
        }
        self.found.insert(journal.clone(), Head { seq: act.seq, hash: act.hash });
        let key = serde_json::from_str::<Key>(&act.line).map(|it| it.key).unwrap_or_default();
        let line = Line { seq: act.seq, key, text: act.line.into_owned(), hash: act.hash };
        Ok(Some(Item::Line { journal, line }))
    }

    fn attachment(&mut self, text: &str) -> Result<Item, What> {
        let Attached { attachment: hash, text, base64 } = parse(text)?;
        let bytes = match (text, base64) {
            (Some(text), None) => Some(text.into_owned().into_bytes()),
            (None, Some(packed)) => base64::decode(&packed),
            _ => return Err(What::Line(LineFault::NoContent)),
        };
        let bytes = bytes.filter(|bytes| Hash::of(bytes) == hash).ok_or(What::Attachment(hash))?;
        if !self.attached.insert(hash) {
            return Err(What::AttachmentTwice(hash));
        }
        Ok(Item::Attachment { hash, bytes })
    }

    fn end(&mut self, text: &str) -> Result<(), What> {
        let Last { end } = parse(text)?;
        self.phase = Phase::Ended;
        let found = self.number - 1;
        if end.lines != found {
            self.last.push(self.fault(What::Count { said: end.lines, found }));
        }
        if end.sha256 != Hash(self.sum.clone().finalize().into()) {
            self.last.push(self.fault(What::Sum));
        }
        Ok(())
    }

    /// What can be said only when everything was read.
    fn close(&mut self) {
        if self.phase == Phase::Within {
            self.last.push(self.fault(What::CutOff));
        }
        self.phase = Phase::Over;
        for (journal, said) in &self.header.heads {
            let found = self.found.get(journal).copied().unwrap_or_default();
            if found != *said {
                let what = What::Head { journal: journal.clone(), said: *said, found };
                self.last.push(Fault::whole(what));
            }
        }
        self.last.reverse();
    }
}

impl Iterator for Reader<'_> {
    type Item = Result<Item, Fault>;

    fn next(&mut self) -> Option<Result<Item, Fault>> {
        while self.phase != Phase::Over {
            if let Some(item) = self.step() {
                return Some(item);
            }
        }
        self.last.pop().map(Err)
    }
}

/// What a failure of the source means: gzip tells its own troubles as those of a file.
fn failed(error: &io::Error, packed: bool) -> What {
    match error.kind() {
        io::ErrorKind::UnexpectedEof if packed => What::CutOff,
        io::ErrorKind::InvalidInput | io::ErrorKind::InvalidData if packed => What::Packing,
        _ => What::Unreadable(error.to_string()),
    }
}

fn parse<'a, T: serde::Deserialize<'a>>(text: &'a str) -> Result<T, What> {
    serde_json::from_str(text)
        .map_err(|error| What::Line(LineFault::Unreadable(Complaint::of(&error))))
}

fn header(line: &[u8]) -> Result<Header, What> {
    let version: Version = serde_json::from_slice(line).map_err(|_| What::NotOurs)?;
    if version.ronde_event > VERSION {
        return Err(What::Newer { version: version.ronde_event });
    }
    let first: First<'_> = serde_json::from_slice(line)
        .map_err(|error| What::Header(HeaderFault::Unreadable(Complaint::of(&error))))?;
    let mut heads = BTreeMap::new();
    for (journal, text) in first.heads {
        let head = form::head(&text);
        let head = head.ok_or_else(|| What::Header(HeaderFault::NoHead(text.clone())))?;
        heads.insert(journal, head);
    }
    // A tournament without an event names none.
    if !first.event.is_empty() && !heads.contains_key(&*first.event) {
        return Err(What::Header(HeaderFault::EventNotNamed));
    }
    Ok(Header { event: first.event.into_owned(), written_by: first.written_by.into_owned(), heads })
}
