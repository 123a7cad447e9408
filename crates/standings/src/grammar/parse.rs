//! Reading names of tie-breaks.

use super::{Basis, Code, Modifiers, TieBreak};

/// A name that cannot be used; the words stand in `report::ranking_notes`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// No tie-break has this name.
    UnknownName(String),
    /// `OTHER_…`: the file's author has a tie-break that no rule defines.
    Other(String),
    /// What stands behind the name is no modifier.
    UnknownModifier {
        /// The whole name.
        text: String,
        /// The part that is not understood.
        part: String,
    },
    /// This tie-break does not take that modifier.
    NotFor {
        /// The whole name.
        text: String,
        /// The tie-break.
        code: Code,
        /// The part that it does not take.
        part: String,
    },
}

impl Unreadable {
    /// The tie-break that may have been meant by an unknown name.
    pub fn nearest(&self) -> Option<Code> {
        match self {
            Unreadable::UnknownName(text) => nearest(text),
            Unreadable::Other(_)
            | Unreadable::UnknownModifier { .. }
            | Unreadable::NotFor { .. } => None,
        }
    }
}

/// A code that differs in one letter.
fn nearest(text: &str) -> Option<Code> {
    let name: String = text.chars().take_while(char::is_ascii_alphanumeric).collect();
    let close = |code: &Code| {
        let differing =
            code.name().chars().zip(name.chars()).filter(|(a, b)| !a.eq_ignore_ascii_case(b));
        code.name().len() == name.len() && name.len() > 1 && differing.count() == 1
    };
    Code::all().find(close)
}

/// Reads a list, separated by commas, semicolons or blanks. Every name that cannot be read is an
/// `Err` in its place: what stands before it can still be used.
pub fn read_list(text: &str) -> Vec<Result<TieBreak, Unreadable>> {
    let separator = |letter: char| matches!(letter, ',' | ';') || letter.is_whitespace();
    text.split(separator).filter(|name| !name.is_empty()).map(read).collect()
}

fn read(text: &str) -> Result<TieBreak, Unreadable> {
    let unknown = || Unreadable::UnknownName(text.to_owned());
    let parts = parts(text);
    let (name, basis) = head(parts.first().copied().unwrap_or_default()).ok_or_else(unknown)?;
    if name.get(..6).is_some_and(|start| start.eq_ignore_ascii_case("OTHER_")) {
        return Err(Unreadable::Other(text.to_owned()));
    }
    let (code, basis) = match name.to_ascii_uppercase().as_str() {
        "MP" | "MPTS" => (Code::Pts, Some(Basis::Match)),
        "GP" | "GPTS" => (Code::Pts, Some(Basis::Game)),
        _ => (Code::named(name).ok_or_else(unknown)?, basis),
    };
    let mut modifiers = Modifiers::default();
    for part in &parts[1..] {
        apply(&mut modifiers, part).ok_or_else(|| Unreadable::UnknownModifier {
            text: text.to_owned(),
            part: (*part).to_owned(),
        })?;
        if !takes(code, part) {
            let part = (*part).to_owned();
            return Err(Unreadable::NotFor { text: text.to_owned(), code, part });
        }
    }
    Ok(TieBreak { code, basis, modifiers })
}

/// `BH:GP/C1` and `BH:GP-C1` as `BH:GP` and `C1`. A minus before a digit is a sign.
fn parts(text: &str) -> Vec<&str> {
    let bytes = text.as_bytes();
    let splits = |at: &usize| match bytes[*at] {
        b'/' => true,
        b'-' => bytes.get(at + 1).is_some_and(u8::is_ascii_alphabetic),
        _ => false,
    };
    let cuts: Vec<usize> = (0..bytes.len()).filter(splits).collect();
    let mut start = 0;
    let mut found = Vec::new();
    for cut in cuts.into_iter().chain([bytes.len()]) {
        found.push(&text[start..cut]);
        start = cut + 1;
    }
    found
}

fn head(text: &str) -> Option<(&str, Option<Basis>)> {
    match text.split_once(':') {
        None => Some((text, None)),
        Some((name, basis)) if basis.eq_ignore_ascii_case("MP") => Some((name, Some(Basis::Match))),
        Some((name, basis)) if basis.eq_ignore_ascii_case("GP") => Some((name, Some(Basis::Game))),
        Some(_) => None,
    }
}

/// Enters a modifier; nothing if it is none.
fn apply(modifiers: &mut Modifiers, part: &str) -> Option<()> {
    let (letter, number) = part.split_at_checked(1)?;
    match (letter.to_ascii_uppercase().as_str(), number) {
        ("C", _) => modifiers.low = cuts(number)?,
        ("M", _) => (modifiers.low, modifiers.high) = (cuts(number)?, cuts(number)?),
        ("L", _) if number.starts_with(['+', '-']) => modifiers.limit = number.parse().ok()?,
        ("K", _) => modifiers.divisor = Some(number.parse().ok().filter(|divisor| *divisor > 0)?),
        ("P", "") => modifiers.as_played = true,
        ("F", "") => modifiers.fore = true,
        ("R", "") => modifiers.reversed = true,
        _ => return None,
    }
    Some(())
}

fn cuts(number: &str) -> Option<u8> {
    number.parse().ok().filter(|cuts| (1..=99).contains(cuts))
}

/// Whether some edition lets the code take the modifier.
fn takes(code: Code, part: &str) -> bool {
    let letter = part.chars().next().map(|letter| letter.to_ascii_uppercase());
    let editions = crate::edition::Edition::ALL.iter();
    letter.is_some_and(|letter| {
        editions.clone().any(|edition| code.modifiers(*edition).contains(letter))
    })
}
