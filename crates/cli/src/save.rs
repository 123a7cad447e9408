//! Writing a file so that there is never half of one.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use ronde_words::{CliFileWords, fill};
use tempfile::NamedTempFile;

use crate::language;
use crate::load::is_standard;
use crate::outcome::Stop;
use crate::output;

/// Writes to the file, or to standard output for `-`.
///
/// The file is written beside its place, made durable, and renamed: whoever looks sees the old one
/// or the new one, also when the power fails. It may therefore be the very file that was read.
pub(crate) fn save(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), Stop> {
    Place::find(path)?.save(write)
}

/// Where something will be written: it is known that it can be.
pub(crate) struct Place<'a> {
    path: &'a Path,
    way: Way,
}

enum Way {
    Standard,
    /// A device or a pipe has no place beside it; writing to it is all that can be meant.
    Straight(PathBuf),
    Beside {
        file: NamedTempFile,
        target: PathBuf,
        as_before: Option<fs::Permissions>,
    },
}

impl Place<'_> {
    /// Looks whether it can be written there. Nothing is to be seen of it unless it is.
    pub(crate) fn find(path: &Path) -> Result<Place<'_>, Stop> {
        let way = if is_standard(path) { Ok(Way::Standard) } else { way(path) };
        Ok(Place { path, way: way.map_err(|error| unwritable(path, &error))? })
    }

    /// Writes it.
    pub(crate) fn save(
        self,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<(), Stop> {
        let done = match self.way {
            Way::Standard => return output::stream(write),
            Way::Straight(target) => {
                File::options().write(true).open(target).and_then(|mut file| write(&mut file))
            }
            Way::Beside { file, target, as_before } => replace(file, &target, as_before, write),
        };
        done.map_err(|error| unwritable(self.path, &error))
    }
}

fn way(path: &Path) -> io::Result<Way> {
    let (target, present) = target(path)?;
    if present.as_ref().is_some_and(|present| !present.is_file()) {
        return Ok(Way::Straight(target));
    }
    let as_before = present.map(|present| present.permissions());
    Ok(Way::Beside { file: beside(directory(&target))?, target, as_before })
}

fn directory(target: &Path) -> &Path {
    match target.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    }
}

fn unwritable(path: &Path, error: &io::Error) -> Stop {
    let (w, name) = (CliFileWords::of(language::current()), path.display());
    Stop::file_access(match error.kind() {
        io::ErrorKind::IsADirectory => fill!(w.write_directory, name = name),
        io::ErrorKind::NotFound => fill!(w.write_nowhere, name = name),
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            fill!(w.write_denied, name = name)
        }
        _ => fill!(w.not_written, name = name, why = error),
    })
}

fn replace(
    mut beside: NamedTempFile,
    target: &Path,
    as_before: Option<fs::Permissions>,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    write(beside.as_file_mut())?;
    if let Some(as_before) = as_before {
        beside.as_file().set_permissions(as_before)?;
    }
    beside.as_file().sync_all()?;
    beside.persist(target).map_err(|failed| failed.error)?;
    settle(directory(target))
}

/// Where a link leads, and what is there already.
fn target(path: &Path) -> io::Result<(PathBuf, Option<fs::Metadata>)> {
    let present = match fs::metadata(path) {
        Ok(present) => present,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok((path.into(), None)),
        Err(error) => return Err(error),
    };
    if present.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    // Renaming would replace a file that its owner marked as not to be changed.
    if present.permissions().readonly() {
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    Ok((fs::canonicalize(path)?, Some(present)))
}

/// A new file in the directory, which vanishes again unless it is renamed.
fn beside(directory: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".ronde-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // What any new file gets, less the user's mask; a temporary file would be private.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(directory)
}

/// Makes the new name durable as well.
fn settle(directory: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(directory)?.sync_all() } else { Ok(()) }
}
