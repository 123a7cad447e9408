//! A line as words, each with the column that it stands in.

use super::marks;

/// A word of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Word {
    /// As it is written.
    pub(super) text: String,
    /// Without points, commas and brackets around it.
    pub(super) bare: String,
    /// Its column, counted from 0.
    pub(super) field: usize,
    /// It is all that stands in its column.
    pub(super) alone: bool,
    /// It stands in brackets.
    pub(super) aside: bool,
    /// It is the last of its column.
    pub(super) last: bool,
}

impl Word {
    pub(super) fn is_number(&self) -> bool {
        !self.bare.is_empty() && self.bare.bytes().all(|it| it.is_ascii_digit())
    }

    /// Nothing but a name or a club.
    pub(super) fn is_text(&self) -> bool {
        let letters = self.bare.chars().any(char::is_alphabetic);
        let digits = self.bare.chars().any(|it| it.is_ascii_digit());
        letters && !digits && marks::title(&self.bare, false).is_none()
    }
}

/// The words of a line, without the place in a list before it.
pub(super) fn words(text: &str) -> Vec<Word> {
    let text = visible(text);
    let text = without_place(text.trim());
    let fields = fields(text);
    let several = fields.len() > 1;
    let mut words = Vec::new();
    for (number, (field, aside)) in fields.into_iter().enumerate() {
        let parts = with_dates(field.split_whitespace().flat_map(apart).collect());
        let count = parts.len();
        for (place, text) in parts.into_iter().enumerate() {
            let bare = text.trim_matches(|it: char| ",.:()[]\"#'".contains(it)).to_owned();
            let (alone, last) = (several && count == 1, place + 1 == count);
            words.push(Word { text, bare, field: number, alone, aside, last });
        }
    }
    words
}

/// A line without what nobody sees: marks of order and joiners that come along when one copies from
/// a page or a PDF.
fn visible(text: &str) -> String {
    let unseen = |it: char| {
        it.is_control() && it != '\t'
            || matches!(it, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}')
            || matches!(it, '\u{2060}'..='\u{2069}' | '\u{FEFF}' | '\u{AD}')
    };
    let space = |it: char| if it == '\u{A0}' || it == '\u{202F}' { ' ' } else { it };
    let text: String = text.chars().map(space).filter(|it| !unseen(*it)).collect();
    text.replace('♀', " ♀ ").replace('♂', " ♂ ")
}

/// `12. Weber`, `12) Weber`, `• Weber` as `Weber`.
fn without_place(text: &str) -> &str {
    let text = text.trim_start_matches(['-', '–', '—', '*', '•', '·', '>', ' ']);
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    if !(1..=4).contains(&digits) {
        return text;
    }
    let rest = text[digits..].strip_prefix(['.', ')']).map(str::trim_start);
    match rest {
        Some(rest) if !rest.is_empty() && !rest.starts_with(|it: char| it.is_ascii_digit()) => rest,
        _ => text,
    }
}

/// Columns of a line; one where nothing separates them. A comma separates a family name from a
/// first name, so it takes two of them; several blanks separate like a tabulator. Whatever stands
/// in brackets is a column of its own.
fn fields(text: &str) -> Vec<(&str, bool)> {
    let fields: Vec<&str> = if text.contains([';', '\t', '|']) {
        text.split([';', '\t', '|']).collect()
    } else if text.matches(',').count() > 1 {
        text.split(',').collect()
    } else {
        text.split("  ").collect()
    };
    let pieces = fields.into_iter().flat_map(in_brackets);
    pieces.filter(|(piece, _)| !piece.trim().is_empty()).collect()
}

fn in_brackets(field: &str) -> Vec<(&str, bool)> {
    let (mut rest, mut pieces) = (field, Vec::new());
    while let Some((before, inside)) = rest.split_once(['(', '[']) {
        let Some((inside, after)) = inside.split_once([')', ']']) else { break };
        pieces.push((before, false));
        pieces.push((inside, true));
        rest = after;
    }
    pieces.push((rest, false));
    pieces
}

/// `Elo:1850`, `Jg.2011` and `*2011` are two words each.
fn apart(word: &str) -> Vec<String> {
    let digit = word.find(|it: char| it.is_ascii_digit()).unwrap_or(0);
    let (label, number) = word.split_at(digit);
    let digits = !number.is_empty() && number.bytes().all(|it| it.is_ascii_digit());
    match label.trim_end_matches([':', '.', '=']) {
        "*" if !number.is_empty() => vec!["born".to_owned(), number.to_owned()],
        bare if digits && bare.len() < label.len() && marks::label(bare).is_some() => {
            vec![bare.to_owned(), number.to_owned()]
        }
        _ => vec![word.to_owned()],
    }
}

/// `31. 12. 1999` is one word.
fn with_dates(words: Vec<String>) -> Vec<String> {
    let short = |word: &str| {
        let digits = word.strip_suffix('.').unwrap_or_default();
        (1..=2).contains(&digits.len()) && digits.bytes().all(|it| it.is_ascii_digit())
    };
    let year = |word: &str| word.len() == 4 && word.bytes().all(|it| it.is_ascii_digit());
    let mut joined: Vec<String> = Vec::with_capacity(words.len());
    for word in words {
        let before = joined.len().checked_sub(2);
        match before {
            Some(at) if short(&joined[at]) && short(&joined[at + 1]) && year(&word) => {
                let date = format!("{}{}{word}", joined[at], joined[at + 1]);
                joined.truncate(at);
                joined.push(date);
            }
            _ => joined.push(word),
        }
    }
    joined
}
