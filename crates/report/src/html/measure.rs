//! How wide a table will be, before a browser has set it: whether it must go on beside itself.
//!
//! Lengths are tenths of a millimetre. A guess that is a little too wide costs a page; one that is
//! too narrow would cut a column off, so figures count as the widest letter of common fonts.

use unicode_width::UnicodeWidthStr;

use crate::paper::{Page, Reading, Size, Table};
use crate::view::{Align, View};

/// Sides of a headed page, both together.
const MARGINS: u32 = 240;
/// Between two columns of print.
const GAP: u32 = 80;
/// Names longer than this are broken into lines rather than given more room.
const LONGEST: usize = 26;
/// A tenth of a millimetre is so many hundredths of a point.
const POINT: u32 = 353;
/// The width of a letter in hundredths of the type size.
const LETTER: u32 = 57;
/// Room beside the text of a cell, in hundredths of the type size.
const PADDING: u32 = 75;
/// Points of the type that a table may be set in so that it stays in one piece.
const SMALL: u32 = 8;

/// Letters of a cell that is filled in by hand.
const BY_HAND: usize = 6;

/// A table cut into parts that stand on pages of their own.
pub(super) struct Parted {
    /// Columns of each part, the kept ones in all of them.
    pub(super) parts: Vec<Vec<usize>>,
    /// Whether it is set in smaller type.
    pub(super) small: bool,
}

/// Cuts a table that is wider than its page, if it has columns to be kept.
/// Cells that are written by hand want as much room as those that are filled.
pub(super) fn parted(page: Page, table: &Table, by_hand: bool) -> Parted {
    let all: Vec<usize> = (0..table.view.columns.len()).collect();
    let least = |at: usize| if by_hand && at >= table.kept { BY_HAND } else { 0 };
    let letters: Vec<usize> =
        all.iter().map(|at| letters(&table.view, *at).max(least(*at))).collect();
    let room = room(page, table.abreast);
    let size = points(page.reading);
    let sum = |points: u32| letters.iter().map(|it| width(*it, points)).sum::<u32>();
    if table.kept == 0 || table.kept >= all.len() || sum(size) <= room {
        return Parted { parts: vec![all], small: false };
    }
    if page.reading == Reading::Hand && sum(SMALL) <= room {
        return Parted { parts: vec![all], small: true };
    }
    let widths: Vec<u32> = letters.iter().map(|it| width(*it, size)).collect();
    Parted { parts: cut(&widths, table.kept, room), small: false }
}

/// As few parts as possible, and as equal as possible.
fn cut(widths: &[u32], kept: usize, room: u32) -> Vec<Vec<usize>> {
    let own: u32 = widths[..kept].iter().sum();
    let rest = &widths[kept..];
    let left = room.saturating_sub(own).max(rest.iter().copied().max().unwrap_or(1));
    let fewest = u32::try_from(packed(rest, left, left).len()).unwrap_or(u32::MAX);
    let goal = rest.iter().sum::<u32>().div_ceil(fewest.max(1));
    let parts = packed(rest, left, goal).into_iter();
    parts.map(|(first, end)| (0..kept).chain(kept + first..kept + end).collect()).collect()
}

/// Runs of columns that fit into `room`, each ended as soon as it has reached `goal`.
fn packed(widths: &[u32], room: u32, goal: u32) -> Vec<(usize, usize)> {
    let mut runs = Vec::new();
    let (mut first, mut used) = (0, 0);
    for (at, wide) in widths.iter().enumerate() {
        if at > first && (used + wide > room || used >= goal) {
            runs.push((first, at));
            (first, used) = (at, 0);
        }
        used += wide;
    }
    runs.push((first, widths.len()));
    runs
}

/// Letters of the widest cell of a column.
fn letters(view: &View, at: usize) -> usize {
    let column = &view.columns[at];
    let cells = view.rows.iter().map(|row| row[at].width());
    let most = cells.chain([column.heading.width()]).max().unwrap_or(0);
    if column.align == Align::Left { most.min(LONGEST) } else { most }
}

fn width(letters: usize, points: u32) -> u32 {
    let letters = u32::try_from(letters).unwrap_or(u32::MAX / 1_000_000);
    (letters * LETTER + PADDING) * points * POINT / 10_000
}

const fn points(reading: Reading) -> u32 {
    match reading {
        Reading::Hand => 10,
        Reading::Wall => 14,
        Reading::Far => 28,
    }
}

/// The width of a column of print.
fn room(page: Page, abreast: u8) -> u32 {
    let wide = match (page.size, page.landscape) {
        (Size::A4, false) => 2100,
        (Size::A4, true) => 2970,
        (Size::Letter, false) => 2159,
        (Size::Letter, true) => 2794,
    };
    let columns = u32::from(abreast.max(1));
    (wide - MARGINS - GAP * (columns - 1)) / columns
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::Column;

    /// Numbers, names of `name` letters, rounds with cells of `cell` letters.
    fn table(name: usize, rounds: usize, cell: usize) -> Table {
        let mut columns = vec![Column::numbers("rank", "Rk"), Column::words("name", "Name")];
        let round = |round| Column::numbers(&format!("round_{round}"), &format!("R{round}"));
        columns.extend((1..=rounds).map(round));
        let mut row = vec!["300".to_owned(), "x".repeat(name)];
        row.extend((0..rounds).map(|_| "0".repeat(cell)));
        Table { view: View { columns, rows: vec![row], ..View::default() }, abreast: 1, kept: 2 }
    }

    #[test]
    fn a_wide_table_goes_on_beside_itself() {
        let wide = Page { landscape: true, ..Page::default() };
        for (page, rounds, cell, parts, small) in [
            // 300 players, 13 rounds: one landscape page.
            (wide, 13, 5, 1, false),
            (Page::default(), 9, 5, 1, false),
            // A little too wide: smaller type rather than two pages.
            (wide, 21, 4, 1, true),
            // 30 players, everybody against everybody.
            (wide, 29, 5, 2, false),
            (Page::default(), 29, 5, 4, false),
        ] {
            let found = parted(page, &table(24, rounds, cell), false);
            assert_eq!((parts, small), (found.parts.len(), found.small), "{rounds} rounds");
            assert!(found.parts.iter().all(|it| it.starts_with(&[0, 1])), "the name is kept");
            let mut once: Vec<usize> =
                found.parts.iter().flat_map(|it| it[2..].iter().copied()).collect();
            once.dedup();
            assert_eq!((2..rounds + 2).collect::<Vec<_>>(), once, "every round once, in order");
        }
    }

    #[test]
    fn what_cannot_fit_is_not_cut_for_ever() {
        let found = parted(Page::default(), &table(60, 3, 200), false);
        assert_eq!(3, found.parts.len());
        let mut nothing_kept = table(60, 40, 5);
        nothing_kept.kept = 0;
        assert_eq!(1, parted(Page::default(), &nothing_kept, false).parts.len());
    }
}
