//! The command lines of JaVaFo and bbpPairings, for programs that already call them.
//!
//! ```text
//! [-r] [--dutch] [in] [-b] -p [out] [-l [list]]       pair the next round
//! [-r] [--dutch] [in] [-b] -c [round] [-l [list]]     check every round, or one
//!                          -check file                the same, as FIDE's commission asks for it
//! [-r] [--dutch] [model] -g [config] [-b] -o trf [-s seed] [-l [list]]
//! -r                                                  say which release this is
//! ```
//!
//! Without a file the tournament comes from standard input. A name without a directory lies beside
//! the file that is read, as with both programs. Exit codes are those of bbpPairings, for both; a
//! check that finds differences ends with 1. Which edition of the rules is taken follows from the
//! file, as for `ronde pair`. What is not known here is refused: a caller should not believe that
//! an option counted.

mod check;
mod checklist;
mod generate;
mod pair;
mod request;
#[cfg(test)]
mod tests;

use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::load::{self, Input, Loaded};
use crate::outcome::{Outcome, Stop};
use request::{Request, Work};

/// Words that show one of these command lines, in the absence of a subcommand.
const MARKS: [&str; 5] = ["-p", "-c", "-check", "-g", "-r"];

/// Whether the arguments, without the program's name, are such a command line.
pub(crate) fn is_for(arguments: &[OsString], subcommands: &[String]) -> bool {
    // `--lang de` is none of theirs, and may stand before a subcommand.
    let words = match arguments {
        [lang, _, rest @ ..] if lang == "--lang" => rest,
        [lang, rest @ ..] if lang.to_string_lossy().starts_with("--lang=") => rest,
        _ => arguments,
    };
    let first_is_subcommand =
        words.first().is_some_and(|first| subcommands.iter().any(|name| first == OsStr::new(name)));
    !first_is_subcommand && words.iter().any(|word| MARKS.iter().any(|mark| word == mark))
}

/// Where words go. Both are plain text: whoever calls is a program.
pub(crate) struct Streams<'a> {
    /// Results.
    pub(crate) stdout: &'a mut dyn Write,
    /// Messages.
    pub(crate) stderr: &'a mut dyn Write,
}

impl Streams<'_> {
    fn print(&mut self, text: &str) -> Result<(), Stop> {
        match self.stdout.write_all(text.as_bytes()).and_then(|()| self.stdout.flush()) {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                Err(Stop::file_access(format!("standard output could not be written: {error}")))
            }
            _ => Ok(()),
        }
    }

    /// Nobody is left to tell when this fails.
    fn complain(&mut self, text: &str) {
        let plain = anstream::adapter::strip_str(text).to_string();
        self.stderr.write_all(plain.as_bytes()).ok();
    }
}

/// Does it with the streams of the process.
pub(crate) fn main(arguments: &[OsString]) -> Outcome {
    let (mut stdout, mut stderr) = (io::stdout().lock(), io::stderr().lock());
    run(arguments, &mut Streams { stdout: &mut stdout, stderr: &mut stderr })
}

/// Does what the arguments, without the program's name, ask for.
pub(crate) fn run(arguments: &[OsString], streams: &mut Streams<'_>) -> Outcome {
    let done = Request::parse(arguments).and_then(|request| {
        if request.release {
            streams.print(&format!("Ronde {}\n", env!("CARGO_PKG_VERSION")))?;
        }
        match &request.work {
            None => Ok(Outcome::Done),
            Some(Work::Pair { output }) => pair::run(&request, output.as_deref(), streams),
            Some(Work::Check { round }) => check::run(&request, *round, streams),
            Some(Work::Generate { config }) => generate::run(&request, config.as_deref(), streams),
        }
    });
    match done {
        Ok(outcome) => outcome,
        Err(stop) => {
            streams.complain(&stop.text());
            stop.outcome()
        }
    }
}

/// Reads the tournament of the request.
fn load(request: &Request) -> Result<Loaded, Stop> {
    let file = request.input.clone().unwrap_or_else(|| PathBuf::from("-"));
    load::load(&Input { file, from: None, max_size: None })
}

/// A name without a directory means a place beside the file that is read.
fn beside(name: &Path, read: Option<&Path>) -> PathBuf {
    let bare = name.parent().is_none_or(|parent| parent.as_os_str().is_empty());
    match read.and_then(Path::parent) {
        Some(directory) if bare && !load::is_standard(name) => directory.join(name),
        _ => name.to_owned(),
    }
}
