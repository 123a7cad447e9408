//! The picture of time against players, both by powers of ten, as SVG.

use std::fmt::Write as _;

/// A name, a colour, and points of (players, milliseconds).
pub(super) struct Series {
    pub(super) name: &'static str,
    pub(super) colour: &'static str,
    pub(super) points: Vec<(f64, f64)>,
}

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 480.0;
const LEFT: f64 = 84.0;
const RIGHT: f64 = 690.0;
const TOP: f64 = 52.0;
const BOTTOM: f64 = 416.0;

/// From a value to its place on an axis of whole powers of ten.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Axis {
    /// The exponents at the two ends.
    decades: (i32, i32),
    ends: (f64, f64),
}

impl Axis {
    /// The shortest that holds all values.
    fn new(values: impl Iterator<Item = f64> + Clone, ends: (f64, f64)) -> Axis {
        let low = values.clone().fold(f64::INFINITY, f64::min);
        let high = values.fold(0.0, f64::max);
        let first = (-6..=9).rev().find(|&it| power(it) <= low).unwrap_or(-6);
        let last = (-6..=9).find(|&it| power(it) >= high && it > first).unwrap_or(9);
        Axis { decades: (first, last), ends }
    }

    fn at(self, value: f64) -> f64 {
        let (first, last) = (f64::from(self.decades.0), f64::from(self.decades.1));
        let share = (value.log10() - first) / (last - first);
        self.ends.0 + share * (self.ends.1 - self.ends.0)
    }

    fn ticks(self) -> impl Iterator<Item = (i32, f64)> {
        (self.decades.0..=self.decades.1).map(move |it| (it, self.at(power(it))))
    }
}

fn power(exponent: i32) -> f64 {
    10_f64.powi(exponent)
}

/// The whole picture.
pub(super) fn draw(series: &[Series]) -> String {
    let points = || series.iter().flat_map(|it| it.points.iter());
    let across = Axis::new(points().map(|it| it.0), (LEFT, RIGHT));
    let up = Axis::new(points().map(|it| it.1), (BOTTOM, TOP));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         font-family=\"sans-serif\" font-size=\"14\">\n\
         <title>Time to pair round 9 of 9, against the number of players</title>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#ffffff\"/>\n"
    );
    svg.push_str(&text(LEFT, 28.0, "start", "Time to pair round 9 of 9 (pairing alone)"));
    svg.push_str(&grid(across, up));
    for (index, one) in series.iter().enumerate() {
        svg.push_str(&curve(one, across, up));
        svg.push_str(&legend(one, index));
    }
    svg.push_str("</svg>\n");
    svg
}

fn grid(across: Axis, up: Axis) -> String {
    let mut svg = String::new();
    for (exponent, x) in across.ticks() {
        svg.push_str(&rule((x, TOP), (x, BOTTOM)));
        svg.push_str(&text(x, BOTTOM + 22.0, "middle", &players(exponent)));
    }
    for (exponent, y) in up.ticks() {
        svg.push_str(&rule((LEFT, y), (RIGHT, y)));
        svg.push_str(&text(LEFT - 8.0, y + 5.0, "end", &time(exponent)));
    }
    svg.push_str(&text(f64::midpoint(LEFT, RIGHT), BOTTOM + 48.0, "middle", "players"));
    svg
}

fn rule(from: (f64, f64), to: (f64, f64)) -> String {
    format!(
        "<line x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" stroke=\"#d4d8dd\"/>\n",
        from.0, from.1, to.0, to.1
    )
}

fn text(x: f64, y: f64, anchor: &str, words: &str) -> String {
    format!(
        "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" fill=\"#20262e\">{words}</text>\n"
    )
}

fn dot(x: f64, y: f64, colour: &str) -> String {
    format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4.5\" fill=\"{colour}\"/>\n")
}

