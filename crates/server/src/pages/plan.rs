//! The plan of an event (ssb-course, "Organisation des tournois"): budget, break-even and
//! check-list. It belongs to no tournament and is kept nowhere: the address says everything.

use std::str::FromStr;

use askama::Template;
use axum::extract::{Query, RawQuery};
use axum::response::Response;
use ronde_plan::{Money, Plan, checklist, figures, written};
use ronde_report::View;
use ronde_report::plan as views;
use ronde_words::{PlanPageWords, fill};
use serde::Deserialize;

use super::{Frame, shown};
use crate::access::Visitor;

/// The fields as they were filled in.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(crate) struct Asked {
    players: String,
    rounds: String,
    days: String,
    first_day: String,
    currency: String,
    fee: String,
    income: String,
    gifts: String,
    prizes: String,
    hall: String,
    rating_fee: String,
    guests: String,
    arbiters: String,
    arbiter_pay: String,
    costs: String,
}

#[derive(Template)]
#[template(path = "plan.html")]
struct Page {
    frame: Frame,
    p: &'static PlanPageWords,
    asked: Asked,
    /// What could not be read; empty if everything could.
    wrong: String,
    budget: View,
    /// Whether income covers the costs.
    covered: bool,
    picture: String,
    list: View,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "templates lend what they pass")]
impl Page {
    /// Whether a row ends its side: the sum stands there.
    fn is_sum(&self, row: &usize) -> bool {
        let side = |row: usize| self.budget.rows.get(row).map(|cells| &cells[0]);
        side(*row) != side(row + 1)
    }
}

pub(crate) async fn page(
    RawQuery(query): RawQuery,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Response {
    let p = PlanPageWords::of(visitor.lang);
    let asked = asked.or_usual();
    let mut reader = Reader::default();
    let plan = reader.plan(&asked);
    let first_day = reader.field(&asked.first_day, written::day);
    let deadlines = checklist::checklist(first_day, plan.days);
    let mut list = views::checklist(&deadlines, visitor.lang);
    for (row, deadline) in list.rows.iter_mut().zip(&deadlines) {
        if let Some(date) = deadline.date {
            row[0] = views::day(date, visitor.lang);
        }
    }
    let wrong = reader.wrong.join(" · ");
    shown(&Page {
        frame: Frame {
            kept: kept(query.as_deref().unwrap_or("")),
            ..Frame::new(&visitor, "plan", p.plan.to_owned())
        },
        p,
        wrong: if wrong.is_empty() { wrong } else { fill!(p.wrong, what = wrong) },
        covered: plan.budget().balance() >= Money::ZERO,
        budget: views::budget(&plan, &asked.currency, visitor.lang),
        picture: views::picture(&plan, &asked.currency, visitor.lang),
        list,
        asked,
    })
}

/// The address without its language, which the switch adds.
fn kept(query: &str) -> String {
    let others = query.split('&').filter(|pair| !pair.is_empty() && !pair.starts_with("lang="));
    others.flat_map(|pair| [pair, "&"]).collect()
}

impl Asked {
    /// With the course's figures, and a small open, where nothing was said.
    fn or_usual(mut self) -> Asked {
        let usual = [
            (&mut self.players, "60".to_owned()),
            (&mut self.rounds, "7".to_owned()),
            (&mut self.days, "1".to_owned()),
            (&mut self.currency, "CHF".to_owned()),
            (&mut self.fee, "0".to_owned()),
            (&mut self.hall, figures::HALL_PER_PLAYER.to_string()),
            (&mut self.rating_fee, figures::RATING_FEE.to_string()),
            (&mut self.arbiters, "1".to_owned()),
            (&mut self.arbiter_pay, "0".to_owned()),
        ];
        for (field, value) in usual {
            if field.trim().is_empty() {
                *field = value;
            }
        }
        self.currency = self.currency.trim().chars().take(8).collect();
        self
    }
}

/// Reads fields, and remembers what it could not read.
#[derive(Default)]
struct Reader {
    wrong: Vec<String>,
}

impl Reader {
    fn plan(&mut self, asked: &Asked) -> Plan {
        let usual = Plan::default();
        Plan {
            players: self.number(&asked.players, 0..=1_000_000).unwrap_or(usual.players),
            rounds: self.number(&asked.rounds, 1..=999).unwrap_or(1),
            days: self.number(&asked.days, 1..=366).unwrap_or(usual.days),
            entry_fee: self.money(&asked.fee),
            prizes: self.several(&asked.prizes, |one| Money::from_str(one).ok()),
            hall_per_player: self.money(&asked.hall),
            rating_fee: self.money(&asked.rating_fee),
            guests: self.several(&asked.guests, |one| {
                one.parse().ok().filter(|rating| (1000..=3000).contains(rating))
            }),
            arbiters: self.number(&asked.arbiters, 0..=1000).unwrap_or(usual.arbiters),
            arbiter_pay: self.money(&asked.arbiter_pay),
            costs: self.posts(&asked.costs),
            gifts: self.posts(&asked.gifts),
            income: self.posts(&asked.income),
        }
    }

    /// What a field says; nothing if it is empty, or not understood.
    fn field<T>(&mut self, text: &str, read: impl Fn(&str) -> Option<T>) -> Option<T> {
        let text = text.trim();
        if text.is_empty() {
            return None;
        }
        let found = read(text);
        if found.is_none() {
            self.wrong.push(text.to_owned());
        }
        found
    }

    fn number(&mut self, text: &str, range: std::ops::RangeInclusive<i64>) -> Option<i64> {
        self.field(text, |text| text.parse().ok().filter(|it| range.contains(it)))
    }

    fn money(&mut self, text: &str) -> Money {
        self.field(text, |text| Money::from_str(text).ok()).unwrap_or_default()
    }

    /// Values between commas, semicolons or spaces.
    fn several<T>(&mut self, text: &str, read: impl Fn(&str) -> Option<T>) -> Vec<T> {
        let parts = text.split([',', ';', ' ', '\n', '\r', '\t']);
        parts.filter_map(|one| self.field(one, &read)).collect()
    }

    /// Posts with their amounts, a line each.
    fn posts(&mut self, text: &str) -> Vec<(String, Money)> {
        text.lines().filter_map(|line| self.field(line, |line| written::post(line).ok())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_read_and_what_is_not_understood_is_said() {
        let asked = Asked {
            players: "100".to_owned(),
            fee: "30.50".to_owned(),
            prizes: "400, 200; x".to_owned(),
            guests: "2600 9999".to_owned(),
            costs: "programmes=120\n\nposters".to_owned(),
            days: "0".to_owned(),
            ..Asked::default()
        };
        let mut reader = Reader::default();
        let plan = reader.plan(&asked.or_usual());
        assert_eq!((100, 1, vec![2600]), (plan.players, plan.days, plan.guests));
        assert_eq!(vec![Money::whole(400), Money::whole(200)], plan.prizes);
        assert_eq!(vec![("programmes".to_owned(), Money::whole(120))], plan.costs);
        assert_eq!(figures::HALL_PER_PLAYER, plan.hall_per_player, "the course's figure");
        reader.wrong.sort();
        assert_eq!(["0", "9999", "posters", "x"], reader.wrong[..]);
    }

    #[test]
    fn another_language_keeps_the_fields() {
        assert_eq!("players=60&fee=30&", kept("players=60&lang=fr&fee=30"));
        assert_eq!("", kept("lang=fr"));
    }
}
