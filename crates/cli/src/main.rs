//! The executable `ronde`: arguments in, the work of the other rooms, words and exit codes out.
//!
//! | To find | look in |
//! |---|---|
//! | a subcommand: its options and what it does | the file with its name |
//! | exit codes, and how a command stops | `outcome` |
//! | reading any tournament file, writing one safely | `load`, `save` |
//! | the command lines of JaVaFo and bbpPairings | `dropin` |
//! | what `--json` prints | `wire` |
//! | the language of a run; the words of `--help` | `language`, `help` |
//! | showing a line with a caret under the column | `snippet` |
#![deny(clippy::too_many_lines)]
#![expect(clippy::format_push_string, reason = "pages are short; plain sentences read better")]

mod args;
mod check;
mod completions;
mod convert;
mod dropin;
mod examples;
mod explain;
mod export;
mod form;
mod format;
mod generate;
mod handover;
mod help;
mod import;
mod inspect;
mod journal;
mod language;
mod load;
mod man;
mod norms;
mod outcome;
mod output;
mod pair;
mod place;
mod plan;
mod players;
mod rate;
mod report;
mod save;
mod schedule;
mod serve;
mod simulate;
mod size;
mod snippet;
mod standings;
mod verify;
mod what_if;
mod wire;

use std::ffi::OsString;
use std::process::ExitCode;

use args::{Cli, Command};
use clap::FromArgMatches;
use clap::error::ErrorKind;
use outcome::{Outcome, Stop};

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    outcome::guard(|| {
        // Callers of other engines find their command lines here; see `dropin`. They are programs:
        // no language is settled, which leaves English.
        match arguments.get(1..) {
            Some(words) if dropin::is_for(words, &args::subcommands()) => dropin::main(words),
            _ => {
                language::settle(&arguments);
                command_line(&arguments)
            }
        }
    })
    .into()
}

/// The arguments as subcommands and options.
fn command_line(arguments: &[OsString]) -> Outcome {
    match parsed(help::bare(), arguments) {
        Ok(cli) => outcome::tell(run(cli)),
        Err(error) if error.kind() == ErrorKind::DisplayVersion => outcome::usage(&error),
        // Read once more by the definitions that have the words to tell it.
        Err(_) => match parsed(help::command(), arguments) {
            Ok(cli) => outcome::tell(run(cli)),
            Err(error) => outcome::usage(&error),
        },
    }
}

fn parsed(mut command: clap::Command, arguments: &[OsString]) -> Result<Cli, clap::Error> {
    let matches = command.try_get_matches_from_mut(arguments)?;
    Cli::from_arg_matches(&matches).map_err(|error| error.format(&mut command))
}

fn run(cli: Cli) -> Result<Outcome, Stop> {
    match cli.command {
        None => serve::run(&serve::Args::default()),
        Some(Command::Inspect(args)) => inspect::run(&args),
        Some(Command::Convert(args)) => convert::run(&args),
        Some(Command::Pair(args)) => pair::run(&args),
        Some(Command::Check(args)) => check::run(&args),
        Some(Command::Explain(args)) => explain::run(&args),
        Some(Command::Generate(args)) => generate::run(&args),
        Some(Command::Simulate(args)) => simulate::run(&args),
        Some(Command::Schedule(args)) => schedule::run(&args),
        Some(Command::Standings(args)) => standings::run(&args),
        Some(Command::Rate(args)) => rate::run(&args),
        Some(Command::Norms(args)) => norms::run(&args),
        Some(Command::Report(args)) => report::run(&args),
        Some(Command::Plan(args)) => plan::run(&args),
        Some(Command::Players(args)) => players::run(&args),
        Some(Command::Import(args)) => import::run(&args),
        Some(Command::Export(args)) => export::run(&args),
        Some(Command::HandOver(args)) => handover::run(&args),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Examples(_)) => examples::run(),
        Some(Command::Verify(args)) => verify::run(&args),
        Some(Command::WhatIf(args)) => what_if::run(&args),
        Some(Command::Completions(args)) => completions::run(&args),
        Some(Command::Man(args)) => man::run(&args),
    }
}
