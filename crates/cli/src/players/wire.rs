//! What `--json` prints of players.

use crate::language;
use ronde_lists::entering::{By, Matched, Verdict};
use ronde_lists::lists::{Person, Sourced};
use ronde_lists::{Listing, Tempo};
use ronde_report::lists::doubt_told;
use serde::Serialize;

#[derive(Serialize)]
struct WirePerson<'a> {
    fide: Option<u32>,
    name: &'a str,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    forgiven: bool,
    entries: Vec<WireEntry<'a>>,
}

#[derive(Serialize)]
struct WireEntry<'a> {
    source: &'a str,
    dated: &'a str,
    number: &'a str,
    name: &'a str,
    federation: &'a str,
    sex: Option<&'static str>,
    title: Option<&'static str>,
    women_title: Option<&'static str>,
    other_titles: &'a str,
    club: &'a str,
    birth_year: Option<u16>,
    inactive: bool,
    standard: Option<WireListing>,
    rapid: Option<WireListing>,
    blitz: Option<WireListing>,
}

#[derive(Serialize)]
struct WireListing {
    rating: u16,
    games: u16,
    k: u16,
}

/// People as a list.
pub(super) fn people(people: &[Person]) -> String {
    text(&people.iter().map(person).collect::<Vec<_>>())
}

fn text(value: &impl Serialize) -> String {
    let mut text = serde_json::to_string_pretty(value).unwrap_or_default();
    text.push('\n');
    text
}

fn person(person: &Person) -> WirePerson<'_> {
    WirePerson {
        fide: person.entries.iter().find_map(|row| row.entry.fide),
        name: &person.main().name,
        forgiven: person.forgiven,
        entries: person.entries.iter().map(entry).collect(),
    }
}

fn entry(row: &Sourced) -> WireEntry<'_> {
    let entry = &row.entry;
    let listing = |tempo: Tempo| listing(entry.listings[tempo as usize]);
    WireEntry {
        source: row.list.source.name(),
        dated: &row.list.dated,
        number: &entry.number,
        name: &entry.name,
        federation: &entry.federation,
        sex: entry.sex.map(|sex| if sex == ronde_model::Sex::Male { "m" } else { "w" }),
        title: entry.title.map(ronde_model::Title::code),
        women_title: entry.women_title.map(ronde_model::Title::code),
        other_titles: &entry.other_titles,
        club: &entry.club,
        birth_year: entry.birth_year,
        inactive: entry.inactive,
        standard: listing(Tempo::Standard),
        rapid: listing(Tempo::Rapid),
        blitz: listing(Tempo::Blitz),
    }
}

fn listing(listing: Listing) -> Option<WireListing> {
    let rating = listing.rating?;
    Some(WireListing { rating, games: listing.games, k: listing.k })
}

#[derive(Serialize)]
struct WireMatch<'a> {
    line: u64,
    text: &'a str,
    verdict: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'static str>,
    people: Vec<WirePerson<'a>>,
}

/// Rows of entries, and whom they mean.
pub(super) fn matches(matches: &[Matched]) -> String {
    text(&matches.iter().map(matched).collect::<Vec<_>>())
}

fn matched(matched: &Matched) -> WireMatch<'_> {
    let (verdict, by, why, people) = match &matched.verdict {
        Verdict::Found { person: found, by } => {
            let by = if *by == By::Number { "number" } else { "name" };
            ("found", Some(by), None, vec![person(found)])
        }
        Verdict::Ambiguous { candidates, why } => (
            "ambiguous",
            None,
            Some(doubt_told(*why, language::for_programs())),
            candidates.iter().map(person).collect(),
        ),
        Verdict::Unknown => ("unknown", None, None, Vec::new()),
        Verdict::Empty => ("empty", None, None, Vec::new()),
    };
    WireMatch { line: matched.wanted.line, text: &matched.wanted.text, verdict, by, why, people }
}
