//! A rating list into its file.
//!
//! The list is read on a thread of its own and written by SQLite on another; both see a few hundred
//! rows at a time. The new file lies beside the old one under another name until it is whole, on
//! the disk and plausible; then it takes the old one's name. Whatever goes wrong before, the old
//! one stays.

mod error;
mod input;

use std::fs::File;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use ronde_formats::fide_list::{self, Tempo};
use tokio::sync::mpsc;

pub use error::{BrokenRow, ImportError};
pub use input::Layout;

use crate::fold;
use crate::index::{Built, Collector};
use crate::lists;
use crate::national::{self, ColumnsTaken, Mapping};
use crate::schema::{MOST_PLAYERS, federation_word};
use crate::sheet;
use crate::source::{Entry, ListInfo, Source};
use crate::writer::{BATCH, Writer};

/// What to import, and as what.
#[derive(Clone, Debug, Default)]
pub struct Request {
    /// Where the ratings come from; FIDE's lists say so themselves.
    pub source: Option<Source>,
    /// What a list with one rating column is for; a list so read is kept beside the combined one.
    pub tempo: Option<Tempo>,
    /// Which column of a national list is what, where the heads do not say it.
    pub mapping: Mapping,
    /// The date of the list; the file's own when left out.
    pub dated: Option<String>,
    /// Replace the old list even if the new one looks worse.
    pub force: bool,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The list that is in use now.
    pub info: ListInfo,
    /// The list that was, if there was one.
    pub replaced: Option<ListInfo>,
    /// The first lines that could not be understood; `info.broken` counts all.
    pub first_broken: Vec<BrokenRow>,
}

/// How far an import is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Progress {
    /// Which columns of a national list are taken for what, before any row is read.
    Columns(ColumnsTaken),
    /// So many bytes of the file have been read, of so many.
    Read {
        /// Bytes read.
        done: u64,
        /// Bytes of the file.
        of: u64,
    },
    /// All rows are there; the index is being made.
    Indexing {
        /// Players.
        players: u64,
    },
}

/// Told how far it is; called from another thread.
pub type Tell = Arc<dyn Fn(Progress) + Send + Sync>;

/// Broken lines that are kept to be shown.
const SHOWN: usize = 20;

/// Imports the file into the folder, which is made if it is not there.
///
/// # Errors
/// If the file is no rating list or cannot be read, if the new list looks worse than the old one,
/// or if the new file cannot be written. The old list is then still in use.
pub async fn import(
    folder: &Path,
    file: &Path,
    request: Request,
    tell: Tell,
) -> Result<Imported, ImportError> {
    let opened = input::open(file)?;
    let source = source_of(&request, opened.layout)?;
    std::fs::create_dir_all(folder).map_err(ImportError::folder(folder))?;
    let target = folder.join(source.file_name());
    let old = lists::info(&target).await.ok().flatten();
    // The name keeps it out of sight; the file vanishes again unless it is renamed.
    let mut builder = tempfile::Builder::new();
    builder.prefix(".ronde-").suffix(".part");
    let beside = builder.tempfile_in(folder).map_err(ImportError::folder(folder))?;
    let beside = beside.into_temp_path();

    let dated = request.dated.clone().unwrap_or_else(|| opened.dated.clone());
    let force = request.force;
    let empty = ListInfo { source, dated, players: 0, rated: [0; 3], broken: 0 };
    let (info, first_broken) = fill(&beside, empty, opened, request, tell).await?;
    plausible(&info, old.as_ref(), force, &first_broken)?;
    File::open(&beside).and_then(|file| file.sync_all()).map_err(ImportError::folder(folder))?;
    open_to_all(&beside).map_err(ImportError::folder(folder))?;
    beside.persist(&target).map_err(|failed| ImportError::folder(folder)(failed.error))?;
    settle(folder).map_err(ImportError::folder(folder))?;
    Ok(Imported { info, replaced: old, first_broken })
}

/// FIDE's layouts name their source; a list of one tempo never takes the combined one's place.
fn source_of(request: &Request, layout: Layout) -> Result<Source, ImportError> {
    match (&request.source, layout) {
        (Some(source), _) if !source.is_fide() => Ok(source.clone()),
        (Some(source), Layout::Fide) if source.name() != "fide" => Ok(source.clone()),
        (_, Layout::Fide) => Ok(request.tempo.map_or_else(Source::fide, Source::fide_single)),
        (Some(_), _) => Err(ImportError::NotFide),
        (None, _) => Err(ImportError::NoSource),
    }
}

/// What the reading thread found.
struct Read {
    first_broken: Vec<BrokenRow>,
    broken: u64,
    words: Built,
}

