//! Lines of a file: where they end, what their characters are, what stands in which columns.

use std::borrow::Cow;

use super::columns::Field;

/// Columns that are looked at: enough for a list of 9,999 numbers of four columns and a blank.
pub(super) const MOST_COLUMNS: usize = 60_000;

/// Splits bytes into lines at CR, LF or CRLF. The last line needs no end.
pub(crate) fn lines(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut rest = Some(bytes);
    std::iter::from_fn(move || {
        let bytes = rest?;
        let Some(end) = end_of_line(bytes) else {
            rest = None;
            return (!bytes.is_empty()).then_some(bytes);
        };
        let width = if bytes[end..].starts_with(b"\r\n") { 2 } else { 1 };
        rest = Some(&bytes[end + width..]);
        Some(&bytes[..end])
    })
}

/// Bytes that are looked at together.
const STEP: usize = 32;

/// Where the first line ends.
pub(super) fn end_of_line(bytes: &[u8]) -> Option<usize> {
    let is_end = |byte: &u8| matches!(byte, b'\r' | b'\n');
    // Without a way out in the midst of a step, its bytes are compared all at once.
    let has_end = |step: &[u8]| step.iter().fold(false, |found, byte| found | is_end(byte));
    let steps = bytes.chunks_exact(STEP).position(has_end);
    let start = steps.unwrap_or(bytes.len() / STEP) * STEP;
    bytes[start..].iter().position(is_end).map(|end| start + end)
}

/// The characters of a line, and whether they were not UTF-8.
pub(crate) fn characters(bytes: &[u8]) -> (Cow<'_, str>, bool) {
    match std::str::from_utf8(bytes) {
        Ok(text) => (Cow::Borrowed(text), false),
        Err(_) => (encoding_rs::WINDOWS_1252.decode_without_bom_handling(bytes).0, true),
    }
}

/// One line, ready to be cut into columns.
#[derive(Clone, Debug)]
pub(super) struct Line<'a> {
    /// From 1.
    pub(super) number: usize,
    text: Cow<'a, str>,
    /// Where each character starts, for lines that are not plain ASCII.
    starts: Option<Vec<u32>>,
    columns: usize,
}

