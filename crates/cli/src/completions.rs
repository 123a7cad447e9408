//! `ronde completions`: what the Tab key may offer.

use clap::CommandFactory;
use clap_complete::Shell;

use crate::args::Cli;
use crate::outcome::{Outcome, Stop};
use crate::output;

/// Print a script that completes commands and options in your shell
///
/// For bash: ronde completions bash > ~/.local/share/bash-completion/completions/ronde
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Your shell
    shell: Shell,
}

/// Prints the script.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "ronde", &mut script);
    output::stream(|stdout| stdout.write_all(&script))?;
    Ok(Outcome::Done)
}
