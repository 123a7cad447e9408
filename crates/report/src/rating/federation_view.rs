//! The Swiss federation's ratings (ssb-course, "Application pratique FSE").

use ronde_model::Snapshot;
use ronde_rating::event::federation::{Earlier, Line, Ratings, Verdict, ratings};
use ronde_rating::event::halves as score_of;
use ronde_rating::federation::{FEWEST_GAMES, LEAST, NoRating};

use super::{
    change_columns, game_columns, game_rows, numbers, performance_cells, sum_notes, titled,
    who_cells,
};
use crate::figures::{four, halves, optional, signed_four};
use crate::view::View;

/// A row for each player: K, games, score, expected score, change, new rating, performances.
pub fn changes(snapshot: &Snapshot, lines: &[Line]) -> View {
    let columns = change_columns();
    let title = titled(snapshot, "changes of the Swiss federation's ratings");
    let rows = lines.iter().map(|line| row(snapshot, line)).collect();
    View { title, columns, rows, notes: notes(snapshot) }
}

fn notes(snapshot: &Snapshot) -> Vec<String> {
    let source = match ratings(snapshot) {
        Ratings::National => {
            "Ratings are those of the file's records SUI; opponents without one count with FIDE's \
             rating, a list that the federation recognises (3.2)."
        }
        Ratings::StartingList => {
            "The file has no ratings in records SUI, so those of the starting list (columns 49 to \
             52) are taken. If they are FIDE's, this is not what the federation will compute."
        }
    };
    let formula = "The table of article 9 is not known; the formula of the curve stands for it.";
    vec![source.to_owned(), formula.to_owned()]
}

fn row(snapshot: &Snapshot, line: &Line) -> Vec<String> {
    let mut cells = who_cells(snapshot, line.number);
    let (k, expected, change, new) = match &line.verdict {
        Verdict::Changed(change) => {
            let expected = change.games.iter().map(|game| game.expected).sum();
            (change.k.to_string(), four(expected), signed_four(change.gain), four(change.after))
        }
        Verdict::First(first) => {
            let new = first.as_ref().ok().copied().map(four);
            (String::new(), String::new(), String::new(), optional(new))
        }
        Verdict::NoGames => Default::default(),
    };
    let played = line.games.len().to_string();
    let score = halves(score_of(&line.games));
    cells.extend([optional(line.rating), k, played, score, expected, change, new]);
    cells.extend(performance_cells(&line.performances));
    cells.push(remark(line));
    cells
}

fn remark(line: &Line) -> String {
    match &line.verdict {
        Verdict::Changed(_) => String::new(),
        Verdict::First(first) => first_rating(first) + &brought(&line.earlier),
        Verdict::NoGames => "no game that counts".to_owned(),
    }
}

/// The games of earlier events that are counted in, such as `; with 3 games of City Open`.
fn brought(earlier: &[Earlier]) -> String {
    let of = |event: &Earlier| {
        let (count, score) = (event.games.len(), event.games.iter().map(|it| it.score.halves()));
        format!("{count} of {}, score {}", event.event, halves(score.sum()))
    };
    let events: Vec<String> = earlier.iter().map(of).collect();
    if events.is_empty() {
        String::new()
    } else {
        format!("; with games of earlier events: {}", events.join("; "))
    }
}

/// A first rating in words, or why there is none.
pub fn first_rating(first: &Result<f64, NoRating>) -> String {
    match first {
        Ok(rating) if *rating <= LEAST => "first rating: the least that is given (3.1)".to_owned(),
        Ok(_) => "first rating: the games would not change it (3.3)".to_owned(),
        Err(NoRating::TooFewGames { games }) => {
            format!("no first rating: {games} of {FEWEST_GAMES} games that count (3.1)")
        }
        Err(NoRating::AllWon) => {
            "no first rating: all games were won, and no rating leaves that unchanged (3.3)"
                .to_owned()
        }
    }
}

/// A row for each game that counts, of everybody given.
pub fn working(snapshot: &Snapshot, lines: &[&Line]) -> View {
    let mut columns = game_columns();
    columns.extend(numbers(&[
        ("difference", "Diff."),
        ("expected", "Exp."),
        ("for_a_win", "For a win"),
        ("gain", "Gain"),
    ]));
    let rows = lines.iter().flat_map(|line| games(snapshot, line)).collect();
    let notes = lines.iter().flat_map(|line| sum(snapshot, line)).collect();
    let title = titled(snapshot, "games that count for the Swiss federation's ratings");
    View { title, columns, rows, notes }
}

fn games(snapshot: &Snapshot, line: &Line) -> Vec<Vec<String>> {
    game_rows(snapshot, line.number, &line.games, |place| {
        let Verdict::Changed(change) = &line.verdict else { return None };
        let working = &change.games[place];
        Some([
            format!("{:.0}", working.difference),
            four(working.expected),
            four(working.for_a_win),
            signed_four(working.gain),
        ])
    })
}

/// What it comes to, and what the games are worth in every definition.
fn sum(snapshot: &Snapshot, line: &Line) -> Vec<String> {
    let what = match &line.verdict {
        Verdict::Changed(change) => format!(
            "K {}: {} + ({}) = {}",
            change.k,
            change.before,
            signed_four(change.gain),
            four(change.after)
        ),
        Verdict::First(Ok(rating)) => format!("{}: {}", remark(line), four(*rating)),
        Verdict::First(_) | Verdict::NoGames => remark(line),
    };
    sum_notes(snapshot, line.number, &what, &line.performances)
}
