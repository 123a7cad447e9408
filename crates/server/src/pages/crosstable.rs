//! Every round of everybody, with the ground showing how good each result was.

use std::borrow::Cow;

use askama::Template;
use axum::extract::{Path, Query, State as Shared};
use axum::response::Response;
use ronde_model::{Colour, Outcome};
use ronde_standings::Contest;
use ronde_standings::tables::{Cell, CrossRow, Meeting};
use ronde_standings::working::Unplayed;
use ronde_words::StandingWords;

use super::standings::{Asked, after, name};
use super::{Frame, Opened, points, shown};
use crate::Server;
use crate::cache;

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
    opponent: String,
    /// `white`, `black`, or nothing.
    colour: &'static str,
    result: Cow<'static, str>,
    /// From 1, a loss against somebody weaker, to 5, a win against somebody stronger; 0 for none.
    heat: u8,
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path(id): Path<String>,
    Opened { visitor, state }: Opened,
    Query(asked): Query<Asked>,
) -> Response {
    let after = after(&state, asked.after);
    let places = server.tables.places(&state, after).await;
    let teams = places.standings.settings().contest() == Contest::Teams;
    let rounds = u16::try_from(places.standings.rounds()).unwrap_or(u16::MAX);
    let row = |row: &CrossRow| Row {
        rank: row.rank,
        number: row.who.number(),
        name: name(&state, &places, row.who),
        points: points(row.score),
        cells: row.cells.iter().map(|cell| told(cell, row.rank, teams)).collect(),
    };
    let page = Page {
        frame: Frame::of(&visitor, "crosstable", &id, &state).at_round(after).placed(&server).await,
        p: StandingWords::of(visitor.lang),
        after,
        rounds: (1..=rounds).collect(),
        rows: cache::heavy(|| places.standings.crosstable().iter().map(row).collect()),
        id,
    };
    cache::heavy(|| shown(&page))
}

/// Number 7, a disc, 1: won with White against number 7.
fn told(cell: &Cell, own_rank: u32, teams: bool) -> Box {
    let stronger = cell.opponent_rank.is_some_and(|rank| rank < own_rank);
    let sign = |colour| if colour == Colour::White { "white" } else { "black" };
    match cell.meeting {
        Meeting::Played { opponent, colour, outcome } => {
            let (result, heat) = match (outcome, stronger) {
                (Outcome::Win, true) => ("1", 5),
                (Outcome::Win, false) => ("1", 4),
                (Outcome::Draw, _) => ("½", 3),
                (Outcome::Loss, true) => ("0", 2),
                (Outcome::Loss, false) => ("0", 1),
            };
            let result = if teams { points(cell.game_points).into() } else { result.into() };
            Box { opponent: opponent.number().to_string(), colour: sign(colour), result, heat }
        }
        Meeting::Unfinished { opponent, colour } => Box {
            opponent: opponent.number().to_string(),
            colour: sign(colour),
            result: "…".into(),
            heat: 0,
        },
        Meeting::Forfeited { opponent, won } => Box {
            opponent: opponent.map_or_else(String::new, |it| it.number().to_string()),
            colour: "",
            result: if won { "+" } else { "−" }.into(),
            heat: 0,
        },
        Meeting::Mixed => plain(points(cell.game_points).into()),
        Meeting::Bye(why) => plain(bye(why).into()),
    }
}

/// A round without one opponent.
const fn plain(result: Cow<'static, str>) -> Box {
    Box { opponent: String::new(), colour: "", result, heat: 0 }
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
