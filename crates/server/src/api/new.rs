//! A new tournament: read what was pasted, create, register.

use axum::Json;
use axum::extract::State as Shared;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use ronde_desk::demo::Story;
use ronde_desk::event::{EventAct, EventRequest};
use ronde_desk::stored::{Entrant, EntrantId, Setting};
use ronde_desk::{Act, Refusal, Request};
use ronde_store::entering::of_text;
use ronde_store::journal::office::OfficeError;
use ronde_store::journal::{Attachment, new_id};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::{Body, answer, refused, unreadable};
use crate::Server;
use crate::access::{Visitor, now};

/// The highest rating anybody pastes, and the lowest.
const RATINGS: std::ops::RangeInclusive<u16> = 800..=3500;
/// Numbers of these values beside another are years of birth.
const YEARS: std::ops::RangeInclusive<u16> = 1900..=2030;

/// What was pasted.
#[derive(Deserialize)]
pub(crate) struct Pasted {
    text: String,
}

/// A line that was understood, or was not.
#[derive(Serialize)]
struct Row {
    line: u64,
    name: String,
    rating: Option<u16>,
    federation: String,
    fide_id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    doubt: Option<String>,
}

/// Reads pasted lines. Nothing is stored.
pub(crate) async fn read(visitor: Visitor, body: Body<Pasted>) -> Response {
    if !visitor.is_arbiter() {
        return answer(StatusCode::FORBIDDEN, "role", "Only arbiters enter players.");
    }
    match body {
        Ok(Json(Pasted { text })) => Json(json!({ "rows": understood(&text) })).into_response(),
        Err(why) => unreadable(&why),
    }
}

fn understood(text: &str) -> Vec<Row> {
    let row = |wanted: ronde_store::entering::Wanted| {
        let rating = rating(&wanted.text);
        let fide_id = wanted.number.unwrap_or_default();
        let name = wanted.name.trim().trim_matches(',').to_owned();
        let doubt = doubt(&name, &fide_id);
        let federation = wanted.federation.unwrap_or_default();
        Row { line: wanted.line, name, rating, federation, fide_id, doubt }
    };
    let mut rows: Vec<Row> = of_text(text).into_iter().map(row).collect();
    let mut first: std::collections::BTreeMap<String, u64> = std::collections::BTreeMap::new();
    for row in rows.iter_mut().filter(|row| !row.name.is_empty()) {
        let line = *first.entry(row.name.clone()).or_insert(row.line);
        if line != row.line {
            row.doubt = Some(format!("Line {line} has the same name."));
        }
    }
    rows
}

/// The number that is a rating: not a place in the list, not a year beside a rating.
fn rating(text: &str) -> Option<u16> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let numbers: Vec<u16> = words
        .filter(|word| (3..=4).contains(&word.len()))
        .filter_map(|word| word.parse().ok())
        .filter(|number| RATINGS.contains(number))
        .collect();
    let other = numbers.iter().find(|number| !YEARS.contains(number));
    other.or(numbers.first()).copied()
}

fn doubt(name: &str, fide_id: &str) -> Option<String> {
    if name.is_empty() && fide_id.is_empty() {
        return Some("There is no name.".to_owned());
    }
    if name.is_empty() {
        return Some("The rating list does not know this number.".to_owned());
    }
    let letters = |word: &str| {
        word.chars().any(|it| it.is_ascii_digit()) && word.chars().any(char::is_alphabetic)
    };
    let odd = name.split_whitespace().find(|word| letters(word))?;
    Some(format!("\"{odd}\" is neither a name nor a number."))
}

/// A tournament that somebody wants.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    name: String,
    #[serde(default)]
    rounds: Option<u16>,
    players: Vec<Entrant>,
}

/// Creates an event with one tournament, declares the rounds, registers the players.
pub(crate) async fn create(
    Shared(server): Shared<Server>,
    visitor: Visitor,
    body: Body<Wanted>,
) -> Response {
    let Json(wanted) = match body {
        Ok(body) => body,
        Err(why) => return unreadable(&why),
    };
    match created(&server, &visitor, wanted).await {
        Ok(journal) => Json(json!({ "t": journal })).into_response(),
        Err(response) => response,
    }
}

async fn created(server: &Server, visitor: &Visitor, wanted: Wanted) -> Result<String, Response> {
    let journal = begin(server, visitor, &wanted.name).await?;
    let mut acts = Vec::new();
    if let Some(rounds) = wanted.rounds {
        acts.push(Act::Configure { set: vec![Setting::Rounds(rounds)] });
    }
    acts.push(Act::Configure { set: vec![Setting::TieBreaks("BH/C1, BH, SB".to_owned())] });
    if !wanted.players.is_empty() {
        acts.push(Act::Register { first: EntrantId(0), players: wanted.players, from: 1 });
    }
    for act in acts {
        accepted(server, &journal, Request::new(visitor.stamp(), act)).await?;
    }
    Ok(journal)
}

