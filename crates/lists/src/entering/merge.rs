//! One person in two lines: seen as one, and made one of.

use ronde_model::{Sex, Title};

use super::line::Line;
use crate::fold;

/// Words before a name that are no part of it.
const DEGREES: [&str; 6] = ["dr", "prof", "ing", "dipl", "med", "phd"];

/// By what two spellings of one name are the same: its words in the order of the alphabet, in the
/// short reading and in the long one. `Müller, Urs`, `URS MUELLER` and `Muller Urs` share one.
pub fn keys(name: &str) -> Vec<String> {
    let readings: Vec<Vec<String>> = fold::readings(name)
        .into_iter()
        .filter(|word| !DEGREES.contains(&word[0].as_str()))
        .collect();
    let key = |pick: fn(&Vec<String>) -> &String| {
        let mut words: Vec<&str> = readings.iter().map(|word| pick(word).as_str()).collect();
        words.sort_unstable();
        words.join(" ")
    };
    let mut keys = vec![
        key(|word| word.first().expect("a word is read at least once")),
        key(|word| word.last().expect("a word is read at least once")),
    ];
    keys.dedup();
    keys.retain(|key| !key.is_empty());
    keys
}

impl Line {
    /// One line of two: everything that either says. Where they differ, this one counts, and the
    /// differing values are told.
    pub fn merged(&self, other: &Line) -> (Line, Vec<(String, String)>) {
        let mut differ = Vec::new();
        let mut text = |one: &str, other: &str| {
            if !one.is_empty() && !other.is_empty() && one != other {
                differ.push((one.to_owned(), other.to_owned()));
            }
            if one.is_empty() { other.to_owned() } else { one.to_owned() }
        };
        let number = |it: Option<u16>| it.map(|it| it.to_string()).unwrap_or_default();
        let rating = text(&number(self.rating), &number(other.rating));
        // A day says more than its year, and does not contradict it.
        let birth = match (&*self.birth, &*other.birth) {
            (one, more) if more.starts_with(one) => more.to_owned(),
            (one, less) if one.starts_with(less) => one.to_owned(),
            (one, other) => text(one, other),
        };
        let merged = Line {
            name: self.fuller_name(other),
            title: self.title.or(other.title),
            rating: rating.parse().ok(),
            federation: text(&self.federation, &other.federation),
            number: text(&self.number, &other.number),
            birth,
            sex: self.sex.or(other.sex),
            club: text(&self.club, &other.club),
            category: text(&self.category, &other.category),
            ..Line::default()
        };
        (merged, differ)
    }

    /// The spelling that says most: which is the family name, and with its accents.
    fn fuller_name(&self, other: &Line) -> String {
        let worth = |name: &str| {
            let mut words = name.split([' ', ',']).filter(|word| word.chars().count() > 2);
            let capitals = words.any(|word| !word.chars().any(char::is_lowercase));
            (name.contains(','), !name.is_ascii(), !capitals)
        };
        let better = worth(&other.name) > worth(&self.name);
        if better { other.name.clone() } else { self.name.clone() }
    }

    /// The line as one would write it: `Keller, Anna; IM; 2312; SUI; 999000001; *1990; w; U16;
    /// Bern`.
    pub fn written(&self) -> String {
        let sex = self.sex.map(|sex| if sex == Sex::Male { "m" } else { "w" });
        let birth =
            if self.birth.len() == 4 { format!("*{}", self.birth) } else { self.birth.clone() };
        let parts = [
            self.name.clone(),
            self.title.map(Title::code).unwrap_or_default().to_owned(),
            self.rating.map(|it| it.to_string()).unwrap_or_default(),
            self.federation.clone(),
            self.number.clone(),
            if self.birth.is_empty() { String::new() } else { birth },
            sex.unwrap_or_default().to_owned(),
            self.category.clone(),
            self.club.clone(),
        ];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join("; ")
    }
}
