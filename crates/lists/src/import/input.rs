//! The file that is imported: packed or not, and in which layout.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Seek};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use ronde_formats::fide_list::{Columns, Tempo};
use ronde_model::Date;
use zip::ZipArchive;

use super::{ImportError, Progress, Tell};

/// How a list is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// FIDE's text or XML.
    Fide,
    /// A table as text.
    Csv,
    /// A table as a workbook.
    Xlsx,
}

/// A file that has been looked at.
pub(super) struct Opened {
    pub(super) layout: Layout,
    /// The date of the file: `2026-10-01`.
    pub(super) dated: String,
    file: File,
    length: u64,
    /// Which file of the archive, if it is one.
    member: Option<usize>,
}

const PACKED: &[u8] = b"PK\x03\x04";
const PEEK: usize = 64 << 10;

pub(super) fn open(path: &Path) -> Result<Opened, ImportError> {
    let mut file = File::open(path).map_err(ImportError::Unreadable)?;
    let about = file.metadata().map_err(ImportError::Unreadable)?;
    if about.is_dir() {
        return Err(ImportError::Unreadable(io::ErrorKind::IsADirectory.into()));
    }
    let start = peek(&mut file).map_err(ImportError::Unreadable)?;
    let (layout, member) =
        if start.starts_with(PACKED) { packed(&file)? } else { (layout(&start), None) };
    file.rewind().map_err(ImportError::Unreadable)?;
    let dated = about.modified().map(day).unwrap_or_default();
    Ok(Opened { layout, dated, length: about.len(), file, member })
}

fn peek(input: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut start = Vec::new();
    input.take(PEEK as u64).read_to_end(&mut start)?;
    Ok(start)
}

/// FIDE's lists begin with `<` or with their own header; a table has separators in its first line.
fn layout(start: &[u8]) -> Layout {
    let text = start.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(start).trim_ascii_start();
    let line = text.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let header = String::from_utf8_lossy(line);
    let fide = text.starts_with(b"<") || Columns::of_header(&header, Tempo::Standard).is_ok();
    if !fide && header.contains([';', ',', '\t']) { Layout::Csv } else { Layout::Fide }
}

/// A workbook is an archive too. Of other archives, the largest file is the list.
fn packed(file: &File) -> Result<(Layout, Option<usize>), ImportError> {
    let damaged = |_: zip::result::ZipError| ImportError::Archive;
    let mut archive = ZipArchive::new(BufReader::new(file)).map_err(damaged)?;
    if archive.index_for_name("xl/workbook.xml").is_some() {
        return Ok((Layout::Xlsx, None));
    }
    let mut largest = None;
    for index in 0..archive.len() {
        let member = archive.by_index(index).map_err(damaged)?;
        if member.is_file() {
            largest = largest.max(Some((member.size(), index)));
        }
    }
    let (_, index) = largest.ok_or(ImportError::EmptyArchive)?;
    let mut member = archive.by_index(index).map_err(damaged)?;
    let start = peek(&mut member).map_err(|_| ImportError::Archive)?;
    Ok((layout(&start), Some(index)))
}

impl Opened {
    /// Lets a function read the list, unpacked, while `tell` hears how far it is.
    pub(super) fn with(
        self,
        stop: Arc<AtomicBool>,
        tell: &Tell,
        work: &mut dyn FnMut(&mut dyn BufRead) -> Result<(), ImportError>,
    ) -> Result<(), ImportError> {
        let done = AtomicU64::new(0);
        let watched = Watched { file: self.file, done: &done, length: self.length, stop, tell };
        let Some(index) = self.member else {
            return work(&mut BufReader::with_capacity(1 << 20, watched));
        };
        let damaged = |_: zip::result::ZipError| ImportError::Archive;
        let mut archive = ZipArchive::new(BufReader::new(watched)).map_err(damaged)?;
        let member = archive.by_index(index).map_err(damaged)?;
        work(&mut BufReader::with_capacity(1 << 20, member))
    }
}

/// Tells how much of the file has been read, and ends when nobody takes the rows any more.
struct Watched<'a> {
    file: File,
    done: &'a AtomicU64,
    length: u64,
    stop: Arc<AtomicBool>,
    tell: &'a Tell,
}

impl Read for Watched<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.stop.load(Ordering::Relaxed) {
            return Err(io::Error::other("writing stopped"));
        }
        let read = self.file.read(buffer)?;
        let done = self.done.fetch_add(read as u64, Ordering::Relaxed) + read as u64;
        (self.tell)(Progress::Read { done: done.min(self.length), of: self.length });
        Ok(read)
    }
}

impl Seek for Watched<'_> {
    fn seek(&mut self, to: io::SeekFrom) -> io::Result<u64> {
        let place = self.file.seek(to)?;
        self.done.store(place, Ordering::Relaxed);
        Ok(place)
    }
}

/// A moment as a day, `2026-10-01`.
fn day(moment: SystemTime) -> String {
    let seconds = moment.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let date = i64::try_from(seconds / 86_400).ok().and_then(Date::from_days);
    date.map_or_else(String::new, |date| date.to_string().replace('/', "-"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn days() {
        for (seconds, expected) in [
            (0, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (1_790_812_800, "2026-10-01"),
            (1_798_761_599, "2026-12-31"),
        ] {
            assert_eq!(expected, day(UNIX_EPOCH + Duration::from_secs(seconds)));
        }
    }

    #[test]
    fn layouts() {
        for (start, expected) in [
            ("<playerslist>", Layout::Fide),
            ("\u{FEFF}Nom;Prénom;Elo\n", Layout::Csv),
            ("Name,Elo\n", Layout::Csv),
            ("something else\n", Layout::Fide),
        ] {
            assert_eq!(expected, layout(start.as_bytes()), "{start}");
        }
    }
}
