//! The same for programs.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State as Shared};
use ronde_desk::what_if::{Change, WhatIf};
use ronde_model::Participant;
use ronde_report::needs as report;
use ronde_report::random::no_needs;
use ronde_report::refusals::Teller;
use ronde_report::what_if::fault_told;
use ronde_simulate::needs::{Need, Needs, Own};
use ronde_words::WhatIfPageWords;
use serde::Deserialize;
use serde_json::{Value, json};

use super::asked::MOST;
use super::needs::{is_open, prize_places};
use crate::Server;
use crate::access::Visitor;
use crate::api::Body;
use crate::cache;
use crate::error::{Answer, ApiError, ErrorCode};
use crate::pages::is_hidden;

/// Changes that somebody wants to try.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    changes: Vec<Change>,
}

pub(crate) async fn what_if(
    Shared(server): Shared<Server>,
    Path(journal): Path<String>,
    visitor: Visitor,
    body: Body<Wanted>,
) -> Answer<Json<Value>> {
    if !visitor.is_arbiter() {
        return Err(ApiError::role(|w| w.arbiters_what_if));
    }
    let Json(wanted) = body?;
    let p = WhatIfPageWords::of(visitor.lang);
    if wanted.changes.len() > MOST {
        let words = ronde_words::fill!(p.too_many, n = MOST);
        return Err(ApiError::told(ErrorCode::Objection, words));
    }
    let state = server.office.tournament(&journal).await?;
    let before = Arc::clone(&state);
    let asked = move || ronde_desk::what_if::what_if(&before, &wanted.changes);
    let found = server.tables.in_turn(asked).await;
    let found = found
        .map_err(|fault| ApiError::told(ErrorCode::Objection, fault_told(&fault, visitor.lang)))?;
    let teller = Teller { lang: visitor.lang, state: Some(&state) };
    Ok(Json(with_messages(&found, teller).map_err(|_| ApiError::fault())?))
}

/// What was found; a round that cannot be paired also says why in the reader's language.
fn with_messages(found: &WhatIf, teller: Teller<'_>) -> serde_json::Result<Value> {
    let mut told = serde_json::to_value(found)?;
    for (place, round) in found.rounds.iter().enumerate() {
        if let Some(why) = &round.why {
            told["rounds"][place]["message"] = teller.objection(why).into();
        }
    }
    Ok(told)
}

pub(crate) async fn needs(
    Shared(server): Shared<Server>,
    Path((journal, number)): Path<(String, u32)>,
    visitor: Visitor,
) -> Answer<Json<Value>> {
    let p = WhatIfPageWords::of(visitor.lang);
    let missing = || ApiError::told(ErrorCode::Missing, visitor.words().missing_page);
    if is_hidden(&server, &visitor, &journal).await {
        return Err(missing());
    }
    let state = server.office.tournament(&journal).await?;
    if !is_open(&state) {
        return Err(ApiError::told(ErrorCode::Objection, p.not_playing));
    }
    let ahead = server.tables.ahead(&state).await;
    let ahead = ahead.as_ref().as_ref();
    let ahead = ahead.map_err(|why| {
        ApiError::told(ErrorCode::Objection, format!("{}.", no_needs(*why, visitor.lang)))
    })?;
    let found = cache::heavy(|| {
        let people = [
            ronde_model::PairingNumber::new(number).map(Participant::Player),
            ronde_model::TeamNumber::new(number).map(Participant::Team),
        ];
        people.into_iter().flatten().find_map(|who| ahead.needs(who))
    });
    let needs = found.ok_or_else(missing)?;
    let sentences = report::sentences(ahead.snapshot(), &needs, visitor.lang);
    Ok(Json(told(&needs, &sentences, prize_places(&state))))
}

fn told(needs: &Needs, sentences: &[String], places: u32) -> Value {
    let results: Vec<Value> =
        needs.results.iter().zip(sentences).map(|(it, words)| result(it, words, places)).collect();
    json!({
        "number": needs.who.number(),
        "round": needs.round.get(),
        "last": needs.last,
        "opponent": needs.opponent.map(Participant::number),
        "exact": needs.exact,
        "open": needs.open,
        "results": results,
    })
}

fn result(need: &Need, words: &str, places: u32) -> Value {
    let own = match need.own {
        Own::Win => "win",
        Own::Draw => "draw",
        Own::Loss => "loss",
        Own::Done => "done",
    };
    let share = |rank: u32, cases: u32, weight: u128| {
        let per_cent = need.per_cent(weight);
        json!({ "rank": rank, "cases": cases, "per_cent": per_cent })
    };
    let ranks: Vec<Value> =
        need.ranks.iter().map(|it| share(it.rank, it.cases, it.weight)).collect();
    let bounds = need.by_points.as_ref().map(|it| {
        let rivals: Vec<u32> = it.rivals.iter().map(|who| who.number()).collect();
        json!({ "best": it.best, "worst": it.worst, "rivals": rivals })
    });
    let prizes = (places > 0).then(|| {
        let (cases, weight) = need.within(places);
        json!({ "places": places, "cases": cases, "per_cent": need.per_cent(weight) })
    });
    json!({
        "own": own,
        "points": need.points.map(|it| it.to_string()),
        "by_points": bounds,
        "cases": need.cases,
        "ranks": ranks,
        "prizes": prizes,
        "words": words,
    })
}
