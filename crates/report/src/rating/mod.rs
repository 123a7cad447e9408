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

use crate::figures::{four, optional};
use crate::names;
use crate::view::{Align, Column};

pub use national::both;
pub(crate) use national::sex_letter;

/// FIDE's.
pub mod fide {
    pub use super::fide_view::{changes, first_rating, working};
}

/// The Swiss federation's.
pub mod federation {
    pub use super::federation_view::{changes, first_rating, working};
}

/// `number`, `title`, `name`, `federation`.
fn who_columns() -> Vec<Column> {
    vec![
        Column::numbers("number", "No."),
        Column::words("title", "Title"),
        Column::words("name", "Name"),
        Column::words("federation", "Fed"),
    ]
}

fn who_cells(snapshot: &Snapshot, number: PairingNumber) -> Vec<String> {
    let player = snapshot.player(number);
    vec![
        number.to_string(),
        optional(player.and_then(|player| player.title).map(ronde_model::Title::code)),
        names::participant(snapshot, Participant::Player(number)),
        player.map_or_else(String::new, |player| player.federation.trim().to_owned()),
    ]
}

/// A column for each definition of a performance. What a rating does, by whosever rules: K, games,
/// score, expected score, change, new rating, and the performances.
fn change_columns() -> Vec<Column> {
    let figures = [
        ("rating", "Rating"),
        ("k", "K"),
        ("games", "Games"),
        ("score", "Score"),
        ("expected", "Exp."),
        ("change", "Change"),
        ("new_rating", "New"),
    ];
    let mut columns = who_columns();
    columns.extend(numbers(&figures));
    columns.extend(performance_columns());
    columns.push(Column::words("remark", "Remark"));
    columns
}

fn performance_columns() -> Vec<Column> {
    [
        ("average", "Opp. av."),
        ("performance", "Perf"),
        ("performance_350", "Perf 350"),
        ("performance_linear", "Linear"),
        ("performance_perfect", "Perfect"),
        ("performance_without_change", "No change"),
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
fn performance_words(performances: &Performances) -> Vec<String> {
    let Some(table) = performances.table else { return Vec::new() };
    let mut words = vec![format!(
        "  performance {}: opponents' average {}, {} % is {:+} (B.02:8.1.1)",
        table.rating, table.average, table.percent, table.difference
    )];
    let others = [
        (performances.with_350.map(|it| it.rating.to_string()), "by the 350-point rule"),
        (performances.linear.map(|it| it.to_string()), "by 400 points a game"),
        (performances.perfect.map(|it| it.to_string()), "perfect (C.07:10.3)"),
        (performances.without_change.map(four), "these games would not change it (ssb-course:3.3)"),
    ];
    for (value, what) in others {
        if let Some(value) = value {
            words.push(format!("  performance {value}: {what}"));
        }
    }
    words
}

/// Columns of a game that counts.
fn game_columns() -> Vec<Column> {
    vec![
        Column::numbers("number", "No."),
        Column::words("name", "Name"),
        Column::numbers("round", "Round"),
        Column::words("colour", "Colour"),
        Column::numbers("opponent", "Opp."),
        Column::words("opponent_name", "Opponent"),
        Column::numbers("opponent_rating", "Rating"),
        Column::numbers("score", "Score"),
    ]
}

fn game_cells(snapshot: &Snapshot, number: PairingNumber, game: &Counted) -> Vec<String> {
    vec![
        number.to_string(),
        names::participant(snapshot, Participant::Player(number)),
        game.round.to_string(),
        colour(game.colour).to_owned(),
        game.opponent.to_string(),
        names::participant(snapshot, Participant::Player(game.opponent)),
        game.game.opponent.to_string(),
        crate::figures::halves(game.game.score.halves()),
    ]
}

/// A row for each game: what it is, then its `working`; empty cells where there is none.
fn game_rows(
    snapshot: &Snapshot,
    number: PairingNumber,
    games: &[Counted],
    working: impl Fn(usize) -> Option<[String; 4]>,
) -> Vec<Vec<String>> {
    let row = |(place, game): (usize, &Counted)| {
        let mut cells = game_cells(snapshot, number, game);
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
) -> Vec<String> {
    let who = names::numbered(snapshot, Participant::Player(number));
    let mut notes = vec![format!("{who}: {what}")];
    notes.extend(performance_words(performances));
    notes
}

/// The colour in a word.
pub(crate) const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
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
        "" => what[..1].to_uppercase() + &what[1..],
        name => format!("{name}: {what}"),
    }
}
