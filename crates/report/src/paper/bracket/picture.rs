//! The picture of a group (UX.md, Bracket picture): S1 left, S2 right, 24 pixels a player; chosen
//! pairs are curves, refused ones dashed with a cross and the article.

use std::fmt::Write as _;

use ronde_model::Colour;
use ronde_swiss::colours::Strength;

use super::Scene;
use super::group::{Group, Link, Refused, Seat};
use crate::graphics::{self, Urgency};
use crate::paper::draw::{self, escaped};

/// The room of a player.
const ROW: usize = 24;
/// The width of the whole.
const WIDTH: usize = 720;
/// Where curves begin and end.
const ENDS: [usize; 2] = [300, 420];
/// Rows of a picture that fits on a page; a larger group goes on in a second picture.
const MOST: usize = 30;

/// Letters of a name that fit beside the points.
const LETTERS: usize = 25;

/// One picture, or several one below the other.
pub(super) fn picture(scene: &Scene<'_>, group: &Group) -> String {
    let rows = group.left.len().max(group.right.len());
    let from = (0..rows.max(1)).step_by(MOST);
    from.map(|from| part(scene, group, from, rows.min(from + MOST))).collect()
}

fn part(scene: &Scene<'_>, group: &Group, from: usize, to: usize) -> String {
    let height = (to - from).max(1) * ROW;
    let mut svg = format!(
        r#"<svg class="bracket-picture" xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {WIDTH} {height}"><title>{}</title>"#,
        escaped(&scene.heading(group))
    );
    for refused in group.refused.iter().filter(|it| (from..to).contains(&it.left)) {
        svg.push_str(&refusal(refused, from, to));
    }
    for link in &group.links {
        svg.push_str(&curve(scene, group, *link, from, to));
    }
    for (side, seats) in [&group.left, &group.right].into_iter().enumerate() {
        for (row, it) in seats.iter().enumerate().filter(|(row, _)| (from..to).contains(row)) {
            svg.push_str(&seat(scene, side, row - from, *it));
        }
    }
    svg.push_str("</svg>");
    svg
}

/// The middle of a row; beyond the part where the row stands in another one.
fn middle(row: usize, from: usize, to: usize) -> usize {
    let inside = row.clamp(from, to.saturating_sub(1)) - from;
    inside * ROW + ROW / 2
}

fn path(left: usize, right: usize, from: usize, to: usize) -> String {
    let [start, end] = ENDS;
    let (above, below) = (middle(left, from, to), middle(right, from, to));
    let half = usize::midpoint(start, end);
    format!("M{start} {above}C{half} {above} {half} {below} {end} {below}")
}

/// A pair. If its other end stands in another part, a short line says who it is.
fn curve(scene: &Scene<'_>, group: &Group, link: Link, from: usize, to: usize) -> String {
    let inside = |row: usize| (from..to).contains(&row);
    let [start, end] = ENDS;
    let label = |x: usize, row: usize, anchor: &str, seat: &Seat| {
        let y = middle(row, from, to) + 4;
        let name = escaped(&draw::cut(&draw::name(scene.source, seat.number), 11));
        format!(
            r#"<text x="{x}" y="{y}" text-anchor="{anchor}" class="bracket-far">{} {name}</text>"#,
            seat.number
        )
    };
    match (inside(link.left), inside(link.right)) {
        (true, true) => {
            format!(
                r#"<path class="bracket-pair" d="{}" fill="none" stroke="currentColor" stroke-width="2"/>"#,
                path(link.left, link.right, from, to)
            ) + &signs(link, from)
        }
        (true, false) => {
            label(start + 4, link.left, "start", &group.right[link.right])
                + &sign(0, link.left - from, link.colour)
        }
        (false, true) => {
            label(end - 4, link.right, "end", &group.left[link.left])
                + &sign(1, link.right - from, link.colour.other())
        }
        (false, false) => String::new(),
    }
}

fn signs(link: Link, from: usize) -> String {
    sign(0, link.left - from, link.colour) + &sign(1, link.right - from, link.colour.other())
}

/// The colour that was given, beside the end of the curve.
fn sign(side: usize, row: usize, colour: Colour) -> String {
    let x = if side == 0 { ENDS[0] - 14 } else { ENDS[1] + 2 };
    let y = row * ROW + ROW / 2;
    match colour {
        Colour::White => {
            format!(r##"<circle cx="{}" cy="{y}" r="4.5" fill="#fff" stroke="#000"/>"##, x + 6)
        }
        Colour::Black => {
            format!(r##"<rect x="{}" y="{}" width="9" height="9" fill="#000"/>"##, x + 2, y - 4)
        }
    }
}

/// Dashed, with a cross and the article where the curve has come a third of its way.
fn refusal(refused: &Refused, from: usize, to: usize) -> String {
    let (above, below) = (middle(refused.left, from, to), middle(refused.right, from, to));
    // Neighbours do not write over each other.
    let x = ENDS[0] + if refused.left.is_multiple_of(2) { 20 } else { 52 };
    let y = (above * 3 + below) / 4;
    format!(
        r#"<path class="bracket-refused" d="{}" fill="none" stroke="currentColor" stroke-dasharray="3 3"/><text x="{x}" y="{}" class="bracket-why">✕ {}</text>"#,
        path(refused.left, refused.right, from, to),
        y + 4,
        escaped(&refused.label)
    )
}

/// Number, name, points and the colour due; arrows for those who come and go.
fn seat(scene: &Scene<'_>, side: usize, row: usize, seat: Seat) -> String {
    let base = row * ROW + ROW / 2 + 4;
    let (number_x, name_x, points_x, due_x) =
        if side == 0 { (46, 52, 268, 270) } else { (486, 492, 716, 438) };
    let mut svg = String::new();
    let crossed = if seat.crossed { "⇄ " } else { "" };
    let room = if seat.crossed { LETTERS - 3 } else { LETTERS };
    let name = draw::cut(&draw::name(scene.source, seat.number), room);
    let _ = write!(
        svg,
        r#"<text x="{number_x}" y="{base}" text-anchor="end" class="bracket-number">{}</text><text x="{name_x}" y="{base}">{crossed}{}</text><text x="{points_x}" y="{base}" text-anchor="end">{}</text>"#,
        seat.number,
        escaped(&name),
        draw::points(scene.score(seat.number))
    );
    if let Some(preference) = scene.entrant(seat.number).and_then(|it| it.preference) {
        let urgency = match preference.strength {
            Strength::Mild => Urgency::Mild,
            Strength::Strong => Urgency::Strong,
            Strength::Absolute => Urgency::Absolute,
        };
        let due = graphics::outline(0, preference.colour, urgency);
        let _ = write!(svg, r#"<g transform="translate({due_x},{})">{due}</g>"#, row * ROW);
    }
    if seat.came {
        let _ = write!(svg, r#"<text x="2" y="{base}" class="bracket-arrow">↘</text>"#);
    }
    if seat.leaves {
        let x = if side == 0 { ENDS[0] } else { ENDS[1] - 10 };
        let _ = write!(svg, r#"<text x="{x}" y="{base}" class="bracket-arrow">↓</text>"#);
    }
    svg
}
