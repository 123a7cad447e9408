//! The prize list: what the organiser offers, who gets it, and why.

use askama::Template;
use axum::extract::{Path, Query, State as Shared};
use axum::response::Response;
use ronde_report::prizes::money as written;
use ronde_standings::Category;
use ronde_standings::prizes::{
    Award, CENTS, Money, Payout, Purse, Reason, Rules, Sharing, amount, pay,
};
use serde::Deserialize;

use super::standings::after;
use super::{ForArbiters, Frame, Opened, shown};
use crate::Server;
use crate::cache::{self, Places};
use crate::words::fill;
use crate::words::standings::StandingWords;

#[derive(Template)]
#[template(path = "prizes.html")]
struct Page {
    frame: Frame,
    t: String,
    p: &'static StandingWords,
    asked: Asked,
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

/// What the organiser offers, in the address: it can be kept and sent.
#[derive(Default, Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    pub(crate) purses: String,
    #[serde(default)]
    pub(crate) sharing: String,
    /// A box that is not ticked is not sent; `several` is the unusual answer.
    #[serde(default)]
    pub(crate) several: String,
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path(id): Path<String>,
    ForArbiters(Opened { visitor, state }): ForArbiters,
    Query(asked): Query<Asked>,
) -> Response {
    let p = StandingWords::of(visitor.lang);
    let places = cache::places(&state, after(&state, None)).await;
    let (rules, fault) = match rules(&asked) {
        Ok(rules) => (rules, String::new()),
        Err(line) => (
            Rules { purses: Vec::new(), one_each: true, unit: 1 },
            fill(p.purses_unread, &[("n", &line)]),
        ),
    };
    let payout = pay(&places.snapshot, &places.standings, &rules);
    let paid: Money = payout.awards.iter().map(|it| it.amount).sum();
    let page = Page {
        frame: Frame::of(&visitor, "prizes", &id, &state).placed(&server).await,
        t: id,
        p,
        asked,
        fault,
        rows: rows(&state, &places, &rules, &payout, p),
        left: left(&rules, &payout),
        fund: if paid > 0 {
            fill(p.fund, &[("paid", &written(paid, CENTS))])
        } else {
            String::new()
        },
        over: state.finished,
    };
    shown(&page)
}

/// The rules that the form says; the number of the line that cannot be read, from 1.
pub(crate) fn rules(asked: &Asked) -> Result<Rules, usize> {
    let sharing = match &*asked.sharing {
        "shared" => Sharing::Shared,
        "hort" => Sharing::Hort,
        _ => Sharing::ByRank,
    };
    let lines = asked.purses.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let purse = |(place, line): (usize, &str)| purse(line, sharing).ok_or(place + 1);
    let purses = lines.map(purse).collect::<Result<Vec<Purse>, usize>>()?;
    Ok(Rules { purses, one_each: asked.several.is_empty(), unit: 1 })
}

/// `women: 200, 100.50`.
fn purse(line: &str, sharing: Sharing) -> Option<Purse> {
    let (category, amounts) = line.rsplit_once(':')?;
    let amounts = amounts.split([',', ';']).map(|text| amount(text.trim()));
    Some(Purse {
        category: Category::read(category.trim())?,
        amounts: amounts.collect::<Option<_>>()?,
        sharing,
    })
}

fn rows(
    state: &ronde_desk::State,
    places: &Places,
    rules: &Rules,
    payout: &Payout,
    p: &'static StandingWords,
) -> Vec<Row> {
    let row = |award: &Award| {
        let id = award.who.player().and_then(|number| places.numbers.id(number));
        let (first, last) = award.places;
        Row {
            category: rules.purses[award.purse].category.to_string(),
            places: if first == last { first.to_string() } else { format!("{first}–{last}") },
            name: id.map(|id| super::name_of(state, id)).unwrap_or_default(),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_prizes() {
        for (line, amounts) in [
            ("all: 1000, 600, 400", Some(vec![100_000, 60_000, 40_000])),
            ("women: 12.50", Some(vec![1250])),
            ("U16: 100; 50", Some(vec![10_000, 5_000])),
            ("1000, 600", None),
            ("nobody at all: 5", None),
            ("all: ten", None),
        ] {
            assert_eq!(amounts, purse(line, Sharing::ByRank).map(|it| it.amounts), "{line}");
        }
    }

    #[test]
    fn the_line_that_cannot_be_read_is_named() {
        let asked = |purses: &str| Asked {
            purses: purses.to_owned(),
            sharing: "hort".to_owned(),
            several: String::new(),
        };
        assert_eq!(Err(3), rules(&asked("all: 5\n\nwomen 5")).map(|it| it.purses.len()));
        assert_eq!(Ok(2), rules(&asked("all: 5\nwomen: 5")).map(|it| it.purses.len()));
    }
}
