//! Rating lists: searched while a name is being typed, and brought to this machine by a page.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use axum::Json;
use axum::Router;
use axum::body::Body;
use axum::extract::{Query, State as Shared};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use futures_util::StreamExt as _;
use ronde_model::{Sex, Title};
use ronde_store::import::{self, Progress};
use ronde_store::journal::new_id;
use ronde_store::lists::{Lists, Person, Search};
use ronde_store::{Source, Tempo};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::answer;
use crate::Server;
use crate::access::Visitor;

/// Players that are shown at most.
const SHOWN: usize = 30;
/// The largest list that is taken: FIDE's, unpacked, has about two hundred megabytes.
const LARGEST: u64 = 1 << 30;

/// A sender that says nothing for so long has gone.
const SILENCE: Duration = Duration::from_mins(1);

pub(crate) fn routes() -> Router<Server> {
    Router::new()
        .route("/api/lists", get(what_is_there).post(bring))
        .route("/api/lists/search", get(search))
        .route("/api/t/{t}/lists/search", get(search))
        .route("/api/lists/progress", get(progress))
}

/// Where the lists are kept: beside everything else. A database server has no such place.
pub(crate) fn folder(server: &Server) -> Option<PathBuf> {
    server.office.backups()?.parent().map(|folder| folder.join("lists"))
}

/// Files with the hour of their last change: as long as they are the same, so are the lists.
type Stand = Vec<(PathBuf, Option<SystemTime>)>;
/// Opened lists, by folder.
type Kept = BTreeMap<PathBuf, (Stand, Arc<Lists>)>;

static OPEN: LazyLock<tokio::sync::Mutex<Kept>> = LazyLock::new(tokio::sync::Mutex::default);

/// The lists of this machine; none where there is no list.
pub(crate) async fn open(server: &Server) -> Option<Arc<Lists>> {
    let folder = folder(server)?;
    let stand = stand(&folder);
    if stand.is_empty() {
        return None;
    }
    let mut kept = OPEN.lock().await;
    if let Some((known, lists)) = kept.get(&folder)
        && *known == stand
    {
        return Some(lists.clone());
    }
    let lists = Arc::new(Lists::open(&folder).await.ok()?);
    kept.insert(folder, (stand, lists.clone()));
    Some(lists).filter(|lists| lists.infos().next().is_some())
}

fn stand(folder: &Path) -> Stand {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let lists = entries.filter(|it| it.path().extension().is_some_and(|end| end == "sqlite"));
    let mut stand: Stand = lists
        .map(|it| (it.path(), it.metadata().and_then(|about| about.modified()).ok()))
        .collect();
    stand.sort();
    stand
}

/// A list in a few words: `fide 2026-11-01, 1 930 000`.
pub(crate) fn names(lists: &Lists) -> Vec<(String, String, u64)> {
    let infos = lists.infos();
    infos.map(|it| (it.source.name().to_owned(), it.dated.clone(), it.players)).collect()
}

async fn what_is_there(Shared(server): Shared<Server>, visitor: Visitor) -> Response {
    if !visitor.is_arbiter() {
        return only_arbiters();
    }
    let lists = open(&server).await;
    let names = lists.as_deref().map(names).unwrap_or_default();
    let lists: Vec<Value> = names
        .into_iter()
        .map(|(source, dated, players)| json!({ "source": source, "dated": dated, "players": players }))
        .collect();
    Json(json!({ "lists": lists })).into_response()
}

fn only_arbiters() -> Response {
    answer(StatusCode::FORBIDDEN, "role", "Only arbiters look players up.")
}

#[derive(Deserialize)]
struct Asked {
    q: String,
    #[serde(default)]
    federation: Option<String>,
    #[serde(default)]
    limit: Option<usize>,
}

/// A player as a page enters him.
#[derive(Serialize)]
struct Found {
    name: String,
    title: Option<&'static str>,
    rating: Option<u16>,
    rapid: Option<u16>,
    blitz: Option<u16>,
    federation: String,
    fide_id: String,
    national_id: String,
    national_rating: Option<u16>,
    birth: String,
    sex: Option<char>,
    club: String,
    list: String,
    inactive: bool,
    forgiven: bool,
}

async fn search(
    Shared(server): Shared<Server>,
    visitor: Visitor,
    Query(asked): Query<Asked>,
) -> Response {
    if !visitor.is_arbiter() {
        return only_arbiters();
    }
    let Some(lists) = open(&server).await else {
        return Json(json!({ "lists": false, "players": [] })).into_response();
    };
    let limit = asked.limit.unwrap_or(8).min(SHOWN);
    let words: String = asked.q.chars().take(200).collect();
    let wanted = Search { words, federation: asked.federation.filter(|it| !it.is_empty()), limit };
    match lists.search(&wanted).await {
        Ok(people) => {
            let players: Vec<Found> = people.iter().map(found).collect();
            Json(json!({ "lists": true, "players": players })).into_response()
        }
        Err(error) => answer(StatusCode::SERVICE_UNAVAILABLE, "away", &error.to_string()),
    }
}

