//! The form for print: one HTML page that holds everything it needs, and no script.
//!
//! The style sheet says what paper it goes on; every browser prints it, and those that know margin
//! boxes also number the pages. Sheets with nothing but [`Block::Drawn`] are *bare*: they own their
//! page, without heads and with narrow margins, so that cards can be cut
//! ([`BARE`] is what they may count on).
//!
//! A drawn paper brings its own style sheet: its classes have a prefix, and `style::DRAWN` names
//! the file. Only what is used is put into the page.

mod escape;
mod measure;
pub(crate) mod style;
#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::fmt::Write as _;

use crate::figures::fraction;
use crate::paper::{Block, Page, Paper, Reading, Sheet, Size, Table};
use crate::qr;
use crate::view::{Align, Column, View};
pub use escape::escaped;
use measure::{Parted, parted};
use ronde_words::{FormWords, Lang, fill};

/// Margins of bare sheets in tenths of a millimetre: above, at the sides, below. The stamp and the
/// number of the page stand in the lowest.
pub const BARE: [u32; 3] = [80, 80, 100];

/// The paper as one page.
pub fn page(paper: &Paper) -> String {
    let mut out = String::with_capacity(64 * 1024);
    let lang = paper.lang.code();
    let _ = write!(
        out,
        "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}</title>\n<style>\n{}</style>\n</head>\n<body>\n",
        escaped(&full_title(paper)),
        style::of(paper)
    );
    if paper.draft {
        let word = draft_word(paper.lang);
        let _ = writeln!(out, "<div class=\"draft\" aria-hidden=\"true\"><b>{word}</b></div>");
    }
    let first = paper.sheets.iter().position(|sheet| !is_bare(sheet));
    for (place, sheet) in paper.sheets.iter().enumerate() {
        push_sheet(&mut out, paper, sheet, first == Some(place));
    }
    out.push_str("</body>\n</html>\n");
    out
}

/// What every page of a draft says.
pub(crate) fn draft_word(lang: Lang) -> &'static str {
    FormWords::of(lang).draft
}

/// Whether the sheet owns its page.
fn is_bare(sheet: &Sheet) -> bool {
    !sheet.blocks.is_empty()
        && sheet.blocks.iter().all(|block| matches!(block, Block::Drawn { .. }))
}

fn full_title(paper: &Paper) -> String {
    match paper.event.as_str() {
        "" => paper.title.clone(),
        event => format!("{event}: {}", paper.title),
    }
}

/// The name of the kind of page that a sheet goes on.
fn kind(sheet: &Sheet) -> &'static str {
    let Page { size, landscape, .. } = sheet.page;
    match (size, landscape, is_bare(sheet)) {
        (Size::A4, false, false) => "a4",
        (Size::A4, true, false) => "a4-wide",
        (Size::A4, false, true) => "a4-bare",
        (Size::A4, true, true) => "a4-wide-bare",
        (Size::Letter, false, false) => "letter",
        (Size::Letter, true, false) => "letter-wide",
        (Size::Letter, false, true) => "letter-bare",
        (Size::Letter, true, true) => "letter-wide-bare",
    }
}

fn push_sheet(out: &mut String, paper: &Paper, sheet: &Sheet, first: bool) {
    let reading = match sheet.page.reading {
        Reading::Hand => "hand",
        Reading::Wall => "wall",
        Reading::Far => "far",
    };
    let _ = writeln!(out, "<section class=\"sheet {} {reading}\">", kind(sheet));
    if first {
        push_head(out, paper);
    }
    if !is_bare(sheet) && !sheet.title.is_empty() && sheet.title != paper.title {
        let _ = writeln!(out, "<h2 dir=\"auto\">{}</h2>", escaped(&sheet.title));
    }
    for block in &sheet.blocks {
        push_block(out, sheet.page, block);
    }
    out.push_str("</section>\n");
}

/// What stands above everything: the event, what it is, and where to read it live.
fn push_head(out: &mut String, paper: &Paper) {
    out.push_str("<header class=\"head\"><div>");
    if !paper.event.is_empty() {
        let _ = write!(out, "<p class=\"event\" dir=\"auto\">{}</p>", escaped(&paper.event));
    }
    let _ = write!(out, "<h1 dir=\"auto\">{}</h1>", escaped(&paper.title));
    let words = FormWords::of(paper.lang);
    let draft = if paper.draft { format!("<b>{}</b> · ", words.draft) } else { String::new() };
    let _ = write!(out, "<p class=\"stamp\">{draft}{}", escaped(&paper.stamp));
    if let Some(link) = &paper.link {
        let _ = write!(out, "<br>{} <b>{}</b>", words.live, escaped(link));
    }
    out.push_str("</p></div>");
    out.push_str(&paper.link.as_deref().and_then(qr::svg).unwrap_or_default());
    out.push_str("</header>\n");
}

