//! `ronde man`: the manual pages.

use std::path::{Path, PathBuf};
use std::{fs, io};

use clap_mangen::Man;
use ronde_words::{CliFileWords, fill};

use crate::outcome::{Outcome, Stop};
use crate::{help, language, output};

/// The arguments of `ronde man`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    directory: Option<PathBuf>,
}

/// Prints the page, or writes all of them.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    if let Some(directory) = &args.directory {
        write_all(directory)?;
    } else {
        let page = page(&Man::new(help::expanded())).map_err(|error| unwritten("-", &error))?;
        output::stream(|stdout| stdout.write_all(page.as_bytes()))?;
    }
    Ok(Outcome::Done)
}

fn page(man: &Man) -> io::Result<String> {
    let mut page = Vec::new();
    man.render(&mut page)?;
    Ok(help::in_manual(&String::from_utf8_lossy(&page)))
}

/// Each command has its page, named `ronde-players-import.1`.
fn write_all(directory: &Path) -> Result<(), Stop> {
    let written = fs::create_dir_all(directory)
        .and_then(|()| clap_mangen::generate_to(help::for_manual(), directory))
        .and_then(|()| in_words(directory));
    written.map_err(|error| unwritten(&directory.display().to_string(), &error))
}

/// The pages once more, with the words of the language in place of clap's.
fn in_words(directory: &Path) -> io::Result<()> {
    for file in fs::read_dir(directory)? {
        let path = file?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name.starts_with("ronde") && name.ends_with(".1") {
            fs::write(&path, help::in_manual(&fs::read_to_string(&path)?))?;
        }
    }
    Ok(())
}

fn unwritten(name: &str, error: &io::Error) -> Stop {
    let w = CliFileWords::of(language::current());
    Stop::file_access(fill!(w.pages_not_written, name = name, why = error))
}
