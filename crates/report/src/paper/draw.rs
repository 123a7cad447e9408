//! What the drawn papers share: markup that is safe, points and days as people write them, the
//! signs of the colours.

use std::fmt::Write as _;

use ronde_model::{Colour, PairingNumber, Participant, Player, Snapshot, Title};
use ronde_words::{Lang, PaperWords};
use unicode_width::UnicodeWidthStr;

use super::people;
pub(crate) use super::people::short as points;
use super::{Size, Source};
pub(crate) use crate::html::escaped;
use crate::names;

/// A name of which the direction of writing is its own affair.
pub(crate) fn own_way(text: &str) -> String {
    format!("<bdi>{}</bdi>", escaped(text))
}

/// `<span class="slip-name">…</span>`; the content is markup already.
pub(crate) fn span(class: &str, content: &str) -> String {
    format!(r#"<span class="{class}">{content}</span>"#)
}

/// The same as a block.
pub(crate) fn div(class: &str, content: &str) -> String {
    format!(r#"<div class="{class}">{content}</div>"#)
}

/// The sign of a colour: White round and white, Black square and black, in any light.
pub(crate) const fn sign(colour: Colour) -> &'static str {
    match colour {
        Colour::White => {
            r##"<svg class="man" viewBox="0 0 10 10" aria-hidden="true"><circle cx="5" cy="5" r="4.2" fill="#fff" stroke="#000"/></svg>"##
        }
        Colour::Black => {
            r##"<svg class="man" viewBox="0 0 10 10" aria-hidden="true"><rect x="0.8" y="0.8" width="8.4" height="8.4" fill="#000" stroke="#000"/></svg>"##
        }
    }
}

/// The letter of a colour in the reader's language. It never stands without the sign: `B` is Black
/// in English and White in French.
pub(crate) const fn letter(colour: Colour, lang: Lang) -> &'static str {
    let words = PaperWords::of(lang);
    match colour {
        Colour::White => words.white_letter,
        Colour::Black => words.black_letter,
    }
}

/// `White`.
pub(crate) fn colour(colour: Colour, lang: Lang) -> &'static str {
    people::colour(colour, PaperWords::of(lang))
}

/// `<td>…</td><td>…</td>`; the contents are markup already.
pub(crate) fn cells(tag: &str, contents: impl IntoIterator<Item = String>) -> String {
    let mut out = String::new();
    for content in contents {
        let _ = write!(out, "<{tag}>{content}</{tag}>");
    }
    out
}

/// `GM 2450 SUI`, as far as it is known.
pub(crate) fn standing(player: &Player) -> String {
    let title = player.title.map_or("", Title::code);
    let rating = crate::estimates::shown(player);
    joined(&[title, &rating, player.federation.trim()], " ")
}

/// The parts that say something, with a separator between.
pub(crate) fn joined(parts: &[&str], separator: &str) -> String {
    let said: Vec<&str> = parts.iter().copied().filter(|part| !part.is_empty()).collect();
    said.join(separator)
}

/// The name of a player; his number in the reader's words where he has none.
pub(crate) fn name(source: &Source, number: PairingNumber) -> String {
    names::participant_in(source.snapshot, Participant::Player(number), source.lang)
}

/// Surname and given names, where the name has a comma.
pub(crate) fn halves(name: &str) -> (&str, &str) {
    let (surname, given) = name.split_once(',').unwrap_or((name, ""));
    (surname.trim(), given.trim())
}

/// The club: what a national list says, else the list of the organiser's groups that names him.
pub(crate) fn club(snapshot: &Snapshot, number: PairingNumber) -> String {
    let national = snapshot.national.iter().find(|record| record.number == number);
    let origin = national.map(|record| record.origin.trim()).filter(|text| !text.is_empty());
    let group = snapshot.teams.iter().find(|team| team.members.contains(&number));
    let group = group.map(|team| team.name.trim());
    origin.or(group).unwrap_or_default().to_owned()
}

/// How large a name may be set: `long-0` for the shortest to `long-4`. Letters of East Asia take
/// twice the room.
pub(crate) fn length(text: &str) -> &'static str {
    match text.width() {
        0..=11 => "long-0",
        12..=16 => "long-1",
        17..=24 => "long-2",
        25..=36 => "long-3",
        _ => "long-4",
    }
}

/// Cut to so many columns, with a sign that something is missing.
pub(crate) fn cut(text: &str, columns: usize) -> String {
    if text.width() <= columns {
        return text.to_owned();
    }
    let mut kept = String::new();
    for letter in text.chars() {
        if kept.as_str().width() + letter.to_string().as_str().width() >= columns {
            break;
        }
        kept.push(letter);
    }
    kept.trim_end().to_owned() + "…"
}

/// The size of paper as a part of a class.
pub(crate) const fn size(size: Size) -> &'static str {
    match size {
        Size::A4 => "a4",
        Size::Letter => "letter",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_measured_in_columns() {
        for (name, class) in
            [("Li", "long-0"), ("王伟王伟王伟", "long-1"), (&"x".repeat(60), "long-4")]
        {
            assert_eq!(class, length(name), "{name}");
        }
        for (name, columns, shown) in [
            ("Keller, Anna", 12, "Keller, Anna"),
            ("Keller, Annabel", 12, "Keller, Ann…"),
            ("王伟王伟王伟", 8, "王伟王…"),
        ] {
            assert_eq!(shown, cut(name, columns));
        }
    }
}
