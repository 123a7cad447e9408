//! Norms and changes of ratings, with their working: the tables of the reports.

use askama::Template;
use axum::extract::{Path, Query, State as Shared};
use axum::response::Response;
use ronde_model::PairingNumber;
use ronde_report::norms::{self, Listed};
use ronde_report::rating::{OTHER_PERFORMANCES, fide};
use ronde_report::{Column, View};
use ronde_words::StandingWords;
use serde::Deserialize;

use super::{ForArbiters, Frame, Opened, fraction, shown};
use crate::Server;
use crate::cache::Ratings;

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

#[expect(clippy::unused_self, reason = "templates call methods")]
impl Page {
    /// A cell as people read it: halves as everywhere, and one condition below the other.
    fn lines(&self, column: &Column, cell: &str) -> Vec<String> {
        match &column.key[..] {
            "score" => vec![fraction(cell)],
            "missing" | "forecast" => cell.split("; ").map(with_halves).collect(),
            _ => vec![cell.to_owned()],
        }
    }

    /// The number of a row, for the link to its working; 0 where there is none.
    fn number(&self, view: &View, row: &[String]) -> u32 {
        let place = view.columns.iter().position(|column| column.key == "number");
        place.and_then(|place| row.get(place)?.parse().ok()).unwrap_or(0)
    }
}

/// Points among words: `2.5 of 4` is `2½ of 4`.
fn with_halves(text: &str) -> String {
    let points = |word: &str| match word.split_once('.') {
        Some((whole, "0" | "5")) if whole.parse::<u16>().is_ok() => fraction(word),
        _ => word.to_owned(),
    };
    text.split(' ').map(points).collect::<Vec<_>>().join(" ")
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path(id): Path<String>,
    ForArbiters(Opened { visitor, state }): ForArbiters,
    Query(asked): Query<Asked>,
) -> Response {
    let p = StandingWords::of(visitor.lang);
    let ratings = server.tables.ratings(&state).await;
    let candidates = server.tables.norms(&state).await;
    let Ratings { snapshot, lines } = &*ratings;
    let lang = visitor.lang;
    let player = asked.player.and_then(PairingNumber::new);
    let tables = if let Some(number) = player {
        let own: Vec<_> = lines.iter().filter(|line| line.number == number).collect();
        vec![
            (p.norms, norms::of_player(snapshot, &candidates, number, lang)),
            (p.ratings, fide::working(snapshot, &own, lang)),
        ]
    } else {
        let listed = if asked.all.is_empty() { Listed::Near } else { Listed::All };
        let changes = fide::changes(snapshot, lines, lang).without(OTHER_PERFORMANCES);
        let found = norms::view(snapshot, &candidates, listed, lang);
        vec![(p.norms, found), (p.ratings, changes)]
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_written_as_everywhere() {
        for (text, told) in [
            ("2.5 of 4 against 2393 … 4.0 against 2179", "2½ of 4 against 2393 … 4 against 2179"),
            ("titled opponents 0, at least 3", "titled opponents 0, at least 3"),
            ("score 34 %, at least 35 % (1.4.8)", "score 34 %, at least 35 % (1.4.8)"),
        ] {
            assert_eq!(told, with_halves(text));
        }
    }
}
