//! `cargo xtask tidy`: the house rules that a program can check.
//!
//! Each rule is a small function from a [`Tree`] (and, where needed, what Cargo knows) to a list of
//! findings. It runs as a test too, so that plain `cargo test` sees it.
//!
//! | Rules about | look in |
//! |---|---|
//! | who may use whom, charters, lints, what a room must not contain | [`rooms`] |
//! | length, blanks, unfinished marks, paths, size | [`text`] |
//! | how wide a line of Rust is | [`width`] |
//! | words for people: in the catalogues, used, not in the programmer's form | [`words`] |
//! | sentences in strings | [`sentences`] |
//! | what the documents mention | [`documents`] |
//! | articles of old books that cannot be looked up | [`citations`] |
//! | a `match` that answers for values to come | [`wildcards`] |

mod citations;
mod documents;
mod rooms;
mod sentences;
mod text;
mod tree;
mod width;
mod wildcards;
mod words;

use serde_json::Value;
use tree::Tree;

use crate::workspace;

/// Runs every rule on the workspace; the error lists what was found.
pub(crate) fn run() -> Result<(), String> {
    let tree = Tree::of_folder(&workspace::root())?;
    let findings = findings(&tree, &workspace::metadata()?);
    if findings.is_empty() {
        println!("{} files are tidy", tree.files.len());
        return Ok(());
    }
    Err(format!("{}\n{} findings", findings.join("\n"), findings.len()))
}

fn findings(tree: &Tree, metadata: &Value) -> Vec<String> {
    let mut found = Vec::new();
    found.extend(rooms::dependencies(metadata));
    for rule in RULES {
        found.extend(rule(tree));
    }
    found
}

/// A house rule. To add one, write the function with its test and add it here.
type Rule = fn(&Tree) -> Vec<String>;

const RULES: &[Rule] = &[
    rooms::charters,
    rooms::denied_lints,
    rooms::no_unsafe_code,
    rooms::no_floats,
    rooms::no_clock,
    rooms::model_has_no_serde,
    rooms::sql_only_in_store,
    text::long_files_have_a_reason,
    text::no_tabs_or_trailing_blanks,
    width::lines_are_as_wide_as_rustfmt_makes_them,
    text::nothing_unfinished,
    text::no_paths_of_a_machine,
    text::no_large_files,
    text::no_forgotten_snapshots,
    words::words_stand_in_the_catalogues,
    words::no_debug_text,
    words::every_message_is_used,
    sentences::sentences_stand_in_the_catalogues,
    documents::mention_only_what_exists,
    citations::can_be_looked_up,
    wildcards::no_wildcard_over_what_grows,
];

#[cfg(test)]
mod tests {
    #[test]
    fn the_workspace_is_tidy() {
        if let Err(findings) = super::run() {
            panic!("{findings}");
        }
    }
}
