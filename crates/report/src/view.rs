//! A table before it has a form.

/// Where a column's text stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// A column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// The name that programs know it by. It never changes.
    pub key: String,
    /// The heading for people.
    pub heading: String,
    /// Where its text stands.
    pub align: Align,
}

impl Column {
    /// A column of words.
    pub fn words(key: &str, heading: &str) -> Column {
        Column { key: key.to_owned(), heading: heading.to_owned(), align: Align::Left }
    }

    /// A column of numbers.
    pub fn numbers(key: &str, heading: &str) -> Column {
        Column { key: key.to_owned(), heading: heading.to_owned(), align: Align::Right }
    }
}

/// A table: columns, rows of as many cells, and what is to be said beside it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct View {
    /// What it is.
    pub title: String,
    /// Its columns.
    pub columns: Vec<Column>,
    /// Its rows, a cell for each column.
    pub rows: Vec<Vec<String>>,
    /// Sentences below it.
    pub notes: Vec<String>,
}
