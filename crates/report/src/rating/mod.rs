//! What a tournament does to ratings, as views.
//!
//! | To find | look in |
//! |---|---|
//! | changes and first ratings, FIDE's | [`fide`] |
//! | the same by the Swiss federation's rules | [`federation`] |
//! | both lists side by side | [`both`] |

mod federation_view;
mod fide_view;
mod national;

use ronde_model::{Colour, PairingNumber, Participant, Snapshot};
use ronde_rating::event::{Counted, Performances};
use ronde_words::{Lang, NormWords, RatingWords, fill};

use crate::figures::{four, optional};
use crate::names;
use crate::view::{Align, Column};

pub use national::both;
pub(crate) use national::sex_letter;

/// FIDE's.
pub mod fide {
    pub use super::fide_view::{changes, working};
}

/// The Swiss federation's.
pub mod federation {
    pub use super::federation_view::{changes, working};
}

/// `number`, `title`, `name`, `federation`.
fn who_columns(lang: Lang) -> Vec<Column> {
    let w = NormWords::of(lang);
    vec![
        Column::numbers("number", w.number),
        Column::words("title", w.title),
        Column::words("name", w.name),
        Column::words("federation", w.federation),
    ]
}

fn who_cells(snapshot: &Snapshot, number: PairingNumber, lang: Lang) -> Vec<String> {
    let player = snapshot.player(number);
    vec![
        number.to_string(),
        optional(player.and_then(|player| player.title).map(ronde_model::Title::code)),
        names::participant_in(snapshot, Participant::Player(number), lang),
        player.map_or_else(String::new, |player| player.federation.trim().to_owned()),
    ]
}

/// A column for each definition of a performance. What a rating does, by whosever rules: K, games,
/// score, expected score, change, new rating, and the performances.
fn change_columns(lang: Lang) -> Vec<Column> {
    let w = NormWords::of(lang);
    let figures = [
        ("rating", w.rating),
        ("k", "K"),
        ("games", w.games),
        ("score", w.score),
        ("expected", w.expected),
        ("change", w.change),
        ("new_rating", w.new_rating),
    ];
    let mut columns = who_columns(lang);
    columns.extend(numbers(&figures));
    columns.extend(performance_columns(lang));
    columns.push(Column::words("remark", w.remark));
    columns
}

fn performance_columns(lang: Lang) -> Vec<Column> {
    let (w, head) = (RatingWords::of(lang), NormWords::of(lang));
    [
        ("average", head.average),
        ("performance", head.performance),
        ("performance_350", w.head_350),
        ("performance_linear", w.head_linear),
        ("performance_perfect", w.head_perfect),
        ("performance_without_change", w.head_unchanged),
    ]
    .map(|(key, heading)| Column::numbers(key, heading))
    .to_vec()
}

fn performance_cells(performances: &Performances) -> Vec<String> {
    vec![
        optional(performances.table.map(|it| it.average)),
        optional(performances.table.map(|it| it.rating)),
        optional(performances.with_350.map(|it| it.rating)),
        optional(performances.linear),
        optional(performances.perfect),
        optional(performances.without_change.map(four)),
    ]
}

/// Keys of the definitions that a screen leaves out.
pub const OTHER_PERFORMANCES: &[&str] =
    &["performance_350", "performance_linear", "performance_perfect", "performance_without_change"];

/// Every definition that gives something, a line each.
fn performance_words(performances: &Performances, lang: Lang) -> Vec<String> {
    let Some(table) = performances.table else { return Vec::new() };
    let w = RatingWords::of(lang);
    let by_table = fill!(
        w.performance_table,
        rating = table.rating,
        average = table.average,
        percent = table.percent,
        difference = format!("{:+}", table.difference)
    );
    let others = [
        (w.performance_350, performances.with_350.map(|it| it.rating.to_string())),
        (w.performance_linear, performances.linear.map(|it| it.to_string())),
        (w.performance_perfect, performances.perfect.map(|it| it.to_string())),
        (w.performance_unchanged, performances.without_change.map(four)),
    ];
    let others =
        others.into_iter().filter_map(|(words, value)| Some(fill!(words, rating = value?)));
    std::iter::once(by_table).chain(others).map(|line| format!("  {line}")).collect()
}

/// Columns of a game that counts.
fn game_columns(lang: Lang) -> Vec<Column> {
    let w = NormWords::of(lang);
    vec![
        Column::numbers("number", w.number),
        Column::words("name", w.name),
        Column::numbers("round", w.round),
        Column::words("colour", w.colour),
        Column::numbers("opponent", w.opponent),
        Column::words("opponent_name", w.opponent_name),
        Column::numbers("opponent_rating", w.opponent_rating),
        Column::numbers("score", w.score),
    ]
}

fn game_cells(
    snapshot: &Snapshot,
    number: PairingNumber,
    game: &Counted,
    lang: Lang,
) -> Vec<String> {
    let name = |number| names::participant_in(snapshot, Participant::Player(number), lang);
    vec![
        number.to_string(),
        name(number),
        game.round.to_string(),
        colour(game.colour, lang).to_owned(),
        game.opponent.to_string(),
        name(game.opponent),
        game.game.opponent.to_string(),
        crate::figures::halves(game.game.score.halves()),
    ]
}

/// A row for each game: what it is, then its `working`; empty cells where there is none.
fn game_rows(
    snapshot: &Snapshot,
    (number, games): (PairingNumber, &[Counted]),
    lang: Lang,
    working: impl Fn(usize) -> Option<[String; 4]>,
) -> Vec<Vec<String>> {
    let row = |(place, game): (usize, &Counted)| {
        let mut cells = game_cells(snapshot, number, game, lang);
        cells.extend(working(place).unwrap_or_default());
        cells
    };
    games.iter().enumerate().map(row).collect()
}

/// A line of notes for somebody: what it comes to, and what the games are worth in every
/// definition.
fn sum_notes(
    snapshot: &Snapshot,
    number: PairingNumber,
    what: &str,
    performances: &Performances,
    lang: Lang,
) -> Vec<String> {
    let who = names::numbered_in(snapshot, Participant::Player(number), lang);
    let mut notes = vec![format!("{who}: {what}")];
    notes.extend(performance_words(performances, lang));
    notes
}

/// The colour in a word.
fn colour(colour: Colour, lang: Lang) -> &'static str {
    let w = RatingWords::of(lang);
    match colour {
        Colour::White => w.white,
        Colour::Black => w.black,
    }
}

fn numbers(pairs: &[(&str, &str)]) -> Vec<Column> {
    let column = |(key, heading): &(&str, &str)| Column {
        key: (*key).to_owned(),
        heading: (*heading).to_owned(),
        align: Align::Right,
    };
    pairs.iter().map(column).collect()
}

/// `Lakeside Open: ` before what the table is.
pub(crate) fn titled(snapshot: &Snapshot, what: &str) -> String {
    match snapshot.event.name.trim() {
        "" => {
            let mut letters = what.chars();
            let first = letters.next().map(|it| it.to_uppercase().to_string());
            first.unwrap_or_default() + letters.as_str()
        }
        name => format!("{name}: {what}"),
    }
}
