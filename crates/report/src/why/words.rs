//! Words for terms, steps and mini-tables.

use ronde_model::Snapshot;
use ronde_standings::working::{Cap, Cut, Source, Step, Term};
use ronde_standings::{Encounter, Measure, Ratio};

use crate::names;

/// `round 3: 12 Doe, Jane, score 4.5 (4.0 in the standings) x 1.0 = 4.5, cut: the lowest`.
pub(super) fn term(snapshot: &Snapshot, term: &Term) -> String {
    let mut parts = Vec::new();
    parts.extend(term.round.map(|round| format!("round {round}:")));
    parts.extend(term.against.map(|who| format!("{},", names::numbered(snapshot, who))));
    parts.extend(term.unplayed.map(|why| format!("{},", names::unplayed(why))));
    parts.push(source(&term.source));
    parts.extend(term.times.map(|points| format!("x {points}")));
    parts.push(format!("= {}", number(term.amount)));
    let cut = term.cut.map_or("", cut_words);
    format!("{}{cut}", parts.join(" "))
}

/// Exact where a few decimals are enough, else rounded to two.
pub(super) fn number(ratio: Ratio) -> String {
    match ratio.denominator() {
        1 => ratio.decimals(0),
        10 => ratio.decimals(1),
        _ => ratio.decimals(2),
    }
}

fn source(source: &Source) -> String {
    match *source {
        Source::OwnRound => "counts".to_owned(),
        Source::Running => "score after the round".to_owned(),
        Source::OpponentScore { real, counted } if real == counted => format!("score {counted}"),
        Source::OpponentScore { real, counted } => {
            format!("score {counted} ({real} in the standings, adjusted by C.07:16.3)")
        }
        Source::Dummy { own, cap: None } => format!("a dummy with the own score {own} (C.07:16.4)"),
        Source::Dummy { own, cap: Some(Cap::ScheduledOpponent(most)) } => format!(
            "a dummy with the own score {own}, at most {most} of the scheduled opponent (C.07:16.4)"
        ),
        Source::Dummy { own, cap: Some(Cap::AllDraws(most)) } => {
            format!("a dummy with the own score {own}, at most {most} for draws only (C.07:16.4)")
        }
        Source::Oneself { counted } => format!("a draw against oneself, own score {counted}"),
        Source::OwnValue => "own value".to_owned(),
        Source::Rating => "rating".to_owned(),
        Source::OpponentValue => "the opponent's value".to_owned(),
        Source::Board { board, points } => format!("board {board}: {points} points"),
        Source::OtherPoints => "points".to_owned(),
        Source::StartingList => "from the starting list".to_owned(),
    }
}

const fn cut_words(cut: Cut) -> &'static str {
    match cut {
        Cut::Lowest => ", cut: the least significant value (C.07:14)",
        Cut::Highest => ", cut: the most significant value (C.07:14)",
        Cut::Voluntary => ", cut: a voluntary unplayed round goes first (C.07:16.5)",
        Cut::BelowLimit => ", not counted: the opponent has less than the limit (C.07:9.2)",
    }
}

pub(super) fn steps(step: &Step) -> String {
    match *step {
        Step::Sum(sum) => format!("sum: {}", number(sum)),
        Step::DividedBy(count) => format!("divided by {count}"),
        Step::Rounded(rounded) => format!("rounded: {rounded}"),
        Step::Fraction { half_points, games, hundredths } => {
            let points = Ratio::tenths(5 * half_points).decimals(1);
            let fraction = Ratio::hundredths(hundredths).decimals(2);
            format!("{points} points of {games} games: {fraction}")
        }
        Step::Difference(difference) => {
            format!("rating difference of it: {difference:+} (B.02:8.1.1)")
        }
        Step::Expected { at, below, needed } => format!(
            "expected score there: {}, one point lower: {}; needed: {}",
            Ratio::hundredths(at).decimals(2),
            Ratio::hundredths(below).decimals(2),
            Ratio::hundredths(needed).decimals(2)
        ),
        Step::NothingScored => "nothing was scored: the lowest rating less 800".to_owned(),
        Step::UnratedTookPart => {
            "dropped: somebody without a rating took part (C.07:10)".to_owned()
        }
        Step::StrengthDivisor(divisor) => format!("the Buchholz is divided by {divisor}"),
    }
}

/// The mini-table, a line for each.
pub(super) fn encounter(snapshot: &Snapshot, table: &Encounter) -> Vec<String> {
    let what = match table.measure {
        Measure::MatchPoints => "points against each other".to_owned(),
        Measure::GamePoints => "game points against each other".to_owned(),
        Measure::BoardCount => "board count of the matches against each other".to_owned(),
        Measure::TopBoard(board) => format!("points on board {board} against each other"),
        Measure::WithoutBottom(boards) => format!("points without the {boards} bottom boards"),
    };
    let mut lines = vec![format!("  {what}:")];
    for row in &table.rows {
        let missing = match row.missing {
            0 => String::new(),
            games => format!(
                ", {games} not met: between {} and {}",
                number(row.range.0),
                number(row.range.1)
            ),
        };
        let who = names::numbered(snapshot, row.who);
        lines.push(format!("    {who}: {}{missing}", number(row.points)));
    }
    if table.groups.len() == 1 {
        lines.push("    nobody is separated".to_owned());
    }
    lines
}
