//! The folder on the disk: each file is written beside its place and renamed, what is as it was
//! stays untouched, and what is no longer there goes.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Component, Path, PathBuf};

use ronde_words::{ApiWords, Lang, SiteWords, fill};

use super::Files;

/// The file that says which files of the folder are ours.
pub const MARK: &str = "ronde-site.txt";

/// Why the folder was not written. What the system says stays in its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotWritten {
    /// The folder holds something else, and was never ours.
    OtherFiles(PathBuf),
    /// The disk refuses.
    Disk(PathBuf, String),
    /// A fault of the program.
    Fault,
}

impl NotWritten {
    fn disk(folder: &Path) -> impl Fn(io::Error) -> NotWritten {
        let folder = folder.to_owned();
        move |error| NotWritten::Disk(folder.clone(), error.to_string())
    }

    /// What people are told, as a sentence.
    pub fn words(&self, lang: Lang) -> String {
        match self {
            NotWritten::OtherFiles(folder) => {
                fill!(SiteWords::of(lang).other_files, folder = folder.display())
            }
            NotWritten::Disk(folder, why) => format!("{}: {why}.", folder.display()),
            NotWritten::Fault => ApiWords::of(lang).fault.to_owned(),
        }
    }
}

/// What became of the files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// Written anew.
    pub changed: usize,
    /// As they were.
    pub same: usize,
    /// Taken away.
    pub removed: usize,
}

/// Makes the folder hold exactly these files, beside those that are none of ours.
///
/// # Errors
/// The folder holds something else and was never ours: nothing is written then. Or the disk
/// refuses.
pub fn write(folder: &Path, files: &Files) -> Result<Written, NotWritten> {
    let disk = NotWritten::disk(folder);
    fs::create_dir_all(folder).map_err(&disk)?;
    let ours = ours(folder)?;
    let mut written = Written::default();
    // The list first: whatever is interrupted, no file is left that nobody knows.
    let names: BTreeSet<String> = ours.union(&files.keys().cloned().collect()).cloned().collect();
    put(folder, MARK, list(&names).as_bytes()).map_err(&disk)?;
    for (name, bytes) in files {
        if put(folder, name, bytes).map_err(&disk)? {
            written.changed += 1;
        } else {
            written.same += 1;
        }
    }
    for gone in ours.iter().filter(|name| !files.contains_key(*name)) {
        match fs::remove_file(folder.join(gone)) {
            Ok(()) => written.removed += 1,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(disk(error)),
        }
    }
    put(folder, MARK, list(&files.keys().cloned().collect()).as_bytes()).map_err(&disk)?;
    Ok(written)
}

/// Whether the folder can be one of ours: it is empty or was ours before. It is made if it is not
/// there.
pub(super) fn usable(folder: &Path) -> Result<(), NotWritten> {
    fs::create_dir_all(folder).map_err(NotWritten::disk(folder))?;
    ours(folder).map(drop)
}

fn list(names: &BTreeSet<String>) -> String {
    names.iter().flat_map(|name| [name.as_str(), "\n"]).collect()
}

/// The files that were written here before. A folder of somebody else's is refused.
fn ours(folder: &Path) -> Result<BTreeSet<String>, NotWritten> {
    let disk = NotWritten::disk(folder);
    match fs::read_to_string(folder.join(MARK)) {
        Ok(text) => Ok(text.lines().filter(|name| is_inside(name)).map(str::to_owned).collect()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            if fs::read_dir(folder).map_err(&disk)?.next().is_none() {
                return Ok(BTreeSet::new());
            }
            Err(NotWritten::OtherFiles(folder.to_owned()))
        }
        Err(error) => Err(disk(error)),
    }
}

/// Whether a name leads nowhere but into the folder.
fn is_inside(name: &str) -> bool {
    let mut parts = Path::new(name).components().peekable();
    parts.peek().is_some() && parts.all(|part| matches!(part, Component::Normal(_)))
}

/// Writes a file if it is not already so; whether it was written.
fn put(folder: &Path, name: &str, bytes: &[u8]) -> io::Result<bool> {
    let path = folder.join(name);
    if fs::read(&path).is_ok_and(|before| before == bytes) {
        return Ok(false);
    }
    let parent = path.parent().unwrap_or(folder);
    fs::create_dir_all(parent)?;
    let last = path.file_name().unwrap_or_default().to_string_lossy();
    let beside = parent.join(format!(".{last}.new"));
    let mut file = fs::File::create(&beside)?;
    file.write_all(bytes)?;
    file.sync_data()?;
    drop(file);
    fs::rename(&beside, &path)?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(rows: &[(&str, &str)]) -> Files {
        rows.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect()
    }

    #[test]
    fn what_is_as_it_was_stays_and_what_is_gone_goes() {
        let place = tempfile::tempdir().unwrap();
        let folder = place.path().join("site");
        let first = files(&[("index.html", "one"), ("de/round-6.html", "two"), ("a.trf", "x")]);
        let outcome = write(&folder, &first).unwrap();
        assert_eq!(Written { changed: 3, same: 0, removed: 0 }, outcome);
        assert_eq!(Written { changed: 0, same: 3, removed: 0 }, write(&folder, &first).unwrap());
        // What somebody put there himself is his.
        fs::write(folder.join("logo.svg"), "mine").unwrap();
        let second = files(&[("index.html", "new"), ("a.trf", "x")]);
        assert_eq!(Written { changed: 1, same: 1, removed: 1 }, write(&folder, &second).unwrap());
        assert!(!folder.join("de/round-6.html").exists());
        assert!(folder.join("logo.svg").exists());
        assert_eq!("new", fs::read_to_string(folder.join("index.html")).unwrap());
        let left = fs::read_dir(&folder).unwrap().flatten();
        let temporary = left.filter(|it| it.file_name().to_string_lossy().ends_with(".new"));
        assert_eq!(0, temporary.count());
    }

    #[test]
    fn a_folder_of_somebody_else_is_left_alone() {
        let place = tempfile::tempdir().unwrap();
        fs::write(place.path().join("index.html"), "mine").unwrap();
        let refused = write(place.path(), &files(&[("index.html", "ours")])).unwrap_err();
        assert_eq!(NotWritten::OtherFiles(place.path().to_owned()), refused);
        assert_eq!("mine", fs::read_to_string(place.path().join("index.html")).unwrap());
    }

    #[test]
    fn a_list_that_somebody_changed_takes_nothing_else_away() {
        let place = tempfile::tempdir().unwrap();
        let (folder, other) = (place.path().join("site"), place.path().join("other"));
        fs::create_dir_all(&folder).unwrap();
        fs::write(&other, "mine").unwrap();
        fs::write(folder.join(MARK), format!("../other\n{}\n", other.display())).unwrap();
        write(&folder, &files(&[("index.html", "x")])).unwrap();
        assert!(other.exists());
    }
}
