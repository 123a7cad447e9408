//! The folder for a web space: where it is, and that it follows the tournament.

use std::path::PathBuf;

use axum::Json;
use axum::extract::{Path, State as Shared};
use ronde_desk::Role;
use ronde_words::{Lang, PapersPageWords};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Server;
use crate::access::Visitor;
use crate::api::Body;
use crate::error::{Answer, ApiError, ErrorCode};
use crate::site::keep::Place;

/// Where the folder is to be; an empty one is none.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    folder: String,
    #[serde(default)]
    languages: Vec<String>,
}

/// Where it is, and how it went last.
pub(crate) async fn told(
    Shared(server): Shared<Server>,
    Path(t): Path<String>,
    visitor: Visitor,
) -> Answer<Json<Value>> {
    if !visitor.is_arbiter() {
        return Err(ApiError::role(|w| w.arbiters_folder));
    }
    server.office.tournament(&t).await?;
    Ok(Json(state(&server, &t, visitor.lang)))
}

fn state(server: &Server, t: &str, lang: Lang) -> Value {
    let place = server.sites.place(t);
    let languages: Vec<&str> =
        place.iter().flat_map(|it| &it.languages).map(|it| it.code()).collect();
    let (written, trouble) = match server.sites.told(t) {
        Some(Ok(at)) => (Some(at), None),
        Some(Err(why)) => (None, Some(why.words(lang))),
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
pub(crate) async fn set(
    Shared(server): Shared<Server>,
    Path(t): Path<String>,
    visitor: Visitor,
    body: Body<Wanted>,
) -> Answer<Json<Value>> {
    if visitor.role != Role::Owner {
        return Err(ApiError::role(|w| w.owner_folder));
    }
    let Json(wanted) = body?;
    server.office.tournament(&t).await?;
    let p = PapersPageWords::of(visitor.lang);
    let objection = |why: &str| Err(ApiError::told(ErrorCode::Objection, why));
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
        return objection(&error.words(visitor.lang));
    }
    server.sites.renew(&server, &t).await;
    match server.sites.told(&t) {
        Some(Err(why)) => objection(&why.words(visitor.lang)),
        _ => Ok(Json(state(&server, &t, visitor.lang))),
    }
}
