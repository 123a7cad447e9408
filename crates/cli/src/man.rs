//! `ronde man`: the manual pages.

use std::fs;
use std::path::{Path, PathBuf};

use clap::CommandFactory;

use crate::args::Cli;
use crate::outcome::{Outcome, Stop};
use crate::output;

/// Print the manual page, or write the pages of all commands into a directory
///
/// To read it at once: ronde man | man -l -
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Directory for ronde.1, ronde-inspect.1 and so on; made if it does not exist
    directory: Option<PathBuf>,
}

/// Prints the page, or writes all of them.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    match &args.directory {
        Some(directory) => write_all(directory)?,
        None => output::stream(|stdout| clap_mangen::Man::new(Cli::command()).render(stdout))?,
    }
    Ok(Outcome::Done)
}

fn write_all(directory: &Path) -> Result<(), Stop> {
    let written = fs::create_dir_all(directory)
        .and_then(|()| clap_mangen::generate_to(Cli::command(), directory));
    written.map_err(|error| {
        let name = directory.display();
        Stop::file_access(format!("the pages could not be written into {name}: {error}."))
    })
}
