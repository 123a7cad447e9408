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

/// Pair every round of tournament files again, and say where they differ
///
/// A round can be the prescribed one; illegal, with the article it breaks; legal but not the
/// prescribed one, with the first criterion in which it is worse; or right but for its colours.
/// A tournament that is played by a schedule is compared with it.
/// Points are added up again, and ranks are compared with the tie-breaks that the file declares
/// (records 202 and 212) or --tie-breaks names; without any, with the points alone. Directories are
/// searched for .trf, .trfx, .txt, .json, .tunx, .papi and .tdf. The exit code is 0 only if every
/// round of every file is the prescribed one, points and ranks are right, and no file has an error.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Tournament files, and directories of them; - is standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    #[command(flatten)]
    rulebook: Rulebook,
    /// Tie-breaks that the ranks follow, such as DE,BH/C1,SB; those of the file when left out
    #[arg(long, value_name = "LIST")]
    tie_breaks: Option<String>,
    /// Tie-break rules: by the date of the event when left out, else 2026
    #[arg(long, value_name = "YEAR")]
    rules: Option<Year>,
    /// For each round that differs, suppose other numbers, another result or two players kept
    /// apart, and say what would make it the prescribed one
    #[arg(long)]
    hindsight: bool,
    /// Print the verdicts as JSON, for programs (docs/pairing-json.md)
    #[arg(long)]
    json: bool,
    /// Format of the files; found out by itself when left out
    #[arg(long, value_name = "FORMAT")]
    from: Option<format::From>,
    /// Largest file to read: 2GB for JSON when left out; never above 64MB for others
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
