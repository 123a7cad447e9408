//! Why somebody is where he is: the neighbours, then every tie-break with its working.

use askama::Template;
use axum::extract::{Path, Query, State as Shared};
use ronde_desk::State;
use ronde_model::Participant;
use ronde_report::{tie_breaks, why};
use ronde_standings::working::{Cut, Source, Step, Term};
use ronde_standings::{Account, Decider, Encounter, Explained, Ratio, Row};
use ronde_words::{Lang, StandingWords, WhatIfPageWords, fill, message};

use super::standings::{Asked, after, name, published};
use super::{Frame, Opened, PageError, Shown, points, shown};
use crate::Server;
use crate::cache::Places;

#[derive(Template)]
#[template(path = "working.html")]
struct Page {
    frame: Frame,
    p: &'static StandingWords,
    id: String,
    after: u16,
    name: String,
    points: String,
    heading: String,
    sentences: Vec<String>,
    /// The door to what he needs in the round that is being played; empty for none.
    needs: String,
    parts: Vec<Part>,
    /// The numbers of those beside him in the standings; 0 for none.
    above: u32,
    number: u32,
    below: u32,
}

/// One tie-break.
struct Part {
    code: String,
    name: String,
    article: &'static str,
    value: String,
    idle: bool,
    /// Whether each amount is multiplied by the own points.
    products: bool,
    terms: Vec<Line>,
    steps: Vec<String>,
    tables: Vec<Vec<(String, String, String)>>,
}

struct Line {
    round: String,
    opponent: String,
    /// For the door to the opponent's own working; 0 for none.
    number: u32,
    times: String,
    amount: String,
    note: String,
    cut: bool,
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path((id, number)): Path<(String, u32)>,
    Opened { visitor, state }: Opened,
    Query(asked): Query<Asked>,
) -> Shown {
    let p = StandingWords::of(visitor.lang);
    let after = after(&state, asked.after);
    let places = server.tables.places(&state, after).await;
    let mut all = places.standings.rows().iter().map(|row| row.who);
    let who = all.find(|who| who.number() == number);
    let found = who.and_then(|who| {
        let standings = &places.standings;
        Some((standings.line(who)?, standings.row_of(who)?, standings.why(who)?))
    });
    let Some((line, row, why)) = found else {
        return Err(PageError::missing(&visitor));
    };
    let teller = Teller { state: &state, places: &places, p, lang: visitor.lang };
    let rows = places.standings.rows();
    let number_at = |place: Option<usize>| {
        place.and_then(|place| rows.get(place)).map_or(0, |row| row.who.number())
    };
    let page = Page {
        frame: Frame::of(&visitor, "standings", &id, &state).at_round(after).placed(&server).await,
        p,
        after,
        name: teller.who(row.who),
        points: points(row.score),
        heading: fill!(p.why_title, n = row.rank),
        sentences: teller.neighbours(line, row),
        needs: needs_door(&state, after, visitor.lang),
        parts: why.iter().map(|it| teller.part(it)).collect(),
        above: number_at(line.checked_sub(1)),
        number,
        below: number_at(Some(line + 1)),
        id,
    };
    Ok(shown(&page))
}

/// What the door to the needs says, while the last round is played.
fn needs_door(state: &State, after: u16, lang: Lang) -> String {
    let open = after == published(state) && crate::what_if::is_open(state);
    if open { fill!(WhatIfPageWords::of(lang).needs_of, n = after) } else { String::new() }
}

/// Who is who, and the words.
#[derive(Clone, Copy)]
struct Teller<'a> {
    state: &'a State,
    places: &'a Places,
    p: &'static StandingWords,
    lang: Lang,
}

/// What is said of the one above, or of the one below.
struct Neighbour {
    points: message!(who),
    tie_break: message!(who, what, own, other),
    place: message!(who),
}

