//! Rules about words for people: they stand in the catalogues, and every one of them is used.

use std::collections::BTreeSet;

use super::tree::{Tree, code_lines};

/// Rooms that speak to people; another room gives codes and data.
const SPEAKING: &[&str] = &["report", "server", "cli"];

/// Written in two halves, so that this file does not break its own rules.
const TABLES: &[&str] =
    &[concat!("[&str", "; 4]"), concat!("[&'static str", "; 4]"), concat!("words", "! {")];

/// Codes of languages as the variants of `Lang`, each where it would begin an arm of a `match`.
const ARMS: &[&str] = &["En", "Fr", "De", "It"];

/// Where the programmer's form of a value is no text for people, and why.
const NOT_FOR_PEOPLE: &[(&str, &str)] = &[
    ("crates/server/src/screen/told.rs", "it is hashed"),
    ("crates/server/src/what_if/page.rs", "settings without words of their own"),
];

/// Parts whose keys are made when the program runs, and the file whose test finds unused ones.
const KEYS_ARE_MADE: &[(&str, &str)] = &[("command", "crates/cli/src/help.rs")];

/// No table of words in several languages, and no choice by language, outside `crates/words`.
pub(super) fn words_stand_in_the_catalogues(tree: &Tree) -> Vec<String> {
    let mut found = Vec::new();
    for (path, number, line) in spoken(tree) {
        let arm = |code: &&str| {
            // A guard that compares is no choice of words.
            let compared = line.contains("= Lang::");
            let end = |sign: &str| !compared && line.contains(&format!("Lang::{code}{sign}"));
            end(" =>") || end(" |") || end(" if ")
        };
        if TABLES.iter().any(|table| line.contains(table)) || ARMS.iter().any(arm) {
            found.push(format!("{path}:{number}: words by language belong in lang/*.ftl"));
        }
    }
    found
}

/// No `Debug` in a text that people read.
pub(super) fn no_debug_text(tree: &Tree) -> Vec<String> {
    let mut found = Vec::new();
    for (path, number, line) in spoken(tree) {
        let known = NOT_FOR_PEOPLE.iter().any(|(file, _)| *file == path);
        let asserts = ["assert", "panic!", "expect("].iter().any(|word| line.contains(word));
        if line.contains(concat!(":", "?}")) && !known && !asserts {
            found.push(format!("{path}:{number}: the programmer's form of a value; find words"));
        }
    }
    found
}

/// Lines of code, not of tests, in rooms that speak to people.
fn spoken(tree: &Tree) -> impl Iterator<Item = (&str, usize, &str)> {
    let speaks = |path: &str| {
        let room = path.strip_prefix("crates/").and_then(|rest| rest.split_once("/src/"));
        room.is_some_and(|(room, file)| SPEAKING.contains(&room) && !file.contains("tests"))
    };
    tree.texts(&[".rs"]).filter(move |(path, _)| speaks(path)).flat_map(|(path, text)| {
        let code = text.find("#[cfg(test)]\nmod ").map_or(text, |tests| &text[..tests]);
        code_lines(code).map(move |(number, line)| (path, number, line))
    })
}

/// Every message of the first catalogue is named somewhere: as a field in Rust or a template, or in
/// quotes where the words of a part are looked up by their key.
pub(super) fn every_message_is_used(tree: &Tree) -> Vec<String> {
    let Some(catalogue) = tree.text("lang/en.ftl") else { return Vec::new() };
    let mut named = BTreeSet::new();
    for (_, text) in tree.texts(&[".rs", ".html", ".js"]) {
        names(text, &mut named);
    }
    let mut found = Vec::new();
    let (mut part, mut above) = ("", "");
    for (number, line) in (1..).zip(catalogue.lines()) {
        // The first line of a comment of a group names the part; the lines below it tell of it.
        if let Some(name) = line.strip_prefix("## ").filter(|_| above.is_empty()) {
            part = name.trim_end_matches(" (by key)");
        }
        above = line;
        if KEYS_ARE_MADE.iter().any(|(made, file)| *made == part && tree.holds(file)) {
            continue;
        }
        let Some((key, _)) = line.split_once(" =") else { continue };
        let Some(field) = key.strip_prefix(part).and_then(|rest| rest.strip_prefix('-')) else {
            continue;
        };
        if !named.contains(&*field.replace('-', "_")) {
            found.push(format!("lang/en.ftl:{number}: nobody says {key}; take it away"));
        }
    }
    found
}

/// Words behind a dot or a quotation mark.
fn names<'a>(text: &'a str, named: &mut BTreeSet<&'a str>) {
    for piece in text.split(['.', '"', '\'', '`']).skip(1) {
        let end = piece.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_');
        named.insert(&piece[..end.unwrap_or(piece.len())]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_and_choices_by_language() {
        for line in [TABLES[0], TABLES[2], "Lang::Fr => 1,", "Lang::De | Lang::It => 2,"] {
            let code = format!("{line}\n");
            assert_eq!(1, found(words_stand_in_the_catalogues, "crates/server/src/a.rs", &code));
            assert_eq!(0, found(words_stand_in_the_catalogues, "crates/words/src/a.rs", &code));
            let tests = format!("#[cfg(test)]\nmod tests {{\n{line}\n}}\n");
            assert_eq!(0, found(words_stand_in_the_catalogues, "crates/server/src/a.rs", &tests));
        }
        for line in ["text(Lang::En)\n", "it if lang != Lang::En => 1,\n"] {
            assert_eq!(0, found(words_stand_in_the_catalogues, "crates/cli/src/a.rs", line));
        }
    }

    #[test]
    fn debug_in_texts() {
        let text = concat!("format!(\"{other:", "?}\")\n");
        assert_eq!(1, found(no_debug_text, "crates/cli/src/a.rs", text));
        assert_eq!(0, found(no_debug_text, "crates/swiss/src/a.rs", text));
        assert_eq!(0, found(no_debug_text, NOT_FOR_PEOPLE[0].0, text));
    }

    #[test]
    fn messages_that_nobody_says() {
        let catalogue = "## round\n## About it.\n\nround-of-results = x\nround-open = y\n\n\
                         ## script (by key)\n\nscript-saved = z\n";
        let of = |code: &str, script: &str| {
            let files = [("lang/en.ftl", catalogue), ("a.rs", code), ("a.js", script)];
            every_message_is_used(&Tree::made_up(&files))
        };
        assert_eq!(0, of("w.of_results, w.open", "word(\"saved\")").len());
        assert_eq!(
            ["lang/en.ftl:5: nobody says round-open; take it away"],
            *of("w.of_results, w.opened", "'saved'")
        );
        assert_eq!(1, of("w.of_results, w.open", "saved").len());
        // Who makes keys has a test of its own; without it they count as unused.
        let (part, file) = KEYS_ARE_MADE[0];
        let made = format!("## {part} (by key)\n\n{part}-pair-round = x\n");
        let with = |path: &str| {
            let files = [("lang/en.ftl", &*made), (path, "")];
            every_message_is_used(&Tree::made_up(&files)).len()
        };
        assert_eq!((0, 1), (with(file), with("a.rs")));
    }

    fn found(rule: fn(&Tree) -> Vec<String>, path: &str, text: &str) -> usize {
        rule(&Tree::made_up(&[(path, text)])).len()
    }
}
