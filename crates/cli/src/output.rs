//! Standard output.

use std::io::{self, Write};

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
            Err(Stop::file_access(format!("standard output could not be written: {error}")))
        }
        _ => Ok(()),
    }
}