fn curve(series: &Series, across: Axis, up: Axis) -> String {
    let mut path = String::new();
    let mut dots = String::new();
    for &(players, time) in &series.points {
        let (x, y) = (across.at(players), up.at(time));
        // Writing to a string cannot fail.
        let _ = write!(path, "{x:.1},{y:.1} ");
        dots.push_str(&dot(x, y, series.colour));
    }
    format!(
        "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2.5\"/>\n{dots}",
        path.trim_end(),
        series.colour
    )
}

/// At the lower right: time grows to the upper right, so nothing is hidden there.
fn legend(series: &Series, index: usize) -> String {
    let y = BOTTOM - 72.0 + 24.0 * f64::from(u8::try_from(index).unwrap_or(u8::MAX));
    dot(RIGHT - 110.0, y - 5.0, series.colour) + &text(RIGHT - 98.0, y, "start", series.name)
}

/// A power of ten as a number of players.
fn players(exponent: i32) -> String {
    match exponent {
        ..=-1 => String::new(),
        6.. => format!("{},000,000", 10_u64.pow(exponent.unsigned_abs() - 6)),
        3.. => format!("{},000", 10_u64.pow(exponent.unsigned_abs() - 3)),
        _ => 10_u64.pow(exponent.unsigned_abs()).to_string(),
    }
}

/// A power of ten in milliseconds, as people say it.
fn time(exponent: i32) -> String {
    if exponent >= 3 {
        return format!("{} s", power(exponent - 3));
    }
    format!("{} ms", power(exponent))
}

/// Players and the time of the last of the rounds shown, from the rows
/// `| players | 0.05, 0.22, 0.28 | …` of the bench `scale`.
pub(super) fn scale_points(printed: &str) -> Vec<(f64, f64)> {
    printed.lines().filter_map(scale_point).collect()
}

fn scale_point(line: &str) -> Option<(f64, f64)> {
    let mut cells = line.strip_prefix('|')?.split('|').map(str::trim);
    let players = cells.next()?.parse().ok()?;
    let time = cells.next()?.split(", ").last()?.parse().ok()?;
    Some((players, time))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_axis_holds_all_values_between_whole_powers() {
        let axis = Axis::new([0.28, 114.0].into_iter(), (400.0, 0.0));
        assert_eq!((-1, 3), axis.decades);
        let near = |expected: f64, value: f64| (expected - axis.at(value)).abs() < 1e-6;
        assert!(near(400.0, 0.1) && near(300.0, 1.0) && near(0.0, 1000.0));
        let exact = Axis::new([100.0, 1000.0].into_iter(), (0.0, 1.0));
        assert_eq!((2, 3), exact.decades);
        let single = Axis::new([100.0].into_iter(), (0.0, 1.0));
        assert_eq!((2, 3), single.decades, "an axis has a length");
    }

    #[test]
    fn ticks_read_as_people_say_them() {
        assert_eq!(["1", "100", "1,000", "100,000", "1,000,000"], [0, 2, 3, 5, 6].map(players));
        assert_eq!(["0.1 ms", "1 ms", "100 ms", "1 s", "10 s"], [-1, 0, 2, 3, 4].map(time));
    }

    #[test]
    fn points_come_from_the_first_table_only() {
        let printed = "| players | pairing alone |\n|---|---|\n\
                       | 100 | 0.05, 0.22, 0.28 | 4.31, 4.58, 4.49 | 5 MB |\n\
                       | like a real open | 2026 | 1.24 | 6.20 | 93.1 | 0.94 |\n";
        assert_eq!(vec![(100.0, 0.28)], scale_points(printed));
    }

    #[test]
    fn every_point_is_drawn() {
        let series =
            [Series { name: "Ronde", colour: "#000", points: vec![(1e2, 0.5), (1e3, 2.0)] }];
        let svg = draw(&series);
        assert_eq!(3, svg.matches("<circle").count(), "two points and the legend");
        assert!(svg.starts_with("<svg ") && svg.contains(">Ronde</text>"));
    }
}
