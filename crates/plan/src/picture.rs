//! The balance against the number of entries, drawn.

use std::fmt::Write as _;

use crate::budget::{BreakEven, Plan};

const WIDTH: i64 = 640;
const HEIGHT: i64 = 360;
const LEFT: i64 = 80;
const RIGHT: i64 = 20;
const TOP: i64 = 20;
const BOTTOM: i64 = 50;
/// Height of a line of text.
const LINE: i64 = 16;

// Looks are attributes and no style sheet: a page that allows none can hold the picture, and may
// still give the classes colours of its own.
const AXIS: &str = r##"class="axis" stroke="#666""##;
const BALANCE: &str = r##"class="balance" stroke="#1f6f54" stroke-width="3""##;
const EXPECTED: &str = r##"class="expected" stroke="#b5651d" stroke-dasharray="5 4""##;
const EVEN: &str = r##"class="even" fill="#1f6f54""##;

/// Words on the picture, in the reader's language.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    /// Under the horizontal axis.
    pub entries: &'a str,
    /// Beside the vertical axis.
    pub balance: &'a str,
    /// Before the number of expected entries.
    pub expected: &'a str,
    /// Before the number of entries at which the balance is even.
    pub even: &'a str,
}

/// An SVG with the line of the balance, the zero line, the expected entries and the break-even.
pub fn svg(plan: &Plan, words: Words<'_>) -> String {
    let most = axis_end(plan);
    let ends = [0, most].map(|players| plan.balance_with(players).centimes());
    let (low, high) = (ends[0].min(ends[1]).min(0), ends[0].max(ends[1]).max(100));
    let x = |players: i64| LEFT + (WIDTH - LEFT - RIGHT) * players / most;
    let y = |centimes: i64| TOP + (HEIGHT - TOP - BOTTOM) * (high - centimes) / (high - low);
    let mut svg = frame(words);
    let mut line = |looks: &str, x1: i64, y1: i64, x2: i64, y2: i64| {
        let _ = writeln!(svg, r#"<line {looks} x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>"#);
    };
    line(AXIS, LEFT, y(0), WIDTH - RIGHT, y(0));
    line(AXIS, LEFT, TOP, LEFT, HEIGHT - BOTTOM);
    line(BALANCE, x(0), y(ends[0]), x(most), y(ends[1]));
    line(EXPECTED, x(plan.players), TOP, x(plan.players), HEIGHT - BOTTOM);
    let mut text = |x: i64, y: i64, anchor: &str, words: &str| {
        let words = escape(words);
        let _ = writeln!(svg, r#"<text x="{x}" y="{y}" text-anchor="{anchor}">{words}</text>"#);
    };
    for tick in 0..=4 {
        let players = most * tick / 4;
        text(x(players), HEIGHT - BOTTOM + 18, "middle", &players.to_string());
    }
    // An amount so near to zero that one could read neither is left out.
    let apart = |amount: &i64| (y(*amount) - y(0)).abs() >= LINE;
    for amount in [low, high].into_iter().filter(apart).chain([0]) {
        text(LEFT - 6, y(amount) + 4, "end", &(amount / 100).to_string());
    }
    let left = x(plan.players) > WIDTH / 2;
    let (aside, anchor) = if left { (-8, "end") } else { (8, "start") };
    let expected = format!("{} {}", words.expected, plan.players);
    text(x(plan.players) + aside, TOP + LINE, anchor, &expected);
    if let even @ (BreakEven::From(players) | BreakEven::UpTo(players)) = plan.break_even()
        && players <= most
    {
        // Where the line of the balance is not.
        let (aside, above, anchor) = match even {
            BreakEven::From(_) if x(players) > WIDTH / 4 => (-8, 10, "end"),
            BreakEven::From(_) => (8, -LINE - 4, "start"),
            _ => (8, 10, "start"),
        };
        text(x(players) + aside, y(0) - above, anchor, &format!("{} {players}", words.even));
        let _ = writeln!(svg, r#"<circle {EVEN} cx="{}" cy="{}" r="5"/>"#, x(players), y(0));
    }
    svg.push_str("</svg>\n");
    svg
}

/// The axis ends beyond the expected entries and the break-even, at a round number.
fn axis_end(plan: &Plan) -> i64 {
    let even = match plan.break_even() {
        BreakEven::From(players) | BreakEven::UpTo(players) => {
            players.min(10 * plan.players.max(10))
        }
        BreakEven::Always | BreakEven::Never => 0,
    };
    let most = (plan.players.max(even) * 5 / 4).max(20);
    (most + 19) / 20 * 20
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn frame(words: Words<'_>) -> String {
    let (entries, balance) = (escape(words.entries), escape(words.balance));
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{balance}" font-family="sans-serif" font-size="13" fill="#333">
<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>
<text x="{}" y="{}" text-anchor="middle">{entries}</text>
<text x="16" y="{}" text-anchor="middle" transform="rotate(-90 16 {})">{balance}</text>
"##,
        (LEFT + WIDTH - RIGHT) / 2,
        HEIGHT - 12,
        (TOP + HEIGHT - BOTTOM) / 2,
        (TOP + HEIGHT - BOTTOM) / 2,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::money::Money;

    #[test]
    fn the_picture_has_its_lines_and_the_break_even() {
        let plan = Plan {
            players: 60,
            rounds: 7,
            entry_fee: Money::whole(25),
            prizes: vec![Money::whole(400)],
            ..Plan::default()
        };
        let words = Words {
            entries: "entries",
            balance: "balance <CHF>",
            expected: "expected",
            even: "even from",
        };
        let drawn = svg(&plan, words);
        assert_eq!(4, drawn.matches("<line").count());
        assert_eq!(1, drawn.matches("<circle").count());
        assert!(drawn.contains("balance &lt;CHF&gt;"));
        assert!(drawn.contains(">even from 25</text>"), "{drawn}");
        assert!(drawn.contains(">expected 60</text>"), "{drawn}");
    }
}
