//! Pasted lines: who is meant, and what is doubtful. Nothing is stored.
//!
//! | To find | look in |
//! |---|---|
//! | what a line says, heads and titles | `ronde_lists::entering` |
//! | a table of a file as lines | `table` |
//! | one person in two lines | `twice` |
//! | doubts, and the ways out of them | this file |

pub(super) mod table;
mod twice;

use std::time::{Duration, Instant};

use ronde_lists::entering::{
    self, By, Doubt as InLists, Line, Matched, Read, Verdict, Wanted, What,
};
use ronde_lists::lists::{Lists, Person};
use ronde_model::{Sex, Title, federation};
use ronde_words::{Lang, NewWords, fill};
use serde::Serialize;

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
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) category: String,
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
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Choice {
    pub(crate) label: String,
    pub(crate) text: String,
    /// Another line that changes with it, and what it becomes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) other: Option<(u64, String)>,
}

impl Choice {
    fn new(label: impl Into<String>, text: String) -> Choice {
        Choice { label: label.into(), text, other: None }
    }
}

/// A line that is no player: a title, or the heads of columns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Heading {
    pub(crate) line: u64,
    pub(crate) code: &'static str,
    /// What it was taken for, and what of it is not used.
    pub(crate) told: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) choices: Vec<Choice>,
}

/// A list as it was understood: every line of it is in one of the two.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pasted {
    pub(crate) rows: Vec<Row>,
    pub(crate) headings: Vec<Heading>,
}

/// Reads lines, and looks everybody up if there are lists.
pub(crate) async fn read(text: &str, lists: Option<&Lists>, lang: Lang) -> Pasted {
    let words = NewWords::of(lang);
    let read = entering::read(text);
    let mut pasted = Pasted::default();
    let begun = Instant::now();
    for one in &read {
        let (What::Player(line) | What::Nobody(line)) = &one.what else {
            pasted.headings.extend(heading(one, words));
            continue;
        };
        let mut row = row_of(one.number, line);
        if let Some(lists) = lists.filter(|_| begun.elapsed() < PATIENCE) {
            look_up(&mut row, &one.text, lists, words).await;
        }
        if row.doubt.is_none() {
            doubt_of_line(&mut row, &one.text, line, words);
        }
        pasted.rows.push(row);
    }
    twice::mark(&mut pasted.rows, &read, words);
    pasted
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
        sex: line.sex.map(letter),
        category: line.category.clone(),
        ..Row::default()
    }
}

const fn letter(sex: Sex) -> char {
    match sex {
        Sex::Male => 'm',
        Sex::Female => 'w',
    }
}

/// A line that is no player, and the way out if it is one after all: a comma says which word is the
/// family name, and titles have none there.
fn heading(read: &Read, words: &'static NewWords) -> Option<Heading> {
    let text = read.text.trim();
    let (code, told) = match &read.what {
        What::Title => ("title", fill!(words.is_title, text = text)),
        What::Heads(unused) if unused.is_empty() => ("heads", fill!(words.is_heads, text = text)),
        What::Heads(unused) => {
            let unused = unused.join(", ");
            ("heads", fill!(words.is_heads_unused, text = text, unused = unused))
        }
        What::Player(_) | What::Nobody(_) => return None,
    };
    let family = text.split_once(' ').filter(|_| code == "title");
    let choices = family
        .map(|(family, rest)| Choice::new(words.is_player, format!("{family}, {rest}")))
        .into_iter()
        .collect();
    Some(Heading { line: read.number, code, told, choices })
}

