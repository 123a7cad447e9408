//! Rules about the text of files: length, blanks, unfinished marks, paths, size.

use super::tree::Tree;

/// Above this a file is two chapters in one, or says why not.
const LONG: usize = 600;

/// The reason stands near the top, where a reader of a long file begins.
const TOP: usize = 40;

const LARGEST: u64 = 2 * 1024 * 1024;

/// Written in two halves, so that this file does not break its own rules.
const UNFINISHED: &[&str] = &[
    concat!("to", "do!"),
    concat!("unimple", "mented!"),
    concat!("db", "g!"),
    concat!("#[ig", "nore"),
];
const MACHINE_PATHS: &[&str] =
    &[concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/ho", "me/")];

/// Files that people write by hand; data files may need their blanks.
const WRITTEN_BY_HAND: &[&str] =
    &[".rs", ".toml", ".md", ".js", ".css", ".html", ".sql", ".yml", ".sh", ".ci/run"];

/// A long file carries a line `// Long because: …` near its top.
pub(super) fn long_files_have_a_reason(tree: &Tree) -> Vec<String> {
    let mut found = Vec::new();
    for (path, text) in tree.texts(&[".rs"]) {
        let lines = text.lines().count();
        let reason = text.lines().take(TOP).any(|line| line.starts_with("// Long because: "));
        if lines > LONG && !reason {
            found.push(format!("{path}: {lines} lines; split it, or say why (// Long because: …)"));
        }
    }
    found
}

/// No tabs, no blanks at the end of a line, and a line break at the end of the file.
pub(super) fn no_tabs_or_trailing_blanks(tree: &Tree) -> Vec<String> {
    let mut found = Vec::new();
    for (path, text) in tree.texts(WRITTEN_BY_HAND) {
        for (number, line) in (1..).zip(text.split('\n')) {
            if line.contains('\t') {
                found.push(format!("{path}:{number}: a tab; use blanks"));
            }
            if line.ends_with([' ', '\r']) {
                found.push(format!("{path}:{number}: a blank or carriage return ends the line"));
            }
        }
        if !text.is_empty() && !text.ends_with('\n') {
            found.push(format!("{path}: the last line has no end"));
        }
    }
    found
}

/// Nothing unfinished, nothing left over from a hunt, no test that is never run.
pub(super) fn nothing_unfinished(tree: &Tree) -> Vec<String> {
    lines_with(tree, &[".rs"], UNFINISHED)
}

/// No path that exists on one machine only.
pub(super) fn no_paths_of_a_machine(tree: &Tree) -> Vec<String> {
    lines_with(tree, &[""], MACHINE_PATHS)
}

fn lines_with(tree: &Tree, endings: &[&str], words: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for (path, text) in tree.texts(endings) {
        for (number, line) in (1..).zip(text.lines()) {
            for word in words.iter().filter(|word| line.contains(**word)) {
                found.push(format!("{path}:{number}: {word} has no place here"));
            }
        }
    }
    found
}

/// A clone stays quick.
pub(super) fn no_large_files(tree: &Tree) -> Vec<String> {
    let large = tree.files.iter().filter(|file| file.size > LARGEST);
    large.map(|file| format!("{}: {} bytes; the limit is 2 MB", file.path, file.size)).collect()
}

/// A snapshot that waits for review is a test that fails on the next machine.
pub(super) fn no_forgotten_snapshots(tree: &Tree) -> Vec<String> {
    let waiting = |path: &str| path.ends_with(".snap.new") || path.ends_with(".pending-snap");
    let files = tree.files.iter().filter(|file| waiting(&file.path));
    files.map(|file| format!("{}: accept or delete this snapshot", file.path)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tree::File;
    use super::*;

    #[test]
    fn long_files() {
        let long = "x\n".repeat(LONG + 1);
        let reason = "// Long because: one table of the standard\n";
        check(long_files_have_a_reason, "a.rs", &"x\n".repeat(LONG), 0);
        check(long_files_have_a_reason, "a.rs", &long, 1);
        check(long_files_have_a_reason, "a.rs", &format!("{reason}{long}"), 0);
        check(long_files_have_a_reason, "a.rs", &format!("{long}{reason}"), 1);
        check(long_files_have_a_reason, "a.trf", &long, 0);
    }

    #[test]
    fn tabs_and_blanks() {
        check(no_tabs_or_trailing_blanks, "a.rs", "fine\n", 0);
        check(no_tabs_or_trailing_blanks, "a.rs", "\tx\ny \nz\r\n", 3);
        check(no_tabs_or_trailing_blanks, "a.md", "no end", 1);
        check(no_tabs_or_trailing_blanks, ".ci/run", "x \n", 1);
        check(no_tabs_or_trailing_blanks, "a.trf", "001 \n", 0);
    }

    #[test]
    fn unfinished_marks_and_paths() {
        for word in UNFINISHED {
            check(nothing_unfinished, "a.rs", word, 1);
            check(nothing_unfinished, "a.md", word, 0);
        }
        for path in MACHINE_PATHS {
            check(no_paths_of_a_machine, "a.md", &format!("see {path}x"), 1);
            check(no_paths_of_a_machine, "a.trf", path, 1);
        }
        check(no_paths_of_a_machine, "a.md", "homework/route", 0);
    }

    #[test]
    fn forgotten_snapshots() {
        check(no_forgotten_snapshots, "tests/it/snapshots/a.snap", "", 0);
        check(no_forgotten_snapshots, "tests/it/snapshots/a.snap.new", "", 1);
        check(no_forgotten_snapshots, "src/.lib.rs.pending-snap", "", 1);
    }

    #[test]
    fn large_files() {
        let tree = |size| Tree { files: vec![File { path: "a.bin".to_owned(), size, text: None }] };
        assert_eq!(0, no_large_files(&tree(LARGEST)).len());
        assert_eq!(1, no_large_files(&tree(LARGEST + 1)).len());
    }

    #[track_caller]
    fn check(rule: fn(&Tree) -> Vec<String>, path: &str, text: &str, expected: usize) {
        let found = rule(&Tree::made_up(&[(path, text)]));
        assert_eq!(expected, found.len(), "{path} {text:?}: {found:?}");
    }
}
