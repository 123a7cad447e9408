//! The working of one participant, for programs.

use ronde_model::{Participant, Snapshot};
use ronde_standings::working::{Cut, Term};
use ronde_standings::{Account, Encounter, Explained, Standings};
use ronde_words::Lang;
use serde::Serialize;

use super::words::{number, step, term as term_words};
use crate::names;

/// Everything about one participant.
#[derive(Serialize)]
pub struct Explanation {
    number: u32,
    name: String,
    rank: u32,
    points: String,
    tie_breaks: Vec<Item>,
}

#[derive(Serialize)]
struct Item {
    code: String,
    name: &'static str,
    article: &'static str,
    value: String,
    tied: Vec<u32>,
    still_tied: Vec<u32>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    terms: Vec<Addend>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    steps: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    encounters: Vec<MiniTable>,
}

#[derive(Serialize)]
struct Addend {
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    opponent: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    unplayed: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    times: Option<String>,
    amount: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    cut: Option<&'static str>,
    words: String,
}

#[derive(Serialize)]
struct MiniTable {
    rows: Vec<MiniRow>,
    groups: Vec<u32>,
}

#[derive(Serialize)]
struct MiniRow {
    number: u32,
    points: String,
    missing: u32,
}

/// Everything about one participant; nothing if there is none.
pub(crate) fn explanation(
    snapshot: &Snapshot,
    standings: &Standings,
    who: Participant,
) -> Option<Explanation> {
    let row = standings.row_of(who)?;
    let explained = standings.why(who)?;
    Some(Explanation {
        number: who.number(),
        name: names::participant(snapshot, who),
        rank: row.rank,
        points: row.score.to_string(),
        tie_breaks: explained.iter().map(|it| item(snapshot, standings, it)).collect(),
    })
}

fn item(snapshot: &Snapshot, standings: &Standings, explained: &Explained) -> Item {
    let numbers = |list: &[Participant]| list.iter().map(|who| who.number()).collect();
    let decimals = explained.tie_break.decimals(standings.settings().edition());
    let (terms, steps, encounters) = match &explained.account {
        Account::Sum(working) => (
            working.terms.iter().map(|it| addend(snapshot, it)).collect(),
            working.steps.iter().map(|it| step(it, Lang::En)).collect(),
            Vec::new(),
        ),
        Account::Encounters(tables) => {
            (Vec::new(), Vec::new(), tables.iter().map(MiniTable::from).collect())
        }
    };
    Item {
        code: explained.tie_break.to_string(),
        name: names::tie_break(explained.tie_break.code),
        article: explained.article,
        value: explained.value.text(decimals),
        tied: numbers(&explained.tied),
        still_tied: numbers(&explained.still_tied),
        terms,
        steps,
        encounters,
    }
}

fn addend(snapshot: &Snapshot, term: &Term) -> Addend {
    Addend {
        round: term.round.map(ronde_model::RoundNumber::get),
        opponent: term.against.map(Participant::number),
        unplayed: term.unplayed.map(names::unplayed),
        times: term.times.map(|points| points.to_string()),
        amount: number(term.amount),
        cut: term.cut.map(|cut| match cut {
            Cut::Lowest => "lowest",
            Cut::Highest => "highest",
            Cut::Voluntary => "voluntary",
            Cut::BelowLimit => "below-limit",
        }),
        words: term_words(snapshot, term, Lang::En),
    }
}

impl From<&Encounter> for MiniTable {
    fn from(table: &Encounter) -> MiniTable {
        let rows = table.rows.iter().map(|row| MiniRow {
            number: row.who.number(),
            points: number(row.points),
            missing: row.missing,
        });
        MiniTable { rows: rows.collect(), groups: table.groups.clone() }
    }
}
