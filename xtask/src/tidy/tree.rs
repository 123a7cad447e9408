//! The files of the workspace, read once; tests make them up.

use std::fs;
use std::path::Path;

/// One file, by its path from the root with `/` between the parts.
pub(super) struct File {
    pub(super) path: String,
    pub(super) size: u64,
    /// The content if it is text; a picture or an archive has none.
    pub(super) text: Option<String>,
}

/// All files that belong to the workspace, in the order of their paths.
pub(super) struct Tree {
    pub(super) files: Vec<File>,
}

/// Folders that hold nothing of ours.
const PASSED_OVER: &[&str] = &[".git", "target", "node_modules"];

impl Tree {
    /// Reads everything below `root`.
    pub(super) fn of_folder(root: &Path) -> Result<Tree, String> {
        let mut files = Vec::new();
        read_folder(root, "", &mut files)
            .map_err(|error| format!("cannot read below {}: {error}", root.display()))?;
        files.sort_by(|one: &File, other| one.path.cmp(&other.path));
        Ok(Tree { files })
    }

    /// A made-up tree of path and content.
    #[cfg(test)]
    pub(super) fn made_up(files: &[(&str, &str)]) -> Tree {
        let file = |&(path, text): &(&str, &str)| File {
            path: path.to_owned(),
            size: text.len() as u64,
            text: Some(text.to_owned()),
        };
        Tree { files: files.iter().map(file).collect() }
    }

    /// The content of one text file.
    pub(super) fn text(&self, path: &str) -> Option<&str> {
        self.files.iter().find(|file| file.path == path)?.text.as_deref()
    }

    /// Path and content of each text file whose path ends in one of `endings`.
    pub(super) fn texts<'a>(
        &'a self,
        endings: &'a [&str],
    ) -> impl Iterator<Item = (&'a str, &'a str)> {
        let wanted = |file: &&File| endings.iter().any(|ending| file.path.ends_with(ending));
        self.files
            .iter()
            .filter(wanted)
            .filter_map(|file| Some((file.path.as_str(), file.text.as_deref()?)))
    }

    /// Whether there is such a file, or a folder with a file below it.
    pub(super) fn holds(&self, path: &str) -> bool {
        let path = path.trim_end_matches('/');
        self.files.iter().any(|file| {
            file.path
                .strip_prefix(path)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        })
    }

    /// Names of the rooms: folders below `crates` that have a `Cargo.toml`.
    pub(super) fn rooms(&self) -> impl Iterator<Item = &str> {
        self.files.iter().filter_map(|file| {
            let name = file.path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml")?;
            (!name.contains('/')).then_some(name)
        })
    }
}

fn read_folder(folder: &Path, prefix: &str, files: &mut Vec<File>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        let kind = entry.file_type()?;
        if kind.is_dir() && !PASSED_OVER.contains(&name.as_str()) {
            read_folder(&entry.path(), &format!("{path}/"), files)?;
        } else if kind.is_file() {
            let bytes = fs::read(entry.path())?;
            let size = bytes.len() as u64;
            files.push(File { path, size, text: String::from_utf8(bytes).ok() });
        }
    }
    Ok(())
}

/// Lines of Rust that are not comments, counted from 1.
pub(super) fn code_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines()).filter(|(_, line)| !line.trim_start().starts_with("//"))
}

/// Whether `line` has `word` as a whole word.
pub(super) fn has_word(line: &str, word: &str) -> bool {
    line.split(|character: char| !character.is_alphanumeric() && character != '_')
        .any(|part| part == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_folders_and_rooms_are_found() {
        let tree = Tree::made_up(&[
            ("crates/model/Cargo.toml", ""),
            ("crates/model/src/lib.rs", ""),
            ("crates/model/fuzz/Cargo.toml", ""),
            ("README.md", ""),
        ]);
        assert_eq!(vec!["model"], tree.rooms().collect::<Vec<_>>());
        assert!(
            tree.holds("crates/model") && tree.holds("crates/model/") && tree.holds("README.md")
        );
        assert!(!tree.holds("crates/mod") && !tree.holds("crates/swiss"));
    }

    #[test]
    fn comments_are_no_code_and_words_are_whole() {
        let lines: Vec<_> = code_lines("// f64\n  //! f64\nlet x = 1; // f64\n").collect();
        assert_eq!(vec![(3, "let x = 1; // f64")], lines);
        assert!(has_word("a: f64,", "f64") && !has_word("a: my_f64", "f64"));
    }
}
