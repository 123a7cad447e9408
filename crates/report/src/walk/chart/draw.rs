//! A chart drawn: nodes one below the other, straight arrows between neighbours, ways back on the
//! right and ways forward on the left, each in a lane of its own.

use std::fmt::Write as _;

use ronde_swiss::chart::{Arrow, Chart, Node, Shape};
use ronde_words::Lang;
use unicode_width::UnicodeWidthStr;

use super::{title, words};
use crate::html::escaped;

/// The width of a node.
const NODE: usize = 322;
/// Room for the article at its left.
const TAG: usize = 52;
/// Columns of letters in a line of it.
const LETTERS: usize = 36;
/// Height of a line.
const LINE: usize = 17;
/// Room above and below the lines of a node.
const PAD: usize = 6;
/// Room between two nodes.
const GAP: usize = 22;
/// Room of a lane.
const LANE: usize = 9;
/// Room at the edge of the picture.
const EDGE: usize = 6;

/// Where a node stands.
struct Placed {
    top: usize,
    height: usize,
    lines: Vec<String>,
    /// Its arrows that do not lead to the next node, each with its words.
    ways: Vec<(usize, String)>,
}

/// An arrow at the side: from a row to a row, and its lane.
struct Way {
    arrow: usize,
    back: bool,
    start: usize,
    end: usize,
    lane: usize,
}

/// The chart.
pub(super) fn svg(chart: &Chart, lang: Lang, lit: Option<&str>, before: Option<&str>) -> String {
    let placed = placed(chart, lang);
    let ways = ways(chart, &placed);
    let lanes = |back| ways.iter().filter(|way| way.back == back).map(|way| way.lane + 1).max();
    let left = EDGE + lanes(false).map_or(0, |lanes| (lanes + 1) * LANE);
    let width = left + NODE + EDGE + lanes(true).map_or(0, |lanes| (lanes + 1) * LANE);
    let height = placed.last().map_or(0, |it| it.top + it.height) + EDGE;
    let is_lit = |arrow: &Arrow| lit == Some(arrow.to) && before == Some(arrow.from);
    let mut out = format!(
        r#"<svg class="chart" xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {width} {height}" width="{width}" height="{height}" font-size="13"><title>{}</title>"#,
        escaped(title(chart, lang))
    );
    for (at, arrow) in chart.arrows.iter().enumerate() {
        let class = if is_lit(arrow) { "chart-arrow lit" } else { "chart-arrow" };
        match ways.iter().find(|way| way.arrow == at) {
            Some(way) => out.push_str(&side(way, left, class)),
            None => out.push_str(&straight(chart, &placed, arrow, lang, left, class)),
        }
    }
    for (node, it) in chart.nodes.iter().zip(&placed) {
        out.push_str(&drawn(node, it, left, lit == Some(node.id)));
    }
    out.push_str("</svg>");
    out
}

fn row(chart: &Chart, id: &str) -> usize {
    chart.nodes.iter().position(|node| node.id == id).unwrap_or(0)
}

fn is_next(chart: &Chart, arrow: &Arrow) -> bool {
    row(chart, arrow.to) == row(chart, arrow.from) + 1
}

/// When one goes along an arrow; empty where one always does.
fn when(arrow: &Arrow, lang: Lang) -> &'static str {
    arrow.when.map_or("", |text| words::of(text, lang))
}

fn placed(chart: &Chart, lang: Lang) -> Vec<Placed> {
    let mut top = EDGE;
    let mut all = Vec::new();
    for node in chart.nodes {
        let lines = wrapped(words::of(node.text, lang));
        let own = chart.arrows.iter().enumerate().filter(|(_, arrow)| arrow.from == node.id);
        let ways = own.filter(|(_, arrow)| !is_next(chart, arrow));
        let ways = ways.map(|(at, arrow)| {
            let when = when(arrow, lang);
            (at, format!("{when} → {}", arrow.to).trim().to_owned())
        });
        let ways: Vec<(usize, String)> = ways.collect();
        let height = (lines.len() + ways.len()) * LINE + 2 * PAD;
        all.push(Placed { top, height, lines, ways });
        top += height + GAP;
    }
    all
}

fn wrapped(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for part in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.width() + 1 + part.width() <= LETTERS => {
                line.push(' ');
                line.push_str(part);
            }
            _ => lines.push(part.to_owned()),
        }
    }
    lines
}

