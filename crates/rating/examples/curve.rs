//! Draws the picture of docs/rating-curve.md: expected score against difference of ratings, by the
//! formula and by FIDE's table.
//!
//! `cargo run -p ronde-rating --example curve > docs/rating-curve.svg`

use std::fmt::Write as _;

use ronde_rating::{federation, fide::tables};

const WIDTH: i32 = 640;
const HEIGHT: i32 = 360;
const LEFT: i32 = 60;
const TOP: i32 = 20;
/// Pixels of the field in which the curve stands.
const ACROSS: i32 = 560;
const DOWN: i32 = 290;
/// The largest difference shown.
const FAR: i32 = 800;

fn main() {
    print!("{}", svg());
}

/// The whole picture.
pub(crate) fn svg() -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n\
         <title>Expected score against difference of ratings</title>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"white\"/>\n"
    );
    axes(&mut svg);
    let differences = || (-FAR..=FAR).step_by(20);
    let formula = differences().map(|it| (it, thousandths(federation::expected(f64::from(it)))));
    line(&mut svg, "#1f5fa8", formula);
    let table = differences().map(|it| (it, 10 * tables::expected(it)));
    line(&mut svg, "#c0392b", table);
    for (y, colour, words) in [
        (46, "#1f5fa8", "P = 1 / (1 + 10^(−D/400)), the formula"),
        (64, "#c0392b", "FIDE's table (B.02:8.1.2)"),
    ] {
        let _ = writeln!(svg, "<text x=\"80\" y=\"{y}\" fill=\"{colour}\">{words}</text>");
    }
    svg.push_str("</svg>\n");
    svg
}

/// A share between 0 and 1 in whole thousandths: exact enough for a picture.
#[expect(clippy::cast_possible_truncation, reason = "at most a thousand")]
fn thousandths(share: f64) -> i32 {
    libm::round(share * 1000.0) as i32
}

fn x(difference: i32) -> i32 {
    LEFT + (difference + FAR) * ACROSS / (2 * FAR)
}

fn y(thousandths: i32) -> i32 {
    TOP + (1000 - thousandths) * DOWN / 1000
}

fn axes(svg: &mut String) {
    for difference in (-FAR..=FAR).step_by(200) {
        let _ = writeln!(
            svg,
            "<line x1=\"{0}\" y1=\"{1}\" x2=\"{0}\" y2=\"{2}\" stroke=\"#ddd\"/>\
             <text x=\"{0}\" y=\"{3}\" text-anchor=\"middle\">{difference}</text>",
            x(difference),
            y(1000),
            y(0),
            y(0) + 18
        );
    }
    for share in (0..=1000).step_by(250) {
        let _ = writeln!(
            svg,
            "<line x1=\"{1}\" y1=\"{0}\" x2=\"{2}\" y2=\"{0}\" stroke=\"#ddd\"/>\
             <text x=\"{3}\" y=\"{4}\" text-anchor=\"end\">{5}.{6:02}</text>",
            y(share),
            x(-FAR),
            x(FAR),
            LEFT - 6,
            y(share) + 4,
            share / 1000,
            share % 1000 / 10
        );
    }
    let _ = writeln!(
        svg,
        "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">difference of ratings</text>",
        x(0),
        y(0) + 38
    );
}

fn line(svg: &mut String, colour: &str, points: impl Iterator<Item = (i32, i32)>) {
    let points: Vec<String> =
        points.map(|(difference, share)| format!("{},{}", x(difference), y(share))).collect();
    let _ = writeln!(
        svg,
        "<polyline fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" points=\"{}\"/>",
        points.join(" ")
    );
}
