//! No English sentence in a string of a room whose words stand in the catalogues.
//!
//! What counts as a sentence is simple: three plain words in small letters one after another.
//! Names of options, formats and columns, and codes, are shorter.

use super::tree::Tree;

/// Folders in which the rule holds: every room but `testkit`, whose words only programmers read.
const FOLDERS: &[&str] = &[
    "crates/cli/src/",
    "crates/desk/src/",
    "crates/formats/src/",
    "crates/lists/src/",
    "crates/matching/src/",
    "crates/model/src/",
    "crates/office/src/",
    "crates/plan/src/",
    "crates/rating/src/",
    "crates/report/src/",
    "crates/schedule/src/",
    "crates/server/src/",
    "crates/simulate/src/",
    "crates/standings/src/",
    "crates/store/src/",
    "crates/swiss/src/",
    "crates/words/src/",
];

/// Files and folders below them in which strings may be English, and why.
const EXCEPTED: &[(&str, &str)] = &[
    ("crates/cli/src/dropin/", "programs read it, in the words of other engines"),
    ("crates/cli/src/examples.rs", "commands to be typed, which are the same in each language"),
    ("crates/cli/src/help/mistakes.rs", "parts of clap's sentences, by which they are known"),
    ("crates/desk/src/demo.rs", "names and remarks of invented people"),
    ("crates/desk/src/fold/", "lines of report files, which a journal must fold to for ever"),
    ("crates/formats/src/json/complaint.rs", "parts of serde's sentences, by which they are known"),
    ("crates/formats/src/json/values.rs", "the documentation that a macro writes"),
    ("crates/formats/src/trf/loss.rs", "for programmers; people are told by `report::losses`"),
    ("crates/formats/src/trf/write/", "names by which `report::losses` finds the words"),
    ("crates/lists/src/entering/marks.rs", "words of lists in many languages, to be recognised"),
    ("crates/lists/src/national/heads.rs", "heads of tables in many languages, to be recognised"),
    ("crates/model/src/federation.rs", "names of federations, by which they are recognised"),
    ("crates/model/src/system.rs", "what the compiler says of rows out of order"),
    ("crates/model/src/score.rs", "for programmers; whoever reads points says it in words"),
    ("crates/rating/src/federation/mod.rs", "names of columns in a test"),
    ("crates/report/src/losses.rs", "names by which the words are found"),
    ("crates/schedule/src/check/", "what tests are told of a schedule that is wrong"),
    ("crates/server/src/assets.rs", "a file that no page asks for"),
    ("crates/server/src/door.rs", "ends a connection, and nobody reads it"),
    ("crates/server/src/error.rs", "the reference of the interface, which is English"),
    ("crates/server/src/reference/", "the reference of the interface, which is English"),
    ("crates/server/src/routes/", "the reference of the interface, which is English"),
    ("crates/simulate/src/needs.rs", "the name of a stream of random numbers"),
    ("crates/simulate/src/plan.rs", "names of streams of random numbers; other names draw others"),
    ("crates/schedule/src/molter/", "the name of a stream of random numbers"),
    ("crates/standings/src/grammar/families.rs", "rows of the old book, by its own names"),
    ("crates/store/src/people.rs", "SQL"),
    ("crates/store/src/tables.rs", "SQL"),
    ("crates/swiss/src/dubov_1997/articles.rs", "the name of an article"),
    ("crates/swiss/src/legality.rs", "for programmers; the command line has the words"),
    ("crates/swiss/src/pairing.rs", "for programmers; people are told by `report::explain`"),
    ("crates/swiss/src/system.rs", "for programmers; the command line has the words"),
];

/// What only programmers read stands behind one of these in its line.
const FOR_PROGRAMMERS: &[&str] = &["expect(", "panic!(", "unreachable!(", "assert", "reason = "];

/// How many plain words one after another make a sentence.
const WORDS: usize = 3;

/// Strings that speak to people stand in the catalogues.
pub(super) fn sentences_stand_in_the_catalogues(tree: &Tree) -> Vec<String> {
    let mut found = Vec::new();
    for (path, text) in tree.texts(&[".rs"]) {
        let under = FOLDERS.iter().any(|folder| path.starts_with(folder));
        let excepted = EXCEPTED.iter().any(|(file, _)| path.starts_with(file));
        if !under || excepted || path.contains("/tests") {
            continue;
        }
        let code = text.find("#[cfg(test)]\nmod ").map_or(text, |tests| &text[..tests]);
        for (number, literal) in literals(code) {
            if is_sentence(&literal) {
                let start: String = literal.chars().take(40).collect();
                let told = "a sentence belongs in lang/*.ftl";
                found.push(format!("{path}:{number}: {told}: \"{start}\""));
            }
        }
    }
    found
}

