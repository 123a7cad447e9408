//! A table before it has a form.

/// Where a column's text stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// Words.
    Left,
    /// Numbers.
    Right,
    /// Results, colours: what stands between two others.
    Centre,
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

    /// A column of what stands between two others.
    pub fn between(key: &str, heading: &str) -> Column {
        Column { key: key.to_owned(), heading: heading.to_owned(), align: Align::Centre }
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

impl Column {
    /// What a page calls its cells: numbers stand to the right.
    pub const fn class(&self) -> &'static str {
        match self.align {
            Align::Right => "num",
            Align::Left | Align::Centre => "",
        }
    }
}

impl View {
    /// Without those of these columns that are empty everywhere: nobody prints a column of titles
    /// where nobody has one.
    #[must_use]
    pub fn without_empty(&self, keys: &[&str]) -> View {
        let empty = |key: &&&str| {
            let at = self.columns.iter().position(|column| column.key == **key);
            at.is_some_and(|at| self.rows.iter().all(|row| row[at].is_empty()))
        };
        let gone: Vec<&str> = keys.iter().filter(empty).copied().collect();
        if gone.is_empty() { self.clone() } else { self.without(&gone) }
    }

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
