//! What `ronde` says when nothing was asked.

use anstyle::{AnsiColor, Style};

use crate::outcome::{Outcome, Stop};
use crate::output;

/// The example in the repository.
const EXAMPLE: &str = "examples/open-9-rounds.trf";

/// Shows what can be done.
pub(crate) fn run() -> Result<Outcome, Stop> {
    output::print(&screen())?;
    Ok(Outcome::Done)
}

fn screen() -> String {
    let title = Style::new().bold();
    let type_this = AnsiColor::Green.on_default();
    let version = env!("CARGO_PKG_VERSION");
    let line = |command: &str, words: &str| {
        format!("  {type_this}ronde {command:<42}{type_this:#}{words}\n")
    };
    let mut text =
        format!("{title}Ronde {version}{title:#}: chess tournaments, from file to file\n\n");
    text += "Look at a tournament and what is missing or wrong in it:\n";
    text += &line(&format!("inspect {EXAMPLE}"), "an example to try");
    text += &line("inspect open.trf", "a file of yours (TRF or JSON)");
    text += "\nTurn one kind of file into another:\n";
    text += &line("convert open.trf open.json", "for programs, and for very large fields");
    text += &line("convert old.trf new.trf --to trf26", "FIDE's format of 2026");
    text += "\nFind out more:\n";
    text += &line("help", "every command");
    text += &line("help convert", "one command and all its options");
    text += "\nFrom a copy of the source, `cargo run --release --` stands for `ronde`.\n";
    text
}
