//! Pasted lines: who is meant, and what is doubtful. Nothing is stored.
//!
//! | To find | look in |
//! |---|---|
//! | one line and its parts | `line` |
//! | a table with heads, pasted or from a file | `table` |
//! | doubts, and the ways out of them | this file |

mod line;
pub(super) mod table;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use ronde_model::{Sex, Title};
use ronde_store::entering::{By, Doubt as InLists, Matched, Verdict, Wanted};
use ronde_store::lists::{Lists, Person};
use serde::Serialize;

use crate::words::new::NewWords;
use crate::words::{Lang, fill};
use line::Line;

/// Somebody types while this runs: rows that could not be looked up by then are shown without.
const PATIENCE: Duration = Duration::from_millis(800);
/// Candidates that are offered for one row.
const OFFERED: usize = 3;

/// A line as it was understood.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Row {
    pub(crate) line: u64,
    pub(crate) name: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) title: String,
    pub(crate) rating: Option<u16>,
    pub(crate) federation: String,
    pub(crate) fide_id: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) club: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) birth: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) sex: Option<char>,
    /// Found in a rating list.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) known: bool,
    /// What is doubtful: a code for programs, a sentence for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) code: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) doubt: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) choices: Vec<Choice>,
    /// What the button says by which the line stays as it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) sure: Option<&'static str>,
    /// It cannot be entered as it is.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) blocked: bool,
}

/// A way out: what the button says, and what the line becomes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Choice {
    pub(crate) label: String,
    pub(crate) text: String,
}

/// Reads lines, and looks everybody up if there are lists.
pub(crate) async fn read(text: &str, lists: Option<&Lists>, lang: Lang) -> Vec<Row> {
    let words = NewWords::of(lang);
    let text = table::as_lines(text).unwrap_or_else(|| text.to_owned());
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let lines: Vec<(u64, &str, Line)> =
        lines.map(|(number, text)| (number, text, Line::read(text))).collect();
    let mut rows: Vec<Row> = Vec::with_capacity(lines.len());
    let begun = Instant::now();
    for (number, text, read) in &lines {
        let mut row = row_of(*number, read);
        if let Some(lists) = lists.filter(|_| begun.elapsed() < PATIENCE) {
            look_up(&mut row, text, lists, words).await;
        }
        if row.doubt.is_none() {
            doubt_of_line(&mut row, text, read, words);
        }
        rows.push(row);
    }
    twice(&mut rows, words);
    rows
}

fn row_of(number: u64, line: &Line) -> Row {
    Row {
        line: number,
        name: line.name.clone(),
        title: line.title.map(|title| title.code().to_owned()).unwrap_or_default(),
        rating: line.rating,
        federation: line.federation.clone(),
        fide_id: line.number.clone(),
        club: line.club.clone(),
        birth: line.birth.clone(),
        sex: line.sex,
        ..Row::default()
    }
}

/// What the line itself leaves open.
fn doubt_of_line(row: &mut Row, text: &str, line: &Line, words: &'static NewWords) {
    let choice = |label: &str, text: String| Choice { label: label.to_owned(), text };
    if let Some((word, rating)) = &line.misread {
        let doubt = fill(words.letter_in_rating, &[("word", word)]);
        row.doubtful("letter_in_rating", doubt);
        row.choices = vec![
            choice(&rating.to_string(), text.replacen(word, &rating.to_string(), 1)),
            choice(words.no_rating, text.replacen(word, "", 1)),
        ];
    } else if row.name.is_empty() && row.fide_id.is_empty() {
        row.doubtful("no_name", words.no_name.to_owned());
        row.blocked = true;
    } else if row.name.is_empty() {
        row.doubtful("unknown_number", words.unknown_number.to_owned());
        row.blocked = true;
    } else if let Some(word) = &line.odd {
        row.doubtful("odd_word", fill(words.odd_word, &[("word", word)]));
    }
}

impl Row {
    fn doubtful(&mut self, code: &'static str, sentence: String) {
        self.code = Some(code);
        self.doubt = Some(sentence);
    }

    /// Takes over what a list says. What was typed stays where the list says nothing.
    fn take(&mut self, person: &Person) {
        let entry = person.main();
        self.known = true;
        self.name.clone_from(&entry.name);
        if let Some(title) = entry.title.or(entry.women_title) {
            Title::code(title).clone_into(&mut self.title);
        }
        if !entry.federation.is_empty() {
            self.federation.clone_from(&entry.federation);
        }
        if let Some(fide) = entry.fide {
            self.fide_id = fide.to_string();
        }
        let clubs = person.entries.iter().map(|row| &row.entry.club);
        if let Some(club) = clubs.into_iter().find(|club| !club.is_empty() && self.club.is_empty())
        {
            self.club.clone_from(club);
        }
        self.sex = self.sex.or(entry.sex.map(|sex| if sex == Sex::Male { 'm' } else { 'w' }));
        if self.birth.is_empty() {
            self.birth = entry.birth_year.map(|year| year.to_string()).unwrap_or_default();
        }
        self.rating = self.rating.or(rating(person));
    }
}

/// The standard rating, of the first list that has one.
pub(super) fn rating(person: &Person) -> Option<u16> {
    let listings = person.entries.iter().map(|row| row.entry.listings[0].rating);
    listings.flatten().next()
}

