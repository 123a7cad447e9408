//! `ronde completions`: what the Tab key may offer.

use clap_complete::Shell;

use crate::outcome::{Outcome, Stop};
use crate::{help, output};

/// The arguments of `ronde completions`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    shell: Shell,
}

/// Prints the script.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut help::expanded(), "ronde", &mut script);
    output::stream(|stdout| stdout.write_all(&script))?;
    Ok(Outcome::Done)
}
