//! `ronde players`: the rating lists, and whom a list of entries means.

mod convert;
mod entering;
mod import;
mod listing;
mod wire;

use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use ronde_lists::lists::{Lists, LookupError, Search};
use ronde_report::lists::lookup_told;

use crate::outcome::{Outcome, Stop};
use crate::{language, output};

/// Keep rating lists, and look players up in them
///
/// FIDE's lists and those of federations are imported once and searched from then on without a
/// network. Each has a file of its own in the data folder; a new list takes the place of the old
/// one only when it is whole.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
    /// Folder of the lists; the user's own data folder when left out
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    Import(import::Args),
    Search(SearchArgs),
    Show(ShowArgs),
    Match(entering::Args),
    Convert(convert::Args),
}

/// Find players by the beginnings of their names, in any order, or of their number
///
/// Case and accents do not matter. Where few are found, one mistake in one word is forgiven; such
/// players come last and are marked.
#[derive(Debug, clap::Args)]
struct SearchArgs {
    /// Names or a number, as far as they are known
    #[arg(value_name = "WORDS", required = true)]
    words: Vec<String>,
    /// Only players of this federation
    #[arg(long, value_name = "FED")]
    federation: Option<String>,
    /// At most so many players
    #[arg(long, value_name = "N", default_value_t = 20)]
    #[arg(value_parser = clap::value_parser!(u16).range(1..=1000))]
    limit: u16,
    /// Print JSON, for programs
    #[arg(long)]
    json: bool,
}

/// Show one player with all his ratings: of every list, with its date
#[derive(Debug, clap::Args)]
struct ShowArgs {
    /// FIDE number, or the number in a national list
    #[arg(value_name = "ID")]
    number: String,
    /// Print JSON, for programs
    #[arg(long)]
    json: bool,
}

/// Does what was asked.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    let folder = match &args.data {
        Some(folder) => folder.clone(),
        None => data_folder()?,
    };
    // Reading a list and writing its file are two threads of their own; this one only waits.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime
        .map_err(|error| Stop::internal(format!("the program could not get ready: {error}.")))?;
    runtime.block_on(async {
        match &args.command {
            Command::Import(args) => import::run(args, &folder).await,
            Command::Search(args) => search(args, &folder).await,
            Command::Show(args) => show(args, &folder).await,
            Command::Match(args) => entering::run(args, &folder).await,
            Command::Convert(args) => convert::run(args),
        }
    })
}

fn data_folder() -> Result<PathBuf, Stop> {
    let strategy = etcetera::choose_base_strategy();
    let strategy = strategy
        .map_err(|_| Stop::file_access("your data folder is not known. Name one with --data."))?;
    Ok(strategy.data_dir().join("ronde").join("lists"))
}

/// The lists, of which there must be one.
async fn open(folder: &Path) -> Result<Lists, Stop> {
    let lists = Lists::open(folder).await.map_err(lookup)?;
    if lists.infos().next().is_none() {
        return Err(Stop::bad_input(format!(
            "there is no rating list in {} yet. Download FIDE's list of players (TXT or XML, \
             zipped \
             or not) and import it: ronde players import players_list.zip",
            folder.display()
        )));
    }
    Ok(lists)
}

#[expect(clippy::needless_pass_by_value, reason = "it stands where an error is mapped")]
fn lookup(error: LookupError) -> Stop {
    Stop::file_access(format!("{}.", lookup_told(&error, language::current())))
}

async fn search(args: &SearchArgs, folder: &Path) -> Result<Outcome, Stop> {
    let lists = open(folder).await?;
    let search = Search {
        words: args.words.join(" "),
        federation: args.federation.clone(),
        limit: args.limit.into(),
    };
    let people = lists.search(&search).await.map_err(lookup)?;
    if args.json {
        output::print(&wire::people(&people))?;
    } else if !people.is_empty() {
        output::print(&listing::people(&people))?;
    }
    found(people.is_empty(), args.json, || {
        format!("nobody is called \"{}\" in {}.", search.words, listing::lists(&lists))
    })
}

async fn show(args: &ShowArgs, folder: &Path) -> Result<Outcome, Stop> {
    let lists = open(folder).await?;
    let people = lists.show(args.number.trim()).await.map_err(lookup)?;
    if args.json {
        output::print(&wire::people(&people))?;
    } else {
        for person in &people {
            output::print(&listing::person(person))?;
        }
    }
    found(people.is_empty(), args.json, || {
        format!("nobody has the number {} in {}.", args.number, listing::lists(&lists))
    })
}

/// Nobody found is an answer too, with the exit code of a no.
fn found(nobody: bool, json: bool, words: impl Fn() -> String) -> Result<Outcome, Stop> {
    match (nobody, json) {
        (false, _) => Ok(Outcome::Done),
        (true, true) => Ok(Outcome::Negative),
        (true, false) => Err(Stop::negative(words())),
    }
}
