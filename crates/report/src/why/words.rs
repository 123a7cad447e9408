//! Words for terms, steps and mini-tables.

use ronde_model::Snapshot;
use ronde_standings::working::{Cap, Cut, Source, Step, Term};
use ronde_standings::{Encounter, Measure, Ratio};
use ronde_words::{Lang, WhyWords, fill};

use crate::names;

/// `round 3: 12 Doe, Jane, score 4.5 (4.0 in the standings) x 1.0 = 4.5, cut: the lowest`.
pub(super) fn term(snapshot: &Snapshot, term: &Term, lang: Lang) -> String {
    let words = WhyWords::of(lang);
    let mut parts = Vec::new();
    parts.extend(term.round.map(|round| fill!(words.round, n = round)));
    let against = term.against.map(|who| names::numbered_in(snapshot, who, lang));
    parts.extend(against.map(|who| format!("{who},")));
    parts.extend(term.unplayed.map(|why| format!("{},", names::unplayed_in(why, lang))));
    parts.push(source(&term.source, words));
    parts.extend(term.times.map(|points| format!("x {points}")));
    parts.push(format!("= {}", number(term.amount)));
    let cut = term.cut.map_or("", |cut| cut_words(cut, words));
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

fn source(source: &Source, words: &WhyWords) -> String {
    match *source {
        Source::OwnRound => words.counts.to_owned(),
        Source::Running => words.running.to_owned(),
        Source::OpponentScore { real, counted } if real == counted => {
            fill!(words.score, n = counted)
        }
        Source::OpponentScore { real, counted } => {
            fill!(words.adjusted, n = counted, real = real)
        }
        Source::Dummy { own, cap: None } => fill!(words.dummy, n = own),
        Source::Dummy { own, cap: Some(Cap::ScheduledOpponent(most)) } => {
            fill!(words.dummy_opponent, n = own, most = most)
        }
        Source::Dummy { own, cap: Some(Cap::AllDraws(most)) } => {
            fill!(words.dummy_draws, n = own, most = most)
        }
        Source::Oneself { counted } => fill!(words.oneself, n = counted),
        Source::OwnValue => words.own_value.to_owned(),
        Source::Rating => words.rating.to_owned(),
        Source::OpponentValue => words.opponent_value.to_owned(),
        Source::Board { board, points } => fill!(words.board, n = board, points = points),
        Source::OtherPoints => words.other_points.to_owned(),
        Source::StartingList => words.starting_list.to_owned(),
    }
}

const fn cut_words(cut: Cut, words: &WhyWords) -> &'static str {
    match cut {
        Cut::Lowest => words.cut_lowest,
        Cut::Highest => words.cut_highest,
        Cut::Voluntary => words.cut_voluntary,
        Cut::BelowLimit => words.cut_limit,
    }
}

/// One step of a working, in words.
pub fn step(step: &Step, lang: Lang) -> String {
    let words = WhyWords::of(lang);
    let hundredths = |value: i64| Ratio::hundredths(value).decimals(2);
    match *step {
        Step::Sum(sum) => fill!(words.sum, n = number(sum)),
        Step::DividedBy(count) => fill!(words.divided, n = count),
        Step::Rounded(rounded) => fill!(words.rounded, n = rounded),
        Step::Fraction { half_points, games, hundredths: fraction } => {
            let points = Ratio::tenths(5 * half_points).decimals(1);
            let fraction = hundredths(fraction);
            fill!(words.fraction, n = points, games = games, result = fraction)
        }
        Step::Difference(difference) => {
            fill!(words.difference, n = format!("{difference:+}"))
        }
        Step::Expected { at, below, needed } => fill!(
            words.expected,
            at = hundredths(at),
            below = hundredths(below),
            needed = hundredths(needed)
        ),
        Step::NothingScored => words.nothing_scored.to_owned(),
        Step::UnratedTookPart => words.unrated_took_part.to_owned(),
        Step::StrengthDivisor(divisor) => fill!(words.strength_divisor, n = divisor),
    }
}

/// What a mini-table counts.
pub fn measure(measure: Measure, lang: Lang) -> String {
    let words = WhyWords::of(lang);
    match measure {
        Measure::MatchPoints => words.by_points.to_owned(),
        Measure::GamePoints => words.by_game_points.to_owned(),
        Measure::BoardCount => words.by_board_count.to_owned(),
        Measure::TopBoard(board) => fill!(words.by_top_board, n = board),
        Measure::WithoutBottom(boards) => fill!(words.without_bottom, n = boards),
    }
}

/// The mini-table, a line for each.
pub(super) fn encounter(snapshot: &Snapshot, table: &Encounter, lang: Lang) -> Vec<String> {
    let words = WhyWords::of(lang);
    let mut lines = vec![format!("  {}:", measure(table.measure, lang))];
    for row in &table.rows {
        let missing = match row.missing {
            0 => String::new(),
            games => {
                let (least, most) = (number(row.range.0), number(row.range.1));
                fill!(words.not_met, n = games, least = least, most = most)
            }
        };
        let who = names::numbered_in(snapshot, row.who, lang);
        lines.push(format!("    {who}: {}{missing}", number(row.points)));
    }
    if table.groups.len() == 1 {
        lines.push(format!("    {}", words.nobody_separated));
    }
    lines
}
