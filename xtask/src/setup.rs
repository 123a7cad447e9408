//! Installed programs that a chore needs: one row of [`NEEDS`] each.
//!
//! On Debian and Ubuntu, as root or with a `sudo` that asks no password, a missing program is
//! installed. Elsewhere it is named, and whoever asked counts it as skipped: a newcomer's machine
//! is not changed in ways that the newcomer did not expect.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process;

/// The chore that asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    Test,
    Bench,
    Oracle,
}

/// A program that a chore needs.
struct Need {
    /// The command that shows whether it is there.
    probe: &'static [&'static str],
    /// The package of Debian and Ubuntu that brings it.
    apt: &'static str,
    /// What cannot be done without it.
    why: &'static str,
    used_by: &'static [Task],
}

/// To need a program more, add a row. Nothing is installed before a chore that uses it runs.
const NEEDS: &[Need] = &[
    Need {
        probe: &["valgrind", "--version"],
        apt: "valgrind",
        why: "instruction counts, which stay the same on a noisy machine",
        used_by: &[Task::Bench],
    },
    Need {
        // `python3` alone is not enough: Debian ships the part that fills an environment apart.
        probe: &["python3", "-c", "import venv, ensurepip"],
        apt: "python3-venv",
        why: "throw-away environments for other engines and for readers of our files",
        used_by: &[Task::Oracle, Task::Test],
    },
    Need {
        // Debian keeps the programs of a server out of the way of users.
        probe: &["sh", "-c", "ls /usr/lib/postgresql/*/bin/initdb || command -v initdb"],
        apt: "postgresql",
        why: "a private PostgreSQL server for the tests of journals",
        used_by: &[Task::Test],
    },
    Need {
        probe: &["sh", "-c", "command -v chromium || command -v chromium-browser"],
        apt: "chromium",
        why: "journeys through the app in a real browser",
        used_by: &[Task::Test],
    },
    Need {
        // It prints its version on standard error, and ends well.
        probe: &["pdftotext", "-v"],
        apt: "poppler-utils",
        why: "printed papers counted and read again",
        used_by: &[Task::Test],
    },
    Need {
        probe: &["npm", "--version"],
        apt: "npm",
        why: "what drives the browser",
        used_by: &[Task::Test],
    },
];

/// Makes sure that what `task` needs is there; a line for each thing that stays missing.
pub(crate) fn prepare(task: Task) -> Vec<String> {
    needed_by(NEEDS, task).filter_map(|need| provide(need).err()).collect()
}

fn needed_by(needs: &[Need], task: Task) -> impl Iterator<Item = &Need> {
    needs.iter().filter(move |need| need.used_by.contains(&task))
}

fn provide(need: &Need) -> Result<(), String> {
    if is_present(need.probe) {
        return Ok(());
    }
    println!("{} is missing ({}); trying to install it", need.apt, need.why);
    apt_install(need.apt)
        .and_then(|()| {
            let found = is_present(need.probe);
            found
                .then_some(())
                .ok_or_else(|| format!("{} is installed, but does not work", need.apt))
        })
        .map_err(|reason| format!("{}: install the package {} ({reason})", need.why, need.apt))
}

fn is_present(probe: &[&str]) -> bool {
    process::capture(Command::new(probe[0]).args(&probe[1..])).is_ok()
}

/// Installs a Debian package, or says why it cannot.
fn apt_install(package: &str) -> Result<(), String> {
    if !Path::new("/etc/debian_version").exists() {
        return Err("this is not Debian or Ubuntu".to_owned());
    }
    let mut prefix = as_root().ok_or("neither root nor a sudo without password")?;
    prefix.extend(["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]);
    let apt =
        |words: &[&str]| process::capture(Command::new(prefix[0]).args(&prefix[1..]).args(words));
    // A fresh machine has no package lists yet, so a first failure is not the end.
    let install = ["install", "--yes", "--no-install-recommends", package];
    apt(&install).or_else(|_| apt(&["update"]).and_then(|_| apt(&install))).map(drop)
}

/// The words to put before a command that only root may run; none if that is not possible.
fn as_root() -> Option<Vec<&'static str>> {
    let user = process::capture(Command::new("id").arg("-u")).ok()?;
    if user.trim() == "0" {
        return Some(Vec::new());
    }
    is_present(&["sudo", "-n", "true"]).then(|| vec!["sudo", "-n"])
}

/// A Python environment in `folder` that holds `package` from PyPI; the path of its interpreter.
///
/// An environment that is already there is used again. Delete the folder to get the newest.
pub(crate) fn python_package(folder: &Path, package: &str) -> Result<PathBuf, String> {
    let python = folder.join("bin/python");
    if !python.exists() {
        process::capture(Command::new("python3").args(["-m", "venv"]).arg(folder))?;
    }
    let shown = process::capture(Command::new(&python).args(["-m", "pip", "show", package]));
    if shown.is_err() {
        println!("installing {package} from PyPI");
        let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", package];
        process::capture(Command::new(&python).args(pip))?;
    }
    Ok(python)
}

/// What the `package.json` in `folder` names, from npm. What is there already is used again.
pub(crate) fn node_packages(folder: &Path) -> Result<(), String> {
    let wanted = folder.join("package.json");
    let asked = std::fs::read(&wanted).map_err(|error| format!("{}: {error}", wanted.display()))?;
    let done = folder.join("node_modules").join(".installed.json");
    if std::fs::read(&done).is_ok_and(|before| before == asked) {
        return Ok(());
    }
    println!("installing the packages of the journeys from npm");
    let npm = ["install", "--no-audit", "--no-fund", "--no-package-lock", "--prefix"];
    process::capture(Command::new("npm").args(npm).arg(folder))?;
    std::fs::write(&done, asked).map_err(|error| format!("{}: {error}", done.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_needs_of_a_chore_are_looked_at() {
        let names = |task| needed_by(NEEDS, task).map(|need| need.apt).collect::<Vec<_>>();
        assert_eq!(
            vec!["python3-venv", "postgresql", "chromium", "poppler-utils", "npm"],
            names(Task::Test)
        );
        assert_eq!(vec!["valgrind"], names(Task::Bench));
        assert_eq!(vec!["python3-venv"], names(Task::Oracle));
    }

    #[cfg(unix)]
    #[test]
    fn a_present_program_is_left_alone() {
        let need = Need { probe: &["true"], apt: "no-such-package", why: "x", used_by: &[] };
        assert_eq!(Ok(()), provide(&need));
        assert!(is_present(&["true"]) && !is_present(&["false"]));
        assert!(!is_present(&["no-such-program-anywhere"]));
    }

    #[test]
    fn packages_that_are_there_are_used_again() {
        let folder = std::env::temp_dir().join(format!("ronde-node-{}", std::process::id()));
        let modules = folder.join("node_modules");
        std::fs::create_dir_all(&modules).unwrap();
        std::fs::write(folder.join("package.json"), "{}").unwrap();
        std::fs::write(modules.join(".installed.json"), "{}").unwrap();
        let outcome = node_packages(&folder);
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!(Ok(()), outcome);
    }

    #[test]
    fn every_row_can_be_read_by_a_stranger() {
        for need in NEEDS {
            assert!(!need.probe.is_empty() && need.why.len() > 10, "{}", need.apt);
        }
    }
}
