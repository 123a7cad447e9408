//! The folder in which `ronde serve` keeps everything.

use std::path::{Path, PathBuf};

use etcetera::BaseStrategy as _;
use ronde_words::{CliFileWords, fill};

use crate::language;
use crate::outcome::Stop;

/// The folder that was named, or the one in the user's data folder.
pub(crate) fn folder(named: Option<&Path>) -> Result<PathBuf, Stop> {
    if let Some(folder) = named {
        return Ok(folder.to_owned());
    }
    let base = etcetera::choose_base_strategy();
    let w = CliFileWords::of(language::current());
    let base = base.map_err(|error| Stop::file_access(fill!(w.name_a_folder, why = error)))?;
    Ok(base.data_dir().join("ronde"))
}

/// Makes the folder, if it is not there.
pub(crate) fn make(folder: &Path) -> Result<(), Stop> {
    let made = std::fs::create_dir_all(folder);
    made.map_err(|error| Stop::file_access(format!("{}: {error}.", folder.display())))
}

/// The store in a folder.
pub(crate) fn database(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("events.sqlite").display())
}