impl<'a> Line<'a> {
    /// The line without blanks at its end, its tabs replaced.
    pub(super) fn new(number: usize, text: Cow<'a, str>) -> Line<'a> {
        let tabs = text.contains('\t');
        Line::without_tabs(number, if tabs { Cow::Owned(expand(&text)) } else { text })
    }

    /// The line without blanks at its end, where nobody need look for tabs.
    pub(super) fn without_tabs(number: usize, text: Cow<'a, str>) -> Line<'a> {
        let text = trimmed_end(text);
        let starts = (!text.is_ascii()).then(|| starts(&text));
        let columns = starts.as_ref().map_or(text.len(), |starts| starts.len() - 1);
        Line { number, text, starts, columns: columns.min(MOST_COLUMNS) }
    }

    /// The whole line.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// Whether bytes and characters are the same.
    pub(super) fn is_ascii(&self) -> bool {
        self.starts.is_none()
    }

    /// Number of columns that can be looked at.
    pub(super) fn columns(&self) -> usize {
        self.columns
    }

    /// Whether there is more than can be looked at.
    pub(super) fn is_cut(&self) -> bool {
        self.text.len() > self.start(MOST_COLUMNS)
    }

    /// What stands in these columns, blanks included; shorter where the line ends.
    pub(super) fn at(&self, field: Field) -> &str {
        &self.text[self.start(field.first - 1)..self.start(field.last)]
    }

    /// What stands in these columns, without the blanks around it.
    pub(super) fn get(&self, field: Field) -> &str {
        let Some(bytes) = self.plain() else { return self.at(field).trim() };
        let (mut start, mut end) = (self.start(field.first - 1), self.start(field.last));
        while start < end && is_blank(bytes[start]) {
            start += 1;
        }
        while start < end && is_blank(bytes[end - 1]) {
            end -= 1;
        }
        &self.text[start..end]
    }

    /// The character in this column.
    pub(super) fn column(&self, column: usize) -> Option<char> {
        match self.plain() {
            Some(bytes) => bytes.get(column - 1).map(|byte| char::from(*byte)),
            None => self.at(Field::new(column, column)).chars().next(),
        }
    }

    /// The whole line, where every byte is a column.
    pub(super) fn plain(&self) -> Option<&[u8]> {
        self.is_ascii().then(|| self.text.as_bytes())
    }

    /// Everything from this column, without the blanks around it.
    pub(super) fn from(&self, column: usize) -> &str {
        self.text[self.start(column - 1)..].trim()
    }

    /// Everything from this column with the blanks before it.
    pub(super) fn rest(&self, column: usize) -> &str {
        &self.text[self.start(column - 1)..]
    }

    /// The first three characters, in capitals.
    pub(super) fn code(&self) -> String {
        self.at(Field::new(1, 3)).trim_end().to_ascii_uppercase()
    }

    /// The line as it would be if its first columns had been counted in bytes and the others in
    /// characters: blanks are added where accents took their place.
    pub(super) fn counted_in_bytes(&self, columns: usize) -> Option<Line<'static>> {
        self.starts.as_ref()?;
        let (before, after) = self.text.split_at_checked(columns)?;
        let missing = columns - before.chars().count();
        let text = [before, &" ".repeat(missing), after].concat();
        Some(Line::new(self.number, Cow::Owned(text)))
    }

    /// Byte at which the character of this index starts; the end of the text beyond it.
    fn start(&self, index: usize) -> usize {
        match &self.starts {
            None => index.min(self.text.len()),
            Some(starts) => starts[index.min(starts.len() - 1)] as usize,
        }
    }
}

/// Whether a byte of ASCII is a blank as [`str::trim`] knows them.
const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

fn trimmed_end(text: Cow<'_, str>) -> Cow<'_, str> {
    match text {
        Cow::Borrowed(text) => Cow::Borrowed(text.trim_end()),
        Cow::Owned(mut text) => {
            text.truncate(text.trim_end().len());
            Cow::Owned(text)
        }
    }
}

/// Starts of the characters that are looked at, and the start of what follows them.
fn starts(text: &str) -> Vec<u32> {
    let starts = text.char_indices().map(|(start, _)| start).chain([text.len()]);
    starts.take(MOST_COLUMNS + 1).map(|start| u32::try_from(start).unwrap_or(u32::MAX)).collect()
}

/// Replaces each tab by blanks up to the next multiple of eight columns.
pub(super) fn expand(text: &str) -> String {
    let mut expanded = String::with_capacity(text.len() + 16);
    let mut column = 0;
    for character in text.chars() {
        if character == '\t' && column < MOST_COLUMNS {
            let width = 8 - column % 8;
            expanded.extend(std::iter::repeat_n(' ', width));
            column += width;
        } else {
            expanded.push(character);
            column += 1;
        }
    }
    expanded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_with_cr_lf_or_both() {
        let split = |text: &'static str| lines(text.as_bytes()).collect::<Vec<_>>();
        assert_eq!(split("a\rb\nc\r\nd"), [b"a", b"b", b"c", b"d"]);
        assert_eq!(split("a\n\nb\n"), [&b"a"[..], b"", b"b"]);
        assert_eq!(split("a\n\rb"), [&b"a"[..], b"", b"b"]);
        assert!(split("").is_empty());
    }

    #[test]
    fn columns_count_characters() {
        let line = Line::new(1, Cow::Borrowed("001 Žáček x"));
        assert_eq!("Žáček", line.at(Field::new(5, 9)));
        assert_eq!(Some('x'), line.column(11));
        assert_eq!("", line.at(Field::new(12, 90)));
        assert_eq!("ek x", line.from(8));
        assert_eq!(11, line.columns());
    }

    #[test]
    fn blanks_are_those_of_every_text() {
        for byte in 0..128 {
            assert_eq!(char::from(byte).is_whitespace(), is_blank(byte), "{byte}");
        }
        let line = Line::new(1, Cow::Borrowed("001 \u{b}  a b   c"));
        assert_eq!("a b", line.get(Field::new(4, 12)));
        assert_eq!("", line.get(Field::new(4, 7)));
        assert_eq!("", line.get(Field::new(40, 50)));
    }

    #[test]
    fn tabs_reach_to_multiples_of_eight() {
        assert_eq!("012     Name", expand("012\tName"));
        assert_eq!("12345678        x", expand("12345678\tx"));
    }
}
