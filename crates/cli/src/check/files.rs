//! The files to check: those named, and those found in directories.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use ronde_words::{CheckWords, fill};

use crate::format;
use crate::language;
use crate::load::is_standard;
use crate::outcome::Stop;

/// All files, in the order in which they were named; those of a directory by their names.
pub(super) fn find(named: &[PathBuf]) -> Result<Vec<PathBuf>, Stop> {
    let (w, mut found) = (CheckWords::of(language::current()), Vec::new());
    for path in named {
        if is_standard(path) || !path.is_dir() {
            found.push(path.clone());
            continue;
        }
        let before = found.len();
        search(path, &mut found).map_err(|error| {
            Stop::file_access(fill!(w.not_searched, name = path.display(), error = error))
        })?;
        if found.len() == before {
            return Err(Stop::bad_input(fill!(w.no_file, name = path.display())));
        }
    }
    Ok(found)
}

fn search(directory: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    let mut entries = fs::read_dir(directory)?.collect::<io::Result<Vec<fs::DirEntry>>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        // A link to a directory may lead in a circle, so links are followed to files only.
        if entry.file_type()?.is_dir() {
            search(&path, found)?;
        } else if format::is_tournament(&path) && path.is_file() {
            found.push(path);
        }
    }
    Ok(())
}
