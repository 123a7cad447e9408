//! Events as they leave a store: everything of one, to be carried, sent or backed up.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use ronde_desk::Line;
use ronde_desk::portable::{self, Content, Packing};
use ronde_desk::verify;

use super::{JournalInfo, Kind, Store, StoreError};

/// Lines that are fetched at once.
const PAGE: u32 = 5_000;

/// Every event with its tournaments, and every tournament without an event.
///
/// # Errors
/// The store cannot be read.
pub async fn events(store: &dyn Store) -> Result<Vec<Content>, StoreError> {
    let journals = store.journals().await?;
    let mut contents = Vec::new();
    for top in journals.iter().filter(|it| it.parent.is_none()) {
        contents.push(of_top(store, &journals, top).await?);
    }
    Ok(contents)
}

/// The event to which a journal belongs; the journal may be the event's own.
///
/// # Errors
/// There is no such journal, or the store cannot be read.
pub async fn event_of(store: &dyn Store, journal: &str) -> Result<Content, StoreError> {
    let journals = store.journals().await?;
    let find = |id: &str| journals.iter().find(|it| it.id == id);
    let missing = || StoreError::NoJournal { journal: journal.to_owned() };
    let named = find(journal).ok_or_else(missing)?;
    let top = named.parent.as_deref().and_then(find).unwrap_or(named);
    of_top(store, &journals, top).await
}

async fn of_top(
    store: &dyn Store,
    journals: &[JournalInfo],
    top: &JournalInfo,
) -> Result<Content, StoreError> {
    let event = if top.kind == Kind::Event { top.id.clone() } else { String::new() };
    let mut content = Content { event, ..Content::default() };
    let children = journals.iter().filter(|it| it.parent.as_deref() == Some(&top.id));
    for journal in std::iter::once(top).chain(children) {
        let lines = lines(store, &journal.id).await?;
        for hash in verify::attachments(&lines) {
            if let Some(bytes) = store.attachment(hash).await? {
                content.attachments.insert(hash, bytes);
            }
        }
        content.journals.insert(journal.id.clone(), lines);
    }
    Ok(content)
}

/// A whole journal.
///
/// # Errors
/// The store cannot be read.
pub async fn lines(store: &dyn Store, journal: &str) -> Result<Vec<Line>, StoreError> {
    let mut lines: Vec<Line> = Vec::new();
    loop {
        let after = lines.last().map_or(0, |line| line.seq);
        let page = store.read(journal, after, PAGE).await?;
        if page.is_empty() {
            return Ok(lines);
        }
        lines.extend(page);
    }
}

/// Writes an event into a folder, beside the older copies of it: whole and on the disk before it gets
/// its name.
///
/// # Errors
/// Those of the disk.
pub fn back_up(content: &Content, folder: &Path, name: &str, by: &str) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let path = folder.join(format!("{name}.{}", portable::EXTENSION));
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    let mut target = BufWriter::new(file.as_file_mut());
    portable::write(content, by, Packing::Gzip, &mut target)?;
    target.flush()?;
    drop(target);
    file.as_file().sync_all()?;
    file.persist(&path).map_err(|error| error.error)?;
    // The name is on the disk when the folder is; not every system can say so.
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
    Ok(path)
}
