//! The style sheet of a paper: the kinds of page that it needs, and how everything is set.

use ronde_words::FormWords;
use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::escape::{css, data};
use super::{BARE, full_title, is_bare, kind, page_count};
use crate::paper::{Block, Paper, Sheet, Size};
use crate::qr;

/// How everything is set.
const PRINT: &str = include_str!("print.css");

/// The style sheets of drawn papers, by the prefix of their classes.
pub(crate) const DRAWN: &[(&str, &str)] = &[
    ("badge-", include_str!("../paper/badges.css")),
    ("bracket-", include_str!("../paper/bracket.css")),
    ("pcard-", include_str!("../paper/player_card.css")),
    ("poster-", include_str!("../paper/announcement.css")),
    ("protocol-", include_str!("../paper/protocol.css")),
    ("slip-", include_str!("../paper/slips.css")),
    ("team-", include_str!("../paper/team_sheet.css")),
    ("tent-", include_str!("../paper/place_cards.css")),
    ("why-", include_str!("../paper/why.css")),
];

/// How large a QR code stands in the margin, in millimetres.
const CODE: u32 = 15;

/// The whole style sheet.
pub(super) fn of(paper: &Paper) -> String {
    let kinds: BTreeMap<&str, &Sheet> = paper.sheets.iter().map(|it| (kind(it), it)).collect();
    let margin = Margin::of(paper);
    let mut out = String::new();
    for (name, sheet) in kinds {
        margin.push(&mut out, name, sheet);
    }
    out.push_str(PRINT);
    for (prefix, style) in DRAWN {
        if uses(paper, prefix) {
            out.push_str(style);
        }
    }
    out
}

fn uses(paper: &Paper, prefix: &str) -> bool {
    let mut blocks = paper.sheets.iter().flat_map(|sheet| &sheet.blocks);
    blocks.any(|block| matches!(block, Block::Drawn { markup, .. } if markup.contains(prefix)))
}

/// What stands in the margins of every page.
struct Margin {
    title: String,
    code: Option<String>,
    stamp: String,
    count: String,
    draft: Option<String>,
}

impl Margin {
    fn of(paper: &Paper) -> Margin {
        let words = FormWords::of(paper.lang);
        let stamp = match &paper.link {
            Some(link) => format!("{} · {link}", paper.stamp),
            None => paper.stamp.clone(),
        };
        let code = paper.link.as_deref().and_then(|link| qr::sized(link, CODE));
        Margin {
            title: css(&full_title(paper)),
            code: code.map(|svg| format!("url(\"{}\")", data(&svg))),
            stamp: css(stamp.trim_matches([' ', '·'])),
            count: page_count(paper),
            draft: paper.draft.then(|| css(words.draft)),
        }
    }

    /// One kind of page. The first page of all has its head between the margins, so that browsers
    /// without margin boxes print it too.
    fn push(&self, out: &mut String, name: &str, sheet: &Sheet) {
        let size = match sheet.page.size {
            Size::A4 => "A4",
            Size::Letter => "letter",
        };
        let lies = if sheet.page.landscape { "landscape" } else { "portrait" };
        let bare = is_bare(sheet);
        let (above, margins) = match (bare, &self.code) {
            (true, _) => (mm(BARE[0]), format!("{} {}", mm(BARE[1]), mm(BARE[2]))),
            (false, Some(_)) => ("20mm".to_owned(), "12mm 13mm".to_owned()),
            (false, None) => ("14mm".to_owned(), "12mm 13mm".to_owned()),
        };
        let _ = writeln!(out, "@page {name} {{ size: {size} {lies}; margin: {above} {margins};");
        if !bare {
            let _ = writeln!(out, "@top-left {{ content: {}; }}", self.title);
            if let Some(code) = &self.code {
                let _ = writeln!(out, "@top-right {{ content: {code}; }}");
            }
        }
        if let Some(draft) = &self.draft {
            let _ = writeln!(out, "@bottom-center {{ content: {draft}; font-weight: 700; }}");
        }
        let _ = writeln!(out, "@bottom-left {{ content: {}; }}", self.stamp);
        let _ = writeln!(out, "@bottom-right {{ content: {}; }}\n}}", self.count);
        if !bare {
            let _ = writeln!(
                out,
                "@page {name}:first {{ margin-top: 10mm; @top-left {{ content: none; }} \
                 @top-right {{ content: none; }} }}"
            );
        }
        let _ = writeln!(out, ".{name} {{ page: {name}; }}");
    }
}

/// Tenths of a millimetre.
fn mm(tenths: u32) -> String {
    format!("{}.{}mm", tenths / 10, tenths % 10)
}
