//! A pasted list: its heads, its titles, and its players. Every line is one of them or is named as
//! not understood; none is dropped.

use std::sync::Arc;

use ronde_model::birth::Slashes;
use ronde_model::federation;

use super::line::{Line, RATINGS};
use super::marks;
use crate::fold;
use crate::national::{Field, Mapped, Mapping, converted, is_head_word, name};

/// A line of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// Its number, from 1.
    pub number: u64,
    /// As it was written.
    pub text: String,
    /// What it is.
    pub what: What,
    /// The columns that it was read by, if heads say them.
    pub columns: Option<Arc<Columns>>,
}

/// What a line is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// Somebody.
    Player(Box<Line>),
    /// The heads of columns, and those of them that are not used.
    Heads(Vec<String>),
    /// A title above players, or a rule between them.
    Title,
    /// It names nobody.
    Nobody(Box<Line>),
}

/// What heads say about the columns below them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Columns {
    separator: char,
    mapped: Mapped,
}

/// Heads stand no further down: exports have a title, a date and an address above them.
const PREFACE: u64 = 20;

/// Reads a list. Empty lines are not lines of it.
pub fn read(text: &str) -> Vec<Read> {
    let slashes = Slashes::of(text.split(|it: char| it.is_whitespace() || ",;|()".contains(it)));
    let mut columns: Option<Arc<Columns>> = None;
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let mut read = Vec::new();
    for (number, text) in lines {
        let may_be_heads = number <= PREFACE || columns.is_some();
        let what = match Some(text).filter(|_| may_be_heads).and_then(heads) {
            Some((found, unused)) => {
                columns = found.map(Arc::new);
                What::Heads(unused)
            }
            None => of_line(text, columns.as_deref(), slashes),
        };
        read.push(Read { number, text: text.to_owned(), what, columns: columns.clone() });
    }
    read
}

/// Columns and unused heads of a line that holds nothing but heads. Where only blanks separate
/// them, the lines below are read without columns: an empty cell would move all others.
fn heads(text: &str) -> Option<(Option<Columns>, Vec<String>)> {
    if text.chars().any(|it| it.is_ascii_digit()) {
        return None;
    }
    let separator = ['\t', ';', '|', ','].into_iter().find(|it| text.contains(*it));
    if let Some(separator) = separator {
        let cells = cells(text, separator);
        let mapped = Mapped::of_entries(&cells, &Mapping::default()).ok()?;
        let unused = mapped.unused(&cells);
        let used = cells.iter().filter(|cell| !cell.is_empty()).count() - unused.len();
        return (used > 1).then_some((Some(Columns { separator, mapped }), unused));
    }
    let words = fold::words(text);
    let all = words.len() > 1 && words.iter().all(|word| is_head_word(word));
    all.then(|| (None, Vec::new()))
}

/// Cells of a line; a separator between quotes is none.
fn cells(text: &str, separator: char) -> Vec<String> {
    let mut quoted = false;
    let fields = text.split(|it: char| {
        quoted ^= it == '"';
        it == separator && !quoted
    });
    let clean = |cell: &str| {
        let cell = cell.trim();
        let inside = cell.strip_prefix('"').and_then(|cell| cell.strip_suffix('"'));
        inside.map_or_else(|| cell.to_owned(), |cell| cell.replace("\"\"", "\""))
    };
    fields.map(clean).collect()
}

fn of_line(text: &str, columns: Option<&Columns>, slashes: Slashes) -> What {
    let by_columns = columns.and_then(|columns| {
        let cells = cells(text, columns.separator);
        let filled = cells.iter().filter(|cell| !cell.is_empty()).count();
        let whole = filled > 1 && !columns.is_shifted(&cells);
        whole.then(|| of_cells(&cells, &columns.mapped, slashes))
    });
    let line = match by_columns.filter(|line| !line.is_nobody()) {
        Some(line) => return What::Player(Box::new(line)),
        None => Line::read_in(text, slashes),
    };
    if is_title(text, &line) {
        What::Title
    } else if line.is_nobody() {
        What::Nobody(Box::new(line))
    } else {
        What::Player(Box::new(line))
    }
}

