//! Names as they are compared: lower case, no accents, no punctuation.
//!
//! FIDE writes `Mueller` where the passport has `Müller`, and a Dane may be in one list as
//! `Sørensen` and in another as `Soerensen`. A letter with two spellings therefore has two
//! readings, a short one (`muller`) and a long one (`mueller`); either finds the other.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// How a letter with two spellings is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reading {
    Short,
    Long,
}

/// What stands in the index for a name: its words in the short reading, then those that the long
/// reading changes.
pub fn indexed(name: &str) -> String {
    let mut text = String::with_capacity(name.len() + 8);
    fold(name, Reading::Short, &mut text);
    if !name.is_ascii() {
        let mut long = String::new();
        fold(name, Reading::Long, &mut long);
        let changed: Vec<String> = long
            .split_ascii_whitespace()
            .filter(|word| !text.split_ascii_whitespace().any(|short| short == *word))
            .map(|word| format!(" {word}"))
            .collect();
        text.extend(changed);
    }
    text
}

/// The words of a name or of what was typed, in the short reading.
pub fn words(text: &str) -> Vec<String> {
    let mut folded = String::new();
    fold(text, Reading::Short, &mut folded);
    folded.split_ascii_whitespace().map(str::to_owned).collect()
}

/// The words of what was typed, each with its readings: one, or two where they differ.
pub fn readings(text: &str) -> Vec<Vec<String>> {
    let short = words(text);
    let mut long = String::new();
    fold(text, Reading::Long, &mut long);
    let long = long.split_ascii_whitespace().map(str::to_owned);
    // Both readings have the same words: no letter is read as a gap in one and not in the other.
    short
        .into_iter()
        .zip(long)
        .map(|(short, long)| if short == long { vec![short] } else { vec![short, long] })
        .collect()
}

fn fold(text: &str, reading: Reading, into: &mut String) {
    if text.is_ascii() {
        text.bytes().for_each(|byte| push(char::from(byte), into));
    } else {
        for letter in text.nfc() {
            match long(letter).filter(|_| reading == Reading::Long).or_else(|| plain(letter)) {
                Some(letters) => into.push_str(letters),
                None => std::iter::once(letter).nfd().for_each(|part| push(part, into)),
            }
        }
    }
    into.truncate(into.trim_end().len());
}

/// Letters and digits stay; apostrophes and accents vanish, anything else is a gap.
fn push(letter: char, into: &mut String) {
    match letter {
        'a'..='z' | '0'..='9' => into.push(letter),
        'A'..='Z' => into.push(letter.to_ascii_lowercase()),
        '\'' | '`' | '´' | '’' | '‘' | 'ʼ' => {}
        _ if is_combining_mark(letter) => {}
        _ if letter.is_alphanumeric() => into.extend(letter.to_lowercase()),
        _ if into.is_empty() || into.ends_with(' ') => {}
        _ => into.push(' '),
    }
}

/// Letters that no rule of Unicode takes apart.
fn plain(letter: char) -> Option<&'static str> {
    Some(match letter {
        'ø' | 'Ø' => "o",
        'æ' | 'Æ' => "ae",
        'œ' | 'Œ' => "oe",
        'ß' | 'ẞ' => "ss",
        'ł' | 'Ł' => "l",
        'đ' | 'Đ' | 'ð' | 'Ð' => "d",
        'þ' | 'Þ' => "th",
        'ħ' | 'Ħ' => "h",
        'ı' | 'İ' => "i",
        'ŋ' | 'Ŋ' => "n",
        'ŧ' | 'Ŧ' => "t",
        'ə' | 'Ə' => "e",
        _ => return None,
    })
}

/// Letters that are often written as two.
fn long(letter: char) -> Option<&'static str> {
    Some(match letter {
        'ä' | 'Ä' => "ae",
        'ö' | 'Ö' | 'ø' | 'Ø' => "oe",
        'ü' | 'Ü' => "ue",
        'å' | 'Å' => "aa",
        'đ' | 'Đ' => "dj",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lose_case_accents_and_points() {
        for (name, expected) in [
            ("Muster, Erika", "muster erika"),
            ("  O'Neil-Smith,  J.-P. ", "oneil smith j p"),
            ("Łukasiewicz, Żaneta", "lukasiewicz zaneta"),
            ("Müller", "muller mueller"),
            ("MU\u{308}LLER", "muller mueller"),
            ("Sørensen, Åse", "sorensen ase soerensen aase"),
            ("Strauß", "strauss"),
            ("Иванов", "иванов"),
            ("Đorđević", "dordevic djordjevic"),
            ("?!", ""),
        ] {
            assert_eq!(expected, indexed(name), "{name}");
        }
    }

    #[test]
    fn what_is_typed_has_both_readings() {
        assert_eq!(vec![vec!["muller", "mueller"], vec!["h"]], readings("Müller, H."));
        assert_eq!(Vec::<Vec<String>>::new(), readings(" - "));
    }
}
