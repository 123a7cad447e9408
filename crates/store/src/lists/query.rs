//! What the index is asked.
//!
//! It holds beginnings of up to four letters with all who have them, in order, and answers for those
//! without collecting anything. For a longer beginning it first collects everybody whose word begins
//! so; with thousands of them that takes longer than a keystroke. Such a word is asked for by its
//! first four letters, and the rest of it is compared row by row: where so many have the word, it
//! is met soon.

use std::collections::BTreeSet;

use super::Search;
use crate::schema::federation_word;
use crate::vocabulary::Vocabulary;

/// Longest beginning in the index (`prefix` in the table's definition).
const INDEXED: usize = 4;
/// So many are collected without anybody noticing.
const FEW: u64 = 3000;

/// A word has at most so many readings; with more, it stands for all its neighbours.
const READINGS: usize = 2;

/// An expression for the index, and what the rows must have besides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Query {
    pub(super) expression: String,
    /// Of each of these lists, one must be the beginning of a word.
    pub(super) beginnings: Vec<Vec<String>>,
}

impl Query {
    /// Everybody whose name has, for every word, another word that begins with one of its readings.
    pub(super) fn new(words: &[Vec<String>], search: &Search, vocabulary: &Vocabulary) -> Query {
        let mut query = Query::default();
        let mut parts: Vec<String> = Vec::new();
        let players = |readings: &Vec<String>| -> u64 {
            readings.iter().map(|word| vocabulary.players(word)).sum()
        };
        let rarest = words.iter().map(players).min().unwrap_or(0);
        for readings in words {
            let many = players(readings) > FEW;
            let long = readings.iter().any(|word| word.chars().count() > INDEXED);
            if many && (long || readings.len() > READINGS) {
                query.beginnings.push(readings.clone());
            }
            // Going through many long lists takes longer than looking at a few rows.
            if !(many && rarest <= FEW && readings.len() > READINGS) {
                parts.push(either(readings, if many { INDEXED } else { usize::MAX }));
            }
        }
        if let Some(federation) = &search.federation {
            parts.push(format!("\"{}\"", federation_word(federation)));
        }
        query.expression = parts.join(" AND ");
        query
    }

    /// Everybody whose name has exactly these words.
    pub(super) fn whole(words: &[Vec<String>]) -> Query {
        let either = |readings: &Vec<String>| {
            let quoted: Vec<String> = readings.iter().map(|word| format!("\"{word}\"")).collect();
            format!("({})", quoted.join(" OR "))
        };
        let parts: Vec<String> = words.iter().map(either).collect();
        Query { expression: parts.join(" AND "), beginnings: Vec::new() }
    }

    /// The statement; its arguments are the expression, the beginnings and the limit.
    pub(super) fn sql(&self) -> String {
        let mut sql = "SELECT player.* FROM names CROSS JOIN player ON player.place = names.rowid
            WHERE names MATCH ?"
            .to_owned();
        for readings in &self.beginnings {
            let tests = vec!["instr(' ' || player.folded, ' ' || ?) > 0"; readings.len()];
            sql.extend([" AND (", &tests.join(" OR "), ")"]);
        }
        sql + " ORDER BY names.rowid LIMIT ?"
    }
}

/// Somebody with a word that begins with the first letters of one of these.
fn either(readings: &[String], letters: usize) -> String {
    let asked = readings.iter().map(|word| word.chars().take(letters).collect());
    let asked: BTreeSet<String> = asked.collect();
    let quoted: Vec<String> = asked.iter().map(|word| format!("\"{word}\" *")).collect();
    format!("({})", quoted.join(" OR "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_many_have_is_asked_for_by_its_beginning() {
        let vocabulary = Vocabulary::new("balena 2999\nbalene 2\ncarlo 7".to_owned());
        let words = |text: &str| crate::fold::readings(text);
        for (typed, federation, expression, beginnings) in [
            ("carlo", None, "(\"carlo\" *)", 0),
            ("balen", None, "(\"bale\" *)", 1),
            ("balena", None, "(\"balena\" *)", 0),
            ("balen ca", None, "(\"bale\" *) AND (\"ca\" *)", 1),
            ("ca", Some("SUI"), "(\"ca\" *) AND \"§sui\"", 0),
        ] {
            let search = Search { federation: federation.map(str::to_owned), ..Search::default() };
            let query = Query::new(&words(typed), &search, &vocabulary);
            assert_eq!((expression, beginnings), (&*query.expression, query.beginnings.len()));
        }
    }

    #[test]
    fn neighbours_are_compared_where_few_rows_are_left() {
        let vocabulary = Vocabulary::new("ann 4000\nanna 9\nanne 9\ncarlo 7\nzoe 5000".to_owned());
        let near = ["ann", "anna", "anne"].map(str::to_owned).to_vec();
        for (other, expression) in [
            ("carlo", "(\"carlo\" *)"),
            ("zoe", "(\"zoe\" *) AND (\"ann\" * OR \"anna\" * OR \"anne\" *)"),
        ] {
            let words = [vec![other.to_owned()], near.clone()];
            let query = Query::new(&words, &Search::default(), &vocabulary);
            assert_eq!((expression, &[near.clone()][..]), (&*query.expression, &*query.beginnings));
        }
    }
}
