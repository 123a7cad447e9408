//! Copies of events in a folder: each is read back and folded before it gets its name.

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use ronde_desk::entry::Hash;
use ronde_desk::portable::{self, Content, Fault, Packing};
use ronde_desk::verify::{self, JournalReport, Trouble};
use tempfile::NamedTempFile;

use crate::StoreError;

/// Copies that are kept in a folder; the oldest go first.
pub const KEPT: usize = 20;
/// How a copy is called that is not whole yet.
const UNFINISHED: (&str, &str) = (".ronde-", ".unfinished");
/// Letters of a hash that tell two copies of the same number apart.
const LETTERS: usize = 8;
/// What is left of a program that was stopped is swept away after this time. Until then it may
/// belong to another that is just writing.
const STALE: Duration = Duration::from_mins(15);

/// Something wrong, with the journal where it belongs to one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InJournal {
    /// Which.
    pub journal: Option<String>,
    /// What is wrong.
    pub trouble: Trouble,
}

/// Why there is no copy of an event.
#[derive(Debug, thiserror::Error)]
pub enum NotCopied {
    /// The disk says so.
    #[error(transparent)]
    Disk(#[from] io::Error),
    /// The store cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What was read again is damaged.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// What was read again is not what was written.
    #[error("otherwise")]
    Otherwise,
    /// The event itself is damaged.
    #[error("damaged: {0:?}")]
    Damaged(InJournal),
    /// The program broke while it made the copy.
    #[error("broke-off")]
    BrokeOff,
}

impl NotCopied {
    /// The same with the folder, where the disk does not say which it is.
    pub(crate) fn in_folder(self, folder: &Path) -> NotCopied {
        match self {
            NotCopied::Disk(error) => {
                let told = format!("{}: {error}", folder.display());
                NotCopied::Disk(io::Error::new(error.kind(), told))
            }
            other => other,
        }
    }
}

/// The name of a copy: the act after which it was made comes first, so that names are in the order
/// of the journal.
pub fn name(act: u64, what: &str) -> String {
    format!("{act:08}-{what}.{}", portable::EXTENSION)
}

/// Writes an event into a folder, beside the older copies of it: whole, read again, folded, and on
/// the disk before it gets its name. Of older copies the last [`KEPT`] stay.
///
/// # Errors
/// Those of the disk; what was read again is not what was written; a journal does not fold. Older
/// copies are as they were.
pub fn back_up(
    content: &Content,
    folder: &Path,
    name: &str,
    by: &str,
) -> Result<PathBuf, NotCopied> {
    fs::create_dir_all(folder)?;
    sweep(folder, SystemTime::now());
    let (before, after) = UNFINISHED;
    let file = tempfile::Builder::new().prefix(before).suffix(after).tempfile_in(folder)?;
    let mut target = BufWriter::new(file.as_file());
    portable::write(content, by, Packing::Gzip, &mut target)?;
    target.flush()?;
    drop(target);
    file.as_file().sync_all()?;
    checked(content, file.as_file())?;
    let path = named(file, content, folder, name)?;
    // The name is on the disk when the folder is; not every system can say so.
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
    prune(folder, &path);
    Ok(path)
}

/// A copy never takes the place of another. After an older copy was put back there may be one with
/// the same number from before: then the name says by its hash which it is.
fn named(file: NamedTempFile, content: &Content, folder: &Path, name: &str) -> io::Result<PathBuf> {
    let path = folder.join(name);
    let taken = match file.persist_noclobber(&path) {
        Ok(_) => return Ok(path),
        Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => error.file,
        Err(error) => return Err(error.error),
    };
    let heads: Vec<String> =
        content.heads().iter().map(|(journal, head)| format!("{journal} {head}")).collect();
    let hash = Hash::of(heads.join("\n").as_bytes()).to_string();
    let stem = name.strip_suffix(&format!(".{}", portable::EXTENSION)).unwrap_or(name);
    let path = folder.join(format!("{stem}-{}.{}", &hash[..LETTERS], portable::EXTENSION));
    // One with this name is the very same.
    taken.persist(&path).map_err(|error| error.error)?;
    Ok(path)
}

/// A copy is worth something if what it gives back is what was put in, and makes sense.
fn checked(content: &Content, mut file: &File) -> Result<(), NotCopied> {
    file.rewind()?;
    let reading = portable::read(BufReader::new(file), u64::MAX)?;
    if let Some(fault) = reading.faults.into_iter().next() {
        return Err(NotCopied::Fault(fault));
    }
    if reading.content != *content {
        return Err(NotCopied::Otherwise);
    }
    match damage(content).into_iter().next() {
        None => Ok(()),
        Some(trouble) => Err(NotCopied::Damaged(trouble)),
    }
}

/// What is so wrong with an event that it cannot be worked with: chains that do not hold, acts that
/// fit nowhere, an end that was cut off.
pub(super) fn damage(content: &Content) -> Vec<InJournal> {
    troubles(content, |trouble| {
        matches!(
            trouble,
            Trouble::Broken(_)
                | Trouble::Unfoldable { .. }
                | Trouble::Empty
                | Trouble::HeadGone { .. }
        )
    })
}

/// What is wrong beside that: reasons that are missing, journals that belong to no tournament.
pub(super) fn blemishes(content: &Content) -> Vec<InJournal> {
    troubles(content, |trouble| {
        matches!(
            trouble,
            Trouble::MissingAttachment { .. }
                | Trouble::MissingJournal { .. }
                | Trouble::StrayJournal { .. }
        )
    })
}

fn troubles(content: &Content, which: impl Fn(&Trouble) -> bool) -> Vec<InJournal> {
    let report = verify::open(content, &[]).report(Vec::new());
    let found = report.troubles().filter(|(_, trouble)| which(trouble));
    let one = |(journal, trouble): (Option<&JournalReport>, &Trouble)| InJournal {
        journal: journal.map(|it| it.journal.clone()),
        trouble: trouble.clone(),
    };
    found.map(one).collect()
}

/// Names in a folder that are texts.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter_map(|entry| entry.file_name().into_string().ok()).collect()
}

