//! From bytes to lines of characters, or the reason why there are none.

use std::borrow::Cow;

use encoding_rs::{UTF_16BE, UTF_16LE};

use super::line::{characters, end_of_line, expand, lines};
use super::{Encoding, LineEnding, MAX_BYTES};
use crate::problem::excerpt;

/// Why a file is no tournament report file at all. `report::problems` has the words; as a text it
/// is a code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotTrf {
    /// There is nothing in it.
    #[error("trf-empty")]
    Empty,
    /// It is larger than [`MAX_BYTES`].
    #[error("trf-too-large")]
    TooLarge {
        /// Its size.
        bytes: usize,
        /// The largest size that is read.
        most: usize,
    },
    /// It is not text.
    #[error("trf-binary")]
    Binary {
        /// The first byte, from 1, that no text has.
        position: usize,
    },
    /// It is text, but no line of it is a known record.
    #[error("trf-no-record")]
    NoRecord {
        /// The beginning of the first line that is not blank.
        first_line: String,
    },
}

/// The bytes of a file, known to be text.
pub(super) struct Source<'a> {
    bytes: Cow<'a, [u8]>,
    pub(super) encoding: Encoding,
    pub(super) line_ending: LineEnding,
}

impl<'a> Source<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Result<Source<'a>, NotTrf> {
        if bytes.len() > MAX_BYTES {
            return Err(NotTrf::TooLarge { bytes: bytes.len(), most: MAX_BYTES });
        }
        let (bytes, encoding) = without_mark(bytes);
        if bytes.iter().all(u8::is_ascii_whitespace) {
            return Err(NotTrf::Empty);
        }
        // To ask whether there is one is many times faster than to ask where.
        if bytes.contains(&0) {
            let position = bytes.iter().take_while(|byte| **byte != 0).count() + 1;
            return Err(NotTrf::Binary { position });
        }
        let line_ending = line_ending(&bytes);
        Ok(Source { bytes, encoding, line_ending })
    }

    /// Whether there is a tab anywhere: most files have none, and then no line is asked.
    pub(super) fn has_tabs(&self) -> bool {
        self.bytes.contains(&b'\t')
    }

    /// The lines as bytes.
    pub(super) fn lines(&self) -> impl Iterator<Item = &[u8]> {
        lines(&self.bytes)
    }
}

/// Takes away a byte order mark; turns UTF-16 into UTF-8.
fn without_mark(bytes: &[u8]) -> (Cow<'_, [u8]>, Encoding) {
    let wide = match bytes {
        [0xFF, 0xFE, ..] => UTF_16LE,
        [0xFE, 0xFF, ..] => UTF_16BE,
        [0xEF, 0xBB, 0xBF, rest @ ..] => return (Cow::Borrowed(rest), Encoding::Utf8),
        _ if is_wide(bytes, 1) => UTF_16LE,
        _ if is_wide(bytes, 0) => UTF_16BE,
        _ => return (Cow::Borrowed(bytes), Encoding::Utf8),
    };
    let (text, _) = wide.decode_with_bom_removal(bytes);
    (Cow::Owned(text.into_owned().into_bytes()), Encoding::Utf16)
}

/// Whether the first characters are those of UTF-16 without a mark: a record begins with three
/// characters of ASCII, each with a zero byte at this place of its two.
fn is_wide(bytes: &[u8], zero: usize) -> bool {
    let first = bytes.get(..6).unwrap_or_default().chunks_exact(2);
    let is_wide = |pair: &[u8]| pair[zero] == 0 && pair[1 - zero] != 0 && pair[1 - zero].is_ascii();
    first.len() == 3 && first.into_iter().all(is_wide)
}

fn line_ending(bytes: &[u8]) -> LineEnding {
    match end_of_line(bytes) {
        Some(end) if bytes[end..].starts_with(b"\r\n") => LineEnding::CrLf,
        Some(end) if bytes[end] == b'\r' => LineEnding::Cr,
        _ => LineEnding::Lf,
    }
}

/// The beginning of the first line that is not blank.
pub(super) fn first_line(source: &Source<'_>) -> String {
    let texts = source.lines().map(|bytes| excerpt(characters(bytes).0.trim()));
    texts.filter(|text| !text.is_empty()).take(1).collect()
}

/// One line of a file as the reader saw it, tabs replaced, to be shown above a caret: columns of
/// [`Problem`](crate::Problem) count its characters.
pub fn source_line(bytes: &[u8], line: usize) -> Option<String> {
    let source = Source::new(bytes).ok()?;
    let bytes = source.lines().nth(line.checked_sub(1)?)?;
    Some(expand(&characters(bytes).0))
}
