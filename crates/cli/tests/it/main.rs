//! The executable as its users meet it: exact words, exact exit codes.

mod bad_input;
mod check;
mod convert;
mod dropin;
mod estimates;
mod event;
mod explain;
mod foreign;
mod generate;
mod help;
mod inspect;
mod interface;
mod languages;
mod matches;
mod one_answer;
mod pair;
mod papers;
mod players;
mod rate;
mod round_trips;
mod samples;
mod schedule;
mod simulate;
mod standings;
mod stores;
mod systems;
mod toy;
mod toy_language;
mod what_if;

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

/// A directory of its own for each test, in which `ronde` runs.
struct Place(TempDir);

/// How a run ended.
#[derive(Debug, PartialEq, Eq)]
struct Ended {
    code: i32,
    stdout: String,
    stderr: String,
}

impl Place {
    fn new() -> Place {
        Place(tempfile::tempdir().unwrap())
    }

    /// A place with one file in it.
    fn with(name: &str, content: impl AsRef<[u8]>) -> Place {
        let place = Place::new();
        place.put(name, content);
        place
    }

    /// A place with a generated tournament of twelve players and five rounds.
    fn generated(name: &str) -> Place {
        let place = Place::new();
        let field = ["generate", "--plain", "--players", "12", "--rounds", "5", "--seed", "3"];
        let made = place.run(&[&field[..], &["-o", name]].concat());
        assert_eq!(0, made.code, "{made:?}");
        place
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn put(&self, name: &str, content: impl AsRef<[u8]>) {
        std::fs::write(self.path(name), content).unwrap();
    }

    fn text(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).unwrap()
    }

    /// Names of all files, also of those that should not have been left behind.
    fn files(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.0.path()).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into()).collect();
        names.sort();
        names
    }

    fn command<S: AsRef<OsStr>>(&self, args: &[S]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ronde"));
        command.args(args).current_dir(self.0.path());
        command.env_remove("RUST_BACKTRACE").env_remove("CLICOLOR_FORCE").env("COLUMNS", "100");
        // What is said must not depend on the language of the machine that tests.
        for name in ["RONDE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        command
    }

    fn run(&self, args: &[&str]) -> Ended {
        self.feed(args, b"")
    }

    fn feed(&self, args: &[&str], stdin: &[u8]) -> Ended {
        let mut command = self.command(args);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        // The child may end without reading everything.
        child.stdin.take().unwrap().write_all(stdin).ok();
        let output = child.wait_with_output().unwrap();
        Ended {
            code: output.status.code().unwrap_or(-1),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

/// A run that did its work without a word.
fn silent() -> Ended {
    Ended { code: 0, stdout: String::new(), stderr: String::new() }
}

/// A run that stopped with a message.
fn stopped(code: i32, stderr: &str) -> Ended {
    Ended { code, stdout: String::new(), stderr: stderr.to_owned() }
}

/// The root of the repository.
fn repository() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// A tournament report file in which nothing is wrong.
const SOUND: &str = "\
012 Open de Neuchâtel
022 Neuchâtel
032 SUI
042 2026/03/07
052 2026/03/08
102 Dubois, Jeanne
142 3
152 W
192 FIDE_DUTCH_2026
001    1 w IM Keller, Anna                      2312 SUI    99900001 1987/00/00  1.0    1     3 w 1
001    2      Rossi, Paolo                      2050 ITA                         1.0    2  0000 - U
001    3 m    Weber, Urs                                                         0.0    3     1 b 0
";

/// The same with a rating that is none, and a record that nobody knows.
fn damaged() -> String {
    SOUND.replace(" 2050 ", " 2O50 ") + "ZZ9 what is this\n"
}