impl Teller<'_> {
    fn who(self, who: Participant) -> String {
        name(self.state, self.places, who)
    }

    /// What decided against the one above, and against the one below.
    fn neighbours(self, line: usize, row: &Row) -> Vec<String> {
        let p = self.p;
        let rows = self.places.standings.rows();
        let mut told = Vec::new();
        match line.checked_sub(1) {
            None => told.push(p.first.to_owned()),
            Some(above) => {
                let texts = Neighbour {
                    points: p.below_points,
                    tie_break: p.below_tie_break,
                    place: p.below_place,
                };
                told.push(self.decided(row.below_by, row, &rows[above], &texts));
            }
        }
        if let Some(below) = rows.get(line + 1) {
            let texts = Neighbour {
                points: p.above_points,
                tie_break: p.above_tie_break,
                place: p.above_place,
            };
            told.push(self.decided(below.below_by, row, below, &texts));
        }
        told
    }

    fn decided(self, by: Decider, own: &Row, other: &Row, texts: &Neighbour) -> String {
        let who = self.who(other.who);
        match by {
            Decider::First | Decider::Points => fill!(texts.points, who = who),
            Decider::TieBreak(place) => {
                let standings = &self.places.standings;
                let value = |row: &Row| {
                    let values = ronde_report::standings::values(standings, row);
                    values.get(place).map(|it| super::fraction(it)).unwrap_or_default()
                };
                let what = standings.settings().tie_breaks().get(place);
                let what = what.map(ToString::to_string).unwrap_or_default();
                fill!(
                    texts.tie_break,
                    who = who,
                    what = what,
                    own = value(own),
                    other = value(other)
                )
            }
            Decider::Place => fill!(texts.place, who = who),
            Decider::Lots => fill!(self.p.below_lots, who = who),
            Decider::Nothing => fill!(self.p.shares, who = who),
        }
    }

    fn part(self, it: &Explained) -> Part {
        let decimals = it.tie_break.decimals(self.places.standings.settings().edition());
        let (terms, steps, tables): (Vec<Line>, _, _) = match &it.account {
            Account::Sum(working) => (
                working.terms.iter().map(|term| self.line(term)).collect(),
                working.steps.iter().map(|step| self.step(step)).collect(),
                Vec::new(),
            ),
            Account::Encounters(tables) => {
                (Vec::new(), Vec::new(), tables.iter().map(|it| self.table(it)).collect())
            }
        };
        Part {
            code: it.tie_break.to_string(),
            name: tie_breaks::meaning(it.tie_break, self.lang),
            article: it.article,
            value: super::fraction(&it.value.text(decimals)),
            idle: it.tied.len() <= 1,
            products: terms.iter().any(|term| !term.times.is_empty()),
            terms,
            steps,
            tables,
        }
    }

    fn line(self, term: &Term) -> Line {
        let p = self.p;
        let mut notes = Vec::new();
        match term.source {
            Source::OpponentScore { real, counted } if real != counted => {
                let (real, counted) = (points(real), points(counted));
                notes.push(fill!(p.adjusted, real = real, counted = counted));
            }
            Source::Dummy { .. } => notes.push(p.dummy.to_owned()),
            _ if term.unplayed.is_some() => notes.push(p.not_played.to_owned()),
            _ => {}
        }
        let cut = term.cut.map(|cut| match cut {
            Cut::Lowest => p.cut_lowest,
            Cut::Highest => p.cut_highest,
            Cut::Voluntary => p.cut_voluntary,
            Cut::BelowLimit => p.cut_limit,
        });
        notes.extend(cut.map(|cut| format!("✂ {cut}")));
        Line {
            round: term.round.map_or_else(String::new, |round| round.to_string()),
            opponent: term.against.map_or_else(String::new, |who| self.who(who)),
            number: term.against.map_or(0, Participant::number),
            times: term.times.map_or_else(String::new, points),
            amount: number(term.amount),
            note: notes.join("; "),
            cut: cut.is_some(),
        }
    }

    /// A sum as people write points; the rest as everywhere.
    fn step(self, step: &Step) -> String {
        match step {
            Step::Sum(sum) => format!("{}: {}", self.p.sum, number(*sum)),
            other => why::step(other, self.lang),
        }
    }

    fn table(self, table: &Encounter) -> Vec<(String, String, String)> {
        let missing = |count: u32| match count {
            0 => String::new(),
            n => fill!(self.p.not_met, n = n),
        };
        let rows = table.rows.iter();
        rows.map(|row| (self.who(row.who), number(row.points), missing(row.missing))).collect()
    }
}

/// Exact where a few decimals are enough, else rounded to two; halves as people write them.
fn number(ratio: Ratio) -> String {
    match (ratio.denominator(), ratio.numerator()) {
        (1, _) => ratio.decimals(0),
        (10, tenths) if tenths % 5 == 0 => i32::try_from(tenths).map_or_else(
            |_| ratio.decimals(1),
            |tenths| points(ronde_model::Score::from_tenths(tenths)),
        ),
        (10, _) => ratio.decimals(1),
        _ => super::fraction(&ratio.decimals(2)),
    }
}
