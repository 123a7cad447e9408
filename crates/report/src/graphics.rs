//! Small graphics as SVG text: a score as it grew, colours and floats round by round.
//!
//! They stand between words, on a screen and on paper, so they take the colour of the text around
//! them (`currentColor`); only White is really white and Black really black, because signs in the
//! colour of the text would exchange the sides on a dark ground. Each has a `<title>` for those who
//! do not see it. Coordinates are tenths of a pixel until they are written: nothing is rounded on
//! the way.

use std::fmt::Write as _;

use ronde_model::{Colour, Score};
use ronde_standings::tables::{Cell, Meeting};

use crate::html::escaped;

/// The room of a round in the curve of a score.
const STEP: i32 = 8;
/// The height of both.
const HEIGHT: i32 = 24;
/// Where a score of nothing stands.
const FLOOR: i32 = 22;
/// From nothing to everything.
const RISE: i32 = 20;
/// The room of a round in the strip of colours.
const SLOT: i32 = 12;

/// A score after a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The score.
    pub score: Score,
    /// Whether a game was played for it.
    pub played: bool,
}

impl From<&Cell> for Step {
    fn from(cell: &Cell) -> Step {
        Step { score: cell.running, played: matches!(cell.meeting, Meeting::Played { .. }) }
    }
}

/// The curve of a score over all rounds of a tournament, above the diagonal of one half: `win` is
/// what a win is worth. Rounds that were played have a filled dot, others a hollow one.
pub fn progress(title: &str, rounds: u16, win: Score, steps: &[Step]) -> String {
    let rounds = i32::from(rounds).max(i32::try_from(steps.len()).unwrap_or(i32::MAX)).max(1);
    let most = win.tenths().max(1).saturating_mul(rounds);
    let across = |round: i32| (STEP * round + STEP / 2) * 10;
    // A penalty can push a score below nothing, and an adjustment above everything.
    let up = |tenths: i32| (FLOOR * 10 - RISE * 10 * tenths / most).clamp(20, FLOOR * 10);
    let mut svg = open("progress", title, STEP * rounds + STEP);
    let half = up(most / 2);
    let _ = write!(
        svg,
        r#"<path class="half" d="M{} {}L{} {}" fill="none" stroke="currentColor" stroke-opacity=".35"/>"#,
        px(across(0)),
        px(FLOOR * 10),
        px(across(rounds)),
        px(half)
    );
    let places: Vec<(String, String, bool)> = (1..)
        .zip(steps)
        .map(|(round, step)| (px(across(round)), px(up(step.score.tenths())), step.played))
        .collect();
    let points: Vec<String> = places.iter().map(|(x, y, _)| format!("{x},{y}")).collect();
    let _ = write!(
        svg,
        r#"<polyline points="{}" fill="none" stroke="currentColor" stroke-width="1.5"/>"#,
        points.join(" ")
    );
    for (x, y, played) in &places {
        svg.push_str(&dot(x, y, *played));
    }
    svg.push_str("</svg>");
    svg
}

fn dot(x: &str, y: &str, played: bool) -> String {
    let (kind, fill) =
        if played { ("played", "currentColor") } else { ("unplayed", "var(--surface, #fff)") };
    format!(
        r#"<circle class="{kind}" cx="{x}" cy="{y}" r="2" fill="{fill}" stroke="currentColor"/>"#
    )
}

/// Which way somebody floated in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Float {
    /// To a higher scoregroup.
    Up,
    /// To a lower one.
    Down,
}

/// One round of the strip.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    /// The colour that was played; none where no game was.
    pub colour: Option<Colour>,
    /// The float.
    pub float: Option<Float>,
}

impl From<&Cell> for Mark {
    /// The colour of a cell; floats are not in a crosstable.
    fn from(cell: &Cell) -> Mark {
        let colour = match cell.meeting {
            Meeting::Played { colour, .. } | Meeting::Unfinished { colour, .. } => Some(colour),
            Meeting::Forfeited { .. } | Meeting::Mixed | Meeting::Bye(_) => None,
        };
        Mark { colour, float: None }
    }
}

/// How urgently a colour is due (C.04.3:1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// Dashed.
    Mild,
    /// A plain outline.
    Strong,
    /// A double outline.
    Absolute,
}

/// Colours and floats, a sign for each round: White a disc on the upper line, Black a square on the
/// lower one, a dash where no game was played. At the end the colour that is due, as an outline.
pub fn colours(title: &str, marks: &[Mark], due: Option<(Colour, Urgency)>) -> String {
    let slots = marks.len() + usize::from(due.is_some());
    let width = SLOT.saturating_mul(i32::try_from(slots).unwrap_or(i32::MAX));
    let mut svg = open("colours", title, width.max(SLOT));
    for (mark, left) in marks.iter().zip((0..).step_by(12)) {
        svg.push_str(&sign(left, mark.colour));
        if let Some(float) = mark.float {
            svg.push_str(&triangle(left, float));
        }
    }
    if let Some((colour, urgency)) = due {
        svg.push_str(&outline(width - SLOT, colour, urgency));
    }
    svg.push_str("</svg>");
    svg
}

fn sign(left: i32, colour: Option<Colour>) -> String {
    match colour {
        Some(Colour::White) => format!(
            r##"<circle class="white-man" cx="{}" cy="8" r="4" fill="#fff" stroke="currentColor"/>"##,
            left + 6
        ),
        Some(Colour::Black) => format!(
            r##"<rect class="black-man" x="{}" y="12" width="8" height="8" fill="#000" stroke="currentColor"/>"##,
            left + 2
        ),
        None => format!(
            r#"<path class="no-game" d="M{} 12h6" stroke="currentColor" stroke-width="1.5"/>"#,
            left + 3
        ),
    }
}