fn push_block(out: &mut String, page: Page, block: &Block) {
    match block {
        Block::Heading(text) => {
            let _ = writeln!(out, "<h3 dir=\"auto\">{}</h3>", escaped(text));
        }
        Block::Words(text) => {
            let _ = writeln!(out, "<p dir=\"auto\">{}</p>", escaped(text));
        }
        Block::Table(table) | Block::Named(_, table) => push_table(out, page, table),
        Block::Drawn { markup, .. } => {
            out.push_str(markup);
            out.push('\n');
        }
    }
}

/// A table with what cells of text cannot have, as markup for [`Block::Drawn`].
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Extra<'a> {
    /// Lines on all sides, and room to write by hand.
    pub(crate) ruled: bool,
    /// A last column of markup: its head, and a cell for each row.
    pub(crate) pictures: Option<(&'a str, &'a [String])>,
}

/// The markup of a table with more than text.
pub(crate) fn drawn(page: Page, table: &Table, extra: Extra) -> String {
    let mut out = String::new();
    push_drawn(&mut out, page, table, extra);
    out
}

fn push_table(out: &mut String, page: Page, table: &Table) {
    push_drawn(out, page, table, Extra::default());
}

/// The table, on as many pages side by side as its columns need.
fn push_drawn(out: &mut String, page: Page, table: &Table, extra: Extra) {
    let view = &table.view;
    if !view.title.is_empty() {
        let _ = writeln!(out, "<h3 dir=\"auto\">{}</h3>", escaped(&view.title));
    }
    let Parted { parts, small } = parted(page, table, extra.ruled);
    let ruled = if extra.ruled { " ruled" } else { "" };
    let small = if small { " small" } else { "" };
    for (place, columns) in parts.iter().enumerate() {
        let more = if place == 0 { "" } else { " more" };
        match table.abreast {
            0 | 1 => push_grid(out, view, columns, &format!("grid{ruled}{small}{more}"), extra),
            side_by_side => {
                let _ = writeln!(out, "<div class=\"abreast x{}{more}\">", side_by_side.min(4));
                push_grid(out, view, columns, &format!("grid{ruled}{small}"), extra);
                out.push_str("</div>\n");
            }
        }
    }
    for note in &view.notes {
        let _ = writeln!(out, "<p class=\"note\" dir=\"auto\">{}</p>", escaped(note));
    }
}

fn push_grid(out: &mut String, view: &View, columns: &[usize], class: &str, extra: Extra) {
    let _ = write!(out, "<table class=\"{class}\">\n<thead><tr>");
    for &at in columns {
        let column = &view.columns[at];
        let _ = write!(out, "<th{}>{}</th>", aligned(column.align), escaped(&column.heading));
    }
    if let Some((heading, _)) = extra.pictures {
        let _ = write!(out, "<th>{}</th>", escaped(heading));
    }
    out.push_str("</tr></thead>\n<tbody>\n");
    for (line, row) in view.rows.iter().enumerate() {
        out.push_str("<tr>");
        for &at in columns {
            push_cell(out, &view.columns[at], &row[at]);
        }
        if let Some(picture) = extra.pictures.and_then(|(_, pictures)| pictures.get(line)) {
            let _ = write!(out, "<td class=\"picture\">{picture}</td>");
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody>\n</table>\n");
}

const fn aligned(align: Align) -> &'static str {
    match align {
        Align::Left => "",
        Align::Right => " class=\"n\"",
        Align::Centre => " class=\"c\"",
    }
}

/// The most letters that never take two lines: federations, titles, sexes.
const SHORT: usize = 4;

/// Words may be of any script: each cell finds its own direction and never turns its neighbours.
fn push_cell(out: &mut String, column: &Column, text: &str) {
    if column.align == Align::Left {
        let short = text.len() <= SHORT && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let short = if short { " class=\"w\"" } else { "" };
        let _ = write!(out, "<td dir=\"auto\"{short}>");
        escape::push(out, text);
    } else {
        let _ = write!(out, "<td{}>", aligned(column.align));
        push_signs(out, &fractions(column, text));
    }
    out.push_str("</td>");
}

/// Points and tie-breaks with their parts as signs, as people write them: `2½`, `8¼`.
fn fractions<'a>(column: &Column, text: &'a str) -> Cow<'a, str> {
    let points = column.key == "points" || column.key.ends_with("_points");
    // Columns of tie-breaks are known by their codes, which are capitals.
    let tie_break = column.key.starts_with(|first: char| first.is_ascii_uppercase());
    if points || tie_break { fraction(text).into() } else { text.into() }
}

/// A disc between two figures must not be taken for a nought: it is set larger, and apart.
fn push_signs(out: &mut String, text: &str) {
    let mut rest = text;
    while let Some(at) = rest.find(['○', '●']) {
        escape::push(out, &rest[..at]);
        let sign = &rest[at..at + '○'.len_utf8()];
        let _ = write!(out, "<i>{sign}</i>");
        rest = &rest[at + sign.len()..];
    }
    escape::push(out, rest);
}

/// `Page {n} of {m}` as the style sheet counts it.
fn page_count(paper: &Paper) -> String {
    let (n, m) = ("\" counter(page) \"", "\" counter(pages) \"");
    format!("\"{}\"", fill!(FormWords::of(paper.lang).page, n = n, m = m))
}
