//! One line, filled column by column.

use std::borrow::Cow;
use std::fmt::Display;

use ronde_model::Score;

use crate::problem::excerpt;
use crate::trf::Loss;
use crate::trf::columns::Field;

/// A line while it is filled from left to right.
pub(super) struct Row {
    pub(super) text: String,
    pub(super) losses: Vec<Loss>,
    columns: usize,
    /// Whose line it is, for what does not fit.
    of: Option<u32>,
}

impl Row {
    pub(super) fn new(code: &str, of: Option<u32>) -> Row {
        let columns = code.chars().count();
        Row { text: code.to_owned(), losses: Vec::new(), columns, of }
    }

    /// Text at the left of its columns, cut where it is too long.
    pub(super) fn left(&mut self, field: Field, what: &'static str, value: &str) {
        let clean = clean(value);
        let fitting = start(&clean, field.width()).trim_end();
        if fitting != value {
            self.lost(what, value);
        }
        self.put(field.first, fitting);
    }

    /// Text at the right of its columns, cut where it is too long.
    pub(super) fn right(&mut self, field: Field, what: &'static str, value: &str) {
        let clean = clean(value);
        let fitting = start(&clean, field.width()).trim_end();
        if fitting != value {
            self.lost(what, value);
        }
        if !fitting.is_empty() {
            self.put(field.last + 1 - fitting.chars().count(), fitting);
        }
    }

    /// A number at the right of its columns; none at all where it does not fit.
    pub(super) fn number(&mut self, field: Field, what: &'static str, value: impl Display) {
        let text = value.to_string();
        if text.len() > field.width() {
            self.lost(what, &text);
        } else {
            self.put(field.last + 1 - text.len(), &text);
        }
    }

    /// Points, where there are some.
    pub(super) fn points(&mut self, field: Field, what: &'static str, value: Option<Score>) {
        if let Some(value) = value {
            self.number(field, what, value);
        }
    }

    /// Text from a column on; nothing is checked.
    pub(super) fn put(&mut self, column: usize, text: &str) {
        while self.columns + 1 < column {
            self.text.push(' ');
            self.columns += 1;
        }
        self.text.push_str(text);
        self.columns += text.chars().count();
    }

    fn lost(&mut self, what: &'static str, text: &str) {
        self.losses.push(Loss::Altered { what, of: self.of, text: excerpt(text) });
    }
}

/// The text without blanks around it and without characters that would break a line.
pub(super) fn clean(text: &str) -> Cow<'_, str> {
    match without_control(text) {
        Cow::Borrowed(text) => Cow::Borrowed(text.trim()),
        Cow::Owned(text) => Cow::Owned(text.trim().to_owned()),
    }
}

/// The text with a blank for each control character.
pub(super) fn without_control(text: &str) -> Cow<'_, str> {
    if text.contains(char::is_control) {
        Cow::Owned(text.replace(char::is_control, " "))
    } else {
        Cow::Borrowed(text)
    }
}

/// The first characters of a text.
pub(super) fn start(text: &str, characters: usize) -> &str {
    text.char_indices().nth(characters).map_or(text, |(end, _)| &text[..end])
}
