//! The prize list: what the organiser offers, who gets it, and why.

use askama::Template;
use axum::extract::{Path, Query, State as Shared};
use axum::response::Response;
use ronde_desk::stored::{Prizes, SharingCode};
use ronde_report::prizes::money as written;
use ronde_standings::prizes::{Award, CENTS, Money, Payout, Reason, Rules, pay};
use ronde_words::{StandingWords, fill};
use serde::Deserialize;

use super::standings::{after, name};
use super::{ForArbiters, Frame, Opened, shown};
use crate::Server;
use crate::cache::Places;

#[derive(Template)]
#[template(path = "prizes.html")]
struct Page {
    frame: Frame,
    t: String,
    p: &'static StandingWords,
    /// The round after which it is computed.
    after: u16,
    asked: Prizes,
    fault: String,
    rows: Vec<Row>,
    left: Vec<String>,
    fund: String,
    over: bool,
}

struct Row {
    category: String,
    places: String,
    name: String,
    amount: String,
    reason: String,
}

/// Prizes that are tried out without being kept: readers without script send them in the address.
#[derive(Deserialize)]
pub(crate) struct Asked {
    purses: Option<String>,
    #[serde(default)]
    sharing: SharingCode,
    /// A box that is not ticked is not sent; `several` is the unusual answer.
    #[serde(default)]
    several: String,
}

impl Asked {
    fn or(self, announced: &Prizes) -> Prizes {
        let Some(purses) = self.purses else { return announced.clone() };
        Prizes { purses, sharing: self.sharing, several: !self.several.is_empty() }
    }
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path(id): Path<String>,
    ForArbiters(Opened { visitor, state }): ForArbiters,
    Query(asked): Query<Asked>,
) -> Response {
    let p = StandingWords::of(visitor.lang);
    let after = after(&state, None);
    let places = server.tables.places(&state, after).await;
    let asked = asked.or(&state.settings.prizes);
    let (rules, fault) = match asked.rules() {
        Ok(rules) => (rules, String::new()),
        Err(line) => (
            Rules { purses: Vec::new(), one_each: true, unit: 1 },
            fill!(p.purses_unread, n = line),
        ),
    };
    let payout = pay(&places.snapshot, &places.standings, &rules);
    let paid: Money = payout.awards.iter().map(|it| it.amount).sum();
    let page = Page {
        frame: Frame::of(&visitor, "prizes", &id, &state).placed(&server).await,
        t: id,
        p,
        after,
        asked,
        fault,
        rows: rows(&state, &places, &rules, &payout, p),
        left: left(&rules, &payout),
        fund: if paid > 0 { fill!(p.fund, paid = written(paid, CENTS)) } else { String::new() },
        over: state.finished,
    };
    shown(&page)
}

fn rows(
    state: &ronde_desk::State,
    places: &Places,
    rules: &Rules,
    payout: &Payout,
    p: &'static StandingWords,
) -> Vec<Row> {
    let row = |award: &Award| {
        let (first, last) = award.places;
        Row {
            category: rules.purses[award.purse].category.to_string(),
            places: if first == last { first.to_string() } else { format!("{first}–{last}") },
            name: name(state, places, award.who),
            amount: written(award.amount, CENTS),
            reason: reason(&award.reason, p),
        }
    };
    payout.awards.iter().map(row).collect()
}

/// The working, in signs: `1000.00 ÷ 2`.
fn reason(reason: &Reason, p: &'static StandingWords) -> String {
    match reason {
        Reason::Place => String::new(),
        Reason::Share { pot, among } => {
            format!("{}: {} ÷ {among}", p.sharing_equal, written(*pot, CENTS))
        }
        Reason::Hort { own_half, pot, among } => {
            format!("Hort: {} + {} ÷ {among}", written(*own_half, CENTS), written(*pot, CENTS))
        }
    }
}

/// Prizes that nobody is left to win.
fn left(rules: &Rules, payout: &Payout) -> Vec<String> {
    let each = payout.left.iter();
    let told = each.map(|(purse, place, amount)| {
        format!("{} {place}: {}", rules.purses[*purse].category, written(*amount, CENTS))
    });
    told.collect()
}
