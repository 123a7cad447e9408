//! Every article of an old book that is cited can be looked up in `docs/rules`.

use super::tree::Tree;

/// The books, as they are cited; the page that explains each has the same name.
const BOOKS: &[&str] = &["dutch-1992", "dutch-2010", "dubov-1997", "ssb-course"];

/// Findings for each citation whose article has no line on the page of its book. Tests may cite
/// what does not exist.
pub(super) fn can_be_looked_up(tree: &Tree) -> Vec<String> {
    let mut found = Vec::new();
    for (path, text) in tree.texts(&[".rs", ".md", ".html", ".ftl"]).filter(|it| !is_test(it.0)) {
        for (number, line) in (1..).zip(text.lines()) {
            if line.trim_start().starts_with("#[cfg(test)]") {
                break;
            }
            for (page, article) in citations(line) {
                if !explains(tree.text(&page).unwrap_or_default(), article) {
                    found.push(format!("{path}:{number}: {article} has no line in {page}"));
                }
            }
        }
    }
    found
}

fn is_test(path: &str) -> bool {
    path.contains("/tests/") || path.ends_with("tests.rs")
}

/// The citations in a line: the page of the book, and the article.
fn citations(line: &str) -> impl Iterator<Item = (String, &str)> {
    let lower = line.to_ascii_lowercase();
    BOOKS.iter().flat_map(move |page| {
        let prefix = format!("{page}:");
        let ends: Vec<usize> =
            lower.match_indices(&prefix).map(|(start, _)| start + prefix.len()).collect();
        ends.into_iter().filter_map(move |end| {
            let article = article(&line[end..]);
            (!article.is_empty()).then(|| (format!("docs/rules/{page}.md"), article))
        })
    })
}

/// The article at the beginning of a text: letters, digits and full stops between them.
fn article(text: &str) -> &str {
    let is_inside = |letter: char| letter.is_ascii_alphanumeric() || letter == '.';
    let end = text.find(|letter| !is_inside(letter)).unwrap_or(text.len());
    text[..end].trim_end_matches('.')
}

/// Whether a page has a row for the article, or for the one of which it is a lettered part: `C10.a`
/// and `B1b` stand in the rows of `C10` and `B1`.
fn explains(page: &str, article: &str) -> bool {
    let whole = article.split(|letter: char| letter.is_ascii_lowercase()).next();
    let whole = whole.unwrap_or_default().trim_end_matches('.');
    let has_row = |wanted: &str| {
        let first_cell =
            |line: &str| Some(line.strip_prefix('|')?.split('|').next()?.trim() == wanted);
        page.lines().any(|line| first_cell(line) == Some(true))
    };
    has_row(article) || has_row(whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_without_a_line_are_found() {
        check("crates/swiss/src/lib.rs", "// (dutch-1992:C8), dutch-1992:B1b. dutch-1992:C8.", 0);
        check("crates/swiss/src/lib.rs", "\"dutch-1992:C9\"", 1);
        check("crates/swiss/src/lib.rs", "\"dutch-1992:C1\"", 1); // not a part of C10
        check("crates/swiss/src/lib.rs", "\"dutch-2010:C8\"", 1); // another book
        check("crates/swiss/src/lib.rs", "format!(\"dutch-1992:{article}\")", 0);
        check("docs/journal.md", "see `dutch-1992:C9`", 1);
    }

    #[test]
    fn tests_may_cite_what_does_not_exist() {
        check("crates/swiss/src/dutch_1992/tests.rs", "\"dutch-1992:Z9\"", 0);
        check("crates/swiss/tests/it/main.rs", "\"dutch-1992:Z9\"", 0);
        check("crates/swiss/src/lib.rs", "#[cfg(test)]\nmod tests { \"dutch-1992:Z9\" }", 0);
    }

    #[track_caller]
    fn check(path: &str, text: &str, expected: usize) {
        let page = (
            "docs/rules/dutch-1992.md",
            "| Article | x |\n|---|---|\n| B1 | |\n| C8 | |\n| C10 | |",
        );
        let found = can_be_looked_up(&Tree::made_up(&[page, (path, text)]));
        assert_eq!(expected, found.len(), "{text:?}: {found:?}");
    }
}
