//! Standard output.

use std::io::{self, Write};

use ronde_words::{CliFileWords, fill};

use crate::language;
use crate::outcome::Stop;

/// Writes text; colours are left out where they would not be seen.
pub(crate) fn print(text: &str) -> Result<(), Stop> {
    let mut stdout = anstream::stdout().lock();
    checked(stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()))
}

/// Lets a function write bytes as they are.
pub(crate) fn stream(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), Stop> {
    let mut stdout = io::stdout().lock();
    checked(write(&mut stdout).and_then(|()| stdout.flush()))
}

/// A reader that has seen enough and went away is no failure: `ronde inspect x.trf | head`.
fn checked(result: io::Result<()>) -> Result<(), Stop> {
    match result {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            let w = CliFileWords::of(language::current());
            Err(Stop::file_access(fill!(w.no_output, why = error)))
        }
        _ => Ok(()),
    }
}
