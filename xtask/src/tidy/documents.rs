//! The documents mention only files that exist.

use super::tree::Tree;

/// A name in code marks is taken for a path of the workspace if it begins with one of these.
const FOLDERS: &[&str] = &[".cargo/", ".ci/", "cases/", "crates/", "docs/", "examples/", "xtask/"];

/// Every path of the workspace in code marks, and every link to a file, leads somewhere.
pub(super) fn mention_only_what_exists(tree: &Tree) -> Vec<String> {
    let mut found = Vec::new();
    for (path, text) in tree.texts(&[".md"]) {
        for (number, line) in prose(text) {
            let paths = code_spans(line).filter(|span| is_path(span)).map(str::to_owned);
            let links = links(line).map(|link| beside(path, link));
            for mentioned in paths.chain(links).filter(|mentioned| !tree.holds(mentioned)) {
                found.push(format!("{path}:{number}: {mentioned} does not exist"));
            }
        }
    }
    found
}

/// Lines outside fenced blocks, counted from 1.
fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut fenced = false;
    (1..).zip(text.lines()).filter(move |(_, line)| {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        !fenced && !fence
    })
}

/// What stands between code marks: every second part of a line.
fn code_spans(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

/// Whether a name is a path of the workspace and not a pattern for several.
fn is_path(span: &str) -> bool {
    let pattern = span.contains([' ', '*', '<', '{', '…']) || span.contains("NAME");
    let capital = span.starts_with(|first: char| first.is_ascii_uppercase());
    let top_level = capital && span.strip_suffix(".md").is_some_and(|stem| !stem.contains('/'));
    !pattern && (top_level || FOLDERS.iter().any(|folder| span.starts_with(folder)))
}

/// Targets of Markdown links that are files, not addresses or headings.
fn links(line: &str) -> impl Iterator<Item = &str> {
    line.split("](")
        .skip(1)
        .filter_map(|rest| rest.split(')').next())
        .map(|link| link.split('#').next().unwrap_or(link))
        .filter(|link| !link.is_empty() && !link.contains(':'))
}

/// The path that `link` means in the document at `path`.
fn beside(path: &str, link: &str) -> String {
    let mut parts: Vec<&str> = path.split('/').collect();
    parts.pop();
    for part in link.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_mentioned_must_exist() {
        check("README.md", "see `crates/model/src/lib.rs` and `crates/model`", 0);
        check("README.md", "see `crates/modle/src/lib.rs`", 1);
        check("README.md", "see `README.md` and `MISSING.md`", 1);
        check("README.md", "rooms are `crates/*` and `crates/NAME/src`", 0); // patterns
        check("README.md", "`cargo xtask test` and `target/soak`", 0); // no paths of ours
        check("README.md", "[a](crates/model) [b](https://example.org/x) [c](#top)", 0);
        check("README.md", "[a](crates/nowhere)", 1);
        check("docs/guide.md", "[a](../README.md#start) [b](./guide.md)", 0);
        check("docs/guide.md", "[a](README.md)", 1);
        check("README.md", "```\n`crates/nowhere`\n```\n`crates/nowhere`", 1);
    }

    #[track_caller]
    fn check(path: &str, text: &str, expected: usize) {
        let mut files = vec![("README.md", ""), ("crates/model/src/lib.rs", "")];
        files.retain(|(known, _)| *known != path);
        files.push((path, text));
        let found = mention_only_what_exists(&Tree::made_up(&files));
        assert_eq!(expected, found.len(), "{text:?}: {found:?}");
    }
}
