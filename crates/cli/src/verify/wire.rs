//! `ronde verify --json`; the form is described in `docs/journal.md`.

use ronde_desk::stored::{EntrantId, Pair, UnpairedCode};
use ronde_desk::verify::{
    Difference, Expected, Finding, JournalReport, Kind, Part, RoundReport, Trouble,
};
use ronde_report::journals;
use ronde_report::refusals::no_engine;
use serde::Serialize;

use super::Verified;
use super::page::missing_head;
use crate::language;

/// The version of the form.
const VERSION: u32 = 1;

#[derive(Serialize)]
struct Page<'a> {
    ronde_verify: u32,
    source: &'a str,
    good: bool,
    events: Vec<Event<'a>>,
    wrong: Vec<String>,
}

#[derive(Serialize)]
struct Event<'a> {
    good: bool,
    faults: Vec<Fault>,
    journals: Vec<Book<'a>>,
    attachments: usize,
    wrong: Vec<String>,
}

#[derive(Serialize)]
struct Fault {
    line: u64,
    message: String,
}

#[derive(Serialize)]
struct Book<'a> {
    journal: &'a str,
    kind: &'static str,
    name: &'a str,
    shown: bool,
    head: String,
    acts: usize,
    undone: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    imported: Option<&'a str>,
    rounds: Vec<Row<'a>>,
    wrong: Vec<String>,
}

#[derive(Serialize)]
struct Row<'a> {
    round: u16,
    act: u64,
    taken_back: bool,
    finding: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    engine: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
    #[serde(flatten)]
    difference: Rows<'a>,
}

/// Boards as `[white, black]`, by the numbers that players have in the journal.
#[derive(Default, Serialize)]
struct Rows<'a> {
    #[serde(skip_serializing_if = "<[Pair]>::is_empty")]
    only_journal: &'a [Pair],
    #[serde(skip_serializing_if = "<[Pair]>::is_empty")]
    only_engine: &'a [Pair],
    #[serde(skip_serializing_if = "<[Pair]>::is_empty")]
    colours: &'a [Pair],
    #[serde(skip_serializing_if = "<[(EntrantId, UnpairedCode)]>::is_empty")]
    unpaired_journal: &'a [(EntrantId, UnpairedCode)],
    #[serde(skip_serializing_if = "<[(EntrantId, UnpairedCode)]>::is_empty")]
    unpaired_engine: &'a [(EntrantId, UnpairedCode)],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    also: Vec<&'static str>,
}

/// The whole page.
pub(super) fn page(source: &str, verified: &[Verified], heads: &[Expected]) -> String {
    let page = Page {
        ronde_verify: VERSION,
        source,
        good: heads.is_empty() && verified.iter().all(Verified::is_good),
        events: verified.iter().map(event).collect(),
        wrong: heads.iter().map(missing_head).collect(),
    };
    let text = serde_json::to_string_pretty(&page).expect("a report is texts and numbers");
    text + "\n"
}

fn event(one: &Verified) -> Event<'_> {
    let fault = |fault: &ronde_desk::portable::Fault| Fault {
        line: fault.line,
        message: journals::what(&fault.what, language::for_programs()),
    };
    Event {
        good: one.is_good(),
        faults: one.faults.iter().map(fault).collect(),
        journals: one.report.journals().map(journal).collect(),
        attachments: one.report.attachments,
        wrong: told(&one.report.troubles),
    }
}

fn told(troubles: &[Trouble]) -> Vec<String> {
    let lang = language::for_programs();
    troubles.iter().map(|it| journals::trouble(it, lang)).collect()
}

fn journal(report: &JournalReport) -> Book<'_> {
    Book {
        journal: &report.journal,
        kind: match report.kind {
            Kind::Event => "event",
            Kind::Tournament => "tournament",
        },
        name: &report.name,
        shown: report.shown,
        head: report.head.to_string(),
        acts: report.acts,
        undone: report.undone,
        imported: report.imported.as_deref(),
        rounds: report.rounds.iter().map(row).collect(),
        wrong: told(&report.troubles),
    }
}

fn row(report: &RoundReport) -> Row<'_> {
    let mut row = Row {
        round: report.round,
        act: report.act,
        taken_back: report.taken_back,
        finding: "",
        engine: None,
        message: None,
        difference: Rows::default(),
    };
    match &report.finding {
        Finding::Agrees { engine } => {
            row.finding = "agrees";
            row.engine = Some(engine);
        }
        Finding::Differs { engine, difference } => {
            row.finding = "differs";
            row.engine = Some(engine);
            row.difference = rows(difference);
        }
        Finding::NoAnswer { engine, why } => {
            row.finding = "no_answer";
            row.engine = Some(engine);
            row.message = Some(super::no_answer(why, language::for_programs()));
        }
        Finding::ByHand { departure, confirmed } => {
            row.finding = if *confirmed { "by_hand" } else { "by_hand_otherwise" };
            row.difference.only_journal = &departure.only_hand;
            row.difference.only_engine = &departure.only_engine;
            row.difference.colours = &departure.colours;
            let why = Some(no_engine(&departure.no_engine, language::for_programs()));
            row.message = why.filter(|why| !why.is_empty()).map(str::to_owned);
        }
        Finding::Added { .. } => row.finding = "pair_added",
        Finding::FromFile => row.finding = "from_file",
    }
    row
}

fn rows(difference: &Difference) -> Rows<'_> {
    let also = |part: &Part| match part {
        Part::Tables => "tables",
        Part::Numbers => "numbers",
        Part::Floats => "floats",
        Part::Dropped => "dropped",
    };
    Rows {
        only_journal: &difference.pairs.only_hand,
        only_engine: &difference.pairs.only_engine,
        colours: &difference.pairs.colours,
        unpaired_journal: &difference.unpaired_stored,
        unpaired_engine: &difference.unpaired_engine,
        also: difference.also.iter().map(also).collect(),
    }
}