/// Above everything for up, below everything for down.
fn triangle(left: i32, float: Float) -> String {
    let (class, start, end) = match float {
        Float::Up => ("float-up", "3.5", "-3.5"),
        Float::Down => ("float-down", "20.5", "3.5"),
    };
    format!(
        r#"<path class="{class}" d="M{} {start}h5l-2.5 {end}z" fill="currentColor"/>"#,
        px(left * 10 + 35)
    )
}

/// The outline of a colour that is due, in a slot of its own.
pub(crate) fn outline(left: i32, colour: Colour, urgency: Urgency) -> String {
    let (class, dashes) = match urgency {
        Urgency::Mild => ("due mild", r#" stroke-dasharray="2 1.5""#),
        Urgency::Strong => ("due strong", ""),
        Urgency::Absolute => ("due absolute", ""),
    };
    let ring = |inset: i32| match colour {
        Colour::White => format!(r#"<circle cx="{}" cy="8" r="{}"/>"#, left + 6, 4 - inset),
        Colour::Black => {
            let (side, x, y) = (8 - 2 * inset, left + 2 + inset, 12 + inset);
            format!(r#"<rect x="{x}" y="{y}" width="{side}" height="{side}"/>"#)
        }
    };
    let inner = if urgency == Urgency::Absolute { ring(2) } else { String::new() };
    format!(
        r#"<g class="{class}" fill="none" stroke="currentColor"{dashes}>{}{inner}</g>"#,
        ring(0)
    )
}

fn open(class: &str, title: &str, width: i32) -> String {
    format!(
        r#"<svg class="graph {class}" xmlns="http://www.w3.org/2000/svg" role="img" width="{width}" height="{HEIGHT}" viewBox="0 0 {width} {HEIGHT}"><title>{}</title>"#,
        escaped(title)
    )
}

/// Tenths of a pixel as SVG writes them.
fn px(tenths: i32) -> String {
    match (tenths / 10, tenths % 10) {
        (whole, 0) => whole.to_string(),
        (whole, rest) => format!("{whole}.{}", rest.abs()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Score = Score::from_points(1);

    fn steps(rows: &[(i32, bool)]) -> Vec<Step> {
        let step = |&(tenths, played)| Step { score: Score::from_tenths(tenths), played };
        rows.iter().map(step).collect()
    }

    #[test]
    fn a_curve_ends_at_its_share_of_everything() {
        for (rounds, rows, last) in [
            (5, &[(10, true)][..], "12,18"),
            (5, &[(10, true), (20, true), (30, true), (40, true), (50, true)], "44,2"),
            (4, &[(0, true), (5, true)], "20,19.5"),
            // Rounds beyond those that were declared make the picture wider, not wrong.
            (1, &[(10, true), (20, true)], "20,2"),
            // A penalty and a gift stay within the picture.
            (2, &[(-30, true)], "12,22"),
            (2, &[(90, true)], "12,2"),
        ] {
            let svg = progress("", rounds, ONE, &steps(rows));
            let points = svg.split_once("points=\"").unwrap().1.split_once('"').unwrap().0;
            assert_eq!(Some(last), points.split(' ').next_back(), "{rounds} {rows:?}");
        }
        let three = progress("", 2, Score::from_points(3), &steps(&[(30, true)]));
        assert!(
            three.contains("points=\"12,12\""),
            "a win of three points is half of two: {three}"
        );
    }

    #[test]
    fn unplayed_rounds_are_hollow() {
        let svg = progress("", 3, ONE, &steps(&[(10, true), (15, false)]));
        assert_eq!(1, svg.matches("class=\"played\"").count());
        assert_eq!(1, svg.matches("class=\"unplayed\"").count());
        assert!(svg.contains("width=\"32\" height=\"24\""), "{svg}");
    }

    #[test]
    fn a_strip_has_a_sign_for_each_round() {
        let marks = [
            Mark { colour: Some(Colour::White), float: Some(Float::Down) },
            Mark { colour: Some(Colour::Black), float: Some(Float::Up) },
            Mark::default(),
        ];
        let svg = colours("", &marks, None);
        assert!(
            svg.contains("<circle class=\"white-man\" cx=\"6\" cy=\"8\" r=\"4\" fill=\"#fff\"")
        );
        assert!(svg.contains("<rect class=\"black-man\" x=\"14\" y=\"12\""));
        assert!(svg.contains("<path class=\"no-game\" d=\"M27 12h6\""));
        assert!(svg.contains("class=\"float-down\" d=\"M3.5 20.5"));
        assert!(svg.contains("class=\"float-up\" d=\"M15.5 3.5"));
        assert!(svg.contains("width=\"36\""));
    }

    #[test]
    fn what_is_due_is_an_outline() {
        for (urgency, rings, dashed) in
            [(Urgency::Mild, 1, true), (Urgency::Strong, 1, false), (Urgency::Absolute, 2, false)]
        {
            let svg = colours("", &[Mark::default()], Some((Colour::White, urgency)));
            assert_eq!(rings, svg.matches("<circle").count(), "{urgency:?}");
            assert_eq!(dashed, svg.contains("stroke-dasharray"), "{urgency:?}");
            assert!(svg.contains("width=\"24\""));
            let black = colours("", &[Mark::default()], Some((Colour::Black, urgency)));
            assert_eq!(rings, black.matches("<rect").count(), "{urgency:?}");
        }
    }

    #[test]
    fn a_name_ends_no_title() {
        let svg = colours("O'Neil </title><script> & Co", &[], None);
        assert!(svg.contains("<title>O&#39;Neil &lt;/title&gt;&lt;script&gt; &amp; Co</title>"));
        assert_eq!(1, svg.matches("</title>").count());
    }
}
