//! One person in two lines: asked about, and made one of with everything that both lines say.

use std::collections::BTreeMap;

use ronde_lists::entering::{Line, Read, What, keys};
use ronde_words::{NewWords, fill};

use super::{Choice, Row};

/// Two lines with one name may be two people; two with one FIDE number are not, and neither are two
/// numbers one person.
pub(super) fn mark(rows: &mut [Row], read: &[Read], words: &'static NewWords) {
    let mut names: BTreeMap<String, usize> = BTreeMap::new();
    let mut numbers: BTreeMap<String, usize> = BTreeMap::new();
    for place in 0..rows.len() {
        let number = rows[place].fide_id.clone();
        if !number.is_empty() {
            let first = *numbers.entry(number).or_insert(place);
            if first != place {
                same_number(rows, first, place, read, words);
                continue;
            }
        }
        let keys = keys(&rows[place].name);
        let first = keys.iter().find_map(|key| names.get(key).copied());
        for key in keys {
            names.entry(key).or_insert(place);
        }
        if let Some(first) = first {
            same_name(rows, first, place, read, words);
        }
    }
}

fn same_number(
    rows: &mut [Row],
    first: usize,
    place: usize,
    read: &[Read],
    words: &'static NewWords,
) {
    let line = rows[first].line;
    let (choice, told) = as_one(line, rows[place].line, read, words);
    let row = &mut rows[place];
    row.doubtful("same_number", fill!(words.same_number, line = line) + &told);
    (row.choices, row.sure, row.blocked) = (vec![choice], None, true);
}

fn same_name(
    rows: &mut [Row],
    first: usize,
    place: usize,
    read: &[Read],
    words: &'static NewWords,
) {
    let both = !rows[first].fide_id.is_empty() && !rows[place].fide_id.is_empty();
    if both || rows[place].doubt.is_some() && !rows[place].known {
        return;
    }
    let line = rows[first].line;
    let (choice, told) = as_one(line, rows[place].line, read, words);
    let row = &mut rows[place];
    row.doubtful("same_name", fill!(words.same_name, line = line) + &told);
    (row.choices, row.sure) = (vec![choice], Some(words.two_people));
}

/// The button that makes one line of two, and what that will be: the first line gets everything,
/// the second is emptied.
fn as_one(first: u64, second: u64, read: &[Read], words: &'static NewWords) -> (Choice, String) {
    let dropped = Choice::new(words.keep_one, String::new());
    let find = |number: u64| read.iter().find(|one| one.number == number);
    let (Some(one), Some(other)) = (find(first), find(second)) else {
        return (dropped, String::new());
    };
    let (Some(line), Some(more)) = (line_of(one), line_of(other)) else {
        return (dropped, String::new());
    };
    let (merged, differ) = line.merged(more);
    let text = match (&one.columns, &other.columns) {
        (Some(columns), Some(_)) => columns.merged(&one.text, &other.text),
        (None, None) => merged.written(),
        // One line has columns and the other has none: nobody knows how to write both.
        _ => return (dropped, String::new()),
    };
    let mut told = format!(" {}", fill!(words.as_one, merged = text));
    if !differ.is_empty() {
        let pairs: Vec<String> =
            differ.iter().map(|(one, other)| format!("{one} / {other}")).collect();
        told.push(' ');
        told.push_str(&fill!(words.they_differ, values = pairs.join(", "), line = first));
    }
    (Choice { other: Some((first, text)), ..dropped }, told)
}

fn line_of(read: &Read) -> Option<&Line> {
    match &read.what {
        What::Player(line) | What::Nobody(line) => Some(line),
        What::Heads(_) | What::Title => None,
    }
}
