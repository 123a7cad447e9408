//! FIDE's ratings.

use ronde_model::Snapshot;
use ronde_rating::event::fide::{Line, Verdict, difference_rule};
use ronde_rating::event::halves as score_of;
use ronde_rating::fide::initial::{FEWEST_GAMES, Initial, NoRating};
use ronde_rating::fide::{DifferenceRule, FLOOR};
use ronde_words::{Lang, NormWords, RatingWords, fill};

use super::{
    change_columns, game_columns, game_rows, numbers, performance_cells, sum_notes, titled,
    who_cells,
};
use crate::figures::{halves, hundredths, optional, signed_hundredths};
use crate::view::View;

/// A row for each player: K, games, score, expected score, change, new rating, performances.
pub fn changes(snapshot: &Snapshot, lines: &[Line], lang: Lang) -> View {
    let (w, columns) = (RatingWords::of(lang), change_columns(lang));
    let mut notes = vec![rule_note(snapshot, w)];
    if lines.iter().any(|line| matches!(line.verdict, Verdict::Changed(_))) {
        notes.insert(0, w.only_event.to_owned());
    }
    let rows = lines.iter().map(|line| row(snapshot, line, lang)).collect();
    View { title: titled(snapshot, w.fide_title), columns, rows, notes }
}

fn rule_note(snapshot: &Snapshot, w: &RatingWords) -> String {
    match difference_rule(snapshot) {
        DifferenceRule::AllCapped => w.all_capped,
        DifferenceRule::Below2650Capped => w.below_2650_capped,
    }
    .to_owned()
}

fn row(snapshot: &Snapshot, line: &Line, lang: Lang) -> Vec<String> {
    let rating = snapshot.player(line.number).and_then(|player| player.rating);
    let mut cells = who_cells(snapshot, line.number, lang);
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
    cells.push(remark(line, RatingWords::of(lang)));
    cells
}

fn remark(line: &Line, w: &RatingWords) -> String {
    match &line.verdict {
        Verdict::Changed(change) if change.after() < i64::from(FLOOR) => {
            fill!(w.below_floor, floor = FLOOR)
        }
        Verdict::Changed(_) => String::new(),
        Verdict::First(first) => first_rating(first, w),
        Verdict::NoGames => w.no_game.to_owned(),
    }
}

/// A first rating in words, with its working, or why there is none.
fn first_rating(first: &Result<Initial, NoRating>, w: &RatingWords) -> String {
    match first {
        Ok(first) => {
            let told = fill!(
                w.first,
                sum = first.sum,
                opponents = first.opponents,
                percent = first.percent,
                difference = format!("{:+}", first.difference),
                computed = first.computed
            );
            if first.computed > i64::from(first.published) {
                fill!(w.first_capped, first = told, most = first.published)
            } else {
                told
            }
        }
        Err(NoRating::TooFewGames { games }) => {
            fill!(w.too_few_rated, games = games, needed = FEWEST_GAMES)
        }
        Err(NoRating::NoPoints) => w.no_points.to_owned(),
        Err(NoRating::BelowFloor { computed }) => {
            fill!(w.first_below_floor, computed = computed, floor = FLOOR)
        }
    }
}

/// A row for each game that counts, of everybody given.
pub fn working(snapshot: &Snapshot, lines: &[&Line], lang: Lang) -> View {
    let (w, head) = (RatingWords::of(lang), NormWords::of(lang));
    let mut columns = game_columns(lang);
    columns.extend(numbers(&[
        ("difference", head.difference),
        ("counted", head.counted),
        ("expected", head.expected),
        ("gain", head.gain),
    ]));
    let rows = lines.iter().flat_map(|line| games(snapshot, line, lang)).collect();
    let notes = lines.iter().flat_map(|line| sum(snapshot, line, lang)).collect();
    View { title: titled(snapshot, w.fide_games), columns, rows, notes }
}

fn games(snapshot: &Snapshot, line: &Line, lang: Lang) -> Vec<Vec<String>> {
    game_rows(snapshot, (line.number, &line.games), lang, |place| {
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
fn sum(snapshot: &Snapshot, line: &Line, lang: Lang) -> Vec<String> {
    let w = RatingWords::of(lang);
    let what = match &line.verdict {
        Verdict::Changed(change) => fill!(
            w.fide_sum,
            k = change.k,
            gain = signed_hundredths(i64::from(change.gain)),
            product = signed_hundredths(change.hundredths),
            rounded = format!("{:+}", change.rounded),
            before = change.before,
            after = change.after()
        ),
        Verdict::First(_) | Verdict::NoGames => remark(line, w),
    };
    sum_notes(snapshot, line.number, &what, &line.performances, lang)
}
