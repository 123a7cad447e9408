//! The same for programs.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State as Shared};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use ronde_desk::what_if::Change;
use ronde_model::Participant;
use ronde_report::needs as report;
use ronde_simulate::needs::{Need, Needs, Own};
use serde::Deserialize;
use serde_json::{Value, json};

use super::asked::MOST;
use super::needs::{is_open, prize_places};
use crate::Server;
use crate::access::Visitor;
use crate::api::{Body, answer, refused, unreadable};
use crate::cache;
use crate::pages::is_hidden;
use crate::words::what_if::WhatIfWords;

/// Changes that somebody wants to try.
#[derive(Deserialize)]
pub(super) struct Wanted {
    changes: Vec<Change>,
}

pub(super) async fn what_if(
    Shared(server): Shared<Server>,
    Path(journal): Path<String>,
    visitor: Visitor,
    body: Body<Wanted>,
) -> Response {
    if !visitor.is_arbiter() {
        return answer(StatusCode::FORBIDDEN, "role", "Only arbiters ask what would be if.");
    }
    let Json(wanted) = match body {
        Ok(body) => body,
        Err(why) => return unreadable(&why),
    };
    let p = WhatIfWords::of(visitor.lang);
    if wanted.changes.len() > MOST {
        let words = crate::words::fill(p.too_many, &[("n", &MOST)]);
        return answer(StatusCode::UNPROCESSABLE_ENTITY, "objection", &words);
    }
    let state = match server.office.tournament(&journal).await {
        Ok(state) => state,
        Err(error) => return refused(error),
    };
    let before = Arc::clone(&state);
    let asked = move || ronde_desk::what_if::what_if(&before, &wanted.changes);
    match cache::in_turn(asked).await {
        Ok(found) => Json(found).into_response(),
        Err(fault) => answer(StatusCode::UNPROCESSABLE_ENTITY, "objection", &p.fault(&fault)),
    }
}

pub(super) async fn needs(
    Shared(server): Shared<Server>,
    Path((journal, number)): Path<(String, u32)>,
    visitor: Visitor,
) -> Response {
    let p = WhatIfWords::of(visitor.lang);
    let missing = || answer(StatusCode::NOT_FOUND, "missing", visitor.words().missing_page);
    if is_hidden(&server, &visitor, &journal).await {
        return missing();
    }
    let state = match server.office.tournament(&journal).await {
        Ok(state) => state,
        Err(error) => return refused(error),
    };
    if !is_open(&state) {
        return answer(StatusCode::UNPROCESSABLE_ENTITY, "objection", p.not_playing);
    }
    let ahead = cache::ahead(&state).await;
    let ahead = match &*ahead {
        Ok(ahead) => ahead,
        Err(why) => {
            return answer(StatusCode::UNPROCESSABLE_ENTITY, "objection", &why.to_string());
        }
    };
    let found = cache::heavy(|| {
        let people = [
            ronde_model::PairingNumber::new(number).map(Participant::Player),
            ronde_model::TeamNumber::new(number).map(Participant::Team),
        ];
        people.into_iter().flatten().find_map(|who| ahead.needs(who))
    });
    let Some(needs) = found else { return missing() };
    let sentences = report::sentences(ahead.snapshot(), &needs, visitor.lang);
    Json(told(&needs, &sentences, prize_places(&state))).into_response()
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
    let share = |rank: u32, cases: u32, weight: u128| json!({ "rank": rank, "cases": cases, "per_cent": need.per_cent(weight) });
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
