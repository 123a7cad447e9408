//! The folder for a web space: where it is, and that it follows the tournament.

use std::path::PathBuf;

use axum::Json;
use axum::extract::{Path, State as Shared};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use ronde_desk::Role;
use ronde_report::lang::Lang;
use serde::Deserialize;
use serde_json::json;

use crate::Server;
use crate::access::Visitor;
use crate::api::{Body, answer, refused, unreadable};
use crate::site::keep::Place;
use crate::words::papers::PaperWords;

/// Where the folder is to be; an empty one is none.
#[derive(Deserialize)]
pub(super) struct Wanted {
    folder: String,
    #[serde(default)]
    languages: Vec<String>,
}

/// Where it is, and how it went last.
pub(super) async fn told(
    Shared(server): Shared<Server>,
    Path(t): Path<String>,
    visitor: Visitor,
) -> Response {
    if !visitor.is_arbiter() {
        return answer(StatusCode::FORBIDDEN, "role", "Only arbiters see where it is written.");
    }
    if let Err(error) = server.office.tournament(&t).await {
        return refused(error);
    }
    Json(state(&server, &t)).into_response()
}

fn state(server: &Server, t: &str) -> serde_json::Value {
    let place = server.sites.place(t);
    let languages: Vec<&str> =
        place.iter().flat_map(|it| &it.languages).map(|it| it.code()).collect();
    let (written, trouble) = match server.sites.told(t) {
        Some(Ok(at)) => (Some(at), None),
        Some(Err(why)) => (None, Some(why)),
        None => (None, None),
    };
    json!({
        "folder": place.map(|it| it.folder.display().to_string()).unwrap_or_default(),
        "languages": languages,
        "written": written,
        "trouble": trouble,
    })
}

/// Sets it, and writes it at once. Only the owner says where files of this machine are written.
pub(super) async fn set(
    Shared(server): Shared<Server>,
    Path(t): Path<String>,
    visitor: Visitor,
    body: Body<Wanted>,
) -> Response {
    if visitor.role != Role::Owner {
        return answer(StatusCode::FORBIDDEN, "role", "Only the owner names a folder.");
    }
    let Json(wanted) = match body {
        Ok(body) => body,
        Err(why) => return unreadable(&why),
    };
    if let Err(error) = server.office.tournament(&t).await {
        return refused(error);
    }
    let p = PaperWords::of(visitor.lang);
    let objection = |why: &str| answer(StatusCode::UNPROCESSABLE_ENTITY, "objection", why);
    if !server.sites.keeps() {
        return objection(p.folder_elsewhere);
    }
    let text = wanted.folder.trim();
    let folder = PathBuf::from(text);
    if !text.is_empty() && !folder.is_absolute() {
        return objection(p.folder_whole);
    }
    let languages = wanted.languages.iter().filter_map(|it| Lang::of_code(it)).collect();
    let place = (!text.is_empty()).then_some(Place { folder, languages });
    if let Err(error) = server.sites.set(&t, place) {
        return objection(&error.to_string());
    }
    server.sites.renew(&server, &t).await;
    match server.sites.told(&t) {
        Some(Err(why)) => objection(&why),
        _ => Json(state(&server, &t)).into_response(),
    }
}
