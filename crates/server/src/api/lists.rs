//! Rating lists: searched while a name is being typed, and brought to this machine by a page.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

use axum::Json;
use axum::body::Body;
use axum::extract::{Query, State as Shared};
use axum::http::StatusCode;
use futures_util::StreamExt as _;
use ronde_lists::import::{self, Progress};
use ronde_lists::lists::{Lists, LookupError, Person, Search};
use ronde_lists::{ListInfo, Source, Tempo};
use ronde_model::{Sex, Title};
use ronde_office::new_id;
use ronde_report::lists::{import_told, lookup_told, source_told};
use ronde_words::{Lang, fill};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::Server;
use crate::access::Visitor;
use crate::error::{Answer, ApiError, ErrorCode};

/// Players that are shown at most.
const SHOWN: usize = 30;
/// The largest list that is taken: FIDE's, unpacked, has about two hundred megabytes.
const LARGEST: u64 = 1 << 30;

/// A sender that says nothing for so long has gone.
const SILENCE: Duration = Duration::from_mins(1);

/// Where the lists are kept: beside everything else. A database server has no such place.
pub(crate) fn folder(server: &Server) -> Option<PathBuf> {
    server.office.backups()?.parent().map(|folder| folder.join("lists"))
}

/// Files with the hour of their last change: as long as they are the same, so are the lists.
type Stand = Vec<(PathBuf, Option<SystemTime>)>;

/// The rating lists of this machine: those that are open, and how far an import is.
#[derive(Default)]
pub struct RatingLists {
    open: tokio::sync::Mutex<Option<(Stand, Arc<Lists>)>>,
    import: Mutex<ImportStage>,
}

/// How far the import is. There is one at a time.
#[derive(Default)]
enum ImportStage {
    #[default]
    Idle,
    Taking,
    Reading {
        done: u64,
        of: u64,
    },
    Indexing {
        players: u64,
    },
    Done(ListInfo),
    Failed(ApiError),
}

impl ImportStage {
    const fn is_busy(&self) -> bool {
        matches!(
            self,
            ImportStage::Taking | ImportStage::Reading { .. } | ImportStage::Indexing { .. }
        )
    }

    fn as_json(&self, lang: Lang) -> Value {
        match self {
            ImportStage::Idle => json!({ "state": "idle" }),
            ImportStage::Taking => json!({ "state": "taking" }),
            ImportStage::Reading { done, of } => {
                json!({ "state": "reading", "done": done, "of": of })
            }
            ImportStage::Indexing { players } => {
                json!({ "state": "indexing", "players": players })
            }
            ImportStage::Done(info) => json!({
                "state": "done", "players": info.players, "broken": info.broken,
                "source": info.source.name(),
            }),
            ImportStage::Failed(why) => json!({ "state": "failed", "message": why.message(lang) }),
        }
    }
}