async fn look_up(row: &mut Row, text: &str, lists: &Lists, words: &'static NewWords) {
    let wanted = Wanted {
        line: row.line,
        text: text.to_owned(),
        number: Some(row.fide_id.clone()).filter(|number| !number.is_empty()),
        name: row.name.clone(),
        federation: Some(row.federation.clone()).filter(|it| !it.is_empty()),
        birth_year: row.birth.get(..4).and_then(|year| year.parse().ok()),
    };
    let Ok(matched) = lists.match_rows(vec![wanted]).await else { return };
    let Some(Matched { verdict, .. }) = matched.into_iter().next() else { return };
    match verdict {
        Verdict::Found { person, by } => found(row, text, &person, by, words),
        Verdict::Ambiguous { candidates, why } => match why {
            InLists::NumberAndName | InLists::SeveralNumbers => {
                let name = candidates.first().map_or("", |person| &person.main().name);
                row.doubtful(
                    "number_of_another",
                    fill(words.number_of_another, &[("number", &row.fide_id), ("name", &name)]),
                );
                row.choices = offers(row, text, &candidates);
            }
            InLists::SeveralNames => {
                row.doubtful("several_in_list", words.several_in_list.to_owned());
                row.choices = offers(row, text, &candidates);
                row.sure = Some(words.none_of_them);
            }
            // A club player whom no list knows is nobody's doubt.
            _ => {}
        },
        Verdict::Unknown | Verdict::Empty => {}
    }
}

fn found(row: &mut Row, text: &str, person: &Person, by: By, words: &'static NewWords) {
    let typed = row.rating;
    let listed = rating(person);
    row.take(person);
    let (Some(typed), Some(listed)) = (typed, listed) else { return };
    if typed == listed || by == By::Name && typed.abs_diff(listed) > FAR {
        return;
    }
    let gaps: [(&str, &dyn std::fmt::Display); 2] = [("typed", &typed), ("listed", &listed)];
    row.doubtful("rating_differs", fill(words.rating_differs, &gaps));
    let listed_text = text.replacen(&typed.to_string(), &listed.to_string(), 1);
    row.choices = vec![Choice { label: listed.to_string(), text: listed_text }];
    row.sure = Some(words.as_typed);
}

/// A rating so far from the typed one is another list's, and no slip.
const FAR: u16 = 400;

/// One button for each candidate: the line with his number.
fn offers(row: &Row, text: &str, candidates: &[Person]) -> Vec<Choice> {
    let offer = |person: &Person| {
        let entry = person.main();
        let number = entry.fide.map_or_else(|| entry.number.clone(), |fide| fide.to_string());
        let parts = [
            entry.name.clone(),
            rating(person).map(|it| it.to_string()).unwrap_or_default(),
            entry.federation.clone(),
            entry.birth_year.map(|it| it.to_string()).unwrap_or_default(),
        ];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        let bare = if row.fide_id.is_empty() { text.trim() } else { "" };
        let text = if bare.is_empty() { number } else { format!("{bare}; {number}") };
        Choice { label: parts.join(" "), text }
    };
    candidates.iter().take(OFFERED).map(offer).collect()
}

/// Two lines with one name may be two people; two with one FIDE number are not.
fn twice(rows: &mut [Row], words: &'static NewWords) {
    let keep_one = || vec![Choice { label: words.keep_one.to_owned(), text: String::new() }];
    let mut names: BTreeMap<String, u64> = BTreeMap::new();
    let mut numbers: BTreeMap<String, u64> = BTreeMap::new();
    for row in rows.iter_mut() {
        let number = Some(row.fide_id.clone()).filter(|number| !number.is_empty());
        let first = number.map(|number| *numbers.entry(number).or_insert(row.line));
        if let Some(first) = first.filter(|first| *first != row.line) {
            row.doubtful("same_number", fill(words.same_number, &[("line", &first)]));
            (row.choices, row.sure, row.blocked) = (keep_one(), None, true);
            continue;
        }
        if row.name.is_empty() {
            continue;
        }
        let first = *names.entry(row.name.to_lowercase()).or_insert(row.line);
        if first != row.line && (row.doubt.is_none() || row.known) {
            row.doubtful("same_name", fill(words.same_name, &[("line", &first)]));
            (row.choices, row.sure) = (keep_one(), Some(words.two_people));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn rows(text: &str) -> Vec<Row> {
        read(text, None, Lang::En).await
    }

    #[tokio::test]
    async fn what_is_doubtful_has_a_way_out() {
        for (text, code, choices) in [
            ("Weber 1O50", Some("letter_in_rating"), vec!["Weber 1050", "Weber "]),
            ("999000002", Some("unknown_number"), vec![]),
            ("Weber R2D2", Some("odd_word"), vec![]),
            (";;1800", Some("no_name"), vec![]),
            ("Weber, Urs 1800", None, vec![]),
        ] {
            let row = rows(text).await.remove(0);
            let texts: Vec<&str> = row.choices.iter().map(|it| &*it.text).collect();
            assert_eq!((code, choices), (row.code, texts), "{text}");
        }
    }

    #[tokio::test]
    async fn one_name_twice_and_one_number_twice() {
        let same = rows("Weber, Urs\nHaas, Eva\nweber, urs").await;
        assert_eq!((Some("same_name"), false), (same[2].code, same[2].blocked));
        let same = rows("Weber, Urs 1234567\nHaas, Eva 1234567").await;
        assert_eq!((Some("same_number"), true), (same[1].code, same[1].blocked));
    }

    #[tokio::test]
    async fn a_table_with_heads() {
        let same = rows("Nom\tElo\tFed\tClub\nKeller, Anna\t2312\tSUI\tBern\n").await;
        assert_eq!(1, same.len());
        let row = &same[0];
        assert_eq!(
            ("Keller, Anna", Some(2312), "SUI", "Bern"),
            (&*row.name, row.rating, &*row.federation, &*row.club)
        );
    }
}
