//! Pictures of simulated events, as SVG in whole numbers.
//!
//! They are drawn in the colour of the text around them, filled or hollow, thick or thin: nothing
//! is told by a colour alone, and a page may be light or dark. Each has a title for those who do
//! not see it. A file that stands alone gets its own paper and ink by [`alone`].

use std::fmt::Write as _;

use crate::html::escaped;

const WIDE: i64 = 760;
/// Where the lines begin: names stand before it.
const LEFT: i64 = 220;
/// Where they end: figures stand behind it.
const RIGHT: i64 = 690;
const ROW: i64 = 24;
const TOP: i64 = 76;
/// Letters of a name that have room.
const LETTERS: usize = 27;

/// A bar of two parts, in thousandths of everything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    /// Whose.
    pub name: String,
    /// The first part.
    pub filled: i64,
    /// The second part.
    pub hollow: i64,
    /// The figure behind it.
    pub told: String,
}

/// A line from one value to another, thick in the middle, with a dot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Range {
    /// Whose.
    pub name: String,
    /// The thin line, in tenths.
    pub outer: (i64, i64),
    /// The thick one.
    pub inner: (i64, i64),
    /// The dot.
    pub middle: i64,
    /// The figure behind it.
    pub told: String,
}

/// A value with its uncertainty, in millionths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dot {
    /// What.
    pub name: String,
    /// The value.
    pub value: i64,
    /// Its standard error.
    pub error: i64,
    /// The figure behind it.
    pub told: String,
}

/// Dots under a heading, on an axis of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panel {
    /// The heading.
    pub title: String,
    /// The dots.
    pub dots: Vec<Dot>,
}

/// Somebody on a line from 0 to 1000.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Where.
    pub place: i64,
    /// Who.
    pub number: u32,
    /// Whether he is shown as a ring with his number.
    pub beyond: bool,
}

/// A line with everybody on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strip {
    /// What.
    pub name: String,
    /// Everybody.
    pub marks: Vec<Mark>,
}

/// Bars from nothing to the next round number above the longest.
pub fn bars(title: &str, axis: &str, parts: (&str, &str), bars: &[Bar]) -> String {
    let most = bars.iter().map(|bar| bar.filled + bar.hollow).max().unwrap_or(0);
    let step = nice(most, 5).max(10);
    let end = (most + step - 1) / step * step;
    let x = |value: i64| LEFT + value * (RIGHT - LEFT) / end.max(1);
    let foot = TOP + ROW * count(bars.len());
    let mut svg = opening(foot + 56, title);
    let _ = write!(
        svg,
        r#"<rect class="filled" x="{LEFT}" y="42" width="22" height="12" fill="currentColor"/>{}<rect class="hollow" x="{}" y="42" width="22" height="12" fill="none" stroke="currentColor"/>{}"#,
        text(LEFT + 30, 53, "start", parts.0),
        LEFT + 150,
        text(LEFT + 180, 53, "start", parts.1)
    );
    for value in ticks(0, end, step) {
        svg += &rule(x(value), foot);
        svg += &text(x(value), foot + 18, "middle", &tenth(value));
    }
    svg += &text(i64::midpoint(LEFT, RIGHT), foot + 42, "middle", axis);
    for (row, bar) in (0..).zip(bars) {
        let y = TOP + ROW * row;
        svg += &text(LEFT - 10, y + 16, "end", &short(&bar.name));
        let (middle, last) = (x(bar.filled), x(bar.filled + bar.hollow));
        let _ = write!(
            svg,
            r#"<rect class="filled" x="{LEFT}" y="{}" width="{}" height="14" fill="currentColor"/><rect class="hollow" x="{middle}" y="{}" width="{}" height="14" fill="none" stroke="currentColor"/>"#,
            y + 4,
            middle - LEFT,
            y + 4,
            last - middle
        );
        svg += &text(last + 8, y + 16, "start", &bar.told);
    }
    svg + "</svg>\n"
}

/// Ranges of points, in tenths.
pub fn ranges(title: &str, axis: &str, ranges: &[Range]) -> String {
    let least = ranges.iter().map(|it| it.outer.0).min().unwrap_or(0);
    let most = ranges.iter().map(|it| it.outer.1).max().unwrap_or(10);
    let step = nice(most - least, 10).max(10);
    let start = least.div_euclid(step) * step;
    let end = ((most + step - 1).div_euclid(step) * step).max(start + step);
    let x = |value: i64| LEFT + (value - start) * (RIGHT - LEFT) / (end - start);
    let top = TOP - 24;
    let foot = top + ROW * count(ranges.len());
    let mut svg = opening(foot + 56, title);
    for value in ticks(start, end, step) {
        let _ = write!(
            svg,
            r#"<path class="rule" d="M{} {top}V{foot}" stroke="currentColor" stroke-opacity=".25"/>"#,
            x(value)
        );
        svg += &text(x(value), foot + 18, "middle", &tenth(value));
    }
    svg += &text(i64::midpoint(LEFT, RIGHT), foot + 42, "middle", axis);
    for (row, range) in (0..).zip(ranges) {
        let y = top + ROW * row + 12;
        svg += &text(LEFT - 10, y + 4, "end", &short(&range.name));
        let _ = write!(
            svg,
            r#"<path class="outer" d="M{} {y}H{}" stroke="currentColor" stroke-width="2"/><path class="inner" d="M{} {y}H{}" stroke="currentColor" stroke-width="8" stroke-opacity=".45"/><circle class="middle" cx="{}" cy="{y}" r="5" fill="currentColor"/>"#,
            x(range.outer.0),
            x(range.outer.1),
            x(range.inner.0),
            x(range.inner.1),
            x(range.middle)
        );
        svg += &text(RIGHT + 12, y + 4, "start", &range.told);
    }
    svg + "</svg>\n"
}

