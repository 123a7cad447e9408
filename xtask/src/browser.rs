//! Journeys through the app in a real browser: `tests/browser`, run by Node.js with playwright-core
//! and Debian's chromium.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{setup, workspace};

/// The folder of the journeys in the repository.
const JOURNEYS: &str = "tests/browser";

/// The command that runs them all, or why they cannot be tried.
pub(crate) fn journeys() -> Result<Command, String> {
    let target = workspace::target_dir()?;
    let folder = target.join("browser");
    let files = copied(&workspace::root().join(JOURNEYS), &folder)?;
    setup::node_packages(&folder)?;
    let mut node = Command::new("node");
    // Two at a time: each starts a server and a browser, and half of the time one waits for the
    // other.
    node.args(["--test", "--test-concurrency=2", "--test-reporter=tap"]);
    node.args(files.iter().filter(|name| name.ends_with(".test.mjs")));
    node.current_dir(&folder);
    node.env("RONDE", target.join("debug").join("ronde"));
    node.env("CHROMIUM", chromium()?);
    Ok(node)
}

/// Copies the journeys to where their packages are installed; their names.
fn copied(from: &Path, to: &Path) -> Result<Vec<String>, String> {
    let failed = |error: std::io::Error| format!("{}: {error}", from.display());
    std::fs::create_dir_all(to).map_err(failed)?;
    let mut names = Vec::new();
    for file in std::fs::read_dir(from).map_err(failed)? {
        let file = file.map_err(failed)?;
        if !file.file_type().map_err(failed)?.is_file() {
            continue;
        }
        std::fs::copy(file.path(), to.join(file.file_name())).map_err(failed)?;
        names.push(file.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}

/// The browser, by any of its names.
fn chromium() -> Result<PathBuf, String> {
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let found = names.iter().find_map(|name| {
        let which = Command::new("sh").args(["-c", "command -v \"$0\"", name]).output().ok()?;
        let path = String::from_utf8(which.stdout).ok()?;
        which.status.success().then(|| PathBuf::from(path.trim()))
    });
    found.ok_or_else(|| "journeys in a browser: there is no chromium".to_owned())
}
