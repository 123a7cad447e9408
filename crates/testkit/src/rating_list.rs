//! An invented list in the exact layout of FIDE's combined text list, for tests and measurements.
//!
//! The same seed gives the same list for ever. Names are made of syllables, frequent ones and rare
//! ones, so that the index meets what it meets in the real list; nobody in it exists.

use std::io::{self, Write};

use crate::Dice;

/// Lines of FIDE's combined list of October 2026, without its header.
pub const AS_MANY_AS_FIDE: u64 = 1_932_867;

/// Heads of the columns and where they begin.
pub const HEADS: [(usize, &str); 19] = [
    (0, "ID Number"),
    (15, "Name"),
    (76, "Fed"),
    (80, "Sex"),
    (84, "Tit"),
    (89, "WTit"),
    (94, "OTit"),
    (109, "FOA"),
    (113, "SRtng"),
    (119, "SGm"),
    (123, "SK"),
    (126, "RRtng"),
    (132, "RGm"),
    (136, "Rk"),
    (139, "BRtng"),
    (145, "BGm"),
    (149, "BK"),
    (152, "B-day"),
    (158, "Flag"),
];
const WIDTH: usize = 162;

const STARTS: [&str; 48] = [
    "Ab", "Al", "An", "Ar", "Bal", "Bar", "Bel", "Bor", "Cal", "Car", "Cor", "Dal", "Dan", "Dra",
    "El", "Er", "Fal", "Fer", "Gal", "Gor", "Gra", "Hal", "Har", "Hol", "Il", "Jan", "Kal", "Kar",
    "Kor", "Kri", "Lam", "Len", "Lor", "Mal", "Mar", "Mor", "Nor", "Ol", "Par", "Pet", "Ras",
    "Sal", "Sch", "Sha", "Tar", "Tol", "Var", "Zel",
];
const MIDDLES: [&str; 24] = [
    "a", "e", "i", "o", "u", "an", "en", "in", "on", "ar", "er", "or", "al", "el", "il", "ad",
    "ed", "am", "ash", "esh", "und", "est", "ov", "iv",
];
const ENDS: [&str; 36] = [
    "berg", "chuk", "dal", "das", "der", "dez", "falk", "feld", "gren", "hart", "idze", "ian",
    "inen", "ino", "ka", "ko", "kov", "lund", "mann", "mond", "nath", "nesh", "ni", "ov", "ova",
    "ran", "ric", "rao", "sen", "ski", "son", "stad", "tti", "vek", "yev", "zar",
];
const FEDERATIONS: [&str; 24] = [
    "IND", "RUS", "GER", "FRA", "ESP", "POL", "ITA", "USA", "IRI", "TUR", "UKR", "HUN", "CZE",
    "NED", "ENG", "BRA", "ARG", "KAZ", "SRI", "AUT", "SUI", "NOR", "ISL", "LIE",
];
const TITLES: [&str; 4] = ["CM", "FM", "IM", "GM"];

/// Writes a list with so many players.
///
/// # Errors
/// If it cannot be written.
pub fn write(to: &mut dyn Write, players: u64, seed: u64) -> io::Result<()> {
    let mut line = Line::default();
    for (at, head) in HEADS {
        line.put(at, head);
    }
    line.end(to)?;
    let mut dice = Dice(seed);
    let mut number = 100_000;
    for _ in 0..players {
        number += 1 + dice.below(20);
        player(&mut line, number, &mut dice);
        line.end(to)?;
    }
    Ok(())
}

fn player(line: &mut Line, number: u64, dice: &mut Dice) {
    line.put(0, &number.to_string());
    line.put(15, &name(dice));
    line.put(76, often(dice, &FEDERATIONS));
    line.put(80, if dice.below(10) == 0 { "F" } else { "M" });
    // Two in five have a rating, as in the real list.
    let rating = (dice.below(5) < 2).then(|| 1400 + dice.below(700) + dice.below(700));
    if let Some(title) = rating.filter(|&rating| rating > 2200) {
        let place = usize::try_from((title - 2200) / 160).unwrap_or(0);
        line.put(84, TITLES[place.min(3)]);
    }
    let mut listing = |columns: [usize; 3], rating: Option<u64>| {
        line.put(columns[0], &rating.unwrap_or(0).to_string());
        line.put(columns[1], if rating.is_some() { "4" } else { "0" });
        line.put(columns[2], if rating.is_some() { "20" } else { "0" });
    };
    listing([113, 119, 123], rating);
    listing([126, 132, 136], rating.filter(|_| dice.below(2) == 0).map(|rating| rating - 20));
    listing([139, 145, 149], rating.filter(|_| dice.below(3) == 0).map(|rating| rating - 45));
    line.put(152, &(1940 + dice.below(79)).to_string());
    line.put(158, if dice.below(4) == 0 { "i" } else { "" });
}

/// `Family, First`, sometimes with a second family name or a second first name.
fn name(dice: &mut Dice) -> String {
    let mut name = word(dice);
    if dice.below(12) == 0 {
        name = format!("{name} {}", word(dice));
    }
    name = format!("{name}, {}{}", often(dice, &STARTS), often(dice, &MIDDLES));
    if dice.below(3) == 0 {
        name += often(dice, &["na", "us", "la", "ra", "ek", "th", "yan"]);
    }
    if dice.below(8) == 0 {
        name = format!("{name} {}{}", often(dice, &STARTS), often(dice, &MIDDLES));
    }
    name
}

fn word(dice: &mut Dice) -> String {
    let mut word = often(dice, &STARTS).to_owned();
    for _ in 0..=dice.below(2) {
        word += often(dice, &MIDDLES);
    }
    word + often(dice, &ENDS)
}

/// A line with its columns in place.
#[derive(Default)]
struct Line(Vec<u8>);

impl Line {
    fn put(&mut self, at: usize, word: &str) {
        self.0.resize(at, b' ');
        self.0.extend(word.bytes());
    }

    fn end(&mut self, to: &mut dyn Write) -> io::Result<()> {
        self.0.resize(WIDTH, b' ');
        self.0.extend(b"\r\n");
        to.write_all(&self.0)?;
        self.0.clear();
        Ok(())
    }
}

/// One of these, the first ones more often.
fn often<'a>(dice: &mut Dice, from: &[&'a str]) -> &'a str {
    let length = from.len() as u64;
    let place = dice.below(length) * (dice.below(length) + 1) / length;
    from[usize::try_from(place).unwrap_or(0)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use ronde_formats::fide_list::{self, Tempo};

    #[test]
    fn it_has_the_layout_of_the_real_one() {
        let mut list = Vec::new();
        write(&mut list, 2000, 7).unwrap();
        assert!(list.split_inclusive(|byte| *byte == b'\n').all(|line| line.len() == WIDTH + 2));
        let mut rated = 0;
        let mut previous = 0;
        let rows = fide_list::read(&list[..], Tempo::Standard, &mut |row| {
            let player = row.unwrap();
            assert!(player.id > previous && player.name.contains(", "), "{player:?}");
            previous = player.id;
            rated += u32::from(player.best_rating().is_some());
        });
        assert_eq!(2000, rows.unwrap());
        assert!((700..900).contains(&rated), "{rated}");
    }
}