/// It is no matter if something stays that could not be removed.
fn sweep(folder: &Path, now: SystemTime) {
    let unfinished = |name: &String| name.starts_with(UNFINISHED.0) && name.ends_with(UNFINISHED.1);
    for name in names(folder).into_iter().filter(unfinished) {
        let path = folder.join(name);
        let written = fs::metadata(&path).and_then(|about| about.modified());
        let old = written.is_ok_and(|then| now.duration_since(then).is_ok_and(|it| it > STALE));
        if old {
            let _ = fs::remove_file(path);
        }
    }
}

/// Only what has a name of ours goes: whatever else somebody keeps in the folder is his. The oldest
/// go first, by the time when they were written: after an older copy was put back, acts are counted
/// from there again. The one that was just made never goes.
fn prune(folder: &Path, made: &Path) {
    let ours = names(folder).into_iter().filter(|name| is_ours(name)).map(|name| folder.join(name));
    let others = ours.filter(|path| path != made);
    let mut copies: Vec<(SystemTime, PathBuf)> = others
        .filter_map(|path| Some((fs::metadata(&path).and_then(|it| it.modified()).ok()?, path)))
        .collect();
    copies.sort_unstable();
    for (_, path) in copies.iter().rev().skip(KEPT - 1) {
        let _ = fs::remove_file(path);
    }
}

