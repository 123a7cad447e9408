//! Norms and changes of ratings, with their working: the tables of the reports.

use askama::Template;
use axum::extract::{Path, Query, State as Shared};
use axum::http::StatusCode;
use axum::response::Response;
use ronde_model::PairingNumber;
use ronde_report::norms::{Listed, of_player, view};
use ronde_report::rating::{OTHER_PERFORMANCES, fide};
use ronde_report::{Align, View};
use serde::Deserialize;

use super::{Frame, message, shown, state_of};
use crate::Server;
use crate::access::Visitor;
use crate::cache::{self, Ratings};
use crate::words::standings::StandingWords;

#[derive(Template)]
#[template(path = "norms.html")]
struct Page {
    frame: Frame,
    p: &'static StandingWords,
    id: String,
    all: bool,
    tables: Vec<(&'static str, View)>,
}

#[derive(Deserialize)]
pub(crate) struct Asked {
    /// Everybody, not only those near a norm.
    #[serde(default)]
    all: String,
    /// The working of one player.
    #[serde(default)]
    player: Option<u32>,
}

#[expect(
    clippy::unused_self,
    clippy::trivially_copy_pass_by_ref,
    reason = "templates call methods, and lend what they pass"
)]
impl Page {
    /// A cell's class.
    fn class(&self, view: &View, place: &usize) -> &'static str {
        match view.columns.get(*place).map(|column| column.align) {
            Some(Align::Right) => "num",
            _ => "",
        }
    }

    /// The number of a row, for the link to its working; 0 where there is none.
    fn number(&self, view: &View, row: &[String]) -> u32 {
        let place = view.columns.iter().position(|column| column.key == "number");
        place.and_then(|place| row.get(place)?.parse().ok()).unwrap_or(0)
    }

    fn is_name(&self, view: &View, place: &usize) -> bool {
        view.columns.get(*place).is_some_and(|column| column.key == "name")
    }
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(asked): Query<Asked>,
) -> Response {
    if !visitor.is_arbiter() {
        let words = visitor.lang.words();
        return message(&visitor, StatusCode::FORBIDDEN, words.only_arbiters.to_owned());
    }
    let state = match state_of(&server, &visitor, &id).await {
        Ok(state) => state,
        Err(response) => return response,
    };
    let p = StandingWords::of(visitor.lang);
    let ratings = cache::ratings(&state).await;
    let candidates = cache::norms(&state).await;
    let Ratings { snapshot, lines } = &*ratings;
    let player = asked.player.and_then(PairingNumber::new);
    let tables = if let Some(number) = player {
        let own: Vec<_> = lines.iter().filter(|line| line.number == number).collect();
        vec![
            (p.norms, of_player(snapshot, &candidates, number)),
            (p.ratings, fide::working(snapshot, &own)),
        ]
    } else {
        let listed = if asked.all.is_empty() { Listed::Near } else { Listed::All };
        let changes = fide::changes(snapshot, lines).without(&OTHER_PERFORMANCES);
        vec![(p.norms, view(snapshot, &candidates, listed)), (p.ratings, changes)]
    };
    let page = Page {
        frame: Frame::of(&visitor, "norms", &id, &state).placed(&server).await,
        p,
        all: !asked.all.is_empty(),
        tables,
        id,
    };
    shown(&page)
}
