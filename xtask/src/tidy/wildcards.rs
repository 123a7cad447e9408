//! A `match` on something that will grow answers for each value: the compiler then names every
//! place that a new system, edition, criterion, act, refusal or language must visit. Code that asks
//! about one kind alone says so with `matches!`, `if let` or `let … else`.

use super::tree::Tree;

/// Enumerations that grow with the rules. An act is one of the desk or a step of a procedure.
const GROWING: &[&str] = &[
    "System",
    "Family",
    "Edition",
    "Criterion",
    "DubovCriterion",
    "Lang",
    "Act",
    "Refusal",
    "Objection",
    "Caution",
];

/// No arm `_` beside arms that name values of such an enumeration.
pub(super) fn no_wildcard_over_what_grows(tree: &Tree) -> Vec<String> {
    let mut found = Vec::new();
    for (path, text) in tree.texts(&[".rs"]) {
        if !path.starts_with("crates/") || path.contains("tests") {
            continue;
        }
        let code = text.find("#[cfg(test)]\nmod ").map_or(text, |tests| &text[..tests]);
        let code = without_texts(code);
        for (place, _) in code.match_indices("match ") {
            let whole_word = !code[..place].ends_with(|it: char| it.is_alphanumeric() || it == '_');
            let arms = if whole_word { arms(&code[place..]) } else { Vec::new() };
            if let Some(name) = wildcard(&arms) {
                let line = code[..place].matches('\n').count() + 1;
                found.push(format!("{path}:{line}: a wildcard answers for every {name} to come"));
            }
        }
    }
    found
}

/// The enumeration over which there is one.
fn wildcard(arms: &[String]) -> Option<&'static str> {
    let binds = |arm: &String| {
        arm == "_" || arm.chars().all(|it| it.is_ascii_lowercase() || it == '_') && !arm.is_empty()
    };
    arms.iter().any(binds).then_some(())?;
    let names = |name: &str| arms.iter().any(|arm| arm.starts_with(&format!("{name}::")));
    GROWING.iter().copied().find(|name| names(name))
}

/// The same text with blanks for what stands in comments, strings and characters, line for line.
fn without_texts(code: &str) -> String {
    let (mut plain, mut rest) = (String::with_capacity(code.len()), code);
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '"' => string_end(rest),
            '\'' => character_end(rest),
            _ => 0,
        };
        let (hidden, after) = rest.split_at(length);
        plain.extend(hidden.chars().map(|it| if it == '\n' { it } else { ' ' }));
        rest = after;
        if length == 0 {
            plain.push(first);
            rest = &after[first.len_utf8()..];
        }
    }
    plain
}

fn string_end(text: &str) -> usize {
    let mut escaped = false;
    for (place, letter) in text.char_indices().skip(1) {
        match letter {
            '"' if !escaped => return place + 1,
            _ => escaped = letter == '\\' && !escaped,
        }
    }
    text.len()
}

/// A lifetime has no second quote.
fn character_end(text: &str) -> usize {
    let mut letters = text.char_indices().skip(1);
    let escaped = letters.next().is_some_and(|(_, letter)| letter == '\\');
    match letters.nth(usize::from(escaped)) {
        Some((place, '\'')) => place + 1,
        _ => 0,
    }
}

/// The patterns of the `match` with which the code begins.
fn arms(code: &str) -> Vec<String> {
    let (mut found, mut depth, mut pattern) = (Vec::new(), 0_usize, String::new());
    let (mut in_body, mut in_pattern) = (false, false);
    let mut letters = code.char_indices().peekable();
    while let Some((place, letter)) = letters.next() {
        match letter {
            '{' if depth == 0 && !in_body => (in_body, in_pattern) = (true, true),
            '=' if in_pattern && depth == 0 && code[place..].starts_with("=>") => {
                found.push(std::mem::take(&mut pattern).trim().to_owned());
                in_pattern = false;
                letters.next();
            }
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth > 0 => {
                depth -= 1;
                let next = code[place + 1..].trim_start().chars().next();
                if letter == '}' && depth == 0 && in_body && !in_pattern && ends_arm(next) {
                    in_pattern = true;
                    continue;
                }
            }
            '}' => break,
            ',' if in_body && !in_pattern && depth == 0 => {
                in_pattern = true;
                continue;
            }
            _ => {}
        }
        if in_pattern && !(letter == '{' && pattern.is_empty() && depth == 0) {
            pattern.push(letter);
        }
    }
    found
}

/// Whether an arm in braces ends before this sign.
fn ends_arm(next: Option<char>) -> bool {
    !matches!(next, Some(',' | '.' | '?' | ';'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wildcard_over_what_grows_is_found() {
        let rows = [
            ("match it { System::Dutch => 1, _ => 2 }", Some("System")),
            ("match it { System::Dutch => { 1 } other => 2 }", Some("System")),
            ("match it { System::Dutch | System::Dubov => f(1, |_| 2), }", None),
            ("match text { \"_ =>\" => System::Dutch, _ => System::Dubov }", None),
            ("match it { Ok(Lang::En) => 1, _ => 2 }", None),
            ("match it { Act::Undo { of } => 1, act => 2 }", Some("Act")),
            ("match it { Shape::Act => 1, _ => 2 }", None),
            ("match it { Caution::Late { round, .. } => 1, // _ => 2\n }", None),
            (
                "match it { Caution::Late { .. } => match x { 1 => 2, _ => 3 }, Caution::B => 4 }",
                None,
            ),
        ];
        for (code, expected) in rows {
            let tree = Tree::made_up(&[("crates/x/src/lib.rs", code)]);
            let found = no_wildcard_over_what_grows(&tree);
            assert_eq!(usize::from(expected.is_some()), found.len(), "{code}: {found:?}");
            assert!(found.iter().all(|it| it.ends_with("to come")), "{found:?}");
        }
    }
}
