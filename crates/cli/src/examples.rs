//! `ronde examples`: commands to try.

use anstyle::{AnsiColor, Style};

use crate::outcome::{Outcome, Stop};
use crate::output;

/// The example in the repository.
const EXAMPLE: &str = "examples/open-9-rounds.trf";

/// Show commands to try
#[derive(Debug, clap::Args)]
pub(crate) struct Args {}

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
        format!("  {type_this}ronde {command:<43}{type_this:#}{words}\n")
    };
    let try_it = |command: &str, words: &str| line(&format!("{command} {EXAMPLE}"), words);
    let mut text = format!(
        "{title}Ronde {version}{title:#}: chess tournaments, paired exactly and explained\n\n"
    );
    text += "The desk in a browser:\n";
    text += &line("", "or ronde serve: run a tournament");
    text += "\nTry it with the example, then put a file of yours (TRF or JSON) in its place:\n";
    text += &try_it("inspect", "what it holds, what is wrong");
    text += &try_it("pair", "the next round");
    text += &try_it("pair --reasons", "the next round, and why");
    text += &try_it("explain", "the next round in plain words");
    text += &try_it("check", "were the rounds paired right?");
    text += &try_it("standings", "ranks, with every tie-break");
    text += &try_it("rate", "what it does to the ratings");
    text += &try_it("norms", "norms made and within reach");
    text += "\nWrite files; the one that you read stays as it is:\n";
    text += &line("pair open.trf -o next.trf", "with the next round added");
    text += &line("convert open.trf open.json", "the same in another format");
    text += &line("generate --players 20 --rounds 7 -o a.trf", "a tournament to practise on");
    text += &line("report open.trf dbase -o open.dbf", "what a federation is sent");
    text += "\nBefore the event, and while it lasts:\n";
    text += &line("simulate open.trf", "who will win, who meets whom next");
    text += &line("plan --players 80 --rounds 7 --fee 40", "what it costs and brings in");
    text += &line("simulate --players 80 --rounds 7,9", "what the number of rounds does");
    text += &line("schedule round-robin --players 6", "every other tournament");
    text += &line("players import players_list.zip", "FIDE's list, to be searched");
    text += &line("players search jensen magn", "who is it?");
    text += "\nFind out more:\n";
    text += &line("help", "every command");
    text += &line("help pair", "one command and all its options");
    text += "\nFrom a copy of the source, `cargo run --release --` stands for `ronde`.\n";
    text
}