async fn fill(
    path: &Path,
    mut info: ListInfo,
    opened: input::Opened,
    request: Request,
    tell: Tell,
) -> Result<(ListInfo, Vec<BrokenRow>), ImportError> {
    let own_is_fide = info.source.is_fide();
    let mut writer = Some(Writer::create(path, own_is_fide).await.map_err(ImportError::Database)?);
    let (send, mut receive) = mpsc::channel::<Vec<Entry>>(4);
    let stop = Arc::new(AtomicBool::new(false));
    let (told, stopped) = (Arc::clone(&tell), Arc::clone(&stop));
    let reading = tokio::task::spawn_blocking(move || {
        read(opened, &request, &Outlet { send, stop: stopped }, &told)
    });
    let mut sequence = 0;
    let mut failed = None;
    while let Some(batch) = receive.recv().await {
        count(&batch, &mut info);
        sequence += batch.len() as u64;
        if sequence > MOST_PLAYERS {
            failed = Some(ImportError::TooMany);
        } else if let Some(filled) = writer.take() {
            match filled.add(batch).await {
                Ok(filled) => writer = Some(filled),
                Err(error) => failed = Some(ImportError::Database(error)),
            }
        }
        if failed.is_some() {
            stop.store(true, Ordering::Relaxed);
            receive.close();
        }
    }
    let read = reading.await.map_err(|_| ImportError::Panicked)?;
    if let Some(error) = failed {
        return Err(error);
    }
    let read = read?;
    info.broken = read.broken;
    tell(Progress::Indexing { players: info.players });
    if let Some(writer) = writer {
        writer.finish(&info, read.words).await.map_err(ImportError::Database)?;
    }
    Ok((info, read.first_broken))
}

fn count(batch: &[Entry], info: &mut ListInfo) {
    info.players += batch.len() as u64;
    for row in batch {
        for (count, listing) in info.rated.iter_mut().zip(row.listings) {
            *count += u64::from(listing.rating.is_some());
        }
    }
}

/// Where rows go; closed from the other side when they cannot be written.
struct Outlet {
    send: mpsc::Sender<Vec<Entry>>,
    stop: Arc<AtomicBool>,
}

fn read(
    opened: input::Opened,
    request: &Request,
    outlet: &Outlet,
    tell: &Tell,
) -> Result<Read, ImportError> {
    let mut first_broken = Vec::new();
    let mut broken = 0;
    let mut batch = Vec::with_capacity(BATCH);
    let mut words = Collector::new();
    let mut take = |row: Result<Entry, BrokenRow>| match row {
        Ok(entry) => {
            collect(&entry, &mut words);
            batch.push(entry);
            if batch.len() == BATCH {
                // Nobody takes it any more when writing failed; reading stops at the next bytes.
                outlet.send.blocking_send(std::mem::take(&mut batch)).ok();
            }
        }
        Err(row) => {
            broken += 1;
            if first_broken.len() < SHOWN {
                first_broken.push(row);
            }
        }
    };
    let layout = opened.layout;
    let mut told = Arc::clone(tell);
    let result = opened.with(Arc::clone(&outlet.stop), tell, &mut |input| match layout {
        Layout::Fide => fide(input, request.tempo.unwrap_or_default(), &mut take),
        Layout::Csv => {
            let mut rows = sheet::csv(input)?;
            national::read(&mut rows, &request.mapping, &mut told, &mut take)
        }
        Layout::Xlsx => {
            let mut rows = sheet::xlsx(input)?;
            national::read(&mut rows, &request.mapping, &mut told, &mut take)
        }
    });
    result?;
    if !batch.is_empty() {
        outlet.send.blocking_send(batch).ok();
    }
    Ok(Read { first_broken, broken, words: words.build() })
}

/// The words that find a player: those of his name, and his federation.
fn collect(entry: &Entry, words: &mut Collector) {
    let name = fold::indexed(&entry.name);
    let federation = Some(&entry.federation).filter(|federation| !federation.is_empty());
    let federation = federation.map(|federation| federation_word(federation));
    let all = name.split_ascii_whitespace().chain(federation.as_deref());
    words.add(entry.best_rating().unwrap_or(0), all);
}

fn fide(
    input: &mut dyn std::io::BufRead,
    tempo: Tempo,
    take: &mut dyn FnMut(Result<Entry, BrokenRow>),
) -> Result<(), ImportError> {
    fide_list::read(input, tempo, &mut |row| {
        take(
            row.map(Entry::from)
                .map_err(|broken| BrokenRow { line: broken.line, trouble: broken.trouble }),
        );
    })?;
    Ok(())
}

/// A new list that is far smaller than the old one, or has lost its ratings, is more likely a wrong
/// file than the truth.
fn plausible(
    new: &ListInfo,
    old: Option<&ListInfo>,
    force: bool,
    broken: &[BrokenRow],
) -> Result<(), ImportError> {
    if new.players == 0 || new.broken > new.players {
        return Err(ImportError::MostlyBroken {
            players: new.players,
            broken: new.broken,
            first: broken.first().cloned(),
        });
    }
    let Some(old) = old.filter(|_| !force) else { return Ok(()) };
    if 2 * new.players < old.players {
        return Err(ImportError::Smaller { new: new.players, old: old.players });
    }
    for tempo in Tempo::ALL {
        if new.rated[tempo as usize] == 0 && old.rated[tempo as usize] > 0 {
            return Err(ImportError::LostTempo { tempo });
        }
    }
    Ok(())
}

/// A temporary file is private; a list is not.
fn open_to_all(path: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o644))?;
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}

/// Makes the new name durable as well.
fn settle(folder: &Path) -> std::io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
