//! Every round of everybody, with the ground showing how good each result was.

use askama::Template;
use axum::extract::{Path, Query, State as Shared};
use axum::response::Response;
use ronde_model::{Colour, Outcome, Participant};
use ronde_standings::tables::{Cell, CrossRow, Meeting};
use ronde_standings::working::Unplayed;

use super::standings::{Asked, after};
use super::{Frame, points, shown, state_of};
use crate::Server;
use crate::access::Visitor;
use crate::cache;
use crate::words::standings::StandingWords;

#[derive(Template)]
#[template(path = "crosstable.html")]
struct Page {
    frame: Frame,
    p: &'static StandingWords,
    id: String,
    after: u16,
    rounds: Vec<u16>,
    rows: Vec<Row>,
}

struct Row {
    rank: u32,
    number: u32,
    name: String,
    points: String,
    cells: Vec<Box>,
}

struct Box {
    text: String,
    /// From 1, a loss against somebody weaker, to 5, a win against somebody stronger; 0 for none.
    heat: u8,
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(asked): Query<Asked>,
) -> Response {
    let state = match state_of(&server, &visitor, &id).await {
        Ok(state) => state,
        Err(response) => return response,
    };
    let after = after(&state, asked.after);
    let places = cache::places(&state, after).await;
    let row = |row: &CrossRow| {
        let Participant::Player(number) = row.who else { return None };
        Some(Row {
            rank: row.rank,
            number: number.get(),
            name: super::name_of(&state, places.numbers.id(number)?),
            points: points(row.score),
            cells: row.cells.iter().map(|cell| told(cell, row.rank)).collect(),
        })
    };
    let page = Page {
        frame: Frame::of(&visitor, "crosstable", &id, &state).at_round(after).placed(&server).await,
        p: StandingWords::of(visitor.lang),
        after,
        rounds: (1..=after).collect(),
        rows: places.standings.crosstable().iter().filter_map(row).collect(),
        id,
    };
    shown(&page)
}

/// `7○1`: number 7, White, won.
fn told(cell: &Cell, own_rank: u32) -> Box {
    let stronger = cell.opponent_rank.is_some_and(|rank| rank < own_rank);
    let sign = |colour| if colour == Colour::White { '○' } else { '●' };
    match cell.meeting {
        Meeting::Played { opponent, colour, outcome } => {
            let (result, heat) = match (outcome, stronger) {
                (Outcome::Win, true) => ("1", 5),
                (Outcome::Win, false) => ("1", 4),
                (Outcome::Draw, _) => ("½", 3),
                (Outcome::Loss, true) => ("0", 2),
                (Outcome::Loss, false) => ("0", 1),
            };
            Box { text: format!("{}{}{result}", opponent.number(), sign(colour)), heat }
        }
        Meeting::Unfinished { opponent, colour } => {
            Box { text: format!("{}{}…", opponent.number(), sign(colour)), heat: 0 }
        }
        Meeting::Forfeited { opponent, won } => {
            let number = opponent.map_or_else(String::new, |it| it.number().to_string());
            Box { text: format!("{number}{}", if won { '+' } else { '−' }), heat: 0 }
        }
        Meeting::Bye(why) => Box { text: bye(why).to_owned(), heat: 0 },
    }
}

/// The letters of a report file.
const fn bye(why: Unplayed) -> &'static str {
    match why {
        Unplayed::PairingBye => "U",
        Unplayed::FullBye => "F",
        Unplayed::HalfBye => "H",
        Unplayed::ZeroBye => "Z",
        Unplayed::ForfeitWin => "+",
        Unplayed::ForfeitLoss => "−",
    }
}
