//! The Swiss federation's ratings (ssb-course, "Application pratique FSE").

use ronde_model::Snapshot;
use ronde_rating::event::federation::{Earlier, Line, Ratings, Verdict, ratings};
use ronde_rating::event::halves as score_of;
use ronde_rating::federation::{FEWEST_GAMES, LEAST, NoRating};
use ronde_words::{Lang, NormWords, RatingWords, fill};

use super::{
    change_columns, game_columns, game_rows, numbers, performance_cells, sum_notes, titled,
    who_cells,
};
use crate::figures::{four, halves, optional, signed_four};
use crate::view::View;

/// A row for each player: K, games, score, expected score, change, new rating, performances.
pub fn changes(snapshot: &Snapshot, lines: &[Line], lang: Lang) -> View {
    let (w, columns) = (RatingWords::of(lang), change_columns(lang));
    let title = titled(snapshot, w.swiss_title);
    let rows = lines.iter().map(|line| row(snapshot, line, lang)).collect();
    View { title, columns, rows, notes: notes(snapshot, w) }
}

fn notes(snapshot: &Snapshot, w: &RatingWords) -> Vec<String> {
    let source = match ratings(snapshot) {
        Ratings::National => w.swiss_records,
        Ratings::StartingList => w.swiss_starting_list,
    };
    vec![source.to_owned(), w.swiss_formula.to_owned()]
}

fn row(snapshot: &Snapshot, line: &Line, lang: Lang) -> Vec<String> {
    let mut cells = who_cells(snapshot, line.number, lang);
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
    cells.push(remark(line, RatingWords::of(lang)));
    cells
}

fn remark(line: &Line, w: &RatingWords) -> String {
    match &line.verdict {
        Verdict::Changed(_) => String::new(),
        Verdict::First(first) => with_earlier(first_rating(first, w), &line.earlier, w),
        Verdict::NoGames => w.no_game.to_owned(),
    }
}

/// With the games of earlier events that are counted in.
fn with_earlier(first: String, earlier: &[Earlier], w: &RatingWords) -> String {
    let of = |event: &Earlier| {
        let (n, score) = (event.games.len(), event.games.iter().map(|it| it.score.halves()));
        fill!(w.earlier, n = n, event = event.event, score = halves(score.sum()))
    };
    let events: Vec<String> = earlier.iter().map(of).collect();
    if events.is_empty() {
        return first;
    }
    fill!(w.with_earlier, first = first, list = events.join("; "))
}

/// A first rating in words, or why there is none.
fn first_rating(first: &Result<f64, NoRating>, w: &RatingWords) -> String {
    match first {
        Ok(rating) if *rating <= LEAST => w.swiss_least.to_owned(),
        Ok(_) => w.swiss_first.to_owned(),
        Err(NoRating::TooFewGames { games }) => {
            fill!(w.swiss_too_few, games = games, needed = FEWEST_GAMES)
        }
        Err(NoRating::AllWon) => w.swiss_all_won.to_owned(),
    }
}

/// A row for each game that counts, of everybody given.
pub fn working(snapshot: &Snapshot, lines: &[&Line], lang: Lang) -> View {
    let (w, head) = (RatingWords::of(lang), NormWords::of(lang));
    let mut columns = game_columns(lang);
    columns.extend(numbers(&[
        ("difference", head.difference),
        ("expected", head.expected),
        ("for_a_win", w.head_for_a_win),
        ("gain", head.gain),
    ]));
    let rows = lines.iter().flat_map(|line| games(snapshot, line, lang)).collect();
    let notes = lines.iter().flat_map(|line| sum(snapshot, line, lang)).collect();
    let title = titled(snapshot, w.swiss_games);
    View { title, columns, rows, notes }
}

fn games(snapshot: &Snapshot, line: &Line, lang: Lang) -> Vec<Vec<String>> {
    game_rows(snapshot, (line.number, &line.games), lang, |place| {
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
fn sum(snapshot: &Snapshot, line: &Line, lang: Lang) -> Vec<String> {
    let w = RatingWords::of(lang);
    let what = match &line.verdict {
        Verdict::Changed(change) => format!(
            "K {}: {} + ({}) = {}",
            change.k,
            change.before,
            signed_four(change.gain),
            four(change.after)
        ),
        Verdict::First(Ok(rating)) => format!("{}: {}", remark(line, w), four(*rating)),
        Verdict::First(_) | Verdict::NoGames => remark(line, w),
    };
    sum_notes(snapshot, line.number, &what, &line.performances, lang)
}
