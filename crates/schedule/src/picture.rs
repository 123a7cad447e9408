//! Pictures as SVG, in whole numbers: the course's figure of remarkable numbers, and a bracket.

use std::fmt::Write as _;

use crate::cup::Bracket;
use crate::table::Side;

const INK: &str = "#20262e";
const GRID: &str = "#d4d8dd";
const LEFT: i64 = 70;
const TOP: i64 = 60;
const WIDE: i64 = 700;
const HIGH: i64 = 420;

/// What is written into the figure.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "named by where they stand")]
pub struct FigureWords<'a> {
    pub title: &'a str,
    pub heading: &'a str,
    pub rounds: &'a str,
    pub players: &'a str,
    /// The fewest rounds of a Swiss and a cup, the most of a Swiss, a round robin, a double one.
    pub curves: [&'a str; 4],
}

/// A line of the figure: its colour, and the players that a number of rounds belongs to.
type Curve = (&'static str, fn(i64) -> i64);

const CURVES: [Curve; 4] = [
    ("#b3261e", |rounds| 1 << rounds.min(40)),
    ("#1d5fa8", |rounds| 2 * rounds),
    ("#1b7f4b", |rounds| rounds + 1),
    ("#7a4fa3", |rounds| rounds / 2 + 1),
];

/// Players against rounds (ssb-course, figure 1). Between the first two lines lies what a Swiss
/// tournament can be.
pub fn remarkable(words: FigureWords<'_>, most_rounds: usize, most_players: usize) -> String {
    let rounds = i64::try_from(most_rounds.clamp(4, 60)).unwrap_or(60);
    let players = i64::try_from(most_players.clamp(8, 1000)).unwrap_or(1000);
    let x = |value: i64| LEFT + value * WIDE / rounds;
    let y = |value: i64| TOP + HIGH - value * HIGH / players;
    let mut svg = opening(LEFT + WIDE + 40, TOP + HIGH + 150, words.title);
    svg += &text(LEFT, 32, "start", 18, words.heading);
    for value in (0..=rounds).step_by(step(rounds)) {
        svg += &line((x(value), TOP), (x(value), TOP + HIGH), GRID);
        svg += &text(x(value), TOP + HIGH + 20, "middle", 13, &value.to_string());
    }
    for value in (0..=players).step_by(step(players)) {
        svg += &line((LEFT, y(value)), (LEFT + WIDE, y(value)), GRID);
        svg += &text(LEFT - 8, y(value) + 5, "end", 13, &value.to_string());
    }
    svg += &text(LEFT + WIDE / 2, TOP + HIGH + 42, "middle", 13, words.rounds);
    svg += &text(LEFT - 44, TOP - 12, "start", 13, words.players);
    for (index, ((colour, curve), name)) in CURVES.iter().zip(words.curves).enumerate() {
        let points = (1..=rounds).map(|round| (round, curve(round)));
        let inside = points.filter(|(_, value)| *value <= players);
        let points: Vec<String> =
            inside.map(|(round, value)| format!("{},{}", x(round), y(value))).collect();
        let row = TOP + HIGH + 64 + 20 * i64::try_from(index).unwrap_or(0);
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"3\"/>",
            points.join(" ")
        );
        let _ = writeln!(
            svg,
            "<rect x=\"{LEFT}\" y=\"{}\" width=\"22\" height=\"6\" fill=\"{colour}\"/>",
            row - 8
        );
        svg += &text(LEFT + 32, row, "start", 13, name);
    }
    svg + "</svg>\n"
}

/// About ten lines of a grid.
fn step(most: i64) -> usize {
    let steps = [1, 2, 5, 10, 20, 50, 100, 200];
    steps.into_iter().find(|step| most / i64::try_from(*step).unwrap_or(1) <= 12).unwrap_or(500)
}

const BOX_WIDE: i64 = 190;
const BOX_HIGH: i64 = 40;
const COLUMN: i64 = 240;

/// The main bracket of a cup from left to right; `name` says what a side is called.
pub fn bracket(bracket: &Bracket, title: &str, name: &dyn Fn(Side) -> String) -> String {
    let main: Vec<usize> =
        (0..bracket.matches.len()).filter(|it| bracket.matches[*it].places.0 == 1).collect();
    let mut rows = vec![0; bracket.matches.len()];
    let mut next = TOP;
    if let Some(&last) = main.last() {
        place(bracket, last, &mut rows, &mut next);
    }
    let columns = i64::try_from(bracket.rounds()).unwrap_or(1);
    let mut svg = opening(40 + COLUMN * columns, next + 20, title);
    svg += &text(20, 32, "start", 18, title);
    let x = |index: usize| 20 + COLUMN * i64::try_from(bracket.matches[index].stage).unwrap_or(0);
    for &index in &main {
        let one = &bracket.matches[index];
        for (half, side) in (0..).zip(one.sides) {
            if let Side::Winner(number) = side {
                let (from, to) = (x(number - 1) + BOX_WIDE, x(index));
                let (start, end) = (rows[number - 1], rows[index] - 10 + 20 * half);
                let bend = to - 16;
                svg += &line((from, start), (bend, start), INK);
                svg += &line((bend, start), (bend, end), INK);
                svg += &line((bend, end), (to, end), INK);
            }
        }
        svg += &card(x(index), rows[index], index + 1, one.sides.map(name));
    }
    svg + "</svg>\n"
}

/// The middle of each match: halfway between those it comes from.
fn place(bracket: &Bracket, index: usize, rows: &mut [i64], next: &mut i64) -> i64 {
    let mut middles = Vec::new();
    for side in bracket.matches[index].sides {
        if let Side::Winner(number) = side {
            middles.push(place(bracket, number - 1, rows, next));
        }
    }
    rows[index] = match middles[..] {
        [] => {
            *next += BOX_HIGH + 16;
            *next - BOX_HIGH / 2 - 16
        }
        [one] => {
            // The other side had a bye; it needs no room of its own.
            one
        }
        [one, other, ..] => i64::midpoint(one, other),
    };
    rows[index]
}

fn card(x: i64, middle: i64, number: usize, names: [String; 2]) -> String {
    let top = middle - BOX_HIGH / 2;
    let mut svg = format!(
        "<rect x=\"{x}\" y=\"{top}\" width=\"{BOX_WIDE}\" height=\"{BOX_HIGH}\" rx=\"4\" \
         fill=\"#f6f8fa\" stroke=\"{INK}\"/>\n"
    );
    svg += &line((x, middle), (x + BOX_WIDE, middle), GRID);
    svg += &text(x + BOX_WIDE - 6, middle - 6, "end", 10, &number.to_string());
    let [first, second] = names;
    svg += &text(x + 8, middle - 6, "start", 13, &short(&first));
    svg + &text(x + 8, middle + 14, "start", 13, &short(&second))
}

fn short(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    if letters.len() <= 22 {
        name.to_owned()
    } else {
        letters[..21].iter().collect::<String>() + "…"
    }
}

fn opening(width: i64, height: i64, title: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"sans-serif\">\n<title>{}</title>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>\n",
        escaped(title)
    )
}

fn line(from: (i64, i64), to: (i64, i64), colour: &str) -> String {
    format!(
        "<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke=\"{colour}\"/>\n",
        from.0, from.1, to.0, to.1
    )
}

fn text(x: i64, y: i64, anchor: &str, size: i64, words: &str) -> String {
    format!(
        "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\" font-size=\"{size}\" \
         fill=\"{INK}\">{}</text>\n",
        escaped(words)
    )
}

fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
