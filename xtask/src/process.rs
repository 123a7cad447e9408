//! Runs another program, shows what it prints while it prints it, and keeps the lines.

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Sender, channel};
use std::thread;

/// What a program printed and how it ended.
pub(crate) struct Finished {
    /// Whether the exit code was zero.
    pub(crate) success: bool,
    /// Standard output and standard error in the order they came, without colours.
    pub(crate) lines: Vec<String>,
}

/// Runs `command` to its end. Each line is kept, and shown if `show` says so.
///
/// Everything is shown on standard output: the caller's own closing line must come last, and two
/// streams would race for that place.
pub(crate) fn run(command: &mut Command, mut show: impl FnMut(&str) -> bool) -> Finished {
    let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = match child {
        Ok(child) => child,
        Err(error) => {
            let line = format!("cannot start {}: {error}", command.get_program().display());
            println!("{line}");
            return Finished { success: false, lines: vec![line] };
        }
    };
    let (sender, receiver) = channel();
    let readers = [
        child.stdout.take().map(|stream| forward(stream, sender.clone())),
        child.stderr.take().map(|stream| forward(stream, sender.clone())),
    ];
    drop(sender);
    let mut lines = Vec::new();
    for line in receiver {
        let plain = without_colours(&line);
        if show(&plain) {
            println!("{line}");
        }
        lines.push(plain);
    }
    for reader in readers.into_iter().flatten() {
        // A reader cannot panic; if it did, its lines are missing and the counts will show it.
        let _ = reader.join();
    }
    Finished { success: child.wait().is_ok_and(|status| status.success()), lines }
}

/// Runs `command` silently; its standard output if it ended well, else what it complained about.
pub(crate) fn capture(command: &mut Command) -> Result<String, String> {
    let output = command
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("cannot start {}: {error}", command.get_program().display()))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        let told = [output.stdout, output.stderr].concat();
        Err(format!(
            "{} failed: {}",
            command.get_program().display(),
            String::from_utf8_lossy(&told).trim()
        ))
    }
}

fn forward(stream: impl Read + Send + 'static, lines: Sender<String>) -> thread::JoinHandle<()> {
    thread::spawn(move || {
        let mut stream = BufReader::new(stream);
        let mut bytes = Vec::new();
        // Bytes, not text: a program under test may print anything.
        while stream.read_until(b'\n', &mut bytes).is_ok_and(|count| count > 0) {
            let line = String::from_utf8_lossy(&bytes).trim_end_matches(['\r', '\n']).to_owned();
            bytes.clear();
            if lines.send(line).is_err() {
                return;
            }
        }
    })
}

/// Takes the escape sequences of terminal colours (`ESC [ … m`) out of a line.
fn without_colours(line: &str) -> String {
    let mut plain = String::with_capacity(line.len());
    let mut characters = line.chars();
    while let Some(character) = characters.next() {
        if character == '\u{1b}' {
            characters.by_ref().find(char::is_ascii_alphabetic);
        } else {
            plain.push(character);
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn both_streams_are_kept_and_the_exit_code_is_told() {
        let finished =
            run(Command::new("sh").args(["-c", "echo out; echo err >&2; exit 3"]), |_| false);
        assert!(!finished.success);
        let mut lines = finished.lines;
        lines.sort();
        assert_eq!(vec!["err", "out"], lines);
    }

    #[test]
    fn a_program_that_does_not_exist_is_a_failure_not_a_panic() {
        let finished = run(&mut Command::new("no-such-program-anywhere"), |_| false);
        assert!(!finished.success);
        assert!(finished.lines[0].starts_with("cannot start no-such-program-anywhere"));
        assert!(capture(&mut Command::new("no-such-program-anywhere")).is_err());
    }

    #[test]
    fn colours_are_taken_out() {
        assert_eq!("Summary 3 passed", without_colours("\u{1b}[32;1mSummary\u{1b}[0m 3 passed"));
        assert_eq!("plain", without_colours("plain"));
    }
}
