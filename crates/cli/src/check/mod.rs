//! `ronde check`: every round of every file paired again and compared.

mod files;
pub(crate) mod hindsight;
pub(crate) mod ranks;
pub(crate) mod report;
pub(crate) mod tally;
pub(crate) mod tournament;
pub(crate) mod verdict;

use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use ronde_words::{CheckWords, ProgressWords, fill};

use crate::format;
use crate::help;
use crate::load::{self, Input};
use crate::outcome::{Outcome, Stop};
use crate::pair::choice::Rulebook;
use crate::standings::choice::{Rules, Year};
use crate::{language, output, schedule, size, wire};
use ranks::Ranks;
use report::{Page, Report};
use tally::Tally;
use tournament::Checked;

/// Files that are checked before their reports are printed: enough to keep every core busy, few
/// enough that the reader need not wait.
const BATCH: usize = 256;

/// The arguments of `ronde check`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    #[command(flatten)]
    rulebook: Rulebook,
    #[arg(long, value_name = "LIST")]
    tie_breaks: Option<String>,
    #[arg(long, value_name = "YEAR")]
    #[arg(value_parser = help::offered::<Year>("rules"))]
    rules: Option<Year>,
    #[arg(long)]
    hindsight: bool,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "FORMAT")]
    #[arg(value_parser = help::offered::<format::From>("from"))]
    from: Option<format::From>,
    #[arg(long, value_name = "SIZE", value_parser = size::parse)]
    max_size: Option<u64>,
}

/// Checks all files.
pub(crate) fn run(args: &Args) -> Result<Outcome, Stop> {
    let start = Instant::now();
    let files = files::find(&args.files)?;
    let bar = progress(files.len());
    let mut tally = Tally::default();
    let mut entries = Vec::new();
    for batch in files.chunks(BATCH) {
        let mut text = String::new();
        for report in reports(args, batch, &bar) {
            tally.add(&report.tally);
            match report.page {
                Page::Text(page) => text += &page,
                Page::Json(entry) => entries.push(entry),
            }
        }
        bar.suspend(|| output::print(&text))?;
    }
    bar.finish_and_clear();
    output::print(&if args.json {
        wire::check::page(&entries, &tally)
    } else {
        let spent = start.elapsed().as_millis();
        format!("{} ({}.{} s)\n", tally.words(), spent / 1000, spent % 1000 / 100)
    })?;
    Ok(tally.outcome())
}

/// Checks some files at once; their reports come in the order of the files.
fn reports(args: &Args, files: &[PathBuf], bar: &ProgressBar) -> Vec<Report> {
    let checked = files.par_iter().map(|file| {
        let report = report(args, file);
        bar.inc(1);
        report
    });
    checked.collect()
}

/// A bar on the terminal; nothing anywhere else.
fn progress(files: usize) -> ProgressBar {
    if files < BATCH {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(files as u64);
    let w = ProgressWords::of(language::current());
    let (bar_of, done, time) = ("{bar:40}", "{pos}/{len}", "{eta}");
    let words = fill!(w.checking, bar = bar_of, done = done, time = time);
    let style = ProgressStyle::with_template(&words);
    style.map_or(bar.clone(), |style| bar.with_style(style))
}

/// What is to be said about one file. A fault of the engine spoils this file and no other.
fn report(args: &Args, file: &Path) -> Report {
    let input = Input { file: file.to_owned(), from: args.from, max_size: args.max_size };
    let checked = panic::catch_unwind(AssertUnwindSafe(|| {
        let loaded = load::load(&input)?;
        let rules = Rules::new(args.tie_breaks.clone(), args.rules);
        if args.rulebook.system.is_none()
            && let Some(compared) = schedule::of_schedule(&loaded)
        {
            let ranks = Ranks::of(&loaded, &rules)?;
            return Ok(report::of_schedule(&loaded, &compared?, &ranks, args.json));
        }
        let mut checked = Checked::of(&loaded, &args.rulebook)?;
        checked.ranks = Ranks::of(&loaded, &rules)?;
        if args.hindsight {
            checked.suppose();
        }
        Ok(report::of(&loaded, &checked, args.json))
    }));
    let stop = match checked {
        Ok(Ok(report)) => return report,
        Ok(Err(stop)) => stop,
        Err(_) => {
            let w = CheckWords::of(language::current());
            Stop::internal(fill!(w.stopped, name = file.display()))
        }
    };
    report::unreadable(&load::name(file), &stop, args.json)
}
