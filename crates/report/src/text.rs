//! Tables for a terminal or a plain file.

use unicode_width::UnicodeWidthStr;

use crate::html::draft_word;
use crate::paper::{Block, Paper};
use crate::view::{Align, View};

/// The whole paper: its head, then everything that stands on its sheets.
pub fn paper(paper: &Paper) -> String {
    let mut parts = vec![plain(&paper.event), plain(&paper.title)];
    if paper.draft {
        parts.push(draft_word(paper.lang).to_owned());
    }
    parts.extend([plain(&paper.stamp), paper.link.as_deref().map(plain).unwrap_or_default()]);
    parts.retain(|part| !part.is_empty());
    let mut text = parts.join("\n") + "\n";
    for sheet in &paper.sheets {
        if sheet.title != paper.title && !sheet.title.is_empty() {
            text += &["\n", &plain(&sheet.title), "\n"].concat();
        }
        for block in &sheet.blocks {
            text.push('\n');
            match block {
                Block::Heading(words) | Block::Words(words) => text += &(plain(words) + "\n"),
                Block::Table(table) | Block::Named(_, table) => {
                    text += &self::table(&table.view);
                }
                Block::Drawn { view, .. } => text += &untitled(view, paper),
            }
        }
    }
    text
}

/// The table of something drawn; what is written above the paper already is not repeated.
fn untitled(view: &View, paper: &Paper) -> String {
    let title = if view.title == paper.title { String::new() } else { view.title.clone() };
    table(&View { title, ..view.clone() })
}

/// The table with its columns side by side; columns that are empty everywhere are left out.
pub fn table(view: &View) -> String {
    let shown: Vec<usize> = (0..view.columns.len())
        .filter(|at| view.rows.iter().any(|row| !row[*at].is_empty()))
        .collect();
    let width = |at: usize| {
        let cells = view.rows.iter().map(|row| plain(&row[at]).width());
        cells.chain([view.columns[at].heading.width()]).max().unwrap_or(0)
    };
    let widths: Vec<usize> = shown.iter().map(|at| width(*at)).collect();
    let line = |cell: &dyn Fn(usize) -> String| -> String {
        let cells = shown.iter().zip(&widths);
        let cells = cells.map(|(at, width)| padded(&cell(*at), *width, view.columns[*at].align));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    let mut lines = Vec::new();
    if !view.title.is_empty() {
        lines.push(view.title.clone());
    }
    if !view.rows.is_empty() {
        lines.push(line(&|at| view.columns[at].heading.clone()));
    }
    lines.extend(view.rows.iter().map(|row| line(&|at| plain(&row[at]))));
    lines.extend(view.notes.iter().cloned());
    lines.join("\n") + "\n"
}

/// What a file has for a name may hold anything; a terminal gets no control characters.
fn plain(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { '·' } else { letter }).collect()
}

fn padded(text: &str, width: usize, align: Align) -> String {
    let blanks = " ".repeat(width.saturating_sub(text.width()));
    match align {
        Align::Left => format!("{text}{blanks}"),
        Align::Right => format!("{blanks}{text}"),
        Align::Centre => {
            let (left, right) = blanks.split_at(blanks.len() / 2);
            format!("{left}{text}{right}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::Column;

    #[test]
    fn columns_stand_side_by_side_and_empty_ones_are_left_out() {
        let row = |cells: [&str; 3]| cells.map(str::to_owned).to_vec();
        let view = View {
            title: "Standings".to_owned(),
            columns: vec![
                Column::numbers("rank", "Rank"),
                Column::words("title", "Title"),
                Column::words("name", "Name"),
            ],
            rows: vec![row(["1", "", "Łoś, Ewa"]), row(["10", "", "王伟\u{7}"])],
            notes: vec!["A note.".to_owned()],
        };
        let expected = "Standings\nRank  Name\n   1  Łoś, Ewa\n  10  王伟·\nA note.\n";
        assert_eq!(expected, table(&view));
    }
}
