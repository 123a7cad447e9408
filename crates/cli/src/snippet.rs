//! A line of a file with a caret under the column that matters.

use std::fmt::Write;

use anstyle::{AnsiColor, Style};
use ronde_formats::{Problem, Severity};
use ronde_report::problems;
use ronde_words::{Lang, ProblemWords, fill};
use unicode_width::UnicodeWidthChar;

use crate::load::{Loaded, Origin};

/// Cells of the terminal that a line may take; longer ones are cut around the caret.
const ROOM: usize = 100;
const FRAME: Style = AnsiColor::Blue.on_default();
const CARET: Style = AnsiColor::Red.on_default().bold();

/// One problem in full: what, where, the line itself, what was assumed, how to mend it.
pub(crate) fn problem(loaded: &Loaded, problem: &Problem, lang: Lang) -> String {
    let (w, told) = (ProblemWords::of(lang), problems::told(problem, lang));
    let style = style(problem.severity());
    let word = word(problem.severity(), lang);
    let mut text = format!("{style}{word}:{style:#} {}\n", told.message);
    let place = match (problem.line, problem.column) {
        (0, _) => loaded.name.clone(),
        (line, 0) => fill!(w.at_line, name = loaded.name, line = line),
        (line, column) => fill!(w.at_column, name = loaded.name, line = line, column = column),
    };
    writeln!(text, "  {FRAME}{}{FRAME:#} {place}", w.in_file).ok();
    if let Origin::Trf { bytes, .. } | Origin::Foreign { bytes, member: None, .. } = &loaded.origin
        && problem.line > 0
        && let Some(line) = ronde_formats::trf::source_line(bytes, problem.line)
    {
        text.push_str(&show(problem.line, &line, problem.column, problem.width));
    }
    if let Some(assumed) = told.assumed {
        writeln!(text, "  {FRAME}{}{FRAME:#} {assumed}", w.assumed).ok();
    }
    writeln!(text, "  {FRAME}{}{FRAME:#} {}", w.to_mend, told.mend).ok();
    text
}

/// The word for a severity.
pub(crate) fn word(severity: Severity, lang: Lang) -> &'static str {
    let w = ProblemWords::of(lang);
    match severity {
        Severity::Error => w.error,
        Severity::Warning => w.warning,
        Severity::Note => w.note,
    }
}

fn style(severity: Severity) -> Style {
    match severity {
        Severity::Error => AnsiColor::Red.on_default().bold(),
        Severity::Warning => AnsiColor::Yellow.on_default().bold(),
        Severity::Note => AnsiColor::Cyan.on_default().bold(),
    }
}

/// The line with its number, and carets under so many characters from the column. Column 0 is the
/// line as a whole.
pub(crate) fn show(number: usize, line: &str, column: usize, width: usize) -> String {
    let (shown, carets) = cut(line, column, width);
    let label = number.to_string();
    let blank = " ".repeat(label.len());
    let mut text = format!("  {FRAME}{label} |{FRAME:#} {shown}\n");
    if !carets.is_empty() {
        writeln!(text, "  {FRAME}{blank} |{FRAME:#} {CARET}{carets}{CARET:#}").ok();
    }
    text
}

/// The part of the line that fits, and what stands under it.
fn cut(line: &str, column: usize, width: usize) -> (String, String) {
    let cells: Vec<(char, usize)> = line.trim_end().chars().map(visible).collect();
    let first = column.saturating_sub(1);
    let start = window_start(&cells, first);
    let mut shown = String::new();
    let mut room = ROOM;
    for (character, cell) in &cells[start..] {
        if *cell > room {
            shown.push('…');
            break;
        }
        room -= cell;
        shown.push(*character);
    }
    let lead = if start > 0 { "…" } else { "" };
    (
        format!("{lead}{shown}"),
        if column == 0 { String::new() } else { carets(&cells, start, first, width) },
    )
}

/// What is shown for a character, and how many cells it takes. What would upset a terminal is shown
/// as a dot; a character without width of its own stays with the one before.
fn visible(character: char) -> (char, usize) {
    match character.width() {
        Some(width) if !is_unsettling(character) => (character, width),
        _ => ('·', 1),
    }
}

/// Marks that turn the direction of writing would move the caret away from its character.
fn is_unsettling(character: char) -> bool {
    matches!(character, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
        || character.is_control()
}

/// Where to begin so that the caret is seen, with some of what stands before it.
fn window_start(cells: &[(char, usize)], first: usize) -> usize {
    let total: usize = cells.iter().map(|(_, cell)| cell).sum();
    if total <= ROOM {
        return 0;
    }
    let mut room = ROOM * 2 / 3;
    let mut start = first.min(cells.len());
    while start > 0 && room >= cells[start - 1].1 {
        start -= 1;
        room -= cells[start].1;
    }
    start
}

fn carets(cells: &[(char, usize)], start: usize, first: usize, width: usize) -> String {
    let cell = |index: usize| cells.get(index).map_or(1, |(_, cell)| *cell);
    let lead = usize::from(start > 0);
    // Beyond the end of the line the caret stands where the character is missing.
    let before: usize = (start..first).map(cell).sum::<usize>() + lead;
    let under: usize = (first..first + width.max(1)).map(cell).sum();
    format!("{}{}", " ".repeat(before), "^".repeat(under.clamp(1, ROOM)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_caret_stands_under_its_character() {
        check("001    1 x", 10, 1, "001    1 x", "         ^");
        check("Müller, Jürgen", 9, 6, "Müller, Jürgen", "        ^^^^^^");
        check("王小明 x", 5, 1, "王小明 x", "       ^"); // three wide characters and a blank
        check("王小明", 2, 2, "王小明", "  ^^^^");
        check("Mu\u{308}ller x", 9, 1, "Mu\u{308}ller x", "       ^"); // a combining mark
        check("a\u{7}b\u{202e}c", 5, 1, "a·b·c", "    ^"); // control and direction marks
        check("short", 10, 2, "short", "         ^^"); // beyond the end
        check("", 1, 1, "", "^");
        check("whole line", 0, 0, "whole line", "");
        check("trailing   ", 1, 8, "trailing", "^^^^^^^^");
    }

    #[track_caller]
    fn check(line: &str, column: usize, width: usize, shown: &str, under: &str) {
        assert_eq!((shown.to_owned(), under.to_owned()), cut(line, column, width), "{line:?}");
    }

    #[test]
    fn long_lines_are_cut_around_the_caret() {
        let line: String = ('a'..='z').cycle().take(300).collect();
        for column in [1, 50, 101, 150, 299, 300] {
            let (shown, under) = cut(&line, column, 1);
            let place = under.chars().count() - 1;
            let wanted = line.chars().nth(column - 1);
            assert_eq!(wanted, shown.chars().nth(place), "column {column}: {shown}");
            assert!(shown.chars().count() <= ROOM + 2, "column {column}: {shown}");
        }
    }
}