/// Whether it is a name that [`back_up`] gives: `00000057-round-03-closed`, `-published` or
/// `00000090-end`, perhaps with the beginning of a hash.
fn is_ours(name: &str) -> bool {
    let Some(stem) = name.strip_suffix(&format!(".{}", portable::EXTENSION)) else { return false };
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit());
    let hash = |text: &str| text.len() == LETTERS && text.bytes().all(|it| it.is_ascii_hexdigit());
    let parts: Vec<&str> = stem.split('-').collect();
    let parts = match parts.split_last() {
        Some((last, before)) if before.len() > 1 && hash(last) => before,
        _ => &parts[..],
    };
    match parts {
        [act, "end"] => act.len() >= 8 && digits(act),
        [act, "round", round, "published" | "closed"] => {
            act.len() >= 8 && digits(act) && digits(round)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ronde_desk::demo::Story;

    fn content(acts: usize) -> Content {
        let mut story = Story::demo(0);
        let mut state = ronde_desk::State::new("demo");
        let mut content = Content::default();
        for _ in 0..acts {
            let request = story.next(&state).unwrap();
            let nothing = || Ok::<_, ronde_desk::Refusal>(Vec::new());
            let (decided, _) = ronde_desk::decide_accepting(&state, request, nothing).unwrap();
            content.journals.entry("demo".to_owned()).or_default().push(decided.line);
            state = decided.state;
        }
        content
    }

    #[test]
    fn a_copy_that_does_not_fold_is_none() {
        let folder = tempfile::tempdir().unwrap();
        let mut content = content(4);
        let path = back_up(&content, folder.path(), &name(4, "end"), "Ronde").unwrap();
        assert_eq!("00000004-end.ronde", path.file_name().unwrap());
        let lines = content.journals.get_mut("demo").unwrap();
        lines[2].text = lines[2].text.replace("\"by\"", "\"BY\"");
        let why = back_up(&content, folder.path(), &name(4, "end"), "Ronde").unwrap_err();
        let NotCopied::Damaged(found) = &why else { panic!("{why:?}") };
        assert_eq!(Trouble::Broken(ronde_desk::entry::Broken::Changed { seq: 3 }), found.trouble);
        let read = portable::read(File::open(path).unwrap(), u64::MAX).unwrap();
        assert_eq!(self::content(4), read.content, "the copy of before is as it was");
        assert_eq!(1, names(folder.path()).len(), "nothing unfinished is left");
    }

    #[test]
    fn the_last_copies_stay_and_old_remains_go() {
        let folder = tempfile::tempdir().unwrap();
        let content = content(2);
        fs::write(folder.path().join("my-own.ronde"), "mine").unwrap();
        fs::write(folder.path().join(".ronde-abc.unfinished"), "half").unwrap();
        for act in 1..=25 {
            back_up(&content, folder.path(), &name(act, "round-01-closed"), "Ronde").unwrap();
        }
        let mut left = names(folder.path());
        left.sort_unstable();
        assert_eq!(KEPT + 2, left.len(), "{left:?}");
        assert_eq!(".ronde-abc.unfinished", left[0], "another program may be writing it");
        assert_eq!("00000006-round-01-closed.ronde", left[1]);
        sweep(folder.path(), SystemTime::now() + STALE * 2);
        assert_eq!(KEPT + 1, names(folder.path()).len());
        assert!(folder.path().join("my-own.ronde").exists());
    }

    /// An older copy was put back, and acts are counted from there again.
    #[test]
    fn the_newest_copy_stays_whatever_its_number() {
        let folder = tempfile::tempdir().unwrap();
        let copy = |act: u64, content: &Content| {
            back_up(content, folder.path(), &name(act, "round-01-closed"), "Ronde").unwrap()
        };
        let own = folder.path().join("20261116-mine.ronde");
        fs::write(&own, "mine").unwrap();
        for act in 281..=300 {
            copy(act, &content(3));
        }
        let made = copy(140, &content(2));
        assert!(made.exists(), "the copy that was just made");
        assert!(!folder.path().join(name(281, "round-01-closed")).exists(), "the oldest goes");
        let other = copy(300, &content(2));
        assert_ne!(name(300, "round-01-closed"), other.file_name().unwrap().to_string_lossy());
        let first = folder.path().join(name(300, "round-01-closed"));
        let first = portable::read(File::open(first).unwrap(), u64::MAX).unwrap();
        assert_eq!(content(3), first.content, "no copy takes the place of another");
        assert_eq!(other, copy(300, &content(2)), "the very same has one name");
        for act in 1..=40 {
            copy(act, &content(2));
        }
        assert!(own.exists(), "what somebody else has put there is never removed");
        assert_eq!(KEPT + 1, names(folder.path()).len());
    }

    #[test]
    fn names_of_copies() {
        for ours in [
            "00000057-round-03-closed",
            "00000005-round-1-published",
            "123456789-end",
            "00000090-end-0a1b2c3d",
        ] {
            assert!(is_ours(&format!("{ours}.ronde")), "{ours}");
        }
        for other in
            ["20261116-mine", "end", "0000057-end", "00000057-round-03", "00000057-end-copy"]
        {
            assert!(!is_ours(&format!("{other}.ronde")), "{other}");
        }
        assert!(!is_ours("00000057-end.txt"));
    }
}