fn found(person: &Person) -> Found {
    let entry = person.main();
    let of = |tempo: Tempo| person.entries.iter().find_map(|row| row.entry.rating(tempo));
    let national = person.entries.iter().find(|row| !row.list.source.is_fide());
    let club = person.entries.iter().map(|row| &row.entry.club).find(|club| !club.is_empty());
    Found {
        name: entry.name.clone(),
        title: entry.title.or(entry.women_title).map(Title::code),
        rating: of(Tempo::Standard),
        rapid: of(Tempo::Rapid),
        blitz: of(Tempo::Blitz),
        federation: entry.federation.clone(),
        fide_id: person
            .entries
            .iter()
            .find_map(|row| row.entry.fide)
            .map(|it| it.to_string())
            .unwrap_or_default(),
        national_id: national.map(|row| row.entry.number.clone()).unwrap_or_default(),
        national_rating: national.and_then(|row| row.entry.rating(Tempo::Standard)),
        birth: entry.birth_year.map(|it| it.to_string()).unwrap_or_default(),
        sex: entry.sex.map(|sex| if sex == Sex::Male { 'm' } else { 'w' }),
        club: club.cloned().unwrap_or_default(),
        list: person.entries[0].list.source.name().to_owned(),
        inactive: entry.inactive,
        forgiven: person.forgiven,
    }
}

// ---- Bringing a list ----------------------------------------------------------------------------

/// How far the import is. There is one at a time.
static RUNNING: LazyLock<Mutex<Value>> = LazyLock::new(|| Mutex::new(json!({ "state": "idle" })));

fn say(value: Value) {
    *RUNNING.lock().unwrap_or_else(PoisonError::into_inner) = value;
}

async fn progress(visitor: Visitor) -> Response {
    if !visitor.is_arbiter() {
        return only_arbiters();
    }
    let value = RUNNING.lock().unwrap_or_else(PoisonError::into_inner).clone();
    Json(value).into_response()
}

#[derive(Deserialize)]
struct Brought {
    /// Whose list it is, where it is not FIDE's.
    #[serde(default)]
    source: String,
    #[serde(default)]
    force: bool,
}

/// Takes a list, and imports it while the page asks how far it is.
async fn bring(
    Shared(server): Shared<Server>,
    visitor: Visitor,
    Query(brought): Query<Brought>,
    body: Body,
) -> Response {
    if !visitor.is_arbiter() {
        return answer(StatusCode::FORBIDDEN, "role", "Only arbiters bring lists.");
    }
    let objection = |why: &str| answer(StatusCode::UNPROCESSABLE_ENTITY, "objection", why);
    let Some(folder) = folder(&server) else {
        return objection("This server keeps no lists of its own: use ronde players import there.");
    };
    let source: Option<Source> = match brought.source.trim() {
        "" => None,
        name => match name.parse() {
            Ok(source) => Some(source),
            Err(why) => return objection(&format!("{why}.")),
        },
    };
    if !begin() {
        return answer(StatusCode::CONFLICT, "busy", "A list is being imported already.");
    }
    let broken = Broken;
    let kept = kept(&folder, body).await;
    std::mem::forget(broken);
    let file = match kept {
        Ok(file) => file,
        Err(why) => {
            say(json!({ "state": "failed", "message": why }));
            return objection(&why);
        }
    };
    let request = import::Request { source, force: brought.force, ..import::Request::default() };
    tokio::spawn(async move {
        let broken = Broken;
        let tell: import::Tell = Arc::new(|progress| told(&progress));
        let done = import::import(&folder, &file, request, tell).await;
        let _ = std::fs::remove_file(&file);
        std::mem::forget(broken);
        say(match done {
            Ok(done) => json!({
                "state": "done", "players": done.info.players, "broken": done.info.broken,
                "source": done.info.source.name(),
            }),
            Err(error) => json!({ "state": "failed", "message": format!("{error}.") }),
        });
    });
    (StatusCode::ACCEPTED, Json(json!({ "started": true }))).into_response()
}

/// Says that an import has failed when it ends by itself: its sender has gone, or it has panicked.
struct Broken;

impl Drop for Broken {
    fn drop(&mut self) {
        say(json!({ "state": "failed", "message": "The line broke; send the list again." }));
    }
}

/// Whether nobody else imports.
fn begin() -> bool {
    let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
    let busy = matches!(running["state"].as_str(), Some("reading" | "indexing" | "taking"));
    if !busy {
        *running = json!({ "state": "taking" });
    }
    !busy
}

fn told(progress: &Progress) {
    match progress {
        Progress::Columns(_) => {}
        Progress::Read { done, of } => say(json!({ "state": "reading", "done": done, "of": of })),
        Progress::Indexing { players } => say(json!({ "state": "indexing", "players": players })),
    }
}

/// The body as a file beside the lists.
async fn kept(folder: &Path, body: Body) -> Result<PathBuf, String> {
    let failed = |error: std::io::Error| format!("{}: {error}.", folder.display());
    std::fs::create_dir_all(folder).map_err(failed)?;
    let path = folder.join(format!(".upload-{}", new_id()));
    let written = write(&path, body).await;
    if written.is_err() {
        let _ = std::fs::remove_file(&path);
    }
    written.map(|()| path)
}

async fn write(path: &Path, body: Body) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("The list could not be kept: {error}.");
    let mut file = std::fs::File::create(path).map_err(failed)?;
    let mut bytes = 0;
    let mut stream = body.into_data_stream();
    let silent = |_| "Nothing came for a minute; send the list again.".to_owned();
    while let Some(chunk) = tokio::time::timeout(SILENCE, stream.next()).await.map_err(silent)? {
        let chunk = chunk.map_err(|_| "The line broke; send the list again.".to_owned())?;
        bytes += chunk.len() as u64;
        if bytes > LARGEST {
            return Err("The file is larger than 1 GB: this is no rating list.".to_owned());
        }
        file.write_all(&chunk).map_err(failed)?;
    }
    if bytes == 0 { Err("The file is empty.".to_owned()) } else { Ok(()) }
}