/// An event and its only tournament, named alike.
async fn begin(server: &Server, visitor: &Visitor, name: &str) -> Result<String, Response> {
    if !visitor.is_arbiter() {
        return Err(answer(
            StatusCode::FORBIDDEN,
            "role",
            "Only this machine's owner may do this.",
        ));
    }
    let (event, journal) = (new_id(), new_id());
    let name = name.trim().to_owned();
    let act = EventAct::Create { name: name.clone(), home: String::new() };
    let asked = EventRequest::new(visitor.stamp(), act, "");
    let begun = server.office.begin_event(&event, asked).await;
    begun.map_err(|error| {
        answer(StatusCode::UNPROCESSABLE_ENTITY, "objection", &error.to_string())
    })?;
    let act = Act::Create { name: name.clone() };
    let request = Request::new(visitor.stamp(), act);
    server.office.begin_tournament(&journal, Some(&event), request).await.map_err(refused)?;
    let act = EventAct::AddTournament { journal: journal.clone(), name };
    let asked = EventRequest::new(visitor.stamp(), act, "");
    let added = server.office.submit_event(&event, asked).await;
    added.map_err(|error| {
        answer(StatusCode::UNPROCESSABLE_ENTITY, "objection", &error.to_string())
    })?;
    Ok(journal)
}

/// Submits with the warnings of a tournament that has only just been made: two players of one name
/// were shown on the page before.
async fn accepted(server: &Server, journal: &str, request: Request) -> Result<(), Response> {
    let mut request = request;
    loop {
        match server.office.submit(journal, request.clone(), &[]).await {
            Ok(_) => return Ok(()),
            Err(OfficeError::Refused(Refusal::Cautions(open))) if request.accepts.is_empty() => {
                let accepts = open.iter().map(|it| (it.key(), it.level().times()));
                request.accepts = accepts.collect();
            }
            Err(error) => return Err(refused(error)),
        }
    }
}

/// The demo: sixty players in the middle of round 5, and nothing to lose.
pub(crate) async fn demo(Shared(server): Shared<Server>, visitor: Visitor) -> Response {
    match told(&server, &visitor).await {
        Ok(journal) => Json(json!({ "t": journal })).into_response(),
        Err(response) => response,
    }
}

async fn told(server: &Server, visitor: &Visitor) -> Result<String, Response> {
    const HOURS: i64 = 3 * 3_600_000;
    let mut story = Story::demo(now() - HOURS);
    let mut journal = None;
    let mut state = std::sync::Arc::new(ronde_desk::State::new("demo"));
    while let Some(request) = story.next(&state) {
        match (&journal, request.act.clone()) {
            (None, Act::Create { name }) => {
                let begun = begin(server, visitor, &name).await?;
                state = server.office.tournament(&begun).await.map_err(refused)?;
                journal = Some(begun);
            }
            (Some(journal), _) => {
                let reasons = story.attachment(&request).map(<[u8]>::to_vec).map(Attachment::of);
                let named: Vec<Attachment> = reasons.into_iter().collect();
                let done = server.office.submit(journal, request, &named).await.map_err(refused)?;
                state = done.state;
            }
            (None, _) => break,
        }
    }
    journal.ok_or_else(|| answer(StatusCode::INTERNAL_SERVER_ERROR, "internal", "no demo"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pasted_lines() {
        for (line, name, rating, doubt) in [
            ("Keller Anna; 2312; SUI; 999000001", "Keller Anna", Some(2312), false),
            ("Martinez Luis 2298", "Martinez Luis", Some(2298), false),
            ("Dubois, Jean-Marc 1987 2201", "Dubois, Jean-Marc", Some(2201), false),
            ("Weber, Urs", "Weber, Urs", None, false),
            ("Weber 1O50", "Weber 1O50", None, true),
            ("999000002", "", None, true),
        ] {
            let row = &understood(line)[0];
            assert_eq!(
                (name, rating, doubt),
                (&*row.name, row.rating, row.doubt.is_some()),
                "{line}"
            );
        }
        let twice = understood("Weber, Urs\nHaas, Eva\nWeber, Urs");
        assert_eq!(Some("Line 1 has the same name."), twice[2].doubt.as_deref());
    }
}
