//! The command line as a whole. Each subcommand's options are in its own file.

use clap::{CommandFactory, Parser, Subcommand};

use crate::{
    check, completions, convert, examples, explain, export, generate, handover, import, inspect,
    man, norms, outcome, pair, plan, players, rate, report, schedule, serve, simulate, standings,
    verify, what_if,
};

/// Chess tournaments, paired exactly and explained.
///
/// Alone it opens the desk in a browser. Its commands pair, check, make up and convert tournaments.
/// It reads the files of the field: TRF06, TRF16, TRF26, the dialects of JaVaFo and bbpPairings,
/// and Ronde's own JSON form. Results go to standard output, messages to standard error; - as a
/// file name is standard input or output.
#[derive(Debug, Parser)]
#[command(name = "ronde", version, after_help = outcome::EXIT_CODES, max_term_width = 100)]
pub(crate) struct Cli {
    /// What to do; without it, the desk opens in a browser.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// The subcommands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    #[command(after_help = outcome::EXIT_CODES)]
    Inspect(inspect::Args),
    #[command(after_help = outcome::EXIT_CODES)]
    Convert(convert::Args),
    #[command(after_help = outcome::EXIT_CODES)]
    Pair(pair::Args),
    #[command(after_help = outcome::EXIT_CODES)]
    Check(check::Args),
    #[command(after_help = outcome::EXIT_CODES)]
    Explain(Box<explain::Args>),
    #[command(after_help = outcome::EXIT_CODES)]
    Generate(Box<generate::Args>),
    #[command(after_help = outcome::EXIT_CODES)]
    Simulate(Box<simulate::Args>),
    Schedule(Box<schedule::Args>),
    #[command(after_help = outcome::EXIT_CODES)]
    Standings(Box<standings::Args>),
    #[command(after_help = outcome::EXIT_CODES)]
    Rate(Box<rate::Args>),
    #[command(after_help = outcome::EXIT_CODES)]
    Norms(norms::Args),
    #[command(after_help = outcome::EXIT_CODES)]
    Report(Box<report::Args>),
    #[command(after_help = outcome::EXIT_CODES)]
    Plan(Box<plan::Args>),
    #[command(after_help = outcome::EXIT_CODES)]
    Players(players::Args),
    #[command(after_help = outcome::EXIT_CODES)]
    Serve(serve::Args),
    #[command(after_help = outcome::EXIT_CODES)]
    Import(import::Args),
    #[command(after_help = outcome::EXIT_CODES)]
    Export(export::Args),
    #[command(after_help = outcome::EXIT_CODES)]
    HandOver(handover::Args),
    #[command(after_help = outcome::EXIT_CODES)]
    Verify(verify::Args),
    #[command(after_help = outcome::EXIT_CODES)]
    WhatIf(Box<what_if::Args>),
    Examples(examples::Args),
    Completions(completions::Args),
    Man(man::Args),
}

/// The names of all subcommands.
pub(crate) fn subcommands() -> Vec<String> {
    let command = Cli::command();
    let names = command.get_subcommands().map(|command| command.get_name().to_owned());
    names.chain(["help".to_owned()]).collect()
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_definitions_fit_together() {
        super::Cli::command().debug_assert();
    }
}
