//! The command line as a whole. Each subcommand's options are in its own file.

use clap::{CommandFactory, Parser, Subcommand};

use crate::{
    check, completions, convert, examples, explain, export, generate, handover, import, inspect,
    man, norms, pair, plan, players, rate, report, schedule, serve, simulate, standings, verify,
    what_if,
};

/// Everything that can stand behind `ronde`. What help says of it is in the catalogues.
#[derive(Debug, Parser)]
#[command(name = "ronde", version, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// The subcommands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Inspect(inspect::Args),
    Convert(convert::Args),
    Pair(pair::Args),
    Check(check::Args),
    Explain(Box<explain::Args>),
    Generate(Box<generate::Args>),
    Simulate(Box<simulate::Args>),
    Schedule(Box<schedule::Args>),
    Standings(Box<standings::Args>),
    Rate(Box<rate::Args>),
    Norms(norms::Args),
    Report(Box<report::Args>),
    Plan(Box<plan::Args>),
    Players(players::Args),
    Serve(serve::Args),
    Import(import::Args),
    Export(export::Args),
    HandOver(handover::Args),
    Verify(verify::Args),
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