/// Panels one below the other. Every dot has a line of two standard errors to each side.
pub fn panels(title: &str, axis: &str, panels: &[Panel]) -> String {
    let shown: Vec<&Panel> = panels.iter().filter(|panel| !panel.dots.is_empty()).collect();
    let high = |panel: &Panel| 34 + ROW * count(panel.dots.len());
    let all: i64 = shown.iter().map(|panel| high(panel)).sum();
    let mut svg = opening(44 + all + 44, title);
    svg += &text(i64::midpoint(LEFT, RIGHT), 44 + all + 26, "middle", axis);
    let mut y = 44;
    for panel in shown {
        let _ = write!(
            svg,
            r#"<text class="panel" x="24" y="{}" font-weight="600" fill="currentColor">{}</text>"#,
            y + 20,
            escaped(&panel.title)
        );
        svg += &dots(panel, y + 30);
        y += high(panel);
    }
    svg + "</svg>\n"
}

fn dots(panel: &Panel, top: i64) -> String {
    let least = panel.dots.iter().map(|it| it.value - 2 * it.error).min().unwrap_or(0);
    let most = panel.dots.iter().map(|it| it.value + 2 * it.error).max().unwrap_or(0);
    let width = (most - least).max(1);
    let x = |value: i64| {
        let share = i128::from(value - least) * i128::from(RIGHT - 70 - LEFT - 20);
        LEFT + 20 + i64::try_from(share / i128::from(width)).unwrap_or(0)
    };
    let mut svg = String::new();
    for (row, dot) in (0..).zip(&panel.dots) {
        let y = top + ROW * row + 10;
        svg += &text(LEFT - 10, y + 4, "end", &short(&dot.name));
        let _ = write!(
            svg,
            r#"<path class="rule" d="M{LEFT} {y}H{}" stroke="currentColor" stroke-opacity=".25"/><path class="error" d="M{} {y}H{}" stroke="currentColor" stroke-width="3"/><circle class="value" cx="{}" cy="{y}" r="5" fill="currentColor"/>"#,
            RIGHT - 50,
            x(dot.value - 2 * dot.error),
            x(dot.value + 2 * dot.error),
            x(dot.value)
        );
        svg += &text(RIGHT - 40, y + 4, "start", &dot.told);
    }
    svg
}