/// Arrows at the sides, short ones nearest to the nodes.
fn ways(chart: &Chart, placed: &[Placed]) -> Vec<Way> {
    let mut ways = Vec::new();
    let mut entries = vec![[0; 2]; placed.len()];
    for (from, it) in placed.iter().enumerate() {
        for (place, (arrow, _)) in it.ways.iter().enumerate() {
            let to = row(chart, chart.arrows[*arrow].to);
            let back = to <= from;
            let start = it.top + PAD + (it.lines.len() + place) * LINE + LINE / 2;
            let entry = &mut entries[to][usize::from(back)];
            // Several that come in stand one below the other.
            let room = placed[to].height.saturating_sub(14).max(1);
            let end = placed[to].top + 7 + (*entry * 7) % room;
            *entry += 1;
            ways.push(Way { arrow: *arrow, back, start, end, lane: 0 });
        }
    }
    ways.sort_by_key(|way| way.start.abs_diff(way.end));
    for at in 0..ways.len() {
        let (done, rest) = ways.split_at_mut(at);
        let way = &mut rest[0];
        let span = |it: &Way| (it.start.min(it.end), it.start.max(it.end));
        let (top, bottom) = span(way);
        let crosses = |it: &&Way| {
            let (above, below) = span(it);
            it.back == way.back && above <= bottom + 4 && top <= below + 4
        };
        let taken: Vec<usize> = done.iter().filter(crosses).map(|it| it.lane).collect();
        way.lane = (0..=taken.len()).find(|lane| !taken.contains(lane)).unwrap_or(0);
    }
    ways
}

fn side(way: &Way, left: usize, class: &str) -> String {
    let Way { start, end, lane, .. } = *way;
    let far = (lane + 1) * LANE;
    let (edge, x, tip) = if way.back {
        (left + NODE, left + NODE + far, "m6 -3.5l-6 3.5l6 3.5")
    } else {
        (left, left.saturating_sub(far), "m-6 -3.5l6 3.5l-6 3.5")
    };
    format!(
        r#"<path class="{class}" d="M{edge} {start}H{x}V{end}H{edge}{tip}" fill="none" stroke="currentColor"/>"#
    )
}

fn straight(
    chart: &Chart,
    placed: &[Placed],
    arrow: &Arrow,
    lang: Lang,
    left: usize,
    class: &str,
) -> String {
    let from = &placed[row(chart, arrow.from)];
    let (x, top, bottom) = (left + TAG / 2, from.top + from.height, from.top + from.height + GAP);
    let mut out = format!(
        r#"<path class="{class}" d="M{x} {top}V{bottom}m-3.5 -6l3.5 6l3.5 -6" fill="none" stroke="currentColor"/>"#
    );
    let when = when(arrow, lang);
    if !when.is_empty() {
        let _ = write!(
            out,
            r#"<text class="chart-when" x="{}" y="{}" fill="currentColor">{}</text>"#,
            x + 8,
            top + 15,
            escaped(when)
        );
    }
    out
}

fn drawn(node: &Node, it: &Placed, left: usize, lit: bool) -> String {
    let Placed { top, height, .. } = *it;
    let lit = if lit { " lit" } else { "" };
    let mut out = format!(r#"<g class="chart-node{lit}" data-node="{}">"#, escaped(node.id));
    out.push_str(&outline(node.shape, left, top, height));
    let first = top + PAD + 13;
    let _ = write!(
        out,
        r#"<text class="chart-id" x="{}" y="{first}" font-weight="600" fill="currentColor">{}</text>"#,
        left + 9,
        escaped(node.id)
    );
    for (place, line) in it.lines.iter().enumerate() {
        let _ = write!(
            out,
            r#"<text x="{}" y="{}" fill="currentColor">{}</text>"#,
            left + TAG,
            first + place * LINE,
            escaped(line)
        );
    }
    for (place, (_, way)) in it.ways.iter().enumerate() {
        let _ = write!(
            out,
            r#"<text class="chart-when" x="{}" y="{}" text-anchor="end" fill="currentColor">{}</text>"#,
            left + NODE - 9,
            first + (it.lines.len() + place) * LINE,
            escaped(way)
        );
    }
    out.push_str("</g>");
    out
}

/// Doors are round, acts square, questions have pointed ends.
fn outline(shape: Shape, left: usize, top: usize, height: usize) -> String {
    let round = match shape {
        Shape::Door => 14,
        Shape::Act => 2,
        Shape::Question => {
            let (right, bottom) = (left + NODE, top + height);
            return format!(
                r#"<path class="chart-shape" d="M{} {top}H{}L{right} {}V{}L{} {bottom}H{}L{left} {}V{}Z" fill="none" stroke="currentColor"/>"#,
                left + 9,
                right - 9,
                top + 9,
                bottom - 9,
                right - 9,
                left + 9,
                bottom - 9,
                top + 9,
            );
        }
    };
    format!(
        r#"<rect class="chart-shape" x="{left}" y="{top}" width="{NODE}" height="{height}" rx="{round}" fill="none" stroke="currentColor"/>"#
    )
}
