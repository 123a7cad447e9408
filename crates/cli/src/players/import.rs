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
use ronde_words::{CliFileWords, fill};

use super::words as told;
use crate::outcome::{self, Outcome, Stop};
use crate::{help, language};

/// The arguments of `ronde players import`.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "NAME")]
    source: Option<Source>,
    #[arg(long, value_name = "TEMPO")]
    #[arg(value_parser = help::offered::<Tempo>("tempo"))]
    tempo: Option<Tempo>,
    #[arg(long, value_name = "FIELD=HEAD,…", default_value = "", hide_default_value = true)]
    map: Mapping,
    #[arg(long, value_name = "DATE")]
    dated: Option<String>,
    #[arg(long)]
    force: bool,
}

/// What a rating is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Tempo {
    Standard,
    Rapid,
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
    let message = fill!(told().not_imported, name = args.file.display(), why = why);
    if error.is_about_access() { Stop::file_access(message) } else { Stop::bad_input(message) }
}

/// A bar on the terminal; nothing anywhere else.
fn bar() -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{msg} {bar:40} {percent}%, {elapsed}");
    let bar = ProgressBar::new(1).with_message(CliFileWords::of(language::current()).reading);
    style.map_or(bar.clone(), |style| bar.with_style(style))
}

fn teller(bar: &ProgressBar) -> Tell {
    let bar = bar.clone();
    Arc::new(move |progress| match progress {
        Progress::Columns(columns) => {
            let words = columns_told(&columns, language::current());
            let columns = fill!(told().columns, words = words);
            bar.suspend(|| outcome::complain(&format!("{columns}\n")));
        }
        Progress::Read { done, of } => {
            bar.set_length(of);
            bar.set_position(done);
        }
        Progress::Indexing { players } => {
            bar.set_message(fill!(told().indexing, n = players));
        }
    })
}

fn words(imported: &Imported) -> String {
    let (w, info) = (told(), &imported.info);
    let mut text = String::new();
    for broken in &imported.first_broken {
        let why = row_told(&broken.trouble, language::current());
        let out = fill!(w.line_left_out, line = broken.line, why = why);
        text += &format!("{out}\n");
    }
    let unlisted = info.broken - imported.first_broken.len() as u64;
    if unlisted > 0 {
        text += &format!("{}\n", fill!(w.more_left_out, n = unlisted));
    }
    let [standard, rapid, blitz] = info.rated;
    text += &fill!(
        w.ready,
        players = info.players,
        source = info.source,
        dated = info.dated,
        standard = standard,
        rapid = rapid,
        blitz = blitz,
    );
    text += "\n";
    if let Some(old) = &imported.replaced {
        let replaced = fill!(w.replaced, players = old.players, dated = old.dated);
        text += &format!("{replaced}\n");
    }
    text
}