/// Whether there are so many plain words in a row. What is filled in is no word.
fn is_sentence(literal: &str) -> bool {
    let plain = |word: &str| {
        let word = word.trim_end_matches([',', '.', ';', ':', '\'']);
        !word.is_empty() && word.chars().all(|sign| sign.is_ascii_lowercase() || sign == '\'')
    };
    let mut row = 0;
    literal.split_whitespace().any(|word| {
        row = if plain(word) { row + 1 } else { 0 };
        row >= WORDS
    })
}

/// Every string of the code with its line, but for those that only programmers read.
fn literals(code: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let (mut number, mut line_start, mut at) = (1, 0, 0);
    while let Some(sign) = code[at..].chars().next() {
        let rest = &code[at..];
        let length = match sign {
            '\n' => {
                (number, line_start) = (number + 1, at + 1);
                1
            }
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '\'' => character(rest),
            'r' if rest.starts_with("r\"") || rest.starts_with("r#\"") => raw(rest),
            '"' => {
                let length = string(rest);
                let before = &code[line_start..at];
                if !FOR_PROGRAMMERS.iter().any(|mark| before.contains(mark)) {
                    let text = rest[1..length - 1].replace("\\n", " ").replace("\\\n", " ");
                    found.push((number, text));
                }
                length
            }
            _ => sign.len_utf8(),
        };
        if sign == '"' || sign == 'r' {
            number += rest[..length].matches('\n').count();
            line_start = rest[..length].rfind('\n').map_or(line_start, |last| at + last + 1);
        }
        at += length;
    }
    found
}

/// The length of a string with its quotation marks.
fn string(rest: &str) -> usize {
    let mut escaped = false;
    let end = rest.char_indices().skip(1).find(|(_, sign)| {
        let ends = *sign == '"' && !escaped;
        escaped = *sign == '\\' && !escaped;
        ends
    });
    end.map_or(rest.len(), |(place, _)| place + 1)
}

/// The length of a raw string; they hold code and data, and are passed over.
fn raw(rest: &str) -> usize {
    let close = if rest.starts_with("r#") { "\"#" } else { "\"" };
    let open = close.len() + 1;
    rest[open..].find(close).map_or(rest.len(), |end| open + end + close.len())
}

/// The length of a character, or of the mark of a lifetime.
fn character(rest: &str) -> usize {
    let mut signs = rest.char_indices().skip(1);
    match (signs.next(), signs.next()) {
        (Some((_, '\\')), Some((place, sign))) => {
            let from = place + sign.len_utf8();
            rest[from..].find('\'').map_or(1, |end| from + end + 1)
        }
        (Some(_), Some((place, '\''))) => place + 1,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_are_found_with_their_line() {
        for (code, expected) in [
            ("let a = 1;\nsay(\"there is no file {name}\");", Some(2)),
            ("say(\n    \"{name} may not \\\n     be read\",\n);", Some(2)),
            ("say(\"{name}: {why}\")", None),
            ("say(\"--to trf26 or --to json\")", None),
            ("let quote = '\"'; // there is no file", None),
            ("it.expect(\"a list has always one\")", None),
            ("#[expect(lint, reason = \"it is plain so\")]", None),
            ("say(r#\"there is no file\"#)", None),
            ("fn a<'a>(it: &'a str) { say(\"what is this\") }", Some(1)),
            ("#[cfg(test)]\nmod tests { say(\"what is this\") }", None),
        ] {
            let found =
                sentences_stand_in_the_catalogues(&Tree::made_up(&[("crates/cli/src/a.rs", code)]));
            let start = expected.map(|line| format!("crates/cli/src/a.rs:{line}: "));
            match start {
                Some(start) => assert!(found.iter().all(|it| it.starts_with(&start)), "{found:?}"),
                None => assert_eq!(Vec::<String>::new(), found, "{code}"),
            }
            assert_eq!(usize::from(expected.is_some()), found.len(), "{code}");
        }
    }

    #[test]
    fn only_where_the_rule_holds() {
        let code = "say(\"there is no file\")";
        for path in ["crates/testkit/src/a.rs", EXCEPTED[1].0, "crates/cli/src/dropin/a.rs"] {
            let tree = Tree::made_up(&[(path, code)]);
            assert_eq!(0, sentences_stand_in_the_catalogues(&tree).len(), "{path}");
        }
    }
}
