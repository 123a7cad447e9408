//! `ronde players import`.

use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressStyle};
use ronde_lists::import::{ImportError, Imported, Progress, Request, Tell, import};
use ronde_lists::national::Mapping;
use ronde_lists::{Source, Tempo as StoreTempo};
use ronde_report::lists::{columns_told, import_told, row_told};

use crate::language;
use crate::outcome::{self, Outcome, Stop};

/// Import a rating list: FIDE's (text or XML, zipped or not), or a federation's (CSV or xlsx)
///
/// The old list stays in use until the new one is whole, and also if the new one has lost more than
/// half of the players. Lines that cannot be understood are named, and the rest is imported.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The list
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Whose list it is: fide, or a name such as SUI for a federation's
    #[arg(long, value_name = "NAME")]
    source: Option<Source>,
    /// What a FIDE list with one rating column is for; it is kept beside the combined one
    #[arg(long, value_name = "TEMPO")]
    tempo: Option<Tempo>,
    /// Which column of a table holds what: name=Nom,rating=Elo; known heads are found by themselves
    #[arg(long, value_name = "FIELD=HEAD,…", default_value = "", hide_default_value = true)]
    map: Mapping,
    /// Date of the list; the file's own when left out
    #[arg(long, value_name = "DATE")]
    dated: Option<String>,
    /// Take the list even if it looks worse than the one in use
    #[arg(long)]
    force: bool,
}

/// What a rating is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Tempo {
    /// Standard
    Standard,
    /// Rapid
    Rapid,
    /// Blitz
    Blitz,
}

impl From<Tempo> for StoreTempo {
    fn from(tempo: Tempo) -> StoreTempo {
        match tempo {
            Tempo::Standard => StoreTempo::Standard,
            Tempo::Rapid => StoreTempo::Rapid,
            Tempo::Blitz => StoreTempo::Blitz,
        }
    }
}

pub(super) async fn run(args: &Args, folder: &Path) -> Result<Outcome, Stop> {
    let bar = bar();
    let request = Request {
        source: args.source.clone(),
        tempo: args.tempo.map(StoreTempo::from),
        mapping: args.map.clone(),
        dated: args.dated.clone(),
        force: args.force,
    };
    let imported = import(folder, &args.file, request, teller(&bar)).await;
    bar.finish_and_clear();
    let imported = imported.map_err(|error| refused(args, &error))?;
    outcome::complain(&words(&imported));
    Ok(Outcome::Done)
}

fn refused(args: &Args, error: &ImportError) -> Stop {
    let why = import_told(error, language::current());
    let message = format!("{}: {why}. Lists imported before are unchanged.", args.file.display());
    if error.is_about_access() { Stop::file_access(message) } else { Stop::bad_input(message) }
}

/// A bar on the terminal; nothing anywhere else.
fn bar() -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{msg} {bar:40} {percent}%, {elapsed}");
    let bar = ProgressBar::new(1).with_message("reading");
    style.map_or(bar.clone(), |style| bar.with_style(style))
}

fn teller(bar: &ProgressBar) -> Tell {
    let bar = bar.clone();
    Arc::new(move |progress| match progress {
        Progress::Columns(columns) => {
            let told = columns_told(&columns, language::current());
            bar.suspend(|| outcome::complain(&format!("columns: {told}\n")));
        }
        Progress::Read { done, of } => {
            bar.set_length(of);
            bar.set_position(done);
        }
        Progress::Indexing { players } => {
            bar.set_message(format!("indexing {players} players"));
        }
    })
}

fn words(imported: &Imported) -> String {
    let info = &imported.info;
    let mut text = String::new();
    for broken in &imported.first_broken {
        let why = row_told(&broken.trouble, language::current());
        text += &format!("line {} is left out: {why}\n", broken.line);
    }
    let unlisted = info.broken - imported.first_broken.len() as u64;
    if unlisted > 0 {
        text += &format!("and {unlisted} more lines are left out\n");
    }
    let [standard, rapid, blitz] = info.rated;
    text += &format!(
        "{} players of {} ({}) are ready to be searched; with a rating: {standard} standard, \
         {rapid} rapid, {blitz} blitz\n",
        info.players, info.source, info.dated
    );
    if let Some(old) = &imported.replaced {
        text += &format!("they replace {} players of {}\n", old.players, old.dated);
    }
    text
}
