//! Numbers, texts and parts of a `.TUNX` file. Nothing here reads beyond the end.

use super::{CONFIGURATION, END, MAGIC};

/// Bytes with numbers in them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bytes<'a>(pub(super) &'a [u8]);

impl Bytes<'_> {
    pub(super) fn one(self, at: usize) -> Option<u8> {
        self.0.get(at).copied()
    }

    pub(super) fn two(self, at: usize) -> Option<u16> {
        let bytes = self.0.get(at..at.checked_add(2)?)?;
        Some(u16::from_le_bytes(bytes.try_into().ok()?))
    }

    pub(super) fn four(self, at: usize) -> Option<u32> {
        let bytes = self.0.get(at..at.checked_add(4)?)?;
        Some(u32::from_le_bytes(bytes.try_into().ok()?))
    }
}

/// A text, and where the next one begins.
pub(super) fn text(data: &[u8], at: usize) -> Option<(String, usize)> {
    let count = usize::from(Bytes(data).two(at)?);
    let end = at + 2 + 2 * count;
    let units = data.get(at + 2..end)?.chunks_exact(2);
    let units: Vec<u16> = units.map(|two| u16::from_le_bytes([two[0], two[1]])).collect();
    Some((String::from_utf16_lossy(&units), end))
}

/// Texts about an event that are read; files have 132.
const MOST_TEXTS: usize = 500;

/// All texts up to a place, and where the last whole one ends.
pub(super) fn texts(bytes: &[u8], start: usize, end: usize) -> (Vec<String>, usize) {
    let data = bytes.get(..end).unwrap_or(bytes);
    let (mut found, mut at) = (Vec::new(), start);
    while found.len() < MOST_TEXTS
        && let Some((text, after)) = text(data, at)
    {
        found.push(text);
        at = after;
    }
    (found, at)
}

/// A part of the file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Section<'a> {
    pub(super) code: u8,
    /// Where its mark stands.
    pub(super) start: usize,
    /// What follows the mark.
    pub(super) data: &'a [u8],
}

/// The parts after the header. Their codes rise, so the bytes of a mark inside a part are taken for
/// one only if its code could come next.
pub(super) fn sections(bytes: &[u8]) -> Vec<Section<'_>> {
    let mut marks: Vec<(u8, usize)> = Vec::new();
    for (at, four) in bytes.windows(4).enumerate().skip(4) {
        let last = marks.last().map_or(CONFIGURATION - 1, |mark| mark.0);
        if four[1..] == MAGIC[1..] && four[0] > last && four[0] <= END {
            marks.push((four[0], at));
        }
    }
    let ends = marks.iter().skip(1).map(|mark| mark.1).chain([bytes.len()]);
    let parts = marks.iter().zip(ends);
    parts
        .map(|(&(code, start), end)| Section { code, start, data: &bytes[start + 4..end] })
        .collect()
}

pub(super) fn find<'a>(sections: &[Section<'a>], code: u8) -> Option<Section<'a>> {
    sections.iter().copied().find(|section| section.code == code)
}

/// How many bytes outside these places are not zero: what is zero is not set.
pub(super) fn not_zero(data: &[u8], known: &[(usize, usize)]) -> usize {
    let is_known =
        |at: usize| known.iter().any(|&(from, width)| (from..from + width).contains(&at));
    data.iter().enumerate().filter(|&(at, &byte)| byte != 0 && !is_known(at)).count()
}
