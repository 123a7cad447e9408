//! A language that nobody speaks: English with accents, in brackets.

use crate::catalogue::{Catalogue, Message, Part};

/// The code is one that ISO 639-2 leaves to local use.
const OWN: [(&str, &str); 2] = [("lang-code", "qps"), ("lang-name", "[Ŧöý]")];

/// Every message of English, changed so that it is seen where it comes out. What is particular to
/// the language stays English but for its code and name.
pub(crate) fn toy(english: &Catalogue) -> Catalogue {
    let messages = english.messages.iter().map(message).collect();
    Catalogue::new("the toy language", english.groups.clone(), messages)
}

fn message(english: &Message) -> Message {
    let own = OWN.iter().find(|(key, _)| *key == english.key);
    let parts = match own {
        Some((_, text)) => vec![Part::Text((*text).to_owned())],
        None if english.key.starts_with("lang-") => english.parts.clone(),
        None => bracketed(&english.parts),
    };
    Message { parts, ..english.clone() }
}

fn bracketed(parts: &[Part]) -> Vec<Part> {
    let mut toy = accented(parts);
    match toy.first_mut() {
        Some(Part::Text(text)) => text.insert(0, '['),
        _ => toy.insert(0, Part::Text("[".to_owned())),
    }
    match toy.last_mut() {
        Some(Part::Text(text)) => text.push(']'),
        _ => toy.push(Part::Text("]".to_owned())),
    }
    toy
}

fn accented(parts: &[Part]) -> Vec<Part> {
    let part = |part: &Part| match part {
        Part::Text(text) => Part::Text(text.chars().map(accent).collect()),
        Part::Gap(name) => Part::Gap(name.clone()),
        Part::Choice { by, ordinal, forms, otherwise } => Part::Choice {
            by: by.clone(),
            ordinal: *ordinal,
            forms: forms.iter().map(|(key, form)| (key.clone(), accented(form))).collect(),
            otherwise: accented(otherwise),
        },
    };
    parts.iter().map(part).collect()
}

fn accent(letter: char) -> char {
    match letter {
        'a' => 'á',
        'e' => 'é',
        'i' => 'î',
        'o' => 'ö',
        'u' => 'û',
        'A' => 'Å',
        'E' => 'É',
        'I' => 'Î',
        'O' => 'Ö',
        'U' => 'Û',
        other => other,
    }
}