/// A title says what is below it: it ends with a colon, or one of its first two words is one that
/// titles have, and nothing in it could be a player's.
fn is_title(text: &str, line: &Line) -> bool {
    let player = line.rating.is_some_and(|it| !(1990..=2100).contains(&it))
        || !line.number.is_empty()
        || !line.federation.is_empty()
        || line.sex.is_some()
        || line.title.is_some()
        || line.name.contains(',');
    if player {
        return false;
    }
    let letters = text.chars().any(char::is_alphanumeric);
    let words = fold::words(text);
    let names = words.iter().filter(|word| !word.bytes().all(|it| it.is_ascii_digit()));
    let told = names.take(2).any(|word| marks::is_title_word(word));
    !letters || told || text.trim_end().ends_with(':')
}

impl Columns {
    /// Whether a comma in a name has moved the cells: then they are not what their heads say.
    fn is_shifted(&self, cells: &[String]) -> bool {
        let last = Field::ALL.into_iter().filter_map(|field| self.mapped.column(field)).max();
        self.separator == ',' && last.is_some_and(|last| cells.len() > last + 1)
    }

    /// One line of two: the cells of the first, and those of the second where the first has none.
    pub fn merged(&self, first: &str, second: &str) -> String {
        let (mut first, second) = (cells(first, self.separator), cells(second, self.separator));
        first.resize(first.len().max(second.len()), String::new());
        for (cell, other) in first.iter_mut().zip(second) {
            if marks::is_unrated_alone(cell) {
                *cell = other;
            }
        }
        let quoted = |cell: &String| {
            let plain = !cell.contains([self.separator, '"']);
            if plain { cell.clone() } else { format!("\"{}\"", cell.replace('"', "\"\"")) }
        };
        let cells: Vec<String> = first.iter().map(quoted).collect();
        cells.join(&self.separator.to_string())
    }
}

/// A row whose heads say what stands where. A cell that cannot be what its head says is named.
pub(crate) fn of_cells(cells: &[String], mapped: &Mapped, slashes: Slashes) -> Line {
    let text = |field| {
        let cell = mapped.column(field).and_then(|column| cells.get(column));
        cell.map_or("", |text| text.trim())
    };
    let mut line = named(&name(cells, mapped));
    let read = [Field::Rating, Field::Ingo, Field::Rapid, Field::Blitz].map(|field| match field {
        Field::Ingo => converted(cells, mapped).ok().flatten(),
        field => rating(text(field), &mut line),
    });
    line.rating = read.into_iter().flatten().next();
    title(text(Field::Title), &mut line);
    of_federation(text(Field::Federation), &mut line);
    let birth = text(Field::Birth);
    if !birth.trim_matches(['0', '.', '-', '/', ' ']).is_empty() {
        line.take_birth(birth, slashes);
    }
    let fide = text(Field::Fide).trim_start_matches('0');
    if fide.bytes().all(|it| it.is_ascii_digit()) {
        fide.clone_into(&mut line.number);
    } else if fide != "-" {
        line.unread.push(fide.to_owned());
    }
    match (marks::sex(text(Field::Sex)), text(Field::Sex)) {
        (Some(sex), _) => line.sex = Some(sex),
        (None, "" | "-") => {}
        (None, other) => line.unread.push(other.to_owned()),
    }
    text(Field::Club).clone_into(&mut line.club);
    line
}

fn title(text: &str, line: &mut Line) {
    if let Some(title) = marks::title(text, true) {
        line.title = Some(title);
    } else if !marks::is_unrated_alone(text) {
        line.unread.push(text.to_owned());
    }
}

fn of_federation(text: &str, line: &mut Line) {
    match (federation::code(text), federation::instead_of(text)) {
        (Some(code), _) => code.clone_into(&mut line.federation),
        (None, Some(code)) => line.other_code = Some((text.to_owned(), code)),
        (None, None) if matches!(text, "" | "-") => {}
        (None, None) => line.unread.push(text.to_owned()),
    }
}

/// A name, from which marks beside it are taken: `IM Muster, Erika (w)`.
fn named(name: &str) -> Line {
    let line = Line::read(name);
    let only_marks = Line {
        name: line.name.clone(),
        title: line.title,
        sex: line.sex,
        category: line.category.clone(),
        ..Line::default()
    };
    if line == only_marks { line } else { Line { name: name.to_owned(), ..Line::default() } }
}

/// Federations may count in fractions; what orders players is the whole number.
fn rating(text: &str, line: &mut Line) -> Option<u16> {
    if marks::is_unrated_alone(text) {
        return None;
    }
    let whole = text.split(['.', ',']).next().unwrap_or_default().trim();
    let rating = whole.parse().ok().filter(|it| (1..=*RATINGS.end()).contains(it));
    if rating.is_none() {
        line.unread.push(text.to_owned());
    }
    rating
}
