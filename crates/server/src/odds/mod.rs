//! Odds and fairness: the rest of a tournament played many times, beside the pages.
//!
//! A study is a job in memory: one for each tournament, one at work at a time, stopped when it is
//! asked or when another takes its place. What it found is shown until the program ends.
//!
//! | To find | look in |
//! |---|---|
//! | what is asked, and what it is asked of | `ask` |
//! | jobs | `job` |
//! | the page | `page` |

mod ask;
mod job;
pub(crate) mod page;

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State as Shared};
use serde_json::{Value, json};

use crate::Server;
use crate::access::Visitor;
use crate::api::Body;
use crate::error::{Answer, ApiError, ErrorCode};

use ask::Wanted;
pub(crate) use ask::fresh_seed;
use job::Stage;
pub use job::Studies;

fn forbidden() -> ApiError {
    ApiError::role(|w| w.arbiters_odds)
}

pub(crate) async fn start(
    Shared(server): Shared<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Body<Wanted>,
) -> Answer<Json<Value>> {
    if !visitor.is_arbiter() {
        return Err(forbidden());
    }
    let Json(wanted) = body?;
    let state = server.office.tournament(&id).await?;
    let question = wanted.of(&state);
    let question =
        question.map_err(|why| ApiError::told(ErrorCode::Objection, why.words(visitor.lang)))?;
    Ok(told(&server.odds.start(&id, state.head.hash, question)))
}

pub(crate) async fn progress(
    Shared(server): Shared<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Answer<Json<Value>> {
    let job = asked(&server, &id, &visitor)?;
    Ok(told(&job))
}

pub(crate) async fn stop(
    Shared(server): Shared<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Answer<Json<Value>> {
    let job = asked(&server, &id, &visitor)?;
    job.stop();
    Ok(told(&job))
}

/// The study of a tournament, for arbiters.
fn asked(server: &Server, id: &str, visitor: &Visitor) -> Answer<Arc<job::Job>> {
    if !visitor.is_arbiter() {
        return Err(forbidden());
    }
    server.odds.of(id).ok_or_else(|| ApiError::missing(|w| w.nothing_asked))
}

fn told(job: &job::Job) -> Json<Value> {
    let stage = match job.stage() {
        Stage::Waits => "waits",
        Stage::Runs => "runs",
        Stage::Done => "done",
    };
    let (done, plays) = (job.done(), job.question.plays);
    Json(json!({ "stage": stage, "done": done, "plays": plays, "seed": job.question.seed }))
}
