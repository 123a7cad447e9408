//! A story for a terminal or a plain file: sentences are wrapped, steps are numbered, the article
//! stands beside the name of each.

use unicode_width::UnicodeWidthStr;

use super::{Part, Story};
use crate::text;

/// Columns of a line.
const WIDTH: usize = 96;
/// Where the words of a step begin.
const MARGIN: usize = 5;
/// Where the article of a step begins.
const ARTICLES: usize = 26;

/// The whole story.
pub fn text(story: &Story) -> String {
    let mut lines = vec![story.title.clone(), String::new()];
    lines.extend(wrapped(&story.short.join(" "), 0));
    if !story.steps.is_empty() {
        lines.push(String::new());
    }
    for (number, part) in (1..).zip(&story.steps) {
        lines.extend(step(number, part));
    }
    let mut page = lines.join("\n") + "\n";
    for table in &story.tables {
        page.push('\n');
        page += &text::table(table);
    }
    page
}

fn step(number: usize, part: &Part) -> Vec<String> {
    let head = format!("{number:>3}. {}", part.name);
    let gap = " ".repeat(ARTICLES.saturating_sub(head.width()).max(2));
    let mut lines = vec![format!("{head}{gap}{}", part.article).trim_end().to_owned()];
    lines.extend(part.lines.iter().flat_map(|line| wrapped(line, MARGIN)));
    lines
}

/// A paragraph in lines of a width, all of them so far from the margin.
fn wrapped(paragraph: &str, margin: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for word in paragraph.split_whitespace() {
        if !line.is_empty() && margin + line.width() + 1 + word.width() > WIDTH {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line += word;
    }
    lines.push(line);
    lines.into_iter().map(|line| format!("{}{line}", " ".repeat(margin))).collect()
}
