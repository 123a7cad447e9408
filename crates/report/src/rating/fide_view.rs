//! FIDE's ratings.

use ronde_model::Snapshot;
use ronde_rating::event::fide::{Line, Verdict, difference_rule};
use ronde_rating::event::halves as score_of;
use ronde_rating::fide::initial::{FEWEST_GAMES, Initial, NoRating};
use ronde_rating::fide::{DifferenceRule, FLOOR};

use super::{
    change_columns, game_columns, game_rows, numbers, performance_cells, sum_notes, titled,
    who_cells,
};
use crate::figures::{halves, hundredths, optional, signed_hundredths};
use crate::view::View;

/// A row for each player: K, games, score, expected score, change, new rating, performances.
pub fn changes(snapshot: &Snapshot, lines: &[Line]) -> View {
    let columns = change_columns();
    let mut notes = vec![rule_note(snapshot)];
    if lines.iter().any(|line| matches!(line.verdict, Verdict::Changed(_))) {
        notes.insert(0, "New is the rating if this were the only event of its period.".to_owned());
    }
    let rows = lines.iter().map(|line| row(snapshot, line)).collect();
    View { title: titled(snapshot, "changes of FIDE ratings (B.02:8)"), columns, rows, notes }
}

fn rule_note(snapshot: &Snapshot) -> String {
    match difference_rule(snapshot) {
        DifferenceRule::AllCapped => {
            "Differences above 400 points count as 400 (B.02:8.3.1 until 30 September 2025)."
        }
        DifferenceRule::Below2650Capped => {
            "Differences above 400 points count as 400 for players below 2650 (B.02:8.3.1 from \
             1 October 2025)."
        }
    }
    .to_owned()
}

fn row(snapshot: &Snapshot, line: &Line) -> Vec<String> {
    let rating = snapshot.player(line.number).and_then(|player| player.rating);
    let mut cells = who_cells(snapshot, line.number);
    let (k, expected, change, new) = match &line.verdict {
        Verdict::Changed(change) => {
            let expected = change.games.iter().map(|game| i64::from(game.expected)).sum();
            (
                change.k.to_string(),
                hundredths(expected),
                signed_hundredths(change.hundredths),
                change.after().to_string(),
            )
        }
        Verdict::First(first) => {
            let new = first.as_ref().ok().map(|first| first.published);
            (String::new(), String::new(), String::new(), optional(new))
        }
        Verdict::NoGames => Default::default(),
    };
    let played = line.games.len().to_string();
    let score = halves(score_of(&line.games));
    cells.extend([optional(rating), k, played, score, expected, change, new]);
    cells.extend(performance_cells(&line.performances));
    cells.push(remark(line));
    cells
}

fn remark(line: &Line) -> String {
    match &line.verdict {
        Verdict::Changed(change) if change.after() < i64::from(FLOOR) => {
            format!("below the floor of {FLOOR}: listed as unrated (B.02:7.1.4)")
        }
        Verdict::Changed(_) => String::new(),
        Verdict::First(first) => first_rating(first),
        Verdict::NoGames => "no game that counts".to_owned(),
    }
}

/// A first rating in words, with its working, or why there is none.
pub fn first_rating(first: &Result<Initial, NoRating>) -> String {
    match first {
        Ok(first) => {
            let limit = if first.computed > i64::from(first.published) {
                format!(", at most {}", first.published)
            } else {
                String::new()
            };
            format!(
                "first rating: {} / {} with two draws against 1800, {} % is {:+}: {}{limit}",
                first.sum, first.opponents, first.percent, first.difference, first.computed
            )
        }
        Err(NoRating::TooFewGames { games }) => {
            format!("no first rating: {games} of {FEWEST_GAMES} games against rated opponents")
        }
        Err(NoRating::NoPoints) => {
            "no first rating: a score of zero is disregarded (B.02:7.1.4)".to_owned()
        }
        Err(NoRating::BelowFloor { computed }) => {
            format!("no first rating: {computed} is below the floor of {FLOOR}")
        }
    }
}

/// A row for each game that counts, of everybody given.
pub fn working(snapshot: &Snapshot, lines: &[&Line]) -> View {
    let mut columns = game_columns();
    columns.extend(numbers(&[
        ("difference", "Diff."),
        ("counted", "Counted"),
        ("expected", "Exp."),
        ("gain", "Gain"),
    ]));
    let rows = lines.iter().flat_map(|line| games(snapshot, line)).collect();
    let notes = lines.iter().flat_map(|line| sum(snapshot, line)).collect();
    View { title: titled(snapshot, "games that count for FIDE ratings"), columns, rows, notes }
}

fn games(snapshot: &Snapshot, line: &Line) -> Vec<Vec<String>> {
    game_rows(snapshot, line.number, &line.games, |place| {
        let Verdict::Changed(change) = &line.verdict else { return None };
        let working = &change.games[place];
        Some([
            working.difference.to_string(),
            working.counted.to_string(),
            hundredths(i64::from(working.expected)),
            signed_hundredths(i64::from(working.gain)),
        ])
    })
}

/// What it comes to, and what the games are worth in every definition.
fn sum(snapshot: &Snapshot, line: &Line) -> Vec<String> {
    let what = match &line.verdict {
        Verdict::Changed(change) => format!(
            "K {} × {} = {}, rounded {:+}: {} → {}",
            change.k,
            signed_hundredths(i64::from(change.gain)),
            signed_hundredths(change.hundredths),
            change.rounded,
            change.before,
            change.after()
        ),
        Verdict::First(_) | Verdict::NoGames => remark(line),
    };
    sum_notes(snapshot, line.number, &what, &line.performances)
}