/// Everybody on lines from 0 to 100; who would stand on another stands above him.
pub fn strips(title: &str, axis: &str, strips: &[Strip]) -> String {
    let x = |place: i64| LEFT + 44 + place * (RIGHT - LEFT - 44) / 1000;
    let mut body = String::new();
    let mut y = 48;
    for strip in strips {
        let (drawn, high) = strip_marks(strip, &x);
        let base = y + high;
        let _ = write!(body, r#"<g transform="translate(0 {base})">{drawn}</g>"#);
        for (line, part) in (0..).zip(lines(&strip.name)) {
            body += &text(LEFT - 10, base - 10 + 16 * line, "end", &part);
        }
        let _ = write!(
            body,
            r#"<path class="rule" d="M{} {base}H{}" stroke="currentColor" stroke-opacity=".4"/>"#,
            x(0),
            x(1000)
        );
        y = base + 22;
    }
    let mut svg = opening(y + 56, title);
    for value in [0, 25, 50, 75, 100] {
        let _ = write!(
            svg,
            r#"<path class="rule" d="M{0} 44V{y}" stroke="currentColor" stroke-opacity=".25"/>"#,
            x(value * 10)
        );
        svg += &text(x(value * 10), y + 18, "middle", &value.to_string());
    }
    svg += &text(i64::midpoint(x(0), x(1000)), y + 42, "middle", axis);
    svg + &body + "</svg>\n"
}

/// The marks of one strip above its line, and how high they reach.
fn strip_marks(strip: &Strip, x: &dyn Fn(i64) -> i64) -> (String, i64) {
    // Two per cent of the line are as wide as a mark.
    let pile_of = |mark: &Mark| usize::try_from(mark.place / 20).unwrap_or(0).min(50);
    let (beyond, usual): (Vec<Mark>, Vec<Mark>) = strip.marks.iter().partition(|it| it.beyond);
    let mut counts = [0_i64; 51];
    for mark in &usual {
        counts[pile_of(mark)] += 1;
    }
    let tallest = counts.into_iter().max().unwrap_or(0);
    // A high pile is pressed together rather than drawn off the page.
    let step = (90 / tallest.max(1)).clamp(1, 9);
    let (mut svg, mut piles) = (String::new(), [0_i64; 51]);
    for mark in &usual {
        let pile = &mut piles[pile_of(mark)];
        let (across, up) = (x(mark.place / 20 * 20 + 10), -6 - step * *pile);
        *pile += 1;
        let _ = write!(
            svg,
            r#"<circle class="usual" cx="{across}" cy="{up}" r="3" fill="currentColor" fill-opacity=".7"><title>{}</title></circle>"#,
            mark.number
        );
    }
    let (rings, most) = rings(&beyond, x);
    (svg + &rings, 16 + (step * tallest.max(2)).max(12 * most))
}

/// Those beyond the limit: piles of rings outside the two ends of the line, with their numbers; and
/// how many the higher pile has.
fn rings(beyond: &[Mark], x: &dyn Fn(i64) -> i64) -> (String, i64) {
    let (mut svg, mut piles) = (String::new(), [0_i64; 2]);
    for mark in beyond {
        let right = mark.place > 500;
        let pile = &mut piles[usize::from(right)];
        let up = -6 - 12 * *pile;
        *pile += 1;
        let (across, aside, anchor) =
            if right { (x(1000) + 8, 7, "start") } else { (x(0) - 8, -7, "end") };
        let _ = write!(
            svg,
            r#"<circle class="beyond" cx="{across}" cy="{up}" r="4" fill="none" stroke="currentColor" stroke-width="2"><title>{0}</title></circle><text x="{1}" y="{2}" font-size="11" text-anchor="{anchor}" fill="currentColor">{0}</text>"#,
            mark.number,
            across + aside,
            up + 4
        );
    }
    (svg, piles.into_iter().max().unwrap_or(0))
}

/// The picture as a file of its own: paper and ink, light or dark as the reader's system is.
pub fn alone(svg: &str) -> String {
    let style = "<style>svg{color:#1c1b19;background:#fbfaf7}\
                 @media(prefers-color-scheme:dark){svg{color:#eceae4;background:#141517}}</style>";
    match svg.split_once("<title>") {
        Some((before, after)) => format!("{before}{style}<title>{after}"),
        None => svg.to_owned(),
    }
}

fn count(rows: usize) -> i64 {
    i64::try_from(rows).unwrap_or(0)
}

fn opening(high: i64, title: &str) -> String {
    let title = escaped(title);
    format!(
        r#"<svg class="plot" xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {WIDE} {high}" font-family="system-ui, sans-serif" font-size="13"><title>{title}</title><text class="title" x="24" y="28" font-size="16" font-weight="600" fill="currentColor">{title}</text>"#
    )
}

fn text(x: i64, y: i64, anchor: &str, words: &str) -> String {
    format!(
        r#"<text x="{x}" y="{y}" text-anchor="{anchor}" fill="currentColor">{}</text>"#,
        escaped(words)
    )
}

fn rule(x: i64, foot: i64) -> String {
    format!(
        r#"<path class="rule" d="M{x} {}V{foot}" stroke="currentColor" stroke-opacity=".25"/>"#,
        TOP - 6
    )
}

fn short(name: &str) -> String {
    let letters = name.chars().count();
    if letters <= LETTERS {
        return name.to_owned();
    }
    name.chars().take(LETTERS - 1).chain(['…']).collect()
}

/// A name on two lines, where it has not room on one.
fn lines(name: &str) -> Vec<String> {
    if name.chars().count() <= LETTERS {
        return vec![name.to_owned()];
    }
    let cut = name.char_indices().take(LETTERS).filter(|(_, it)| *it == ' ').last();
    match cut {
        Some((at, _)) => vec![name[..at].to_owned(), short(name[at..].trim())],
        None => vec![short(name)],
    }
}

/// Tenths as a number: a whole one without a point.
fn tenth(value: i64) -> String {
    match value % 10 {
        0 => (value / 10).to_string(),
        rest => format!("{}.{}", value / 10, rest.abs()),
    }
}

/// A step of 1, 2 or 5 and noughts that divides the length into so many parts at most.
fn nice(length: i64, parts: i64) -> i64 {
    let steps = (0..12).flat_map(|power| [1, 2, 5].map(|it| it * 10_i64.pow(power)));
    steps.into_iter().find(|step| length <= step * parts).unwrap_or(1)
}

fn ticks(start: i64, end: i64, step: i64) -> impl Iterator<Item = i64> {
    (0..=(end - start) / step).map(move |place| start + place * step)
}
