//! How wide a line of Rust is. rustfmt keeps code within `max_width` of rustfmt.toml, but leaves
//! comments and long strings alone; this rule sees them.

use super::tree::Tree;

/// No line is wider than rustfmt.toml says, but for what cannot be broken: a row of a table in a
/// comment, and a raw string, in which a line break would be one more character.
pub(super) fn lines_are_as_wide_as_rustfmt_makes_them(tree: &Tree) -> Vec<String> {
    let Some(most) = tree.text("rustfmt.toml").and_then(max_width) else {
        return vec!["rustfmt.toml: it has no max_width".to_owned()];
    };
    let mut found = Vec::new();
    for (path, text) in tree.texts(&[".rs"]) {
        let mut raw = RawStrings::default();
        for (number, line) in (1..).zip(text.lines()) {
            let unbreakable = is_row_of_table(line) | raw.touch(line);
            let width = line.chars().count();
            if width > most && !unbreakable {
                found.push(format!("{path}:{number}: {width} characters; {most} are the most"));
            }
        }
    }
    found
}

fn max_width(toml: &str) -> Option<usize> {
    let line = toml.lines().find_map(|line| line.strip_prefix("max_width"))?;
    line.trim().strip_prefix('=')?.trim().parse().ok()
}

fn is_row_of_table(line: &str) -> bool {
    let line = line.trim_start();
    let marks = ["/// |", "//! |", "// |"];
    marks.iter().any(|mark| line.starts_with(mark))
}

/// Follows raw strings from line to line.
#[derive(Default)]
struct RawStrings {
    /// What ends the one that is open.
    end: Option<String>,
}

impl RawStrings {
    /// Goes through the next line; whether a raw string stands in it, or a part of one.
    fn touch(&mut self, line: &str) -> bool {
        if line.trim_start().starts_with("//") && self.end.is_none() {
            return false;
        }
        let mut touched = self.end.is_some();
        let mut rest = line;
        loop {
            if let Some(end) = &self.end {
                let Some(at) = rest.find(end.as_str()) else { return touched };
                rest = &rest[at + end.len()..];
                self.end = None;
            }
            let Some((hashes, behind)) = opening(rest) else { return touched };
            self.end = Some(format!("\"{}", "#".repeat(hashes)));
            rest = behind;
            touched = true;
        }
    }
}

/// The first raw string that begins in a text: the number of its hashes, and what is behind its
/// quote.
fn opening(text: &str) -> Option<(usize, &str)> {
    text.match_indices('r').find_map(|(at, _)| {
        let of_a_name = |it: char| it.is_alphanumeric() || it == '_';
        let begins = !text[..at].trim_end_matches('b').ends_with(of_a_name);
        let behind = &text[at + 1..];
        let quote = behind.trim_start_matches('#');
        let hashes = behind.len() - quote.len();
        let inside = quote.strip_prefix('"').filter(|_| begins)?;
        Some((hashes, inside))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: usize) {
        let tree = Tree::made_up(&[("rustfmt.toml", "max_width = 20\n"), ("a.rs", text)]);
        assert_eq!(expected, lines_are_as_wide_as_rustfmt_makes_them(&tree).len(), "{text}");
    }

    #[test]
    fn wide_lines_are_found_and_what_cannot_be_broken_is_not() {
        check("// twenty characters\n", 0);
        check("// twenty-one letters.\n", 1);
        check("let text = \"a string that is wide\";\n", 1);
        check("/// | a row | of a table |\n", 0);
        check("let text = r#\"a raw string that is wide\"#;\n", 0);
        check("let raw = r\"begins\nand goes on for a long line\nends\";\n", 0);
        check("let raw = r\"begins\nends\";\nlet far = \"a string that is wide\";\n", 1);
        // Widths are counted in characters.
        check("// ääääääääääääääääää\n", 1);
        check("// äääääääääääääääää\n", 0);
    }
}
