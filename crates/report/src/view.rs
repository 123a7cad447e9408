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

impl View {
    /// Without the columns of these keys: a screen is narrower than a spreadsheet.
    #[must_use]
    pub fn without(&self, keys: &[&str]) -> View {
        let kept = |place: &usize| !keys.contains(&self.columns[*place].key.as_str());
        let kept: Vec<usize> = (0..self.columns.len()).filter(kept).collect();
        let row = |row: &Vec<String>| kept.iter().map(|&place| row[place].clone()).collect();
        View {
            title: self.title.clone(),
            columns: kept.iter().map(|&place| self.columns[place].clone()).collect(),
            rows: self.rows.iter().map(row).collect(),
            notes: self.notes.clone(),
        }
    }
}
