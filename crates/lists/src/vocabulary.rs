//! One mistake forgiven: which words of the list are one letter away from what was typed.
//!
//! The words of a list, sorted, are one text. What was typed is the beginning of a word, so every
//! text that is one letter away (a letter too many, too few, another one, two swapped) is looked up
//! there as a beginning. There are about fifty such texts for every letter typed, and each takes
//! one binary search: far less than going through all words.

use std::collections::BTreeSet;
use std::ops::Range;

/// Shorter words have too many neighbours to forgive anything.
pub const SHORTEST: usize = 4;
/// Longer words are not names; looking for their neighbours would only take time.
const LONGEST: usize = 24;

/// The words of a list.
#[derive(Clone, Debug)]
pub struct Vocabulary {
    /// Sorted lines: a word, a blank, how many players have it.
    text: String,
    /// Where each word begins.
    starts: Vec<u32>,
    /// How often the words before each are had together; one more than there are words.
    sums: Vec<u32>,
    /// Letters that occur.
    letters: Vec<char>,
}

impl Vocabulary {
    /// Takes the words as the file has them: sorted by bytes, one a line, each with a blank and the
    /// number of players who have it.
    pub fn new(mut text: String) -> Vocabulary {
        if !text.is_empty() && !text.ends_with('\n') {
            text.push('\n');
        }
        let breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        let starts = std::iter::once(0).chain(breaks.map(|(at, _)| at + 1));
        let starts = starts.take_while(|&start| start < text.len());
        let starts = starts.filter_map(|start| u32::try_from(start).ok()).collect();
        let mut sums = vec![0];
        let mut sum = 0_u32;
        for line in text.lines() {
            let count = line.rsplit(' ').next().and_then(|count| count.parse().ok());
            sum = sum.saturating_add(count.unwrap_or(0));
            sums.push(sum);
        }
        Vocabulary { letters: letters(&text), starts, sums, text }
    }

    /// Number of words.
    pub fn len(&self) -> usize {
        self.starts.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.starts.is_empty()
    }

    /// Where those who have a word that begins so stand among the occurrences of all words. With a
    /// blank at its end, a beginning is a whole word.
    pub fn stretch(&self, beginning: &str) -> Range<u32> {
        let rest = |start: u32| &self.text.as_bytes()[start as usize..];
        let wanted = beginning.as_bytes();
        let from = self.starts.partition_point(|&start| before(rest(start), wanted));
        let words = self.starts[from..].partition_point(|&start| rest(start).starts_with(wanted));
        self.sums[from]..self.sums[from + words]
    }

    /// Beginnings of words that are one letter away from this one; none for a short word. No
    /// beginning is given together with a longer one that begins with it.
    pub fn neighbours(&self, word: &str) -> Vec<String> {
        let typed: Vec<char> = word.chars().collect();
        if !(SHORTEST..=LONGEST).contains(&typed.len()) {
            return Vec::new();
        }
        let mut found = BTreeSet::new();
        for at in 0..=typed.len() {
            self.around(&typed, at, &mut found);
        }
        // What was typed finds itself; it is asked for beforehand.
        found.retain(|neighbour| !neighbour.starts_with(word));
        without_longer(found)
    }

    /// Neighbours that differ from the word at this letter.
    fn around(&self, typed: &[char], at: usize, found: &mut BTreeSet<String>) {
        let (before, after) = typed.split_at(at);
        let mut keep = |middle: &[char], rest: &[char]| {
            let text: String = before.iter().chain(middle).chain(rest).collect();
            if self.begins(&text) {
                found.insert(text);
            }
        };
        if let [_, rest @ ..] = after {
            // Without its last letter a word finds all that it finds itself, and far more: a letter
            // too many at the end is believed only where the rest is a whole word.
            if !rest.is_empty() || self.holds(&before.iter().collect::<String>()) {
                keep(&[], rest);
            }
            self.letters.iter().for_each(|&letter| keep(&[letter], rest));
        }
        if let [first, second, rest @ ..] = after {
            keep(&[*second, *first], rest);
        }
        // A letter missing at the end is none missing: the word is a beginning.
        if !after.is_empty() {
            self.letters.iter().for_each(|&letter| keep(&[letter], after));
        }
    }

    /// Whether this is a word.
    fn holds(&self, word: &str) -> bool {
        self.begins(&format!("{word} "))
    }

    /// Whether any word begins so.
    fn begins(&self, text: &str) -> bool {
        let rest = |start: u32| &self.text.as_bytes()[start as usize..];
        let next = self.starts.partition_point(|&start| before(rest(start), text.as_bytes()));
        self.starts.get(next).is_some_and(|&start| rest(start).starts_with(text.as_bytes()))
    }
}

/// Whether the word at the beginning of a text comes before this one. The blank after it is lower
/// than any letter, so the text itself can be compared.
fn before(text: &[u8], word: &[u8]) -> bool {
    &text[..text.len().min(word.len())] < word
}

fn letters(text: &str) -> Vec<char> {
    let mut ascii = [false; 128];
    let mut others = BTreeSet::new();
    for letter in text.chars() {
        match ascii.get_mut(letter as usize) {
            Some(seen) => *seen = true,
            None => drop(others.insert(letter)),
        }
    }
    // The sign of federations is no letter.
    others.remove(&'§');
    let ascii = ('a'..='z').filter(|letter| ascii[*letter as usize]);
    ascii.chain(others.into_iter().take(64)).collect()
}

fn without_longer(sorted: BTreeSet<String>) -> Vec<String> {
    let mut kept: Vec<String> = Vec::new();
    for text in sorted {
        if !kept.last().is_some_and(|shorter| text.starts_with(shorter)) {
            kept.push(text);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_letter_away() {
        let words = Vocabulary::new(
            "anna 1\ncarl 1\ncarlsen 4\ncarlson 3\nkarpov 1\nmeier 1\nmeyer 1".to_owned(),
        );
        for (typed, expected) in [
            ("carslen", &["carlsen"][..]), // swapped
            ("carlssen", &["carlsen"]),    // one too many
            ("calsen", &["carlsen"]),      // one missing
            ("karlsen", &["carlsen"]),     // another
            ("karls", &["carls"]),         // while typing
            ("meier", &["meyer"]),
            ("carlsen", &["carlson"]),
            ("xarpow", &[]), // two mistakes
            ("carx", &["carl"]),
            ("annaa", &["anna"]),
            ("meiers", &["meier"]),
            ("ana", &[]), // too short to forgive anything
        ] {
            assert_eq!(expected, words.neighbours(typed), "{typed}");
        }
        assert!(Vocabulary::new(String::new()).neighbours("carlsen").is_empty());
        assert_eq!(7, words.len());
        for (beginning, expected) in [
            ("a", 0..1),
            ("carl", 1..9),
            ("carl ", 1..2),
            ("carls", 2..9),
            ("meyers", 12..12),
            ("zz", 12..12),
        ] {
            assert_eq!(expected, words.stretch(beginning), "{beginning}");
        }
    }
}
