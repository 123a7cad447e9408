//! How a command ends: exit codes, and the paragraph that says why.

use std::fmt::Write as _;
use std::io::Write as _;
use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;
use std::sync::{Arc, Mutex};

use anstyle::{AnsiColor, Style};
use ronde_words::{CliEndWords, fill};

use crate::{help, language};

/// What the process tells its caller. Scripts depend on these numbers, so they are listed in
/// `--help` and never reused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It was done.
    Done = 0,
    /// The answer is no: no valid pairing exists, or a check found differences.
    Negative = 1,
    /// Ronde itself is at fault.
    Internal = 2,
    /// The file, or the command line, is not as it should be.
    BadInput = 3,
    /// The file is larger than allowed, or a bracket for the procedure of an old book.
    TooLarge = 4,
    /// A file could not be read or written.
    FileAccess = 5,
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> ExitCode {
        ExitCode::from(outcome as u8)
    }
}

/// Why a command stopped before it was done.
#[derive(Debug)]
pub(crate) struct Stop {
    outcome: Outcome,
    /// What happened, where, and what to do: one paragraph.
    message: String,
    /// Lines of the file to look at, ready to be shown.
    excerpt: String,
}

impl Stop {
    /// The answer is no.
    pub(crate) fn negative(message: impl Into<String>) -> Stop {
        Stop::new(Outcome::Negative, message)
    }

    /// Ronde itself is at fault.
    pub(crate) fn internal(message: impl Into<String>) -> Stop {
        Stop::new(Outcome::Internal, message)
    }

    /// The file or the command line is wrong.
    pub(crate) fn bad_input(message: impl Into<String>) -> Stop {
        Stop::new(Outcome::BadInput, message)
    }

    /// The file is larger than allowed, or the work than its budget.
    pub(crate) fn too_large(message: impl Into<String>) -> Stop {
        Stop::new(Outcome::TooLarge, message)
    }

    /// A file could not be read or written.
    pub(crate) fn file_access(message: impl Into<String>) -> Stop {
        Stop::new(Outcome::FileAccess, message)
    }

    /// With lines of the file to look at.
    pub(crate) fn showing(self, excerpt: String) -> Stop {
        Stop { excerpt, ..self }
    }

    /// How the process ends.
    pub(crate) fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// With the name of the file before it, where the message does not say it.
    pub(crate) fn about(self, name: &str) -> Stop {
        Stop { message: format!("{name}: {}", self.message), ..self }
    }

    /// With something more to say after it.
    pub(crate) fn with(self, more: &str) -> Stop {
        Stop { message: format!("{}{more}", self.message), ..self }
    }

    /// What happened and what to do, and the lines to look at: plain text.
    pub(crate) fn words(&self) -> String {
        let excerpt = anstream::adapter::strip_str(&self.excerpt);
        format!("{}\n{excerpt}", self.message).trim_end().to_owned()
    }

    /// What is said on standard error.
    pub(crate) fn text(&self) -> String {
        let error = CliEndWords::of(language::current()).error;
        format!("{ERROR}{error}{ERROR:#} {}\n{}", self.message, self.excerpt)
    }

    fn new(outcome: Outcome, message: impl Into<String>) -> Stop {
        Stop { outcome, message: message.into(), excerpt: String::new() }
    }
}

const ERROR: Style = AnsiColor::Red.on_default().bold();

/// Says on standard error why a command stopped.
pub(crate) fn tell(result: Result<Outcome, Stop>) -> Outcome {
    let stop = match result {
        Ok(outcome) => return outcome,
        Err(stop) => stop,
    };
    complain(&stop.text());
    stop.outcome
}

/// Writes to standard error. Nobody is left to tell when that fails.
pub(crate) fn complain(text: &str) {
    anstream::stderr().write_all(text.as_bytes()).ok();
}

/// What clap made of the arguments when there was nothing to run: help, version, or a mistake.
pub(crate) fn usage(error: &clap::Error) -> Outcome {
    let page = error.render().ansi().to_string();
    if !error.use_stderr() {
        // A reader that went away has seen enough.
        anstream::stdout().write_all(help::in_words(&page).as_bytes()).ok();
        return Outcome::Done;
    }
    complain(&help::told(error));
    Outcome::BadInput
}

/// Runs the command; a panic in it becomes a paragraph and an exit code of its own.
pub(crate) fn guard(command: impl FnOnce() -> Outcome) -> Outcome {
    let said = Arc::new(Mutex::new(String::new()));
    listen(Arc::clone(&said));
    panic::catch_unwind(AssertUnwindSafe(command)).unwrap_or_else(|_| {
        let said = said.lock().map(|said| said.clone()).unwrap_or_default();
        complain(&apology(&said));
        Outcome::Internal
    })
}

/// Keeps what a panic says instead of printing it, unless a backtrace was asked for.
fn listen(said: Arc<Mutex<String>>) {
    let usual = panic::take_hook();
    let backtrace = std::env::var_os("RUST_BACKTRACE").is_some_and(|value| value != "0");
    panic::set_hook(Box::new(move |panic| {
        if backtrace {
            usual(panic);
        }
        if let Ok(mut said) = said.lock() {
            said.clear();
            said.push_str(words(panic.payload()));
            if let Some(place) = panic.location() {
                write!(said, " ({}:{})", place.file(), place.line()).ok();
            }
        }
    }));
}

/// A panic carries its message in one of two shapes.
fn words(payload: &dyn std::any::Any) -> &str {
    let literal = payload.downcast_ref::<&str>().copied();
    literal
        .or(payload.downcast_ref::<String>().map(String::as_str))
        .unwrap_or(CliEndWords::of(language::current()).no_message)
}

fn apology(said: &str) -> String {
    let w = CliEndWords::of(language::current());
    format!("{ERROR}{}{ERROR:#} {}\n", w.internal, fill!(w.apology, said = said))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_an_outcome() {
        let outcome = guard(|| panic!("board {} is missing", 7));
        assert_eq!(Outcome::Internal, outcome);
        assert_eq!(Outcome::Done, guard(|| Outcome::Done));
        let text = apology("board 7 is missing (x.rs:1)");
        assert!(text.contains("this line: board 7 is missing (x.rs:1)."), "{text}");
        assert_eq!(1, text.lines().count(), "one paragraph");
    }

    #[test]
    fn every_code_is_in_the_help() {
        for outcome in [
            Outcome::Done,
            Outcome::Negative,
            Outcome::Internal,
            Outcome::BadInput,
            Outcome::TooLarge,
            Outcome::FileAccess,
        ] {
            let line = format!("\n  {}  ", outcome as u8);
            assert!(help::exit_codes().contains(&line), "{outcome:?}");
        }
    }
}
