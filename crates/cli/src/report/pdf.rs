//! PDF by a browser that is installed: Chromium, or one that is made from it. It runs without a
//! window and with a profile of its own that is thrown away; nothing of the user's own browser is
//! touched.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use ronde_words::{ReportCommandWords, fill};

use crate::language;
use crate::outcome::Stop;

/// The variable that names the browser.
const NAMED: &str = "RONDE_BROWSER";
/// Names under which it is found.
const NAMES: [&str; 8] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "msedge",
    "brave-browser",
];
/// Places where systems put it that do not put it among the commands.
const PLACES: [&str; 6] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
];
/// How long it may take: ten thousand players take half a minute.
const PATIENCE: Duration = Duration::from_mins(3);
/// How often it is looked whether it is done.
const LOOK: Duration = Duration::from_millis(20);

fn words() -> &'static ReportCommandWords {
    ReportCommandWords::of(language::current())
}

/// The page as PDF.
pub(crate) fn printed(page: &str) -> Result<Vec<u8>, Stop> {
    let w = words();
    let browser = browser().ok_or_else(|| {
        Stop::file_access(fill!(w.no_browser, variable = NAMED, otherwise = w.otherwise))
    })?;
    let place = tempfile::Builder::new().prefix("ronde-print-").tempdir();
    let place = place.map_err(|error| Stop::file_access(fill!(w.no_room, error = error)))?;
    let (source, target) = (place.path().join("paper.html"), place.path().join("paper.pdf"));
    std::fs::write(&source, page)
        .map_err(|error| Stop::file_access(format!("{}: {error}.", source.display())))?;
    let child = command(&browser, place.path(), &source, &target).spawn();
    let child = child.map_err(|error| failed(&browser, &error.to_string()))?;
    ended(child, &browser)?;
    std::fs::read(&target).map_err(|_| failed(&browser, w.wrote_nothing))
}

fn failed(browser: &Path, why: &str) -> Stop {
    let (w, name) = (words(), browser.display());
    Stop::file_access(fill!(w.not_printed, name = name, why = why, otherwise = w.otherwise))
}

/// The browser that is named, else the first that is found.
fn browser() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os(NAMED).filter(|it| !it.is_empty()) {
        return Some(PathBuf::from(named));
    }
    let folders: Vec<PathBuf> =
        std::env::var_os("PATH").map(|it| std::env::split_paths(&it).collect()).unwrap_or_default();
    let ending = if cfg!(windows) { ".exe" } else { "" };
    let among = NAMES
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(format!("{name}{ending}"))));
    among.chain(PLACES.map(PathBuf::from)).find(|path| path.is_file())
}

fn command(browser: &Path, place: &Path, source: &Path, target: &Path) -> Command {
    let mut command = Command::new(browser);
    let profile = place.join("profile");
    command.args(["--headless", "--disable-gpu", "--no-first-run", "--disable-extensions"]);
    command.args(["--no-pdf-header-footer", "--disable-background-networking"]);
    // Small containers have little shared memory.
    command.arg("--disable-dev-shm-usage");
    if is_root() {
        // Its sandbox refuses to run as root. The page is our own and has no script.
        command.arg("--no-sandbox");
    }
    command.arg(argument("--user-data-dir=", &profile));
    command.arg(argument("--print-to-pdf=", target));
    command.arg(source);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

fn argument(name: &str, path: &Path) -> std::ffi::OsString {
    let mut argument = std::ffi::OsString::from(name);
    argument.push(path);
    argument
}

/// Whether this is the system's own user, by the number that Linux gives him.
fn is_root() -> bool {
    cfg!(target_os = "linux")
        && std::fs::read_to_string("/proc/self/status").is_ok_and(|status| {
            let line = status.lines().find_map(|line| line.strip_prefix("Uid:"));
            line.and_then(|it| it.split_whitespace().nth(1)) == Some("0")
        })
}

/// Waits until it is done; one that does not end is ended.
fn ended(mut child: Child, browser: &Path) -> Result<(), Stop> {
    let since = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) if status.success() => return Ok(()),
            Ok(Some(status)) => return Err(failed(browser, &status.to_string())),
            Ok(None) if since.elapsed() < PATIENCE => std::thread::sleep(LOOK),
            Ok(None) => {
                child.kill().ok();
                child.wait().ok();
                let why = fill!(words().not_done, n = PATIENCE.as_secs());
                return Err(failed(browser, &why));
            }
            Err(error) => return Err(failed(browser, &error.to_string())),
        }
    }
}