impl RatingLists {
    fn import(&self) -> MutexGuard<'_, ImportStage> {
        self.import.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The lists of this machine; none where there is no list.
pub(crate) async fn open(server: &Server) -> Option<Arc<Lists>> {
    let folder = folder(server)?;
    let stand = stand(&folder);
    if stand.is_empty() {
        return None;
    }
    let mut kept = server.lists.open.lock().await;
    if let Some((known, lists)) = &*kept
        && *known == stand
    {
        return Some(lists.clone());
    }
    let lists = Arc::new(Lists::open(&folder).await.ok()?);
    *kept = Some((stand, lists.clone()));
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

pub(crate) async fn what_is_there(
    Shared(server): Shared<Server>,
    visitor: Visitor,
) -> Answer<Json<Value>> {
    if !visitor.is_arbiter() {
        return Err(only_arbiters());
    }
    let lists = open(&server).await;
    let names = lists.as_deref().map(names).unwrap_or_default();
    let lists: Vec<Value> = names
        .into_iter()
        .map(|(source, dated, players)| {
            json!({ "source": source, "dated": dated, "players": players })
        })
        .collect();
    Ok(Json(json!({ "lists": lists })))
}

fn only_arbiters() -> ApiError {
    ApiError::role(|w| w.arbiters_look_up)
}

#[derive(Deserialize)]
pub(crate) struct Asked {
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

pub(crate) async fn search(
    Shared(server): Shared<Server>,
    visitor: Visitor,
    Query(asked): Query<Asked>,
) -> Answer<Json<Value>> {
    if !visitor.is_arbiter() {
        return Err(only_arbiters());
    }
    let Some(lists) = open(&server).await else {
        return Ok(Json(json!({ "lists": false, "players": [] })));
    };
    let limit = asked.limit.unwrap_or(8).min(SHOWN);
    let words: String = asked.q.chars().take(200).collect();
    let wanted = Search { words, federation: asked.federation.filter(|it| !it.is_empty()), limit };
    let away = |error: LookupError| {
        ApiError::spoken(ErrorCode::Away, move |lang| lookup_told(&error, lang))
    };
    let people = lists.search(&wanted).await.map_err(away)?;
    let players: Vec<Found> = people.iter().map(found).collect();
    Ok(Json(json!({ "lists": true, "players": players })))
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

pub(crate) async fn progress(
    Shared(server): Shared<Server>,
    visitor: Visitor,
) -> Answer<Json<Value>> {
    if !visitor.is_arbiter() {
        return Err(only_arbiters());
    }
    Ok(Json(server.lists.import().as_json(visitor.lang)))
}

#[derive(Deserialize)]
pub(crate) struct Brought {
    /// Whose list it is, where it is not FIDE's.
    #[serde(default)]
    source: String,
    #[serde(default)]
    force: bool,
}

/// Takes a list, and imports it while the page asks how far it is.
pub(crate) async fn bring(
    Shared(server): Shared<Server>,
    visitor: Visitor,
    Query(brought): Query<Brought>,
    body: Body,
) -> Answer<(StatusCode, Json<Value>)> {
    if !visitor.is_arbiter() {
        return Err(ApiError::role(|w| w.arbiters_lists));
    }
    let folder = folder(&server).ok_or_else(|| ApiError::objection(|w| w.no_lists))?;
    let source = match brought.source.trim() {
        "" => None,
        name => Some(
            name.parse::<Source>().map_err(|why| refused(move |lang| source_told(&why, lang)))?,
        ),
    };
    let import = Import::begin(&server.lists)?;
    let file = match kept(&folder, body).await {
        Ok(file) => file,
        Err(why) => {
            import.say(ImportStage::Failed(why.clone()));
            return Err(why);
        }
    };
    let request = import::Request { source, force: brought.force, ..import::Request::default() };
    tokio::spawn(async move {
        let lists = Arc::clone(&import.0);
        let tell: import::Tell = Arc::new(move |progress| told(&lists, &progress));
        let done = import::import(&folder, &file, request, tell).await;
        let _ = std::fs::remove_file(&file);
        import.say(match done {
            Ok(done) => ImportStage::Done(done.info),
            Err(error) => ImportStage::Failed(refused(move |lang| import_told(&error, lang))),
        });
    });
    Ok((StatusCode::ACCEPTED, Json(json!({ "started": true }))))
}

/// What is wrong with a list, as a sentence of its own.
fn refused(why: impl Fn(Lang) -> String + Send + Sync + 'static) -> ApiError {
    ApiError::spoken(ErrorCode::Objection, move |lang| format!("{}.", why(lang)))
}

/// An import at work. One that ends without a word has failed: its sender has gone, or it has
/// panicked.
struct Import(Arc<RatingLists>);

impl Import {
    fn begin(lists: &Arc<RatingLists>) -> Answer<Import> {
        let mut stage = lists.import();
        if stage.is_busy() {
            return Err(ApiError::new(ErrorCode::Busy, |w| w.list_busy));
        }
        *stage = ImportStage::Taking;
        Ok(Import(Arc::clone(lists)))
    }

    fn say(&self, stage: ImportStage) {
        *self.0.import() = stage;
    }
}

impl Drop for Import {
    fn drop(&mut self) {
        let mut stage = self.0.import();
        if stage.is_busy() {
            *stage = ImportStage::Failed(ApiError::objection(|w| w.list_broken));
        }
    }
}

fn told(lists: &RatingLists, progress: &Progress) {
    let stage = match progress {
        Progress::Columns(_) => return,
        Progress::Read { done, of } => ImportStage::Reading { done: *done, of: *of },
        Progress::Indexing { players } => ImportStage::Indexing { players: *players },
    };
    *lists.import() = stage;
}

/// The body as a file beside the lists.
async fn kept(folder: &Path, body: Body) -> Answer<PathBuf> {
    let failed = |error: std::io::Error| {
        ApiError::told(ErrorCode::Objection, format!("{}: {error}.", folder.display()))
    };
    std::fs::create_dir_all(folder).map_err(failed)?;
    let path = folder.join(format!(".upload-{}", new_id()));
    let written = write(&path, body).await;
    if written.is_err() {
        let _ = std::fs::remove_file(&path);
    }
    written.map(|()| path)
}

async fn write(path: &Path, body: Body) -> Answer<()> {
    let failed = |why: std::io::Error| {
        let why = why.to_string();
        ApiError::filled(ErrorCode::Objection, move |w| fill!(w.list_not_kept, why = why))
    };
    let mut file = std::fs::File::create(path).map_err(failed)?;
    let mut bytes = 0;
    let mut stream = body.into_data_stream();
    let silent = |_| ApiError::objection(|w| w.list_silent);
    while let Some(chunk) = tokio::time::timeout(SILENCE, stream.next()).await.map_err(silent)? {
        let chunk = chunk.map_err(|_| ApiError::objection(|w| w.list_broken))?;
        bytes += chunk.len() as u64;
        if bytes > LARGEST {
            return Err(ApiError::objection(|w| w.list_too_large));
        }
        file.write_all(&chunk).map_err(failed)?;
    }
    if bytes == 0 { Err(ApiError::objection(|w| w.list_empty)) } else { Ok(()) }
}
