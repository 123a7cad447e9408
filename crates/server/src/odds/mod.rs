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
mod page;

use axum::Json;
use axum::Router;
use axum::extract::{Path, State as Shared};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde_json::json;

use crate::Server;
use crate::access::Visitor;
use crate::api::{Body, answer, refused, unreadable};

use ask::Wanted;
pub(crate) use ask::fresh_seed;
use job::Stage;
pub use job::Studies;

/// The page and the calls behind it.
pub(crate) fn routes() -> Router<Server> {
    Router::new()
        .route("/t/{t}/odds", get(page::page))
        .route("/api/t/{t}/odds", get(progress).post(start))
        .route("/api/t/{t}/odds/stop", post(stop))
}

fn forbidden() -> Response {
    answer(StatusCode::FORBIDDEN, "role", "Only arbiters ask for odds.")
}

async fn start(
    Shared(server): Shared<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Body<Wanted>,
) -> Response {
    if !visitor.is_arbiter() {
        return forbidden();
    }
    let Json(wanted) = match body {
        Ok(body) => body,
        Err(why) => return unreadable(&why),
    };
    let state = match server.office.tournament(&id).await {
        Ok(state) => state,
        Err(error) => return refused(error),
    };
    match wanted.of(&state) {
        Ok(question) => {
            let job = server.odds.start(&id, state.head.hash, question);
            told(&job)
        }
        Err(why) => {
            let words = why.words(visitor.lang);
            answer(StatusCode::UNPROCESSABLE_ENTITY, "objection", &words)
        }
    }
}

async fn progress(
    Shared(server): Shared<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Response {
    if !visitor.is_arbiter() {
        return forbidden();
    }
    match server.odds.of(&id) {
        Some(job) => told(&job),
        None => answer(StatusCode::NOT_FOUND, "missing", "Nothing was asked."),
    }
}

async fn stop(
    Shared(server): Shared<Server>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Response {
    if !visitor.is_arbiter() {
        return forbidden();
    }
    match server.odds.of(&id) {
        Some(job) => {
            job.stop();
            told(&job)
        }
        None => answer(StatusCode::NOT_FOUND, "missing", "Nothing was asked."),
    }
}

fn told(job: &job::Job) -> Response {
    let stage = match job.stage() {
        Stage::Waits => "waits",
        Stage::Runs => "runs",
        Stage::Done => "done",
    };
    let (done, plays) = (job.done(), job.question.plays);
    Json(json!({ "stage": stage, "done": done, "plays": plays, "seed": job.question.seed }))
        .into_response()
}