/// What the line itself leaves open.
fn doubt_of_line(row: &mut Row, text: &str, line: &Line, words: &'static NewWords) {
    let becomes = |word: &str, label: &str, instead: &str| {
        Choice::new(label, text.replacen(word, instead, 1))
    };
    if let Some((word, rating)) = &line.misread {
        row.doubtful("letter_in_rating", fill!(words.letter_in_rating, word = word));
        let rating = rating.to_string();
        row.choices = vec![becomes(word, &rating, &rating), becomes(word, words.no_rating, "")];
    } else if row.name.is_empty() && row.fide_id.is_empty() {
        row.doubtful("no_name", words.no_name.to_owned());
        row.blocked = true;
    } else if row.name.is_empty() {
        row.doubtful("unknown_number", words.unknown_number.to_owned());
        row.blocked = true;
    } else if let Some((word, code)) = &line.other_code {
        let sentence = fill!(words.other_code, word = word, code = code);
        row.doubtful("other_code", sentence);
        row.choices = vec![becomes(word, code, code)];
        row.sure = Some(words.as_typed);
    } else if let Some((date, [one, other])) = &line.either {
        row.doubtful("which_day", fill!(words.which_day, text = date, one = one, other = other));
        row.choices = vec![becomes(date, one, one), becomes(date, other, other)];
        row.sure = Some(words.year_only);
    } else if !line.unread.is_empty() {
        let unread: Vec<String> = line.unread.iter().map(|word| format!("\"{word}\"")).collect();
        let sentence = fill!(words.not_understood, words = unread.join(", "));
        row.doubtful("odd_word", sentence);
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
        if let Some(code) = federation::code(&entry.federation) {
            code.clone_into(&mut self.federation);
        }
        if let Some(fide) = entry.fide {
            self.fide_id = fide.to_string();
        }
        let clubs = person.entries.iter().map(|row| &row.entry.club);
        if let Some(club) = clubs.into_iter().find(|club| !club.is_empty() && self.club.is_empty())
        {
            self.club.clone_from(club);
        }
        self.sex = self.sex.or(entry.sex.map(letter));
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
                    fill!(words.number_of_another, number = row.fide_id, name = name),
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
    row.doubtful("rating_differs", fill!(words.rating_differs, typed = typed, listed = listed));
    let listed_text = text.replacen(&typed.to_string(), &listed.to_string(), 1);
    row.choices = vec![Choice::new(listed.to_string(), listed_text)];
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
        Choice::new(parts.join(" "), text)
    };
    candidates.iter().take(OFFERED).map(offer).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn rows(text: &str) -> Vec<Row> {
        read(text, None, Lang::En).await.rows
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
        let same = rows("Weber Urs 1850\nHaas, Eva\nWEBER, Urs; SUI").await;
        assert_eq!((Some("same_name"), false), (same[2].code, same[2].blocked));
        let one = Choice {
            other: Some((1, "WEBER, Urs; 1850; SUI".to_owned())),
            ..Choice::new("keep one", String::new())
        };
        assert_eq!(vec![one], same[2].choices);
        let told = same[2].doubt.as_deref().unwrap_or_default();
        assert_eq!("The same name as in line 1. As one: WEBER, Urs; 1850; SUI.", told);
        let two = rows("Weber Urs 1850 1234567\nWeber, Urs 1700 7654321").await;
        assert_eq!(None, two[1].code, "two FIDE numbers are two people");
        let differ = rows("Weber Urs 1850\nWeber, Urs 1700").await;
        assert!(differ[1].doubt.as_deref().is_some_and(|it| it.contains("1850 / 1700")));
        let same = rows("Weber, Urs 1234567\nHaas, Eva 1234567").await;
        assert_eq!((Some("same_number"), true), (same[1].code, same[1].blocked));
    }

    #[tokio::test]
    async fn a_line_is_a_row_or_a_heading() {
        let text = "Anmeldungen Open 2026\nName Elo Verein\nWeber Urs 1850 DEU\n\n;;1800";
        let pasted = read(text, None, Lang::De).await;
        let headings: Vec<(u64, &str)> =
            pasted.headings.iter().map(|it| (it.line, it.code)).collect();
        assert_eq!(vec![(1, "title"), (2, "heads")], headings);
        let rows: Vec<_> = pasted.rows.iter().map(|it| (it.line, it.code, it.blocked)).collect();
        assert_eq!(vec![(3, Some("other_code"), false), (5, Some("no_name"), true)], rows);
        assert_eq!("Weber Urs 1850 GER", pasted.rows[0].choices[0].text);
        // Whoever is called so is a player with a comma.
        let way_out = &pasted.headings[0].choices[0].text;
        assert_eq!(1, read(way_out, None, Lang::De).await.rows.len());
    }

    #[tokio::test]
    async fn lines_of_one_table_are_merged_in_their_columns() {
        let table = "Name;Elo;Verein\nWeber Urs;;SK Biel\nWeber, Urs;1850;";
        let same = rows(table).await;
        assert_eq!(Some((2, "Weber Urs;1850;SK Biel".to_owned())), same[1].choices[0].other);
    }

    #[tokio::test]
    async fn a_table_with_heads() {
        let same = rows("Nom\tElo\tFed\tClub\nKeller, Anna\t2312\tSUI\tBern\n").await;
        assert_eq!(1, same.len());
        let row = &same[0];
        assert_eq!(2, row.line, "as the box counts");
        assert_eq!(
            ("Keller, Anna", Some(2312), "SUI", "Bern"),
            (&*row.name, row.rating, &*row.federation, &*row.club)
        );
    }
}
