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
use ronde_words::{CliEndWords, CliFileWords, CliPlayersWords, fill};

use crate::outcome::{Outcome, Stop};
use crate::{language, output};

/// The arguments of `ronde players`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
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

/// The arguments of `ronde players search`.
#[derive(Debug, clap::Args)]
struct SearchArgs {
    #[arg(value_name = "WORDS", required = true)]
    words: Vec<String>,
    #[arg(long, value_name = "FED")]
    federation: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 20)]
    #[arg(value_parser = clap::value_parser!(u16).range(1..=1000))]
    limit: u16,
    #[arg(long)]
    json: bool,
}

/// The arguments of `ronde players show`.
#[derive(Debug, clap::Args)]
struct ShowArgs {
    #[arg(value_name = "ID")]
    number: String,
    #[arg(long)]
    json: bool,
}

fn words() -> &'static CliPlayersWords {
    CliPlayersWords::of(language::current())
}

/// Does what was asked.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    let folder = match &args.data {
        Some(folder) => folder.clone(),
        None => data_folder()?,
    };
    // Reading a list and writing its file are two threads of their own; this one only waits.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let w = CliEndWords::of(language::current());
    let runtime = runtime.map_err(|error| Stop::internal(fill!(w.not_ready, why = error)))?;
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
    let w = CliFileWords::of(language::current());
    let strategy = strategy.map_err(|_| Stop::file_access(w.no_data_folder))?;
    Ok(strategy.data_dir().join("ronde").join("lists"))
}

/// The lists, of which there must be one.
async fn open(folder: &Path) -> Result<Lists, Stop> {
    let lists = Lists::open(folder).await.map_err(lookup)?;
    if lists.infos().next().is_none() {
        return Err(Stop::bad_input(fill!(words().no_list, folder = folder.display())));
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
        fill!(words().nobody_called, words = search.words, lists = listing::lists(&lists))
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
        let lists = listing::lists(&lists);
        fill!(words().nobody_numbered, number = args.number, lists = lists)
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
